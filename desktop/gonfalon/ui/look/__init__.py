"""The look of the program: colours, fonts, drawings, panels, cards and state marks, without any rule of a game."""
