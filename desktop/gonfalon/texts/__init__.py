"""Sentences about cards and events, in the language of the reader."""
