"""Those who play Pax Pamir: no search, only what can be seen on the table."""
