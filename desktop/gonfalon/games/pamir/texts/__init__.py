"""The words of Pax Pamir."""
