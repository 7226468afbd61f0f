<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Balance</name>
    <message numerus="yes">
        <source>%n game(s) of four chancellors with the last version without mistakes</source>
        <translation>
            <numerusform>%n game of four chancellors with the last version without mistakes</numerusform>
            <numerusform>%n games of four chancellors with the last version without mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of four squires with the last version without mistakes</source>
        <translation>
            <numerusform>%n game of four squires with the last version without mistakes</numerusform>
            <numerusform>%n games of four squires with the last version without mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with this card say too little about it yet.</source>
        <translation>
            <numerusform>%n game with this card says too little about it yet.</numerusform>
            <numerusform>%n games with this card say too little about it yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message numerus="yes">
        <source>pay %n influence from this card to reveal it</source>
        <translation>
            <numerusform>pay %n influence from this card to reveal it</numerusform>
            <numerusform>pay %n influence from this card to reveal it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more influence</source>
        <translation>
            <numerusform>%n more influence</numerusform>
            <numerusform>%n more influence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n influence</numerusform>
            <numerusform>%n influence</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message numerus="yes">
        <source>{count} of %n character(s)</source>
        <extracomment>how many letters a text has, of how many there is room for</extracomment>
        <translation>
            <numerusform>{count} of %n character</numerusform>
            <numerusform>{count} of %n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in Ukrainian</source>
        <translation>
            <numerusform>%n text is missing in Ukrainian</numerusform>
            <numerusform>%n texts are missing in Ukrainian</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in Russian</source>
        <translation>
            <numerusform>%n text is missing in Russian</numerusform>
            <numerusform>%n texts are missing in Russian</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in Polish</source>
        <translation>
            <numerusform>%n text is missing in Polish</numerusform>
            <numerusform>%n texts are missing in Polish</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in English</source>
        <translation>
            <numerusform>%n text is missing in English</numerusform>
            <numerusform>%n texts are missing in English</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message numerus="yes">
        <source>{family} keeps card {slot} face down: %n influence on it.</source>
        <translation>
            <numerusform>{family} keeps card {slot} face down: %n influence on it.</numerusform>
            <numerusform>{family} keeps card {slot} face down: %n influence on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps its {card} face down: %n influence on it.</source>
        <translation>
            <numerusform>{family} keeps its {card} face down: %n influence on it.</numerusform>
            <numerusform>{family} keeps its {card} face down: %n influence on it.</numerusform>
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
        <source>%n verdict token(s) go back to the pool.</source>
        <translation>
            <numerusform>%n verdict token goes back to the pool.</numerusform>
            <numerusform>%n verdict tokens go back to the pool.</numerusform>
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
        <source>{family}’s {card} eliminates your {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{family}’s {card} eliminates your {victim}; %n influence on it is lost.</numerusform>
            <numerusform>{family}’s {card} eliminates your {victim}; %n influence on it is lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on your {victim}.</source>
        <translation>
            <numerusform>{family}’s {card} puts %n influence on your {victim}.</numerusform>
            <numerusform>{family}’s {card} puts %n influence on your {victim}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} takes %n from you.</source>
        <translation>
            <numerusform>{family}’s {card} takes %n from you.</numerusform>
            <numerusform>{family}’s {card} takes %n from you.</numerusform>
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
        <source>{family}’s {card} pays %n from the reserve.</source>
        <translation>
            <numerusform>{family}’s {card} pays %n from the reserve.</numerusform>
            <numerusform>{family}’s {card} pays %n from the reserve.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} pays %n from the reserve for the elimination.</source>
        <translation>
            <numerusform>{family}’s {card} pays %n from the reserve for the elimination.</numerusform>
            <numerusform>{family}’s {card} pays %n from the reserve for the elimination.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end {family}’s {card} pays %n from the reserve.</source>
        <translation>
            <numerusform>At the end {family}’s {card} pays %n from the reserve.</numerusform>
            <numerusform>At the end {family}’s {card} pays %n from the reserve.</numerusform>
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
        <source>{family}’s {card} puts %n influence on {victim_family}’s card {slot}.</source>
        <translation>
            <numerusform>{family}’s {card} puts %n influence on {victim_family}’s card {slot}.</numerusform>
            <numerusform>{family}’s {card} puts %n influence on {victim_family}’s card {slot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s card {slot} loses %n influence.</source>
        <translation>
            <numerusform>{family}’s card {slot} loses %n influence.</numerusform>
            <numerusform>{family}’s card {slot} loses %n influence.</numerusform>
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
    <message numerus="yes">
        <source>{family} lets %n card(s) act before this one.</source>
        <translation>
            <numerusform>{family} lets %n card act before this one.</numerusform>
            <numerusform>{family} lets %n cards act before this one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} waits: this card now holds %n influence.</source>
        <translation>
            <numerusform>{family} waits: this card now holds %n influence.</numerusform>
            <numerusform>{family} waits: this card now holds %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} wants to be sure of %n influence.</source>
        <translation>
            <numerusform>{family} wants to be sure of %n influence.</numerusform>
            <numerusform>{family} wants to be sure of %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} wants this card to act in %n more round(s).</source>
        <translation>
            <numerusform>{family} wants this card to act in %n more round.</numerusform>
            <numerusform>{family} wants this card to act in %n more rounds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} turns against {victim_family}, who leads with %n influence.</source>
        <translation>
            <numerusform>{family} turns against {victim_family}, who leads with %n influence.</numerusform>
            <numerusform>{family} turns against {victim_family}, who leads with %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} denies {victim_family} the %n influence on that card.</source>
        <translation>
            <numerusform>{family} denies {victim_family} the %n influence on that card.</numerusform>
            <numerusform>{family} denies {victim_family} the %n influence on that card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} stops {victim_family}’s card from acting in %n more round(s).</source>
        <translation>
            <numerusform>{family} stops {victim_family}’s card from acting in %n more round.</numerusform>
            <numerusform>{family} stops {victim_family}’s card from acting in %n more rounds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DeckFacts</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n character</numerusform>
            <numerusform>%n characters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n intrigue(s)</source>
        <translation>
            <numerusform>%n intrigue</numerusform>
            <numerusform>%n intrigues</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attacker(s)</source>
        <translation>
            <numerusform>%n attacker</numerusform>
            <numerusform>%n attackers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message numerus="yes">
        <source>For {players} players %n deck(s) are shuffled, {cards} cards in all.</source>
        <translation>
            <numerusform>For {players} players %n deck is shuffled, {cards} cards in all.</numerusform>
            <numerusform>For {players} players %n decks are shuffled together, {cards} cards in all.</numerusform>
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
        <source>{name}’s {card}, face down for %n round(s)</source>
        <translation>
            <numerusform>{name}’s {card}, face down for %n round</numerusform>
            <numerusform>{name}’s {card}, face down for %n rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message numerus="yes">
        <source>Cannot be used: %n mistake(s)</source>
        <translation>
            <numerusform>Cannot be used: %n mistake</numerusform>
            <numerusform>Cannot be used: %n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), by {author}</source>
        <translation>
            <numerusform>%n card, by {author}</numerusform>
            <numerusform>%n cards, by {author}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played with your own deck: %n card(s).</source>
        <translation>
            <numerusform>Played with your own deck: %n card.</numerusform>
            <numerusform>Played with your own deck: %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseDecks</name>
    <message numerus="yes">
        <source>There are %n house deck(s) already. Remove one of them first.</source>
        <translation>
            <numerusform>There is %n house deck already. Remove it first.</numerusform>
            <numerusform>There are %n house decks already. Remove one of them first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n&#xa0;game</numerusform>
            <numerusform>%n&#xa0;games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted games can be restored for %n day(s)</source>
        <translation>
            <numerusform>Deleted games can be restored for %n&#xa0;day</numerusform>
            <numerusform>Deleted games can be restored for %n&#xa0;days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;player</numerusform>
            <numerusform>%n&#xa0;players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n&#xa0;move</numerusform>
            <numerusform>%n&#xa0;moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) taken</source>
        <translation>
            <numerusform>%n&#xa0;hint taken</numerusform>
            <numerusform>%n&#xa0;hints taken</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>Put %n influence on card {place} or card {other}.</source>
        <translation>
            <numerusform>Put %n influence on card {place} or card {other}.</numerusform>
            <numerusform>Put %n influence on card {place} or card {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put {amount} influence on one of %n cards.</source>
        <translation>
            <numerusform>Put {amount} influence on %n card.</numerusform>
            <numerusform>Put {amount} influence on one of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n influence on a card.</source>
        <translation>
            <numerusform>Put %n influence on a card.</numerusform>
            <numerusform>Put %n influence on a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n influence from {family}.</source>
        <translation>
            <numerusform>Take up to %n influence from {family}.</numerusform>
            <numerusform>Take up to %n influence from {family}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card {place} or card {other} loses up to %n influence.</source>
        <translation>
            <numerusform>Card {place} or card {other} loses up to %n influence.</numerusform>
            <numerusform>Card {place} or card {other} loses up to %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n cards loses up to {amount} influence.</source>
        <translation>
            <numerusform>%n card loses up to {amount} influence.</numerusform>
            <numerusform>One of %n cards loses up to {amount} influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card loses up to %n influence.</source>
        <translation>
            <numerusform>A card loses up to %n influence.</numerusform>
            <numerusform>A card loses up to %n influence.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n influence from {family} or {other_family}.</source>
        <translation>
            <numerusform>Take up to %n influence from {family} or {other_family}.</numerusform>
            <numerusform>Take up to %n influence from {family} or {other_family}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n influence from the owner of a card.</source>
        <translation>
            <numerusform>Take up to %n influence from the owner of a card.</numerusform>
            <numerusform>Take up to %n influence from the owner of a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Eliminate one of %n cards.</source>
        <translation>
            <numerusform>Eliminate %n card.</numerusform>
            <numerusform>Eliminate one of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put a verdict on one of %n cards.</source>
        <translation>
            <numerusform>Put a verdict on %n card.</numerusform>
            <numerusform>Put a verdict on one of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move one of %n cards to another place.</source>
        <translation>
            <numerusform>Move %n card to another place.</numerusform>
            <numerusform>Move one of %n cards to another place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Do what one of %n cards says.</source>
        <translation>
            <numerusform>Do what %n card says.</numerusform>
            <numerusform>Do what one of %n cards says.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdonanceChronicle</name>
    <message numerus="yes">
        <source>{family} wins with %n territories.</source>
        <translation>
            <numerusform>{family} wins with %n territory.</numerusform>
            <numerusform>{family} wins with %n territories.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} wins with %n points.</source>
        <translation>
            <numerusform>{family} wins with %n point.</numerusform>
            <numerusform>{family} wins with %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdonanceEnding</name>
    <message numerus="yes">
        <source>{names}, with %n point(s) each</source>
        <translation>
            <numerusform>{names}, with %n point each</numerusform>
            <numerusform>{names}, with %n points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}, with %n territories each</source>
        <translation>
            <numerusform>{names}, with %n territory each</numerusform>
            <numerusform>{names}, with %n territories each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n point(s)</source>
        <translation>
            <numerusform>{name}, with %n point</numerusform>
            <numerusform>{name}, with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n territories</source>
        <translation>
            <numerusform>{name}, with %n territory</numerusform>
            <numerusform>{name}, with %n territories</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdonanceReasons</name>
    <message numerus="yes">
        <source>%n of {size} cards: {groups}</source>
        <extracomment>These stand behind a player&apos;s name, without a full stop; {groups} is what an army shows, &quot;a battalion of bows&quot;.</extracomment>
        <translation>
            <numerusform>%n of {size} cards: {groups}</numerusform>
            <numerusform>%n of {size} cards: {groups}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards: {groups}; at best {best}</source>
        <translation>
            <numerusform>%n of {size} cards: {groups}; at best {best}</numerusform>
            <numerusform>%n of {size} cards: {groups}; at best {best}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards, could still become: {best}</source>
        <translation>
            <numerusform>%n of {size} cards, could still become: {best}</numerusform>
            <numerusform>%n of {size} cards, could still become: {best}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards, could still overtake</source>
        <translation>
            <numerusform>%n of {size} cards, could still overtake</numerusform>
            <numerusform>%n of {size} cards, could still overtake</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards, cannot catch up</source>
        <translation>
            <numerusform>%n of {size} cards, cannot catch up</numerusform>
            <numerusform>%n of {size} cards, cannot catch up</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} and {rival} both have %n {level_plural}; {outranks}.</source>
        <translation>
            <numerusform>{family} and {rival} both have %n {level_plural}; {outranks}.</numerusform>
            <numerusform>{family} and {rival} both have %n {level_plural}; {outranks}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} goes on with {groups_acc} {territory_in}: %n such card(s) are not on the table yet.</source>
        <translation>
            <numerusform>{family} goes on with {groups_acc} {territory_in}: %n such card is not on the table yet.</numerusform>
            <numerusform>{family} goes on with {groups_acc} {territory_in}: %n such cards are not on the table yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdonanceSpoken</name>
    <message numerus="yes">
        <source>{family}: %n of {size} cards, {groups}.</source>
        <translation>
            <numerusform>{family}: %n of {size} cards, {groups}.</numerusform>
            <numerusform>{family}: %n of {size} cards, {groups}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n of {size} cards, {groups}; at best {best}.</source>
        <translation>
            <numerusform>{family}: %n of {size} cards, {groups}; at best {best}.</numerusform>
            <numerusform>{family}: %n of {size} cards, {groups}; at best {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n of {size} cards, {groups}; cannot catch up any more.</source>
        <translation>
            <numerusform>{family}: %n of {size} cards, {groups}; cannot catch up any more.</numerusform>
            <numerusform>{family}: %n of {size} cards, {groups}; cannot catch up any more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n free place(s) here.</source>
        <translation>
            <numerusform>You have %n free place here.</numerusform>
            <numerusform>You have %n free places here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n card(s) in hand.</source>
        <translation>
            <numerusform>{family}: %n card in hand.</numerusform>
            <numerusform>{family}: %n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territories, markers {markers}.</source>
        <translation>
            <numerusform>%n territory, marker {markers}.</numerusform>
            <numerusform>%n territories, markers {markers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) as things stand.</source>
        <translation>
            <numerusform>%n point as things stand.</numerusform>
            <numerusform>%n points as things stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not seen %n card(s).</source>
        <translation>
            <numerusform>You have not seen %n card.</numerusform>
            <numerusform>You have not seen %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{icon}: on %n of them.</source>
        <extracomment>{icon} is one of the five, in the nominative: &quot;Flag: on 17 of them.&quot;</extracomment>
        <translation>
            <numerusform>{icon}: on %n of them.</numerusform>
            <numerusform>{icon}: on %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the deck</source>
        <translation>
            <numerusform>%n left in the deck</numerusform>
            <numerusform>%n left in the deck</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdonanceTable</name>
    <message numerus="yes">
        <source>{groups}; %n place(s) left</source>
        <extracomment>{groups} is what an army shows, &quot;a battalion of bows&quot;</extracomment>
        <translation>
            <numerusform>{groups}; %n place left</numerusform>
            <numerusform>{groups}; %n places left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn} · %n of {territories} decided</source>
        <extracomment>&quot;Turn 12 · 2 of 5 decided&quot;: how many territories somebody controls already</extracomment>
        <translation>
            <numerusform>Turn {turn} · %n of {territories} decided</numerusform>
            <numerusform>Turn {turn} · %n of {territories} decided</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {cards}</source>
        <translation>
            <numerusform>%n of {cards}</numerusform>
            <numerusform>%n of {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck is empty; at most %n card(s) per territory</source>
        <translation>
            <numerusform>The deck is empty; at most %n card per territory</numerusform>
            <numerusform>The deck is empty; at most %n cards per territory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew {unit_acc}; at most %n card(s) per territory</source>
        <extracomment>{unit_acc} is a card by its icons, &quot;spear and bow&quot;</extracomment>
        <translation>
            <numerusform>You drew {unit_acc}; at most %n card per territory</numerusform>
            <numerusform>You drew {unit_acc}; at most %n cards per territory</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your army {territory_in} is complete: it can hold at most %n card(s).</source>
        <translation>
            <numerusform>Your army {territory_in} is complete: it can hold at most %n card.</numerusform>
            <numerusform>Your army {territory_in} is complete: it can hold at most %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdonanceTerminal</name>
    <message numerus="yes">
        <source>%n territories</source>
        <translation>
            <numerusform>%n territory</numerusform>
            <numerusform>%n territories</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OwnSetsSettings</name>
    <message numerus="yes">
        <source>%n set(s) in the folder, still being read: {unread}</source>
        <translation>
            <numerusform>%n set in the folder, still being read: {unread}</numerusform>
            <numerusform>%n sets in the folder, still being read: {unread}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) in the folder</source>
        <translation>
            <numerusform>%n set in the folder</numerusform>
            <numerusform>%n sets in the folder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) in the folder, with mistakes: {broken}</source>
        <translation>
            <numerusform>%n set in the folder, with mistakes: {broken}</numerusform>
            <numerusform>%n sets in the folder, with mistakes: {broken}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirCheck</name>
    <message numerus="yes">
        <source>{family} has bought it for %n rupee(s)</source>
        <translation>
            <numerusform>{family} has bought it for %n rupee</numerusform>
            <numerusform>{family} has bought it for %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No check lies in the market; %n is (are) still in the deck</source>
        <translation>
            <numerusform>No check lies in the market; %n is still in the deck</numerusform>
            <numerusform>No check lies in the market; %n are still in the deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The check costs you %n rupee(s), or takes place by itself at the left end</source>
        <translation>
            <numerusform>The check costs you %n rupee, or takes place by itself at the left end</numerusform>
            <numerusform>The check costs you %n rupees, or takes place by itself at the left end</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>They lead by %n block(s); a lead of {needed} is enough.</source>
        <translation>
            <numerusform>They lead by %n block; a lead of {needed} is enough.</numerusform>
            <numerusform>They lead by %n blocks; a lead of {needed} is enough.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more check(s) will come after it.</source>
        <translation>
            <numerusform>%n more check will come after it.</numerusform>
            <numerusform>%n more checks will come after it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A tie: {sum} shared by %n</source>
        <translation>
            <numerusform>A tie: {sum} shared by %n</numerusform>
            <numerusform>A tie: {sum} shared by %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} leads by %n and wins.</source>
        <translation>
            <numerusform>{family} leads by %n and wins.</numerusform>
            <numerusform>{family} leads by %n and wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} leads by %n and wins at once.</source>
        <translation>
            <numerusform>{family} leads by %n and wins at once.</numerusform>
            <numerusform>{family} leads by %n and wins at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} leads by %n, and {decisive} would win: the game goes on.</source>
        <translation>
            <numerusform>{family} leads by %n, and {decisive} would win: the game goes on.</numerusform>
            <numerusform>{family} leads by %n, and {decisive} would win: the game goes on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n blocks leave the map</source>
        <translation>
            <numerusform>%n block leaves the map</numerusform>
            <numerusform>All %n blocks leave the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan army(ies) enter Kabul</source>
        <translation>
            <numerusform>%n Afghan army enters Kabul</numerusform>
            <numerusform>%n Afghan armies enter Kabul</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more block(s) of the {coalition_people}</source>
        <translation>
            <numerusform>%n more block of the {coalition_people}</numerusform>
            <numerusform>%n more blocks of the {coalition_people}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) of the {coalition_people} fewer</source>
        <translation>
            <numerusform>%n block fewer of the {coalition_people}</numerusform>
            <numerusform>%n blocks fewer of the {coalition_people}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirChronicle</name>
    <message numerus="yes">
        <source>{family} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{family} wins with %n victory point.</numerusform>
            <numerusform>{family} wins with %n victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s).</source>
        <translation>
            <numerusform>{family} buys {card} for %n rupee.</numerusform>
            <numerusform>{family} buys {card} for %n rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s){parts}.</source>
        <translation>
            <numerusform>{family} buys {card} for %n rupee{parts}.</numerusform>
            <numerusform>{family} buys {card} for %n rupees{parts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s) and gets the {gets} on it.</source>
        <extracomment>{gets} are the rupees that lay on the card</extracomment>
        <translation>
            <numerusform>{family} buys {card} for %n rupee and gets the {gets} on it.</numerusform>
            <numerusform>{family} buys {card} for %n rupees and gets the {gets} on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A coalition is dominant with at least %n block(s) more than each of the others.</source>
        <translation>
            <numerusform>A coalition is dominant with at least %n block more than each of the others.</numerusform>
            <numerusform>A coalition is dominant with at least %n blocks more than each of the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No coalition has %n block(s) more than each other, so cylinders in play are counted.</source>
        <translation>
            <numerusform>No coalition has %n block more than each other, so cylinders in play are counted.</numerusform>
            <numerusform>No coalition has %n blocks more than each other, so cylinders in play are counted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn} · {family}, %n rupee(s)</source>
        <translation>
            <numerusform>Turn {turn} · {family}, %n rupee</numerusform>
            <numerusform>Turn {turn} · {family}, %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn} · Wakhan ({family}), %n rupee(s)</source>
        <translation>
            <numerusform>Turn {turn} · Wakhan ({family}), %n rupee</numerusform>
            <numerusform>Turn {turn} · Wakhan ({family}), %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes {card} for free and gets the %n rupee(s) on it.</source>
        <translation>
            <numerusform>{family} takes {card} for free and gets the %n rupee on it.</numerusform>
            <numerusform>{family} takes {card} for free and gets the %n rupees on it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s) and gets the {gets} on it{parts}.</source>
        <translation>
            <numerusform>{family} buys {card} for %n rupee and gets the {gets} on it{parts}.</numerusform>
            <numerusform>{family} buys {card} for %n rupees and gets the {gets} on it{parts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes {card} for free and gets the %n rupee(s) on it{parts}.</source>
        <translation>
            <numerusform>{family} takes {card} for free and gets the %n rupee on it{parts}.</numerusform>
            <numerusform>{family} takes {card} for free and gets the %n rupees on it{parts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {army_plural} {region_in}</source>
        <translation>
            <numerusform>%n {army_plural} {region_in}</numerusform>
            <numerusform>%n {army_plural} {region_in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {road_plural} {border}</source>
        <translation>
            <numerusform>%n {road_plural} {border}</numerusform>
            <numerusform>%n {road_plural} {border}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) {region_in}</source>
        <translation>
            <numerusform>%n tribe {region_in}</numerusform>
            <numerusform>%n tribes {region_in}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) on {card}</source>
        <translation>
            <numerusform>%n spy on {card}</numerusform>
            <numerusform>%n spies on {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) on {card} in {other_family}’s court</source>
        <translation>
            <numerusform>%n spy on {card} in {other_family}’s court</numerusform>
            <numerusform>%n spies on {card} in {other_family}’s court</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {army_plural} go {from_region_from} {to_region_to}</source>
        <translation>
            <numerusform>%n {army_plural} go {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n {army_plural} go {from_region_from} {to_region_to}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) go {from_region_from} {to_region_to}</source>
        <translation>
            <numerusform>%n tribe goes {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n tribes go {from_region_from} {to_region_to}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) go from {from_card} to {to_card}</source>
        <translation>
            <numerusform>%n spy goes from {from_card} to {to_card}</numerusform>
            <numerusform>%n spies go from {from_card} to {to_card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) go from {from_card} to {to_card} in {other_family}’s court</source>
        <translation>
            <numerusform>%n spy goes from {from_card} to {to_card} in {other_family}’s court</numerusform>
            <numerusform>%n spies go from {from_card} to {to_card} in {other_family}’s court</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {army_plural} leave {region}</source>
        <translation>
            <numerusform>%n {army_plural} leave {region}</numerusform>
            <numerusform>%n {army_plural} leave {region}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n {road_plural} {border} are gone</source>
        <translation>
            <numerusform>%n {road_plural} {border} are gone</numerusform>
            <numerusform>%n {road_plural} {border} are gone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) of {family} leave {region}</source>
        <translation>
            <numerusform>%n tribe of {family} leaves {region}</numerusform>
            <numerusform>%n tribes of {family} leave {region}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) of {family} leave {card}</source>
        <translation>
            <numerusform>%n spy of {family} leaves {card}</numerusform>
            <numerusform>%n spies of {family} leave {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) of {family} on it go back</source>
        <extracomment>from a court card that is discarded</extracomment>
        <translation>
            <numerusform>%n spy of {family} on it goes back</numerusform>
            <numerusform>%n spies of {family} on it go back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} discards %n card(s) from the hand ({cards})</source>
        <translation>
            <numerusform>{family} discards %n card from the hand ({cards})</numerusform>
            <numerusform>{family} discards %n cards from the hand ({cards})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} loses %n prize(s)</source>
        <translation>
            <numerusform>{family} loses %n prize</numerusform>
            <numerusform>{family} loses %n prizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} asks for %n rupee(s)</source>
        <translation>
            <numerusform>{family} asks for %n rupee</numerusform>
            <numerusform>{family} asks for %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} gets %n rupee(s) from {other_family}</source>
        <translation>
            <numerusform>{family} gets %n rupee from {other_family}</numerusform>
            <numerusform>{family} gets %n rupees from {other_family}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) from {family}</source>
        <translation>
            <numerusform>%n rupee from {family}</numerusform>
            <numerusform>%n rupees from {family}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) from {card}</source>
        <translation>
            <numerusform>%n rupee from {card}</numerusform>
            <numerusform>%n rupees from {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) from the bank</source>
        <translation>
            <numerusform>%n rupee from the bank</numerusform>
            <numerusform>%n rupees from the bank</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} pays back %n rupee(s)</source>
        <translation>
            <numerusform>{family} pays back %n rupee</numerusform>
            <numerusform>{family} pays back %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) leave the game</source>
        <translation>
            <numerusform>%n rupee leaves the game</numerusform>
            <numerusform>%n rupees leave the game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on {card} leave the game</source>
        <translation>
            <numerusform>%n rupee on {card} leaves the game</numerusform>
            <numerusform>%n rupees on {card} leave the game</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirEnding</name>
    <message numerus="yes">
        <source>{names}, with %n point(s) each after check {check}</source>
        <translation>
            <numerusform>{names}, with %n point each after check {check}</numerusform>
            <numerusform>{names}, with %n points each after check {check}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n point(s) after check {check}</source>
        <translation>
            <numerusform>{name}, with %n point after check {check}</numerusform>
            <numerusform>{name}, with %n points after check {check}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n point(s) ahead after check {check}</source>
        <translation>
            <numerusform>{name}, %n point ahead after check {check}</numerusform>
            <numerusform>{name}, %n points ahead after check {check}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final check, with all points doubled: {family} led {other_family_acc} by %n and scored {points}.</source>
        <translation>
            <numerusform>The final check, with all points doubled: {family} led {other_family_acc} by %n and scored {points}.</numerusform>
            <numerusform>The final check, with all points doubled: {family} led {other_family_acc} by %n and scored {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final check, with all points doubled: {family} was %n behind {other_family_gen} and scored {points}.</source>
        <translation>
            <numerusform>The final check, with all points doubled: {family} was %n behind {other_family_gen} and scored {points}.</numerusform>
            <numerusform>The final check, with all points doubled: {family} was %n behind {other_family_gen} and scored {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n point(s) for cylinders in play, turn {turn}</source>
        <translation>
            <numerusform>{family}: %n point for cylinders in play, turn {turn}</numerusform>
            <numerusform>{family}: %n points for cylinders in play, turn {turn}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n point(s) with the {coalition_people}, turn {turn}</source>
        <translation>
            <numerusform>{family}: %n point with the {coalition_people}, turn {turn}</numerusform>
            <numerusform>{family}: %n points with the {coalition_people}, turn {turn}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirMap</name>
    <message numerus="yes">
        <source>%n {coalition_armies}</source>
        <translation>
            <numerusform>%n {coalition_army}</numerusform>
            <numerusform>%n {coalition_armies}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) more than anyone else</source>
        <translation>
            <numerusform>%n piece more than anyone else</numerusform>
            <numerusform>%n pieces more than anyone else</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n more tribe(s) you would rule it</source>
        <translation>
            <numerusform>With %n more tribe you would rule it</numerusform>
            <numerusform>With %n more tribes you would rule it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tax: up to %n rupee(s) from {family_gen}</source>
        <translation>
            <numerusform>Tax: up to %n rupee from {family_gen}</numerusform>
            <numerusform>Tax: up to %n rupees from {family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bribes for cards played: up to %n rupee(s)</source>
        <translation>
            <numerusform>Bribes for cards played: up to %n rupee</numerusform>
            <numerusform>Bribes for cards played: up to %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) of {family_gen}</source>
        <translation>
            <numerusform>%n tribe of {family_gen}</numerusform>
            <numerusform>%n tribes of {family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) of yours</source>
        <translation>
            <numerusform>%n tribe of yours</numerusform>
            <numerusform>%n tribes of yours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n piece(s)</source>
        <translation>
            <numerusform>at most %n piece</numerusform>
            <numerusform>at most %n pieces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n block(s)</source>
        <translation>
            <numerusform>at most %n block</numerusform>
            <numerusform>at most %n blocks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n step(s)</source>
        <translation>
            <numerusform>at most %n step</numerusform>
            <numerusform>at most %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirMoves</name>
    <message numerus="yes">
        <source>%n patriot(s) in the market</source>
        <translation>
            <numerusform>%n patriot in the market</numerusform>
            <numerusform>%n patriots in the market</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} for %n rupee(s)</source>
        <translation>
            <numerusform>{name} for %n rupee</numerusform>
            <numerusform>{name} for %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n rupee(s) from it</source>
        <translation>
            <numerusform>you get %n rupee from it</numerusform>
            <numerusform>you get %n rupees from it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} may ask for a bribe of up to %n rupee(s)</source>
        <translation>
            <numerusform>{family} may ask for a bribe of up to %n rupee</numerusform>
            <numerusform>{family} may ask for a bribe of up to %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n gift</numerusform>
            <numerusform>%n gifts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n prize</numerusform>
            <numerusform>%n prizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patriot(s)</source>
        <translation>
            <numerusform>%n patriot</numerusform>
            <numerusform>%n patriots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) unused</source>
        <translation>
            <numerusform>%n action unused</numerusform>
            <numerusform>%n actions unused</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>buy it for %n rupee(s)</source>
        <translation>
            <numerusform>buy it for %n rupee</numerusform>
            <numerusform>buy it for %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your hand will have %n card(s) too many</source>
        <translation>
            <numerusform>your hand will have %n card too many</numerusform>
            <numerusform>your hand will have %n cards too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your court will have %n card(s) too many</source>
        <translation>
            <numerusform>your court will have %n card too many</numerusform>
            <numerusform>your court will have %n cards too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your court will be discarded</source>
        <translation>
            <numerusform>%n card of your court will be discarded</numerusform>
            <numerusform>%n cards of your court will be discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your hand will be discarded</source>
        <translation>
            <numerusform>%n card of your hand will be discarded</numerusform>
            <numerusform>%n cards of your hand will be discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps %n</source>
        <translation>
            <numerusform>{family} keeps %n</numerusform>
            <numerusform>{family} keeps %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s)</source>
        <translation>
            <numerusform>%n rupee</numerusform>
            <numerusform>%n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>pay %n rupee(s)</source>
        <translation>
            <numerusform>pay %n rupee</numerusform>
            <numerusform>pay %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you keep %n</source>
        <translation>
            <numerusform>you keep %n</numerusform>
            <numerusform>you keep %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>first {family} may ask for %n</source>
        <translation>
            <numerusform>first {family} may ask for %n</numerusform>
            <numerusform>first {family} may ask for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} may ask for a bribe of up to %n rupee(s), and you can pay {spare}</source>
        <translation>
            <numerusform>{family} may ask for a bribe of up to %n rupee, and you can pay {spare}</numerusform>
            <numerusform>{family} may ask for a bribe of up to %n rupees, and you can pay {spare}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you pay %n rupee(s) back</source>
        <translation>
            <numerusform>you pay %n rupee back</numerusform>
            <numerusform>you pay %n rupees back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} pays %n rupee(s) back</source>
        <translation>
            <numerusform>{family} pays %n rupee back</numerusform>
            <numerusform>{family} pays %n rupees back</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) {region_in} will go with it</source>
        <translation>
            <numerusform>%n tribe {region_in} will go with it</numerusform>
            <numerusform>%n tribes {region_in} will go with it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tax up to %n rupee(s)</source>
        <translation>
            <numerusform>tax %n rupee</numerusform>
            <numerusform>tax up to %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on the market</source>
        <translation>
            <numerusform>%n rupee on the market</numerusform>
            <numerusform>%n rupees on the market</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a gift for {some} or %n rupee(s)</source>
        <translation>
            <numerusform>a gift for {some} or %n rupee</numerusform>
            <numerusform>a gift for {some} or %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build in one of %n region(s) or on the borders</source>
        <translation>
            <numerusform>build in %n region or on the borders</numerusform>
            <numerusform>build in one of %n regions or on the borders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2 rupees each, you can pay for %n</source>
        <translation>
            <numerusform>2 rupees each, you can pay for %n</numerusform>
            <numerusform>2 rupees each, you can pay for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2 rupees for two, you can pay for %n</source>
        <translation>
            <numerusform>2 rupees for two, you can pay for %n</numerusform>
            <numerusform>2 rupees for two, you can pay for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>move up to %n step(s)</source>
        <translation>
            <numerusform>move %n step</numerusform>
            <numerusform>move up to %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <translation>
            <numerusform>%n army</numerusform>
            <numerusform>%n armies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies)</source>
        <translation>
            <numerusform>%n spy</numerusform>
            <numerusform>%n spies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s)</source>
        <translation>
            <numerusform>%n tribe</numerusform>
            <numerusform>%n tribes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>betray one of %n card(s)</source>
        <translation>
            <numerusform>betray %n card</numerusform>
            <numerusform>betray one of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle in one of %n place(s)</source>
        <translation>
            <numerusform>battle in %n place</numerusform>
            <numerusform>battle in one of %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) within reach</source>
        <translation>
            <numerusform>%n piece within reach</numerusform>
            <numerusform>%n pieces within reach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you may remove %n</source>
        <translation>
            <numerusform>you may remove %n</numerusform>
            <numerusform>you may remove %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a gift for %n rupee(s)</source>
        <translation>
            <numerusform>a gift for %n rupee</numerusform>
            <numerusform>a gift for %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on it</source>
        <translation>
            <numerusform>%n rupee on it</numerusform>
            <numerusform>%n rupees on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) not sheltered</source>
        <translation>
            <numerusform>%n rupee not sheltered</numerusform>
            <numerusform>%n rupees not sheltered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n card(s)</source>
        <translation>
            <numerusform>you get %n card</numerusform>
            <numerusform>you get %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirPages</name>
    <message numerus="yes">
        <source>%n star(s), {suit}</source>
        <translation>
            <numerusform>%n star, {suit}</numerusform>
            <numerusform>%n stars, {suit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You shelter %n rupee(s) now.</source>
        <translation>
            <numerusform>You shelter %n rupee now.</numerusform>
            <numerusform>You shelter %n rupees now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your court may keep %n card(s) now.</source>
        <translation>
            <numerusform>Your court may keep %n card now.</numerusform>
            <numerusform>Your court may keep %n cards now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand may keep %n card(s) now.</source>
        <translation>
            <numerusform>Your hand may keep %n card now.</numerusform>
            <numerusform>Your hand may keep %n cards now.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirPanels</name>
    <message numerus="yes">
        <source>Court of {family_gen}: {count} of %n card(s)</source>
        <translation>
            <numerusform>Court of {family_gen}: {count} of %n card</numerusform>
            <numerusform>Court of {family_gen}: {count} of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n gift</numerusform>
            <numerusform>%n gifts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for gifts</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n for gifts</numerusform>
            <numerusform>%n for gifts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patriot(s)</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n patriot</numerusform>
            <numerusform>%n patriots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n prize</numerusform>
            <numerusform>%n prizes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s), of which {safe} cannot be taxed.</source>
        <translation>
            <numerusform>%n rupee, of which {safe} cannot be taxed.</numerusform>
            <numerusform>%n rupees, of which {safe} cannot be taxed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand; {limit} may stay at the end of a turn.</source>
        <translation>
            <numerusform>%n card in hand; {limit} may stay at the end of a turn.</numerusform>
            <numerusform>%n cards in hand; {limit} may stay at the end of a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cylinder(s) in the supply, {play} in play.</source>
        <translation>
            <numerusform>%n cylinder in the supply, {play} in play.</numerusform>
            <numerusform>%n cylinders in the supply, {play} in play.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s).</source>
        <translation>
            <numerusform>%n victory point.</numerusform>
            <numerusform>%n victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Political stars: {stars}. %n card(s) may stay in the court at the end of a turn.</source>
        <translation>
            <numerusform>Political stars: {stars}. %n card may stay in the court at the end of a turn.</numerusform>
            <numerusform>Political stars: {stars}. %n cards may stay in the court at the end of a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intelligence stars: {stars}. %n card(s) may stay in the hand at the end of a turn.</source>
        <translation>
            <numerusform>Intelligence stars: {stars}. %n card may stay in the hand at the end of a turn.</numerusform>
            <numerusform>Intelligence stars: {stars}. %n cards may stay in the hand at the end of a turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the court: {cards}; {limit} may stay.</source>
        <translation>
            <numerusform>%n card in the court: {cards}; {limit} may stay.</numerusform>
            <numerusform>%n cards in the court: {cards}; {limit} may stay.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can tax up to %n rupee(s) here.</source>
        <translation>
            <numerusform>You can tax up to %n rupee here.</numerusform>
            <numerusform>You can tax up to %n rupees here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards of this column cost %n rupee(s): {base}, doubled.</source>
        <translation>
            <numerusform>Cards of this column cost %n rupee: {base}, doubled.</numerusform>
            <numerusform>Cards of this column cost %n rupees: {base}, doubled.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards of this column cost %n rupee(s).</source>
        <translation>
            <numerusform>Cards of this column cost %n rupee.</numerusform>
            <numerusform>Cards of this column cost %n rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on this card, for whoever buys it.</source>
        <translation>
            <numerusform>%n rupee on this card, for whoever buys it.</numerusform>
            <numerusform>%n rupees on this card, for whoever buys it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>actions</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) left · deck {cards}</source>
        <translation>
            <numerusform>%n check left · deck {cards}</numerusform>
            <numerusform>%n checks left · deck {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) left</source>
        <translation>
            <numerusform>%n check left</numerusform>
            <numerusform>%n checks left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirPicked</name>
    <message numerus="yes">
        <source>{name}: buy it for %n rupee(s)</source>
        <translation>
            <numerusform>{name}: buy it for %n rupee</numerusform>
            <numerusform>{name}: buy it for %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It happens at once; you will have %n rupee(s) left</source>
        <translation>
            <numerusform>It happens at once; you will have %n rupee left</numerusform>
            <numerusform>It happens at once; you will have %n rupees left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You will have %n rupee(s) left, and {count} of {limit} cards in your hand</source>
        <translation>
            <numerusform>You will have %n rupee left, and {count} of {limit} cards in your hand</numerusform>
            <numerusform>You will have %n rupees left, and {count} of {limit} cards in your hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n rupee(s)</source>
        <translation>
            <numerusform>up to %n rupee</numerusform>
            <numerusform>up to %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your hand</source>
        <translation>
            <numerusform>%n card of your hand</numerusform>
            <numerusform>%n cards of your hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirQuestions</name>
    <message numerus="yes">
        <source>%n card(s) can still be used for a bonus action</source>
        <translation>
            <numerusform>%n card can still be used for a bonus action</numerusform>
            <numerusform>%n cards can still be used for a bonus action</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n action(s) left</source>
        <translation>
            <numerusform>Your turn: %n action left</numerusform>
            <numerusform>Your turn: %n actions left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your spies hold the card hostage: at most %n rupee(s)</source>
        <translation>
            <numerusform>Your spies hold the card hostage: at most %n rupee</numerusform>
            <numerusform>Your spies hold the card hostage: at most %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You rule {region}: at most %n rupee(s)</source>
        <translation>
            <numerusform>You rule {region}: at most %n rupee</numerusform>
            <numerusform>You rule {region}: at most %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} asks for %n rupee(s): do you pay?</source>
        <translation>
            <numerusform>{family} asks for %n rupee: do you pay?</numerusform>
            <numerusform>{family} asks for %n rupees: do you pay?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For playing {card}; you have %n rupee(s)</source>
        <translation>
            <numerusform>For playing {card}; you have %n rupee</numerusform>
            <numerusform>For playing {card}; you have %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For using {card} ({deed}, which costs {cost}); you have %n rupee(s)</source>
        <translation>
            <numerusform>For using {card} ({deed}, which costs {cost}); you have %n rupee</numerusform>
            <numerusform>For using {card} ({deed}, which costs {cost}); you have %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For using {card} ({deed}); you have %n rupee(s)</source>
        <translation>
            <numerusform>For using {card} ({deed}); you have %n rupee</numerusform>
            <numerusform>For using {card} ({deed}); you have %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) left in the supply</source>
        <translation>
            <numerusform>%n block left in the supply</numerusform>
            <numerusform>%n blocks left in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have %n rupee(s)</source>
        <translation>
            <numerusform>you have %n rupee</numerusform>
            <numerusform>you have %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tax: you may take %n rupee(s); where from?</source>
        <translation>
            <numerusform>Tax: you may take %n rupee; where from?</numerusform>
            <numerusform>Tax: you may take %n rupees; where from?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move: %n step(s) left</source>
        <translation>
            <numerusform>Move: %n step left</numerusform>
            <numerusform>Move: %n steps left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You remove at most %n piece(s), and no more than you have armies or spies there</source>
        <translation>
            <numerusform>You remove at most %n piece, and no more than you have armies or spies there</numerusform>
            <numerusform>You remove at most %n pieces, and no more than you have armies or spies there</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: you may remove %n piece(s); which?</source>
        <translation>
            <numerusform>Battle: you may remove %n piece; which?</numerusform>
            <numerusform>Battle: you may remove %n pieces; which first?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) can still be sheltered</source>
        <translation>
            <numerusform>%n spy can still be sheltered</numerusform>
            <numerusform>%n spies can still be sheltered</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limit {limit}: three, and %n political star(s)</source>
        <translation>
            <numerusform>Limit {limit}: three, and %n political star</numerusform>
            <numerusform>Limit {limit}: three, and %n political stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your court has %n card(s) too many: which one do you discard?</source>
        <translation>
            <numerusform>Your court has %n card too many: which one do you discard?</numerusform>
            <numerusform>Your court has %n cards too many: which one do you discard?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limit {limit}: two, and %n intelligence star(s)</source>
        <translation>
            <numerusform>Limit {limit}: two, and %n intelligence star</numerusform>
            <numerusform>Limit {limit}: two, and %n intelligence stars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s) too many: which one do you discard?</source>
        <translation>
            <numerusform>Your hand has %n card too many: which one do you discard?</numerusform>
            <numerusform>Your hand has %n cards too many: which one do you discard?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot pay %n rupee(s) of your debt: which card do you give up for it?</source>
        <translation>
            <numerusform>You cannot pay %n rupee of your debt: which card do you give up for it?</numerusform>
            <numerusform>You cannot pay %n rupees of your debt: which card do you give up for it?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n patriot(s) and cannot pay back all leverage</source>
        <translation>
            <numerusform>You lose %n patriot and cannot pay back all leverage</numerusform>
            <numerusform>You lose %n patriots and cannot pay back all leverage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You give %n card(s)</source>
        <translation>
            <numerusform>You give %n card</numerusform>
            <numerusform>You give %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirReasons</name>
    <message numerus="yes">
        <source>She buys {card}: it brings her %n victory point(s), more than anyone else.</source>
        <translation>
            <numerusform>She buys {card}: it brings her %n victory point, more than anyone else.</numerusform>
            <numerusform>She buys {card}: it brings her %n victory points, more than anyone else.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>She buys {card}: it brings her %n victory point(s), and she wins the game with it.</source>
        <translation>
            <numerusform>She buys {card}: it brings her %n victory point, and she wins the game with it.</numerusform>
            <numerusform>She buys {card}: it brings her %n victory points, and she wins the game with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Her line asks for {card}, at %n rupee(s).</source>
        <translation>
            <numerusform>Her line asks for {card}, at %n rupee.</numerusform>
            <numerusform>Her line asks for {card}, at %n rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {card} she pays {family} the full bribe of %n rupee(s).</source>
        <translation>
            <numerusform>For {card} she pays {family} the full bribe of %n rupee.</numerusform>
            <numerusform>For {card} she pays {family} the full bribe of %n rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {card} she owes {family} a bribe of %n rupee(s), which she does not have: it is discarded.</source>
        <translation>
            <numerusform>For {card} she owes {family} a bribe of %n rupee, which she does not have: it is discarded.</numerusform>
            <numerusform>For {card} she owes {family} a bribe of %n rupees, which she does not have: it is discarded.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>She taxes players first, the richest first: %n rupee(s) from {family}.</source>
        <translation>
            <numerusform>She taxes players first, the richest first: %n rupee from {family}.</numerusform>
            <numerusform>She taxes players first, the richest first: %n rupees from {family}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the market she takes %n rupee(s) on {card}.</source>
        <translation>
            <numerusform>From the market she takes %n rupee on {card}.</numerusform>
            <numerusform>From the market she takes %n rupees on {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest free gift costs %n rupee(s).</source>
        <translation>
            <numerusform>The cheapest free gift costs %n rupee.</numerusform>
            <numerusform>The cheapest free gift costs %n rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{region} is the first region of her list that she rules: up to %n {army_plural} there.</source>
        <translation>
            <numerusform>{region} is the first region of her list that she rules: up to %n {army_plural} there.</numerusform>
            <numerusform>{region} is the first region of her list that she rules: up to %n {army_plural} there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirRefusals</name>
    <message numerus="yes">
        <source>{card} costs {cost}; you have %n rupee(s).</source>
        <translation>
            <numerusform>{card} costs {cost}; you have %n rupee.</numerusform>
            <numerusform>{card} costs {cost}; you have %n rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs 2 rupees; you have %n rupee(s).</source>
        <translation>
            <numerusform>This costs 2 rupees; you have %n rupee.</numerusform>
            <numerusform>This costs 2 rupees; you have %n rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest gift costs {cost}; you have %n rupee(s).</source>
        <translation>
            <numerusform>The cheapest gift costs {cost}; you have %n rupee.</numerusform>
            <numerusform>The cheapest gift costs {cost}; you have %n rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can ask for at most %n rupee(s).</source>
        <translation>
            <numerusform>You can ask for at most %n rupee.</numerusform>
            <numerusform>You can ask for at most %n rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n rupee(s).</source>
        <translation>
            <numerusform>You have %n rupee.</numerusform>
            <numerusform>You have %n rupees.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n rupee(s), and the action itself costs {cost}.</source>
        <translation>
            <numerusform>You have %n rupee, and the action itself costs {cost}.</numerusform>
            <numerusform>You have %n rupees, and the action itself costs {cost}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This gift costs {cost}; you have %n rupee(s).</source>
        <translation>
            <numerusform>This gift costs {cost}; you have %n rupee.</numerusform>
            <numerusform>This gift costs {cost}; you have %n rupees.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirSpoken</name>
    <message numerus="yes">
        <source>It costs %n rupee(s)</source>
        <translation>
            <numerusform>It costs %n rupee</numerusform>
            <numerusform>It costs %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) lie on it</source>
        <translation>
            <numerusform>%n rupee lies on it</numerusform>
            <numerusform>%n rupees lie on it</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirStillOut</name>
    <message numerus="yes">
        <source>%n court card(s)</source>
        <translation>
            <numerusform>%n court card</numerusform>
            <numerusform>%n court cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dominance Check(s)</source>
        <translation>
            <numerusform>%n Dominance Check</numerusform>
            <numerusform>%n Dominance Checks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirTable</name>
    <message numerus="yes">
        <source>Your hand, %n card(s):</source>
        <translation>
            <numerusform>Your hand, %n card:</numerusform>
            <numerusform>Your hand, %n cards:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The turn of {family_gen}, %n action(s) left.</source>
        <translation>
            <numerusform>The turn of {family_gen}, %n action left.</numerusform>
            <numerusform>The turn of {family_gen}, %n actions left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck.</source>
        <translation>
            <numerusform>%n card in the deck.</numerusform>
            <numerusform>%n cards in the deck.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dominance Check(s) to come.</source>
        <translation>
            <numerusform>%n Dominance Check to come.</numerusform>
            <numerusform>%n Dominance Checks to come.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dominance Check(s) to come; in the market: {shown}.</source>
        <translation>
            <numerusform>%n Dominance Check to come; in the market: {shown}.</numerusform>
            <numerusform>%n Dominance Checks to come; in the market: {shown}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirTalk</name>
    <message numerus="yes">
        <source>{family} asks for %n rupee(s), which you cannot pay: the action is dropped.</source>
        <translation>
            <numerusform>{family} asks for %n rupee, which you cannot pay: the action is dropped.</numerusform>
            <numerusform>{family} asks for %n rupees, which you cannot pay: the action is dropped.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It may cost %n rupee(s) at most</source>
        <translation>
            <numerusform>It may cost %n rupee at most</numerusform>
            <numerusform>It may cost %n rupees at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n rupee(s)</source>
        <translation>
            <numerusform>{family}: %n rupee</numerusform>
            <numerusform>{family}: %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) on borders of {region_gen}</source>
        <translation>
            <numerusform>%n road on a border of {region_gen}</numerusform>
            <numerusform>%n roads on borders of {region_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) on cards of {region_gen}</source>
        <translation>
            <numerusform>%n spy on a card of {region_gen}</numerusform>
            <numerusform>%n spies on cards of {region_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} has %n rupee(s)</source>
        <translation>
            <numerusform>{family} has %n rupee</numerusform>
            <numerusform>{family} has %n rupees</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} has %n rupee(s), the action costs {cost}</source>
        <translation>
            <numerusform>{family} has %n rupee, the action costs {cost}</numerusform>
            <numerusform>{family} has %n rupees, the action costs {cost}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirWakhan</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>%n card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to come</source>
        <translation>
            <numerusform>%n card to come</numerusform>
            <numerusform>%n cards to come</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PickerScreen</name>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n chosen</numerusform>
            <numerusform>%n chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {ten}</source>
        <comment>how many kinds are chosen</comment>
        <translation>
            <numerusform>%n of {ten}</numerusform>
            <numerusform>%n of {ten}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more kind(s) first</source>
        <translation>
            <numerusform>Choose %n more kind first</numerusform>
            <numerusform>Choose %n more kinds first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more kind(s) to choose</source>
        <translation>
            <numerusform>%n more kind to choose</numerusform>
            <numerusform>%n more kinds to choose</numerusform>
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
    <message numerus="yes">
        <source>%n verdict token(s)</source>
        <translation>
            <numerusform>%n verdict token</numerusform>
            <numerusform>%n verdict tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>{family} has played %n games out in its head: this went best.</source>
        <translation>
            <numerusform>{family} has played %n game out in its head: this went best.</numerusform>
            <numerusform>{family} has played %n games out in its head: this went best.</numerusform>
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
    <name>Slips</name>
    <message numerus="yes">
        <source>… and %n more mistake(s)</source>
        <translation>
            <numerusform>… and %n more mistake</numerusform>
            <numerusform>… and %n more mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message numerus="yes">
        <source>%n of {most} seats taken; drag a crest to change the order</source>
        <translation>
            <numerusform>%n of {most} seats taken; drag a crest to change the order</numerusform>
            <numerusform>%n of {most} seats taken; drag a crest to change the order</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Continue {game} (and %n more)</source>
        <translation>
            <numerusform>Continue {game} (and&#xa0;%n&#xa0;more)</numerusform>
            <numerusform>Continue {game} (and&#xa0;%n&#xa0;more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>{card}, %n round(s)</source>
        <translation>
            <numerusform>{card}, %n&#xa0;round</numerusform>
            <numerusform>{card}, %n&#xa0;rounds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n verdict token(s) in the pool</source>
        <translation>
            <numerusform>%n verdict token in the pool</numerusform>
            <numerusform>%n verdict tokens in the pool</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs {cost} influence to reveal; only %n lies on it</source>
        <translation>
            <numerusform>It costs {cost} influence to reveal; only %n lies on it</numerusform>
            <numerusform>It costs {cost} influence to reveal; only %n lies on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n influence to reveal; nothing lies on it</source>
        <translation>
            <numerusform>It costs %n influence to reveal; nothing lies on it</numerusform>
            <numerusform>It costs %n influence to reveal; nothing lies on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence on it</source>
        <translation>
            <numerusform>%n influence on it</numerusform>
            <numerusform>%n influence on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence stays on the card below</source>
        <translation>
            <numerusform>%n influence stays on the card below</numerusform>
            <numerusform>%n influence stays on the card below</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnseenCards</name>
    <message numerus="yes">
        <source>Only what everyone saw. {family}: %n card(s) dealt, {aside} set aside.</source>
        <translation>
            <numerusform>Only what everyone saw. {family}: %n card dealt, {aside} set aside.</numerusform>
            <numerusform>Only what everyone saw. {family}: %n cards dealt, {aside} set aside.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message numerus="yes">
        <source>%n mistake(s) in all; F8 leads to the next</source>
        <translation>
            <numerusform>%n mistake in all; F8 leads to the next</numerusform>
            <numerusform>%n mistakes in all; F8 leads to the next</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}”: %n kind(s) of cards.</source>
        <translation>
            <numerusform>“{name}”: %n kind of card.</numerusform>
            <numerusform>“{name}”: %n kinds of cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n mistake.</numerusform>
            <numerusform>%n mistakes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All of it can be played: %n kind(s) of cards.</source>
        <translation>
            <numerusform>All of it can be played: %n kind of card.</numerusform>
            <numerusform>All of it can be played: %n kinds of cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) in the set</source>
        <translation>
            <numerusform>%n mistake in the set</numerusform>
            <numerusform>%n mistakes in the set</numerusform>
        </translation>
    </message>
</context>
</TS>
