"""Ordonance: five territories, armies of four cards, and control as soon as it is certain."""
