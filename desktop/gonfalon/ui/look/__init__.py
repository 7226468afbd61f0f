"""How everything looks: colours, letters, drawings, panels, cards and marks of a state, without any rule of a game."""
