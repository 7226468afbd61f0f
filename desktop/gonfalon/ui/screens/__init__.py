"""The screens that fill the window, one at a time; they emit signals and know nothing of each other."""
