"""Pennons: a small game for two to four, written against the program as a stranger would, to see that this is all.

Everybody holds five of the pennons 1 to 20, which nobody else sees, and hoists one on one of three towers in turn. A
tower belongs to the family whose pennons there are worth most, to nobody where two are equal. Who holds the most towers
in the end wins.
"""
