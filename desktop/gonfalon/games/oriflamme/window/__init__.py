"""The table of Oriflamme: how its cards lie, move and are told."""
