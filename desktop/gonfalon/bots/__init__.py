"""Players that are not people: the kinds of bots, and the process in which they think."""
