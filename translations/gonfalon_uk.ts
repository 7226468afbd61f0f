<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
<context>
    <name>Aloud</name>
    <message>
        <source>{name}’s {thing}</source>
        <translation>{thing}, {name}</translation>
    </message>
    <message>
        <source>{whose}: minus {number}</source>
        <translation>{whose}: мінус {number}</translation>
    </message>
    <message>
        <source>{whose}: plus {number}</source>
        <translation>{whose}: плюс {number}</translation>
    </message>
</context>
<context>
    <name>AnalysisController</name>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{name}: {percent}%</source>
        <translation>{name}: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Simulated endings at each step: {count}</source>
        <translation>Дограно партій від кожного кроку: {count}</translation>
    </message>
    <message>
        <source>Looks a few turns ahead, per step: {count}</source>
        <translation>Спроб на кілька ходів уперед від кожного кроку: {count}</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Шанс на перемогу</translation>
    </message>
    <message>
        <source>{name}: {before}% → {after}%</source>
        <translation>{name}: {before}&#xa0;% → {after}&#xa0;%</translation>
    </message>
    <message>
        <source>Bots finished the game from every step, each knowing only what its seat knew.</source>
        <translation>Від кожного кроку боти догравали гру до кінця, і кожен знав лише своє.</translation>
    </message>
    <message>
        <source>From every step bots played on for some turns, each knowing only what its seat knew, and then judged the position by what they had learned.</source>
        <translation>Від кожного кроку боти грали ще кілька ходів, знаючи кожен лише своє, а тоді оцінювали становище так, як навчилися.</translation>
    </message>
    <message>
        <source>Step {number}</source>
        <translation>Крок {number}</translation>
    </message>
    <message>
        <source>From here on {name} was most likely to win.</source>
        <translation>Відтоді найбільші шанси на перемогу: {name}.</translation>
    </message>
    <message>
        <source>{name} had a better move. In {count} games that would have looked the same to {name}, played on for a few turns, it gave a {best}% chance of winning; the move played gave {own}%.</source>
        <translation>{name}: був кращий хід. Зіграно партій, які для цього гравця не відрізнялися від справжньої: {count}; у&#xa0;них за кілька ходів він давав {best}&#xa0;% імовірності перемоги, а&#xa0;зіграний — {own}&#xa0;%.</translation>
    </message>
    <message>
        <source>{name} had a better move. In {count} games that would have looked the same to {name} it won {best}%, and the move played {own}%. It scored {score} on average against the best rival’s {rival}; the move played, {less} against {more}.</source>
        <translation>{name}: був кращий хід. Зіграно партій, які для цього гравця не відрізнялися від справжньої: {count}; у&#xa0;них він дав {best}&#xa0;% перемог, а&#xa0;зіграний — {own}&#xa0;%. Середній рахунок після нього: {score}, у&#xa0;найкращого суперника {rival}; після зіграного: {less} і&#xa0;{more}.</translation>
    </message>
    <message>
        <source>This was the best move. In {count} games that would have looked the same to {name}, played on for a few turns, it gave a {own}% chance of winning; the next best gave {best}%.</source>
        <translation>{name}: це був найкращий хід. Зіграно партій, які для цього гравця не відрізнялися від справжньої: {count}; у&#xa0;них за кілька ходів він давав {own}&#xa0;% імовірності перемоги, а&#xa0;наступний за силою — {best}&#xa0;%.</translation>
    </message>
    <message>
        <source>This was the best move. In {count} games that would have looked the same to {name} it won {own}%, and the next best {best}%. The next best scored {score} on average against the best rival’s {rival}; the move played, {less} against {more}.</source>
        <translation>{name}: це був найкращий хід. Зіграно партій, які для цього гравця не відрізнялися від справжньої: {count}; у&#xa0;них він дав {own}&#xa0;% перемог, а&#xa0;наступний за силою — {best}&#xa0;%. Середній рахунок після наступного: {score}, у&#xa0;найкращого суперника {rival}; після зіграного: {less} і&#xa0;{more}.</translation>
    </message>
</context>
<context>
    <name>AnalysisPanel</name>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Deciding moments</source>
        <translation>Вирішальні моменти</translation>
    </message>
    <message>
        <source>The coach is available only after the game.</source>
        <translation>Тренер заговорить, коли гру буде закінчено.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Close the coach</source>
        <translation>Закрити тренера</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <translation>Розібрати цю гру</translation>
    </message>
    <message>
        <source>The coach could not finish. You can ask again.</source>
        <translation>Тренер не зміг закінчити. Можна попросити ще раз.</translation>
    </message>
    <message>
        <source>The coach plays the game out many times from every step and tells you what decided it.</source>
        <translation>Тренер багато разів дограє гру від кожного кроку й розповідає, що вирішило її долю.</translation>
    </message>
    <message>
        <source>The coach is analysing the game: {percent}%</source>
        <translation>Тренер розбирає гру: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>No single move decided this game beyond doubt.</source>
        <translation>Жоден окремий хід не вирішив долі цієї гри.</translation>
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
        <translation>{family}: маркери перемоги {numbers}</translation>
    </message>
</context>
<context>
    <name>Automata</name>
    <message>
        <source>Steps</source>
        <translation>Кроки</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Плавно</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Стисло</translation>
    </message>
    <message>
        <source>Automata</source>
        <translation>Автомати</translation>
    </message>
    <message>
        <source>Reasons of an automaton</source>
        <translation>Пояснення автомата</translation>
    </message>
    <message>
        <source>Step by step on request, one after the other, or not at all</source>
        <translation>Кожен крок за натисканням, усі поспіль або жодного</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>Show the balance</source>
        <translation>Показати баланс</translation>
    </message>
    <message>
        <source>Fold it away</source>
        <translation>Згорнути</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Баланс</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Хто грає</translation>
    </message>
    <message>
        <source>How many games have been played</source>
        <translation>Скільки ігор зіграно</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Зупинити</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Зіграти знову</translation>
    </message>
    <message>
        <source>Run the games</source>
        <translation>Запустити ігри</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of four chancellors with the last version without mistakes</source>
        <translation>
            <numerusform>%n&#xa0;гра чотирьох канцлерів з останньою версією без помилок</numerusform>
            <numerusform>%n&#xa0;гри чотирьох канцлерів з останньою версією без помилок</numerusform>
            <numerusform>%n&#xa0;ігор чотирьох канцлерів з останньою версією без помилок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of four squires with the last version without mistakes</source>
        <translation>
            <numerusform>%n&#xa0;гра чотирьох зброєносців з останньою версією без помилок</numerusform>
            <numerusform>%n&#xa0;гри чотирьох зброєносців з останньою версією без помилок</numerusform>
            <numerusform>%n&#xa0;ігор чотирьох зброєносців з останньою версією без помилок</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference from even: {points} percentage points (95% interval: {low} to {high}).</source>
        <translation>Різниця з&#xa0;рівними шансами: {points} в. п., з&#xa0;імовірністю 95&#xa0;% від {low} до {high}.</translation>
    </message>
    <message>
        <source>{card}, {type}: {verdict}. Played: {played}; influence per play: {influence}; eliminated: {eliminated}; wins when held: {wins}. {advice}</source>
        <translation>{card}, {type}: {verdict}. Викладено: {played}; вплив за розіграш: {influence}; вилучено: {eliminated}; перемог з нею: {wins}. {advice}</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Тип</translation>
    </message>
    <message>
        <source>Played in</source>
        <translation>Викладено</translation>
    </message>
    <message>
        <source>Influence per play</source>
        <translation>Вплив за розіграш</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <comment>a card</comment>
        <translation>Вилучено</translation>
    </message>
    <message>
        <source>Wins when held</source>
        <translation>Перемог з нею</translation>
    </message>
    <message>
        <source>Compared with the set</source>
        <translation>Порівняно з набором</translation>
    </message>
    <message>
        <source>Cards used to fill up the decks</source>
        <translation>Карти, якими доповнювали колоди</translation>
    </message>
    <message>
        <source>The first games are being played.</source>
        <translation>Тривають перші ігри.</translation>
    </message>
    <message>
        <source>As soon as the set is free of mistakes, bots will play it here.</source>
        <translation>Щойно в наборі не буде помилок, боти зіграють ним тут.</translation>
    </message>
    <message>
        <source>Run the games to see how the cards compare.</source>
        <translation>Запустіть ігри, щоб порівняти карти.</translation>
    </message>
    <message>
        <source>The games could not be finished. Run them again, or change the last card.</source>
        <translation>Дограти ігри не вдалося. Запустіть їх знову або змініть останню карту.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with this card say too little about it yet.</source>
        <translation>
            <numerusform>Замало ігор із цією картою, щоб судити про неї: %n.</numerusform>
            <numerusform>Замало ігор із цією картою, щоб судити про неї: %n.</numerusform>
            <numerusform>Замало ігор із цією картою, щоб судити про неї: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bots never play it: every other card in the hand promises more.</source>
        <translation>Боти ніколи її не викладають: будь-яка інша карта в руці обіцяє більше.</translation>
    </message>
    <message>
        <source>Its owners never reveal it: what it does promises less than the influence that gathers on it.</source>
        <translation>Власники ніколи її не відкривають: її властивість обіцяє менше, ніж вплив, що на ній накопичується.</translation>
    </message>
    <message>
        <source>Only {figure} of its copies are eliminated; of most cards of Oriflamme and Alliance at least {usual} are.</source>
        <translation>Вилучають лише {figure} її копій; у більшості карт Орифлами та Альянсу — щонайменше {usual}.</translation>
    </message>
    <message>
        <source>Those who play it win {figure} of their games, though none of its other figures stands out.</source>
        <translation>Хто її викладає, перемагає в {figure} ігор, хоча нічим іншим вона не вирізняється.</translation>
    </message>
    <message>
        <source>It earns {figure} a round while it lies open; most cards of Oriflamme and Alliance earn no more than {usual}.</source>
        <translation>Поки вона лежить горілиць, вона дає {figure} за раунд; більшість карт Орифлами та Альянсу — не більше ніж {usual}.</translation>
    </message>
    <message>
        <source>It earns {figure} when it is revealed; most cards of Oriflamme and Alliance earn no more than {usual}.</source>
        <translation>Коли її відкривають, вона дає {figure}; більшість карт Орифлами та Альянсу — не більше ніж {usual}.</translation>
    </message>
    <message>
        <source>It eliminates {figure} cards a play; most eliminating cards of Oriflamme and Alliance reach no more than {usual}.</source>
        <translation>За розіграш вона вилучає {figure} карти; більшість карт Орифлами та Альянсу, що вилучають, — не більше ніж {usual}.</translation>
    </message>
    <message>
        <source>It earns {figure} a play on other cards’ turns; most cards of Oriflamme and Alliance that do so earn no more than {usual}.</source>
        <translation>За розіграш вона дає {figure}, поки діють інші карти; більшість таких карт Орифлами та Альянсу — не більше ніж {usual}.</translation>
    </message>
    <message>
        <source>It costs {cost}, and on {share} of its face-down turns it does not hold enough to pay.</source>
        <translation>Її ціна — {cost}, і в {share} випадків, коли до неї доходить черга, на ній лежить замало, щоб її сплатити.</translation>
    </message>
    <message>
        <source>On {share} of its turns it does nothing: what it needs is missing.</source>
        <translation>У {share} випадків її дія нічого не дає: того, що їй треба, немає.</translation>
    </message>
    <message>
        <source>{figure} of its copies are eliminated; of most cards of Oriflamme and Alliance no more than {usual} are.</source>
        <translation>Вилучають {figure} її копій; у більшості карт Орифлами та Альянсу — не більше ніж {usual}.</translation>
    </message>
    <message>
        <source>It earns {figure} a play; most cards of Oriflamme and Alliance earn at least {usual}.</source>
        <translation>За розіграш вона дає {figure}; більшість карт Орифлами та Альянсу — щонайменше {usual}.</translation>
    </message>
    <message>
        <source>Those who play it win only {figure} of their games, though none of its other figures stands out.</source>
        <translation>Хто її викладає, перемагає лише в {figure} ігор, хоча нічим іншим вона не вирізняється.</translation>
    </message>
    <message>
        <source>Only {share} of those who play it reveal it, and then it earns {figure}.</source>
        <translation>З тих, хто її виклав, відкривають її лише {share}, і тоді вона дає {figure}.</translation>
    </message>
    <message>
        <source>It is as good as the others, and at its best when eliminating: {figure} cards a play.</source>
        <translation>Вона не краща й не гірша за інші; найсильніша її сторона — вилучення: {figure} карти за розіграш.</translation>
    </message>
    <message>
        <source>It is as good as the others, though it earns nothing itself.</source>
        <translation>Вона не краща й не гірша за інші, хоча сама нічого не дає.</translation>
    </message>
    <message>
        <source>It is as good as the others, and earns most while it lies open: {figure} a round.</source>
        <translation>Вона не краща й не гірша за інші; найбільше дає, поки лежить горілиць: {figure} за раунд.</translation>
    </message>
    <message>
        <source>It is as good as the others, and earns most when it is revealed: {figure}.</source>
        <translation>Вона не краща й не гірша за інші; найбільше дає, коли її відкривають: {figure}.</translation>
    </message>
    <message>
        <source>It is as good as the others, and earns most on other cards’ turns: {figure} a play.</source>
        <translation>Вона не краща й не гірша за інші; найбільше дає, поки діють інші карти: {figure} за розіграш.</translation>
    </message>
    <message>
        <source>too strong</source>
        <translation>надто сильна</translation>
    </message>
    <message>
        <source>a little strong</source>
        <translation>трохи засильна</translation>
    </message>
    <message>
        <source>even</source>
        <translation>збалансована</translation>
    </message>
    <message>
        <source>a little weak</source>
        <translation>трохи заслабка</translation>
    </message>
    <message>
        <source>too weak</source>
        <translation>надто слабка</translation>
    </message>
    <message>
        <source>never played</source>
        <translation>не викладають</translation>
    </message>
    <message>
        <source>never revealed</source>
        <translation>не відкривають</translation>
    </message>
    <message>
        <source>too few games</source>
        <translation>замало ігор</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>What is to be decided now; a right-click opens the rules about it.</source>
        <translation>Що зараз треба вирішити; права кнопка миші відкриває правила про це.</translation>
    </message>
    <message>
        <source>What is happening now; the chronicle records it.</source>
        <translation>Що зараз відбувається; хроніка це записує.</translation>
    </message>
</context>
<context>
    <name>BoardTree</name>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Запитання</translation>
    </message>
</context>
<context>
    <name>CardAdvice</name>
    <message>
        <source>Goes well with</source>
        <translation>З&#xa0;чим поєднувати</translation>
    </message>
    <message>
        <source>Watch out for</source>
        <translation>Чого остерігатися</translation>
    </message>
    <message>
        <source>About the {card}</source>
        <translation>{card}: поради</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>gain double the influence on this card</source>
        <translation>отримайте вдвічі більше впливу, ніж лежить на цій карті</translation>
    </message>
    <message>
        <source>lose the influence on this card</source>
        <translation>скиньте вплив із цієї карти</translation>
    </message>
    <message>
        <source>keep the influence on this card</source>
        <translation>залиште вплив на цій карті</translation>
    </message>
    <message>
        <source>when you reveal this card, gain double the influence on it</source>
        <translation>відкривши цю карту, отримайте вдвічі більше впливу, ніж на ній лежить</translation>
    </message>
    <message>
        <source>when you reveal this card, lose the influence on it</source>
        <translation>відкривши цю карту, скиньте з неї вплив</translation>
    </message>
    <message>
        <source>when you reveal this card, the influence on it stays there</source>
        <translation>відкривши цю карту, залиште на ній вплив</translation>
    </message>
    <message>
        <source>if a rival eliminates this card</source>
        <translation>якщо цю карту вилучить суперник</translation>
    </message>
    <message>
        <source>whenever you eliminate a card while this one is in reserve</source>
        <translation>щоразу, коли ви вилучаєте карту, а ця зарезервована</translation>
    </message>
    <message>
        <source>at the start of each round while this card is in reserve</source>
        <translation>на початку кожного раунду, доки ця карта зарезервована</translation>
    </message>
    <message>
        <source>at the end of the game, if this card is in reserve</source>
        <translation>наприкінці гри, якщо ця карта зарезервована</translation>
    </message>
    <message>
        <source>from then on, whenever you eliminate a card</source>
        <translation>відтепер щоразу, коли ви вилучаєте карту</translation>
    </message>
    <message>
        <source>from then on, at the start of each round</source>
        <translation>відтепер на початку кожного раунду</translation>
    </message>
    <message>
        <source>at the end of the game</source>
        <translation>наприкінці гри</translation>
    </message>
    <message numerus="yes">
        <source>pay %n influence from this card to reveal it</source>
        <translation>
            <numerusform>відкриття коштує %n очко впливу з цієї карти</numerusform>
            <numerusform>відкриття коштує %n очки впливу з цієї карти</numerusform>
            <numerusform>відкриття коштує %n очок впливу з цієї карти</numerusform>
        </translation>
    </message>
    <message>
        <source>then {what}</source>
        <translation>потім {what}</translation>
    </message>
    <message>
        <source>if it was {card}</source>
        <translation>якщо це {card}</translation>
    </message>
    <message>
        <source>if there is {card_gen}</source>
        <translation>якщо немає {card_gen}</translation>
    </message>
    <message>
        <source>if there is {card}</source>
        <translation>якщо є {card}</translation>
    </message>
    <message>
        <source>if there is {card_gen} in the queue</source>
        <translation>якщо в ряду немає {card_gen}</translation>
    </message>
    <message>
        <source>if there is {card} in the queue</source>
        <translation>якщо в ряду є {card}</translation>
    </message>
    <message>
        <source>{option} ({what})</source>
        <translation>{option} ({what})</translation>
    </message>
    <message>
        <source>choose: {options}</source>
        <translation>на вибір: {options}</translation>
    </message>
    <message>
        <source>{amount} for {card_acc}</source>
        <translation>{amount} за {card_acc}</translation>
    </message>
    <message>
        <source>{amount} for each 1 on {card_loc}</source>
        <translation>{amount} за кожне очко на {card_loc}</translation>
    </message>
    <message>
        <source>as much influence as lies on {card_loc}</source>
        <translation>стільки впливу, скільки лежить на {card_loc}</translation>
    </message>
    <message>
        <source>as much as lies on it</source>
        <translation>стільки, скільки на ній лежить</translation>
    </message>
    <message>
        <source>as much as lies on {card_loc}</source>
        <translation>стільки, скільки лежить на {card_loc}</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>ще {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n more influence</source>
        <translation>
            <numerusform>ще %n очко впливу</numerusform>
            <numerusform>ще %n очки впливу</numerusform>
            <numerusform>ще %n очок впливу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n&#xa0;очко впливу</numerusform>
            <numerusform>%n&#xa0;очки впливу</numerusform>
            <numerusform>%n&#xa0;очок впливу</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}, then {last}</source>
        <translation>{first}, потім {last}</translation>
    </message>
    <message>
        <source>{amount}, plus {more}</source>
        <comment>behind a clause</comment>
        <extracomment>{amount} ends with “as much as lies on …” here</extracomment>
        <translation>{amount}, та ще {more}</translation>
    </message>
    <message>
        <source>{amount}, plus {more}</source>
        <translation>{amount} та ще {more}</translation>
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
        <translation>отримайте {amount}</translation>
    </message>
    <message>
        <source>put {amount} on {card_acc}</source>
        <translation>покладіть {amount} на {card_acc}</translation>
    </message>
    <message>
        <source>put {amount} on it</source>
        <translation>покладіть на неї {amount}</translation>
    </message>
    <message>
        <source>remove {amount} from {card_gen}</source>
        <translation>скиньте {amount} із {card_gen}</translation>
    </message>
    <message>
        <source>the owner of {card_gen} takes all influence from it</source>
        <translation>увесь вплив із {card_gen} забирає власник карти</translation>
    </message>
    <message>
        <source>take all influence from {card_gen}</source>
        <translation>заберіть увесь вплив із {card_gen}</translation>
    </message>
    <message>
        <source>take {amount} from the owner of {card_gen}</source>
        <translation>заберіть {amount} у власника {card_gen}</translation>
    </message>
    <message>
        <source>take {amount} from that rival</source>
        <translation>заберіть {amount} у цього суперника</translation>
    </message>
    <message>
        <source>eliminate {card_acc}</source>
        <translation>вилучіть {card_acc}</translation>
    </message>
    <message>
        <source>discard {card_acc}</source>
        <translation>скиньте {card_acc}</translation>
    </message>
    <message>
        <source>discard it</source>
        <translation>скиньте її</translation>
    </message>
    <message>
        <source>lay {card_acc} in reserve</source>
        <translation>зарезервуйте {card_acc}</translation>
    </message>
    <message>
        <source>lay it in reserve</source>
        <translation>зарезервуйте її</translation>
    </message>
    <message>
        <source>put a verdict token on {card_acc}</source>
        <translation>покладіть жетон вироку на {card_acc}</translation>
    </message>
    <message>
        <source>turn {card_acc} face down</source>
        <translation>закрийте {card_acc}</translation>
    </message>
    <message>
        <source>turn it face down</source>
        <translation>закрийте її</translation>
    </message>
    <message>
        <source>move {card_acc} to another place</source>
        <translation>перемістіть {card_acc} на інше місце</translation>
    </message>
    <message>
        <source>copy the effect of {card_gen}</source>
        <translation>скопіюйте властивість {card_gen}</translation>
    </message>
    <message>
        <source>swap this card for a card from your hand</source>
        <translation>обміняйте цю карту на карту з руки</translation>
    </message>
    <message>
        <source>of your family</source>
        <translation>вашої родини</translation>
    </message>
    <message>
        <source>of a rival</source>
        <translation>суперника</translation>
    </message>
    <message>
        <source>of the attacker’s family</source>
        <translation>родини нападника</translation>
    </message>
    <message>
        <source>with the same name</source>
        <translation>з такою самою назвою</translation>
    </message>
    <message>
        <source>with a verdict token</source>
        <translation>з жетоном вироку</translation>
    </message>
    <message>
        <source>at either end of the queue</source>
        <translation>на краю ряду</translation>
    </message>
    <message>
        <source>named “{card}”</source>
        <translation>«{card}»</translation>
    </message>
    <message>
        <source>of rivals</source>
        <translation>суперників</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>Goes to the next missing text</source>
        <translation>Переходить до наступного з них</translation>
    </message>
    <message>
        <source>No text is missing in any language.</source>
        <translation>Жодною мовою не бракує жодного тексту.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>бракує</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n character(s)</source>
        <extracomment>how many letters a text has, of how many there is room for</extracomment>
        <translation>
            <numerusform>{count} з %n літери</numerusform>
            <numerusform>{count} з %n літер</numerusform>
            <numerusform>{count} з %n літер</numerusform>
        </translation>
    </message>
    <message>
        <source>Written by the program</source>
        <translation>Написала програма</translation>
    </message>
    <message>
        <source>{card}, {text}, {language}</source>
        <extracomment>what a field holds, for those who listen: &quot;Baker, genitive, Ukrainian&quot;</extracomment>
        <translation>{card}, {text}, {language}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Назва</translation>
    </message>
    <message>
        <source>Accusative</source>
        <extracomment>a case of the name of a card: &quot;eliminates the Baker&quot;</extracomment>
        <translation>Знахідний відмінок</translation>
    </message>
    <message>
        <source>Genitive</source>
        <extracomment>a case of the name of a card: &quot;the influence of the Baker&quot;</extracomment>
        <translation>Родовий відмінок</translation>
    </message>
    <message>
        <source>Text of the card</source>
        <translation>Текст карти</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Порада</translation>
    </message>
    <message>
        <source>While in reserve</source>
        <extracomment>what a card goes on doing while it lies in reserve, in a few words</extracomment>
        <translation>Поки в резерві</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>what a card asks its owner when it acts</extracomment>
        <translation>Запитання</translation>
    </message>
    <message>
        <source>Below the question</source>
        <extracomment>the second, smaller line of what a card asks</extracomment>
        <translation>Під запитанням</translation>
    </message>
    <message>
        <source>Question where to</source>
        <extracomment>what a card asks when it has to say where another card goes</extracomment>
        <translation>Запитання, куди</translation>
    </message>
    <message>
        <source>Below that question</source>
        <extracomment>the second, smaller line of the question where a card goes</extracomment>
        <translation>Під цим запитанням</translation>
    </message>
    <message>
        <source>Option “{word}”</source>
        <extracomment>what stands on the button of an option; {word} is the option&apos;s word in the card language</extracomment>
        <translation>Варіант «{word}»</translation>
    </message>
    <message>
        <source>Page in the rules</source>
        <translation>Сторінка правил</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Українська</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Російська</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Польська</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Англійська</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in Ukrainian</source>
        <translation>
            <numerusform>Бракує %n тексту українською</numerusform>
            <numerusform>Бракує %n текстів українською</numerusform>
            <numerusform>Бракує %n текстів українською</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in Russian</source>
        <translation>
            <numerusform>Бракує %n тексту російською</numerusform>
            <numerusform>Бракує %n текстів російською</numerusform>
            <numerusform>Бракує %n текстів російською</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in Polish</source>
        <translation>
            <numerusform>Бракує %n тексту польською</numerusform>
            <numerusform>Бракує %n текстів польською</numerusform>
            <numerusform>Бракує %n текстів польською</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in English</source>
        <translation>
            <numerusform>Бракує %n тексту англійською</numerusform>
            <numerusform>Бракує %n текстів англійською</numerusform>
            <numerusform>Бракує %n текстів англійською</numerusform>
        </translation>
    </message>
    <message>
        <source>{language}: {count} missing</source>
        <extracomment>how many texts are missing in a language, on a small button</extracomment>
        <translation>{language}: бракує {count}</translation>
    </message>
    <message>
        <source>Language at the left</source>
        <translation>Мова ліворуч</translation>
    </message>
    <message>
        <source>Language at the right</source>
        <translation>Мова праворуч</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>The cards of this set are at the top level of its file, so there is no place for texts. Write &apos;cards:&apos; above them and move them two spaces to the right.</source>
        <translation>Карти цього набору стоять на верхньому рівні файлу, тож для текстів немає місця. Напишіть над ними &apos;cards:&apos; і посуньте їх на два пробіли праворуч.</translation>
    </message>
    <message>
        <source>The texts cannot be written: {sentence}</source>
        <translation>Тексти записати неможливо: {sentence}</translation>
    </message>
    <message>
        <source>The texts wait until line {line} is corrected: {sentence}</source>
        <translation>Тексти чекають, доки не буде виправлено рядок {line}: {sentence}</translation>
    </message>
    <message>
        <source>“{where}” appears twice in the file. Remove one of them first.</source>
        <translation>«{where}» стоїть у файлі двічі. Спершу приберіть одне з двох.</translation>
    </message>
    <message>
        <source>“{where}” is not a text in the file but a list or a group. Change it there first.</source>
        <translation>«{where}» у файлі — не текст, а список або група. Спершу змініть це там.</translation>
    </message>
    <message>
        <source>“{where}” is not a group of texts in the file. Change it there first.</source>
        <translation>«{where}» у файлі — не група текстів. Спершу змініть це там.</translation>
    </message>
    <message>
        <source>“{where}” cannot be written from here. Please write it in the file itself.</source>
        <translation>«{where}» звідси записати неможливо. Напишіть це в самому файлі.</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Preview</source>
        <translation>Якою вона є зараз</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Малюнок</translation>
    </message>
    <message>
        <source>Choose an emblem</source>
        <translation>Обрати емблему</translation>
    </message>
    <message>
        <source>Turn it face up</source>
        <translation>Перевернути горілиць</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>Перевернути долілиць</translation>
    </message>
    <message>
        <source>Line {line} was skipped</source>
        <translation>Рядок {line} пропущено</translation>
    </message>
    <message>
        <source>This text is generated from the card’s program. You can write your own under “{word}”.</source>
        <extracomment>{word} is a word of the card language, &quot;texts&quot;</extracomment>
        <translation>Текст написано за її програмою. Ви можете сформулювати його самі в розділі «{word}».</translation>
    </message>
    <message>
        <source>Emblem: {card}, used until it has its own</source>
        <translation>Емблема: {card}, позичена, поки немає власної</translation>
    </message>
    <message>
        <source>Emblem: {file}</source>
        <translation>Емблема: {file}</translation>
    </message>
    <message>
        <source>Its first letter, until it has an emblem</source>
        <translation>Її перша літера, поки немає емблеми</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>Round {round} · Placement</source>
        <translation>Раунд {round} · Викладання</translation>
    </message>
    <message>
        <source>Round {round} · Resolution</source>
        <translation>Раунд {round} · Активація</translation>
    </message>
    <message>
        <source>{family} covers card {slot} with a new card.</source>
        <translation>{family} накривають свою карту №&#xa0;{slot} новою.</translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps card {slot} face down: %n influence on it.</source>
        <translation>
            <numerusform>{family} залишають карту №&#xa0;{slot} долілиць: на ній %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family} залишають карту №&#xa0;{slot} долілиць: на ній %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family} залишають карту №&#xa0;{slot} долілиць: на ній %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} keeps card {slot} face down.</source>
        <translation>{family} залишають карту №&#xa0;{slot} долілиць.</translation>
    </message>
    <message>
        <source>{family}’s {card} moves {victim_family}’s card {slot} to place {place}.</source>
        <translation>{card} {family_gen} переміщує карту {victim_family_gen} №&#xa0;{slot} на місце {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves {victim_family}’s card {slot} where it was.</source>
        <translation>{card} {family_gen} залишає карту {victim_family_gen} №&#xa0;{slot} на тому самому місці.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on {victim_family}’s card {slot}.</source>
        <translation>{card} {family_gen} кладе жетон вироку на карту {victim_family_gen} №&#xa0;{slot}.</translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates your {victim}.</source>
        <translation>{card} {family_gen} вилучає вашу карту «{victim}».</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates your {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} вилучає вашу карту «{victim}»; разом із нею втрачено %n&#xa0;очко впливу.</numerusform>
            <numerusform>{card} {family_gen} вилучає вашу карту «{victim}»; разом із нею втрачено %n&#xa0;очки впливу.</numerusform>
            <numerusform>{card} {family_gen} вилучає вашу карту «{victim}»; разом із нею втрачено %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} copies your {victim}.</source>
        <translation>{card} {family_gen} копіює вашу карту «{victim}».</translation>
    </message>
    <message>
        <source>{family}’s {card} moves your {victim} to place {place}.</source>
        <translation>{card} {family_gen} переміщує вашу карту «{victim}» на місце {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves your {victim} where it was.</source>
        <translation>{card} {family_gen} залишає вашу карту «{victim}» на тому самому місці.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on your {victim}.</source>
        <translation>{card} {family_gen} кладе жетон вироку на вашу карту «{victim}».</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on your {victim}.</source>
        <translation>
            <numerusform>{card} {family_gen} кладе %n&#xa0;очко впливу на вашу карту «{victim}».</numerusform>
            <numerusform>{card} {family_gen} кладе %n&#xa0;очки впливу на вашу карту «{victim}».</numerusform>
            <numerusform>{card} {family_gen} кладе %n&#xa0;очок впливу на вашу карту «{victim}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} takes %n from you.</source>
        <translation>
            <numerusform>{card} {family_gen} забирає у&#xa0;вас %n&#xa0;очко.</numerusform>
            <numerusform>{card} {family_gen} забирає у&#xa0;вас %n&#xa0;очки.</numerusform>
            <numerusform>{card} {family_gen} забирає у&#xa0;вас %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} finds nothing to take from you.</source>
        <translation>{card} {family_gen} не має чого у&#xa0;вас забрати.</translation>
    </message>
    <message>
        <source>on your {victim}</source>
        <extracomment>Stands behind a figure: &quot;−3 on your Lord&quot;.</extracomment>
        <translation>на вашій карті «{victim}»</translation>
    </message>
    <message>
        <source>on card {slot}</source>
        <extracomment>Stands behind a figure: &quot;−3 on card 4&quot;, by its place in the queue.</extracomment>
        <translation>на карті №&#xa0;{slot}</translation>
    </message>
    <message>
        <source>on the {victim}</source>
        <extracomment>Stands behind a figure: &quot;−3 on the Lord&quot;.</extracomment>
        <translation>на карті «{victim}»</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on {victim_family}’s card {slot}.</source>
        <translation>
            <numerusform>{card} {family_gen} кладе %n&#xa0;очко впливу на карту {victim_family_gen} №&#xa0;{slot}.</numerusform>
            <numerusform>{card} {family_gen} кладе %n&#xa0;очки впливу на карту {victim_family_gen} №&#xa0;{slot}.</numerusform>
            <numerusform>{card} {family_gen} кладе %n&#xa0;очок впливу на карту {victim_family_gen} №&#xa0;{slot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s card {slot} loses %n influence.</source>
        <translation>
            <numerusform>Карта {family_gen} №&#xa0;{slot} втрачає %n&#xa0;очко впливу.</numerusform>
            <numerusform>Карта {family_gen} №&#xa0;{slot} втрачає %n&#xa0;очки впливу.</numerusform>
            <numerusform>Карта {family_gen} №&#xa0;{slot} втрачає %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: {card_says}</source>
        <translation>{card}: {card_says}</translation>
    </message>
    <message>
        <source>{card_says} Eliminating a card earns 1.</source>
        <translation>{card_says} Хто вилучає карту, отримує 1.</translation>
    </message>
    <message>
        <source>The family that reveals a card takes the influence on it.</source>
        <translation>Хто відкриває карту, забирає з неї вплив.</translation>
    </message>
    <message>
        <source>A card that stays face down gets 1 influence.</source>
        <translation>Карта, залишена долілиць, отримує 1 очко впливу.</translation>
    </message>
    <message>
        <source>A card that was swapped in this round gets no influence.</source>
        <translation>Карта, викладена взамін у цьому раунді, впливу не отримує.</translation>
    </message>
    <message>
        <source>A new card goes to either end of the queue or onto a card of the same family.</source>
        <translation>Нову карту кладуть з будь-якого краю ряду або на карту тієї ж родини.</translation>
    </message>
    <message>
        <source>{family} wants this card to act before all the others.</source>
        <translation>{family} хочуть, щоб ця карта подіяла раніше за всі інші.</translation>
    </message>
    <message numerus="yes">
        <source>{family} lets %n card(s) act before this one.</source>
        <translation>
            <numerusform>{family} пропускають перед цією картою %n&#xa0;карту.</numerusform>
            <numerusform>{family} пропускають перед цією картою %n&#xa0;карти.</numerusform>
            <numerusform>{family} пропускають перед цією картою %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} puts the card below out of reach.</source>
        <translation>{family} ховають нижню карту: тепер до неї ніхто не дістанеться.</translation>
    </message>
    <message numerus="yes">
        <source>{family} waits: this card now holds %n influence.</source>
        <translation>
            <numerusform>{family} вичікують: тепер на цій карті лежить %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family} вичікують: тепер на цій карті лежать %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family} вичікують: тепер на цій карті лежить %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} cannot wait any longer: this is the last round.</source>
        <translation>{family} більше не можуть чекати: це останній раунд.</translation>
    </message>
    <message numerus="yes">
        <source>{family} wants to be sure of %n influence.</source>
        <translation>
            <numerusform>{family} хочуть напевно отримати %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family} хочуть напевно отримати %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family} хочуть напевно отримати %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} sees a target worth striking.</source>
        <translation>{family} бачать, кого вдарити.</translation>
    </message>
    <message numerus="yes">
        <source>{family} wants this card to act in %n more round(s).</source>
        <translation>
            <numerusform>{family} хочуть, щоб ця карта діяла ще %n&#xa0;раунд.</numerusform>
            <numerusform>{family} хочуть, щоб ця карта діяла ще %n&#xa0;раунди.</numerusform>
            <numerusform>{family} хочуть, щоб ця карта діяла ще %n&#xa0;раундів.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} turns against {victim_family}, who leads with %n influence.</source>
        <translation>
            <numerusform>{family} бʼють по лідеру: у&#xa0;{victim_family_gen} %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family} бʼють по лідеру: у&#xa0;{victim_family_gen} %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family} бʼють по лідеру: у&#xa0;{victim_family_gen} %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} denies {victim_family} the %n influence on that card.</source>
        <translation>
            <numerusform>{family} не віддають {victim_family_dat} %n&#xa0;очко впливу з&#xa0;тієї карти.</numerusform>
            <numerusform>{family} не віддають {victim_family_dat} %n&#xa0;очки впливу з&#xa0;тієї карти.</numerusform>
            <numerusform>{family} не віддають {victim_family_dat} %n&#xa0;очок впливу з&#xa0;тієї карти.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} spares its own card.</source>
        <translation>{family} щадять свою карту.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>{family} has the first player token and plays first.</source>
        <translation>{family} мають жетон першого гравця й&#xa0;ходять першими.</translation>
    </message>
    <message numerus="yes">
        <source>{family} stops {victim_family}’s card from acting in %n more round(s).</source>
        <translation>
            <numerusform>{family} не хочуть, щоб карта {victim_family_gen} діяла ще %n&#xa0;раунд.</numerusform>
            <numerusform>{family} не хочуть, щоб карта {victim_family_gen} діяла ще %n&#xa0;раунди.</numerusform>
            <numerusform>{family} не хочуть, щоб карта {victim_family_gen} діяла ще %n&#xa0;раундів.</numerusform>
        </translation>
    </message>
    <message>
        <source>card {slot}</source>
        <comment>nominative</comment>
        <translation>карта {slot}</translation>
    </message>
    <message>
        <source>card {slot}</source>
        <comment>genitive</comment>
        <translation>карти {slot}</translation>
    </message>
    <message>
        <source>card {slot}</source>
        <comment>accusative</comment>
        <translation>карту {slot}</translation>
    </message>
    <message>
        <source>{family} is choosing…</source>
        <translation>{family} обирають…</translation>
    </message>
    <message>
        <source>{family}’s {card} must choose…</source>
        <translation>{card} {family_gen} обирає…</translation>
    </message>
    <message>
        <source>{family}’s {card} must choose a victim…</source>
        <translation>{card} {family_gen} обирає жертву…</translation>
    </message>
    <message>
        <source>{family} plays the first card of the queue.</source>
        <translation>{family} викладають першу карту ряду.</translation>
    </message>
    <message>
        <source>{family} plays the {card} as the first card of the queue.</source>
        <translation>{family} викладають {card_acc} першою картою ряду.</translation>
    </message>
    <message>
        <source>{family} plays a card at the front.</source>
        <translation>{family} кладуть карту на початок ряду.</translation>
    </message>
    <message>
        <source>{family} plays the {card} at the front.</source>
        <translation>{family} кладуть {card_acc} на початок ряду.</translation>
    </message>
    <message>
        <source>{family} plays a card at the end.</source>
        <translation>{family} кладуть карту в&#xa0;кінець ряду.</translation>
    </message>
    <message>
        <source>{family} plays the {card} at the end.</source>
        <translation>{family} кладуть у&#xa0;кінець ряду {card_acc}.</translation>
    </message>
    <message>
        <source>{family} covers its {covered} with a new card.</source>
        <translation>{family} накривають {covered_acc} новою картою.</translation>
    </message>
    <message>
        <source>{family} covers its {covered} with the {card}.</source>
        <translation>{family} кладуть {card_acc} поверх {covered_gen}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps its {card} face down: %n influence on it.</source>
        <translation>
            <numerusform>{family} залишають {card_acc} долілиць: на карті %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family} залишають {card_acc} долілиць: на карті %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family} залишають {card_acc} долілиць: на карті %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} keeps its {card} face down.</source>
        <translation>{family} залишають {card_acc} долілиць.</translation>
    </message>
    <message>
        <source>{family} reveals the {card}.</source>
        <translation>{family} відкривають {card_acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and takes %n from it.</source>
        <translation>
            <numerusform>{family} відкривають {card_acc} та забирають із карти %n&#xa0;очко.</numerusform>
            <numerusform>{family} відкривають {card_acc} та забирають із карти %n&#xa0;очки.</numerusform>
            <numerusform>{family} відкривають {card_acc} та забирають із карти %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and earns %n.</source>
        <translation>
            <numerusform>{family} відкривають {card_acc} та отримують %n&#xa0;очко.</numerusform>
            <numerusform>{family} відкривають {card_acc} та отримують %n&#xa0;очки.</numerusform>
            <numerusform>{family} відкривають {card_acc} та отримують %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and earns %n, twice what lay on it.</source>
        <translation>
            <numerusform>{family} відкривають {card_acc} та отримують удвічі більше, ніж лежало на карті: %n&#xa0;очко.</numerusform>
            <numerusform>{family} відкривають {card_acc} та отримують удвічі більше, ніж лежало на карті: %n&#xa0;очки.</numerusform>
            <numerusform>{family} відкривають {card_acc} та отримують удвічі більше, ніж лежало на карті: %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{family} відкривають {card_acc} та скидають із карти %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family} відкривають {card_acc} та скидають із карти %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family} відкривають {card_acc} та скидають із карти %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and pays %n from it.</source>
        <translation>
            <numerusform>{family} відкривають {card_acc} та сплачують із цієї карти %n&#xa0;очко.</numerusform>
            <numerusform>{family} відкривають {card_acc} та сплачують із цієї карти %n&#xa0;очки.</numerusform>
            <numerusform>{family} відкривають {card_acc} та сплачують із цієї карти %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card}, pays {paid} from it and takes %n.</source>
        <translation>
            <numerusform>{family} відкривають {card_acc}, сплачують {paid} із цієї карти та забирають із неї %n&#xa0;очко.</numerusform>
            <numerusform>{family} відкривають {card_acc}, сплачують {paid} із цієї карти та забирають із неї %n&#xa0;очки.</numerusform>
            <numerusform>{family} відкривають {card_acc}, сплачують {paid} із цієї карти та забирають із неї %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates {victim_family}’s {victim}.</source>
        <translation>{card} {family_gen} вилучає {victim_acc} {victim_family_gen}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates {victim_family}’s {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} вилучає {victim_acc} {victim_family_gen}; разом із картою втрачено %n&#xa0;очко впливу.</numerusform>
            <numerusform>{card} {family_gen} вилучає {victim_acc} {victim_family_gen}; разом із картою втрачено %n&#xa0;очки впливу.</numerusform>
            <numerusform>{card} {family_gen} вилучає {victim_acc} {victim_family_gen}; разом із картою втрачено %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates {family}’s own {victim}.</source>
        <translation>{card} {family_gen} вилучає {victim_acc} власної родини.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates {family}’s own {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} вилучає {victim_acc} власної родини; разом із картою втрачено %n&#xa0;очко впливу.</numerusform>
            <numerusform>{card} {family_gen} вилучає {victim_acc} власної родини; разом із картою втрачено %n&#xa0;очки впливу.</numerusform>
            <numerusform>{card} {family_gen} вилучає {victim_acc} власної родини; разом із картою втрачено %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates itself.</source>
        <translation>{card} {family_gen} вилучає себе.</translation>
    </message>
    <message>
        <source>{family}’s {card} is discarded.</source>
        <translation>{card_acc} {family_gen} скидають.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} is discarded; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card_acc} {family_gen} скидають; разом із картою втрачено %n&#xa0;очко впливу.</numerusform>
            <numerusform>{card_acc} {family_gen} скидають; разом із картою втрачено %n&#xa0;очки впливу.</numerusform>
            <numerusform>{card_acc} {family_gen} скидають; разом із картою втрачено %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} copies {victim_family}’s {victim}.</source>
        <translation>{card} {family_gen} копіює {victim_acc} {victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} copies {family}’s own {victim}.</source>
        <translation>{card} {family_gen} копіює {victim_acc} власної родини.</translation>
    </message>
    <message>
        <source>{family}’s {card} moves {victim_family}’s {victim} to place {place}.</source>
        <translation>{card} {family_gen} переміщує {victim_acc} {victim_family_gen} на місце {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves {victim_family}’s {victim} where it was.</source>
        <translation>{card} {family_gen} залишає {victim_acc} {victim_family_gen} на тому самому місці.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on {victim_family}’s {victim}.</source>
        <translation>{card} {family_gen} кладе жетон вироку на {victim_acc} {victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on itself.</source>
        <translation>{card} {family_gen} кладе жетон вироку на себе.</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict token(s) go back to the pool.</source>
        <translation>
            <numerusform>%n&#xa0;жетон вироку повертається до запасу.</numerusform>
            <numerusform>%n&#xa0;жетони вироку повертаються до запасу.</numerusform>
            <numerusform>%n&#xa0;жетонів вироку повертається до запасу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} turns face down again.</source>
        <translation>{card} {family_gen} знову лягає долілиць.</translation>
    </message>
    <message>
        <source>{family} reserves the {card}.</source>
        <translation>{family} резервують {card_acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} reserves the {card} with %n influence on it.</source>
        <translation>
            <numerusform>{family} резервують {card_acc}: на карті %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family} резервують {card_acc}: на карті %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family} резервують {card_acc}: на карті %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} returns to the hand; a new card takes its place.</source>
        <translation>{card} {family_gen} повертається в&#xa0;руку; на це місце лягає нова карта.</translation>
    </message>
    <message>
        <source>{family}’s {card} returns to the hand; the {other} takes its place.</source>
        <translation>{card} {family_gen} повертається в&#xa0;руку; на це місце лягає {other}.</translation>
    </message>
    <message>
        <source>{family}’s {card} has no effect.</source>
        <translation>{card} {family_gen} нічого не змінює.</translation>
    </message>
    <message>
        <source>The pool has no verdict token for {family}’s {card}.</source>
        <translation>Для {card_gen} {family_gen} немає вільного жетона вироку.</translation>
    </message>
    <message>
        <source>No card has a verdict token: {family}’s {card} has no choice.</source>
        <translation>На жодній карті немає жетона вироку: {card} {family_gen} не має вибору.</translation>
    </message>
    <message>
        <source>The pool has no verdict token: {family}’s {card} has no choice.</source>
        <translation>Вільних жетонів вироку немає: {card} {family_gen} не має вибору.</translation>
    </message>
    <message>
        <source>No card is in hand: {family}’s {card} has no choice.</source>
        <translation>Карт у&#xa0;руці немає: {card} {family_gen} не має вибору.</translation>
    </message>
    <message>
        <source>{family}’s {card} has no choice.</source>
        <translation>{card} {family_gen} не має вибору.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} earns %n.</source>
        <translation>
            <numerusform>{card} {family_gen} дає %n&#xa0;очко.</numerusform>
            <numerusform>{card} {family_gen} дає %n&#xa0;очки.</numerusform>
            <numerusform>{card} {family_gen} дає %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} pays %n from the reserve.</source>
        <translation>
            <numerusform>Зарезервована карта «{card}» дає {family_dat} %n&#xa0;очко.</numerusform>
            <numerusform>Зарезервована карта «{card}» дає {family_dat} %n&#xa0;очки.</numerusform>
            <numerusform>Зарезервована карта «{card}» дає {family_dat} %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} pays %n from the reserve for the elimination.</source>
        <translation>
            <numerusform>Зарезервована карта «{card}» дає {family_dat} за вилучення %n&#xa0;очко.</numerusform>
            <numerusform>Зарезервована карта «{card}» дає {family_dat} за вилучення %n&#xa0;очки.</numerusform>
            <numerusform>Зарезервована карта «{card}» дає {family_dat} за вилучення %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end {family}’s {card} pays %n from the reserve.</source>
        <translation>
            <numerusform>Наприкінці гри зарезервована карта «{card}» дає {family_dat} %n&#xa0;очко.</numerusform>
            <numerusform>Наприкінці гри зарезервована карта «{card}» дає {family_dat} %n&#xa0;очки.</numerusform>
            <numerusform>Наприкінці гри зарезервована карта «{card}» дає {family_dat} %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes %n from its card.</source>
        <translation>
            <numerusform>{family} забирають зі своєї карти %n&#xa0;очко.</numerusform>
            <numerusform>{family} забирають зі своєї карти %n&#xa0;очки.</numerusform>
            <numerusform>{family} забирають зі своєї карти %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes %n from its {card}.</source>
        <translation>
            <numerusform>{family} забирають із карти «{card}» %n&#xa0;очко.</numerusform>
            <numerusform>{family} забирають із карти «{card}» %n&#xa0;очки.</numerusform>
            <numerusform>{family} забирають із карти «{card}» %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} takes %n from {victim_family}.</source>
        <translation>
            <numerusform>{card} {family_gen} забирає %n&#xa0;очко в&#xa0;{victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} забирає %n&#xa0;очки в&#xa0;{victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} забирає %n&#xa0;очок у&#xa0;{victim_family_gen}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} finds nothing to take from {victim_family}.</source>
        <translation>{card} {family_gen} не має чого забрати в&#xa0;{victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} turns to its own family and takes nothing.</source>
        <translation>{card} {family_gen} шукає у&#xa0;власній родині й&#xa0;нічого не забирає.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on {victim_family}’s {victim}.</source>
        <translation>
            <numerusform>{card} {family_gen} кладе %n&#xa0;очко впливу на {victim_acc} {victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} кладе %n&#xa0;очки впливу на {victim_acc} {victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} кладе %n&#xa0;очок впливу на {victim_acc} {victim_family_gen}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts {amount} influence on each of %n card(s).</source>
        <translation>
            <numerusform>{card} {family_gen} кладе вплив на %n&#xa0;карту, по {amount} на кожну.</numerusform>
            <numerusform>{card} {family_gen} кладе вплив на %n&#xa0;карти, по {amount} на кожну.</numerusform>
            <numerusform>{card} {family_gen} кладе вплив на %n&#xa0;карт, по {amount} на кожну.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} loses %n influence.</source>
        <translation>
            <numerusform>{card} {family_gen} втрачає %n&#xa0;очко впливу.</numerusform>
            <numerusform>{card} {family_gen} втрачає %n&#xa0;очки впливу.</numerusform>
            <numerusform>{card} {family_gen} втрачає %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} loses {amount} influence from each of %n card(s).</source>
        <translation>
            <numerusform>{family} втрачають вплив із %n&#xa0;карти, по {amount} з&#xa0;кожної.</numerusform>
            <numerusform>{family} втрачають вплив із %n&#xa0;карт, по {amount} з&#xa0;кожної.</numerusform>
            <numerusform>{family} втрачають вплив із %n&#xa0;карт, по {amount} з&#xa0;кожної.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}, {card}, face-up, card {place} of {places}.</source>
        <translation>{family}, {card}, горілиць, карта {place} з&#xa0;{places}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}, {card}, face-up, card {place} of {places}, %n influence.</source>
        <translation>
            <numerusform>{family}, {card}, горілиць, карта {place} з&#xa0;{places}, %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family}, {card}, горілиць, карта {place} з&#xa0;{places}, %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family}, {card}, горілиць, карта {place} з&#xa0;{places}, %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}, face-down, card {place} of {places}.</source>
        <translation>{family}, долілиць, карта {place} з&#xa0;{places}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}, face-down, card {place} of {places}, %n influence.</source>
        <translation>
            <numerusform>{family}, долілиць, карта {place} з&#xa0;{places}, %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family}, долілиць, карта {place} з&#xa0;{places}, %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family}, долілиць, карта {place} з&#xa0;{places}, %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}, {card}, face-down, card {place} of {places}.</source>
        <translation>{family}, {card}, долілиць, карта {place} з&#xa0;{places}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}, {card}, face-down, card {place} of {places}, %n influence.</source>
        <translation>
            <numerusform>{family}, {card}, долілиць, карта {place} з&#xa0;{places}, %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family}, {card}, долілиць, карта {place} з&#xa0;{places}, %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family}, {card}, долілиць, карта {place} з&#xa0;{places}, %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}, a covered card at place {place} of {places}.</source>
        <translation>{family}, накрита карта, місце {place} з&#xa0;{places}.</translation>
    </message>
    <message>
        <source>{family}, {card}, covered, at place {place} of {places}.</source>
        <translation>{family}, {card}, накрита карта, місце {place} з&#xa0;{places}.</translation>
    </message>
    <message>
        <source>{card}, in your hand.</source>
        <translation>{card}, у&#xa0;вашій руці.</translation>
    </message>
    <message>
        <source>{family}, a card in hand.</source>
        <translation>{family}, карта в&#xa0;руці.</translation>
    </message>
    <message>
        <source>{family}, {card}, in hand.</source>
        <translation>{family}, {card}, карта в&#xa0;руці.</translation>
    </message>
    <message>
        <source>{family}, a card set aside.</source>
        <translation>{family}, відкладена карта.</translation>
    </message>
    <message>
        <source>{family}, {card}, set aside.</source>
        <translation>{family}, {card}, відкладена карта.</translation>
    </message>
    <message>
        <source>{family}, {card}, discarded.</source>
        <translation>{family}, {card}, у&#xa0;скиді.</translation>
    </message>
    <message numerus="yes">
        <source>{family}, {card}, in reserve, %n influence.</source>
        <translation>
            <numerusform>{family}, {card}, зарезервована карта, %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family}, {card}, зарезервована карта, %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family}, {card}, зарезервована карта, %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under it.</source>
        <translation>
            <numerusform>Під нею %n&#xa0;карта.</numerusform>
            <numerusform>Під нею %n&#xa0;карти.</numerusform>
            <numerusform>Під нею %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>It waits until the next round.</source>
        <translation>Вона чекає наступного раунду.</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict token(s) on it.</source>
        <translation>
            <numerusform>На ній %n&#xa0;жетон вироку.</numerusform>
            <numerusform>На ній %n&#xa0;жетони вироку.</numerusform>
            <numerusform>На ній %n&#xa0;жетонів вироку.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong in the program</source>
        <translation>У&#xa0;програмі стався збій</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Можна продовжувати.</translation>
    </message>
    <message>
        <source>You can go on playing, but this game is not saved.</source>
        <translation>Можна грати далі, але ця гра не зберігається.</translation>
    </message>
    <message>
        <source>The game is saved after every move. If the table no longer responds, go back to the start screen and continue the game there.</source>
        <translation>Гра зберігається після кожного ходу. Якщо стіл більше не реагує, вийдіть на головний екран і&#xa0;продовжіть гру звідти.</translation>
    </message>
    <message>
        <source>The program closed unexpectedly last time</source>
        <translation>Минулого разу програма раптово закрилася</translation>
    </message>
    <message>
        <source>A game is saved after every move: if you were playing one, you can continue it.</source>
        <translation>Гра зберігається після кожного ходу: якщо ви саме грали, її можна продовжити.</translation>
    </message>
    <message>
        <source>A report for the developers is in {folder}. It names no players or cards, and is not sent unless you send it.</source>
        <translation>У&#xa0;теці {folder} лежить звіт для тих, хто лагодить програму. У&#xa0;ньому не названо ні гравців, ні карт, і&#xa0;ніхто його не отримає, якщо ви не надішлете його самі.</translation>
    </message>
    <message>
        <source>The folder cannot be shown</source>
        <translation>Теку не вдається показати</translation>
    </message>
</context>
<context>
    <name>DeckFacts</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n&#xa0;персонаж</numerusform>
            <numerusform>%n&#xa0;персонажі</numerusform>
            <numerusform>%n&#xa0;персонажів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n intrigue(s)</source>
        <translation>
            <numerusform>%n&#xa0;інтрига</numerusform>
            <numerusform>%n&#xa0;інтриги</numerusform>
            <numerusform>%n&#xa0;інтриг</numerusform>
        </translation>
    </message>
    <message>
        <source>{characters}, {intrigues}</source>
        <translation>{characters}, {intrigues}</translation>
    </message>
    <message>
        <source>Six to seven characters are usual</source>
        <translation>Персонажів зазвичай шість-сім</translation>
    </message>
    <message>
        <source>Fewer characters than usual: six to seven</source>
        <translation>Персонажів менше, ніж зазвичай (шість-сім)</translation>
    </message>
    <message>
        <source>More characters than usual: six to seven</source>
        <translation>Персонажів більше, ніж зазвичай (шість-сім)</translation>
    </message>
    <message>
        <source>A usual mix: six to seven characters</source>
        <translation>Звичне поєднання: шість-сім персонажів</translation>
    </message>
    <message numerus="yes">
        <source>%n attacker(s)</source>
        <translation>
            <numerusform>%n&#xa0;нападник</numerusform>
            <numerusform>%n&#xa0;нападники</numerusform>
            <numerusform>%n&#xa0;нападників</numerusform>
        </translation>
    </message>
    <message>
        <source>No card eliminates another</source>
        <translation>Ніхто не вилучає карт</translation>
    </message>
    <message>
        <source>No attackers</source>
        <translation>Нападників немає</translation>
    </message>
    <message>
        <source>Verdict tokens and reserve shelves</source>
        <translation>Жетони вироку й&#xa0;полиці резерву</translation>
    </message>
    <message>
        <source>Verdict tokens are used</source>
        <translation>Потрібні жетони вироку</translation>
    </message>
    <message>
        <source>Reserve shelves are used</source>
        <translation>Потрібні полиці резерву</translation>
    </message>
    <message>
        <source>Only influence on the table</source>
        <translation>На столі лише вплив</translation>
    </message>
    <message>
        <source>No verdict tokens, no reserve shelves</source>
        <translation>Без жетонів вироку й&#xa0;полиць резерву</translation>
    </message>
    <message>
        <source>Needed for: {cards}</source>
        <translation>Їх потребують: {cards}</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message numerus="yes">
        <source>For {players} players %n deck(s) are shuffled, {cards} cards in all.</source>
        <translation>
            <numerusform>Для {players}&#xa0;гравців перемішують %n&#xa0;колоду; усього карт:&#xa0;{cards}.</numerusform>
            <numerusform>Для {players}&#xa0;гравців разом перемішують %n&#xa0;колоди; усього карт:&#xa0;{cards}.</numerusform>
            <numerusform>Для {players}&#xa0;гравців разом перемішують %n&#xa0;колод; усього карт:&#xa0;{cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmblemPage</name>
    <message>
        <source>Without a drawing</source>
        <translation>Без малюнка</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Малюнки</translation>
    </message>
    <message>
        <source>Open an SVG</source>
        <translation>Відкрити SVG</translation>
    </message>
    <message>
        <source>An emblem for the card: {card}</source>
        <translation>Емблема для карти: {card}</translation>
    </message>
    <message>
        <source>Where a drawing is gold, {colour}, it takes the family’s colour. It is saved as a file beside your set.</source>
        <translation>Там, де малюнок золотий, {colour}, він набуває кольору родини. Емблему збережено файлом поруч із вашим набором.</translation>
    </message>
    <message>
        <source>Open your own SVG…</source>
        <translation>Відкрити власний SVG…</translation>
    </message>
    <message>
        <source>Use this emblem</source>
        <translation>Взяти цю емблему</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{family} takes the throne</source>
        <translation>{family} посідають трон</translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n influence</source>
        <translation>
            <numerusform>{name}: %n&#xa0;очко впливу</numerusform>
            <numerusform>{name}: %n&#xa0;очки впливу</numerusform>
            <numerusform>{name}: %n&#xa0;очок впливу</numerusform>
        </translation>
    </message>
    <message>
        <source>The throne is shared</source>
        <translation>Переможці ділять трон</translation>
    </message>
    <message numerus="yes">
        <source>{names}, with %n influence each</source>
        <translation>
            <numerusform>{names}: по %n&#xa0;очку впливу</numerusform>
            <numerusform>{names}: по %n&#xa0;очки впливу</numerusform>
            <numerusform>{names}: по %n&#xa0;очок впливу</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s {card} in round {round}; in the lead from then on</source>
        <translation>{name}: {card} у&#xa0;раунді {round}; відтоді лідерства не втрачено</translation>
    </message>
    <message>
        <source>{name}’s {card}, {amount} in round {round}</source>
        <translation>{name}: {card}, +{amount} у&#xa0;раунді {round}</translation>
    </message>
    <message>
        <source>Largest gain</source>
        <translation>Найбільший здобуток</translation>
    </message>
    <message>
        <source>Cards eliminated</source>
        <translation>Вилучено карт</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s {card}, face down for %n round(s)</source>
        <translation>
            <numerusform>{name}: {card}, долілиць %n&#xa0;раунд</numerusform>
            <numerusform>{name}: {card}, долілиць %n&#xa0;раунди</numerusform>
            <numerusform>{name}: {card}, долілиць %n&#xa0;раундів</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Найдовше очікування</translation>
    </message>
    <message>
        <source>Never played</source>
        <translation>Лишилися в&#xa0;руці</translation>
    </message>
    <message>
        <source>Tied on influence: the family whose cards are on top of the most places in the queue wins ({counts}).</source>
        <translation>Впливу порівну: перемагає родина, чиї карти лежать зверху на найбільшій кількості місць ряду ({counts}).</translation>
    </message>
    <message>
        <source>Tied on influence and on places in the queue ({counts}): the victory is shared.</source>
        <translation>Порівну і&#xa0;впливу, і&#xa0;місць у&#xa0;ряду ({counts}): перемога спільна.</translation>
    </message>
</context>
<context>
    <name>EndingScreen</name>
    <message>
        <source>Influence, round by round</source>
        <translation>Вплив за раундами</translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation>Ще раз тим самим складом</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>На головний екран</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Нічия</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>of the game, under the chart</comment>
        <translation>Початок</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Show table</source>
        <translation>Показати стіл</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор гри</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поділитися</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Показати на столі</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Переломний момент</translation>
    </message>
    <message>
        <source>{family}: {scores}</source>
        <translation>{family}: {scores}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Родина</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Вилучено</translation>
    </message>
    <message>
        <source>On cards</source>
        <translation>На картах</translation>
    </message>
    <message>
        <source>In the queue</source>
        <translation>У&#xa0;ряду</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Вплив</translation>
    </message>
</context>
<context>
    <name>FamilyDots</name>
    <message>
        <source>The family in whose colours the card is shown</source>
        <translation>Родина, у кольорах якої показано карту</translation>
    </message>
</context>
<context>
    <name>Focus</name>
    <message>
        <source>Territories</source>
        <translation>Території</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Невідомі карти</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Ряд</translation>
    </message>
    <message>
        <source>Covered cards</source>
        <translation>Накриті карти</translation>
    </message>
    <message>
        <source>Other players’ reserves</source>
        <translation>Резерв суперників</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Ваш резерв</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Вироки</translation>
    </message>
    <message>
        <source>Other players’ courts</source>
        <translation>Двори суперників</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Фішки</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Мапа</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Ринок</translation>
    </message>
    <message>
        <source>Upper row of the market</source>
        <translation>Верхній ряд ринку</translation>
    </message>
    <message>
        <source>Lower row of the market</source>
        <translation>Нижній ряд ринку</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Your court</source>
        <translation>Ваш двір</translation>
    </message>
    <message>
        <source>Events and blocks</source>
        <translation>Події та блоки</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваша рука</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Місця</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Інші гравці</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>взято</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>можна обрати</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>This set of cards cannot be played before its mistakes are corrected.</source>
        <translation>Цим набором карт не можна грати, доки помилки в&#xa0;ньому не виправлено.</translation>
    </message>
    <message>
        <source>A deck has ten kinds of cards; choose them first.</source>
        <translation>У&#xa0;колоді десять видів карт; спершу оберіть їх.</translation>
    </message>
    <message>
        <source>Oriflamme</source>
        <translation>Орифлама</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Альянс</translation>
    </message>
    <message>
        <source>Mixed deck</source>
        <translation>Мішана колода</translation>
    </message>
    <message>
        <source>3–5 players · 6 rounds</source>
        <translation>3–5&#xa0;гравців · 6&#xa0;раундів</translation>
    </message>
    <message>
        <source>Any ten from both games</source>
        <translation>Десять з&#xa0;обох ігор</translation>
    </message>
    <message>
        <source>Choose the ten cards…</source>
        <translation>Обрати десять карт…</translation>
    </message>
    <message>
        <source>These cards are still being read.</source>
        <translation>Ці карти ще завантажуються.</translation>
    </message>
    <message>
        <source>This deck cannot be played before its mistakes are corrected.</source>
        <translation>Цією колодою не можна грати, доки помилки в&#xa0;ній не виправлено.</translation>
    </message>
    <message>
        <source>Opens a page with all cards that this deck may have</source>
        <translation>Відкриває сторінку з&#xa0;усіма картами, які можуть бути в&#xa0;цій колоді</translation>
    </message>
    <message numerus="yes">
        <source>Cannot be used: %n mistake(s)</source>
        <translation>
            <numerusform>Грати не можна: %n&#xa0;помилка</numerusform>
            <numerusform>Грати не можна: %n&#xa0;помилки</numerusform>
            <numerusform>Грати не можна: %n&#xa0;помилок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карти</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), by {author}</source>
        <translation>
            <numerusform>%n&#xa0;карта, автор: {author}</numerusform>
            <numerusform>%n&#xa0;карти, автор: {author}</numerusform>
            <numerusform>%n&#xa0;карт, автор: {author}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played with your own deck: %n card(s).</source>
        <translation>
            <numerusform>Граєте власною колодою: %n&#xa0;карта.</numerusform>
            <numerusform>Граєте власною колодою: %n&#xa0;карти.</numerusform>
            <numerusform>Граєте власною колодою: %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>With some player counts the deck may run out before all places are full.</source>
        <translation>За деякої кількості гравців вона може скінчитися раніше, ніж заповняться всі місця.</translation>
    </message>
    <message>
        <source>Ordonance</source>
        <translation>Ордонанс</translation>
    </message>
    <message>
        <source>2–4 players · five territories</source>
        <translation>2–4&#xa0;гравці · пʼять територій</translation>
    </message>
    <message>
        <source>Ten new characters and intrigues: verdicts that anyone may carry out, cards that go on working from the reserve, and bargains that nobody has to keep.</source>
        <translation>Десять інших персонажів та інтриг: вироки, які може виконати будь-хто, карти, що діють і&#xa0;з&#xa0;резерву, та угоди, яких ніхто не мусить дотримуватися.</translation>
    </message>
    <message>
        <source>Ten kinds of cards from both games, the same ten for every family. The rule books do not say how to mix them: this is a house rule.</source>
        <translation>Десять видів карт з&#xa0;обох ігор, ті самі для кожної родини. У&#xa0;книгах правил не сказано, як їх змішувати: це домашнє правило.</translation>
    </message>
    <message>
        <source>The deck is a reconstruction. The printed list of the 56 cards is not public; this deck follows what is known. Replace the file with your own list.</source>
        <translation>Ця колода — реконструкція. Повного списку 56&#xa0;карт виданої гри не оприлюднено; колоду складено за тим, що відомо. Замініть файл власним списком.</translation>
    </message>
    <message>
        <source>Save your list as ordonance.yaml in your folder of card sets, which you can open from the settings. The rules explain the format.</source>
        <translation>Збережіть свій список під назвою ordonance.yaml у&#xa0;теці наборів карт: її показано в&#xa0;налаштуваннях, звідти її й&#xa0;відкривають. Як його писати, сказано в&#xa0;правилах.</translation>
    </message>
    <message>
        <source>This is what is wrong with “{name}”:</source>
        <translation>Ось що не так із набором «{name}»:</translation>
    </message>
    <message>
        <source>Your own cards; cards that come with the game make up the ten that every family plays.</source>
        <translation>Ваші власні карти; до десяти, якими грають усі родини, їх доповнено картами з&#xa0;гри.</translation>
    </message>
    <message>
        <source>Your own cards: every family plays with the same ten.</source>
        <translation>Ваші власні карти: усі родини грають тими самими десятьма.</translation>
    </message>
</context>
<context>
    <name>GameOverBar</name>
    <message>
        <source>The game is over</source>
        <translation>Гру закінчено</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Чим скінчилося</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор гри</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Ще раз</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>Control more territories than anyone else.</source>
        <translation>Контролюйте більше територій, ніж будь-хто інший.</translation>
    </message>
    <message>
        <source>Each turn you play a unit into one of five territories: four units make an army. The more of its icons match, the stronger it is, and the strongest takes control.</source>
        <translation>У&#xa0;свій хід ви викладаєте загін на одну з&#xa0;пʼяти територій: чотири загони складають військо, тим сильніше, що більше в&#xa0;ньому однакових значків, і&#xa0;найсильніше здобуває контроль.</translation>
    </message>
    <message>
        <source>The game ends with the fifth victory marker; the player who controls the most territories wins. Some variants count points, or go on until all places are full.</source>
        <translation>Гра завершується з&#xa0;пʼятим маркером перемоги; перемагає той, хто контролює найбільше територій. За варіантами правил рахують очки або грають далі.</translation>
    </message>
    <message>
        <source>The throne is empty: gather more influence than the other families.</source>
        <translation>Трон порожній: зберіть більше впливу, ніж інші родини.</translation>
    </message>
    <message>
        <source>Each round every family plays a card face down into the queue; then one card after the other acts, or waits and gathers influence.</source>
        <translation>У&#xa0;кожному раунді кожна родина викладає карту долілиць у&#xa0;ряд подій; потім карти по черзі діють або чекають і&#xa0;збирають вплив.</translation>
    </message>
    <message>
        <source>After six rounds the family with the most influence takes the throne.</source>
        <translation>Після шести раундів трон дістанеться родині, у&#xa0;якої найбільше впливу.</translation>
    </message>
    <message>
        <source>Be loyal to the coalition that dominates when blocks are counted: that gives points.</source>
        <translation>Будьте лояльні до коаліції, яка панує, коли рахують блоки: це дає очки.</translation>
    </message>
    <message>
        <source>Each turn you take up to two actions: buy cards, play them to your court, let the court act.</source>
        <translation>У&#xa0;свій хід ви виконуєте щонайбільше дві дії: купуєте карти, розігруєте їх до двору, даєте двору діяти.</translation>
    </message>
    <message>
        <source>After the last Dominance Check, or earlier with a lead of four points, the player with the most points wins.</source>
        <translation>Після останньої перевірки панування, а з&#xa0;відривом у&#xa0;чотири очки й раніше, перемагає той, у&#xa0;кого найбільше очок.</translation>
    </message>
    <message>
        <source>Your goal</source>
        <translation>Ваша мета</translation>
    </message>
    <message>
        <source>On your turn</source>
        <translation>Що ви робите</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Як усе завершується</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>{family}’s hand is hidden</source>
        <translation>Карти {family} приховано</translation>
    </message>
    <message>
        <source>{name}, continue when nobody else is looking at the screen.</source>
        <translation>{name}: продовжуйте, коли на екран не дивитиметься ніхто інший.</translation>
    </message>
    <message>
        <source>Pass the screen to {family}</source>
        <translation>Передайте екран {family}</translation>
    </message>
    <message>
        <source>{name} plays next. Everyone else, look away: a hand of cards is about to appear.</source>
        <translation>Тепер ходить {name}. Решта гравців, відверніться: зараз на екрані зʼявляться карти.</translation>
    </message>
    <message>
        <source>I am {family}: show my hand</source>
        <translation>{family}&#xa0;— це я: показати карти</translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>Поки вас не було</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>run scenario files and say what differs from the rules</source>
        <translation>перевірити файли положень і сказати, що розходиться з правилами</translation>
    </message>
    <message>
        <source>check card files and print every mistake in them</source>
        <translation>перевірити файли карт і показати всі помилки</translation>
    </message>
    <message>
        <source>play random games and say how fast</source>
        <translation>зіграти випадкові партії й сказати, як швидко</translation>
    </message>
    <message>
        <source>let bots play against each other</source>
        <translation>дати ботам зіграти між собою</translation>
    </message>
    <message>
        <source>let a bot learn a game by playing it</source>
        <translation>дати боту навчитися гри, граючи в неї</translation>
    </message>
    <message>
        <source>play a card set with bots and say what each card was worth</source>
        <translation>зіграти набором карт із ботами й сказати, чого варта кожна карта</translation>
    </message>
    <message>
        <source>play a game in the terminal, by moves in words</source>
        <translation>зіграти в терміналі, ходами у словах</translation>
    </message>
    <message>
        <source>check a record and print its moves and its result</source>
        <translation>перевірити запис і показати ходи та підсумок</translation>
    </message>
    <message>
        <source>explain what decided a finished game</source>
        <translation>розповісти, що вирішило закінчену партію</translation>
    </message>
    <message>
        <source>list puzzles, prove them again or find new ones</source>
        <translation>перелічити задачі, перевірити їх наново або знайти нові</translation>
    </message>
    <message>
        <source>show who has played and won how often in the finished games</source>
        <translation>сказати, хто скільки грав і перемагав у закінчених партіях</translation>
    </message>
    <message>
        <source>draw a screen into a file without a display</source>
        <translation>намалювати екран у файл без дисплея</translation>
    </message>
    <message>
        <source>there is no command &apos;{word}&apos;; the commands are {commands}</source>
        <translation>команди &apos;{word}&apos; немає; команди: {commands}</translation>
    </message>
    <message>
        <source>a record is opened without {options}</source>
        <translation>запис відкривають без ключів {options}</translation>
    </message>
    <message>
        <source>A card table for games of influence and intrigue. Without a command it opens the window.</source>
        <translation>Картярський стіл для ігор про вплив та інтриги. Без команди відкривається вікно.</translation>
    </message>
    <message>
        <source>&apos;gonfalon COMMAND --help&apos; says more about each.</source>
        <translation>Про кожну більше розкаже &apos;gonfalon COMMAND --help&apos;.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>команди</translation>
    </message>
    <message>
        <source>show the version of the program and exit</source>
        <translation>показати версію програми й вийти</translation>
    </message>
    <message>
        <source>open the window, say when it was first painted, and quit</source>
        <translation>відкрити вікно, сказати, коли його намальовано, і вийти</translation>
    </message>
    <message>
        <source>a record, whose game goes on or is shown, or a set of cards that was sent, {files}; in the window that is open if there is one</source>
        <translation>запис, партія якого триває або показується, чи надісланий набір карт {files}; у вже відкритому вікні, якщо воно є</translation>
    </message>
    <message>
        <source>let four bots play a game in the window, and quit</source>
        <translation>дати чотирьом ботам зіграти у вікні й вийти</translation>
    </message>
    <message>
        <source>who plays, of {who} (default: {seats})</source>
        <translation>хто грає, з {who} (зазвичай {seats})</translation>
    </message>
    <message>
        <source>play everyone against everyone, {option} at a table, and tell the Elo</source>
        <translation>зіграти всім з усіма, по {option} за столом, і сказати рейтинг Ело</translation>
    </message>
    <message>
        <source>measure each level of the game against the one below it, at all numbers of seats, and keep that as what the program and its {file} say of them</source>
        <translation>виміряти кожен рівень гри проти попереднього за будь-якої кількості місць і зберегти це як те, що кажуть про них програма та її {file}</translation>
    </message>
    <message>
        <source>how many play at each table of a pool (default: {usual})</source>
        <translation>скільки грають за кожним столом, коли грають усі з усіма (зазвичай {usual})</translation>
    </message>
    <message>
        <source>how many at each table, raised to whole deals: each deal is played once in every rotation of the seats (default: 2000)</source>
        <translation>скільки партій за кожним столом, з округленням угору до цілих роздач: кожна роздача грається по разу за кожної перестановки місць по колу (зазвичай 2000)</translation>
    </message>
    <message>
        <source>play fewer games where the interval leaves out what is even, or is only so wide; it is made wider, to hold at all numbers of games at once</source>
        <translation>зіграти менше партій, якщо довірчий інтервал уже не містить рівності або не ширший за вказане; його розширено, щоб він був чинним за будь-якої кількості партій одразу</translation>
    </message>
    <message>
        <source>let searches try so often, however long it takes: the same games on every machine</source>
        <translation>нехай пошук пробує стільки разів, хоч скільки це триває: на будь-якій машині ті самі партії</translation>
    </message>
    <message>
        <source>let the workers of a {program} scheduler play, as {address}; &apos;local&apos; begins {option} of them here</source>
        <translation>дати зіграти процесам планувальника {program}, наприклад {address}; &apos;local&apos; запускає {option} таких тут</translation>
    </message>
    <message>
        <source>keep what has been played in a file, and go on with what is in it</source>
        <translation>зберігати зігране у файлі й продовжувати з того, що в ньому є</translation>
    </message>
    <message>
        <source>write a page with pictures into a folder</source>
        <translation>записати в теку сторінку з графіками</translation>
    </message>
    <message>
        <source>{seats} for {game}</source>
        <translation>{seats} для {game}</translation>
    </message>
    <message>
        <source>a file of cards in {format}</source>
        <translation>файл карт у форматі {format}</translation>
    </message>
    <message>
        <source>how many games are played (default: 2000)</source>
        <translation>скільки партій зіграти (зазвичай 2000)</translation>
    </message>
    <message>
        <source>leave out the cards that the deck was filled up with</source>
        <translation>не показувати карт, якими доповнили колоду</translation>
    </message>
    <message>
        <source>tell what came of the turns of each card too</source>
        <translation>сказати й те, що дали ходи кожної карти</translation>
    </message>
    <message>
        <source>Behind each figure stands its 95 % interval: Wilson&apos;s for the shares of copies, a normal one for influence and wins. What happens in one game hangs together, so games are the observations, not copies. The same seed and number of games give the same table, whatever {option} is.</source>
        <translation>Після кожного числа стоїть його довірчий інтервал 95 %: для часток примірників — Вілсона, для впливу й перемог — нормальний. Усе, що стається в одній партії, повʼязане, тому спостереження — це партії, а не примірники. За того самого зерна й кількості партій таблиця та сама, хоч яке {option}.</translation>
    </message>
    <message>
        <source>a file of cards in {format}, or a set that somebody has sent, {files}</source>
        <translation>файл карт у форматі {format} або надісланий набір карт {files}</translation>
    </message>
    <message>
        <source>the record of a finished game, or its line; - reads what is typed</source>
        <translation>запис закінченої партії або її рядок; - читає те, що набрано</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>запуск</translation>
    </message>
    <message>
        <source>what is named</source>
        <translation>що вказується</translation>
    </message>
    <message>
        <source>options</source>
        <translation>ключі</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>показати цю довідку й вийти</translation>
    </message>
    <message>
        <source>missing: {words}</source>
        <translation>бракує: {words}</translation>
    </message>
    <message>
        <source>a word is missing behind it</source>
        <translation>після нього бракує слова</translation>
    </message>
    <message>
        <source>cannot stand together with {words}</source>
        <translation>не може стояти разом із {words}</translation>
    </message>
    <message>
        <source>the language of the game (default: that of the settings, else of the system)</source>
        <translation>мова гри (зазвичай та, що в налаштуваннях, інакше мова системи)</translation>
    </message>
    <message>
        <source>the language of the picture (default: {usual})</source>
        <translation>мова картинки (зазвичай {usual})</translation>
    </message>
    <message>
        <source>its size in logical pixels (default: {usual})</source>
        <translation>її розмір у логічних пікселях (зазвичай {usual})</translation>
    </message>
    <message>
        <source>pixels of the file for each logical pixel, 1 to 4 (default: 1)</source>
        <translation>скільки пікселів файлу на логічний піксель, від 1 до 4 (зазвичай 1)</translation>
    </message>
    <message>
        <source>the look of the table (default: {usual})</source>
        <translation>вигляд стола (зазвичай {usual})</translation>
    </message>
    <message>
        <source>how large the letters are, 0.85 to 1.5 (default: 1)</source>
        <translation>наскільки великі літери, від 0.85 до 1.5 (зазвичай 1)</translation>
    </message>
    <message>
        <source>the file that the picture is written to</source>
        <translation>файл, у який записати картинку</translation>
    </message>
    <message>
        <source>continue this saved game instead of starting a new one</source>
        <translation>продовжити цю збережену партію, а не починати нову</translation>
    </message>
    <message>
        <source>continue the last unfinished game, from here or from the window</source>
        <translation>продовжити партію, залишену останньою, тут чи у вікні</translation>
    </message>
    <message>
        <source>who plays, in the order of play, of {who} (default: {seats})</source>
        <translation>хто грає, у порядку ходів, з {who} (зазвичай {seats})</translation>
    </message>
    <message>
        <source>what they are called: a name for each seat, or for each human</source>
        <translation>як їх звати: імʼя для кожного місця або для кожної людини</translation>
    </message>
    <message>
        <source>The squire plays for every family. A deck has ten kinds of cards, the same for all families: a set of ten is played as it is; of a larger one ten are drawn for each game; a smaller one is filled up for each game with cards drawn from Oriflamme and Alliance.</source>
        <translation>За кожну родину грає зброєносець. У колоді десять видів карт, у всіх родин ті самі: набір із десяти грається як є; з більшого для кожної партії беруть десять навмання; менший для кожної партії доповнюється картами, взятими навмання з Орифлами та Альянсу.</translation>
    </message>
    <message>
        <source>what is counted</source>
        <translation>що рахується</translation>
    </message>
    <message>
        <source>with {option}</source>
        <translation>з ключем {option}</translation>
    </message>
    <message>
        <source>copies of the card that were in a hand at the beginning of a game; those that were set aside cannot be played</source>
        <translation>примірники карти, що були в руці на початку партії; відкладених зіграти не можна</translation>
    </message>
    <message>
        <source>of the copies dealt, those that came into the queue: placed, or swapped in for another card</source>
        <translation>з розданих примірників ті, що потрапили в ряд подій: викладені або обміняні на іншу карту</translation>
    </message>
    <message>
        <source>of the copies played, those that their owner turned up at least once</source>
        <translation>із зіграних примірників ті, що їх власник хоча б раз відкрив</translation>
    </message>
    <message>
        <source>of the copies played, those that were eliminated</source>
        <translation>із зіграних примірників ті, що їх було вилучено</translation>
    </message>
    <message>
        <source>what a copy that was played earned its owner in a game: what was collected from it, when it was revealed or later; what it gained by its own lines, by lines that it copied, in reserve, and when it avenged itself; what it stole; and 1 for each card that it eliminated. Influence that it lays on cards counts for those, when it is collected from them. What rivals lose by it is not added, what its owner loses to rivals is not taken off.</source>
        <translation>скільки зіграний примірник приніс власникові за партію: що зібрано з нього під час відкриття або пізніше; що він отримав за своїми рядками, за скопійованими, у резерві та коли помстився; що він забрав; і по 1 за кожну карту, яку він вилучив. Вплив, який він кладе на карти, зараховується їм, коли його з них збирають. Що втрачають через нього суперники, не додається; що його власник втрачає через суперників, не віднімається.</translation>
    </message>
    <message>
        <source>of the families that played the card, those that won; a victory that several share is divided among them. If no card made a difference, this would be 1 divided by the number of players.</source>
        <translation>з родин, що зіграли карту, ті, що перемогли; спільна перемога ділиться між переможцями. Якби карти нічого не змінювали, тут було б 1, поділене на кількість гравців.</translation>
    </message>
    <message>
        <source>what a card that lies open earned at a turn of its own</source>
        <translation>скільки принесла відкрита карта у свій хід</translation>
    </message>
    <message>
        <source>what a card earned at the turn at which it was turned up</source>
        <translation>скільки принесла карта в той хід, коли її відкрили</translation>
    </message>
    <message>
        <source>how much of that lay on it</source>
        <translation>скільки з цього лежало на ній</translation>
    </message>
    <message>
        <source>what a copy that was played earned at turns of other cards</source>
        <translation>скільки зіграний примірник приніс у ходи інших карт</translation>
    </message>
    <message>
        <source>how many cards a copy that was played eliminated</source>
        <translation>скільки карт вилучив зіграний примірник</translation>
    </message>
    <message>
        <source>of the turns at which the card acted, those at which nothing came of it but what lay on it</source>
        <translation>з ходів, у які карта діяла, ті, що не дали нічого, крім того, що на ній лежало</translation>
    </message>
    <message>
        <source>of the turns at which it lay face down, those at which less than its cost lay on it</source>
        <translation>з ходів, коли вона лежала долілиць, ті, коли на ній лежало менше, ніж вона коштує</translation>
    </message>
    <message>
        <source>how long a bot may think about a move (default: 1)</source>
        <translation>скільки секунд бот може думати над ходом (зазвичай 1)</translation>
    </message>
    <message>
        <source>unrecognized arguments: {words}</source>
        <translation>незрозумілі слова: {words}</translation>
    </message>
    <message>
        <source>invalid choice: {word}; choose one of {words}</source>
        <translation>{word} обрати не можна; оберіть одне з {words}</translation>
    </message>
    <message>
        <source>let bots say why they play as they do, where they know it</source>
        <translation>нехай боти кажуть, чому так ходять, якщо знають</translation>
    </message>
    <message>
        <source>play the answers in this file first, one a line; &apos;#&apos; begins a comment</source>
        <translation>спершу зіграти відповіді з цього файлу, по одній у рядку; з &apos;#&apos; починається примітка</translation>
    </message>
    <message>
        <source>write the record of the game here when it ends or is left</source>
        <translation>записати сюди партію, коли вона скінчиться або її буде залишено</translation>
    </message>
    <message>
        <source>for how many seconds (default: 5)</source>
        <translation>скільки секунд (зазвичай 5)</translation>
    </message>
    <message>
        <source>puzzles in {format} (default: those of the program)</source>
        <translation>задачі у форматі {format} (зазвичай ті, що є у програмі)</translation>
    </message>
    <message>
        <source>find out again what every move comes to</source>
        <translation>дізнатися наново, що дає кожен хід</translation>
    </message>
    <message>
        <source>look for puzzles in games of bots</source>
        <translation>шукати задачі в партіях ботів</translation>
    </message>
    <message>
        <source>how many games are played on from each decision (default: {usual})</source>
        <translation>скільки партій дограти від кожного рішення (зазвичай {usual})</translation>
    </message>
    <message>
        <source>who plays on in what is found (default: {usual})</source>
        <translation>хто дограє знайдене (зазвичай {usual})</translation>
    </message>
    <message>
        <source>how many games are looked through (default: 10)</source>
        <translation>скільки партій переглянути (зазвичай 10)</translation>
    </message>
    <message>
        <source>A puzzle is judged by what its seat knows: hidden cards are dealt anew for each game that is played on, the same for all moves. {prove} repeats that, or the search where a puzzle was searched to the end, and fails where a solution is another or a figure lies outside of what luck may do. {find} prints puzzles as their files hold them.</source>
        <translation>Про задачу судять за тим, що знає її місце: приховані карти роздаються наново для кожної дограної партії, однаково для всіх ходів. {prove} повторює це або перебір, якщо задачу перебрано до кінця, і повідомляє про помилку, якщо розвʼязок інший або число далі, ніж допускає випадок. {find} виводить задачі так, як вони лежать у файлах.</translation>
    </message>
    <message>
        <source>a record, {files}, or a file with a game as one line; - reads what is typed</source>
        <translation>запис {files} або файл із партією в одному рядку; - читає те, що набрано</translation>
    </message>
    <message>
        <source>show the moves of an unfinished game too, which tell hidden cards</source>
        <translation>показати й ходи незакінченої партії, які видають приховані карти</translation>
    </message>
    <message>
        <source>print what happened in whole sentences</source>
        <translation>розповісти, що було, цілими реченнями</translation>
    </message>
    <message>
        <source>print that as a page for a browser</source>
        <translation>вивести це сторінкою для браузера</translation>
    </message>
    <message>
        <source>print a finished game as one line, to be sent to others</source>
        <translation>вивести закінчену партію одним рядком, щоб її надіслати</translation>
    </message>
    <message>
        <source>a list of scenarios in {format}</source>
        <translation>список положень у форматі {format}</translation>
    </message>
    <message>
        <source>where your card sets are, if not where the game looks</source>
        <translation>де лежать ваші набори карт, якщо не там, де їх шукає гра</translation>
    </message>
    <message>
        <source>a set of cards by its name, or a card file; more than one to mix them</source>
        <translation>набір карт за назвою або файл карт; кілька, щоб їх змішати</translation>
    </message>
    <message>
        <source>play with only these kinds of the sets</source>
        <translation>грати лише з цими видами карт із наборів</translation>
    </message>
    <message>
        <source>count only this game (default: all)</source>
        <translation>рахувати лише цю гру (зазвичай усі)</translation>
    </message>
    <message>
        <source>print a table for spreadsheets</source>
        <translation>вивести таблицю для табличних програм</translation>
    </message>
    <message>
        <source>where the weights are written (default: where this user&apos;s bots find them)</source>
        <translation>куди записати ваги (зазвичай туди, де їх знаходять боти цього користувача)</translation>
    </message>
    <message>
        <source>how many games are played (default: {usual}, or as many as a game needs that is learned its way)</source>
        <translation>скільки партій зіграти (зазвичай {usual} або стільки, скільки треба грі, якої вчаться по-своєму)</translation>
    </message>
    <message>
        <source>where checkpoints are kept; a training that was interrupted goes on (default: {usual})</source>
        <translation>де лежать проміжні стани; перерване навчання триває далі (зазвичай {usual})</translation>
    </message>
    <message>
        <source>learn only to beat the bot whose weights these are, to see how much it can be exploited</source>
        <translation>вчитися лише перемагати бота з цими вагами, щоб побачити, наскільки він уразливий</translation>
    </message>
    <message>
        <source>how many times it is measured against two bots by rules of thumb (default: {usual})</source>
        <translation>скільки разів виміряти його силу проти двох ботів, що грають за простими правилами (зазвичай {usual})</translation>
    </message>
    <message>
        <source>write a page with pictures of how it went</source>
        <translation>записати сторінку з графіками того, як усе йшло</translation>
    </message>
    <message>
        <source>which game (default: {game})</source>
        <translation>яка гра (зазвичай {game})</translation>
    </message>
    <message>
        <source>in {game} also {names}</source>
        <translation>у {game} також {names}</translation>
    </message>
    <message>
        <source>characters of bots, as in {example}, are {names}</source>
        <translation>вдачі ботів, як у {example}: {names}</translation>
    </message>
    <message>
        <source>an option of the game in the words of a record; more than one to choose more</source>
        <translation>варіант гри у словах запису; щоб обрати більше, вкажіть кілька</translation>
    </message>
    <message>
        <source>how many play (default: {usual})</source>
        <translation>скільки грають (зазвичай {usual})</translation>
    </message>
    <message>
        <source>the same seed, the same games (default: {seed})</source>
        <translation>те саме число — ті самі партії (зазвичай {seed})</translation>
    </message>
    <message>
        <source>another each time</source>
        <translation>щоразу інше</translation>
    </message>
    <message>
        <source>how many processes play (default: 1)</source>
        <translation>скільки процесів грають (зазвичай 1)</translation>
    </message>
    <message>
        <source>print one {format} object instead of lines for people</source>
        <translation>вивести один обʼєкт {format} замість рядків для людей</translation>
    </message>
</context>
<context>
    <name>HouseDeckBar</name>
    <message>
        <source>Save as a house deck…</source>
        <translation>Зберегти колоду…</translation>
    </message>
    <message>
        <source>Remove this house deck</source>
        <translation>Видалити цю домашню колоду</translation>
    </message>
    <message>
        <source>House decks</source>
        <translation>Домашні колоди</translation>
    </message>
    <message>
        <source>A name for the deck</source>
        <translation>Назва колоди</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>No house decks yet</source>
        <translation>Колод ще немає</translation>
    </message>
    <message>
        <source>Remove the house deck “{name}”?</source>
        <translation>Видалити домашню колоду «{name}»?</translation>
    </message>
</context>
<context>
    <name>HouseDecks</name>
    <message>
        <source>The house deck “{name}” uses cards of {sets}, which are not here.</source>
        <translation>У&#xa0;домашній колоді «{name}» є&#xa0;карти з&#xa0;наборів, яких тут немає: {sets}.</translation>
    </message>
    <message>
        <source>A house deck has ten kinds.</source>
        <translation>У&#xa0;домашній колоді має бути десять видів карт.</translation>
    </message>
    <message>
        <source>A house deck needs a name.</source>
        <translation>Дайте домашній колоді назву.</translation>
    </message>
    <message>
        <source>There is a house deck called “{name}” already. Give this one another name.</source>
        <translation>Домашня колода «{name}» уже є. Назвіть цю інакше.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n house deck(s) already. Remove one of them first.</source>
        <translation>
            <numerusform>Домашніх колод уже %n. Спершу видаліть одну з&#xa0;них.</numerusform>
            <numerusform>Домашніх колод уже %n. Спершу видаліть одну з&#xa0;них.</numerusform>
            <numerusform>Домашніх колод уже %n. Спершу видаліть одну з&#xa0;них.</numerusform>
        </translation>
    </message>
    <message>
        <source>The house deck “{name}” is gone.</source>
        <translation>Домашню колоду «{name}» видалено.</translation>
    </message>
</context>
<context>
    <name>Inspection</name>
    <message>
        <source>A closer look</source>
        <translation>Зблизька</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Name of the game</source>
        <translation>Назва гри</translation>
    </message>
    <message>
        <source>“{name}” can be opened again with “Open a saved game”, as often as you like.</source>
        <translation>Гру «{name}» можна відкрити знову через «Відкрити збережену гру» скільки завгодно разів.</translation>
    </message>
    <message>
        <source>The game is saved</source>
        <translation>Гру збережено</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Your goal</source>
        <translation>Ваша мета</translation>
    </message>
    <message>
        <source>Five territories lie between you and Green. In each of them your army meets Green’s; the player who controls more territories at the end wins.</source>
        <translation>Між вами й Зеленими лежать пʼять територій. На кожній ваше військо стоїть проти війська Зелених; переможе той, хто наприкінці контролюватиме більше територій.</translation>
    </message>
    <message>
        <source>Your units</source>
        <translation>Ваші загони</translation>
    </message>
    <message>
        <source>In each turn you draw a card and play one. Count the icons on them: the flag is the strongest, then come the helmet, the swords, the bow and the spear.</source>
        <translation>Щоходу ви берете карту й викладаєте одну. Важать значки на них: найсильніший — прапор, далі йдуть шолом, мечі, лук і&#xa0;спис.</translation>
    </message>
    <message>
        <source>Play your first unit</source>
        <translation>Викладіть перший загін</translation>
    </message>
    <message>
        <source>All of one kind</source>
        <translation>Усі однакові</translation>
    </message>
    <message>
        <source>Remember seniority</source>
        <translation>Зважайте на старшинство</translation>
    </message>
    <message>
        <source>Complete the army</source>
        <translation>Доповніть військо</translation>
    </message>
    <message>
        <source>Not certain yet</source>
        <translation>Ще не ясно</translation>
    </message>
    <message>
        <source>Your army is complete, but nobody controls the territory yet: with three more helmets Green could still have the stronger regiment.</source>
        <translation>Ваше військо повне, але територію ще ніхто не контролює: з&#xa0;трьома шоломами на додачу Зелені ще можуть мати сильніший полк.</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Контроль</translation>
    </message>
    <message>
        <source>Green played a spear here and can no longer have a regiment. As soon as nobody can overtake you, the territory is yours for good, and you get the first of five victory markers.</source>
        <translation>Зелені виклали сюди спис і&#xa0;вже не можуть мати полку. Щойно вас ніхто не може випередити, територія назавжди ваша, і&#xa0;ви берете перший із пʼяти маркерів перемоги.</translation>
    </message>
    <message>
        <source>The king is dead. The family with the most influence after six rounds takes the throne. Yours is the number beside the coin.</source>
        <translation>Король помер. Трон здобуде родина, що після шести раундів матиме найбільше впливу. Ваш вплив — число біля монети.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваша рука</translation>
    </message>
    <message>
        <source>Every family has the same ten cards, and three, chosen at random, were set aside. You play one of these seven each round; the others see only their backs.</source>
        <translation>У&#xa0;кожної родини ті самі десять карт, і&#xa0;три з&#xa0;них навмання відкладено. Щораунду ви викладаєте одну з&#xa0;цих семи; інші бачать лише сорочки.</translation>
    </message>
    <message>
        <source>Place your first card</source>
        <translation>Викладіть першу карту</translation>
    </message>
    <message>
        <source>Drag the Lord to the end of the queue. Nobody sees what it is until you reveal it.</source>
        <translation>Перетягніть Лорда в&#xa0;кінець ряду подій. Ніхто не знає, що це за карта, доки ви її не відкриєте.</translation>
    </message>
    <message>
        <source>Wait, or reveal</source>
        <translation>Чекати чи відкрити</translation>
    </message>
    <message>
        <source>Now the cards act from left to right. Green revealed the Heir, who earned 2 at once. Keep your Lord face down: 1 influence is placed on the card, and it is yours when you reveal it.</source>
        <translation>Тепер карти діють зліва направо. Зелені відкрили Спадкоємця, і&#xa0;він одразу приніс 2. Залиште Лорда долілиць: на карту ляже 1 очко впливу, і&#xa0;ви заберете його, коли відкриєте її.</translation>
    </message>
    <message>
        <source>A second card</source>
        <translation>Друга карта</translation>
    </message>
    <message>
        <source>Each round every player adds a card, at one of the ends or on top of one of their own. Play the Archer at the end, beside your Lord.</source>
        <translation>Щораунду кожен додає карту: з&#xa0;краю ряду або на свою карту. Викладіть Лучницю в&#xa0;кінець, поруч зі своїм Лордом.</translation>
    </message>
    <message>
        <source>Reveal the Lord</source>
        <translation>Відкрийте Лорда</translation>
    </message>
    <message>
        <source>You get the influence that lies on the card. Then the Lord earns 1, and 1 more for each card of yours beside it: the Archer counts although nobody knows it.</source>
        <translation>Ви забираєте вплив, що лежить на карті. Потім Лорд приносить 1 і&#xa0;ще 1 за кожну вашу карту поруч: Лучницю теж рахують, хоч її ніхто не бачив.</translation>
    </message>
    <message>
        <source>Reveal the Archer</source>
        <translation>Відкрийте Лучницю</translation>
    </message>
    <message>
        <source>The Archer eliminates the first or the last card of the queue, and that earns 1. Characters stay face up and act again in every round; an intrigue acts once and is gone.</source>
        <translation>Лучниця вилучає першу або останню карту ряду, і&#xa0;це приносить 1. Персонажі лишаються горілиць і&#xa0;діють знову щораунду; інтрига діє раз і&#xa0;зникає.</translation>
    </message>
    <message>
        <source>Choose your target</source>
        <translation>Оберіть ціль</translation>
    </message>
    <message>
        <source>The last card is your own Archer. The first one belongs to Green and may be anything: click on it.</source>
        <translation>Остання карта — ваша Лучниця. Перша належить Зеленим і&#xa0;може бути будь-чим: клацніть її.</translation>
    </message>
    <message>
        <source>Red’s Judge put a verdict token on Green’s Diplomat. Anyone may use the tokens: your Judge could eliminate that card. But the Judge will soon earn more, so keep it face down; 1 influence is placed on it.</source>
        <translation>Суддя Червоних поклав жетон вироку на Дипломата Зелених. Жетони спільні: ваш Суддя міг би вилучити цю карту. Та незабаром Суддя принесе більше, тож залиште його долілиць; на нього ляже 1 очко впливу.</translation>
    </message>
    <message>
        <source>The Infiltration lies in reserve above your name; a covered card got nothing from it. Now the Judge is on top and acts at once. Reveal it: you get the 1 influence that lies on it.</source>
        <translation>Проникнення лежить у&#xa0;резерві над вашим імʼям; накрита карта від нього нічого не дістала. Тепер зверху Суддя, і&#xa0;він діє одразу. Відкрийте його: ви заберете 1 очко впливу, що на ньому лежить.</translation>
    </message>
    <message>
        <source>Your Judge may earn 1 and mark another card, or eliminate a marked one, whoever put the token there. Choose “Execute”.</source>
        <translation>Ваш Суддя може принести 1 і&#xa0;позначити ще одну карту або вилучити позначену, хоч би хто поклав туди жетон. Оберіть «Стратити».</translation>
    </message>
    <message>
        <source>Your turn to bargain</source>
        <translation>Тепер домовляйтеся ви</translation>
    </message>
    <message>
        <source>Two face-up Diplomats can put 2 influence on each other in every round, but nobody has to keep a promise. You hold one, and Green’s lies face up. Four more rounds: the most influence wins.</source>
        <translation>Два відкриті Дипломати можуть щораунду класти 2 очки впливу один на одного, та обіцянок ніхто не мусить дотримуватися. Один у&#xa0;вас у&#xa0;руці, Дипломат Зелених уже відкритий. Ще чотири раунди: переможе той, у&#xa0;кого найбільше впливу.</translation>
    </message>
    <message>
        <source>You want points. Dominance Checks give them to those loyal to a coalition far ahead in blocks, otherwise to those with the most cylinders in play. Red is British: declare for the Afghans.</source>
        <translation>Вам потрібні очки. Перевірки панування дають їх лояльним до коаліції, що має набагато більше блоків, а&#xa0;якщо такої немає — тим, у&#xa0;кого в&#xa0;грі найбільше циліндрів. Червоні за британців: заявіть про лояльність до афганців.</translation>
    </message>
    <message>
        <source>You could place up to three blocks. Keep your 2 rupees: end the building with “{button}”.</source>
        <translation>Можна було б поставити до трьох блоків. Залиште собі 2 рупії: завершіть будівництво кнопкою «{button}».</translation>
    </message>
    <message>
        <source>Nobody rules Transcaspia, so nobody has to be bribed. The tribe of Nasrullah Khan will make you its ruler. Play the card to the right.</source>
        <translation>Закаспієм не править ніхто, тож хабара давати не треба. Племʼя, яке поставить ця карта, зробить вас правителем. Розіграйте її праворуч.</translation>
    </message>
    <message>
        <source>A tax takes a rupee for each star of the card, from the market or from players with a court card of a region you rule. Nasrullah Khan is political, so it is free: tax with his card.</source>
        <translation>Податок дає по рупії за кожну зірку карти: з&#xa0;ринку або від гравців, при чийому дворі є карта регіону, яким ви правите. Ця карта політична, тож дій не витрачає: зберіть нею податок.</translation>
    </message>
    <message>
        <source>Now it is your game</source>
        <translation>Далі грайте самі</translation>
    </message>
    <message>
        <source>It was a Soldier, who eliminates a card beside it. Point at any card to read what it does; F1 opens the rules. Four more rounds: will your family take the throne?</source>
        <translation>Це був Солдат: він бʼє сусідні карти. Наведіть вказівник на будь-яку карту, щоб прочитати, що вона робить; F1 відкриває правила. Ще чотири раунди: чи здобуде ваша родина трон?</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Перша гра</translation>
    </message>
    <message>
        <source>You hold three cards with nothing but swords. Drag one to Jerusalem: four cards make an army, and what lies there never moves again.</source>
        <translation>У&#xa0;вас три карти із самими лише мечами. Перетягніть одну до Єрусалима: чотири карти складають військо, а&#xa0;викладене вже не пересувають.</translation>
    </message>
    <message>
        <source>The same icon on all four cards is a regiment, on three a battalion, on two a company. A regiment beats any army without one, so add the second swords in Jerusalem.</source>
        <translation>Однаковий значок на всіх чотирьох картах — це полк, на трьох — батальйон, на двох — рота. Полк бʼє будь-яке військо без полку, тож додайте в&#xa0;Єрусалимі другі мечі.</translation>
    </message>
    <message>
        <source>Green has played a helmet against you: four helmets would outrank four swords. So do not give Green time for them; play your third swords to Jerusalem.</source>
        <translation>Зелені виклали проти вас шолом: чотири шоломи були б старші за чотири мечі. Не давайте Зеленим на це часу: викладіть до Єрусалима треті мечі.</translation>
    </message>
    <message>
        <source>A card counts for every icon on it. Play the one with spear, swords and flag to Jerusalem: its swords complete the regiment, and its other icons would break a tie.</source>
        <translation>На карті важить кожен значок. Викладіть до Єрусалима ту, що зі списом, мечами й&#xa0;прапором: її мечі завершують полк, а&#xa0;решта значків стала б у&#xa0;пригоді за рівності.</translation>
    </message>
    <message>
        <source>Each territory counts the same. The fifth marker ends the game at once, and three territories are the majority. Point at one to read who leads there; F1 opens the rules.</source>
        <translation>Усі території важать однаково. Пʼятий маркер одразу закінчує гру, а три території — це більшість. Наведіть вказівник на територію, щоб прочитати, хто там попереду; F1 відкриває правила.</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Що нового</translation>
    </message>
    <message>
        <source>The rules are those of Oriflamme; the ten cards are new. They bring verdicts that anyone may carry out, cards that work from the reserve, and bargains.</source>
        <translation>Правила ті самі, що в&#xa0;Орифламі, а десять карт нові. Це вироки, які може виконати будь-хто, карти, що діють із резерву, та домовленості.</translation>
    </message>
    <message>
        <source>Place the Judge</source>
        <translation>Викладіть Суддю</translation>
    </message>
    <message>
        <source>Drag the Judge to the end of the queue. There it acts after the others’ cards and can use what they have done.</source>
        <translation>Перетягніть Суддю в&#xa0;кінець ряду подій. Там він діятиме після чужих карт і&#xa0;зможе скористатися тим, що вони зробили.</translation>
    </message>
    <message>
        <source>A verdict</source>
        <translation>Вирок</translation>
    </message>
    <message>
        <source>Cover the Judge</source>
        <translation>Накрийте Суддю</translation>
    </message>
    <message>
        <source>Drag the Infiltration onto your Judge. A covered card keeps its influence, and nobody can hit it; it waits until the card on top is gone.</source>
        <translation>Перетягніть Проникнення на свого Суддю. Накрита карта зберігає свій вплив, і&#xa0;ніхто не може її вразити; вона чекає, доки верхня не зникне.</translation>
    </message>
    <message>
        <source>Into the reserve</source>
        <translation>До резерву</translation>
    </message>
    <message>
        <source>Red has marked Green’s new card too. Reveal the Infiltration: it goes to your reserve, where nothing can touch it, and from then on you gain 2 more for each face-down card that you eliminate.</source>
        <translation>Червоні позначили й нову карту Зелених. Відкрийте Проникнення: воно перейде до вашого резерву, де на нього ніщо не діє, і&#xa0;відтоді за кожну закриту карту, яку ви вилучите, ви отримуєте ще 2.</translation>
    </message>
    <message>
        <source>What lay beneath</source>
        <translation>Що лежало під ним</translation>
    </message>
    <message>
        <source>Sentence or execute</source>
        <translation>Винести вирок чи стратити</translation>
    </message>
    <message>
        <source>Whose verdict?</source>
        <translation>Чий вирок?</translation>
    </message>
    <message>
        <source>Two cards are marked, both Green’s. The Diplomat would bring you 1. Click on the face-down card: it brings 1, and 2 more because of your Infiltration.</source>
        <translation>Позначено дві карти, обидві Зелених. Дипломат приніс би вам 1. Клацніть закриту карту: вона принесе 1 і&#xa0;ще 2 завдяки вашому Проникненню.</translation>
    </message>
    <message>
        <source>Choose a side</source>
        <translation>Оберіть сторону</translation>
    </message>
    <message>
        <source>The market</source>
        <translation>Ринок</translation>
    </message>
    <message>
        <source>A turn has two actions. Buying is one: a card costs 1 rupee for each column to its left, placed on the cards there. Whoever buys those cards gets the rupees.</source>
        <translation>У&#xa0;вашому ході дві дії. Купівля — одна з&#xa0;них: карта коштує по рупії за кожен стовпець ліворуч від неї, і&#xa0;рупії кладуть на карти там. Хто купить ті карти, отримає і&#xa0;рупії.</translation>
    </message>
    <message>
        <source>Buy a card</source>
        <translation>Купіть карту</translation>
    </message>
    <message>
        <source>Aminullah Khan Logari lies in the first column and is free. Take him to your hand.</source>
        <translation>Амінулла-хан Логарі лежить у&#xa0;першому стовпці й нічого не коштує. Візьміть його в&#xa0;руку.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Розіграйте її</translation>
    </message>
    <message>
        <source>A card works in your court. When it is played, its icons act from top to bottom: this one places a tribe, an army and a spy. Play it into your court.</source>
        <translation>Карта діє при дворі. Щойно її розіграно, спрацьовують її значки згори донизу: тут це племʼя, армія та шпигун. Розіграйте її до свого двору.</translation>
    </message>
    <message>
        <source>Who rules Kabul</source>
        <translation>Хто править Кабулом</translation>
    </message>
    <message>
        <source>You do: you have a tribe there, and your tribe and the Afghan army are more than anyone else has. Rulers build, tax, and are bribed.</source>
        <translation>Ви: там ваше племʼя, а разом з&#xa0;афганською армією у&#xa0;вас там більше, ніж у&#xa0;будь-кого іншого. Правитель будує, збирає податки та бере хабарі.</translation>
    </message>
    <message>
        <source>The favored suit</source>
        <translation>Пріоритетна масть</translation>
    </message>
    <message>
        <source>Both actions are spent. But cards of the favored suit act without spending any, and it is political now, as this card is. Use it to build.</source>
        <translation>Обидві дії витрачено. Але карти пріоритетної масті діють, не витрачаючи дій, а зараз це політична масть, як і&#xa0;в&#xa0;цієї карти. Будуйте нею.</translation>
    </message>
    <message>
        <source>Build an army</source>
        <translation>Поставте армію</translation>
    </message>
    <message>
        <source>You may build where you rule. A block costs 2 rupees, which go to the market. Place an army in Kabul.</source>
        <translation>Будувати можна там, де ви правите. Блок коштує 2 рупії, вони йдуть на ринок. Поставте армію в&#xa0;Кабулі.</translation>
    </message>
    <message>
        <source>Save the rest</source>
        <translation>Прибережіть решту</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закінчити хід</translation>
    </message>
    <message>
        <source>Each card acts once in a turn. There is nothing left to do: end your turn.</source>
        <translation>Кожна карта діє раз за хід. Робити більше нічого: закінчіть хід.</translation>
    </message>
    <message>
        <source>A bribe</source>
        <translation>Хабар</translation>
    </message>
    <message>
        <source>Red wants to play a card of Kabul, where you rule. You may ask for 1 rupee for each tribe of yours there: ask for 1.</source>
        <translation>Червоні хочуть розіграти карту Кабула, де правите ви. Можна попросити по рупії за кожне ваше племʼя там: попросіть 1.</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Шпигуни</translation>
    </message>
    <message>
        <source>Red’s Kabul Bazaar put a spy on your card, where yours stands too. With more spies than anyone else, Red would hold it hostage: to use it, you would have to pay a bribe.</source>
        <translation>Кабульський базар Червоних поставив шпигуна на вашу карту, де стоїть і&#xa0;ваш. Якби шпигунів Червоних там було найбільше, карта стала б заручницею: за її дію довелося б давати хабар.</translation>
    </message>
    <message>
        <source>Nasrullah Khan costs 1 rupee, which is placed on the card to the left. Take him to your hand.</source>
        <translation>Насрулла-хан коштує 1 рупію, вона ляже на карту ліворуч. Візьміть його в&#xa0;руку.</translation>
    </message>
    <message>
        <source>Another region</source>
        <translation>Інший регіон</translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation>Податки</translation>
    </message>
    <message>
        <source>The shelter</source>
        <translation>Захист від податків</translation>
    </message>
    <message>
        <source>Red has a card of Kabul and can be taxed. Its two economic stars shelter 2 of the 3 rupees: take the third.</source>
        <translation>У&#xa0;Червоних є карта Кабула, тож податок можна взяти з&#xa0;них. Дві її економічні зірки захищають 2 рупії з&#xa0;3: візьміть третю.</translation>
    </message>
    <message>
        <source>Red’s turn</source>
        <translation>Хід Червоних</translation>
    </message>
    <message>
        <source>Your actions are spent again, and rupees are better kept now. End your turn, and watch what Red buys.</source>
        <translation>Дії знову витрачено, а рупії тепер краще приберегти. Закінчіть хід і&#xa0;подивіться, що купують Червоні.</translation>
    </message>
    <message>
        <source>Buy once more</source>
        <translation>Купіть ще раз</translation>
    </message>
    <message>
        <source>Paolo Avitabile is free, with a tribe and an army for Punjab. Take him to your hand.</source>
        <translation>Паоло Авітабіле нічого не коштує, а принесе племʼя та армію в&#xa0;Пенджаб. Візьміть його в&#xa0;руку.</translation>
    </message>
    <message>
        <source>The cleanup</source>
        <translation>Прибирання</translation>
    </message>
    <message>
        <source>At the end of a turn a court keeps 3 cards and 1 more for each political star, a hand 2 and 1 more for each intelligence star. Then the market closes up and is filled. End your turn: nobody has to take both actions.</source>
        <translation>Наприкінці ходу при дворі лишається 3 карти й ще 1 за кожну політичну зірку, у&#xa0;руці — 2 і&#xa0;ще 1 за кожну зірку розвідки. Тоді ринок зсувається та поповнюється. Закінчіть хід: виконувати обидві дії не обовʼязково.</translation>
    </message>
    <message>
        <source>The Dominance Check</source>
        <translation>Перевірка панування</translation>
    </message>
    <message>
        <source>Here is the first of four. It is scored when someone buys it or it is left in the first column: a coalition 4 blocks ahead pays those loyal to it by influence; otherwise cylinders in play count. {key} shows what it would bring now.</source>
        <translation>Це перша з&#xa0;чотирьох. Її проводять, коли її куплено або вона лишилась у&#xa0;першому стовпці. Якщо в&#xa0;однієї коаліції на 4 блоки більше, ніж у&#xa0;кожної іншої, лояльні до неї отримують очки за вплив, інакше очки дають циліндри в&#xa0;грі. {key} покаже, що було б зараз.</translation>
    </message>
    <message>
        <source>A lead of 4 points after a check wins at once; otherwise the most points after the last one win. Point at anything to read what it is; F1 opens the rules.</source>
        <translation>Хто після перевірки випереджає всіх на 4 очки, одразу перемагає, а&#xa0;ні — то той, у&#xa0;кого найбільше очок після останньої. Наведіть вказівник на будь-що, щоб прочитати, що це; F1 відкриває правила.</translation>
    </message>
    <message>
        <source>The rules allow that too, but in this first game please follow the callout.</source>
        <translation>Правила дозволяють і&#xa0;це, але перша гра триває так, як сказано у&#xa0;виносці.</translation>
    </message>
    <message>
        <source>{lesson}, step {step} of {count}</source>
        <translation>{lesson}, крок {step} з&#xa0;{count}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустити</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показати</translation>
    </message>
    <message>
        <source>Show me again</source>
        <translation>Показати ще раз</translation>
    </message>
    <message>
        <source>Now you: {heading}</source>
        <translation>Тепер ви: {heading}</translation>
    </message>
    <message>
        <source>This first game cannot be started</source>
        <translation>Цю першу гру не можна почати</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Import saved games</source>
        <translation>Імпортувати збережені ігри</translation>
    </message>
    <message>
        <source>Export a saved game</source>
        <translation>Експортувати збережену гру</translation>
    </message>
    <message>
        <source>The game was not exported</source>
        <translation>Гру не експортовано</translation>
    </message>
    <message>
        <source>“{name}” is in the bin.</source>
        <translation>«{name}» у кошику.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Відновити</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Очистити кошик</translation>
    </message>
    <message>
        <source>All games in the bin are removed from this computer for good.</source>
        <translation>Усі партії з кошика буде видалено з цього компʼютера назавжди.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Залишити їх</translation>
    </message>
    <message>
        <source>Player, game, note</source>
        <translation>Гравець, гра, нотатка</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Statistics ({key})</source>
        <translation>Статистика ({key})</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Імпорт</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Тека</translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Усі</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Тривають</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Закінчені</translation>
    </message>
    <message>
        <source>Named</source>
        <translation>Названі</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Кошик</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Які партії</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Спершу нові</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Спершу старі</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>За назвою</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Яка гра</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Усі ігри</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Кошик порожній.</translation>
    </message>
    <message>
        <source>Every game you play is saved automatically and will appear here.</source>
        <translation>Кожна зіграна тут гра зберігається сама, і її можна буде знайти тут.</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Такої гри немає.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n&#xa0;гра</numerusform>
            <numerusform>%n&#xa0;гри</numerusform>
            <numerusform>%n&#xa0;ігор</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {all} files read</source>
        <translation>Прочитано файлів: {done} з {all}</translation>
    </message>
    <message>
        <source>This game was not changed</source>
        <translation>Гру не змінено</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор гри</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>У кошику</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Навчальна партія</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>a game</comment>
        <translation>Закінчена</translation>
    </message>
    <message>
        <source>Named</source>
        <comment>a game</comment>
        <translation>Названа</translation>
    </message>
    <message>
        <source>won</source>
        <translation>перемога</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Нотатка</translation>
    </message>
    <message>
        <source>Anything worth remembering about this game</source>
        <translation>Що варто запамʼятати про цю гру</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Перейменувати</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Експорт</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message numerus="yes">
        <source>Deleted games can be restored for %n day(s)</source>
        <translation>
            <numerusform>Видалені ігри можна відновити протягом %n&#xa0;дня</numerusform>
            <numerusform>Видалені ігри можна відновити протягом %n&#xa0;днів</numerusform>
            <numerusform>Видалені ігри можна відновити протягом %n&#xa0;днів</numerusform>
        </translation>
    </message>
    <message>
        <source>started {day}</source>
        <translation>розпочата {day}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;гравець</numerusform>
            <numerusform>%n&#xa0;гравці</numerusform>
            <numerusform>%n&#xa0;гравців</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n&#xa0;хід</numerusform>
            <numerusform>%n&#xa0;ходи</numerusform>
            <numerusform>%n&#xa0;ходів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) taken</source>
        <translation>
            <numerusform>%n&#xa0;підказка</numerusform>
            <numerusform>%n&#xa0;підказки</numerusform>
            <numerusform>%n&#xa0;підказок</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Зерно {seed}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>сьогодні</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>вчора</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Сьогодні, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Вчора, {time}</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>a game</comment>
        <translation>Триває</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Chronicle</source>
        <translation>Хроніка</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>“{file}” is the game you are playing.</source>
        <translation>«{file}» — та сама гра, що триває зараз.</translation>
    </message>
    <message>
        <source>This game is open already</source>
        <translation>Цю гру вже відкрито</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Гру не вдається відкрити</translation>
    </message>
    <message>
        <source>Open “{file}” instead? This game is saved as it stands.</source>
        <translation>Відкрити натомість «{file}»? Цю гру збережено на тому місці, де ви зупинилися.</translation>
    </message>
    <message>
        <source>Open “{file}” instead? This game will be lost, because it cannot be saved.</source>
        <translation>Відкрити натомість «{file}»? Ця гра тоді зникне, бо зберегти її не вдається.</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>Гра ще триває</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>Begin another game? This one is saved as it stands.</source>
        <translation>Почати іншу гру? Цю збережено на тому місці, де ви зупинилися.</translation>
    </message>
    <message>
        <source>Begin another game? This one will be lost, because it cannot be saved.</source>
        <translation>Почати іншу гру? Ця тоді зникне, бо зберегти її не вдається.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Інша гра</translation>
    </message>
    <message>
        <source>Start this game over? This one is saved as it stands.</source>
        <translation>Почати цю гру знову? Теперішня збережеться такою, якою вона є.</translation>
    </message>
    <message>
        <source>Start this game over? This one will be lost, because it cannot be saved.</source>
        <translation>Почати цю гру знову? Теперішня пропаде: зберегти її не можна.</translation>
    </message>
    <message>
        <source>Leave this game? It will be lost, because it cannot be saved.</source>
        <translation>Вийти з&#xa0;гри? Вона пропаде: зберегти її не можна.</translation>
    </message>
    <message>
        <source>Close the window? This game will be lost, because it cannot be saved.</source>
        <translation>Закрити вікно? Ця гра пропаде: зберегти її не можна.</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Закрити вікно</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Почати знову</translation>
    </message>
    <message>
        <source>Here it had already got further than “{file}”, so it goes on from there.</source>
        <translation>Вона триває з&#xa0;того місця, де її перервали: це далі, ніж у&#xa0;«{file}».</translation>
    </message>
    <message>
        <source>“{file}” is further along, so the game goes on from there. The other one is saved too.</source>
        <translation>У&#xa0;«{file}» гра зайшла далі, тому триває звідти. Раніше збережену гру теж залишено.</translation>
    </message>
    <message>
        <source>“{file}” was played to its end here, and this is how it ended.</source>
        <translation>Гру «{file}» тут уже дограли, і&#xa0;ось як вона закінчилася.</translation>
    </message>
    <message>
        <source>This game is saved here already</source>
        <translation>Цю гру тут уже збережено</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>Put %n influence on card {place} or card {other}.</source>
        <translation>
            <numerusform>Покладіть %n&#xa0;очко на карту {place} або карту {other}.</numerusform>
            <numerusform>Покладіть %n&#xa0;очки на карту {place} або карту {other}.</numerusform>
            <numerusform>Покладіть %n&#xa0;очок на карту {place} або карту {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put {amount} influence on one of %n cards.</source>
        <translation>
            <numerusform>Покладіть вплив ({amount}) на одну з&#xa0;%n&#xa0;карти.</numerusform>
            <numerusform>Покладіть вплив ({amount}) на одну з&#xa0;%n&#xa0;карт.</numerusform>
            <numerusform>Покладіть вплив ({amount}) на одну з&#xa0;%n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n influence on a card.</source>
        <translation>
            <numerusform>Покладіть %n&#xa0;очко на одну з&#xa0;карт.</numerusform>
            <numerusform>Покладіть %n&#xa0;очки на одну з&#xa0;карт.</numerusform>
            <numerusform>Покладіть %n&#xa0;очок на одну з&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card {place} or card {other} loses up to %n influence.</source>
        <translation>
            <numerusform>Карта {place} або карта {other} втрачає щонайбільше %n&#xa0;очко впливу.</numerusform>
            <numerusform>Карта {place} або карта {other} втрачає щонайбільше %n&#xa0;очки впливу.</numerusform>
            <numerusform>Карта {place} або карта {other} втрачає щонайбільше %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n cards loses up to {amount} influence.</source>
        <translation>
            <numerusform>Одна з&#xa0;%n&#xa0;карти втрачає вплив, щонайбільше {amount}.</numerusform>
            <numerusform>Одна з&#xa0;%n&#xa0;карт втрачає вплив, щонайбільше {amount}.</numerusform>
            <numerusform>Одна з&#xa0;%n&#xa0;карт втрачає вплив, щонайбільше {amount}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card loses up to %n influence.</source>
        <translation>
            <numerusform>Одна з&#xa0;карт втрачає щонайбільше %n&#xa0;очко впливу.</numerusform>
            <numerusform>Одна з&#xa0;карт втрачає щонайбільше %n&#xa0;очки впливу.</numerusform>
            <numerusform>Одна з&#xa0;карт втрачає щонайбільше %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>The owner of a card takes the influence on it.</source>
        <translation>Одна з&#xa0;карт віддає власникові вплив, що на ній лежить.</translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n influence from {family} or {other_family}.</source>
        <translation>
            <numerusform>Заберіть щонайбільше %n&#xa0;очко впливу в&#xa0;{family_gen} або {other_family_gen}.</numerusform>
            <numerusform>Заберіть щонайбільше %n&#xa0;очки впливу в&#xa0;{family_gen} або {other_family_gen}.</numerusform>
            <numerusform>Заберіть щонайбільше %n&#xa0;очок впливу в&#xa0;{family_gen} або {other_family_gen}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n influence from the owner of a card.</source>
        <translation>
            <numerusform>Заберіть щонайбільше %n&#xa0;очко впливу у&#xa0;власника однієї з&#xa0;карт.</numerusform>
            <numerusform>Заберіть щонайбільше %n&#xa0;очки впливу у&#xa0;власника однієї з&#xa0;карт.</numerusform>
            <numerusform>Заберіть щонайбільше %n&#xa0;очок впливу у&#xa0;власника однієї з&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n influence from {family}.</source>
        <translation>
            <numerusform>Заберіть щонайбільше %n очко впливу в {family_gen}.</numerusform>
            <numerusform>Заберіть щонайбільше %n очки впливу в {family_gen}.</numerusform>
            <numerusform>Заберіть щонайбільше %n очок впливу в {family_gen}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminate card {place} or card {other}.</source>
        <translation>Вилучіть карту {place} або карту {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Eliminate one of %n cards.</source>
        <translation>
            <numerusform>Вилучіть одну з&#xa0;%n&#xa0;карти.</numerusform>
            <numerusform>Вилучіть одну з&#xa0;%n&#xa0;карт.</numerusform>
            <numerusform>Вилучіть одну з&#xa0;%n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminate any card.</source>
        <translation>Вилучіть будь-яку карту.</translation>
    </message>
    <message>
        <source>Eliminate a card.</source>
        <translation>Вилучіть одну з&#xa0;карт.</translation>
    </message>
    <message>
        <source>Then choose: {options}.</source>
        <translation>Далі оберіть: {options}.</translation>
    </message>
    <message>
        <source>Then choose where it goes.</source>
        <translation>Далі оберіть, куди ляже карта.</translation>
    </message>
    <message>
        <source>The {card} may be among them.</source>
        <translation>Серед них може бути {card}.</translation>
    </message>
    <message>
        <source>If it is the {card}: {what}</source>
        <translation>Якщо це {card}: {what}</translation>
    </message>
    <message>
        <source>if {card}</source>
        <translation>якщо {card}</translation>
    </message>
    <message>
        <source>Last round: influence on it will count for nothing.</source>
        <translation>Останній раунд: вплив на ній нічого не дасть.</translation>
    </message>
    <message>
        <source>It earns 0: {family}’s {card} is face up.</source>
        <translation>Приносить 0: {card} {family_gen} лежить горілиць.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Скиньте одну з&#xa0;карт.</translation>
    </message>
    <message>
        <source>Lay a card in reserve.</source>
        <translation>Зарезервуйте одну з&#xa0;карт.</translation>
    </message>
    <message>
        <source>Put a verdict on card {place} or card {other}.</source>
        <translation>Винесіть вирок карті {place} або карті {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Put a verdict on one of %n cards.</source>
        <translation>
            <numerusform>Винесіть вирок одній із %n&#xa0;карти.</numerusform>
            <numerusform>Винесіть вирок одній із %n&#xa0;карт.</numerusform>
            <numerusform>Винесіть вирок одній із %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a verdict on any card.</source>
        <translation>Винесіть вирок будь-якій карті.</translation>
    </message>
    <message>
        <source>Put a verdict on a card.</source>
        <translation>Винесіть вирок одній із карт.</translation>
    </message>
    <message>
        <source>Turn a card face down.</source>
        <translation>Переверніть долілиць одну з&#xa0;карт.</translation>
    </message>
    <message>
        <source>Move card {place} or card {other} to another place.</source>
        <translation>Перемістіть карту {place} або карту {other} на інше місце.</translation>
    </message>
    <message numerus="yes">
        <source>Move one of %n cards to another place.</source>
        <translation>
            <numerusform>Перемістіть одну з&#xa0;%n&#xa0;карти на інше місце.</numerusform>
            <numerusform>Перемістіть одну з&#xa0;%n&#xa0;карт на інше місце.</numerusform>
            <numerusform>Перемістіть одну з&#xa0;%n&#xa0;карт на інше місце.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a card to another place.</source>
        <translation>Перемістіть одну з&#xa0;карт на інше місце.</translation>
    </message>
    <message>
        <source>Do what card {place} or card {other} says.</source>
        <translation>Застосуйте властивість карти {place} або карти {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Do what one of %n cards says.</source>
        <translation>
            <numerusform>Застосуйте властивість однієї з&#xa0;%n&#xa0;карти.</numerusform>
            <numerusform>Застосуйте властивість однієї з&#xa0;%n&#xa0;карт.</numerusform>
            <numerusform>Застосуйте властивість однієї з&#xa0;%n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do what another card says.</source>
        <translation>Застосуйте властивість іншої карти.</translation>
    </message>
    <message>
        <source>Swap this card for a card from your hand.</source>
        <translation>Обміняйте цю карту на карту з&#xa0;руки.</translation>
    </message>
    <message>
        <source>More may follow, as the text of the card says.</source>
        <translation>Далі може статися й&#xa0;інше, про що сказано на карті.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Нічого не станеться.</translation>
    </message>
</context>
<context>
    <name>OrdonanceChronicle</name>
    <message>
        <source>Before the game</source>
        <translation>Перед грою</translation>
    </message>
    <message>
        <source>The deck is a reconstruction: the printed list of cards is not public.</source>
        <translation>Колода — реконструкція: повного списку карт виданої гри не оприлюднено.</translation>
    </message>
    <message>
        <source>Single icons are compared by number first, and only then by seniority.</source>
        <translation>Поодинокі значки спершу порівнюють за кількістю й&#xa0;лише потім за старшинством.</translation>
    </message>
    <message>
        <source>Whether an army could still be overtaken is judged by the cards that are not on the table.</source>
        <translation>Чи можна ще випередити військо, вирішують за картами колоди, яких немає на столі.</translation>
    </message>
    <message>
        <source>The most points win: in each territory 3 for the strongest army, 2 for the second, 1 for the third.</source>
        <translation>Перемагає той, у&#xa0;кого найбільше очок: на кожній території найсильніше військо приносить 3, друге 2, третє 1.</translation>
    </message>
    <message>
        <source>It is a tournament: the most territories win, and points are kept as well.</source>
        <translation>Це турнір: перемагає той, у&#xa0;кого найбільше територій, але рахують і&#xa0;очки.</translation>
    </message>
    <message>
        <source>The game goes on until all places are full.</source>
        <translation>Гра триває, доки не заповнять усі місця.</translation>
    </message>
    <message>
        <source>Only complete armies earn points.</source>
        <translation>Очки приносять лише повні війська.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Хід {turn}</translation>
    </message>
    <message>
        <source>{family} draws a card.</source>
        <translation>{family} беруть карту.</translation>
    </message>
    <message>
        <source>{family} draws a card: {unit}.</source>
        <extracomment>{unit} is a card by its icons, &quot;spear and bow&quot;; here in the nominative.</extracomment>
        <translation>{family} беруть карту: {unit}.</translation>
    </message>
    <message>
        <source>{family} plays {unit_acc} {territory_in}.</source>
        <extracomment>{unit_acc} is a card by its icons, &quot;spear and bow&quot;; {territory_in} is &quot;in Antioch&quot;, with its preposition.</extracomment>
        <translation>{family} викладають {unit_acc} {territory_in}.</translation>
    </message>
    <message>
        <source>{family} plays {unit_acc} {territory_in} and completes the army.</source>
        <translation>{family} викладають {unit_acc} {territory_in}: військо зібрано.</translation>
    </message>
    <message>
        <source>{family} plays {unit_acc} {territory_in} and takes it with marker {marker}: {groups}.</source>
        <extracomment>{groups} is what decides, &quot;a regiment of swords&quot;; &quot;it&quot; is the territory.</extracomment>
        <translation>{family} викладають {unit_acc} {territory_in} та здобувають територію й&#xa0;маркер {marker}: {groups}.</translation>
    </message>
    <message>
        <source>{family} takes {territory_acc} with marker {marker}: {groups}.</source>
        <extracomment>{marker} is a number in Roman.</extracomment>
        <translation>{family} здобувають {territory_acc} та маркер {marker}: {groups}.</translation>
    </message>
    <message>
        <source>As nobody can play any more, {family} takes {territory_acc} with marker {marker}: {groups}.</source>
        <translation>Ходити більше нікому, тож {family} здобувають {territory_acc} та маркер {marker}: {groups}.</translation>
    </message>
    <message>
        <source>{family} passes: no card is left.</source>
        <translation>{family} пропускають хід: карт не лишилося.</translation>
    </message>
    <message>
        <source>{family} passes: no place is free.</source>
        <translation>{family} пропускають хід: вільних місць немає.</translation>
    </message>
    <message>
        <source>{icon}, now {n}</source>
        <extracomment>Stands behind a figure: &quot;+1 Bow, now 3&quot; of an army; {icon} is in the nominative.</extracomment>
        <translation>{icon}, тепер {n}</translation>
    </message>
    <message>
        <source>A complete army takes the territory as soon as nobody can overtake it.</source>
        <translation>Повне військо здобуває територію, щойно ніхто вже не може його випередити.</translation>
    </message>
    <message>
        <source>All hands are revealed.</source>
        <translation>Усі відкривають свої карти.</translation>
    </message>
    <message>
        <source>Nobody takes {territory_acc}: no army is complete there.</source>
        <translation>{territory} не дістається нікому: повного війська там немає.</translation>
    </message>
    <message numerus="yes">
        <source>{family} wins with %n territories.</source>
        <translation>
            <numerusform>{family} перемагають, здобувши %n&#xa0;територію.</numerusform>
            <numerusform>{family} перемагають, здобувши %n&#xa0;території.</numerusform>
            <numerusform>{family} перемагають, здобувши %n&#xa0;територій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} wins with %n points.</source>
        <translation>
            <numerusform>{family} перемагають, набравши %n&#xa0;очко.</numerusform>
            <numerusform>{family} перемагають, набравши %n&#xa0;очки.</numerusform>
            <numerusform>{family} перемагають, набравши %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The victory is shared: {families}.</source>
        <extracomment>{families} are several in one list, &quot;Red and Blue&quot;.</extracomment>
        <translation>Перемога спільна: {families}.</translation>
    </message>
</context>
<context>
    <name>OrdonanceEnding</name>
    <message>
        <source>The kingdoms are shared</source>
        <translation>Переможці ділять королівства</translation>
    </message>
    <message numerus="yes">
        <source>{names}, with %n point(s) each</source>
        <translation>
            <numerusform>{names}: по %n&#xa0;очку</numerusform>
            <numerusform>{names}: по %n&#xa0;очки</numerusform>
            <numerusform>{names}: по %n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}, with %n territories each</source>
        <translation>
            <numerusform>{names}: по %n&#xa0;території</numerusform>
            <numerusform>{names}: по %n&#xa0;території</numerusform>
            <numerusform>{names}: по %n&#xa0;територій</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} rules the kingdoms</source>
        <extracomment>A family of knights has won: &quot;Blue rules the kingdoms&quot;</extracomment>
        <translation>{family} правлять королівствами</translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n point(s)</source>
        <translation>
            <numerusform>{name}: %n&#xa0;очко</numerusform>
            <numerusform>{name}: %n&#xa0;очки</numerusform>
            <numerusform>{name}: %n&#xa0;очок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n territories</source>
        <translation>
            <numerusform>{name}: %n&#xa0;територія</numerusform>
            <numerusform>{name}: %n&#xa0;території</numerusform>
            <numerusform>{name}: %n&#xa0;територій</numerusform>
        </translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Маркери</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Території</translation>
    </message>
    <message>
        <source>By territories</source>
        <translation>За територіями</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>За очками</translation>
    </message>
    <message>
        <source>Territories, marker by marker</source>
        <translation>Території за маркерами</translation>
    </message>
    <message>
        <source>Tied on points: the family with more territories wins ({counts}).</source>
        <extracomment>{counts} is a list: &quot;Blue 3, Red 2&quot;</extracomment>
        <translation>Очок порівну: перемагає той, у&#xa0;кого найбільше територій ({counts}).</translation>
    </message>
    <message>
        <source>Tied on points, and without any territory: the victory is shared.</source>
        <translation>Очок порівну, а&#xa0;територій немає: перемога спільна.</translation>
    </message>
    <message>
        <source>Nobody holds a territory: the victory is shared.</source>
        <translation>Територій немає ні в&#xa0;кого: перемога спільна.</translation>
    </message>
    <message>
        <source>Tied on points and territories: the family whose last marker came earlier wins ({counts}).</source>
        <translation>Порівну й&#xa0;очок, і&#xa0;територій: перемагає той, хто раніше здобув свій останній маркер ({counts}).</translation>
    </message>
    <message>
        <source>Tied on territories: the family whose last marker came earlier wins ({counts}).</source>
        <extracomment>{counts} is a list with Roman numbers: &quot;Blue IV, Red V&quot;</extracomment>
        <translation>Територій порівну: перемагає той, хто раніше здобув свій останній маркер ({counts}).</translation>
    </message>
    <message>
        <source>Strongest army</source>
        <translation>Найсильніше військо</translation>
    </message>
    <message>
        <source>Points, territory by territory</source>
        <translation>Очки за територіями</translation>
    </message>
    <message>
        <source>Cards played into decided territories</source>
        <translation>Викладено на вже розіграні території</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Лишилося в&#xa0;руці</translation>
    </message>
    <message>
        <source>Never drawn</source>
        <translation>Лишилося в&#xa0;колоді</translation>
    </message>
    <message>
        <source>Marker {marker}, {territory}: {family} held the most from then on.</source>
        <translation>Маркер {marker}, {territory}: відтоді найбільше територій мають {family}.</translation>
    </message>
    <message>
        <source>{family} in turn {turn}: {groups}.</source>
        <extracomment>&quot;Red in turn 9: a regiment of flags.&quot;; {groups} stands in the nominative.</extracomment>
        <translation>{family}, хід {turn}: {groups}.</translation>
    </message>
    <message>
        <source>{family} in turn {turn}.</source>
        <translation>{family}, хід {turn}.</translation>
    </message>
    <message>
        <source>{family} in turn {turn}, through a card of {rival_gen}: {groups}.</source>
        <extracomment>The card of a rival has made it certain: &quot;Red in turn 9, through a card of Blue: a regiment of flags.&quot;</extracomment>
        <translation>{family}, хід {turn}, завдяки карті {rival_gen}: {groups}.</translation>
    </message>
    <message>
        <source>{family} in turn {turn}, through a card of {rival_gen}.</source>
        <translation>{family}, хід {turn}, завдяки карті {rival_gen}.</translation>
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
        <translation>Чому {family} контролюють {territory_acc}</translation>
    </message>
    <message>
        <source>Nobody holds {territory_acc} yet</source>
        <translation>Ніхто ще не контролює {territory_gen}</translation>
    </message>
    <message>
        <source>Nobody holds {territory_acc}</source>
        <translation>Ніхто не контролює {territory_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards: {groups}</source>
        <extracomment>These stand behind a player&apos;s name, without a full stop; {groups} is what an army shows, &quot;a battalion of bows&quot;.</extracomment>
        <translation>
            <numerusform>%n&#xa0;карта з&#xa0;{size}, {groups}</numerusform>
            <numerusform>%n&#xa0;карти з&#xa0;{size}, {groups}</numerusform>
            <numerusform>%n&#xa0;карт із {size}, {groups}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards: {groups}; at best {best}</source>
        <translation>
            <numerusform>%n&#xa0;карта з&#xa0;{size}, {groups}; ще можна зібрати {best_acc}</numerusform>
            <numerusform>%n&#xa0;карти з&#xa0;{size}, {groups}; ще можна зібрати {best_acc}</numerusform>
            <numerusform>%n&#xa0;карт із {size}, {groups}; ще можна зібрати {best_acc}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards, could still become: {best}</source>
        <translation>
            <numerusform>%n&#xa0;карта з&#xa0;{size}, ще можна зібрати {best_acc}</numerusform>
            <numerusform>%n&#xa0;карти з&#xa0;{size}, ще можна зібрати {best_acc}</numerusform>
            <numerusform>%n&#xa0;карт із {size}, ще можна зібрати {best_acc}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards, could still overtake</source>
        <translation>
            <numerusform>%n&#xa0;карта з&#xa0;{size}, ще може випередити</numerusform>
            <numerusform>%n&#xa0;карти з&#xa0;{size}, ще може випередити</numerusform>
            <numerusform>%n&#xa0;карт із {size}, ще може випередити</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards, cannot catch up</source>
        <translation>
            <numerusform>%n&#xa0;карта з&#xa0;{size}, уже не випередить</numerusform>
            <numerusform>%n&#xa0;карти з&#xa0;{size}, уже не випередить</numerusform>
            <numerusform>%n&#xa0;карт із {size}, уже не випередить</numerusform>
        </translation>
    </message>
    <message>
        <source>No card here yet</source>
        <translation>Тут ще немає карт</translation>
    </message>
    <message>
        <source>No card here</source>
        <translation>Тут немає карт</translation>
    </message>
    <message>
        <source>{family} has {groups_acc}, {rival} only {rival_groups_acc}.</source>
        <extracomment>Groups in the accusative: &quot;Red has regiments of bows and spears, Blue only a regiment of flags.&quot;</extracomment>
        <translation>У&#xa0;{family_gen} {groups}, у&#xa0;{rival_gen} лише {rival_groups}.</translation>
    </message>
    <message>
        <source>{family} has {groups_acc}, {rival} has no {level}.</source>
        <extracomment>&quot;Red has a regiment of bows, Blue has no regiment.&quot;</extracomment>
        <translation>У&#xa0;{family_gen} {groups}, у&#xa0;{rival_gen} {level_genpl} немає.</translation>
    </message>
    <message>
        <source>Both have {equal_acc}; besides, {family} has {groups_acc}, {rival} only {rival_groups_acc}.</source>
        <extracomment>{equal_acc} is what counts more and is the same on both sides: &quot;a regiment of flags&quot;</extracomment>
        <translation>В&#xa0;обох {equal}; крім того, у&#xa0;{family_gen} {groups}, у&#xa0;{rival_gen} лише {rival_groups}.</translation>
    </message>
    <message>
        <source>Both have {equal_acc}; besides, {family} has {groups_acc}, {rival} has no {level}.</source>
        <translation>В&#xa0;обох {equal}; крім того, у&#xa0;{family_gen} {groups}, а&#xa0;в&#xa0;{rival_gen} {level_genpl} немає.</translation>
    </message>
    <message>
        <source>{family} has more single icons than {rival}: {count} against {rival_count}.</source>
        <translation>У&#xa0;{family_gen} більше поодиноких значків, ніж у&#xa0;{rival_gen}: {count} проти {rival_count}.</translation>
    </message>
    <message>
        <source>Both have {equal_acc}; besides, {family} has more single icons than {rival}: {count} against {rival_count}.</source>
        <translation>В&#xa0;обох {equal}; крім того, у&#xa0;{family_gen} більше поодиноких значків, ніж у&#xa0;{rival_gen}: {count} проти {rival_count}.</translation>
    </message>
    <message>
        <source>{family} and {rival} both have one {level_acc}; {outranks}.</source>
        <extracomment>{outranks} is a clause: &quot;the helmet outranks the bow&quot;</extracomment>
        <translation>І&#xa0;в {family_gen}, і&#xa0;в {rival_gen} {level}, але {outranks}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} and {rival} both have %n {level_plural}; {outranks}.</source>
        <translation>
            <numerusform>{level_genpl} у&#xa0;{family_gen} та {rival_gen} порівну, по %n, але {outranks}.</numerusform>
            <numerusform>У&#xa0;{family_gen} та {rival_gen} по %n&#xa0;{level_plural}, але {outranks}.</numerusform>
            <numerusform>У&#xa0;{family_gen} та {rival_gen} по %n&#xa0;{level_genpl}, але {outranks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} and {rival} both have {equal_acc} and the same number of {level_plural}; {outranks}.</source>
        <extracomment>&quot;Red and Blue both have a regiment of flags and equally many battalions; the helmet outranks the bow.&quot;</extracomment>
        <translation>І&#xa0;в {family_gen}, і&#xa0;в {rival_gen} {equal}, {level_genpl} теж порівну, але {outranks}.</translation>
    </message>
    <message>
        <source>{family} and {rival} both have only single icons; {outranks}.</source>
        <translation>І&#xa0;в {family_gen}, і&#xa0;в {rival_gen} лише поодинокі значки, але {outranks}.</translation>
    </message>
    <message>
        <source>{family} and {rival} both have {equal_acc}; of the single icons, {outranks}.</source>
        <translation>І&#xa0;в {family_gen}, і&#xa0;в {rival_gen} {equal}; серед поодиноких значків вирішує старшинство: {outranks}.</translation>
    </message>
    <message>
        <source>{family} and {rival} have the same army; {family} completed it earlier.</source>
        <translation>У&#xa0;{family_gen} та {rival_gen} однакові війська, але {family} зібрали своє раніше.</translation>
    </message>
    <message>
        <source>Only {family} has {groups_acc}; everything that ranks higher is equal.</source>
        <extracomment>{groups_acc} is one single icon: &quot;a single flag&quot;</extracomment>
        <translation>{groups} є лише в&#xa0;{family_gen}; усе, що важить більше, в&#xa0;обох однакове.</translation>
    </message>
    <message>
        <source>Even at best {rival} could only reach {best_acc}.</source>
        <extracomment>&quot;Even at best Red could only reach a regiment of bows.&quot;</extracomment>
        <translation>Навіть у&#xa0;найкращому разі {rival} мали б лише {best_acc}.</translation>
    </message>
    <message>
        <source>Even at best {rival} could only reach {best_acc}; {outranks}.</source>
        <translation>Навіть у&#xa0;найкращому разі {rival} мали б лише {best_acc}, а&#xa0;{outranks}.</translation>
    </message>
    <message>
        <source>{rival} cannot reach a {level} here any more.</source>
        <translation>{rival_dat} тут уже не зібрати {level_gen}.</translation>
    </message>
    <message>
        <source>Even at best {rival} could only draw level, and {family} was first.</source>
        <translation>Навіть у&#xa0;найкращому разі {rival} лише зрівнялися б, а&#xa0;{family} зібрали військо раніше.</translation>
    </message>
    <message>
        <source>With the cards that are not on the table {rival} cannot overtake {family_acc} any more.</source>
        <translation>Карти, яких немає на столі, уже не дають {rival_dat} змоги випередити {family_acc}.</translation>
    </message>
    <message>
        <source>Nobody can play any more: the best complete army takes the territory.</source>
        <translation>Ходити більше нікому: територія дістається найсильнішому повному війську.</translation>
    </message>
    <message>
        <source>No card lies here yet.</source>
        <translation>Карт тут ще немає.</translation>
    </message>
    <message>
        <source>No army is complete here yet.</source>
        <translation>Повного війська тут ще немає.</translation>
    </message>
    <message>
        <source>No army was completed here.</source>
        <translation>Повного війська тут ніхто не зібрав.</translation>
    </message>
    <message>
        <source>{family} leads; {rival} could still reach {best_acc}.</source>
        <extracomment>&quot;Blue leads; Red could still reach a regiment of helmets.&quot;</extracomment>
        <translation>Попереду {family}, але {rival} ще можуть зібрати {best_acc}.</translation>
    </message>
    <message>
        <source>{family} leads; {rival} has no card here yet and could still overtake.</source>
        <translation>Попереду {family}, але {rival}, які ще не виклали сюди жодної карти, можуть їх випередити.</translation>
    </message>
    <message>
        <source>{family} leads; with the cards that are not on the table {rival} could still overtake.</source>
        <translation>Попереду {family}, але карти, яких немає на столі, ще дають {rival_dat} змогу їх випередити.</translation>
    </message>
    <message>
        <source>{family} leads; {families} could still overtake.</source>
        <extracomment>{families} are several in one list: &quot;Red and Blue&quot;</extracomment>
        <translation>Попереду {family}, але {families} ще можуть їх випередити.</translation>
    </message>
    <message>
        <source>Nobody can overtake {family_acc} any more.</source>
        <translation>{family_acc} уже ніхто не випередить.</translation>
    </message>
    <message>
        <source>{family} takes {territory_acc}: nobody can overtake this army any more.</source>
        <translation>{family} здобувають {territory_acc}: це військо вже ніхто не перевершить.</translation>
    </message>
    <message>
        <source>{family} can win nothing more {territory_in} and gets rid of a card there.</source>
        <translation>{family} більше нічого не можуть здобути {territory_in} та викладають туди непотрібну карту.</translation>
    </message>
    <message>
        <source>{family} begins an army {territory_in} and hopes for {groups_acc}.</source>
        <extracomment>{groups_acc} is what they hope for, &quot;a regiment of swords&quot;</extracomment>
        <translation>{family} починають військо {territory_in} та сподіваються на {groups_acc}.</translation>
    </message>
    <message>
        <source>{family} does without a regiment {territory_in}: smaller groups will do.</source>
        <translation>{family} обходяться {territory_in} без полку: вистачить і менших груп.</translation>
    </message>
    <message>
        <source>{family} can no longer form a regiment {territory_in} and fills up the army there.</source>
        <translation>{family} вже не зберуть полку {territory_in} та просто поповнюють там військо.</translation>
    </message>
    <message>
        <source>{family} completes {groups_acc} {territory_in}.</source>
        <translation>{family} завершують {groups_acc} {territory_in}.</translation>
    </message>
    <message>
        <source>{family} goes after {groups_acc} {territory_in}, where a rival is further ahead.</source>
        <translation>{family} хочуть зібрати {groups_acc} {territory_in}, де суперник просунувся далі.</translation>
    </message>
    <message numerus="yes">
        <source>{family} goes on with {groups_acc} {territory_in}: %n such card(s) are not on the table yet.</source>
        <translation>
            <numerusform>{family} далі збирають {groups_acc} {territory_in}: поза столом ще %n&#xa0;карта з&#xa0;таким значком.</numerusform>
            <numerusform>{family} далі збирають {groups_acc} {territory_in}: поза столом ще %n&#xa0;карти з&#xa0;таким значком.</numerusform>
            <numerusform>{family} далі збирають {groups_acc} {territory_in}: поза столом ще %n&#xa0;карт із таким значком.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdonanceSpoken</name>
    <message>
        <source>{unit}, in your hand.</source>
        <translation>{unit}, у&#xa0;вашій руці.</translation>
    </message>
    <message>
        <source>{unit}, in your hand, just drawn.</source>
        <translation>{unit}, у&#xa0;вашій руці, щойно взята карта.</translation>
    </message>
    <message>
        <source>{family}, a card in hand.</source>
        <translation>{family}, карта в&#xa0;руці.</translation>
    </message>
    <message>
        <source>{family}, {unit}, in hand.</source>
        <translation>{family}, {unit}, карта в&#xa0;руці.</translation>
    </message>
    <message>
        <source>A card of the draw pile.</source>
        <translation>Карта з&#xa0;колоди.</translation>
    </message>
    <message>
        <source>{unit}, in the draw pile.</source>
        <translation>{unit}, у&#xa0;колоді.</translation>
    </message>
    <message>
        <source>{family}, {unit}, {territory_in}, card {place} of {size}.</source>
        <extracomment>&quot;Red, spear and bow, in Antioch, card 2 of 4.&quot;</extracomment>
        <translation>{family}, {unit}, {territory_in}, карта {place} з&#xa0;{size}.</translation>
    </message>
    <message>
        <source>Free place {territory_in}, for card {place} of {size}.</source>
        <translation>Вільне місце {territory_in}, для карти {place} з&#xa0;{size}.</translation>
    </message>
    <message>
        <source>Play {unit_acc} {territory_in}, as card {place} of {size}.</source>
        <translation>Викласти {unit_acc} {territory_in}, карта {place} з&#xa0;{size}.</translation>
    </message>
    <message>
        <source>Territory {number}, {territory}.</source>
        <translation>Територія {number}, {territory}.</translation>
    </message>
    <message>
        <source>{family} holds it for good, with victory marker {marker}.</source>
        <translation>{family} контролюють її остаточно, маркер перемоги {marker}.</translation>
    </message>
    <message>
        <source>Nobody holds it yet.</source>
        <translation>Її ще ніхто не контролює.</translation>
    </message>
    <message>
        <source>Nobody holds it.</source>
        <translation>Її ніхто не контролює.</translation>
    </message>
    <message>
        <source>{family}: a complete army, {groups}.</source>
        <extracomment>{groups} is what the army shows, &quot;a regiment of flags, a company of bows&quot;</extracomment>
        <translation>{family}: повне військо, {groups}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n of {size} cards, {groups}.</source>
        <translation>
            <numerusform>{family}: %n&#xa0;карта з&#xa0;{size}, {groups}.</numerusform>
            <numerusform>{family}: %n&#xa0;карти з&#xa0;{size}, {groups}.</numerusform>
            <numerusform>{family}: %n&#xa0;карт із {size}, {groups}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n of {size} cards, {groups}; at best {best}.</source>
        <translation>
            <numerusform>{family}: %n&#xa0;карта з&#xa0;{size}, {groups}; щонайбільше {best}.</numerusform>
            <numerusform>{family}: %n&#xa0;карти з&#xa0;{size}, {groups}; щонайбільше {best}.</numerusform>
            <numerusform>{family}: %n&#xa0;карт із {size}, {groups}; щонайбільше {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n of {size} cards, {groups}; cannot catch up any more.</source>
        <translation>
            <numerusform>{family}: %n&#xa0;карта з&#xa0;{size}, {groups}; уже не випередять.</numerusform>
            <numerusform>{family}: %n&#xa0;карти з&#xa0;{size}, {groups}; уже не випередять.</numerusform>
            <numerusform>{family}: %n&#xa0;карт із {size}, {groups}; уже не випередять.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}: no card.</source>
        <translation>{family}: карт немає.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n free place(s) here.</source>
        <translation>
            <numerusform>У&#xa0;вас тут %n&#xa0;вільне місце.</numerusform>
            <numerusform>У&#xa0;вас тут %n&#xa0;вільні місця.</numerusform>
            <numerusform>У&#xa0;вас тут %n&#xa0;вільних місць.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no free place here.</source>
        <translation>У&#xa0;вас тут немає вільних місць.</translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n card(s) in hand.</source>
        <translation>
            <numerusform>{family}: %n&#xa0;карта в&#xa0;руці.</numerusform>
            <numerusform>{family}: %n&#xa0;карти в&#xa0;руці.</numerusform>
            <numerusform>{family}: %n&#xa0;карт у&#xa0;руці.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territories, markers {markers}.</source>
        <translation>
            <numerusform>%n&#xa0;територія, маркер {markers}.</numerusform>
            <numerusform>%n&#xa0;території, маркери {markers}.</numerusform>
            <numerusform>%n&#xa0;територій, маркери {markers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory yet.</source>
        <translation>Ще жодної території.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) as things stand.</source>
        <translation>
            <numerusform>Поки що %n&#xa0;очко.</numerusform>
            <numerusform>Поки що %n&#xa0;очки.</numerusform>
            <numerusform>Поки що %n&#xa0;очок.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not seen %n card(s).</source>
        <translation>
            <numerusform>Ви не бачили %n&#xa0;карти.</numerusform>
            <numerusform>Ви не бачили %n&#xa0;карт.</numerusform>
            <numerusform>Ви не бачили %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{icon}: on %n of them.</source>
        <extracomment>{icon} is one of the five, in the nominative: &quot;Flag: on 17 of them.&quot;</extracomment>
        <translation>
            <numerusform>{icon}: на %n з&#xa0;них.</numerusform>
            <numerusform>{icon}: на %n із них.</numerusform>
            <numerusform>{icon}: на %n з&#xa0;них.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the deck</source>
        <translation>
            <numerusform>%n у&#xa0;колоді</numerusform>
            <numerusform>%n у&#xa0;колоді</numerusform>
            <numerusform>%n у&#xa0;колоді</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdonanceTable</name>
    <message>
        <source>Play the selected unit into that territory</source>
        <translation>Викласти взятий загін на територію з&#xa0;цим номером</translation>
    </message>
    <message>
        <source>Say why a territory is held, or why not yet</source>
        <translation>Пояснити, чому територію хтось контролює або чому ще ні</translation>
    </message>
    <message>
        <source>Show the cards you have not seen, or fold them away</source>
        <translation>Показати карти, яких ви не бачили, або згорнути їх</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn} · %n of {territories} decided</source>
        <extracomment>&quot;Turn 12 · 2 of 5 decided&quot;: how many territories somebody controls already</extracomment>
        <translation>
            <numerusform>Хід {turn} · розіграно %n з&#xa0;{territories}</numerusform>
            <numerusform>Хід {turn} · розіграно %n з&#xa0;{territories}</numerusform>
            <numerusform>Хід {turn} · розіграно %n із {territories}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{groups}; %n place(s) left</source>
        <extracomment>{groups} is what an army shows, &quot;a battalion of bows&quot;</extracomment>
        <translation>
            <numerusform>{groups}; лишилося %n місце</numerusform>
            <numerusform>{groups}; лишилося %n місця</numerusform>
            <numerusform>{groups}; лишилося %n місць</numerusform>
        </translation>
    </message>
    <message>
        <source>The army is complete: {groups}</source>
        <translation>Військо зібране: {groups}</translation>
    </message>
    <message>
        <source>Victory markers, in the order in which territories are taken</source>
        <translation>Маркери перемоги в&#xa0;порядку, у&#xa0;якому здобувають території</translation>
    </message>
    <message>
        <source>the deck is empty</source>
        <translation>колода порожня</translation>
    </message>
    <message>
        <source>in the deck</source>
        <comment>under the number of cards</comment>
        <translation>у&#xa0;колоді</translation>
    </message>
    <message>
        <source>Just drawn</source>
        <translation>Щойно взята</translation>
    </message>
    <message numerus="yes">
        <source>%n of {cards}</source>
        <translation>
            <numerusform>%n&#xa0;із&#xa0;{cards}</numerusform>
            <numerusform>%n&#xa0;із&#xa0;{cards}</numerusform>
            <numerusform>%n&#xa0;із&#xa0;{cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Невідомі карти</translation>
    </message>
    <message>
        <source>By number of icons</source>
        <translation>За кількістю значків</translation>
    </message>
    <message>
        <source>seniority</source>
        <translation>старшинство</translation>
    </message>
    <message>
        <source>You cannot play</source>
        <translation>Ходити не можна</translation>
    </message>
    <message>
        <source>Play one unit</source>
        <translation>Викладіть один загін</translation>
    </message>
    <message numerus="yes">
        <source>The deck is empty; at most %n card(s) per territory</source>
        <translation>
            <numerusform>Колода порожня; на території щонайбільше %n&#xa0;карта</numerusform>
            <numerusform>Колода порожня; на території щонайбільше %n&#xa0;карти</numerusform>
            <numerusform>Колода порожня; на території щонайбільше %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew {unit_acc}; at most %n card(s) per territory</source>
        <extracomment>{unit_acc} is a card by its icons, &quot;spear and bow&quot;</extracomment>
        <translation>
            <numerusform>Ви взяли {unit_acc}; на території щонайбільше %n&#xa0;карта</numerusform>
            <numerusform>Ви взяли {unit_acc}; на території щонайбільше %n&#xa0;карти</numerusform>
            <numerusform>Ви взяли {unit_acc}; на території щонайбільше %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пропустити хід</translation>
    </message>
    <message>
        <source>No card is left in your hand or in the deck</source>
        <translation>Карт не лишилося ні в&#xa0;руці, ні в&#xa0;колоді</translation>
    </message>
    <message>
        <source>All your places are taken</source>
        <translation>Усі ваші місця зайнято</translation>
    </message>
    <message>
        <source>You drew {unit_acc}, but all your places are taken</source>
        <translation>Ви взяли {unit_acc}, але всі ваші місця зайнято</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Сюди</translation>
    </message>
    <message numerus="yes">
        <source>Your army {territory_in} is complete: it can hold at most %n card(s).</source>
        <translation>
            <numerusform>Ваше військо {territory_in} повне: у&#xa0;ньому вже %n&#xa0;карта.</numerusform>
            <numerusform>Ваше військо {territory_in} повне: у&#xa0;ньому вже %n&#xa0;карти.</numerusform>
            <numerusform>Ваше військо {territory_in} повне: у&#xa0;ньому вже %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can play units only on your own side of a territory.</source>
        <translation>Загони викладають на свій бік території.</translation>
    </message>
    <message>
        <source>You can play a unit only on your turn.</source>
        <translation>Загін викладають у&#xa0;свій хід.</translation>
    </message>
    <message>
        <source>Choose a unit from your hand first.</source>
        <translation>Спершу оберіть загін із руки.</translation>
    </message>
    <message>
        <source>Drop the unit on one of the glowing places.</source>
        <translation>Покладіть загін на одне з&#xa0;місць, що світяться.</translation>
    </message>
</context>
<context>
    <name>OrdonanceTerminal</name>
    <message>
        <source>The letters of the icons, from the lowest to the highest: {letters}. A dot is a free place in an army; the figures in brackets say how often an army shows each icon.</source>
        <translation>Літери значків від наймолодшого до найстаршого: {letters}. Крапка — вільне місце війська; у дужках указано, на скількох картах війська є кожен значок.</translation>
    </message>
    <message>
        <source>A move is &apos;play SB 3&apos;: the unit with spear and bow goes into the third territory. Or it is &apos;pass&apos;.</source>
        <translation>Хід записують як &apos;play SB 3&apos;: загін зі списом і луком іде на третю територію. Або це &apos;pass&apos; (пас).</translation>
    </message>
    <message>
        <source>In your hand: {units}</source>
        <translation>У вас у руці: {units}</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Територія</translation>
    </message>
    <message numerus="yes">
        <source>%n territories</source>
        <translation>
            <numerusform>%n територія</numerusform>
            <numerusform>%n території</numerusform>
            <numerusform>%n територій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}: held with marker {marker}</source>
        <translation>{family}: контроль, маркер {marker}</translation>
    </message>
    <message>
        <source>{family}: strongest so far</source>
        <translation>{family}: поки що найсильніші</translation>
    </message>
    <message>
        <source>open</source>
        <translation>не вирішено</translation>
    </message>
</context>
<context>
    <name>OriflammeTerminal</name>
    <message>
        <source>Cards of the queue are counted from the front; in moves the count begins with 0, so that &apos;target 3&apos; is card 4. A card in brackets lies face down and only you know it; &apos;{unknown}&apos; is a card that you do not know; &apos;&gt;&apos; marks the card whose turn it is.</source>
        <translation>Карти ряду лічать від початку; у ходах лічба починається з 0, тож &apos;target 3&apos; — це карта 4. Карта в дужках лежить долілиць, і знаєте її лише ви; &apos;{unknown}&apos; — карта, якої ви не знаєте; &apos;&gt;&apos; позначає карту, чия зараз черга.</translation>
    </message>
    <message>
        <source>A card is played with &apos;place spy front&apos;, &apos;place spy back&apos;, or &apos;place spy on 2&apos;, which covers your card there. Then &apos;keep&apos; or &apos;reveal&apos;, &apos;target 3&apos;, &apos;gap 1&apos;, &apos;hand spy&apos;, or a word of a choice that a card gives.</source>
        <translation>Карту викладають ходом &apos;place spy front&apos; (на початок), &apos;place spy back&apos; (у кінець) або &apos;place spy on 2&apos; (накрити там свою карту). Далі: &apos;keep&apos; (залишити) чи &apos;reveal&apos; (відкрити), &apos;target 3&apos; (ціль), &apos;gap 1&apos; (проміжок), &apos;hand spy&apos; (з руки) або слово з тих, які пропонує карта.</translation>
    </message>
    <message>
        <source>In your hand: {cards}</source>
        <translation>У вас у руці: {cards}</translation>
    </message>
    <message>
        <source>Set aside: {cards}</source>
        <translation>Відкладені: {cards}</translation>
    </message>
    <message>
        <source>The queue is empty.</source>
        <translation>Ряд порожній.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>долілиць</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>горілиць</translation>
    </message>
    <message>
        <source>The queue, front first:</source>
        <translation>Ряд подій від початку:</translation>
    </message>
    <message>
        <source>under it {card}</source>
        <translation>під нею {card}</translation>
    </message>
    <message>
        <source>in reserve: {cards}</source>
        <translation>у резерві: {cards}</translation>
    </message>
    <message>
        <source>discarded: {cards}</source>
        <translation>у скиді: {cards}</translation>
    </message>
    <message>
        <source>set aside: {cards}</source>
        <translation>відкладені: {cards}</translation>
    </message>
</context>
<context>
    <name>OwnSetsSettings</name>
    <message>
        <source>Open the folder</source>
        <translation>Відкрити теку</translation>
    </message>
    <message>
        <source>Read about it</source>
        <translation>Прочитати про неї</translation>
    </message>
    <message>
        <source>The language of cards</source>
        <translation>Мова карт</translation>
    </message>
    <message>
        <source>How to write cards, word by word and with examples</source>
        <translation>Як писати карти: слово за словом, із прикладами</translation>
    </message>
    <message>
        <source>Card sets</source>
        <translation>Набори карт</translation>
    </message>
    <message>
        <source>The folder for sets that you have written</source>
        <translation>Тека для наборів, які ви написали</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) in the folder, still being read: {unread}</source>
        <translation>
            <numerusform>У&#xa0;теці %n&#xa0;набір, ще завантажуються: {unread}</numerusform>
            <numerusform>У&#xa0;теці %n&#xa0;набори, ще завантажуються: {unread}</numerusform>
            <numerusform>У&#xa0;теці %n&#xa0;наборів, ще завантажуються: {unread}</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no set in the folder yet</source>
        <translation>У&#xa0;теці ще немає наборів</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) in the folder</source>
        <translation>
            <numerusform>У&#xa0;теці %n&#xa0;набір</numerusform>
            <numerusform>У&#xa0;теці %n&#xa0;набори</numerusform>
            <numerusform>У&#xa0;теці %n&#xa0;наборів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) in the folder, with mistakes: {broken}</source>
        <translation>
            <numerusform>У&#xa0;теці %n&#xa0;набір, з&#xa0;помилками: {broken}</numerusform>
            <numerusform>У&#xa0;теці %n&#xa0;набори, з&#xa0;помилками: {broken}</numerusform>
            <numerusform>У&#xa0;теці %n&#xa0;наборів, з&#xa0;помилками: {broken}</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder could not be opened. You will find it here: {folder}</source>
        <translation>Система не відкриває тек. Перейдіть туди самі: {folder}</translation>
    </message>
    <message>
        <source>The folder could not be created ({reason}). Please create it yourself: {folder}</source>
        <translation>Теку не вдається створити ({reason}). Створіть її самі: {folder}</translation>
    </message>
</context>
<context>
    <name>PamirCards</name>
    <message>
        <source>Event</source>
        <translation>Подія</translation>
    </message>
    <message>
        <source>cannot be bought</source>
        <comment>foot of an event card</comment>
        <translation>купити не можна</translation>
    </message>
    <message>
        <source>bought or discarded</source>
        <comment>foot of an event card: it happens when bought and when discarded</comment>
        <translation>у будь-якому разі</translation>
    </message>
    <message>
        <source>If bought</source>
        <translation>Якщо купити</translation>
    </message>
    <message>
        <source>If discarded</source>
        <translation>Якщо скинути</translation>
    </message>
</context>
<context>
    <name>PamirCheck</name>
    <message>
        <source>Blocks</source>
        <translation>Блоки</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Що далі</translation>
    </message>
    <message>
        <source>Check {number} of {total}</source>
        <translation>Перевірка {number} з {total}</translation>
    </message>
    <message>
        <source>it has come to the left end of the market</source>
        <translation>карта дійшла до лівого краю ринку</translation>
    </message>
    <message>
        <source>two checks lay in the market and are resolved as one</source>
        <translation>на ринку лежали дві перевірки, їх проводять як одну</translation>
    </message>
    <message>
        <source>{family} has taken it for free</source>
        <translation>{family} отримали карту безкоштовно</translation>
    </message>
    <message numerus="yes">
        <source>{family} has bought it for %n rupee(s)</source>
        <translation>
            <numerusform>{family} купили карту за %n рупію</numerusform>
            <numerusform>{family} купили карту за %n рупії</numerusform>
            <numerusform>{family} купили карту за %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No check lies in the market; %n is (are) still in the deck</source>
        <translation>
            <numerusform>На ринку перевірок немає; у колоді ще %n</numerusform>
            <numerusform>На ринку перевірок немає; у колоді ще %n</numerusform>
            <numerusform>На ринку перевірок немає; у колоді ще %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A check lies in the market</source>
        <translation>На ринку лежить перевірка</translation>
    </message>
    <message>
        <source>The check in the market costs you nothing, and will take place at the end of this turn</source>
        <translation>Перевірка на ринку вам нічого не коштує, а наприкінці ходу відбудеться й сама</translation>
    </message>
    <message numerus="yes">
        <source>The check costs you %n rupee(s), or takes place by itself at the left end</source>
        <translation>
            <numerusform>Перевірка коштує вам %n рупію або відбудеться сама біля лівого краю</numerusform>
            <numerusform>Перевірка коштує вам %n рупії або відбудеться сама біля лівого краю</numerusform>
            <numerusform>Перевірка коштує вам %n рупій або відбудеться сама біля лівого краю</numerusform>
        </translation>
    </message>
    <message>
        <source>The {coalition_people} are dominant</source>
        <translation>Панують {coalition_people}</translation>
    </message>
    <message>
        <source>Nobody is dominant</source>
        <translation>Ніхто не панує</translation>
    </message>
    <message numerus="yes">
        <source>They lead by %n block(s); a lead of {needed} is enough.</source>
        <translation>
            <numerusform>Перевага: %n блок; достатньо {needed}.</numerusform>
            <numerusform>Перевага: %n блоки; достатньо {needed}.</numerusform>
            <numerusform>Перевага: %n блоків; достатньо {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No coalition leads; a lead of {needed} is needed.</source>
        <translation>Попереду немає нікого, а потрібна перевага {needed}.</translation>
    </message>
    <message>
        <source>The {coalition_people} lead by {lead}; a lead of {needed} is needed.</source>
        <translation>Попереду {coalition_people}, перевага {lead}; потрібна {needed}.</translation>
    </message>
    <message>
        <source>Those loyal to them score by influence: {points}.</source>
        <translation>Лояльні до них отримують очки за вплив: {points}.</translation>
    </message>
    <message>
        <source>Everyone scores by cylinders in play: {points}.</source>
        <translation>Усі отримують очки за циліндри в грі: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more check(s) will come after it.</source>
        <translation>
            <numerusform>Після неї буде ще %n перевірка.</numerusform>
            <numerusform>Після неї буде ще %n перевірки.</numerusform>
            <numerusform>Після неї буде ще %n перевірок.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last check: all points are doubled.</source>
        <translation>Це остання перевірка: усі очки подвоюють.</translation>
    </message>
    <message>
        <source>{lead} more</source>
        <comment>blocks</comment>
        <translation>на {lead} більше</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Вплив</translation>
    </message>
    <message>
        <source>Tribes</source>
        <translation>Племена</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Шпигуни</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Дари</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>У грі</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Місце</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Усього</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>{family} · loyal to the {coalition_people}</source>
        <translation>{family} · лояльність: {coalition_people}</translation>
    </message>
    <message>
        <source>{family} · loyal to all</source>
        <translation>{family} · лояльність до всіх</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>не бере участі</translation>
    </message>
    <message numerus="yes">
        <source>A tie: {sum} shared by %n</source>
        <translation>
            <numerusform>Нічия: {sum} на %n</numerusform>
            <numerusform>Нічия: {sum} на %n</numerusform>
            <numerusform>Нічия: {sum} на %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody leads, so the game goes on.</source>
        <translation>Попереду немає нікого, гра триває.</translation>
    </message>
    <message>
        <source>{families} have the same points: red stars decide, then rupees.</source>
        <translation>Очок порівну ({families}): вирішують червоні зірки, потім рупії.</translation>
    </message>
    <message numerus="yes">
        <source>{family} leads by %n and wins.</source>
        <translation>
            <numerusform>{family} попереду на %n і перемагають.</numerusform>
            <numerusform>{family} попереду на %n і перемагають.</numerusform>
            <numerusform>{family} попереду на %n і перемагають.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} leads by %n and wins at once.</source>
        <translation>
            <numerusform>{family} попереду на %n і одразу перемагають.</numerusform>
            <numerusform>{family} попереду на %n і одразу перемагають.</numerusform>
            <numerusform>{family} попереду на %n і одразу перемагають.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} leads by %n, and {decisive} would win: the game goes on.</source>
        <translation>
            <numerusform>{family} попереду на %n, для перемоги треба {decisive}: гра триває.</numerusform>
            <numerusform>{family} попереду на %n, для перемоги треба {decisive}: гра триває.</numerusform>
            <numerusform>{family} попереду на %n, для перемоги треба {decisive}: гра триває.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Гру закінчено.</translation>
    </message>
    <message numerus="yes">
        <source>All %n blocks leave the map</source>
        <translation>
            <numerusform>З мапи прибирають %n блок</numerusform>
            <numerusform>З мапи прибирають усі %n блоки</numerusform>
            <numerusform>З мапи прибирають усі %n блоків</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer in force: {events}</source>
        <translation>Більше не діє: {events}</translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan army(ies) enter Kabul</source>
        <translation>
            <numerusform>До Кабула входить %n афганська армія</numerusform>
            <numerusform>До Кабула входять %n афганські армії</numerusform>
            <numerusform>До Кабула входить %n афганських армій</numerusform>
        </translation>
    </message>
    <message>
        <source>The blocks stay on the map</source>
        <translation>Блоки лишаються на мапі</translation>
    </message>
    <message numerus="yes">
        <source>%n more block(s) of the {coalition_people}</source>
        <translation>
            <numerusform>Ще %n блок: {coalition_people}</numerusform>
            <numerusform>Ще %n блоки: {coalition_people}</numerusform>
            <numerusform>Ще %n блоків: {coalition_people}</numerusform>
        </translation>
    </message>
    <message>
        <source>The {coalition_people} dominant: {points}</source>
        <translation>Панують {coalition_people}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) of the {coalition_people} fewer</source>
        <translation>
            <numerusform>На %n блок менше: {coalition_people}</numerusform>
            <numerusform>На %n блоки менше: {coalition_people}</numerusform>
            <numerusform>На %n блоків менше: {coalition_people}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody dominant: {points}</source>
        <translation>Ніхто не панує: {points}</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>ніхто не отримує очок</translation>
    </message>
    <message>
        <source>{family} wins</source>
        <translation>{family} перемагають</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Перевірка панування</translation>
    </message>
    <message>
        <source>A lead of {decisive} or more after a check wins at once.</source>
        <translation>Хто після перевірки попереду на {decisive} або більше, одразу перемагає.</translation>
    </message>
    <message>
        <source>Dominance Check: who scores what now</source>
        <translation>Перевірка панування: хто скільки отримав би зараз</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Що це змінило б</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Показати на мапі</translation>
    </message>
    <message>
        <source>Show all at once</source>
        <translation>Показати все одразу</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
</context>
<context>
    <name>PamirChronicle</name>
    <message>
        <source>{family} ends the turn.</source>
        <extracomment>of an answer that the chronicle does not tell</extracomment>
        <translation>{family} закінчують хід.</translation>
    </message>
    <message>
        <source>{family} leaves it at that.</source>
        <extracomment>likewise, where more could be built, moved, taken or removed</extracomment>
        <translation>{family} на цьому зупиняються.</translation>
    </message>
    <message>
        <source>{family} is loyal to the {coalition_people}.</source>
        <translation>{family} лояльні до {coalition_people_gen}.</translation>
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
            <numerusform>{family} перемагають, набравши %n переможне очко.</numerusform>
            <numerusform>{family} перемагають, набравши %n переможні очки.</numerusform>
            <numerusform>{family} перемагають, набравши %n переможних очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>The victory is shared: {families}.</source>
        <translation>Перемога спільна: {families}.</translation>
    </message>
    <message>
        <source>{family} still held {cards}.</source>
        <translation>У {family_gen} у руці лишилося: {cards}.</translation>
    </message>
    <message>
        <source>{family} holds {cards} now.</source>
        <translation>Тепер у {family_gen} у руці: {cards}.</translation>
    </message>
    <message>
        <source>New in the market: {cards}.</source>
        <translation>Нове на ринку: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s).</source>
        <translation>
            <numerusform>{family} купують карту {card} за %n рупію.</numerusform>
            <numerusform>{family} купують карту {card} за %n рупії.</numerusform>
            <numerusform>{family} купують карту {card} за %n рупій.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} takes {card} for free.</source>
        <translation>{family} беруть карту {card} безкоштовно.</translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s){parts}.</source>
        <translation>
            <numerusform>{family} купують карту {card} за %n рупію{parts}.</numerusform>
            <numerusform>{family} купують карту {card} за %n рупії{parts}.</numerusform>
            <numerusform>{family} купують карту {card} за %n рупій{parts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} takes {card} for free{parts}.</source>
        <translation>{family} беруть карту {card} безкоштовно{parts}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s) and gets the {gets} on it.</source>
        <extracomment>{gets} are the rupees that lay on the card</extracomment>
        <translation>
            <numerusform>{family} купують карту {card} за %n рупію та забирають із неї {gets}.</numerusform>
            <numerusform>{family} купують карту {card} за %n рупії та забирають із неї {gets}.</numerusform>
            <numerusform>{family} купують карту {card} за %n рупій та забирають із неї {gets}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn} · {family}, %n rupee(s)</source>
        <translation>
            <numerusform>Хід {turn} · {family}, %n рупія</numerusform>
            <numerusform>Хід {turn} · {family}, %n рупії</numerusform>
            <numerusform>Хід {turn} · {family}, %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn} · Wakhan ({family}), %n rupee(s)</source>
        <translation>
            <numerusform>Хід {turn} · Вахан ({family}), %n рупія</numerusform>
            <numerusform>Хід {turn} · Вахан ({family}), %n рупії</numerusform>
            <numerusform>Хід {turn} · Вахан ({family}), %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes {card} for free and gets the %n rupee(s) on it.</source>
        <translation>
            <numerusform>{family} беруть карту {card} безкоштовно та забирають із неї %n рупію.</numerusform>
            <numerusform>{family} беруть карту {card} безкоштовно та забирають із неї %n рупії.</numerusform>
            <numerusform>{family} беруть карту {card} безкоштовно та забирають із неї %n рупій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s) and gets the {gets} on it{parts}.</source>
        <translation>
            <numerusform>{family} купують карту {card} за %n рупію та забирають із неї {gets}{parts}.</numerusform>
            <numerusform>{family} купують карту {card} за %n рупії та забирають із неї {gets}{parts}.</numerusform>
            <numerusform>{family} купують карту {card} за %n рупій та забирають із неї {gets}{parts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes {card} for free and gets the %n rupee(s) on it{parts}.</source>
        <translation>
            <numerusform>{family} беруть карту {card} безкоштовно та забирають із неї %n рупію{parts}.</numerusform>
            <numerusform>{family} беруть карту {card} безкоштовно та забирають із неї %n рупії{parts}.</numerusform>
            <numerusform>{family} беруть карту {card} безкоштовно та забирають із неї %n рупій{parts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} leaves the market. {event}{parts}.</source>
        <translation>Карту {card} прибирають із ринку. {event}{parts}.</translation>
    </message>
    <message>
        <source>{card} leaves the market.</source>
        <translation>Карту {card} прибирають із ринку.</translation>
    </message>
    <message>
        <source>{event}{parts}.</source>
        <translation>{event}{parts}.</translation>
    </message>
    <message>
        <source>No longer in force: {events}.</source>
        <translation>Більше не діє: {events}.</translation>
    </message>
    <message>
        <source>{family} wants to play {card}{parts}.</source>
        <translation>{family} хочуть розіграти карту {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} wants to use {card} to {action}{parts}.</source>
        <translation>{family} хочуть використати карту {card} ({action}){parts}.</translation>
    </message>
    <message>
        <source>{family} plays {card} at the left end of the court{parts}.</source>
        <translation>{family} розігрують карту {card} біля лівого краю двору{parts}.</translation>
    </message>
    <message>
        <source>{family} plays {card} at the right end of the court{parts}.</source>
        <translation>{family} розігрують карту {card} біля правого краю двору{parts}.</translation>
    </message>
    <message>
        <source>{family} battles, using {card}{parts}.</source>
        <translation>{family} стають до битви картою {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} betrays, using {card}{parts}.</source>
        <translation>{family} вдаються до зради картою {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} builds with {card}{parts}.</source>
        <translation>{family} будують картою {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} uses {card}{parts}.</source>
        <translation>{family} використовують карту {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} moves with {card}{parts}.</source>
        <translation>{family} роблять рух картою {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} taxes with {card}{parts}.</source>
        <translation>{family} збирають податок картою {card}{parts}.</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Перевірка панування</translation>
    </message>
    <message>
        <source>Last Dominance Check · points are doubled</source>
        <translation>Остання перевірка панування · очки подвоюють</translation>
    </message>
    <message>
        <source>Blocks on the map: Afghans {afghan}, British {british}, Russians {russian}.</source>
        <translation>Блоків на мапі: афганських {afghan}, британських {british}, російських {russian}.</translation>
    </message>
    <message>
        <source>The {coalition_people} are dominant. Influence among them{parts}.</source>
        <translation>Панує {coalition}. Вплив у ній{parts}.</translation>
    </message>
    <message>
        <source>The {coalition_people} are dominant, and nobody has influence among them.</source>
        <translation>Панує {coalition}, але впливу в ній не має ніхто.</translation>
    </message>
    <message>
        <source>No coalition is dominant. Cylinders in play{parts}.</source>
        <translation>Жодна коаліція не панує. Циліндри в грі{parts}.</translation>
    </message>
    <message>
        <source>Victory points{parts}.</source>
        <translation>Переможні очки{parts}.</translation>
    </message>
    <message>
        <source>All blocks leave the map{parts}.</source>
        <translation>Усі блоки зникають з мапи{parts}.</translation>
    </message>
    <message>
        <source>Insurrection{parts}.</source>
        <extracomment>the ability of that name</extracomment>
        <translation>Повстання{parts}.</translation>
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
        <translation>племʼя {region_in}</translation>
    </message>
    <message>
        <source>Before the first turn every player declares for one of the coalitions.</source>
        <translation>Перед першим ходом кожен оголошує лояльність до однієї з коаліцій.</translation>
    </message>
    <message>
        <source>A player who changes sides loses the gifts, prizes and patriots of the old coalition.</source>
        <translation>Хто змінює лояльність, втрачає дари, трофеї та патріотів попередньої коаліції.</translation>
    </message>
    <message>
        <source>A card costs a rupee for each column to its left, placed on the cards there.</source>
        <translation>Карта коштує по рупії за кожен стовпець ліворуч від неї; рупії кладуть на карти там.</translation>
    </message>
    <message>
        <source>While the military suit is favored, a card costs two rupees for each column to its left.</source>
        <translation>Поки пріоритетна військова масть, карта коштує по дві рупії за кожен стовпець ліворуч від неї.</translation>
    </message>
    <message>
        <source>A card in the leftmost column costs nothing.</source>
        <translation>Карта в крайньому лівому стовпці нічого не коштує.</translation>
    </message>
    <message>
        <source>The ruler of a card’s region may ask its player for a rupee for each tribe there.</source>
        <translation>Правитель регіону карти може попросити в того, хто її розігрує, по рупії за кожне своє племʼя там.</translation>
    </message>
    <message>
        <source>The player with the most spies on a card may ask its owner for a rupee for each of them.</source>
        <translation>Хто має на карті найбільше шпигунів, може попросити в її власника по рупії за кожного з них.</translation>
    </message>
    <message>
        <source>A card joins an end of the court, and its icons act at once, from top to bottom.</source>
        <translation>Карту кладуть скраю двору, і відразу діють її значки, згори донизу.</translation>
    </message>
    <message>
        <source>A player who loses the last tribe in a region loses its political cards as well.</source>
        <translation>Хто втрачає останнє племʼя в регіоні, втрачає й політичні карти цього регіону.</translation>
    </message>
    <message>
        <source>A court keeps three cards, and one more for each purple star in it.</source>
        <translation>При дворі лишаються три карти й ще по одній за кожну фіолетову зірку двору.</translation>
    </message>
    <message>
        <source>A hand keeps two cards, and one more for each blue star in the court.</source>
        <translation>У руці лишаються дві карти й ще по одній за кожну синю зірку двору.</translation>
    </message>
    <message>
        <source>After each turn the cards move up to the left, and the deck fills the empty places.</source>
        <translation>Після кожного ходу карти зсуваються ліворуч, а порожні місця заповнюють із колоди.</translation>
    </message>
    <message numerus="yes">
        <source>A coalition is dominant with at least %n block(s) more than each of the others.</source>
        <translation>
            <numerusform>Панує коаліція, яка має принаймні на %n блок більше, ніж кожна з інших.</numerusform>
            <numerusform>Панує коаліція, яка має принаймні на %n блоки більше, ніж кожна з інших.</numerusform>
            <numerusform>Панує коаліція, яка має принаймні на %n блоків більше, ніж кожна з інших.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No coalition has %n block(s) more than each other, so cylinders in play are counted.</source>
        <translation>
            <numerusform>Жодна коаліція не випереджає кожну іншу на %n блок, тому рахують циліндри в грі.</numerusform>
            <numerusform>Жодна коаліція не випереджає кожну іншу на %n блоки, тому рахують циліндри в грі.</numerusform>
            <numerusform>Жодна коаліція не випереджає кожну іншу на %n блоків, тому рахують циліндри в грі.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most influence scores five points, the second most three, the third most one.</source>
        <translation>Перше місце за впливом дає пʼять очок, друге — три, третє — одне.</translation>
    </message>
    <message>
        <source>The most cylinders in play score three points, the second most one.</source>
        <translation>Перше місце за циліндрами в грі дає три очки, друге — одне.</translation>
    </message>
    <message>
        <source>After a check in which a coalition was dominant, all blocks leave the map.</source>
        <translation>Після перевірки, у якій панувала коаліція, усі блоки прибирають із мапи.</translation>
    </message>
    <message>
        <source>A lead of four points after a check wins at once; after the last check the most points win.</source>
        <translation>Хто після перевірки попереду на чотири очки, перемагає відразу; після останньої — хто має найбільше очок.</translation>
    </message>
    <message>
        <source>in points</source>
        <extracomment>by how much stands before it: &quot;+3 in points&quot;</extracomment>
        <translation>в очках</translation>
    </message>
    <message>
        <source>in influence</source>
        <extracomment>by how much stands before it: &quot;+1 in influence&quot;</extracomment>
        <translation>у впливі</translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) {region_in}</source>
        <translation>
            <numerusform>%n племʼя {region_in}</numerusform>
            <numerusform>%n племені {region_in}</numerusform>
            <numerusform>%n племен {region_in}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy on {card}</source>
        <translation>шпигун на карті {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) on {card}</source>
        <translation>
            <numerusform>%n шпигун на карті {card}</numerusform>
            <numerusform>%n шпигуни на карті {card}</numerusform>
            <numerusform>%n шпигунів на карті {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy on {card} in {other_family}’s court</source>
        <translation>шпигун на карті {card} при дворі {other_family_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) on {card} in {other_family}’s court</source>
        <translation>
            <numerusform>%n шпигун на карті {card} при дворі {other_family_gen}</numerusform>
            <numerusform>%n шпигуни на карті {card} при дворі {other_family_gen}</numerusform>
            <numerusform>%n шпигунів на карті {card} при дворі {other_family_gen}</numerusform>
        </translation>
    </message>
    <message>
        <source>a gift for {cost}</source>
        <extracomment>{cost} is a number of rupees</extracomment>
        <translation>дар за {cost}</translation>
    </message>
    <message>
        <source>{army} goes {from_region_from} {to_region_to}</source>
        <translation>{army} йде {from_region_from} {to_region_to}</translation>
    </message>
    <message numerus="yes">
        <source>%n {army_plural} go {from_region_from} {to_region_to}</source>
        <translation>
            <numerusform>%n {army} йде {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n {army_plural} йдуть {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n {army_genpl} ідуть {from_region_from} {to_region_to}</numerusform>
        </translation>
    </message>
    <message>
        <source>a tribe goes {from_region_from} {to_region_to}</source>
        <translation>племʼя йде {from_region_from} {to_region_to}</translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) go {from_region_from} {to_region_to}</source>
        <translation>
            <numerusform>%n племʼя йде {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n племені йдуть {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n племен ідуть {from_region_from} {to_region_to}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy goes from {from_card} to {to_card}</source>
        <translation>шпигун іде з карти {from_card} на карту {to_card}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) go from {from_card} to {to_card}</source>
        <translation>
            <numerusform>%n шпигун іде з карти {from_card} на карту {to_card}</numerusform>
            <numerusform>%n шпигуни йдуть з карти {from_card} на карту {to_card}</numerusform>
            <numerusform>%n шпигунів ідуть з карти {from_card} на карту {to_card}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy goes from {from_card} to {to_card} in {other_family}’s court</source>
        <translation>шпигун іде з карти {from_card} на карту {to_card} при дворі {other_family_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) go from {from_card} to {to_card} in {other_family}’s court</source>
        <translation>
            <numerusform>%n шпигун іде з карти {from_card} на карту {to_card} при дворі {other_family_gen}</numerusform>
            <numerusform>%n шпигуни йдуть з карти {from_card} на карту {to_card} при дворі {other_family_gen}</numerusform>
            <numerusform>%n шпигунів ідуть з карти {from_card} на карту {to_card} при дворі {other_family_gen}</numerusform>
        </translation>
    </message>
    <message>
        <source>{army} leaves {region}</source>
        <translation>{army} залишає {region_acc}</translation>
    </message>
    <message numerus="yes">
        <source>%n {army_plural} leave {region}</source>
        <translation>
            <numerusform>%n {army} залишає {region_acc}</numerusform>
            <numerusform>%n {army_plural} залишають {region_acc}</numerusform>
            <numerusform>%n {army_genpl} залишають {region_acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>{road} {border} is gone</source>
        <translation>{road} {border} зникає</translation>
    </message>
    <message numerus="yes">
        <source>%n {road_plural} {border} are gone</source>
        <translation>
            <numerusform>%n {road} {border} зникає</numerusform>
            <numerusform>%n {road_plural} {border} зникають</numerusform>
            <numerusform>%n {road_genpl} {border} зникають</numerusform>
        </translation>
    </message>
    <message>
        <source>a tribe of {family} leaves {region}</source>
        <translation>племʼя {family_gen} залишає {region_acc}</translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) of {family} leave {region}</source>
        <translation>
            <numerusform>%n племʼя {family_gen} залишає {region_acc}</numerusform>
            <numerusform>%n племені {family_gen} залишають {region_acc}</numerusform>
            <numerusform>%n племен {family_gen} залишають {region_acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy of {family} leaves {card}</source>
        <translation>шпигун {family_gen} залишає карту {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) of {family} leave {card}</source>
        <translation>
            <numerusform>%n шпигун {family_gen} залишає карту {card}</numerusform>
            <numerusform>%n шпигуни {family_gen} залишають карту {card}</numerusform>
            <numerusform>%n шпигунів {family_gen} залишають карту {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} loses the gift for {cost}</source>
        <extracomment>{cost} is a number of rupees</extracomment>
        <translation>{family} втрачають дар за {cost}</translation>
    </message>
    <message>
        <source>{card} leaves {family}’s court</source>
        <translation>карта {card} залишає двір {family_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) of {family} on it go back</source>
        <extracomment>from a court card that is discarded</extracomment>
        <translation>
            <numerusform>%n шпигун {family_gen} повертається з неї до запасу</numerusform>
            <numerusform>%n шпигуни {family_gen} повертаються з неї до запасу</numerusform>
            <numerusform>%n шпигунів {family_gen} повертаються з неї до запасу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} discards %n card(s) from the hand ({cards})</source>
        <translation>
            <numerusform>{family} скидають %n карту з руки ({cards})</numerusform>
            <numerusform>{family} скидають %n карти з руки ({cards})</numerusform>
            <numerusform>{family} скидають %n карт з руки ({cards})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} loses %n prize(s)</source>
        <translation>
            <numerusform>{family} втрачають %n трофей</numerusform>
            <numerusform>{family} втрачають %n трофеї</numerusform>
            <numerusform>{family} втрачають %n трофеїв</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} leaves the {from_coalition_people} for the {to_coalition_people}</source>
        <translation>{family} переходять від {from_coalition_people_gen} до {to_coalition_people_gen}</translation>
    </message>
    <message>
        <source>{family} takes {card} {coalition_as_prize}</source>
        <translation>{family} беруть карту {card} {coalition_as_prize}</translation>
    </message>
    <message>
        <source>{family} and {other_family} swap hands</source>
        <translation>{family} та {other_family} міняються всіма картами з руки</translation>
    </message>
    <message>
        <source>{family} rules {region} now</source>
        <translation>{region_ins} тепер правлять {family}</translation>
    </message>
    <message>
        <source>nobody rules {region} any more</source>
        <translation>{region_ins} більше ніхто не править</translation>
    </message>
    <message>
        <source>the {coalition_people} are dominant now</source>
        <translation>тепер панує {coalition}</translation>
    </message>
    <message>
        <source>no coalition is dominant any more</source>
        <translation>жодна коаліція більше не панує</translation>
    </message>
    <message>
        <source>the {suit} is favored now</source>
        <translation>пріоритетною стає {suit}</translation>
    </message>
    <message>
        <source>the {suit} is favored now, and prices double</source>
        <translation>пріоритетною стає {suit}, і ціни подвоюються</translation>
    </message>
    <message>
        <source>the {suit} stays favored</source>
        <translation>пріоритетною лишається {suit}</translation>
    </message>
    <message>
        <source>it is about {family}</source>
        <translation>ідеться про {family_acc}</translation>
    </message>
    <message>
        <source>in force for {family} until the next Dominance Check</source>
        <translation>діє для {family_gen} до наступної перевірки панування</translation>
    </message>
    <message>
        <source>in force until the next Dominance Check</source>
        <translation>діє до наступної перевірки панування</translation>
    </message>
    <message>
        <source>{family} {count}</source>
        <extracomment>at a Dominance Check: &quot;Red 5&quot; is its influence or the number of its cylinders in play</extracomment>
        <translation>{family} {count}</translation>
    </message>
    <message>
        <source>{family} {count} ({total} in all)</source>
        <translation>{family} {count} (усього {total})</translation>
    </message>
    <message numerus="yes">
        <source>{family} asks for %n rupee(s)</source>
        <translation>
            <numerusform>{family} просять %n рупію</numerusform>
            <numerusform>{family} просять %n рупії</numerusform>
            <numerusform>{family} просять %n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} asks for nothing</source>
        <translation>{family} нічого не просять</translation>
    </message>
    <message>
        <source>{family} pays</source>
        <translation>{family} платять</translation>
    </message>
    <message>
        <source>{family} cannot pay that much</source>
        <translation>{family} не можуть стільки заплатити</translation>
    </message>
    <message>
        <source>{family} drops the action</source>
        <translation>{family} відмовляються</translation>
    </message>
    <message numerus="yes">
        <source>{family} gets %n rupee(s) from {other_family}</source>
        <translation>
            <numerusform>{family} отримують %n рупію від {other_family_gen}</numerusform>
            <numerusform>{family} отримують %n рупії від {other_family_gen}</numerusform>
            <numerusform>{family} отримують %n рупій від {other_family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) from {family}</source>
        <translation>
            <numerusform>%n рупія від {family_gen}</numerusform>
            <numerusform>%n рупії від {family_gen}</numerusform>
            <numerusform>%n рупій від {family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) from {card}</source>
        <translation>
            <numerusform>%n рупія з карти {card}</numerusform>
            <numerusform>%n рупії з карти {card}</numerusform>
            <numerusform>%n рупій з карти {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) from the bank</source>
        <translation>
            <numerusform>%n рупія з банку</numerusform>
            <numerusform>%n рупії з банку</numerusform>
            <numerusform>%n рупій з банку</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} pays back %n rupee(s)</source>
        <translation>
            <numerusform>{family} повертають %n рупію</numerusform>
            <numerusform>{family} повертають %n рупії</numerusform>
            <numerusform>{family} повертають %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) leave the game</source>
        <translation>
            <numerusform>%n рупія вибуває з гри</numerusform>
            <numerusform>%n рупії вибувають з гри</numerusform>
            <numerusform>%n рупій вибуває з гри</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on {card} leave the game</source>
        <translation>
            <numerusform>%n рупія з карти {card} вибуває з гри</numerusform>
            <numerusform>%n рупії з карти {card} вибувають з гри</numerusform>
            <numerusform>%n рупій з карти {card} вибуває з гри</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirEnding</name>
    <message numerus="yes">
        <source>{names}, with %n point(s) each after check {check}</source>
        <translation>
            <numerusform>{names}: по %n очку після перевірки&#xa0;{check}</numerusform>
            <numerusform>{names}: по %n очки після перевірки&#xa0;{check}</numerusform>
            <numerusform>{names}: по %n очок після перевірки&#xa0;{check}</numerusform>
        </translation>
    </message>
    <message>
        <source>The Great Game is shared</source>
        <translation>Велика гра скінчилася нічиєю</translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n point(s) after check {check}</source>
        <translation>
            <numerusform>{name}: %n очко після перевірки&#xa0;{check}</numerusform>
            <numerusform>{name}: %n очки після перевірки&#xa0;{check}</numerusform>
            <numerusform>{name}: %n очок після перевірки&#xa0;{check}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n point(s) ahead after check {check}</source>
        <translation>
            <numerusform>{name}: відрив у %n очко після перевірки&#xa0;{check}</numerusform>
            <numerusform>{name}: відрив у %n очки після перевірки&#xa0;{check}</numerusform>
            <numerusform>{name}: відрив у %n очок після перевірки&#xa0;{check}</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} wins the Great Game</source>
        <translation>{family} виграють Велику гру</translation>
    </message>
    <message>
        <source>Tied on victory points: the most red stars win ({counts}).</source>
        <translation>Порівну переможних очок: перемагає той, у кого найбільше червоних зірок ({counts}).</translation>
    </message>
    <message>
        <source>Tied on victory points and red stars: the most rupees win ({counts}).</source>
        <translation>Порівну переможних очок і червоних зірок: перемагає той, у кого найбільше рупій ({counts}).</translation>
    </message>
    <message>
        <source>Tied on victory points, red stars and rupees ({counts}): the victory is shared.</source>
        <translation>Порівну переможних очок, червоних зірок і рупій ({counts}): перемога спільна.</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Лояльність</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>court cards of a player, over a column of figures</comment>
        <translation>Розіграно</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>court cards of a player, over a column of figures</comment>
        <translation>Втрачено</translation>
    </message>
    <message>
        <source>loyal to all coalitions</source>
        <translation>лояльність до всіх коаліцій</translation>
    </message>
    <message>
        <source>Victory points, check by check</source>
        <translation>Переможні очки за перевірками</translation>
    </message>
    <message>
        <source>turn {turn}, ×2</source>
        <extracomment>In which turn points were scored twice over: &quot;turn 51, ×2&quot;</extracomment>
        <translation>хід {turn}, ×2</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <extracomment>In which turn points were scored twice over: &quot;turn 51, ×2&quot;</extracomment>
        <translation>хід {turn}</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Що все вирішило</translation>
    </message>
    <message>
        <source>Changes of loyalty</source>
        <translation>Зміни лояльності</translation>
    </message>
    <message>
        <source>Rupees from others, by bribes and taxes</source>
        <translation>Рупії від інших: хабарі та податки</translation>
    </message>
    <message>
        <source>{family} led from the first check on.</source>
        <translation>{family} були попереду від першої перевірки.</translation>
    </message>
    <message>
        <source>Check {check}, turn {turn}: {family} took the lead and kept it.</source>
        <translation>Перевірка {check}, хід {turn}: {family} вийшли вперед і лишилися попереду.</translation>
    </message>
    <message>
        <source>Check {check}: {family} scored {points} and led by four points or more.</source>
        <translation>Перевірка {check}: {family} отримали {points} і відірвалися щонайменше на чотири очки.</translation>
    </message>
    <message numerus="yes">
        <source>The final check, with all points doubled: {family} led {other_family_acc} by %n and scored {points}.</source>
        <translation>
            <numerusform>Остання перевірка з подвоєними очками: {family} випереджали {other_family_acc} на %n очко й отримали {points}.</numerusform>
            <numerusform>Остання перевірка з подвоєними очками: {family} випереджали {other_family_acc} на %n очки й отримали {points}.</numerusform>
            <numerusform>Остання перевірка з подвоєними очками: {family} випереджали {other_family_acc} на %n очок і отримали {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final check, with all points doubled: {family} was %n behind {other_family_gen} and scored {points}.</source>
        <translation>
            <numerusform>Остання перевірка з подвоєними очками: {family} відставали від {other_family_gen} на %n очко, але отримали {points}.</numerusform>
            <numerusform>Остання перевірка з подвоєними очками: {family} відставали від {other_family_gen} на %n очки, але отримали {points}.</numerusform>
            <numerusform>Остання перевірка з подвоєними очками: {family} відставали від {other_family_gen} на %n очок, але отримали {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The final check, with all points doubled: {family} was level with {other_family_ins} and scored {points}.</source>
        <translation>Остання перевірка з подвоєними очками: {family} ішли нарівні з {other_family_ins} і отримали {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n point(s) for cylinders in play, turn {turn}</source>
        <translation>
            <numerusform>{family}: %n очко за циліндри в грі, хід {turn}</numerusform>
            <numerusform>{family}: %n очки за циліндри в грі, хід {turn}</numerusform>
            <numerusform>{family}: %n очок за циліндри в грі, хід {turn}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n point(s) with the {coalition_people}, turn {turn}</source>
        <translation>
            <numerusform>{family}: %n очко разом із {coalition_people_ins}, хід {turn}</numerusform>
            <numerusform>{family}: %n очки разом із {coalition_people_ins}, хід {turn}</numerusform>
            <numerusform>{family}: %n очок разом із {coalition_people_ins}, хід {turn}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirList</name>
    <message>
        <source>Not now</source>
        <translation>Зараз не можна</translation>
    </message>
    <message>
        <source>Buy a card from the market</source>
        <translation>Купити карту з ринку</translation>
    </message>
    <message>
        <source>Play a card from your hand</source>
        <translation>Розіграти карту з руки</translation>
    </message>
    <message>
        <source>Use a card in your court</source>
        <translation>Використати карту двору</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закінчити хід</translation>
    </message>
    <message>
        <source>{name}: {deed}</source>
        <translation>{name}: {deed}</translation>
    </message>
    <message>
        <source>How things stand</source>
        <translation>Стан справ</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Мапа</translation>
    </message>
    <message>
        <source>The market</source>
        <translation>Ринок</translation>
    </message>
    <message>
        <source>Your court</source>
        <translation>Ваш двір</translation>
    </message>
    <message>
        <source>The court of {family_gen}</source>
        <translation>Двір {family_gen}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваша рука</translation>
    </message>
    <message>
        <source>{region}: nobody rules</source>
        <translation>{region}: ніхто не править</translation>
    </message>
    <message>
        <source>{region}: {family} rules</source>
        <translation>{region}: правлять {family}</translation>
    </message>
</context>
<context>
    <name>PamirMap</name>
    <message>
        <source>Nobody rules {region}</source>
        <translation>{region_ins} ніхто не править</translation>
    </message>
    <message>
        <source>You rule {region}</source>
        <translation>Ви правите {region_ins}</translation>
    </message>
    <message>
        <source>{family} rules {region}</source>
        <translation>{region_ins} правлять {family}</translation>
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
            <numerusform>На %n фішку більше, ніж у будь-кого іншого</numerusform>
            <numerusform>На %n фішки більше, ніж у будь-кого іншого</numerusform>
            <numerusform>На %n фішок більше, ніж у будь-кого іншого</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n more tribe(s) you would rule it</source>
        <translation>
            <numerusform>Ще %n племʼя, і правитимете ви</numerusform>
            <numerusform>Ще %n племені, і правитимете ви</numerusform>
            <numerusform>Ще %n племен, і правитимете ви</numerusform>
        </translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Дороги</translation>
    </message>
    <message>
        <source>Cards of {region_gen}</source>
        <translation>Карти {region_gen}</translation>
    </message>
    <message>
        <source>What ruling brings</source>
        <translation>Що дає правління</translation>
    </message>
    <message>
        <source>{region_to}: {pieces}</source>
        <translation>{region_to}: {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>Tax: up to %n rupee(s) from {family_gen}</source>
        <translation>
            <numerusform>Податок: до %n рупії з {family_gen}</numerusform>
            <numerusform>Податок: до %n рупій з {family_gen}</numerusform>
            <numerusform>Податок: до %n рупій з {family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bribes for cards played: up to %n rupee(s)</source>
        <translation>
            <numerusform>Хабарі за розігрування карт: до %n рупії</numerusform>
            <numerusform>Хабарі за розігрування карт: до %n рупій</numerusform>
            <numerusform>Хабарі за розігрування карт: до %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) of {family_gen}</source>
        <translation>
            <numerusform>%n племʼя {family_gen}</numerusform>
            <numerusform>%n племені {family_gen}</numerusform>
            <numerusform>%n племен {family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) of yours</source>
        <translation>
            <numerusform>%n ваше племʼя</numerusform>
            <numerusform>%n ваші племені</numerusform>
            <numerusform>%n ваших племен</numerusform>
        </translation>
    </message>
    <message>
        <source>No pieces</source>
        <translation>Фішок немає</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n фішка</numerusform>
            <numerusform>%n фішки</numerusform>
            <numerusform>%n фішок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n piece(s)</source>
        <translation>
            <numerusform>не більше %n фішки</numerusform>
            <numerusform>не більше %n фішок</numerusform>
            <numerusform>не більше %n фішок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n block(s)</source>
        <translation>
            <numerusform>не більше %n блока</numerusform>
            <numerusform>не більше %n блоків</numerusform>
            <numerusform>не більше %n блоків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n step(s)</source>
        <translation>
            <numerusform>не більше %n кроку</numerusform>
            <numerusform>не більше %n кроків</numerusform>
            <numerusform>не більше %n кроків</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} done, {left} to go</source>
        <translation>зроблено: {done}, лишилося: {left}</translation>
    </message>
    <message>
        <source>Your own pieces are not removed.</source>
        <translation>Власні фішки не прибирають.</translation>
    </message>
    <message>
        <source>These stay</source>
        <translation>Лишаються</translation>
    </message>
    <message>
        <source>Caspian Sea</source>
        <translation>Каспій</translation>
    </message>
</context>
<context>
    <name>PamirMotives</name>
    <message>
        <source>{family} expects to score more at the next Dominance Check this way.</source>
        <translation>{family} сподіваються так отримати більше на наступній перевірці панування.</translation>
    </message>
    <message>
        <source>{family} prefers this Dominance Check to a later one.</source>
        <translation>{family} вважають, що ця перевірка панування для них краща, ніж пізніша.</translation>
    </message>
    <message>
        <source>{family} is preparing the blocks on the map for the next Dominance Check.</source>
        <translation>Перед наступною перевіркою панування {family} дбають про блоки на мапі.</translation>
    </message>
    <message>
        <source>{family} is preparing its influence for the next Dominance Check.</source>
        <translation>Перед наступною перевіркою панування {family} дбають про вплив.</translation>
    </message>
    <message>
        <source>{family} is preparing its cylinders in play for the next Dominance Check.</source>
        <translation>Перед наступною перевіркою панування {family} дбають про циліндри в грі.</translation>
    </message>
    <message>
        <source>{family} wants more influence in the coalition.</source>
        <translation>{family} хочуть більше впливу в коаліції.</translation>
    </message>
    <message>
        <source>{family} wants its coalition to be stronger on the map.</source>
        <translation>{family} хочуть посилити свою коаліцію на мапі.</translation>
    </message>
    <message>
        <source>{family} wants more cylinders in play.</source>
        <translation>{family} хочуть більше циліндрів у грі.</translation>
    </message>
    <message>
        <source>{family} needs rupees.</source>
        <translation>{family} думають про гаманець: ідеться про рупії.</translation>
    </message>
    <message>
        <source>{family} wants a better court.</source>
        <translation>{family} хочуть кращого двору.</translation>
    </message>
    <message>
        <source>{family} wants a good hand for later turns.</source>
        <translation>{family} хочуть мати добрі карти на наступні ходи.</translation>
    </message>
    <message>
        <source>{family} wants to rule and to profit from it.</source>
        <translation>{family} хочуть правити й користуватися цим.</translation>
    </message>
    <message>
        <source>{family} has in mind what spies can do to court cards.</source>
        <translation>{family} думають про те, що шпигуни можуть зробити з картами двору.</translation>
    </message>
    <message>
        <source>{family} simply wants more cards, pieces and rupees.</source>
        <translation>{family} хочуть мати більше: карт, фішок, рупій.</translation>
    </message>
    <message>
        <source>{family} acts on a whim.</source>
        <translation>{family} діють за примхою.</translation>
    </message>
    <message>
        <source>{family} looks at the patriots in the market, and at who else is loyal.</source>
        <translation>{family} дивляться, чиї патріоти лежать на ринку й хто ще лояльний до тієї самої коаліції.</translation>
    </message>
    <message>
        <source>{family} sees nothing better to do.</source>
        <translation>{family} не бачать кращого ходу.</translation>
    </message>
    <message>
        <source>{family} wins with this.</source>
        <translation>{family} цим ходом перемагають.</translation>
    </message>
    <message>
        <source>{family} can win this turn.</source>
        <translation>{family} можуть перемогти цього ходу.</translation>
    </message>
    <message>
        <source>{family} wants to stop {other_family}.</source>
        <extracomment>{other_family} is another player</extracomment>
        <translation>{family} хочуть зупинити {other_family_acc}.</translation>
    </message>
</context>
<context>
    <name>PamirMoves</name>
    <message>
        <source>loyal to them as well: {families}</source>
        <translation>їх уже обрали: {families}</translation>
    </message>
    <message numerus="yes">
        <source>%n patriot(s) in the market</source>
        <translation>
            <numerusform>%n патріот на ринку</numerusform>
            <numerusform>%n патріоти на ринку</numerusform>
            <numerusform>%n патріотів на ринку</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} for free</source>
        <translation>{name}, безкоштовно</translation>
    </message>
    <message numerus="yes">
        <source>{name} for %n rupee(s)</source>
        <translation>
            <numerusform>{name} за %n рупію</numerusform>
            <numerusform>{name} за %n рупії</numerusform>
            <numerusform>{name} за %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n rupee(s) from it</source>
        <translation>
            <numerusform>ви отримаєте з карти %n рупію</numerusform>
            <numerusform>ви отримаєте з карти %n рупії</numerusform>
            <numerusform>ви отримаєте з карти %n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, to the right end</source>
        <translation>{name}: на правий край двору</translation>
    </message>
    <message>
        <source>{name}, to your court</source>
        <translation>{name}: до вашого двору</translation>
    </message>
    <message>
        <source>{name}, to the left end</source>
        <translation>{name}: на лівий край двору</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>the action would be dropped at once</source>
        <translation>дія одразу зірветься</translation>
    </message>
    <message>
        <source>bonus action</source>
        <translation>бонусна дія</translation>
    </message>
    <message numerus="yes">
        <source>{family} may ask for a bribe of up to %n rupee(s)</source>
        <translation>
            <numerusform>{family} можуть попросити хабар до %n рупії</numerusform>
            <numerusform>{family} можуть попросити хабар до %n рупій</numerusform>
            <numerusform>{family} можуть попросити хабар до %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n дар</numerusform>
            <numerusform>%n дари</numerusform>
            <numerusform>%n дарів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n трофей</numerusform>
            <numerusform>%n трофеї</numerusform>
            <numerusform>%n трофеїв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patriot(s)</source>
        <translation>
            <numerusform>%n патріот</numerusform>
            <numerusform>%n патріоти</numerusform>
            <numerusform>%n патріотів</numerusform>
        </translation>
    </message>
    <message>
        <source>you lose {what}</source>
        <translation>втрати: {what}</translation>
    </message>
    <message>
        <source>you join the {coalition_people}</source>
        <translation>ви переходите до {coalition_people_gen}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>закінчити хід</translation>
    </message>
    <message>
        <source>take it for free</source>
        <translation>купити безкоштовно</translation>
    </message>
    <message numerus="yes">
        <source>buy it for %n rupee(s)</source>
        <translation>
            <numerusform>купити за %n рупію</numerusform>
            <numerusform>купити за %n рупії</numerusform>
            <numerusform>купити за %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your hand will have %n card(s) too many</source>
        <translation>
            <numerusform>у руці буде %n зайва карта</numerusform>
            <numerusform>у руці будуть %n зайві карти</numerusform>
            <numerusform>у руці буде %n зайвих карт</numerusform>
        </translation>
    </message>
    <message>
        <source>victory points: {points}</source>
        <translation>переможні очки: {points}</translation>
    </message>
    <message>
        <source>the game ends with it, and {family} wins</source>
        <translation>гра на цьому закінчиться: переможуть {family}</translation>
    </message>
    <message>
        <source>the game ends with it, and {families} share the victory</source>
        <translation>гра на цьому закінчиться, перемогу поділять {families}</translation>
    </message>
    <message>
        <source>the game ends with it, and you win</source>
        <translation>гра на цьому закінчиться вашою перемогою</translation>
    </message>
    <message>
        <source>to the left end</source>
        <translation>на лівий край</translation>
    </message>
    <message>
        <source>to the right end</source>
        <translation>на правий край</translation>
    </message>
    <message>
        <source>to your court</source>
        <translation>до вашого двору</translation>
    </message>
    <message numerus="yes">
        <source>your court will have %n card(s) too many</source>
        <translation>
            <numerusform>при дворі буде %n зайва карта</numerusform>
            <numerusform>при дворі будуть %n зайві карти</numerusform>
            <numerusform>при дворі буде %n зайвих карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) unused</source>
        <translation>
            <numerusform>невикористаних дій:&#xa0;%n</numerusform>
            <numerusform>невикористаних дій:&#xa0;%n</numerusform>
            <numerusform>невикористаних дій:&#xa0;%n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your court will be discarded</source>
        <translation>
            <numerusform>буде скинуто %n карту двору</numerusform>
            <numerusform>буде скинуто %n карти двору</numerusform>
            <numerusform>буде скинуто %n карт двору</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your hand will be discarded</source>
        <translation>
            <numerusform>буде скинуто %n карту з руки</numerusform>
            <numerusform>буде скинуто %n карти з руки</numerusform>
            <numerusform>буде скинуто %n карт з руки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps %n</source>
        <translation>
            <numerusform>у {family_gen} залишиться %n</numerusform>
            <numerusform>у {family_gen} залишиться %n</numerusform>
            <numerusform>у {family_gen} залишиться %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} cannot pay that</source>
        <translation>{family} не зможуть стільки заплатити</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s)</source>
        <translation>
            <numerusform>%n рупія</numerusform>
            <numerusform>%n рупії</numerusform>
            <numerusform>%n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нічого</translation>
    </message>
    <message numerus="yes">
        <source>pay %n rupee(s)</source>
        <translation>
            <numerusform>заплатити %n рупію</numerusform>
            <numerusform>заплатити %n рупії</numerusform>
            <numerusform>заплатити %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you keep %n</source>
        <translation>
            <numerusform>у вас залишиться %n</numerusform>
            <numerusform>у вас залишиться %n</numerusform>
            <numerusform>у вас залишиться %n</numerusform>
        </translation>
    </message>
    <message>
        <source>do it without paying</source>
        <translation>діяти без хабаря</translation>
    </message>
    <message>
        <source>drop it</source>
        <translation>відмовитися</translation>
    </message>
    <message>
        <source>no action is spent</source>
        <translation>без витрати дії</translation>
    </message>
    <message numerus="yes">
        <source>first {family} may ask for %n</source>
        <translation>
            <numerusform>хабар до %n: {family}</numerusform>
            <numerusform>хабар до %n: {family}</numerusform>
            <numerusform>хабар до %n: {family}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} may ask for a bribe of up to %n rupee(s), and you can pay {spare}</source>
        <translation>
            <numerusform>{family} можуть попросити хабар до %n рупії, а заплатити ви можете {spare}</numerusform>
            <numerusform>{family} можуть попросити хабар до %n рупій, а заплатити ви можете {spare}</numerusform>
            <numerusform>{family} можуть попросити хабар до %n рупій, а заплатити ви можете {spare}</numerusform>
        </translation>
    </message>
    <message>
        <source>court of {family_gen}</source>
        <translation>двір {family_gen}</translation>
    </message>
    <message>
        <source>tax {family_acc}</source>
        <translation>податок з {family_gen}</translation>
    </message>
    <message>
        <source>take rupees from {card}</source>
        <translation>податок з карти {card}</translation>
    </message>
    <message numerus="yes">
        <source>tax up to %n rupee(s)</source>
        <translation>
            <numerusform>податок до %n рупії</numerusform>
            <numerusform>податок до %n рупій</numerusform>
            <numerusform>податок до %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on the market</source>
        <translation>
            <numerusform>на ринку %n рупія</numerusform>
            <numerusform>на ринку %n рупії</numerusform>
            <numerusform>на ринку %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a gift for {some} or %n rupee(s)</source>
        <translation>
            <numerusform>дар за {some} або %n рупію</numerusform>
            <numerusform>дар за {some} або %n рупії</numerusform>
            <numerusform>дар за {some} або %n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>your supply is empty: a piece on the table is taken instead</source>
        <translation>ваш запас порожній: циліндр візьмуть зі столу</translation>
    </message>
    <message>
        <source>build {where} or on the borders</source>
        <translation>будівництво {where} або на кордонах</translation>
    </message>
    <message numerus="yes">
        <source>build in one of %n region(s) or on the borders</source>
        <translation>
            <numerusform>будівництво в одному регіоні з %n або на кордонах</numerusform>
            <numerusform>будівництво в одному регіоні з %n або на кордонах</numerusform>
            <numerusform>будівництво в одному регіоні з %n або на кордонах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2 rupees each, you can pay for %n</source>
        <translation>
            <numerusform>по 2 рупії, вистачить на %n блок</numerusform>
            <numerusform>по 2 рупії, вистачить на %n блоки</numerusform>
            <numerusform>по 2 рупії, вистачить на %n блоків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2 rupees for two, you can pay for %n</source>
        <translation>
            <numerusform>2 рупії за два, вистачить на %n блок</numerusform>
            <numerusform>2 рупії за два, вистачить на %n блоки</numerusform>
            <numerusform>2 рупії за два, вистачить на %n блоків</numerusform>
        </translation>
    </message>
    <message>
        <source>no block is left: one on the map is taken instead</source>
        <translation>у запасі немає блоків: один візьмуть з мапи</translation>
    </message>
    <message numerus="yes">
        <source>move up to %n step(s)</source>
        <translation>
            <numerusform>рух на %n крок</numerusform>
            <numerusform>рух на %n кроки</numerusform>
            <numerusform>рух на %n кроків</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <translation>
            <numerusform>%n армія</numerusform>
            <numerusform>%n армії</numerusform>
            <numerusform>%n армій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies)</source>
        <translation>
            <numerusform>%n шпигун</numerusform>
            <numerusform>%n шпигуни</numerusform>
            <numerusform>%n шпигунів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s)</source>
        <translation>
            <numerusform>%n племʼя</numerusform>
            <numerusform>%n племені</numerusform>
            <numerusform>%n племен</numerusform>
        </translation>
    </message>
    <message>
        <source>betray {card}</source>
        <translation>зрадити карту {card}</translation>
    </message>
    <message numerus="yes">
        <source>betray one of %n card(s)</source>
        <translation>
            <numerusform>зрадити одну карту з %n</numerusform>
            <numerusform>зрадити одну карту з %n</numerusform>
            <numerusform>зрадити одну карту з %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle in one of %n place(s)</source>
        <translation>
            <numerusform>битва в одному місці з %n</numerusform>
            <numerusform>битва в одному місці з %n</numerusform>
            <numerusform>битва в одному місці з %n</numerusform>
        </translation>
    </message>
    <message>
        <source>battle {region_in}</source>
        <translation>битва {region_in}</translation>
    </message>
    <message>
        <source>battle on {card}</source>
        <translation>битва на карті {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) within reach</source>
        <translation>
            <numerusform>у досяжності %n фішка</numerusform>
            <numerusform>у досяжності %n фішки</numerusform>
            <numerusform>у досяжності %n фішок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you may remove %n</source>
        <translation>
            <numerusform>можна прибрати %n</numerusform>
            <numerusform>можна прибрати %n</numerusform>
            <numerusform>можна прибрати %n</numerusform>
        </translation>
    </message>
    <message>
        <source>your court</source>
        <translation>ваш двір</translation>
    </message>
    <message>
        <source>no prize</source>
        <translation>без трофея</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>ваша рука</translation>
    </message>
    <message numerus="yes">
        <source>you pay %n rupee(s) back</source>
        <translation>
            <numerusform>ви повернете %n рупію</numerusform>
            <numerusform>ви повернете %n рупії</numerusform>
            <numerusform>ви повернете %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} pays %n rupee(s) back</source>
        <translation>
            <numerusform>{family} повернуть %n рупію</numerusform>
            <numerusform>{family} повернуть %n рупії</numerusform>
            <numerusform>{family} повернуть %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) {region_in} will go with it</source>
        <translation>
            <numerusform>разом із картою буде прибрано %n племʼя {region_in}</numerusform>
            <numerusform>разом із картою буде прибрано %n племені {region_in}</numerusform>
            <numerusform>разом із картою буде прибрано %n племен {region_in}</numerusform>
        </translation>
    </message>
    <message>
        <source>give up the spy</source>
        <translation>відпустити</translation>
    </message>
    <message>
        <source>it goes back to your supply</source>
        <translation>він повернеться до вашого запасу</translation>
    </message>
    <message>
        <source>take it</source>
        <translation>узяти</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>не брати</translation>
    </message>
    <message>
        <source>nothing there</source>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>the spy on {card}</source>
        <translation>шпигун на карті {card}</translation>
    </message>
    <message>
        <source>a road, {border}</source>
        <translation>дорога, {border}</translation>
    </message>
    <message>
        <source>an army {region_in}</source>
        <translation>армія {region_in}</translation>
    </message>
    <message>
        <source>the last one there</source>
        <translation>останнє там</translation>
    </message>
    <message>
        <source>the last one there, with which {cards} will go</source>
        <translation>останнє там, а з ним буде скинуто: {cards}</translation>
    </message>
    <message>
        <source>{family} will rule {region}</source>
        <translation>{region_ins} правитимуть {family}</translation>
    </message>
    <message>
        <source>nobody will rule {region}</source>
        <translation>{region_ins} ніхто не правитиме</translation>
    </message>
    <message>
        <source>you will rule {region}</source>
        <translation>ви правитимете {region_ins}</translation>
    </message>
    <message>
        <source>an army {region_from} {other_region_to}</source>
        <translation>армія {region_from} {other_region_to}</translation>
    </message>
    <message>
        <source>a tribe {region_from} {other_region_to}</source>
        <translation>племʼя {region_from} {other_region_to}</translation>
    </message>
    <message>
        <source>a spy from {card} to {other_card}</source>
        <translation>шпигун із карти {card} на карту {other_card}</translation>
    </message>
    <message numerus="yes">
        <source>a gift for %n rupee(s)</source>
        <translation>
            <numerusform>дар за %n рупію</numerusform>
            <numerusform>дар за %n рупії</numerusform>
            <numerusform>дар за %n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>a tribe of {family_gen}</source>
        <translation>племʼя {family_gen}</translation>
    </message>
    <message>
        <source>a spy of {family_gen}</source>
        <translation>шпигун {family_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on it</source>
        <translation>
            <numerusform>на карті %n рупія</numerusform>
            <numerusform>на карті %n рупії</numerusform>
            <numerusform>на карті %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) not sheltered</source>
        <translation>
            <numerusform>без захисту %n рупія</numerusform>
            <numerusform>без захисту %n рупії</numerusform>
            <numerusform>без захисту %n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>influence {before}, then {after}</source>
        <translation>вплив {before}, стане {after}</translation>
    </message>
    <message numerus="yes">
        <source>you get %n card(s)</source>
        <translation>
            <numerusform>ви отримаєте %n карту</numerusform>
            <numerusform>ви отримаєте %n карти</numerusform>
            <numerusform>ви отримаєте %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>як зараз</translation>
    </message>
    <message>
        <source>prices double</source>
        <translation>ціни подвояться</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>досить</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>не зараз</translation>
    </message>
</context>
<context>
    <name>PamirOffer</name>
    <message>
        <source>Wakhan</source>
        <translation>Вахан</translation>
    </message>
    <message>
        <source>Wakhan (automated opponent)</source>
        <translation>Вахан (грає за своїми картами)</translation>
    </message>
    <message>
        <source>Nobody sees the cards in another player’s hand.</source>
        <translation>Ніхто не бачить карт у чужій руці.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>the hands of all players</comment>
        <translation>Сховані</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>the hands of all players</comment>
        <translation>Відкриті</translation>
    </message>
    <message>
        <source>All players see each other’s hands, and the curtain never falls.</source>
        <translation>Усі бачать карти одне одного, і завіса не опускається.</translation>
    </message>
    <message>
        <source>Savvy purchasing</source>
        <translation>Вправні покупки</translation>
    </message>
    <message>
        <source>Wakhan takes a cheaper card of the same suit if it has at least as many stars.</source>
        <translation>Вахан бере дешевшу карту тієї самої масті, якщо зірок на ній не менше.</translation>
    </message>
    <message>
        <source>Moving spies</source>
        <translation>Рух шпигунів</translation>
    </message>
    <message>
        <source>If none of Wakhan’s armies can move, one of her idle spies does.</source>
        <translation>Якщо жодна армія Вахана не може рушити, іде один із його вільних шпигунів.</translation>
    </message>
    <message>
        <source>Steadfast loyalty</source>
        <translation>Стійка лояльність</translation>
    </message>
    <message>
        <source>Of the coalitions that nobody else serves, Wakhan follows the one with the most blocks.</source>
        <translation>Із коаліцій, до яких не лояльний ніхто інший, Вахан обирає ту, що має найбільше блоків.</translation>
    </message>
    <message>
        <source>2–5 players · three coalitions</source>
        <translation>2–5 гравців · три коаліції</translation>
    </message>
    <message>
        <source>Wakhan plays against one or two others.</source>
        <translation>Вахан грає проти одного або двох суперників.</translation>
    </message>
    <message>
        <source>The player after Wakhan</source>
        <translation>Місце після Вахана</translation>
    </message>
    <message>
        <source>Wakhan’s improvements</source>
        <translation>Покращення Вахана</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Карти в руці</translation>
    </message>
</context>
<context>
    <name>PamirPages</name>
    <message>
        <source>While a suit is favored, using its cards costs none of your actions.</source>
        <translation>Поки масть пріоритетна, використання її карт не витрачає ваших дій.</translation>
    </message>
    <message>
        <source>The favored suit is now: {suit_word}.</source>
        <translation>Зараз пріоритетна масть: {suit_word}.</translation>
    </message>
    <message>
        <source>This suit is favored now.</source>
        <translation>Зараз ця масть пріоритетна.</translation>
    </message>
    <message>
        <source>This suit is favored now, so prices are doubled.</source>
        <translation>Зараз ця масть пріоритетна, тому ціни подвоєно.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s), {suit}</source>
        <translation>
            <numerusform>%n зірка, {suit}</numerusform>
            <numerusform>%n зірки, {suit}</numerusform>
            <numerusform>%n зірок, {suit}</numerusform>
        </translation>
    </message>
    <message>
        <source>A tax takes at most as many rupees, a move as many steps, and a battle as many pieces as this card has stars.</source>
        <translation>Податок, рух і битва з цією картою дають не більше кроків, ніж на ній зірок.</translation>
    </message>
    <message>
        <source>Each economic star in your court shelters one rupee from taxes.</source>
        <translation>Кожна економічна зірка при вашому дворі захищає від податків одну рупію.</translation>
    </message>
    <message>
        <source>Military stars in your court break a tie at the end of the game.</source>
        <translation>Якщо наприкінці гри очок порівну, вирішують військові зірки при вашому дворі.</translation>
    </message>
    <message>
        <source>Each political star lets you keep one more card in your court.</source>
        <translation>Кожна політична зірка дозволяє тримати при дворі на одну карту більше.</translation>
    </message>
    <message>
        <source>Each intelligence star in your court lets you keep one more card in your hand.</source>
        <translation>Кожна зірка розвідки при вашому дворі дозволяє тримати в руці на одну карту більше.</translation>
    </message>
    <message numerus="yes">
        <source>You shelter %n rupee(s) now.</source>
        <translation>
            <numerusform>Зараз у вас захищено %n рупію.</numerusform>
            <numerusform>Зараз у вас захищено %n рупії.</numerusform>
            <numerusform>Зараз у вас захищено %n рупій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Military stars in your court now: {count}.</source>
        <translation>Військові зірки при вашому дворі зараз: {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Your court may keep %n card(s) now.</source>
        <translation>
            <numerusform>Зараз при вашому дворі може лишитися %n карта.</numerusform>
            <numerusform>Зараз при вашому дворі можуть лишитися %n карти.</numerusform>
            <numerusform>Зараз при вашому дворі можуть лишитися %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand may keep %n card(s) now.</source>
        <translation>
            <numerusform>Зараз у вашій руці може лишитися %n карта.</numerusform>
            <numerusform>Зараз у вашій руці можуть лишитися %n карти.</numerusform>
            <numerusform>Зараз у вашій руці можуть лишитися %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who plays this card joins the {coalition_people}; it is worth 1 influence.</source>
        <translation>Хто розіграє цю карту, перейде до {coalition_people_gen}; вона дає одне очко впливу.</translation>
    </message>
    <message>
        <source>A player who betrays this card may take it as a prize: 1 influence.</source>
        <translation>Хто зрадить цю карту, зможе взяти її як трофей: одне очко впливу.</translation>
    </message>
    <message>
        <source>You are loyal to this coalition already.</source>
        <translation>Ви вже лояльні до цієї коаліції.</translation>
    </message>
    <message>
        <source>You would change sides and lose your gifts, prizes and other patriots.</source>
        <translation>Ви змінили б сторону й утратили б дари, трофеї та попередніх патріотів.</translation>
    </message>
    <message>
        <source>It is a bonus action now and costs neither of your two actions.</source>
        <translation>Зараз це бонусна дія: вона не витрачає жодної з двох.</translation>
    </message>
    <message>
        <source>The ruler of a region builds and taxes there, and may ask for bribes when its cards are played.</source>
        <translation>Хто править регіоном, той будує в ньому, збирає податки й може просити хабарі, коли розігрують його карти.</translation>
    </message>
    <message>
        <source>The ruler of a card’s region may ask for a bribe when it is played.</source>
        <translation>Хто править регіоном карти, може попросити хабар, коли її розігрують.</translation>
    </message>
    <message>
        <source>The player with the most spies on a court card holds it hostage.</source>
        <translation>У кого найбільше шпигунів на карті двору, той тримає її в заручниках.</translation>
    </message>
    <message>
        <source>Bribe</source>
        <translation>Хабар</translation>
    </message>
    <message>
        <source>A card that gets a rupee cannot be bought in the same turn.</source>
        <translation>Карту, на яку поклали рупію, не можна купити того самого ходу.</translation>
    </message>
    <message>
        <source>Cannot be bought this turn</source>
        <translation>Цього ходу купити не можна</translation>
    </message>
    <message>
        <source>You can buy it now.</source>
        <translation>Її можна купити зараз.</translation>
    </message>
    <message>
        <source>{family} holds it as a prize.</source>
        <translation>{family} тримають її як трофей.</translation>
    </message>
    <message>
        <source>Open the page of the card or region under the pointer</source>
        <translation>Відкрити сторінку карти чи регіону під вказівником</translation>
    </message>
</context>
<context>
    <name>PamirPanels</name>
    <message numerus="yes">
        <source>Court of {family_gen}: {count} of %n card(s)</source>
        <translation>
            <numerusform>Двір {family_gen}: {count} із %n карти</numerusform>
            <numerusform>Двір {family_gen}: {count} із %n карт</numerusform>
            <numerusform>Двір {family_gen}: {count} із %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <comment>cylinders</comment>
        <translation>{count} із {all}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>before a number or a list of what the reader has</extracomment>
        <translation>Ви</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} pt</source>
        <comment>victory points</comment>
        <translation>{points} оч.</translation>
    </message>
    <message>
        <source>Influence {influence}</source>
        <translation>Вплив {influence}</translation>
    </message>
    <message>
        <source>Infl. {influence}</source>
        <comment>influence</comment>
        <translation>Впл. {influence}</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Дари</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Трофеї</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes</comment>
        <translation>немає</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Запас</translation>
    </message>
    <message>
        <source>tax shelter</source>
        <translation>від податку</translation>
    </message>
    <message>
        <source>tie-break</source>
        <translation>за нічиєї</translation>
    </message>
    <message>
        <source>court limit {limit}</source>
        <translation>двір до {limit}</translation>
    </message>
    <message>
        <source>hand limit {limit}</source>
        <translation>рука до {limit}</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Не закривати</translation>
    </message>
    <message>
        <source>Has declared for the {coalition_people}</source>
        <translation>Вибір зроблено: {coalition_people}</translation>
    </message>
    <message>
        <source>Takes the first turn</source>
        <translation>Перший хід партії</translation>
    </message>
    <message>
        <source>Declares last</source>
        <translation>Останній вибір</translation>
    </message>
    <message>
        <source>Declares last and takes the first turn</source>
        <translation>Обирає останнім і ходить першим</translation>
    </message>
    <message>
        <source>All coalitions</source>
        <translation>Усі коаліції</translation>
    </message>
    <message>
        <source>No loyalty</source>
        <translation>Не обрано</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n дар</numerusform>
            <numerusform>%n дари</numerusform>
            <numerusform>%n дарів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for gifts</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n за дари</numerusform>
            <numerusform>%n за дари</numerusform>
            <numerusform>%n за дари</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patriot(s)</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n патріот</numerusform>
            <numerusform>%n патріоти</numerusform>
            <numerusform>%n патріотів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n трофей</numerusform>
            <numerusform>%n трофеї</numerusform>
            <numerusform>%n трофеїв</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s), of which {safe} cannot be taxed.</source>
        <translation>
            <numerusform>%n рупія, під захистом від податку: {safe}.</numerusform>
            <numerusform>%n рупії, під захистом від податку: {safe}.</numerusform>
            <numerusform>%n рупій, під захистом від податку: {safe}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand; {limit} may stay at the end of a turn.</source>
        <translation>
            <numerusform>У руці %n карта; наприкінці ходу може лишитися {limit}.</numerusform>
            <numerusform>У руці %n карти; наприкінці ходу може лишитися {limit}.</numerusform>
            <numerusform>У руці %n карт; наприкінці ходу може лишитися {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cylinder(s) in the supply, {play} in play.</source>
        <translation>
            <numerusform>%n циліндр у запасі, {play} у грі.</numerusform>
            <numerusform>%n циліндри в запасі, {play} у грі.</numerusform>
            <numerusform>%n циліндрів у запасі, {play} у грі.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s).</source>
        <translation>
            <numerusform>%n переможне очко.</numerusform>
            <numerusform>%n переможні очки.</numerusform>
            <numerusform>%n переможних очок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Economic stars: {stars}. That many rupees cannot be taxed.</source>
        <translation>Економічні зірки: {stars}. Стільки рупій захищено від податку.</translation>
    </message>
    <message>
        <source>Military stars: {stars}. They break ties at the end.</source>
        <translation>Військові зірки: {stars}. Наприкінці вони вирішують, якщо очок порівну.</translation>
    </message>
    <message numerus="yes">
        <source>Political stars: {stars}. %n card(s) may stay in the court at the end of a turn.</source>
        <translation>
            <numerusform>Політичні зірки: {stars}. Наприкінці ходу при дворі може лишитися %n карта.</numerusform>
            <numerusform>Політичні зірки: {stars}. Наприкінці ходу при дворі можуть лишитися %n карти.</numerusform>
            <numerusform>Політичні зірки: {stars}. Наприкінці ходу при дворі можуть лишитися %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intelligence stars: {stars}. %n card(s) may stay in the hand at the end of a turn.</source>
        <translation>
            <numerusform>Зірки розвідки: {stars}. Наприкінці ходу в руці може лишитися %n карта.</numerusform>
            <numerusform>Зірки розвідки: {stars}. Наприкінці ходу в руці можуть лишитися %n карти.</numerusform>
            <numerusform>Зірки розвідки: {stars}. Наприкінці ходу в руці можуть лишитися %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loyal to all coalitions.</source>
        <translation>Лояльність до всіх коаліцій.</translation>
    </message>
    <message>
        <source>Not loyal to any coalition yet.</source>
        <translation>Лояльність ще не обрано.</translation>
    </message>
    <message>
        <source>Loyal to the {coalition_people}.</source>
        <translation>Лояльність до {coalition_people_gen}.</translation>
    </message>
    <message>
        <source>Influence by coalition: {counts}.</source>
        <translation>Вплив за коаліціями: {counts}.</translation>
    </message>
    <message>
        <source>Influence comes with loyalty.</source>
        <translation>Вплив зʼявиться разом із лояльністю.</translation>
    </message>
    <message>
        <source>Influence {influence}: {parts}.</source>
        <translation>Вплив {influence}: {parts}.</translation>
    </message>
    <message>
        <source>No gifts yet; they cost 2, 4 and 6 rupees.</source>
        <translation>Дарів ще немає; вони коштують 2, 4 і 6 рупій.</translation>
    </message>
    <message>
        <source>Gifts for {costs}; they add {worth} to the influence.</source>
        <comment>numbers of rupees</comment>
        <translation>Дари за {costs}; вплив від них: {worth}.</translation>
    </message>
    <message>
        <source>No prizes.</source>
        <translation>Трофеїв немає.</translation>
    </message>
    <message>
        <source>Prizes: {cards}.</source>
        <translation>Трофеї: {cards}.</translation>
    </message>
    <message>
        <source>No card in the court.</source>
        <translation>Двір порожній.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the court: {cards}; {limit} may stay.</source>
        <translation>
            <numerusform>При дворі %n карта: {cards}; може лишитися {limit}.</numerusform>
            <numerusform>При дворі %n карти: {cards}; може лишитися {limit}.</numerusform>
            <numerusform>При дворі %n карт: {cards}; може лишитися {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can tax up to %n rupee(s) here.</source>
        <translation>
            <numerusform>Тут можна взяти податком до %n рупії.</numerusform>
            <numerusform>Тут можна взяти податком до %n рупій.</numerusform>
            <numerusform>Тут можна взяти податком до %n рупій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the court of {family_gen}, or close it</source>
        <translation>Показати двір {family_gen} або закрити його</translation>
    </message>
    <message>
        <source>Keep an open court open</source>
        <translation>Не закривати відкритий двір</translation>
    </message>
    <message>
        <source>Favored suit</source>
        <translation>Пріоритетна масть</translation>
    </message>
    <message numerus="yes">
        <source>Cards of this column cost %n rupee(s): {base}, doubled.</source>
        <translation>
            <numerusform>Карти цього стовпця коштують %n рупію: {base}, удвічі.</numerusform>
            <numerusform>Карти цього стовпця коштують %n рупії: {base}, удвічі.</numerusform>
            <numerusform>Карти цього стовпця коштують %n рупій: {base}, удвічі.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards of this column cost %n rupee(s).</source>
        <translation>
            <numerusform>Карти цього стовпця коштують %n рупію.</numerusform>
            <numerusform>Карти цього стовпця коштують %n рупії.</numerusform>
            <numerusform>Карти цього стовпця коштують %n рупій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on this card, for whoever buys it.</source>
        <translation>
            <numerusform>На цій карті %n рупія: її отримає той, хто купить карту.</numerusform>
            <numerusform>На цій карті %n рупії: їх отримає той, хто купить карту.</numerusform>
            <numerusform>На цій карті %n рупій: їх отримає той, хто купить карту.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves at the end of this turn. {event}: {event_text}</source>
        <translation>Наприкінці цього ходу її приберуть. {event}: {event_text}</translation>
    </message>
    <message>
        <source>A check lies in the market: a second one is resolved at once.</source>
        <translation>На ринку лежить перевірка: друга відбудеться одразу.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>actions</comment>
        <translation>
            <numerusform>ще %n</numerusform>
            <numerusform>ще %n</numerusform>
            <numerusform>ще %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) left · deck {cards}</source>
        <translation>
            <numerusform>Ще %n перевірка · колода {cards}</numerusform>
            <numerusform>Ще %n перевірки · колода {cards}</numerusform>
            <numerusform>Ще %n перевірок · колода {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>In force until the next check</source>
        <translation>Діє до наступної перевірки</translation>
    </message>
    <message>
        <source>No event is in force</source>
        <translation>Жодна подія не діє</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) left</source>
        <translation>
            <numerusform>Ще %n перевірка</numerusform>
            <numerusform>Ще %n перевірки</numerusform>
            <numerusform>Ще %n перевірок</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks of the {coalition_people_gen}: {play} on the map, {left} in the pool.</source>
        <translation>Блоки {coalition_people_gen}: {play} на мапі, {left} у запасі.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Блоки</translation>
    </message>
    <message>
        <source>map</source>
        <comment>column of blocks</comment>
        <translation>мапа</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>column of blocks</comment>
        <translation>запас</translation>
    </message>
    <message>
        <source>needs a lead of {needed}</source>
        <translation>потрібна перевага {needed}</translation>
    </message>
    <message>
        <source>{coalition_people} lead by {lead}, {needed} needed</source>
        <translation>{coalition_people}: перевага {lead}, потрібно {needed}</translation>
    </message>
    <message>
        <source>Nobody leads, {needed} needed</source>
        <translation>Ніхто не попереду, потрібна перевага {needed}</translation>
    </message>
    <message>
        <source>{coalition_people} dominate with a lead of {lead}</source>
        <translation>{coalition_people} панують, перевага {lead}</translation>
    </message>
    <message>
        <source>Victory points: {points}.</source>
        <translation>Переможні очки: {points}.</translation>
    </message>
</context>
<context>
    <name>PamirPicked</name>
    <message>
        <source>Your court will have {count} of {limit} cards: the surplus goes at the end of the turn</source>
        <translation>При вашому дворі буде карт: {count} за межі {limit}; зайві буде скинуто наприкінці ходу</translation>
    </message>
    <message>
        <source>Your court will have {count} of {limit} cards</source>
        <translation>При вашому дворі буде карт: {count} з {limit}</translation>
    </message>
    <message>
        <source>{name}: at which end of your court?</source>
        <translation>{name}: біля якого краю двору?</translation>
    </message>
    <message>
        <source>{name}: into your court?</source>
        <translation>{name}: до вашого двору?</translation>
    </message>
    <message>
        <source>{name}: choose an action</source>
        <translation>{name}: оберіть дію</translation>
    </message>
    <message>
        <source>A bonus action: it costs none of your actions</source>
        <translation>Бонусна дія: вона не витрачає ваших дій</translation>
    </message>
    <message>
        <source>It costs one action of {count}</source>
        <translation>Коштує однієї дії з {count}</translation>
    </message>
    <message>
        <source>{name}: take it for free</source>
        <translation>{name}: узяти безкоштовно</translation>
    </message>
    <message numerus="yes">
        <source>{name}: buy it for %n rupee(s)</source>
        <translation>
            <numerusform>{name}: купити за %n рупію</numerusform>
            <numerusform>{name}: купити за %n рупії</numerusform>
            <numerusform>{name}: купити за %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It happens at once; you will have %n rupee(s) left</source>
        <translation>
            <numerusform>Подія станеться одразу; у вас буде %n рупія</numerusform>
            <numerusform>Подія станеться одразу; у вас буде %n рупії</numerusform>
            <numerusform>Подія станеться одразу; у вас буде %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You will have %n rupee(s) left, and {count} of {limit} cards in your hand</source>
        <translation>
            <numerusform>У вас буде %n рупія, у руці карт: {count} з {limit}</numerusform>
            <numerusform>У вас буде %n рупії, у руці карт: {count} з {limit}</numerusform>
            <numerusform>У вас буде %n рупій, у руці карт: {count} з {limit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n rupee(s)</source>
        <translation>
            <numerusform>до %n рупії</numerusform>
            <numerusform>до %n рупій</numerusform>
            <numerusform>до %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your hand</source>
        <translation>
            <numerusform>%n карта з руки</numerusform>
            <numerusform>%n карти з руки</numerusform>
            <numerusform>%n карт з руки</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} as a bonus</source>
        <translation>бонусом:&#xa0;{count}</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Купити</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a card</comment>
        <translation>Розіграти</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Використати</translation>
    </message>
    <message>
        <source>The army {region_in}: where to?</source>
        <translation>Армія {region_in}: куди?</translation>
    </message>
    <message>
        <source>Your tribe {region_in}: where to?</source>
        <translation>Ваше племʼя {region_in}: куди?</translation>
    </message>
    <message>
        <source>Your spy on {card}: to which card?</source>
        <translation>Ваш шпигун на карті {card}: на яку карту?</translation>
    </message>
</context>
<context>
    <name>PamirQuestions</name>
    <message>
        <source>Declaration {place} of {places}; several players may choose the same</source>
        <translation>Оголошення {place} з {places}; кілька гравців можуть обрати ту саму</translation>
    </message>
    <message>
        <source>To which coalition are you loyal?</source>
        <translation>До якої коаліції ви лояльні?</translation>
    </message>
    <message>
        <source>Nothing is left but to end your turn</source>
        <translation>Залишається тільки закінчити хід</translation>
    </message>
    <message>
        <source>No action is left</source>
        <translation>Дій не залишилося</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can still be used for a bonus action</source>
        <translation>
            <numerusform>Ще %n карту можна використати для бонусної дії</numerusform>
            <numerusform>Ще %n карти можна використати для бонусних дій</numerusform>
            <numerusform>Ще %n карт можна використати для бонусних дій</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy, play or use a card; using {suit_cards} costs no action</source>
        <translation>Купіть, розіграйте або використайте карту; використати {suit_cards} можна без витрати дії</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n action(s) left</source>
        <translation>
            <numerusform>Ваш хід: залишилася %n дія</numerusform>
            <numerusform>Ваш хід: залишилося %n дії</numerusform>
            <numerusform>Ваш хід: залишилося %n дій</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} wants to use {card} ({deed}): what bribe do you ask for?</source>
        <translation>{family} хочуть використати карту {card} ({deed}): який хабар ви попросите?</translation>
    </message>
    <message numerus="yes">
        <source>Your spies hold the card hostage: at most %n rupee(s)</source>
        <translation>
            <numerusform>Ваші шпигуни тримають карту в заручниках: не більше %n рупії</numerusform>
            <numerusform>Ваші шпигуни тримають карту в заручниках: не більше %n рупій</numerusform>
            <numerusform>Ваші шпигуни тримають карту в заручниках: не більше %n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} wants to play {card}: what bribe do you ask for?</source>
        <translation>{family} хочуть розіграти карту {card}: який хабар ви попросите?</translation>
    </message>
    <message numerus="yes">
        <source>You rule {region}: at most %n rupee(s)</source>
        <translation>
            <numerusform>Ви правите {region_ins}: не більше %n рупії</numerusform>
            <numerusform>Ви правите {region_ins}: не більше %n рупій</numerusform>
            <numerusform>Ви правите {region_ins}: не більше %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} asks for %n rupee(s): do you pay?</source>
        <translation>
            <numerusform>{family} просять %n рупію: заплатите?</numerusform>
            <numerusform>{family} просять %n рупії: заплатите?</numerusform>
            <numerusform>{family} просять %n рупій: заплатите?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For playing {card}; you have %n rupee(s)</source>
        <translation>
            <numerusform>За розіграш карти {card}; у вас %n рупія</numerusform>
            <numerusform>За розіграш карти {card}; у вас %n рупії</numerusform>
            <numerusform>За розіграш карти {card}; у вас %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For using {card} ({deed}, which costs {cost}); you have %n rupee(s)</source>
        <translation>
            <numerusform>За використання карти {card} ({deed}, коштує {cost}); у вас %n рупія</numerusform>
            <numerusform>За використання карти {card} ({deed}, коштує {cost}); у вас %n рупії</numerusform>
            <numerusform>За використання карти {card} ({deed}, коштує {cost}); у вас %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For using {card} ({deed}); you have %n rupee(s)</source>
        <translation>
            <numerusform>За використання карти {card} ({deed}); у вас %n рупія</numerusform>
            <numerusform>За використання карти {card} ({deed}); у вас %n рупії</numerusform>
            <numerusform>За використання карти {card} ({deed}); у вас %n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>On which border of {region_gen} does the road go?</source>
        <translation>На який кордон {region_gen} ляже дорога?</translation>
    </message>
    <message>
        <source>Road {number} of {count}</source>
        <translation>Дорога {number} з {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) left in the supply</source>
        <translation>
            <numerusform>у запасі %n блок</numerusform>
            <numerusform>у запасі %n блоки</numerusform>
            <numerusform>у запасі %n блоків</numerusform>
        </translation>
    </message>
    <message>
        <source>On which court card of {region_gen} does the spy go?</source>
        <translation>На яку карту {region_gen} стане шпигун?</translation>
    </message>
    <message>
        <source>Spy {number} of {count}</source>
        <translation>Шпигун {number} з {count}</translation>
    </message>
    <message>
        <source>any court will do</source>
        <translation>при будь-якому дворі</translation>
    </message>
    <message>
        <source>No block of your coalition is left: where do you take one from?</source>
        <translation>У запасі немає блоків вашої коаліції: звідки взяти блок?</translation>
    </message>
    <message>
        <source>Your supply is empty: where do you take a cylinder from?</source>
        <translation>Ваш запас порожній: звідки взяти циліндр?</translation>
    </message>
    <message>
        <source>You build with it</source>
        <translation>Він піде на будівництво</translation>
    </message>
    <message>
        <source>It becomes a spy</source>
        <translation>Він стане шпигуном</translation>
    </message>
    <message>
        <source>It becomes a gift</source>
        <translation>Він стане даром</translation>
    </message>
    <message>
        <source>It becomes a road on a border of {region_gen}</source>
        <translation>Він стане дорогою на кордоні {region_gen}</translation>
    </message>
    <message>
        <source>It becomes an army {region_in}</source>
        <translation>Він стане армією {region_in}</translation>
    </message>
    <message>
        <source>It becomes a tribe {region_in}</source>
        <translation>Він стане племенем {region_in}</translation>
    </message>
    <message>
        <source>It becomes a spy on a card of {region_gen}</source>
        <translation>Він стане шпигуном на карті {region_gen}</translation>
    </message>
    <message>
        <source>Blackmail: on which card do you place a spy?</source>
        <translation>Шантаж: на яку карту поставити шпигуна?</translation>
    </message>
    <message>
        <source>There must be no spy on it yet</source>
        <translation>Шпигунів на ній бути не повинно</translation>
    </message>
    <message>
        <source>Where does block {number} go?</source>
        <translation>Куди поставити блок {number}?</translation>
    </message>
    <message numerus="yes">
        <source>you have %n rupee(s)</source>
        <translation>
            <numerusform>у вас %n рупія</numerusform>
            <numerusform>у вас %n рупії</numerusform>
            <numerusform>у вас %n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>{cost} rupees each, up to {most} blocks</source>
        <translation>Кожен за {cost} рупії, до {most} блоків</translation>
    </message>
    <message>
        <source>This one costs nothing more</source>
        <translation>За цей платити не треба</translation>
    </message>
    <message>
        <source>{cost} rupees for two, up to {most} blocks</source>
        <translation>{cost} рупії за два, до {most} блоків</translation>
    </message>
    <message>
        <source>Where does the free block go?</source>
        <translation>Куди поставити безкоштовний блок?</translation>
    </message>
    <message>
        <source>Each is worth one influence</source>
        <translation>Кожен дає одне очко впливу</translation>
    </message>
    <message>
        <source>Each is worth two influence</source>
        <translation>Кожен дає два очки впливу</translation>
    </message>
    <message>
        <source>Which gift do you buy?</source>
        <translation>Який дар ви зробите?</translation>
    </message>
    <message numerus="yes">
        <source>Tax: you may take %n rupee(s); where from?</source>
        <translation>
            <numerusform>Податок: можна взяти %n рупію; звідки?</numerusform>
            <numerusform>Податок: можна взяти %n рупії; звідки?</numerusform>
            <numerusform>Податок: можна взяти %n рупій; звідки?</numerusform>
        </translation>
    </message>
    <message>
        <source>From market cards, or from players with cards of regions that you rule</source>
        <translation>З карт ринку або в гравців із картами регіонів, якими ви правите</translation>
    </message>
    <message>
        <source>Armies need roads of their coalition; spies go to the next card</source>
        <translation>Арміям потрібні дороги їхньої коаліції; шпигун іде на сусідню карту</translation>
    </message>
    <message>
        <source>Your armies need no roads; spies go to the next card</source>
        <translation>Вашим арміям дороги не потрібні; шпигун іде на сусідню карту</translation>
    </message>
    <message numerus="yes">
        <source>Move: %n step(s) left</source>
        <translation>
            <numerusform>Рух: залишився %n крок</numerusform>
            <numerusform>Рух: залишилося %n кроки</numerusform>
            <numerusform>Рух: залишилося %n кроків</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card do you betray?</source>
        <translation>Яку карту ви зраджуєте?</translation>
    </message>
    <message>
        <source>It goes with all spies on it; the 2 rupees are paid</source>
        <translation>Її буде скинуто разом з усіма шпигунами на ній; 2 рупії вже сплачено</translation>
    </message>
    <message>
        <source>It is worth one influence</source>
        <translation>Він дає одне очко впливу</translation>
    </message>
    <message>
        <source>You would change sides and join the {coalition_people}</source>
        <translation>Ви зміните сторону й перейдете до {coalition_people_gen}</translation>
    </message>
    <message>
        <source>{card}: do you take this prize?</source>
        <translation>{card}: узяти цей трофей?</translation>
    </message>
    <message>
        <source>{card}: where is the battle?</source>
        <translation>{card}: де буде битва?</translation>
    </message>
    <message numerus="yes">
        <source>You remove at most %n piece(s), and no more than you have armies or spies there</source>
        <translation>
            <numerusform>Ви приберете не більше %n фішки й не більше, ніж у вас там армій чи шпигунів</numerusform>
            <numerusform>Ви приберете не більше %n фішок і не більше, ніж у вас там армій чи шпигунів</numerusform>
            <numerusform>Ви приберете не більше %n фішок і не більше, ніж у вас там армій чи шпигунів</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: you may remove %n piece(s); which?</source>
        <translation>
            <numerusform>Битва: можна прибрати %n фішку; яку?</numerusform>
            <numerusform>Битва: можна прибрати %n фішки; яку спочатку?</numerusform>
            <numerusform>Битва: можна прибрати %n фішок; яку спочатку?</numerusform>
        </translation>
    </message>
    <message>
        <source>From this card: {card}</source>
        <translation>З карти {card}</translation>
    </message>
    <message>
        <source>Region: {region}, with its borders</source>
        <translation>Регіон: {region}, разом із кордонами</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) can still be sheltered</source>
        <translation>
            <numerusform>Сховати можна ще %n шпигуна</numerusform>
            <numerusform>Сховати можна ще %n шпигунів</numerusform>
            <numerusform>Сховати можна ще %n шпигунів</numerusform>
        </translation>
    </message>
    <message>
        <source>Your spy was removed: does it go to a Safe House?</source>
        <translation>Вашого шпигуна прибрали: сховати його на конспіративній квартирі?</translation>
    </message>
    <message numerus="yes">
        <source>Limit {limit}: three, and %n political star(s)</source>
        <translation>
            <numerusform>Межа {limit}: три й %n політична зірка</numerusform>
            <numerusform>Межа {limit}: три й %n політичні зірки</numerusform>
            <numerusform>Межа {limit}: три й %n політичних зірок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your court has %n card(s) too many: which one do you discard?</source>
        <translation>
            <numerusform>При вашому дворі %n зайва карта: яку скинути?</numerusform>
            <numerusform>При вашому дворі %n зайві карти: яку скинути?</numerusform>
            <numerusform>При вашому дворі %n зайвих карт: яку скинути?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limit {limit}: two, and %n intelligence star(s)</source>
        <translation>
            <numerusform>Межа {limit}: дві й %n зірка розвідки</numerusform>
            <numerusform>Межа {limit}: дві й %n зірки розвідки</numerusform>
            <numerusform>Межа {limit}: дві й %n зірок розвідки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s) too many: which one do you discard?</source>
        <translation>
            <numerusform>У вашій руці %n зайва карта: яку скинути?</numerusform>
            <numerusform>У вашій руці %n зайві карти: яку скинути?</numerusform>
            <numerusform>У вашій руці %n зайвих карт: яку скинути?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot pay %n rupee(s) of your debt: which card do you give up for it?</source>
        <translation>
            <numerusform>Не вистачає %n рупії, щоб повернути борг: яку карту скинути?</numerusform>
            <numerusform>Не вистачає %n рупій, щоб повернути борг: яку карту скинути?</numerusform>
            <numerusform>Не вистачає %n рупій, щоб повернути борг: яку карту скинути?</numerusform>
        </translation>
    </message>
    <message>
        <source>Each card pays one rupee</source>
        <translation>Кожна карта заміняє одну рупію</translation>
    </message>
    <message>
        <source>You change sides: which patriot goes first?</source>
        <translation>Ви змінюєте сторону: якого патріота скинути першим?</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n patriot(s) and cannot pay back all leverage</source>
        <translation>
            <numerusform>Ви втрачаєте %n патріота й не зможете повернути весь борг за важелі</numerusform>
            <numerusform>Ви втрачаєте %n патріотів і не зможете повернути весь борг за важелі</numerusform>
            <numerusform>Ви втрачаєте %n патріотів і не зможете повернути весь борг за важелі</numerusform>
        </translation>
    </message>
    <message>
        <source>{event}: which card of your hand do you discard?</source>
        <translation>{event}: яку карту з руки ви скинете?</translation>
    </message>
    <message>
        <source>Every player discards one</source>
        <translation>Кожен гравець скидає одну</translation>
    </message>
    <message>
        <source>Who is the rumor about?</source>
        <translation>Про кого чутки?</translation>
    </message>
    <message>
        <source>That player’s patriots give no influence until the next check is over</source>
        <translation>Патріоти цього гравця не дають впливу до кінця наступної перевірки</translation>
    </message>
    <message>
        <source>Who do you swap hands with?</source>
        <translation>З ким помінятися картами з руки?</translation>
    </message>
    <message numerus="yes">
        <source>You give %n card(s)</source>
        <translation>
            <numerusform>Ви віддаєте %n карту</numerusform>
            <numerusform>Ви віддаєте %n карти</numerusform>
            <numerusform>Ви віддаєте %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Which suit is favored until the next Dominance Check?</source>
        <translation>Яка масть буде пріоритетною до наступної перевірки панування?</translation>
    </message>
    <message>
        <source>Icons and events do not change it until then</source>
        <translation>Доти її не змінюють ні значки, ні події</translation>
    </message>
    <message>
        <source>{event}: which region is cleared?</source>
        <translation>{event}: який регіон очистити?</translation>
    </message>
    <message>
        <source>All tribes and armies go; roads stay</source>
        <translation>Усі племена й армії приберуть; дороги залишаться</translation>
    </message>
</context>
<context>
    <name>PamirReasons</name>
    <message>
        <source>Wakhan turns over card {number}: her arrows point at column {column} and {arrow}; her pragmatic loyalty is with the {coalition_people}.</source>
        <extracomment>columns are counted by what their cards cost, from 0; {arrow} is &quot;at the top&quot; or &quot;at the bottom&quot;</extracomment>
        <translation>Вахан перегортає карту {number}: стрілки вказують на стовпець {column} і {arrow}; прагматично він на боці {coalition_people_gen}.</translation>
    </message>
    <message>
        <source>No card lies below it: all her cards are shuffled, and she draws again.</source>
        <translation>Під нею більше немає карт: Вахан перемішує всі свої карти й бере знову.</translation>
    </message>
    <message>
        <source>Card {number}, line {place}: {line}</source>
        <extracomment>{line} is a whole sentence: &quot;Wakhan battles.&quot;</extracomment>
        <translation>Карта {number}, рядок {place}. {line}</translation>
    </message>
    <message>
        <source>That is not possible: no card of her court has the action “{action}”.</source>
        <translation>Це неможливо: жодна карта двору Вахана не має дії «{action}».</translation>
    </message>
    <message>
        <source>That is not possible: all her cards with the action “{action}” are used.</source>
        <translation>Це неможливо: усі карти з дією «{action}» вже використано.</translation>
    </message>
    <message>
        <source>That is not possible: she cannot pay for the action “{action}”.</source>
        <translation>Це неможливо: на дію «{action}» бракує рупій.</translation>
    </message>
    <message>
        <source>That is not possible: there is no region where she has pieces to fight with and enemies to fight.</source>
        <translation>Це неможливо: ніде фігури, що бʼються за Вахана, не стоять поруч із ворогом.</translation>
    </message>
    <message>
        <source>That is not possible: no card has both a spy of hers and an enemy’s.</source>
        <translation>Це неможливо: на жодній карті шпигун Вахана не стоїть поруч із ворожим.</translation>
    </message>
    <message>
        <source>That is not possible: no spy of hers is on a card that she would betray.</source>
        <translation>Це неможливо: жоден шпигун Вахана не стоїть на карті, яку варто було б зрадити.</translation>
    </message>
    <message>
        <source>That is not possible: there is no region where she could build.</source>
        <translation>Це неможливо: немає регіону, де Вахан міг би будувати.</translation>
    </message>
    <message>
        <source>That is not possible: no army of hers can leave for a region where it is wanted.</source>
        <translation>Це неможливо: жодна його армія не може піти туди, де вона потрібна.</translation>
    </message>
    <message>
        <source>That is not possible: there is nothing to tax.</source>
        <translation>Це неможливо: податок узяти ні з кого й ні з чого.</translation>
    </message>
    <message>
        <source>That is not possible: the market has no such card that she can pay for.</source>
        <translation>Це неможливо: на ринку немає такої карти, на яку вистачає рупій.</translation>
    </message>
    <message>
        <source>That is not possible: its condition is not met, or the market has no such card that she can pay for.</source>
        <translation>Це неможливо: умову не виконано або на ринку немає такої карти, на яку вистачає рупій.</translation>
    </message>
    <message>
        <source>Both of her actions are spent: only bonus actions are left.</source>
        <translation>Обидві дії витрачено: лишилися тільки бонусні.</translation>
    </message>
    <message>
        <source>Three lines in a row were not possible: only bonus actions are left.</source>
        <translation>Три рядки поспіль виявилися неможливими: лишилися тільки бонусні дії.</translation>
    </message>
    <message>
        <source>{card} has a bonus action: the leftmost icon that can be done is {action}.</source>
        <extracomment>{action} is the name of an action</extracomment>
        <translation>Карта {card} має бонусну дію, першу зліва з можливих: {action}.</translation>
    </message>
    <message>
        <source>Blackmail: of the cards of {region_gen} without spies she chooses {card} for a spy, since {priority}.</source>
        <extracomment>{priority} is a clause about the card, here and below: &quot;it is the only one&quot;</extracomment>
        <translation>Шантаж: з карт {region_gen} без шпигунів Вахан обирає для шпигуна карту {card}, бо {priority}.</translation>
    </message>
    <message numerus="yes">
        <source>She buys {card}: it brings her %n victory point(s), more than anyone else.</source>
        <translation>
            <numerusform>Вахан купує карту {card}: вона принесе йому %n переможне очко, більше, ніж будь-кому.</numerusform>
            <numerusform>Вахан купує карту {card}: вона принесе йому %n переможні очки, більше, ніж будь-кому.</numerusform>
            <numerusform>Вахан купує карту {card}: вона принесе йому %n переможних очок, більше, ніж будь-кому.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>She buys {card}: it brings her %n victory point(s), and she wins the game with it.</source>
        <translation>
            <numerusform>Вахан купує карту {card}: вона принесе йому %n переможне очко, і він виграє партію.</numerusform>
            <numerusform>Вахан купує карту {card}: вона принесе йому %n переможні очки, і він виграє партію.</numerusform>
            <numerusform>Вахан купує карту {card}: вона принесе йому %n переможних очок, і він виграє партію.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Dominance Check is near: {card} is the cheapest patriot of the dominant {coalition_people}.</source>
        <translation>Наближається перевірка панування, а панує {coalition}: карта {card} — її найдешевший патріот.</translation>
    </message>
    <message>
        <source>A Dominance Check is near and the {coalition_people} are dominant: {card} is the cheapest card with the most armies and roads ({count}).</source>
        <translation>Наближається перевірка панування, а панує {coalition}: карта {card} — найдешевша з тих, де найбільше армій і доріг ({count}).</translation>
    </message>
    <message>
        <source>A Dominance Check is near and the {coalition_people} are dominant, but no card has an army or a road: {card} is the cheapest.</source>
        <translation>Наближається перевірка панування, а панує {coalition}, але на жодній карті немає ні армії, ні дороги: карта {card} — найдешевша.</translation>
    </message>
    <message>
        <source>A Dominance Check is near and nobody is dominant: {card} is the cheapest card with the most tribes and spies ({count}).</source>
        <translation>Наближається перевірка панування, і ніхто не панує: карта {card} — найдешевша з тих, де найбільше племен і шпигунів ({count}).</translation>
    </message>
    <message>
        <source>A Dominance Check is near, nobody is dominant and no card has a tribe or a spy: {card} is the cheapest.</source>
        <translation>Наближається перевірка панування, ніхто не панує, і на жодній карті немає ні племені, ні шпигуна: карта {card} — найдешевша.</translation>
    </message>
    <message>
        <source>A Dominance Check is near, nobody is dominant and no card has a tribe or a spy: {card} brings her the most rupees ({count}).</source>
        <translation>Наближається перевірка панування, ніхто не панує, і на жодній карті немає ні племені, ні шпигуна: карта {card} принесе найбільше рупій ({count}).</translation>
    </message>
    <message>
        <source>Her arrows point at column {start} in {row}: {card} in column {column} is the first valid card.</source>
        <extracomment>{row} is &quot;the upper row&quot; or &quot;the lower row&quot;</extracomment>
        <translation>Стрілки вказують на стовпець {start} і {row}: карта {card} у стовпці {column} — перша придатна.</translation>
    </message>
    <message>
        <source>Where her arrows point no card is valid; from column {start} on in {row}, {card} in column {column} is the first.</source>
        <translation>Там, куди вказують стрілки, придатної карти немає; Вахан перевіряє {row}, починаючи зі стовпця {start}: перша — карта {card} у стовпці {column}.</translation>
    </message>
    <message>
        <source>{card} is cheaper than {other_card}, of the same suit and at least its rank: she takes that instead.</source>
        <translation>Карта {card} дешевша, ніж {other_card}, тієї самої масті й не нижча рангом: Вахан бере її.</translation>
    </message>
    <message numerus="yes">
        <source>Her line asks for {card}, at %n rupee(s).</source>
        <translation>
            <numerusform>Цьому рядку відповідає карта {card} за %n рупію.</numerusform>
            <numerusform>Цьому рядку відповідає карта {card} за %n рупії.</numerusform>
            <numerusform>Цьому рядку відповідає карта {card} за %n рупій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {card} she pays {family} the full bribe of %n rupee(s).</source>
        <translation>
            <numerusform>За карту {card} Вахан платить {family_dat} увесь хабар: %n рупію.</numerusform>
            <numerusform>За карту {card} Вахан платить {family_dat} увесь хабар: %n рупії.</numerusform>
            <numerusform>За карту {card} Вахан платить {family_dat} увесь хабар: %n рупій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {card} she owes {family} a bribe of %n rupee(s), which she does not have: it is discarded.</source>
        <translation>
            <numerusform>За карту {card} Вахан має дати {family_dat} хабар у %n рупію, а стільки не має: карту скинуто.</numerusform>
            <numerusform>За карту {card} Вахан має дати {family_dat} хабар у %n рупії, а стільки не має: карту скинуто.</numerusform>
            <numerusform>За карту {card} Вахан має дати {family_dat} хабар у %n рупій, а стільки не має: карту скинуто.</numerusform>
        </translation>
    </message>
    <message>
        <source>The red arrow says where she plays {card}: at the {side} end of her court.</source>
        <extracomment>{side} is &quot;left&quot; or &quot;right&quot;</extracomment>
        <translation>Червона стрілка вказує, біля якого краю двору Вахан розігрує карту {card}: {side}.</translation>
    </message>
    <message>
        <source>Of the cards of {region_gen} where she does not have the most spies she chooses {card}, since {priority}.</source>
        <translation>З карт {region_gen}, на яких його шпигунів не найбільше, Вахан обирає карту {card}, бо {priority}.</translation>
    </message>
    <message>
        <source>She has the most spies on all cards of {region_gen}; of these she chooses {card}, since {priority}.</source>
        <translation>На всіх картах {region_gen} найбільше шпигунів у Вахана; з них він обирає карту {card}, бо {priority}.</translation>
    </message>
    <message>
        <source>No block of the {coalition_people} is left: by the list of her card she takes an army {region_from}.</source>
        <translation>Блоків {coalition_people_gen} не лишилося: за списком своєї карти Вахан бере армію {region_from}.</translation>
    </message>
    <message>
        <source>No block of the {coalition_people} is left: by the list of her card she takes the road {border}.</source>
        <translation>Блоків {coalition_people_gen} не лишилося: за списком своєї карти Вахан бере дорогу {border}.</translation>
    </message>
    <message>
        <source>No block of the {coalition_people} is left, and none on the map can be taken: nothing is placed.</source>
        <translation>Блоків {coalition_people_gen} не лишилося, і з мапи взяти нічого: нічого не виставлено.</translation>
    </message>
    <message>
        <source>None of her cylinders is left: she takes a tribe {region_from}.</source>
        <translation>Циліндрів у Вахана не лишилося: він бере племʼя {region_from}.</translation>
    </message>
    <message>
        <source>None of her cylinders is left: she takes a spy from {card}.</source>
        <translation>Циліндрів у Вахана не лишилося: він бере шпигуна з карти {card}.</translation>
    </message>
    <message>
        <source>None of her cylinders is left, and none in play can be taken: nothing is placed.</source>
        <translation>Циліндрів у Вахана не лишилося, і взяти їх нізвідки: нічого не виставлено.</translation>
    </message>
    <message>
        <source>A card that was swapped to her is played at once: {card}.</source>
        <translation>Карту, отриману під час обміну, розіграно одразу: {card}.</translation>
    </message>
    <message>
        <source>Of her unused cards with the action “{action}” that she can pay for she chooses {card}, since {priority}.</source>
        <extracomment>{action} is the name of an action</extracomment>
        <translation>З невикористаних карт із дією «{action}», за яку він може заплатити, Вахан обирає карту {card}, бо {priority}.</translation>
    </message>
    <message numerus="yes">
        <source>She taxes players first, the richest first: %n rupee(s) from {family}.</source>
        <translation>
            <numerusform>Вахан збирає податок спершу з гравців, починаючи з найбагатших: %n рупія від {family_gen}.</numerusform>
            <numerusform>Вахан збирає податок спершу з гравців, починаючи з найбагатших: %n рупії від {family_gen}.</numerusform>
            <numerusform>Вахан збирає податок спершу з гравців, починаючи з найбагатших: %n рупій від {family_gen}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the market she takes %n rupee(s) on {card}.</source>
        <translation>
            <numerusform>З ринку Вахан бере %n рупію з карти {card}.</numerusform>
            <numerusform>З ринку Вахан бере %n рупії з карти {card}.</numerusform>
            <numerusform>З ринку Вахан бере %n рупій з карти {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest free gift costs %n rupee(s).</source>
        <translation>
            <numerusform>Найдешевший вільний дар коштує %n рупію.</numerusform>
            <numerusform>Найдешевший вільний дар коштує %n рупії.</numerusform>
            <numerusform>Найдешевший вільний дар коштує %n рупій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{region} is the first region of her list that she rules: up to %n {army_plural} there.</source>
        <translation>
            <numerusform>{region} — перший регіон у списку Вахана, яким він править; там зʼявляться {army_plural}, щонайбільше %n.</numerusform>
            <numerusform>{region} — перший регіон у списку Вахана, яким він править; там зʼявляться {army_plural}, щонайбільше %n.</numerusform>
            <numerusform>{region} — перший регіон у списку Вахана, яким він править; там зʼявляться {army_plural}, щонайбільше %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Infrastructure gives her one more: {army} {region_in}.</source>
        <translation>Інфраструктура дає ще один блок: {army} {region_in}.</translation>
    </message>
    <message>
        <source>Of the cards with a prize and a spy of hers she chooses {card}, since {priority}.</source>
        <translation>З карт із трофеєм і своїм шпигуном Вахан обирає карту {card}, бо {priority}.</translation>
    </message>
    <message>
        <source>She always takes the prize: {card} {coalition_as_prize}.</source>
        <translation>Вахан завжди бере трофей: карту {card} {coalition_as_prize}.</translation>
    </message>
    <message>
        <source>{region} is the first region of her list where she has pieces to fight with (usually {army_plural}) and enemies to fight.</source>
        <translation>{region} — перший регіон у списку Вахана, де його бійці, зазвичай {army_plural}, стикаються з ворогами.</translation>
    </message>
    <message>
        <source>There is no region to fight in. Of the cards with a spy of hers and of an enemy she chooses {card}, since {priority}.</source>
        <translation>У жодному регіоні битися нема з ким. З карт зі своїм і ворожим шпигуном Вахан обирає карту {card}, бо {priority}.</translation>
    </message>
    <message>
        <source>Of the cards with a spy of hers, one of an enemy and the most spies in all ({count}) she chooses {card}, since {priority}.</source>
        <translation>З карт зі своїм і ворожим шпигуном, де шпигунів найбільше ({count}), Вахан обирає карту {card}, бо {priority}.</translation>
    </message>
    <message>
        <source>An army goes {from_region_from} {to_region_to}, where an opponent has a tribe and tribes outnumber such armies.</source>
        <translation>Армія йде {from_region_from} {to_region_to}, де є чуже племʼя, а племен загалом більше, ніж таких армій.</translation>
    </message>
    <message>
        <source>A tribe goes {from_region_from} {to_region_to}, where an opponent has a tribe and tribes outnumber her armies.</source>
        <translation>Племʼя йде {from_region_from} {to_region_to}, де є чуже племʼя, а племен загалом більше, ніж армій Вахана.</translation>
    </message>
    <message>
        <source>No army can move: an idle spy goes from {from_card}, of the lowest priority, to {to_card}, the best beside it.</source>
        <translation>Жодна армія не може йти: вільний шпигун переходить з найменш важливої карти {from_card} на найкращу із сусідніх, {to_card}.</translation>
    </message>
    <message>
        <source>She always uses a Safe House: the spy goes onto {card}.</source>
        <translation>Вахан завжди користується конспіративною квартирою: шпигун іде на карту {card}.</translation>
    </message>
    <message>
        <source>Her court is too large. Of its cards she gives up {card}, since {given_up}.</source>
        <translation>Двір Вахана завеликий. Він скидає карту {card}, бо {given_up}.</translation>
    </message>
    <message>
        <source>The red arrow says who it is about: {family}.</source>
        <translation>Червона стрілка вказує, про кого чутки: {family}.</translation>
    </message>
    <message>
        <source>The red arrow says who she swaps hands with: {family}.</source>
        <translation>Червона стрілка вказує, з ким Вахан міняється картами: {family}.</translation>
    </message>
    <message>
        <source>She leaves the {suit} favored.</source>
        <translation>Вахан лишає пріоритетною {suit_acc}.</translation>
    </message>
    <message>
        <source>{region} is the first region of her list.</source>
        <translation>{region} — перший регіон у списку Вахана.</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>вгору</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>вниз</translation>
    </message>
    <message>
        <source>the upper row</source>
        <translation>верхній ряд</translation>
    </message>
    <message>
        <source>the lower row</source>
        <translation>нижній ряд</translation>
    </message>
    <message>
        <source>left</source>
        <comment>end of a court</comment>
        <translation>лівого</translation>
    </message>
    <message>
        <source>right</source>
        <comment>end of a court</comment>
        <translation>правого</translation>
    </message>
    <message>
        <source>it is the only one</source>
        <translation>вона єдина</translation>
    </message>
    <message>
        <source>it lies with an opponent</source>
        <translation>вона лежить у суперника</translation>
    </message>
    <message>
        <source>it is of the favored suit</source>
        <translation>вона пріоритетної масті</translation>
    </message>
    <message>
        <source>it is a patriot of the dominant coalition</source>
        <translation>вона патріот панівної коаліції</translation>
    </message>
    <message>
        <source>it has a prize of the dominant coalition</source>
        <translation>на ній трофей панівної коаліції</translation>
    </message>
    <message>
        <source>it is a patriot</source>
        <translation>вона патріот</translation>
    </message>
    <message>
        <source>it has leverage</source>
        <translation>на ній є важіль</translation>
    </message>
    <message>
        <source>it has the highest rank</source>
        <translation>її ранг найвищий</translation>
    </message>
    <message>
        <source>it has the highest number</source>
        <translation>її номер найбільший</translation>
    </message>
    <message>
        <source>it is not political</source>
        <translation>вона не політична</translation>
    </message>
    <message>
        <source>it is not a patriot</source>
        <translation>вона не патріот</translation>
    </message>
    <message>
        <source>it has no leverage</source>
        <translation>на ній немає важеля</translation>
    </message>
    <message>
        <source>it has the largest surplus of other players’ spies over hers</source>
        <translation>на ній найбільша перевага чужих шпигунів</translation>
    </message>
    <message>
        <source>it has the fewest spies</source>
        <translation>на ній найменше шпигунів</translation>
    </message>
    <message>
        <source>it has the lowest rank</source>
        <translation>її ранг найнижчий</translation>
    </message>
    <message>
        <source>it is not of the favored suit</source>
        <translation>вона не пріоритетної масті</translation>
    </message>
    <message>
        <source>it has the lowest number</source>
        <translation>її номер найменший</translation>
    </message>
</context>
<context>
    <name>PamirRefusals</name>
    <message>
        <source>{family} decides now.</source>
        <translation>Зараз вирішують {family}.</translation>
    </message>
    <message>
        <source>{card} cannot be bought.</source>
        <translation>Карту {card} не можна купити.</translation>
    </message>
    <message>
        <source>{card} got a rupee this turn: you can buy it next turn.</source>
        <translation>Карта {card} отримала рупію цього ходу: її можна купити наступного.</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {cost}; you have %n rupee(s).</source>
        <translation>
            <numerusform>Карта {card} коштує {cost}; у вас %n рупія.</numerusform>
            <numerusform>Карта {card} коштує {cost}; у вас %n рупії.</numerusform>
            <numerusform>Карта {card} коштує {cost}; у вас %n рупій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards are played at the left or right end of your court.</source>
        <translation>Карту розігрують біля лівого або правого краю вашого двору.</translation>
    </message>
    <message>
        <source>{card} does not have this action: {what}.</source>
        <translation>У карти {card} немає дії: {what}.</translation>
    </message>
    <message>
        <source>{card} was used this turn.</source>
        <translation>Карту {card} цього ходу вже використано.</translation>
    </message>
    <message numerus="yes">
        <source>This costs 2 rupees; you have %n rupee(s).</source>
        <translation>
            <numerusform>Це коштує 2 рупії; у вас %n рупія.</numerusform>
            <numerusform>Це коштує 2 рупії; у вас %n рупії.</numerusform>
            <numerusform>Це коштує 2 рупії; у вас %n рупій.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your gift spaces are filled.</source>
        <translation>Усі ваші поля дарів зайняті.</translation>
    </message>
    <message>
        <source>You rule no region to build in.</source>
        <translation>Ви не правите жодним регіоном, щоб будувати.</translation>
    </message>
    <message>
        <source>There is no card with a spy of yours that can be betrayed.</source>
        <translation>Немає карти з вашим шпигуном, яку можна зрадити.</translation>
    </message>
    <message>
        <source>There are no rupees that you could take.</source>
        <translation>Немає рупій, які можна взяти.</translation>
    </message>
    <message>
        <source>Neither an army nor a spy of yours can move.</source>
        <translation>Жодна ваша армія і жоден шпигун не можуть рухатися.</translation>
    </message>
    <message>
        <source>You have no piece left for it.</source>
        <translation>Для цього не лишилося фішок.</translation>
    </message>
    <message>
        <source>There is no battle that you could fight.</source>
        <translation>Вам ніде стати до битви.</translation>
    </message>
    <message>
        <source>No action is left; only bonus actions and the end of the turn.</source>
        <translation>Дій не залишилося; можливі тільки бонусні дії та кінець ходу.</translation>
    </message>
    <message>
        <source>You have given up this action with {card}: do something else first.</source>
        <translation>Ви відмовилися від цього з картою {card}: спершу зробіть щось інше.</translation>
    </message>
    <message>
        <source>{card} is not in the market.</source>
        <translation>Карти {card} немає на ринку.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>Карти {card} немає у вашій руці.</translation>
    </message>
    <message>
        <source>{card} is not in your court.</source>
        <translation>Карти {card} немає при вашому дворі.</translation>
    </message>
    <message>
        <source>{card} is in no court.</source>
        <translation>Карти {card} немає при жодному дворі.</translation>
    </message>
    <message>
        <source>You have no spy on {card}.</source>
        <translation>На карті {card} немає вашого шпигуна.</translation>
    </message>
    <message numerus="yes">
        <source>You can ask for at most %n rupee(s).</source>
        <translation>
            <numerusform>Можна попросити не більше %n рупії.</numerusform>
            <numerusform>Можна попросити не більше %n рупій.</numerusform>
            <numerusform>Можна попросити не більше %n рупій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n rupee(s).</source>
        <translation>
            <numerusform>У вас %n рупія.</numerusform>
            <numerusform>У вас %n рупії.</numerusform>
            <numerusform>У вас %n рупій.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n rupee(s), and the action itself costs {cost}.</source>
        <translation>
            <numerusform>У вас %n рупія, а сама дія коштує {cost}.</numerusform>
            <numerusform>У вас %n рупії, а сама дія коштує {cost}.</numerusform>
            <numerusform>У вас %n рупій, а сама дія коштує {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The court comes first, then the hand.</source>
        <translation>Спершу двір, потім рука.</translation>
    </message>
    <message>
        <source>{card} is not a patriot you have to lose.</source>
        <translation>Карту {card} ви не втрачаєте: це не патріот колишньої коаліції.</translation>
    </message>
    <message>
        <source>{card} is neither in your court nor in your hand.</source>
        <translation>Карти {card} немає ні при вашому дворі, ні в руці.</translation>
    </message>
    <message>
        <source>{ability}: political cards of {family_gen} cannot be betrayed.</source>
        <translation>{ability}: політичні карти {family_gen} не можна зрадити.</translation>
    </message>
    <message>
        <source>The road goes onto a border of {region_gen}.</source>
        <translation>Дорога лягає на кордон {region_gen}.</translation>
    </message>
    <message>
        <source>{card} is not a card of {region_gen}.</source>
        <translation>Карта {card} не належить до регіону: {region}.</translation>
    </message>
    <message>
        <source>There is a spy on {card} already.</source>
        <translation>На карті {card} вже є шпигун.</translation>
    </message>
    <message>
        <source>{card} is not a card of the region of your Blackmail.</source>
        <translation>Карта {card} не з того регіону, про який каже ваш «Шантаж».</translation>
    </message>
    <message>
        <source>You do not rule {region}: build where you rule, or on a border of it.</source>
        <translation>Ви не правите {region_ins}: будуйте там, де правите, або на кордоні.</translation>
    </message>
    <message>
        <source>You rule neither side of this border: {border}.</source>
        <translation>Ви не правите по жоден бік цього кордону: {border}.</translation>
    </message>
    <message>
        <source>No piece can be taken from there; those that were placed this turn stay.</source>
        <translation>Звідти нема чого взяти; поставлене цього ходу лишається.</translation>
    </message>
    <message>
        <source>Tribes can move only with Nationalism.</source>
        <translation>Племена рухаються, лише коли діє «Націоналізм».</translation>
    </message>
    <message>
        <source>You have no army {region_in}.</source>
        <translation>У вас немає армій {region_in}.</translation>
    </message>
    <message>
        <source>You have no tribe {region_in}.</source>
        <translation>У вас немає племен {region_in}.</translation>
    </message>
    <message>
        <source>{region} and {other_region} have no common border.</source>
        <translation>{region} і {other_region} не межують.</translation>
    </message>
    <message>
        <source>No road of the {coalition_gen} leads {region_from} {other_region_to}.</source>
        <translation>Доріг {coalition_gen} {region_from} {other_region_to} немає.</translation>
    </message>
    <message>
        <source>A spy goes to the next card; the courts form a ring.</source>
        <translation>Шпигун іде на сусідню карту; двори утворюють кільце.</translation>
    </message>
    <message>
        <source>This gift space is filled.</source>
        <translation>Це поле дару зайняте.</translation>
    </message>
    <message numerus="yes">
        <source>This gift costs {cost}; you have %n rupee(s).</source>
        <translation>
            <numerusform>Цей дар коштує {cost}; у вас %n рупія.</numerusform>
            <numerusform>Цей дар коштує {cost}; у вас %n рупії.</numerusform>
            <numerusform>Цей дар коштує {cost}; у вас %n рупій.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no rupees on {card}.</source>
        <translation>На карті {card} немає рупій.</translation>
    </message>
    <message>
        <source>{family} has no court card of a region that you rule.</source>
        <translation>При дворі {family_gen} немає карт регіонів, якими ви правите.</translation>
    </message>
    <message>
        <source>All rupees of {family_gen} are sheltered.</source>
        <translation>Усі рупії {family_gen} під захистом.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest gift costs {cost}; you have %n rupee(s).</source>
        <translation>
            <numerusform>Найдешевший дар коштує {cost}; у вас %n рупія.</numerusform>
            <numerusform>Найдешевший дар коштує {cost}; у вас %n рупії.</numerusform>
            <numerusform>Найдешевший дар коштує {cost}; у вас %n рупій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing there can be removed.</source>
        <translation>Там нема чого прибрати.</translation>
    </message>
    <message>
        <source>{family} is loyal to the {coalition_gen}, as you are.</source>
        <translation>{family} лояльні до тієї самої коаліції, що й ви: {coalition}.</translation>
    </message>
    <message>
        <source>{ability} of {family_gen} prevents that.</source>
        <translation>Цього не дозволяє властивість {family_gen}: {ability}.</translation>
    </message>
    <message>
        <source>Blocks of your own coalition cannot be removed.</source>
        <translation>Блоки своєї коаліції прибирати не можна.</translation>
    </message>
</context>
<context>
    <name>PamirSides</name>
    <message>
        <source>Loyal already</source>
        <translation>Уже лояльні</translation>
    </message>
    <message>
        <source>nobody so far</source>
        <translation>поки що ніхто</translation>
    </message>
    <message>
        <source>What loyalty means</source>
        <translation>Що означає лояльність</translation>
    </message>
    <message>
        <source>Armies and roads that you place are its blocks.</source>
        <translation>Армії та дороги, які ви ставите,&#xa0;— її блоки.</translation>
    </message>
    <message>
        <source>If it dominates at a check, only those loyal to it score, by influence.</source>
        <translation>Якщо вона панує під час перевірки, очки отримують лише лояльні до неї, за вплив.</translation>
    </message>
    <message>
        <source>A patriot of another coalition, or its prize, changes your side.</source>
        <translation>Патріот іншої коаліції або її трофей змінює вашу сторону.</translation>
    </message>
    <message>
        <source>Rules of loyalty</source>
        <translation>Про лояльність</translation>
    </message>
    <message>
        <source>{card}: {coalition_patriot}. Playing it changes your side before its icons count.</source>
        <translation>{card}: {coalition_patriot}. Розігравши карту, ви зміните сторону, перш ніж спрацюють її значки.</translation>
    </message>
    <message>
        <source>{card} is a prize of the {coalition_gen}: with it you change sides.</source>
        <translation>{card}&#xa0;— трофей {coalition_gen}: узявши його, ви зміните сторону.</translation>
    </message>
    <message>
        <source>Join the {coalition_people}?</source>
        <translation>Перейти на бік {coalition_people_gen}?</translation>
    </message>
    <message>
        <source>You lose at once</source>
        <translation>Ви одразу втрачаєте</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Ви отримуєте</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Вплив</translation>
    </message>
    <message>
        <source>Your tribes and spies and all blocks on the map stay where they are.</source>
        <translation>Ваші племена й&#xa0;шпигуни та всі блоки на мапі лишаються на місцях.</translation>
    </message>
    <message>
        <source>Stay with the {coalition_people}</source>
        <translation>Лишитися на боці {coalition_people_gen}</translation>
    </message>
    <message>
        <source>Nothing is spent</source>
        <translation>Ви нічого не витрачаєте</translation>
    </message>
    <message>
        <source>Back to your supply, which will have {count}</source>
        <translation>До запасу; у&#xa0;ньому стане {count}</translation>
    </message>
    <message>
        <source>Out of the game: {cards}</source>
        <translation>Виходять із гри: {cards}</translation>
    </message>
    <message>
        <source>The rule of {region}</source>
        <translation>Влада: {region}</translation>
    </message>
    <message>
        <source>leaves your court</source>
        <translation>залишає ваш двір</translation>
    </message>
    <message>
        <source>Worth 1 influence</source>
        <translation>Дає 1 очко впливу</translation>
    </message>
    <message>
        <source>What you build and place from now on</source>
        <translation>Усе, що ви відтепер будуєте й&#xa0;ставите</translation>
    </message>
    <message>
        <source>You fight the {one_coalition_people} and the {other_coalition_people}</source>
        <translation>Ваші вороги: {one_coalition_people} і&#xa0;{other_coalition_people}</translation>
    </message>
    <message>
        <source>you and {families} do not fight each other</source>
        <translation>більше не вороги: {families}</translation>
    </message>
    <message>
        <source>Blocks of the {coalition_people}</source>
        <translation>Блоки {coalition_people_gen}</translation>
    </message>
    <message>
        <source>Other enemies</source>
        <translation>Інші вороги</translation>
    </message>
    <message>
        <source>Take it and join</source>
        <translation>Узяти й&#xa0;перейти</translation>
    </message>
    <message>
        <source>Join at the right end</source>
        <translation>Перейти: справа</translation>
    </message>
    <message>
        <source>Join at the left end</source>
        <translation>Перейти: зліва</translation>
    </message>
    <message>
        <source>Beside {name}</source>
        <translation>Поруч: {name}</translation>
    </message>
</context>
<context>
    <name>PamirSpoken</name>
    <message>
        <source>In your hand</source>
        <translation>У вашій руці</translation>
    </message>
    <message>
        <source>Card {place} of {places} in the court of {family_gen}</source>
        <translation>Карта {place} з {places} при дворі {family_gen}</translation>
    </message>
    <message>
        <source>Card {place} of {places} in your court</source>
        <translation>Карта {place} з {places} при вашому дворі</translation>
    </message>
    <message>
        <source>Spies on it: {spies}</source>
        <translation>Шпигуни на ній: {spies}</translation>
    </message>
    <message>
        <source>Used this turn</source>
        <translation>Використана цього ходу</translation>
    </message>
    <message>
        <source>Upper row of the market, place {place}</source>
        <translation>Верхній ряд ринку, місце {place}</translation>
    </message>
    <message>
        <source>Lower row of the market, place {place}</source>
        <translation>Нижній ряд ринку, місце {place}</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n rupee(s)</source>
        <translation>
            <numerusform>Коштує %n рупію</numerusform>
            <numerusform>Коштує %n рупії</numerusform>
            <numerusform>Коштує %n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>It is free</source>
        <translation>Вона безкоштовна</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) lie on it</source>
        <translation>
            <numerusform>На ній лежить %n рупія</numerusform>
            <numerusform>На ній лежать %n рупії</numerusform>
            <numerusform>На ній лежить %n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>It got a rupee this turn and cannot be bought</source>
        <translation>Цього ходу на неї поклали рупію: купити не можна</translation>
    </message>
    <message>
        <source>{road}, {border}</source>
        <translation>{road}, {border}</translation>
    </message>
    <message>
        <source>A rupee on {card}</source>
        <translation>Рупія на карті {card}</translation>
    </message>
    <message>
        <source>A tribe of {family_gen} {region_in}</source>
        <translation>Племʼя {family_gen} {region_in}</translation>
    </message>
    <message>
        <source>A spy of {family_gen} on {card}</source>
        <translation>Шпигун {family_gen} на карті {card}</translation>
    </message>
    <message>
        <source>A gift of {family_gen}</source>
        <translation>Дар {family_gen}</translation>
    </message>
    <message>
        <source>A rupee of {family_gen}</source>
        <translation>Рупія {family_gen}</translation>
    </message>
    <message>
        <source>A cylinder from the supply of {family_gen}</source>
        <translation>Циліндр із запасу {family_gen}</translation>
    </message>
    <message>
        <source>Your rupees</source>
        <translation>Ваші рупії</translation>
    </message>
</context>
<context>
    <name>PamirStillOut</name>
    <message>
        <source>What is still in the deck</source>
        <translation>Що ще в колоді</translation>
    </message>
    <message>
        <source>Bought and not played yet</source>
        <translation>Куплені й ще не розіграні</translation>
    </message>
    <message>
        <source>Nobody holds a card that was bought.</source>
        <translation>Ні в кого в руці немає куплених карт.</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Скинуті</translation>
    </message>
    <message>
        <source>No card has been discarded yet.</source>
        <translation>У&#xa0;скиді ще немає карт.</translation>
    </message>
    <message>
        <source>Events that are over or in force, and checks</source>
        <translation>Події, що минули чи діють, і перевірки</translation>
    </message>
    <message>
        <source>No event has happened yet.</source>
        <translation>Ще не було жодної події.</translation>
    </message>
    <message>
        <source>The deck is empty: no more cards will come.</source>
        <translation>Колода порожня: нових карт не буде.</translation>
    </message>
    <message numerus="yes">
        <source>%n court card(s)</source>
        <translation>
            <numerusform>%n карта двору</numerusform>
            <numerusform>%n карти двору</numerusform>
            <numerusform>%n карт двору</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n подія</numerusform>
            <numerusform>%n події</numerusform>
            <numerusform>%n подій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dominance Check(s)</source>
        <translation>
            <numerusform>%n перевірка панування</numerusform>
            <numerusform>%n перевірки панування</numerusform>
            <numerusform>%n перевірок панування</numerusform>
        </translation>
    </message>
    <message>
        <source>In the deck: {parts}.</source>
        <translation>У колоді: {parts}.</translation>
    </message>
    <message>
        <source>Not seen yet, in the deck or not in this game: {regions}</source>
        <translation>Ще не показано (у колоді або не в цій партії): {regions}</translation>
    </message>
    <message>
        <source>See which cards have left the deck, and what may still come</source>
        <translation>Подивитися, які карти вийшли з колоди та які ще можуть зʼявитися</translation>
    </message>
</context>
<context>
    <name>PamirTable</name>
    <message>
        <source>Region</source>
        <translation>Регіон</translation>
    </message>
    <message>
        <source>Patriot</source>
        <translation>Патріот</translation>
    </message>
    <message>
        <source>No</source>
        <comment>column of numbers</comment>
        <translation>№</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Масть</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Значки</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Дії</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Трофей</translation>
    </message>
    <message>
        <source>after this turn</source>
        <translation>після цього ходу</translation>
    </message>
    <message>
        <source>if discarded: {event}</source>
        <translation>якщо скинути: {event}</translation>
    </message>
    <message>
        <source>after this turn: {event}</source>
        <translation>після цього ходу: {event}</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Влада</translation>
    </message>
    <message>
        <source>All in play</source>
        <translation>У грі</translation>
    </message>
    <message>
        <source>In supply</source>
        <translation>У запасі</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Кордон</translation>
    </message>
    <message>
        <source>got a rupee this turn</source>
        <translation>отримала рупію цього ходу</translation>
    </message>
    <message>
        <source>too expensive</source>
        <translation>надто дорого</translation>
    </message>
    <message>
        <source>not for sale</source>
        <translation>не продають</translation>
    </message>
    <message>
        <source>prices for {family_acc}</source>
        <translation>ціни для {family_gen}</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Ринок</translation>
    </message>
    <message>
        <source>Pay</source>
        <comment>column of prices</comment>
        <translation>Цін</translation>
    </message>
    <message>
        <source>On</source>
        <comment>column of rupees</comment>
        <translation>На</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>column of victory points</comment>
        <translation>ПО</translation>
    </message>
    <message>
        <source>Rupees</source>
        <comment>column</comment>
        <translation>Рупії</translation>
    </message>
    <message>
        <source>Safe</source>
        <comment>column of sheltered rupees</comment>
        <translation>Зах</translation>
    </message>
    <message>
        <source>Loyal</source>
        <comment>column of coalitions</comment>
        <translation>Лоял</translation>
    </message>
    <message>
        <source>Infl</source>
        <comment>column of influence</comment>
        <translation>Вплив</translation>
    </message>
    <message>
        <source>Cyl</source>
        <comment>column of cylinders</comment>
        <translation>Цил</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>column</comment>
        <translation>Рука</translation>
    </message>
    <message>
        <source>Court</source>
        <comment>column</comment>
        <translation>Двір</translation>
    </message>
    <message>
        <source>Gifts</source>
        <comment>column</comment>
        <translation>Дари</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>column of military stars</comment>
        <translation>Вій</translation>
    </message>
    <message>
        <source>all</source>
        <comment>coalitions</comment>
        <translation>усі</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>court</comment>
        <translation>порожньо</translation>
    </message>
    <message>
        <source>prizes: {prizes}</source>
        <translation>трофеї: {prizes}</translation>
    </message>
    <message>
        <source>Court of {family_gen} ({letter})</source>
        <translation>Двір {family_gen} ({letter})</translation>
    </message>
    <message>
        <source>hostage of {family_gen}</source>
        <translation>у заручниках у {family_gen}</translation>
    </message>
    <message>
        <source>Really end the turn?</source>
        <translation>Справді закінчити хід?</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Лівий край</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Правий край</translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation>До вашої руки</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Скинути</translation>
    </message>
    <message>
        <source>Happens now</source>
        <translation>Станеться зараз</translation>
    </message>
    <message>
        <source>Drop it on one of the glowing places.</source>
        <translation>Покладіть це на одне з місць, що світяться.</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>переможні очки</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>вплив</translation>
    </message>
    <message>
        <source>Show what a Dominance Check would bring now</source>
        <translation>Показати, що дала б зараз перевірка панування</translation>
    </message>
    <message>
        <source>Open the large map, or close it</source>
        <translation>Відкрити велику мапу або закрити її</translation>
    </message>
    <message>
        <source>Show the map larger, smaller, or whole</source>
        <translation>Показати мапу більшою, меншою або цілою</translation>
    </message>
    <message>
        <source>Hold to see the table under the panel</source>
        <translation>Утримуйте, щоб побачити стіл під аркушем</translation>
    </message>
    <message>
        <source>Your court: {count} of {limit}</source>
        <translation>Ваш двір: {count} з {limit}</translation>
    </message>
    <message>
        <source>Your hand: {count} of {limit}</source>
        <translation>Ваша рука: {count} з {limit}</translation>
    </message>
    <message>
        <source>In other players’ courts</source>
        <translation>При дворах суперників</translation>
    </message>
    <message>
        <source>spies: {counts}</source>
        <translation>шпигуни: {counts}</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s):</source>
        <translation>
            <numerusform>Ваша рука, %n карта:</numerusform>
            <numerusform>Ваша рука, %n карти:</numerusform>
            <numerusform>Ваша рука, %n карт:</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand is empty</source>
        <translation>Ваша рука порожня</translation>
    </message>
    <message>
        <source>Hand of {family_gen}:</source>
        <translation>Рука {family_gen}:</translation>
    </message>
    <message>
        <source>Shown from the hand of {family_gen}:</source>
        <translation>Показано з руки {family_gen}:</translation>
    </message>
    <message>
        <source>Cards are named by their numbers: &apos;buy 37&apos;, &apos;play 37 left&apos;, &apos;tax 8&apos; (also &apos;battle&apos;, &apos;betray&apos;, &apos;build&apos;, &apos;gift&apos;, &apos;move&apos;), &apos;end&apos;. Then come the questions of that action: &apos;road herat-kabul&apos;, &apos;spy 37&apos;, &apos;rupee 37&apos; or &apos;rupee B&apos;, &apos;space 2&apos;, &apos;march herat kabul&apos;, &apos;slip 37 8&apos;, &apos;site kabul&apos;, &apos;remove-tribe B&apos;, &apos;done&apos;.</source>
        <translation>Карти називають за номерами: &apos;buy 37&apos; (купити), &apos;play 37 left&apos; (розіграти ліворуч), &apos;tax 8&apos; (податок; так само &apos;battle&apos;, &apos;betray&apos;, &apos;build&apos;, &apos;gift&apos;, &apos;move&apos;), &apos;end&apos; (кінець ходу). Далі йдуть питання цієї дії: &apos;road herat-kabul&apos;, &apos;spy 37&apos;, &apos;rupee 37&apos; або &apos;rupee B&apos;, &apos;space 2&apos;, &apos;march herat kabul&apos;, &apos;slip 37 8&apos;, &apos;site kabul&apos;, &apos;remove-tribe B&apos;, &apos;done&apos; (досить).</translation>
    </message>
    <message>
        <source>A card shows its number, name, suit with a star for each rank, region, impact icons from top to bottom, actions, and of whom it is a patriot and a prize. Icons: {icons}, leverage ({leverage}), and &apos;&gt;&apos; before the suit that becomes favored. Below or behind it: special ability, spies, hostage. In the market, Pay is the price and On the rupees on the card.</source>
        <translation>На карті зазначено номер, назву, масть із зіркою за кожен ранг, регіон, значки згори вниз, дії та те, чий вона патріот і чий трофей. Значки: {icons}, важіль ({leverage}) і &apos;&gt;&apos; перед мастю, що стане пріоритетною. Під картою або за нею: особлива властивість, шпигуни, заручник. На ринку «Цін» — ціна, «На» — рупії на карті.</translation>
    </message>
    <message>
        <source>In a court &apos;u&apos; is a card that was used this turn, &apos;+&apos; one whose use is a bonus action. Players have letters, as in the moves. VP victory points, Safe rupees sheltered from taxes, Infl influence (of Wakhan among Afghans, British, Russians), Cyl cylinders in play, Hand and Court cards and limit, Gifts filled spaces, Red stars that decide ties.</source>
        <translation>При дворі &apos;u&apos; — карта, використана цього ходу, &apos;+&apos; — карта, дія якої бонусна. У гравців є літери, як у ходах. ПО — переможні очки, «Зах» — рупії, захищені від податків, «Лоял» — коаліція, «Вплив» — вплив (у Вахана серед афганців, британців, росіян), «Цил» — циліндри в грі, «Рука» і «Двір» — карти й межа, «Дари» — зайняті поля дарів, «Вій» — військові (червоні) зірки, що вирішують за нічиєї.</translation>
    </message>
    <message>
        <source>&apos;about 37&apos;, or &apos;about&apos; with the name of a card, an ability, an event or an action, says what it does.</source>
        <translation>&apos;about 37&apos; або &apos;about&apos; із назвою карти, властивості, події чи дії пояснює, що вони роблять.</translation>
    </message>
    <message>
        <source>“{words}” can mean: {names}.</source>
        <translation>«{words}» може означати: {names}.</translation>
    </message>
    <message>
        <source>If it is discarded instead: {event}. {event_text}</source>
        <translation>Якщо її скинути: {event}. {event_text}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>icons or actions of a card</comment>
        <translation>немає</translation>
    </message>
    <message>
        <source>When played: {icons}.</source>
        <translation>Коли розіграно: {icons}.</translation>
    </message>
    <message>
        <source>Actions: {actions}.</source>
        <translation>Дії: {actions}.</translation>
    </message>
    <message>
        <source>{ability} (on {cards}): {ability_text}</source>
        <translation>{ability} (є на картах: {cards}): {ability_text}</translation>
    </message>
    <message>
        <source>{event} ({number}, when it is discarded): {event_text}</source>
        <translation>{event} ({number}, якщо скинути): {event_text}</translation>
    </message>
    <message>
        <source>{event} ({number}, when it is bought): {event_text}</source>
        <translation>{event} ({number}, якщо купити): {event_text}</translation>
    </message>
    <message>
        <source>prize of the {coalition_gen}</source>
        <translation>трофей {coalition_gen}</translation>
    </message>
    <message>
        <source>Nobody has had a turn yet.</source>
        <translation>Ходів ще не було.</translation>
    </message>
    <message>
        <source>The turn of {family_gen}.</source>
        <translation>Хід {family_gen}.</translation>
    </message>
    <message numerus="yes">
        <source>The turn of {family_gen}, %n action(s) left.</source>
        <translation>
            <numerusform>Хід {family_gen}, залишилася %n дія.</numerusform>
            <numerusform>Хід {family_gen}, залишилося %n дії.</numerusform>
            <numerusform>Хід {family_gen}, залишилося %n дій.</numerusform>
        </translation>
    </message>
    <message>
        <source>Favored suit: {suit_word}.</source>
        <translation>Пріоритетна масть: {suit_word}.</translation>
    </message>
    <message>
        <source>Favored suit: {suit_word}; prices are doubled.</source>
        <translation>Пріоритетна масть: {suit_word}; ціни подвоєно.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck.</source>
        <translation>
            <numerusform>У колоді %n карта.</numerusform>
            <numerusform>У колоді %n карти.</numerusform>
            <numerusform>У колоді %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dominance Check(s) to come.</source>
        <translation>
            <numerusform>Попереду %n перевірка панування.</numerusform>
            <numerusform>Попереду %n перевірки панування.</numerusform>
            <numerusform>Попереду %n перевірок панування.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dominance Check(s) to come; in the market: {shown}.</source>
        <translation>
            <numerusform>Попереду %n перевірка панування; на ринку: {shown}.</numerusform>
            <numerusform>Попереду %n перевірки панування; на ринку: {shown}.</numerusform>
            <numerusform>Попереду %n перевірок панування; на ринку: {shown}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {coalition} is dominant, with a lead of {lead}.</source>
        <translation>Панує {coalition}: перевага {lead}.</translation>
    </message>
    <message>
        <source>No coalition is dominant: none leads, and a lead of {needed} is needed.</source>
        <translation>Жодна коаліція не панує: попереду немає нікого, а потрібна перевага {needed}.</translation>
    </message>
    <message>
        <source>No coalition is dominant: the {coalition} leads by {lead}, and a lead of {needed} is needed.</source>
        <translation>Жодна коаліція не панує: попереду {coalition}, її перевага {lead}, а потрібна {needed}.</translation>
    </message>
    <message>
        <source>A check now would count cylinders in play; points: {points}.</source>
        <translation>Якби перевірка була зараз, рахували б циліндри в грі; очки: {points}.</translation>
    </message>
    <message>
        <source>A check now would count influence in the {coalition_gen}; points: {points}.</source>
        <translation>Якби перевірка була зараз, рахували б вплив на боці {coalition_gen}; очки: {points}.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>points</comment>
        <translation>нікому</translation>
    </message>
    <message>
        <source>It would be the last one, so they are doubled.</source>
        <translation>Перевірка остання, тому очки подвоєно.</translation>
    </message>
    <message>
        <source>{event}, for everybody: {event_text}</source>
        <translation>{event}, для всіх: {event_text}</translation>
    </message>
    <message>
        <source>{event}, for {family_acc}: “{text}”.</source>
        <translation>{event}, для {family_gen}: «{text}».</translation>
    </message>
    <message>
        <source>{event}, about {family_acc}: “{text}”.</source>
        <translation>{event}, про {family_acc}: «{text}».</translation>
    </message>
    <message>
        <source>Wakhan’s last card, {number}: {lines}</source>
        <translation>Остання карта Вахана, {number}: {lines}</translation>
    </message>
</context>
<context>
    <name>PamirTalk</name>
    <message>
        <source>The talk</source>
        <translation>Перемовини</translation>
    </message>
    <message>
        <source>{family}: play {card}</source>
        <translation>{family}: розіграш карти {card}</translation>
    </message>
    <message>
        <source>{family}: {deed} with {card}</source>
        <translation>{family}: {deed}, карта {card}</translation>
    </message>
    <message numerus="yes">
        <source>It may cost %n rupee(s) at most</source>
        <translation>
            <numerusform>Хабар: щонайбільше %n рупія</numerusform>
            <numerusform>Хабар: щонайбільше %n рупії</numerusform>
            <numerusform>Хабар: щонайбільше %n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand lies face down during the talk</source>
        <translation>На час перемовин рука закрита</translation>
    </message>
    <message>
        <source>{family}: name a price</source>
        <translation>{family}: час назвати ціну</translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n rupee(s)</source>
        <translation>
            <numerusform>{family}: %n рупія</numerusform>
            <numerusform>{family}: %n рупії</numerusform>
            <numerusform>{family}: %n рупій</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}: pay or drop it</source>
        <translation>{family}: заплатити або відмовитися</translation>
    </message>
    <message>
        <source>Shown from the hand</source>
        <translation>Показано з&#xa0;руки</translation>
    </message>
    <message>
        <source>Court of {family_gen}</source>
        <translation>Двір {family_gen}</translation>
    </message>
    <message>
        <source>to the right end of the court</source>
        <translation>на правий край двору</translation>
    </message>
    <message>
        <source>to the left end of the court</source>
        <translation>на лівий край двору</translation>
    </message>
    <message>
        <source>{region} afterwards</source>
        <translation>Після цього: {region}</translation>
    </message>
    <message>
        <source>Nobody rules there</source>
        <translation>Там ніхто не править</translation>
    </message>
    <message>
        <source>the {suit} will be favored</source>
        <translation>пріоритетною стане {suit}</translation>
    </message>
    <message>
        <source>the {suit} will be favored, and prices double</source>
        <translation>пріоритетною стане {suit}, і ціни подвояться</translation>
    </message>
    <message>
        <source>the {suit} will stay favored</source>
        <translation>пріоритетною лишиться {suit}</translation>
    </message>
    <message>
        <source>{family} rules there</source>
        <translation>Правлять {family}</translation>
    </message>
    <message numerus="yes">
        <source>{family} asks for %n rupee(s), which you cannot pay: the action is dropped.</source>
        <translation>
            <numerusform>{family} просять %n рупію, а стільки ви заплатити не можете: дію скасовано.</numerusform>
            <numerusform>{family} просять %n рупії, а стільки ви заплатити не можете: дію скасовано.</numerusform>
            <numerusform>{family} просять %n рупій, а стільки ви заплатити не можете: дію скасовано.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}: {question}</source>
        <translation>{family}: {question}</translation>
    </message>
    <message>
        <source>The price of {family_gen}</source>
        <translation>Ціна {family_gen}</translation>
    </message>
    <message>
        <source>If it is played</source>
        <translation>Якщо розіграти</translation>
    </message>
    <message>
        <source>If it is used</source>
        <translation>Якщо використати</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) on borders of {region_gen}</source>
        <translation>
            <numerusform>%n дорога на кордоні {region_gen}</numerusform>
            <numerusform>%n дороги на кордонах {region_gen}</numerusform>
            <numerusform>%n доріг на кордонах {region_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) on cards of {region_gen}</source>
        <translation>
            <numerusform>%n шпигун на карті {region_gen}</numerusform>
            <numerusform>%n шпигуни на картах {region_gen}</numerusform>
            <numerusform>%n шпигунів на картах {region_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} has %n rupee(s)</source>
        <translation>
            <numerusform>у {family_gen} %n рупія</numerusform>
            <numerusform>у {family_gen} %n рупії</numerusform>
            <numerusform>у {family_gen} %n рупій</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} has %n rupee(s), the action costs {cost}</source>
        <translation>
            <numerusform>у {family_gen} %n рупія, дія коштує {cost}</numerusform>
            <numerusform>у {family_gen} %n рупії, дія коштує {cost}</numerusform>
            <numerusform>у {family_gen} %n рупій, дія коштує {cost}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirWakhan</name>
    <message>
        <source>Not political</source>
        <translation>Не політична</translation>
    </message>
    <message>
        <source>Not a patriot</source>
        <translation>Не патріот</translation>
    </message>
    <message>
        <source>No leverage</source>
        <translation>Без важеля</translation>
    </message>
    <message>
        <source>Most foreign spies</source>
        <translation>Найбільше чужих шпигунів</translation>
    </message>
    <message>
        <source>Fewest spies</source>
        <translation>Найменше шпигунів</translation>
    </message>
    <message>
        <source>Lowest rank</source>
        <translation>Найнижчий ранг</translation>
    </message>
    <message>
        <source>Not the favored suit</source>
        <translation>Не пріоритетна масть</translation>
    </message>
    <message>
        <source>Lowest number</source>
        <translation>Найменший номер</translation>
    </message>
    <message>
        <source>Opponent’s card</source>
        <translation>Карта суперника</translation>
    </message>
    <message>
        <source>Favored suit</source>
        <translation>Пріоритетна масть</translation>
    </message>
    <message>
        <source>Dominant’s patriot</source>
        <translation>Патріот панівної</translation>
    </message>
    <message>
        <source>Dominant’s prize</source>
        <translation>Трофей панівної</translation>
    </message>
    <message>
        <source>Patriot</source>
        <translation>Патріот</translation>
    </message>
    <message>
        <source>Leverage</source>
        <translation>Важіль</translation>
    </message>
    <message>
        <source>Highest rank</source>
        <translation>Найвищий ранг</translation>
    </message>
    <message>
        <source>Highest number</source>
        <translation>Найбільший номер</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Карта {number}</translation>
    </message>
    <message>
        <source>Bonus actions</source>
        <translation>Бонусні дії</translation>
    </message>
    <message>
        <source>attempt {count}</source>
        <translation>спроба {count}</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Чому</translation>
    </message>
    <message>
        <source>Why {card}</source>
        <translation>Чому {card}</translation>
    </message>
    <message>
        <source>Why {card}, not {other_card}</source>
        <translation>Чому {card}, а не {other_card}</translation>
    </message>
    <message>
        <source>decides nothing</source>
        <translation>не вирішило</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>лишилася %n карта</numerusform>
            <numerusform>лишилося %n карти</numerusform>
            <numerusform>лишилося %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to come</source>
        <translation>
            <numerusform>попереду %n карта</numerusform>
            <numerusform>попереду %n карти</numerusform>
            <numerusform>попереду %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Усе</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далі</translation>
    </message>
</context>
<context>
    <name>Parcels</name>
    <message>
        <source>The set opens as soon as those that you have are there.</source>
        <translation>Набір відкриється, щойно буде прочитано ті, що у вас є.</translation>
    </message>
    <message>
        <source>This set of cards cannot be opened</source>
        <translation>Цей набір карт не відкривається</translation>
    </message>
</context>
<context>
    <name>PickerScreen</name>
    <message>
        <source>Choose ten kinds of cards</source>
        <translation>Оберіть десять видів карт</translation>
    </message>
    <message>
        <source>Every family plays the same ten. The rule books do not say how to mix sets: choosing ten kinds is our house rule.</source>
        <translation>Усі родини грають тими самими десятьма. Як змішувати набори, у&#xa0;книгах правил не сказано: це наше домашнє правило.</translation>
    </message>
    <message>
        <source>Click a card, or press Enter, to add or remove it.</source>
        <translation>Клацніть карту або натисніть Enter, щоб додати її чи прибрати.</translation>
    </message>
    <message>
        <source>Random ten</source>
        <translation>Десять навмання</translation>
    </message>
    <message>
        <source>Ten of these cards, drawn at random (key R)</source>
        <translation>Десять випадкових карт з&#xa0;усіх цих (клавіша R)</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Прибрати всі</translation>
    </message>
    <message>
        <source>Remove every card from the deck (key Del)</source>
        <translation>Прибрати з&#xa0;колоди всі карти (клавіша Del)</translation>
    </message>
    <message>
        <source>Play with these ten</source>
        <translation>Грати цими десятьма</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>{own} + {others}</source>
        <translation>{own} + {others}</translation>
    </message>
    <message>
        <source>{others} of “{first}” and {own} of “{last}”, drawn at random (key F)</source>
        <translation>Випадкові карти: {others} з&#xa0;набору «{first}» та {own} з&#xa0;набору «{last}» (клавіша F)</translation>
    </message>
    <message>
        <source>{own} of “{last}” and {others} of the other sets, drawn at random (key F)</source>
        <translation>Випадкові карти: {own} з&#xa0;набору «{last}» та {others} з&#xa0;інших наборів (клавіша F)</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>обрано %n</numerusform>
            <numerusform>обрано %n</numerusform>
            <numerusform>обрано %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, character, chosen</source>
        <translation>{card}, персонаж, карту обрано</translation>
    </message>
    <message>
        <source>{card}, character, not chosen</source>
        <translation>{card}, персонаж, карту не обрано</translation>
    </message>
    <message>
        <source>{card}, intrigue, chosen</source>
        <translation>{card}, інтрига, карту обрано</translation>
    </message>
    <message>
        <source>{card}, intrigue, not chosen</source>
        <translation>{card}, інтрига, карту не обрано</translation>
    </message>
    <message numerus="yes">
        <source>%n of {ten}</source>
        <comment>how many kinds are chosen</comment>
        <translation>
            <numerusform>%n із {ten}</numerusform>
            <numerusform>%n з&#xa0;{ten}</numerusform>
            <numerusform>%n із {ten}</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten already</source>
        <translation>Уже десять</translation>
    </message>
    <message>
        <source>Your deck: {cards}</source>
        <translation>Ваша колода: {cards}</translation>
    </message>
    <message>
        <source>Your deck is empty</source>
        <translation>Ваша колода порожня</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more kind(s) first</source>
        <translation>
            <numerusform>Спершу оберіть ще %n&#xa0;карту</numerusform>
            <numerusform>Спершу оберіть ще %n&#xa0;карти</numerusform>
            <numerusform>Спершу оберіть ще %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{set} · character</source>
        <translation>{set} · персонаж</translation>
    </message>
    <message>
        <source>{set} · intrigue</source>
        <translation>{set} · інтрига</translation>
    </message>
    <message>
        <source>Remove from the deck: {card}</source>
        <translation>Прибрати з&#xa0;колоди: {card}</translation>
    </message>
    <message>
        <source>Remove from the deck</source>
        <translation>Прибрати з&#xa0;колоди</translation>
    </message>
    <message>
        <source>Add to the deck: {card}</source>
        <translation>Додати до колоди: {card}</translation>
    </message>
    <message>
        <source>Add to the deck</source>
        <translation>Додати до колоди</translation>
    </message>
    <message numerus="yes">
        <source>%n more kind(s) to choose</source>
        <translation>
            <numerusform>Лишилося обрати %n&#xa0;карту</numerusform>
            <numerusform>Лишилося обрати %n&#xa0;карти</numerusform>
            <numerusform>Лишилося обрати %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as the house deck “{name}”</source>
        <translation>Збережено як домашню колоду «{name}»</translation>
    </message>
    <message>
        <source>Ten kinds are chosen already. Remove one first.</source>
        <translation>Десять видів уже обрано. Спершу приберіть один.</translation>
    </message>
</context>
<context>
    <name>PlaybackBar</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Продовжувати</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>To my turn</source>
        <translation>До мого ходу</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
</context>
<context>
    <name>PlaybackController</name>
    <message>
        <source>Event {number} of {count}: {card}</source>
        <translation>Подія {number} з {count}: {card}</translation>
    </message>
    <message>
        <source>Event {number} of {count}</source>
        <translation>Подія {number} з {count}</translation>
    </message>
    <message>
        <source>You were here: {sentence}</source>
        <translation>Ви зупинилися тут: {sentence}</translation>
    </message>
    <message>
        <source>See what others did since your turn</source>
        <translation>Переглянути, що інші зробили після вашого ходу</translation>
    </message>
    <message>
        <source>Stop after every event, or go on</source>
        <translation>Зупинятися після кожної події або продовжувати</translation>
    </message>
    <message>
        <source>Look at the previous event again</source>
        <translation>Знову подивитися попередню подію</translation>
    </message>
    <message>
        <source>Go on to your next decision</source>
        <translation>Перейти до свого наступного рішення</translation>
    </message>
    <message>
        <source>Tell everything faster</source>
        <translation>Розповідати все швидше</translation>
    </message>
    <message>
        <source>Tell everything slower</source>
        <translation>Розповідати все повільніше</translation>
    </message>
    <message>
        <source>Shown again, as it was then</source>
        <translation>Показано знову, як було тоді</translation>
    </message>
    <message>
        <source>Shown again: event {number} of {count} since your turn, as it was then</source>
        <translation>Показано знову: подія {number} з {count} після вашого ходу, як було тоді</translation>
    </message>
    <message>
        <source>Shown again: event {number} of {count} since the beginning, as it was then</source>
        <translation>Показано знову: подія {number} з {count} від початку партії, як було тоді</translation>
    </message>
    <message>
        <source>Event {number}</source>
        <translation>Подія {number}</translation>
    </message>
    <message>
        <source>since your turn</source>
        <translation>після вашого ходу</translation>
    </message>
    <message>
        <source>since the beginning</source>
        <translation>від початку партії</translation>
    </message>
    <message>
        <source>Since your turn · {count}</source>
        <translation>Після вашого ходу · {count}</translation>
    </message>
    <message>
        <source>Since the beginning · {count}</source>
        <translation>Від початку партії · {count}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>Event by event</source>
        <translation>Подія за подією</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Play on from here</source>
        <translation>Грати далі звідси</translation>
    </message>
    <message>
        <source>Who plays? It becomes a separate practice game, which does not count in the statistics.</source>
        <translation>Хто грає? Це буде окрема навчальна партія, яка не входить до статистики.</translation>
    </message>
    <message>
        <source>Begin the practice game</source>
        <translation>Почати навчальну партію</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Назад до повтору</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>From the chronicle</source>
        <translation>З хроніки</translation>
    </message>
    <message>
        <source>Last event</source>
        <translation>Розказано останнім</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A file of puzzles cannot be read</source>
        <translation>Файл задач не можна прочитати</translation>
    </message>
    <message>
        <source>This puzzle cannot be played</source>
        <translation>Цю задачу не можна зіграти</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачі</translation>
    </message>
    <message>
        <source>Open a file of puzzles</source>
        <translation>Відкрити файл задач</translation>
    </message>
    <message>
        <source>This file was not taken</source>
        <translation>Цей файл не прийнято</translation>
    </message>
    <message>
        <source>{game}, you and three squires. Everyone who plays today has the same deal.</source>
        <translation>{game}: ви і три зброєносці. У всіх, хто грає сьогодні, та сама роздача.</translation>
    </message>
    <message>
        <source>{day}: {game}. {result}</source>
        <translation>{day}: {game}. {result}</translation>
    </message>
    <message>
        <source>You won it.</source>
        <translation>Ви перемогли.</translation>
    </message>
    <message>
        <source>You did not win it.</source>
        <translation>Перемогли не ви.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Усі задачі</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Показати розвʼязок</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Спробувати ще раз</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Наступна задача</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Легкі</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Середні</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Важкі</translation>
    </message>
    <message>
        <source>{family}: find the move that wins most often.</source>
        <translation>{family}: знайдіть хід, що найчастіше веде до перемоги.</translation>
    </message>
    <message>
        <source>{family}: find the move that wins whatever the others do.</source>
        <translation>{family}: знайдіть хід, що веде до перемоги, хоч би що робили інші.</translation>
    </message>
    <message>
        <source>Right: this move wins whatever the others do.</source>
        <translation>Правильно: цей хід веде до перемоги, хоч би що робили інші.</translation>
    </message>
    <message>
        <source>Right: this move wins {best} of 100 games, the next best one {next}.</source>
        <translation>Правильно: цей хід дає перемогу в {best} зі 100 партій, наступний за ним — у {next}.</translation>
    </message>
    <message>
        <source>To have it marked as solved, come back after another puzzle and find it at once.</source>
        <translation>Щоб її було позначено як розвʼязану, поверніться до неї після іншої задачі й знайдіть хід з першого разу.</translation>
    </message>
    <message>
        <source>After this move the others can keep you from winning; there is a better one.</source>
        <translation>Після цього ходу інші можуть завадити вам перемогти; є кращий хід.</translation>
    </message>
    <message>
        <source>This move wins {own} of 100 games; there is a better one.</source>
        <translation>Цей хід дає перемогу в {own} зі 100 партій; є кращий хід.</translation>
    </message>
    <message>
        <source>The solution: this move wins whatever the others do.</source>
        <translation>Розвʼязок: цей хід веде до перемоги, хоч би що робили інші.</translation>
    </message>
    <message>
        <source>The solution: this move wins {best} of 100 games, the next best one {next}.</source>
        <translation>Розвʼязок: цей хід дає перемогу в {best} зі 100 партій, наступний за ним — у {next}.</translation>
    </message>
    <message>
        <source>{game}, {grade}: puzzle {number}</source>
        <translation>{game}, {grade}: задача {number}</translation>
    </message>
    <message>
        <source>{game}, {grade}: puzzle {number}, solved</source>
        <translation>{game}, {grade}: задача {number}, розвʼязана</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>Розвʼязано {solved} із {count}</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Відкрити файл</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Роздача дня</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Зіграти роздачу дня</translation>
    </message>
    <message>
        <source>Find the best move, or play the deal of the day</source>
        <translation>Знайти найкращий хід або зіграти роздачу дня</translation>
    </message>
</context>
<context>
    <name>QueueStrip</name>
    <message>
        <source>{number}: {family}, {card}, face up</source>
        <translation>{number}: {family}, {card}, горілиць</translation>
    </message>
    <message>
        <source>{number}: {family}, {card}, face down</source>
        <translation>{number}: {family}, {card}, долілиць</translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n&#xa0;очко впливу</numerusform>
            <numerusform>%n&#xa0;очки впливу</numerusform>
            <numerusform>%n&#xa0;очок впливу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdict token(s)</source>
        <translation>
            <numerusform>%n&#xa0;жетон вироку</numerusform>
            <numerusform>%n&#xa0;жетони вироку</numerusform>
            <numerusform>%n&#xa0;жетонів вироку</numerusform>
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
            <numerusform>{family} подумки дограли %n&#xa0;партію: так вийшло найкраще.</numerusform>
            <numerusform>{family} подумки дограли %n&#xa0;партії: так вийшло найкраще.</numerusform>
            <numerusform>{family} подумки дограли %n&#xa0;партій: так вийшло найкраще.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} has learned from many games that this usually pays.</source>
        <translation>{family} знають із багатьох партій, що це здебільшого окупається.</translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message>
        <source>Show all of it</source>
        <translation>Показати все</translation>
    </message>
    <message>
        <source>Go to my turn</source>
        <translation>До мого ходу</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>Після вашого ходу</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>Від початку партії</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Крок {number} з {count}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Швидкість</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Грати далі звідси</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Дивитися</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор гри</translation>
    </message>
    <message>
        <source>Steps of the game</source>
        <translation>Кроки партії</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На крок назад</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>На крок уперед</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>of a game</comment>
        <translation>У&#xa0;кінець</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Вийти з повтору</translation>
    </message>
    <message>
        <source>Back one mark</source>
        <translation>До попередньої позначки</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>До наступної позначки</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Чиїми очима</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поділитися</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>All cards open</source>
        <translation>Усі карти відкрито</translation>
    </message>
    <message>
        <source>What everyone saw</source>
        <translation>Те, що бачили всі</translation>
    </message>
    <message>
        <source>As {name} saw it ({family})</source>
        <translation>Очима гравця {name} ({family})</translation>
    </message>
    <message>
        <source>You can play on from here once the game is over.</source>
        <translation>Грати далі звідси можна, коли партію закінчено.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Тут партію вже закінчено.</translation>
    </message>
    <message>
        <source>Go to the mark before or after</source>
        <translation>Перейти до попередньої чи наступної позначки</translation>
    </message>
    <message>
        <source>Play or pause the replay</source>
        <translation>Показувати партію автоматично або зупинити показ</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>Go one step back or forward</source>
        <translation>На крок назад чи вперед</translation>
    </message>
    <message>
        <source>Go to the beginning or to the end</source>
        <translation>На початок чи в кінець</translation>
    </message>
    <message>
        <source>Switch to another player’s view</source>
        <translation>Дивитися чужими очима</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Грати далі звідси</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Вийти з повтору</translation>
    </message>
    <message>
        <source>Tell everything faster or slower</source>
        <translation>Розповідати все швидше чи повільніше</translation>
    </message>
    <message>
        <source>Ask the coach what decided the game</source>
        <translation>Спитати тренера, що вирішило долю гри</translation>
    </message>
    <message>
        <source>Go to one of the coach’s deciding moments</source>
        <translation>Перейти до моменту, який виділив тренер</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор гри</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Close the rules (Esc)</source>
        <translation>Закрити правила (Esc)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Пошук</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Пошук у&#xa0;правилах</translation>
    </message>
    <message>
        <source>The browser could not be opened. Please type the address into it yourself.</source>
        <translation>Браузер не вдається відкрити. Відкрийте його й уведіть адресу самі.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопійовано</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>Див. також</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Мова правил</translation>
    </message>
    <message>
        <source>{game} › {chapter}</source>
        <translation>{game} › {chapter}</translation>
    </message>
    <message>
        <source>Previous page: {title}</source>
        <translation>Попередня сторінка: {title}</translation>
    </message>
    <message>
        <source>Next page: {title}</source>
        <translation>Наступна сторінка: {title}</translation>
    </message>
    <message>
        <source>{card}: {text}</source>
        <translation>{card}: {text}</translation>
    </message>
    <message>
        <source>character</source>
        <translation>персонаж</translation>
    </message>
    <message>
        <source>intrigue</source>
        <translation>інтрига</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n&#xa0;місце</numerusform>
            <numerusform>%n&#xa0;місця</numerusform>
            <numerusform>%n&#xa0;місць</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SandboxView</name>
    <message>
        <source>On the table</source>
        <translation>На столі</translation>
    </message>
    <message>
        <source>Show this table larger</source>
        <translation>Показати цей стіл більшим</translation>
    </message>
    <message>
        <source>Back to the card</source>
        <translation>Назад до карти</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Активувати</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Take back the last answer (key Z)</source>
        <translation>Скасувати останню відповідь (клавіша Z)</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ще раз</translation>
    </message>
    <message>
        <source>Start over from the same position</source>
        <translation>Почати знову з тієї самої позиції</translation>
    </message>
    <message>
        <source>Another position</source>
        <translation>Інша позиція</translation>
    </message>
    <message>
        <source>Position {number} of {count}: {title}</source>
        <translation>Позиція {number} з {count}: {title}</translation>
    </message>
    <message>
        <source>{family}: {before} before, {now} now</source>
        <translation>{family}: було {before}, тепер {now}</translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>Let us begin, and carefully, please.</source>
        <translation>Почнімо — і прошу вас, обережно.</translation>
    </message>
    <message>
        <source>Forgive me. It was too close to what is mine.</source>
        <translation>Вибачте. Це було надто близько до мого.</translation>
    </message>
    <message>
        <source>I had no choice, believe me.</source>
        <translation>Я не мала вибору, повірте.</translation>
    </message>
    <message>
        <source>I knew I should have locked that away.</source>
        <translation>Так і знала: треба було це замкнути.</translation>
    </message>
    <message>
        <source>Slow steps go far.</source>
        <translation>Тихіше їдеш — далі будеш.</translation>
    </message>
    <message>
        <source>At least nobody was hurt.</source>
        <translation>Принаймні ніхто не постраждав.</translation>
    </message>
    <message>
        <source>I forget nothing. Just so you know.</source>
        <translation>Я нічого не забуваю. Майте на увазі.</translation>
    </message>
    <message>
        <source>That was for last time.</source>
        <translation>Це за минулий раз.</translation>
    </message>
    <message>
        <source>Now we are even. For now.</source>
        <translation>Тепер ми квити. Поки що.</translation>
    </message>
    <message>
        <source>I shall remember that.</source>
        <translation>Я це запамʼятаю.</translation>
    </message>
    <message>
        <source>All debts are paid.</source>
        <translation>Усі борги сплачено.</translation>
    </message>
    <message>
        <source>This is not over.</source>
        <translation>Це ще не кінець.</translation>
    </message>
    <message>
        <source>Hands off my chest, everybody.</source>
        <translation>Руки геть від моєї скрині.</translation>
    </message>
    <message>
        <source>A little more for the chest.</source>
        <translation>Ще трохи до скрині.</translation>
    </message>
    <message>
        <source>You will not miss it.</source>
        <translation>Вам це все одно ні до чого.</translation>
    </message>
    <message>
        <source>My savings. All my savings.</source>
        <translation>Мої заощадження. Усі мої заощадження.</translation>
    </message>
    <message>
        <source>Surprise.</source>
        <translation>Сюрприз.</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>Penny by penny, and here we are.</source>
        <translation>Гріш до гроша — і маємо.</translation>
    </message>
    <message>
        <source>A little longer and it would have paid.</source>
        <translation>Ще трохи, і все окупилося б.</translation>
    </message>
    <message>
        <source>Trust me. Or don’t.</source>
        <translation>Вірте мені. Або не вірте.</translation>
    </message>
    <message>
        <source>You did not see that coming, did you?</source>
        <translation>Не чекали, правда ж?</translation>
    </message>
    <message>
        <source>Just as I planned. Honestly.</source>
        <translation>Усе за планом. Слово честі.</translation>
    </message>
    <message>
        <source>And I was bluffing the whole time.</source>
        <translation>А я ж увесь час блефував.</translation>
    </message>
    <message>
        <source>I let you have this one.</source>
        <translation>Гаразд, цю партію я вам подарував.</translation>
    </message>
    <message>
        <source>Watch closely; I shall hide little.</source>
        <translation>Дивіться уважно: приховувати я буду мало.</translation>
    </message>
    <message>
        <source>A lesson: guard what matters.</source>
        <translation>Урок: бережіть найцінніше.</translation>
    </message>
    <message>
        <source>Do you see why that had to be?</source>
        <translation>Розумієте, чому це було потрібно?</translation>
    </message>
    <message>
        <source>Well done. I would have done the same.</source>
        <translation>Добрий хід. Я вчинив би так само.</translation>
    </message>
    <message>
        <source>Shall we go through it once more?</source>
        <translation>Розберемо все ще раз?</translation>
    </message>
    <message>
        <source>The pupil surpasses the master. Splendid.</source>
        <translation>Учень перевершив учителя. Чудово.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Human</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Хто грає</translation>
    </message>
    <message>
        <source>Squire (rules of thumb)</source>
        <translation>Зброєносець (за простими правилами)</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Зброєносець</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Паж</translation>
    </message>
    <message>
        <source>How the bot of {family} plays</source>
        <translation>Як грає бот: {family}</translation>
    </message>
    <message>
        <source>Name of the player of {family}</source>
        <translation>Імʼя гравця: {family}</translation>
    </message>
    <message>
        <source>{family}, empty seat</source>
        <translation>{family}, місце вільне</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Додати гравця</translation>
    </message>
    <message>
        <source>Add a player: {family}</source>
        <translation>Додати гравця: {family}</translation>
    </message>
    <message>
        <source>Sits out: at most two play</source>
        <translation>Поза грою: грають лише двоє</translation>
    </message>
    <message>
        <source>Sits out: at most three play</source>
        <translation>Поза грою: грають лише троє</translation>
    </message>
    <message>
        <source>Sits out: at most four play</source>
        <translation>Поза грою: грають лише четверо</translation>
    </message>
    <message>
        <source>Drag to change the order, or press Alt and an arrow key</source>
        <translation>Перетягніть, щоб змінити порядок, або натисніть Alt і&#xa0;стрілку</translation>
    </message>
    <message>
        <source>{level}, {character}</source>
        <translation>{level}, {character}</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Звичайний</translation>
    </message>
    <message>
        <source>Regent</source>
        <translation>Регент</translation>
    </message>
    <message>
        <source>Regent (thinks ahead)</source>
        <translation>Регент (думає наперед)</translation>
    </message>
    <message>
        <source>The regent thinks ahead and gives nothing away.</source>
        <translation>Регент думає наперед і нічого не віддає задарма.</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>Канцлер</translation>
    </message>
    <message>
        <source>Chancellor (experienced)</source>
        <translation>Канцлер (досвідчений)</translation>
    </message>
    <message>
        <source>The chancellor has learned from many games and rarely errs.</source>
        <translation>Канцлер навчався на безлічі партій і рідко помиляється.</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Придворний</translation>
    </message>
    <message>
        <source>Courtier (lively)</source>
        <translation>Придворний (жвавий)</translation>
    </message>
    <message>
        <source>The courtier has learned from many games and still likes to try things.</source>
        <translation>Придворний навчався на безлічі партій, але й досі любить пробувати нове.</translation>
    </message>
    <message>
        <source>The squire goes by simple rules of thumb.</source>
        <translation>Зброєносець грає за простими правилами.</translation>
    </message>
    <message>
        <source>Page (beginner)</source>
        <translation>Паж (новачок)</translation>
    </message>
    <message>
        <source>The page is a beginner, who often misjudges.</source>
        <translation>Паж — новачок і часто помиляється.</translation>
    </message>
    <message>
        <source>Cautious</source>
        <comment>a character</comment>
        <translation>Обережна</translation>
    </message>
    <message>
        <source>Dame Prudence</source>
        <translation>Дама Пруденція</translation>
    </message>
    <message>
        <source>Dame Prudence shelters what she has and would rather not strike.</source>
        <translation>Дама Пруденція береже своє і воліє ні на кого не нападати.</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <comment>a character</comment>
        <translation>Злопамʼятний</translation>
    </message>
    <message>
        <source>Sir Guiscard</source>
        <translation>Сер Гвіскар</translation>
    </message>
    <message>
        <source>Sir Guiscard strikes back at whoever has struck him.</source>
        <translation>Сер Гвіскар мститься кожному, хто його зачепив.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <comment>a character</comment>
        <translation>Скнара</translation>
    </message>
    <message>
        <source>Master Aldous</source>
        <translation>Майстер Олдос</translation>
    </message>
    <message>
        <source>Master Aldous lets his influence lie and grow.</source>
        <translation>Майстер Олдос збирає й чекає, доки назбиране не підросте.</translation>
    </message>
    <message>
        <source>Bluffer</source>
        <comment>a character</comment>
        <translation>Хитрун</translation>
    </message>
    <message>
        <source>Merry Perrin</source>
        <translation>Веселун Перрен</translation>
    </message>
    <message>
        <source>Merry Perrin keeps everyone guessing.</source>
        <translation>Веселун Перрен нікому не дає вгадати, що в нього на думці.</translation>
    </message>
    <message>
        <source>Teacher</source>
        <comment>a character</comment>
        <translation>Учитель</translation>
    </message>
    <message>
        <source>Magister Odo</source>
        <translation>Магістр Одо</translation>
    </message>
    <message>
        <source>Magister Odo plays openly, so that others can learn from it.</source>
        <translation>Магістр Одо грає відкрито, щоб інші могли вчитися.</translation>
    </message>
    <message>
        <source>Wins {tenths} of 10 games at a table of three, against two squires.</source>
        <translation>Виграє {tenths} із 10 партій за столом на трьох, проти двох зброєносців.</translation>
    </message>
    <message>
        <source>A bot without a character plays what it considers best.</source>
        <translation>Бот без вдачі робить хід, який вважає найкращим.</translation>
    </message>
    <message>
        <source>Character of the bot of {family}</source>
        <translation>Вдача бота: {family}</translation>
    </message>
    <message>
        <source>Same language as the program</source>
        <translation>Мова програми</translation>
    </message>
    <message>
        <source>The language in which this player is addressed at a shared screen</source>
        <translation>Нею програма звертається до цього гравця за спільним екраном</translation>
    </message>
    <message>
        <source>Language of the player of {family}</source>
        <translation>Мова гравця: {family}</translation>
    </message>
    <message>
        <source>{family}, seat {number} of {seats}</source>
        <translation>{family}, місце {number} із {seats}</translation>
    </message>
    <message>
        <source>{family}, sits out</source>
        <translation>{family}, поза грою</translation>
    </message>
    <message>
        <source>At least three families are needed</source>
        <translation>Потрібно щонайменше три родини</translation>
    </message>
    <message>
        <source>At least four families are needed</source>
        <translation>Потрібно щонайменше чотири родини</translation>
    </message>
    <message>
        <source>Remove the player of {family}</source>
        <translation>Прибрати гравця: {family}</translation>
    </message>
    <message>
        <source>At least two families are needed</source>
        <translation>Потрібно щонайменше дві родини</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Red</source>
        <comment>family</comment>
        <translation>Червоні</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>family</comment>
        <translation>Сині</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>family</comment>
        <translation>Зелені</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>family</comment>
        <translation>Золоті</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>family</comment>
        <translation>Чорні</translation>
    </message>
    <message>
        <source>Marguerite</source>
        <comment>a player&apos;s name</comment>
        <translation>Маргарита</translation>
    </message>
    <message>
        <source>Ann</source>
        <comment>a player&apos;s name</comment>
        <translation>Анна</translation>
    </message>
    <message>
        <source>Sir Osric</source>
        <comment>a player&apos;s name</comment>
        <translation>Сер Осрік</translation>
    </message>
    <message>
        <source>Dame Isolde</source>
        <comment>a player&apos;s name</comment>
        <translation>Дама Ізольда</translation>
    </message>
    <message>
        <source>Brother Anselm</source>
        <comment>a player&apos;s name</comment>
        <translation>Брат Ансельм</translation>
    </message>
</context>
<context>
    <name>SetImportPage</name>
    <message>
        <source>The set has been added to yours</source>
        <translation>Набір тепер серед ваших</translation>
    </message>
    <message>
        <source>“{name}” can be chosen on the start screen, below the games.</source>
        <translation>Набір «{name}» можна обрати на головному екрані, під іграми.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Узяти</translation>
    </message>
    <message>
        <source>Do not add it</source>
        <translation>Не брати</translation>
    </message>
    <message>
        <source>Look at it first: nothing is saved until you add it.</source>
        <translation>Спершу роздивіться: поки ви його не взяли, нічого з нього не зберігається.</translation>
    </message>
    <message>
        <source>A set of cards: “{name}”</source>
        <translation>Набір карт «{name}»</translation>
    </message>
    <message>
        <source>It contains no names or texts for its cards.</source>
        <translation>Назв і текстів для своїх карт він не має.</translation>
    </message>
    <message>
        <source>Names and texts of its cards: {languages}</source>
        <translation>Назви й тексти карт: {languages}</translation>
    </message>
    <message>
        <source>It is put into a folder of its own: {folder}</source>
        <translation>Він ляже до окремої теки: {folder}</translation>
    </message>
    <message>
        <source>You already have this set, letter for letter.</source>
        <translation>Саме такий набір у вас уже є, до останньої літери.</translation>
    </message>
    <message>
        <source>A set that comes with the game has this name, so this one cannot be added. Its author can give it another name and send it again.</source>
        <translation>Так зветься набір, що входить до гри, тому цей узяти не можна. Автор може дати йому іншу назву й надіслати ще раз.</translation>
    </message>
    <message>
        <source>You have another set of this name, in the file {file}. This one takes its place; that file stays, with the ending {ending}, and is no longer a set.</source>
        <translation>У вас є інший набір із цією назвою, у файлі {file}. Цей стане на його місце; той файл залишиться, із закінченням {ending}, але набором уже не буде.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Замінити</translation>
    </message>
    <message>
        <source>It cannot be written to this folder: {folder} ({reason}).</source>
        <translation>Його не вдалося записати до цієї теки: {folder} ({reason}).</translation>
    </message>
    <message>
        <source>The set was not added</source>
        <translation>Набір не взято</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Find a setting</source>
        <translation>Знайти налаштування</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>Такого налаштування немає.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Читання</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Cards of your own</source>
        <translation>Власні карти</translation>
    </message>
    <message>
        <source>Movement and sound</source>
        <translation>Рух і звук</translation>
    </message>
    <message>
        <source>A</source>
        <comment>a letter in two sizes, before and behind the slider of the text size</comment>
        <translation>А</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Changes at once, also in a game</source>
        <translation>Змінюється одразу, навіть посеред гри</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Розмір тексту</translation>
    </message>
    <message>
        <source>From 85 to 150%</source>
        <translation>Від 85 до 150&#xa0;%</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>Dark oak, pale limewood, or black on white</source>
        <translation>Темний дуб, світла липа або чорне на білому</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Дуб</translation>
    </message>
    <message>
        <source>Limewood</source>
        <translation>Липа</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Контраст</translation>
    </message>
    <message>
        <source>System</source>
        <comment>the theme of the desktop</comment>
        <translation>Як у системі</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Анімація</translation>
    </message>
    <message>
        <source>Off shows changes with an outline</source>
        <translation>Без неї зміни позначає рамка</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations</comment>
        <translation>Вимкнено</translation>
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
        <translation>Звук</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Менше руху</translation>
    </message>
    <message>
        <source>Cards fade instead of flying</source>
        <translation>Карти не літають, а зʼявляються й зникають</translation>
    </message>
    <message>
        <source>Curtain between turns</source>
        <translation>Завіса між ходами</translation>
    </message>
    <message>
        <source>Hides hands when people share one screen</source>
        <translation>Ховає карти, якщо за одним екраном грають кілька людей</translation>
    </message>
    <message>
        <source>Curtain when you leave the window</source>
        <translation>Завіса, коли вікно неактивне</translation>
    </message>
    <message>
        <source>Hides an open hand when you switch to another program</source>
        <translation>Ховає ваші карти, коли ви переходите до іншої програми</translation>
    </message>
    <message>
        <source>Pause when you leave the window</source>
        <translation>Пауза, коли вікно неактивне</translation>
    </message>
    <message>
        <source>The game waits while you are in another program</source>
        <translation>Гра чекає, поки ви в іншій програмі</translation>
    </message>
    <message>
        <source>Explain why a move is not legal</source>
        <translation>Пояснювати, чому так ходити не можна</translation>
    </message>
    <message>
        <source>A sentence beside the card as it slides back</source>
        <translation>Пояснення поруч із картою, що повертається в руку</translation>
    </message>
    <message>
        <source>List what happened since your turn</source>
        <translation>Список подій після вашого ходу</translation>
    </message>
    <message>
        <source>Opens automatically before each of your decisions</source>
        <translation>Сам відкривається перед кожним вашим рішенням</translation>
    </message>
    <message>
        <source>Bots speak</source>
        <translation>Боти розмовляють</translation>
    </message>
    <message>
        <source>Bots with a character say something now and then</source>
        <translation>Боти з вдачею часом щось кажуть</translation>
    </message>
    <message>
        <source>Pause before a bot plays</source>
        <translation>Пауза перед ходом бота</translation>
    </message>
    <message>
        <source>Time to follow what happens</source>
        <translation>Щоб устигати стежити за грою</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Скинути налаштування</translation>
    </message>
    <message>
        <source>Restores the defaults on this page, except the language</source>
        <translation>Усе на цій сторінці стане як спочатку, крім мови</translation>
    </message>
    <message>
        <source>Changes are saved at once</source>
        <translation>Зміни зберігаються одразу</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>sound</comment>
        <translation>Вимкнено</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>seconds</comment>
        <translation>{seconds}&#xa0;с</translation>
    </message>
    <message>
        <source>Cards, coins, a bell on your turn</source>
        <translation>Карти, монети та дзвіночок, коли ваш хід</translation>
    </message>
    <message>
        <source>No sound: the library {library} is not installed</source>
        <translation>Стіл беззвучний: бібліотеку {library} не встановлено</translation>
    </message>
    <message>
        <source>No sound: there is no device that plays it</source>
        <translation>Стіл беззвучний: немає пристрою, який відтворює звук</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>What happened is described in this language:</source>
        <translation>Перебіг гри цією мовою:</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Поділитися цією грою</translation>
    </message>
    <message>
        <source>It is over, so nothing in it is secret any more. What you have noted about it stays here.</source>
        <translation>Гру закінчено, тож нічого таємного в ній більше немає. Ваша нотатка про неї залишиться тут.</translation>
    </message>
    <message>
        <source>Save what happened</source>
        <translation>Зберегти перебіг гри</translation>
    </message>
    <message>
        <source>Save a picture of the end</source>
        <translation>Зберегти картинку фіналу</translation>
    </message>
    <message>
        <source>Copy the game as one line</source>
        <translation>Скопіювати гру одним рядком</translation>
    </message>
    <message>
        <source>Copy this position as one line</source>
        <translation>Скопіювати цю позицію одним рядком</translation>
    </message>
    <message>
        <source>The line is on the clipboard. Send it to someone: they copy it, press {key} in Gonfalon, and the game opens.</source>
        <translation>Рядок у буфері обміну. Надішліть його будь-кому: досить скопіювати його й натиснути {key} у Gonfalon, і гра відкриється.</translation>
    </message>
    <message>
        <source>The game is copied</source>
        <translation>Гру скопійовано</translation>
    </message>
    <message>
        <source>There is no game on the clipboard: first copy the whole line that you were sent.</source>
        <translation>У буфері обміну немає гри: спершу скопіюйте повністю рядок, який вам надіслали.</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>рядок</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Сторінка для браузера</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>Нічого не збережено</translation>
    </message>
</context>
<context>
    <name>Slips</name>
    <message>
        <source>a card file</source>
        <translation>файл карт</translation>
    </message>
    <message>
        <source>there are {count} mistakes and perhaps more; correct these first</source>
        <translation>кількість помилок — {count}, а може, й більше; спершу виправте ці</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; appears twice in {what}, first in line {line}</source>
        <translation>&apos;{word}&apos; стоїть двічі ({what}), уперше в рядку {line}</translation>
    </message>
    <message>
        <source>unknown key &apos;{word}&apos; in {what}, did you mean &apos;{near}&apos;?</source>
        <translation>невідомий ключ &apos;{word}&apos; ({what}); можливо, малося на увазі &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>unknown key &apos;{word}&apos; in {what}; it may have {words}</source>
        <translation>невідомий ключ &apos;{word}&apos; ({what}); тут можуть стояти {words}</translation>
    </message>
    <message>
        <source>this is a folder, not {what}</source>
        <translation>це тека, а не {what}</translation>
    </message>
    <message>
        <source>the file is larger than {most} kB; {what} is a few pages of text</source>
        <translation>файл більший за {most} кБ; {what} — це кілька сторінок тексту</translation>
    </message>
    <message>
        <source>the file is not a text in UTF-8: byte {number} cannot be read</source>
        <translation>файл — не текст в UTF-8: байт {number} не читається</translation>
    </message>
    <message>
        <source>the file cannot be read: {problem}</source>
        <extracomment>{problem} is what the operating system says, often in English</extracomment>
        <translation>файл не вдається прочитати: {problem}</translation>
    </message>
    <message>
        <source>the text is longer than {most} kB</source>
        <translation>текст довший за {most} кБ</translation>
    </message>
    <message>
        <source>the character with the number {number} is not allowed in a text</source>
        <translation>знак із номером {number} не може стояти в тексті</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл порожній</translation>
    </message>
    <message>
        <source>anchors (&amp;) and aliases (*) are not allowed in {what}</source>
        <translation>якорі (&amp;) та псевдоніми (*) тут не дозволено ({what})</translation>
    </message>
    <message>
        <source>the tag &apos;{tag}&apos; is not allowed in {what}</source>
        <translation>тег &apos;{tag}&apos; тут не дозволено ({what})</translation>
    </message>
    <message>
        <source>there are more than {most} words and lists in {what}</source>
        <translation>слів і списків тут більше за {most} ({what})</translation>
    </message>
    <message>
        <source>lists within lists are nested more than {most} deep</source>
        <translation>глибина вкладення списків більша за {most}</translation>
    </message>
    <message>
        <source>half a character (\uD800 to \uDFFF) is not text</source>
        <translation>половина знака (від \uD800 до \uDFFF) — це не текст</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файлу немає</translation>
    </message>
    <message>
        <source>this is a link that leads in a circle, not {what}</source>
        <translation>це посилання, що веде по колу, а не {what}</translation>
    </message>
    <message>
        <source>this is a pipe or a device, not {what}</source>
        <translation>це канал або пристрій, а не {what}</translation>
    </message>
    <message>
        <source>{what} must be a mapping of names to values, not a list</source>
        <translation>{what} має бути групою слів зі значеннями, а не списком</translation>
    </message>
    <message>
        <source>{what} must be a mapping of names to values, not nothing</source>
        <translation>{what} має бути групою слів зі значеннями, а тут нічого немає</translation>
    </message>
    <message>
        <source>{what} must be a mapping of names to values, not &apos;{word}&apos;</source>
        <translation>{what} має бути групою слів зі значеннями, а не &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>{what} must be a list, not a mapping</source>
        <translation>{what} має бути списком, а не групою слів зі значеннями</translation>
    </message>
    <message>
        <source>{what} must be a list, not nothing</source>
        <translation>{what} має бути списком, а тут нічого немає</translation>
    </message>
    <message>
        <source>{what} must be a list, not &apos;{word}&apos;</source>
        <translation>{what} має бути списком, а не &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>{what} must be a text, not a mapping</source>
        <translation>{what} має бути текстом, а не групою слів зі значеннями</translation>
    </message>
    <message>
        <source>{what} must be a text, not a list</source>
        <translation>{what} має бути текстом, а не списком</translation>
    </message>
    <message>
        <source>{what} must be a text, not nothing</source>
        <translation>{what} має бути текстом, а тут нічого немає</translation>
    </message>
    <message>
        <source>a key of {what} must be a word, not a mapping</source>
        <translation>ключем має бути слово, а не група слів зі значеннями ({what})</translation>
    </message>
    <message>
        <source>a key of {what} must be a word, not a list</source>
        <translation>ключем має бути слово, а не список ({what})</translation>
    </message>
    <message>
        <source>a key of {what} must be a word, not nothing</source>
        <translation>ключем має бути слово, а тут нічого немає ({what})</translation>
    </message>
    <message>
        <source>a colon and a space are not allowed here; check the indentation or use quotation marks</source>
        <extracomment>a colon with a space behind it where the name of a value has ended already; wrong indentation does it too</extracomment>
        <translation>двокрапка з пробілом тут стояти не може; перевірте відступ або візьміть текст у лапки</translation>
    </message>
    <message>
        <source>a colon is missing here, behind the word</source>
        <translation>тут бракує &apos;:&apos; після слова</translation>
    </message>
    <message>
        <source>the file ends before the quotation marks are closed</source>
        <extracomment>the file ends in quotation marks that were not closed</extracomment>
        <translation>файл скінчився, а лапки не закрито</translation>
    </message>
    <message>
        <source>a second document begins here (---)</source>
        <extracomment>a line with three hyphens, which begins a second file in the same file</extracomment>
        <translation>тут починається другий документ (---)</translation>
    </message>
    <message>
        <source>there is a tab here; indent with spaces</source>
        <translation>тут стоїть табуляція, а відступи роблять пробілами</translation>
    </message>
    <message>
        <source>a word cannot begin with {sign}; put the text into quotation marks</source>
        <extracomment>{sign} is the character in its quotation marks</extracomment>
        <translation>слово не може починатися з {sign}; візьміть текст у лапки</translation>
    </message>
    <message>
        <source>this line begins in another column than it should</source>
        <translation>цей рядок починається не в тому стовпчику, у якому має</translation>
    </message>
    <message>
        <source>a comma or &apos;{bracket}&apos; is missing here</source>
        <extracomment>{bracket} is the closing bracket of a list or a group</extracomment>
        <translation>тут бракує коми або &apos;{bracket}&apos;</translation>
    </message>
    <message>
        <source>this is not YAML: {problem}</source>
        <extracomment>{problem} is what the reader of YAML says, in English</extracomment>
        <translation>це не YAML (англійською: {problem})</translation>
    </message>
    <message>
        <source>a deck of Ordonance</source>
        <translation>колода Ордонансу</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; must be one of {words}, not &apos;{word}&apos;</source>
        <translation>для &apos;{key}&apos; можливі лише {words}, а не &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>{what} must be a whole number from {least} to {most}, not &apos;{word}&apos;</source>
        <translation>{what}: тут має бути ціле число від {least} до {most}, а&#xa0;не &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>there is no &apos;icons&apos;: name them from the lowest in seniority to the highest</source>
        <translation>немає ключа &apos;icons&apos;: перелічіть значки від наймолодшого до найстаршого</translation>
    </message>
    <message>
        <source>&apos;{icon}&apos; appears more than once in &apos;icons&apos;</source>
        <translation>&apos;{icon}&apos; повторюється в &apos;icons&apos;</translation>
    </message>
    <message>
        <source>a deck has at least one icon</source>
        <translation>у колоді має бути щонайменше один значок</translation>
    </message>
    <message>
        <source>an icon</source>
        <translation>значок</translation>
    </message>
    <message>
        <source>unknown icon &apos;{icon}&apos;, did you mean &apos;{near}&apos;?</source>
        <translation>невідомий значок &apos;{icon}&apos;; можливо, малося на увазі &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>unknown icon &apos;{icon}&apos;; the icons are {icons}</source>
        <translation>невідомий значок &apos;{icon}&apos;; можливі значки: {icons}</translation>
    </message>
    <message>
        <source>there are no cards here: a deck has &apos;copies_by_icon_count&apos; or a list &apos;cards&apos;</source>
        <translation>тут немає карт: у колоді має бути &apos;copies_by_icon_count&apos; або список &apos;cards&apos;</translation>
    </message>
    <message>
        <source>a number of icons</source>
        <translation>кількість значків</translation>
    </message>
    <message>
        <source>the copies of cards with that many icons ({word})</source>
        <translation>кількість копій карт, на яких стільки значків ({word})</translation>
    </message>
    <message>
        <source>the card with {icons} appears twice in this list</source>
        <translation>карта, на якій {icons}, стоїть у цьому списку двічі</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>this card has no &apos;icons&apos;</source>
        <translation>у цієї карти немає ключа &apos;icons&apos;</translation>
    </message>
    <message>
        <source>the icons of a card</source>
        <translation>перелік значків карти</translation>
    </message>
    <message>
        <source>a card must have at least one icon</source>
        <translation>на карті має бути щонайменше один значок</translation>
    </message>
    <message>
        <source>the copies of a card</source>
        <translation>кількість копій карти</translation>
    </message>
    <message>
        <source>&apos;{icon}&apos; appears {count} times on this card</source>
        <translation>&apos;{icon}&apos; повторюється на цій карті забагато разів: {count}</translation>
    </message>
    <message>
        <source>&apos;{icon}&apos; appears twice on this card; write &apos;allow_repeats: true&apos; if it may</source>
        <translation>&apos;{icon}&apos; повторюється на цій карті; якщо так і має бути, напишіть &apos;allow_repeats: true&apos;</translation>
    </message>
    <message>
        <source>the name of a territory</source>
        <translation>назва території</translation>
    </message>
    <message>
        <source>the territory &apos;{name}&apos; appears twice in this list</source>
        <translation>територія &apos;{name}&apos; стоїть у цьому списку двічі</translation>
    </message>
    <message>
        <source>there are {count} territories; a game has 1 to {most}</source>
        <translation>територій тут {count}, а в грі їх від 1 до {most}</translation>
    </message>
    <message>
        <source>a number of players</source>
        <translation>кількість гравців</translation>
    </message>
    <message>
        <source>the decks for {players} players</source>
        <translation>кількість колод за такої кількості гравців ({players})</translation>
    </message>
    <message>
        <source>the number of cards</source>
        <translation>кількість карт</translation>
    </message>
    <message>
        <source>the deck has {count} cards, not {wanted}</source>
        <translation>карт у колоді {count}, а не {wanted}</translation>
    </message>
    <message>
        <source>a number of cards</source>
        <translation>кількість карт</translation>
    </message>
    <message>
        <source>of the cards with that many icons ({icons}) the deck has {count}, not {wanted}</source>
        <translation>карт, на яких стільки значків ({icons}), у колоді {count}, а не {wanted}</translation>
    </message>
    <message>
        <source>{count} cards are too few for {players} players with {hand} cards each</source>
        <translation>карт замало: їх {count}, а гравців {players}, і кожному роздають по {hand}</translation>
    </message>
    <message>
        <source>{count} cards for {players} players are too many; there may be {most}</source>
        <translation>карт забагато: коли гравців {players}, їх {count}, а може бути щонайбільше {most}</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not a valid id: use small letters, digits and hyphens, at most 32</source>
        <translation>&apos;{id}&apos; не може бути ідентифікатором: візьміть малі латинські літери, цифри й дефіси, не більше 32 знаків</translation>
    </message>
    <message>
        <source>&lt;use&gt; makes more than {most} elements of the drawing; use less, or use it less often</source>
        <translation>із &lt;use&gt; кількість елементів малюнка більша за {most}; використовуйте менше або рідше</translation>
    </message>
    <message>
        <source>the paths of the drawing hold more than {most} numbers; simplify them</source>
        <translation>кількість чисел у контурах малюнка більша за {most}; спростіть їх</translation>
    </message>
    <message>
        <source>&lt;use&gt; leads more than {most} levels down; use what is drawn, not what uses it</source>
        <translation>глибина &lt;use&gt; більша за {most}; використовуйте те, що намальовано, а не те, що саме використовує інше</translation>
    </message>
    <message>
        <source>this &lt;{element}&gt; uses itself; take out what leads back to it</source>
        <translation>цей &lt;{element}&gt; використовує сам себе; приберіть те, що веде назад до нього</translation>
    </message>
    <message>
        <source>cut the shapes themselves</source>
        <translation>обріжте самі фігури</translation>
    </message>
    <message>
        <source>draw the tips as shapes</source>
        <translation>намалюйте наконечники фігурами</translation>
    </message>
    <message>
        <source>draw it without blur and shadow</source>
        <translation>намалюйте це без розмиття й тіні</translation>
    </message>
    <message>
        <source>draw each dash as a line</source>
        <translation>намалюйте кожен штрих окремою лінією</translation>
    </message>
    <message>
        <source>this is not well-formed XML: {problem}; export the drawing again as plain SVG</source>
        <extracomment>{problem} is what the reader of XML says, in English</extracomment>
        <translation>у цьому XML помилка (англійською: {problem}); експортуйте малюнок ще раз як звичайний SVG</translation>
    </message>
    <message>
        <source>there are more than {most} elements; an emblem is a simple drawing</source>
        <translation>елементів більше за {most}; емблема — це простий малюнок</translation>
    </message>
    <message>
        <source>elements are nested more than {most} deep; ungroup what need not be a group</source>
        <translation>глибина вкладення елементів більша за {most}; розгрупуйте те, що не мусить бути групою</translation>
    </message>
    <message>
        <source>the file says it is written in {encoding}; save it in UTF-8</source>
        <translation>у файлі сказано, що його кодування — {encoding}; збережіть його в UTF-8</translation>
    </message>
    <message>
        <source>a document type (&lt;!DOCTYPE ...&gt;) and its entities are not allowed in an emblem; delete it</source>
        <translation>тип документа (&lt;!DOCTYPE ...&gt;) і його сутності в емблемі не дозволено; видаліть їх</translation>
    </message>
    <message>
        <source>&lt;?{target} ...?&gt; is not allowed in an emblem; delete it</source>
        <translation>&lt;?{target} ...?&gt; в емблемі не дозволено; видаліть це</translation>
    </message>
    <message>
        <source>delete it</source>
        <translation>видаліть це</translation>
    </message>
    <message>
        <source>an emblem cannot be animated</source>
        <translation>емблема не рухається</translation>
    </message>
    <message>
        <source>take the drawing out of the link</source>
        <translation>вийміть малюнок із посилання</translation>
    </message>
    <message>
        <source>trace the picture, so that it becomes paths</source>
        <translation>векторизуйте картинку, щоб вона стала контурами</translation>
    </message>
    <message>
        <source>the file is larger than {most} kB; simplify its paths or take out pictures</source>
        <translation>файл більший за {most} кБ; спростіть контури або приберіть картинки</translation>
    </message>
    <message>
        <source>the file is not a text in UTF-8: byte {number} cannot be read; save it as plain SVG</source>
        <translation>файл — не текст в UTF-8: байт {number} не читається; збережіть малюнок як звичайний SVG</translation>
    </message>
    <message>
        <source>the drawing must begin with &lt;svg xmlns=&quot;{namespace}&quot;&gt;, not with &lt;{element}&gt;</source>
        <translation>малюнок має починатися з &lt;svg xmlns=&quot;{namespace}&quot;&gt;, а не з &lt;{element}&gt;</translation>
    </message>
    <message>
        <source>there is nothing to see in the drawing: no path, circle or other shape</source>
        <translation>на малюнку нічого не видно: немає ні контуру, ні круга, ні іншої фігури</translation>
    </message>
    <message>
        <source>the drawing has no usable size; give &lt;svg&gt; a viewBox, such as viewBox=&quot;0 0 200 200&quot;</source>
        <translation>малюнок не має придатних розмірів; задайте для &lt;svg&gt; атрибут viewBox, наприклад viewBox=&quot;0 0 200 200&quot;</translation>
    </message>
    <message>
        <source>the drawing is {wide} wide and {high} high; an emblem should be about square</source>
        <translation>ширина малюнка {wide}, а висота {high}; емблема має бути приблизно квадратною</translation>
    </message>
    <message>
        <source>&lt;{element}&gt; is not allowed in an emblem; {advice}</source>
        <translation>&lt;{element}&gt; в емблемі не дозволено; {advice}</translation>
    </message>
    <message>
        <source>there is a second &lt;svg&gt; inside the first; make it a group, &lt;g&gt;</source>
        <translation>усередині першого &lt;svg&gt; є другий; зробіть його групою, &lt;g&gt;</translation>
    </message>
    <message>
        <source>the attribute &apos;{name}&apos; would run a script; delete it</source>
        <translation>атрибут &apos;{name}&apos; запустив би сценарій; видаліть його</translation>
    </message>
    <message>
        <source>the id &apos;{name}&apos; appears twice, first in line {line}</source>
        <translation>id &apos;{name}&apos; стоїть двічі, уперше в рядку {line}</translation>
    </message>
    <message>
        <source>&apos;{part}&apos; is not allowed in &apos;{name}&apos;</source>
        <translation>&apos;{part}&apos; не може стояти в &apos;{name}&apos;</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not drawn in an emblem; {advice}, or set it to none</source>
        <translation>&apos;{name}&apos; в емблемі не малюється; {advice} або задайте none</translation>
    </message>
    <message>
        <source>a number in &apos;{name}&apos; is larger than {most}; draw it smaller</source>
        <translation>число в &apos;{name}&apos; більше за {most}; намалюйте дрібніше</translation>
    </message>
    <message>
        <source>&apos;{part}&apos; is not allowed in a style; write colours and widths plainly</source>
        <translation>&apos;{part}&apos; не може стояти в стилі; пишіть кольори й товщину ліній якнайпростіше</translation>
    </message>
    <message>
        <source>&apos;{part}&apos; is not allowed in &lt;style&gt;; give the shapes their colours themselves</source>
        <translation>&apos;{part}&apos; не може стояти в &lt;style&gt;; задайте кольори самим фігурам</translation>
    </message>
    <message>
        <source>@import and other @ words are not allowed in &lt;style&gt;; give the shapes their colours themselves</source>
        <translation>@import та інші слова з @ не можуть стояти в &lt;style&gt;; задайте кольори самим фігурам</translation>
    </message>
    <message>
        <source>this &lt;style&gt; is more than plain rules, such as {rule}</source>
        <translation>у цьому &lt;style&gt; не лише прості правила на зразок {rule}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; leads to &apos;{place}&apos;; an emblem may only use what is in its own file, &apos;#name&apos;</source>
        <translation>&apos;{name}&apos; веде до &apos;{place}&apos;; емблема може використовувати лише те, що є в її власному файлі, &apos;#name&apos;</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; leads to &apos;{place}&apos;, which is nowhere in the file</source>
        <translation>&apos;{name}&apos; веде до &apos;{place}&apos;, а такого у файлі немає</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; leads to a &lt;{element}&gt;, which is not drawn in an emblem</source>
        <translation>&apos;{name}&apos; веде до &lt;{element}&gt;, а це в емблемі не малюється</translation>
    </message>
    <message>
        <source>&lt;{element}&gt; is not drawn in an emblem, did you mean &apos;{near}&apos;?</source>
        <translation>&lt;{element}&gt; в емблемі не малюється; можливо, малося на увазі &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>&lt;{element}&gt; is not drawn in an emblem</source>
        <translation>&lt;{element}&gt; в емблемі не малюється</translation>
    </message>
    <message>
        <source>{where} has {count} statements; a card has at most {most}</source>
        <translation>рядків у {where} — {count}, а карта має їх не більше {most}</translation>
    </message>
    <message>
        <source>a statement of {where}</source>
        <translation>рядок у {where}</translation>
    </message>
    <message>
        <source>an empty statement in {where}</source>
        <translation>порожній рядок у {where}</translation>
    </message>
    <message>
        <source>a statement of {where} has one verb, not {count}: {words}</source>
        <translation>у кожному рядку {where} одне дієслово, а тут їх {count}: {words}</translation>
    </message>
    <message>
        <source>a card in reserve cannot &apos;{word}&apos;, as {where} requires; it may use {words}</source>
        <translation>зарезервованій карті недоступне &apos;{word}&apos;, а в {where} стоїть саме воно; їй доступні {words}</translation>
    </message>
    <message>
        <source>an &apos;if&apos; of {where}</source>
        <translation>&apos;if&apos; у {where}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; without &apos;{missing}&apos; in {where}</source>
        <translation>&apos;{word}&apos; без &apos;{missing}&apos; у {where}</translation>
    </message>
    <message>
        <source>&apos;it&apos; asks for an adjective in {where}, for instance &apos;it character&apos;</source>
        <translation>після &apos;it&apos; у {where} потрібен прикметник, наприклад &apos;it character&apos;</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; a test begins with &apos;no&apos;, &apos;any&apos; or &apos;it&apos;</source>
        <translation>невідоме слово &apos;{word}&apos; у {where}; умова починається з &apos;no&apos;, &apos;any&apos; або &apos;it&apos;</translation>
    </message>
    <message>
        <source>&apos;choose&apos; in {where}</source>
        <translation>&apos;choose&apos; у {where}</translation>
    </message>
    <message>
        <source>&apos;choose&apos; in {where} needs 2 to 9 options, not {count}</source>
        <translation>&apos;choose&apos; у {where} повинно мати від 2 до 9 можливостей, а не {count}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; cannot be the name of an option in {where}: use another small word</source>
        <translation>&apos;{word}&apos; не може бути назвою можливості в {where}: візьміть інше слово з малих латинських літер</translation>
    </message>
    <message>
        <source>in {where} a card can only &apos;swap: hand&apos;</source>
        <translation>у {where} можливе лише &apos;swap: hand&apos;</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; after the number of a gain comes &apos;per&apos; and what is counted</source>
        <translation>невідоме слово &apos;{word}&apos; у {where}; після числа в &apos;gain&apos; іде &apos;per&apos; і те, що рахують</translation>
    </message>
    <message>
        <source>after &apos;per&apos; comes what is counted, for instance &apos;card&apos;, in {where}</source>
        <translation>після &apos;per&apos; іде те, що рахують, наприклад &apos;card&apos;, у {where}</translation>
    </message>
    <message>
        <source>write &apos;per token on this&apos; or &apos;per token on&apos; with adjectives in {where}</source>
        <translation>напишіть &apos;per token on this&apos; або &apos;per token on&apos; із прикметниками в {where}</translation>
    </message>
    <message>
        <source>only &apos;this&apos; or adjectives can follow &apos;per token on&apos; in {where}</source>
        <translation>після &apos;per token on&apos; можуть стояти лише &apos;this&apos; або прикметники в {where}</translation>
    </message>
    <message>
        <source>write &apos;{line} ...&apos; and whom it is done to in {where}</source>
        <translation>напишіть у {where} &apos;{line} ...&apos;, а далі, кого це стосується</translation>
    </message>
    <message>
        <source>unknown verb &apos;{word}&apos; in {where}, did you mean &apos;{near}&apos;?</source>
        <translation>невідоме дієслово &apos;{word}&apos; у {where}; можливо, малося на увазі &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>unknown verb &apos;{word}&apos; in {where}; the verbs are {words}</source>
        <translation>невідоме дієслово &apos;{word}&apos; у {where}; можливі дієслова: {words}</translation>
    </message>
    <message>
        <source>these files have {count} kinds of cards together; a set has at most {most}</source>
        <translation>видів карт у цих файлах разом {count}, а в наборі їх не більше {most}</translation>
    </message>
    <message>
        <source>a card set</source>
        <translation>набір карт</translation>
    </message>
    <message>
        <source>the name of a set</source>
        <translation>назва набору</translation>
    </message>
    <message>
        <source>the author of a set</source>
        <translation>автор набору</translation>
    </message>
    <message>
        <source>there are no cards here</source>
        <translation>тут немає карт</translation>
    </message>
    <message>
        <source>an emblem</source>
        <translation>емблема</translation>
    </message>
    <message>
        <source>there are {count} kinds of cards; a set has at most {most}</source>
        <translation>видів карт тут {count}, а в наборі їх не більше {most}</translation>
    </message>
    <message>
        <source>{what} has at most {most} characters, this one has {count}</source>
        <translation>забагато літер ({what}): не більше {most}, а тут {count}</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not a valid id for a card: use small letters, digits and hyphens, at most 32</source>
        <translation>&apos;{id}&apos; не може бути ідентифікатором карти: візьміть малі латинські літери, цифри й дефіси, не більше 32 знаків</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is a word of the card language; a card needs another id</source>
        <translation>&apos;{id}&apos; — слово мови карт; карті потрібен інший ідентифікатор</translation>
    </message>
    <message>
        <source>the card &apos;{id}&apos; appears in another of these files too</source>
        <translation>карта &apos;{id}&apos; є і в іншому з цих файлів</translation>
    </message>
    <message>
        <source>the card &apos;{id}&apos;</source>
        <translation>карта &apos;{id}&apos;</translation>
    </message>
    <message>
        <source>{id} has no &apos;type&apos;: write &apos;type: character&apos; or &apos;type: intrigue&apos;</source>
        <translation>у {id} немає ключа &apos;type&apos;: напишіть &apos;type: character&apos; або &apos;type: intrigue&apos;</translation>
    </message>
    <message>
        <source>only an intrigue whose last line is &apos;discard: this&apos;, &apos;reserve: this&apos; or &apos;swap: hand&apos; may &apos;move&apos;, so {where} may not</source>
        <translation>&apos;move&apos; дозволено лише інтризі, останній рядок якої — &apos;discard: this&apos;, &apos;reserve: this&apos; або &apos;swap: hand&apos;, а отже, не в {where}</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}, did you mean &apos;{near}&apos;?</source>
        <translation>невідоме слово &apos;{word}&apos; у {where}; можливо, малося на увазі &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; write character or intrigue</source>
        <translation>невідоме слово &apos;{word}&apos; у {where}; напишіть character або intrigue</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; write taken or doubled or lost or kept</source>
        <translation>невідоме слово &apos;{word}&apos; у {where}; напишіть taken, doubled, lost або kept</translation>
    </message>
    <message>
        <source>{where} must be a number from 1 to 99</source>
        <translation>{where} має бути числом від 1 до 99</translation>
    </message>
    <message>
        <source>&apos;hand&apos; can only be swapped, not used with &apos;{verb}&apos; in {where}</source>
        <translation>&apos;hand&apos; можна лише обміняти, а не вживати з &apos;{verb}&apos; у {where}</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; a target begins with &apos;one&apos; or &apos;each&apos;, or is &apos;this&apos;, &apos;it&apos; or &apos;attacker&apos;</source>
        <translation>невідоме слово &apos;{word}&apos; у {where}; ціль починається з &apos;one&apos; або &apos;each&apos; чи це &apos;this&apos;, &apos;it&apos; або &apos;attacker&apos;</translation>
    </message>
    <message>
        <source>a card in reserve cannot ask, so {where} must say &apos;each&apos; instead of &apos;one&apos;</source>
        <translation>зарезервована карта ні про що не питає, тому в {where} має стояти &apos;each&apos;, а не &apos;one&apos;</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; needs &apos;one&apos;, not &apos;each&apos;, in {where}</source>
        <translation>після &apos;{verb}&apos; має стояти &apos;one&apos;, а не &apos;each&apos;, у {where}</translation>
    </message>
    <message>
        <source>only a face-up card can be copied: add &apos;open&apos; in {where}</source>
        <translation>копіювати можна лише відкриту карту: додайте &apos;open&apos; у {where}</translation>
    </message>
    <message>
        <source>a card cannot move itself: add &apos;other&apos; in {where}</source>
        <translation>карта не може перемістити саму себе: додайте &apos;other&apos; у {where}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is one card already and takes no adjective in {where}</source>
        <translation>&apos;{word}&apos; — це вже одна карта, прикметник після цього слова в {where} не потрібен</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; needs &apos;one ...&apos; in {where}</source>
        <translation>після &apos;{verb}&apos; має стояти &apos;one ...&apos; у {where}</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; the adjectives are {words} and the ids of cards</source>
        <translation>невідоме слово &apos;{word}&apos; у {where}; можливі прикметники: {words} та ідентифікатори карт</translation>
    </message>
    <message>
        <source>&apos;it&apos; cannot be asked for &apos;{word}&apos; in {where}: that card may have left its place by then</source>
        <translation>про &apos;it&apos; у {where} не можна спитати &apos;{word}&apos;: та карта на той час могла покинути своє місце</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; needs &apos;open&apos; beside it in {where}: a face-down card does not show it</source>
        <translation>поруч із &apos;{word}&apos; у {where} потрібне &apos;open&apos;: із закритої карти цього не видно</translation>
    </message>
    <message>
        <source>no card is both open and closed, as {where} requires</source>
        <translation>карта не буває водночас відкритою і закритою, а в {where} сказано саме так</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; in {where} should be a number from 1 to {most}</source>
        <translation>замість &apos;{word}&apos; у {where} має стояти число від 1 до {most}</translation>
    </message>
    <message>
        <source>&apos;it&apos; in {where} refers to nothing yet: choose a card with &apos;one&apos; first</source>
        <translation>&apos;it&apos; у {where} ще нічого не означає: спершу оберіть карту за допомогою &apos;one&apos;</translation>
    </message>
    <message>
        <source>there is an attacker only in &apos;avenge&apos;, not in {where}</source>
        <translation>нападник є лише в &apos;avenge&apos;, а не в {where}</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; in {where} needs words, not a mapping</source>
        <translation>після &apos;{verb}&apos; у {where} мають стояти слова, а не група слів зі значеннями</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; in {where} needs words, not a list</source>
        <translation>після &apos;{verb}&apos; у {where} мають стояти слова, а не список</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; in {where} needs words, not nothing</source>
        <translation>після &apos;{verb}&apos; у {where} мають стояти слова, а там нічого немає</translation>
    </message>
    <message>
        <source>another set is called &apos;{name}&apos; too ({file}); give this one another &apos;name&apos;</source>
        <translation>так само, &apos;{name}&apos;, зветься інший набір ({file}); дайте цьому іншу назву (&apos;name&apos;)</translation>
    </message>
    <message>
        <source>a set has at least {least} kinds of cards, this one has 1</source>
        <translation>у наборі потрібні щонайменше {least} види карт, а в цьому лише 1</translation>
    </message>
    <message>
        <source>a list of moves</source>
        <translation>список ходів</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a language: write its two letters, for instance &apos;uk&apos;</source>
        <translation>&apos;{word}&apos; — це не мова: напишіть її код із двох літер, наприклад &apos;uk&apos;</translation>
    </message>
    <message>
        <source>{where} has {count} characters; there is room for {most}</source>
        <translation>літер у {where} — {count}, а місця вистачить на {most}</translation>
    </message>
    <message>
        <source>{what} has more than {most} marks over one letter</source>
        <translation>в однієї літери надрядкових знаків більше за {most} ({what})</translation>
    </message>
    <message>
        <source>{what} must be on one line</source>
        <translation>{what} має бути в один рядок</translation>
    </message>
    <message>
        <source>the character with the number {number} is not allowed in {what}</source>
        <translation>знак із номером {number} тут стояти не може ({what})</translation>
    </message>
    <message>
        <source>there is no set of cards in it</source>
        <translation>у ньому немає набору карт</translation>
    </message>
    <message>
        <source>the cards in it are not those that it was made with; have it sent once more</source>
        <translation>карти в ньому не ті, з якими його зроблено; попросіть надіслати його ще раз</translation>
    </message>
    <message>
        <source>a set of cards</source>
        <translation>набір карт</translation>
    </message>
    <message>
        <source>the file is larger than {most} kB, and no set of cards is</source>
        <translation>файл більший за {most} кБ, а наборів карт таких не буває</translation>
    </message>
    <message>
        <source>this is not a Gonfalon card set</source>
        <translation>це не набір карт Gonfalon</translation>
    </message>
    <message>
        <source>this set was packed by a newer Gonfalon; please update the program</source>
        <translation>цей набір запакував новіший Gonfalon; оновіть, будь ласка, програму</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it belongs to none of its cards</source>
        <translation>&apos;{name}&apos; у ньому не належить до жодної з його карт</translation>
    </message>
    <message>
        <source>some computers have no files that are called &apos;{name}&apos;; give the card another id</source>
        <translation>на деяких компʼютерах не буває файлів із назвою &apos;{name}&apos;; дайте карті інший ідентифікатор</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is in it twice</source>
        <translation>&apos;{name}&apos; у ньому двічі</translation>
    </message>
    <message>
        <source>there are more than {most} files in it</source>
        <translation>у ньому більше файлів, ніж {most}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is in it, which is not the name of a file beside the others</source>
        <translation>у ньому є &apos;{name}&apos;, а це не назва файла поруч з іншими</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it is a folder or a link, not a file</source>
        <translation>&apos;{name}&apos; у ньому — тека або посилання, а не файл</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it is locked with a password</source>
        <translation>&apos;{name}&apos; у ньому закрито паролем</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it is packed in a way that is not known here</source>
        <translation>&apos;{name}&apos; у ньому запаковано невідомим тут способом</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it is larger than {most} kB</source>
        <translation>&apos;{name}&apos; у ньому більший за {most} кБ</translation>
    </message>
    <message>
        <source>the file is damaged or not whole: have it sent once more</source>
        <translation>файл пошкоджено або він неповний: попросіть надіслати його ще раз</translation>
    </message>
    <message>
        <source>a file of puzzles</source>
        <translation>файл задач</translation>
    </message>
    <message>
        <source>a puzzle</source>
        <translation>задача</translation>
    </message>
    <message>
        <source>there is another puzzle &apos;{id}&apos; in this file</source>
        <translation>у цьому файлі є ще одна задача &apos;{id}&apos;</translation>
    </message>
    <message>
        <source>there are no puzzles in this file</source>
        <translation>у цьому файлі немає задач</translation>
    </message>
    <message>
        <source>{what} has no &apos;{word}&apos;</source>
        <translation>{what}: бракує &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>the solution &apos;{move}&apos; is not one of the moves</source>
        <translation>розвʼязку &apos;{move}&apos; немає серед ходів</translation>
    </message>
    <message>
        <source>a puzzle has a solution and at least one other move</source>
        <translation>задача має розвʼязок і принаймні один інший хід</translation>
    </message>
    <message>
        <source>without &apos;playouts&apos; the solution has a share of {whole}</source>
        <translation>без &apos;playouts&apos; частка розвʼязку дорівнює {whole}</translation>
    </message>
    <message>
        <source>another move has as large a share as the solution</source>
        <translation>інший хід має не меншу частку, ніж розвʼязок</translation>
    </message>
    <message>
        <source>its game cannot be read: {problem}</source>
        <translation>її партію не можна прочитати: {problem}</translation>
    </message>
    <message>
        <source>{file}: {sentence}</source>
        <extracomment>a mistake in a card file, such as &quot;harvest.yaml: the file is empty&quot;</extracomment>
        <translation>{file}: {sentence}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {sentence}</source>
        <extracomment>a mistake in a card file, such as &quot;harvest.yaml, line 8: unknown verb &apos;gian&apos; in baker.activate, did you ...&quot;</extracomment>
        <translation>{file}, рядок {line}: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more mistake(s)</source>
        <translation>
            <numerusform>… і ще %n помилка</numerusform>
            <numerusform>… і ще %n помилки</numerusform>
            <numerusform>… і ще %n помилок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Turn the sound on</source>
        <translation>Увімкнути звук</translation>
    </message>
    <message>
        <source>Turn the sound off; the wheel makes it louder or softer: {percent}%</source>
        <translation>Вимкнути звук; коліщатком гучніше або тихіше: {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>A table for games of influence,
for up to five families at one screen</source>
        <translation>Стіл для ігор про вплив:
до пʼяти родин за одним екраном</translation>
    </message>
    <message>
        <source>Continue a game</source>
        <translation>Продовжити гру</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Оберіть гру</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Місця за столом</translation>
    </message>
    <message>
        <source>Four play; drag a crest to change who sits out</source>
        <translation>Грають четверо; склад змінюють, перетягуючи герби</translation>
    </message>
    <message>
        <source>What is new in Gonfalon {version}</source>
        <translation>Що нового в&#xa0;Gonfalon {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Що нового</translation>
    </message>
    <message>
        <source>This is a different version of the program</source>
        <translation>Версія програми змінилася</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Перший гравець</translation>
    </message>
    <message>
        <source>The queue resolves</source>
        <translation>Карти діють</translation>
    </message>
    <message>
        <source>From left to right</source>
        <translation>Зліва направо</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Зліва направо</translation>
    </message>
    <message>
        <source>From right to left</source>
        <translation>Справа наліво</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>Справа наліво</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Перша гра</translation>
    </message>
    <message>
        <source>Learn it in a short guided game</source>
        <translation>Навчіться на короткій грі з&#xa0;підказками</translation>
    </message>
    <message numerus="yes">
        <source>%n of {most} seats taken; drag a crest to change the order</source>
        <translation>
            <numerusform>Зайнято %n&#xa0;місце з&#xa0;{most}; порядок змінюють, перетягуючи герби</numerusform>
            <numerusform>Зайнято %n&#xa0;місця з&#xa0;{most}; порядок змінюють, перетягуючи герби</numerusform>
            <numerusform>Зайнято %n&#xa0;місць із {most}; порядок змінюють, перетягуючи герби</numerusform>
        </translation>
    </message>
    <message>
        <source>Two play; drag a crest to change who sits out</source>
        <translation>Грають двоє; склад змінюють, перетягуючи герби</translation>
    </message>
    <message>
        <source>Three play; drag a crest to change who sits out</source>
        <translation>Грають троє; склад змінюють, перетягуючи герби</translation>
    </message>
    <message>
        <source>New here? Learn it in four minutes</source>
        <translation>Уперше тут? Навчіться за чотири хвилини</translation>
    </message>
    <message numerus="yes">
        <source>Continue {game} (and %n more)</source>
        <translation>
            <numerusform>Продовжити: {game} (і&#xa0;ще&#xa0;%n)</numerusform>
            <numerusform>Продовжити: {game} (і&#xa0;ще&#xa0;%n)</numerusform>
            <numerusform>Продовжити: {game} (і&#xa0;ще&#xa0;%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Продовжити: {game}</translation>
    </message>
    <message>
        <source>Hide hands between turns</source>
        <translation>Ховати карти між ходами</translation>
    </message>
    <message>
        <source>A curtain falls when the screen passes from one player to the next</source>
        <translation>Коли екран переходить до іншого гравця, опускається завіса</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Почати гру</translation>
    </message>
    <message>
        <source>There is no unfinished game to continue</source>
        <translation>Немає незакінченої гри, яку можна продовжити</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>За жеребом</translation>
    </message>
    <message>
        <source>{name} ({family})</source>
        <translation>{name} ({family})</translation>
    </message>
    <message>
        <source>Two families: a house option, not in the rule book.</source>
        <translation>Дві родини: домашній варіант, у&#xa0;книзі правил його немає.</translation>
    </message>
    <message>
        <source>Two players have the same name; the crests tell them apart.</source>
        <translation>Двоє гравців мають одне імʼя: розрізняйте їх за гербами.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Player</source>
        <translation>Гравець</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>Зайнято місць</translation>
    </message>
    <message>
        <source>Games with hints</source>
        <translation>Ігри з&#xa0;підказками</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Перемоги</translation>
    </message>
    <message>
        <source>Shared victories</source>
        <translation>Спільні перемоги</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Середній результат</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Найкращий результат</translation>
    </message>
    <message>
        <source>Favourite card</source>
        <translation>Улюблена карта</translation>
    </message>
    <message>
        <source>Deadliest card</source>
        <translation>Найзгубніша карта</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Найдовше очікування</translation>
    </message>
    <message>
        <source>Victories in a row</source>
        <translation>Перемоги поспіль</translation>
    </message>
    <message>
        <source>Most victories in a row</source>
        <translation>Найбільше перемог поспіль</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Експорт таблиці</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Зберегти як картинку</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>Картинку не збережено</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>The table was not exported</source>
        <translation>Таблицю не експортовано</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Скільки гравців</translation>
    </message>
    <message>
        <source>Whether hints were taken</source>
        <translation>Чи були підказки</translation>
    </message>
    <message>
        <source>Victories by game</source>
        <translation>Перемоги за іграми</translation>
    </message>
    <message>
        <source>Victories by who else played</source>
        <translation>Перемоги за суперниками</translation>
    </message>
    <message>
        <source>Victories over time</source>
        <translation>Перемоги з&#xa0;плином часу</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Усі столи</translation>
    </message>
    <message>
        <source>Games without hints</source>
        <translation>Ігри без підказок</translation>
    </message>
    <message>
        <source>A shared victory counts as a victory.</source>
        <translation>Спільну перемогу рахують як перемогу.</translation>
    </message>
    <message>
        <source>{games}, seats: {seats}</source>
        <translation>{games}, місць: {seats}</translation>
    </message>
    <message>
        <source>{card}, played: {count}</source>
        <translation>{card}, викладено: {count}</translation>
    </message>
    <message>
        <source>{card}, removed: {count}</source>
        <translation>{card}, вилучено: {count}</translation>
    </message>
    <message>
        <source>No game has been finished since the count began.</source>
        <translation>Відтоді, як почався підрахунок, жодної гри ще не закінчено.</translation>
    </message>
    <message>
        <source>No game has been finished yet. Finished games are counted here automatically.</source>
        <translation>Ще не закінчено жодної гри. Щойно якусь буде закінчено, її буде враховано тут автоматично.</translation>
    </message>
    <message>
        <source>Hints: any</source>
        <translation>Підказки: будь-які</translation>
    </message>
    <message>
        <source>Count all games again</source>
        <translation>Рахувати всі ігри</translation>
    </message>
    <message>
        <source>Count from now on</source>
        <translation>Рахувати відтепер</translation>
    </message>
    <message>
        <source>{done} of {all} games counted</source>
        <translation>Пораховано ігор: {done} із {all}</translation>
    </message>
    <message>
        <source>counted since: {day}</source>
        <translation>рахунок від: {day}</translation>
    </message>
    <message>
        <source>Choose one game to see the scores.</source>
        <translation>Щоб побачити результати, оберіть одну гру.</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} із {whole}</translation>
    </message>
    <message>
        <source>{victories}, shared: {shared}</source>
        <translation>{victories}, спільних: {shared}</translation>
    </message>
    <message>
        <source>{now}, at most {most}</source>
        <translation>{now}, найбільше {most}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n round(s)</source>
        <translation>
            <numerusform>{card}, %n&#xa0;раунд</numerusform>
            <numerusform>{card}, %n&#xa0;раунди</numerusform>
            <numerusform>{card}, %n&#xa0;раундів</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{family} · Human</source>
        <translation>{family} · людина</translation>
    </message>
    <message>
        <source>{family} · Bot, squire</source>
        <translation>{family} · зброєносець</translation>
    </message>
    <message>
        <source>{family} · Bot, page</source>
        <translation>{family} · паж</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Placement</source>
        <translation>Раунд {round} із {rounds} · Викладання</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Resolution</source>
        <translation>Раунд {round} із {rounds} · Активація</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Гру закінчено</translation>
    </message>
    <message>
        <source>The same as {number}</source>
        <translation>Те саме, що {number}</translation>
    </message>
    <message>
        <source>{answer}: you {before} → {least} to {most}</source>
        <translation>{answer}: у вас {before} → від {least} до {most}</translation>
    </message>
    <message>
        <source>{answer}: you {before} → {least}</source>
        <translation>{answer}: у вас {before} → {least}</translation>
    </message>
    <message>
        <source>{answer}: you stay at {before}</source>
        <translation>{answer}: у вас так і буде {before}</translation>
    </message>
    <message>
        <source>Influence in the pool: {count}</source>
        <translation>Вплив в&#xa0;особистому запасі: {count}</translation>
    </message>
    <message>
        <source>Cards in hand: {count}</source>
        <translation>Карт у&#xa0;руці: {count}</translation>
    </message>
    <message>
        <source>Discarded: {count}</source>
        <translation>У&#xa0;скиді: {count}</translation>
    </message>
    <message>
        <source>In reserve: {count}</source>
        <translation>Зарезервовано: {count}</translation>
    </message>
    <message>
        <source>First player token: plays first in this round</source>
        <translation>Корона: ходить першим у&#xa0;цьому раунді</translation>
    </message>
    <message>
        <source>Click to look at the discard pile, the reserve and the cards you have set aside</source>
        <translation>Клацніть, щоб переглянути скид, зарезервовані карти та карти, які ви відклали</translation>
    </message>
    <message>
        <source>The rounds of the game; the current one is gold</source>
        <translation>Раунди гри; золотом позначено поточний</translation>
    </message>
    <message>
        <source>Resolves left to right</source>
        <translation>Зліва направо</translation>
    </message>
    <message>
        <source>Resolves right to left</source>
        <translation>Справа наліво</translation>
    </message>
    <message>
        <source>Resolving now</source>
        <translation>Хід цієї карти</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>У вашій руці</translation>
    </message>
    <message>
        <source>Whoever has the most at the end of the game wins.</source>
        <translation>У кого його наприкінці гри найбільше, той переміг.</translation>
    </message>
    <message>
        <source>Everyone sees how many there are, but only their owner sees which.</source>
        <translation>Усі бачать, скільки їх, і лише власник бачить, які.</translation>
    </message>
    <message>
        <source>Everyone may look at them; click to see them.</source>
        <translation>Вони відкриті для всіх; клацання покаже їх.</translation>
    </message>
    <message>
        <source>They lie face up beside the queue, and their effects still apply.</source>
        <translation>Вони лежать відкрито поза рядом, і написане на них діє.</translation>
    </message>
    <message>
        <source>Click to see which cards are still out (U)</source>
        <translation>Клацніть, щоб побачити, які карти ще не показано (U)</translation>
    </message>
    <message>
        <source>Its owner collects it on revealing the card; if the card goes first, it is lost.</source>
        <translation>Його отримують, коли карту відкривають, і втрачають разом із нею.</translation>
    </message>
    <message>
        <source>Only the card on top acts.</source>
        <translation>Діє лише верхня карта.</translation>
    </message>
    <message>
        <source>Place {place} of {places} in the queue</source>
        <translation>Місце {place} з&#xa0;{places} у&#xa0;ряду подій</translation>
    </message>
    <message>
        <source>Beneath card {place}</source>
        <translation>Під картою {place}</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Початок</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Кінець</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Накрити</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>on the card</comment>
        <translation>Обміняти</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Сюди</translation>
    </message>
    <message>
        <source>Front: it acts before all the cards here now</source>
        <translation>На початок: подіє раніше за всі, що лежать тут зараз</translation>
    </message>
    <message>
        <source>End: it acts after all the cards here now</source>
        <translation>У кінець: подіє після всіх, що лежать тут зараз</translation>
    </message>
    <message>
        <source>Cover: the card below will not act</source>
        <translation>Накрити: карта під&#xa0;нею не&#xa0;діятиме</translation>
    </message>
    <message>
        <source>Cover: the {card} below will not act</source>
        <translation>Накрити: {card} під&#xa0;нею не&#xa0;діятиме</translation>
    </message>
    <message numerus="yes">
        <source>%n influence stays on the card below</source>
        <translation>
            <numerusform>%n очко впливу лишиться на карті під нею</numerusform>
            <numerusform>%n очки впливу лишаться на карті під нею</numerusform>
            <numerusform>%n очок впливу лишиться на карті під нею</numerusform>
        </translation>
    </message>
    <message>
        <source>The card below will not act. Undo takes the new card back.</source>
        <translation>Карта під&#xa0;новою не&#xa0;діятиме. «Скасувати» поверне нову в&#xa0;руку.</translation>
    </message>
    <message>
        <source>The {card} below will not act. Undo takes the new card back.</source>
        <translation>{card} під&#xa0;новою картою не&#xa0;діятиме. «Скасувати» поверне нову в&#xa0;руку.</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>on the card</comment>
        <translation>Залишити</translation>
    </message>
    <message>
        <source>Reveal</source>
        <comment>on the card</comment>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>You may cover only a card of your own family.</source>
        <translation>Накрити можна лише карту своєї родини.</translation>
    </message>
    <message>
        <source>A card goes to the front, to the end, or on top of a card of your family, never between two cards.</source>
        <translation>Карту кладуть на початок ряду, у&#xa0;кінець або поверх карти своєї родини, але не між двома картами.</translation>
    </message>
    <message>
        <source>You can place a card only on your turn in the placement phase.</source>
        <translation>Карту викладають у&#xa0;свій хід у&#xa0;фазі викладання.</translation>
    </message>
    <message>
        <source>This card cannot be chosen now.</source>
        <translation>Зараз цю карту обрати не можна.</translation>
    </message>
    <message>
        <source>To swap, drop the card on the one that acts.</source>
        <translation>Щоб обміняти, покладіть карту на ту, що діє.</translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Спершу оберіть карту з&#xa0;руки.</translation>
    </message>
    <message>
        <source>Drop the card on one of the glowing places.</source>
        <translation>Покладіть карту на одне з&#xa0;місць, що світяться.</translation>
    </message>
    <message>
        <source>At the front or at the end</source>
        <translation>На початок ряду або в&#xa0;кінець</translation>
    </message>
    <message>
        <source>The queue is empty: yours is the first card</source>
        <translation>Ряд порожній: ваша карта буде першою</translation>
    </message>
    <message>
        <source>Front, end, or on top of a card of your family</source>
        <translation>На початок, у&#xa0;кінець або поверх карти своєї родини</translation>
    </message>
    <message>
        <source>Place a card in the queue</source>
        <translation>Викладіть карту в&#xa0;ряд подій</translation>
    </message>
    <message>
        <source>{card}: keep it or reveal it?</source>
        <translation>{card}: залишити чи відкрити?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>{card}: it can only be kept</source>
        <translation>{card}: можна тільки залишити</translation>
    </message>
    <message>
        <source>{card}: where does the card go?</source>
        <translation>{card}: куди покласти карту?</translation>
    </message>
    <message>
        <source>{card}: choose a card from your hand</source>
        <translation>{card}: оберіть карту з&#xa0;руки</translation>
    </message>
    <message>
        <source>It goes into the queue in place of this one, face down, and acts from the next round on</source>
        <translation>Вона ляже долілиць на місце цієї й&#xa0;діятиме з&#xa0;наступного раунду</translation>
    </message>
    <message>
        <source>{card}: choose one</source>
        <translation>{card}: оберіть одне</translation>
    </message>
    <message>
        <source>{card}: choose a card to eliminate</source>
        <translation>{card}: оберіть, яку карту вилучити</translation>
    </message>
    <message>
        <source>{card}: choose a card to put a verdict on</source>
        <translation>{card}: оберіть карту для жетона вироку</translation>
    </message>
    <message>
        <source>{card}: choose a card to put influence on</source>
        <translation>{card}: оберіть, на яку карту покласти вплив</translation>
    </message>
    <message>
        <source>{card}: choose a card to move</source>
        <translation>{card}: оберіть, яку карту перемістити</translation>
    </message>
    <message>
        <source>{card}: choose a card whose owner loses influence to you</source>
        <translation>{card}: оберіть карту, у&#xa0;власника якої забрати вплив</translation>
    </message>
    <message>
        <source>{card}: choose a card to copy</source>
        <translation>{card}: оберіть, яку карту скопіювати</translation>
    </message>
    <message>
        <source>{card}: choose a card</source>
        <translation>{card}: оберіть карту</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict token(s) in the pool</source>
        <translation>
            <numerusform>Вільних жетонів вироку: %n</numerusform>
            <numerusform>Вільних жетонів вироку: %n</numerusform>
            <numerusform>Вільних жетонів вироку: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You gain 1 influence; what lies on the card is lost</source>
        <translation>Ви отримаєте 1 очко впливу; вплив на карті буде втрачено</translation>
    </message>
    <message>
        <source>No card has a verdict token, so this is the only choice</source>
        <translation>На жодній карті немає жетона вироку, тож вибір один</translation>
    </message>
    <message>
        <source>No verdict token is left, so this is the only choice</source>
        <translation>Вільних жетонів вироку немає, тож вибір один</translation>
    </message>
    <message>
        <source>No card is in your hand, so this is the only choice</source>
        <translation>У&#xa0;вашій руці немає карт, тож вибір один</translation>
    </message>
    <message>
        <source>This is the only choice now</source>
        <translation>Зараз вибір один</translation>
    </message>
    <message>
        <source>It came into the queue this round and acts from the next on</source>
        <translation>Карту викладено в&#xa0;цьому раунді, діятиме вона з&#xa0;наступного</translation>
    </message>
    <message numerus="yes">
        <source>It costs {cost} influence to reveal; only %n lies on it</source>
        <translation>
            <numerusform>Відкриття коштує {cost}, а&#xa0;на карті лежить лише %n&#xa0;очко впливу</numerusform>
            <numerusform>Відкриття коштує {cost}, а&#xa0;на карті лежать лише %n&#xa0;очки впливу</numerusform>
            <numerusform>Відкриття коштує {cost}, а&#xa0;на карті лежить лише %n&#xa0;очок впливу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n influence to reveal; nothing lies on it</source>
        <translation>
            <numerusform>Відкриття коштує %n&#xa0;очко впливу, а&#xa0;на карті нічого немає</numerusform>
            <numerusform>Відкриття коштує %n&#xa0;очки впливу, а&#xa0;на карті нічого немає</numerusform>
            <numerusform>Відкриття коштує %n&#xa0;очок впливу, а&#xa0;на карті нічого немає</numerusform>
        </translation>
    </message>
    <message>
        <source>Verdicts: {left} of {all} in the pool</source>
        <translation>Вільних жетонів: {left} з&#xa0;{all}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Залишити</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Відкрити</translation>
    </message>
    <message>
        <source>{family}, card {place}</source>
        <translation>{family}, карта {place}</translation>
    </message>
    <message>
        <source>{family}, {card}, card {place}</source>
        <translation>{family}, {card}, карта {place}</translation>
    </message>
    <message numerus="yes">
        <source>%n influence on it</source>
        <translation>
            <numerusform>На карті %n&#xa0;очко впливу</numerusform>
            <numerusform>На карті %n&#xa0;очки впливу</numerusform>
            <numerusform>На карті %n&#xa0;очок впливу</numerusform>
        </translation>
    </message>
    <message>
        <source>To the front</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>У&#xa0;кінець</translation>
    </message>
    <message>
        <source>After card {place}</source>
        <translation>Після карти {place}</translation>
    </message>
    <message>
        <source>A card of this family: {family}</source>
        <translation>Карта родини: {family}</translation>
    </message>
    <message>
        <source>{card}, of this family: {family}</source>
        <translation>{card}, родина: {family}</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Вироки</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Гру закінчено.</translation>
    </message>
    <message>
        <source>{family} · Bot, regent</source>
        <translation>{family} · регент</translation>
    </message>
    <message>
        <source>{family} · Bot, chancellor</source>
        <translation>{family} · канцлер</translation>
    </message>
    <message>
        <source>{family} · Bot, courtier</source>
        <translation>{family} · придворний</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Пояснити</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The table</source>
        <translation>Ігровий стіл</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Скид</translation>
    </message>
    <message>
        <source>No card has been discarded yet.</source>
        <translation>У&#xa0;скиді ще немає карт.</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>Зарезервовано</translation>
    </message>
    <message>
        <source>Set aside, for your eyes only</source>
        <translation>Відкладені карти, видно лише вам</translation>
    </message>
    <message>
        <source>Choose the answer with that number</source>
        <translation>Обрати відповідь із цим номером</translation>
    </message>
    <message>
        <source>Go to either end of a row; this scrolls a long queue</source>
        <translation>Перейти на початок або кінець ряду; так прокручують довгий ряд</translation>
    </message>
    <message>
        <source>Keep a stack fanned out</source>
        <translation>Залишити стос розгорнутим</translation>
    </message>
    <message>
        <source>The hidden cards turn up</source>
        <translation>Закриті карти відкриваються</translation>
    </message>
    <message>
        <source>{family}: show my hand</source>
        <translation>{family}: показати карти</translation>
    </message>
    <message>
        <source>{name} is thinking. Press Space to make it move now.</source>
        <translation>{name} думає. Натисніть пробіл, щоб хід було зроблено одразу.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Відповіді</translation>
    </message>
    <message>
        <source>Ask for a hint: what the strongest bot would do</source>
        <translation>Попросити підказку: що зробив би найсильніший бот</translation>
    </message>
    <message>
        <source>Go to a card or a place with the arrows and press Enter there; answers bear their keys.</source>
        <translation>Перейдіть стрілками до карти чи місця й натисніть Enter; на відповідях написано їхні клавіші.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Хай ходить</translation>
    </message>
    <message>
        <source>{bot}: {advice}</source>
        <translation>{bot}: {advice}</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Що ви можете зробити</translation>
    </message>
    <message>
        <source>Go from card to card and from row to row</source>
        <translation>Переходити від карти до карти й&#xa0;від ряду до ряду</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрілки</translation>
    </message>
    <message>
        <source>Pick up a card, put it down, choose</source>
        <translation>Узяти карту, покласти її, обрати</translation>
    </message>
    <message>
        <source>Read in the chronicle why a bot moved as it did, if it says so</source>
        <translation>Прочитати в&#xa0;хроніці, чому бот так походив, якщо це пояснено</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Скасувати останній хід</translation>
    </message>
    <message>
        <source>Redo the move that you took back</source>
        <translation>Повернути скасований хід</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробіл</translation>
    </message>
    <message>
        <source>Close what opened last, put a card back, cancel an unfinished move, or open the menu</source>
        <translation>Закрити відкрите, повернути карту, скасувати початий хід, а&#xa0;якщо нічого з цього немає, відкрити меню</translation>
    </message>
    <message>
        <source>See again how the game ended</source>
        <translation>Побачити ще раз, чим скінчилася гра</translation>
    </message>
    <message>
        <source>See which cards of the others are still out; with Alt and a number, of that seat</source>
        <translation>Показати, які карти інших ще не показано; з&#xa0;Alt і&#xa0;числом — карти цього місця</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Відкрити меню</translation>
    </message>
    <message>
        <source>Open the menu: this game is not saved</source>
        <translation>Відкрити меню: цю гру не збережено</translation>
    </message>
    <message>
        <source>Skip animations; make a thinking bot move now</source>
        <translation>Завершити рух на столі; не чекати довше на хід бота</translation>
    </message>
    <message>
        <source>Turn the sound off or on</source>
        <translation>Вимкнути або ввімкнути звук</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Відкрити правила</translation>
    </message>
    <message>
        <source>Explain the current question where a button offers that, or show these keys</source>
        <translation>Пояснити запитання, якщо це пропонує кнопка, інакше показати ці клавіші</translation>
    </message>
    <message>
        <source>Take a closer look at what is under the pointer, like a right-click or a long press</source>
        <translation>Роздивитися те, на що наведено, як правою кнопкою чи довгим натисканням</translation>
    </message>
    <message>
        <source>Show the goal of this game and how it ends</source>
        <translation>Подивитися, чого ви прагнете в&#xa0;цій грі та як вона завершується</translation>
    </message>
    <message>
        <source>List everything you can do now, and what is on the table</source>
        <translation>Перелічити все, що можна зробити, і що лежить на столі</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>This game is saved here already, further along than in {file}: it goes on where it was left.</source>
        <translation>Ця партія вже зберігається тут і просунулася далі, ніж у файлі {file}: вона триває з того місця, де її залишили.</translation>
    </message>
    <message>
        <source>This game is saved here already, but {file} is further along: it goes on from there. The other is kept too.</source>
        <translation>Ця партія вже зберігається тут, але у файлі {file} вона просунулася далі: вона триває звідти. Іншу теж збережено.</translation>
    </message>
    <message>
        <source>This game was played to its end here, and this is how it ended.</source>
        <translation>Цю партію тут дограли до кінця, і ось чим вона скінчилася.</translation>
    </message>
    <message>
        <source>This game cannot be continued: {reason}</source>
        <translation>Цю партію не можна продовжити: {reason}</translation>
    </message>
    <message>
        <source>There is no unfinished game; games are kept in {folder}.</source>
        <translation>Жодної незакінченої партії немає; вони зберігаються в теці {folder}.</translation>
    </message>
    <message>
        <source>The unfinished game before that one goes on.</source>
        <translation>Триває партія, яку залишили перед нею.</translation>
    </message>
    <message>
        <source>There is no such file: {file}.</source>
        <translation>Такого файлу немає: {file}.</translation>
    </message>
    <message>
        <source>This game is not saved: it is lost at the end unless you save it.</source>
        <translation>Ця партія не зберігається: наприкінці вона пропаде, якщо її не записати.</translation>
    </message>
    <message>
        <source>There is no text version of {game}.</source>
        <translation>{game}: цієї гри в терміналі немає.</translation>
    </message>
    <message>
        <source>Type ? for help.</source>
        <translation>Наберіть &apos;?&apos;, щоб прочитати довідку.</translation>
    </message>
    <message>
        <source>The game goes on where it was left; type &apos;log&apos; for what you have seen so far.</source>
        <translation>Партія триває з того місця, де її залишили; наберіть &apos;log&apos;, щоб прочитати все, що ви досі бачили.</translation>
    </message>
    <message>
        <source>The game goes on, and is written again with every move.</source>
        <translation>Партія триває, і&#xa0;з&#xa0;кожним ходом її записують знову.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Гра знову зберігається.</translation>
    </message>
    <message>
        <source>{name} is thinking. Press Ctrl+C to make it move now.</source>
        <translation>{name} думає. Натисніть Ctrl+C, щоб хід було зроблено одразу.</translation>
    </message>
    <message>
        <source>{name} does not know what to do and takes the first legal move.</source>
        <translation>{name} не знає, що робити, і бере перший можливий хід.</translation>
    </message>
    <message>
        <source>Press Enter when {name} sits here.</source>
        <translation>Коли за екран сяде {name}, натисніть Enter.</translation>
    </message>
    <message>
        <source>What has happened since you sat here:</source>
        <translation>Що сталося, поки вас тут не було:</translation>
    </message>
    <message>
        <source>That was your turn, {name}. Press Enter to hide the table, or type &apos;undo&apos;.</source>
        <translation>{name}, ваш хід зроблено. Натисніть Enter, щоб сховати стіл, або наберіть &apos;undo&apos;, щоб скасувати хід.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n хід</numerusform>
            <numerusform>%n ходи</numerusform>
            <numerusform>%n ходів</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; can mean {moves}; type more of it.</source>
        <translation>&apos;{typed}&apos; може означати: {moves}; наберіть більше.</translation>
    </message>
    <message>
        <source>There is no move {number}: choose 1 to {last}.</source>
        <translation>Ходу під номером {number} немає: оберіть від 1 до {last}.</translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; is not a legal move here. Nearest: {moves}. Type ? for help.</source>
        <translation>Ходу &apos;{typed}&apos; зараз немає. Схожі: {moves}. Наберіть &apos;?&apos;, щоб прочитати довідку.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Поки що нічого не сталося.</translation>
    </message>
    <message>
        <source>The move was not taken back.</source>
        <translation>Хід не скасовано.</translation>
    </message>
    <message>
        <source>Taken back: {move}.</source>
        <translation>Скасовано хід: {move}.</translation>
    </message>
    <message>
        <source>Made again: {move}.</source>
        <translation>Знову зроблено хід: {move}.</translation>
    </message>
    <message>
        <source>Also type what you want to know about: its name or number on the table.</source>
        <translation>Наберіть ще, про що ви хочете дізнатися: назву або номер зі столу.</translation>
    </message>
    <message>
        <source>There is nothing to tell about &apos;{words}&apos;.</source>
        <translation>Про &apos;{words}&apos; розповісти нічого.</translation>
    </message>
    <message>
        <source>Also type a file name: &apos;save evening.gonfalon&apos;</source>
        <translation>Наберіть ще імʼя файлу: &apos;save evening.gonfalon&apos;</translation>
    </message>
    <message>
        <source>The file is left unchanged.</source>
        <translation>Він лишається як є.</translation>
    </message>
    <message>
        <source>{file} holds another game. Type &apos;yes&apos; to write over it, or press Enter to leave it unchanged.</source>
        <translation>У файлі {file} інша партія. Наберіть &apos;yes&apos;, щоб записати поверх неї, або натисніть Enter, щоб лишити її як є.</translation>
    </message>
    <message>
        <source>leave the game; it is saved, and &apos;{command}&apos; continues it</source>
        <translation>вийти з партії; вона зберігається, і &apos;{command}&apos; її продовжує</translation>
    </message>
    <message>
        <source>the table once more</source>
        <translation>стіл іще раз</translation>
    </message>
    <message>
        <source>what you may do</source>
        <translation>які ходи ви маєте</translation>
    </message>
    <message>
        <source>everything you have seen so far</source>
        <translation>усе, що ви досі бачили</translation>
    </message>
    <message>
        <source>what a card or a word on it means, where cards say more than the table has room for</source>
        <translation>що означає карта або слово на ній (в іграх, де на карті вміщується не все)</translation>
    </message>
    <message>
        <source>take back your last decision, if nobody has decided and you have learned nothing since</source>
        <translation>скасувати своє останнє рішення, якщо відтоді ніхто не ходив і ви нічого не дізналися</translation>
    </message>
    <message>
        <source>make the decision again that was taken back, until another is made</source>
        <translation>повторити скасоване рішення, доки не ухвалено іншого</translation>
    </message>
    <message>
        <source>write the game to a file</source>
        <translation>записати партію у файл</translation>
    </message>
    <message>
        <source>Type the number of a move, or its text; the beginnings of its words will do where they are clear.</source>
        <translation>Наберіть номер ходу або його текст; досить і початку слів, якщо зрозуміло, що мається на увазі.</translation>
    </message>
    <message>
        <source>There is no player &apos;{player}&apos; for {game}; a seat is one of {players}.</source>
        <translation>{game}: гравця &apos;{player}&apos; немає; на місці може сидіти {players}.</translation>
    </message>
    <message>
        <source>Give one name for each seat or one for each human; {option} has {count}.</source>
        <translation>Потрібно по імені на кожне місце або на кожну людину, а {option} містить імен: {count}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no name: it has 1 to {most} letters.</source>
        <translation>&apos;{name}&apos; — не імʼя: в імені від 1 до {most} літер.</translation>
    </message>
    <message>
        <source>Two players would have the same name: {names}.</source>
        <translation>Двох гравців звали б однаково: {names}.</translation>
    </message>
    <message>
        <source>{file} holds another game and is left unchanged. Choose another name.</source>
        <translation>У файлі {file} інша партія; він лишається як є. Оберіть інше імʼя.</translation>
    </message>
    <message>
        <source>Name a saved game or say {option}, not both.</source>
        <translation>Вкажіть збережену партію або {option}, але не те й інше.</translation>
    </message>
    <message>
        <source>{option} is for a new game; a saved one goes on as it was begun.</source>
        <translation>Ключ {option} — для нової партії; збережена триває так, як її почали.</translation>
    </message>
    <message>
        <source>The moves in {file} cannot be read: {reason}.</source>
        <translation>Ходи з файлу {file} не можна прочитати: {reason}.</translation>
    </message>
    <message>
        <source>This game goes on, and its line would tell hidden cards.</source>
        <translation>Ця партія ще триває, і її рядок виказав би приховані карти.</translation>
    </message>
    <message>
        <source>The moves of an unfinished game reveal hidden cards; {option} shows them.</source>
        <translation>Ходи незакінченої партії виказують приховані карти; їх покаже {option}.</translation>
    </message>
    <message>
        <source>Not finished: {name} has to decide.</source>
        <translation>Не закінчена: вирішує {name}.</translation>
    </message>
    <message>
        <source>{file} already exists and is not a game; it is left unchanged. Choose another name.</source>
        <translation>Файл {file} уже є, і це не партія; він лишається як є. Оберіть інше імʼя.</translation>
    </message>
    <message>
        <source>{file} is not a file; choose another name.</source>
        <translation>{file} — не файл; оберіть інше імʼя.</translation>
    </message>
    <message>
        <source>There is no folder {folder} to save a game in.</source>
        <translation>Немає теки {folder}, щоб записати в неї партію.</translation>
    </message>
    <message>
        <source>The game is saved in {file}.</source>
        <translation>Партію записано у файл {file}.</translation>
    </message>
    <message>
        <source>It is not finished: the file contains hidden cards.</source>
        <translation>Вона не закінчена: у файлі є приховані карти.</translation>
    </message>
    <message>
        <source>The game was not saved.</source>
        <translation>Партію не записано.</translation>
    </message>
    <message>
        <source>The game is saved: &apos;{command}&apos; continues it.</source>
        <translation>Партію збережено: її продовжує &apos;{command}&apos;.</translation>
    </message>
    <message>
        <source>The game is saved in {file}, but not what happened after move {number}.</source>
        <translation>Партію записано у файл {file}, але без того, що було після ходу {number}.</translation>
    </message>
    <message>
        <source>All of it is saved: &apos;{command}&apos; continues it.</source>
        <translation>Збережено всю партію: її продовжує &apos;{command}&apos;.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a folder: name the one in which your card sets lie</source>
        <translation>&apos;{word}&apos; — не тека: вкажіть ту, у якій лежать ваші набори карт</translation>
    </message>
    <message>
        <source>{options} choose sets of cards; there is one deck for {game}.</source>
        <translation>Ключі {options} обирають набори карт; колода тут одна: {game}.</translation>
    </message>
    <message>
        <source>{file} is a deck of {other}, not a set of cards of {game}.</source>
        <translation>{file} — колода іншої гри: {other}, а не {game}.</translation>
    </message>
    <message>
        <source>{file} does not lie in the folder of your card sets: say where that is with {option}.</source>
        <translation>{file} лежить не в теці ваших наборів карт: вкажіть її ключем {option}.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a time: give seconds, more than 0 and at most 3600</source>
        <translation>&apos;{word}&apos; — не час: вкажіть секунди, більше за 0 і не більше за 3600</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a whole number from {least} to {most}</source>
        <translation>&apos;{word}&apos; — не ціле число від {least} до {most}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not an option: write for instance &apos;{example}&apos;</source>
        <translation>&apos;{word}&apos; — не варіант гри: напишіть, наприклад, &apos;{example}&apos;</translation>
    </message>
    <message>
        <source>it follows from how many play</source>
        <translation>це залежить від кількості гравців</translation>
    </message>
    <message>
        <source>it is no word, but a whole deck</source>
        <translation>це не слово, а ціла колода</translation>
    </message>
    <message>
        <source>name {name} among the seats</source>
        <translation>назвіть {name} серед місць</translation>
    </message>
    <message>
        <source>The option &apos;{name}&apos; cannot be chosen like this: {why}.</source>
        <translation>Варіант &apos;{name}&apos; так не обирають: {why}.</translation>
    </message>
    <message>
        <source>{players} cannot play {game}: it is for {least} to {most}.</source>
        <translation>{game}: гравців може бути від {least} до {most}, а не {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n карта в руці</numerusform>
            <numerusform>%n карти в руці</numerusform>
            <numerusform>%n карт у руці</numerusform>
        </translation>
    </message>
    <message>
        <source>The game cannot be saved in {file}: {reason}.</source>
        <translation>Партію не можна записати у файл {file}: {reason}.</translation>
    </message>
    <message>
        <source>{words} or {last}</source>
        <translation>{words} або {last}</translation>
    </message>
    <message>
        <source>{words} and {last}</source>
        <translation>{words} та {last}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>зерно {seed}</translation>
    </message>
    <message>
        <source>Scores: {scores}</source>
        <translation>Рахунок: {scores}</translation>
    </message>
    <message>
        <source>Won by {names}.</source>
        <translation>Перемога: {names}.</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (ви)</translation>
    </message>
</context>
<context>
    <name>TocBook</name>
    <message>
        <source>pages shown</source>
        <translation>сторінки показано</translation>
    </message>
    <message>
        <source>pages folded away</source>
        <translation>сторінки згорнуто</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>Alone in the queue</source>
        <translation>Сама в ряду подій</translation>
    </message>
    <message>
        <source>Between two rivals</source>
        <translation>Між двома картами суперників</translation>
    </message>
    <message>
        <source>Between two cards of its own family</source>
        <translation>Між двома картами своєї родини</translation>
    </message>
    <message>
        <source>Between a rival and its own family</source>
        <translation>Між картою суперника й картою своєї родини</translation>
    </message>
    <message>
        <source>At the front of the queue</source>
        <translation>На початку ряду подій</translation>
    </message>
    <message>
        <source>At the end of the queue</source>
        <translation>У кінці ряду подій</translation>
    </message>
    <message>
        <source>In a longer queue</source>
        <translation>У довшому ряду подій</translation>
    </message>
    <message>
        <source>Face up since an earlier round</source>
        <translation>Відкрита з попереднього раунду</translation>
    </message>
    <message>
        <source>Eliminated by a rival, whose card is: {card}</source>
        <translation>Її вилучає суперник, а його карта: {card}</translation>
    </message>
    <message>
        <source>In reserve; its owner eliminates a card with: {card}</source>
        <translation>У резерві; її власник вилучає карту, а діє: {card}</translation>
    </message>
    <message>
        <source>In reserve, when a round begins</source>
        <translation>У резерві, коли починається раунд</translation>
    </message>
    <message>
        <source>In reserve, when the game ends</source>
        <translation>У резерві, коли закінчується гра</translation>
    </message>
    <message>
        <source>Beside cards with a verdict</source>
        <translation>Поруч із картами, на яких лежить вирок</translation>
    </message>
    <message>
        <source>Beside a card of the same name</source>
        <translation>Поруч із картою з тією самою назвою</translation>
    </message>
    <message>
        <source>Beside cards that it names</source>
        <translation>Поруч із картами, які вона називає</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, рядок {line}</translation>
    </message>
    <message>
        <source>This file is not a game of Gonfalon: {file}.</source>
        <translation>Це не гра Gonfalon: {file}.</translation>
    </message>
    <message>
        <source>Part of this line is missing; copy the whole line again.</source>
        <translation>Частина цього рядка загубилася дорогою; скопіюйте його повністю ще раз.</translation>
    </message>
    <message>
        <source>This game was saved by another version of Gonfalon: {file}.</source>
        <translation>Цю гру зберегла інша версія Gonfalon: {file}.</translation>
    </message>
    <message>
        <source>This game needs the card set “{name}”, which is not here or was changed since: {file}. The settings show the folder that it belongs in.</source>
        <translation>Для цієї гри потрібен набір карт «{name}», якого тут немає або який відтоді змінено: {file}. Теку, де він має лежати, показано в&#xa0;налаштуваннях.</translation>
    </message>
    <message>
        <source>This game was played with other cards than those here: {file}.</source>
        <translation>У&#xa0;цій грі були інші карти, не такі, як тут: {file}.</translation>
    </message>
    <message>
        <source>This file holds a game that this program does not know: {file}.</source>
        <translation>У&#xa0;цьому файлі гра, якої ця програма не підтримує: {file}.</translation>
    </message>
    <message>
        <source>This game has no table in the window yet; it is played in a terminal, with the command “{command}”: {file}.</source>
        <translation>У&#xa0;цієї гри ще немає столу у&#xa0;вікні; у&#xa0;неї грають у&#xa0;терміналі командою «{command}»: {file}.</translation>
    </message>
    <message>
        <source>A bot of this game is not known here: {file}.</source>
        <translation>Бот із цієї гри тут невідомий: {file}.</translation>
    </message>
    <message>
        <source>This file cannot be read: {file}.</source>
        <translation>Цей файл не вдається прочитати: {file}.</translation>
    </message>
    <message>
        <source>This file is damaged and was left as it is: {file}.</source>
        <translation>Цей файл пошкоджено; його залишено як є: {file}.</translation>
    </message>
    <message>
        <source>This cannot be written: {file}. The reason: {reason}.</source>
        <translation>Це не вдалося записати: {file}. Причина: {reason}.</translation>
    </message>
    <message>
        <source>Choose players and cards with which this game can be played. The reason: {reason}</source>
        <translation>Оберіть гравців і&#xa0;карти, з&#xa0;якими в&#xa0;цю гру можна грати. Причина: {reason}</translation>
    </message>
    <message>
        <source>The game cannot be written to this folder: {folder}. It goes on, and is written again with every move. Until that succeeds, it is lost when you close the window.</source>
        <translation>Гру не вдається записати до цієї теки: {folder}. Вона триває, і&#xa0;з&#xa0;кожним ходом її записують знову. Доки це не вдасться, гра зникне, якщо закрити вікно.</translation>
    </message>
    <message>
        <source>The game cannot be written to this folder: {folder}. The move was not taken back, and the game is saved as before.</source>
        <translation>Гру не вдається записати до цієї теки: {folder}. Вона лишилася такою, як була, і&#xa0;так і&#xa0;збережена.</translation>
    </message>
    <message>
        <source>It was played on in another window or in a terminal, so it cannot be continued here. What was played there is saved.</source>
        <translation>У&#xa0;неї грали далі в&#xa0;іншому вікні або в&#xa0;терміналі, тому тут вона не триватиме. Усе, що зіграно там, збережено.</translation>
    </message>
    <message>
        <source>This file cannot be written: {file}. What you choose here applies now, but is forgotten when you close the window.</source>
        <translation>Цей файл не вдається записати: {file}. Те, що ви тут обираєте, діє, але забудеться, коли ви закриєте вікно.</translation>
    </message>
    <message>
        <source>The game needs a name.</source>
        <translation>Грі потрібна назва.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Ця назва задовга.</translation>
    </message>
    <message>
        <source>Some computers use this name for something else; choose another one.</source>
        <translation>На деяких компʼютерах ця назва зайнята іншим; оберіть іншу.</translation>
    </message>
    <message>
        <source>A game is saved under this name already; press again to replace it.</source>
        <translation>Під цією назвою гра вже є; наступне натискання її замінить.</translation>
    </message>
    <message>
        <source>A name cannot contain these characters, or begin or end with a full stop: {signs}</source>
        <translation>У назві немає таких знаків, а по краях немає крапки: {signs}</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Only the players can take a move back.</source>
        <translation>Скасувати хід можуть лише гравці.</translation>
    </message>
    <message>
        <source>You have not decided anything yet.</source>
        <translation>Ви ще нічого не вирішили.</translation>
    </message>
    <message>
        <source>Another player has decided since your last move.</source>
        <translation>Після вашого ходу рішення ухвалив інший гравець.</translation>
    </message>
    <message>
        <source>Your last move has shown a card, and nobody can forget it.</source>
        <translation>Ваш останній хід показав карту, і&#xa0;забути її вже не можна.</translation>
    </message>
    <message>
        <source>Nothing is taken back in a first game or a puzzle; both can be started over at any time.</source>
        <translation>У першій грі та в задачі ходів не скасовують; і гру, і задачу можна почати знову будь-коли.</translation>
    </message>
    <message>
        <source>You have drawn a card since.</source>
        <translation>Після того ходу ви вже взяли карту.</translation>
    </message>
    <message>
        <source>There is no move to redo.</source>
        <translation>Немає скасованого ходу, який можна повернути.</translation>
    </message>
</context>
<context>
    <name>UnseenCards</name>
    <message>
        <source>Discarded in round {round}</source>
        <translation>Скид, раунд&#xa0;{round}</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>Зарезервовано</translation>
    </message>
    <message>
        <source>Seen: card {place}</source>
        <translation>Відкрита: карта №&#xa0;{place}</translation>
    </message>
    <message>
        <source>Seen: beneath card {place}</source>
        <translation>Відома: під картою №&#xa0;{place}</translation>
    </message>
    <message>
        <source>Seen: in hand again</source>
        <translation>Відома: знову в&#xa0;руці</translation>
    </message>
    <message>
        <source>Seen: card {place}, face down</source>
        <translation>Відома: карта №&#xa0;{place}, долілиць</translation>
    </message>
    <message>
        <source>Every card of this family has been seen.</source>
        <translation>Усі карти цієї родини вже відомі.</translation>
    </message>
    <message>
        <source>Kinds still out: {count}</source>
        <translation>Ще не показано видів: {count}</translation>
    </message>
    <message>
        <source>face down: {count}</source>
        <translation>долілиць: {count}</translation>
    </message>
    <message>
        <source>in hand: {count}</source>
        <translation>у&#xa0;руці: {count}</translation>
    </message>
    <message>
        <source>out of the game: {count}</source>
        <translation>поза грою: {count}</translation>
    </message>
    <message>
        <source>By numbers alone, each of them is face down with a chance of {count} in {all}. Nothing else is known.</source>
        <translation>За чистою випадковістю кожен лежить долілиць у&#xa0;{count} з&#xa0;{all} випадків. Більше нічого не відомо.</translation>
    </message>
    <message>
        <source>Some of them can only be among certain cards, for they were seen before.</source>
        <translation>Деякі можуть бути лише серед певних карт: їх уже бачили.</translation>
    </message>
    <message>
        <source>May lie face down</source>
        <translation>Може лежати долілиць</translation>
    </message>
    <message>
        <source>Not in the queue</source>
        <translation>Не в&#xa0;ряду</translation>
    </message>
    <message>
        <source>{name}: what is still out</source>
        <translation>{name}: що ще не показано</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Ще не показана</translation>
    </message>
    <message numerus="yes">
        <source>Only what everyone saw. {family}: %n card(s) dealt, {aside} set aside.</source>
        <translation>
            <numerusform>Лише те, що бачили всі. {family}: роздано %n карту, відкладено {aside}.</numerusform>
            <numerusform>Лише те, що бачили всі. {family}: роздано %n карти, відкладено {aside}.</numerusform>
            <numerusform>Лише те, що бачили всі. {family}: роздано %n карт, відкладено {aside}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnseenCardsPanel</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Scoring</source>
        <translation>За що змагаються</translation>
    </message>
    <message>
        <source>Single icons</source>
        <translation>Поодинокі значки</translation>
    </message>
    <message>
        <source>When it is certain</source>
        <translation>Коли все вже ясно</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Завершення гри</translation>
    </message>
    <message>
        <source>Incomplete armies</source>
        <translation>Неповні війська</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Території</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнір</translation>
    </message>
    <message>
        <source>By seniority</source>
        <translation>За старшинством</translation>
    </message>
    <message>
        <source>By count first</source>
        <translation>Спершу за кількістю</translation>
    </message>
    <message>
        <source>By the icons</source>
        <translation>За значками</translation>
    </message>
    <message>
        <source>By the deck list</source>
        <translation>За списком колоди</translation>
    </message>
    <message>
        <source>With the last marker</source>
        <translation>З&#xa0;останнім маркером</translation>
    </message>
    <message>
        <source>When all places are full</source>
        <translation>Коли заповнено всі місця</translation>
    </message>
    <message>
        <source>Earn points</source>
        <translation>Приносять очки</translation>
    </message>
    <message>
        <source>Earn nothing</source>
        <translation>Не приносять нічого</translation>
    </message>
    <message>
        <source>The player who controls the most territories at the end wins.</source>
        <translation>Перемагає той, хто наприкінці контролює найбільше територій.</translation>
    </message>
    <message>
        <source>The strongest armies of each territory earn 3, 2 and 1 points; the player with the most wins.</source>
        <translation>Найсильніші війська кожної території приносять 3, 2 і&#xa0;1 очко; перемагає той, у&#xa0;кого очок найбільше.</translation>
    </message>
    <message>
        <source>The territories decide; points are kept too, to be added up over several games.</source>
        <translation>Вирішують території; рахують і&#xa0;очки, щоб додавати їх за кілька партій.</translation>
    </message>
    <message>
        <source>They are compared by seniority alone: one flag beats spear, bow and swords.</source>
        <translation>Важить лише старшинство: один прапор сильніший за спис, лук і&#xa0;мечі.</translation>
    </message>
    <message>
        <source>More single icons beat fewer; equal numbers are compared by seniority.</source>
        <translation>Сильніший той, у&#xa0;кого поодиноких значків більше; якщо їх порівну, вирішує старшинство.</translation>
    </message>
    <message>
        <source>A missing card is assumed to have every icon; only the territory itself counts.</source>
        <translation>Вважають, що на карті, якої бракує, можуть бути всі значки; дивляться лише на саму територію.</translation>
    </message>
    <message>
        <source>Only cards of the deck that are not on the table yet can still overtake.</source>
        <translation>Випередити можна лише тими картами колоди, яких ще немає на столі.</translation>
    </message>
    <message>
        <source>The last victory marker ends the game; what lies on the table then is counted.</source>
        <translation>Останній маркер перемоги завершує гру; рахують те, що тоді лежить на столі.</translation>
    </message>
    <message>
        <source>Everyone plays on after the last victory marker, until all places are full.</source>
        <translation>Після останнього маркера перемоги грають далі, доки не заповнять усі місця.</translation>
    </message>
    <message>
        <source>An army with cards missing earns points too, if it is strong enough.</source>
        <translation>Військо, якому бракує карт, теж приносить очки, якщо воно досить сильне.</translation>
    </message>
    <message>
        <source>Single icons by seniority</source>
        <translation>Поодинокі значки за старшинством</translation>
    </message>
    <message>
        <source>Single icons by count first</source>
        <translation>Поодинокі значки спершу за кількістю</translation>
    </message>
    <message>
        <source>Control settled by the icons</source>
        <translation>Контроль визначають значки</translation>
    </message>
    <message>
        <source>Control settled by the deck list</source>
        <translation>Контроль визначає список колоди</translation>
    </message>
    <message>
        <source>Ends with the last marker</source>
        <translation>Кінець з&#xa0;останнім маркером</translation>
    </message>
    <message>
        <source>Ends when all places are full</source>
        <translation>Кінець, коли заповнено всі місця</translation>
    </message>
    <message>
        <source>Incomplete armies earn points</source>
        <translation>Неповні війська приносять очки</translation>
    </message>
    <message>
        <source>Incomplete armies earn nothing</source>
        <translation>Неповні війська не приносять нічого</translation>
    </message>
</context>
<context>
    <name>VariantsFold</name>
    <message>
        <source>Variants…</source>
        <translation>Варіанти…</translation>
    </message>
    <message>
        <source>Shows more choices for this game</source>
        <translation>Показує інші варіанти цієї гри</translation>
    </message>
    <message>
        <source>Hides the choices below</source>
        <translation>Ховає варіанти, показані нижче</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>This game cannot be saved</source>
        <translation>Гру не вдається зберегти</translation>
    </message>
    <message>
        <source>Save the current game under a name</source>
        <translation>Зберегти поточну гру під назвою</translation>
    </message>
    <message>
        <source>This game cannot be started</source>
        <translation>Гру не вдається почати</translation>
    </message>
    <message>
        <source>The last game cannot be continued</source>
        <translation>Останню гру не можна продовжити</translation>
    </message>
    <message>
        <source>The unfinished game before that one goes on here.</source>
        <translation>Тут триває гра, яку залишили перед нею.</translation>
    </message>
    <message>
        <source>No game can be continued</source>
        <translation>Немає гри, яку можна продовжити</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>The game is saved after every move.</source>
        <translation>Гра зберігається після кожного ходу.</translation>
    </message>
    <message>
        <source>Why the table is hidden</source>
        <translation>Чому стіл закрито</translation>
    </message>
    <message>
        <source>Another person plays next. Press Enter when that person sits at the screen and nobody else looks. The rules open from the table with F1.</source>
        <translation>Далі ходить інша людина. Натисніть Enter, коли вона сяде до екрана і&#xa0;більше ніхто не дивитиметься. Правила відкриває за столом клавіша F1.</translation>
    </message>
    <message>
        <source>This game cannot be saved at the moment. It is tried again with every move.</source>
        <translation>Зараз цю гру зберегти не вдається. Спроба повторюється з&#xa0;кожним ходом.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Грати далі</translation>
    </message>
    <message>
        <source>Look through all saved games</source>
        <translation>Переглянути всі збережені ігри</translation>
    </message>
    <message>
        <source>Open the game whose line you have copied</source>
        <translation>Відкрити гру, рядок якої ви скопіювали</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Нова гра</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Почати знову</translation>
    </message>
    <message>
        <source>Save under a name</source>
        <translation>Зберегти під назвою</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Вийти з&#xa0;повноекранного режиму</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Повний екран</translation>
    </message>
    <message>
        <source>Leave to the start screen</source>
        <translation>Вийти на головний екран</translation>
    </message>
    <message>
        <source>The move was not taken back</source>
        <translation>Хід не скасовано</translation>
    </message>
    <message>
        <source>This game is being played elsewhere</source>
        <translation>У&#xa0;цю гру грають деінде</translation>
    </message>
    <message>
        <source>The cards are still being read</source>
        <translation>Карти ще завантажуються</translation>
    </message>
    <message>
        <source>The game opens as soon as its cards are there.</source>
        <translation>Гра відкриється, щойно завантажаться її карти.</translation>
    </message>
    <message>
        <source>Do not wait</source>
        <translation>Не чекати</translation>
    </message>
    <message>
        <source>Full screen, or a window again</source>
        <translation>Повний екран або знову вікно</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>Почати іншу гру</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Відкрити збережену гру</translation>
    </message>
    <message>
        <source>Close the program; the game is saved</source>
        <translation>Закрити програму; гра зберігається</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>The settings cannot be saved</source>
        <translation>Налаштування не вдається зберегти</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Card workshop</source>
        <translation>Майстерня карт</translation>
    </message>
    <message>
        <source>Write cards of your own and see at once what they do.</source>
        <translation>Пишіть власні карти й одразу дивіться, що вони роблять.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Відкрити</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) in all; F8 leads to the next</source>
        <translation>
            <numerusform>Усього %n помилка; F8 веде до наступної</numerusform>
            <numerusform>Усього %n помилки; F8 веде до наступної</numerusform>
            <numerusform>Усього %n помилок; F8 веде до наступної</numerusform>
        </translation>
    </message>
    <message>
        <source>Write “{word}”</source>
        <translation>Написати «{word}»</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>Що тут можливе</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Знайти в тексті</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>Попереднє місце (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Наступне місце (Enter)</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>Закрити пошук (Esc)</translation>
    </message>
    <message>
        <source>Back to the sets (Esc)</source>
        <translation>Назад до наборів (Esc)</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поділитися</translation>
    </message>
    <message>
        <source>Put the set with its texts and emblems into one file for others</source>
        <translation>Скласти набір із текстами й емблемами в один файл для інших</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Перевірити все</translation>
    </message>
    <message>
        <source>Read the whole set, its texts and its emblems</source>
        <translation>Прочитати весь набір, його тексти та емблеми</translation>
    </message>
    <message>
        <source>Try in a game</source>
        <translation>Випробувати в грі</translation>
    </message>
    <message>
        <source>Save the set and play with it at once, against three bots</source>
        <translation>Зберегти набір і відразу зіграти ним проти трьох ботів</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message>
        <source>Write the file of the set ({key})</source>
        <translation>Записати файл набору ({key})</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Зробити такий самий</translation>
    </message>
    <message>
        <source>Make a copy of your own, which you can change</source>
        <translation>Зробити власну копію, яку можна змінювати</translation>
    </message>
    <message>
        <source>The mistakes have to be corrected first</source>
        <translation>Спершу треба виправити помилки</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Писати далі</translation>
    </message>
    <message>
        <source>The whole language of cards</source>
        <translation>Уся мова карт</translation>
    </message>
    <message>
        <source>What you had not saved last time has been restored.</source>
        <translation>Те, чого минулого разу не було збережено, знову тут.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}”: %n kind(s) of cards.</source>
        <translation>
            <numerusform>«{name}»: %n вид карт.</numerusform>
            <numerusform>«{name}»: %n види карт.</numerusform>
            <numerusform>«{name}»: %n видів карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n помилка.</numerusform>
            <numerusform>%n помилки.</numerusform>
            <numerusform>%n помилок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Не збережено.</translation>
    </message>
    <message>
        <source>Read-only: F2 explains a word, F1 the language of cards</source>
        <translation>Лише для перегляду: F2 пояснює слово, F1 — мову карт</translation>
    </message>
    <message>
        <source>Tab goes from field to field, Ctrl+Down to the next card</source>
        <translation>Tab веде від поля до поля, Ctrl і стрілка вниз — до наступної карти</translation>
    </message>
    <message>
        <source>Ctrl+Space completes a word, F2 explains it, F8 goes to the next mistake</source>
        <translation>Ctrl+пробіл доповнює слово, F2 пояснює його, F8 веде до наступної помилки</translation>
    </message>
    <message>
        <source>The emblem cannot be saved</source>
        <translation>Емблему не вдалося зберегти</translation>
    </message>
    <message>
        <source>This cannot be written into the text</source>
        <translation>Цього не можна вписати в текст</translation>
    </message>
    <message>
        <source>Line {line}: {sentence}</source>
        <translation>Рядок {line}: {sentence}</translation>
    </message>
    <message>
        <source>There is no mistake.</source>
        <translation>Помилок немає.</translation>
    </message>
    <message numerus="yes">
        <source>All of it can be played: %n kind(s) of cards.</source>
        <translation>
            <numerusform>Усім цим можна грати: %n вид карт.</numerusform>
            <numerusform>Усім цим можна грати: %n види карт.</numerusform>
            <numerusform>Усім цим можна грати: %n видів карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Помилок немає</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) in the set</source>
        <translation>
            <numerusform>%n помилка в наборі</numerusform>
            <numerusform>%n помилки в наборі</numerusform>
            <numerusform>%n помилок у наборі</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the first</source>
        <translation>Перейти до першої</translation>
    </message>
    <message>
        <source>This is not a word of the card language.</source>
        <translation>Це не слово мови карт.</translation>
    </message>
    <message>
        <source>The set cannot be saved</source>
        <translation>Набір не вдалося зберегти</translation>
    </message>
    <message>
        <source>Another program has written the file: this is its text.</source>
        <translation>Файл записала інша програма: тут її текст.</translation>
    </message>
    <message>
        <source>The file is gone. Saving will create it again.</source>
        <translation>Файлу більше немає. Збереження запише його наново.</translation>
    </message>
    <message>
        <source>Another program has written the file {file} while there is something here that is not saved. Which version do you want to keep?</source>
        <translation>Інша програма записала файл {file}, а тут є незбережене. Що з двох залишити?</translation>
    </message>
    <message>
        <source>Both have changed</source>
        <translation>Змінилося і те, і те</translation>
    </message>
    <message>
        <source>What is written here</source>
        <translation>Те, що написано тут</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>Те, що у файлі</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Редагувати</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Переглянути</translation>
    </message>
    <message>
        <source>Delete: {name}</source>
        <translation>Викинути: {name}</translation>
    </message>
    <message>
        <source>Edit: {name}</source>
        <translation>Редагувати: {name}</translation>
    </message>
    <message>
        <source>Look at: {name}</source>
        <translation>Переглянути: {name}</translation>
    </message>
    <message>
        <source>Add one from a file</source>
        <translation>Взяти з файлу</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Новий набір</translation>
    </message>
    <message>
        <source>Your sets</source>
        <translation>Ваші набори</translation>
    </message>
    <message>
        <source>Read-only sets</source>
        <translation>Набори для перегляду</translation>
    </message>
    <message>
        <source>There is none yet. Begin a new one, or make a copy of a set below.</source>
        <translation>Ще жодного немає. Почніть новий або зробіть такий самий, як один із наборів нижче.</translation>
    </message>
    <message>
        <source>Texts in four languages</source>
        <translation>Тексти чотирма мовами</translation>
    </message>
    <message>
        <source>Preview of the set</source>
        <translation>Що видно з набору</translation>
    </message>
    <message>
        <source>The text of the set {file}</source>
        <translation>Текст набору {file}</translation>
    </message>
    <message>
        <source>The set cannot be created</source>
        <translation>Набір не вдалося створити</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Викинути «{name}»?</translation>
    </message>
    <message>
        <source>Its file and its drawings go to the bin of your desktop. Games that were played with it still open.</source>
        <translation>Його файл і малюнки потраплять до кошика. Ігри, зіграні ним, відкриватимуться й далі.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Залишити</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Викинути</translation>
    </message>
    <message>
        <source>It cannot be moved to the bin. Please delete it yourself: {file}</source>
        <translation>Кошика для нього немає. Видаліть його самостійно: {file}</translation>
    </message>
    <message>
        <source>The set is still there</source>
        <translation>Набір лишився на місці</translation>
    </message>
    <message>
        <source>Sets of cards</source>
        <translation>Набори карт</translation>
    </message>
    <message>
        <source>This set cannot be added</source>
        <translation>Цей набір не можна взяти</translation>
    </message>
    <message>
        <source>Your own sets are still being read. Please choose the file once more.</source>
        <translation>Ваші набори ще завантажуються. Оберіть файл ще раз.</translation>
    </message>
    <message>
        <source>This set cannot be added yet</source>
        <translation>Цей набір ще не можна взяти</translation>
    </message>
    <message>
        <source>Put the set into one file</source>
        <translation>Скласти набір в один файл</translation>
    </message>
    <message>
        <source>This set cannot be shared</source>
        <translation>Цим набором не можна поділитися</translation>
    </message>
    <message>
        <source>It is in this file: {file}. Anyone who opens it sees what is in it and can add it.</source>
        <translation>Він у цьому файлі: {file}. Хто його відкриє, побачить, що в ньому є, і зможе взяти набір.</translation>
    </message>
    <message>
        <source>The set is packed</source>
        <translation>Набір складено</translation>
    </message>
    <message>
        <source>This set cannot be opened</source>
        <translation>Цей набір не вдалося відкрити</translation>
    </message>
    <message>
        <source>Baker</source>
        <translation>Пекар</translation>
    </message>
    <message>
        <source>Watchdog</source>
        <translation>Сторожовий пес</translation>
    </message>
    <message>
        <source>What follows this sign is a comment, which the program ignores.</source>
        <translation>Те, що стоїть після цього знака, — примітка: її не читає ніхто, крім вас.</translation>
    </message>
    <message>
        <source>Each card has an id, a type, and a list of what it does, line by line.</source>
        <translation>Кожна карта має ідентифікатор, тип і список того, що вона робить, рядок за рядком.</translation>
    </message>
    <message>
        <source>A trap: whoever eliminates it has to pay. Its last line takes it out of the queue.</source>
        <translation>Пастка: хто її вилучить, той заплатить. Останній рядок прибирає її з ряду.</translation>
    </message>
    <message>
        <source>What the cards are called in each language.</source>
        <translation>Як карти звуться кожною мовою.</translation>
    </message>
    <message>
        <source>The text on a card is generated from its lines until you write your own.</source>
        <translation>Текст на карті складено з її рядків, доки ви не напишете свій.</translation>
    </message>
</context>
</TS>
