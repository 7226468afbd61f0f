"""Learning to play: games of a learner against a league, and what they teach. Needs numpy."""
