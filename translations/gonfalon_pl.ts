<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Aloud</name>
    <message>
        <source>{name}’s {thing}</source>
        <translation>{thing}, {name}</translation>
    </message>
    <message>
        <source>{whose}: minus {number}</source>
        <translation>{whose}: o&#xa0;{number} mniej</translation>
    </message>
    <message>
        <source>{whose}: plus {number}</source>
        <translation>{whose}: o&#xa0;{number} więcej</translation>
    </message>
</context>
<context>
    <name>AnalysisController</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{name}: {percent}%</source>
        <translation>{name}: {percent}%</translation>
    </message>
    <message>
        <source>Simulated endings at each step: {count}</source>
        <translation>Symulacje na każdy krok: {count}</translation>
    </message>
    <message>
        <source>Looks a few turns ahead, per step: {count}</source>
        <translation>Symulacje kilku następnych tur na każdy krok: {count}</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Szansa na wygraną</translation>
    </message>
    <message>
        <source>{name}: {before}% → {after}%</source>
        <translation>{name}: {before}% → {after}%</translation>
    </message>
    <message>
        <source>Bots finished the game from every step, each knowing only what its seat knew.</source>
        <translation>Od każdego kroku boty dograły grę do końca, każdy według tego, co wiedział.</translation>
    </message>
    <message>
        <source>From every step bots played on for some turns, each knowing only what its seat knew, and then judged the position by what they had learned.</source>
        <translation>Od każdego kroku boty grały jeszcze kilka tur, każdy według tego, co wiedział, a potem oceniały pozycję na podstawie tego, czego się nauczyły.</translation>
    </message>
    <message>
        <source>Step {number}</source>
        <translation>Krok {number}</translation>
    </message>
    <message>
        <source>From here on {name} was most likely to win.</source>
        <translation>Od tej chwili największe szanse na wygraną: {name}.</translation>
    </message>
    <message>
        <source>{name} had a better move. In {count} games that would have looked the same to {name}, played on for a few turns, it gave a {best}% chance of winning; the move played gave {own}%.</source>
        <translation>{name}: był lepszy ruch. W {count}&#xa0;grach zgodnych z tym, co było wtedy wiadomo tej osobie, po kilku turach dawał {best}% szans na wygraną, a zagrany {own}%.</translation>
    </message>
    <message>
        <source>{name} had a better move. In {count} games that would have looked the same to {name} it won {best}%, and the move played {own}%. It scored {score} on average against the best rival’s {rival}; the move played, {less} against {more}.</source>
        <translation>{name}: był lepszy ruch. W {count}&#xa0;grach zgodnych z tym, co było wtedy wiadomo tej osobie, dał {best}% wygranych, a zagrany {own}%. Średni wynik po nim: {score} (najlepszy rywal {rival}), po zagranym: {less} ({more}).</translation>
    </message>
    <message>
        <source>This was the best move. In {count} games that would have looked the same to {name}, played on for a few turns, it gave a {own}% chance of winning; the next best gave {best}%.</source>
        <translation>{name}: to był najlepszy ruch. W {count}&#xa0;grach zgodnych z tym, co było wtedy wiadomo tej osobie, po kilku turach dawał {own}% szans na wygraną, a drugi co do siły {best}%.</translation>
    </message>
    <message>
        <source>This was the best move. In {count} games that would have looked the same to {name} it won {own}%, and the next best {best}%. The next best scored {score} on average against the best rival’s {rival}; the move played, {less} against {more}.</source>
        <translation>{name}: to był najlepszy ruch. W {count}&#xa0;grach zgodnych z tym, co było wtedy wiadomo tej osobie, dał {own}% wygranych, a drugi co do siły {best}%. Średni wynik po tamtym: {score} (najlepszy rywal {rival}), po zagranym: {less} ({more}).</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Deciding moments</source>
        <translation>Decydujące momenty</translation>
    </message>
    <message>
        <source>The coach is available only after the game.</source>
        <translation>Trener odzywa się dopiero po zakończeniu gry.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Close the coach</source>
        <translation>Zamknij trenera</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <translation>Przeanalizuj tę grę</translation>
    </message>
    <message>
        <source>The coach could not finish. You can ask again.</source>
        <translation>Trener nie skończył analizy. Możesz poprosić o nią jeszcze raz.</translation>
    </message>
    <message>
        <source>The coach plays the game out many times from every step and tells you what decided it.</source>
        <translation>Trener wiele razy dogrywa grę od każdego kroku i mówi, co o niej zdecydowało.</translation>
    </message>
    <message>
        <source>The coach is analysing the game: {percent}%</source>
        <translation>Trener analizuje grę: {percent}%</translation>
    </message>
    <message>
        <source>No single move decided this game beyond doubt.</source>
        <translation>Żaden pojedynczy ruch nie rozstrzygnął tej gry w sposób pewny.</translation>
    </message>
</context>
<context>
    <name>ArmyStrip</name>
    <message>
        <source>{family}: {cards}</source>
        <translation>{family}: {cards}</translation>
    </message>
    <message>
        <source>{family}: victory markers {numbers}</source>
        <translation>{family}, znaczniki zwycięstwa: {numbers}</translation>
    </message>
</context>
<context>
    <name>Automata</name>
    <message>
        <source>Steps</source>
        <translation>Po kroku</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Płynnie</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Krótko</translation>
    </message>
    <message>
        <source>Automata</source>
        <translation>Automaty</translation>
    </message>
    <message>
        <source>Reasons of an automaton</source>
        <translation>Uzasadnienia automatu</translation>
    </message>
    <message>
        <source>Step by step on request, one after the other, or not at all</source>
        <translation>Każdy krok na życzenie, jeden po drugim albo żaden</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>Show the balance</source>
        <translation>Pokaż balans</translation>
    </message>
    <message>
        <source>Fold it away</source>
        <translation>Zwiń</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Balans</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>How many games have been played</source>
        <translation>Ile gier rozegrano</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Uruchom ponownie</translation>
    </message>
    <message>
        <source>Run the games</source>
        <translation>Uruchom gry</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of four chancellors with the last version without mistakes</source>
        <translation>
            <numerusform>%n&#xa0;gra czterech kanclerzy z ostatnią wersją bez błędów</numerusform>
            <numerusform>%n&#xa0;gry czterech kanclerzy z ostatnią wersją bez błędów</numerusform>
            <numerusform>%n&#xa0;gier czterech kanclerzy z ostatnią wersją bez błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of four squires with the last version without mistakes</source>
        <translation>
            <numerusform>%n&#xa0;gra czterech giermków z ostatnią wersją bez błędów</numerusform>
            <numerusform>%n&#xa0;gry czterech giermków z ostatnią wersją bez błędów</numerusform>
            <numerusform>%n&#xa0;gier czterech giermków z ostatnią wersją bez błędów</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference from even: {points} percentage points (95% interval: {low} to {high}).</source>
        <translation>Odchylenie od równowagi: {points} p.p., z pewnością 95% między {low} a {high}.</translation>
    </message>
    <message>
        <source>{card}, {type}: {verdict}. Played: {played}; influence per play: {influence}; eliminated: {eliminated}; wins when held: {wins}. {advice}</source>
        <translation>{card}, {type}: {verdict}. Zagrana: {played}; Wpływ na zagranie: {influence}; zlikwidowana: {eliminated}; zwycięstwa z nią: {wins}. {advice}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Played in</source>
        <translation>Zagrana</translation>
    </message>
    <message>
        <source>Influence per play</source>
        <translation>Wpływ na zagranie</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <comment>a card</comment>
        <translation>Zlikwidowana</translation>
    </message>
    <message>
        <source>Wins when held</source>
        <translation>Zwycięstwa z nią</translation>
    </message>
    <message>
        <source>Compared with the set</source>
        <translation>Wobec zestawu</translation>
    </message>
    <message>
        <source>Cards used to fill up the decks</source>
        <translation>Karty, którymi uzupełniano talie</translation>
    </message>
    <message>
        <source>The first games are being played.</source>
        <translation>Trwają pierwsze gry.</translation>
    </message>
    <message>
        <source>As soon as the set is free of mistakes, bots will play it here.</source>
        <translation>Gdy tylko w zestawie nie będzie błędów, boty zagrają nim tutaj.</translation>
    </message>
    <message>
        <source>Run the games to see how the cards compare.</source>
        <translation>Uruchom gry, aby porównać karty.</translation>
    </message>
    <message>
        <source>The games could not be finished. Run them again, or change the last card.</source>
        <translation>Nie udało się dograć gier. Uruchom je ponownie albo zmień ostatnią kartę.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with this card say too little about it yet.</source>
        <translation>
            <numerusform>%n&#xa0;gra z tą kartą mówi o niej jeszcze za mało.</numerusform>
            <numerusform>%n&#xa0;gry z tą kartą mówią o niej jeszcze za mało.</numerusform>
            <numerusform>%n&#xa0;gier z tą kartą mówi o niej jeszcze za mało.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bots never play it: every other card in the hand promises more.</source>
        <translation>Boty nigdy jej nie zagrywają: każda inna karta na ręce obiecuje więcej.</translation>
    </message>
    <message>
        <source>Its owners never reveal it: what it does promises less than the influence that gathers on it.</source>
        <translation>Właściciele zawsze pozostawiają ją zakrytą: jej zdolność obiecuje mniej niż Wpływ, który się na niej zbiera.</translation>
    </message>
    <message>
        <source>Only {figure} of its copies are eliminated; of most cards of Oriflamme and Alliance at least {usual} are.</source>
        <translation>Likwiduje się tylko {figure} jej kopii; kopii większości kart Oriflamme i Alliance co najmniej {usual}.</translation>
    </message>
    <message>
        <source>Those who play it win {figure} of their games, though none of its other figures stands out.</source>
        <translation>Kto ją zagrywa, wygrywa {figure} gier, choć niczym innym się ona nie wyróżnia.</translation>
    </message>
    <message>
        <source>It earns {figure} a round while it lies open; most cards of Oriflamme and Alliance earn no more than {usual}.</source>
        <translation>Gdy leży ujawniona, daje {figure} na rundę; większość kart Oriflamme i Alliance daje nie więcej niż {usual}.</translation>
    </message>
    <message>
        <source>It earns {figure} when it is revealed; most cards of Oriflamme and Alliance earn no more than {usual}.</source>
        <translation>Przy ujawnieniu daje {figure}; większość kart Oriflamme i Alliance daje nie więcej niż {usual}.</translation>
    </message>
    <message>
        <source>It eliminates {figure} cards a play; most eliminating cards of Oriflamme and Alliance reach no more than {usual}.</source>
        <translation>Na zagranie likwiduje {figure} karty; większość likwidujących kart Oriflamme i Alliance nie więcej niż {usual}.</translation>
    </message>
    <message>
        <source>It earns {figure} a play on other cards’ turns; most cards of Oriflamme and Alliance that do so earn no more than {usual}.</source>
        <translation>Na zagranie daje {figure}, gdy działają inne karty; większość takich kart Oriflamme i Alliance daje nie więcej niż {usual}.</translation>
    </message>
    <message>
        <source>It costs {cost}, and on {share} of its face-down turns it does not hold enough to pay.</source>
        <translation>Jej koszt to {cost}, a w {share} przypadków, gdy przychodzi na nią kolej, leży na niej za mało, by go zapłacić.</translation>
    </message>
    <message>
        <source>On {share} of its turns it does nothing: what it needs is missing.</source>
        <translation>W {share} przypadków jej działanie nic nie daje: brakuje tego, czego potrzebuje.</translation>
    </message>
    <message>
        <source>{figure} of its copies are eliminated; of most cards of Oriflamme and Alliance no more than {usual} are.</source>
        <translation>Likwiduje się {figure} jej kopii; kopii większości kart Oriflamme i Alliance nie więcej niż {usual}.</translation>
    </message>
    <message>
        <source>It earns {figure} a play; most cards of Oriflamme and Alliance earn at least {usual}.</source>
        <translation>Na zagranie daje {figure}; większość kart Oriflamme i Alliance daje co najmniej {usual}.</translation>
    </message>
    <message>
        <source>Those who play it win only {figure} of their games, though none of its other figures stands out.</source>
        <translation>Kto ją zagrywa, wygrywa tylko {figure} gier, choć niczym innym się ona nie wyróżnia.</translation>
    </message>
    <message>
        <source>Only {share} of those who play it reveal it, and then it earns {figure}.</source>
        <translation>Z tych, którzy ją zagrali, ujawnia ją tylko {share}, a wtedy daje ona {figure}.</translation>
    </message>
    <message>
        <source>It is as good as the others, and at its best when eliminating: {figure} cards a play.</source>
        <translation>Nie jest ani lepsza, ani gorsza od innych, a najlepiej likwiduje: {figure} karty na zagranie.</translation>
    </message>
    <message>
        <source>It is as good as the others, though it earns nothing itself.</source>
        <translation>Nie jest ani lepsza, ani gorsza od innych, choć sama nic nie daje.</translation>
    </message>
    <message>
        <source>It is as good as the others, and earns most while it lies open: {figure} a round.</source>
        <translation>Nie jest ani lepsza, ani gorsza od innych, a najwięcej daje, gdy leży ujawniona: {figure} na rundę.</translation>
    </message>
    <message>
        <source>It is as good as the others, and earns most when it is revealed: {figure}.</source>
        <translation>Nie jest ani lepsza, ani gorsza od innych, a najwięcej daje przy ujawnieniu: {figure}.</translation>
    </message>
    <message>
        <source>It is as good as the others, and earns most on other cards’ turns: {figure} a play.</source>
        <translation>Nie jest ani lepsza, ani gorsza od innych, a najwięcej daje, gdy działają inne karty: {figure} na zagranie.</translation>
    </message>
    <message>
        <source>too strong</source>
        <translation>za silna</translation>
    </message>
    <message>
        <source>a little strong</source>
        <translation>nieco za silna</translation>
    </message>
    <message>
        <source>even</source>
        <translation>w sam raz</translation>
    </message>
    <message>
        <source>a little weak</source>
        <translation>nieco za słaba</translation>
    </message>
    <message>
        <source>too weak</source>
        <translation>za słaba</translation>
    </message>
    <message>
        <source>never played</source>
        <translation>niezagrywana</translation>
    </message>
    <message>
        <source>never revealed</source>
        <translation>nieujawniana</translation>
    </message>
    <message>
        <source>too few games</source>
        <translation>za mało gier</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>What is to be decided now; a right-click opens the rules about it.</source>
        <translation>O tym teraz decydujesz; prawy przycisk myszy otwiera zasady na ten temat.</translation>
    </message>
    <message>
        <source>What is happening now; the chronicle records it.</source>
        <translation>Co się teraz dzieje; zapisuje to Kronika.</translation>
    </message>
</context>
<context>
    <name>BoardTree</name>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Pytanie</translation>
    </message>
</context>
<context>
    <name>CardAdvice</name>
    <message>
        <source>Goes well with</source>
        <translation>Z&#xa0;czym łączyć</translation>
    </message>
    <message>
        <source>Watch out for</source>
        <translation>Na co uważać</translation>
    </message>
    <message>
        <source>About the {card}</source>
        <translation>{card}: wskazówki</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>gain double the influence on this card</source>
        <translation>zyskaj dwa razy tyle Wpływu, ile leży na tej karcie</translation>
    </message>
    <message>
        <source>lose the influence on this card</source>
        <translation>odrzuć Wpływ z tej karty</translation>
    </message>
    <message>
        <source>keep the influence on this card</source>
        <translation>pozostaw Wpływ na tej karcie</translation>
    </message>
    <message>
        <source>when you reveal this card, gain double the influence on it</source>
        <translation>gdy ujawnisz tę kartę, zyskaj dwa razy tyle Wpływu, ile na niej leży</translation>
    </message>
    <message>
        <source>when you reveal this card, lose the influence on it</source>
        <translation>gdy ujawnisz tę kartę, odrzuć z niej Wpływ</translation>
    </message>
    <message>
        <source>when you reveal this card, the influence on it stays there</source>
        <translation>gdy ujawnisz tę kartę, pozostaw na niej Wpływ</translation>
    </message>
    <message>
        <source>if a rival eliminates this card</source>
        <translation>jeśli tę kartę zlikwiduje rywal</translation>
    </message>
    <message>
        <source>whenever you eliminate a card while this one is in reserve</source>
        <translation>za każdym razem, gdy likwidujesz kartę, a ta jest zarezerwowana</translation>
    </message>
    <message>
        <source>at the start of each round while this card is in reserve</source>
        <translation>na początku każdej rundy, dopóki ta karta jest zarezerwowana</translation>
    </message>
    <message>
        <source>at the end of the game, if this card is in reserve</source>
        <translation>na koniec gry, jeśli ta karta jest zarezerwowana</translation>
    </message>
    <message>
        <source>from then on, whenever you eliminate a card</source>
        <translation>odtąd za każdym razem, gdy likwidujesz kartę</translation>
    </message>
    <message>
        <source>from then on, at the start of each round</source>
        <translation>odtąd na początku każdej rundy</translation>
    </message>
    <message>
        <source>at the end of the game</source>
        <translation>na koniec gry</translation>
    </message>
    <message numerus="yes">
        <source>pay %n influence from this card to reveal it</source>
        <translation>
            <numerusform>ujawnienie kosztuje %n punkt Wpływu z tej karty</numerusform>
            <numerusform>ujawnienie kosztuje %n punkty Wpływu z tej karty</numerusform>
            <numerusform>ujawnienie kosztuje %n punktów Wpływu z tej karty</numerusform>
        </translation>
    </message>
    <message>
        <source>then {what}</source>
        <translation>następnie {what}</translation>
    </message>
    <message>
        <source>if it was {card}</source>
        <translation>jeśli była to {card}</translation>
    </message>
    <message>
        <source>if there is {card_gen}</source>
        <translation>jeśli nie ma {card_gen}</translation>
    </message>
    <message>
        <source>if there is {card}</source>
        <translation>jeśli jest {card}</translation>
    </message>
    <message>
        <source>if there is {card_gen} in the queue</source>
        <translation>jeśli w Kolejce nie ma {card_gen}</translation>
    </message>
    <message>
        <source>if there is {card} in the queue</source>
        <translation>jeśli w Kolejce jest {card}</translation>
    </message>
    <message>
        <source>{option} ({what})</source>
        <translation>{option} ({what})</translation>
    </message>
    <message>
        <source>choose: {options}</source>
        <translation>do wyboru: {options}</translation>
    </message>
    <message>
        <source>{amount} for {card_acc}</source>
        <translation>{amount} za {card_acc}</translation>
    </message>
    <message>
        <source>{amount} for each 1 on {card_loc}</source>
        <translation>{amount} za każdy punkt na {card_loc}</translation>
    </message>
    <message>
        <source>as much influence as lies on {card_loc}</source>
        <translation>tyle Wpływu, ile leży na {card_loc}</translation>
    </message>
    <message>
        <source>as much as lies on it</source>
        <translation>tyle, ile na niej leży</translation>
    </message>
    <message>
        <source>as much as lies on {card_loc}</source>
        <translation>tyle, ile leży na {card_loc}</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>jeszcze {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n more influence</source>
        <translation>
            <numerusform>jeszcze %n punkt Wpływu</numerusform>
            <numerusform>jeszcze %n punkty Wpływu</numerusform>
            <numerusform>jeszcze %n punktów Wpływu</numerusform>
        </translation>
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
        <source>{first}, then {last}</source>
        <translation>{first}, a następnie {last}</translation>
    </message>
    <message>
        <source>{amount}, plus {more}</source>
        <comment>behind a clause</comment>
        <extracomment>{amount} ends with “as much as lies on …” here</extracomment>
        <translation>{amount}, i jeszcze {more}</translation>
    </message>
    <message>
        <source>{amount}, plus {more}</source>
        <translation>{amount} i jeszcze {more}</translation>
    </message>
    <message>
        <source>{condition}: {what}</source>
        <translation>{condition}: {what}</translation>
    </message>
    <message>
        <source>{condition}, {what}</source>
        <translation>{condition}, {what}</translation>
    </message>
    <message>
        <source>gain {amount}</source>
        <translation>zyskaj {amount}</translation>
    </message>
    <message>
        <source>put {amount} on {card_acc}</source>
        <translation>połóż {amount} na {card_loc}</translation>
    </message>
    <message>
        <source>put {amount} on it</source>
        <translation>połóż na niej {amount}</translation>
    </message>
    <message>
        <source>remove {amount} from {card_gen}</source>
        <translation>odrzuć {amount} z {card_gen}</translation>
    </message>
    <message>
        <source>the owner of {card_gen} takes all influence from it</source>
        <translation>cały Wpływ z {card_gen} zabiera właściciel karty</translation>
    </message>
    <message>
        <source>take all influence from {card_gen}</source>
        <translation>zabierz cały Wpływ z {card_gen}</translation>
    </message>
    <message>
        <source>take {amount} from the owner of {card_gen}</source>
        <translation>ukradnij {amount} właścicielowi {card_gen}</translation>
    </message>
    <message>
        <source>take {amount} from that rival</source>
        <translation>ukradnij {amount} temu rywalowi</translation>
    </message>
    <message>
        <source>eliminate {card_acc}</source>
        <translation>zlikwiduj {card_acc}</translation>
    </message>
    <message>
        <source>discard {card_acc}</source>
        <translation>odrzuć {card_acc}</translation>
    </message>
    <message>
        <source>discard it</source>
        <translation>odrzuć ją</translation>
    </message>
    <message>
        <source>lay {card_acc} in reserve</source>
        <translation>zarezerwuj {card_acc}</translation>
    </message>
    <message>
        <source>lay it in reserve</source>
        <translation>zarezerwuj ją</translation>
    </message>
    <message>
        <source>put a verdict token on {card_acc}</source>
        <translation>połóż żeton wyroku na {card_loc}</translation>
    </message>
    <message>
        <source>turn {card_acc} face down</source>
        <translation>zakryj {card_acc}</translation>
    </message>
    <message>
        <source>turn it face down</source>
        <translation>zakryj ją</translation>
    </message>
    <message>
        <source>move {card_acc} to another place</source>
        <translation>przenieś {card_acc} na inne miejsce</translation>
    </message>
    <message>
        <source>copy the effect of {card_gen}</source>
        <translation>skopiuj zdolność {card_gen}</translation>
    </message>
    <message>
        <source>swap this card for a card from your hand</source>
        <translation>wymień tę kartę na kartę z ręki</translation>
    </message>
    <message>
        <source>of your family</source>
        <translation>twojego rodu</translation>
    </message>
    <message>
        <source>of a rival</source>
        <translation>rywala</translation>
    </message>
    <message>
        <source>of the attacker’s family</source>
        <translation>rodu atakującego</translation>
    </message>
    <message>
        <source>with the same name</source>
        <translation>o tej samej nazwie</translation>
    </message>
    <message>
        <source>with a verdict token</source>
        <translation>z żetonem wyroku</translation>
    </message>
    <message>
        <source>at either end of the queue</source>
        <translation>na skraju Kolejki</translation>
    </message>
    <message>
        <source>named “{card}”</source>
        <translation>„{card}”</translation>
    </message>
    <message>
        <source>of rivals</source>
        <translation>rywali</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>Goes to the next missing text</source>
        <translation>Przechodzi do następnego z nich</translation>
    </message>
    <message>
        <source>No text is missing in any language.</source>
        <translation>W żadnym języku nie brakuje żadnego tekstu.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>brak</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n character(s)</source>
        <extracomment>how many letters a text has, of how many there is room for</extracomment>
        <translation>
            <numerusform>{count} z %n znaku</numerusform>
            <numerusform>{count} z %n znaków</numerusform>
            <numerusform>{count} z %n znaków</numerusform>
        </translation>
    </message>
    <message>
        <source>Written by the program</source>
        <translation>Napisał to program</translation>
    </message>
    <message>
        <source>{card}, {text}, {language}</source>
        <extracomment>what a field holds, for those who listen: &quot;Baker, genitive, Ukrainian&quot;</extracomment>
        <translation>{card}, {text}, {language}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Accusative</source>
        <extracomment>a case of the name of a card: &quot;eliminates the Baker&quot;</extracomment>
        <translation>Biernik</translation>
    </message>
    <message>
        <source>Genitive</source>
        <extracomment>a case of the name of a card: &quot;the influence of the Baker&quot;</extracomment>
        <translation>Dopełniacz</translation>
    </message>
    <message>
        <source>Text of the card</source>
        <translation>Tekst karty</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>While in reserve</source>
        <extracomment>what a card goes on doing while it lies in reserve, in a few words</extracomment>
        <translation>W rezerwie</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>what a card asks its owner when it acts</extracomment>
        <translation>Pytanie</translation>
    </message>
    <message>
        <source>Below the question</source>
        <extracomment>the second, smaller line of what a card asks</extracomment>
        <translation>Pod pytaniem</translation>
    </message>
    <message>
        <source>Question where to</source>
        <extracomment>what a card asks when it has to say where another card goes</extracomment>
        <translation>Pytanie, dokąd</translation>
    </message>
    <message>
        <source>Below that question</source>
        <extracomment>the second, smaller line of the question where a card goes</extracomment>
        <translation>Pod tym pytaniem</translation>
    </message>
    <message>
        <source>Option “{word}”</source>
        <extracomment>what stands on the button of an option; {word} is the option&apos;s word in the card language</extracomment>
        <translation>Opcja „{word}”</translation>
    </message>
    <message>
        <source>Page in the rules</source>
        <translation>Strona w zasadach</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukraiński</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Rosyjski</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polski</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Angielski</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in Ukrainian</source>
        <translation>
            <numerusform>Brakuje %n tekstu po ukraińsku</numerusform>
            <numerusform>Brakuje %n tekstów po ukraińsku</numerusform>
            <numerusform>Brakuje %n tekstów po ukraińsku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in Russian</source>
        <translation>
            <numerusform>Brakuje %n tekstu po rosyjsku</numerusform>
            <numerusform>Brakuje %n tekstów po rosyjsku</numerusform>
            <numerusform>Brakuje %n tekstów po rosyjsku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in Polish</source>
        <translation>
            <numerusform>Brakuje %n tekstu po polsku</numerusform>
            <numerusform>Brakuje %n tekstów po polsku</numerusform>
            <numerusform>Brakuje %n tekstów po polsku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in English</source>
        <translation>
            <numerusform>Brakuje %n tekstu po angielsku</numerusform>
            <numerusform>Brakuje %n tekstów po angielsku</numerusform>
            <numerusform>Brakuje %n tekstów po angielsku</numerusform>
        </translation>
    </message>
    <message>
        <source>{language}: {count} missing</source>
        <extracomment>how many texts are missing in a language, on a small button</extracomment>
        <translation>{language}: brak {count}</translation>
    </message>
    <message>
        <source>Language at the left</source>
        <translation>Język po lewej</translation>
    </message>
    <message>
        <source>Language at the right</source>
        <translation>Język po prawej</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>The cards of this set are at the top level of its file, so there is no place for texts. Write &apos;cards:&apos; above them and move them two spaces to the right.</source>
        <translation>Karty tego zestawu stoją na najwyższym poziomie pliku, więc nie ma w nim miejsca na teksty. Napisz nad nimi &apos;cards:&apos; i przesuń je o dwie spacje w prawo.</translation>
    </message>
    <message>
        <source>The texts cannot be written: {sentence}</source>
        <translation>Nie można zapisać tekstów: {sentence}</translation>
    </message>
    <message>
        <source>The texts wait until line {line} is corrected: {sentence}</source>
        <translation>Teksty czekają na poprawienie wiersza {line}: {sentence}</translation>
    </message>
    <message>
        <source>“{where}” appears twice in the file. Remove one of them first.</source>
        <translation>„{where}” występuje w pliku dwa razy. Najpierw usuń jedno z nich.</translation>
    </message>
    <message>
        <source>“{where}” is not a text in the file but a list or a group. Change it there first.</source>
        <translation>„{where}” nie jest w pliku tekstem, lecz listą albo grupą. Najpierw zmień to tam.</translation>
    </message>
    <message>
        <source>“{where}” is not a group of texts in the file. Change it there first.</source>
        <translation>„{where}” nie jest w pliku grupą tekstów. Najpierw zmień to tam.</translation>
    </message>
    <message>
        <source>“{where}” cannot be written from here. Please write it in the file itself.</source>
        <translation>„{where}” nie można zapisać stąd. Wpisz to w samym pliku.</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Preview</source>
        <translation>Jak wygląda teraz</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Rysunek</translation>
    </message>
    <message>
        <source>Choose an emblem</source>
        <translation>Wybierz emblemat</translation>
    </message>
    <message>
        <source>Turn it face up</source>
        <translation>Pokaż awers</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>Pokaż rewers</translation>
    </message>
    <message>
        <source>Line {line} was skipped</source>
        <translation>Wiersz {line} pominięto</translation>
    </message>
    <message>
        <source>This text is generated from the card’s program. You can write your own under “{word}”.</source>
        <extracomment>{word} is a word of the card language, &quot;texts&quot;</extracomment>
        <translation>Tekst powstał z programu karty. Możesz ułożyć go inaczej w części „{word}”.</translation>
    </message>
    <message>
        <source>Emblem: {card}, used until it has its own</source>
        <translation>Emblemat: {card}, pożyczony, dopóki nie ma własnego</translation>
    </message>
    <message>
        <source>Emblem: {file}</source>
        <translation>Emblemat: {file}</translation>
    </message>
    <message>
        <source>Its first letter, until it has an emblem</source>
        <translation>Pierwsza litera nazwy, dopóki nie ma emblematu</translation>
    </message>
</context>
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
        <source>{family} covers card {slot} with a new card.</source>
        <translation>{family} przykrywają swoją kartę nr&#xa0;{slot} nową.</translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps card {slot} face down: %n influence on it.</source>
        <translation>
            <numerusform>{family} pozostawiają kartę nr&#xa0;{slot} zakrytą: leży na niej %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family} pozostawiają kartę nr&#xa0;{slot} zakrytą: leżą na niej %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family} pozostawiają kartę nr&#xa0;{slot} zakrytą: leży na niej %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} keeps card {slot} face down.</source>
        <translation>{family} pozostawiają kartę nr&#xa0;{slot} zakrytą.</translation>
    </message>
    <message>
        <source>{family}’s {card} moves {victim_family}’s card {slot} to place {place}.</source>
        <translation>{card} {family_gen} przenosi kartę {victim_family_gen} nr&#xa0;{slot} na miejsce {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves {victim_family}’s card {slot} where it was.</source>
        <translation>{card} {family_gen} pozostawia kartę {victim_family_gen} nr&#xa0;{slot} na tym samym miejscu.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on {victim_family}’s card {slot}.</source>
        <translation>{card} {family_gen} oznacza wyrokiem kartę {victim_family_gen} nr&#xa0;{slot}.</translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates your {victim}.</source>
        <translation>{card} {family_gen} likwiduje twoją kartę „{victim}”.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates your {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} likwiduje twoją kartę „{victim}”; przepada z&#xa0;niej %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{card} {family_gen} likwiduje twoją kartę „{victim}”; przepadają z&#xa0;niej %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{card} {family_gen} likwiduje twoją kartę „{victim}”; przepada z&#xa0;niej %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} copies your {victim}.</source>
        <translation>{card} {family_gen} kopiuje twoją kartę „{victim}”.</translation>
    </message>
    <message>
        <source>{family}’s {card} moves your {victim} to place {place}.</source>
        <translation>{card} {family_gen} przenosi twoją kartę „{victim}” na miejsce {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves your {victim} where it was.</source>
        <translation>{card} {family_gen} pozostawia twoją kartę „{victim}” na tym samym miejscu.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on your {victim}.</source>
        <translation>{card} {family_gen} oznacza wyrokiem twoją kartę „{victim}”.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on your {victim}.</source>
        <translation>
            <numerusform>{card} {family_gen} dokłada %n&#xa0;punkt Wpływu do twojej karty „{victim}”.</numerusform>
            <numerusform>{card} {family_gen} dokłada %n&#xa0;punkty Wpływu do twojej karty „{victim}”.</numerusform>
            <numerusform>{card} {family_gen} dokłada %n&#xa0;punktów Wpływu do twojej karty „{victim}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} takes %n from you.</source>
        <translation>
            <numerusform>{card} {family_gen} kradnie ci %n&#xa0;punkt.</numerusform>
            <numerusform>{card} {family_gen} kradnie ci %n&#xa0;punkty.</numerusform>
            <numerusform>{card} {family_gen} kradnie ci %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} finds nothing to take from you.</source>
        <translation>{card} {family_gen} nie ma czego ci ukraść.</translation>
    </message>
    <message>
        <source>on your {victim}</source>
        <extracomment>Stands behind a figure: &quot;−3 on your Lord&quot;.</extracomment>
        <translation>na twojej karcie „{victim}”</translation>
    </message>
    <message>
        <source>on card {slot}</source>
        <extracomment>Stands behind a figure: &quot;−3 on card 4&quot;, by its place in the queue.</extracomment>
        <translation>na karcie nr&#xa0;{slot}</translation>
    </message>
    <message>
        <source>on the {victim}</source>
        <extracomment>Stands behind a figure: &quot;−3 on the Lord&quot;.</extracomment>
        <translation>na karcie „{victim}”</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on {victim_family}’s card {slot}.</source>
        <translation>
            <numerusform>{card} {family_gen} dokłada %n&#xa0;punkt Wpływu do karty {victim_family_gen} nr&#xa0;{slot}.</numerusform>
            <numerusform>{card} {family_gen} dokłada %n&#xa0;punkty Wpływu do karty {victim_family_gen} nr&#xa0;{slot}.</numerusform>
            <numerusform>{card} {family_gen} dokłada %n&#xa0;punktów Wpływu do karty {victim_family_gen} nr&#xa0;{slot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s card {slot} loses %n influence.</source>
        <translation>
            <numerusform>Karta {family_gen} nr&#xa0;{slot} traci %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>Karta {family_gen} nr&#xa0;{slot} traci %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>Karta {family_gen} nr&#xa0;{slot} traci %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: {card_says}</source>
        <translation>{card}: {card_says}</translation>
    </message>
    <message>
        <source>{card_says} Eliminating a card earns 1.</source>
        <translation>{card_says} Kto likwiduje kartę, zyskuje 1.</translation>
    </message>
    <message>
        <source>The family that reveals a card takes the influence on it.</source>
        <translation>Kto ujawnia kartę, bierze Wpływ, który na niej leży.</translation>
    </message>
    <message>
        <source>A card that stays face down gets 1 influence.</source>
        <translation>Karta, która pozostaje zakryta, otrzymuje 1 punkt Wpływu.</translation>
    </message>
    <message>
        <source>A card that was swapped in this round gets no influence.</source>
        <translation>Karta wymieniona w tej rundzie nie otrzymuje Wpływu.</translation>
    </message>
    <message>
        <source>A new card goes to either end of the queue or onto a card of the same family.</source>
        <translation>Nową kartę kładzie się na jednym z końców Kolejki albo na karcie tego samego rodu.</translation>
    </message>
    <message>
        <source>{family} wants this card to act before all the others.</source>
        <translation>{family} chcą, żeby ta karta zadziałała przed wszystkimi innymi.</translation>
    </message>
    <message numerus="yes">
        <source>{family} lets %n card(s) act before this one.</source>
        <translation>
            <numerusform>{family} przepuszczają przed tą kartą %n&#xa0;kartę.</numerusform>
            <numerusform>{family} przepuszczają przed tą kartą %n&#xa0;karty.</numerusform>
            <numerusform>{family} przepuszczają przed tą kartą %n&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} puts the card below out of reach.</source>
        <translation>{family} chowają kartę pod spodem: teraz nikt jej nie dosięgnie.</translation>
    </message>
    <message numerus="yes">
        <source>{family} waits: this card now holds %n influence.</source>
        <translation>
            <numerusform>{family} czekają: teraz na tej karcie leży %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family} czekają: teraz na tej karcie leżą %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family} czekają: teraz na tej karcie leży %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} cannot wait any longer: this is the last round.</source>
        <translation>{family} nie mogą już czekać: to ostatnia runda.</translation>
    </message>
    <message numerus="yes">
        <source>{family} wants to be sure of %n influence.</source>
        <translation>
            <numerusform>{family} chcą mieć pewny %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family} chcą mieć pewne %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family} chcą mieć pewnych %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} sees a target worth striking.</source>
        <translation>{family} widzą, w&#xa0;kogo uderzyć.</translation>
    </message>
    <message numerus="yes">
        <source>{family} wants this card to act in %n more round(s).</source>
        <translation>
            <numerusform>{family} chcą, żeby ta karta działała jeszcze przez %n&#xa0;rundę.</numerusform>
            <numerusform>{family} chcą, żeby ta karta działała jeszcze przez %n&#xa0;rundy.</numerusform>
            <numerusform>{family} chcą, żeby ta karta działała jeszcze przez %n&#xa0;rund.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} turns against {victim_family}, who leads with %n influence.</source>
        <translation>
            <numerusform>{family} uderzają w&#xa0;prowadzących: {victim_family} mają %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family} uderzają w&#xa0;prowadzących: {victim_family} mają %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family} uderzają w&#xa0;prowadzących: {victim_family} mają %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} denies {victim_family} the %n influence on that card.</source>
        <translation>
            <numerusform>{family} nie oddają {victim_family_dat} %n&#xa0;punktu Wpływu z&#xa0;tamtej karty.</numerusform>
            <numerusform>{family} nie oddają {victim_family_dat} %n&#xa0;punktów Wpływu z&#xa0;tamtej karty.</numerusform>
            <numerusform>{family} nie oddają {victim_family_dat} %n&#xa0;punktów Wpływu z&#xa0;tamtej karty.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} spares its own card.</source>
        <translation>{family} oszczędzają swoją kartę.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>{family} has the first player token and plays first.</source>
        <translation>Żeton Pierwszego Gracza mają {family}: grają pierwsi.</translation>
    </message>
    <message numerus="yes">
        <source>{family} stops {victim_family}’s card from acting in %n more round(s).</source>
        <translation>
            <numerusform>{family} odbierają karcie {victim_family_gen} jeszcze %n&#xa0;rundę działania.</numerusform>
            <numerusform>{family} odbierają karcie {victim_family_gen} jeszcze %n&#xa0;rundy działania.</numerusform>
            <numerusform>{family} odbierają karcie {victim_family_gen} jeszcze %n&#xa0;rund działania.</numerusform>
        </translation>
    </message>
    <message>
        <source>card {slot}</source>
        <comment>nominative</comment>
        <translation>karta nr {slot}</translation>
    </message>
    <message>
        <source>card {slot}</source>
        <comment>genitive</comment>
        <translation>karty nr {slot}</translation>
    </message>
    <message>
        <source>card {slot}</source>
        <comment>accusative</comment>
        <translation>kartę nr {slot}</translation>
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
        <source>{family} covers its {covered} with a new card.</source>
        <translation>{family} przykrywają {covered_acc} nową kartą.</translation>
    </message>
    <message>
        <source>{family} covers its {covered} with the {card}.</source>
        <translation>{family} przykrywają {covered_acc}: na wierzchu leży {card}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps its {card} face down: %n influence on it.</source>
        <translation>
            <numerusform>{family} pozostawiają kartę „{card}” zakrytą: na karcie leży %n&#xa0;punkt Wpływu.</numerusform>
            <numerusform>{family} pozostawiają kartę „{card}” zakrytą: na karcie leżą %n&#xa0;punkty Wpływu.</numerusform>
            <numerusform>{family} pozostawiają kartę „{card}” zakrytą: na karcie leży %n&#xa0;punktów Wpływu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} keeps its {card} face down.</source>
        <translation>{family} pozostawiają kartę „{card}” zakrytą.</translation>
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
        <source>{family}’s {card} moves {victim_family}’s {victim} to place {place}.</source>
        <translation>{card} {family_gen} przenosi {victim_acc} {victim_family_gen} na miejsce {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves {victim_family}’s {victim} where it was.</source>
        <translation>{card} {family_gen} pozostawia {victim_acc} {victim_family_gen} na tym samym miejscu.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on {victim_family}’s {victim}.</source>
        <translation>{card} {family_gen} oznacza wyrokiem {victim_acc} {victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on itself.</source>
        <translation>{card} {family_gen} oznacza wyrokiem siebie.</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict token(s) go back to the pool.</source>
        <translation>
            <numerusform>%n&#xa0;żeton wyroku wraca do puli.</numerusform>
            <numerusform>%n&#xa0;żetony wyroku wracają do puli.</numerusform>
            <numerusform>%n&#xa0;żetonów wyroku wraca do puli.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} turns face down again.</source>
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
    <message>
        <source>{family}’s {card} has no effect.</source>
        <translation>{card} {family_gen} działa bez skutku.</translation>
    </message>
    <message>
        <source>The pool has no verdict token for {family}’s {card}.</source>
        <translation>W&#xa0;puli nie ma żetonu wyroku dla {card_gen} {family_gen}.</translation>
    </message>
    <message>
        <source>No card has a verdict token: {family}’s {card} has no choice.</source>
        <translation>Żadna karta nie ma żetonu wyroku: {card} {family_gen} nie ma wyboru.</translation>
    </message>
    <message>
        <source>The pool has no verdict token: {family}’s {card} has no choice.</source>
        <translation>W&#xa0;puli nie ma żetonu wyroku: {card} {family_gen} nie ma wyboru.</translation>
    </message>
    <message>
        <source>No card is in hand: {family}’s {card} has no choice.</source>
        <translation>Na ręce nie ma kart: {card} {family_gen} nie ma wyboru.</translation>
    </message>
    <message>
        <source>{family}’s {card} has no choice.</source>
        <translation>{card} {family_gen} nie ma wyboru.</translation>
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
        <source>{family}’s {card} pays %n from the reserve.</source>
        <translation>
            <numerusform>Zarezerwowana karta „{card}” przynosi {family_dat} %n&#xa0;punkt.</numerusform>
            <numerusform>Zarezerwowana karta „{card}” przynosi {family_dat} %n&#xa0;punkty.</numerusform>
            <numerusform>Zarezerwowana karta „{card}” przynosi {family_dat} %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} pays %n from the reserve for the elimination.</source>
        <translation>
            <numerusform>Zarezerwowana karta „{card}” przynosi {family_dat} za likwidację %n&#xa0;punkt.</numerusform>
            <numerusform>Zarezerwowana karta „{card}” przynosi {family_dat} za likwidację %n&#xa0;punkty.</numerusform>
            <numerusform>Zarezerwowana karta „{card}” przynosi {family_dat} za likwidację %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end {family}’s {card} pays %n from the reserve.</source>
        <translation>
            <numerusform>Na koniec gry zarezerwowana karta „{card}” przynosi {family_dat} %n&#xa0;punkt.</numerusform>
            <numerusform>Na koniec gry zarezerwowana karta „{card}” przynosi {family_dat} %n&#xa0;punkty.</numerusform>
            <numerusform>Na koniec gry zarezerwowana karta „{card}” przynosi {family_dat} %n&#xa0;punktów.</numerusform>
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
            <numerusform>{card} {family_gen} kradnie {victim_family_dat} %n&#xa0;punkt.</numerusform>
            <numerusform>{card} {family_gen} kradnie {victim_family_dat} %n&#xa0;punkty.</numerusform>
            <numerusform>{card} {family_gen} kradnie {victim_family_dat} %n&#xa0;punktów.</numerusform>
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
            <numerusform>{card} {family_gen} kładzie Wpływ na %n&#xa0;karcie, po {amount} na każdej.</numerusform>
            <numerusform>{card} {family_gen} kładzie Wpływ na %n&#xa0;kartach, po {amount} na każdej.</numerusform>
            <numerusform>{card} {family_gen} kładzie Wpływ na %n&#xa0;kartach, po {amount} na każdej.</numerusform>
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
            <numerusform>{family} tracą Wpływ z&#xa0;%n&#xa0;karty, po {amount} z&#xa0;każdej.</numerusform>
            <numerusform>{family} tracą Wpływ z&#xa0;%n&#xa0;kart, po {amount} z&#xa0;każdej.</numerusform>
            <numerusform>{family} tracą Wpływ z&#xa0;%n&#xa0;kart, po {amount} z&#xa0;każdej.</numerusform>
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
        <translation>{family}, karta zakryta przez inną, miejsce {place} z&#xa0;{places}.</translation>
    </message>
    <message>
        <source>{family}, {card}, covered, at place {place} of {places}.</source>
        <translation>{family}, {card}, karta zakryta przez inną, miejsce {place} z&#xa0;{places}.</translation>
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
    <message>
        <source>It waits until the next round.</source>
        <translation>Czeka do następnej rundy.</translation>
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
    <name>Crash</name>
    <message>
        <source>Something went wrong in the program</source>
        <translation>W&#xa0;programie wystąpił błąd</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Możesz dalej korzystać z&#xa0;programu.</translation>
    </message>
    <message>
        <source>You can go on playing, but this game is not saved.</source>
        <translation>Możesz grać dalej, ale ta gra się nie zapisuje.</translation>
    </message>
    <message>
        <source>The game is saved after every move. If the table no longer responds, go back to the start screen and continue the game there.</source>
        <translation>Gra zapisuje się po każdym ruchu. Jeśli stół przestanie reagować, wyjdź do ekranu początkowego i&#xa0;tam kontynuuj grę.</translation>
    </message>
    <message>
        <source>The program closed unexpectedly last time</source>
        <translation>Ostatnim razem program nagle się zamknął</translation>
    </message>
    <message>
        <source>A game is saved after every move: if you were playing one, you can continue it.</source>
        <translation>Gra zapisuje się po każdym ruchu: jeśli jakaś była w&#xa0;toku, możesz ją kontynuować.</translation>
    </message>
    <message>
        <source>A report for the developers is in {folder}. It names no players or cards, and is not sent unless you send it.</source>
        <translation>Raport dla twórców programu leży w&#xa0;folderze {folder}. Nie ma w nim ani graczy, ani kart, a trafi do kogoś tylko wtedy, gdy go wyślesz.</translation>
    </message>
    <message>
        <source>The folder cannot be shown</source>
        <translation>Nie można pokazać folderu</translation>
    </message>
</context>
<context>
    <name>DeckFacts</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n&#xa0;Postać</numerusform>
            <numerusform>%n&#xa0;Postacie</numerusform>
            <numerusform>%n&#xa0;Postaci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n intrigue(s)</source>
        <translation>
            <numerusform>%n&#xa0;Intryga</numerusform>
            <numerusform>%n&#xa0;Intrygi</numerusform>
            <numerusform>%n&#xa0;Intryg</numerusform>
        </translation>
    </message>
    <message>
        <source>{characters}, {intrigues}</source>
        <translation>{characters}, {intrigues}</translation>
    </message>
    <message>
        <source>Six to seven characters are usual</source>
        <translation>Zwykle jest sześć lub siedem Postaci</translation>
    </message>
    <message>
        <source>Fewer characters than usual: six to seven</source>
        <translation>Mało Postaci: zwykle sześć lub siedem</translation>
    </message>
    <message>
        <source>More characters than usual: six to seven</source>
        <translation>Dużo Postaci: zwykle sześć lub siedem</translation>
    </message>
    <message>
        <source>A usual mix: six to seven characters</source>
        <translation>Zwykły skład: sześć lub siedem Postaci</translation>
    </message>
    <message numerus="yes">
        <source>%n attacker(s)</source>
        <translation>
            <numerusform>%n&#xa0;atakująca karta</numerusform>
            <numerusform>%n&#xa0;atakujące karty</numerusform>
            <numerusform>%n&#xa0;atakujących kart</numerusform>
        </translation>
    </message>
    <message>
        <source>No card eliminates another</source>
        <translation>Żadna karta nie likwiduje innych</translation>
    </message>
    <message>
        <source>No attackers</source>
        <translation>Bez atakujących kart</translation>
    </message>
    <message>
        <source>Verdict tokens and reserve shelves</source>
        <translation>Żetony wyroku i&#xa0;rezerwa</translation>
    </message>
    <message>
        <source>Verdict tokens are used</source>
        <translation>W&#xa0;grze są żetony wyroku</translation>
    </message>
    <message>
        <source>Reserve shelves are used</source>
        <translation>W&#xa0;grze jest rezerwa</translation>
    </message>
    <message>
        <source>Only influence on the table</source>
        <translation>Na stole tylko Wpływ</translation>
    </message>
    <message>
        <source>No verdict tokens, no reserve shelves</source>
        <translation>Bez żetonów wyroku i&#xa0;bez rezerwy</translation>
    </message>
    <message>
        <source>Needed for: {cards}</source>
        <translation>Potrzebne do kart: {cards}</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message numerus="yes">
        <source>For {players} players %n deck(s) are shuffled, {cards} cards in all.</source>
        <translation>
            <numerusform>Dla {players}&#xa0;graczy tasuje się %n&#xa0;talię; łącznie kart:&#xa0;{cards}.</numerusform>
            <numerusform>Dla {players}&#xa0;graczy tasuje się razem %n&#xa0;talie; łącznie kart:&#xa0;{cards}.</numerusform>
            <numerusform>Dla {players}&#xa0;graczy tasuje się razem %n&#xa0;talii; łącznie kart:&#xa0;{cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmblemPage</name>
    <message>
        <source>Without a drawing</source>
        <translation>Bez rysunku</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Rysunki</translation>
    </message>
    <message>
        <source>Open an SVG</source>
        <translation>Otwórz plik SVG</translation>
    </message>
    <message>
        <source>An emblem for the card: {card}</source>
        <translation>Emblemat karty: {card}</translation>
    </message>
    <message>
        <source>Where a drawing is gold, {colour}, it takes the family’s colour. It is saved as a file beside your set.</source>
        <translation>Tam, gdzie rysunek jest złoty, {colour}, przybiera barwę rodu. Emblemat jest zapisywany jako plik obok twojego zestawu.</translation>
    </message>
    <message>
        <source>Open your own SVG…</source>
        <translation>Otwórz własny plik SVG…</translation>
    </message>
    <message>
        <source>Use this emblem</source>
        <translation>Weź ten emblemat</translation>
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
        <source>{name}’s {card} in round {round}; in the lead from then on</source>
        <translation>{name}: {card} w&#xa0;rundzie {round}; odtąd prowadzenie do końca</translation>
    </message>
    <message>
        <source>{name}’s {card}, {amount} in round {round}</source>
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
        <source>{name}’s {card}, face down for %n round(s)</source>
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
        <source>Tied on influence: the family whose cards are on top of the most places in the queue wins ({counts}).</source>
        <translation>Tyle samo Wpływu: wygrywa ród, którego karty leżą na wierzchu w&#xa0;większej liczbie miejsc Kolejki ({counts}).</translation>
    </message>
    <message>
        <source>Tied on influence and on places in the queue ({counts}): the victory is shared.</source>
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
        <translation>Ekran początkowy</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Rozstrzygnięcie remisu</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>of the game, under the chart</comment>
        <translation>Początek</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Show table</source>
        <translation>Zobacz stół</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka gry</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Pokaż na stole</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Punkt zwrotny</translation>
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
    <name>FamilyDots</name>
    <message>
        <source>The family in whose colours the card is shown</source>
        <translation>Ród, w którego barwach widać kartę</translation>
    </message>
</context>
<context>
    <name>Focus</name>
    <message>
        <source>Territories</source>
        <translation>Terytoria</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Nieznane karty</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kolejka</translation>
    </message>
    <message>
        <source>Covered cards</source>
        <translation>Karty zakryte przez inne</translation>
    </message>
    <message>
        <source>Other players’ reserves</source>
        <translation>Rezerwy rywali</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Twoja rezerwa</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Wyroki</translation>
    </message>
    <message>
        <source>Other players’ courts</source>
        <translation>Dwory rywali</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Elementy</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Rynek</translation>
    </message>
    <message>
        <source>Upper row of the market</source>
        <translation>Górny rząd rynku</translation>
    </message>
    <message>
        <source>Lower row of the market</source>
        <translation>Dolny rząd rynku</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Your court</source>
        <translation>Twój dwór</translation>
    </message>
    <message>
        <source>Events and blocks</source>
        <translation>Wydarzenia i&#xa0;klocki</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Inni gracze</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>podniesiona</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>do wyboru</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>This set of cards cannot be played before its mistakes are corrected.</source>
        <translation>Tym zestawem nie można grać, dopóki nie zostaną poprawione jego błędy.</translation>
    </message>
    <message>
        <source>A deck has ten kinds of cards; choose them first.</source>
        <translation>Talia to dziesięć rodzajów kart: najpierw je wybierz.</translation>
    </message>
    <message>
        <source>Oriflamme</source>
        <translation>Oriflamme</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Alliance</translation>
    </message>
    <message>
        <source>Mixed deck</source>
        <translation>Talia mieszana</translation>
    </message>
    <message>
        <source>3–5 players · 6 rounds</source>
        <translation>3–5&#xa0;graczy · 6&#xa0;rund</translation>
    </message>
    <message>
        <source>Any ten from both games</source>
        <translation>10 kart z&#xa0;obu gier</translation>
    </message>
    <message>
        <source>Choose the ten cards…</source>
        <translation>Wybierz dziesięć kart…</translation>
    </message>
    <message>
        <source>These cards are still being read.</source>
        <translation>Te karty są jeszcze wczytywane.</translation>
    </message>
    <message>
        <source>This deck cannot be played before its mistakes are corrected.</source>
        <translation>Tą talią nie można grać, dopóki nie zostaną poprawione jej błędy.</translation>
    </message>
    <message>
        <source>Opens a page with all cards that this deck may have</source>
        <translation>Otwiera stronę ze wszystkimi kartami, które mogą wejść do tej talii</translation>
    </message>
    <message numerus="yes">
        <source>Cannot be used: %n mistake(s)</source>
        <translation>
            <numerusform>Nie można użyć: %n&#xa0;błąd</numerusform>
            <numerusform>Nie można użyć: %n&#xa0;błędy</numerusform>
            <numerusform>Nie można użyć: %n&#xa0;błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;karta</numerusform>
            <numerusform>%n&#xa0;karty</numerusform>
            <numerusform>%n&#xa0;kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), by {author}</source>
        <translation>
            <numerusform>%n&#xa0;karta, autor: {author}</numerusform>
            <numerusform>%n&#xa0;karty, autor: {author}</numerusform>
            <numerusform>%n&#xa0;kart, autor: {author}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played with your own deck: %n card(s).</source>
        <translation>
            <numerusform>Gra toczy się twoją własną talią: %n&#xa0;karta.</numerusform>
            <numerusform>Gra toczy się twoją własną talią: %n&#xa0;karty.</numerusform>
            <numerusform>Gra toczy się twoją własną talią: %n&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>With some player counts the deck may run out before all places are full.</source>
        <translation>Przy niektórych składach talia może się wyczerpać, zanim zapełnią się wszystkie miejsca.</translation>
    </message>
    <message>
        <source>Ordonance</source>
        <translation>Ordonans</translation>
    </message>
    <message>
        <source>2–4 players · five territories</source>
        <translation>2–4&#xa0;graczy · pięć terytoriów</translation>
    </message>
    <message>
        <source>Ten new characters and intrigues: verdicts that anyone may carry out, cards that go on working from the reserve, and bargains that nobody has to keep.</source>
        <translation>Dziesięć innych Postaci i&#xa0;Intryg: wyroki, które może wykonać każdy, karty, które działają dalej z&#xa0;rezerwy, i&#xa0;umowy, których nikt nie musi dotrzymać.</translation>
    </message>
    <message>
        <source>Ten kinds of cards from both games, the same ten for every family. The rule books do not say how to mix them: this is a house rule.</source>
        <translation>Dziesięć rodzajów kart z&#xa0;obu gier, jednakowych dla wszystkich rodów. Instrukcje nie mówią, jak łączyć te gry: to zasada domowa.</translation>
    </message>
    <message>
        <source>The deck is a reconstruction. The printed list of the 56 cards is not public; this deck follows what is known. Replace the file with your own list.</source>
        <translation>Ta talia to rekonstrukcja. Pełna lista 56&#xa0;kart wydanej gry nie jest publicznie znana; talię ułożono według tego, co wiadomo. Plik możesz zastąpić własną listą.</translation>
    </message>
    <message>
        <source>Save your list as ordonance.yaml in your folder of card sets, which you can open from the settings. The rules explain the format.</source>
        <translation>Zapisz swoją listę jako ordonance.yaml w&#xa0;folderze zestawów kart; ustawienia go pokazują i&#xa0;otwierają. Jak ją napisać, mówią zasady.</translation>
    </message>
    <message>
        <source>This is what is wrong with “{name}”:</source>
        <translation>Błędy w&#xa0;zestawie „{name}”:</translation>
    </message>
    <message>
        <source>Your own cards; cards that come with the game make up the ten that every family plays.</source>
        <translation>Twoje karty, uzupełnione do dziesięciu kartami z&#xa0;gry: wszystkie rody grają tymi samymi.</translation>
    </message>
    <message>
        <source>Your own cards: every family plays with the same ten.</source>
        <translation>Twoje karty: wszystkie rody grają tymi samymi dziesięcioma.</translation>
    </message>
</context>
<context>
    <name>GameOverBar</name>
    <message>
        <source>The game is over</source>
        <translation>Gra skończona</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Jak się skończyło</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka gry</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jeszcze raz</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>Control more territories than anyone else.</source>
        <translation>Kontroluj więcej terytoriów niż ktokolwiek inny.</translation>
    </message>
    <message>
        <source>Each turn you play a unit into one of five territories: four units make an army. The more of its icons match, the stronger it is, and the strongest takes control.</source>
        <translation>W&#xa0;swojej turze wykładasz oddział na jedno z&#xa0;pięciu terytoriów: cztery oddziały tworzą wojsko, tym silniejsze, im więcej ma jednakowych symboli, a&#xa0;najsilniejsze przejmuje kontrolę.</translation>
    </message>
    <message>
        <source>The game ends with the fifth victory marker; the player who controls the most territories wins. Some variants count points, or go on until all places are full.</source>
        <translation>Gra kończy się z&#xa0;piątym znacznikiem zwycięstwa; wygrywa ten, kto kontroluje najwięcej terytoriów. W wariantach liczy się punkty albo gra trwa dalej.</translation>
    </message>
    <message>
        <source>The throne is empty: gather more influence than the other families.</source>
        <translation>Tron jest pusty: zgromadź więcej Wpływu niż inne rody.</translation>
    </message>
    <message>
        <source>Each round every family plays a card face down into the queue; then one card after the other acts, or waits and gathers influence.</source>
        <translation>W&#xa0;każdej rundzie każdy ród wykłada zakrytą kartę do Kolejki Wpływu; potem karty po kolei działają albo czekają i&#xa0;gromadzą Wpływ.</translation>
    </message>
    <message>
        <source>After six rounds the family with the most influence takes the throne.</source>
        <translation>Po sześciu rundach tron przypadnie rodowi, który ma najwięcej Wpływu.</translation>
    </message>
    <message>
        <source>Be loyal to the coalition that dominates when blocks are counted: that gives points.</source>
        <translation>Dochowuj lojalności koalicji, która dominuje, gdy liczy się klocki: to daje punkty.</translation>
    </message>
    <message>
        <source>Each turn you take up to two actions: buy cards, play them to your court, let the court act.</source>
        <translation>W&#xa0;swojej turze wykonujesz najwyżej dwie akcje: kupujesz karty, zagrywasz je na dwór, pozwalasz dworowi działać.</translation>
    </message>
    <message>
        <source>After the last Dominance Check, or earlier with a lead of four points, the player with the most points wins.</source>
        <translation>Po ostatnim sprawdzeniu dominacji, albo wcześniej przy przewadze czterech punktów, wygrywa ten, kto ma ich najwięcej.</translation>
    </message>
    <message>
        <source>Your goal</source>
        <translation>O&#xa0;co grasz</translation>
    </message>
    <message>
        <source>On your turn</source>
        <translation>Co robisz</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Jak to się kończy</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>{family}’s hand is hidden</source>
        <translation>Karty {family} są ukryte</translation>
    </message>
    <message>
        <source>{name}, continue when nobody else is looking at the screen.</source>
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
    <name>Help</name>
    <message>
        <source>run scenario files and say what differs from the rules</source>
        <translation>sprawdza pliki sytuacji i mówi, co różni się od zasad</translation>
    </message>
    <message>
        <source>check card files and print every mistake in them</source>
        <translation>sprawdza pliki kart i wypisuje wszystkie błędy</translation>
    </message>
    <message>
        <source>play random games and say how fast</source>
        <translation>rozgrywa losowe partie i mówi, jak szybko</translation>
    </message>
    <message>
        <source>let bots play against each other</source>
        <translation>każe botom grać ze sobą</translation>
    </message>
    <message>
        <source>let a bot learn a game by playing it</source>
        <translation>uczy bota gry przez granie</translation>
    </message>
    <message>
        <source>play a card set with bots and say what each card was worth</source>
        <translation>rozgrywa zestaw kart botami i mówi, ile była warta każda karta</translation>
    </message>
    <message>
        <source>play a game in the terminal, by moves in words</source>
        <translation>gra w terminalu, ruchami pisanymi słowami</translation>
    </message>
    <message>
        <source>check a record and print its moves and its result</source>
        <translation>sprawdza zapis i wypisuje ruchy oraz wynik</translation>
    </message>
    <message>
        <source>explain what decided a finished game</source>
        <translation>mówi, co rozstrzygnęło zakończoną partię</translation>
    </message>
    <message>
        <source>list puzzles, prove them again or find new ones</source>
        <translation>wypisuje zadania, sprawdza je na nowo albo szuka nowych</translation>
    </message>
    <message>
        <source>show who has played and won how often in the finished games</source>
        <translation>mówi, kto ile razy grał i wygrał w zakończonych partiach</translation>
    </message>
    <message>
        <source>draw a screen into a file without a display</source>
        <translation>rysuje ekran w pliku bez wyświetlacza</translation>
    </message>
    <message>
        <source>there is no command &apos;{word}&apos;; the commands are {commands}</source>
        <translation>nie ma polecenia &apos;{word}&apos;; polecenia to {commands}</translation>
    </message>
    <message>
        <source>a record is opened without {options}</source>
        <translation>zapis otwiera się bez opcji {options}</translation>
    </message>
    <message>
        <source>A card table for games of influence and intrigue. Without a command it opens the window.</source>
        <translation>Stół do gier o wpływie i intrygach. Bez polecenia otwiera się okno.</translation>
    </message>
    <message>
        <source>&apos;gonfalon COMMAND --help&apos; says more about each.</source>
        <translation>Więcej o każdym mówi &apos;gonfalon COMMAND --help&apos;.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>polecenia</translation>
    </message>
    <message>
        <source>show the version of the program and exit</source>
        <translation>pokazuje wersję programu i kończy</translation>
    </message>
    <message>
        <source>open the window, say when it was first painted, and quit</source>
        <translation>otwiera okno, mówi, kiedy zostało narysowane, i kończy</translation>
    </message>
    <message>
        <source>a record, whose game goes on or is shown, or a set of cards that was sent, {files}; in the window that is open if there is one</source>
        <translation>zapis, którego partia toczy się dalej albo jest pokazywana, lub przysłany zestaw kart {files}; w otwartym już oknie, jeśli jakieś jest</translation>
    </message>
    <message>
        <source>let four bots play a game in the window, and quit</source>
        <translation>każe czterem botom rozegrać partię w oknie i kończy</translation>
    </message>
    <message>
        <source>who plays, of {who} (default: {seats})</source>
        <translation>kto gra, z {who} (zwykle {seats})</translation>
    </message>
    <message>
        <source>play everyone against everyone, {option} at a table, and tell the Elo</source>
        <translation>rozgrywa partie każdego z każdym, po {option} przy stole, i podaje ranking Elo</translation>
    </message>
    <message>
        <source>measure each level of the game against the one below it, at all numbers of seats, and keep that as what the program and its {file} say of them</source>
        <translation>mierzy każdy poziom gry z poziomem o jeden niższym, przy każdej liczbie miejsc, i zachowuje to jako to, co mówią o nich program i jego {file}</translation>
    </message>
    <message>
        <source>how many play at each table of a pool (default: {usual})</source>
        <translation>ilu gra przy każdym stole, gdy grają wszyscy ze wszystkimi (zwykle {usual})</translation>
    </message>
    <message>
        <source>how many at each table, raised to whole deals: each deal is played once in every rotation of the seats (default: 2000)</source>
        <translation>ile partii przy każdym stole, w górę do pełnych rozdań: każde rozdanie rozgrywa się po razie przy każdym przesunięciu miejsc (zwykle 2000)</translation>
    </message>
    <message>
        <source>play fewer games where the interval leaves out what is even, or is only so wide; it is made wider, to hold at all numbers of games at once</source>
        <translation>rozgrywa mniej partii, gdy przedział ufności nie obejmuje już równości albo nie jest szerszy niż podano; jest poszerzony, żeby obowiązywał dla wszystkich liczb partii naraz</translation>
    </message>
    <message>
        <source>let searches try so often, however long it takes: the same games on every machine</source>
        <translation>przeszukiwanie próbuje tyle razy, ile by to nie trwało: te same partie na każdym komputerze</translation>
    </message>
    <message>
        <source>let the workers of a {program} scheduler play, as {address}; &apos;local&apos; begins {option} of them here</source>
        <translation>każe grać procesom planisty {program}, na przykład {address}; &apos;local&apos; uruchamia ich {option} tutaj</translation>
    </message>
    <message>
        <source>keep what has been played in a file, and go on with what is in it</source>
        <translation>zachowuje rozegrane partie w pliku i idzie dalej od tego, co w nim jest</translation>
    </message>
    <message>
        <source>write a page with pictures into a folder</source>
        <translation>zapisuje w folderze stronę z wykresami</translation>
    </message>
    <message>
        <source>{seats} for {game}</source>
        <translation>{seats} dla {game}</translation>
    </message>
    <message>
        <source>a file of cards in {format}</source>
        <translation>plik kart w formacie {format}</translation>
    </message>
    <message>
        <source>how many games are played (default: 2000)</source>
        <translation>ile partii rozegrać (zwykle 2000)</translation>
    </message>
    <message>
        <source>leave out the cards that the deck was filled up with</source>
        <translation>pomija karty, którymi uzupełniono talię</translation>
    </message>
    <message>
        <source>tell what came of the turns of each card too</source>
        <translation>mówi też, co dały tury każdej karty</translation>
    </message>
    <message>
        <source>Behind each figure stands its 95 % interval: Wilson&apos;s for the shares of copies, a normal one for influence and wins. What happens in one game hangs together, so games are the observations, not copies. The same seed and number of games give the same table, whatever {option} is.</source>
        <translation>Po każdej liczbie stoi jej przedział ufności 95%: dla udziałów egzemplarzy Wilsona, dla Wpływu i zwycięstw normalny. To, co dzieje się w jednej partii, jest ze sobą powiązane, więc obserwacjami są partie, a nie egzemplarze. To samo ziarno i ta sama liczba partii dają tę samą tabelę, niezależnie od {option}.</translation>
    </message>
    <message>
        <source>a file of cards in {format}, or a set that somebody has sent, {files}</source>
        <translation>plik kart w formacie {format} albo przysłany zestaw kart {files}</translation>
    </message>
    <message>
        <source>the record of a finished game, or its line; - reads what is typed</source>
        <translation>zapis zakończonej partii albo jej wiersz; - czyta to, co wpisano</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>użycie</translation>
    </message>
    <message>
        <source>what is named</source>
        <translation>co się podaje</translation>
    </message>
    <message>
        <source>options</source>
        <translation>opcje</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>pokazuje tę pomoc i kończy</translation>
    </message>
    <message>
        <source>missing: {words}</source>
        <translation>brakuje: {words}</translation>
    </message>
    <message>
        <source>a word is missing behind it</source>
        <translation>brakuje po nim słowa</translation>
    </message>
    <message>
        <source>cannot stand together with {words}</source>
        <translation>nie może stać razem z {words}</translation>
    </message>
    <message>
        <source>the language of the game (default: that of the settings, else of the system)</source>
        <translation>język gry (zwykle ten z ustawień, a jeśli go nie ma, język systemu)</translation>
    </message>
    <message>
        <source>the language of the picture (default: {usual})</source>
        <translation>język obrazu (zwykle {usual})</translation>
    </message>
    <message>
        <source>its size in logical pixels (default: {usual})</source>
        <translation>jego rozmiar w pikselach logicznych (zwykle {usual})</translation>
    </message>
    <message>
        <source>pixels of the file for each logical pixel, 1 to 4 (default: 1)</source>
        <translation>ile pikseli pliku przypada na piksel logiczny, od 1 do 4 (zwykle 1)</translation>
    </message>
    <message>
        <source>the look of the table (default: {usual})</source>
        <translation>wygląd stołu (zwykle {usual})</translation>
    </message>
    <message>
        <source>how large the letters are, 0.85 to 1.5 (default: 1)</source>
        <translation>jak duże są litery, od 0.85 do 1.5 (zwykle 1)</translation>
    </message>
    <message>
        <source>the file that the picture is written to</source>
        <translation>plik, do którego zapisać obraz</translation>
    </message>
    <message>
        <source>continue this saved game instead of starting a new one</source>
        <translation>gra dalej tę zapisaną partię, zamiast zaczynać nową</translation>
    </message>
    <message>
        <source>continue the last unfinished game, from here or from the window</source>
        <translation>gra dalej partię przerwaną jako ostatnia, tu albo w oknie</translation>
    </message>
    <message>
        <source>who plays, in the order of play, of {who} (default: {seats})</source>
        <translation>kto gra, w kolejności ruchów, z {who} (zwykle {seats})</translation>
    </message>
    <message>
        <source>what they are called: a name for each seat, or for each human</source>
        <translation>jak się nazywają: imię dla każdego miejsca albo dla każdego człowieka</translation>
    </message>
    <message>
        <source>The squire plays for every family. A deck has ten kinds of cards, the same for all families: a set of ten is played as it is; of a larger one ten are drawn for each game; a smaller one is filled up for each game with cards drawn from Oriflamme and Alliance.</source>
        <translation>Za każdy ród gra giermek. Talia ma dziesięć rodzajów kart, takich samych dla wszystkich rodów: zestaw dziesięciu gra się bez zmian; z większego losuje się dziesięć na każdą partię; mniejszy uzupełnia się na każdą partię kartami wylosowanymi z Oriflamme i Alliance.</translation>
    </message>
    <message>
        <source>what is counted</source>
        <translation>co jest liczone</translation>
    </message>
    <message>
        <source>with {option}</source>
        <translation>z opcją {option}</translation>
    </message>
    <message>
        <source>copies of the card that were in a hand at the beginning of a game; those that were set aside cannot be played</source>
        <translation>egzemplarze karty, które były na ręce na początku partii; odłożonych na bok nie da się zagrać</translation>
    </message>
    <message>
        <source>of the copies dealt, those that came into the queue: placed, or swapped in for another card</source>
        <translation>z rozdanych egzemplarzy te, które trafiły do Kolejki: wyłożone albo zamienione za inną kartę</translation>
    </message>
    <message>
        <source>of the copies played, those that their owner turned up at least once</source>
        <translation>z zagranych egzemplarzy te, które właściciel przynajmniej raz ujawnił</translation>
    </message>
    <message>
        <source>of the copies played, those that were eliminated</source>
        <translation>z zagranych egzemplarzy te, które zlikwidowano</translation>
    </message>
    <message>
        <source>what a copy that was played earned its owner in a game: what was collected from it, when it was revealed or later; what it gained by its own lines, by lines that it copied, in reserve, and when it avenged itself; what it stole; and 1 for each card that it eliminated. Influence that it lays on cards counts for those, when it is collected from them. What rivals lose by it is not added, what its owner loses to rivals is not taken off.</source>
        <translation>ile zagrany egzemplarz przyniósł właścicielowi w partii: co z niego zebrano, przy ujawnieniu lub później; co zyskał z własnych wierszy, z wierszy skopiowanych, w rezerwie i gdy się zemścił; co ukradł; i 1 za każdą kartę, którą zlikwidował. Wpływ, który kładzie na kartach, liczy się na ich konto, gdy jest z nich zbierany. Tego, co przez niego tracą rywale, nie dodaje się, a tego, co jego właściciel traci na rzecz rywali, nie odejmuje się.</translation>
    </message>
    <message>
        <source>of the families that played the card, those that won; a victory that several share is divided among them. If no card made a difference, this would be 1 divided by the number of players.</source>
        <translation>z rodów, które zagrały kartę, te, które wygrały; wspólne zwycięstwo dzieli się między zwycięzców. Gdyby karty niczego nie zmieniały, byłoby tu 1 podzielone przez liczbę graczy.</translation>
    </message>
    <message>
        <source>what a card that lies open earned at a turn of its own</source>
        <translation>ile ujawniona karta przyniosła we własnej turze</translation>
    </message>
    <message>
        <source>what a card earned at the turn at which it was turned up</source>
        <translation>ile karta przyniosła w turze, w której ją ujawniono</translation>
    </message>
    <message>
        <source>how much of that lay on it</source>
        <translation>ile z tego leżało na niej</translation>
    </message>
    <message>
        <source>what a copy that was played earned at turns of other cards</source>
        <translation>ile zagrany egzemplarz przyniósł w turach innych kart</translation>
    </message>
    <message>
        <source>how many cards a copy that was played eliminated</source>
        <translation>ile kart zlikwidował zagrany egzemplarz</translation>
    </message>
    <message>
        <source>of the turns at which the card acted, those at which nothing came of it but what lay on it</source>
        <translation>z tur, w których karta działała, te, które nie dały nic poza tym, co na niej leżało</translation>
    </message>
    <message>
        <source>of the turns at which it lay face down, those at which less than its cost lay on it</source>
        <translation>z tur, w których leżała zakryta, te, w których leżało na niej mniej, niż kosztuje</translation>
    </message>
    <message>
        <source>how long a bot may think about a move (default: 1)</source>
        <translation>ile sekund bot może myśleć nad ruchem (zwykle 1)</translation>
    </message>
    <message>
        <source>unrecognized arguments: {words}</source>
        <translation>niezrozumiałe słowa: {words}</translation>
    </message>
    <message>
        <source>invalid choice: {word}; choose one of {words}</source>
        <translation>nie można wybrać {word}; wybierz jedno z {words}</translation>
    </message>
    <message>
        <source>let bots say why they play as they do, where they know it</source>
        <translation>boty mówią, dlaczego tak grają, jeśli to wiedzą</translation>
    </message>
    <message>
        <source>play the answers in this file first, one a line; &apos;#&apos; begins a comment</source>
        <translation>najpierw rozgrywa odpowiedzi z tego pliku, po jednej w wierszu; &apos;#&apos; zaczyna uwagę</translation>
    </message>
    <message>
        <source>write the record of the game here when it ends or is left</source>
        <translation>zapisuje tu partię, gdy się skończy albo zostanie przerwana</translation>
    </message>
    <message>
        <source>for how many seconds (default: 5)</source>
        <translation>przez ile sekund (zwykle 5)</translation>
    </message>
    <message>
        <source>puzzles in {format} (default: those of the program)</source>
        <translation>zadania w formacie {format} (zwykle te z programu)</translation>
    </message>
    <message>
        <source>find out again what every move comes to</source>
        <translation>ustala na nowo, co daje każdy ruch</translation>
    </message>
    <message>
        <source>look for puzzles in games of bots</source>
        <translation>szuka zadań w partiach botów</translation>
    </message>
    <message>
        <source>how many games are played on from each decision (default: {usual})</source>
        <translation>ile partii dograć od każdej decyzji (zwykle {usual})</translation>
    </message>
    <message>
        <source>who plays on in what is found (default: {usual})</source>
        <translation>kto dogrywa to, co znaleziono (zwykle {usual})</translation>
    </message>
    <message>
        <source>how many games are looked through (default: 10)</source>
        <translation>ile partii przejrzeć (zwykle 10)</translation>
    </message>
    <message>
        <source>A puzzle is judged by what its seat knows: hidden cards are dealt anew for each game that is played on, the same for all moves. {prove} repeats that, or the search where a puzzle was searched to the end, and fails where a solution is another or a figure lies outside of what luck may do. {find} prints puzzles as their files hold them.</source>
        <translation>Zadanie ocenia się według tego, co wie jego miejsce: zakryte karty są rozdawane na nowo do każdej dogrywanej partii, tak samo dla wszystkich ruchów. {prove} powtarza to albo przeszukanie, jeśli zadanie przeszukano do końca, i zgłasza błąd, gdy rozwiązanie jest inne lub liczba odbiega bardziej, niż pozwala przypadek. {find} wypisuje zadania tak, jak stoją w plikach.</translation>
    </message>
    <message>
        <source>a record, {files}, or a file with a game as one line; - reads what is typed</source>
        <translation>zapis {files} albo plik z partią w jednym wierszu; - czyta to, co wpisano</translation>
    </message>
    <message>
        <source>show the moves of an unfinished game too, which tell hidden cards</source>
        <translation>pokazuje też ruchy niedokończonej partii, które zdradzają zakryte karty</translation>
    </message>
    <message>
        <source>print what happened in whole sentences</source>
        <translation>wypisuje całymi zdaniami, co się działo</translation>
    </message>
    <message>
        <source>print that as a page for a browser</source>
        <translation>wypisuje to jako stronę dla przeglądarki</translation>
    </message>
    <message>
        <source>print a finished game as one line, to be sent to others</source>
        <translation>wypisuje zakończoną partię w jednym wierszu, do wysłania innym</translation>
    </message>
    <message>
        <source>a list of scenarios in {format}</source>
        <translation>lista sytuacji w formacie {format}</translation>
    </message>
    <message>
        <source>where your card sets are, if not where the game looks</source>
        <translation>gdzie leżą twoje zestawy kart, jeśli nie tam, gdzie szuka ich gra</translation>
    </message>
    <message>
        <source>a set of cards by its name, or a card file; more than one to mix them</source>
        <translation>zestaw kart według nazwy albo plik kart; kilka, żeby je wymieszać</translation>
    </message>
    <message>
        <source>play with only these kinds of the sets</source>
        <translation>gra tylko z tymi rodzajami kart z zestawów</translation>
    </message>
    <message>
        <source>count only this game (default: all)</source>
        <translation>liczy tylko tę grę (zwykle wszystkie)</translation>
    </message>
    <message>
        <source>print a table for spreadsheets</source>
        <translation>wypisuje tabelę dla arkusza kalkulacyjnego</translation>
    </message>
    <message>
        <source>where the weights are written (default: where this user&apos;s bots find them)</source>
        <translation>gdzie zapisać wagi (zwykle tam, gdzie znajdują je boty tego użytkownika)</translation>
    </message>
    <message>
        <source>how many games are played (default: {usual}, or as many as a game needs that is learned its way)</source>
        <translation>ile partii rozegrać (zwykle {usual} albo tyle, ile potrzebuje gra, której uczy się inaczej)</translation>
    </message>
    <message>
        <source>where checkpoints are kept; a training that was interrupted goes on (default: {usual})</source>
        <translation>gdzie leżą stany pośrednie; przerwana nauka toczy się dalej (zwykle {usual})</translation>
    </message>
    <message>
        <source>learn only to beat the bot whose weights these are, to see how much it can be exploited</source>
        <translation>uczy się tylko pokonywać bota o tych wagach, żeby zobaczyć, jak bardzo da się go wykorzystać</translation>
    </message>
    <message>
        <source>how many times it is measured against two bots by rules of thumb (default: {usual})</source>
        <translation>ile razy zmierzyć jego siłę przeciwko dwóm botom grającym według prostych zasad (zwykle {usual})</translation>
    </message>
    <message>
        <source>write a page with pictures of how it went</source>
        <translation>zapisuje stronę z wykresami przebiegu nauki</translation>
    </message>
    <message>
        <source>which game (default: {game})</source>
        <translation>która gra (zwykle {game})</translation>
    </message>
    <message>
        <source>in {game} also {names}</source>
        <translation>w {game} także {names}</translation>
    </message>
    <message>
        <source>characters of bots, as in {example}, are {names}</source>
        <translation>charaktery botów, jak w {example}: {names}</translation>
    </message>
    <message>
        <source>an option of the game in the words of a record; more than one to choose more</source>
        <translation>opcja gry w słowach zapisu; można podać kilka</translation>
    </message>
    <message>
        <source>how many play (default: {usual})</source>
        <translation>ilu gra (zwykle {usual})</translation>
    </message>
    <message>
        <source>the same seed, the same games (default: {seed})</source>
        <translation>z tą samą liczbą partie się powtarzają (zwykle {seed})</translation>
    </message>
    <message>
        <source>another each time</source>
        <translation>za każdym razem inna</translation>
    </message>
    <message>
        <source>how many processes play (default: 1)</source>
        <translation>ile procesów gra (zwykle 1)</translation>
    </message>
    <message>
        <source>print one {format} object instead of lines for people</source>
        <translation>wypisuje jeden obiekt {format} zamiast wierszy dla ludzi</translation>
    </message>
</context>
<context>
    <name>HouseDeckBar</name>
    <message>
        <source>Save as a house deck…</source>
        <translation>Zapisz jako talię domową…</translation>
    </message>
    <message>
        <source>Remove this house deck</source>
        <translation>Usuń tę talię domową</translation>
    </message>
    <message>
        <source>House decks</source>
        <translation>Talie domowe</translation>
    </message>
    <message>
        <source>A name for the deck</source>
        <translation>Nazwa talii</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>No house decks yet</source>
        <translation>Brak talii domowych</translation>
    </message>
    <message>
        <source>Remove the house deck “{name}”?</source>
        <translation>Usunąć talię domową „{name}”?</translation>
    </message>
</context>
<context>
    <name>HouseDecks</name>
    <message>
        <source>The house deck “{name}” uses cards of {sets}, which are not here.</source>
        <translation>Talia „{name}” zawiera karty z&#xa0;zestawów, których tu nie ma: {sets}.</translation>
    </message>
    <message>
        <source>A house deck has ten kinds.</source>
        <translation>Talia domowa ma dziesięć rodzajów kart.</translation>
    </message>
    <message>
        <source>A house deck needs a name.</source>
        <translation>Talia domowa musi mieć nazwę.</translation>
    </message>
    <message>
        <source>There is a house deck called “{name}” already. Give this one another name.</source>
        <translation>Talia „{name}” już istnieje. Zmień nazwę.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n house deck(s) already. Remove one of them first.</source>
        <translation>
            <numerusform>Jest już %n&#xa0;talia domowa. Najpierw ją usuń.</numerusform>
            <numerusform>Są już %n&#xa0;talie domowe. Najpierw usuń jedną.</numerusform>
            <numerusform>Jest już %n&#xa0;talii domowych. Najpierw usuń jedną.</numerusform>
        </translation>
    </message>
    <message>
        <source>The house deck “{name}” is gone.</source>
        <translation>Usunięto talię domową „{name}”.</translation>
    </message>
</context>
<context>
    <name>Inspection</name>
    <message>
        <source>A closer look</source>
        <translation>Z bliska</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Name of the game</source>
        <translation>Nazwa gry</translation>
    </message>
    <message>
        <source>“{name}” can be opened again with “Open a saved game”, as often as you like.</source>
        <translation>Grę „{name}” można otworzyć ponownie poleceniem „Otwórz zapisaną grę”, dowolnie wiele razy.</translation>
    </message>
    <message>
        <source>The game is saved</source>
        <translation>Gra zapisana</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Your goal</source>
        <translation>O&#xa0;co grasz</translation>
    </message>
    <message>
        <source>Five territories lie between you and Green. In each of them your army meets Green’s; the player who controls more territories at the end wins.</source>
        <translation>Między tobą a&#xa0;Zielonymi leży pięć terytoriów. Na każdym twoje wojsko staje przeciw wojsku Zielonych; wygra ten, kto na koniec kontroluje więcej terytoriów.</translation>
    </message>
    <message>
        <source>Your units</source>
        <translation>Twoje oddziały</translation>
    </message>
    <message>
        <source>In each turn you draw a card and play one. Count the icons on them: the flag is the strongest, then come the helmet, the swords, the bow and the spear.</source>
        <translation>W&#xa0;każdej turze dobierasz kartę i&#xa0;wykładasz jedną. Liczą się symbole na nich: najsilniejsza jest chorągiew, dalej hełm, miecze, łuk i&#xa0;włócznia.</translation>
    </message>
    <message>
        <source>Play your first unit</source>
        <translation>Wyłóż pierwszy oddział</translation>
    </message>
    <message>
        <source>All of one kind</source>
        <translation>Wszystkie jednakowe</translation>
    </message>
    <message>
        <source>Remember seniority</source>
        <translation>Pamiętaj o&#xa0;starszeństwie</translation>
    </message>
    <message>
        <source>Complete the army</source>
        <translation>Uzupełnij wojsko</translation>
    </message>
    <message>
        <source>Not certain yet</source>
        <translation>Jeszcze niepewne</translation>
    </message>
    <message>
        <source>Your army is complete, but nobody controls the territory yet: with three more helmets Green could still have the stronger regiment.</source>
        <translation>Twoje wojsko jest pełne, ale nikt jeszcze nie kontroluje terytorium: z&#xa0;trzema kolejnymi hełmami Zieloni mogliby mieć silniejszy pułk.</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Kontrola</translation>
    </message>
    <message>
        <source>Green played a spear here and can no longer have a regiment. As soon as nobody can overtake you, the territory is yours for good, and you get the first of five victory markers.</source>
        <translation>Zieloni wyłożyli tu włócznię i&#xa0;nie mogą już mieć pułku. Gdy tylko nikt nie może cię wyprzedzić, terytorium jest na stałe twoje i&#xa0;dostajesz pierwszy z&#xa0;pięciu znaczników zwycięstwa.</translation>
    </message>
    <message>
        <source>The king is dead. The family with the most influence after six rounds takes the throne. Yours is the number beside the coin.</source>
        <translation>Król nie żyje. Tron zdobędzie ród, który po sześciu rundach ma najwięcej Wpływu. Twój Wpływ to liczba przy monecie.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>Every family has the same ten cards, and three, chosen at random, were set aside. You play one of these seven each round; the others see only their backs.</source>
        <translation>Każdy ród ma te same dziesięć kart, a&#xa0;trzy z&#xa0;nich odłożono losowo na bok. W&#xa0;każdej rundzie wykładasz jedną z&#xa0;tych siedmiu; inni widzą tylko rewersy.</translation>
    </message>
    <message>
        <source>Place your first card</source>
        <translation>Wyłóż pierwszą kartę</translation>
    </message>
    <message>
        <source>Drag the Lord to the end of the queue. Nobody sees what it is until you reveal it.</source>
        <translation>Przeciągnij Lorda na koniec Kolejki. Nikt nie wie, co to za karta, dopóki jej nie ujawnisz.</translation>
    </message>
    <message>
        <source>Wait, or reveal</source>
        <translation>Czekać czy ujawnić</translation>
    </message>
    <message>
        <source>Now the cards act from left to right. Green revealed the Heir, who earned 2 at once. Keep your Lord face down: 1 influence is placed on the card, and it is yours when you reveal it.</source>
        <translation>Teraz karty działają od lewej do prawej. Zieloni ujawnili Dziedzica, który od razu przyniósł 2. Pozostaw Lorda zakrytego: na karcie ląduje 1 punkt Wpływu i&#xa0;jest twój, gdy ją ujawnisz.</translation>
    </message>
    <message>
        <source>A second card</source>
        <translation>Druga karta</translation>
    </message>
    <message>
        <source>Each round every player adds a card, at one of the ends or on top of one of their own. Play the Archer at the end, beside your Lord.</source>
        <translation>W&#xa0;każdej rundzie każdy dokłada kartę: na jednym z&#xa0;końców albo na własnej karcie. Wyłóż Łucznika na końcu, obok swojego Lorda.</translation>
    </message>
    <message>
        <source>Reveal the Lord</source>
        <translation>Ujawnij Lorda</translation>
    </message>
    <message>
        <source>You get the influence that lies on the card. Then the Lord earns 1, and 1 more for each card of yours beside it: the Archer counts although nobody knows it.</source>
        <translation>Zabierasz Wpływ, który leży na karcie. Potem Lord przynosi 1 i&#xa0;jeszcze 1 za każdą twoją kartę obok: Łucznik też się liczy, choć nikt go nie zna.</translation>
    </message>
    <message>
        <source>Reveal the Archer</source>
        <translation>Ujawnij Łucznika</translation>
    </message>
    <message>
        <source>The Archer eliminates the first or the last card of the queue, and that earns 1. Characters stay face up and act again in every round; an intrigue acts once and is gone.</source>
        <translation>Łucznik likwiduje pierwszą albo ostatnią kartę Kolejki i&#xa0;to przynosi 1. Postacie pozostają ujawnione i&#xa0;działają znowu w&#xa0;każdej rundzie; Intryga działa raz i&#xa0;znika.</translation>
    </message>
    <message>
        <source>Choose your target</source>
        <translation>Wybierz cel</translation>
    </message>
    <message>
        <source>The last card is your own Archer. The first one belongs to Green and may be anything: click on it.</source>
        <translation>Ostatnia karta to twój Łucznik. Pierwsza należy do Zielonych i&#xa0;może być czymkolwiek: kliknij ją.</translation>
    </message>
    <message>
        <source>Red’s Judge put a verdict token on Green’s Diplomat. Anyone may use the tokens: your Judge could eliminate that card. But the Judge will soon earn more, so keep it face down; 1 influence is placed on it.</source>
        <translation>Sędzia Czerwonych położył żeton wyroku na Dyplomacie Zielonych. Żetony są wspólne: twój Sędzia mógłby zlikwidować tę kartę. Sędzia wkrótce przyniesie jednak więcej, więc pozostaw go zakrytego; ląduje na nim 1 punkt Wpływu.</translation>
    </message>
    <message>
        <source>The Infiltration lies in reserve above your name; a covered card got nothing from it. Now the Judge is on top and acts at once. Reveal it: you get the 1 influence that lies on it.</source>
        <translation>Infiltracja leży w&#xa0;rezerwie nad twoim imieniem; karta, która leżała pod nią, nic od niej nie dostała. Teraz na wierzchu jest Sędzia i&#xa0;od razu działa. Ujawnij go: zabierasz 1 punkt Wpływu, który na nim leży.</translation>
    </message>
    <message>
        <source>Your Judge may earn 1 and mark another card, or eliminate a marked one, whoever put the token there. Choose “Execute”.</source>
        <translation>Twój Sędzia może przynieść 1 i&#xa0;oznaczyć kolejną kartę albo zlikwidować oznaczoną, bez względu na to, kto położył na niej żeton. Wybierz „Wykonaj wyrok”.</translation>
    </message>
    <message>
        <source>Your turn to bargain</source>
        <translation>Teraz negocjujesz ty</translation>
    </message>
    <message>
        <source>Two face-up Diplomats can put 2 influence on each other in every round, but nobody has to keep a promise. You hold one, and Green’s lies face up. Four more rounds: the most influence wins.</source>
        <translation>Dwaj ujawnieni Dyplomaci mogą w&#xa0;każdej rundzie kłaść na siebie nawzajem po 2 punkty Wpływu, ale nikt nie musi dotrzymać słowa. Masz jednego na ręce, a&#xa0;Dyplomata Zielonych jest ujawniony. Jeszcze cztery rundy: wygra ten, kto ma najwięcej Wpływu.</translation>
    </message>
    <message>
        <source>You want points. Dominance Checks give them to those loyal to a coalition far ahead in blocks, otherwise to those with the most cylinders in play. Red is British: declare for the Afghans.</source>
        <translation>Chodzi o&#xa0;punkty. Sprawdzenia dominacji dają je lojalnym wobec koalicji, która ma dużo więcej klocków, a&#xa0;jeśli takiej nie ma, tym, kto ma najwięcej walców w&#xa0;grze. Czerwoni są za Brytyjczykami: opowiedz się za Afgańczykami.</translation>
    </message>
    <message>
        <source>You could place up to three blocks. Keep your 2 rupees: end the building with “{button}”.</source>
        <translation>Możesz postawić do trzech klocków. Zachowaj swoje 2 rupie: zakończ budowę przyciskiem „{button}”.</translation>
    </message>
    <message>
        <source>Nobody rules Transcaspia, so nobody has to be bribed. The tribe of Nasrullah Khan will make you its ruler. Play the card to the right.</source>
        <translation>Zakaspiem nikt nie włada, więc łapówka nie jest potrzebna. Plemię tej karty uczyni cię tam władcą. Zagraj ją po prawej.</translation>
    </message>
    <message>
        <source>A tax takes a rupee for each star of the card, from the market or from players with a court card of a region you rule. Nasrullah Khan is political, so it is free: tax with his card.</source>
        <translation>Podatek bierze rupię za każdą gwiazdkę karty: z&#xa0;rynku albo od graczy z&#xa0;kartą dworu z&#xa0;regionu, którym władasz. Ta karta jest polityczna, więc nie zużywa akcji: pobierz nią podatek.</translation>
    </message>
    <message>
        <source>Now it is your game</source>
        <translation>Teraz to twoja gra</translation>
    </message>
    <message>
        <source>It was a Soldier, who eliminates a card beside it. Point at any card to read what it does; F1 opens the rules. Four more rounds: will your family take the throne?</source>
        <translation>To był Żołnierz, który uderza w&#xa0;sąsiadujące karty. Wskaż dowolną kartę, żeby przeczytać, co robi; F1 otwiera zasady. Jeszcze cztery rundy: czy twój ród zdobędzie tron?</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Pierwsza gra</translation>
    </message>
    <message>
        <source>You hold three cards with nothing but swords. Drag one to Jerusalem: four cards make an army, and what lies there never moves again.</source>
        <translation>Masz trzy karty z&#xa0;samymi mieczami. Przeciągnij jedną do Jerozolimy: cztery karty tworzą wojsko, a&#xa0;wyłożonych już się nie przesuwa.</translation>
    </message>
    <message>
        <source>The same icon on all four cards is a regiment, on three a battalion, on two a company. A regiment beats any army without one, so add the second swords in Jerusalem.</source>
        <translation>Ten sam symbol na wszystkich czterech kartach to pułk, na trzech batalion, na dwóch kompania. Pułk bije każde wojsko bez pułku, więc dołóż w&#xa0;Jerozolimie drugie miecze.</translation>
    </message>
    <message>
        <source>Green has played a helmet against you: four helmets would outrank four swords. So do not give Green time for them; play your third swords to Jerusalem.</source>
        <translation>Zieloni wyłożyli przeciw tobie hełm: cztery hełmy byłyby starsze od czterech mieczy. Nie daj im na to czasu: wyłóż w&#xa0;Jerozolimie trzecie miecze.</translation>
    </message>
    <message>
        <source>A card counts for every icon on it. Play the one with spear, swords and flag to Jerusalem: its swords complete the regiment, and its other icons would break a tie.</source>
        <translation>Karta liczy się za każdy swój symbol. Wyłóż w&#xa0;Jerozolimie tę z&#xa0;włócznią, mieczami i&#xa0;chorągwią: jej miecze uzupełnią pułk, a&#xa0;pozostałe symbole rozstrzygnęłyby remis.</translation>
    </message>
    <message>
        <source>Each territory counts the same. The fifth marker ends the game at once, and three territories are the majority. Point at one to read who leads there; F1 opens the rules.</source>
        <translation>Wszystkie terytoria liczą się tak samo. Piąty znacznik od razu kończy grę, a&#xa0;trzy terytoria to większość. Wskaż terytorium, żeby przeczytać, kto tam prowadzi; F1 otwiera zasady.</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Co nowego</translation>
    </message>
    <message>
        <source>The rules are those of Oriflamme; the ten cards are new. They bring verdicts that anyone may carry out, cards that work from the reserve, and bargains.</source>
        <translation>Zasady są te same co w&#xa0;Oriflamme, ale dziesięć kart jest nowych. To wyroki, które może wykonać każdy, karty, które działają z&#xa0;rezerwy, i&#xa0;porozumienia.</translation>
    </message>
    <message>
        <source>Place the Judge</source>
        <translation>Wyłóż Sędziego</translation>
    </message>
    <message>
        <source>Drag the Judge to the end of the queue. There it acts after the others’ cards and can use what they have done.</source>
        <translation>Przeciągnij Sędziego na koniec Kolejki. Zadziała tam po kartach innych i&#xa0;skorzysta z&#xa0;tego, co zrobiły.</translation>
    </message>
    <message>
        <source>A verdict</source>
        <translation>Wyrok</translation>
    </message>
    <message>
        <source>Cover the Judge</source>
        <translation>Przykryj Sędziego</translation>
    </message>
    <message>
        <source>Drag the Infiltration onto your Judge. A covered card keeps its influence, and nobody can hit it; it waits until the card on top is gone.</source>
        <translation>Przeciągnij Infiltrację na swojego Sędziego. Karta pod nią zachowuje swój Wpływ i&#xa0;nikt nie może w&#xa0;nią uderzyć; czeka, aż ta z&#xa0;wierzchu zniknie.</translation>
    </message>
    <message>
        <source>Into the reserve</source>
        <translation>Do rezerwy</translation>
    </message>
    <message>
        <source>Red has marked Green’s new card too. Reveal the Infiltration: it goes to your reserve, where nothing can touch it, and from then on you gain 2 more for each face-down card that you eliminate.</source>
        <translation>Czerwoni oznaczyli też nową kartę Zielonych. Ujawnij Infiltrację: trafi do twojej rezerwy, gdzie nic na nią nie działa, i&#xa0;odtąd za każdą zlikwidowaną zakrytą kartę zyskujesz jeszcze 2.</translation>
    </message>
    <message>
        <source>What lay beneath</source>
        <translation>Co leżało pod spodem</translation>
    </message>
    <message>
        <source>Sentence or execute</source>
        <translation>Wydać czy wykonać wyrok</translation>
    </message>
    <message>
        <source>Whose verdict?</source>
        <translation>Czyj wyrok?</translation>
    </message>
    <message>
        <source>Two cards are marked, both Green’s. The Diplomat would bring you 1. Click on the face-down card: it brings 1, and 2 more because of your Infiltration.</source>
        <translation>Oznaczone są dwie karty, obie Zielonych. Dyplomata przyniósłby ci 1. Kliknij zakrytą kartę: przyniesie 1 i&#xa0;jeszcze 2 dzięki twojej Infiltracji.</translation>
    </message>
    <message>
        <source>Choose a side</source>
        <translation>Wybierz stronę</translation>
    </message>
    <message>
        <source>The market</source>
        <translation>Rynek</translation>
    </message>
    <message>
        <source>A turn has two actions. Buying is one: a card costs 1 rupee for each column to its left, placed on the cards there. Whoever buys those cards gets the rupees.</source>
        <translation>W&#xa0;turze są dwie akcje. Zakup to jedna z&#xa0;nich: karta kosztuje rupię za każdą kolumnę na lewo od niej, a&#xa0;rupie kładzie się na tamtejsze karty. Kto je kupi, dostanie też rupie.</translation>
    </message>
    <message>
        <source>Buy a card</source>
        <translation>Kup kartę</translation>
    </message>
    <message>
        <source>Aminullah Khan Logari lies in the first column and is free. Take him to your hand.</source>
        <translation>Podświetlona karta leży w&#xa0;pierwszej kolumnie i&#xa0;nic nie kosztuje. Weź ją na rękę.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Zagraj ją</translation>
    </message>
    <message>
        <source>A card works in your court. When it is played, its icons act from top to bottom: this one places a tribe, an army and a spy. Play it into your court.</source>
        <translation>Karta działa na dworze. Gdy ją zagrasz, działają jej symbole od góry do dołu: tu są to plemię, armia i&#xa0;szpieg. Zagraj ją na swój dwór.</translation>
    </message>
    <message>
        <source>Who rules Kabul</source>
        <translation>Kto włada Kabulem</translation>
    </message>
    <message>
        <source>You do: you have a tribe there, and your tribe and the Afghan army are more than anyone else has. Rulers build, tax, and are bribed.</source>
        <translation>Ty: stoi tam twoje plemię, a&#xa0;razem z&#xa0;afgańską armią masz tam więcej niż ktokolwiek inny. Władca buduje, pobiera podatki i&#xa0;bierze łapówki.</translation>
    </message>
    <message>
        <source>The favored suit</source>
        <translation>Uprzywilejowany kolor</translation>
    </message>
    <message>
        <source>Both actions are spent. But cards of the favored suit act without spending any, and it is political now, as this card is. Use it to build.</source>
        <translation>Obie akcje są zużyte. Ale karty uprzywilejowanego koloru działają, nie zużywając akcji, a&#xa0;teraz jest to kolor polityczny, jak tej karty. Buduj nią.</translation>
    </message>
    <message>
        <source>Build an army</source>
        <translation>Zbuduj armię</translation>
    </message>
    <message>
        <source>You may build where you rule. A block costs 2 rupees, which go to the market. Place an army in Kabul.</source>
        <translation>Budować możesz tam, gdzie władasz. Klocek kosztuje 2 rupie, które trafiają na rynek. Postaw armię w&#xa0;Kabulu.</translation>
    </message>
    <message>
        <source>Save the rest</source>
        <translation>Zachowaj resztę</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>Each card acts once in a turn. There is nothing left to do: end your turn.</source>
        <translation>Każda karta działa raz w&#xa0;turze. Nic więcej nie zrobisz: zakończ turę.</translation>
    </message>
    <message>
        <source>A bribe</source>
        <translation>Łapówka</translation>
    </message>
    <message>
        <source>Red wants to play a card of Kabul, where you rule. You may ask for 1 rupee for each tribe of yours there: ask for 1.</source>
        <translation>Czerwoni chcą zagrać kartę z Kabulu, którym władasz. Możesz zażądać 1 rupii za każde swoje plemię w nim: zażądaj 1.</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Szpiedzy</translation>
    </message>
    <message>
        <source>Red’s Kabul Bazaar put a spy on your card, where yours stands too. With more spies than anyone else, Red would hold it hostage: to use it, you would have to pay a bribe.</source>
        <translation>Karta „Bazar w&#xa0;Kabulu” Czerwonych postawiła szpiega na twojej karcie, obok twojego szpiega. Gdyby Czerwoni mieli ich tam najwięcej, karta byłaby zakładnikiem: za jej użycie trzeba by dać łapówkę.</translation>
    </message>
    <message>
        <source>Nasrullah Khan costs 1 rupee, which is placed on the card to the left. Take him to your hand.</source>
        <translation>Podświetlona karta kosztuje 1 rupię, którą kładzie się na kartę po lewej. Weź ją na rękę.</translation>
    </message>
    <message>
        <source>Another region</source>
        <translation>Inny region</translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation>Podatki</translation>
    </message>
    <message>
        <source>The shelter</source>
        <translation>Ochrona przed podatkami</translation>
    </message>
    <message>
        <source>Red has a card of Kabul and can be taxed. Its two economic stars shelter 2 of the 3 rupees: take the third.</source>
        <translation>Czerwoni mają kartę Kabulu, więc można ich opodatkować. Jej dwie gospodarcze gwiazdki chronią 2 rupie z&#xa0;3: weź trzecią.</translation>
    </message>
    <message>
        <source>Red’s turn</source>
        <translation>Tura Czerwonych</translation>
    </message>
    <message>
        <source>Your actions are spent again, and rupees are better kept now. End your turn, and watch what Red buys.</source>
        <translation>Akcje znów są zużyte, a&#xa0;rupie lepiej teraz zachować. Zakończ turę i&#xa0;zobacz, co kupują Czerwoni.</translation>
    </message>
    <message>
        <source>Buy once more</source>
        <translation>Kup jeszcze raz</translation>
    </message>
    <message>
        <source>Paolo Avitabile is free, with a tribe and an army for Punjab. Take him to your hand.</source>
        <translation>Podświetlona karta nic nie kosztuje, a da plemię i&#xa0;armię w&#xa0;Pendżabie. Weź ją na rękę.</translation>
    </message>
    <message>
        <source>The cleanup</source>
        <translation>Porządkowanie</translation>
    </message>
    <message>
        <source>At the end of a turn a court keeps 3 cards and 1 more for each political star, a hand 2 and 1 more for each intelligence star. Then the market closes up and is filled. End your turn: nobody has to take both actions.</source>
        <translation>Na koniec tury na dworze zostają 3 karty i&#xa0;jeszcze 1 za każdą polityczną gwiazdkę, na ręce 2 i&#xa0;jeszcze 1 za każdą gwiazdkę wywiadu. Potem rynek się przesuwa i&#xa0;uzupełnia. Zakończ turę: nie trzeba wykonać obu akcji.</translation>
    </message>
    <message>
        <source>The Dominance Check</source>
        <translation>Sprawdzenie dominacji</translation>
    </message>
    <message>
        <source>Here is the first of four. It is scored when someone buys it or it is left in the first column: a coalition 4 blocks ahead pays those loyal to it by influence; otherwise cylinders in play count. {key} shows what it would bring now.</source>
        <translation>To pierwsze z&#xa0;czterech. Następuje, gdy ktoś kupi tę kartę albo gdy zostanie ona w&#xa0;pierwszej kolumnie. Jeśli koalicja ma o&#xa0;4 klocki więcej, lojalnym wobec niej punkty daje wpływ, inaczej liczą się walce w&#xa0;grze. {key} pokaże, co dałoby teraz.</translation>
    </message>
    <message>
        <source>A lead of 4 points after a check wins at once; otherwise the most points after the last one win. Point at anything to read what it is; F1 opens the rules.</source>
        <translation>Kto po sprawdzeniu prowadzi 4 punktami, od razu wygrywa, inaczej wygrywa ten, kto ma najwięcej po ostatnim. Wskaż cokolwiek, a&#xa0;przeczytasz, co to jest; F1 otwiera zasady.</translation>
    </message>
    <message>
        <source>The rules allow that too, but in this first game please follow the callout.</source>
        <translation>Zasady na to pozwalają, ale pierwsza gra idzie dalej tak, jak mówi dymek.</translation>
    </message>
    <message>
        <source>{lesson}, step {step} of {count}</source>
        <translation>{lesson}, krok {step} z&#xa0;{count}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Show me again</source>
        <translation>Pokaż jeszcze raz</translation>
    </message>
    <message>
        <source>Now you: {heading}</source>
        <translation>Teraz ty: {heading}</translation>
    </message>
    <message>
        <source>This first game cannot be started</source>
        <translation>Nie można zacząć tej pierwszej gry</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Import saved games</source>
        <translation>Importuj zapisane gry</translation>
    </message>
    <message>
        <source>Export a saved game</source>
        <translation>Eksportuj zapisaną grę</translation>
    </message>
    <message>
        <source>The game was not exported</source>
        <translation>Gra nie została wyeksportowana</translation>
    </message>
    <message>
        <source>“{name}” is in the bin.</source>
        <translation>„{name}” jest w koszu.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Opróżnij kosz</translation>
    </message>
    <message>
        <source>All games in the bin are removed from this computer for good.</source>
        <translation>Wszystkie partie z kosza zostaną usunięte z tego komputera na zawsze.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Zostaw je</translation>
    </message>
    <message>
        <source>Player, game, note</source>
        <translation>Gracz, gra, notatka</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Statistics ({key})</source>
        <translation>Statystyki ({key})</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importuj</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>W toku</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Zakończone</translation>
    </message>
    <message>
        <source>Named</source>
        <translation>Zachowane</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Kosz</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Które gry</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Od najnowszych</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Od najstarszych</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Według nazwy</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Która gra</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Kosz jest pusty.</translation>
    </message>
    <message>
        <source>Every game you play is saved automatically and will appear here.</source>
        <translation>Każda gra rozgrywana tutaj zapisuje się sama i będzie można ją tu znaleźć.</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Żadna gra nie pasuje.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n&#xa0;gra</numerusform>
            <numerusform>%n&#xa0;gry</numerusform>
            <numerusform>%n&#xa0;gier</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {all} files read</source>
        <translation>Odczytano plików: {done} z {all}</translation>
    </message>
    <message>
        <source>This game was not changed</source>
        <translation>Gra nie została zmieniona</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka gry</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>W koszu</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Partia ćwiczebna</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>a game</comment>
        <translation>Zakończona</translation>
    </message>
    <message>
        <source>Named</source>
        <comment>a game</comment>
        <translation>Zachowana</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notatka</translation>
    </message>
    <message>
        <source>Anything worth remembering about this game</source>
        <translation>Co warto zapamiętać z tej gry</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksportuj</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message numerus="yes">
        <source>Deleted games can be restored for %n day(s)</source>
        <translation>
            <numerusform>Usunięte gry można przywrócić przez %n&#xa0;dzień</numerusform>
            <numerusform>Usunięte gry można przywrócić przez %n&#xa0;dni</numerusform>
            <numerusform>Usunięte gry można przywrócić przez %n&#xa0;dni</numerusform>
        </translation>
    </message>
    <message>
        <source>started {day}</source>
        <translation>rozpoczęta {day}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;gracz</numerusform>
            <numerusform>%n&#xa0;gracze</numerusform>
            <numerusform>%n&#xa0;graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n&#xa0;ruch</numerusform>
            <numerusform>%n&#xa0;ruchy</numerusform>
            <numerusform>%n&#xa0;ruchów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) taken</source>
        <translation>
            <numerusform>%n&#xa0;podpowiedź</numerusform>
            <numerusform>%n&#xa0;podpowiedzi</numerusform>
            <numerusform>%n&#xa0;podpowiedzi</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Ziarno {seed}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>dzisiaj</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Dzisiaj, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Wczoraj, {time}</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>a game</comment>
        <translation>W toku</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Chronicle</source>
        <translation>Kronika</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>“{file}” is the game you are playing.</source>
        <translation>„{file}” to gra, która właśnie się toczy.</translation>
    </message>
    <message>
        <source>This game is open already</source>
        <translation>Ta gra jest już otwarta</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Nie można otworzyć tej gry</translation>
    </message>
    <message>
        <source>Open “{file}” instead? This game is saved as it stands.</source>
        <translation>Otworzyć zamiast niej „{file}”? Obecna gra jest zapisana do ostatniego ruchu.</translation>
    </message>
    <message>
        <source>Open “{file}” instead? This game will be lost, because it cannot be saved.</source>
        <translation>Otworzyć zamiast niej „{file}”? Obecna gra wtedy przepadnie, bo nie można jej zapisać.</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>Gra jest w&#xa0;toku</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Begin another game? This one is saved as it stands.</source>
        <translation>Rozpocząć inną grę? Obecna jest zapisana do ostatniego ruchu.</translation>
    </message>
    <message>
        <source>Begin another game? This one will be lost, because it cannot be saved.</source>
        <translation>Rozpocząć inną grę? Obecna wtedy przepadnie, bo nie można jej zapisać.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Inna gra</translation>
    </message>
    <message>
        <source>Start this game over? This one is saved as it stands.</source>
        <translation>Zacząć tę grę od nowa? Obecna jest zapisana do ostatniego ruchu.</translation>
    </message>
    <message>
        <source>Start this game over? This one will be lost, because it cannot be saved.</source>
        <translation>Zacząć tę grę od nowa? Obecna przepadnie, bo nie można jej zapisać.</translation>
    </message>
    <message>
        <source>Leave this game? It will be lost, because it cannot be saved.</source>
        <translation>Wyjść z&#xa0;gry? Przepadnie, bo nie można jej zapisać.</translation>
    </message>
    <message>
        <source>Close the window? This game will be lost, because it cannot be saved.</source>
        <translation>Zamknąć okno? Ta gra przepadnie, bo nie można jej zapisać.</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Zamknij okno</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Here it had already got further than “{file}”, so it goes on from there.</source>
        <translation>Gra doszła tu dalej niż w&#xa0;pliku „{file}” i&#xa0;toczy się od miejsca, w&#xa0;którym ją przerwano.</translation>
    </message>
    <message>
        <source>“{file}” is further along, so the game goes on from there. The other one is saved too.</source>
        <translation>W&#xa0;pliku „{file}” gra doszła dalej, więc toczy się od tamtego miejsca. Wcześniejszy zapis też pozostaje.</translation>
    </message>
    <message>
        <source>“{file}” was played to its end here, and this is how it ended.</source>
        <translation>Grę z&#xa0;pliku „{file}” rozegrano tu do końca; oto jak się zakończyła.</translation>
    </message>
    <message>
        <source>This game is saved here already</source>
        <translation>Ta gra jest tu już zapisana</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>Put %n influence on card {place} or card {other}.</source>
        <translation>
            <numerusform>Połóż %n&#xa0;punkt na karcie nr&#xa0;{place} lub&#xa0;{other}.</numerusform>
            <numerusform>Połóż %n&#xa0;punkty na karcie nr&#xa0;{place} lub&#xa0;{other}.</numerusform>
            <numerusform>Połóż %n&#xa0;punktów na karcie nr&#xa0;{place} lub&#xa0;{other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put {amount} influence on one of %n cards.</source>
        <translation>
            <numerusform>Połóż Wpływ, {amount}, na jednej z&#xa0;%n&#xa0;karty.</numerusform>
            <numerusform>Połóż Wpływ, {amount}, na jednej z&#xa0;%n&#xa0;kart.</numerusform>
            <numerusform>Połóż Wpływ, {amount}, na jednej z&#xa0;%n&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n influence on a card.</source>
        <translation>
            <numerusform>Połóż %n&#xa0;punkt na jednej z&#xa0;kart.</numerusform>
            <numerusform>Połóż %n&#xa0;punkty na jednej z&#xa0;kart.</numerusform>
            <numerusform>Połóż %n&#xa0;punktów na jednej z&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card {place} or card {other} loses up to %n influence.</source>
        <translation>
            <numerusform>Karta nr&#xa0;{place} lub&#xa0;{other} traci najwyżej %n&#xa0;punkt.</numerusform>
            <numerusform>Karta nr&#xa0;{place} lub&#xa0;{other} traci najwyżej %n&#xa0;punkty.</numerusform>
            <numerusform>Karta nr&#xa0;{place} lub&#xa0;{other} traci najwyżej %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n cards loses up to {amount} influence.</source>
        <translation>
            <numerusform>Jedna z&#xa0;%n&#xa0;karty traci Wpływ, najwyżej {amount}.</numerusform>
            <numerusform>Jedna z&#xa0;%n&#xa0;kart traci Wpływ, najwyżej {amount}.</numerusform>
            <numerusform>Jedna z&#xa0;%n&#xa0;kart traci Wpływ, najwyżej {amount}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card loses up to %n influence.</source>
        <translation>
            <numerusform>Jedna z&#xa0;kart traci najwyżej %n&#xa0;punkt.</numerusform>
            <numerusform>Jedna z&#xa0;kart traci najwyżej %n&#xa0;punkty.</numerusform>
            <numerusform>Jedna z&#xa0;kart traci najwyżej %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The owner of a card takes the influence on it.</source>
        <translation>Właściciel jednej z&#xa0;kart zabiera z&#xa0;niej cały Wpływ.</translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n influence from {family} or {other_family}.</source>
        <translation>
            <numerusform>Ukradnij {family_dat} lub {other_family_dat} najwyżej %n&#xa0;punkt.</numerusform>
            <numerusform>Ukradnij {family_dat} lub {other_family_dat} najwyżej %n&#xa0;punkty.</numerusform>
            <numerusform>Ukradnij {family_dat} lub {other_family_dat} najwyżej %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n influence from the owner of a card.</source>
        <translation>
            <numerusform>Ukradnij właścicielowi jednej z&#xa0;kart najwyżej %n&#xa0;punkt.</numerusform>
            <numerusform>Ukradnij właścicielowi jednej z&#xa0;kart najwyżej %n&#xa0;punkty.</numerusform>
            <numerusform>Ukradnij właścicielowi jednej z&#xa0;kart najwyżej %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n influence from {family}.</source>
        <translation>
            <numerusform>Ukradnij {family_dat} najwyżej %n punkt.</numerusform>
            <numerusform>Ukradnij {family_dat} najwyżej %n punkty.</numerusform>
            <numerusform>Ukradnij {family_dat} najwyżej %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminate card {place} or card {other}.</source>
        <translation>Zlikwiduj kartę nr&#xa0;{place} lub&#xa0;{other}.</translation>
    </message>
    <message numerus="yes">
        <source>Eliminate one of %n cards.</source>
        <translation>
            <numerusform>Zlikwiduj jedną z&#xa0;%n&#xa0;karty.</numerusform>
            <numerusform>Zlikwiduj jedną z&#xa0;%n&#xa0;kart.</numerusform>
            <numerusform>Zlikwiduj jedną z&#xa0;%n&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminate any card.</source>
        <translation>Zlikwiduj dowolną kartę.</translation>
    </message>
    <message>
        <source>Eliminate a card.</source>
        <translation>Zlikwiduj jedną z&#xa0;kart.</translation>
    </message>
    <message>
        <source>Then choose: {options}.</source>
        <translation>Potem wybierz: {options}.</translation>
    </message>
    <message>
        <source>Then choose where it goes.</source>
        <translation>Potem wybierz jej nowe miejsce.</translation>
    </message>
    <message>
        <source>The {card} may be among them.</source>
        <translation>Może być wśród nich {card}.</translation>
    </message>
    <message>
        <source>If it is the {card}: {what}</source>
        <translation>Jeśli to {card}: {what}</translation>
    </message>
    <message>
        <source>if {card}</source>
        <translation>jeśli {card}</translation>
    </message>
    <message>
        <source>Last round: influence on it will count for nothing.</source>
        <translation>Ostatnia runda: Wpływ na niej nic nie da.</translation>
    </message>
    <message>
        <source>It earns 0: {family}’s {card} is face up.</source>
        <translation>Przynosi 0: karta „{card}” {family_gen} jest ujawniona.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Odrzuć jedną z&#xa0;kart.</translation>
    </message>
    <message>
        <source>Lay a card in reserve.</source>
        <translation>Zarezerwuj jedną z&#xa0;kart.</translation>
    </message>
    <message>
        <source>Put a verdict on card {place} or card {other}.</source>
        <translation>Oznacz wyrokiem kartę nr&#xa0;{place} lub&#xa0;{other}.</translation>
    </message>
    <message numerus="yes">
        <source>Put a verdict on one of %n cards.</source>
        <translation>
            <numerusform>Oznacz wyrokiem jedną z&#xa0;%n&#xa0;karty.</numerusform>
            <numerusform>Oznacz wyrokiem jedną z&#xa0;%n&#xa0;kart.</numerusform>
            <numerusform>Oznacz wyrokiem jedną z&#xa0;%n&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a verdict on any card.</source>
        <translation>Oznacz wyrokiem dowolną kartę.</translation>
    </message>
    <message>
        <source>Put a verdict on a card.</source>
        <translation>Oznacz wyrokiem jedną z&#xa0;kart.</translation>
    </message>
    <message>
        <source>Turn a card face down.</source>
        <translation>Zakryj jedną z&#xa0;kart.</translation>
    </message>
    <message>
        <source>Move card {place} or card {other} to another place.</source>
        <translation>Przenieś kartę nr&#xa0;{place} lub&#xa0;{other} na inne miejsce.</translation>
    </message>
    <message numerus="yes">
        <source>Move one of %n cards to another place.</source>
        <translation>
            <numerusform>Przenieś jedną z&#xa0;%n&#xa0;karty na inne miejsce.</numerusform>
            <numerusform>Przenieś jedną z&#xa0;%n&#xa0;kart na inne miejsce.</numerusform>
            <numerusform>Przenieś jedną z&#xa0;%n&#xa0;kart na inne miejsce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a card to another place.</source>
        <translation>Przenieś jedną z&#xa0;kart na inne miejsce.</translation>
    </message>
    <message>
        <source>Do what card {place} or card {other} says.</source>
        <translation>Skopiuj zdolność karty nr&#xa0;{place} lub&#xa0;{other}.</translation>
    </message>
    <message numerus="yes">
        <source>Do what one of %n cards says.</source>
        <translation>
            <numerusform>Skopiuj zdolność jednej z&#xa0;%n&#xa0;karty.</numerusform>
            <numerusform>Skopiuj zdolność jednej z&#xa0;%n&#xa0;kart.</numerusform>
            <numerusform>Skopiuj zdolność jednej z&#xa0;%n&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do what another card says.</source>
        <translation>Skopiuj zdolność innej karty.</translation>
    </message>
    <message>
        <source>Swap this card for a card from your hand.</source>
        <translation>Wymień tę kartę na kartę z&#xa0;ręki.</translation>
    </message>
    <message>
        <source>More may follow, as the text of the card says.</source>
        <translation>Może się zdarzyć jeszcze coś: zob. tekst karty.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Nic się nie dzieje.</translation>
    </message>
</context>
<context>
    <name>OrdonanceChronicle</name>
    <message>
        <source>Before the game</source>
        <translation>Przed grą</translation>
    </message>
    <message>
        <source>The deck is a reconstruction: the printed list of cards is not public.</source>
        <translation>Talia jest rekonstrukcją: pełna lista kart wydanej gry nie jest publicznie znana.</translation>
    </message>
    <message>
        <source>Single icons are compared by number first, and only then by seniority.</source>
        <translation>Przy pojedynczych symbolach najpierw porównuje się ich liczbę, a&#xa0;dopiero potem starszeństwo.</translation>
    </message>
    <message>
        <source>Whether an army could still be overtaken is judged by the cards that are not on the table.</source>
        <translation>O&#xa0;tym, czy wojsko można jeszcze wyprzedzić, decydują karty talii, których nie ma na stole.</translation>
    </message>
    <message>
        <source>The most points win: in each territory 3 for the strongest army, 2 for the second, 1 for the third.</source>
        <translation>Wygrywa ten, kto ma najwięcej punktów: na każdym terytorium najsilniejsze wojsko daje 3, drugie 2, a&#xa0;trzecie 1.</translation>
    </message>
    <message>
        <source>It is a tournament: the most territories win, and points are kept as well.</source>
        <translation>To gra turniejowa: wygrywa ten, kto ma najwięcej terytoriów, a&#xa0;obok liczone są punkty.</translation>
    </message>
    <message>
        <source>The game goes on until all places are full.</source>
        <translation>Gra trwa, aż zapełnią się wszystkie miejsca.</translation>
    </message>
    <message>
        <source>Only complete armies earn points.</source>
        <translation>Punkty dają tylko pełne wojska.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Tura {turn}</translation>
    </message>
    <message>
        <source>{family} draws a card.</source>
        <translation>{family} dobierają kartę.</translation>
    </message>
    <message>
        <source>{family} draws a card: {unit}.</source>
        <extracomment>{unit} is a card by its icons, &quot;spear and bow&quot;; here in the nominative.</extracomment>
        <translation>{family} dobierają kartę: {unit}.</translation>
    </message>
    <message>
        <source>{family} plays {unit_acc} {territory_in}.</source>
        <extracomment>{unit_acc} is a card by its icons, &quot;spear and bow&quot;; {territory_in} is &quot;in Antioch&quot;, with its preposition.</extracomment>
        <translation>{family} wykładają {unit_acc} {territory_in}.</translation>
    </message>
    <message>
        <source>{family} plays {unit_acc} {territory_in} and completes the army.</source>
        <translation>{family} wykładają {unit_acc} {territory_in} i&#xa0;mają tam pełne wojsko.</translation>
    </message>
    <message>
        <source>{family} plays {unit_acc} {territory_in} and takes it with marker {marker}: {groups}.</source>
        <extracomment>{groups} is what decides, &quot;a regiment of swords&quot;; &quot;it&quot; is the territory.</extracomment>
        <translation>{family} wykładają {unit_acc} {territory_in}, przejmują kontrolę i&#xa0;dostają znacznik {marker}: mają {groups_acc}.</translation>
    </message>
    <message>
        <source>{family} takes {territory_acc} with marker {marker}: {groups}.</source>
        <extracomment>{marker} is a number in Roman.</extracomment>
        <translation>{family} przejmują kontrolę nad {territory_ins} i&#xa0;dostają znacznik {marker}: mają {groups_acc}.</translation>
    </message>
    <message>
        <source>As nobody can play any more, {family} takes {territory_acc} with marker {marker}: {groups}.</source>
        <translation>Nikt już nie może wyłożyć karty, więc {family} przejmują kontrolę nad {territory_ins} i&#xa0;dostają znacznik {marker}: mają {groups_acc}.</translation>
    </message>
    <message>
        <source>{family} passes: no card is left.</source>
        <translation>{family} pasują: nie mają już kart.</translation>
    </message>
    <message>
        <source>{family} passes: no place is free.</source>
        <translation>{family} pasują: nie mają już wolnych miejsc.</translation>
    </message>
    <message>
        <source>{icon}, now {n}</source>
        <extracomment>Stands behind a figure: &quot;+1 Bow, now 3&quot; of an army; {icon} is in the nominative.</extracomment>
        <translation>{icon}, teraz {n}</translation>
    </message>
    <message>
        <source>A complete army takes the territory as soon as nobody can overtake it.</source>
        <translation>Pełne wojsko przejmuje kontrolę nad terytorium, gdy tylko nikt nie może go już prześcignąć.</translation>
    </message>
    <message>
        <source>All hands are revealed.</source>
        <translation>Wszyscy odkrywają karty z ręki.</translation>
    </message>
    <message>
        <source>Nobody takes {territory_acc}: no army is complete there.</source>
        <translation>Nikt nie przejmuje kontroli nad {territory_ins}: żadne wojsko nie jest tam pełne.</translation>
    </message>
    <message numerus="yes">
        <source>{family} wins with %n territories.</source>
        <translation>
            <numerusform>{family} wygrywają: kontrolują %n&#xa0;terytorium.</numerusform>
            <numerusform>{family} wygrywają: kontrolują %n&#xa0;terytoria.</numerusform>
            <numerusform>{family} wygrywają: kontrolują %n&#xa0;terytoriów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} wins with %n points.</source>
        <translation>
            <numerusform>{family} wygrywają: mają %n&#xa0;punkt.</numerusform>
            <numerusform>{family} wygrywają: mają %n&#xa0;punkty.</numerusform>
            <numerusform>{family} wygrywają: mają %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The victory is shared: {families}.</source>
        <extracomment>{families} are several in one list, &quot;Red and Blue&quot;.</extracomment>
        <translation>Zwycięstwo jest wspólne: {families}.</translation>
    </message>
</context>
<context>
    <name>OrdonanceEnding</name>
    <message>
        <source>The kingdoms are shared</source>
        <translation>Zwycięzcy dzielą się królestwami</translation>
    </message>
    <message numerus="yes">
        <source>{names}, with %n point(s) each</source>
        <translation>
            <numerusform>{names}: po %n&#xa0;punkcie</numerusform>
            <numerusform>{names}: po %n&#xa0;punkty</numerusform>
            <numerusform>{names}: po %n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}, with %n territories each</source>
        <translation>
            <numerusform>{names}: po %n&#xa0;terytorium</numerusform>
            <numerusform>{names}: po %n&#xa0;terytoria</numerusform>
            <numerusform>{names}: po %n&#xa0;terytoriów</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} rules the kingdoms</source>
        <extracomment>A family of knights has won: &quot;Blue rules the kingdoms&quot;</extracomment>
        <translation>{family} władają królestwami</translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n point(s)</source>
        <translation>
            <numerusform>{name}: %n&#xa0;punkt</numerusform>
            <numerusform>{name}: %n&#xa0;punkty</numerusform>
            <numerusform>{name}: %n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n territories</source>
        <translation>
            <numerusform>{name}: %n&#xa0;terytorium</numerusform>
            <numerusform>{name}: %n&#xa0;terytoria</numerusform>
            <numerusform>{name}: %n&#xa0;terytoriów</numerusform>
        </translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Znaczniki</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Terytoria</translation>
    </message>
    <message>
        <source>By territories</source>
        <translation>Według terytoriów</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>Według punktów</translation>
    </message>
    <message>
        <source>Territories, marker by marker</source>
        <translation>Terytoria znacznik po znaczniku</translation>
    </message>
    <message>
        <source>Tied on points: the family with more territories wins ({counts}).</source>
        <extracomment>{counts} is a list: &quot;Blue 3, Red 2&quot;</extracomment>
        <translation>Tyle samo punktów: wygrywa ród, który kontroluje więcej terytoriów ({counts}).</translation>
    </message>
    <message>
        <source>Tied on points, and without any territory: the victory is shared.</source>
        <translation>Tyle samo punktów i&#xa0;ani jednego terytorium: zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>Nobody holds a territory: the victory is shared.</source>
        <translation>Nikt nie kontroluje żadnego terytorium: zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>Tied on points and territories: the family whose last marker came earlier wins ({counts}).</source>
        <translation>Tyle samo punktów i&#xa0;terytoriów: wygrywa ród, który wcześniej zdobył swój ostatni znacznik ({counts}).</translation>
    </message>
    <message>
        <source>Tied on territories: the family whose last marker came earlier wins ({counts}).</source>
        <extracomment>{counts} is a list with Roman numbers: &quot;Blue IV, Red V&quot;</extracomment>
        <translation>Tyle samo terytoriów: wygrywa ród, który wcześniej zdobył swój ostatni znacznik ({counts}).</translation>
    </message>
    <message>
        <source>Strongest army</source>
        <translation>Najsilniejsze wojsko</translation>
    </message>
    <message>
        <source>Points, territory by territory</source>
        <translation>Punkty na każdym terytorium</translation>
    </message>
    <message>
        <source>Cards played into decided territories</source>
        <translation>Karty dołożone po rozstrzygnięciu</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Zostały na ręce</translation>
    </message>
    <message>
        <source>Never drawn</source>
        <translation>Zostały w&#xa0;talii</translation>
    </message>
    <message>
        <source>Marker {marker}, {territory}: {family} held the most from then on.</source>
        <translation>Znacznik {marker}, {territory}: od tej chwili najwięcej terytoriów mają {family}.</translation>
    </message>
    <message>
        <source>{family} in turn {turn}: {groups}.</source>
        <extracomment>&quot;Red in turn 9: a regiment of flags.&quot;; {groups} stands in the nominative.</extracomment>
        <translation>{family}, tura {turn}: {groups}.</translation>
    </message>
    <message>
        <source>{family} in turn {turn}.</source>
        <translation>{family}, tura {turn}.</translation>
    </message>
    <message>
        <source>{family} in turn {turn}, through a card of {rival_gen}: {groups}.</source>
        <extracomment>The card of a rival has made it certain: &quot;Red in turn 9, through a card of Blue: a regiment of flags.&quot;</extracomment>
        <translation>{family}, tura {turn}, dzięki karcie {rival_gen}: {groups}.</translation>
    </message>
    <message>
        <source>{family} in turn {turn}, through a card of {rival_gen}.</source>
        <translation>{family}, tura {turn}, dzięki karcie {rival_gen}.</translation>
    </message>
    <message>
        <source>{family} {territory_in}: {groups}.</source>
        <translation>{family} {territory_in}: {groups}.</translation>
    </message>
</context>
<context>
    <name>OrdonanceReasons</name>
    <message>
        <source>Why {family} holds {territory_acc}</source>
        <translation>Dlaczego {family} kontrolują {territory_acc}</translation>
    </message>
    <message>
        <source>Nobody holds {territory_acc} yet</source>
        <translation>Nikt jeszcze nie kontroluje {territory_gen}</translation>
    </message>
    <message>
        <source>Nobody holds {territory_acc}</source>
        <translation>Nikt nie kontroluje {territory_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards: {groups}</source>
        <extracomment>These stand behind a player&apos;s name, without a full stop; {groups} is what an army shows, &quot;a battalion of bows&quot;.</extracomment>
        <translation>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, {groups}</numerusform>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, {groups}</numerusform>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, {groups}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards: {groups}; at best {best}</source>
        <translation>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, {groups}; możliwe: {best}</numerusform>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, {groups}; możliwe: {best}</numerusform>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, {groups}; możliwe: {best}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards, could still become: {best}</source>
        <translation>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, możliwe: {best}</numerusform>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, możliwe: {best}</numerusform>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, możliwe: {best}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards, could still overtake</source>
        <translation>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, może jeszcze wyprzedzić</numerusform>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, może jeszcze wyprzedzić</numerusform>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, może jeszcze wyprzedzić</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards, cannot catch up</source>
        <translation>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, już nie wyprzedzi</numerusform>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, już nie wyprzedzi</numerusform>
            <numerusform>%n&#xa0;z&#xa0;{size} kart, już nie wyprzedzi</numerusform>
        </translation>
    </message>
    <message>
        <source>No card here yet</source>
        <translation>Jeszcze ani jednej karty</translation>
    </message>
    <message>
        <source>No card here</source>
        <translation>Ani jednej karty</translation>
    </message>
    <message>
        <source>{family} has {groups_acc}, {rival} only {rival_groups_acc}.</source>
        <extracomment>Groups in the accusative: &quot;Red has regiments of bows and spears, Blue only a regiment of flags.&quot;</extracomment>
        <translation>{family} mają {groups_acc}, a&#xa0;{rival} tylko {rival_groups_acc}.</translation>
    </message>
    <message>
        <source>{family} has {groups_acc}, {rival} has no {level}.</source>
        <extracomment>&quot;Red has a regiment of bows, Blue has no regiment.&quot;</extracomment>
        <translation>{family} mają {groups_acc}, a&#xa0;{rival} nie mają {level_gen}.</translation>
    </message>
    <message>
        <source>Both have {equal_acc}; besides, {family} has {groups_acc}, {rival} only {rival_groups_acc}.</source>
        <extracomment>{equal_acc} is what counts more and is the same on both sides: &quot;a regiment of flags&quot;</extracomment>
        <translation>Obie strony mają {equal_acc}; ponadto {family} mają {groups_acc}, a&#xa0;{rival} tylko {rival_groups_acc}.</translation>
    </message>
    <message>
        <source>Both have {equal_acc}; besides, {family} has {groups_acc}, {rival} has no {level}.</source>
        <translation>Obie strony mają {equal_acc}; ponadto {family} mają {groups_acc}, a&#xa0;{rival} nie mają {level_gen}.</translation>
    </message>
    <message>
        <source>{family} has more single icons than {rival}: {count} against {rival_count}.</source>
        <translation>{family} mają więcej pojedynczych symboli niż {rival}: {count} przeciw {rival_count}.</translation>
    </message>
    <message>
        <source>Both have {equal_acc}; besides, {family} has more single icons than {rival}: {count} against {rival_count}.</source>
        <translation>Obie strony mają {equal_acc}; ponadto {family} mają więcej pojedynczych symboli niż {rival}: {count} przeciw {rival_count}.</translation>
    </message>
    <message>
        <source>{family} and {rival} both have one {level_acc}; {outranks}.</source>
        <extracomment>{outranks} is a clause: &quot;the helmet outranks the bow&quot;</extracomment>
        <translation>Zarówno {family}, jak i&#xa0;{rival} mają {level_acc}, ale {outranks}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} and {rival} both have %n {level_plural}; {outranks}.</source>
        <translation>
            <numerusform>Zarówno {family}, jak i&#xa0;{rival} mają %n&#xa0;{level_acc}, ale {outranks}.</numerusform>
            <numerusform>Zarówno {family}, jak i&#xa0;{rival} mają po %n&#xa0;{level_plural}, ale {outranks}.</numerusform>
            <numerusform>Zarówno {family}, jak i&#xa0;{rival} mają po %n&#xa0;{level_genpl}, ale {outranks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} and {rival} both have {equal_acc} and the same number of {level_plural}; {outranks}.</source>
        <extracomment>&quot;Red and Blue both have a regiment of flags and equally many battalions; the helmet outranks the bow.&quot;</extracomment>
        <translation>Zarówno {family}, jak i&#xa0;{rival} mają {equal_acc} oraz tyle samo {level_genpl}, ale {outranks}.</translation>
    </message>
    <message>
        <source>{family} and {rival} both have only single icons; {outranks}.</source>
        <translation>Zarówno {family}, jak i&#xa0;{rival} mają tylko pojedyncze symbole, ale {outranks}.</translation>
    </message>
    <message>
        <source>{family} and {rival} both have {equal_acc}; of the single icons, {outranks}.</source>
        <translation>Zarówno {family}, jak i&#xa0;{rival} mają {equal_acc}; wśród pojedynczych symboli {outranks}.</translation>
    </message>
    <message>
        <source>{family} and {rival} have the same army; {family} completed it earlier.</source>
        <translation>{family} i&#xa0;{rival} mają jednakowe wojska; {family} zebrali swoje wcześniej.</translation>
    </message>
    <message>
        <source>Only {family} has {groups_acc}; everything that ranks higher is equal.</source>
        <extracomment>{groups_acc} is one single icon: &quot;a single flag&quot;</extracomment>
        <translation>{groups_acc} mają tylko {family}; wszystko, co ważniejsze, jest równe.</translation>
    </message>
    <message>
        <source>Even at best {rival} could only reach {best_acc}.</source>
        <extracomment>&quot;Even at best Red could only reach a regiment of bows.&quot;</extracomment>
        <translation>Nawet w&#xa0;najlepszym razie {rival} zebraliby tylko {best_acc}.</translation>
    </message>
    <message>
        <source>Even at best {rival} could only reach {best_acc}; {outranks}.</source>
        <translation>Nawet w&#xa0;najlepszym razie {rival} zebraliby tylko {best_acc}, a&#xa0;{outranks}.</translation>
    </message>
    <message>
        <source>{rival} cannot reach a {level} here any more.</source>
        <translation>{rival} nie mogą tu już zebrać {level_gen}.</translation>
    </message>
    <message>
        <source>Even at best {rival} could only draw level, and {family} was first.</source>
        <translation>Nawet w&#xa0;najlepszym razie {rival} tylko by wyrównali, a&#xa0;{family} byli pierwsi.</translation>
    </message>
    <message>
        <source>With the cards that are not on the table {rival} cannot overtake {family_acc} any more.</source>
        <translation>Kartami, których nie ma na stole, {rival} nie wyprzedzą już {family_gen}.</translation>
    </message>
    <message>
        <source>Nobody can play any more: the best complete army takes the territory.</source>
        <translation>Nikt już nie może wyłożyć karty: terytorium przypada najsilniejszemu pełnemu wojsku.</translation>
    </message>
    <message>
        <source>No card lies here yet.</source>
        <translation>Nie leży tu jeszcze żadna karta.</translation>
    </message>
    <message>
        <source>No army is complete here yet.</source>
        <translation>Żadne wojsko nie jest tu jeszcze pełne.</translation>
    </message>
    <message>
        <source>No army was completed here.</source>
        <translation>Nikt nie zebrał tu pełnego wojska.</translation>
    </message>
    <message>
        <source>{family} leads; {rival} could still reach {best_acc}.</source>
        <extracomment>&quot;Blue leads; Red could still reach a regiment of helmets.&quot;</extracomment>
        <translation>{family} prowadzą; {rival} mogą jeszcze zebrać {best_acc}.</translation>
    </message>
    <message>
        <source>{family} leads; {rival} has no card here yet and could still overtake.</source>
        <translation>{family} prowadzą; {rival} nie mają tu jeszcze żadnej karty, ale mogą ich wyprzedzić.</translation>
    </message>
    <message>
        <source>{family} leads; with the cards that are not on the table {rival} could still overtake.</source>
        <translation>{family} prowadzą; kartami, których nie ma na stole, {rival} mogą ich jeszcze wyprzedzić.</translation>
    </message>
    <message>
        <source>{family} leads; {families} could still overtake.</source>
        <extracomment>{families} are several in one list: &quot;Red and Blue&quot;</extracomment>
        <translation>{family} prowadzą; mogą ich jeszcze wyprzedzić {families}.</translation>
    </message>
    <message>
        <source>Nobody can overtake {family_acc} any more.</source>
        <translation>Nikt nie może już wyprzedzić {family_gen}.</translation>
    </message>
    <message>
        <source>{family} takes {territory_acc}: nobody can overtake this army any more.</source>
        <translation>{family} przejmują kontrolę nad {territory_ins}: tego wojska nikt już nie prześcignie.</translation>
    </message>
    <message>
        <source>{family} can win nothing more {territory_in} and gets rid of a card there.</source>
        <translation>{family} nie mogą już nic zyskać {territory_in} i pozbywają się tam karty.</translation>
    </message>
    <message>
        <source>{family} begins an army {territory_in} and hopes for {groups_acc}.</source>
        <extracomment>{groups_acc} is what they hope for, &quot;a regiment of swords&quot;</extracomment>
        <translation>{family} zaczynają zbierać wojsko {territory_in} i liczą na {groups_acc}.</translation>
    </message>
    <message>
        <source>{family} does without a regiment {territory_in}: smaller groups will do.</source>
        <translation>{family} obywają się {territory_in} bez pułku: wystarczą mniejsze grupy.</translation>
    </message>
    <message>
        <source>{family} can no longer form a regiment {territory_in} and fills up the army there.</source>
        <translation>{family} nie zbiorą już pułku {territory_in} i tylko uzupełniają tam wojsko.</translation>
    </message>
    <message>
        <source>{family} completes {groups_acc} {territory_in}.</source>
        <translation>{family} kompletują {groups_acc} {territory_in}.</translation>
    </message>
    <message>
        <source>{family} goes after {groups_acc} {territory_in}, where a rival is further ahead.</source>
        <translation>{family} chcą zebrać {groups_acc} {territory_in}, gdzie rywal jest bliżej celu.</translation>
    </message>
    <message numerus="yes">
        <source>{family} goes on with {groups_acc} {territory_in}: %n such card(s) are not on the table yet.</source>
        <translation>
            <numerusform>{family} dalej zbierają {groups_acc} {territory_in}: na stole nie ma jeszcze %n&#xa0;karty z&#xa0;takim symbolem.</numerusform>
            <numerusform>{family} dalej zbierają {groups_acc} {territory_in}: na stole nie ma jeszcze %n&#xa0;kart z&#xa0;takim symbolem.</numerusform>
            <numerusform>{family} dalej zbierają {groups_acc} {territory_in}: na stole nie ma jeszcze %n&#xa0;kart z&#xa0;takim symbolem.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdonanceSpoken</name>
    <message>
        <source>{unit}, in your hand.</source>
        <translation>{unit}, na twojej ręce.</translation>
    </message>
    <message>
        <source>{unit}, in your hand, just drawn.</source>
        <translation>{unit}, na twojej ręce, karta właśnie dobrana.</translation>
    </message>
    <message>
        <source>{family}, a card in hand.</source>
        <translation>{family}, karta na ręce.</translation>
    </message>
    <message>
        <source>{family}, {unit}, in hand.</source>
        <translation>{family}, {unit}, karta na ręce.</translation>
    </message>
    <message>
        <source>A card of the draw pile.</source>
        <translation>Karta w&#xa0;talii.</translation>
    </message>
    <message>
        <source>{unit}, in the draw pile.</source>
        <translation>{unit}, karta w&#xa0;talii.</translation>
    </message>
    <message>
        <source>{family}, {unit}, {territory_in}, card {place} of {size}.</source>
        <extracomment>&quot;Red, spear and bow, in Antioch, card 2 of 4.&quot;</extracomment>
        <translation>{family}, {unit}, {territory_in}, karta {place} z&#xa0;{size}.</translation>
    </message>
    <message>
        <source>Free place {territory_in}, for card {place} of {size}.</source>
        <translation>Wolne miejsce {territory_in}, na kartę {place} z&#xa0;{size}.</translation>
    </message>
    <message>
        <source>Play {unit_acc} {territory_in}, as card {place} of {size}.</source>
        <translation>Wyłóż {unit_acc} {territory_in} jako kartę {place} z&#xa0;{size}.</translation>
    </message>
    <message>
        <source>Territory {number}, {territory}.</source>
        <translation>Terytorium {number}, {territory}.</translation>
    </message>
    <message>
        <source>{family} holds it for good, with victory marker {marker}.</source>
        <translation>{family} kontrolują je na stałe: mają znacznik zwycięstwa {marker}.</translation>
    </message>
    <message>
        <source>Nobody holds it yet.</source>
        <translation>Nikt go jeszcze nie kontroluje.</translation>
    </message>
    <message>
        <source>Nobody holds it.</source>
        <translation>Nikt go nie kontroluje.</translation>
    </message>
    <message>
        <source>{family}: a complete army, {groups}.</source>
        <extracomment>{groups} is what the army shows, &quot;a regiment of flags, a company of bows&quot;</extracomment>
        <translation>{family}: pełne wojsko, {groups}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n of {size} cards, {groups}.</source>
        <translation>
            <numerusform>{family}: %n&#xa0;z&#xa0;{size} kart, {groups}.</numerusform>
            <numerusform>{family}: %n&#xa0;z&#xa0;{size} kart, {groups}.</numerusform>
            <numerusform>{family}: %n&#xa0;z&#xa0;{size} kart, {groups}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n of {size} cards, {groups}; at best {best}.</source>
        <translation>
            <numerusform>{family}: %n&#xa0;z&#xa0;{size} kart, {groups}; w&#xa0;najlepszym razie {best}.</numerusform>
            <numerusform>{family}: %n&#xa0;z&#xa0;{size} kart, {groups}; w&#xa0;najlepszym razie {best}.</numerusform>
            <numerusform>{family}: %n&#xa0;z&#xa0;{size} kart, {groups}; w&#xa0;najlepszym razie {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n of {size} cards, {groups}; cannot catch up any more.</source>
        <translation>
            <numerusform>{family}: %n&#xa0;z&#xa0;{size} kart, {groups}; już nie wyprzedzą.</numerusform>
            <numerusform>{family}: %n&#xa0;z&#xa0;{size} kart, {groups}; już nie wyprzedzą.</numerusform>
            <numerusform>{family}: %n&#xa0;z&#xa0;{size} kart, {groups}; już nie wyprzedzą.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}: no card.</source>
        <translation>{family}: ani jednej karty.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n free place(s) here.</source>
        <translation>
            <numerusform>Masz tu jeszcze %n&#xa0;miejsce.</numerusform>
            <numerusform>Masz tu jeszcze %n&#xa0;miejsca.</numerusform>
            <numerusform>Masz tu jeszcze %n&#xa0;miejsc.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no free place here.</source>
        <translation>Nie masz tu już wolnych miejsc.</translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n card(s) in hand.</source>
        <translation>
            <numerusform>{family}: %n&#xa0;karta na ręce.</numerusform>
            <numerusform>{family}: %n&#xa0;karty na ręce.</numerusform>
            <numerusform>{family}: %n&#xa0;kart na ręce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territories, markers {markers}.</source>
        <translation>
            <numerusform>%n&#xa0;terytorium, znacznik {markers}.</numerusform>
            <numerusform>%n&#xa0;terytoria, znaczniki {markers}.</numerusform>
            <numerusform>%n&#xa0;terytoriów, znaczniki {markers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory yet.</source>
        <translation>Jeszcze żadnego terytorium.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) as things stand.</source>
        <translation>
            <numerusform>Obecnie %n&#xa0;punkt.</numerusform>
            <numerusform>Obecnie %n&#xa0;punkty.</numerusform>
            <numerusform>Obecnie %n&#xa0;punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not seen %n card(s).</source>
        <translation>
            <numerusform>Nie znasz jeszcze %n&#xa0;karty.</numerusform>
            <numerusform>Nie znasz jeszcze %n&#xa0;kart.</numerusform>
            <numerusform>Nie znasz jeszcze %n&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{icon}: on %n of them.</source>
        <extracomment>{icon} is one of the five, in the nominative: &quot;Flag: on 17 of them.&quot;</extracomment>
        <translation>
            <numerusform>{icon}: na %n&#xa0;z&#xa0;nich.</numerusform>
            <numerusform>{icon}: na %n&#xa0;z&#xa0;nich.</numerusform>
            <numerusform>{icon}: na %n&#xa0;z&#xa0;nich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the deck</source>
        <translation>
            <numerusform>W&#xa0;talii została %n&#xa0;karta</numerusform>
            <numerusform>W&#xa0;talii zostały %n&#xa0;karty</numerusform>
            <numerusform>W&#xa0;talii zostało %n&#xa0;kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdonanceTable</name>
    <message>
        <source>Play the selected unit into that territory</source>
        <translation>Wyłóż podniesiony oddział na terytorium o&#xa0;tym numerze</translation>
    </message>
    <message>
        <source>Say why a territory is held, or why not yet</source>
        <translation>Wyjaśnij, dlaczego ktoś kontroluje terytorium albo dlaczego jeszcze nikt</translation>
    </message>
    <message>
        <source>Show the cards you have not seen, or fold them away</source>
        <translation>Pokaż karty, których jeszcze nie znasz, albo je zwiń</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn} · %n of {territories} decided</source>
        <extracomment>&quot;Turn 12 · 2 of 5 decided&quot;: how many territories somebody controls already</extracomment>
        <translation>
            <numerusform>Tura {turn} · rozstrzygnięte: %n&#xa0;z&#xa0;{territories}</numerusform>
            <numerusform>Tura {turn} · rozstrzygnięte: %n&#xa0;z&#xa0;{territories}</numerusform>
            <numerusform>Tura {turn} · rozstrzygnięte: %n&#xa0;z&#xa0;{territories}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{groups}; %n place(s) left</source>
        <extracomment>{groups} is what an army shows, &quot;a battalion of bows&quot;</extracomment>
        <translation>
            <numerusform>{groups}; zostało %n miejsce</numerusform>
            <numerusform>{groups}; zostały %n miejsca</numerusform>
            <numerusform>{groups}; zostało %n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>The army is complete: {groups}</source>
        <translation>Wojsko jest pełne: {groups}</translation>
    </message>
    <message>
        <source>Victory markers, in the order in which territories are taken</source>
        <translation>Znaczniki zwycięstwa w&#xa0;kolejności zajmowania terytoriów</translation>
    </message>
    <message>
        <source>the deck is empty</source>
        <translation>talia jest pusta</translation>
    </message>
    <message>
        <source>in the deck</source>
        <comment>under the number of cards</comment>
        <translation>w&#xa0;talii</translation>
    </message>
    <message>
        <source>Just drawn</source>
        <translation>Właśnie dobrana</translation>
    </message>
    <message numerus="yes">
        <source>%n of {cards}</source>
        <translation>
            <numerusform>%n&#xa0;na&#xa0;{cards}</numerusform>
            <numerusform>%n&#xa0;na&#xa0;{cards}</numerusform>
            <numerusform>%n&#xa0;na&#xa0;{cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Nieznane karty</translation>
    </message>
    <message>
        <source>By number of icons</source>
        <translation>Według liczby symboli</translation>
    </message>
    <message>
        <source>seniority</source>
        <translation>starszeństwo</translation>
    </message>
    <message>
        <source>You cannot play</source>
        <translation>Nie możesz wyłożyć karty</translation>
    </message>
    <message>
        <source>Play one unit</source>
        <translation>Wyłóż jeden oddział</translation>
    </message>
    <message numerus="yes">
        <source>The deck is empty; at most %n card(s) per territory</source>
        <translation>
            <numerusform>Talia jest pusta; na terytorium najwyżej %n&#xa0;karta</numerusform>
            <numerusform>Talia jest pusta; na terytorium najwyżej %n&#xa0;karty</numerusform>
            <numerusform>Talia jest pusta; na terytorium najwyżej %n&#xa0;kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew {unit_acc}; at most %n card(s) per territory</source>
        <extracomment>{unit_acc} is a card by its icons, &quot;spear and bow&quot;</extracomment>
        <translation>
            <numerusform>Dobrano {unit_acc}; na terytorium najwyżej %n&#xa0;karta</numerusform>
            <numerusform>Dobrano {unit_acc}; na terytorium najwyżej %n&#xa0;karty</numerusform>
            <numerusform>Dobrano {unit_acc}; na terytorium najwyżej %n&#xa0;kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pasuj</translation>
    </message>
    <message>
        <source>No card is left in your hand or in the deck</source>
        <translation>Nie masz kart na ręce, a&#xa0;talia jest pusta</translation>
    </message>
    <message>
        <source>All your places are taken</source>
        <translation>Wszystkie twoje miejsca są zajęte</translation>
    </message>
    <message>
        <source>You drew {unit_acc}, but all your places are taken</source>
        <translation>Dobrano {unit_acc}, ale wszystkie twoje miejsca są zajęte</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Wyłóż tu</translation>
    </message>
    <message numerus="yes">
        <source>Your army {territory_in} is complete: it can hold at most %n card(s).</source>
        <translation>
            <numerusform>Twoje wojsko {territory_in} jest pełne: mieści najwyżej %n&#xa0;kartę.</numerusform>
            <numerusform>Twoje wojsko {territory_in} jest pełne: mieści najwyżej %n&#xa0;karty.</numerusform>
            <numerusform>Twoje wojsko {territory_in} jest pełne: mieści najwyżej %n&#xa0;kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can play units only on your own side of a territory.</source>
        <translation>Oddziały wykłada się tylko po swojej stronie terytorium.</translation>
    </message>
    <message>
        <source>You can play a unit only on your turn.</source>
        <translation>Oddział wykłada się tylko w&#xa0;swojej turze.</translation>
    </message>
    <message>
        <source>Choose a unit from your hand first.</source>
        <translation>Najpierw wybierz oddział z&#xa0;ręki.</translation>
    </message>
    <message>
        <source>Drop the unit on one of the glowing places.</source>
        <translation>Połóż oddział na jednym ze świecących miejsc.</translation>
    </message>
</context>
<context>
    <name>OrdonanceTerminal</name>
    <message>
        <source>The letters of the icons, from the lowest to the highest: {letters}. A dot is a free place in an army; the figures in brackets say how often an army shows each icon.</source>
        <translation>Litery symboli od najniższego do najwyższego: {letters}. Kropka to wolne miejsce wojska; w nawiasie podano, ile razy każdy symbol występuje w wojsku.</translation>
    </message>
    <message>
        <source>A move is &apos;play SB 3&apos;: the unit with spear and bow goes into the third territory. Or it is &apos;pass&apos;.</source>
        <translation>Ruch zapisuje się jako &apos;play SB 3&apos;: oddział z włócznią i łukiem idzie na trzecie terytorium. Albo jest to &apos;pass&apos; (pas).</translation>
    </message>
    <message>
        <source>In your hand: {units}</source>
        <translation>Na ręce: {units}</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Terytorium</translation>
    </message>
    <message numerus="yes">
        <source>%n territories</source>
        <translation>
            <numerusform>%n terytorium</numerusform>
            <numerusform>%n terytoria</numerusform>
            <numerusform>%n terytoriów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}: held with marker {marker}</source>
        <translation>{family}: kontrola, znacznik {marker}</translation>
    </message>
    <message>
        <source>{family}: strongest so far</source>
        <translation>{family}: na razie najsilniejsi</translation>
    </message>
    <message>
        <source>open</source>
        <translation>nierozstrzygnięte</translation>
    </message>
</context>
<context>
    <name>OriflammeTerminal</name>
    <message>
        <source>Cards of the queue are counted from the front; in moves the count begins with 0, so that &apos;target 3&apos; is card 4. A card in brackets lies face down and only you know it; &apos;{unknown}&apos; is a card that you do not know; &apos;&gt;&apos; marks the card whose turn it is.</source>
        <translation>Karty w Kolejce liczy się od początku; w ruchach liczy się od 0, więc &apos;target 3&apos; to karta 4. Karta w nawiasie leży zakryta i znasz ją tylko ty; &apos;{unknown}&apos; to karta, której nie znasz; &apos;&gt;&apos; wskazuje kartę, na którą przyszła kolej.</translation>
    </message>
    <message>
        <source>A card is played with &apos;place spy front&apos;, &apos;place spy back&apos;, or &apos;place spy on 2&apos;, which covers your card there. Then &apos;keep&apos; or &apos;reveal&apos;, &apos;target 3&apos;, &apos;gap 1&apos;, &apos;hand spy&apos;, or a word of a choice that a card gives.</source>
        <translation>Kartę zagrywa się ruchem &apos;place spy front&apos; (na początek), &apos;place spy back&apos; (na koniec) albo &apos;place spy on 2&apos; (na swoją kartę w tym miejscu). Dalej: &apos;keep&apos; (zostaw) lub &apos;reveal&apos; (ujawnij), &apos;target 3&apos; (cel), &apos;gap 1&apos; (odstęp), &apos;hand spy&apos; (z ręki) albo słowo z tych, które proponuje karta.</translation>
    </message>
    <message>
        <source>In your hand: {cards}</source>
        <translation>Na ręce: {cards}</translation>
    </message>
    <message>
        <source>Set aside: {cards}</source>
        <translation>Odłożone: {cards}</translation>
    </message>
    <message>
        <source>The queue is empty.</source>
        <translation>Kolejka jest pusta.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>karta zakryta</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>karta ujawniona</translation>
    </message>
    <message>
        <source>The queue, front first:</source>
        <translation>Kolejka od początku:</translation>
    </message>
    <message>
        <source>under it {card}</source>
        <translation>pod nią {card}</translation>
    </message>
    <message>
        <source>in reserve: {cards}</source>
        <translation>w rezerwie: {cards}</translation>
    </message>
    <message>
        <source>discarded: {cards}</source>
        <translation>odrzucone: {cards}</translation>
    </message>
    <message>
        <source>set aside: {cards}</source>
        <translation>odłożone: {cards}</translation>
    </message>
</context>
<context>
    <name>OwnSetsSettings</name>
    <message>
        <source>Open the folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Read about it</source>
        <translation>Przeczytaj opis</translation>
    </message>
    <message>
        <source>The language of cards</source>
        <translation>Język kart</translation>
    </message>
    <message>
        <source>How to write cards, word by word and with examples</source>
        <translation>Jak pisać karty: słowo po słowie i&#xa0;na przykładach</translation>
    </message>
    <message>
        <source>Card sets</source>
        <translation>Zestawy kart</translation>
    </message>
    <message>
        <source>The folder for sets that you have written</source>
        <translation>Folder na twoje własne zestawy</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) in the folder, still being read: {unread}</source>
        <translation>
            <numerusform>%n&#xa0;zestaw w&#xa0;folderze, jeszcze wczytywane: {unread}</numerusform>
            <numerusform>%n&#xa0;zestawy w&#xa0;folderze, jeszcze wczytywane: {unread}</numerusform>
            <numerusform>%n&#xa0;zestawów w&#xa0;folderze, jeszcze wczytywane: {unread}</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no set in the folder yet</source>
        <translation>W&#xa0;folderze nie ma jeszcze zestawów</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) in the folder</source>
        <translation>
            <numerusform>%n&#xa0;zestaw w&#xa0;folderze</numerusform>
            <numerusform>%n&#xa0;zestawy w&#xa0;folderze</numerusform>
            <numerusform>%n&#xa0;zestawów w&#xa0;folderze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) in the folder, with mistakes: {broken}</source>
        <translation>
            <numerusform>%n&#xa0;zestaw w&#xa0;folderze, z&#xa0;błędami: {broken}</numerusform>
            <numerusform>%n&#xa0;zestawy w&#xa0;folderze, z&#xa0;błędami: {broken}</numerusform>
            <numerusform>%n&#xa0;zestawów w&#xa0;folderze, z&#xa0;błędami: {broken}</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder could not be opened. You will find it here: {folder}</source>
        <translation>System nie otwiera folderów. Otwórz ten folder samodzielnie: {folder}</translation>
    </message>
    <message>
        <source>The folder could not be created ({reason}). Please create it yourself: {folder}</source>
        <translation>Nie można utworzyć folderu ({reason}). Utwórz go samodzielnie: {folder}</translation>
    </message>
</context>
<context>
    <name>PamirCards</name>
    <message>
        <source>Event</source>
        <translation>Wydarzenie</translation>
    </message>
    <message>
        <source>cannot be bought</source>
        <comment>foot of an event card</comment>
        <translation>nie do kupienia</translation>
    </message>
    <message>
        <source>bought or discarded</source>
        <comment>foot of an event card: it happens when bought and when discarded</comment>
        <translation>tak czy inaczej</translation>
    </message>
    <message>
        <source>If bought</source>
        <translation>Po kupieniu</translation>
    </message>
    <message>
        <source>If discarded</source>
        <translation>Po odrzuceniu</translation>
    </message>
</context>
<context>
    <name>PamirCheck</name>
    <message>
        <source>Blocks</source>
        <translation>Klocki</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Werdykt</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Co dalej</translation>
    </message>
    <message>
        <source>Check {number} of {total}</source>
        <translation>Sprawdzenie {number} z {total}</translation>
    </message>
    <message>
        <source>it has come to the left end of the market</source>
        <translation>karta dotarła do lewego końca rynku</translation>
    </message>
    <message>
        <source>two checks lay in the market and are resolved as one</source>
        <translation>na rynku leżały dwa sprawdzenia i są rozpatrywane jako jedno</translation>
    </message>
    <message>
        <source>{family} has taken it for free</source>
        <translation>{family} wzięli kartę za darmo</translation>
    </message>
    <message numerus="yes">
        <source>{family} has bought it for %n rupee(s)</source>
        <translation>
            <numerusform>{family} kupili kartę za %n rupię</numerusform>
            <numerusform>{family} kupili kartę za %n rupie</numerusform>
            <numerusform>{family} kupili kartę za %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No check lies in the market; %n is (are) still in the deck</source>
        <translation>
            <numerusform>Na rynku nie ma sprawdzenia; w talii jest jeszcze %n</numerusform>
            <numerusform>Na rynku nie ma sprawdzenia; w talii są jeszcze %n</numerusform>
            <numerusform>Na rynku nie ma sprawdzenia; w talii jest jeszcze %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A check lies in the market</source>
        <translation>Na rynku leży sprawdzenie</translation>
    </message>
    <message>
        <source>The check in the market costs you nothing, and will take place at the end of this turn</source>
        <translation>Sprawdzenie na rynku nic cię nie kosztuje, a na koniec tury nastąpi samo</translation>
    </message>
    <message numerus="yes">
        <source>The check costs you %n rupee(s), or takes place by itself at the left end</source>
        <translation>
            <numerusform>Sprawdzenie kosztuje cię %n rupię albo nastąpi samo na lewym końcu</numerusform>
            <numerusform>Sprawdzenie kosztuje cię %n rupie albo nastąpi samo na lewym końcu</numerusform>
            <numerusform>Sprawdzenie kosztuje cię %n rupii albo nastąpi samo na lewym końcu</numerusform>
        </translation>
    </message>
    <message>
        <source>The {coalition_people} are dominant</source>
        <translation>Dominują {coalition_people}</translation>
    </message>
    <message>
        <source>Nobody is dominant</source>
        <translation>Nikt nie dominuje</translation>
    </message>
    <message numerus="yes">
        <source>They lead by %n block(s); a lead of {needed} is enough.</source>
        <translation>
            <numerusform>Przewaga: %n klocek; wystarczy {needed}.</numerusform>
            <numerusform>Przewaga: %n klocki; wystarczy {needed}.</numerusform>
            <numerusform>Przewaga: %n klocków; wystarczy {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No coalition leads; a lead of {needed} is needed.</source>
        <translation>Żadna koalicja nie prowadzi, a potrzebna jest przewaga {needed}.</translation>
    </message>
    <message>
        <source>The {coalition_people} lead by {lead}; a lead of {needed} is needed.</source>
        <translation>Prowadzą {coalition_people}, przewaga {lead}; potrzebna {needed}.</translation>
    </message>
    <message>
        <source>Those loyal to them score by influence: {points}.</source>
        <translation>Lojalni wobec nich punktują według wpływu: {points}.</translation>
    </message>
    <message>
        <source>Everyone scores by cylinders in play: {points}.</source>
        <translation>Wszyscy punktują według walców w grze: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more check(s) will come after it.</source>
        <translation>
            <numerusform>Po nim nastąpi jeszcze %n sprawdzenie.</numerusform>
            <numerusform>Po nim nastąpią jeszcze %n sprawdzenia.</numerusform>
            <numerusform>Po nim nastąpi jeszcze %n sprawdzeń.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last check: all points are doubled.</source>
        <translation>To ostatnie sprawdzenie: wszystkie punkty się podwajają.</translation>
    </message>
    <message>
        <source>{lead} more</source>
        <comment>blocks</comment>
        <translation>o {lead} więcej</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Wpływ</translation>
    </message>
    <message>
        <source>Tribes</source>
        <translation>Plemiona</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Szpiedzy</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Dary</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>W grze</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>{family} · loyal to the {coalition_people}</source>
        <translation>{family} · lojalność: {coalition_people}</translation>
    </message>
    <message>
        <source>{family} · loyal to all</source>
        <translation>{family} · lojalność wobec wszystkich</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>nie bierze udziału</translation>
    </message>
    <message numerus="yes">
        <source>A tie: {sum} shared by %n</source>
        <translation>
            <numerusform>Remis: {sum} do podziału na %n</numerusform>
            <numerusform>Remis: {sum} do podziału na %n</numerusform>
            <numerusform>Remis: {sum} do podziału na %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody leads, so the game goes on.</source>
        <translation>Nikt nie prowadzi, więc gra toczy się dalej.</translation>
    </message>
    <message>
        <source>{families} have the same points: red stars decide, then rupees.</source>
        <translation>Tyle samo punktów ({families}): decydują czerwone gwiazdki, potem rupie.</translation>
    </message>
    <message numerus="yes">
        <source>{family} leads by %n and wins.</source>
        <translation>
            <numerusform>{family} mają %n punkt przewagi i wygrywają.</numerusform>
            <numerusform>{family} mają %n punkty przewagi i wygrywają.</numerusform>
            <numerusform>{family} mają %n punktów przewagi i wygrywają.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} leads by %n and wins at once.</source>
        <translation>
            <numerusform>{family} mają %n punkt przewagi i od razu wygrywają.</numerusform>
            <numerusform>{family} mają %n punkty przewagi i od razu wygrywają.</numerusform>
            <numerusform>{family} mają %n punktów przewagi i od razu wygrywają.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} leads by %n, and {decisive} would win: the game goes on.</source>
        <translation>
            <numerusform>{family} mają %n punkt przewagi, a do zwycięstwa trzeba {decisive}: gra toczy się dalej.</numerusform>
            <numerusform>{family} mają %n punkty przewagi, a do zwycięstwa trzeba {decisive}: gra toczy się dalej.</numerusform>
            <numerusform>{family} mają %n punktów przewagi, a do zwycięstwa trzeba {decisive}: gra toczy się dalej.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message numerus="yes">
        <source>All %n blocks leave the map</source>
        <translation>
            <numerusform>Z mapy znika %n klocek</numerusform>
            <numerusform>Z mapy znikają wszystkie %n klocki</numerusform>
            <numerusform>Z mapy znika wszystkie %n klocków</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer in force: {events}</source>
        <translation>Przestaje działać: {events}</translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan army(ies) enter Kabul</source>
        <translation>
            <numerusform>Armie afgańskie wkraczające do Kabulu: %n</numerusform>
            <numerusform>Armie afgańskie wkraczające do Kabulu: %n</numerusform>
            <numerusform>Armie afgańskie wkraczające do Kabulu: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The blocks stay on the map</source>
        <translation>Klocki zostają na mapie</translation>
    </message>
    <message numerus="yes">
        <source>%n more block(s) of the {coalition_people}</source>
        <translation>
            <numerusform>Jeszcze %n klocek {coalition_people_gen}</numerusform>
            <numerusform>Jeszcze %n klocki {coalition_people_gen}</numerusform>
            <numerusform>Jeszcze %n klocków {coalition_people_gen}</numerusform>
        </translation>
    </message>
    <message>
        <source>The {coalition_people} dominant: {points}</source>
        <translation>Dominują {coalition_people}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) of the {coalition_people} fewer</source>
        <translation>
            <numerusform>O %n klocek {coalition_people_gen} mniej</numerusform>
            <numerusform>O %n klocki {coalition_people_gen} mniej</numerusform>
            <numerusform>O %n klocków {coalition_people_gen} mniej</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody dominant: {points}</source>
        <translation>Nikt nie dominuje: {points}</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>nikt nie punktuje</translation>
    </message>
    <message>
        <source>{family} wins</source>
        <translation>{family} wygrywają</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Sprawdzenie dominacji</translation>
    </message>
    <message>
        <source>A lead of {decisive} or more after a check wins at once.</source>
        <translation>Kto po sprawdzeniu ma co najmniej {decisive} punkty przewagi, od razu wygrywa.</translation>
    </message>
    <message>
        <source>Dominance Check: who scores what now</source>
        <translation>Sprawdzenie dominacji: kto ile zdobyłby teraz</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Co by to zmieniło</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Pokaż na mapie</translation>
    </message>
    <message>
        <source>Show all at once</source>
        <translation>Pokaż wszystko od razu</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>PamirChronicle</name>
    <message>
        <source>{family} ends the turn.</source>
        <extracomment>of an answer that the chronicle does not tell</extracomment>
        <translation>{family} kończą turę.</translation>
    </message>
    <message>
        <source>{family} leaves it at that.</source>
        <extracomment>likewise, where more could be built, moved, taken or removed</extracomment>
        <translation>{family} na tym poprzestają.</translation>
    </message>
    <message>
        <source>{family} is loyal to the {coalition_people}.</source>
        <translation>{family} są lojalni wobec {coalition_people_gen}.</translation>
    </message>
    <message>
        <source>{family}{parts}.</source>
        <extracomment>what somebody has done and said before goes on, a reason may stand between: &quot;Black: a spy on Cossacks.&quot;</extracomment>
        <translation>{family}{parts}.</translation>
    </message>
    <message>
        <source>{clauses}.</source>
        <translation>{clauses}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} wins with %n victory point(s).</source>
        <translation>
            <numerusform>{family} zwyciężają, zdobywając %n punkt zwycięstwa.</numerusform>
            <numerusform>{family} zwyciężają, zdobywając %n punkty zwycięstwa.</numerusform>
            <numerusform>{family} zwyciężają, zdobywając %n punktów zwycięstwa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The victory is shared: {families}.</source>
        <translation>Zwycięstwo jest wspólne: {families}.</translation>
    </message>
    <message>
        <source>{family} still held {cards}.</source>
        <translation>{family_dat} zostało na ręce: {cards}.</translation>
    </message>
    <message>
        <source>{family} holds {cards} now.</source>
        <translation>{family} mają teraz na ręce: {cards}.</translation>
    </message>
    <message>
        <source>New in the market: {cards}.</source>
        <translation>Nowe na rynku: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s).</source>
        <translation>
            <numerusform>{family} kupują kartę {card} za %n rupię.</numerusform>
            <numerusform>{family} kupują kartę {card} za %n rupie.</numerusform>
            <numerusform>{family} kupują kartę {card} za %n rupii.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} takes {card} for free.</source>
        <translation>{family} biorą kartę {card} za darmo.</translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s){parts}.</source>
        <translation>
            <numerusform>{family} kupują kartę {card} za %n rupię{parts}.</numerusform>
            <numerusform>{family} kupują kartę {card} za %n rupie{parts}.</numerusform>
            <numerusform>{family} kupują kartę {card} za %n rupii{parts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} takes {card} for free{parts}.</source>
        <translation>{family} biorą kartę {card} za darmo{parts}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s) and gets the {gets} on it.</source>
        <extracomment>{gets} are the rupees that lay on the card</extracomment>
        <translation>
            <numerusform>{family} kupują kartę {card} za %n rupię i biorą z niej {gets}.</numerusform>
            <numerusform>{family} kupują kartę {card} za %n rupie i biorą z niej {gets}.</numerusform>
            <numerusform>{family} kupują kartę {card} za %n rupii i biorą z niej {gets}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn} · {family}, %n rupee(s)</source>
        <translation>
            <numerusform>Tura {turn} · {family}, %n rupia</numerusform>
            <numerusform>Tura {turn} · {family}, %n rupie</numerusform>
            <numerusform>Tura {turn} · {family}, %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn} · Wakhan ({family}), %n rupee(s)</source>
        <translation>
            <numerusform>Tura {turn} · Wachan ({family}), %n rupia</numerusform>
            <numerusform>Tura {turn} · Wachan ({family}), %n rupie</numerusform>
            <numerusform>Tura {turn} · Wachan ({family}), %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes {card} for free and gets the %n rupee(s) on it.</source>
        <translation>
            <numerusform>{family} biorą kartę {card} za darmo i dostają z niej %n rupię.</numerusform>
            <numerusform>{family} biorą kartę {card} za darmo i dostają z niej %n rupie.</numerusform>
            <numerusform>{family} biorą kartę {card} za darmo i dostają z niej %n rupii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s) and gets the {gets} on it{parts}.</source>
        <translation>
            <numerusform>{family} kupują kartę {card} za %n rupię i biorą z niej {gets}{parts}.</numerusform>
            <numerusform>{family} kupują kartę {card} za %n rupie i biorą z niej {gets}{parts}.</numerusform>
            <numerusform>{family} kupują kartę {card} za %n rupii i biorą z niej {gets}{parts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes {card} for free and gets the %n rupee(s) on it{parts}.</source>
        <translation>
            <numerusform>{family} biorą kartę {card} za darmo i dostają z niej %n rupię{parts}.</numerusform>
            <numerusform>{family} biorą kartę {card} za darmo i dostają z niej %n rupie{parts}.</numerusform>
            <numerusform>{family} biorą kartę {card} za darmo i dostają z niej %n rupii{parts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} leaves the market. {event}{parts}.</source>
        <translation>Karta {card} znika z rynku. {event}{parts}.</translation>
    </message>
    <message>
        <source>{card} leaves the market.</source>
        <translation>Karta {card} znika z rynku.</translation>
    </message>
    <message>
        <source>{event}{parts}.</source>
        <translation>{event}{parts}.</translation>
    </message>
    <message>
        <source>No longer in force: {events}.</source>
        <translation>Przestaje działać: {events}.</translation>
    </message>
    <message>
        <source>{family} wants to play {card}{parts}.</source>
        <translation>{family} chcą zagrać kartę {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} wants to use {card} to {action}{parts}.</source>
        <translation>{family} chcą wykorzystać kartę {card} ({action}){parts}.</translation>
    </message>
    <message>
        <source>{family} plays {card} at the left end of the court{parts}.</source>
        <translation>{family} zagrywają kartę {card} na lewy koniec dworu{parts}.</translation>
    </message>
    <message>
        <source>{family} plays {card} at the right end of the court{parts}.</source>
        <translation>{family} zagrywają kartę {card} na prawy koniec dworu{parts}.</translation>
    </message>
    <message>
        <source>{family} battles, using {card}{parts}.</source>
        <translation>{family} toczą bitwę kartą {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} betrays, using {card}{parts}.</source>
        <translation>{family} dopuszczają się zdrady kartą {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} builds with {card}{parts}.</source>
        <translation>{family} budują kartą {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} uses {card}{parts}.</source>
        <translation>{family} wykorzystują kartę {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} moves with {card}{parts}.</source>
        <translation>{family} wykonują ruch kartą {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} taxes with {card}{parts}.</source>
        <translation>{family} pobierają podatek kartą {card}{parts}.</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Sprawdzenie dominacji</translation>
    </message>
    <message>
        <source>Last Dominance Check · points are doubled</source>
        <translation>Ostatnie sprawdzenie dominacji · punkty liczą się podwójnie</translation>
    </message>
    <message>
        <source>Blocks on the map: Afghans {afghan}, British {british}, Russians {russian}.</source>
        <translation>Klocki na mapie: Afgańczycy {afghan}, Brytyjczycy {british}, Rosjanie {russian}.</translation>
    </message>
    <message>
        <source>The {coalition_people} are dominant. Influence among them{parts}.</source>
        <translation>Dominuje {coalition}. Wpływ w niej{parts}.</translation>
    </message>
    <message>
        <source>The {coalition_people} are dominant, and nobody has influence among them.</source>
        <translation>Dominuje {coalition}, ale nikt nie ma w niej wpływu.</translation>
    </message>
    <message>
        <source>No coalition is dominant. Cylinders in play{parts}.</source>
        <translation>Żadna koalicja nie dominuje. Walce w grze{parts}.</translation>
    </message>
    <message>
        <source>Victory points{parts}.</source>
        <translation>Punkty zwycięstwa{parts}.</translation>
    </message>
    <message>
        <source>All blocks leave the map{parts}.</source>
        <translation>Wszystkie klocki znikają z mapy{parts}.</translation>
    </message>
    <message>
        <source>Insurrection{parts}.</source>
        <extracomment>the ability of that name</extracomment>
        <translation>Powstanie{parts}.</translation>
    </message>
    <message>
        <source>{army} {region_in}</source>
        <translation>{army} {region_in}</translation>
    </message>
    <message numerus="yes">
        <source>%n {army_plural} {region_in}</source>
        <translation>
            <numerusform>%n {army} {region_in}</numerusform>
            <numerusform>%n {army_plural} {region_in}</numerusform>
            <numerusform>%n {army_genpl} {region_in}</numerusform>
        </translation>
    </message>
    <message>
        <source>{road} {border}</source>
        <translation>{road} {border}</translation>
    </message>
    <message numerus="yes">
        <source>%n {road_plural} {border}</source>
        <translation>
            <numerusform>%n {road} {border}</numerusform>
            <numerusform>%n {road_plural} {border}</numerusform>
            <numerusform>%n {road_genpl} {border}</numerusform>
        </translation>
    </message>
    <message>
        <source>a tribe {region_in}</source>
        <translation>plemię {region_in}</translation>
    </message>
    <message>
        <source>Before the first turn every player declares for one of the coalitions.</source>
        <translation>Przed pierwszą turą każdy ogłasza, której koalicji dochowa lojalności.</translation>
    </message>
    <message>
        <source>A player who changes sides loses the gifts, prizes and patriots of the old coalition.</source>
        <translation>Kto zmienia lojalność, traci dary, nagrody i patriotów poprzedniej koalicji.</translation>
    </message>
    <message>
        <source>A card costs a rupee for each column to its left, placed on the cards there.</source>
        <translation>Karta kosztuje rupię za każdą kolumnę na lewo od niej; rupie kładzie się na tamtejsze karty.</translation>
    </message>
    <message>
        <source>While the military suit is favored, a card costs two rupees for each column to its left.</source>
        <translation>Gdy uprzywilejowany jest kolor wojskowy, karta kosztuje dwie rupie za każdą kolumnę na lewo od niej.</translation>
    </message>
    <message>
        <source>A card in the leftmost column costs nothing.</source>
        <translation>Karta w pierwszej kolumnie od lewej nic nie kosztuje.</translation>
    </message>
    <message>
        <source>The ruler of a card’s region may ask its player for a rupee for each tribe there.</source>
        <translation>Kto włada regionem karty, może żądać od zagrywającego rupii za każde swoje plemię w tym regionie.</translation>
    </message>
    <message>
        <source>The player with the most spies on a card may ask its owner for a rupee for each of them.</source>
        <translation>Kto ma na karcie najwięcej szpiegów, może żądać od jej właściciela rupii za każdego z nich.</translation>
    </message>
    <message>
        <source>A card joins an end of the court, and its icons act at once, from top to bottom.</source>
        <translation>Kartę kładzie się na lewym albo prawym końcu dworu i od razu działają jej symbole, od góry do dołu.</translation>
    </message>
    <message>
        <source>A player who loses the last tribe in a region loses its political cards as well.</source>
        <translation>Kto traci ostatnie plemię w regionie, traci też karty polityczne tego regionu.</translation>
    </message>
    <message>
        <source>A court keeps three cards, and one more for each purple star in it.</source>
        <translation>Na dworze zostają trzy karty i jeszcze po jednej za każdą fioletową gwiazdkę dworu.</translation>
    </message>
    <message>
        <source>A hand keeps two cards, and one more for each blue star in the court.</source>
        <translation>Na ręce zostają dwie karty i jeszcze po jednej za każdą niebieską gwiazdkę dworu.</translation>
    </message>
    <message>
        <source>After each turn the cards move up to the left, and the deck fills the empty places.</source>
        <translation>Po każdej turze karty przesuwają się w lewo, a puste miejsca wypełnia się z talii.</translation>
    </message>
    <message numerus="yes">
        <source>A coalition is dominant with at least %n block(s) more than each of the others.</source>
        <translation>
            <numerusform>Dominuje koalicja, która ma co najmniej o %n klocek więcej niż każda z pozostałych.</numerusform>
            <numerusform>Dominuje koalicja, która ma co najmniej o %n klocki więcej niż każda z pozostałych.</numerusform>
            <numerusform>Dominuje koalicja, która ma co najmniej o %n klocków więcej niż każda z pozostałych.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No coalition has %n block(s) more than each other, so cylinders in play are counted.</source>
        <translation>
            <numerusform>Żadna koalicja nie ma o %n klocek więcej niż każda inna, więc liczą się walce w grze.</numerusform>
            <numerusform>Żadna koalicja nie ma o %n klocki więcej niż każda inna, więc liczą się walce w grze.</numerusform>
            <numerusform>Żadna koalicja nie ma o %n klocków więcej niż każda inna, więc liczą się walce w grze.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most influence scores five points, the second most three, the third most one.</source>
        <translation>Najbardziej wpływowy dostaje pięć punktów, drugi trzy, trzeci jeden.</translation>
    </message>
    <message>
        <source>The most cylinders in play score three points, the second most one.</source>
        <translation>Kto ma w grze najwięcej walców, dostaje trzy punkty, drugi jeden.</translation>
    </message>
    <message>
        <source>After a check in which a coalition was dominant, all blocks leave the map.</source>
        <translation>Po sprawdzeniu, w którym dominowała koalicja, wszystkie klocki schodzą z mapy.</translation>
    </message>
    <message>
        <source>A lead of four points after a check wins at once; after the last check the most points win.</source>
        <translation>Przewaga czterech punktów po sprawdzeniu od razu daje zwycięstwo; po ostatnim wygrywa, kto ma najwięcej punktów.</translation>
    </message>
    <message>
        <source>in points</source>
        <extracomment>by how much stands before it: &quot;+3 in points&quot;</extracomment>
        <translation>w punktach</translation>
    </message>
    <message>
        <source>in influence</source>
        <extracomment>by how much stands before it: &quot;+1 in influence&quot;</extracomment>
        <translation>we wpływie</translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) {region_in}</source>
        <translation>
            <numerusform>%n plemię {region_in}</numerusform>
            <numerusform>%n plemiona {region_in}</numerusform>
            <numerusform>%n plemion {region_in}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy on {card}</source>
        <translation>szpieg na karcie {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) on {card}</source>
        <translation>
            <numerusform>%n szpieg na karcie {card}</numerusform>
            <numerusform>%n szpiegów na karcie {card}</numerusform>
            <numerusform>%n szpiegów na karcie {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy on {card} in {other_family}’s court</source>
        <translation>szpieg na karcie {card} na dworze {other_family_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) on {card} in {other_family}’s court</source>
        <translation>
            <numerusform>%n szpieg na karcie {card} na dworze {other_family_gen}</numerusform>
            <numerusform>%n szpiegów na karcie {card} na dworze {other_family_gen}</numerusform>
            <numerusform>%n szpiegów na karcie {card} na dworze {other_family_gen}</numerusform>
        </translation>
    </message>
    <message>
        <source>a gift for {cost}</source>
        <extracomment>{cost} is a number of rupees</extracomment>
        <translation>dar za {cost}</translation>
    </message>
    <message>
        <source>{army} goes {from_region_from} {to_region_to}</source>
        <translation>{army} idzie {from_region_from} {to_region_to}</translation>
    </message>
    <message numerus="yes">
        <source>%n {army_plural} go {from_region_from} {to_region_to}</source>
        <translation>
            <numerusform>%n {army} idzie {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n {army_plural} idą {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n {army_genpl} idzie {from_region_from} {to_region_to}</numerusform>
        </translation>
    </message>
    <message>
        <source>a tribe goes {from_region_from} {to_region_to}</source>
        <translation>plemię idzie {from_region_from} {to_region_to}</translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) go {from_region_from} {to_region_to}</source>
        <translation>
            <numerusform>%n plemię idzie {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n plemiona idą {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n plemion idzie {from_region_from} {to_region_to}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy goes from {from_card} to {to_card}</source>
        <translation>szpieg idzie z karty {from_card} na kartę {to_card}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) go from {from_card} to {to_card}</source>
        <translation>
            <numerusform>%n szpieg idzie z karty {from_card} na kartę {to_card}</numerusform>
            <numerusform>%n szpiegów idzie z karty {from_card} na kartę {to_card}</numerusform>
            <numerusform>%n szpiegów idzie z karty {from_card} na kartę {to_card}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy goes from {from_card} to {to_card} in {other_family}’s court</source>
        <translation>szpieg idzie z karty {from_card} na kartę {to_card} na dworze {other_family_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) go from {from_card} to {to_card} in {other_family}’s court</source>
        <translation>
            <numerusform>%n szpieg idzie z karty {from_card} na kartę {to_card} na dworze {other_family_gen}</numerusform>
            <numerusform>%n szpiegów idzie z karty {from_card} na kartę {to_card} na dworze {other_family_gen}</numerusform>
            <numerusform>%n szpiegów idzie z karty {from_card} na kartę {to_card} na dworze {other_family_gen}</numerusform>
        </translation>
    </message>
    <message>
        <source>{army} leaves {region}</source>
        <translation>{army} opuszcza {region_acc}</translation>
    </message>
    <message numerus="yes">
        <source>%n {army_plural} leave {region}</source>
        <translation>
            <numerusform>%n {army} opuszcza {region_acc}</numerusform>
            <numerusform>%n {army_plural} opuszczają {region_acc}</numerusform>
            <numerusform>%n {army_genpl} opuszcza {region_acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>{road} {border} is gone</source>
        <translation>{road} {border} znika</translation>
    </message>
    <message numerus="yes">
        <source>%n {road_plural} {border} are gone</source>
        <translation>
            <numerusform>%n {road} {border} znika</numerusform>
            <numerusform>%n {road_plural} {border} znikają</numerusform>
            <numerusform>%n {road_genpl} {border} znika</numerusform>
        </translation>
    </message>
    <message>
        <source>a tribe of {family} leaves {region}</source>
        <translation>plemię {family_gen} opuszcza {region_acc}</translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) of {family} leave {region}</source>
        <translation>
            <numerusform>%n plemię {family_gen} opuszcza {region_acc}</numerusform>
            <numerusform>%n plemiona {family_gen} opuszczają {region_acc}</numerusform>
            <numerusform>%n plemion {family_gen} opuszcza {region_acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy of {family} leaves {card}</source>
        <translation>szpieg {family_gen} opuszcza kartę {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) of {family} leave {card}</source>
        <translation>
            <numerusform>%n szpieg {family_gen} opuszcza kartę {card}</numerusform>
            <numerusform>%n szpiegów {family_gen} opuszcza kartę {card}</numerusform>
            <numerusform>%n szpiegów {family_gen} opuszcza kartę {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} loses the gift for {cost}</source>
        <extracomment>{cost} is a number of rupees</extracomment>
        <translation>{family} tracą dar za {cost}</translation>
    </message>
    <message>
        <source>{card} leaves {family}’s court</source>
        <translation>karta {card} opuszcza dwór {family_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) of {family} on it go back</source>
        <extracomment>from a court card that is discarded</extracomment>
        <translation>
            <numerusform>%n szpieg {family_gen} wraca z niej do zasobów</numerusform>
            <numerusform>%n szpiegów {family_gen} wraca z niej do zasobów</numerusform>
            <numerusform>%n szpiegów {family_gen} wraca z niej do zasobów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} discards %n card(s) from the hand ({cards})</source>
        <translation>
            <numerusform>{family} odrzucają %n kartę z ręki ({cards})</numerusform>
            <numerusform>{family} odrzucają %n karty z ręki ({cards})</numerusform>
            <numerusform>{family} odrzucają %n kart z ręki ({cards})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} loses %n prize(s)</source>
        <translation>
            <numerusform>{family} tracą %n nagrodę</numerusform>
            <numerusform>{family} tracą %n nagrody</numerusform>
            <numerusform>{family} tracą %n nagród</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} leaves the {from_coalition_people} for the {to_coalition_people}</source>
        <translation>{family} przechodzą od {from_coalition_people_gen} do {to_coalition_people_gen}</translation>
    </message>
    <message>
        <source>{family} takes {card} {coalition_as_prize}</source>
        <translation>{family} biorą kartę {card} {coalition_as_prize}</translation>
    </message>
    <message>
        <source>{family} and {other_family} swap hands</source>
        <translation>{family} i {other_family} zamieniają się wszystkimi kartami z ręki</translation>
    </message>
    <message>
        <source>{family} rules {region} now</source>
        <translation>{region_ins} władają teraz {family}</translation>
    </message>
    <message>
        <source>nobody rules {region} any more</source>
        <translation>{region_ins} nikt już nie włada</translation>
    </message>
    <message>
        <source>the {coalition_people} are dominant now</source>
        <translation>teraz dominuje {coalition}</translation>
    </message>
    <message>
        <source>no coalition is dominant any more</source>
        <translation>żadna koalicja już nie dominuje</translation>
    </message>
    <message>
        <source>the {suit} is favored now</source>
        <translation>uprzywilejowany staje się {suit}</translation>
    </message>
    <message>
        <source>the {suit} is favored now, and prices double</source>
        <translation>uprzywilejowany staje się {suit} i ceny się podwajają</translation>
    </message>
    <message>
        <source>the {suit} stays favored</source>
        <translation>uprzywilejowany pozostaje {suit}</translation>
    </message>
    <message>
        <source>it is about {family}</source>
        <translation>chodzi o {family_gen}</translation>
    </message>
    <message>
        <source>in force for {family} until the next Dominance Check</source>
        <translation>działa na rzecz {family_gen} do następnego sprawdzenia dominacji</translation>
    </message>
    <message>
        <source>in force until the next Dominance Check</source>
        <translation>działa do następnego sprawdzenia dominacji</translation>
    </message>
    <message>
        <source>{family} {count}</source>
        <extracomment>at a Dominance Check: &quot;Red 5&quot; is its influence or the number of its cylinders in play</extracomment>
        <translation>{family} {count}</translation>
    </message>
    <message>
        <source>{family} {count} ({total} in all)</source>
        <translation>{family} {count} (razem {total})</translation>
    </message>
    <message numerus="yes">
        <source>{family} asks for %n rupee(s)</source>
        <translation>
            <numerusform>{family} żądają %n rupii</numerusform>
            <numerusform>{family} żądają %n rupii</numerusform>
            <numerusform>{family} żądają %n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} asks for nothing</source>
        <translation>{family} niczego nie żądają</translation>
    </message>
    <message>
        <source>{family} pays</source>
        <translation>{family} płacą</translation>
    </message>
    <message>
        <source>{family} cannot pay that much</source>
        <translation>{family} nie mogą tyle zapłacić</translation>
    </message>
    <message>
        <source>{family} drops the action</source>
        <translation>{family} rezygnują</translation>
    </message>
    <message numerus="yes">
        <source>{family} gets %n rupee(s) from {other_family}</source>
        <translation>
            <numerusform>{family} dostają %n rupię od {other_family_gen}</numerusform>
            <numerusform>{family} dostają %n rupie od {other_family_gen}</numerusform>
            <numerusform>{family} dostają %n rupii od {other_family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) from {family}</source>
        <translation>
            <numerusform>%n rupia od {family_gen}</numerusform>
            <numerusform>%n rupie od {family_gen}</numerusform>
            <numerusform>%n rupii od {family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) from {card}</source>
        <translation>
            <numerusform>%n rupia z karty {card}</numerusform>
            <numerusform>%n rupie z karty {card}</numerusform>
            <numerusform>%n rupii z karty {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) from the bank</source>
        <translation>
            <numerusform>%n rupia z banku</numerusform>
            <numerusform>%n rupie z banku</numerusform>
            <numerusform>%n rupii z banku</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} pays back %n rupee(s)</source>
        <translation>
            <numerusform>{family} zwracają %n rupię</numerusform>
            <numerusform>{family} zwracają %n rupie</numerusform>
            <numerusform>{family} zwracają %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) leave the game</source>
        <translation>
            <numerusform>%n rupia wypada z gry</numerusform>
            <numerusform>%n rupie wypadają z gry</numerusform>
            <numerusform>%n rupii wypada z gry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on {card} leave the game</source>
        <translation>
            <numerusform>%n rupia z karty {card} wypada z gry</numerusform>
            <numerusform>%n rupie z karty {card} wypadają z gry</numerusform>
            <numerusform>%n rupii z karty {card} wypada z gry</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirEnding</name>
    <message numerus="yes">
        <source>{names}, with %n point(s) each after check {check}</source>
        <translation>
            <numerusform>{names}, po %n punkcie po sprawdzeniu&#xa0;{check}</numerusform>
            <numerusform>{names}, po %n punkty po sprawdzeniu&#xa0;{check}</numerusform>
            <numerusform>{names}, po %n punktów po sprawdzeniu&#xa0;{check}</numerusform>
        </translation>
    </message>
    <message>
        <source>The Great Game is shared</source>
        <translation>Wielka Gra kończy się remisem</translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n point(s) after check {check}</source>
        <translation>
            <numerusform>{name}, %n punkt po sprawdzeniu&#xa0;{check}</numerusform>
            <numerusform>{name}, %n punkty po sprawdzeniu&#xa0;{check}</numerusform>
            <numerusform>{name}, %n punktów po sprawdzeniu&#xa0;{check}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n point(s) ahead after check {check}</source>
        <translation>
            <numerusform>{name}, przewaga %n punktu po sprawdzeniu&#xa0;{check}</numerusform>
            <numerusform>{name}, przewaga %n punktów po sprawdzeniu&#xa0;{check}</numerusform>
            <numerusform>{name}, przewaga %n punktów po sprawdzeniu&#xa0;{check}</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} wins the Great Game</source>
        <translation>{family} wygrywają Wielką Grę</translation>
    </message>
    <message>
        <source>Tied on victory points: the most red stars win ({counts}).</source>
        <translation>Równo punktów zwycięstwa: wygrywa ten, kto ma najwięcej czerwonych gwiazdek ({counts}).</translation>
    </message>
    <message>
        <source>Tied on victory points and red stars: the most rupees win ({counts}).</source>
        <translation>Równo punktów zwycięstwa i czerwonych gwiazdek: wygrywa ten, kto ma najwięcej rupii ({counts}).</translation>
    </message>
    <message>
        <source>Tied on victory points, red stars and rupees ({counts}): the victory is shared.</source>
        <translation>Równo punktów zwycięstwa, czerwonych gwiazdek i rupii ({counts}): zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Lojalność</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>court cards of a player, over a column of figures</comment>
        <translation>Zagrane</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>court cards of a player, over a column of figures</comment>
        <translation>Stracone</translation>
    </message>
    <message>
        <source>loyal to all coalitions</source>
        <translation>lojalność wobec wszystkich koalicji</translation>
    </message>
    <message>
        <source>Victory points, check by check</source>
        <translation>Punkty zwycięstwa po każdym sprawdzeniu</translation>
    </message>
    <message>
        <source>turn {turn}, ×2</source>
        <extracomment>In which turn points were scored twice over: &quot;turn 51, ×2&quot;</extracomment>
        <translation>tura {turn}, ×2</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <extracomment>In which turn points were scored twice over: &quot;turn 51, ×2&quot;</extracomment>
        <translation>tura {turn}</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Co rozstrzygnęło</translation>
    </message>
    <message>
        <source>Changes of loyalty</source>
        <translation>Zmiany lojalności</translation>
    </message>
    <message>
        <source>Rupees from others, by bribes and taxes</source>
        <translation>Rupie od innych: łapówki i podatki</translation>
    </message>
    <message>
        <source>{family} led from the first check on.</source>
        <translation>{family} prowadzili od pierwszego sprawdzenia.</translation>
    </message>
    <message>
        <source>Check {check}, turn {turn}: {family} took the lead and kept it.</source>
        <translation>Sprawdzenie {check}, tura {turn}: {family} objęli prowadzenie i już go nie oddali.</translation>
    </message>
    <message>
        <source>Check {check}: {family} scored {points} and led by four points or more.</source>
        <translation>Sprawdzenie {check}: {family}: +{points} pkt i co najmniej cztery punkty przewagi.</translation>
    </message>
    <message numerus="yes">
        <source>The final check, with all points doubled: {family} led {other_family_acc} by %n and scored {points}.</source>
        <translation>
            <numerusform>Ostatnie sprawdzenie, w którym punkty liczą się podwójnie: {family} wyprzedzali {other_family_acc} o %n punkt i zyskali {points} pkt.</numerusform>
            <numerusform>Ostatnie sprawdzenie, w którym punkty liczą się podwójnie: {family} wyprzedzali {other_family_acc} o %n punkty i zyskali {points} pkt.</numerusform>
            <numerusform>Ostatnie sprawdzenie, w którym punkty liczą się podwójnie: {family} wyprzedzali {other_family_acc} o %n punktów i zyskali {points} pkt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final check, with all points doubled: {family} was %n behind {other_family_gen} and scored {points}.</source>
        <translation>
            <numerusform>Ostatnie sprawdzenie, w którym punkty liczą się podwójnie: {family} mieli o %n punkt mniej niż {other_family}, ale zyskali {points} pkt.</numerusform>
            <numerusform>Ostatnie sprawdzenie, w którym punkty liczą się podwójnie: {family} mieli o %n punkty mniej niż {other_family}, ale zyskali {points} pkt.</numerusform>
            <numerusform>Ostatnie sprawdzenie, w którym punkty liczą się podwójnie: {family} mieli o %n punktów mniej niż {other_family}, ale zyskali {points} pkt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The final check, with all points doubled: {family} was level with {other_family_ins} and scored {points}.</source>
        <translation>Ostatnie sprawdzenie, w którym punkty liczą się podwójnie: {family} mieli tyle samo co {other_family} i zyskali {points} pkt.</translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n point(s) for cylinders in play, turn {turn}</source>
        <translation>
            <numerusform>{family}: %n punkt za walce w grze, tura {turn}</numerusform>
            <numerusform>{family}: %n punkty za walce w grze, tura {turn}</numerusform>
            <numerusform>{family}: %n punktów za walce w grze, tura {turn}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n point(s) with the {coalition_people}, turn {turn}</source>
        <translation>
            <numerusform>{family}: %n punkt razem z {coalition_people_ins}, tura {turn}</numerusform>
            <numerusform>{family}: %n punkty razem z {coalition_people_ins}, tura {turn}</numerusform>
            <numerusform>{family}: %n punktów razem z {coalition_people_ins}, tura {turn}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirList</name>
    <message>
        <source>Not now</source>
        <translation>Nie teraz</translation>
    </message>
    <message>
        <source>Buy a card from the market</source>
        <translation>Kup kartę z rynku</translation>
    </message>
    <message>
        <source>Play a card from your hand</source>
        <translation>Zagraj kartę z ręki</translation>
    </message>
    <message>
        <source>Use a card in your court</source>
        <translation>Użyj karty dworu</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Zakończ turę</translation>
    </message>
    <message>
        <source>{name}: {deed}</source>
        <translation>{name}: {deed}</translation>
    </message>
    <message>
        <source>How things stand</source>
        <translation>Sytuacja na stole</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Mapa</translation>
    </message>
    <message>
        <source>The market</source>
        <translation>Rynek</translation>
    </message>
    <message>
        <source>Your court</source>
        <translation>Twój dwór</translation>
    </message>
    <message>
        <source>The court of {family_gen}</source>
        <translation>Dwór {family_gen}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>{region}: nobody rules</source>
        <translation>{region}: nikt nie włada</translation>
    </message>
    <message>
        <source>{region}: {family} rules</source>
        <translation>{region}: władają {family}</translation>
    </message>
</context>
<context>
    <name>PamirMap</name>
    <message>
        <source>Nobody rules {region}</source>
        <translation>Nikt nie włada {region_ins}</translation>
    </message>
    <message>
        <source>You rule {region}</source>
        <translation>Władasz {region_ins}</translation>
    </message>
    <message>
        <source>{family} rules {region}</source>
        <translation>{region_ins} władają {family}</translation>
    </message>
    <message numerus="yes">
        <source>%n {coalition_armies}</source>
        <translation>
            <numerusform>%n {coalition_army}</numerusform>
            <numerusform>%n {coalition_armies}</numerusform>
            <numerusform>%n {coalition_armies_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) more than anyone else</source>
        <translation>
            <numerusform>O %n element więcej niż ktokolwiek inny</numerusform>
            <numerusform>O %n elementy więcej niż ktokolwiek inny</numerusform>
            <numerusform>O %n elementów więcej niż ktokolwiek inny</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n more tribe(s) you would rule it</source>
        <translation>
            <numerusform>Jeszcze %n plemię i władza będzie twoja</numerusform>
            <numerusform>Jeszcze %n plemiona i władza będzie twoja</numerusform>
            <numerusform>Jeszcze %n plemion i władza będzie twoja</numerusform>
        </translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Drogi</translation>
    </message>
    <message>
        <source>Cards of {region_gen}</source>
        <translation>Karty {region_gen}</translation>
    </message>
    <message>
        <source>What ruling brings</source>
        <translation>Co daje władza</translation>
    </message>
    <message>
        <source>{region_to}: {pieces}</source>
        <translation>{region_to}: {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>Tax: up to %n rupee(s) from {family_gen}</source>
        <translation>
            <numerusform>Podatek: do %n rupii od {family_gen}</numerusform>
            <numerusform>Podatek: do %n rupii od {family_gen}</numerusform>
            <numerusform>Podatek: do %n rupii od {family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bribes for cards played: up to %n rupee(s)</source>
        <translation>
            <numerusform>Łapówki za zagranie kart: do %n rupii</numerusform>
            <numerusform>Łapówki za zagranie kart: do %n rupii</numerusform>
            <numerusform>Łapówki za zagranie kart: do %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) of {family_gen}</source>
        <translation>
            <numerusform>%n plemię {family_gen}</numerusform>
            <numerusform>%n plemiona {family_gen}</numerusform>
            <numerusform>%n plemion {family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) of yours</source>
        <translation>
            <numerusform>%n twoje plemię</numerusform>
            <numerusform>%n twoje plemiona</numerusform>
            <numerusform>%n twoich plemion</numerusform>
        </translation>
    </message>
    <message>
        <source>No pieces</source>
        <translation>Brak elementów</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n element</numerusform>
            <numerusform>%n elementy</numerusform>
            <numerusform>%n elementów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n piece(s)</source>
        <translation>
            <numerusform>najwyżej %n element</numerusform>
            <numerusform>najwyżej %n elementy</numerusform>
            <numerusform>najwyżej %n elementów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n block(s)</source>
        <translation>
            <numerusform>najwyżej %n klocek</numerusform>
            <numerusform>najwyżej %n klocki</numerusform>
            <numerusform>najwyżej %n klocków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n step(s)</source>
        <translation>
            <numerusform>najwyżej %n krok</numerusform>
            <numerusform>najwyżej %n kroki</numerusform>
            <numerusform>najwyżej %n kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} done, {left} to go</source>
        <translation>wykonano: {done}, zostało: {left}</translation>
    </message>
    <message>
        <source>Your own pieces are not removed.</source>
        <translation>Własnych elementów się nie usuwa.</translation>
    </message>
    <message>
        <source>These stay</source>
        <translation>Zostają</translation>
    </message>
    <message>
        <source>Caspian Sea</source>
        <translation>Morze Kaspijskie</translation>
    </message>
</context>
<context>
    <name>PamirMotives</name>
    <message>
        <source>{family} expects to score more at the next Dominance Check this way.</source>
        <translation>{family} liczą w ten sposób na więcej przy następnym sprawdzeniu dominacji.</translation>
    </message>
    <message>
        <source>{family} prefers this Dominance Check to a later one.</source>
        <translation>{family} wolą to sprawdzenie dominacji od późniejszego.</translation>
    </message>
    <message>
        <source>{family} is preparing the blocks on the map for the next Dominance Check.</source>
        <translation>Przed następnym sprawdzeniem dominacji {family} myślą o klockach na mapie.</translation>
    </message>
    <message>
        <source>{family} is preparing its influence for the next Dominance Check.</source>
        <translation>Przed następnym sprawdzeniem dominacji {family} myślą o wpływie.</translation>
    </message>
    <message>
        <source>{family} is preparing its cylinders in play for the next Dominance Check.</source>
        <translation>Przed następnym sprawdzeniem dominacji {family} myślą o walcach w grze.</translation>
    </message>
    <message>
        <source>{family} wants more influence in the coalition.</source>
        <translation>{family} chcą większego wpływu w koalicji.</translation>
    </message>
    <message>
        <source>{family} wants its coalition to be stronger on the map.</source>
        <translation>{family} chcą wzmocnić swoją koalicję na mapie.</translation>
    </message>
    <message>
        <source>{family} wants more cylinders in play.</source>
        <translation>{family} chcą mieć więcej walców w grze.</translation>
    </message>
    <message>
        <source>{family} needs rupees.</source>
        <translation>{family} potrzebują rupii.</translation>
    </message>
    <message>
        <source>{family} wants a better court.</source>
        <translation>{family} chcą lepszego dworu.</translation>
    </message>
    <message>
        <source>{family} wants a good hand for later turns.</source>
        <translation>{family} chcą dobrej ręki na późniejsze tury.</translation>
    </message>
    <message>
        <source>{family} wants to rule and to profit from it.</source>
        <translation>{family} chcą władać regionem i z tego korzystać.</translation>
    </message>
    <message>
        <source>{family} has in mind what spies can do to court cards.</source>
        <translation>{family} myślą o tym, co szpiedzy mogą zdziałać na kartach dworu.</translation>
    </message>
    <message>
        <source>{family} simply wants more cards, pieces and rupees.</source>
        <translation>{family} chcą mieć więcej: kart, elementów, rupii.</translation>
    </message>
    <message>
        <source>{family} acts on a whim.</source>
        <translation>{family} kierują się kaprysem.</translation>
    </message>
    <message>
        <source>{family} looks at the patriots in the market, and at who else is loyal.</source>
        <translation>{family} patrzą, czyi patrioci leżą na rynku i kto jeszcze jest lojalny wobec tej koalicji.</translation>
    </message>
    <message>
        <source>{family} sees nothing better to do.</source>
        <translation>{family} nie widzą nic lepszego do zrobienia.</translation>
    </message>
    <message>
        <source>{family} wins with this.</source>
        <translation>Tym ruchem {family} wygrywają.</translation>
    </message>
    <message>
        <source>{family} can win this turn.</source>
        <translation>{family} mogą wygrać w tej turze.</translation>
    </message>
    <message>
        <source>{family} wants to stop {other_family}.</source>
        <extracomment>{other_family} is another player</extracomment>
        <translation>{family} chcą zatrzymać {other_family_acc}.</translation>
    </message>
</context>
<context>
    <name>PamirMoves</name>
    <message>
        <source>loyal to them as well: {families}</source>
        <translation>wybrali ich już: {families}</translation>
    </message>
    <message numerus="yes">
        <source>%n patriot(s) in the market</source>
        <translation>
            <numerusform>%n patriota na rynku</numerusform>
            <numerusform>%n patrioci na rynku</numerusform>
            <numerusform>%n patriotów na rynku</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} for free</source>
        <translation>{name}, za darmo</translation>
    </message>
    <message numerus="yes">
        <source>{name} for %n rupee(s)</source>
        <translation>
            <numerusform>{name} za %n rupię</numerusform>
            <numerusform>{name} za %n rupie</numerusform>
            <numerusform>{name} za %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n rupee(s) from it</source>
        <translation>
            <numerusform>dostaniesz z karty %n rupię</numerusform>
            <numerusform>dostaniesz z karty %n rupie</numerusform>
            <numerusform>dostaniesz z karty %n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, to the right end</source>
        <translation>{name}: na prawy koniec dworu</translation>
    </message>
    <message>
        <source>{name}, to your court</source>
        <translation>{name}: na twój dwór</translation>
    </message>
    <message>
        <source>{name}, to the left end</source>
        <translation>{name}: na lewy koniec dworu</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>the action would be dropped at once</source>
        <translation>od razu trzeba będzie z niej zrezygnować</translation>
    </message>
    <message>
        <source>bonus action</source>
        <translation>akcja dodatkowa</translation>
    </message>
    <message numerus="yes">
        <source>{family} may ask for a bribe of up to %n rupee(s)</source>
        <translation>
            <numerusform>{family} mogą zażądać łapówki do %n rupii</numerusform>
            <numerusform>{family} mogą zażądać łapówki do %n rupii</numerusform>
            <numerusform>{family} mogą zażądać łapówki do %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n dar</numerusform>
            <numerusform>%n dary</numerusform>
            <numerusform>%n darów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n nagroda</numerusform>
            <numerusform>%n nagrody</numerusform>
            <numerusform>%n nagród</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patriot(s)</source>
        <translation>
            <numerusform>%n patriota</numerusform>
            <numerusform>%n patrioci</numerusform>
            <numerusform>%n patriotów</numerusform>
        </translation>
    </message>
    <message>
        <source>you lose {what}</source>
        <translation>straty: {what}</translation>
    </message>
    <message>
        <source>you join the {coalition_people}</source>
        <translation>przechodzisz do {coalition_people_gen}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>zakończ turę</translation>
    </message>
    <message>
        <source>take it for free</source>
        <translation>kup za darmo</translation>
    </message>
    <message numerus="yes">
        <source>buy it for %n rupee(s)</source>
        <translation>
            <numerusform>kup za %n rupię</numerusform>
            <numerusform>kup za %n rupie</numerusform>
            <numerusform>kup za %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your hand will have %n card(s) too many</source>
        <translation>
            <numerusform>na ręce będzie %n karta za dużo</numerusform>
            <numerusform>na ręce będą %n karty za dużo</numerusform>
            <numerusform>na ręce będzie %n kart za dużo</numerusform>
        </translation>
    </message>
    <message>
        <source>victory points: {points}</source>
        <translation>punkty zwycięstwa: {points}</translation>
    </message>
    <message>
        <source>the game ends with it, and {family} wins</source>
        <translation>gra na tym się skończy: wygrają {family}</translation>
    </message>
    <message>
        <source>the game ends with it, and {families} share the victory</source>
        <translation>gra na tym się skończy, zwycięstwo podzielą {families}</translation>
    </message>
    <message>
        <source>the game ends with it, and you win</source>
        <translation>gra skończy się na tym twoim zwycięstwem</translation>
    </message>
    <message>
        <source>to the left end</source>
        <translation>na lewy koniec</translation>
    </message>
    <message>
        <source>to the right end</source>
        <translation>na prawy koniec</translation>
    </message>
    <message>
        <source>to your court</source>
        <translation>na twój dwór</translation>
    </message>
    <message numerus="yes">
        <source>your court will have %n card(s) too many</source>
        <translation>
            <numerusform>na dworze będzie %n karta za dużo</numerusform>
            <numerusform>na dworze będą %n karty za dużo</numerusform>
            <numerusform>na dworze będzie %n kart za dużo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) unused</source>
        <translation>
            <numerusform>niewykorzystane akcje: %n</numerusform>
            <numerusform>niewykorzystane akcje: %n</numerusform>
            <numerusform>niewykorzystane akcje: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your court will be discarded</source>
        <translation>
            <numerusform>odejdzie %n karta dworu</numerusform>
            <numerusform>odejdą %n karty dworu</numerusform>
            <numerusform>odejdzie %n kart dworu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your hand will be discarded</source>
        <translation>
            <numerusform>odejdzie %n karta z ręki</numerusform>
            <numerusform>odejdą %n karty z ręki</numerusform>
            <numerusform>odejdzie %n kart z ręki</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps %n</source>
        <translation>
            <numerusform>{family_dat} zostanie %n</numerusform>
            <numerusform>{family_dat} zostaną %n</numerusform>
            <numerusform>{family_dat} zostanie %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} cannot pay that</source>
        <translation>{family} nie mogą tyle zapłacić</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s)</source>
        <translation>
            <numerusform>%n rupia</numerusform>
            <numerusform>%n rupie</numerusform>
            <numerusform>%n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message numerus="yes">
        <source>pay %n rupee(s)</source>
        <translation>
            <numerusform>zapłać %n rupię</numerusform>
            <numerusform>zapłać %n rupie</numerusform>
            <numerusform>zapłać %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you keep %n</source>
        <translation>
            <numerusform>zostanie ci %n</numerusform>
            <numerusform>zostaną ci %n</numerusform>
            <numerusform>zostanie ci %n</numerusform>
        </translation>
    </message>
    <message>
        <source>do it without paying</source>
        <translation>działaj bez łapówki</translation>
    </message>
    <message>
        <source>drop it</source>
        <translation>zrezygnuj</translation>
    </message>
    <message>
        <source>no action is spent</source>
        <translation>akcja nie przepada</translation>
    </message>
    <message numerus="yes">
        <source>first {family} may ask for %n</source>
        <translation>
            <numerusform>łapówka do %n: {family}</numerusform>
            <numerusform>łapówka do %n: {family}</numerusform>
            <numerusform>łapówka do %n: {family}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} may ask for a bribe of up to %n rupee(s), and you can pay {spare}</source>
        <translation>
            <numerusform>{family} mogą zażądać łapówki do %n rupii, a zapłacić możesz {spare}</numerusform>
            <numerusform>{family} mogą zażądać łapówki do %n rupii, a zapłacić możesz {spare}</numerusform>
            <numerusform>{family} mogą zażądać łapówki do %n rupii, a zapłacić możesz {spare}</numerusform>
        </translation>
    </message>
    <message>
        <source>court of {family_gen}</source>
        <translation>dwór {family_gen}</translation>
    </message>
    <message>
        <source>tax {family_acc}</source>
        <translation>podatek od {family_gen}</translation>
    </message>
    <message>
        <source>take rupees from {card}</source>
        <translation>podatek z karty {card}</translation>
    </message>
    <message numerus="yes">
        <source>tax up to %n rupee(s)</source>
        <translation>
            <numerusform>podatek do %n rupii</numerusform>
            <numerusform>podatek do %n rupii</numerusform>
            <numerusform>podatek do %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on the market</source>
        <translation>
            <numerusform>na rynku %n rupia</numerusform>
            <numerusform>na rynku %n rupie</numerusform>
            <numerusform>na rynku %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a gift for {some} or %n rupee(s)</source>
        <translation>
            <numerusform>dar za {some} lub %n rupię</numerusform>
            <numerusform>dar za {some} lub %n rupie</numerusform>
            <numerusform>dar za {some} lub %n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>your supply is empty: a piece on the table is taken instead</source>
        <translation>twoje zasoby są puste: walec weźmiesz ze stołu</translation>
    </message>
    <message>
        <source>build {where} or on the borders</source>
        <translation>budowa {where} lub na granicach</translation>
    </message>
    <message numerus="yes">
        <source>build in one of %n region(s) or on the borders</source>
        <translation>
            <numerusform>budowa w jednym regionie z %n lub na granicach</numerusform>
            <numerusform>budowa w jednym regionie z %n lub na granicach</numerusform>
            <numerusform>budowa w jednym regionie z %n lub na granicach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2 rupees each, you can pay for %n</source>
        <translation>
            <numerusform>po 2 rupie, starczy na %n klocek</numerusform>
            <numerusform>po 2 rupie, starczy na %n klocki</numerusform>
            <numerusform>po 2 rupie, starczy na %n klocków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2 rupees for two, you can pay for %n</source>
        <translation>
            <numerusform>2 rupie za dwa, starczy na %n klocek</numerusform>
            <numerusform>2 rupie za dwa, starczy na %n klocki</numerusform>
            <numerusform>2 rupie za dwa, starczy na %n klocków</numerusform>
        </translation>
    </message>
    <message>
        <source>no block is left: one on the map is taken instead</source>
        <translation>w zasobach nie ma klocków: jeden weźmiesz z mapy</translation>
    </message>
    <message numerus="yes">
        <source>move up to %n step(s)</source>
        <translation>
            <numerusform>ruch: najwyżej %n krok</numerusform>
            <numerusform>ruch: najwyżej %n kroki</numerusform>
            <numerusform>ruch: najwyżej %n kroków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <translation>
            <numerusform>%n armia</numerusform>
            <numerusform>%n armie</numerusform>
            <numerusform>%n armii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies)</source>
        <translation>
            <numerusform>%n szpieg</numerusform>
            <numerusform>%n szpiegów</numerusform>
            <numerusform>%n szpiegów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s)</source>
        <translation>
            <numerusform>%n plemię</numerusform>
            <numerusform>%n plemiona</numerusform>
            <numerusform>%n plemion</numerusform>
        </translation>
    </message>
    <message>
        <source>betray {card}</source>
        <translation>zdradź kartę {card}</translation>
    </message>
    <message numerus="yes">
        <source>betray one of %n card(s)</source>
        <translation>
            <numerusform>zdradź jedną kartę z %n</numerusform>
            <numerusform>zdradź jedną kartę z %n</numerusform>
            <numerusform>zdradź jedną kartę z %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle in one of %n place(s)</source>
        <translation>
            <numerusform>bitwa w jednym miejscu z %n</numerusform>
            <numerusform>bitwa w jednym miejscu z %n</numerusform>
            <numerusform>bitwa w jednym miejscu z %n</numerusform>
        </translation>
    </message>
    <message>
        <source>battle {region_in}</source>
        <translation>bitwa {region_in}</translation>
    </message>
    <message>
        <source>battle on {card}</source>
        <translation>bitwa na karcie {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) within reach</source>
        <translation>
            <numerusform>w zasięgu %n element</numerusform>
            <numerusform>w zasięgu %n elementy</numerusform>
            <numerusform>w zasięgu %n elementów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you may remove %n</source>
        <translation>
            <numerusform>możesz usunąć %n</numerusform>
            <numerusform>możesz usunąć %n</numerusform>
            <numerusform>możesz usunąć %n</numerusform>
        </translation>
    </message>
    <message>
        <source>your court</source>
        <translation>twój dwór</translation>
    </message>
    <message>
        <source>no prize</source>
        <translation>bez nagrody</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>twoja ręka</translation>
    </message>
    <message numerus="yes">
        <source>you pay %n rupee(s) back</source>
        <translation>
            <numerusform>zwrócisz %n rupię</numerusform>
            <numerusform>zwrócisz %n rupie</numerusform>
            <numerusform>zwrócisz %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} pays %n rupee(s) back</source>
        <translation>
            <numerusform>{family} zwrócą %n rupię</numerusform>
            <numerusform>{family} zwrócą %n rupie</numerusform>
            <numerusform>{family} zwrócą %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) {region_in} will go with it</source>
        <translation>
            <numerusform>z kartą odejdzie %n plemię {region_in}</numerusform>
            <numerusform>z kartą odejdą %n plemiona {region_in}</numerusform>
            <numerusform>z kartą odejdzie %n plemion {region_in}</numerusform>
        </translation>
    </message>
    <message>
        <source>give up the spy</source>
        <translation>pozwól mu odejść</translation>
    </message>
    <message>
        <source>it goes back to your supply</source>
        <translation>wróci do twoich zasobów</translation>
    </message>
    <message>
        <source>take it</source>
        <translation>weź</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>nie bierz</translation>
    </message>
    <message>
        <source>nothing there</source>
        <translation>pusto</translation>
    </message>
    <message>
        <source>the spy on {card}</source>
        <translation>szpieg na karcie {card}</translation>
    </message>
    <message>
        <source>a road, {border}</source>
        <translation>droga, {border}</translation>
    </message>
    <message>
        <source>an army {region_in}</source>
        <translation>armia {region_in}</translation>
    </message>
    <message>
        <source>the last one there</source>
        <translation>ostatnie tam</translation>
    </message>
    <message>
        <source>the last one there, with which {cards} will go</source>
        <translation>ostatnie tam, a z nim odejdą: {cards}</translation>
    </message>
    <message>
        <source>{family} will rule {region}</source>
        <translation>{region_ins} będą władać {family}</translation>
    </message>
    <message>
        <source>nobody will rule {region}</source>
        <translation>{region_ins} nikt nie będzie władać</translation>
    </message>
    <message>
        <source>you will rule {region}</source>
        <translation>będziesz władać {region_ins}</translation>
    </message>
    <message>
        <source>an army {region_from} {other_region_to}</source>
        <translation>armia {region_from} {other_region_to}</translation>
    </message>
    <message>
        <source>a tribe {region_from} {other_region_to}</source>
        <translation>plemię {region_from} {other_region_to}</translation>
    </message>
    <message>
        <source>a spy from {card} to {other_card}</source>
        <translation>szpieg z karty {card} na kartę {other_card}</translation>
    </message>
    <message numerus="yes">
        <source>a gift for %n rupee(s)</source>
        <translation>
            <numerusform>dar za %n rupię</numerusform>
            <numerusform>dar za %n rupie</numerusform>
            <numerusform>dar za %n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>a tribe of {family_gen}</source>
        <translation>plemię {family_gen}</translation>
    </message>
    <message>
        <source>a spy of {family_gen}</source>
        <translation>szpieg {family_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on it</source>
        <translation>
            <numerusform>na karcie %n rupia</numerusform>
            <numerusform>na karcie %n rupie</numerusform>
            <numerusform>na karcie %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) not sheltered</source>
        <translation>
            <numerusform>bez ochrony %n rupia</numerusform>
            <numerusform>bez ochrony %n rupie</numerusform>
            <numerusform>bez ochrony %n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>influence {before}, then {after}</source>
        <translation>wpływ {before}, będzie {after}</translation>
    </message>
    <message numerus="yes">
        <source>you get %n card(s)</source>
        <translation>
            <numerusform>dostaniesz %n kartę</numerusform>
            <numerusform>dostaniesz %n karty</numerusform>
            <numerusform>dostaniesz %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>jak teraz</translation>
    </message>
    <message>
        <source>prices double</source>
        <translation>ceny się podwoją</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>wystarczy</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>nie teraz</translation>
    </message>
</context>
<context>
    <name>PamirOffer</name>
    <message>
        <source>Wakhan</source>
        <translation>Wachan</translation>
    </message>
    <message>
        <source>Wakhan (automated opponent)</source>
        <translation>Wachan (gra według swoich kart)</translation>
    </message>
    <message>
        <source>Nobody sees the cards in another player’s hand.</source>
        <translation>Nikt nie widzi kart na ręce innych.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>the hands of all players</comment>
        <translation>Ukryte</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>the hands of all players</comment>
        <translation>Odkryte</translation>
    </message>
    <message>
        <source>All players see each other’s hands, and the curtain never falls.</source>
        <translation>Wszyscy widzą karty wszystkich, a kurtyna nie opada.</translation>
    </message>
    <message>
        <source>Savvy purchasing</source>
        <translation>Sprytne zakupy</translation>
    </message>
    <message>
        <source>Wakhan takes a cheaper card of the same suit if it has at least as many stars.</source>
        <translation>Wachan bierze tańszą kartę tego samego koloru, jeśli ma ona co najmniej tyle samo gwiazdek.</translation>
    </message>
    <message>
        <source>Moving spies</source>
        <translation>Ruch szpiegów</translation>
    </message>
    <message>
        <source>If none of Wakhan’s armies can move, one of her idle spies does.</source>
        <translation>Jeśli żadna armia Wachana nie może się ruszyć, rusza się jeden z bezczynnych szpiegów.</translation>
    </message>
    <message>
        <source>Steadfast loyalty</source>
        <translation>Stała lojalność</translation>
    </message>
    <message>
        <source>Of the coalitions that nobody else serves, Wakhan follows the one with the most blocks.</source>
        <translation>Z koalicji, wobec których nikt inny nie jest lojalny, Wachan wybiera tę, która ma najwięcej klocków.</translation>
    </message>
    <message>
        <source>2–5 players · three coalitions</source>
        <translation>2–5 graczy · trzy koalicje</translation>
    </message>
    <message>
        <source>Wakhan plays against one or two others.</source>
        <translation>Wachan gra przeciwko jednemu lub dwóm innym.</translation>
    </message>
    <message>
        <source>The player after Wakhan</source>
        <translation>Miejsce za Wachanem</translation>
    </message>
    <message>
        <source>Wakhan’s improvements</source>
        <translation>Ulepszenia Wachana</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Karty na ręce</translation>
    </message>
</context>
<context>
    <name>PamirPages</name>
    <message>
        <source>While a suit is favored, using its cards costs none of your actions.</source>
        <translation>Dopóki kolor jest uprzywilejowany, użycie jego kart nie zużywa twoich akcji.</translation>
    </message>
    <message>
        <source>The favored suit is now: {suit_word}.</source>
        <translation>Uprzywilejowany kolor to teraz: {suit_word}.</translation>
    </message>
    <message>
        <source>This suit is favored now.</source>
        <translation>Ten kolor jest teraz uprzywilejowany.</translation>
    </message>
    <message>
        <source>This suit is favored now, so prices are doubled.</source>
        <translation>Ten kolor jest teraz uprzywilejowany, więc ceny są podwojone.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s), {suit}</source>
        <translation>
            <numerusform>%n gwiazdka, {suit}</numerusform>
            <numerusform>%n gwiazdki, {suit}</numerusform>
            <numerusform>%n gwiazdek, {suit}</numerusform>
        </translation>
    </message>
    <message>
        <source>A tax takes at most as many rupees, a move as many steps, and a battle as many pieces as this card has stars.</source>
        <translation>Podatek, ruch i bitwa z tą kartą mają najwyżej tyle kroków, ile ma ona gwiazdek.</translation>
    </message>
    <message>
        <source>Each economic star in your court shelters one rupee from taxes.</source>
        <translation>Każda gospodarcza gwiazdka na twoim dworze chroni przed podatkami jedną rupię.</translation>
    </message>
    <message>
        <source>Military stars in your court break a tie at the end of the game.</source>
        <translation>Wojskowe gwiazdki na twoim dworze rozstrzygają remis na koniec gry.</translation>
    </message>
    <message>
        <source>Each political star lets you keep one more card in your court.</source>
        <translation>Każda polityczna gwiazdka pozwala zachować na dworze o jedną kartę więcej.</translation>
    </message>
    <message>
        <source>Each intelligence star in your court lets you keep one more card in your hand.</source>
        <translation>Każda wywiadowcza gwiazdka na twoim dworze pozwala zachować na ręce o jedną kartę więcej.</translation>
    </message>
    <message numerus="yes">
        <source>You shelter %n rupee(s) now.</source>
        <translation>
            <numerusform>Chronisz teraz %n rupię.</numerusform>
            <numerusform>Chronisz teraz %n rupie.</numerusform>
            <numerusform>Chronisz teraz %n rupii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Military stars in your court now: {count}.</source>
        <translation>Wojskowe gwiazdki na twoim dworze teraz: {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Your court may keep %n card(s) now.</source>
        <translation>
            <numerusform>Na twoim dworze może teraz zostać %n karta.</numerusform>
            <numerusform>Na twoim dworze mogą teraz zostać %n karty.</numerusform>
            <numerusform>Na twoim dworze może teraz zostać %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand may keep %n card(s) now.</source>
        <translation>
            <numerusform>Na twojej ręce może teraz zostać %n karta.</numerusform>
            <numerusform>Na twojej ręce mogą teraz zostać %n karty.</numerusform>
            <numerusform>Na twojej ręce może teraz zostać %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who plays this card joins the {coalition_people}; it is worth 1 influence.</source>
        <translation>Kto zagra tę kartę, przejdzie do {coalition_people_gen}; daje ona jeden punkt wpływu.</translation>
    </message>
    <message>
        <source>A player who betrays this card may take it as a prize: 1 influence.</source>
        <translation>Kto zdradzi tę kartę, może wziąć ją jako nagrodę: jeden punkt wpływu.</translation>
    </message>
    <message>
        <source>You are loyal to this coalition already.</source>
        <translation>Jesteś już po stronie tej koalicji.</translation>
    </message>
    <message>
        <source>You would change sides and lose your gifts, prizes and other patriots.</source>
        <translation>Oznaczałoby to zmianę stron i utratę darów, nagród i dotychczasowych patriotów.</translation>
    </message>
    <message>
        <source>It is a bonus action now and costs neither of your two actions.</source>
        <translation>To teraz akcja dodatkowa: nie zużywa żadnej z dwóch.</translation>
    </message>
    <message>
        <source>The ruler of a region builds and taxes there, and may ask for bribes when its cards are played.</source>
        <translation>Kto włada regionem, buduje w nim, ściąga podatki i może żądać łapówek, gdy ktoś zagrywa jego karty.</translation>
    </message>
    <message>
        <source>The ruler of a card’s region may ask for a bribe when it is played.</source>
        <translation>Kto włada regionem karty, może zażądać łapówki, gdy jest zagrywana.</translation>
    </message>
    <message>
        <source>The player with the most spies on a court card holds it hostage.</source>
        <translation>Kto ma najwięcej szpiegów na karcie dworu, trzyma ją jako zakładnika.</translation>
    </message>
    <message>
        <source>Bribe</source>
        <translation>Łapówka</translation>
    </message>
    <message>
        <source>A card that gets a rupee cannot be bought in the same turn.</source>
        <translation>Karty, na którą w tej turze trafiła rupia, nie można już w niej kupić.</translation>
    </message>
    <message>
        <source>Cannot be bought this turn</source>
        <translation>W tej turze nie do kupienia</translation>
    </message>
    <message>
        <source>You can buy it now.</source>
        <translation>Możesz ją teraz kupić.</translation>
    </message>
    <message>
        <source>{family} holds it as a prize.</source>
        <translation>{family} mają ją jako nagrodę.</translation>
    </message>
    <message>
        <source>Open the page of the card or region under the pointer</source>
        <translation>Otwórz stronę wskazanej karty lub regionu</translation>
    </message>
</context>
<context>
    <name>PamirPanels</name>
    <message numerus="yes">
        <source>Court of {family_gen}: {count} of %n card(s)</source>
        <translation>
            <numerusform>Dwór {family_gen}: {count} z %n karty</numerusform>
            <numerusform>Dwór {family_gen}: {count} z %n kart</numerusform>
            <numerusform>Dwór {family_gen}: {count} z %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <comment>cylinders</comment>
        <translation>{count} z {all}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>before a number or a list of what the reader has</extracomment>
        <translation>Ty</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} pt</source>
        <comment>victory points</comment>
        <translation>{points} PZ</translation>
    </message>
    <message>
        <source>Influence {influence}</source>
        <translation>Wpływ {influence}</translation>
    </message>
    <message>
        <source>Infl. {influence}</source>
        <comment>influence</comment>
        <translation>Wpł. {influence}</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Dary</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Nagrody</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Zasoby</translation>
    </message>
    <message>
        <source>tax shelter</source>
        <translation>ochrona</translation>
    </message>
    <message>
        <source>tie-break</source>
        <translation>przy remisie</translation>
    </message>
    <message>
        <source>court limit {limit}</source>
        <translation>dwór do {limit}</translation>
    </message>
    <message>
        <source>hand limit {limit}</source>
        <translation>ręka do {limit}</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Nie zamykaj</translation>
    </message>
    <message>
        <source>Has declared for the {coalition_people}</source>
        <translation>Wybór dokonany: {coalition_people}</translation>
    </message>
    <message>
        <source>Takes the first turn</source>
        <translation>Zaczyna grę</translation>
    </message>
    <message>
        <source>Declares last</source>
        <translation>Wybiera na końcu</translation>
    </message>
    <message>
        <source>Declares last and takes the first turn</source>
        <translation>Wybiera na końcu i zaczyna grę</translation>
    </message>
    <message>
        <source>All coalitions</source>
        <translation>Wszystkie koalicje</translation>
    </message>
    <message>
        <source>No loyalty</source>
        <translation>Brak</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n dar</numerusform>
            <numerusform>%n dary</numerusform>
            <numerusform>%n darów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for gifts</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n za dary</numerusform>
            <numerusform>%n za dary</numerusform>
            <numerusform>%n za dary</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patriot(s)</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n patriota</numerusform>
            <numerusform>%n patrioci</numerusform>
            <numerusform>%n patriotów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n nagroda</numerusform>
            <numerusform>%n nagrody</numerusform>
            <numerusform>%n nagród</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s), of which {safe} cannot be taxed.</source>
        <translation>
            <numerusform>%n rupia, chronione przed podatkiem: {safe}.</numerusform>
            <numerusform>%n rupie, chronione przed podatkiem: {safe}.</numerusform>
            <numerusform>%n rupii, chronione przed podatkiem: {safe}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand; {limit} may stay at the end of a turn.</source>
        <translation>
            <numerusform>%n karta na ręce; limit na koniec tury: {limit}.</numerusform>
            <numerusform>%n karty na ręce; limit na koniec tury: {limit}.</numerusform>
            <numerusform>%n kart na ręce; limit na koniec tury: {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cylinder(s) in the supply, {play} in play.</source>
        <translation>
            <numerusform>%n walec w zasobach, {play} w grze.</numerusform>
            <numerusform>%n walce w zasobach, {play} w grze.</numerusform>
            <numerusform>%n walców w zasobach, {play} w grze.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s).</source>
        <translation>
            <numerusform>%n punkt zwycięstwa.</numerusform>
            <numerusform>%n punkty zwycięstwa.</numerusform>
            <numerusform>%n punktów zwycięstwa.</numerusform>
        </translation>
    </message>
    <message>
        <source>Economic stars: {stars}. That many rupees cannot be taxed.</source>
        <translation>Gwiazdki gospodarcze: {stars}. Tyle rupii jest chronionych przed podatkiem.</translation>
    </message>
    <message>
        <source>Military stars: {stars}. They break ties at the end.</source>
        <translation>Gwiazdki wojskowe: {stars}. Na koniec gry rozstrzygają remis.</translation>
    </message>
    <message numerus="yes">
        <source>Political stars: {stars}. %n card(s) may stay in the court at the end of a turn.</source>
        <translation>
            <numerusform>Gwiazdki polityczne: {stars}. Na koniec tury na dworze może zostać %n karta.</numerusform>
            <numerusform>Gwiazdki polityczne: {stars}. Na koniec tury na dworze mogą zostać %n karty.</numerusform>
            <numerusform>Gwiazdki polityczne: {stars}. Na koniec tury na dworze może zostać %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intelligence stars: {stars}. %n card(s) may stay in the hand at the end of a turn.</source>
        <translation>
            <numerusform>Gwiazdki wywiadowcze: {stars}. Na koniec tury na ręce może zostać %n karta.</numerusform>
            <numerusform>Gwiazdki wywiadowcze: {stars}. Na koniec tury na ręce mogą zostać %n karty.</numerusform>
            <numerusform>Gwiazdki wywiadowcze: {stars}. Na koniec tury na ręce może zostać %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loyal to all coalitions.</source>
        <translation>Lojalność wobec wszystkich koalicji.</translation>
    </message>
    <message>
        <source>Not loyal to any coalition yet.</source>
        <translation>Lojalność jeszcze nie wybrana.</translation>
    </message>
    <message>
        <source>Loyal to the {coalition_people}.</source>
        <translation>Lojalność wobec {coalition_people_gen}.</translation>
    </message>
    <message>
        <source>Influence by coalition: {counts}.</source>
        <translation>Wpływ według koalicji: {counts}.</translation>
    </message>
    <message>
        <source>Influence comes with loyalty.</source>
        <translation>Wpływ pojawi się wraz z lojalnością.</translation>
    </message>
    <message>
        <source>Influence {influence}: {parts}.</source>
        <translation>Wpływ {influence}: {parts}.</translation>
    </message>
    <message>
        <source>No gifts yet; they cost 2, 4 and 6 rupees.</source>
        <translation>Nie ma jeszcze darów; kosztują 2, 4 i 6 rupii.</translation>
    </message>
    <message>
        <source>Gifts for {costs}; they add {worth} to the influence.</source>
        <comment>numbers of rupees</comment>
        <translation>Dary za {costs}; wpływ z nich: {worth}.</translation>
    </message>
    <message>
        <source>No prizes.</source>
        <translation>Nie ma nagród.</translation>
    </message>
    <message>
        <source>Prizes: {cards}.</source>
        <translation>Nagrody: {cards}.</translation>
    </message>
    <message>
        <source>No card in the court.</source>
        <translation>Dwór jest pusty.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the court: {cards}; {limit} may stay.</source>
        <translation>
            <numerusform>Na dworze %n karta: {cards}; limit: {limit}.</numerusform>
            <numerusform>Na dworze %n karty: {cards}; limit: {limit}.</numerusform>
            <numerusform>Na dworze %n kart: {cards}; limit: {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can tax up to %n rupee(s) here.</source>
        <translation>
            <numerusform>Możesz tu ściągnąć w podatku do %n rupii.</numerusform>
            <numerusform>Możesz tu ściągnąć w podatku do %n rupii.</numerusform>
            <numerusform>Możesz tu ściągnąć w podatku do %n rupii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the court of {family_gen}, or close it</source>
        <translation>Pokaż dwór {family_gen} albo go zamknij</translation>
    </message>
    <message>
        <source>Keep an open court open</source>
        <translation>Nie zamykaj otwartego dworu</translation>
    </message>
    <message>
        <source>Favored suit</source>
        <translation>Uprzywilejowany kolor</translation>
    </message>
    <message numerus="yes">
        <source>Cards of this column cost %n rupee(s): {base}, doubled.</source>
        <translation>
            <numerusform>Karty w tej kolumnie kosztują %n rupię: {base}, podwojone.</numerusform>
            <numerusform>Karty w tej kolumnie kosztują %n rupie: {base}, podwojone.</numerusform>
            <numerusform>Karty w tej kolumnie kosztują %n rupii: {base}, podwojone.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards of this column cost %n rupee(s).</source>
        <translation>
            <numerusform>Karty w tej kolumnie kosztują %n rupię.</numerusform>
            <numerusform>Karty w tej kolumnie kosztują %n rupie.</numerusform>
            <numerusform>Karty w tej kolumnie kosztują %n rupii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on this card, for whoever buys it.</source>
        <translation>
            <numerusform>Na tej karcie leży %n rupia: dostanie ją kupujący.</numerusform>
            <numerusform>Na tej karcie leżą %n rupie: dostanie je kupujący.</numerusform>
            <numerusform>Na tej karcie leży %n rupii: dostanie je kupujący.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves at the end of this turn. {event}: {event_text}</source>
        <translation>Odejdzie na koniec tej tury. {event}: {event_text}</translation>
    </message>
    <message>
        <source>A check lies in the market: a second one is resolved at once.</source>
        <translation>Na rynku leży sprawdzenie: drugie nastąpi od razu.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>actions</comment>
        <translation>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
            <numerusform>jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) left · deck {cards}</source>
        <translation>
            <numerusform>Jeszcze %n sprawdzenie · talia {cards}</numerusform>
            <numerusform>Jeszcze %n sprawdzenia · talia {cards}</numerusform>
            <numerusform>Jeszcze %n sprawdzeń · talia {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>In force until the next check</source>
        <translation>Działa do następnego sprawdzenia</translation>
    </message>
    <message>
        <source>No event is in force</source>
        <translation>Żadne wydarzenie nie działa</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) left</source>
        <translation>
            <numerusform>%n sprawdzenie</numerusform>
            <numerusform>%n sprawdzenia</numerusform>
            <numerusform>%n sprawdzeń</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks of the {coalition_people_gen}: {play} on the map, {left} in the pool.</source>
        <translation>Klocki {coalition_people_gen}: {play} na mapie, {left} w zasobach.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Klocki</translation>
    </message>
    <message>
        <source>map</source>
        <comment>column of blocks</comment>
        <translation>mapa</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>column of blocks</comment>
        <translation>zasoby</translation>
    </message>
    <message>
        <source>needs a lead of {needed}</source>
        <translation>potrzeba przewagi {needed}</translation>
    </message>
    <message>
        <source>{coalition_people} lead by {lead}, {needed} needed</source>
        <translation>{coalition_people}: przewaga {lead}, potrzeba {needed}</translation>
    </message>
    <message>
        <source>Nobody leads, {needed} needed</source>
        <translation>Nikt nie prowadzi, potrzeba przewagi {needed}</translation>
    </message>
    <message>
        <source>{coalition_people} dominate with a lead of {lead}</source>
        <translation>{coalition_people} dominują, przewaga {lead}</translation>
    </message>
    <message>
        <source>Victory points: {points}.</source>
        <translation>Punkty zwycięstwa: {points}.</translation>
    </message>
</context>
<context>
    <name>PamirPicked</name>
    <message>
        <source>Your court will have {count} of {limit} cards: the surplus goes at the end of the turn</source>
        <translation>Na twoim dworze będzie kart: {count} przy limicie {limit}; nadmiar odejdzie na koniec tury</translation>
    </message>
    <message>
        <source>Your court will have {count} of {limit} cards</source>
        <translation>Na twoim dworze będzie kart: {count} z {limit}</translation>
    </message>
    <message>
        <source>{name}: at which end of your court?</source>
        <translation>{name}: na którym końcu dworu?</translation>
    </message>
    <message>
        <source>{name}: into your court?</source>
        <translation>{name}: na twój dwór?</translation>
    </message>
    <message>
        <source>{name}: choose an action</source>
        <translation>{name}: wybierz akcję</translation>
    </message>
    <message>
        <source>A bonus action: it costs none of your actions</source>
        <translation>Akcja dodatkowa: nie zużywa twoich akcji</translation>
    </message>
    <message>
        <source>It costs one action of {count}</source>
        <translation>Kosztuje jedną akcję z {count}</translation>
    </message>
    <message>
        <source>{name}: take it for free</source>
        <translation>{name}: weź za darmo</translation>
    </message>
    <message numerus="yes">
        <source>{name}: buy it for %n rupee(s)</source>
        <translation>
            <numerusform>{name}: kup za %n rupię</numerusform>
            <numerusform>{name}: kup za %n rupie</numerusform>
            <numerusform>{name}: kup za %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It happens at once; you will have %n rupee(s) left</source>
        <translation>
            <numerusform>Wydarzenie nastąpi od razu; będziesz mieć %n rupię</numerusform>
            <numerusform>Wydarzenie nastąpi od razu; będziesz mieć %n rupie</numerusform>
            <numerusform>Wydarzenie nastąpi od razu; będziesz mieć %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You will have %n rupee(s) left, and {count} of {limit} cards in your hand</source>
        <translation>
            <numerusform>Będziesz mieć %n rupię, a kart na ręce: {count} z {limit}</numerusform>
            <numerusform>Będziesz mieć %n rupie, a kart na ręce: {count} z {limit}</numerusform>
            <numerusform>Będziesz mieć %n rupii, a kart na ręce: {count} z {limit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n rupee(s)</source>
        <translation>
            <numerusform>do %n rupii</numerusform>
            <numerusform>do %n rupii</numerusform>
            <numerusform>do %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your hand</source>
        <translation>
            <numerusform>%n karta z ręki</numerusform>
            <numerusform>%n karty z ręki</numerusform>
            <numerusform>%n kart z ręki</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} as a bonus</source>
        <translation>w tym dodatkowo: {count}</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Kup</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a card</comment>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Wykorzystaj</translation>
    </message>
    <message>
        <source>The army {region_in}: where to?</source>
        <translation>Armia {region_in}: dokąd?</translation>
    </message>
    <message>
        <source>Your tribe {region_in}: where to?</source>
        <translation>Twoje plemię {region_in}: dokąd?</translation>
    </message>
    <message>
        <source>Your spy on {card}: to which card?</source>
        <translation>Twój szpieg na karcie {card}: na którą kartę?</translation>
    </message>
</context>
<context>
    <name>PamirQuestions</name>
    <message>
        <source>Declaration {place} of {places}; several players may choose the same</source>
        <translation>Deklaracja {place} z {places}; kilku graczy może wybrać tę samą</translation>
    </message>
    <message>
        <source>To which coalition are you loyal?</source>
        <translation>Której koalicji dochowujesz lojalności?</translation>
    </message>
    <message>
        <source>Nothing is left but to end your turn</source>
        <translation>Pozostaje tylko zakończyć turę</translation>
    </message>
    <message>
        <source>No action is left</source>
        <translation>Nie masz już akcji</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can still be used for a bonus action</source>
        <translation>
            <numerusform>Jeszcze %n kartę można wykorzystać do akcji dodatkowej</numerusform>
            <numerusform>Jeszcze %n karty można wykorzystać do akcji dodatkowych</numerusform>
            <numerusform>Jeszcze %n kart można wykorzystać do akcji dodatkowych</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy, play or use a card; using {suit_cards} costs no action</source>
        <translation>Kup, zagraj albo wykorzystaj kartę; {suit_cards} można wykorzystać bez zużycia akcji</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n action(s) left</source>
        <translation>
            <numerusform>Twoja tura: została %n akcja</numerusform>
            <numerusform>Twoja tura: zostały %n akcje</numerusform>
            <numerusform>Twoja tura: zostało %n akcji</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} wants to use {card} ({deed}): what bribe do you ask for?</source>
        <translation>{family} chcą wykorzystać kartę {card} ({deed}): jakiej łapówki zażądasz?</translation>
    </message>
    <message numerus="yes">
        <source>Your spies hold the card hostage: at most %n rupee(s)</source>
        <translation>
            <numerusform>Twoi szpiedzy trzymają kartę jako zakładnika: do %n rupii</numerusform>
            <numerusform>Twoi szpiedzy trzymają kartę jako zakładnika: do %n rupii</numerusform>
            <numerusform>Twoi szpiedzy trzymają kartę jako zakładnika: do %n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} wants to play {card}: what bribe do you ask for?</source>
        <translation>{family} chcą zagrać kartę {card}: jakiej łapówki zażądasz?</translation>
    </message>
    <message numerus="yes">
        <source>You rule {region}: at most %n rupee(s)</source>
        <translation>
            <numerusform>Władasz {region_ins}: do %n rupii</numerusform>
            <numerusform>Władasz {region_ins}: do %n rupii</numerusform>
            <numerusform>Władasz {region_ins}: do %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} asks for %n rupee(s): do you pay?</source>
        <translation>
            <numerusform>{family} żądają %n rupii: zapłacisz?</numerusform>
            <numerusform>{family} żądają %n rupii: zapłacisz?</numerusform>
            <numerusform>{family} żądają %n rupii: zapłacisz?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For playing {card}; you have %n rupee(s)</source>
        <translation>
            <numerusform>Za zagranie karty {card}; masz %n rupię</numerusform>
            <numerusform>Za zagranie karty {card}; masz %n rupie</numerusform>
            <numerusform>Za zagranie karty {card}; masz %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For using {card} ({deed}, which costs {cost}); you have %n rupee(s)</source>
        <translation>
            <numerusform>Za wykorzystanie karty {card} ({deed}, kosztuje {cost}); masz %n rupię</numerusform>
            <numerusform>Za wykorzystanie karty {card} ({deed}, kosztuje {cost}); masz %n rupie</numerusform>
            <numerusform>Za wykorzystanie karty {card} ({deed}, kosztuje {cost}); masz %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For using {card} ({deed}); you have %n rupee(s)</source>
        <translation>
            <numerusform>Za wykorzystanie karty {card} ({deed}); masz %n rupię</numerusform>
            <numerusform>Za wykorzystanie karty {card} ({deed}); masz %n rupie</numerusform>
            <numerusform>Za wykorzystanie karty {card} ({deed}); masz %n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>On which border of {region_gen} does the road go?</source>
        <translation>Na której granicy {region_gen} powstanie droga?</translation>
    </message>
    <message>
        <source>Road {number} of {count}</source>
        <translation>Droga {number} z {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) left in the supply</source>
        <translation>
            <numerusform>w zasobach %n klocek</numerusform>
            <numerusform>w zasobach %n klocki</numerusform>
            <numerusform>w zasobach %n klocków</numerusform>
        </translation>
    </message>
    <message>
        <source>On which court card of {region_gen} does the spy go?</source>
        <translation>Na której karcie {region_gen} stanie szpieg?</translation>
    </message>
    <message>
        <source>Spy {number} of {count}</source>
        <translation>Szpieg {number} z {count}</translation>
    </message>
    <message>
        <source>any court will do</source>
        <translation>na dowolnym dworze</translation>
    </message>
    <message>
        <source>No block of your coalition is left: where do you take one from?</source>
        <translation>W zasobach nie ma klocków twojej koalicji: skąd bierzesz klocek?</translation>
    </message>
    <message>
        <source>Your supply is empty: where do you take a cylinder from?</source>
        <translation>Twoje zasoby są puste: skąd bierzesz walec?</translation>
    </message>
    <message>
        <source>You build with it</source>
        <translation>Posłuży do budowy</translation>
    </message>
    <message>
        <source>It becomes a spy</source>
        <translation>Stanie się szpiegiem</translation>
    </message>
    <message>
        <source>It becomes a gift</source>
        <translation>Stanie się darem</translation>
    </message>
    <message>
        <source>It becomes a road on a border of {region_gen}</source>
        <translation>Stanie się drogą na granicy {region_gen}</translation>
    </message>
    <message>
        <source>It becomes an army {region_in}</source>
        <translation>Stanie się armią {region_in}</translation>
    </message>
    <message>
        <source>It becomes a tribe {region_in}</source>
        <translation>Stanie się plemieniem {region_in}</translation>
    </message>
    <message>
        <source>It becomes a spy on a card of {region_gen}</source>
        <translation>Stanie się szpiegiem na karcie {region_gen}</translation>
    </message>
    <message>
        <source>Blackmail: on which card do you place a spy?</source>
        <translation>Szantaż: na której karcie umieścisz szpiega?</translation>
    </message>
    <message>
        <source>There must be no spy on it yet</source>
        <translation>Nie może na niej być szpiegów</translation>
    </message>
    <message>
        <source>Where does block {number} go?</source>
        <translation>Gdzie umieścisz klocek {number}?</translation>
    </message>
    <message numerus="yes">
        <source>you have %n rupee(s)</source>
        <translation>
            <numerusform>masz %n rupię</numerusform>
            <numerusform>masz %n rupie</numerusform>
            <numerusform>masz %n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>{cost} rupees each, up to {most} blocks</source>
        <translation>Każdy za {cost} rupie, do {most} klocków</translation>
    </message>
    <message>
        <source>This one costs nothing more</source>
        <translation>Za ten nic nie płacisz</translation>
    </message>
    <message>
        <source>{cost} rupees for two, up to {most} blocks</source>
        <translation>{cost} rupie za dwa, do {most} klocków</translation>
    </message>
    <message>
        <source>Where does the free block go?</source>
        <translation>Gdzie umieścisz darmowy klocek?</translation>
    </message>
    <message>
        <source>Each is worth one influence</source>
        <translation>Każdy daje jeden punkt wpływu</translation>
    </message>
    <message>
        <source>Each is worth two influence</source>
        <translation>Każdy daje dwa punkty wpływu</translation>
    </message>
    <message>
        <source>Which gift do you buy?</source>
        <translation>Który dar składasz?</translation>
    </message>
    <message numerus="yes">
        <source>Tax: you may take %n rupee(s); where from?</source>
        <translation>
            <numerusform>Podatek: możesz wziąć %n rupię; skąd?</numerusform>
            <numerusform>Podatek: możesz wziąć %n rupie; skąd?</numerusform>
            <numerusform>Podatek: możesz wziąć %n rupii; skąd?</numerusform>
        </translation>
    </message>
    <message>
        <source>From market cards, or from players with cards of regions that you rule</source>
        <translation>Z kart rynku albo od graczy z kartami regionów, którymi władasz</translation>
    </message>
    <message>
        <source>Armies need roads of their coalition; spies go to the next card</source>
        <translation>Armie potrzebują dróg swojej koalicji; szpieg idzie na sąsiednią kartę</translation>
    </message>
    <message>
        <source>Your armies need no roads; spies go to the next card</source>
        <translation>Twoje armie nie potrzebują dróg; szpieg idzie na sąsiednią kartę</translation>
    </message>
    <message numerus="yes">
        <source>Move: %n step(s) left</source>
        <translation>
            <numerusform>Ruch: został %n krok</numerusform>
            <numerusform>Ruch: zostały %n kroki</numerusform>
            <numerusform>Ruch: zostało %n kroków</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card do you betray?</source>
        <translation>Którą kartę zdradzasz?</translation>
    </message>
    <message>
        <source>It goes with all spies on it; the 2 rupees are paid</source>
        <translation>Odejdzie ze wszystkimi szpiegami, którzy na niej są; 2 rupie są już zapłacone</translation>
    </message>
    <message>
        <source>It is worth one influence</source>
        <translation>Daje jeden punkt wpływu</translation>
    </message>
    <message>
        <source>You would change sides and join the {coalition_people}</source>
        <translation>Zmienisz stronę i przejdziesz do {coalition_people_gen}</translation>
    </message>
    <message>
        <source>{card}: do you take this prize?</source>
        <translation>{card}: bierzesz tę nagrodę?</translation>
    </message>
    <message>
        <source>{card}: where is the battle?</source>
        <translation>{card}: gdzie będzie bitwa?</translation>
    </message>
    <message numerus="yes">
        <source>You remove at most %n piece(s), and no more than you have armies or spies there</source>
        <translation>
            <numerusform>Usuniesz najwyżej %n element i nie więcej, niż masz tam armii lub szpiegów</numerusform>
            <numerusform>Usuniesz najwyżej %n elementy i nie więcej, niż masz tam armii lub szpiegów</numerusform>
            <numerusform>Usuniesz najwyżej %n elementów i nie więcej, niż masz tam armii lub szpiegów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: you may remove %n piece(s); which?</source>
        <translation>
            <numerusform>Bitwa: możesz usunąć %n element; który?</numerusform>
            <numerusform>Bitwa: możesz usunąć %n elementy; który najpierw?</numerusform>
            <numerusform>Bitwa: możesz usunąć %n elementów; który najpierw?</numerusform>
        </translation>
    </message>
    <message>
        <source>From this card: {card}</source>
        <translation>Z karty {card}</translation>
    </message>
    <message>
        <source>Region: {region}, with its borders</source>
        <translation>Region: {region}, razem z granicami</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) can still be sheltered</source>
        <translation>
            <numerusform>Ukryć można jeszcze %n szpiega</numerusform>
            <numerusform>Ukryć można jeszcze %n szpiegów</numerusform>
            <numerusform>Ukryć można jeszcze %n szpiegów</numerusform>
        </translation>
    </message>
    <message>
        <source>Your spy was removed: does it go to a Safe House?</source>
        <translation>Twój szpieg został usunięty: ukryć go w lokalu konspiracyjnym?</translation>
    </message>
    <message numerus="yes">
        <source>Limit {limit}: three, and %n political star(s)</source>
        <translation>
            <numerusform>Limit {limit}: trzy i %n gwiazdka polityczna</numerusform>
            <numerusform>Limit {limit}: trzy i %n gwiazdki polityczne</numerusform>
            <numerusform>Limit {limit}: trzy i %n gwiazdek politycznych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your court has %n card(s) too many: which one do you discard?</source>
        <translation>
            <numerusform>Na twoim dworze jest o %n kartę za dużo: która odejdzie?</numerusform>
            <numerusform>Na twoim dworze jest o %n karty za dużo: która odejdzie?</numerusform>
            <numerusform>Na twoim dworze jest o %n kart za dużo: która odejdzie?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limit {limit}: two, and %n intelligence star(s)</source>
        <translation>
            <numerusform>Limit {limit}: dwie i %n gwiazdka wywiadowcza</numerusform>
            <numerusform>Limit {limit}: dwie i %n gwiazdki wywiadowcze</numerusform>
            <numerusform>Limit {limit}: dwie i %n gwiazdek wywiadowczych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s) too many: which one do you discard?</source>
        <translation>
            <numerusform>Na ręce masz o %n kartę za dużo: która odejdzie?</numerusform>
            <numerusform>Na ręce masz o %n karty za dużo: która odejdzie?</numerusform>
            <numerusform>Na ręce masz o %n kart za dużo: która odejdzie?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot pay %n rupee(s) of your debt: which card do you give up for it?</source>
        <translation>
            <numerusform>Do spłaty długu brakuje %n rupii: którą kartę oddasz?</numerusform>
            <numerusform>Do spłaty długu brakuje %n rupii: którą kartę oddasz?</numerusform>
            <numerusform>Do spłaty długu brakuje %n rupii: którą kartę oddasz?</numerusform>
        </translation>
    </message>
    <message>
        <source>Each card pays one rupee</source>
        <translation>Każda karta zastępuje jedną rupię</translation>
    </message>
    <message>
        <source>You change sides: which patriot goes first?</source>
        <translation>Zmieniasz stronę: który patriota odejdzie pierwszy?</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n patriot(s) and cannot pay back all leverage</source>
        <translation>
            <numerusform>Tracisz %n patriotę i nie spłacisz wszystkich dźwigni</numerusform>
            <numerusform>Tracisz %n patriotów i nie spłacisz wszystkich dźwigni</numerusform>
            <numerusform>Tracisz %n patriotów i nie spłacisz wszystkich dźwigni</numerusform>
        </translation>
    </message>
    <message>
        <source>{event}: which card of your hand do you discard?</source>
        <translation>{event}: którą kartę z ręki odrzucisz?</translation>
    </message>
    <message>
        <source>Every player discards one</source>
        <translation>Każdy gracz odrzuca jedną</translation>
    </message>
    <message>
        <source>Who is the rumor about?</source>
        <translation>O kim jest plotka?</translation>
    </message>
    <message>
        <source>That player’s patriots give no influence until the next check is over</source>
        <translation>Patrioci tego gracza nie dają wpływu do końca następnego sprawdzenia</translation>
    </message>
    <message>
        <source>Who do you swap hands with?</source>
        <translation>Z kim zamieniasz się kartami z ręki?</translation>
    </message>
    <message numerus="yes">
        <source>You give %n card(s)</source>
        <translation>
            <numerusform>Oddajesz %n kartę</numerusform>
            <numerusform>Oddajesz %n karty</numerusform>
            <numerusform>Oddajesz %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Which suit is favored until the next Dominance Check?</source>
        <translation>Który kolor będzie uprzywilejowany do następnego sprawdzenia dominacji?</translation>
    </message>
    <message>
        <source>Icons and events do not change it until then</source>
        <translation>Do tego czasu nie zmieniają go ani symbole, ani wydarzenia</translation>
    </message>
    <message>
        <source>{event}: which region is cleared?</source>
        <translation>{event}: który region opróżnisz?</translation>
    </message>
    <message>
        <source>All tribes and armies go; roads stay</source>
        <translation>Wszystkie plemiona i armie odejdą; drogi zostaną</translation>
    </message>
</context>
<context>
    <name>PamirReasons</name>
    <message>
        <source>Wakhan turns over card {number}: her arrows point at column {column} and {arrow}; her pragmatic loyalty is with the {coalition_people}.</source>
        <extracomment>columns are counted by what their cards cost, from 0; {arrow} is &quot;at the top&quot; or &quot;at the bottom&quot;</extracomment>
        <translation>Wachan odsłania kartę {number}: strzałki wskazują kolumnę {column} i {arrow}; pragmatycznie stoi po stronie {coalition_people_gen}.</translation>
    </message>
    <message>
        <source>No card lies below it: all her cards are shuffled, and she draws again.</source>
        <translation>Pod nią nie ma już kart: Wachan tasuje wszystkie swoje karty i bierze ponownie.</translation>
    </message>
    <message>
        <source>Card {number}, line {place}: {line}</source>
        <extracomment>{line} is a whole sentence: &quot;Wakhan battles.&quot;</extracomment>
        <translation>Karta {number}, wiersz {place}. {line}</translation>
    </message>
    <message>
        <source>That is not possible: no card of her court has the action “{action}”.</source>
        <translation>To niemożliwe: żadna karta dworu Wachana nie ma akcji „{action}”.</translation>
    </message>
    <message>
        <source>That is not possible: all her cards with the action “{action}” are used.</source>
        <translation>To niemożliwe: wszystkie karty z akcją „{action}” są już użyte.</translation>
    </message>
    <message>
        <source>That is not possible: she cannot pay for the action “{action}”.</source>
        <translation>To niemożliwe: na akcję „{action}” brakuje rupii.</translation>
    </message>
    <message>
        <source>That is not possible: there is no region where she has pieces to fight with and enemies to fight.</source>
        <translation>To niemożliwe: nigdzie figury walczące za Wachana nie stoją obok wroga.</translation>
    </message>
    <message>
        <source>That is not possible: no card has both a spy of hers and an enemy’s.</source>
        <translation>To niemożliwe: na żadnej karcie szpieg Wachana nie stoi obok wrogiego.</translation>
    </message>
    <message>
        <source>That is not possible: no spy of hers is on a card that she would betray.</source>
        <translation>To niemożliwe: żaden szpieg Wachana nie stoi na karcie, którą warto by zdradzić.</translation>
    </message>
    <message>
        <source>That is not possible: there is no region where she could build.</source>
        <translation>To niemożliwe: nie ma regionu, w którym Wachan mógłby budować.</translation>
    </message>
    <message>
        <source>That is not possible: no army of hers can leave for a region where it is wanted.</source>
        <translation>To niemożliwe: żadna jego armia nie może odejść tam, gdzie jest potrzebna.</translation>
    </message>
    <message>
        <source>That is not possible: there is nothing to tax.</source>
        <translation>To niemożliwe: nie ma od kogo ani z czego wziąć podatku.</translation>
    </message>
    <message>
        <source>That is not possible: the market has no such card that she can pay for.</source>
        <translation>To niemożliwe: na rynku nie ma takiej karty, na którą starczy rupii.</translation>
    </message>
    <message>
        <source>That is not possible: its condition is not met, or the market has no such card that she can pay for.</source>
        <translation>To niemożliwe: warunek nie jest spełniony albo na rynku nie ma takiej karty, na którą starczy rupii.</translation>
    </message>
    <message>
        <source>Both of her actions are spent: only bonus actions are left.</source>
        <translation>Obie akcje są wykorzystane: zostały tylko dodatkowe.</translation>
    </message>
    <message>
        <source>Three lines in a row were not possible: only bonus actions are left.</source>
        <translation>Trzy wiersze z rzędu okazały się niemożliwe: zostały tylko akcje dodatkowe.</translation>
    </message>
    <message>
        <source>{card} has a bonus action: the leftmost icon that can be done is {action}.</source>
        <extracomment>{action} is the name of an action</extracomment>
        <translation>Karta {card} ma akcję dodatkową, pierwszą od lewej z możliwych: {action}.</translation>
    </message>
    <message>
        <source>Blackmail: of the cards of {region_gen} without spies she chooses {card} for a spy, since {priority}.</source>
        <extracomment>{priority} is a clause about the card, here and below: &quot;it is the only one&quot;</extracomment>
        <translation>Szantaż: z kart {region_gen} bez szpiegów Wachan wybiera dla szpiega kartę {card}, bo {priority}.</translation>
    </message>
    <message numerus="yes">
        <source>She buys {card}: it brings her %n victory point(s), more than anyone else.</source>
        <translation>
            <numerusform>Wachan kupuje kartę {card}: przyniesie mu ona %n punkt zwycięstwa, więcej niż komukolwiek.</numerusform>
            <numerusform>Wachan kupuje kartę {card}: przyniesie mu ona %n punkty zwycięstwa, więcej niż komukolwiek.</numerusform>
            <numerusform>Wachan kupuje kartę {card}: przyniesie mu ona %n punktów zwycięstwa, więcej niż komukolwiek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>She buys {card}: it brings her %n victory point(s), and she wins the game with it.</source>
        <translation>
            <numerusform>Wachan kupuje kartę {card}: przyniesie mu ona %n punkt zwycięstwa i wygra on grę.</numerusform>
            <numerusform>Wachan kupuje kartę {card}: przyniesie mu ona %n punkty zwycięstwa i wygra on grę.</numerusform>
            <numerusform>Wachan kupuje kartę {card}: przyniesie mu ona %n punktów zwycięstwa i wygra on grę.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Dominance Check is near: {card} is the cheapest patriot of the dominant {coalition_people}.</source>
        <translation>Zbliża się sprawdzenie dominacji, a dominuje {coalition}: karta {card} to jej najtańszy patriota.</translation>
    </message>
    <message>
        <source>A Dominance Check is near and the {coalition_people} are dominant: {card} is the cheapest card with the most armies and roads ({count}).</source>
        <translation>Zbliża się sprawdzenie dominacji, a dominuje {coalition}: karta {card} jest najtańsza z tych, które mają najwięcej armii i dróg ({count}).</translation>
    </message>
    <message>
        <source>A Dominance Check is near and the {coalition_people} are dominant, but no card has an army or a road: {card} is the cheapest.</source>
        <translation>Zbliża się sprawdzenie dominacji, a dominuje {coalition}, ale żadna karta nie ma ani armii, ani drogi: karta {card} jest najtańsza.</translation>
    </message>
    <message>
        <source>A Dominance Check is near and nobody is dominant: {card} is the cheapest card with the most tribes and spies ({count}).</source>
        <translation>Zbliża się sprawdzenie dominacji, a nikt nie dominuje: karta {card} jest najtańsza z tych, które mają najwięcej plemion i szpiegów ({count}).</translation>
    </message>
    <message>
        <source>A Dominance Check is near, nobody is dominant and no card has a tribe or a spy: {card} is the cheapest.</source>
        <translation>Zbliża się sprawdzenie dominacji, nikt nie dominuje i żadna karta nie ma ani plemienia, ani szpiega: karta {card} jest najtańsza.</translation>
    </message>
    <message>
        <source>A Dominance Check is near, nobody is dominant and no card has a tribe or a spy: {card} brings her the most rupees ({count}).</source>
        <translation>Zbliża się sprawdzenie dominacji, nikt nie dominuje i żadna karta nie ma ani plemienia, ani szpiega: karta {card} przyniesie najwięcej rupii ({count}).</translation>
    </message>
    <message>
        <source>Her arrows point at column {start} in {row}: {card} in column {column} is the first valid card.</source>
        <extracomment>{row} is &quot;the upper row&quot; or &quot;the lower row&quot;</extracomment>
        <translation>Strzałki wskazują kolumnę {start} i {row}: karta {card} w kolumnie {column} jest pierwszą odpowiednią.</translation>
    </message>
    <message>
        <source>Where her arrows point no card is valid; from column {start} on in {row}, {card} in column {column} is the first.</source>
        <translation>Tam, gdzie wskazują strzałki, nie ma odpowiedniej karty; sprawdzany jest {row}, począwszy od kolumny {start}: pierwsza jest karta {card} w kolumnie {column}.</translation>
    </message>
    <message>
        <source>{card} is cheaper than {other_card}, of the same suit and at least its rank: she takes that instead.</source>
        <translation>Karta {card} jest tańsza niż {other_card}, tego samego koloru i co najmniej tej samej rangi: Wachan bierze ją.</translation>
    </message>
    <message numerus="yes">
        <source>Her line asks for {card}, at %n rupee(s).</source>
        <translation>
            <numerusform>Temu wierszowi odpowiada karta {card} za %n rupię.</numerusform>
            <numerusform>Temu wierszowi odpowiada karta {card} za %n rupie.</numerusform>
            <numerusform>Temu wierszowi odpowiada karta {card} za %n rupii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {card} she pays {family} the full bribe of %n rupee(s).</source>
        <translation>
            <numerusform>Za kartę {card} Wachan płaci {family_dat} całą łapówkę: %n rupię.</numerusform>
            <numerusform>Za kartę {card} Wachan płaci {family_dat} całą łapówkę: %n rupie.</numerusform>
            <numerusform>Za kartę {card} Wachan płaci {family_dat} całą łapówkę: %n rupii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {card} she owes {family} a bribe of %n rupee(s), which she does not have: it is discarded.</source>
        <translation>
            <numerusform>Za kartę {card} Wachan musi dać {family_dat} jako łapówkę %n rupię, a tyle nie ma: karta zostaje odrzucona.</numerusform>
            <numerusform>Za kartę {card} Wachan musi dać {family_dat} jako łapówkę %n rupie, a tyle nie ma: karta zostaje odrzucona.</numerusform>
            <numerusform>Za kartę {card} Wachan musi dać {family_dat} jako łapówkę %n rupii, a tyle nie ma: karta zostaje odrzucona.</numerusform>
        </translation>
    </message>
    <message>
        <source>The red arrow says where she plays {card}: at the {side} end of her court.</source>
        <extracomment>{side} is &quot;left&quot; or &quot;right&quot;</extracomment>
        <translation>Czerwona strzałka wskazuje, na który koniec dworu Wachan zagrywa kartę {card}: {side}.</translation>
    </message>
    <message>
        <source>Of the cards of {region_gen} where she does not have the most spies she chooses {card}, since {priority}.</source>
        <translation>Z kart {region_gen}, na których Wachan nie ma najwięcej szpiegów, wybiera on kartę {card}, bo {priority}.</translation>
    </message>
    <message>
        <source>She has the most spies on all cards of {region_gen}; of these she chooses {card}, since {priority}.</source>
        <translation>Na wszystkich kartach {region_gen} najwięcej szpiegów ma Wachan; z nich wybiera on kartę {card}, bo {priority}.</translation>
    </message>
    <message>
        <source>No block of the {coalition_people} is left: by the list of her card she takes an army {region_from}.</source>
        <translation>Klocków {coalition_people_gen} już nie ma: według listy swojej karty Wachan bierze armię {region_from}.</translation>
    </message>
    <message>
        <source>No block of the {coalition_people} is left: by the list of her card she takes the road {border}.</source>
        <translation>Klocków {coalition_people_gen} już nie ma: według listy swojej karty Wachan bierze drogę {border}.</translation>
    </message>
    <message>
        <source>No block of the {coalition_people} is left, and none on the map can be taken: nothing is placed.</source>
        <translation>Klocków {coalition_people_gen} już nie ma, a z mapy nie można żadnego wziąć: nic nie zostaje umieszczone.</translation>
    </message>
    <message>
        <source>None of her cylinders is left: she takes a tribe {region_from}.</source>
        <translation>Wachan nie ma już walców: bierze plemię {region_from}.</translation>
    </message>
    <message>
        <source>None of her cylinders is left: she takes a spy from {card}.</source>
        <translation>Wachan nie ma już walców: bierze szpiega z karty {card}.</translation>
    </message>
    <message>
        <source>None of her cylinders is left, and none in play can be taken: nothing is placed.</source>
        <translation>Wachan nie ma już walców i nie można żadnego wziąć: nic nie zostaje umieszczone.</translation>
    </message>
    <message>
        <source>A card that was swapped to her is played at once: {card}.</source>
        <translation>Karta otrzymana przy zamianie jest od razu zagrywana: {card}.</translation>
    </message>
    <message>
        <source>Of her unused cards with the action “{action}” that she can pay for she chooses {card}, since {priority}.</source>
        <extracomment>{action} is the name of an action</extracomment>
        <translation>Z nieużytych kart z akcją „{action}”, za którą może zapłacić, Wachan wybiera kartę {card}, bo {priority}.</translation>
    </message>
    <message numerus="yes">
        <source>She taxes players first, the richest first: %n rupee(s) from {family}.</source>
        <translation>
            <numerusform>Wachan pobiera podatek najpierw od graczy, począwszy od najbogatszych: %n rupia od {family_gen}.</numerusform>
            <numerusform>Wachan pobiera podatek najpierw od graczy, począwszy od najbogatszych: %n rupie od {family_gen}.</numerusform>
            <numerusform>Wachan pobiera podatek najpierw od graczy, począwszy od najbogatszych: %n rupii od {family_gen}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the market she takes %n rupee(s) on {card}.</source>
        <translation>
            <numerusform>Z rynku Wachan bierze %n rupię z karty {card}.</numerusform>
            <numerusform>Z rynku Wachan bierze %n rupie z karty {card}.</numerusform>
            <numerusform>Z rynku Wachan bierze %n rupii z karty {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest free gift costs %n rupee(s).</source>
        <translation>
            <numerusform>Najtańszy wolny dar kosztuje %n rupię.</numerusform>
            <numerusform>Najtańszy wolny dar kosztuje %n rupie.</numerusform>
            <numerusform>Najtańszy wolny dar kosztuje %n rupii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{region} is the first region of her list that she rules: up to %n {army_plural} there.</source>
        <translation>
            <numerusform>{region} to pierwszy region z listy Wachana, którym włada; staną tam {army_plural}, najwyżej %n.</numerusform>
            <numerusform>{region} to pierwszy region z listy Wachana, którym włada; staną tam {army_plural}, najwyżej %n.</numerusform>
            <numerusform>{region} to pierwszy region z listy Wachana, którym włada; staną tam {army_plural}, najwyżej %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Infrastructure gives her one more: {army} {region_in}.</source>
        <translation>Infrastruktura daje jeszcze jeden klocek: {army} {region_in}.</translation>
    </message>
    <message>
        <source>Of the cards with a prize and a spy of hers she chooses {card}, since {priority}.</source>
        <translation>Z kart z nagrodą i swoim szpiegiem Wachan wybiera kartę {card}, bo {priority}.</translation>
    </message>
    <message>
        <source>She always takes the prize: {card} {coalition_as_prize}.</source>
        <translation>Wachan zawsze bierze nagrodę: kartę {card} {coalition_as_prize}.</translation>
    </message>
    <message>
        <source>{region} is the first region of her list where she has pieces to fight with (usually {army_plural}) and enemies to fight.</source>
        <translation>{region} to pierwszy region z listy Wachana, w którym walczący za niego, zwykle {army_plural}, spotykają wrogów.</translation>
    </message>
    <message>
        <source>There is no region to fight in. Of the cards with a spy of hers and of an enemy she chooses {card}, since {priority}.</source>
        <translation>W żadnym regionie nie ma z kim walczyć. Z kart ze swoim i wrogim szpiegiem Wachan wybiera kartę {card}, bo {priority}.</translation>
    </message>
    <message>
        <source>Of the cards with a spy of hers, one of an enemy and the most spies in all ({count}) she chooses {card}, since {priority}.</source>
        <translation>Z kart ze swoim i wrogim szpiegiem, na których szpiegów jest najwięcej ({count}), Wachan wybiera kartę {card}, bo {priority}.</translation>
    </message>
    <message>
        <source>An army goes {from_region_from} {to_region_to}, where an opponent has a tribe and tribes outnumber such armies.</source>
        <translation>Armia idzie {from_region_from} {to_region_to}, gdzie stoi obce plemię, a plemion jest razem więcej niż takich armii.</translation>
    </message>
    <message>
        <source>A tribe goes {from_region_from} {to_region_to}, where an opponent has a tribe and tribes outnumber her armies.</source>
        <translation>Plemię idzie {from_region_from} {to_region_to}, gdzie stoi obce plemię, a plemion jest razem więcej niż armii Wachana.</translation>
    </message>
    <message>
        <source>No army can move: an idle spy goes from {from_card}, of the lowest priority, to {to_card}, the best beside it.</source>
        <translation>Żadna armia nie może iść: wolny szpieg przechodzi z najmniej ważnej karty {from_card} na najlepszą z sąsiednich, {to_card}.</translation>
    </message>
    <message>
        <source>She always uses a Safe House: the spy goes onto {card}.</source>
        <translation>Wachan zawsze korzysta z lokalu konspiracyjnego: szpieg trafia na kartę {card}.</translation>
    </message>
    <message>
        <source>Her court is too large. Of its cards she gives up {card}, since {given_up}.</source>
        <translation>Dwór Wachana jest za duży. Odrzuca on kartę {card}, bo {given_up}.</translation>
    </message>
    <message>
        <source>The red arrow says who it is about: {family}.</source>
        <translation>Czerwona strzałka wskazuje, o kim jest plotka: {family}.</translation>
    </message>
    <message>
        <source>The red arrow says who she swaps hands with: {family}.</source>
        <translation>Czerwona strzałka wskazuje, z kim Wachan zamienia się kartami: {family}.</translation>
    </message>
    <message>
        <source>She leaves the {suit} favored.</source>
        <translation>Wachan pozostawia {suit_acc} uprzywilejowanym.</translation>
    </message>
    <message>
        <source>{region} is the first region of her list.</source>
        <translation>{region} to pierwszy region z listy Wachana.</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>górę</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>dół</translation>
    </message>
    <message>
        <source>the upper row</source>
        <translation>górny rząd</translation>
    </message>
    <message>
        <source>the lower row</source>
        <translation>dolny rząd</translation>
    </message>
    <message>
        <source>left</source>
        <comment>end of a court</comment>
        <translation>lewy</translation>
    </message>
    <message>
        <source>right</source>
        <comment>end of a court</comment>
        <translation>prawy</translation>
    </message>
    <message>
        <source>it is the only one</source>
        <translation>jest jedyna</translation>
    </message>
    <message>
        <source>it lies with an opponent</source>
        <translation>leży u rywala</translation>
    </message>
    <message>
        <source>it is of the favored suit</source>
        <translation>ma uprzywilejowany kolor</translation>
    </message>
    <message>
        <source>it is a patriot of the dominant coalition</source>
        <translation>jest patriotą dominującej koalicji</translation>
    </message>
    <message>
        <source>it has a prize of the dominant coalition</source>
        <translation>ma nagrodę dominującej koalicji</translation>
    </message>
    <message>
        <source>it is a patriot</source>
        <translation>jest patriotą</translation>
    </message>
    <message>
        <source>it has leverage</source>
        <translation>ma dźwignię</translation>
    </message>
    <message>
        <source>it has the highest rank</source>
        <translation>ma najwyższą rangę</translation>
    </message>
    <message>
        <source>it has the highest number</source>
        <translation>ma najwyższy numer</translation>
    </message>
    <message>
        <source>it is not political</source>
        <translation>nie jest polityczna</translation>
    </message>
    <message>
        <source>it is not a patriot</source>
        <translation>nie jest patriotą</translation>
    </message>
    <message>
        <source>it has no leverage</source>
        <translation>nie ma dźwigni</translation>
    </message>
    <message>
        <source>it has the largest surplus of other players’ spies over hers</source>
        <translation>ma największą przewagę obcych szpiegów</translation>
    </message>
    <message>
        <source>it has the fewest spies</source>
        <translation>ma najmniej szpiegów</translation>
    </message>
    <message>
        <source>it has the lowest rank</source>
        <translation>ma najniższą rangę</translation>
    </message>
    <message>
        <source>it is not of the favored suit</source>
        <translation>nie ma uprzywilejowanego koloru</translation>
    </message>
    <message>
        <source>it has the lowest number</source>
        <translation>ma najniższy numer</translation>
    </message>
</context>
<context>
    <name>PamirRefusals</name>
    <message>
        <source>{family} decides now.</source>
        <translation>Teraz decydują {family}.</translation>
    </message>
    <message>
        <source>{card} cannot be bought.</source>
        <translation>Karty {card} nie można kupić.</translation>
    </message>
    <message>
        <source>{card} got a rupee this turn: you can buy it next turn.</source>
        <translation>W tej turze na kartę {card} położono rupię: możesz ją kupić w następnej.</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {cost}; you have %n rupee(s).</source>
        <translation>
            <numerusform>Karta {card} kosztuje {cost}; masz %n rupię.</numerusform>
            <numerusform>Karta {card} kosztuje {cost}; masz %n rupie.</numerusform>
            <numerusform>Karta {card} kosztuje {cost}; masz %n rupii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards are played at the left or right end of your court.</source>
        <translation>Karty zagrywa się na lewy albo prawy koniec twojego dworu.</translation>
    </message>
    <message>
        <source>{card} does not have this action: {what}.</source>
        <translation>Karta {card} nie ma akcji: {what}.</translation>
    </message>
    <message>
        <source>{card} was used this turn.</source>
        <translation>Karta {card} była już wykorzystana w tej turze.</translation>
    </message>
    <message numerus="yes">
        <source>This costs 2 rupees; you have %n rupee(s).</source>
        <translation>
            <numerusform>To kosztuje 2 rupie; masz %n rupię.</numerusform>
            <numerusform>To kosztuje 2 rupie; masz %n rupie.</numerusform>
            <numerusform>To kosztuje 2 rupie; masz %n rupii.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your gift spaces are filled.</source>
        <translation>Wszystkie twoje pola darów są zajęte.</translation>
    </message>
    <message>
        <source>You rule no region to build in.</source>
        <translation>Nie władasz żadnym regionem, w którym można budować.</translation>
    </message>
    <message>
        <source>There is no card with a spy of yours that can be betrayed.</source>
        <translation>Nie ma karty z twoim szpiegiem, którą można zdradzić.</translation>
    </message>
    <message>
        <source>There are no rupees that you could take.</source>
        <translation>Nie ma rupii, które można wziąć.</translation>
    </message>
    <message>
        <source>Neither an army nor a spy of yours can move.</source>
        <translation>Nie może się ruszyć żadna twoja armia ani żaden szpieg.</translation>
    </message>
    <message>
        <source>You have no piece left for it.</source>
        <translation>Nie masz już do tego żadnego elementu.</translation>
    </message>
    <message>
        <source>There is no battle that you could fight.</source>
        <translation>Nie masz gdzie stoczyć bitwy.</translation>
    </message>
    <message>
        <source>No action is left; only bonus actions and the end of the turn.</source>
        <translation>Nie masz już akcji; pozostały tylko akcje dodatkowe i koniec tury.</translation>
    </message>
    <message>
        <source>You have given up this action with {card}: do something else first.</source>
        <translation>Ta akcja karty {card} nie doszła do skutku: najpierw zrób coś innego.</translation>
    </message>
    <message>
        <source>{card} is not in the market.</source>
        <translation>Karty {card} nie ma na rynku.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>Nie masz na ręce karty {card}.</translation>
    </message>
    <message>
        <source>{card} is not in your court.</source>
        <translation>Na twoim dworze nie ma karty {card}.</translation>
    </message>
    <message>
        <source>{card} is in no court.</source>
        <translation>Karty {card} nie ma na żadnym dworze.</translation>
    </message>
    <message>
        <source>You have no spy on {card}.</source>
        <translation>Na karcie {card} nie masz szpiega.</translation>
    </message>
    <message numerus="yes">
        <source>You can ask for at most %n rupee(s).</source>
        <translation>
            <numerusform>Możesz zażądać najwyżej %n rupii.</numerusform>
            <numerusform>Możesz zażądać najwyżej %n rupii.</numerusform>
            <numerusform>Możesz zażądać najwyżej %n rupii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n rupee(s).</source>
        <translation>
            <numerusform>Masz %n rupię.</numerusform>
            <numerusform>Masz %n rupie.</numerusform>
            <numerusform>Masz %n rupii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n rupee(s), and the action itself costs {cost}.</source>
        <translation>
            <numerusform>Masz %n rupię, a sama akcja kosztuje {cost}.</numerusform>
            <numerusform>Masz %n rupie, a sama akcja kosztuje {cost}.</numerusform>
            <numerusform>Masz %n rupii, a sama akcja kosztuje {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The court comes first, then the hand.</source>
        <translation>Najpierw dwór, potem ręka.</translation>
    </message>
    <message>
        <source>{card} is not a patriot you have to lose.</source>
        <translation>Karty {card} nie tracisz: to nie jest patriota dawnej koalicji.</translation>
    </message>
    <message>
        <source>{card} is neither in your court nor in your hand.</source>
        <translation>Karty {card} nie ma ani na twoim dworze, ani na ręce.</translation>
    </message>
    <message>
        <source>{ability}: political cards of {family_gen} cannot be betrayed.</source>
        <translation>{ability}: nie można zdradzić kart politycznych {family_gen}.</translation>
    </message>
    <message>
        <source>The road goes onto a border of {region_gen}.</source>
        <translation>Droga powstaje na granicy {region_gen}.</translation>
    </message>
    <message>
        <source>{card} is not a card of {region_gen}.</source>
        <translation>Karta {card} nie jest z tego regionu: {region}.</translation>
    </message>
    <message>
        <source>There is a spy on {card} already.</source>
        <translation>Na karcie {card} jest już szpieg.</translation>
    </message>
    <message>
        <source>{card} is not a card of the region of your Blackmail.</source>
        <translation>Karta {card} nie jest z regionu twojego szantażu.</translation>
    </message>
    <message>
        <source>You do not rule {region}: build where you rule, or on a border of it.</source>
        <translation>Nie władasz {region_ins}: buduj tam, gdzie władasz, albo na granicy.</translation>
    </message>
    <message>
        <source>You rule neither side of this border: {border}.</source>
        <translation>Nie władasz po żadnej stronie tej granicy: {border}.</translation>
    </message>
    <message>
        <source>No piece can be taken from there; those that were placed this turn stay.</source>
        <translation>Stamtąd nie można nic wziąć; to, co umieszczono w tej turze, zostaje.</translation>
    </message>
    <message>
        <source>Tribes can move only with Nationalism.</source>
        <translation>Plemiona mogą się poruszać tylko dzięki Nacjonalizmowi.</translation>
    </message>
    <message>
        <source>You have no army {region_in}.</source>
        <translation>Nie masz armii {region_in}.</translation>
    </message>
    <message>
        <source>You have no tribe {region_in}.</source>
        <translation>Nie masz plemion {region_in}.</translation>
    </message>
    <message>
        <source>{region} and {other_region} have no common border.</source>
        <translation>{region} i {other_region} nie graniczą ze sobą.</translation>
    </message>
    <message>
        <source>No road of the {coalition_gen} leads {region_from} {other_region_to}.</source>
        <translation>Nie ma dróg {coalition_gen} {region_from} {other_region_to}.</translation>
    </message>
    <message>
        <source>A spy goes to the next card; the courts form a ring.</source>
        <translation>Szpieg idzie na sąsiednią kartę; dwory tworzą krąg.</translation>
    </message>
    <message>
        <source>This gift space is filled.</source>
        <translation>To pole daru jest zajęte.</translation>
    </message>
    <message numerus="yes">
        <source>This gift costs {cost}; you have %n rupee(s).</source>
        <translation>
            <numerusform>Ten dar kosztuje {cost}; masz %n rupię.</numerusform>
            <numerusform>Ten dar kosztuje {cost}; masz %n rupie.</numerusform>
            <numerusform>Ten dar kosztuje {cost}; masz %n rupii.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no rupees on {card}.</source>
        <translation>Na karcie {card} nie ma rupii.</translation>
    </message>
    <message>
        <source>{family} has no court card of a region that you rule.</source>
        <translation>Na dworze {family_gen} nie ma kart regionów, którymi władasz.</translation>
    </message>
    <message>
        <source>All rupees of {family_gen} are sheltered.</source>
        <translation>Wszystkie rupie {family_gen} są chronione.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest gift costs {cost}; you have %n rupee(s).</source>
        <translation>
            <numerusform>Najtańszy dar kosztuje {cost}; masz %n rupię.</numerusform>
            <numerusform>Najtańszy dar kosztuje {cost}; masz %n rupie.</numerusform>
            <numerusform>Najtańszy dar kosztuje {cost}; masz %n rupii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing there can be removed.</source>
        <translation>Nie ma tam czego usunąć.</translation>
    </message>
    <message>
        <source>{family} is loyal to the {coalition_gen}, as you are.</source>
        <translation>{family} są lojalni wobec tej samej koalicji co ty: {coalition}.</translation>
    </message>
    <message>
        <source>{ability} of {family_gen} prevents that.</source>
        <translation>Nie pozwala na to zdolność {family_gen}: {ability}.</translation>
    </message>
    <message>
        <source>Blocks of your own coalition cannot be removed.</source>
        <translation>Nie można usuwać klocków własnej koalicji.</translation>
    </message>
</context>
<context>
    <name>PamirSides</name>
    <message>
        <source>Loyal already</source>
        <translation>Już lojalni</translation>
    </message>
    <message>
        <source>nobody so far</source>
        <translation>na razie nikt</translation>
    </message>
    <message>
        <source>What loyalty means</source>
        <translation>Co znaczy lojalność</translation>
    </message>
    <message>
        <source>Armies and roads that you place are its blocks.</source>
        <translation>Armie i&#xa0;drogi, które wystawiasz, to jej klocki.</translation>
    </message>
    <message>
        <source>If it dominates at a check, only those loyal to it score, by influence.</source>
        <translation>Jeśli dominuje podczas sprawdzenia, punktują tylko lojalni wobec niej, według wpływu.</translation>
    </message>
    <message>
        <source>A patriot of another coalition, or its prize, changes your side.</source>
        <translation>Patriota innej koalicji albo jej nagroda zmienia twoją stronę.</translation>
    </message>
    <message>
        <source>Rules of loyalty</source>
        <translation>Zasady lojalności</translation>
    </message>
    <message>
        <source>{card}: {coalition_patriot}. Playing it changes your side before its icons count.</source>
        <translation>{card}: {coalition_patriot}. Zagranie tej karty zmienia stronę, zanim zadziałają jej symbole.</translation>
    </message>
    <message>
        <source>{card} is a prize of the {coalition_gen}: with it you change sides.</source>
        <translation>{card} to nagroda {coalition_gen}: biorąc ją, zmieniasz stronę.</translation>
    </message>
    <message>
        <source>Join the {coalition_people}?</source>
        <translation>Przejść na stronę {coalition_people_gen}?</translation>
    </message>
    <message>
        <source>You lose at once</source>
        <translation>Od razu tracisz</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Zyskujesz</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Wpływ</translation>
    </message>
    <message>
        <source>Your tribes and spies and all blocks on the map stay where they are.</source>
        <translation>Twoje plemiona i&#xa0;szpiedzy oraz wszystkie klocki na mapie zostają na miejscu.</translation>
    </message>
    <message>
        <source>Stay with the {coalition_people}</source>
        <translation>Zostać po stronie {coalition_people_gen}</translation>
    </message>
    <message>
        <source>Nothing is spent</source>
        <translation>Nic nie przepada</translation>
    </message>
    <message>
        <source>Back to your supply, which will have {count}</source>
        <translation>Powrót do zasobów; będzie w&#xa0;nich {count}</translation>
    </message>
    <message>
        <source>Out of the game: {cards}</source>
        <translation>Poza grą: {cards}</translation>
    </message>
    <message>
        <source>The rule of {region}</source>
        <translation>Władza: {region}</translation>
    </message>
    <message>
        <source>leaves your court</source>
        <translation>opuszcza twój dwór</translation>
    </message>
    <message>
        <source>Worth 1 influence</source>
        <translation>Daje 1 punkt wpływu</translation>
    </message>
    <message>
        <source>What you build and place from now on</source>
        <translation>Wszystko, co odtąd budujesz i&#xa0;kładziesz</translation>
    </message>
    <message>
        <source>You fight the {one_coalition_people} and the {other_coalition_people}</source>
        <translation>Twoi wrogowie: {one_coalition_people} i&#xa0;{other_coalition_people}</translation>
    </message>
    <message>
        <source>you and {families} do not fight each other</source>
        <translation>z&#xa0;tymi rodami nie walczysz: {families}</translation>
    </message>
    <message>
        <source>Blocks of the {coalition_people}</source>
        <translation>Klocki {coalition_people_gen}</translation>
    </message>
    <message>
        <source>Other enemies</source>
        <translation>Inni wrogowie</translation>
    </message>
    <message>
        <source>Take it and join</source>
        <translation>Weź i&#xa0;przejdź</translation>
    </message>
    <message>
        <source>Join at the right end</source>
        <translation>Przejdź: prawy koniec</translation>
    </message>
    <message>
        <source>Join at the left end</source>
        <translation>Przejdź: lewy koniec</translation>
    </message>
    <message>
        <source>Beside {name}</source>
        <translation>Obok: {name}</translation>
    </message>
</context>
<context>
    <name>PamirSpoken</name>
    <message>
        <source>In your hand</source>
        <translation>Na twojej ręce</translation>
    </message>
    <message>
        <source>Card {place} of {places} in the court of {family_gen}</source>
        <translation>Karta {place} z {places} na dworze {family_gen}</translation>
    </message>
    <message>
        <source>Card {place} of {places} in your court</source>
        <translation>Karta {place} z {places} na twoim dworze</translation>
    </message>
    <message>
        <source>Spies on it: {spies}</source>
        <translation>Szpiedzy na niej: {spies}</translation>
    </message>
    <message>
        <source>Used this turn</source>
        <translation>Użyta w tej turze</translation>
    </message>
    <message>
        <source>Upper row of the market, place {place}</source>
        <translation>Górny rząd rynku, miejsce {place}</translation>
    </message>
    <message>
        <source>Lower row of the market, place {place}</source>
        <translation>Dolny rząd rynku, miejsce {place}</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n rupee(s)</source>
        <translation>
            <numerusform>Kosztuje %n rupię</numerusform>
            <numerusform>Kosztuje %n rupie</numerusform>
            <numerusform>Kosztuje %n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>It is free</source>
        <translation>Jest darmowa</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) lie on it</source>
        <translation>
            <numerusform>Leży na niej %n rupia</numerusform>
            <numerusform>Leżą na niej %n rupie</numerusform>
            <numerusform>Leży na niej %n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>It got a rupee this turn and cannot be bought</source>
        <translation>W tej turze położono na niej rupię: nie można jej kupić</translation>
    </message>
    <message>
        <source>{road}, {border}</source>
        <translation>{road}, {border}</translation>
    </message>
    <message>
        <source>A rupee on {card}</source>
        <translation>Rupia na karcie {card}</translation>
    </message>
    <message>
        <source>A tribe of {family_gen} {region_in}</source>
        <translation>Plemię {family_gen} {region_in}</translation>
    </message>
    <message>
        <source>A spy of {family_gen} on {card}</source>
        <translation>Szpieg {family_gen} na karcie {card}</translation>
    </message>
    <message>
        <source>A gift of {family_gen}</source>
        <translation>Dar {family_gen}</translation>
    </message>
    <message>
        <source>A rupee of {family_gen}</source>
        <translation>Rupia {family_gen}</translation>
    </message>
    <message>
        <source>A cylinder from the supply of {family_gen}</source>
        <translation>Walec z zasobu {family_gen}</translation>
    </message>
    <message>
        <source>Your rupees</source>
        <translation>Twoje rupie</translation>
    </message>
</context>
<context>
    <name>PamirStillOut</name>
    <message>
        <source>What is still in the deck</source>
        <translation>Co jest jeszcze w talii</translation>
    </message>
    <message>
        <source>Bought and not played yet</source>
        <translation>Kupione i jeszcze niezagrane</translation>
    </message>
    <message>
        <source>Nobody holds a card that was bought.</source>
        <translation>Nikt nie trzyma na ręce kupionej karty.</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Odrzucone</translation>
    </message>
    <message>
        <source>No card has been discarded yet.</source>
        <translation>Nie odrzucono jeszcze żadnej karty.</translation>
    </message>
    <message>
        <source>Events that are over or in force, and checks</source>
        <translation>Wydarzenia minione i działające oraz sprawdzenia</translation>
    </message>
    <message>
        <source>No event has happened yet.</source>
        <translation>Nie było jeszcze żadnego wydarzenia.</translation>
    </message>
    <message>
        <source>The deck is empty: no more cards will come.</source>
        <translation>Talia jest pusta: nowych kart już nie będzie.</translation>
    </message>
    <message numerus="yes">
        <source>%n court card(s)</source>
        <translation>
            <numerusform>%n karta dworu</numerusform>
            <numerusform>%n karty dworu</numerusform>
            <numerusform>%n kart dworu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n wydarzenie</numerusform>
            <numerusform>%n wydarzenia</numerusform>
            <numerusform>%n wydarzeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dominance Check(s)</source>
        <translation>
            <numerusform>%n sprawdzenie dominacji</numerusform>
            <numerusform>%n sprawdzenia dominacji</numerusform>
            <numerusform>%n sprawdzeń dominacji</numerusform>
        </translation>
    </message>
    <message>
        <source>In the deck: {parts}.</source>
        <translation>W talii: {parts}.</translation>
    </message>
    <message>
        <source>Not seen yet, in the deck or not in this game: {regions}</source>
        <translation>Jeszcze niewidziane, w talii albo poza tą grą: {regions}</translation>
    </message>
    <message>
        <source>See which cards have left the deck, and what may still come</source>
        <translation>Zobacz, które karty opuściły talię i co może jeszcze przyjść</translation>
    </message>
</context>
<context>
    <name>PamirTable</name>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Patriot</source>
        <translation>Patriota</translation>
    </message>
    <message>
        <source>No</source>
        <comment>column of numbers</comment>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Akcje</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Nagroda</translation>
    </message>
    <message>
        <source>after this turn</source>
        <translation>po tej turze</translation>
    </message>
    <message>
        <source>if discarded: {event}</source>
        <translation>gdy odrzucona: {event}</translation>
    </message>
    <message>
        <source>after this turn: {event}</source>
        <translation>po tej turze: {event}</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Włada</translation>
    </message>
    <message>
        <source>All in play</source>
        <translation>W grze</translation>
    </message>
    <message>
        <source>In supply</source>
        <translation>W zasobach</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Granica</translation>
    </message>
    <message>
        <source>got a rupee this turn</source>
        <translation>w tej turze położono na niej rupię</translation>
    </message>
    <message>
        <source>too expensive</source>
        <translation>za drogo</translation>
    </message>
    <message>
        <source>not for sale</source>
        <translation>nie do kupienia</translation>
    </message>
    <message>
        <source>prices for {family_acc}</source>
        <translation>ceny dla {family_gen}</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Rynek</translation>
    </message>
    <message>
        <source>Pay</source>
        <comment>column of prices</comment>
        <translation>Cen</translation>
    </message>
    <message>
        <source>On</source>
        <comment>column of rupees</comment>
        <translation>Na</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>column of victory points</comment>
        <translation>PZ</translation>
    </message>
    <message>
        <source>Rupees</source>
        <comment>column</comment>
        <translation>Rupie</translation>
    </message>
    <message>
        <source>Safe</source>
        <comment>column of sheltered rupees</comment>
        <translation>Ochr</translation>
    </message>
    <message>
        <source>Loyal</source>
        <comment>column of coalitions</comment>
        <translation>Lojal</translation>
    </message>
    <message>
        <source>Infl</source>
        <comment>column of influence</comment>
        <translation>Wpływ</translation>
    </message>
    <message>
        <source>Cyl</source>
        <comment>column of cylinders</comment>
        <translation>Wal</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>column</comment>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Court</source>
        <comment>column</comment>
        <translation>Dwór</translation>
    </message>
    <message>
        <source>Gifts</source>
        <comment>column</comment>
        <translation>Dary</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>column of military stars</comment>
        <translation>Woj</translation>
    </message>
    <message>
        <source>all</source>
        <comment>coalitions</comment>
        <translation>każda</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>court</comment>
        <translation>pusto</translation>
    </message>
    <message>
        <source>prizes: {prizes}</source>
        <translation>nagrody: {prizes}</translation>
    </message>
    <message>
        <source>Court of {family_gen} ({letter})</source>
        <translation>Dwór {family_gen} ({letter})</translation>
    </message>
    <message>
        <source>hostage of {family_gen}</source>
        <translation>zakładnik {family_gen}</translation>
    </message>
    <message>
        <source>Really end the turn?</source>
        <translation>Na pewno zakończyć turę?</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Lewy koniec</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Prawy koniec</translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation>Na twoją rękę</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Odrzuć</translation>
    </message>
    <message>
        <source>Happens now</source>
        <translation>Nastąpi teraz</translation>
    </message>
    <message>
        <source>Drop it on one of the glowing places.</source>
        <translation>Połóż to na jednym ze świecących miejsc.</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>punkty zwycięstwa</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>wpływ</translation>
    </message>
    <message>
        <source>Show what a Dominance Check would bring now</source>
        <translation>Pokaż, co przyniosłoby teraz sprawdzenie dominacji</translation>
    </message>
    <message>
        <source>Open the large map, or close it</source>
        <translation>Otwórz dużą mapę albo ją zamknij</translation>
    </message>
    <message>
        <source>Show the map larger, smaller, or whole</source>
        <translation>Pokaż mapę większą, mniejszą albo całą</translation>
    </message>
    <message>
        <source>Hold to see the table under the panel</source>
        <translation>Przytrzymaj, aby zobaczyć stół pod kartką</translation>
    </message>
    <message>
        <source>Your court: {count} of {limit}</source>
        <translation>Twój dwór: {count} z {limit}</translation>
    </message>
    <message>
        <source>Your hand: {count} of {limit}</source>
        <translation>Twoja ręka: {count} z {limit}</translation>
    </message>
    <message>
        <source>In other players’ courts</source>
        <translation>Na dworach innych</translation>
    </message>
    <message>
        <source>spies: {counts}</source>
        <translation>szpiedzy: {counts}</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s):</source>
        <translation>
            <numerusform>Twoja ręka, %n karta:</numerusform>
            <numerusform>Twoja ręka, %n karty:</numerusform>
            <numerusform>Twoja ręka, %n kart:</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand is empty</source>
        <translation>Twoja ręka jest pusta</translation>
    </message>
    <message>
        <source>Hand of {family_gen}:</source>
        <translation>Ręka {family_gen}:</translation>
    </message>
    <message>
        <source>Shown from the hand of {family_gen}:</source>
        <translation>Pokazano z ręki {family_gen}:</translation>
    </message>
    <message>
        <source>Cards are named by their numbers: &apos;buy 37&apos;, &apos;play 37 left&apos;, &apos;tax 8&apos; (also &apos;battle&apos;, &apos;betray&apos;, &apos;build&apos;, &apos;gift&apos;, &apos;move&apos;), &apos;end&apos;. Then come the questions of that action: &apos;road herat-kabul&apos;, &apos;spy 37&apos;, &apos;rupee 37&apos; or &apos;rupee B&apos;, &apos;space 2&apos;, &apos;march herat kabul&apos;, &apos;slip 37 8&apos;, &apos;site kabul&apos;, &apos;remove-tribe B&apos;, &apos;done&apos;.</source>
        <translation>Karty nazywa się ich numerami: &apos;buy 37&apos; (kup), &apos;play 37 left&apos; (zagraj z lewej), &apos;tax 8&apos; (podatek; tak samo &apos;battle&apos;, &apos;betray&apos;, &apos;build&apos;, &apos;gift&apos;, &apos;move&apos;), &apos;end&apos; (koniec tury). Potem następują pytania tej akcji: &apos;road herat-kabul&apos;, &apos;spy 37&apos;, &apos;rupee 37&apos; albo &apos;rupee B&apos;, &apos;space 2&apos;, &apos;march herat kabul&apos;, &apos;slip 37 8&apos;, &apos;site kabul&apos;, &apos;remove-tribe B&apos;, &apos;done&apos; (wystarczy).</translation>
    </message>
    <message>
        <source>A card shows its number, name, suit with a star for each rank, region, impact icons from top to bottom, actions, and of whom it is a patriot and a prize. Icons: {icons}, leverage ({leverage}), and &apos;&gt;&apos; before the suit that becomes favored. Below or behind it: special ability, spies, hostage. In the market, Pay is the price and On the rupees on the card.</source>
        <translation>Karta ma numer, nazwę, kolor z gwiazdką za każdą rangę, region, symbole z góry na dół, akcje oraz to, czyim jest patriotą i czyją nagrodą. Symbole: {icons}, dźwignia ({leverage}) i &apos;&gt;&apos; przed kolorem, który stanie się uprzywilejowany. Pod kartą lub za nią: zdolność specjalna, szpiedzy, zakładnik. Na rynku „Cen” to cena, a „Na” rupie na karcie.</translation>
    </message>
    <message>
        <source>In a court &apos;u&apos; is a card that was used this turn, &apos;+&apos; one whose use is a bonus action. Players have letters, as in the moves. VP victory points, Safe rupees sheltered from taxes, Infl influence (of Wakhan among Afghans, British, Russians), Cyl cylinders in play, Hand and Court cards and limit, Gifts filled spaces, Red stars that decide ties.</source>
        <translation>Na dworze &apos;u&apos; to karta wykorzystana w tej turze, &apos;+&apos; karta, której akcja jest dodatkowa. Gracze mają litery, takie jak w ruchach. PZ to punkty zwycięstwa, „Ochr” rupie chronione przed podatkami, „Lojal” koalicja, „Wpływ” wpływ (Wachana wśród Afgańczyków, Brytyjczyków, Rosjan), „Wal” walce w grze, „Ręka” i „Dwór” karty i limit, „Dary” zajęte pola darów, „Woj” gwiazdki wojskowe (czerwone), które rozstrzygają remisy.</translation>
    </message>
    <message>
        <source>&apos;about 37&apos;, or &apos;about&apos; with the name of a card, an ability, an event or an action, says what it does.</source>
        <translation>&apos;about 37&apos; albo &apos;about&apos; z nazwą karty, zdolności, wydarzenia lub akcji mówi, jak działają.</translation>
    </message>
    <message>
        <source>“{words}” can mean: {names}.</source>
        <translation>„{words}” może oznaczać: {names}.</translation>
    </message>
    <message>
        <source>If it is discarded instead: {event}. {event_text}</source>
        <translation>Jeśli zostanie odrzucona: {event}. {event_text}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>icons or actions of a card</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>When played: {icons}.</source>
        <translation>Przy zagraniu: {icons}.</translation>
    </message>
    <message>
        <source>Actions: {actions}.</source>
        <translation>Akcje: {actions}.</translation>
    </message>
    <message>
        <source>{ability} (on {cards}): {ability_text}</source>
        <translation>{ability} (na kartach: {cards}): {ability_text}</translation>
    </message>
    <message>
        <source>{event} ({number}, when it is discarded): {event_text}</source>
        <translation>{event} ({number}, przy odrzuceniu): {event_text}</translation>
    </message>
    <message>
        <source>{event} ({number}, when it is bought): {event_text}</source>
        <translation>{event} ({number}, przy zakupie): {event_text}</translation>
    </message>
    <message>
        <source>prize of the {coalition_gen}</source>
        <translation>nagroda {coalition_gen}</translation>
    </message>
    <message>
        <source>Nobody has had a turn yet.</source>
        <translation>Nikt jeszcze nie miał tury.</translation>
    </message>
    <message>
        <source>The turn of {family_gen}.</source>
        <translation>Tura {family_gen}.</translation>
    </message>
    <message numerus="yes">
        <source>The turn of {family_gen}, %n action(s) left.</source>
        <translation>
            <numerusform>Tura {family_gen}, została %n akcja.</numerusform>
            <numerusform>Tura {family_gen}, zostały %n akcje.</numerusform>
            <numerusform>Tura {family_gen}, zostało %n akcji.</numerusform>
        </translation>
    </message>
    <message>
        <source>Favored suit: {suit_word}.</source>
        <translation>Uprzywilejowany kolor: {suit_word}.</translation>
    </message>
    <message>
        <source>Favored suit: {suit_word}; prices are doubled.</source>
        <translation>Uprzywilejowany kolor: {suit_word}; ceny są podwojone.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck.</source>
        <translation>
            <numerusform>W talii %n karta.</numerusform>
            <numerusform>W talii %n karty.</numerusform>
            <numerusform>W talii %n kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dominance Check(s) to come.</source>
        <translation>
            <numerusform>Zostało jeszcze %n sprawdzenie dominacji.</numerusform>
            <numerusform>Zostały jeszcze %n sprawdzenia dominacji.</numerusform>
            <numerusform>Zostało jeszcze %n sprawdzeń dominacji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dominance Check(s) to come; in the market: {shown}.</source>
        <translation>
            <numerusform>Zostało jeszcze %n sprawdzenie dominacji; na rynku: {shown}.</numerusform>
            <numerusform>Zostały jeszcze %n sprawdzenia dominacji; na rynku: {shown}.</numerusform>
            <numerusform>Zostało jeszcze %n sprawdzeń dominacji; na rynku: {shown}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {coalition} is dominant, with a lead of {lead}.</source>
        <translation>Dominuje {coalition}: przewaga {lead}.</translation>
    </message>
    <message>
        <source>No coalition is dominant: none leads, and a lead of {needed} is needed.</source>
        <translation>Żadna koalicja nie dominuje: żadna nie prowadzi, a potrzebna jest przewaga {needed}.</translation>
    </message>
    <message>
        <source>No coalition is dominant: the {coalition} leads by {lead}, and a lead of {needed} is needed.</source>
        <translation>Żadna koalicja nie dominuje: prowadzi {coalition}, jej przewaga to {lead}, a potrzeba {needed}.</translation>
    </message>
    <message>
        <source>A check now would count cylinders in play; points: {points}.</source>
        <translation>Przy sprawdzeniu teraz liczyłyby się walce w grze; punkty: {points}.</translation>
    </message>
    <message>
        <source>A check now would count influence in the {coalition_gen}; points: {points}.</source>
        <translation>Przy sprawdzeniu teraz liczyłby się wpływ po stronie {coalition_gen}; punkty: {points}.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>points</comment>
        <translation>nikomu</translation>
    </message>
    <message>
        <source>It would be the last one, so they are doubled.</source>
        <translation>To ostatnie sprawdzenie, więc punkty są podwojone.</translation>
    </message>
    <message>
        <source>{event}, for everybody: {event_text}</source>
        <translation>{event}, dla wszystkich: {event_text}</translation>
    </message>
    <message>
        <source>{event}, for {family_acc}: “{text}”.</source>
        <translation>{event}, dla {family_gen}: „{text}”.</translation>
    </message>
    <message>
        <source>{event}, about {family_acc}: “{text}”.</source>
        <translation>{event}, o {family_gen}: „{text}”.</translation>
    </message>
    <message>
        <source>Wakhan’s last card, {number}: {lines}</source>
        <translation>Ostatnia karta Wachana, {number}: {lines}</translation>
    </message>
</context>
<context>
    <name>PamirTalk</name>
    <message>
        <source>The talk</source>
        <translation>Rozmowa</translation>
    </message>
    <message>
        <source>{family}: play {card}</source>
        <translation>{family}: zagranie karty {card}</translation>
    </message>
    <message>
        <source>{family}: {deed} with {card}</source>
        <translation>{family}: {deed}, karta {card}</translation>
    </message>
    <message numerus="yes">
        <source>It may cost %n rupee(s) at most</source>
        <translation>
            <numerusform>Łapówka: najwyżej %n rupia</numerusform>
            <numerusform>Łapówka: najwyżej %n rupie</numerusform>
            <numerusform>Łapówka: najwyżej %n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand lies face down during the talk</source>
        <translation>Ręka jest zakryta podczas rozmowy</translation>
    </message>
    <message>
        <source>{family}: name a price</source>
        <translation>{family}: czas podać cenę</translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n rupee(s)</source>
        <translation>
            <numerusform>{family}: %n rupia</numerusform>
            <numerusform>{family}: %n rupie</numerusform>
            <numerusform>{family}: %n rupii</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}: pay or drop it</source>
        <translation>{family}: zapłacić albo zrezygnować</translation>
    </message>
    <message>
        <source>Shown from the hand</source>
        <translation>Pokazana z&#xa0;ręki</translation>
    </message>
    <message>
        <source>Court of {family_gen}</source>
        <translation>Dwór {family_gen}</translation>
    </message>
    <message>
        <source>to the right end of the court</source>
        <translation>na prawy koniec dworu</translation>
    </message>
    <message>
        <source>to the left end of the court</source>
        <translation>na lewy koniec dworu</translation>
    </message>
    <message>
        <source>{region} afterwards</source>
        <translation>Potem: {region}</translation>
    </message>
    <message>
        <source>Nobody rules there</source>
        <translation>Nikt tu nie włada</translation>
    </message>
    <message>
        <source>the {suit} will be favored</source>
        <translation>uprzywilejowany stanie się {suit}</translation>
    </message>
    <message>
        <source>the {suit} will be favored, and prices double</source>
        <translation>uprzywilejowany stanie się {suit} i ceny się podwoją</translation>
    </message>
    <message>
        <source>the {suit} will stay favored</source>
        <translation>uprzywilejowany pozostanie {suit}</translation>
    </message>
    <message>
        <source>{family} rules there</source>
        <translation>Władają {family}</translation>
    </message>
    <message numerus="yes">
        <source>{family} asks for %n rupee(s), which you cannot pay: the action is dropped.</source>
        <translation>
            <numerusform>{family} żądają %n rupii, a nie możesz tyle zapłacić: akcja nie dochodzi do skutku.</numerusform>
            <numerusform>{family} żądają %n rupii, a nie możesz tyle zapłacić: akcja nie dochodzi do skutku.</numerusform>
            <numerusform>{family} żądają %n rupii, a nie możesz tyle zapłacić: akcja nie dochodzi do skutku.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}: {question}</source>
        <translation>{family}: {question}</translation>
    </message>
    <message>
        <source>The price of {family_gen}</source>
        <translation>Cena {family_gen}</translation>
    </message>
    <message>
        <source>If it is played</source>
        <translation>Jeśli zostanie zagrana</translation>
    </message>
    <message>
        <source>If it is used</source>
        <translation>Jeśli zostanie użyta</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) on borders of {region_gen}</source>
        <translation>
            <numerusform>%n droga na granicy {region_gen}</numerusform>
            <numerusform>%n drogi na granicach {region_gen}</numerusform>
            <numerusform>%n dróg na granicach {region_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) on cards of {region_gen}</source>
        <translation>
            <numerusform>%n szpieg na karcie {region_gen}</numerusform>
            <numerusform>%n szpiegów na kartach {region_gen}</numerusform>
            <numerusform>%n szpiegów na kartach {region_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} has %n rupee(s)</source>
        <translation>
            <numerusform>{family} mają %n rupię</numerusform>
            <numerusform>{family} mają %n rupie</numerusform>
            <numerusform>{family} mają %n rupii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} has %n rupee(s), the action costs {cost}</source>
        <translation>
            <numerusform>{family} mają %n rupię, akcja kosztuje {cost}</numerusform>
            <numerusform>{family} mają %n rupie, akcja kosztuje {cost}</numerusform>
            <numerusform>{family} mają %n rupii, akcja kosztuje {cost}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirWakhan</name>
    <message>
        <source>Not political</source>
        <translation>Niepolityczna</translation>
    </message>
    <message>
        <source>Not a patriot</source>
        <translation>Nie patriota</translation>
    </message>
    <message>
        <source>No leverage</source>
        <translation>Bez dźwigni</translation>
    </message>
    <message>
        <source>Most foreign spies</source>
        <translation>Najwięcej obcych szpiegów</translation>
    </message>
    <message>
        <source>Fewest spies</source>
        <translation>Najmniej szpiegów</translation>
    </message>
    <message>
        <source>Lowest rank</source>
        <translation>Najniższa ranga</translation>
    </message>
    <message>
        <source>Not the favored suit</source>
        <translation>Inny kolor</translation>
    </message>
    <message>
        <source>Lowest number</source>
        <translation>Najniższy numer</translation>
    </message>
    <message>
        <source>Opponent’s card</source>
        <translation>Karta przeciwnika</translation>
    </message>
    <message>
        <source>Favored suit</source>
        <translation>Uprzywilejowany kolor</translation>
    </message>
    <message>
        <source>Dominant’s patriot</source>
        <translation>Patriota dominujących</translation>
    </message>
    <message>
        <source>Dominant’s prize</source>
        <translation>Nagroda dominujących</translation>
    </message>
    <message>
        <source>Patriot</source>
        <translation>Patriota</translation>
    </message>
    <message>
        <source>Leverage</source>
        <translation>Dźwignia</translation>
    </message>
    <message>
        <source>Highest rank</source>
        <translation>Najwyższa ranga</translation>
    </message>
    <message>
        <source>Highest number</source>
        <translation>Najwyższy numer</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Karta {number}</translation>
    </message>
    <message>
        <source>Bonus actions</source>
        <translation>Akcje dodatkowe</translation>
    </message>
    <message>
        <source>attempt {count}</source>
        <translation>próba {count}</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Dlaczego</translation>
    </message>
    <message>
        <source>Why {card}</source>
        <translation>Dlaczego {card}</translation>
    </message>
    <message>
        <source>Why {card}, not {other_card}</source>
        <translation>Dlaczego {card}, a nie {other_card}</translation>
    </message>
    <message>
        <source>decides nothing</source>
        <translation>bez rozstrzygnięcia</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>zostaje %n karta</numerusform>
            <numerusform>zostają %n karty</numerusform>
            <numerusform>zostaje %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to come</source>
        <translation>
            <numerusform>została %n karta</numerusform>
            <numerusform>zostały %n karty</numerusform>
            <numerusform>zostało %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Wszystko</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>Parcels</name>
    <message>
        <source>The set opens as soon as those that you have are there.</source>
        <translation>Zestaw otworzy się, gdy tylko zostaną wczytane te, które masz.</translation>
    </message>
    <message>
        <source>This set of cards cannot be opened</source>
        <translation>Tego zestawu kart nie można otworzyć</translation>
    </message>
</context>
<context>
    <name>PickerScreen</name>
    <message>
        <source>Choose ten kinds of cards</source>
        <translation>Wybierz dziesięć rodzajów kart</translation>
    </message>
    <message>
        <source>Every family plays the same ten. The rule books do not say how to mix sets: choosing ten kinds is our house rule.</source>
        <translation>Wszystkie rody grają tymi samymi. Instrukcje nie mówią, jak łączyć zestawy: wybór dziesięciu rodzajów to nasza zasada domowa.</translation>
    </message>
    <message>
        <source>Click a card, or press Enter, to add or remove it.</source>
        <translation>Kliknij kartę albo naciśnij Enter, aby ją dodać lub usunąć.</translation>
    </message>
    <message>
        <source>Random ten</source>
        <translation>Losuj dziesięć</translation>
    </message>
    <message>
        <source>Ten of these cards, drawn at random (key R)</source>
        <translation>Dziesięć losowych spośród wszystkich tych kart (klawisz R)</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Wyczyść</translation>
    </message>
    <message>
        <source>Remove every card from the deck (key Del)</source>
        <translation>Usuwa z&#xa0;talii wszystkie karty (klawisz Del)</translation>
    </message>
    <message>
        <source>Play with these ten</source>
        <translation>Graj tymi dziesięcioma</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Twoja talia</translation>
    </message>
    <message>
        <source>{own} + {others}</source>
        <translation>{own} + {others}</translation>
    </message>
    <message>
        <source>{others} of “{first}” and {own} of “{last}”, drawn at random (key F)</source>
        <translation>Losowo {others} z&#xa0;„{first}” i&#xa0;{own} z&#xa0;„{last}” (klawisz F)</translation>
    </message>
    <message>
        <source>{own} of “{last}” and {others} of the other sets, drawn at random (key F)</source>
        <translation>Losowo {own} z&#xa0;„{last}” i&#xa0;{others} z&#xa0;pozostałych zestawów (klawisz F)</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>wybrano %n</numerusform>
            <numerusform>wybrano %n</numerusform>
            <numerusform>wybrano %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, character, chosen</source>
        <translation>{card}, Postać, karta wybrana</translation>
    </message>
    <message>
        <source>{card}, character, not chosen</source>
        <translation>{card}, Postać, karta niewybrana</translation>
    </message>
    <message>
        <source>{card}, intrigue, chosen</source>
        <translation>{card}, Intryga, karta wybrana</translation>
    </message>
    <message>
        <source>{card}, intrigue, not chosen</source>
        <translation>{card}, Intryga, karta niewybrana</translation>
    </message>
    <message numerus="yes">
        <source>%n of {ten}</source>
        <comment>how many kinds are chosen</comment>
        <translation>
            <numerusform>%n&#xa0;z&#xa0;{ten}</numerusform>
            <numerusform>%n&#xa0;z&#xa0;{ten}</numerusform>
            <numerusform>%n&#xa0;z&#xa0;{ten}</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten already</source>
        <translation>Już dziesięć</translation>
    </message>
    <message>
        <source>Your deck: {cards}</source>
        <translation>Twoja talia: {cards}</translation>
    </message>
    <message>
        <source>Your deck is empty</source>
        <translation>Twoja talia jest pusta</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more kind(s) first</source>
        <translation>
            <numerusform>Najpierw wybierz jeszcze %n&#xa0;kartę</numerusform>
            <numerusform>Najpierw wybierz jeszcze %n&#xa0;karty</numerusform>
            <numerusform>Najpierw wybierz jeszcze %n&#xa0;kart</numerusform>
        </translation>
    </message>
    <message>
        <source>{set} · character</source>
        <translation>{set} · Postać</translation>
    </message>
    <message>
        <source>{set} · intrigue</source>
        <translation>{set} · Intryga</translation>
    </message>
    <message>
        <source>Remove from the deck: {card}</source>
        <translation>Usuń z&#xa0;talii: {card}</translation>
    </message>
    <message>
        <source>Remove from the deck</source>
        <translation>Usuń z&#xa0;talii</translation>
    </message>
    <message>
        <source>Add to the deck: {card}</source>
        <translation>Dodaj do talii: {card}</translation>
    </message>
    <message>
        <source>Add to the deck</source>
        <translation>Dodaj do talii</translation>
    </message>
    <message numerus="yes">
        <source>%n more kind(s) to choose</source>
        <translation>
            <numerusform>Wybierz jeszcze %n&#xa0;kartę</numerusform>
            <numerusform>Wybierz jeszcze %n&#xa0;karty</numerusform>
            <numerusform>Wybierz jeszcze %n&#xa0;kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as the house deck “{name}”</source>
        <translation>Zapisano jako talię domową „{name}”</translation>
    </message>
    <message>
        <source>Ten kinds are chosen already. Remove one first.</source>
        <translation>Jest już dziesięć kart. Najpierw usuń jedną.</translation>
    </message>
</context>
<context>
    <name>PlaybackBar</name>
    <message>
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Odtwarzaj dalej</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>To my turn</source>
        <translation>Do mojej tury</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
</context>
<context>
    <name>PlaybackController</name>
    <message>
        <source>Event {number} of {count}: {card}</source>
        <translation>Zdarzenie {number} z {count}: {card}</translation>
    </message>
    <message>
        <source>Event {number} of {count}</source>
        <translation>Zdarzenie {number} z {count}</translation>
    </message>
    <message>
        <source>You were here: {sentence}</source>
        <translation>Tu przerwano: {sentence}</translation>
    </message>
    <message>
        <source>See what others did since your turn</source>
        <translation>Zobacz, co inni zrobili od twojej tury</translation>
    </message>
    <message>
        <source>Stop after every event, or go on</source>
        <translation>Zatrzymuj się po każdym zdarzeniu albo opowiadaj dalej</translation>
    </message>
    <message>
        <source>Look at the previous event again</source>
        <translation>Zobacz jeszcze raz poprzednie zdarzenie</translation>
    </message>
    <message>
        <source>Go on to your next decision</source>
        <translation>Przejdź do swojej następnej decyzji</translation>
    </message>
    <message>
        <source>Tell everything faster</source>
        <translation>Opowiadaj wszystko szybciej</translation>
    </message>
    <message>
        <source>Tell everything slower</source>
        <translation>Opowiadaj wszystko wolniej</translation>
    </message>
    <message>
        <source>Shown again, as it was then</source>
        <translation>Pokazane ponownie, tak jak było wtedy</translation>
    </message>
    <message>
        <source>Shown again: event {number} of {count} since your turn, as it was then</source>
        <translation>Pokazane ponownie: zdarzenie {number} z {count} od twojej tury, tak jak było wtedy</translation>
    </message>
    <message>
        <source>Shown again: event {number} of {count} since the beginning, as it was then</source>
        <translation>Pokazane ponownie: zdarzenie {number} z {count} od początku gry, tak jak było wtedy</translation>
    </message>
    <message>
        <source>Event {number}</source>
        <translation>Zdarzenie {number}</translation>
    </message>
    <message>
        <source>since your turn</source>
        <translation>od twojej tury</translation>
    </message>
    <message>
        <source>since the beginning</source>
        <translation>od początku gry</translation>
    </message>
    <message>
        <source>Since your turn · {count}</source>
        <translation>Od twojej tury · {count}</translation>
    </message>
    <message>
        <source>Since the beginning · {count}</source>
        <translation>Od początku gry · {count}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>Event by event</source>
        <translation>Zdarzenie po zdarzeniu</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej od tego miejsca</translation>
    </message>
    <message>
        <source>Who plays? It becomes a separate practice game, which does not count in the statistics.</source>
        <translation>Kto gra? Będzie to osobna partia ćwiczebna, która nie liczy się do statystyk.</translation>
    </message>
    <message>
        <source>Begin the practice game</source>
        <translation>Rozpocznij partię ćwiczebną</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Wróć do powtórki</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>From the chronicle</source>
        <translation>Z kroniki</translation>
    </message>
    <message>
        <source>Last event</source>
        <translation>Ostatnie zdarzenie</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A file of puzzles cannot be read</source>
        <translation>Nie można odczytać pliku zadań</translation>
    </message>
    <message>
        <source>This puzzle cannot be played</source>
        <translation>Nie można otworzyć tego zadania</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Zadania</translation>
    </message>
    <message>
        <source>Open a file of puzzles</source>
        <translation>Otwórz plik zadań</translation>
    </message>
    <message>
        <source>This file was not taken</source>
        <translation>Ten plik nie został przyjęty</translation>
    </message>
    <message>
        <source>{game}, you and three squires. Everyone who plays today has the same deal.</source>
        <translation>{game}: ty i trzech giermków. Każdy, kto gra dzisiaj, ma to samo rozdanie.</translation>
    </message>
    <message>
        <source>{day}: {game}. {result}</source>
        <translation>{day}: {game}. {result}</translation>
    </message>
    <message>
        <source>You won it.</source>
        <translation>Zwycięstwo jest twoje.</translation>
    </message>
    <message>
        <source>You did not win it.</source>
        <translation>Zwyciężył ktoś inny.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Zadanie</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Wszystkie zadania</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Następne zadanie</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Łatwe</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Średnie</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Trudne</translation>
    </message>
    <message>
        <source>{family}: find the move that wins most often.</source>
        <translation>{family}: znajdź ruch, który wygrywa najczęściej.</translation>
    </message>
    <message>
        <source>{family}: find the move that wins whatever the others do.</source>
        <translation>{family}: znajdź ruch, który wygrywa bez względu na to, co zrobią inni.</translation>
    </message>
    <message>
        <source>Right: this move wins whatever the others do.</source>
        <translation>Dobrze: ten ruch wygrywa bez względu na to, co zrobią inni.</translation>
    </message>
    <message>
        <source>Right: this move wins {best} of 100 games, the next best one {next}.</source>
        <translation>Dobrze: ten ruch wygrywa {best} na 100 partii, następny po nim {next}.</translation>
    </message>
    <message>
        <source>To have it marked as solved, come back after another puzzle and find it at once.</source>
        <translation>Aby zaznaczyć je jako rozwiązane, wróć do niego po innym zadaniu i znajdź ten ruch za pierwszym razem.</translation>
    </message>
    <message>
        <source>After this move the others can keep you from winning; there is a better one.</source>
        <translation>Po tym ruchu inni mogą odebrać ci zwycięstwo; jest lepszy.</translation>
    </message>
    <message>
        <source>This move wins {own} of 100 games; there is a better one.</source>
        <translation>Ten ruch wygrywa {own} na 100 partii; jest lepszy.</translation>
    </message>
    <message>
        <source>The solution: this move wins whatever the others do.</source>
        <translation>Rozwiązanie: ten ruch wygrywa bez względu na to, co zrobią inni.</translation>
    </message>
    <message>
        <source>The solution: this move wins {best} of 100 games, the next best one {next}.</source>
        <translation>Rozwiązanie: ten ruch wygrywa {best} na 100 partii, następny po nim {next}.</translation>
    </message>
    <message>
        <source>{game}, {grade}: puzzle {number}</source>
        <translation>{game}, {grade}: zadanie {number}</translation>
    </message>
    <message>
        <source>{game}, {grade}: puzzle {number}, solved</source>
        <translation>{game}, {grade}: zadanie {number}, rozwiązane</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>Rozwiązane: {solved} z&#xa0;{count}</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Otwórz plik</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Rozdanie dnia</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Zagraj rozdanie dnia</translation>
    </message>
    <message>
        <source>Find the best move, or play the deal of the day</source>
        <translation>Znajdź najlepszy ruch albo zagraj rozdanie dnia</translation>
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
    <message numerus="yes">
        <source>%n verdict token(s)</source>
        <translation>
            <numerusform>%n&#xa0;żeton wyroku</numerusform>
            <numerusform>%n&#xa0;żetony wyroku</numerusform>
            <numerusform>%n&#xa0;żetonów wyroku</numerusform>
        </translation>
    </message>
    <message>
        <source>×{number}</source>
        <translation>×{number}</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>{family} has played %n games out in its head: this went best.</source>
        <translation>
            <numerusform>{family} rozegrali w&#xa0;myślach %n&#xa0;grę: tak poszło najlepiej.</numerusform>
            <numerusform>{family} rozegrali w&#xa0;myślach %n&#xa0;gry: tak poszło najlepiej.</numerusform>
            <numerusform>{family} rozegrali w&#xa0;myślach %n&#xa0;gier: tak poszło najlepiej.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} has learned from many games that this usually pays.</source>
        <translation>{family} nauczyli się z&#xa0;wielu gier, że to zwykle się opłaca.</translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message>
        <source>Show all of it</source>
        <translation>Pokaż wszystko</translation>
    </message>
    <message>
        <source>Go to my turn</source>
        <translation>Do mojej tury</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Od twojej tury</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>Od początku gry</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Krok {number} z {count}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej od tego miejsca</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Oglądaj</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka gry</translation>
    </message>
    <message>
        <source>Steps of the game</source>
        <translation>Kroki partii</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Do początku</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>of a game</comment>
        <translation>Do końca</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Zakończ powtórkę</translation>
    </message>
    <message>
        <source>Back one mark</source>
        <translation>Poprzedni znacznik</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>Następny znacznik</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Czyimi oczami</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udostępnij</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>All cards open</source>
        <translation>Wszystkie karty odkryte</translation>
    </message>
    <message>
        <source>What everyone saw</source>
        <translation>To, co widzieli wszyscy</translation>
    </message>
    <message>
        <source>As {name} saw it ({family})</source>
        <translation>Oczami gracza {name} ({family})</translation>
    </message>
    <message>
        <source>You can play on from here once the game is over.</source>
        <translation>Od tego miejsca można grać dalej, gdy partia jest skończona.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>W tym miejscu partia jest już skończona.</translation>
    </message>
    <message>
        <source>Go to the mark before or after</source>
        <translation>Przejdź do poprzedniego lub następnego znacznika</translation>
    </message>
    <message>
        <source>Play or pause the replay</source>
        <translation>Odtwarzaj albo zatrzymaj</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Go one step back or forward</source>
        <translation>Krok wstecz lub dalej</translation>
    </message>
    <message>
        <source>Go to the beginning or to the end</source>
        <translation>Do początku lub do końca</translation>
    </message>
    <message>
        <source>Switch to another player’s view</source>
        <translation>Patrz oczami kogoś innego</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej od tego miejsca</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Zakończ powtórkę</translation>
    </message>
    <message>
        <source>Tell everything faster or slower</source>
        <translation>Opowiadaj wszystko szybciej lub wolniej</translation>
    </message>
    <message>
        <source>Ask the coach what decided the game</source>
        <translation>Zapytaj trenera, co zdecydowało o grze</translation>
    </message>
    <message>
        <source>Go to one of the coach’s deciding moments</source>
        <translation>Przejdź do decydującego momentu</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Powtórka gry</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
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
        <source>The browser could not be opened. Please type the address into it yourself.</source>
        <translation>Nie można otworzyć przeglądarki. Wpisz w&#xa0;niej adres samodzielnie.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
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
    <name>SandboxView</name>
    <message>
        <source>On the table</source>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>Show this table larger</source>
        <translation>Pokaż ten stół w powiększeniu</translation>
    </message>
    <message>
        <source>Back to the card</source>
        <translation>Wróć do karty</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Aktywuj</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Take back the last answer (key Z)</source>
        <translation>Cofnij ostatnią odpowiedź (klawisz Z)</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Start over from the same position</source>
        <translation>Zacznij od nowa z tej samej pozycji</translation>
    </message>
    <message>
        <source>Another position</source>
        <translation>Inna pozycja</translation>
    </message>
    <message>
        <source>Position {number} of {count}: {title}</source>
        <translation>Pozycja {number} z {count}: {title}</translation>
    </message>
    <message>
        <source>{family}: {before} before, {now} now</source>
        <translation>{family}: przedtem {before}, teraz {now}</translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>Let us begin, and carefully, please.</source>
        <translation>Zaczynajmy, ale ostrożnie, proszę.</translation>
    </message>
    <message>
        <source>Forgive me. It was too close to what is mine.</source>
        <translation>Proszę wybaczyć. To zagrażało temu, co moje.</translation>
    </message>
    <message>
        <source>I had no choice, believe me.</source>
        <translation>Nie miałam wyboru, proszę mi wierzyć.</translation>
    </message>
    <message>
        <source>I knew I should have locked that away.</source>
        <translation>Wiedziałam, że trzeba to było schować pod klucz.</translation>
    </message>
    <message>
        <source>Slow steps go far.</source>
        <translation>Powoli, a daleko się zajdzie.</translation>
    </message>
    <message>
        <source>At least nobody was hurt.</source>
        <translation>Przynajmniej nikomu nic się nie stało.</translation>
    </message>
    <message>
        <source>I forget nothing. Just so you know.</source>
        <translation>Niczego nie zapominam. Mówię na wszelki wypadek.</translation>
    </message>
    <message>
        <source>That was for last time.</source>
        <translation>To za poprzedni raz.</translation>
    </message>
    <message>
        <source>Now we are even. For now.</source>
        <translation>Jesteśmy kwita. Na razie.</translation>
    </message>
    <message>
        <source>I shall remember that.</source>
        <translation>Zapamiętam to sobie.</translation>
    </message>
    <message>
        <source>All debts are paid.</source>
        <translation>Wszystkie długi spłacone.</translation>
    </message>
    <message>
        <source>This is not over.</source>
        <translation>To jeszcze nie koniec.</translation>
    </message>
    <message>
        <source>Hands off my chest, everybody.</source>
        <translation>Ręce precz od mojej skrzyni.</translation>
    </message>
    <message>
        <source>A little more for the chest.</source>
        <translation>Jeszcze trochę do skrzyni.</translation>
    </message>
    <message>
        <source>You will not miss it.</source>
        <translation>Tego braku nikt nie odczuje.</translation>
    </message>
    <message>
        <source>My savings. All my savings.</source>
        <translation>Moje oszczędności. Wszystkie moje oszczędności.</translation>
    </message>
    <message>
        <source>Surprise.</source>
        <translation>Niespodzianka.</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>Penny by penny, and here we are.</source>
        <translation>Grosz do grosza i proszę bardzo.</translation>
    </message>
    <message>
        <source>A little longer and it would have paid.</source>
        <translation>Jeszcze chwila i wszystko by się zwróciło.</translation>
    </message>
    <message>
        <source>Trust me. Or don’t.</source>
        <translation>Proszę mi wierzyć. Albo i nie.</translation>
    </message>
    <message>
        <source>You did not see that coming, did you?</source>
        <translation>Tego się nikt nie spodziewał, prawda?</translation>
    </message>
    <message>
        <source>Just as I planned. Honestly.</source>
        <translation>Wszystko zgodnie z planem. Słowo honoru.</translation>
    </message>
    <message>
        <source>And I was bluffing the whole time.</source>
        <translation>A przecież cały czas blefowałem.</translation>
    </message>
    <message>
        <source>I let you have this one.</source>
        <translation>Niech będzie, tę partię oddałem.</translation>
    </message>
    <message>
        <source>Watch closely; I shall hide little.</source>
        <translation>Patrzcie uważnie, niewiele będę ukrywać.</translation>
    </message>
    <message>
        <source>A lesson: guard what matters.</source>
        <translation>Lekcja: strzeżcie tego, co ważne.</translation>
    </message>
    <message>
        <source>Do you see why that had to be?</source>
        <translation>Czy widać, dlaczego to było konieczne?</translation>
    </message>
    <message>
        <source>Well done. I would have done the same.</source>
        <translation>Dobry ruch. Zrobiłbym to samo.</translation>
    </message>
    <message>
        <source>Shall we go through it once more?</source>
        <translation>Przejdziemy to jeszcze raz?</translation>
    </message>
    <message>
        <source>The pupil surpasses the master. Splendid.</source>
        <translation>Uczeń przerósł mistrza. Wspaniale.</translation>
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
        <source>Sits out: at most two play</source>
        <translation>Poza grą: gra najwyżej dwoje</translation>
    </message>
    <message>
        <source>Sits out: at most three play</source>
        <translation>Poza grą: gra najwyżej troje</translation>
    </message>
    <message>
        <source>Sits out: at most four play</source>
        <translation>Poza grą: gra najwyżej czworo</translation>
    </message>
    <message>
        <source>Drag to change the order, or press Alt and an arrow key</source>
        <translation>Przeciągnij, aby zmienić kolejność, albo naciśnij Alt i&#xa0;strzałkę</translation>
    </message>
    <message>
        <source>{level}, {character}</source>
        <translation>{level}, {character}</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Zwyczajny</translation>
    </message>
    <message>
        <source>Regent</source>
        <translation>Regent</translation>
    </message>
    <message>
        <source>Regent (thinks ahead)</source>
        <translation>Regent (myśli naprzód)</translation>
    </message>
    <message>
        <source>The regent thinks ahead and gives nothing away.</source>
        <translation>Regent myśli naprzód i niczego nie oddaje za darmo.</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>Kanclerz</translation>
    </message>
    <message>
        <source>Chancellor (experienced)</source>
        <translation>Kanclerz (doświadczony)</translation>
    </message>
    <message>
        <source>The chancellor has learned from many games and rarely errs.</source>
        <translation>Kanclerz uczył się na wielu partiach i rzadko się myli.</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Dworzanin</translation>
    </message>
    <message>
        <source>Courtier (lively)</source>
        <translation>Dworzanin (żywiołowy)</translation>
    </message>
    <message>
        <source>The courtier has learned from many games and still likes to try things.</source>
        <translation>Dworzanin uczył się na wielu partiach, lecz wciąż lubi próbować nowego.</translation>
    </message>
    <message>
        <source>The squire goes by simple rules of thumb.</source>
        <translation>Giermek gra według prostych zasad.</translation>
    </message>
    <message>
        <source>Page (beginner)</source>
        <translation>Paź (początkujący)</translation>
    </message>
    <message>
        <source>The page is a beginner, who often misjudges.</source>
        <translation>Paź to początkujący, który często się myli.</translation>
    </message>
    <message>
        <source>Cautious</source>
        <comment>a character</comment>
        <translation>Ostrożna</translation>
    </message>
    <message>
        <source>Dame Prudence</source>
        <translation>Dama Prudencja</translation>
    </message>
    <message>
        <source>Dame Prudence shelters what she has and would rather not strike.</source>
        <translation>Dama Prudencja strzeże tego, co ma, i woli nikogo nie atakować.</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <comment>a character</comment>
        <translation>Pamiętliwy</translation>
    </message>
    <message>
        <source>Sir Guiscard</source>
        <translation>Sir Guiscard</translation>
    </message>
    <message>
        <source>Sir Guiscard strikes back at whoever has struck him.</source>
        <translation>Sir Guiscard odpłaca każdemu, kto go zaatakował.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <comment>a character</comment>
        <translation>Ciułacz</translation>
    </message>
    <message>
        <source>Master Aldous</source>
        <translation>Mistrz Aldous</translation>
    </message>
    <message>
        <source>Master Aldous lets his influence lie and grow.</source>
        <translation>Mistrz Aldous gromadzi Wpływ i czeka, aż go przybędzie.</translation>
    </message>
    <message>
        <source>Bluffer</source>
        <comment>a character</comment>
        <translation>Blefiarz</translation>
    </message>
    <message>
        <source>Merry Perrin</source>
        <translation>Wesoły Perrin</translation>
    </message>
    <message>
        <source>Merry Perrin keeps everyone guessing.</source>
        <translation>Wesoły Perrin każe wszystkim zgadywać, co ma w zanadrzu.</translation>
    </message>
    <message>
        <source>Teacher</source>
        <comment>a character</comment>
        <translation>Nauczyciel</translation>
    </message>
    <message>
        <source>Magister Odo</source>
        <translation>Magister Odo</translation>
    </message>
    <message>
        <source>Magister Odo plays openly, so that others can learn from it.</source>
        <translation>Magister Odo gra otwarcie, aby inni mogli się uczyć.</translation>
    </message>
    <message>
        <source>Wins {tenths} of 10 games at a table of three, against two squires.</source>
        <translation>Wygrywa {tenths} z 10 partii przy stole trzyosobowym, przeciwko dwóm giermkom.</translation>
    </message>
    <message>
        <source>A bot without a character plays what it considers best.</source>
        <translation>Bot bez charakteru gra to, co uważa za najlepsze.</translation>
    </message>
    <message>
        <source>Character of the bot of {family}</source>
        <translation>Charakter bota: {family}</translation>
    </message>
    <message>
        <source>Same language as the program</source>
        <translation>Język programu</translation>
    </message>
    <message>
        <source>The language in which this player is addressed at a shared screen</source>
        <translation>W tym języku program zwraca się do tej osoby przy wspólnym ekranie</translation>
    </message>
    <message>
        <source>Language of the player of {family}</source>
        <translation>Język gracza: {family}</translation>
    </message>
    <message>
        <source>{family}, seat {number} of {seats}</source>
        <translation>{family}, miejsce {number} z&#xa0;{seats}</translation>
    </message>
    <message>
        <source>{family}, sits out</source>
        <translation>{family}, poza grą</translation>
    </message>
    <message>
        <source>At least three families are needed</source>
        <translation>Potrzebne są co najmniej trzy rody</translation>
    </message>
    <message>
        <source>At least four families are needed</source>
        <translation>Potrzebne są co najmniej cztery rody</translation>
    </message>
    <message>
        <source>Remove the player of {family}</source>
        <translation>Usuń gracza: {family}</translation>
    </message>
    <message>
        <source>At least two families are needed</source>
        <translation>Potrzebne są co najmniej dwa rody</translation>
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
    <name>SetImportPage</name>
    <message>
        <source>The set has been added to yours</source>
        <translation>Zestaw dodano do twoich</translation>
    </message>
    <message>
        <source>“{name}” can be chosen on the start screen, below the games.</source>
        <translation>Zestaw „{name}” można wybrać na ekranie początkowym, pod grami.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Do not add it</source>
        <translation>Nie dodawaj</translation>
    </message>
    <message>
        <source>Look at it first: nothing is saved until you add it.</source>
        <translation>Najpierw go obejrzyj: dopóki go nie dodasz, nic z niego nie zostanie zapisane.</translation>
    </message>
    <message>
        <source>A set of cards: “{name}”</source>
        <translation>Zestaw kart „{name}”</translation>
    </message>
    <message>
        <source>It contains no names or texts for its cards.</source>
        <translation>Nie ma w nim nazw ani tekstów kart.</translation>
    </message>
    <message>
        <source>Names and texts of its cards: {languages}</source>
        <translation>Nazwy i teksty kart: {languages}</translation>
    </message>
    <message>
        <source>It is put into a folder of its own: {folder}</source>
        <translation>Trafi do osobnego folderu: {folder}</translation>
    </message>
    <message>
        <source>You already have this set, letter for letter.</source>
        <translation>Dokładnie taki zestaw już masz, co do litery.</translation>
    </message>
    <message>
        <source>A set that comes with the game has this name, so this one cannot be added. Its author can give it another name and send it again.</source>
        <translation>Tak nazywa się zestaw, który należy do gry, więc tego nie można dodać. Autor może nadać mu inną nazwę i wysłać go jeszcze raz.</translation>
    </message>
    <message>
        <source>You have another set of this name, in the file {file}. This one takes its place; that file stays, with the ending {ending}, and is no longer a set.</source>
        <translation>Masz inny zestaw o tej nazwie, w pliku {file}. Ten zajmie jego miejsce; tamten plik zostanie, z końcówką {ending}, ale nie będzie już zestawem.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Zastąp</translation>
    </message>
    <message>
        <source>It cannot be written to this folder: {folder} ({reason}).</source>
        <translation>Nie udało się go zapisać w tym folderze: {folder} ({reason}).</translation>
    </message>
    <message>
        <source>The set was not added</source>
        <translation>Nie dodano zestawu</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Find a setting</source>
        <translation>Znajdź ustawienie</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>Nie ma takiego ustawienia.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Czytanie</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Cards of your own</source>
        <translation>Własne karty</translation>
    </message>
    <message>
        <source>Movement and sound</source>
        <translation>Ruch i dźwięk</translation>
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
        <source>From 85 to 150%</source>
        <translation>Od 85 do 150%</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Dark oak, pale limewood, or black on white</source>
        <translation>Ciemny dąb, jasna lipa albo czerń na bieli</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Dąb</translation>
    </message>
    <message>
        <source>Limewood</source>
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
        <source>4×</source>
        <translation>4×</translation>
    </message>
    <message>
        <source>8×</source>
        <translation>8×</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Dźwięk</translation>
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
        <source>Curtain when you leave the window</source>
        <translation>Kurtyna po opuszczeniu okna</translation>
    </message>
    <message>
        <source>Hides an open hand when you switch to another program</source>
        <translation>Ukrywa rękę, gdy przechodzisz do innego programu</translation>
    </message>
    <message>
        <source>Pause when you leave the window</source>
        <translation>Pauza po opuszczeniu okna</translation>
    </message>
    <message>
        <source>The game waits while you are in another program</source>
        <translation>Gra czeka, gdy jesteś w innym programie</translation>
    </message>
    <message>
        <source>Explain why a move is not legal</source>
        <translation>Wyjaśniaj, dlaczego ruch jest niedozwolony</translation>
    </message>
    <message>
        <source>A sentence beside the card as it slides back</source>
        <translation>Zdanie obok karty, która wraca na rękę</translation>
    </message>
    <message>
        <source>List what happened since your turn</source>
        <translation>Lista zdarzeń od twojej tury</translation>
    </message>
    <message>
        <source>Opens automatically before each of your decisions</source>
        <translation>Sama otwiera się przed każdą twoją decyzją</translation>
    </message>
    <message>
        <source>Bots speak</source>
        <translation>Boty mówią</translation>
    </message>
    <message>
        <source>Bots with a character say something now and then</source>
        <translation>Boty z charakterem czasem coś powiedzą</translation>
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
        <source>Reset this page</source>
        <translation>Przywróć domyślne</translation>
    </message>
    <message>
        <source>Restores the defaults on this page, except the language</source>
        <translation>Przywraca domyślne ustawienia na tej stronie, oprócz języka</translation>
    </message>
    <message>
        <source>Changes are saved at once</source>
        <translation>Zmiany zapisują się od razu</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sound</comment>
        <translation>Brak</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>seconds</comment>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>Cards, coins, a bell on your turn</source>
        <translation>Karty, monety i dzwonek, gdy twoja kolej</translation>
    </message>
    <message>
        <source>No sound: the library {library} is not installed</source>
        <translation>Brak dźwięku: biblioteka {library} nie jest zainstalowana</translation>
    </message>
    <message>
        <source>No sound: there is no device that plays it</source>
        <translation>Brak dźwięku: nie ma urządzenia, które go odtworzy</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>What happened is described in this language:</source>
        <translation>Przebieg gry w tym języku:</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Udostępnij tę grę</translation>
    </message>
    <message>
        <source>It is over, so nothing in it is secret any more. What you have noted about it stays here.</source>
        <translation>Gra jest skończona, więc nic w niej nie jest już tajne. To, co o niej zapisano w notatce, zostaje tutaj.</translation>
    </message>
    <message>
        <source>Save what happened</source>
        <translation>Zapisz przebieg gry</translation>
    </message>
    <message>
        <source>Save a picture of the end</source>
        <translation>Zapisz obraz zakończenia</translation>
    </message>
    <message>
        <source>Copy the game as one line</source>
        <translation>Kopiuj grę jako jeden wiersz</translation>
    </message>
    <message>
        <source>Copy this position as one line</source>
        <translation>Kopiuj tę pozycję jako jeden wiersz</translation>
    </message>
    <message>
        <source>The line is on the clipboard. Send it to someone: they copy it, press {key} in Gonfalon, and the game opens.</source>
        <translation>Wiersz jest w schowku. Wyślij go komuś: wystarczy go skopiować i nacisnąć {key} w Gonfalonie, a gra się otworzy.</translation>
    </message>
    <message>
        <source>The game is copied</source>
        <translation>Gra została skopiowana</translation>
    </message>
    <message>
        <source>There is no game on the clipboard: first copy the whole line that you were sent.</source>
        <translation>W schowku nie ma gry: najpierw skopiuj cały wiersz, który ktoś przysłał.</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>wiersz</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Strona do przeglądarki</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>Niczego nie zapisano</translation>
    </message>
</context>
<context>
    <name>Slips</name>
    <message>
        <source>a card file</source>
        <translation>plik kart</translation>
    </message>
    <message>
        <source>there are {count} mistakes and perhaps more; correct these first</source>
        <translation>liczba błędów to {count}, a może i więcej; najpierw popraw te</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; appears twice in {what}, first in line {line}</source>
        <translation>&apos;{word}&apos; występuje dwa razy ({what}), po raz pierwszy w wierszu {line}</translation>
    </message>
    <message>
        <source>unknown key &apos;{word}&apos; in {what}, did you mean &apos;{near}&apos;?</source>
        <translation>nieznany klucz &apos;{word}&apos; ({what}); może chodziło o &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>unknown key &apos;{word}&apos; in {what}; it may have {words}</source>
        <translation>nieznany klucz &apos;{word}&apos; ({what}); dozwolone są: {words}</translation>
    </message>
    <message>
        <source>this is a folder, not {what}</source>
        <translation>to jest folder, a&#xa0;nie {what}</translation>
    </message>
    <message>
        <source>the file is larger than {most} kB; {what} is a few pages of text</source>
        <translation>plik jest większy niż {most} kB; {what} to kilka stron tekstu</translation>
    </message>
    <message>
        <source>the file is not a text in UTF-8: byte {number} cannot be read</source>
        <translation>plik nie jest tekstem w UTF-8: nie można odczytać bajtu {number}</translation>
    </message>
    <message>
        <source>the file cannot be read: {problem}</source>
        <extracomment>{problem} is what the operating system says, often in English</extracomment>
        <translation>nie można odczytać pliku: {problem}</translation>
    </message>
    <message>
        <source>the text is longer than {most} kB</source>
        <translation>tekst jest dłuższy niż {most} kB</translation>
    </message>
    <message>
        <source>the character with the number {number} is not allowed in a text</source>
        <translation>znak o numerze {number} nie może wystąpić w tekście</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>plik jest pusty</translation>
    </message>
    <message>
        <source>anchors (&amp;) and aliases (*) are not allowed in {what}</source>
        <translation>kotwice (&amp;) i aliasy (*) nie są tu dozwolone ({what})</translation>
    </message>
    <message>
        <source>the tag &apos;{tag}&apos; is not allowed in {what}</source>
        <translation>znacznik &apos;{tag}&apos; nie jest tu dozwolony ({what})</translation>
    </message>
    <message>
        <source>there are more than {most} words and lists in {what}</source>
        <translation>słów i list jest tu więcej niż {most} ({what})</translation>
    </message>
    <message>
        <source>lists within lists are nested more than {most} deep</source>
        <translation>zagnieżdżenie list jest głębsze niż {most}</translation>
    </message>
    <message>
        <source>half a character (\uD800 to \uDFFF) is not text</source>
        <translation>połowa znaku (od \uD800 do \uDFFF) to nie tekst</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>nie ma takiego pliku</translation>
    </message>
    <message>
        <source>this is a link that leads in a circle, not {what}</source>
        <translation>to jest dowiązanie, które prowadzi w kółko, a nie {what}</translation>
    </message>
    <message>
        <source>this is a pipe or a device, not {what}</source>
        <translation>to jest potok lub urządzenie, a nie {what}</translation>
    </message>
    <message>
        <source>{what} must be a mapping of names to values, not a list</source>
        <translation>{what} musi być grupą słów z wartościami, a nie listą</translation>
    </message>
    <message>
        <source>{what} must be a mapping of names to values, not nothing</source>
        <translation>{what} musi być grupą słów z wartościami, a tu nic nie ma</translation>
    </message>
    <message>
        <source>{what} must be a mapping of names to values, not &apos;{word}&apos;</source>
        <translation>{what} musi być grupą słów z wartościami, a nie &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>{what} must be a list, not a mapping</source>
        <translation>{what} musi być listą, a nie grupą słów z wartościami</translation>
    </message>
    <message>
        <source>{what} must be a list, not nothing</source>
        <translation>{what} musi być listą, a tu nic nie ma</translation>
    </message>
    <message>
        <source>{what} must be a list, not &apos;{word}&apos;</source>
        <translation>{what} musi być listą, a nie &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>{what} must be a text, not a mapping</source>
        <translation>{what} musi być tekstem, a nie grupą słów z wartościami</translation>
    </message>
    <message>
        <source>{what} must be a text, not a list</source>
        <translation>{what} musi być tekstem, a nie listą</translation>
    </message>
    <message>
        <source>{what} must be a text, not nothing</source>
        <translation>{what} musi być tekstem, a tu nic nie ma</translation>
    </message>
    <message>
        <source>a key of {what} must be a word, not a mapping</source>
        <translation>kluczem musi być słowo, a nie grupa słów z wartościami ({what})</translation>
    </message>
    <message>
        <source>a key of {what} must be a word, not a list</source>
        <translation>kluczem musi być słowo, a nie lista ({what})</translation>
    </message>
    <message>
        <source>a key of {what} must be a word, not nothing</source>
        <translation>kluczem musi być słowo, a tu nic nie ma ({what})</translation>
    </message>
    <message>
        <source>a colon and a space are not allowed here; check the indentation or use quotation marks</source>
        <extracomment>a colon with a space behind it where the name of a value has ended already; wrong indentation does it too</extracomment>
        <translation>dwukropka ze spacją nie może tu być; sprawdź wcięcie albo weź tekst w cudzysłów</translation>
    </message>
    <message>
        <source>a colon is missing here, behind the word</source>
        <translation>brakuje tu &apos;:&apos; po słowie</translation>
    </message>
    <message>
        <source>the file ends before the quotation marks are closed</source>
        <extracomment>the file ends in quotation marks that were not closed</extracomment>
        <translation>plik się skończył, a cudzysłów nie jest zamknięty</translation>
    </message>
    <message>
        <source>a second document begins here (---)</source>
        <extracomment>a line with three hyphens, which begins a second file in the same file</extracomment>
        <translation>tu zaczyna się drugi dokument (---)</translation>
    </message>
    <message>
        <source>there is a tab here; indent with spaces</source>
        <translation>jest tu tabulator, a wcięcia robi się spacjami</translation>
    </message>
    <message>
        <source>a word cannot begin with {sign}; put the text into quotation marks</source>
        <extracomment>{sign} is the character in its quotation marks</extracomment>
        <translation>słowo nie może zaczynać się od {sign}; weź tekst w cudzysłów</translation>
    </message>
    <message>
        <source>this line begins in another column than it should</source>
        <translation>ten wiersz zaczyna się nie w tej kolumnie, w której powinien</translation>
    </message>
    <message>
        <source>a comma or &apos;{bracket}&apos; is missing here</source>
        <extracomment>{bracket} is the closing bracket of a list or a group</extracomment>
        <translation>brakuje tu przecinka albo &apos;{bracket}&apos;</translation>
    </message>
    <message>
        <source>this is not YAML: {problem}</source>
        <extracomment>{problem} is what the reader of YAML says, in English</extracomment>
        <translation>to nie jest YAML (po angielsku: {problem})</translation>
    </message>
    <message>
        <source>a deck of Ordonance</source>
        <translation>talia Ordonansu</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; must be one of {words}, not &apos;{word}&apos;</source>
        <translation>po &apos;{key}&apos; dozwolone jest jedno z tych słów: {words}, a nie &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>{what} must be a whole number from {least} to {most}, not &apos;{word}&apos;</source>
        <translation>{what} musi być liczbą całkowitą od {least} do {most}, a nie &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>there is no &apos;icons&apos;: name them from the lowest in seniority to the highest</source>
        <translation>brakuje &apos;icons&apos;: wymień symbole od najmłodszego do najstarszego</translation>
    </message>
    <message>
        <source>&apos;{icon}&apos; appears more than once in &apos;icons&apos;</source>
        <translation>&apos;{icon}&apos; występuje w &apos;icons&apos; więcej niż raz</translation>
    </message>
    <message>
        <source>a deck has at least one icon</source>
        <translation>w talii musi być przynajmniej jeden symbol</translation>
    </message>
    <message>
        <source>an icon</source>
        <translation>symbol</translation>
    </message>
    <message>
        <source>unknown icon &apos;{icon}&apos;, did you mean &apos;{near}&apos;?</source>
        <translation>nieznany symbol &apos;{icon}&apos;; może chodziło o &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>unknown icon &apos;{icon}&apos;; the icons are {icons}</source>
        <translation>nieznany symbol &apos;{icon}&apos;; symbole to {icons}</translation>
    </message>
    <message>
        <source>there are no cards here: a deck has &apos;copies_by_icon_count&apos; or a list &apos;cards&apos;</source>
        <translation>nie ma tu kart: w talii musi być &apos;copies_by_icon_count&apos; albo lista &apos;cards&apos;</translation>
    </message>
    <message>
        <source>a number of icons</source>
        <translation>liczba symboli</translation>
    </message>
    <message>
        <source>the copies of cards with that many icons ({word})</source>
        <translation>liczba kopii kart z tyloma symbolami ({word})</translation>
    </message>
    <message>
        <source>the card with {icons} appears twice in this list</source>
        <translation>ta sama karta ({icons}) występuje na tej liście dwa razy</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>karta</translation>
    </message>
    <message>
        <source>this card has no &apos;icons&apos;</source>
        <translation>ta karta nie ma klucza &apos;icons&apos;</translation>
    </message>
    <message>
        <source>the icons of a card</source>
        <translation>wartość klucza &apos;icons&apos;</translation>
    </message>
    <message>
        <source>a card must have at least one icon</source>
        <translation>na karcie musi być przynajmniej jeden symbol</translation>
    </message>
    <message>
        <source>the copies of a card</source>
        <translation>liczba kopii karty</translation>
    </message>
    <message>
        <source>&apos;{icon}&apos; appears {count} times on this card</source>
        <translation>&apos;{icon}&apos; występuje na tej karcie {count} razy</translation>
    </message>
    <message>
        <source>&apos;{icon}&apos; appears twice on this card; write &apos;allow_repeats: true&apos; if it may</source>
        <translation>&apos;{icon}&apos; występuje na tej karcie dwa razy; jeśli tak ma być, napisz &apos;allow_repeats: true&apos;</translation>
    </message>
    <message>
        <source>the name of a territory</source>
        <translation>nazwa terytorium</translation>
    </message>
    <message>
        <source>the territory &apos;{name}&apos; appears twice in this list</source>
        <translation>terytorium &apos;{name}&apos; występuje na tej liście dwa razy</translation>
    </message>
    <message>
        <source>there are {count} territories; a game has 1 to {most}</source>
        <translation>terytoriów jest {count}, a w grze może ich być od 1 do {most}</translation>
    </message>
    <message>
        <source>a number of players</source>
        <translation>liczba graczy</translation>
    </message>
    <message>
        <source>the decks for {players} players</source>
        <translation>liczba talii dla {players} graczy</translation>
    </message>
    <message>
        <source>the number of cards</source>
        <translation>liczba kart</translation>
    </message>
    <message>
        <source>the deck has {count} cards, not {wanted}</source>
        <translation>kart w talii jest {count}, a nie {wanted}</translation>
    </message>
    <message>
        <source>a number of cards</source>
        <translation>liczba kart</translation>
    </message>
    <message>
        <source>of the cards with that many icons ({icons}) the deck has {count}, not {wanted}</source>
        <translation>kart z tyloma symbolami ({icons}) jest w talii {count}, a nie {wanted}</translation>
    </message>
    <message>
        <source>{count} cards are too few for {players} players with {hand} cards each</source>
        <translation>kart jest {count}, a to za mało dla {players} graczy, jeśli każdy ma ich dostać na rękę {hand}</translation>
    </message>
    <message>
        <source>{count} cards for {players} players are too many; there may be {most}</source>
        <translation>kart dla {players} graczy jest {count}, a to za dużo; może ich być najwyżej {most}</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not a valid id: use small letters, digits and hyphens, at most 32</source>
        <translation>&apos;{id}&apos; nie może być identyfikatorem: użyj małych liter od a do z, cyfr i łączników, najwyżej 32 znaki</translation>
    </message>
    <message>
        <source>&lt;use&gt; makes more than {most} elements of the drawing; use less, or use it less often</source>
        <translation>z &lt;use&gt; liczba elementów rysunku jest większa niż {most}; użyj mniej albo rzadziej</translation>
    </message>
    <message>
        <source>the paths of the drawing hold more than {most} numbers; simplify them</source>
        <translation>liczba współrzędnych w ścieżkach rysunku jest większa niż {most}; uprość je</translation>
    </message>
    <message>
        <source>&lt;use&gt; leads more than {most} levels down; use what is drawn, not what uses it</source>
        <translation>głębokość &lt;use&gt; jest większa niż {most}; użyj tego, co narysowane, a nie tego, co samo używa czegoś innego</translation>
    </message>
    <message>
        <source>this &lt;{element}&gt; uses itself; take out what leads back to it</source>
        <translation>ten &lt;{element}&gt; używa sam siebie; usuń to, co prowadzi z powrotem do niego</translation>
    </message>
    <message>
        <source>cut the shapes themselves</source>
        <translation>przytnij same kształty</translation>
    </message>
    <message>
        <source>draw the tips as shapes</source>
        <translation>narysuj groty jako kształty</translation>
    </message>
    <message>
        <source>draw it without blur and shadow</source>
        <translation>narysuj to bez rozmycia i cienia</translation>
    </message>
    <message>
        <source>draw each dash as a line</source>
        <translation>narysuj każdą kreskę jako osobną linię</translation>
    </message>
    <message>
        <source>this is not well-formed XML: {problem}; export the drawing again as plain SVG</source>
        <extracomment>{problem} is what the reader of XML says, in English</extracomment>
        <translation>w tym XML jest błąd (po angielsku: {problem}); wyeksportuj rysunek jeszcze raz jako zwykły SVG</translation>
    </message>
    <message>
        <source>there are more than {most} elements; an emblem is a simple drawing</source>
        <translation>elementów jest więcej niż {most}; emblemat to prosty rysunek</translation>
    </message>
    <message>
        <source>elements are nested more than {most} deep; ungroup what need not be a group</source>
        <translation>zagnieżdżenie elementów jest głębsze niż {most}; rozgrupuj to, co nie musi być grupą</translation>
    </message>
    <message>
        <source>the file says it is written in {encoding}; save it in UTF-8</source>
        <translation>plik podaje kodowanie {encoding}; zapisz go w UTF-8</translation>
    </message>
    <message>
        <source>a document type (&lt;!DOCTYPE ...&gt;) and its entities are not allowed in an emblem; delete it</source>
        <translation>typ dokumentu (&lt;!DOCTYPE ...&gt;) i jego encje nie są dozwolone w emblemacie; usuń je</translation>
    </message>
    <message>
        <source>&lt;?{target} ...?&gt; is not allowed in an emblem; delete it</source>
        <translation>&lt;?{target} ...?&gt; nie jest dozwolone w emblemacie; usuń to</translation>
    </message>
    <message>
        <source>delete it</source>
        <translation>usuń to</translation>
    </message>
    <message>
        <source>an emblem cannot be animated</source>
        <translation>emblemat nie może być animowany</translation>
    </message>
    <message>
        <source>take the drawing out of the link</source>
        <translation>wyjmij rysunek z odnośnika</translation>
    </message>
    <message>
        <source>trace the picture, so that it becomes paths</source>
        <translation>zwektoryzuj obrazek, aby stał się ścieżkami</translation>
    </message>
    <message>
        <source>the file is larger than {most} kB; simplify its paths or take out pictures</source>
        <translation>plik jest większy niż {most} kB; uprość ścieżki albo usuń obrazki</translation>
    </message>
    <message>
        <source>the file is not a text in UTF-8: byte {number} cannot be read; save it as plain SVG</source>
        <translation>plik nie jest tekstem w UTF-8: nie można odczytać bajtu {number}; zapisz rysunek jako zwykły SVG</translation>
    </message>
    <message>
        <source>the drawing must begin with &lt;svg xmlns=&quot;{namespace}&quot;&gt;, not with &lt;{element}&gt;</source>
        <translation>rysunek musi zaczynać się od &lt;svg xmlns=&quot;{namespace}&quot;&gt;, a nie od &lt;{element}&gt;</translation>
    </message>
    <message>
        <source>there is nothing to see in the drawing: no path, circle or other shape</source>
        <translation>na rysunku nic nie widać: nie ma ścieżki, koła ani innego kształtu</translation>
    </message>
    <message>
        <source>the drawing has no usable size; give &lt;svg&gt; a viewBox, such as viewBox=&quot;0 0 200 200&quot;</source>
        <translation>rysunek nie ma sensownych wymiarów; dodaj do &lt;svg&gt; atrybut viewBox, na przykład viewBox=&quot;0 0 200 200&quot;</translation>
    </message>
    <message>
        <source>the drawing is {wide} wide and {high} high; an emblem should be about square</source>
        <translation>rysunek ma szerokość {wide} i wysokość {high}; emblemat powinien być mniej więcej kwadratowy</translation>
    </message>
    <message>
        <source>&lt;{element}&gt; is not allowed in an emblem; {advice}</source>
        <translation>&lt;{element}&gt; nie jest dozwolone w emblemacie; {advice}</translation>
    </message>
    <message>
        <source>there is a second &lt;svg&gt; inside the first; make it a group, &lt;g&gt;</source>
        <translation>wewnątrz pierwszego &lt;svg&gt; jest drugi; zamień go na grupę, &lt;g&gt;</translation>
    </message>
    <message>
        <source>the attribute &apos;{name}&apos; would run a script; delete it</source>
        <translation>atrybut &apos;{name}&apos; uruchomiłby skrypt; usuń go</translation>
    </message>
    <message>
        <source>the id &apos;{name}&apos; appears twice, first in line {line}</source>
        <translation>id &apos;{name}&apos; występuje dwa razy, po raz pierwszy w wierszu {line}</translation>
    </message>
    <message>
        <source>&apos;{part}&apos; is not allowed in &apos;{name}&apos;</source>
        <translation>&apos;{part}&apos; nie może wystąpić w &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not drawn in an emblem; {advice}, or set it to none</source>
        <translation>&apos;{name}&apos; nie jest rysowane w emblemacie; {advice} albo ustaw none</translation>
    </message>
    <message>
        <source>a number in &apos;{name}&apos; is larger than {most}; draw it smaller</source>
        <translation>liczba w &apos;{name}&apos; jest większa niż {most}; narysuj to mniejsze</translation>
    </message>
    <message>
        <source>&apos;{part}&apos; is not allowed in a style; write colours and widths plainly</source>
        <translation>&apos;{part}&apos; nie może wystąpić w stylu; zapisz kolory i grubości linii wprost</translation>
    </message>
    <message>
        <source>&apos;{part}&apos; is not allowed in &lt;style&gt;; give the shapes their colours themselves</source>
        <translation>&apos;{part}&apos; nie może wystąpić w &lt;style&gt;; nadaj kolory samym kształtom</translation>
    </message>
    <message>
        <source>@import and other @ words are not allowed in &lt;style&gt;; give the shapes their colours themselves</source>
        <translation>@import i inne słowa z @ nie mogą wystąpić w &lt;style&gt;; nadaj kolory samym kształtom</translation>
    </message>
    <message>
        <source>this &lt;style&gt; is more than plain rules, such as {rule}</source>
        <translation>w tym &lt;style&gt; są nie tylko proste reguły, takie jak {rule}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; leads to &apos;{place}&apos;; an emblem may only use what is in its own file, &apos;#name&apos;</source>
        <translation>&apos;{name}&apos; prowadzi do &apos;{place}&apos;; emblemat może używać tylko tego, co jest w jego własnym pliku, &apos;#name&apos;</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; leads to &apos;{place}&apos;, which is nowhere in the file</source>
        <translation>&apos;{name}&apos; prowadzi do &apos;{place}&apos;, a tego nie ma w pliku</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; leads to a &lt;{element}&gt;, which is not drawn in an emblem</source>
        <translation>&apos;{name}&apos; prowadzi do &lt;{element}&gt;, a tego nie rysuje się w emblemacie</translation>
    </message>
    <message>
        <source>&lt;{element}&gt; is not drawn in an emblem, did you mean &apos;{near}&apos;?</source>
        <translation>&lt;{element}&gt; nie jest rysowane w emblemacie; może chodziło o &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>&lt;{element}&gt; is not drawn in an emblem</source>
        <translation>&lt;{element}&gt; nie jest rysowane w emblemacie</translation>
    </message>
    <message>
        <source>{where} has {count} statements; a card has at most {most}</source>
        <translation>wierszy w {where} jest {count}, a karta może ich mieć najwyżej {most}</translation>
    </message>
    <message>
        <source>a statement of {where}</source>
        <translation>wiersz w {where}</translation>
    </message>
    <message>
        <source>an empty statement in {where}</source>
        <translation>pusty wiersz w {where}</translation>
    </message>
    <message>
        <source>a statement of {where} has one verb, not {count}: {words}</source>
        <translation>w każdym wierszu {where} jest jeden czasownik, a tu {count}: {words}</translation>
    </message>
    <message>
        <source>a card in reserve cannot &apos;{word}&apos;, as {where} requires; it may use {words}</source>
        <translation>karta w rezerwie nie może użyć &apos;{word}&apos;, a tego wymaga {where}; może używać {words}</translation>
    </message>
    <message>
        <source>an &apos;if&apos; of {where}</source>
        <translation>&apos;if&apos; w {where}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; without &apos;{missing}&apos; in {where}</source>
        <translation>&apos;{word}&apos; bez &apos;{missing}&apos; w {where}</translation>
    </message>
    <message>
        <source>&apos;it&apos; asks for an adjective in {where}, for instance &apos;it character&apos;</source>
        <translation>po &apos;it&apos; w {where} potrzebny jest przymiotnik, na przykład &apos;it character&apos;</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; a test begins with &apos;no&apos;, &apos;any&apos; or &apos;it&apos;</source>
        <translation>nieznane słowo &apos;{word}&apos; w {where}; warunek zaczyna się od &apos;no&apos;, &apos;any&apos; albo &apos;it&apos;</translation>
    </message>
    <message>
        <source>&apos;choose&apos; in {where}</source>
        <translation>&apos;choose&apos; w {where}</translation>
    </message>
    <message>
        <source>&apos;choose&apos; in {where} needs 2 to 9 options, not {count}</source>
        <translation>&apos;choose&apos; w {where} musi mieć od 2 do 9 możliwości, a nie {count}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; cannot be the name of an option in {where}: use another small word</source>
        <translation>&apos;{word}&apos; nie może być nazwą możliwości w {where}: użyj innego słowa z małych liter od a do z</translation>
    </message>
    <message>
        <source>in {where} a card can only &apos;swap: hand&apos;</source>
        <translation>w {where} możliwe jest tylko &apos;swap: hand&apos;</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; after the number of a gain comes &apos;per&apos; and what is counted</source>
        <translation>nieznane słowo &apos;{word}&apos; w {where}; po liczbie w &apos;gain&apos; następuje &apos;per&apos; i to, co się liczy</translation>
    </message>
    <message>
        <source>after &apos;per&apos; comes what is counted, for instance &apos;card&apos;, in {where}</source>
        <translation>po &apos;per&apos; następuje to, co się liczy, na przykład &apos;card&apos;, w {where}</translation>
    </message>
    <message>
        <source>write &apos;per token on this&apos; or &apos;per token on&apos; with adjectives in {where}</source>
        <translation>napisz &apos;per token on this&apos; albo &apos;per token on&apos; z przymiotnikami w {where}</translation>
    </message>
    <message>
        <source>only &apos;this&apos; or adjectives can follow &apos;per token on&apos; in {where}</source>
        <translation>po &apos;per token on&apos; w {where} dozwolone są tylko &apos;this&apos; i przymiotniki</translation>
    </message>
    <message>
        <source>write &apos;{line} ...&apos; and whom it is done to in {where}</source>
        <translation>napisz w {where} &apos;{line} ...&apos;, a potem, kogo to dotyczy</translation>
    </message>
    <message>
        <source>unknown verb &apos;{word}&apos; in {where}, did you mean &apos;{near}&apos;?</source>
        <translation>nieznany czasownik &apos;{word}&apos; w {where}; może chodziło o &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>unknown verb &apos;{word}&apos; in {where}; the verbs are {words}</source>
        <translation>nieznany czasownik &apos;{word}&apos; w {where}; czasowniki to {words}</translation>
    </message>
    <message>
        <source>these files have {count} kinds of cards together; a set has at most {most}</source>
        <translation>rodzajów kart w tych plikach jest razem {count}, a w zestawie może ich być najwyżej {most}</translation>
    </message>
    <message>
        <source>a card set</source>
        <translation>zestaw kart</translation>
    </message>
    <message>
        <source>the name of a set</source>
        <translation>nazwa zestawu</translation>
    </message>
    <message>
        <source>the author of a set</source>
        <translation>autor zestawu</translation>
    </message>
    <message>
        <source>there are no cards here</source>
        <translation>nie ma tu kart</translation>
    </message>
    <message>
        <source>an emblem</source>
        <translation>emblemat</translation>
    </message>
    <message>
        <source>there are {count} kinds of cards; a set has at most {most}</source>
        <translation>rodzajów kart jest tu {count}, a w zestawie może ich być najwyżej {most}</translation>
    </message>
    <message>
        <source>{what} has at most {most} characters, this one has {count}</source>
        <translation>za dużo liter ({what}): może być najwyżej {most}, a jest {count}</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not a valid id for a card: use small letters, digits and hyphens, at most 32</source>
        <translation>&apos;{id}&apos; nie może być identyfikatorem karty: użyj małych liter od a do z, cyfr i łączników, najwyżej 32 znaki</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is a word of the card language; a card needs another id</source>
        <translation>&apos;{id}&apos; to słowo języka kart; karta potrzebuje innego identyfikatora</translation>
    </message>
    <message>
        <source>the card &apos;{id}&apos; appears in another of these files too</source>
        <translation>karta &apos;{id}&apos; jest też w innym z tych plików</translation>
    </message>
    <message>
        <source>the card &apos;{id}&apos;</source>
        <translation>karta &apos;{id}&apos;</translation>
    </message>
    <message>
        <source>{id} has no &apos;type&apos;: write &apos;type: character&apos; or &apos;type: intrigue&apos;</source>
        <translation>{id} nie ma klucza &apos;type&apos;: napisz &apos;type: character&apos; albo &apos;type: intrigue&apos;</translation>
    </message>
    <message>
        <source>only an intrigue whose last line is &apos;discard: this&apos;, &apos;reserve: this&apos; or &apos;swap: hand&apos; may &apos;move&apos;, so {where} may not</source>
        <translation>&apos;move&apos; wolno użyć tylko Intrydze, której ostatni wiersz to &apos;discard: this&apos;, &apos;reserve: this&apos; albo &apos;swap: hand&apos;, a więc nie w {where}</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}, did you mean &apos;{near}&apos;?</source>
        <translation>nieznane słowo &apos;{word}&apos; w {where}; może chodziło o &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; write character or intrigue</source>
        <translation>nieznane słowo &apos;{word}&apos; w {where}; napisz character albo intrigue</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; write taken or doubled or lost or kept</source>
        <translation>nieznane słowo &apos;{word}&apos; w {where}; napisz taken, doubled, lost albo kept</translation>
    </message>
    <message>
        <source>{where} must be a number from 1 to 99</source>
        <translation>{where} musi być liczbą od 1 do 99</translation>
    </message>
    <message>
        <source>&apos;hand&apos; can only be swapped, not used with &apos;{verb}&apos; in {where}</source>
        <translation>&apos;hand&apos; można tylko wymienić, a&#xa0;nie użyć z&#xa0;&apos;{verb}&apos; w&#xa0;{where}</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; a target begins with &apos;one&apos; or &apos;each&apos;, or is &apos;this&apos;, &apos;it&apos; or &apos;attacker&apos;</source>
        <translation>nieznane słowo &apos;{word}&apos; w {where}; cel zaczyna się od &apos;one&apos; albo &apos;each&apos; lub jest to &apos;this&apos;, &apos;it&apos; albo &apos;attacker&apos;</translation>
    </message>
    <message>
        <source>a card in reserve cannot ask, so {where} must say &apos;each&apos; instead of &apos;one&apos;</source>
        <translation>karta w rezerwie o nic nie pyta, więc w {where} musi być &apos;each&apos; zamiast &apos;one&apos;</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; needs &apos;one&apos;, not &apos;each&apos;, in {where}</source>
        <translation>po &apos;{verb}&apos; musi być &apos;one&apos;, a nie &apos;each&apos;, w {where}</translation>
    </message>
    <message>
        <source>only a face-up card can be copied: add &apos;open&apos; in {where}</source>
        <translation>kopiować można tylko ujawnioną kartę: dodaj &apos;open&apos; w {where}</translation>
    </message>
    <message>
        <source>a card cannot move itself: add &apos;other&apos; in {where}</source>
        <translation>karta nie może przenieść samej siebie: dodaj &apos;other&apos; w {where}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is one card already and takes no adjective in {where}</source>
        <translation>&apos;{word}&apos; to już jedna karta i nie przyjmuje przymiotnika w {where}</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; needs &apos;one ...&apos; in {where}</source>
        <translation>po &apos;{verb}&apos; musi być &apos;one ...&apos; w {where}</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; the adjectives are {words} and the ids of cards</source>
        <translation>nieznane słowo &apos;{word}&apos; w {where}; przymiotniki to {words} i identyfikatory kart</translation>
    </message>
    <message>
        <source>&apos;it&apos; cannot be asked for &apos;{word}&apos; in {where}: that card may have left its place by then</source>
        <translation>o &apos;it&apos; w {where} nie można zapytać &apos;{word}&apos;: tamta karta mogła już opuścić swoje miejsce</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; needs &apos;open&apos; beside it in {where}: a face-down card does not show it</source>
        <translation>obok &apos;{word}&apos; w {where} musi być &apos;open&apos;: po zakrytej karcie tego nie widać</translation>
    </message>
    <message>
        <source>no card is both open and closed, as {where} requires</source>
        <translation>żadna karta nie jest zarazem ujawniona i zakryta, a tego wymaga {where}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; in {where} should be a number from 1 to {most}</source>
        <translation>zamiast &apos;{word}&apos; w {where} powinna być liczba od 1 do {most}</translation>
    </message>
    <message>
        <source>&apos;it&apos; in {where} refers to nothing yet: choose a card with &apos;one&apos; first</source>
        <translation>&apos;it&apos; w {where} jeszcze nic nie oznacza: najpierw wybierz kartę za pomocą &apos;one&apos;</translation>
    </message>
    <message>
        <source>there is an attacker only in &apos;avenge&apos;, not in {where}</source>
        <translation>atakujący jest tylko w &apos;avenge&apos;, a nie w {where}</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; in {where} needs words, not a mapping</source>
        <translation>po &apos;{verb}&apos; w {where} muszą być słowa, a nie grupa słów z wartościami</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; in {where} needs words, not a list</source>
        <translation>po &apos;{verb}&apos; w {where} muszą być słowa, a nie lista</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; in {where} needs words, not nothing</source>
        <translation>po &apos;{verb}&apos; w {where} muszą być słowa, a nic tam nie ma</translation>
    </message>
    <message>
        <source>another set is called &apos;{name}&apos; too ({file}); give this one another &apos;name&apos;</source>
        <translation>tak samo, &apos;{name}&apos;, nazywa się inny zestaw ({file}); daj temu inną nazwę (&apos;name&apos;)</translation>
    </message>
    <message>
        <source>a set has at least {least} kinds of cards, this one has 1</source>
        <translation>zestaw musi mieć przynajmniej {least} rodzaje kart, a ten ma tylko 1</translation>
    </message>
    <message>
        <source>a list of moves</source>
        <translation>lista ruchów</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a language: write its two letters, for instance &apos;uk&apos;</source>
        <translation>&apos;{word}&apos; to nie język: napisz jego dwuliterowy kod, na przykład &apos;uk&apos;</translation>
    </message>
    <message>
        <source>{where} has {count} characters; there is room for {most}</source>
        <translation>liter w {where} jest {count}, a miejsca wystarczy na {most}</translation>
    </message>
    <message>
        <source>{what} has more than {most} marks over one letter</source>
        <translation>jedna litera ma znaków nad sobą więcej niż {most} ({what})</translation>
    </message>
    <message>
        <source>{what} must be on one line</source>
        <translation>{what} musi się mieścić w jednym wierszu</translation>
    </message>
    <message>
        <source>the character with the number {number} is not allowed in {what}</source>
        <translation>znak o numerze {number} nie może tu wystąpić ({what})</translation>
    </message>
    <message>
        <source>there is no set of cards in it</source>
        <translation>nie ma w nim zestawu kart</translation>
    </message>
    <message>
        <source>the cards in it are not those that it was made with; have it sent once more</source>
        <translation>karty w nim nie są tymi, z którymi powstał; poproś o przysłanie go jeszcze raz</translation>
    </message>
    <message>
        <source>a set of cards</source>
        <translation>zestaw kart</translation>
    </message>
    <message>
        <source>the file is larger than {most} kB, and no set of cards is</source>
        <translation>plik jest większy niż {most} kB, a takich zestawów kart nie ma</translation>
    </message>
    <message>
        <source>this is not a Gonfalon card set</source>
        <translation>to nie jest zestaw kart Gonfalon</translation>
    </message>
    <message>
        <source>this set was packed by a newer Gonfalon; please update the program</source>
        <translation>ten zestaw spakował nowszy Gonfalon; zaktualizuj program</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it belongs to none of its cards</source>
        <translation>&apos;{name}&apos; w nim nie należy do żadnej z jego kart</translation>
    </message>
    <message>
        <source>some computers have no files that are called &apos;{name}&apos;; give the card another id</source>
        <translation>na niektórych komputerach nie ma plików o nazwie &apos;{name}&apos;; nadaj karcie inny identyfikator</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is in it twice</source>
        <translation>&apos;{name}&apos; jest w nim dwa razy</translation>
    </message>
    <message>
        <source>there are more than {most} files in it</source>
        <translation>jest w nim więcej plików niż {most}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is in it, which is not the name of a file beside the others</source>
        <translation>jest w nim &apos;{name}&apos;, a to nie jest nazwa pliku obok innych</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it is a folder or a link, not a file</source>
        <translation>&apos;{name}&apos; w nim to folder albo dowiązanie, a nie plik</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it is locked with a password</source>
        <translation>&apos;{name}&apos; w nim jest zamknięty hasłem</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it is packed in a way that is not known here</source>
        <translation>&apos;{name}&apos; w nim jest spakowany w nieznany tu sposób</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it is larger than {most} kB</source>
        <translation>&apos;{name}&apos; w nim jest większy niż {most} kB</translation>
    </message>
    <message>
        <source>the file is damaged or not whole: have it sent once more</source>
        <translation>plik jest uszkodzony albo niepełny: poproś o przysłanie go jeszcze raz</translation>
    </message>
    <message>
        <source>a file of puzzles</source>
        <translation>plik zadań</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <translation>zadanie</translation>
    </message>
    <message>
        <source>there is another puzzle &apos;{id}&apos; in this file</source>
        <translation>w&#xa0;tym pliku jest jeszcze jedno zadanie &apos;{id}&apos;</translation>
    </message>
    <message>
        <source>there are no puzzles in this file</source>
        <translation>w&#xa0;tym pliku nie ma zadań</translation>
    </message>
    <message>
        <source>{what} has no &apos;{word}&apos;</source>
        <translation>{what}: brakuje &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>the solution &apos;{move}&apos; is not one of the moves</source>
        <translation>rozwiązania &apos;{move}&apos; nie ma wśród ruchów</translation>
    </message>
    <message>
        <source>a puzzle has a solution and at least one other move</source>
        <translation>zadanie ma rozwiązanie i&#xa0;co najmniej jeden inny ruch</translation>
    </message>
    <message>
        <source>without &apos;playouts&apos; the solution has a share of {whole}</source>
        <translation>bez &apos;playouts&apos; udział rozwiązania wynosi {whole}</translation>
    </message>
    <message>
        <source>another move has as large a share as the solution</source>
        <translation>inny ruch ma udział nie mniejszy niż rozwiązanie</translation>
    </message>
    <message>
        <source>its game cannot be read: {problem}</source>
        <translation>nie można odczytać jego partii: {problem}</translation>
    </message>
    <message>
        <source>{file}: {sentence}</source>
        <extracomment>a mistake in a card file, such as &quot;harvest.yaml: the file is empty&quot;</extracomment>
        <translation>{file}: {sentence}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {sentence}</source>
        <extracomment>a mistake in a card file, such as &quot;harvest.yaml, line 8: unknown verb &apos;gian&apos; in baker.activate, did you ...&quot;</extracomment>
        <translation>{file}, wiersz {line}: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more mistake(s)</source>
        <translation>
            <numerusform>… i jeszcze %n błąd</numerusform>
            <numerusform>… i jeszcze %n błędy</numerusform>
            <numerusform>… i jeszcze %n błędów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Turn the sound on</source>
        <translation>Włącz dźwięk</translation>
    </message>
    <message>
        <source>Turn the sound off; the wheel makes it louder or softer: {percent}%</source>
        <translation>Wyłącz dźwięk; kółkiem głośniej lub ciszej: {percent}%</translation>
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
        <source>Continue a game</source>
        <translation>Kontynuuj grę</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Wybierz grę</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca przy stole</translation>
    </message>
    <message>
        <source>Four play; drag a crest to change who sits out</source>
        <translation>Gra czworo; przeciągnij herb, aby zmienić, kto nie gra</translation>
    </message>
    <message>
        <source>What is new in Gonfalon {version}</source>
        <translation>Co nowego w&#xa0;programie Gonfalon {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Co nowego</translation>
    </message>
    <message>
        <source>This is a different version of the program</source>
        <translation>To inna wersja programu niż poprzednio</translation>
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
        <source>First game</source>
        <translation>Pierwsza gra</translation>
    </message>
    <message>
        <source>Learn it in a short guided game</source>
        <translation>Naucz się w&#xa0;krótkiej grze, która mówi, co robić</translation>
    </message>
    <message numerus="yes">
        <source>%n of {most} seats taken; drag a crest to change the order</source>
        <translation>
            <numerusform>Zajęte %n&#xa0;miejsce z&#xa0;{most}; kolejność zmienisz, przeciągając herb</numerusform>
            <numerusform>Zajęte %n&#xa0;miejsca z&#xa0;{most}; kolejność zmienisz, przeciągając herb</numerusform>
            <numerusform>Zajętych %n&#xa0;miejsc z&#xa0;{most}; kolejność zmienisz, przeciągając herb</numerusform>
        </translation>
    </message>
    <message>
        <source>Two play; drag a crest to change who sits out</source>
        <translation>Gra dwoje; przeciągnij herb, aby zmienić, kto nie gra</translation>
    </message>
    <message>
        <source>Three play; drag a crest to change who sits out</source>
        <translation>Gra troje; przeciągnij herb, aby zmienić, kto nie gra</translation>
    </message>
    <message>
        <source>New here? Learn it in four minutes</source>
        <translation>Pierwszy raz? Naucz się w&#xa0;cztery minuty</translation>
    </message>
    <message numerus="yes">
        <source>Continue {game} (and %n more)</source>
        <translation>
            <numerusform>Kontynuuj: {game} (i&#xa0;jeszcze&#xa0;%n)</numerusform>
            <numerusform>Kontynuuj: {game} (i&#xa0;jeszcze&#xa0;%n)</numerusform>
            <numerusform>Kontynuuj: {game} (i&#xa0;jeszcze&#xa0;%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Kontynuuj: {game}</translation>
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
        <source>There is no unfinished game to continue</source>
        <translation>Nie ma niedokończonej gry, którą można kontynuować</translation>
    </message>
    <message>
        <source>Random</source>
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
    <name>Statistics</name>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>Zajęte miejsca</translation>
    </message>
    <message>
        <source>Games with hints</source>
        <translation>Gry z&#xa0;podpowiedziami</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Zwycięstwa</translation>
    </message>
    <message>
        <source>Shared victories</source>
        <translation>Wspólne zwycięstwa</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Średni wynik</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Najlepszy wynik</translation>
    </message>
    <message>
        <source>Favourite card</source>
        <translation>Ulubiona karta</translation>
    </message>
    <message>
        <source>Deadliest card</source>
        <translation>Najgroźniejsza karta</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Najdłuższe oczekiwanie</translation>
    </message>
    <message>
        <source>Victories in a row</source>
        <translation>Zwycięstwa z&#xa0;rzędu</translation>
    </message>
    <message>
        <source>Most victories in a row</source>
        <translation>Najwięcej zwycięstw z&#xa0;rzędu</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Eksportuj tabelę</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Zapisz jako obraz</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>Obraz nie został zapisany</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>The table was not exported</source>
        <translation>Tabela nie została wyeksportowana</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Ilu graczy</translation>
    </message>
    <message>
        <source>Whether hints were taken</source>
        <translation>Czy były podpowiedzi</translation>
    </message>
    <message>
        <source>Victories by game</source>
        <translation>Zwycięstwa według gier</translation>
    </message>
    <message>
        <source>Victories by who else played</source>
        <translation>Zwycięstwa według rywali</translation>
    </message>
    <message>
        <source>Victories over time</source>
        <translation>Zwycięstwa z&#xa0;biegiem czasu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Wszystkie stoły</translation>
    </message>
    <message>
        <source>Games without hints</source>
        <translation>Gry bez podpowiedzi</translation>
    </message>
    <message>
        <source>A shared victory counts as a victory.</source>
        <translation>Wspólne zwycięstwo liczy się jako zwycięstwo.</translation>
    </message>
    <message>
        <source>{games}, seats: {seats}</source>
        <translation>{games}, miejsc: {seats}</translation>
    </message>
    <message>
        <source>{card}, played: {count}</source>
        <translation>{card}, zagrania: {count}</translation>
    </message>
    <message>
        <source>{card}, removed: {count}</source>
        <translation>{card}, zlikwidowane karty: {count}</translation>
    </message>
    <message>
        <source>No game has been finished since the count began.</source>
        <translation>Od początku liczenia nie zakończono jeszcze żadnej gry.</translation>
    </message>
    <message>
        <source>No game has been finished yet. Finished games are counted here automatically.</source>
        <translation>Nie zakończono jeszcze żadnej gry. Gdy tylko jakaś się skończy, zostanie tu policzona automatycznie.</translation>
    </message>
    <message>
        <source>Hints: any</source>
        <translation>Z podpowiedziami i bez</translation>
    </message>
    <message>
        <source>Count all games again</source>
        <translation>Licz wszystkie gry</translation>
    </message>
    <message>
        <source>Count from now on</source>
        <translation>Licz od teraz</translation>
    </message>
    <message>
        <source>{done} of {all} games counted</source>
        <translation>Policzone gry: {done} z&#xa0;{all}</translation>
    </message>
    <message>
        <source>counted since: {day}</source>
        <translation>liczone od: {day}</translation>
    </message>
    <message>
        <source>Choose one game to see the scores.</source>
        <translation>Wybierz jedną grę, aby zobaczyć wyniki.</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} z&#xa0;{whole}</translation>
    </message>
    <message>
        <source>{victories}, shared: {shared}</source>
        <translation>{victories}, wspólne: {shared}</translation>
    </message>
    <message>
        <source>{now}, at most {most}</source>
        <translation>{now}, najwięcej {most}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n round(s)</source>
        <translation>
            <numerusform>{card}, %n&#xa0;runda</numerusform>
            <numerusform>{card}, %n&#xa0;rundy</numerusform>
            <numerusform>{card}, %n&#xa0;rund</numerusform>
        </translation>
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
        <source>The same as {number}</source>
        <translation>To samo co {number}</translation>
    </message>
    <message>
        <source>{answer}: you {before} → {least} to {most}</source>
        <translation>{answer}: masz {before} → od {least} do {most}</translation>
    </message>
    <message>
        <source>{answer}: you {before} → {least}</source>
        <translation>{answer}: masz {before} → {least}</translation>
    </message>
    <message>
        <source>{answer}: you stay at {before}</source>
        <translation>{answer}: nadal masz {before}</translation>
    </message>
    <message>
        <source>Influence in the pool: {count}</source>
        <translation>Wpływ we własnej puli: {count}</translation>
    </message>
    <message>
        <source>Cards in hand: {count}</source>
        <translation>Karty na ręce: {count}</translation>
    </message>
    <message>
        <source>Discarded: {count}</source>
        <translation>Odrzucone: {count}</translation>
    </message>
    <message>
        <source>In reserve: {count}</source>
        <translation>Zarezerwowane: {count}</translation>
    </message>
    <message>
        <source>First player token: plays first in this round</source>
        <translation>Korona: zaczyna tę rundę</translation>
    </message>
    <message>
        <source>Click to look at the discard pile, the reserve and the cards you have set aside</source>
        <translation>Kliknij, aby obejrzeć karty odrzucone, zarezerwowane i&#xa0;te, które masz odłożone na bok</translation>
    </message>
    <message>
        <source>The rounds of the game; the current one is gold</source>
        <translation>Rundy gry; złota jest ta, która trwa</translation>
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
        <source>In your hand</source>
        <translation>Na twojej ręce</translation>
    </message>
    <message>
        <source>Whoever has the most at the end of the game wins.</source>
        <translation>Kto ma go najwięcej na koniec gry, wygrywa.</translation>
    </message>
    <message>
        <source>Everyone sees how many there are, but only their owner sees which.</source>
        <translation>Wszyscy widzą, ile ich jest, a jakie, widzi tylko właściciel.</translation>
    </message>
    <message>
        <source>Everyone may look at them; click to see them.</source>
        <translation>Leżą odkryte dla wszystkich; pokaże je kliknięcie.</translation>
    </message>
    <message>
        <source>They lie face up beside the queue, and their effects still apply.</source>
        <translation>Leżą ujawnione poza Kolejką i nadal działają.</translation>
    </message>
    <message>
        <source>Click to see which cards are still out (U)</source>
        <translation>Kliknij, aby zobaczyć, które karty są jeszcze nieujawnione (U)</translation>
    </message>
    <message>
        <source>Its owner collects it on revealing the card; if the card goes first, it is lost.</source>
        <translation>Kto ujawni kartę, zabiera jej Wpływ; jeśli karta zginie, Wpływ przepadnie.</translation>
    </message>
    <message>
        <source>Only the card on top acts.</source>
        <translation>Działa tylko karta na wierzchu.</translation>
    </message>
    <message>
        <source>Place {place} of {places} in the queue</source>
        <translation>Miejsce {place} z&#xa0;{places} w&#xa0;Kolejce</translation>
    </message>
    <message>
        <source>Beneath card {place}</source>
        <translation>Pod kartą nr&#xa0;{place}</translation>
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
        <source>Swap</source>
        <comment>on the card</comment>
        <translation>Wymień</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Tutaj</translation>
    </message>
    <message>
        <source>Front: it acts before all the cards here now</source>
        <translation>Na początek: zadziała przed wszystkimi, które tu teraz leżą</translation>
    </message>
    <message>
        <source>End: it acts after all the cards here now</source>
        <translation>Na koniec: zadziała po wszystkich, które tu teraz leżą</translation>
    </message>
    <message>
        <source>Cover: the card below will not act</source>
        <translation>Przykryj: karta pod&#xa0;nią nie&#xa0;zadziała</translation>
    </message>
    <message>
        <source>Cover: the {card} below will not act</source>
        <translation>Przykryj: {card} pod&#xa0;nią nie&#xa0;zadziała</translation>
    </message>
    <message numerus="yes">
        <source>%n influence stays on the card below</source>
        <translation>
            <numerusform>%n punkt Wpływu zostanie na karcie pod nią</numerusform>
            <numerusform>%n punkty Wpływu zostaną na karcie pod nią</numerusform>
            <numerusform>%n punktów Wpływu zostanie na karcie pod nią</numerusform>
        </translation>
    </message>
    <message>
        <source>The card below will not act. Undo takes the new card back.</source>
        <translation>Karta pod&#xa0;nową nie&#xa0;zadziała. „Cofnij” zwróci nową na&#xa0;rękę.</translation>
    </message>
    <message>
        <source>The {card} below will not act. Undo takes the new card back.</source>
        <translation>{card} pod&#xa0;nową kartą nie&#xa0;zadziała. „Cofnij” zwróci ją na&#xa0;rękę.</translation>
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
        <source>You can place a card only on your turn in the placement phase.</source>
        <translation>Kartę wykłada się w&#xa0;Fazie Rozstawiania, gdy przychodzi twoja kolej.</translation>
    </message>
    <message>
        <source>This card cannot be chosen now.</source>
        <translation>Teraz nie można wybrać tej karty.</translation>
    </message>
    <message>
        <source>To swap, drop the card on the one that acts.</source>
        <translation>Aby dokonać wymiany, połóż kartę na tej, która teraz działa.</translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
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
        <source>Back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>{card}: it can only be kept</source>
        <translation>{card}: kartę można tylko pozostawić zakrytą</translation>
    </message>
    <message>
        <source>{card}: where does the card go?</source>
        <translation>{card}: gdzie położyć kartę?</translation>
    </message>
    <message>
        <source>{card}: choose a card from your hand</source>
        <translation>{card}: wybierz kartę z&#xa0;ręki</translation>
    </message>
    <message>
        <source>It goes into the queue in place of this one, face down, and acts from the next round on</source>
        <translation>Trafi zakryta na miejsce tej karty i&#xa0;zadziała od następnej rundy</translation>
    </message>
    <message>
        <source>{card}: choose one</source>
        <translation>{card}: wybierz jedno</translation>
    </message>
    <message>
        <source>{card}: choose a card to eliminate</source>
        <translation>{card}: wybierz kartę do likwidacji</translation>
    </message>
    <message>
        <source>{card}: choose a card to put a verdict on</source>
        <translation>{card}: wybierz kartę, którą oznaczysz wyrokiem</translation>
    </message>
    <message>
        <source>{card}: choose a card to put influence on</source>
        <translation>{card}: wybierz kartę, na którą trafi Wpływ</translation>
    </message>
    <message>
        <source>{card}: choose a card to move</source>
        <translation>{card}: wybierz kartę do przeniesienia</translation>
    </message>
    <message>
        <source>{card}: choose a card whose owner loses influence to you</source>
        <translation>{card}: wybierz kartę, której właściciela okradniesz</translation>
    </message>
    <message>
        <source>{card}: choose a card to copy</source>
        <translation>{card}: wybierz kartę do skopiowania</translation>
    </message>
    <message>
        <source>{card}: choose a card</source>
        <translation>{card}: wybierz kartę</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict token(s) in the pool</source>
        <translation>
            <numerusform>W&#xa0;puli %n&#xa0;żeton wyroku</numerusform>
            <numerusform>W&#xa0;puli %n&#xa0;żetony wyroku</numerusform>
            <numerusform>W&#xa0;puli %n&#xa0;żetonów wyroku</numerusform>
        </translation>
    </message>
    <message>
        <source>You gain 1 influence; what lies on the card is lost</source>
        <translation>Zyskasz 1&#xa0;punkt Wpływu; Wpływ leżący na karcie przepadnie</translation>
    </message>
    <message>
        <source>No card has a verdict token, so this is the only choice</source>
        <translation>Żadna karta nie ma żetonu wyroku, więc innego wyboru nie ma</translation>
    </message>
    <message>
        <source>No verdict token is left, so this is the only choice</source>
        <translation>Nie ma już żetonów wyroku, więc innego wyboru nie ma</translation>
    </message>
    <message>
        <source>No card is in your hand, so this is the only choice</source>
        <translation>Nie masz kart na ręce, więc innego wyboru nie ma</translation>
    </message>
    <message>
        <source>This is the only choice now</source>
        <translation>Teraz innego wyboru nie ma</translation>
    </message>
    <message>
        <source>It came into the queue this round and acts from the next on</source>
        <translation>Karta jest w&#xa0;Kolejce od tej rundy i&#xa0;zadziała dopiero w&#xa0;następnej</translation>
    </message>
    <message numerus="yes">
        <source>It costs {cost} influence to reveal; only %n lies on it</source>
        <translation>
            <numerusform>Ujawnienie kosztuje {cost}, a&#xa0;na karcie leży tylko %n&#xa0;punkt</numerusform>
            <numerusform>Ujawnienie kosztuje {cost}, a&#xa0;na karcie leżą tylko %n&#xa0;punkty</numerusform>
            <numerusform>Ujawnienie kosztuje {cost}, a&#xa0;na karcie leży tylko %n&#xa0;punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n influence to reveal; nothing lies on it</source>
        <translation>
            <numerusform>Ujawnienie kosztuje %n&#xa0;punkt Wpływu, a&#xa0;na karcie nic nie leży</numerusform>
            <numerusform>Ujawnienie kosztuje %n&#xa0;punkty Wpływu, a&#xa0;na karcie nic nie leży</numerusform>
            <numerusform>Ujawnienie kosztuje %n&#xa0;punktów Wpływu, a&#xa0;na karcie nic nie leży</numerusform>
        </translation>
    </message>
    <message>
        <source>Verdicts: {left} of {all} in the pool</source>
        <translation>Wyroki: {left} z&#xa0;{all} w&#xa0;puli</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Pozostaw</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Ujawnij</translation>
    </message>
    <message>
        <source>{family}, card {place}</source>
        <translation>{family}, karta nr {place}</translation>
    </message>
    <message>
        <source>{family}, {card}, card {place}</source>
        <translation>{family}, {card}, karta nr&#xa0;{place}</translation>
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
        <translation>Za kartę nr&#xa0;{place}</translation>
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
        <source>Verdicts</source>
        <translation>Wyroki</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>{family} · Bot, regent</source>
        <translation>{family} · bot, regent</translation>
    </message>
    <message>
        <source>{family} · Bot, chancellor</source>
        <translation>{family} · bot, kanclerz</translation>
    </message>
    <message>
        <source>{family} · Bot, courtier</source>
        <translation>{family} · bot, dworzanin</translation>
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
        <translation>Odłożone na bok, widzisz je tylko ty</translation>
    </message>
    <message>
        <source>Choose the answer with that number</source>
        <translation>Wybierz odpowiedź o&#xa0;tym numerze</translation>
    </message>
    <message>
        <source>Go to either end of a row; this scrolls a long queue</source>
        <translation>Przejdź na początek lub koniec rzędu; tak przewija się długą Kolejkę</translation>
    </message>
    <message>
        <source>Keep a stack fanned out</source>
        <translation>Pozostaw stos rozłożony</translation>
    </message>
    <message>
        <source>The hidden cards turn up</source>
        <translation>Zakryte karty odkrywają się</translation>
    </message>
    <message>
        <source>{family}: show my hand</source>
        <translation>{family}: pokaż moje karty</translation>
    </message>
    <message>
        <source>{name} is thinking. Press Space to make it move now.</source>
        <translation>{name} myśli. Naciśnij spację, aby nie czekać na ruch.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Odpowiedzi</translation>
    </message>
    <message>
        <source>Ask for a hint: what the strongest bot would do</source>
        <translation>Poproś o&#xa0;podpowiedź: co zrobiłby najsilniejszy bot</translation>
    </message>
    <message>
        <source>Go to a card or a place with the arrows and press Enter there; answers bear their keys.</source>
        <translation>Przejdź strzałkami do karty lub miejsca i naciśnij Enter; na odpowiedziach są ich klawisze.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Niech już gra</translation>
    </message>
    <message>
        <source>{bot}: {advice}</source>
        <translation>{bot}: {advice}</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Co możesz zrobić</translation>
    </message>
    <message>
        <source>Go from card to card and from row to row</source>
        <translation>Przechodź od karty do karty i&#xa0;od rzędu do rzędu</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Strzałki</translation>
    </message>
    <message>
        <source>Pick up a card, put it down, choose</source>
        <translation>Weź kartę, połóż ją, wybierz</translation>
    </message>
    <message>
        <source>Read in the chronicle why a bot moved as it did, if it says so</source>
        <translation>Przeczytaj w&#xa0;Kronice, dlaczego bot tak zagrał, jeśli to mówi</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Cofnij ostatni ruch</translation>
    </message>
    <message>
        <source>Redo the move that you took back</source>
        <translation>Przywróć cofnięty ruch</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Close what opened last, put a card back, cancel an unfinished move, or open the menu</source>
        <translation>Zamknij to, co otwarte, odłóż kartę, cofnij rozpoczęty ruch, a&#xa0;jeśli niczego takiego nie ma, otwórz menu</translation>
    </message>
    <message>
        <source>See again how the game ended</source>
        <translation>Zobacz jeszcze raz, jak skończyła się gra</translation>
    </message>
    <message>
        <source>See which cards of the others are still out; with Alt and a number, of that seat</source>
        <translation>Pokaż, które karty innych są jeszcze nieujawnione; z&#xa0;Alt i&#xa0;liczbą: karty tego miejsca</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Otwórz menu</translation>
    </message>
    <message>
        <source>Open the menu: this game is not saved</source>
        <translation>Otwórz menu: ta gra nie jest zapisana</translation>
    </message>
    <message>
        <source>Skip animations; make a thinking bot move now</source>
        <translation>Zakończ animację; nie czekaj dłużej na ruch bota</translation>
    </message>
    <message>
        <source>Turn the sound off or on</source>
        <translation>Wyłącz lub włącz dźwięk</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Otwórz zasady</translation>
    </message>
    <message>
        <source>Explain the current question where a button offers that, or show these keys</source>
        <translation>Wyjaśnij pytanie, jeśli jest taki przycisk, w przeciwnym razie pokaż te klawisze</translation>
    </message>
    <message>
        <source>Take a closer look at what is under the pointer, like a right-click or a long press</source>
        <translation>Przyjrzyj się wskazanej rzeczy, tak jak prawym przyciskiem lub długim naciśnięciem</translation>
    </message>
    <message>
        <source>Show the goal of this game and how it ends</source>
        <translation>Zobacz, do czego dążysz w&#xa0;tej grze i&#xa0;jak się ona kończy</translation>
    </message>
    <message>
        <source>List everything you can do now, and what is on the table</source>
        <translation>Wymień wszystko, co możesz zrobić, i co leży na stole</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>This game is saved here already, further along than in {file}: it goes on where it was left.</source>
        <translation>Ta gra jest już tu przechowywana i zaszła dalej niż w pliku {file}: toczy się od miejsca, w którym ją przerwano.</translation>
    </message>
    <message>
        <source>This game is saved here already, but {file} is further along: it goes on from there. The other is kept too.</source>
        <translation>Ta gra jest już tu zapisana, ale w pliku {file} zaszła dalej i stamtąd toczy się teraz. Tamten zapis też pozostaje.</translation>
    </message>
    <message>
        <source>This game was played to its end here, and this is how it ended.</source>
        <translation>Ta gra została tu rozegrana do końca i tak się skończyła.</translation>
    </message>
    <message>
        <source>This game cannot be continued: {reason}</source>
        <translation>Tej gry nie można kontynuować: {reason}</translation>
    </message>
    <message>
        <source>There is no unfinished game; games are kept in {folder}.</source>
        <translation>Nie ma żadnej przerwanej gry; przerwane gry leżą w folderze {folder}.</translation>
    </message>
    <message>
        <source>The unfinished game before that one goes on.</source>
        <translation>Wznowiono poprzednią przerwaną grę.</translation>
    </message>
    <message>
        <source>There is no such file: {file}.</source>
        <translation>Nie ma takiego pliku: {file}.</translation>
    </message>
    <message>
        <source>This game is not saved: it is lost at the end unless you save it.</source>
        <translation>Ta gra nie jest zapisywana: na koniec przepadnie, jeśli jej nie zapiszesz.</translation>
    </message>
    <message>
        <source>There is no text version of {game}.</source>
        <translation>{game}: tej gry nie ma w terminalu.</translation>
    </message>
    <message>
        <source>Type ? for help.</source>
        <translation>Wpisz ?, aby zobaczyć pomoc.</translation>
    </message>
    <message>
        <source>The game goes on where it was left; type &apos;log&apos; for what you have seen so far.</source>
        <translation>Gra toczy się od miejsca, w którym ją przerwano; wpisz &apos;log&apos;, aby przeczytać, co dotąd się wydarzyło.</translation>
    </message>
    <message>
        <source>The game goes on, and is written again with every move.</source>
        <translation>Gra toczy się dalej, a&#xa0;zapis jest ponawiany przy każdym ruchu.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Gra znów się zapisuje.</translation>
    </message>
    <message>
        <source>{name} is thinking. Press Ctrl+C to make it move now.</source>
        <translation>{name} myśli. Naciśnij Ctrl+C, aby nie czekać na ruch.</translation>
    </message>
    <message>
        <source>{name} does not know what to do and takes the first legal move.</source>
        <translation>{name} nie wie, co zrobić, i wykonuje pierwszy możliwy ruch.</translation>
    </message>
    <message>
        <source>Press Enter when {name} sits here.</source>
        <translation>Kiedy {name} usiądzie przed ekranem, naciśnij Enter.</translation>
    </message>
    <message>
        <source>What has happened since you sat here:</source>
        <translation>Co się wydarzyło pod twoją nieobecność:</translation>
    </message>
    <message>
        <source>That was your turn, {name}. Press Enter to hide the table, or type &apos;undo&apos;.</source>
        <translation>{name}, twój ruch wykonany. Naciśnij Enter, aby zakryć stół, albo wpisz &apos;undo&apos;, aby cofnąć ruch.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n ruch</numerusform>
            <numerusform>%n ruchy</numerusform>
            <numerusform>%n ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; can mean {moves}; type more of it.</source>
        <translation>&apos;{typed}&apos; może znaczyć: {moves}; wpisz więcej.</translation>
    </message>
    <message>
        <source>There is no move {number}: choose 1 to {last}.</source>
        <translation>Nie ma ruchu o numerze {number}: wybierz od 1 do {last}.</translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; is not a legal move here. Nearest: {moves}. Type ? for help.</source>
        <translation>Ruchu &apos;{typed}&apos; teraz nie ma. Podobne: {moves}. Wpisz ?, aby zobaczyć pomoc.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Nic się jeszcze nie wydarzyło.</translation>
    </message>
    <message>
        <source>The move was not taken back.</source>
        <translation>Ruch nie został cofnięty.</translation>
    </message>
    <message>
        <source>Taken back: {move}.</source>
        <translation>Cofnięty ruch: {move}.</translation>
    </message>
    <message>
        <source>Made again: {move}.</source>
        <translation>Ponowiony ruch: {move}.</translation>
    </message>
    <message>
        <source>Also type what you want to know about: its name or number on the table.</source>
        <translation>Wpisz też, o czym chcesz się dowiedzieć: nazwę albo numer ze stołu.</translation>
    </message>
    <message>
        <source>There is nothing to tell about &apos;{words}&apos;.</source>
        <translation>O &apos;{words}&apos; nie ma nic do powiedzenia.</translation>
    </message>
    <message>
        <source>Also type a file name: &apos;save evening.gonfalon&apos;</source>
        <translation>Wpisz też nazwę pliku: &apos;save evening.gonfalon&apos;</translation>
    </message>
    <message>
        <source>The file is left unchanged.</source>
        <translation>Plik pozostaje bez zmian.</translation>
    </message>
    <message>
        <source>{file} holds another game. Type &apos;yes&apos; to write over it, or press Enter to leave it unchanged.</source>
        <translation>W pliku {file} jest inna gra. Wpisz &apos;yes&apos;, aby ją nadpisać, albo naciśnij Enter, aby ją zostawić.</translation>
    </message>
    <message>
        <source>leave the game; it is saved, and &apos;{command}&apos; continues it</source>
        <translation>wyjdź z gry; jest zapisana, a &apos;{command}&apos; ją wznowi</translation>
    </message>
    <message>
        <source>the table once more</source>
        <translation>stół jeszcze raz</translation>
    </message>
    <message>
        <source>what you may do</source>
        <translation>co możesz zrobić</translation>
    </message>
    <message>
        <source>everything you have seen so far</source>
        <translation>wszystko, co się przy tobie wydarzyło</translation>
    </message>
    <message>
        <source>what a card or a word on it means, where cards say more than the table has room for</source>
        <translation>co znaczy karta albo słowo na niej, w grach, których karty mówią więcej, niż się mieści</translation>
    </message>
    <message>
        <source>take back your last decision, if nobody has decided and you have learned nothing since</source>
        <translation>cofnij swoją ostatnią decyzję, jeśli nikt od tego czasu nie grał i nic nowego nie wyszło na jaw</translation>
    </message>
    <message>
        <source>make the decision again that was taken back, until another is made</source>
        <translation>ponów cofniętą decyzję, dopóki nie zapadnie inna</translation>
    </message>
    <message>
        <source>write the game to a file</source>
        <translation>zapisz grę do pliku</translation>
    </message>
    <message>
        <source>Type the number of a move, or its text; the beginnings of its words will do where they are clear.</source>
        <translation>Wpisz numer ruchu albo jego tekst; wystarczą początki słów, jeśli są jednoznaczne.</translation>
    </message>
    <message>
        <source>There is no player &apos;{player}&apos; for {game}; a seat is one of {players}.</source>
        <translation>{game}: nie ma gracza &apos;{player}&apos;; na miejscu może siedzieć {players}.</translation>
    </message>
    <message>
        <source>Give one name for each seat or one for each human; {option} has {count}.</source>
        <translation>Podaj po jednym imieniu dla każdego miejsca albo dla każdego człowieka; {option} ma ich {count}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no name: it has 1 to {most} letters.</source>
        <translation>&apos;{name}&apos; to nie imię: imię ma od 1 do {most} liter.</translation>
    </message>
    <message>
        <source>Two players would have the same name: {names}.</source>
        <translation>Dwóch graczy nazywałoby się tak samo: {names}.</translation>
    </message>
    <message>
        <source>{file} holds another game and is left unchanged. Choose another name.</source>
        <translation>W pliku {file} jest inna gra; pozostaje on bez zmian. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>Name a saved game or say {option}, not both.</source>
        <translation>Podaj zapisaną partię albo {option}, ale nie jedno i drugie.</translation>
    </message>
    <message>
        <source>{option} is for a new game; a saved one goes on as it was begun.</source>
        <translation>Opcja {option} jest dla nowej partii; zapisana toczy się tak, jak ją zaczęto.</translation>
    </message>
    <message>
        <source>The moves in {file} cannot be read: {reason}.</source>
        <translation>Nie można przeczytać ruchów z pliku {file}: {reason}.</translation>
    </message>
    <message>
        <source>This game goes on, and its line would tell hidden cards.</source>
        <translation>Ta partia jeszcze trwa i jej wiersz zdradziłby zakryte karty.</translation>
    </message>
    <message>
        <source>The moves of an unfinished game reveal hidden cards; {option} shows them.</source>
        <translation>Ruchy nieukończonej partii zdradzają zakryte karty; pokaże je {option}.</translation>
    </message>
    <message>
        <source>Not finished: {name} has to decide.</source>
        <translation>Nieukończona: decyduje {name}.</translation>
    </message>
    <message>
        <source>{file} already exists and is not a game; it is left unchanged. Choose another name.</source>
        <translation>Plik {file} już istnieje i nie jest grą; pozostaje bez zmian. Wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>{file} is not a file; choose another name.</source>
        <translation>{file} nie jest plikiem; wybierz inną nazwę.</translation>
    </message>
    <message>
        <source>There is no folder {folder} to save a game in.</source>
        <translation>Nie ma folderu {folder}, w którym można by zapisać grę.</translation>
    </message>
    <message>
        <source>The game is saved in {file}.</source>
        <translation>Gra jest zapisana w pliku {file}.</translation>
    </message>
    <message>
        <source>It is not finished: the file contains hidden cards.</source>
        <translation>Nie jest ukończona: plik zawiera ukryte karty.</translation>
    </message>
    <message>
        <source>The game was not saved.</source>
        <translation>Gra nie została zapisana.</translation>
    </message>
    <message>
        <source>The game is saved: &apos;{command}&apos; continues it.</source>
        <translation>Gra jest zapisana: wznowi ją &apos;{command}&apos;.</translation>
    </message>
    <message>
        <source>The game is saved in {file}, but not what happened after move {number}.</source>
        <translation>Gra jest zapisana w pliku {file}, ale bez tego, co nastąpiło po ruchu {number}.</translation>
    </message>
    <message>
        <source>All of it is saved: &apos;{command}&apos; continues it.</source>
        <translation>Zapisana jest cała: wznowi ją &apos;{command}&apos;.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a folder: name the one in which your card sets lie</source>
        <translation>&apos;{word}&apos; to nie folder: podaj ten, w którym leżą twoje zestawy kart</translation>
    </message>
    <message>
        <source>{options} choose sets of cards; there is one deck for {game}.</source>
        <translation>Opcje {options} wybierają zestawy kart; talia jest tu jedna: {game}.</translation>
    </message>
    <message>
        <source>{file} is a deck of {other}, not a set of cards of {game}.</source>
        <translation>{file} to talia innej gry: {other}, a nie {game}.</translation>
    </message>
    <message>
        <source>{file} does not lie in the folder of your card sets: say where that is with {option}.</source>
        <translation>{file} nie leży w folderze twoich zestawów kart: wskaż go opcją {option}.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a time: give seconds, more than 0 and at most 3600</source>
        <translation>&apos;{word}&apos; to nie czas: podaj sekundy, więcej niż 0 i najwyżej 3600</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a whole number from {least} to {most}</source>
        <translation>&apos;{word}&apos; to nie liczba całkowita od {least} do {most}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not an option: write for instance &apos;{example}&apos;</source>
        <translation>&apos;{word}&apos; to nie opcja gry: napisz na przykład &apos;{example}&apos;</translation>
    </message>
    <message>
        <source>it follows from how many play</source>
        <translation>wynika to z liczby graczy</translation>
    </message>
    <message>
        <source>it is no word, but a whole deck</source>
        <translation>to nie słowo, lecz cała talia</translation>
    </message>
    <message>
        <source>name {name} among the seats</source>
        <translation>podaj {name} wśród miejsc</translation>
    </message>
    <message>
        <source>The option &apos;{name}&apos; cannot be chosen like this: {why}.</source>
        <translation>Opcji &apos;{name}&apos; nie wybiera się w ten sposób: {why}.</translation>
    </message>
    <message>
        <source>{players} cannot play {game}: it is for {least} to {most}.</source>
        <translation>{game}: liczba graczy to od {least} do {most}, a nie {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n karta na ręce</numerusform>
            <numerusform>%n karty na ręce</numerusform>
            <numerusform>%n kart na ręce</numerusform>
        </translation>
    </message>
    <message>
        <source>The game cannot be saved in {file}: {reason}.</source>
        <translation>Gry nie można zapisać w pliku {file}: {reason}.</translation>
    </message>
    <message>
        <source>{words} or {last}</source>
        <translation>{words} lub {last}</translation>
    </message>
    <message>
        <source>{words} and {last}</source>
        <translation>{words} i {last}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>ziarno {seed}</translation>
    </message>
    <message>
        <source>Scores: {scores}</source>
        <translation>Wynik: {scores}</translation>
    </message>
    <message>
        <source>Won by {names}.</source>
        <translation>Zwycięstwo: {names}.</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (ty)</translation>
    </message>
</context>
<context>
    <name>TocBook</name>
    <message>
        <source>pages shown</source>
        <translation>strony rozwinięte</translation>
    </message>
    <message>
        <source>pages folded away</source>
        <translation>strony zwinięte</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>Alone in the queue</source>
        <translation>Sama w Kolejce</translation>
    </message>
    <message>
        <source>Between two rivals</source>
        <translation>Między dwiema kartami rywali</translation>
    </message>
    <message>
        <source>Between two cards of its own family</source>
        <translation>Między dwiema kartami własnego rodu</translation>
    </message>
    <message>
        <source>Between a rival and its own family</source>
        <translation>Między kartą rywala a kartą własnego rodu</translation>
    </message>
    <message>
        <source>At the front of the queue</source>
        <translation>Na początku Kolejki</translation>
    </message>
    <message>
        <source>At the end of the queue</source>
        <translation>Na końcu Kolejki</translation>
    </message>
    <message>
        <source>In a longer queue</source>
        <translation>W dłuższej Kolejce</translation>
    </message>
    <message>
        <source>Face up since an earlier round</source>
        <translation>Ujawniona od wcześniejszej rundy</translation>
    </message>
    <message>
        <source>Eliminated by a rival, whose card is: {card}</source>
        <translation>Likwiduje ją rywal, a jego karta to: {card}</translation>
    </message>
    <message>
        <source>In reserve; its owner eliminates a card with: {card}</source>
        <translation>W rezerwie; jej właściciel likwiduje kartę, a działa: {card}</translation>
    </message>
    <message>
        <source>In reserve, when a round begins</source>
        <translation>W rezerwie, gdy zaczyna się runda</translation>
    </message>
    <message>
        <source>In reserve, when the game ends</source>
        <translation>W rezerwie, gdy kończy się gra</translation>
    </message>
    <message>
        <source>Beside cards with a verdict</source>
        <translation>Obok kart z wyrokiem</translation>
    </message>
    <message>
        <source>Beside a card of the same name</source>
        <translation>Obok karty o tej samej nazwie</translation>
    </message>
    <message>
        <source>Beside cards that it names</source>
        <translation>Obok kart, które wymienia</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, wiersz {line}</translation>
    </message>
    <message>
        <source>This file is not a game of Gonfalon: {file}.</source>
        <translation>To nie jest gra programu Gonfalon: {file}.</translation>
    </message>
    <message>
        <source>Part of this line is missing; copy the whole line again.</source>
        <translation>Część tego wiersza zginęła po drodze; skopiuj go jeszcze raz w całości.</translation>
    </message>
    <message>
        <source>This game was saved by another version of Gonfalon: {file}.</source>
        <translation>Tę grę zapisała inna wersja programu Gonfalon: {file}.</translation>
    </message>
    <message>
        <source>This game needs the card set “{name}”, which is not here or was changed since: {file}. The settings show the folder that it belongs in.</source>
        <translation>Ta gra wymaga zestawu kart „{name}”, którego tu nie ma albo który od tego czasu zmieniono: {file}. Ustawienia pokazują, w&#xa0;jakim folderze powinien leżeć.</translation>
    </message>
    <message>
        <source>This game was played with other cards than those here: {file}.</source>
        <translation>W&#xa0;tej grze używano innych kart niż tutaj: {file}.</translation>
    </message>
    <message>
        <source>This file holds a game that this program does not know: {file}.</source>
        <translation>W&#xa0;tym pliku jest gra, której ten program nie obsługuje: {file}.</translation>
    </message>
    <message>
        <source>This game has no table in the window yet; it is played in a terminal, with the command “{command}”: {file}.</source>
        <translation>Ta gra nie ma jeszcze stołu w&#xa0;oknie; gra się w&#xa0;nią w&#xa0;terminalu poleceniem „{command}”: {file}.</translation>
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
        <source>This cannot be written: {file}. The reason: {reason}.</source>
        <translation>Nie udało się tego zapisać: {file}. Powód: {reason}.</translation>
    </message>
    <message>
        <source>Choose players and cards with which this game can be played. The reason: {reason}</source>
        <translation>Wybierz graczy i&#xa0;karty, z&#xa0;którymi można rozegrać tę grę. Powód: {reason}</translation>
    </message>
    <message>
        <source>The game cannot be written to this folder: {folder}. It goes on, and is written again with every move. Until that succeeds, it is lost when you close the window.</source>
        <translation>Nie można zapisać gry w&#xa0;tym folderze: {folder}. Toczy się ona dalej, a&#xa0;zapis jest ponawiany przy każdym ruchu. Dopóki się nie uda, gra przepadnie po zamknięciu okna.</translation>
    </message>
    <message>
        <source>The game cannot be written to this folder: {folder}. The move was not taken back, and the game is saved as before.</source>
        <translation>Nie można zapisać gry w&#xa0;tym folderze: {folder}. Jest taka jak przedtem i&#xa0;tak jest zapisana.</translation>
    </message>
    <message>
        <source>It was played on in another window or in a terminal, so it cannot be continued here. What was played there is saved.</source>
        <translation>Grano w&#xa0;nią dalej w&#xa0;innym oknie albo w&#xa0;terminalu, więc tutaj nie gra się już dalej. To, co tam rozegrano, jest zapisane.</translation>
    </message>
    <message>
        <source>This file cannot be written: {file}. What you choose here applies now, but is forgotten when you close the window.</source>
        <translation>Nie można zapisać tego pliku: {file}. Wybrane tu ustawienia działają, ale przepadną, gdy zamkniesz okno.</translation>
    </message>
    <message>
        <source>The game needs a name.</source>
        <translation>Podaj nazwę gry.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Ta nazwa jest za długa.</translation>
    </message>
    <message>
        <source>Some computers use this name for something else; choose another one.</source>
        <translation>Niektóre komputery używają tej nazwy do czegoś innego; wybierz inną.</translation>
    </message>
    <message>
        <source>A game is saved under this name already; press again to replace it.</source>
        <translation>Pod tą nazwą jest już gra; naciśnij jeszcze raz, aby ją zastąpić.</translation>
    </message>
    <message>
        <source>A name cannot contain these characters, or begin or end with a full stop: {signs}</source>
        <translation>Nazwa nie może zawierać tych znaków ani zaczynać się lub kończyć kropką: {signs}</translation>
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
        <translation>Nie masz jeszcze czego cofać.</translation>
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
        <source>Nothing is taken back in a first game or a puzzle; both can be started over at any time.</source>
        <translation>W&#xa0;pierwszej grze i&#xa0;w&#xa0;zadaniu niczego się nie cofa; oba można w&#xa0;każdej chwili zacząć od nowa.</translation>
    </message>
    <message>
        <source>You have drawn a card since.</source>
        <translation>Po tym ruchu na twoją rękę trafiła już nowa karta.</translation>
    </message>
    <message>
        <source>There is no move to redo.</source>
        <translation>Nie ma cofniętego ruchu, który można przywrócić.</translation>
    </message>
</context>
<context>
    <name>UnseenCards</name>
    <message>
        <source>Discarded in round {round}</source>
        <translation>Odrzucona, runda&#xa0;{round}</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>Zarezerwowane</translation>
    </message>
    <message>
        <source>Seen: card {place}</source>
        <translation>Widziana: karta nr&#xa0;{place}</translation>
    </message>
    <message>
        <source>Seen: beneath card {place}</source>
        <translation>Widziana: pod kartą nr&#xa0;{place}</translation>
    </message>
    <message>
        <source>Seen: in hand again</source>
        <translation>Widziana: znów na ręce</translation>
    </message>
    <message>
        <source>Seen: card {place}, face down</source>
        <translation>Widziana: karta nr&#xa0;{place}, zakryta</translation>
    </message>
    <message>
        <source>Every card of this family has been seen.</source>
        <translation>Wszystkie karty tego rodu są już znane.</translation>
    </message>
    <message>
        <source>Kinds still out: {count}</source>
        <translation>Rodzaje jeszcze nieujawnione: {count}</translation>
    </message>
    <message>
        <source>face down: {count}</source>
        <translation>zakryte: {count}</translation>
    </message>
    <message>
        <source>in hand: {count}</source>
        <translation>na ręce: {count}</translation>
    </message>
    <message>
        <source>out of the game: {count}</source>
        <translation>poza grą: {count}</translation>
    </message>
    <message>
        <source>By numbers alone, each of them is face down with a chance of {count} in {all}. Nothing else is known.</source>
        <translation>Czysto losowo każdy z&#xa0;nich leży zakryty w&#xa0;{count} przypadkach na&#xa0;{all}. Nic więcej nie wiadomo.</translation>
    </message>
    <message>
        <source>Some of them can only be among certain cards, for they were seen before.</source>
        <translation>Niektóre mogą być tylko wśród określonych kart, bo już je widziano.</translation>
    </message>
    <message>
        <source>May lie face down</source>
        <translation>Może leżeć zakryta</translation>
    </message>
    <message>
        <source>Not in the queue</source>
        <translation>Poza Kolejką</translation>
    </message>
    <message>
        <source>{name}: what is still out</source>
        <translation>{name}: co jeszcze nieujawnione</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Jeszcze nieujawniona</translation>
    </message>
    <message numerus="yes">
        <source>Only what everyone saw. {family}: %n card(s) dealt, {aside} set aside.</source>
        <translation>
            <numerusform>Tylko to, co widzieli wszyscy. {family}: rozdano %n kartę, odłożono {aside}.</numerusform>
            <numerusform>Tylko to, co widzieli wszyscy. {family}: rozdano %n karty, odłożono {aside}.</numerusform>
            <numerusform>Tylko to, co widzieli wszyscy. {family}: rozdano %n kart, odłożono {aside}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnseenCardsPanel</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Scoring</source>
        <translation>Cel gry</translation>
    </message>
    <message>
        <source>Single icons</source>
        <translation>Pojedyncze symbole</translation>
    </message>
    <message>
        <source>When it is certain</source>
        <translation>Kiedy wszystko jest jasne</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Incomplete armies</source>
        <translation>Niepełne wojska</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Terytoria</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>By seniority</source>
        <translation>Według starszeństwa</translation>
    </message>
    <message>
        <source>By count first</source>
        <translation>Najpierw liczba</translation>
    </message>
    <message>
        <source>By the icons</source>
        <translation>Według symboli</translation>
    </message>
    <message>
        <source>By the deck list</source>
        <translation>Według listy talii</translation>
    </message>
    <message>
        <source>With the last marker</source>
        <translation>Z&#xa0;ostatnim znacznikiem</translation>
    </message>
    <message>
        <source>When all places are full</source>
        <translation>Gdy wszystkie miejsca są zajęte</translation>
    </message>
    <message>
        <source>Earn points</source>
        <translation>Dają punkty</translation>
    </message>
    <message>
        <source>Earn nothing</source>
        <translation>Nic nie dają</translation>
    </message>
    <message>
        <source>The player who controls the most territories at the end wins.</source>
        <translation>Wygrywa ten, kto na koniec kontroluje najwięcej terytoriów.</translation>
    </message>
    <message>
        <source>The strongest armies of each territory earn 3, 2 and 1 points; the player with the most wins.</source>
        <translation>Najsilniejsze wojska na każdym terytorium dają 3, 2 i&#xa0;1 punkt; wygrywa ten, kto zbierze najwięcej.</translation>
    </message>
    <message>
        <source>The territories decide; points are kept too, to be added up over several games.</source>
        <translation>Decydują terytoria; obok liczone są punkty, aby sumować je z&#xa0;kilku partii.</translation>
    </message>
    <message>
        <source>They are compared by seniority alone: one flag beats spear, bow and swords.</source>
        <translation>Liczy się tylko starszeństwo: jedna chorągiew znaczy więcej niż włócznia, łuk i&#xa0;miecze.</translation>
    </message>
    <message>
        <source>More single icons beat fewer; equal numbers are compared by seniority.</source>
        <translation>Więcej pojedynczych symboli wygrywa z&#xa0;mniejszą liczbą; jeśli jest ich tyle samo, decyduje starszeństwo.</translation>
    </message>
    <message>
        <source>A missing card is assumed to have every icon; only the territory itself counts.</source>
        <translation>Przyjmuje się, że na brakującej karcie mogą być wszystkie symbole; patrzy się tylko na samo terytorium.</translation>
    </message>
    <message>
        <source>Only cards of the deck that are not on the table yet can still overtake.</source>
        <translation>Wyprzedzić można tylko kartami talii, których nie ma jeszcze na stole.</translation>
    </message>
    <message>
        <source>The last victory marker ends the game; what lies on the table then is counted.</source>
        <translation>Ostatni znacznik zwycięstwa kończy grę; liczy się to, co wtedy leży na stole.</translation>
    </message>
    <message>
        <source>Everyone plays on after the last victory marker, until all places are full.</source>
        <translation>Po ostatnim znaczniku zwycięstwa wszyscy grają dalej, aż zapełnią się wszystkie miejsca.</translation>
    </message>
    <message>
        <source>An army with cards missing earns points too, if it is strong enough.</source>
        <translation>Wojsko, któremu brakuje kart, też daje punkty, jeśli jest dość silne.</translation>
    </message>
    <message>
        <source>Single icons by seniority</source>
        <translation>Pojedyncze symbole według starszeństwa</translation>
    </message>
    <message>
        <source>Single icons by count first</source>
        <translation>Najpierw liczba pojedynczych symboli</translation>
    </message>
    <message>
        <source>Control settled by the icons</source>
        <translation>Kontrola według symboli</translation>
    </message>
    <message>
        <source>Control settled by the deck list</source>
        <translation>Kontrola według listy talii</translation>
    </message>
    <message>
        <source>Ends with the last marker</source>
        <translation>Koniec z&#xa0;ostatnim znacznikiem</translation>
    </message>
    <message>
        <source>Ends when all places are full</source>
        <translation>Koniec, gdy wszystkie miejsca są zajęte</translation>
    </message>
    <message>
        <source>Incomplete armies earn points</source>
        <translation>Niepełne wojska dają punkty</translation>
    </message>
    <message>
        <source>Incomplete armies earn nothing</source>
        <translation>Niepełne wojska nic nie dają</translation>
    </message>
</context>
<context>
    <name>VariantsFold</name>
    <message>
        <source>Variants…</source>
        <translation>Warianty…</translation>
    </message>
    <message>
        <source>Shows more choices for this game</source>
        <translation>Pokazuje więcej możliwości dla tej gry</translation>
    </message>
    <message>
        <source>Hides the choices below</source>
        <translation>Ukrywa możliwości poniżej</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>This game cannot be saved</source>
        <translation>Nie można zapisać tej gry</translation>
    </message>
    <message>
        <source>Save the current game under a name</source>
        <translation>Zachowaj trwającą grę pod nazwą</translation>
    </message>
    <message>
        <source>This game cannot be started</source>
        <translation>Nie można rozpocząć tej gry</translation>
    </message>
    <message>
        <source>The last game cannot be continued</source>
        <translation>Nie można kontynuować ostatniej gry</translation>
    </message>
    <message>
        <source>The unfinished game before that one goes on here.</source>
        <translation>Wznowiono tu poprzednią przerwaną grę.</translation>
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
        <source>The game is saved after every move.</source>
        <translation>Gra zapisuje się po każdym ruchu.</translation>
    </message>
    <message>
        <source>Why the table is hidden</source>
        <translation>Dlaczego stół jest zasłonięty</translation>
    </message>
    <message>
        <source>Another person plays next. Press Enter when that person sits at the screen and nobody else looks. The rules open from the table with F1.</source>
        <translation>Teraz gra ktoś inny. Naciśnij Enter, gdy ta osoba usiądzie przed ekranem i&#xa0;nikt więcej nie będzie patrzył. Zasady otwiera przy stole klawisz F1.</translation>
    </message>
    <message>
        <source>This game cannot be saved at the moment. It is tried again with every move.</source>
        <translation>Tej gry nie można teraz zapisać. Próba jest ponawiana przy każdym ruchu.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Look through all saved games</source>
        <translation>Przejrzyj wszystkie zapisane gry</translation>
    </message>
    <message>
        <source>Open the game whose line you have copied</source>
        <translation>Otwiera grę, której wiersz skopiowano</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Save under a name</source>
        <translation>Zachowaj pod nazwą</translation>
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
        <source>Leave full screen</source>
        <translation>Wyłącz pełny ekran</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Leave to the start screen</source>
        <translation>Wyjdź do ekranu początkowego</translation>
    </message>
    <message>
        <source>The move was not taken back</source>
        <translation>Ruchu nie cofnięto</translation>
    </message>
    <message>
        <source>This game is being played elsewhere</source>
        <translation>W&#xa0;tę grę gra się gdzie indziej</translation>
    </message>
    <message>
        <source>The cards are still being read</source>
        <translation>Karty są jeszcze wczytywane</translation>
    </message>
    <message>
        <source>The game opens as soon as its cards are there.</source>
        <translation>Gra otworzy się, gdy tylko jej karty będą gotowe.</translation>
    </message>
    <message>
        <source>Do not wait</source>
        <translation>Nie czekaj</translation>
    </message>
    <message>
        <source>Full screen, or a window again</source>
        <translation>Pełny ekran albo znowu okno</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>Rozpocznij inną grę</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Otwórz zapisaną grę</translation>
    </message>
    <message>
        <source>Close the program; the game is saved</source>
        <translation>Zamknij program; gra zostaje zapisana</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Zapisane gry</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The settings cannot be saved</source>
        <translation>Nie można zapisać ustawień</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Card workshop</source>
        <translation>Pracownia kart</translation>
    </message>
    <message>
        <source>Write cards of your own and see at once what they do.</source>
        <translation>Pisz własne karty i od razu zobacz, co robią.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Otwórz</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) in all; F8 leads to the next</source>
        <translation>
            <numerusform>Razem %n błąd; F8 prowadzi do następnego</numerusform>
            <numerusform>Razem %n błędy; F8 prowadzi do następnego</numerusform>
            <numerusform>Razem %n błędów; F8 prowadzi do następnego</numerusform>
        </translation>
    </message>
    <message>
        <source>Write “{word}”</source>
        <translation>Wpisz „{word}”</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>Co tu pasuje</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Znajdź w tekście</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>Poprzednie miejsce (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Następne miejsce (Enter)</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>Zamknij wyszukiwanie (Esc)</translation>
    </message>
    <message>
        <source>Back to the sets (Esc)</source>
        <translation>Wróć do zestawów (Esc)</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>Put the set with its texts and emblems into one file for others</source>
        <translation>Zapakuj zestaw z tekstami i emblematami w jeden plik dla innych</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Sprawdź wszystko</translation>
    </message>
    <message>
        <source>Read the whole set, its texts and its emblems</source>
        <translation>Przeczytaj cały zestaw, jego teksty i emblematy</translation>
    </message>
    <message>
        <source>Try in a game</source>
        <translation>Wypróbuj w grze</translation>
    </message>
    <message>
        <source>Save the set and play with it at once, against three bots</source>
        <translation>Zapisz zestaw i od razu zagraj nim przeciw trzem botom</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Write the file of the set ({key})</source>
        <translation>Zapisz plik zestawu ({key})</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Utwórz kopię</translation>
    </message>
    <message>
        <source>Make a copy of your own, which you can change</source>
        <translation>Zrób własną kopię, którą można zmieniać</translation>
    </message>
    <message>
        <source>The mistakes have to be corrected first</source>
        <translation>Najpierw trzeba poprawić błędy</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Pisz dalej</translation>
    </message>
    <message>
        <source>The whole language of cards</source>
        <translation>Cały język kart</translation>
    </message>
    <message>
        <source>What you had not saved last time has been restored.</source>
        <translation>To, czego ostatnio nie zapisano, znów tu jest.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}”: %n kind(s) of cards.</source>
        <translation>
            <numerusform>„{name}”: %n rodzaj kart.</numerusform>
            <numerusform>„{name}”: %n rodzaje kart.</numerusform>
            <numerusform>„{name}”: %n rodzajów kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n błąd.</numerusform>
            <numerusform>%n błędy.</numerusform>
            <numerusform>%n błędów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Jeszcze nie zapisano.</translation>
    </message>
    <message>
        <source>Read-only: F2 explains a word, F1 the language of cards</source>
        <translation>Tylko do oglądania: F2 objaśnia słowo, F1 język kart</translation>
    </message>
    <message>
        <source>Tab goes from field to field, Ctrl+Down to the next card</source>
        <translation>Tab prowadzi od pola do pola, Ctrl i strzałka w dół do następnej karty</translation>
    </message>
    <message>
        <source>Ctrl+Space completes a word, F2 explains it, F8 goes to the next mistake</source>
        <translation>Ctrl+spacja uzupełnia słowo, F2 je objaśnia, F8 prowadzi do następnego błędu</translation>
    </message>
    <message>
        <source>The emblem cannot be saved</source>
        <translation>Nie udało się zapisać emblematu</translation>
    </message>
    <message>
        <source>This cannot be written into the text</source>
        <translation>Tego nie da się wpisać do tekstu</translation>
    </message>
    <message>
        <source>Line {line}: {sentence}</source>
        <translation>Wiersz {line}: {sentence}</translation>
    </message>
    <message>
        <source>There is no mistake.</source>
        <translation>Nie ma żadnego błędu.</translation>
    </message>
    <message numerus="yes">
        <source>All of it can be played: %n kind(s) of cards.</source>
        <translation>
            <numerusform>Wszystkim tym można grać: %n rodzaj kart.</numerusform>
            <numerusform>Wszystkim tym można grać: %n rodzaje kart.</numerusform>
            <numerusform>Wszystkim tym można grać: %n rodzajów kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Brak błędów</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) in the set</source>
        <translation>
            <numerusform>%n błąd w zestawie</numerusform>
            <numerusform>%n błędy w zestawie</numerusform>
            <numerusform>%n błędów w zestawie</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the first</source>
        <translation>Przejdź do pierwszego</translation>
    </message>
    <message>
        <source>This is not a word of the card language.</source>
        <translation>To nie jest słowo języka kart.</translation>
    </message>
    <message>
        <source>The set cannot be saved</source>
        <translation>Nie udało się zapisać zestawu</translation>
    </message>
    <message>
        <source>Another program has written the file: this is its text.</source>
        <translation>Plik zapisał inny program: to jego tekst.</translation>
    </message>
    <message>
        <source>The file is gone. Saving will create it again.</source>
        <translation>Pliku już nie ma. Zapis utworzy go na nowo.</translation>
    </message>
    <message>
        <source>Another program has written the file {file} while there is something here that is not saved. Which version do you want to keep?</source>
        <translation>Inny program zapisał plik {file}, a tutaj jest coś niezapisanego. Którą wersję zostawić?</translation>
    </message>
    <message>
        <source>Both have changed</source>
        <translation>Zmieniło się jedno i drugie</translation>
    </message>
    <message>
        <source>What is written here</source>
        <translation>To, co napisano tutaj</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>To, co jest w pliku</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Edytuj</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Delete: {name}</source>
        <translation>Wyrzuć: {name}</translation>
    </message>
    <message>
        <source>Edit: {name}</source>
        <translation>Edytuj: {name}</translation>
    </message>
    <message>
        <source>Look at: {name}</source>
        <translation>Obejrzyj: {name}</translation>
    </message>
    <message>
        <source>Add one from a file</source>
        <translation>Dodaj z pliku</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Nowy zestaw</translation>
    </message>
    <message>
        <source>Your sets</source>
        <translation>Twoje zestawy</translation>
    </message>
    <message>
        <source>Read-only sets</source>
        <translation>Zestawy do obejrzenia</translation>
    </message>
    <message>
        <source>There is none yet. Begin a new one, or make a copy of a set below.</source>
        <translation>Nie ma jeszcze żadnego. Zacznij nowy albo utwórz kopię jednego z poniższych.</translation>
    </message>
    <message>
        <source>Texts in four languages</source>
        <translation>Teksty w czterech językach</translation>
    </message>
    <message>
        <source>Preview of the set</source>
        <translation>Podgląd zestawu</translation>
    </message>
    <message>
        <source>The text of the set {file}</source>
        <translation>Tekst zestawu {file}</translation>
    </message>
    <message>
        <source>The set cannot be created</source>
        <translation>Nie udało się utworzyć zestawu</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Wyrzucić „{name}”?</translation>
    </message>
    <message>
        <source>Its file and its drawings go to the bin of your desktop. Games that were played with it still open.</source>
        <translation>Jego plik i rysunki trafią do kosza. Gry rozegrane nim nadal będą się otwierać.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Zostaw</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Wyrzuć</translation>
    </message>
    <message>
        <source>It cannot be moved to the bin. Please delete it yourself: {file}</source>
        <translation>Nie ma dla niego kosza. Usuń go samodzielnie: {file}</translation>
    </message>
    <message>
        <source>The set is still there</source>
        <translation>Zestaw został na miejscu</translation>
    </message>
    <message>
        <source>Sets of cards</source>
        <translation>Zestawy kart</translation>
    </message>
    <message>
        <source>This set cannot be added</source>
        <translation>Tego zestawu nie można dodać</translation>
    </message>
    <message>
        <source>Your own sets are still being read. Please choose the file once more.</source>
        <translation>Twoje zestawy są jeszcze wczytywane. Wybierz plik jeszcze raz.</translation>
    </message>
    <message>
        <source>This set cannot be added yet</source>
        <translation>Tego zestawu nie można jeszcze dodać</translation>
    </message>
    <message>
        <source>Put the set into one file</source>
        <translation>Zapakuj zestaw w jeden plik</translation>
    </message>
    <message>
        <source>This set cannot be shared</source>
        <translation>Tego zestawu nie można udostępnić</translation>
    </message>
    <message>
        <source>It is in this file: {file}. Anyone who opens it sees what is in it and can add it.</source>
        <translation>Jest w tym pliku: {file}. Kto go otworzy, zobaczy, co zawiera, i może go dodać.</translation>
    </message>
    <message>
        <source>The set is packed</source>
        <translation>Zestaw jest spakowany</translation>
    </message>
    <message>
        <source>This set cannot be opened</source>
        <translation>Nie udało się otworzyć tego zestawu</translation>
    </message>
    <message>
        <source>Baker</source>
        <translation>Piekarz</translation>
    </message>
    <message>
        <source>Watchdog</source>
        <translation>Pies podwórzowy</translation>
    </message>
    <message>
        <source>What follows this sign is a comment, which the program ignores.</source>
        <translation>Tekst po tym znaku to komentarz: program go pomija.</translation>
    </message>
    <message>
        <source>Each card has an id, a type, and a list of what it does, line by line.</source>
        <translation>Każda karta ma identyfikator, typ i listę tego, co robi, wiersz po wierszu.</translation>
    </message>
    <message>
        <source>A trap: whoever eliminates it has to pay. Its last line takes it out of the queue.</source>
        <translation>Pułapka: kto ją zlikwiduje, ten zapłaci. Ostatni wiersz zabiera ją z Kolejki.</translation>
    </message>
    <message>
        <source>What the cards are called in each language.</source>
        <translation>Jak karty nazywają się w każdym języku.</translation>
    </message>
    <message>
        <source>The text on a card is generated from its lines until you write your own.</source>
        <translation>Tekst na karcie powstaje z jej wierszy, dopóki nie napiszesz własnego.</translation>
    </message>
</context>
</TS>
