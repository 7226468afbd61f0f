"""Wakhan, the automated opponent: deterministic given the order of her cards (W).

`turn` is her turn (W10), `answers` what she says where she is asked like anybody else. `card` and `loyalty` read her
current card, `priority` chooses among court cards, `ambition`, `radicalizing` and `instructions` say what she buys,
`playing` and `placing` how she plays it. `acting` uses her court, with `treasury`, `fighting` and `moving` for the
actions. All that she does is told with a reason, which the texts put into words. What the rules leave open is marked
[ours].
"""
