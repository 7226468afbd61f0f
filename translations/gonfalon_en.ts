<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Chronicle</name>
    <message numerus="yes">
        <source>{family} keeps its card face-down: %n influence on it.</source>
        <translation>
            <numerusform>{family} keeps its card face-down: %n influence on it.</numerusform>
            <numerusform>{family} keeps its card face-down: %n influence on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps its {card} face-down: %n influence on it.</source>
        <translation>
            <numerusform>{family} keeps its {card} face-down: %n influence on it.</numerusform>
            <numerusform>{family} keeps its {card} face-down: %n influence on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and takes %n from it.</source>
        <translation>
            <numerusform>{family} reveals the {card} and takes %n from it.</numerusform>
            <numerusform>{family} reveals the {card} and takes %n from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and earns %n.</source>
        <translation>
            <numerusform>{family} reveals the {card} and earns %n.</numerusform>
            <numerusform>{family} reveals the {card} and earns %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and earns %n, twice what lay on it.</source>
        <translation>
            <numerusform>{family} reveals the {card} and earns %n, twice what lay on it.</numerusform>
            <numerusform>{family} reveals the {card} and earns %n, twice what lay on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{family} reveals the {card}; %n influence on it is lost.</numerusform>
            <numerusform>{family} reveals the {card}; %n influence on it is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and pays %n from it.</source>
        <translation>
            <numerusform>{family} reveals the {card} and pays %n from it.</numerusform>
            <numerusform>{family} reveals the {card} and pays %n from it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card}, pays {paid} from it and takes %n.</source>
        <translation>
            <numerusform>{family} reveals the {card}, pays {paid} from it and takes %n.</numerusform>
            <numerusform>{family} reveals the {card}, pays {paid} from it and takes %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates {victim_family}’s {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{family}’s {card} eliminates {victim_family}’s {victim}; %n influence on it is lost.</numerusform>
            <numerusform>{family}’s {card} eliminates {victim_family}’s {victim}; %n influence on it is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates {family}’s own {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{family}’s {card} eliminates {family}’s own {victim}; %n influence on it is lost.</numerusform>
            <numerusform>{family}’s {card} eliminates {family}’s own {victim}; %n influence on it is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} is discarded; %n influence on it is lost.</source>
        <translation>
            <numerusform>{family}’s {card} is discarded; %n influence on it is lost.</numerusform>
            <numerusform>{family}’s {card} is discarded; %n influence on it is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reserves the {card} with %n influence on it.</source>
        <translation>
            <numerusform>{family} reserves the {card} with %n influence on it.</numerusform>
            <numerusform>{family} reserves the {card} with %n influence on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} earns %n.</source>
        <translation>
            <numerusform>{family}’s {card} earns %n.</numerusform>
            <numerusform>{family}’s {card} earns %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes %n from its card.</source>
        <translation>
            <numerusform>{family} takes %n from its card.</numerusform>
            <numerusform>{family} takes %n from its card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes %n from its {card}.</source>
        <translation>
            <numerusform>{family} takes %n from its {card}.</numerusform>
            <numerusform>{family} takes %n from its {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} takes %n from {victim_family}.</source>
        <translation>
            <numerusform>{family}’s {card} takes %n from {victim_family}.</numerusform>
            <numerusform>{family}’s {card} takes %n from {victim_family}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on {victim_family}’s card.</source>
        <translation>
            <numerusform>{family}’s {card} puts %n influence on {victim_family}’s card.</numerusform>
            <numerusform>{family}’s {card} puts %n influence on {victim_family}’s card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on {victim_family}’s {victim}.</source>
        <translation>
            <numerusform>{family}’s {card} puts %n influence on {victim_family}’s {victim}.</numerusform>
            <numerusform>{family}’s {card} puts %n influence on {victim_family}’s {victim}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts {amount} influence on each of %n card(s).</source>
        <translation>
            <numerusform>{family}’s {card} puts {amount} influence on %n card.</numerusform>
            <numerusform>{family}’s {card} puts {amount} influence on each of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s card loses %n influence.</source>
        <translation>
            <numerusform>{family}’s card loses %n influence.</numerusform>
            <numerusform>{family}’s card loses %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} loses %n influence.</source>
        <translation>
            <numerusform>{family}’s {card} loses %n influence.</numerusform>
            <numerusform>{family}’s {card} loses %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} loses {amount} influence from each of %n card(s).</source>
        <translation>
            <numerusform>{family} loses {amount} influence from %n card.</numerusform>
            <numerusform>{family} loses {amount} influence from each of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}, {card}, face-up, card {place} of {places}, %n influence.</source>
        <translation>
            <numerusform>{family}, {card}, face-up, card {place} of {places}, %n influence.</numerusform>
            <numerusform>{family}, {card}, face-up, card {place} of {places}, %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}, face-down, card {place} of {places}, %n influence.</source>
        <translation>
            <numerusform>{family}, face-down, card {place} of {places}, %n influence.</numerusform>
            <numerusform>{family}, face-down, card {place} of {places}, %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}, {card}, face-down, card {place} of {places}, %n influence.</source>
        <translation>
            <numerusform>{family}, {card}, face-down, card {place} of {places}, %n influence.</numerusform>
            <numerusform>{family}, {card}, face-down, card {place} of {places}, %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}, {card}, in reserve, %n influence.</source>
        <translation>
            <numerusform>{family}, {card}, in reserve, %n influence.</numerusform>
            <numerusform>{family}, {card}, in reserve, %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under it.</source>
        <translation>
            <numerusform>%n card under it.</numerusform>
            <numerusform>%n cards under it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdict token(s) on it.</source>
        <translation>
            <numerusform>%n verdict token on it.</numerusform>
            <numerusform>%n verdict tokens on it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message numerus="yes">
        <source>{name}, with %n influence</source>
        <translation>
            <numerusform>{name}, with %n influence</numerusform>
            <numerusform>{name}, with %n influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}, with %n influence each</source>
        <translation>
            <numerusform>{names}, with %n influence each</numerusform>
            <numerusform>{names}, with %n influence each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card} of {name}, face down for %n round(s)</source>
        <translation>
            <numerusform>{card} of {name}, face down for %n round</numerusform>
            <numerusform>{card} of {name}, face down for %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QueueStrip</name>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n influence</numerusform>
            <numerusform>%n influence</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message numerus="yes">
        <source>%n of 5 seats taken; drag a crest to change the order</source>
        <translation>
            <numerusform>%n of 5 seats taken; drag a crest to change the order</numerusform>
            <numerusform>%n of 5 seats taken; drag a crest to change the order</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>1 more on it, %n in all</source>
        <translation>
            <numerusform>1 more on it, %n in all</numerusform>
            <numerusform>1 more on it, %n in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n on it is lost; it acts now</source>
        <translation>
            <numerusform>The %n on it is lost; it acts now</numerusform>
            <numerusform>The %n on it is lost; it acts now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n on it stays; it acts now</source>
        <translation>
            <numerusform>The %n on it stays; it acts now</numerusform>
            <numerusform>The %n on it stays; it acts now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n from it; it acts now</source>
        <translation>
            <numerusform>Take %n from it; it acts now</numerusform>
            <numerusform>Take %n from it; it acts now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence on it</source>
        <translation>
            <numerusform>%n influence on it</numerusform>
            <numerusform>%n influence on it</numerusform>
        </translation>
    </message>
</context>
</TS>
