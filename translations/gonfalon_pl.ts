<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Chronicle</name>
    <message>
        <source>Round {round} · Placement</source>
        <translation>Runda {round} · Rozstawianie</translation>
    </message>
    <message>
        <source>Round {round} · Resolution</source>
        <translation>Runda {round} · Rozpatrywanie</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>{family} holds the crown and plays first.</source>
        <translation>Żeton Pierwszego Gracza mają {family}: grają pierwsi.</translation>
    </message>
    <message>
        <source>{family} is choosing…</source>
        <translation>{family} wybierają…</translation>
    </message>
    <message>
        <source>{family}’s {card} must choose…</source>
        <translation>{card} {family_gen} wybiera…</translation>
    </message>
    <message>
        <source>{family}’s {card} must choose a victim…</source>
        <translation>{card} {family_gen} wybiera ofiarę…</translation>
    </message>
    <message>
        <source>{family} plays the first card of the queue.</source>
        <translation>{family} wykładają pierwszą kartę Kolejki.</translation>
    </message>
    <message>
        <source>{family} plays the {card} as the first card of the queue.</source>
        <translation>{family} wykładają {card_acc} jako pierwszą kartę Kolejki.</translation>
    </message>
    <message>
        <source>{family} plays a card at the front.</source>
        <translation>{family} kładą kartę na początku Kolejki.</translation>
    </message>
    <message>
        <source>{family} plays the {card} at the front.</source>
        <translation>{family} kładą {card_acc} na początku Kolejki.</translation>
    </message>
    <message>
        <source>{family} plays a card at the end.</source>
        <translation>{family} kładą kartę na końcu Kolejki.</translation>
    </message>
    <message>
        <source>{family} plays the {card} at the end.</source>
        <translation>{family} kładą {card_acc} na końcu Kolejki.</translation>
    </message>
    <message>
        <source>{family} covers its card with a new card.</source>
        <translation>{family} przykrywają swoją kartę nową.</translation>
    </message>
    <message>
        <source>{family} covers its {covered} with a new card.</source>
        <translation>{family} przykrywają {covered_acc} nową kartą.</translation>
    </message>
    <message>
        <source>{family} covers its {covered} with the {card}.</source>
        <translation>{family} przykrywają {covered_acc}: na wierzchu leży {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps its card face-down: %n influence on it.</source>
        <translation>
            <numerusform>{family} pozostawiają kartę zakrytą: leży na niej %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family} pozostawiają kartę zakrytą: leżą na niej %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family} pozostawiają kartę zakrytą: leży na niej %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps its {card} face-down: %n influence on it.</source>
        <translation>
            <numerusform>{family} nie ujawniają {card_gen}: na karcie leży %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family} nie ujawniają {card_gen}: na karcie leżą %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family} nie ujawniają {card_gen}: na karcie leży %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} keeps its card face-down.</source>
        <translation>{family} pozostawiają kartę zakrytą.</translation>
    </message>
    <message>
        <source>{family} keeps its {card} face-down.</source>
        <translation>{family} nie ujawniają {card_gen}.</translation>
    </message>
    <message>
        <source>{family} reveals the {card}.</source>
        <translation>{family} ujawniają {card_acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and takes %n from it.</source>
        <translation>
            <numerusform>{family} ujawniają {card_acc} i&#xa0;zabierają z&#xa0;karty %n&#xa0;punkt.</numerusform>
            <numerusform>{family} ujawniają {card_acc} i&#xa0;zabierają z&#xa0;karty %n&#xa0;punkty.</numerusform>
            <numerusform>{family} ujawniają {card_acc} i&#xa0;zabierają z&#xa0;karty %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and earns %n.</source>
        <translation>
            <numerusform>{family} ujawniają {card_acc} i&#xa0;zyskują %n&#xa0;punkt.</numerusform>
            <numerusform>{family} ujawniają {card_acc} i&#xa0;zyskują %n&#xa0;punkty.</numerusform>
            <numerusform>{family} ujawniają {card_acc} i&#xa0;zyskują %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and earns %n, twice what lay on it.</source>
        <translation>
            <numerusform>{family} ujawniają {card_acc} i&#xa0;zyskują dwa razy tyle, ile leżało na karcie: %n&#xa0;punkt.</numerusform>
            <numerusform>{family} ujawniają {card_acc} i&#xa0;zyskują dwa razy tyle, ile leżało na karcie: %n&#xa0;punkty.</numerusform>
            <numerusform>{family} ujawniają {card_acc} i&#xa0;zyskują dwa razy tyle, ile leżało na karcie: %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{family} ujawniają {card_acc}; z&#xa0;tej karty przepada %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family} ujawniają {card_acc}; z&#xa0;tej karty przepadają %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family} ujawniają {card_acc}; z&#xa0;tej karty przepada %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and pays %n from it.</source>
        <translation>
            <numerusform>{family} ujawniają {card_acc} i&#xa0;płacą z&#xa0;tej karty %n&#xa0;punkt.</numerusform>
            <numerusform>{family} ujawniają {card_acc} i&#xa0;płacą z&#xa0;tej karty %n&#xa0;punkty.</numerusform>
            <numerusform>{family} ujawniają {card_acc} i&#xa0;płacą z&#xa0;tej karty %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card}, pays {paid} from it and takes %n.</source>
        <translation>
            <numerusform>{family} ujawniają {card_acc}, płacą {paid} z&#xa0;tej karty i&#xa0;zabierają z&#xa0;niej %n&#xa0;punkt.</numerusform>
            <numerusform>{family} ujawniają {card_acc}, płacą {paid} z&#xa0;tej karty i&#xa0;zabierają z&#xa0;niej %n&#xa0;punkty.</numerusform>
            <numerusform>{family} ujawniają {card_acc}, płacą {paid} z&#xa0;tej karty i&#xa0;zabierają z&#xa0;niej %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates {victim_family}’s {victim}.</source>
        <translation>{card} {family_gen} likwiduje {victim_acc} {victim_family_gen}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates {victim_family}’s {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} likwiduje {victim_acc} {victim_family_gen}; z&#xa0;tej karty przepada %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{card} {family_gen} likwiduje {victim_acc} {victim_family_gen}; z&#xa0;tej karty przepadają %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{card} {family_gen} likwiduje {victim_acc} {victim_family_gen}; z&#xa0;tej karty przepada %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates {family}’s own {victim}.</source>
        <translation>{card} {family_gen} likwiduje {victim_acc} z&#xa0;własnego rodu.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates {family}’s own {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} likwiduje {victim_acc} z&#xa0;własnego rodu; z&#xa0;tej karty przepada %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{card} {family_gen} likwiduje {victim_acc} z&#xa0;własnego rodu; z&#xa0;tej karty przepadają %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{card} {family_gen} likwiduje {victim_acc} z&#xa0;własnego rodu; z&#xa0;tej karty przepada %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates itself.</source>
        <translation>{card} {family_gen} likwiduje siebie.</translation>
    </message>
    <message>
        <source>{family}’s {card} is discarded.</source>
        <translation>{card} {family_gen} trafia na stos kart odrzuconych.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} is discarded; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} trafia na stos kart odrzuconych; z&#xa0;tej karty przepada %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{card} {family_gen} trafia na stos kart odrzuconych; z&#xa0;tej karty przepadają %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{card} {family_gen} trafia na stos kart odrzuconych; z&#xa0;tej karty przepada %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} copies {victim_family}’s {victim}.</source>
        <translation>{card} {family_gen} kopiuje {victim_acc} {victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} copies {family}’s own {victim}.</source>
        <translation>{card} {family_gen} kopiuje {victim_acc} z&#xa0;własnego rodu.</translation>
    </message>
    <message>
        <source>{family}’s {card} moves {victim_family}’s card to place {place}.</source>
        <translation>{card} {family_gen} przenosi kartę {victim_family_gen} na miejsce {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} moves {victim_family}’s {victim} to place {place}.</source>
        <translation>{card} {family_gen} przenosi {victim_acc} {victim_family_gen} na miejsce {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves {victim_family}’s card where it was.</source>
        <translation>{card} {family_gen} pozostawia kartę {victim_family_gen} na tym samym miejscu.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves {victim_family}’s {victim} where it was.</source>
        <translation>{card} {family_gen} pozostawia {victim_acc} {victim_family_gen} na tym samym miejscu.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on {victim_family}’s card.</source>
        <translation>{card} {family_gen} oznacza wyrokiem kartę {victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on {victim_family}’s {victim}.</source>
        <translation>{card} {family_gen} oznacza wyrokiem {victim_acc} {victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on itself.</source>
        <translation>{card} {family_gen} oznacza wyrokiem siebie.</translation>
    </message>
    <message>
        <source>{family}’s {card} turns face-down again.</source>
        <translation>{family} znów zakrywają {card_acc}.</translation>
    </message>
    <message>
        <source>{family} reserves the {card}.</source>
        <translation>{family} rezerwują {card_acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} reserves the {card} with %n influence on it.</source>
        <translation>
            <numerusform>{family} rezerwują {card_acc}: na karcie leży %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family} rezerwują {card_acc}: na karcie leżą %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family} rezerwują {card_acc}: na karcie leży %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} returns to the hand; a new card takes its place.</source>
        <translation>{card} {family_gen} wraca na rękę; to miejsce zajmuje nowa karta.</translation>
    </message>
    <message>
        <source>{family}’s {card} returns to the hand; the {other} takes its place.</source>
        <translation>{card} {family_gen} wraca na rękę; to miejsce zajmuje {other}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} earns %n.</source>
        <translation>
            <numerusform>{card} {family_gen} przynosi %n&#xa0;punkt.</numerusform>
            <numerusform>{card} {family_gen} przynosi %n&#xa0;punkty.</numerusform>
            <numerusform>{card} {family_gen} przynosi %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes %n from its card.</source>
        <translation>
            <numerusform>{family} zabierają ze swojej karty %n&#xa0;punkt.</numerusform>
            <numerusform>{family} zabierają ze swojej karty %n&#xa0;punkty.</numerusform>
            <numerusform>{family} zabierają ze swojej karty %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes %n from its {card}.</source>
        <translation>
            <numerusform>{family} zabierają z&#xa0;karty „{card}” %n&#xa0;punkt.</numerusform>
            <numerusform>{family} zabierają z&#xa0;karty „{card}” %n&#xa0;punkty.</numerusform>
            <numerusform>{family} zabierają z&#xa0;karty „{card}” %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} takes %n from {victim_family}.</source>
        <translation>
            <numerusform>{card} {family_gen} kradnie %n&#xa0;punkt {victim_family_dat}.</numerusform>
            <numerusform>{card} {family_gen} kradnie %n&#xa0;punkty {victim_family_dat}.</numerusform>
            <numerusform>{card} {family_gen} kradnie %n&#xa0;punktów {victim_family_dat}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} finds nothing to take from {victim_family}.</source>
        <translation>{card} {family_gen} nie ma czego ukraść {victim_family_dat}.</translation>
    </message>
    <message>
        <source>{family}’s {card} turns to its own family and takes nothing.</source>
        <translation>{card} {family_gen} szuka we własnym rodzie i&#xa0;niczego nie kradnie.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on {victim_family}’s card.</source>
        <translation>
            <numerusform>{card} {family_gen} dokłada %n&#xa0;punkt Wpływu do karty {victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} dokłada %n&#xa0;punkty Wpływu do karty {victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} dokłada %n&#xa0;punktów Wpływu do karty {victim_family_gen}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on {victim_family}’s {victim}.</source>
        <translation>
            <numerusform>{card} {family_gen} dokłada %n&#xa0;punkt Wpływu do {victim_gen} {victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} dokłada %n&#xa0;punkty Wpływu do {victim_gen} {victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} dokłada %n&#xa0;punktów Wpływu do {victim_gen} {victim_family_gen}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts {amount} influence on each of %n card(s).</source>
        <translation>
            <numerusform>{card} {family_gen} kładzie Wpływ, po {amount}, na %n&#xa0;karcie.</numerusform>
            <numerusform>{card} {family_gen} kładzie Wpływ, po {amount}, na %n&#xa0;kartach.</numerusform>
            <numerusform>{card} {family_gen} kładzie Wpływ, po {amount}, na %n&#xa0;kartach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s card loses %n influence.</source>
        <translation>
            <numerusform>Karta {family_gen} traci %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>Karta {family_gen} traci %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>Karta {family_gen} traci %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} loses %n influence.</source>
        <translation>
            <numerusform>{card} {family_gen} traci %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{card} {family_gen} traci %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{card} {family_gen} traci %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} loses {amount} influence from each of %n card(s).</source>
        <translation>
            <numerusform>{family} tracą Wpływ, po {amount}, z&#xa0;%n&#xa0;karty.</numerusform>
            <numerusform>{family} tracą Wpływ, po {amount}, z&#xa0;%n&#xa0;kart.</numerusform>
            <numerusform>{family} tracą Wpływ, po {amount}, z&#xa0;%n&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}, {card}, face-up, card {place} of {places}.</source>
        <translation>{family}, {card}, karta ujawniona, {place} z&#xa0;{places}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}, {card}, face-up, card {place} of {places}, %n influence.</source>
        <translation>
            <numerusform>{family}, {card}, karta ujawniona, {place} z&#xa0;{places}, %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family}, {card}, karta ujawniona, {place} z&#xa0;{places}, %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family}, {card}, karta ujawniona, {place} z&#xa0;{places}, %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}, face-down, card {place} of {places}.</source>
        <translation>{family}, karta zakryta, {place} z&#xa0;{places}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}, face-down, card {place} of {places}, %n influence.</source>
        <translation>
            <numerusform>{family}, karta zakryta, {place} z&#xa0;{places}, %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family}, karta zakryta, {place} z&#xa0;{places}, %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family}, karta zakryta, {place} z&#xa0;{places}, %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}, {card}, face-down, card {place} of {places}.</source>
        <translation>{family}, {card}, karta zakryta, {place} z&#xa0;{places}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}, {card}, face-down, card {place} of {places}, %n influence.</source>
        <translation>
            <numerusform>{family}, {card}, karta zakryta, {place} z&#xa0;{places}, %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family}, {card}, karta zakryta, {place} z&#xa0;{places}, %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family}, {card}, karta zakryta, {place} z&#xa0;{places}, %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}, a covered card at place {place} of {places}.</source>
        <translation>{family}, karta przykryta inną, miejsce {place} z&#xa0;{places}.</translation>
    </message>
    <message>
        <source>{family}, {card}, covered, at place {place} of {places}.</source>
        <translation>{family}, {card}, karta przykryta inną, miejsce {place} z&#xa0;{places}.</translation>
    </message>
    <message>
        <source>{card}, in your hand.</source>
        <translation>{card}, na twojej ręce.</translation>
    </message>
    <message>
        <source>{family}, a card in hand.</source>
        <translation>{family}, karta na ręce.</translation>
    </message>
    <message>
        <source>{family}, {card}, in hand.</source>
        <translation>{family}, {card}, karta na ręce.</translation>
    </message>
    <message>
        <source>{family}, a card set aside.</source>
        <translation>{family}, karta odłożona na bok.</translation>
    </message>
    <message>
        <source>{family}, {card}, set aside.</source>
        <translation>{family}, {card}, karta odłożona na bok.</translation>
    </message>
    <message>
        <source>{family}, {card}, discarded.</source>
        <translation>{family}, {card}, na stosie kart odrzuconych.</translation>
    </message>
    <message numerus="yes">
        <source>{family}, {card}, in reserve, %n influence.</source>
        <translation>
            <numerusform>{family}, {card}, karta zarezerwowana, %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family}, {card}, karta zarezerwowana, %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family}, {card}, karta zarezerwowana, %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under it.</source>
        <translation>
            <numerusform>Pod nią %n&#xa0;karta.</numerusform>
            <numerusform>Pod nią %n&#xa0;karty.</numerusform>
            <numerusform>Pod nią %n&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdict token(s) on it.</source>
        <translation>
            <numerusform>Na niej %n&#xa0;żeton wyroku.</numerusform>
            <numerusform>Na niej %n&#xa0;żetony wyroku.</numerusform>
            <numerusform>Na niej %n&#xa0;żetonów wyroku.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChronicleView</name>
    <message>
        <source>Chronicle</source>
        <translation>Kronika</translation>
    </message>
</context>
<context>
    <name>CurtainScreen</name>
    <message>
        <source>{family}’s hand is hidden</source>
        <translation>Karty {family} są ukryte</translation>
    </message>
    <message>
        <source>{name}, go on as soon as nobody else looks at the screen.</source>
        <translation>{name}: graj dalej, gdy nikt inny nie patrzy na ekran.</translation>
    </message>
    <message>
        <source>Pass the screen to {family}</source>
        <translation>Przekażcie ekran {family}</translation>
    </message>
    <message>
        <source>{name} plays next. Everyone else, look away: a hand of cards is about to appear.</source>
        <translation>Teraz gra {name}. Pozostali, odwróćcie wzrok: zaraz na ekranie pojawią się karty.</translation>
    </message>
    <message>
        <source>I am {family}: show my hand</source>
        <translation>{family} to ja: pokaż moje karty</translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>Pod twoją nieobecność</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{family} takes the throne</source>
        <translation>{family} zasiadają na&#xa0;tronie</translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n influence</source>
        <translation>
            <numerusform>{name}: %n&#xa0;punkt Wpływu</numerusform>
            <numerusform>{name}: %n&#xa0;punkty Wpływu</numerusform>
            <numerusform>{name}: %n&#xa0;punktów Wpływu</numerusform>
        </translation>
    </message>
    <message>
        <source>The throne is shared</source>
        <translation>Zwycięzcy dzielą się tronem</translation>
    </message>
    <message numerus="yes">
        <source>{names}, with %n influence each</source>
        <translation>
            <numerusform>{names}: po %n&#xa0;punkcie Wpływu</numerusform>
            <numerusform>{names}: po %n&#xa0;punkty Wpływu</numerusform>
            <numerusform>{names}: po %n&#xa0;punktów Wpływu</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} of {name}, {amount} in round {round}</source>
        <translation>{name}: {card}, +{amount} w&#xa0;rundzie {round}</translation>
    </message>
    <message>
        <source>Largest gain</source>
        <translation>Największy zysk</translation>
    </message>
    <message>
        <source>Cards eliminated</source>
        <translation>Zlikwidowane karty</translation>
    </message>
    <message numerus="yes">
        <source>{card} of {name}, face down for %n round(s)</source>
        <translation>
            <numerusform>{name}: {card}, karta zakryta przez %n&#xa0;rundę</numerusform>
            <numerusform>{name}: {card}, karta zakryta przez %n&#xa0;rundy</numerusform>
            <numerusform>{name}: {card}, karta zakryta przez %n&#xa0;rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Najdłuższe oczekiwanie</translation>
    </message>
    <message>
        <source>Never played</source>
        <translation>Zostały na ręce</translation>
    </message>
    <message>
        <source>Equal in influence: the family with the most places of the queue under its cards wins ({counts}).</source>
        <translation>Tyle samo Wpływu: wygrywa ród, którego karty leżą na wierzchu w&#xa0;większej liczbie miejsc Kolejki ({counts}).</translation>
    </message>
    <message>
        <source>Equal in influence and in places of the queue ({counts}): the victory is shared.</source>
        <translation>Tyle samo Wpływu i&#xa0;miejsc w&#xa0;Kolejce ({counts}): zwycięstwo jest wspólne.</translation>
    </message>
</context>
<context>
    <name>EndingScreen</name>
    <message>
        <source>Influence, round by round</source>
        <translation>Wpływ runda po rundzie</translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation>Jeszcze raz w&#xa0;tym składzie</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Ekran startowy</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>of the game, under the chart</comment>
        <translation>Początek</translation>
    </message>
    <message>
        <source>{family}: {scores}</source>
        <translation>{family}: {scores}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Ród</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Zlikwidowane</translation>
    </message>
    <message>
        <source>On cards</source>
        <translation>Na kartach</translation>
    </message>
    <message>
        <source>In the queue</source>
        <translation>W&#xa0;Kolejce</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Wpływ</translation>
    </message>
</context>
<context>
    <name>QueueStrip</name>
    <message>
        <source>{number}: {family}, {card}, face up</source>
        <translation>{number}: {family}, {card}, karta ujawniona</translation>
    </message>
    <message>
        <source>{number}: {family}, {card}, face down</source>
        <translation>{number}: {family}, {card}, karta zakryta</translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n&#xa0;punkt Wpływu</numerusform>
            <numerusform>%n&#xa0;punkty Wpływu</numerusform>
            <numerusform>%n&#xa0;punktów Wpływu</numerusform>
        </translation>
    </message>
    <message>
        <source>×{number}</source>
        <translation>×{number}</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Close the rules (Esc)</source>
        <translation>Zamknij zasady (Esc)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w&#xa0;zasadach</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Zobacz też</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Język zasad</translation>
    </message>
    <message>
        <source>Oriflamme</source>
        <translation>Oriflamme</translation>
    </message>
    <message>
        <source>{game} › {chapter}</source>
        <translation>{game} › {chapter}</translation>
    </message>
    <message>
        <source>Previous page: {title}</source>
        <translation>Poprzednia strona: {title}</translation>
    </message>
    <message>
        <source>Next page: {title}</source>
        <translation>Następna strona: {title}</translation>
    </message>
    <message>
        <source>{card}: {text}</source>
        <translation>{card}: {text}</translation>
    </message>
    <message>
        <source>character</source>
        <translation>Postać</translation>
    </message>
    <message>
        <source>intrigue</source>
        <translation>Intryga</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n&#xa0;miejsce</numerusform>
            <numerusform>%n&#xa0;miejsca</numerusform>
            <numerusform>%n&#xa0;miejsc</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Human</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Squire (rules of thumb)</source>
        <translation>Giermek (według prostych zasad)</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Giermek</translation>
    </message>
    <message>
        <source>Page (plays at random)</source>
        <translation>Paź (gra na chybił trafił)</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Paź</translation>
    </message>
    <message>
        <source>How the bot of {family} plays</source>
        <translation>Jak gra bot: {family}</translation>
    </message>
    <message>
        <source>Name of the player of {family}</source>
        <translation>Imię gracza: {family}</translation>
    </message>
    <message>
        <source>{family}, empty seat</source>
        <translation>{family}, wolne miejsce</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Dodaj gracza</translation>
    </message>
    <message>
        <source>Add a player: {family}</source>
        <translation>Dodaj gracza: {family}</translation>
    </message>
    <message>
        <source>Drag to change the order, or press Alt and an arrow key</source>
        <translation>Przeciągnij, aby zmienić kolejność, albo naciśnij Alt i&#xa0;strzałkę</translation>
    </message>
    <message>
        <source>{family}, seat {number} of {seats}</source>
        <translation>{family}, miejsce {number} z&#xa0;{seats}</translation>
    </message>
    <message>
        <source>Remove the player of {family}</source>
        <translation>Usuń gracza: {family}</translation>
    </message>
    <message>
        <source>Two families are the fewest that can play</source>
        <translation>Nie można grać w&#xa0;mniej niż dwa rody</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Red</source>
        <comment>family</comment>
        <translation>Czerwoni</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>family</comment>
        <translation>Niebiescy</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>family</comment>
        <translation>Zieloni</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>family</comment>
        <translation>Złoci</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>family</comment>
        <translation>Czarni</translation>
    </message>
    <message>
        <source>Marguerite</source>
        <comment>a player&apos;s name</comment>
        <translation>Małgorzata</translation>
    </message>
    <message>
        <source>Ann</source>
        <comment>a player&apos;s name</comment>
        <translation>Anna</translation>
    </message>
    <message>
        <source>Sir Osric</source>
        <comment>a player&apos;s name</comment>
        <translation>Sir Osryk</translation>
    </message>
    <message>
        <source>Dame Isolde</source>
        <comment>a player&apos;s name</comment>
        <translation>Dama Izolda</translation>
    </message>
    <message>
        <source>Brother Anselm</source>
        <comment>a player&apos;s name</comment>
        <translation>Brat Anzelm</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Znajdź ustawienie</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>Nie ma takiego ustawienia.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Czytanie</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>A</source>
        <comment>a letter in two sizes, before and behind the slider of the text size</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Changes at once, also in a game</source>
        <translation>Zmienia się od razu, także w trakcie gry</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>From 85 to 150 %</source>
        <translation>Od 85 do 150%</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Dark oak, light lime, or black on white</source>
        <translation>Ciemny dąb, jasna lipa albo czerń na bieli</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Dąb</translation>
    </message>
    <message>
        <source>Lime</source>
        <translation>Lipa</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>System</source>
        <comment>the theme of the desktop</comment>
        <translation>Systemowy</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Animacje</translation>
    </message>
    <message>
        <source>Off shows changes with an outline</source>
        <translation>Bez nich zmiany wskazuje obwódka</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations</comment>
        <translation>Brak</translation>
    </message>
    <message>
        <source>½×</source>
        <translation>½×</translation>
    </message>
    <message>
        <source>1×</source>
        <translation>1×</translation>
    </message>
    <message>
        <source>2×</source>
        <translation>2×</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Cards fade instead of flying</source>
        <translation>Karty nie latają, lecz pojawiają się i znikają</translation>
    </message>
    <message>
        <source>Curtain between turns</source>
        <translation>Kurtyna między ruchami</translation>
    </message>
    <message>
        <source>Hides hands when people share one screen</source>
        <translation>Ukrywa karty, gdy przy jednym ekranie gra kilka osób</translation>
    </message>
    <message>
        <source>Curtain when the window is left</source>
        <translation>Kurtyna po opuszczeniu okna</translation>
    </message>
    <message>
        <source>Hides an open hand when you turn to another program</source>
        <translation>Ukrywa rękę, gdy przechodzisz do innego programu</translation>
    </message>
    <message>
        <source>Explain why a move is not legal</source>
        <translation>Wyjaśniaj, dlaczego ruch jest niedozwolony</translation>
    </message>
    <message>
        <source>A sentence beside the card that glides home</source>
        <translation>Zdanie obok karty, która wraca na rękę</translation>
    </message>
    <message>
        <source>Pause before a bot plays</source>
        <translation>Pauza przed ruchem bota</translation>
    </message>
    <message>
        <source>Time to follow what happens</source>
        <translation>Czas, by śledzić, co się dzieje</translation>
    </message>
    <message>
        <source>Restore this page</source>
        <translation>Przywróć tę stronę</translation>
    </message>
    <message>
        <source>Everything on this page as it was at first, but not the language</source>
        <translation>Wszystko na tej stronie będzie jak na początku, oprócz języka</translation>
    </message>
    <message>
        <source>Changes are kept at once</source>
        <translation>Zmiany zapisują się od razu</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>seconds</comment>
        <translation>{seconds}&#xa0;s</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>A table for games of influence,
for up to five families at one screen</source>
        <translation>Stół do gier o&#xa0;Wpływ:
do pięciu rodów przy jednym ekranie</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Continue a game</source>
        <translation>Kontynuuj grę</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Wybierz grę</translation>
    </message>
    <message>
        <source>Oriflamme</source>
        <translation>Oriflamme</translation>
    </message>
    <message>
        <source>3 to 5 families · 6 rounds · 7 of 10 cards in hand</source>
        <translation>3–5 rodów · 6 rund · 7 z&#xa0;10 kart na ręce</translation>
    </message>
    <message>
        <source>Place your people and your intrigues face down in the queue of influence. Let them wait and grow rich, or reveal them before a rival finds them.</source>
        <translation>Wykładaj zakryte Postacie i&#xa0;Intrygi do Kolejki Wpływu. Niech czekają i&#xa0;gromadzą Wpływ albo ujawnij je, zanim odnajdzie je rywal.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca przy stole</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>The queue resolves</source>
        <translation>Karty działają</translation>
    </message>
    <message>
        <source>From left to right</source>
        <translation>Od lewej do prawej</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Od lewej</translation>
    </message>
    <message>
        <source>From right to left</source>
        <translation>Od prawej do lewej</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>Od prawej</translation>
    </message>
    <message>
        <source>Hide hands between turns</source>
        <translation>Ukrywaj karty między ruchami</translation>
    </message>
    <message>
        <source>A curtain falls when the screen passes from one player to the next</source>
        <translation>Gdy ekran przechodzi do następnego gracza, opada kurtyna</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Rozpocznij grę</translation>
    </message>
    <message>
        <source>There is no unfinished game to go on with</source>
        <translation>Nie ma niedokończonej gry, którą można kontynuować</translation>
    </message>
    <message numerus="yes">
        <source>%n of 5 seats taken; drag a crest to change the order</source>
        <translation>
            <numerusform>Zajęte %n&#xa0;miejsce z&#xa0;5; kolejność zmienisz, przeciągając herb</numerusform>
            <numerusform>Zajęte %n&#xa0;miejsca z&#xa0;5; kolejność zmienisz, przeciągając herb</numerusform>
            <numerusform>Zajętych %n&#xa0;miejsc z&#xa0;5; kolejność zmienisz, przeciągając herb</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>{name} ({family})</source>
        <translation>{name} ({family})</translation>
    </message>
    <message>
        <source>Two families: a house option, not in the rule book.</source>
        <translation>Dwa rody: wariant domowy, którego nie ma w&#xa0;instrukcji.</translation>
    </message>
    <message>
        <source>Two players have the same name; the crests tell them apart.</source>
        <translation>Dwoje graczy ma to samo imię: odróżniają ich herby.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{family} · Human</source>
        <translation>{family} · człowiek</translation>
    </message>
    <message>
        <source>{family} · Bot, squire</source>
        <translation>{family} · bot, giermek</translation>
    </message>
    <message>
        <source>{family} · Bot, page</source>
        <translation>{family} · bot, paź</translation>
    </message>
    <message>
        <source>Oriflamme</source>
        <translation>Oriflamme</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Placement</source>
        <translation>Runda {round} z&#xa0;{rounds} · Rozstawianie</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Resolution</source>
        <translation>Runda {round} z&#xa0;{rounds} · Rozpatrywanie</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Gra skończona</translation>
    </message>
    <message>
        <source>Resolves left to right</source>
        <translation>Od lewej do prawej</translation>
    </message>
    <message>
        <source>Resolves right to left</source>
        <translation>Od prawej do lewej</translation>
    </message>
    <message>
        <source>Resolving now</source>
        <translation>Kolej tej karty</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Początek</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Koniec</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Przykryj</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Tutaj</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>on the card</comment>
        <translation>Pozostaw</translation>
    </message>
    <message>
        <source>Reveal</source>
        <comment>on the card</comment>
        <translation>Ujawnij</translation>
    </message>
    <message>
        <source>You may cover only a card of your own family.</source>
        <translation>Możesz przykryć tylko kartę własnego rodu.</translation>
    </message>
    <message>
        <source>A card goes to the front, to the end, or on top of a card of your family, never between two cards.</source>
        <translation>Kartę kładzie się na początku Kolejki, na końcu albo na karcie własnego rodu, nigdy między dwiema kartami.</translation>
    </message>
    <message>
        <source>You place a card when it is your turn in the placement phase.</source>
        <translation>Kartę wykłada się w&#xa0;Fazie Rozstawiania, gdy przychodzi twoja kolej.</translation>
    </message>
    <message>
        <source>This card cannot be chosen now.</source>
        <translation>Teraz nie można wybrać tej karty.</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Najpierw wybierz kartę z ręki.</translation>
    </message>
    <message>
        <source>Drop the card on one of the glowing places.</source>
        <translation>Połóż kartę na jednym ze świecących miejsc.</translation>
    </message>
    <message>
        <source>At the front or at the end</source>
        <translation>Na początku Kolejki albo na końcu</translation>
    </message>
    <message>
        <source>The queue is empty: yours is the first card</source>
        <translation>Kolejka jest pusta: twoja karta będzie pierwsza</translation>
    </message>
    <message>
        <source>Front, end, or on top of a card of your family</source>
        <translation>Na początku, na końcu albo na karcie własnego rodu</translation>
    </message>
    <message>
        <source>Place a card in the queue</source>
        <translation>Wyłóż kartę do Kolejki</translation>
    </message>
    <message>
        <source>{card}: keep it or reveal it?</source>
        <translation>{card}: pozostawić czy ujawnić?</translation>
    </message>
    <message>
        <source>{card}: where does the card go?</source>
        <translation>{card}: gdzie położyć kartę?</translation>
    </message>
    <message>
        <source>{card}: choose a card of your hand</source>
        <translation>{card}: wybierz kartę z&#xa0;ręki</translation>
    </message>
    <message>
        <source>{card}: choose one</source>
        <translation>{card}: wybierz jedno</translation>
    </message>
    <message>
        <source>{card}: choose a card</source>
        <translation>{card}: wybierz kartę</translation>
    </message>
    <message>
        <source>It came into the queue this round and gets nothing</source>
        <translation>Karta przyszła w&#xa0;tej rundzie i&#xa0;nic nie dostanie</translation>
    </message>
    <message numerus="yes">
        <source>1 more on it, %n in all</source>
        <translation>
            <numerusform>+1 punkt na kartę, razem %n</numerusform>
            <numerusform>+1 punkt na kartę, razem %n</numerusform>
            <numerusform>+1 punkt na kartę, razem %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Pozostaw</translation>
    </message>
    <message>
        <source>Nothing lies on it; it acts now</source>
        <translation>Na karcie nie ma Wpływu; zadziała od razu</translation>
    </message>
    <message numerus="yes">
        <source>The %n on it is lost; it acts now</source>
        <translation>
            <numerusform>%n&#xa0;punkt z&#xa0;karty przepada; karta zadziała od razu</numerusform>
            <numerusform>%n&#xa0;punkty z&#xa0;karty przepadają; karta zadziała od razu</numerusform>
            <numerusform>%n&#xa0;punktów z&#xa0;karty przepada; karta zadziała od razu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n on it stays; it acts now</source>
        <translation>
            <numerusform>%n&#xa0;punkt zostaje na karcie; karta zadziała od razu</numerusform>
            <numerusform>%n&#xa0;punkty zostają na karcie; karta zadziała od razu</numerusform>
            <numerusform>%n&#xa0;punktów zostaje na karcie; karta zadziała od razu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n from it; it acts now</source>
        <translation>
            <numerusform>Zabierzesz %n&#xa0;punkt; karta zadziała od razu</numerusform>
            <numerusform>Zabierzesz %n&#xa0;punkty; karta zadziała od razu</numerusform>
            <numerusform>Zabierzesz %n&#xa0;punktów; karta zadziała od razu</numerusform>
        </translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Ujawnij</translation>
    </message>
    <message>
        <source>{family}, card {place}</source>
        <translation>{family}, karta {place}</translation>
    </message>
    <message>
        <source>{family}, {card}, card {place}</source>
        <translation>{family}, {card}, karta {place}</translation>
    </message>
    <message numerus="yes">
        <source>%n influence on it</source>
        <translation>
            <numerusform>Na karcie %n&#xa0;punkt Wpływu</numerusform>
            <numerusform>Na karcie %n&#xa0;punkty Wpływu</numerusform>
            <numerusform>Na karcie %n&#xa0;punktów Wpływu</numerusform>
        </translation>
    </message>
    <message>
        <source>To the front</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>After card {place}</source>
        <translation>Za kartę {place}</translation>
    </message>
    <message>
        <source>A card of this family: {family}</source>
        <translation>Karta rodu: {family}</translation>
    </message>
    <message>
        <source>{card}, of this family: {family}</source>
        <translation>{card}, ród: {family}</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Wyjaśnij</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The table</source>
        <translation>Stół do gry</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Stos kart odrzuconych</translation>
    </message>
    <message>
        <source>No card has been discarded yet.</source>
        <translation>Nie odrzucono jeszcze żadnej karty.</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>Zarezerwowane</translation>
    </message>
    <message>
        <source>Set aside, for your eyes only</source>
        <translation>Odłożone na bok, tylko dla twoich oczu</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Arrows: from card to card and from row to row</source>
        <translation>Strzałki: od karty do karty i&#xa0;od rzędu do rzędu</translation>
    </message>
    <message>
        <source>Enter: take a card, lay it, choose</source>
        <translation>Enter: weź kartę, połóż ją, wybierz</translation>
    </message>
    <message>
        <source>1 to 9: answer the choices</source>
        <translation>Od 1 do 9: wybierz odpowiedź</translation>
    </message>
    <message>
        <source>Esc: lay a card back, then the menu</source>
        <translation>Esc: odłóż kartę na rękę, potem menu</translation>
    </message>
    <message>
        <source>Z: take back, Space: finish what moves</source>
        <translation>Z: cofnij ruch, spacja: zakończ animację</translation>
    </message>
    <message>
        <source>Home and End, or the wheel: scroll a long queue</source>
        <translation>Home, End albo kółko myszy: przewiń długą Kolejkę</translation>
    </message>
    <message>
        <source>F1: rules, ?: these keys</source>
        <translation>F1: zasady, ?: ta lista</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>This file is not a game of Gonfalon: {file}.</source>
        <translation>To nie jest gra programu Gonfalon: {file}.</translation>
    </message>
    <message>
        <source>This game was saved by another version of Gonfalon: {file}.</source>
        <translation>Tę grę zapisała inna wersja programu Gonfalon: {file}.</translation>
    </message>
    <message>
        <source>This game was played with other cards than those here: {file}.</source>
        <translation>W&#xa0;tej grze używano innych kart niż tutaj: {file}.</translation>
    </message>
    <message>
        <source>This file holds a game that is not played here: {file}.</source>
        <translation>W&#xa0;tym pliku jest gra, w&#xa0;którą się tu nie gra: {file}.</translation>
    </message>
    <message>
        <source>A bot of this game is not known here: {file}.</source>
        <translation>Bot z&#xa0;tej gry jest tu nieznany: {file}.</translation>
    </message>
    <message>
        <source>This file cannot be read: {file}.</source>
        <translation>Nie można odczytać tego pliku: {file}.</translation>
    </message>
    <message>
        <source>This file is damaged and was left as it is: {file}.</source>
        <translation>Ten plik jest uszkodzony i&#xa0;pozostał bez zmian: {file}.</translation>
    </message>
    <message>
        <source>These seats cannot play together: take two to five families.</source>
        <translation>Te miejsca nie mogą grać razem: potrzeba od dwóch do pięciu rodów.</translation>
    </message>
    <message>
        <source>Nothing can be written to this folder: {folder}. The game goes on, but it is lost when you close the window.</source>
        <translation>W&#xa0;tym folderze nie można nic zapisać: {folder}. Gra toczy się dalej, ale przepadnie, gdy zamkniesz okno.</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Only the players can take a move back.</source>
        <translation>Ruch mogą cofnąć tylko gracze.</translation>
    </message>
    <message>
        <source>You have not decided anything yet.</source>
        <translation>Nie było jeszcze żadnej twojej decyzji.</translation>
    </message>
    <message>
        <source>Another player has decided since your last move.</source>
        <translation>Po twoim ruchu zdecydował już inny gracz.</translation>
    </message>
    <message>
        <source>Your last move has shown a card, and nobody can forget it.</source>
        <translation>Twój ostatni ruch pokazał kartę, a&#xa0;tego nie da się zapomnieć.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>This game cannot be kept</source>
        <translation>Nie można zapisać tej gry</translation>
    </message>
    <message>
        <source>This game cannot be begun</source>
        <translation>Nie można rozpocząć tej gry</translation>
    </message>
    <message>
        <source>No game can be continued</source>
        <translation>Nie ma gry, którą można kontynuować</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>The game is kept at every move.</source>
        <translation>Gra zapisuje się po każdym ruchu.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Leave to the start screen</source>
        <translation>Wyjdź do ekranu startowego</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
</TS>
