<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>Aloud</name>
    <message>
        <source>{name}’s {thing}</source>
        <translation>{thing}, {name}</translation>
    </message>
    <message>
        <source>{whose}: minus {number}</source>
        <translation>{whose}: минус {number}</translation>
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
        <translation>Разыграно концовок на каждом шаге: {count}</translation>
    </message>
    <message>
        <source>Looks a few turns ahead, per step: {count}</source>
        <translation>Просмотров на несколько ходов вперёд на каждом шаге: {count}</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Шанс на победу</translation>
    </message>
    <message>
        <source>{name}: {before}% → {after}%</source>
        <translation>{name}: {before}&#xa0;% → {after}&#xa0;%</translation>
    </message>
    <message>
        <source>Bots finished the game from every step, each knowing only what its seat knew.</source>
        <translation>С каждого шага боты доиграли игру до конца, каждый — исходя из того, что знал.</translation>
    </message>
    <message>
        <source>From every step bots played on for some turns, each knowing only what its seat knew, and then judged the position by what they had learned.</source>
        <translation>С каждого шага боты играли ещё несколько ходов, каждый — исходя из того, что знал, а затем оценивали положение по своему опыту.</translation>
    </message>
    <message>
        <source>Step {number}</source>
        <translation>Шаг {number}</translation>
    </message>
    <message>
        <source>From here on {name} was most likely to win.</source>
        <translation>С этого хода наибольшие шансы на победу: {name}.</translation>
    </message>
    <message>
        <source>{name} had a better move. In {count} games that would have looked the same to {name}, played on for a few turns, it gave a {best}% chance of winning; the move played gave {own}%.</source>
        <translation>{name}: был ход лучше. Сыграно партий, неотличимых для этого игрока от настоящей: {count}. Через несколько ходов вероятность победы с лучшим ходом была {best}&#xa0;%, а со сделанным — {own}&#xa0;%.</translation>
    </message>
    <message>
        <source>{name} had a better move. In {count} games that would have looked the same to {name} it won {best}%, and the move played {own}%. It scored {score} on average against the best rival’s {rival}; the move played, {less} against {more}.</source>
        <translation>{name}: был ход лучше. Сыграно партий, неотличимых для этого игрока от настоящей: {count}. Лучший ход принёс {best}&#xa0;% побед, а сделанный — {own}&#xa0;%. Средний счёт после лучшего: {score}, у сильнейшего соперника {rival}; после сделанного: {less} и {more}.</translation>
    </message>
    <message>
        <source>This was the best move. In {count} games that would have looked the same to {name}, played on for a few turns, it gave a {own}% chance of winning; the next best gave {best}%.</source>
        <translation>{name}: это был лучший ход. Сыграно партий, неотличимых для этого игрока от настоящей: {count}. Через несколько ходов вероятность победы с ним была {own}&#xa0;%, а со следующим по силе — {best}&#xa0;%.</translation>
    </message>
    <message>
        <source>This was the best move. In {count} games that would have looked the same to {name} it won {own}%, and the next best {best}%. The next best scored {score} on average against the best rival’s {rival}; the move played, {less} against {more}.</source>
        <translation>{name}: это был лучший ход. Сыграно партий, неотличимых для этого игрока от настоящей: {count}. Он принёс {own}&#xa0;% побед, а следующий по силе — {best}&#xa0;%. Средний счёт после следующего: {score}, у сильнейшего соперника {rival}; после сделанного: {less} и {more}.</translation>
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
        <translation>Решающие моменты</translation>
    </message>
    <message>
        <source>The coach is available only after the game.</source>
        <translation>Разбор с тренером возможен только после игры.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Close the coach</source>
        <translation>Закрыть разбор</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>Analyse this game</source>
        <translation>Разобрать эту игру</translation>
    </message>
    <message>
        <source>The coach could not finish. You can ask again.</source>
        <translation>Тренер не смог закончить. Можно попросить ещё раз.</translation>
    </message>
    <message>
        <source>The coach plays the game out many times from every step and tells you what decided it.</source>
        <translation>Тренер много раз доигрывает игру с каждого шага и рассказывает, что её решило.</translation>
    </message>
    <message>
        <source>The coach is analysing the game: {percent}%</source>
        <translation>Тренер разбирает игру: {percent}&#xa0;%</translation>
    </message>
    <message>
        <source>No single move decided this game beyond doubt.</source>
        <translation>Ни один ход сам по себе не решил эту игру наверняка.</translation>
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
        <translation>{family}, маркеры победы: {numbers}</translation>
    </message>
</context>
<context>
    <name>Automata</name>
    <message>
        <source>Steps</source>
        <translation>Шаги</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Плавно</translation>
    </message>
    <message>
        <source>Brief</source>
        <translation>Кратко</translation>
    </message>
    <message>
        <source>Automata</source>
        <translation>Автоматы</translation>
    </message>
    <message>
        <source>Reasons of an automaton</source>
        <translation>Объяснения автомата</translation>
    </message>
    <message>
        <source>Step by step on request, one after the other, or not at all</source>
        <translation>Каждый шаг по нажатию, все подряд или ни одного</translation>
    </message>
</context>
<context>
    <name>Balance</name>
    <message>
        <source>Show the balance</source>
        <translation>Показать баланс</translation>
    </message>
    <message>
        <source>Fold it away</source>
        <translation>Свернуть</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Баланс</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>How many games have been played</source>
        <translation>Сколько игр сыграно</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Сыграть снова</translation>
    </message>
    <message>
        <source>Run the games</source>
        <translation>Запустить игры</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of four chancellors with the last version without mistakes</source>
        <translation>
            <numerusform>%n&#xa0;игра четырёх канцлеров последней версией набора без ошибок</numerusform>
            <numerusform>%n&#xa0;игры четырёх канцлеров последней версией набора без ошибок</numerusform>
            <numerusform>%n&#xa0;игр четырёх канцлеров последней версией набора без ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of four squires with the last version without mistakes</source>
        <translation>
            <numerusform>%n&#xa0;игра четырёх оруженосцев с последней версией без ошибок</numerusform>
            <numerusform>%n&#xa0;игры четырёх оруженосцев с последней версией без ошибок</numerusform>
            <numerusform>%n&#xa0;игр четырёх оруженосцев с последней версией без ошибок</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference from even: {points} percentage points (95% interval: {low} to {high}).</source>
        <translation>Отклонение от среднего: {points} п. (с вероятностью 95&#xa0;% — от {low} до {high}).</translation>
    </message>
    <message>
        <source>{card}, {type}: {verdict}. Played: {played}; influence per play: {influence}; eliminated: {eliminated}; wins when held: {wins}. {advice}</source>
        <translation>{card}, {type}: {verdict}. Сыграна: {played}; влияние за розыгрыш: {influence}; устранена: {eliminated}; побед с ней: {wins}. {advice}</translation>
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
        <translation>Сыграна</translation>
    </message>
    <message>
        <source>Influence per play</source>
        <translation>Влияние за розыгрыш</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <comment>a card</comment>
        <translation>Устранена</translation>
    </message>
    <message>
        <source>Wins when held</source>
        <translation>Побед с ней</translation>
    </message>
    <message>
        <source>Compared with the set</source>
        <translation>По сравнению с набором</translation>
    </message>
    <message>
        <source>Cards used to fill up the decks</source>
        <translation>Карты, которыми дополнялись колоды</translation>
    </message>
    <message>
        <source>The first games are being played.</source>
        <translation>Идут первые игры.</translation>
    </message>
    <message>
        <source>As soon as the set is free of mistakes, bots will play it here.</source>
        <translation>Как только в наборе не останется ошибок, боты сыграют им здесь.</translation>
    </message>
    <message>
        <source>Run the games to see how the cards compare.</source>
        <translation>Запустите игры, чтобы сравнить карты.</translation>
    </message>
    <message>
        <source>The games could not be finished. Run them again, or change the last card.</source>
        <translation>Доиграть игры не удалось. Запустите их снова или измените последнюю карту.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with this card say too little about it yet.</source>
        <translation>
            <numerusform>%n&#xa0;игра с этой картой говорит о ней ещё слишком мало.</numerusform>
            <numerusform>%n&#xa0;игры с этой картой говорят о ней ещё слишком мало.</numerusform>
            <numerusform>%n&#xa0;игр с этой картой говорят о ней ещё слишком мало.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bots never play it: every other card in the hand promises more.</source>
        <translation>Боты никогда её не играют: любая другая карта в руке обещает больше.</translation>
    </message>
    <message>
        <source>Its owners never reveal it: what it does promises less than the influence that gathers on it.</source>
        <translation>Владельцы никогда её не активируют: её эффект обещает меньше, чем влияние, которое на ней копится.</translation>
    </message>
    <message>
        <source>Only {figure} of its copies are eliminated; of most cards of Oriflamme and Alliance at least {usual} are.</source>
        <translation>Устраняют лишь {figure} её копий; у большинства карт Орифламмы и Альянса — не меньше {usual}.</translation>
    </message>
    <message>
        <source>Those who play it win {figure} of their games, though none of its other figures stands out.</source>
        <translation>Кто её играет, побеждает в {figure} игр, хотя ничем другим она не выделяется.</translation>
    </message>
    <message>
        <source>It earns {figure} a round while it lies open; most cards of Oriflamme and Alliance earn no more than {usual}.</source>
        <translation>Пока она лежит лицом вверх, она приносит {figure} за раунд; большинство карт Орифламмы и Альянса — не больше {usual}.</translation>
    </message>
    <message>
        <source>It earns {figure} when it is revealed; most cards of Oriflamme and Alliance earn no more than {usual}.</source>
        <translation>При активации она приносит {figure}; большинство карт Орифламмы и Альянса — не больше {usual}.</translation>
    </message>
    <message>
        <source>It eliminates {figure} cards a play; most eliminating cards of Oriflamme and Alliance reach no more than {usual}.</source>
        <translation>За розыгрыш она устраняет {figure} карты; большинство карт Орифламмы и Альянса, которые устраняют, — не больше {usual}.</translation>
    </message>
    <message>
        <source>It earns {figure} a play on other cards’ turns; most cards of Oriflamme and Alliance that do so earn no more than {usual}.</source>
        <translation>За розыгрыш она приносит {figure}, пока действуют другие карты; большинство таких карт Орифламмы и Альянса — не больше {usual}.</translation>
    </message>
    <message>
        <source>It costs {cost}, and on {share} of its face-down turns it does not hold enough to pay.</source>
        <translation>Её цена — {cost}, и в {share} случаев, когда до неё доходит черёд, на ней лежит слишком мало, чтобы её заплатить.</translation>
    </message>
    <message>
        <source>On {share} of its turns it does nothing: what it needs is missing.</source>
        <translation>В {share} случаев её действие ничего не даёт: того, что ей нужно, нет.</translation>
    </message>
    <message>
        <source>{figure} of its copies are eliminated; of most cards of Oriflamme and Alliance no more than {usual} are.</source>
        <translation>Устраняют {figure} её копий; у большинства карт Орифламмы и Альянса — не больше {usual}.</translation>
    </message>
    <message>
        <source>It earns {figure} a play; most cards of Oriflamme and Alliance earn at least {usual}.</source>
        <translation>За розыгрыш она приносит {figure}; большинство карт Орифламмы и Альянса — не меньше {usual}.</translation>
    </message>
    <message>
        <source>Those who play it win only {figure} of their games, though none of its other figures stands out.</source>
        <translation>Кто её играет, побеждает лишь в {figure} игр, хотя ничем другим она не выделяется.</translation>
    </message>
    <message>
        <source>Only {share} of those who play it reveal it, and then it earns {figure}.</source>
        <translation>Из тех, кто её сыграл, активируют её лишь {share}, и тогда она приносит {figure}.</translation>
    </message>
    <message>
        <source>It is as good as the others, and at its best when eliminating: {figure} cards a play.</source>
        <translation>Она не лучше и не хуже других; лучше всего ей удаётся устранять: {figure} карты за розыгрыш.</translation>
    </message>
    <message>
        <source>It is as good as the others, though it earns nothing itself.</source>
        <translation>Она не лучше и не хуже других, хотя сама ничего не приносит.</translation>
    </message>
    <message>
        <source>It is as good as the others, and earns most while it lies open: {figure} a round.</source>
        <translation>Она не лучше и не хуже других, а больше всего приносит, пока лежит лицом вверх: {figure} за раунд.</translation>
    </message>
    <message>
        <source>It is as good as the others, and earns most when it is revealed: {figure}.</source>
        <translation>Она не лучше и не хуже других, а больше всего приносит при активации: {figure}.</translation>
    </message>
    <message>
        <source>It is as good as the others, and earns most on other cards’ turns: {figure} a play.</source>
        <translation>Она не лучше и не хуже других, а больше всего приносит, пока действуют другие карты: {figure} за розыгрыш.</translation>
    </message>
    <message>
        <source>too strong</source>
        <translation>слишком сильна</translation>
    </message>
    <message>
        <source>a little strong</source>
        <translation>чуть сильновата</translation>
    </message>
    <message>
        <source>even</source>
        <translation>в самый раз</translation>
    </message>
    <message>
        <source>a little weak</source>
        <translation>чуть слабовата</translation>
    </message>
    <message>
        <source>too weak</source>
        <translation>слишком слаба</translation>
    </message>
    <message>
        <source>never played</source>
        <translation>не играют</translation>
    </message>
    <message>
        <source>never revealed</source>
        <translation>не активируют</translation>
    </message>
    <message>
        <source>too few games</source>
        <translation>мало игр</translation>
    </message>
</context>
<context>
    <name>Board</name>
    <message>
        <source>What is to be decided now; a right-click opens the rules about it.</source>
        <translation>Что сейчас нужно решить; правая кнопка мыши открывает правила об этом.</translation>
    </message>
    <message>
        <source>What is happening now; the chronicle records it.</source>
        <translation>Что сейчас происходит; хроника это записывает.</translation>
    </message>
</context>
<context>
    <name>BoardTree</name>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Вопрос</translation>
    </message>
</context>
<context>
    <name>CardAdvice</name>
    <message>
        <source>Goes well with</source>
        <translation>С&#xa0;чем сочетается</translation>
    </message>
    <message>
        <source>Watch out for</source>
        <translation>Чего остерегаться</translation>
    </message>
    <message>
        <source>About the {card}</source>
        <translation>{card}: советы</translation>
    </message>
</context>
<context>
    <name>CardText</name>
    <message>
        <source>gain double the influence on this card</source>
        <translation>получите вдвое больше влияния, чем лежит на этой карте</translation>
    </message>
    <message>
        <source>lose the influence on this card</source>
        <translation>сбросьте влияние с этой карты</translation>
    </message>
    <message>
        <source>keep the influence on this card</source>
        <translation>оставьте влияние на этой карте</translation>
    </message>
    <message>
        <source>when you reveal this card, gain double the influence on it</source>
        <translation>активировав эту карту, получите вдвое больше влияния, чем на ней лежит</translation>
    </message>
    <message>
        <source>when you reveal this card, lose the influence on it</source>
        <translation>активировав эту карту, сбросьте с неё влияние</translation>
    </message>
    <message>
        <source>when you reveal this card, the influence on it stays there</source>
        <translation>активировав эту карту, оставьте на ней влияние</translation>
    </message>
    <message>
        <source>if a rival eliminates this card</source>
        <translation>если эту карту устранит соперник</translation>
    </message>
    <message>
        <source>whenever you eliminate a card while this one is in reserve</source>
        <translation>каждый раз, когда вы устраняете карту, а эта зарезервирована</translation>
    </message>
    <message>
        <source>at the start of each round while this card is in reserve</source>
        <translation>в начале каждого раунда, пока эта карта зарезервирована</translation>
    </message>
    <message>
        <source>at the end of the game, if this card is in reserve</source>
        <translation>в конце игры, если эта карта зарезервирована</translation>
    </message>
    <message>
        <source>from then on, whenever you eliminate a card</source>
        <translation>с этих пор каждый раз, когда вы устраняете карту</translation>
    </message>
    <message>
        <source>from then on, at the start of each round</source>
        <translation>с этих пор в начале каждого раунда</translation>
    </message>
    <message>
        <source>at the end of the game</source>
        <translation>в конце игры</translation>
    </message>
    <message numerus="yes">
        <source>pay %n influence from this card to reveal it</source>
        <translation>
            <numerusform>активация стоит %n очко влияния с этой карты</numerusform>
            <numerusform>активация стоит %n очка влияния с этой карты</numerusform>
            <numerusform>активация стоит %n очков влияния с этой карты</numerusform>
        </translation>
    </message>
    <message>
        <source>then {what}</source>
        <translation>затем {what}</translation>
    </message>
    <message>
        <source>if it was {card}</source>
        <translation>если это {card}</translation>
    </message>
    <message>
        <source>if there is {card_gen}</source>
        <translation>если нет {card_gen}</translation>
    </message>
    <message>
        <source>if there is {card}</source>
        <translation>если есть {card}</translation>
    </message>
    <message>
        <source>if there is {card_gen} in the queue</source>
        <translation>если в ряду нет {card_gen}</translation>
    </message>
    <message>
        <source>if there is {card} in the queue</source>
        <translation>если в ряду есть {card}</translation>
    </message>
    <message>
        <source>{option} ({what})</source>
        <translation>{option} ({what})</translation>
    </message>
    <message>
        <source>choose: {options}</source>
        <translation>на выбор: {options}</translation>
    </message>
    <message>
        <source>{amount} for {card_acc}</source>
        <translation>{amount} за {card_acc}</translation>
    </message>
    <message>
        <source>{amount} for each 1 on {card_loc}</source>
        <translation>{amount} за каждое очко на {card_loc}</translation>
    </message>
    <message>
        <source>as much influence as lies on {card_loc}</source>
        <translation>столько влияния, сколько лежит на {card_loc}</translation>
    </message>
    <message>
        <source>as much as lies on it</source>
        <translation>столько, сколько на ней лежит</translation>
    </message>
    <message>
        <source>as much as lies on {card_loc}</source>
        <translation>столько, сколько лежит на {card_loc}</translation>
    </message>
    <message>
        <source>{number} more</source>
        <translation>ещё {number}</translation>
    </message>
    <message numerus="yes">
        <source>%n more influence</source>
        <translation>
            <numerusform>ещё %n очко влияния</numerusform>
            <numerusform>ещё %n очка влияния</numerusform>
            <numerusform>ещё %n очков влияния</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n&#xa0;очко влияния</numerusform>
            <numerusform>%n&#xa0;очка влияния</numerusform>
            <numerusform>%n&#xa0;очков влияния</numerusform>
        </translation>
    </message>
    <message>
        <source>{first}, then {last}</source>
        <translation>{first}, затем {last}</translation>
    </message>
    <message>
        <source>{amount}, plus {more}</source>
        <comment>behind a clause</comment>
        <extracomment>{amount} ends with “as much as lies on …” here</extracomment>
        <translation>{amount}, и ещё {more}</translation>
    </message>
    <message>
        <source>{amount}, plus {more}</source>
        <translation>{amount} и ещё {more}</translation>
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
        <translation>получите {amount}</translation>
    </message>
    <message>
        <source>put {amount} on {card_acc}</source>
        <translation>положите {amount} на {card_acc}</translation>
    </message>
    <message>
        <source>put {amount} on it</source>
        <translation>положите на неё {amount}</translation>
    </message>
    <message>
        <source>remove {amount} from {card_gen}</source>
        <translation>сбросьте {amount} с {card_gen}</translation>
    </message>
    <message>
        <source>the owner of {card_gen} takes all influence from it</source>
        <translation>всё влияние с {card_gen} забирает владелец карты</translation>
    </message>
    <message>
        <source>take all influence from {card_gen}</source>
        <translation>заберите всё влияние с {card_gen}</translation>
    </message>
    <message>
        <source>take {amount} from the owner of {card_gen}</source>
        <translation>заберите {amount} у владельца {card_gen}</translation>
    </message>
    <message>
        <source>take {amount} from that rival</source>
        <translation>заберите {amount} у этого соперника</translation>
    </message>
    <message>
        <source>eliminate {card_acc}</source>
        <translation>устраните {card_acc}</translation>
    </message>
    <message>
        <source>discard {card_acc}</source>
        <translation>сбросьте {card_acc}</translation>
    </message>
    <message>
        <source>discard it</source>
        <translation>сбросьте её</translation>
    </message>
    <message>
        <source>lay {card_acc} in reserve</source>
        <translation>зарезервируйте {card_acc}</translation>
    </message>
    <message>
        <source>lay it in reserve</source>
        <translation>зарезервируйте её</translation>
    </message>
    <message>
        <source>put a verdict token on {card_acc}</source>
        <translation>положите жетон приговора на {card_acc}</translation>
    </message>
    <message>
        <source>turn {card_acc} face down</source>
        <translation>закройте {card_acc}</translation>
    </message>
    <message>
        <source>turn it face down</source>
        <translation>закройте её</translation>
    </message>
    <message>
        <source>move {card_acc} to another place</source>
        <translation>переместите {card_acc} на другое место</translation>
    </message>
    <message>
        <source>copy the effect of {card_gen}</source>
        <translation>скопируйте эффект {card_gen}</translation>
    </message>
    <message>
        <source>swap this card for a card from your hand</source>
        <translation>поменяйте эту карту на карту из руки</translation>
    </message>
    <message>
        <source>of your family</source>
        <translation>вашей семьи</translation>
    </message>
    <message>
        <source>of a rival</source>
        <translation>соперника</translation>
    </message>
    <message>
        <source>of the attacker’s family</source>
        <translation>напавшей семьи</translation>
    </message>
    <message>
        <source>with the same name</source>
        <translation>с таким же названием</translation>
    </message>
    <message>
        <source>with a verdict token</source>
        <translation>с жетоном приговора</translation>
    </message>
    <message>
        <source>at either end of the queue</source>
        <translation>на краю ряда</translation>
    </message>
    <message>
        <source>named “{card}”</source>
        <translation>«{card}»</translation>
    </message>
    <message>
        <source>of rivals</source>
        <translation>соперников</translation>
    </message>
</context>
<context>
    <name>CardTexts</name>
    <message>
        <source>Goes to the next missing text</source>
        <translation>Переходит к следующему из них</translation>
    </message>
    <message>
        <source>No text is missing in any language.</source>
        <translation>Ни на одном языке ничего не пропущено.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>нет</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n character(s)</source>
        <extracomment>how many letters a text has, of how many there is room for</extracomment>
        <translation>
            <numerusform>{count} из %n буквы</numerusform>
            <numerusform>{count} из %n букв</numerusform>
            <numerusform>{count} из %n букв</numerusform>
        </translation>
    </message>
    <message>
        <source>Written by the program</source>
        <translation>Написала программа</translation>
    </message>
    <message>
        <source>{card}, {text}, {language}</source>
        <extracomment>what a field holds, for those who listen: &quot;Baker, genitive, Ukrainian&quot;</extracomment>
        <translation>{card}, {text}, {language}</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Accusative</source>
        <extracomment>a case of the name of a card: &quot;eliminates the Baker&quot;</extracomment>
        <translation>Винительный падеж</translation>
    </message>
    <message>
        <source>Genitive</source>
        <extracomment>a case of the name of a card: &quot;the influence of the Baker&quot;</extracomment>
        <translation>Родительный падеж</translation>
    </message>
    <message>
        <source>Text of the card</source>
        <translation>Текст карты</translation>
    </message>
    <message>
        <source>Advice</source>
        <translation>Совет</translation>
    </message>
    <message>
        <source>While in reserve</source>
        <extracomment>what a card goes on doing while it lies in reserve, in a few words</extracomment>
        <translation>Пока в резерве</translation>
    </message>
    <message>
        <source>Question</source>
        <extracomment>what a card asks its owner when it acts</extracomment>
        <translation>Вопрос</translation>
    </message>
    <message>
        <source>Below the question</source>
        <extracomment>the second, smaller line of what a card asks</extracomment>
        <translation>Под вопросом</translation>
    </message>
    <message>
        <source>Question where to</source>
        <extracomment>what a card asks when it has to say where another card goes</extracomment>
        <translation>Вопрос, куда</translation>
    </message>
    <message>
        <source>Below that question</source>
        <extracomment>the second, smaller line of the question where a card goes</extracomment>
        <translation>Под этим вопросом</translation>
    </message>
    <message>
        <source>Option “{word}”</source>
        <extracomment>what stands on the button of an option; {word} is the option&apos;s word in the card language</extracomment>
        <translation>Вариант «{word}»</translation>
    </message>
    <message>
        <source>Page in the rules</source>
        <translation>Страница правил</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Украинский</translation>
    </message>
    <message>
        <source>Russian</source>
        <translation>Русский</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Польский</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Английский</translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in Ukrainian</source>
        <translation>
            <numerusform>Не хватает %n текста на украинском</numerusform>
            <numerusform>Не хватает %n текстов на украинском</numerusform>
            <numerusform>Не хватает %n текстов на украинском</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in Russian</source>
        <translation>
            <numerusform>Не хватает %n текста на русском</numerusform>
            <numerusform>Не хватает %n текстов на русском</numerusform>
            <numerusform>Не хватает %n текстов на русском</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in Polish</source>
        <translation>
            <numerusform>Не хватает %n текста на польском</numerusform>
            <numerusform>Не хватает %n текстов на польском</numerusform>
            <numerusform>Не хватает %n текстов на польском</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) are missing in English</source>
        <translation>
            <numerusform>Не хватает %n текста на английском</numerusform>
            <numerusform>Не хватает %n текстов на английском</numerusform>
            <numerusform>Не хватает %n текстов на английском</numerusform>
        </translation>
    </message>
    <message>
        <source>{language}: {count} missing</source>
        <extracomment>how many texts are missing in a language, on a small button</extracomment>
        <translation>{language}: нет {count}</translation>
    </message>
    <message>
        <source>Language at the left</source>
        <translation>Язык слева</translation>
    </message>
    <message>
        <source>Language at the right</source>
        <translation>Язык справа</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Карта</translation>
    </message>
    <message>
        <source>The cards of this set are at the top level of its file, so there is no place for texts. Write &apos;cards:&apos; above them and move them two spaces to the right.</source>
        <translation>Карты этого набора записаны на верхнем уровне файла, поэтому для текстов нет места. Напишите над ними &apos;cards:&apos; и сдвиньте их на два пробела вправо.</translation>
    </message>
    <message>
        <source>The texts cannot be written: {sentence}</source>
        <translation>Записать тексты невозможно: {sentence}</translation>
    </message>
    <message>
        <source>The texts wait until line {line} is corrected: {sentence}</source>
        <translation>Тексты ждут, пока не исправлена строка {line}: {sentence}</translation>
    </message>
    <message>
        <source>“{where}” appears twice in the file. Remove one of them first.</source>
        <translation>«{where}» встречается в файле дважды. Сначала уберите одно из двух.</translation>
    </message>
    <message>
        <source>“{where}” is not a text in the file but a list or a group. Change it there first.</source>
        <translation>«{where}» в файле — не текст, а список или группа. Сначала измените это там.</translation>
    </message>
    <message>
        <source>“{where}” is not a group of texts in the file. Change it there first.</source>
        <translation>«{where}» в файле — не группа текстов. Сначала измените это там.</translation>
    </message>
    <message>
        <source>“{where}” cannot be written from here. Please write it in the file itself.</source>
        <translation>«{where}» отсюда записать невозможно. Напишите это в самом файле.</translation>
    </message>
</context>
<context>
    <name>CardView</name>
    <message>
        <source>Preview</source>
        <translation>Вид карты сейчас</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Рисунок</translation>
    </message>
    <message>
        <source>Choose an emblem</source>
        <translation>Выбрать эмблему</translation>
    </message>
    <message>
        <source>Turn it face up</source>
        <translation>Перевернуть лицом вверх</translation>
    </message>
    <message>
        <source>Turn it face down</source>
        <translation>Перевернуть лицом вниз</translation>
    </message>
    <message>
        <source>Line {line} was skipped</source>
        <translation>Строка {line} пропущена</translation>
    </message>
    <message>
        <source>This text is generated from the card’s program. You can write your own under “{word}”.</source>
        <extracomment>{word} is a word of the card language, &quot;texts&quot;</extracomment>
        <translation>Текст составлен из её строк. Вы можете сформулировать его сами в разделе «{word}».</translation>
    </message>
    <message>
        <source>Emblem: {card}, used until it has its own</source>
        <translation>Эмблема: {card}, временно, пока нет своей</translation>
    </message>
    <message>
        <source>Emblem: {file}</source>
        <translation>Эмблема: {file}</translation>
    </message>
    <message>
        <source>Its first letter, until it has an emblem</source>
        <translation>Её первая буква, пока нет эмблемы</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>Round {round} · Placement</source>
        <translation>Раунд {round} · Планирование</translation>
    </message>
    <message>
        <source>Round {round} · Resolution</source>
        <translation>Раунд {round} · События</translation>
    </message>
    <message>
        <source>{family} covers card {slot} with a new card.</source>
        <translation>{family} накрывают свою карту №&#xa0;{slot} новой.</translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps card {slot} face down: %n influence on it.</source>
        <translation>
            <numerusform>{family} оставляют карту №&#xa0;{slot} лицом вниз: на ней %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family} оставляют карту №&#xa0;{slot} лицом вниз: на ней %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family} оставляют карту №&#xa0;{slot} лицом вниз: на ней %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} keeps card {slot} face down.</source>
        <translation>{family} оставляют карту №&#xa0;{slot} лицом вниз.</translation>
    </message>
    <message>
        <source>{family}’s {card} moves {victim_family}’s card {slot} to place {place}.</source>
        <translation>{card} {family_gen} перемещает карту {victim_family_gen} №&#xa0;{slot} на место {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves {victim_family}’s card {slot} where it was.</source>
        <translation>{card} {family_gen} оставляет карту {victim_family_gen} №&#xa0;{slot} на прежнем месте.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on {victim_family}’s card {slot}.</source>
        <translation>{card} {family_gen} кладёт жетон приговора на карту {victim_family_gen} №&#xa0;{slot}.</translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates your {victim}.</source>
        <translation>{card} {family_gen} устраняет вашу карту «{victim}».</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates your {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} устраняет вашу карту «{victim}»; вместе с&#xa0;ней потеряно %n&#xa0;очко влияния.</numerusform>
            <numerusform>{card} {family_gen} устраняет вашу карту «{victim}»; вместе с&#xa0;ней потеряны %n&#xa0;очка влияния.</numerusform>
            <numerusform>{card} {family_gen} устраняет вашу карту «{victim}»; вместе с&#xa0;ней потеряно %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} copies your {victim}.</source>
        <translation>{card} {family_gen} копирует вашу карту «{victim}».</translation>
    </message>
    <message>
        <source>{family}’s {card} moves your {victim} to place {place}.</source>
        <translation>{card} {family_gen} перемещает вашу карту «{victim}» на место {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves your {victim} where it was.</source>
        <translation>{card} {family_gen} оставляет вашу карту «{victim}» на прежнем месте.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on your {victim}.</source>
        <translation>{card} {family_gen} кладёт жетон приговора на вашу карту «{victim}».</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on your {victim}.</source>
        <translation>
            <numerusform>{card} {family_gen} кладёт %n&#xa0;очко влияния на вашу карту «{victim}».</numerusform>
            <numerusform>{card} {family_gen} кладёт %n&#xa0;очка влияния на вашу карту «{victim}».</numerusform>
            <numerusform>{card} {family_gen} кладёт %n&#xa0;очков влияния на вашу карту «{victim}».</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} takes %n from you.</source>
        <translation>
            <numerusform>{card} {family_gen} забирает у&#xa0;вас %n&#xa0;очко.</numerusform>
            <numerusform>{card} {family_gen} забирает у&#xa0;вас %n&#xa0;очка.</numerusform>
            <numerusform>{card} {family_gen} забирает у&#xa0;вас %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} finds nothing to take from you.</source>
        <translation>{card} {family_gen} не находит, что забрать у&#xa0;вас.</translation>
    </message>
    <message>
        <source>on your {victim}</source>
        <extracomment>Stands behind a figure: &quot;−3 on your Lord&quot;.</extracomment>
        <translation>на вашей карте «{victim}»</translation>
    </message>
    <message>
        <source>on card {slot}</source>
        <extracomment>Stands behind a figure: &quot;−3 on card 4&quot;, by its place in the queue.</extracomment>
        <translation>на карте №&#xa0;{slot}</translation>
    </message>
    <message>
        <source>on the {victim}</source>
        <extracomment>Stands behind a figure: &quot;−3 on the Lord&quot;.</extracomment>
        <translation>на карте «{victim}»</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on {victim_family}’s card {slot}.</source>
        <translation>
            <numerusform>{card} {family_gen} кладёт %n&#xa0;очко влияния на карту {victim_family_gen} №&#xa0;{slot}.</numerusform>
            <numerusform>{card} {family_gen} кладёт %n&#xa0;очка влияния на карту {victim_family_gen} №&#xa0;{slot}.</numerusform>
            <numerusform>{card} {family_gen} кладёт %n&#xa0;очков влияния на карту {victim_family_gen} №&#xa0;{slot}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s card {slot} loses %n influence.</source>
        <translation>
            <numerusform>Карта {family_gen} №&#xa0;{slot} теряет %n&#xa0;очко влияния.</numerusform>
            <numerusform>Карта {family_gen} №&#xa0;{slot} теряет %n&#xa0;очка влияния.</numerusform>
            <numerusform>Карта {family_gen} №&#xa0;{slot} теряет %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: {card_says}</source>
        <translation>{card}. {card_says}</translation>
    </message>
    <message>
        <source>{card_says} Eliminating a card earns 1.</source>
        <translation>{card_says} Кто устраняет карту, получает 1.</translation>
    </message>
    <message>
        <source>The family that reveals a card takes the influence on it.</source>
        <translation>Кто активирует карту, забирает с неё влияние.</translation>
    </message>
    <message>
        <source>A card that stays face down gets 1 influence.</source>
        <translation>Карта, оставленная лицом вниз, получает 1 очко влияния.</translation>
    </message>
    <message>
        <source>A card that was swapped in this round gets no influence.</source>
        <translation>Карта, выложенная взамен в этом раунде, влияния не получает.</translation>
    </message>
    <message>
        <source>A new card goes to either end of the queue or onto a card of the same family.</source>
        <translation>Новую карту кладут в начало или в конец ряда либо на карту той же семьи.</translation>
    </message>
    <message>
        <source>{family} wants this card to act before all the others.</source>
        <translation>{family} хотят, чтобы эта карта подействовала первой.</translation>
    </message>
    <message numerus="yes">
        <source>{family} lets %n card(s) act before this one.</source>
        <translation>
            <numerusform>{family} пропускают перед этой картой %n&#xa0;карту.</numerusform>
            <numerusform>{family} пропускают перед этой картой %n&#xa0;карты.</numerusform>
            <numerusform>{family} пропускают перед этой картой %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} puts the card below out of reach.</source>
        <translation>{family} укрывают нижнюю карту: теперь до неё никто не доберётся.</translation>
    </message>
    <message numerus="yes">
        <source>{family} waits: this card now holds %n influence.</source>
        <translation>
            <numerusform>{family} выжидают: теперь на этой карте лежит %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family} выжидают: теперь на этой карте лежат %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family} выжидают: теперь на этой карте лежит %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} cannot wait any longer: this is the last round.</source>
        <translation>{family} больше не могут ждать: это последний раунд.</translation>
    </message>
    <message numerus="yes">
        <source>{family} wants to be sure of %n influence.</source>
        <translation>
            <numerusform>{family} хотят наверняка получить %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family} хотят наверняка получить %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family} хотят наверняка получить %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} sees a target worth striking.</source>
        <translation>{family} нашли, кого ударить.</translation>
    </message>
    <message numerus="yes">
        <source>{family} wants this card to act in %n more round(s).</source>
        <translation>
            <numerusform>{family} хотят, чтобы карта подействовала ещё в %n&#xa0;раунде.</numerusform>
            <numerusform>{family} хотят, чтобы карта подействовала ещё в %n&#xa0;раундах.</numerusform>
            <numerusform>{family} хотят, чтобы карта подействовала ещё в %n&#xa0;раундах.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} turns against {victim_family}, who leads with %n influence.</source>
        <translation>
            <numerusform>{family} бьют по лидеру: у&#xa0;{victim_family_gen} %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family} бьют по лидеру: у&#xa0;{victim_family_gen} %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family} бьют по лидеру: у&#xa0;{victim_family_gen} %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} denies {victim_family} the %n influence on that card.</source>
        <translation>
            <numerusform>{family} не отдают {victim_family_dat} %n&#xa0;очко влияния с&#xa0;той карты.</numerusform>
            <numerusform>{family} не отдают {victim_family_dat} %n&#xa0;очка влияния с&#xa0;той карты.</numerusform>
            <numerusform>{family} не отдают {victim_family_dat} %n&#xa0;очков влияния с&#xa0;той карты.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} spares its own card.</source>
        <translation>{family} щадят свою карту.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>{family} has the first player token and plays first.</source>
        <translation>Жетон первого игрока у&#xa0;{family_gen}: они ходят первыми.</translation>
    </message>
    <message numerus="yes">
        <source>{family} stops {victim_family}’s card from acting in %n more round(s).</source>
        <translation>
            <numerusform>{family} не хотят, чтобы карта {victim_family_gen} действовала ещё %n&#xa0;раунд.</numerusform>
            <numerusform>{family} не хотят, чтобы карта {victim_family_gen} действовала ещё %n&#xa0;раунда.</numerusform>
            <numerusform>{family} не хотят, чтобы карта {victim_family_gen} действовала ещё %n&#xa0;раундов.</numerusform>
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
        <translation>карты {slot}</translation>
    </message>
    <message>
        <source>card {slot}</source>
        <comment>accusative</comment>
        <translation>карту {slot}</translation>
    </message>
    <message>
        <source>{family} is choosing…</source>
        <translation>{family} выбирают…</translation>
    </message>
    <message>
        <source>{family}’s {card} must choose…</source>
        <translation>{card} {family_gen} выбирает…</translation>
    </message>
    <message>
        <source>{family}’s {card} must choose a victim…</source>
        <translation>{card} {family_gen} выбирает жертву…</translation>
    </message>
    <message>
        <source>{family} plays the first card of the queue.</source>
        <translation>{family} выкладывают первую карту ряда.</translation>
    </message>
    <message>
        <source>{family} plays the {card} as the first card of the queue.</source>
        <translation>{family} выкладывают {card_acc} первой картой ряда.</translation>
    </message>
    <message>
        <source>{family} plays a card at the front.</source>
        <translation>{family} кладут карту в&#xa0;начало ряда.</translation>
    </message>
    <message>
        <source>{family} plays the {card} at the front.</source>
        <translation>{family} кладут {card_acc} в&#xa0;начало ряда.</translation>
    </message>
    <message>
        <source>{family} plays a card at the end.</source>
        <translation>{family} кладут карту в&#xa0;конец ряда.</translation>
    </message>
    <message>
        <source>{family} plays the {card} at the end.</source>
        <translation>{family} кладут {card_acc} в&#xa0;конец ряда.</translation>
    </message>
    <message>
        <source>{family} covers its {covered} with a new card.</source>
        <translation>{family} накрывают {covered_acc} новой картой.</translation>
    </message>
    <message>
        <source>{family} covers its {covered} with the {card}.</source>
        <translation>{family} кладут {card_acc} поверх {covered_gen}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps its {card} face down: %n influence on it.</source>
        <translation>
            <numerusform>{family} оставляют {card_acc} лицом вниз: на карте %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family} оставляют {card_acc} лицом вниз: на карте %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family} оставляют {card_acc} лицом вниз: на карте %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} keeps its {card} face down.</source>
        <translation>{family} оставляют {card_acc} лицом вниз.</translation>
    </message>
    <message>
        <source>{family} reveals the {card}.</source>
        <translation>{family} активируют {card_acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and takes %n from it.</source>
        <translation>
            <numerusform>{family} активируют {card_acc} и&#xa0;забирают с&#xa0;карты %n&#xa0;очко.</numerusform>
            <numerusform>{family} активируют {card_acc} и&#xa0;забирают с&#xa0;карты %n&#xa0;очка.</numerusform>
            <numerusform>{family} активируют {card_acc} и&#xa0;забирают с&#xa0;карты %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and earns %n.</source>
        <translation>
            <numerusform>{family} активируют {card_acc} и&#xa0;получают %n&#xa0;очко.</numerusform>
            <numerusform>{family} активируют {card_acc} и&#xa0;получают %n&#xa0;очка.</numerusform>
            <numerusform>{family} активируют {card_acc} и&#xa0;получают %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and earns %n, twice what lay on it.</source>
        <translation>
            <numerusform>{family} активируют {card_acc} и&#xa0;получают вдвое больше, чем лежало на карте: %n&#xa0;очко.</numerusform>
            <numerusform>{family} активируют {card_acc} и&#xa0;получают вдвое больше, чем лежало на карте: %n&#xa0;очка.</numerusform>
            <numerusform>{family} активируют {card_acc} и&#xa0;получают вдвое больше, чем лежало на карте: %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{family} активируют {card_acc}; влияние с&#xa0;этой карты сбрасывается: %n&#xa0;очко.</numerusform>
            <numerusform>{family} активируют {card_acc}; влияние с&#xa0;этой карты сбрасывается: %n&#xa0;очка.</numerusform>
            <numerusform>{family} активируют {card_acc}; влияние с&#xa0;этой карты сбрасывается: %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card} and pays %n from it.</source>
        <translation>
            <numerusform>{family} активируют {card_acc} и&#xa0;платят с&#xa0;этой карты %n&#xa0;очко.</numerusform>
            <numerusform>{family} активируют {card_acc} и&#xa0;платят с&#xa0;этой карты %n&#xa0;очка.</numerusform>
            <numerusform>{family} активируют {card_acc} и&#xa0;платят с&#xa0;этой карты %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} reveals the {card}, pays {paid} from it and takes %n.</source>
        <translation>
            <numerusform>{family} активируют {card_acc}, платят {paid} с&#xa0;этой карты и&#xa0;забирают с&#xa0;неё %n&#xa0;очко.</numerusform>
            <numerusform>{family} активируют {card_acc}, платят {paid} с&#xa0;этой карты и&#xa0;забирают с&#xa0;неё %n&#xa0;очка.</numerusform>
            <numerusform>{family} активируют {card_acc}, платят {paid} с&#xa0;этой карты и&#xa0;забирают с&#xa0;неё %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates {victim_family}’s {victim}.</source>
        <translation>{card} {family_gen} устраняет {victim_acc} {victim_family_gen}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates {victim_family}’s {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} устраняет {victim_acc} {victim_family_gen}; вместе с&#xa0;этой картой потеряно %n&#xa0;очко влияния.</numerusform>
            <numerusform>{card} {family_gen} устраняет {victim_acc} {victim_family_gen}; вместе с&#xa0;этой картой потеряны %n&#xa0;очка влияния.</numerusform>
            <numerusform>{card} {family_gen} устраняет {victim_acc} {victim_family_gen}; вместе с&#xa0;этой картой потеряно %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates {family}’s own {victim}.</source>
        <translation>{card} {family_gen} устраняет {victim_acc} своей же семьи.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates {family}’s own {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} устраняет {victim_acc} своей же семьи; вместе с&#xa0;этой картой потеряно %n&#xa0;очко влияния.</numerusform>
            <numerusform>{card} {family_gen} устраняет {victim_acc} своей же семьи; вместе с&#xa0;этой картой потеряны %n&#xa0;очка влияния.</numerusform>
            <numerusform>{card} {family_gen} устраняет {victim_acc} своей же семьи; вместе с&#xa0;этой картой потеряно %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates itself.</source>
        <translation>{card} {family_gen} устраняет себя.</translation>
    </message>
    <message>
        <source>{family}’s {card} is discarded.</source>
        <translation>{card} {family_gen} уходит в сброс.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} is discarded; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} уходит в&#xa0;сброс; вместе с&#xa0;этой картой потеряно %n&#xa0;очко влияния.</numerusform>
            <numerusform>{card} {family_gen} уходит в&#xa0;сброс; вместе с&#xa0;этой картой потеряны %n&#xa0;очка влияния.</numerusform>
            <numerusform>{card} {family_gen} уходит в&#xa0;сброс; вместе с&#xa0;этой картой потеряно %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} copies {victim_family}’s {victim}.</source>
        <translation>{card} {family_gen} копирует {victim_acc} {victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} copies {family}’s own {victim}.</source>
        <translation>{card} {family_gen} копирует {victim_acc} своей же семьи.</translation>
    </message>
    <message>
        <source>{family}’s {card} moves {victim_family}’s {victim} to place {place}.</source>
        <translation>{card} {family_gen} перемещает {victim_acc} {victim_family_gen} на место {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves {victim_family}’s {victim} where it was.</source>
        <translation>{card} {family_gen} оставляет {victim_acc} {victim_family_gen} на прежнем месте.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on {victim_family}’s {victim}.</source>
        <translation>{card} {family_gen} кладёт жетон приговора на {victim_acc} {victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on itself.</source>
        <translation>{card} {family_gen} кладёт жетон приговора на себя.</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict token(s) go back to the pool.</source>
        <translation>
            <numerusform>К&#xa0;остальным возвращается %n&#xa0;жетон приговора.</numerusform>
            <numerusform>К&#xa0;остальным возвращаются %n&#xa0;жетона приговора.</numerusform>
            <numerusform>К&#xa0;остальным возвращается %n&#xa0;жетонов приговора.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} turns face down again.</source>
        <translation>{card} {family_gen} снова ложится лицом вниз.</translation>
    </message>
    <message>
        <source>{family} reserves the {card}.</source>
        <translation>{family} резервируют {card_acc}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} reserves the {card} with %n influence on it.</source>
        <translation>
            <numerusform>{family} резервируют {card_acc}: на карте %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family} резервируют {card_acc}: на карте %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family} резервируют {card_acc}: на карте %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} returns to the hand; a new card takes its place.</source>
        <translation>{card} {family_gen} возвращается в&#xa0;руку; на это место ложится новая карта.</translation>
    </message>
    <message>
        <source>{family}’s {card} returns to the hand; the {other} takes its place.</source>
        <translation>{card} {family_gen} возвращается в&#xa0;руку; на это место ложится {other}.</translation>
    </message>
    <message>
        <source>{family}’s {card} has no effect.</source>
        <translation>{card} {family_gen} действует впустую.</translation>
    </message>
    <message>
        <source>The pool has no verdict token for {family}’s {card}.</source>
        <translation>Для {card_gen} {family_gen} не осталось свободных жетонов приговора.</translation>
    </message>
    <message>
        <source>No card has a verdict token: {family}’s {card} has no choice.</source>
        <translation>Ни на одной карте нет жетона приговора: у&#xa0;{card_gen} {family_gen} нет выбора.</translation>
    </message>
    <message>
        <source>The pool has no verdict token: {family}’s {card} has no choice.</source>
        <translation>Свободных жетонов приговора не осталось: у&#xa0;{card_gen} {family_gen} нет выбора.</translation>
    </message>
    <message>
        <source>No card is in hand: {family}’s {card} has no choice.</source>
        <translation>В&#xa0;руке нет карт: у&#xa0;{card_gen} {family_gen} нет выбора.</translation>
    </message>
    <message>
        <source>{family}’s {card} has no choice.</source>
        <translation>У&#xa0;{card_gen} {family_gen} нет выбора.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} earns %n.</source>
        <translation>
            <numerusform>{card} {family_gen} приносит %n&#xa0;очко.</numerusform>
            <numerusform>{card} {family_gen} приносит %n&#xa0;очка.</numerusform>
            <numerusform>{card} {family_gen} приносит %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} pays %n from the reserve.</source>
        <translation>
            <numerusform>Зарезервированная карта «{card}» приносит {family_dat} %n&#xa0;очко.</numerusform>
            <numerusform>Зарезервированная карта «{card}» приносит {family_dat} %n&#xa0;очка.</numerusform>
            <numerusform>Зарезервированная карта «{card}» приносит {family_dat} %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} pays %n from the reserve for the elimination.</source>
        <translation>
            <numerusform>Зарезервированная карта «{card}» приносит {family_dat} за устранение %n&#xa0;очко.</numerusform>
            <numerusform>Зарезервированная карта «{card}» приносит {family_dat} за устранение %n&#xa0;очка.</numerusform>
            <numerusform>Зарезервированная карта «{card}» приносит {family_dat} за устранение %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end {family}’s {card} pays %n from the reserve.</source>
        <translation>
            <numerusform>В&#xa0;конце игры зарезервированная карта «{card}» приносит {family_dat} %n&#xa0;очко.</numerusform>
            <numerusform>В&#xa0;конце игры зарезервированная карта «{card}» приносит {family_dat} %n&#xa0;очка.</numerusform>
            <numerusform>В&#xa0;конце игры зарезервированная карта «{card}» приносит {family_dat} %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes %n from its card.</source>
        <translation>
            <numerusform>{family} забирают со своей карты %n&#xa0;очко.</numerusform>
            <numerusform>{family} забирают со своей карты %n&#xa0;очка.</numerusform>
            <numerusform>{family} забирают со своей карты %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes %n from its {card}.</source>
        <translation>
            <numerusform>{family} забирают с&#xa0;карты «{card}» %n&#xa0;очко.</numerusform>
            <numerusform>{family} забирают с&#xa0;карты «{card}» %n&#xa0;очка.</numerusform>
            <numerusform>{family} забирают с&#xa0;карты «{card}» %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} takes %n from {victim_family}.</source>
        <translation>
            <numerusform>{card} {family_gen} забирает %n&#xa0;очко у&#xa0;{victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} забирает %n&#xa0;очка у&#xa0;{victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} забирает %n&#xa0;очков у&#xa0;{victim_family_gen}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} finds nothing to take from {victim_family}.</source>
        <translation>{card} {family_gen} не находит, что забрать у&#xa0;{victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} turns to its own family and takes nothing.</source>
        <translation>{card} {family_gen} выбирает карту своей же семьи и&#xa0;ничего не забирает.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on {victim_family}’s {victim}.</source>
        <translation>
            <numerusform>{card} {family_gen} кладёт %n&#xa0;очко влияния на {victim_acc} {victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} кладёт %n&#xa0;очка влияния на {victim_acc} {victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} кладёт %n&#xa0;очков влияния на {victim_acc} {victim_family_gen}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts {amount} influence on each of %n card(s).</source>
        <translation>
            <numerusform>{card} {family_gen} кладёт влияние на %n&#xa0;карту, по {amount} на каждую.</numerusform>
            <numerusform>{card} {family_gen} кладёт влияние на %n&#xa0;карты, по {amount} на каждую.</numerusform>
            <numerusform>{card} {family_gen} кладёт влияние на %n&#xa0;карт, по {amount} на каждую.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} loses %n influence.</source>
        <translation>
            <numerusform>{card} {family_gen} теряет %n&#xa0;очко влияния.</numerusform>
            <numerusform>{card} {family_gen} теряет %n&#xa0;очка влияния.</numerusform>
            <numerusform>{card} {family_gen} теряет %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} loses {amount} influence from each of %n card(s).</source>
        <translation>
            <numerusform>{family} теряют влияние с&#xa0;%n&#xa0;карты, по {amount} с&#xa0;каждой.</numerusform>
            <numerusform>{family} теряют влияние с&#xa0;%n&#xa0;карт, по {amount} с&#xa0;каждой.</numerusform>
            <numerusform>{family} теряют влияние с&#xa0;%n&#xa0;карт, по {amount} с&#xa0;каждой.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}, {card}, face-up, card {place} of {places}.</source>
        <translation>{family}, {card}, лицом вверх, карта {place} из {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}, {card}, face-up, card {place} of {places}, %n influence.</source>
        <translation>
            <numerusform>{family}, {card}, лицом вверх, карта {place} из {places}, %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family}, {card}, лицом вверх, карта {place} из {places}, %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family}, {card}, лицом вверх, карта {place} из {places}, %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}, face-down, card {place} of {places}.</source>
        <translation>{family}, лицом вниз, карта {place} из {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}, face-down, card {place} of {places}, %n influence.</source>
        <translation>
            <numerusform>{family}, лицом вниз, карта {place} из {places}, %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family}, лицом вниз, карта {place} из {places}, %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family}, лицом вниз, карта {place} из {places}, %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}, {card}, face-down, card {place} of {places}.</source>
        <translation>{family}, {card}, лицом вниз, карта {place} из {places}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}, {card}, face-down, card {place} of {places}, %n influence.</source>
        <translation>
            <numerusform>{family}, {card}, лицом вниз, карта {place} из {places}, %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family}, {card}, лицом вниз, карта {place} из {places}, %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family}, {card}, лицом вниз, карта {place} из {places}, %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}, a covered card at place {place} of {places}.</source>
        <translation>{family}, накрытая карта, место {place} из {places}.</translation>
    </message>
    <message>
        <source>{family}, {card}, covered, at place {place} of {places}.</source>
        <translation>{family}, {card}, накрытая карта, место {place} из {places}.</translation>
    </message>
    <message>
        <source>{card}, in your hand.</source>
        <translation>{card}, у&#xa0;вас в&#xa0;руке.</translation>
    </message>
    <message>
        <source>{family}, a card in hand.</source>
        <translation>{family}, карта в&#xa0;руке.</translation>
    </message>
    <message>
        <source>{family}, {card}, in hand.</source>
        <translation>{family}, {card}, карта в&#xa0;руке.</translation>
    </message>
    <message>
        <source>{family}, a card set aside.</source>
        <translation>{family}, отложенная карта.</translation>
    </message>
    <message>
        <source>{family}, {card}, set aside.</source>
        <translation>{family}, {card}, отложенная карта.</translation>
    </message>
    <message>
        <source>{family}, {card}, discarded.</source>
        <translation>{family}, {card}, в&#xa0;сбросе.</translation>
    </message>
    <message numerus="yes">
        <source>{family}, {card}, in reserve, %n influence.</source>
        <translation>
            <numerusform>{family}, {card}, зарезервированная карта, %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family}, {card}, зарезервированная карта, %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family}, {card}, зарезервированная карта, %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) under it.</source>
        <translation>
            <numerusform>Под ней %n&#xa0;карта.</numerusform>
            <numerusform>Под ней %n&#xa0;карты.</numerusform>
            <numerusform>Под ней %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>It waits until the next round.</source>
        <translation>Она ждёт следующего раунда.</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict token(s) on it.</source>
        <translation>
            <numerusform>На ней %n&#xa0;жетон приговора.</numerusform>
            <numerusform>На ней %n&#xa0;жетона приговора.</numerusform>
            <numerusform>На ней %n&#xa0;жетонов приговора.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Something went wrong in the program</source>
        <translation>В&#xa0;программе произошёл сбой</translation>
    </message>
    <message>
        <source>You can go on.</source>
        <translation>Можно продолжать.</translation>
    </message>
    <message>
        <source>You can go on playing, but this game is not saved.</source>
        <translation>Играть дальше можно, но эта игра не сохраняется.</translation>
    </message>
    <message>
        <source>The game is saved after every move. If the table no longer responds, go back to the start screen and continue the game there.</source>
        <translation>Игра сохраняется после каждого хода. Если стол перестал отвечать, выйдите на главный экран и&#xa0;продолжите игру оттуда.</translation>
    </message>
    <message>
        <source>The program closed unexpectedly last time</source>
        <translation>В&#xa0;прошлый раз программа закрылась из-за сбоя</translation>
    </message>
    <message>
        <source>A game is saved after every move: if you were playing one, you can continue it.</source>
        <translation>Игра сохраняется после каждого хода: если вы играли, её можно продолжить.</translation>
    </message>
    <message>
        <source>A report for the developers is in {folder}. It names no players or cards, and is not sent unless you send it.</source>
        <translation>Отчёт для тех, кто исправляет программу, лежит в&#xa0;папке {folder}. В&#xa0;нём не названы ни игроки, ни карты. Программа его никуда не отправляет: это можете сделать только вы сами.</translation>
    </message>
    <message>
        <source>The folder cannot be shown</source>
        <translation>Папка не открывается</translation>
    </message>
</context>
<context>
    <name>DeckFacts</name>
    <message numerus="yes">
        <source>%n character(s)</source>
        <translation>
            <numerusform>%n&#xa0;персонаж</numerusform>
            <numerusform>%n&#xa0;персонажа</numerusform>
            <numerusform>%n&#xa0;персонажей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n intrigue(s)</source>
        <translation>
            <numerusform>%n&#xa0;интрига</numerusform>
            <numerusform>%n&#xa0;интриги</numerusform>
            <numerusform>%n&#xa0;интриг</numerusform>
        </translation>
    </message>
    <message>
        <source>{characters}, {intrigues}</source>
        <translation>{characters}, {intrigues}</translation>
    </message>
    <message>
        <source>Six to seven characters are usual</source>
        <translation>Обычно персонажей 6–7</translation>
    </message>
    <message>
        <source>Fewer characters than usual: six to seven</source>
        <translation>Персонажей мало: обычно 6–7</translation>
    </message>
    <message>
        <source>More characters than usual: six to seven</source>
        <translation>Персонажей много: обычно 6–7</translation>
    </message>
    <message>
        <source>A usual mix: six to seven characters</source>
        <translation>Как обычно: 6–7 персонажей</translation>
    </message>
    <message numerus="yes">
        <source>%n attacker(s)</source>
        <translation>
            <numerusform>%n&#xa0;нападающий</numerusform>
            <numerusform>%n&#xa0;нападающих</numerusform>
            <numerusform>%n&#xa0;нападающих</numerusform>
        </translation>
    </message>
    <message>
        <source>No card eliminates another</source>
        <translation>Ни одна карта не устраняет другие</translation>
    </message>
    <message>
        <source>No attackers</source>
        <translation>Нападающих нет</translation>
    </message>
    <message>
        <source>Verdict tokens and reserve shelves</source>
        <translation>Жетоны приговора и&#xa0;резерв</translation>
    </message>
    <message>
        <source>Verdict tokens are used</source>
        <translation>Понадобятся жетоны приговора</translation>
    </message>
    <message>
        <source>Reserve shelves are used</source>
        <translation>Понадобится место для резерва</translation>
    </message>
    <message>
        <source>Only influence on the table</source>
        <translation>На столе только влияние</translation>
    </message>
    <message>
        <source>No verdict tokens, no reserve shelves</source>
        <translation>Ни жетонов приговора, ни резерва</translation>
    </message>
    <message>
        <source>Needed for: {cards}</source>
        <translation>Для карт: {cards}</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message numerus="yes">
        <source>For {players} players %n deck(s) are shuffled, {cards} cards in all.</source>
        <translation>
            <numerusform>Для {players}&#xa0;игроков перемешивается %n&#xa0;колода; всего карт:&#xa0;{cards}.</numerusform>
            <numerusform>Для {players}&#xa0;игроков вместе перемешиваются %n&#xa0;колоды; всего карт:&#xa0;{cards}.</numerusform>
            <numerusform>Для {players}&#xa0;игроков вместе перемешивается %n&#xa0;колод; всего карт:&#xa0;{cards}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EmblemPage</name>
    <message>
        <source>Without a drawing</source>
        <translation>Без рисунка</translation>
    </message>
    <message>
        <source>Drawings</source>
        <translation>Рисунки</translation>
    </message>
    <message>
        <source>Open an SVG</source>
        <translation>Открыть SVG</translation>
    </message>
    <message>
        <source>An emblem for the card: {card}</source>
        <translation>Эмблема для карты: {card}</translation>
    </message>
    <message>
        <source>Where a drawing is gold, {colour}, it takes the family’s colour. It is saved as a file beside your set.</source>
        <translation>Там, где рисунок золотой, {colour}, он принимает цвет семьи. Эмблема хранится файлом рядом с вашим набором.</translation>
    </message>
    <message>
        <source>Open your own SVG…</source>
        <translation>Открыть свой SVG…</translation>
    </message>
    <message>
        <source>Use this emblem</source>
        <translation>Взять эту эмблему</translation>
    </message>
</context>
<context>
    <name>Ending</name>
    <message>
        <source>{family} takes the throne</source>
        <translation>{family} занимают трон</translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n influence</source>
        <translation>
            <numerusform>{name}: %n&#xa0;очко влияния</numerusform>
            <numerusform>{name}: %n&#xa0;очка влияния</numerusform>
            <numerusform>{name}: %n&#xa0;очков влияния</numerusform>
        </translation>
    </message>
    <message>
        <source>The throne is shared</source>
        <translation>Победители делят трон</translation>
    </message>
    <message numerus="yes">
        <source>{names}, with %n influence each</source>
        <translation>
            <numerusform>{names}: по %n&#xa0;очку влияния</numerusform>
            <numerusform>{names}: по %n&#xa0;очка влияния</numerusform>
            <numerusform>{names}: по %n&#xa0;очков влияния</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}’s {card} in round {round}; in the lead from then on</source>
        <translation>{name}: {card} в&#xa0;раунде {round}; с&#xa0;этого момента впереди до конца</translation>
    </message>
    <message>
        <source>{name}’s {card}, {amount} in round {round}</source>
        <translation>{name}: {card}, +{amount} в&#xa0;раунде {round}</translation>
    </message>
    <message>
        <source>Largest gain</source>
        <translation>Самый большой доход</translation>
    </message>
    <message>
        <source>Cards eliminated</source>
        <translation>Устранено карт</translation>
    </message>
    <message numerus="yes">
        <source>{name}’s {card}, face down for %n round(s)</source>
        <translation>
            <numerusform>{name}: {card}, лицом вниз %n&#xa0;раунд</numerusform>
            <numerusform>{name}: {card}, лицом вниз %n&#xa0;раунда</numerusform>
            <numerusform>{name}: {card}, лицом вниз %n&#xa0;раундов</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Самое долгое ожидание</translation>
    </message>
    <message>
        <source>Never played</source>
        <translation>Остались в&#xa0;руке</translation>
    </message>
    <message>
        <source>Tied on influence: the family whose cards are on top of the most places in the queue wins ({counts}).</source>
        <translation>Влияния поровну: побеждает семья, чьи карты лежат сверху на большем числе мест ряда ({counts}).</translation>
    </message>
    <message>
        <source>Tied on influence and on places in the queue ({counts}): the victory is shared.</source>
        <translation>Поровну и&#xa0;влияния, и&#xa0;мест в&#xa0;ряду ({counts}): победа общая.</translation>
    </message>
</context>
<context>
    <name>EndingScreen</name>
    <message>
        <source>Influence, round by round</source>
        <translation>Влияние по раундам</translation>
    </message>
    <message>
        <source>Play again, same seats</source>
        <translation>Ещё раз тем же составом</translation>
    </message>
    <message>
        <source>Start screen</source>
        <translation>Главный экран</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>При равенстве</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>of the game, under the chart</comment>
        <translation>Начало</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Show table</source>
        <translation>К столу</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор игры</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поделиться</translation>
    </message>
    <message>
        <source>Show it on the table</source>
        <translation>Показать на столе</translation>
    </message>
    <message>
        <source>Turning point</source>
        <translation>Перелом</translation>
    </message>
    <message>
        <source>{family}: {scores}</source>
        <translation>{family}: {scores}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Семья</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Устранения</translation>
    </message>
    <message>
        <source>On cards</source>
        <translation>На картах</translation>
    </message>
    <message>
        <source>In the queue</source>
        <translation>В&#xa0;ряду</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Влияние</translation>
    </message>
</context>
<context>
    <name>FamilyDots</name>
    <message>
        <source>The family in whose colours the card is shown</source>
        <translation>Семья, в цветах которой показана карта</translation>
    </message>
</context>
<context>
    <name>Focus</name>
    <message>
        <source>Territories</source>
        <translation>Территории</translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Неизвестные карты</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Ряд</translation>
    </message>
    <message>
        <source>Covered cards</source>
        <translation>Накрытые карты</translation>
    </message>
    <message>
        <source>Other players’ reserves</source>
        <translation>Резерв соперников</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <translation>Ваш резерв</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Приговоры</translation>
    </message>
    <message>
        <source>Other players’ courts</source>
        <translation>Дворы соперников</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Фишки</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Upper row of the market</source>
        <translation>Верхний ряд рынка</translation>
    </message>
    <message>
        <source>Lower row of the market</source>
        <translation>Нижний ряд рынка</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Your court</source>
        <translation>Ваш двор</translation>
    </message>
    <message>
        <source>Events and blocks</source>
        <translation>События и&#xa0;блоки</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваша рука</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Места</translation>
    </message>
    <message>
        <source>The other players</source>
        <translation>Другие игроки</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>picked up</source>
        <translation>взята</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>можно выбрать</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>This set of cards cannot be played before its mistakes are corrected.</source>
        <translation>Этим набором карт нельзя играть, пока в&#xa0;нём не исправлены ошибки.</translation>
    </message>
    <message>
        <source>A deck has ten kinds of cards; choose them first.</source>
        <translation>В&#xa0;колоде десять видов карт; сначала выберите их.</translation>
    </message>
    <message>
        <source>Oriflamme</source>
        <translation>Орифламма</translation>
    </message>
    <message>
        <source>Alliance</source>
        <translation>Альянс</translation>
    </message>
    <message>
        <source>Mixed deck</source>
        <translation>Смешанная колода</translation>
    </message>
    <message>
        <source>3–5 players · 6 rounds</source>
        <translation>3–5&#xa0;игроков · 6&#xa0;раундов</translation>
    </message>
    <message>
        <source>Any ten from both games</source>
        <translation>Десять из двадцати</translation>
    </message>
    <message>
        <source>Choose the ten cards…</source>
        <translation>Выбрать десять карт…</translation>
    </message>
    <message>
        <source>These cards are still being read.</source>
        <translation>Эти карты ещё загружаются.</translation>
    </message>
    <message>
        <source>This deck cannot be played before its mistakes are corrected.</source>
        <translation>Этой колодой нельзя играть, пока в&#xa0;ней не исправлены ошибки.</translation>
    </message>
    <message>
        <source>Opens a page with all cards that this deck may have</source>
        <translation>Открывает страницу со всеми картами, которые могут войти в&#xa0;эту колоду</translation>
    </message>
    <message numerus="yes">
        <source>Cannot be used: %n mistake(s)</source>
        <translation>
            <numerusform>Играть нельзя: %n&#xa0;ошибка</numerusform>
            <numerusform>Играть нельзя: %n&#xa0;ошибки</numerusform>
            <numerusform>Играть нельзя: %n&#xa0;ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n&#xa0;карта</numerusform>
            <numerusform>%n&#xa0;карты</numerusform>
            <numerusform>%n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), by {author}</source>
        <translation>
            <numerusform>%n&#xa0;карта, автор: {author}</numerusform>
            <numerusform>%n&#xa0;карты, автор: {author}</numerusform>
            <numerusform>%n&#xa0;карт, автор: {author}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Played with your own deck: %n card(s).</source>
        <translation>
            <numerusform>Играют вашей колодой: %n&#xa0;карта.</numerusform>
            <numerusform>Играют вашей колодой: %n&#xa0;карты.</numerusform>
            <numerusform>Играют вашей колодой: %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>With some player counts the deck may run out before all places are full.</source>
        <translation>При некотором числе игроков она может закончиться раньше, чем заполнятся все места.</translation>
    </message>
    <message>
        <source>Ordonance</source>
        <translation>Ордонанс</translation>
    </message>
    <message>
        <source>2–4 players · five territories</source>
        <translation>2–4&#xa0;игрока · пять территорий</translation>
    </message>
    <message>
        <source>Ten new characters and intrigues: verdicts that anyone may carry out, cards that go on working from the reserve, and bargains that nobody has to keep.</source>
        <translation>Десять других персонажей и&#xa0;интриг: приговор может исполнить любой, зарезервированные карты продолжают действовать, договорённости никого не связывают.</translation>
    </message>
    <message>
        <source>Ten kinds of cards from both games, the same ten for every family. The rule books do not say how to mix them: this is a house rule.</source>
        <translation>Десять видов карт из обеих игр, одни и&#xa0;те же у&#xa0;всех семей. Как их смешивать, в&#xa0;правилах не сказано: это домашнее правило.</translation>
    </message>
    <message>
        <source>The deck is a reconstruction. The printed list of the 56 cards is not public; this deck follows what is known. Replace the file with your own list.</source>
        <translation>Эта колода — реконструкция. Полный список 56&#xa0;карт изданной игры не опубликован, поэтому колода составлена по тому, что известно. Замените файл своим списком.</translation>
    </message>
    <message>
        <source>Save your list as ordonance.yaml in your folder of card sets, which you can open from the settings. The rules explain the format.</source>
        <translation>Положите свой список под именем ordonance.yaml в&#xa0;папку наборов карт: настройки показывают её и&#xa0;открывают. Как он записывается, сказано в&#xa0;правилах.</translation>
    </message>
    <message>
        <source>This is what is wrong with “{name}”:</source>
        <translation>Вот что не так с&#xa0;набором «{name}»:</translation>
    </message>
    <message>
        <source>Your own cards; cards that come with the game make up the ten that every family plays.</source>
        <translation>Ваши собственные карты; до десяти, одних и&#xa0;тех же у&#xa0;всех семей, их дополняют карты Орифламмы и&#xa0;Альянса.</translation>
    </message>
    <message>
        <source>Your own cards: every family plays with the same ten.</source>
        <translation>Ваши собственные карты: все семьи играют одними и&#xa0;теми же десятью.</translation>
    </message>
</context>
<context>
    <name>GameOverBar</name>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Чем кончилось</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор игры</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Ещё раз</translation>
    </message>
</context>
<context>
    <name>Goal</name>
    <message>
        <source>Control more territories than anyone else.</source>
        <translation>Контролируйте больше территорий, чем кто-либо другой.</translation>
    </message>
    <message>
        <source>Each turn you play a unit into one of five territories: four units make an army. The more of its icons match, the stronger it is, and the strongest takes control.</source>
        <translation>В&#xa0;свой ход вы выкладываете отряд на одну из пяти территорий: четыре отряда составляют войско, тем более сильное, чем больше в&#xa0;нём одинаковых значков, и сильнейшее получает контроль.</translation>
    </message>
    <message>
        <source>The game ends with the fifth victory marker; the player who controls the most territories wins. Some variants count points, or go on until all places are full.</source>
        <translation>Игра заканчивается с&#xa0;пятым маркером победы; побеждает тот, кто контролирует больше всего территорий. В&#xa0;вариантах считают очки или играют, пока не заполнены все места.</translation>
    </message>
    <message>
        <source>The throne is empty: gather more influence than the other families.</source>
        <translation>Трон пуст: накопите больше влияния, чем другие семьи.</translation>
    </message>
    <message>
        <source>Each round every family plays a card face down into the queue; then one card after the other acts, or waits and gathers influence.</source>
        <translation>В&#xa0;каждом раунде каждая семья выкладывает карту лицом вниз в&#xa0;ряд событий; затем карты по очереди действуют или ждут и копят влияние.</translation>
    </message>
    <message>
        <source>After six rounds the family with the most influence takes the throne.</source>
        <translation>После шести раундов трон достанется семье, у&#xa0;которой больше всего влияния.</translation>
    </message>
    <message>
        <source>Be loyal to the coalition that dominates when blocks are counted: that gives points.</source>
        <translation>Будьте лояльны той коалиции, которая доминирует, когда считают блоки: это даёт очки.</translation>
    </message>
    <message>
        <source>Each turn you take up to two actions: buy cards, play them to your court, let the court act.</source>
        <translation>В&#xa0;свой ход вы выполняете не больше двух действий: покупаете карты, разыгрываете их и&#xa0;используете карты своего двора.</translation>
    </message>
    <message>
        <source>After the last Dominance Check, or earlier with a lead of four points, the player with the most points wins.</source>
        <translation>После последней проверки доминирования, а&#xa0;при отрыве в&#xa0;четыре очка и&#xa0;раньше, побеждает тот, у&#xa0;кого больше всего очков.</translation>
    </message>
    <message>
        <source>Your goal</source>
        <translation>Ваша цель</translation>
    </message>
    <message>
        <source>On your turn</source>
        <translation>Что вы делаете</translation>
    </message>
    <message>
        <source>How the game ends</source>
        <translation>Чем всё заканчивается</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>{family}’s hand is hidden</source>
        <translation>Карты {family} скрыты</translation>
    </message>
    <message>
        <source>{name}, continue when nobody else is looking at the screen.</source>
        <translation>{name}: продолжайте, когда на экран не будет смотреть никто другой.</translation>
    </message>
    <message>
        <source>Pass the screen to {family}</source>
        <translation>Передайте экран {family}</translation>
    </message>
    <message>
        <source>{name} plays next. Everyone else, look away: a hand of cards is about to appear.</source>
        <translation>Теперь ходит {name}. Остальные, отвернитесь: сейчас на экране появятся карты.</translation>
    </message>
    <message>
        <source>I am {family}: show my hand</source>
        <translation>Я на месте ({family}): показать карты</translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>Пока вас не было</translation>
    </message>
</context>
<context>
    <name>Help</name>
    <message>
        <source>run scenario files and say what differs from the rules</source>
        <translation>проверить файлы положений и сказать, что расходится с правилами</translation>
    </message>
    <message>
        <source>check card files and print every mistake in them</source>
        <translation>проверить файлы карт и показать все ошибки</translation>
    </message>
    <message>
        <source>play random games and say how fast</source>
        <translation>сыграть случайные партии и сказать, как быстро</translation>
    </message>
    <message>
        <source>let bots play against each other</source>
        <translation>дать ботам сыграть друг с другом</translation>
    </message>
    <message>
        <source>let a bot learn a game by playing it</source>
        <translation>дать боту научиться игре, играя в неё</translation>
    </message>
    <message>
        <source>play a card set with bots and say what each card was worth</source>
        <translation>сыграть набором карт с ботами и сказать, чего стоила каждая карта</translation>
    </message>
    <message>
        <source>play a game in the terminal, by moves in words</source>
        <translation>сыграть в терминале, ходами в словах</translation>
    </message>
    <message>
        <source>check a record and print its moves and its result</source>
        <translation>проверить запись и показать ходы и итог</translation>
    </message>
    <message>
        <source>explain what decided a finished game</source>
        <translation>рассказать, что решило оконченную партию</translation>
    </message>
    <message>
        <source>list puzzles, prove them again or find new ones</source>
        <translation>перечислить задачи, проверить их заново или найти новые</translation>
    </message>
    <message>
        <source>show who has played and won how often in the finished games</source>
        <translation>сказать, кто сколько играл и побеждал в оконченных партиях</translation>
    </message>
    <message>
        <source>draw a screen into a file without a display</source>
        <translation>нарисовать экран в файл без дисплея</translation>
    </message>
    <message>
        <source>there is no command &apos;{word}&apos;; the commands are {commands}</source>
        <translation>команды &apos;{word}&apos; нет; команды: {commands}</translation>
    </message>
    <message>
        <source>a record is opened without {options}</source>
        <translation>запись открывают без ключей {options}</translation>
    </message>
    <message>
        <source>A card table for games of influence and intrigue. Without a command it opens the window.</source>
        <translation>Карточный стол для игр о влиянии и интригах. Без команды открывается окно.</translation>
    </message>
    <message>
        <source>&apos;gonfalon COMMAND --help&apos; says more about each.</source>
        <translation>О каждой больше расскажет &apos;gonfalon COMMAND --help&apos;.</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>команды</translation>
    </message>
    <message>
        <source>show the version of the program and exit</source>
        <translation>показать версию программы и выйти</translation>
    </message>
    <message>
        <source>open the window, say when it was first painted, and quit</source>
        <translation>открыть окно, сказать, когда оно нарисовано, и выйти</translation>
    </message>
    <message>
        <source>a record, whose game goes on or is shown, or a set of cards that was sent, {files}; in the window that is open if there is one</source>
        <translation>запись, партия которой продолжается или показывается, или присланный набор карт {files}; в уже открытом окне, если оно есть</translation>
    </message>
    <message>
        <source>let four bots play a game in the window, and quit</source>
        <translation>дать четырём ботам сыграть в окне и выйти</translation>
    </message>
    <message>
        <source>who plays, of {who} (default: {seats})</source>
        <translation>кто играет, из {who} (обычно {seats})</translation>
    </message>
    <message>
        <source>play everyone against everyone, {option} at a table, and tell the Elo</source>
        <translation>сыграть всем со всеми, по {option} за столом, и сказать рейтинг Эло</translation>
    </message>
    <message>
        <source>measure each level of the game against the one below it, at all numbers of seats, and keep that as what the program and its {file} say of them</source>
        <translation>измерить каждый уровень игры против предыдущего при любом числе мест и сохранить это как то, что говорят о них программа и её {file}</translation>
    </message>
    <message>
        <source>how many play at each table of a pool (default: {usual})</source>
        <translation>сколько играют за каждым столом, когда играют все со всеми (обычно {usual})</translation>
    </message>
    <message>
        <source>how many at each table, raised to whole deals: each deal is played once in every rotation of the seats (default: 2000)</source>
        <translation>сколько партий за каждым столом, с округлением вверх до целых раздач: каждая раздача играется по разу при каждой перестановке мест по кругу (обычно 2000)</translation>
    </message>
    <message>
        <source>play fewer games where the interval leaves out what is even, or is only so wide; it is made wider, to hold at all numbers of games at once</source>
        <translation>сыграть меньше партий, если доверительный интервал уже не содержит равенства или не шире указанного; он расширен, чтобы быть верным при любом числе партий сразу</translation>
    </message>
    <message>
        <source>let searches try so often, however long it takes: the same games on every machine</source>
        <translation>пусть поиск пробует столько раз, сколько бы это ни длилось: на любой машине те же партии</translation>
    </message>
    <message>
        <source>let the workers of a {program} scheduler play, as {address}; &apos;local&apos; begins {option} of them here</source>
        <translation>дать сыграть процессам планировщика {program}, например {address}; &apos;local&apos; запускает {option} таких здесь</translation>
    </message>
    <message>
        <source>keep what has been played in a file, and go on with what is in it</source>
        <translation>хранить сыгранное в файле и продолжать с того, что в нём есть</translation>
    </message>
    <message>
        <source>write a page with pictures into a folder</source>
        <translation>записать в папку страницу с графиками</translation>
    </message>
    <message>
        <source>{seats} for {game}</source>
        <translation>{seats} для {game}</translation>
    </message>
    <message>
        <source>a file of cards in {format}</source>
        <translation>файл карт в формате {format}</translation>
    </message>
    <message>
        <source>how many games are played (default: 2000)</source>
        <translation>сколько партий сыграть (обычно 2000)</translation>
    </message>
    <message>
        <source>leave out the cards that the deck was filled up with</source>
        <translation>не показывать карты, которыми дополнили колоду</translation>
    </message>
    <message>
        <source>tell what came of the turns of each card too</source>
        <translation>сказать и то, что дали ходы каждой карты</translation>
    </message>
    <message>
        <source>Behind each figure stands its 95 % interval: Wilson&apos;s for the shares of copies, a normal one for influence and wins. What happens in one game hangs together, so games are the observations, not copies. The same seed and number of games give the same table, whatever {option} is.</source>
        <translation>После каждого числа стоит его доверительный интервал 95 %: для долей экземпляров — Уилсона, для влияния и побед — нормальный. Всё, что происходит в одной партии, связано, поэтому наблюдения — это партии, а не экземпляры. При том же зерне и числе партий таблица та же, каково бы ни было {option}.</translation>
    </message>
    <message>
        <source>a file of cards in {format}, or a set that somebody has sent, {files}</source>
        <translation>файл карт в формате {format} или присланный набор карт {files}</translation>
    </message>
    <message>
        <source>the record of a finished game, or its line; - reads what is typed</source>
        <translation>запись оконченной партии или её строка; - читает то, что набрано</translation>
    </message>
    <message>
        <source>usage</source>
        <translation>запуск</translation>
    </message>
    <message>
        <source>what is named</source>
        <translation>что указывается</translation>
    </message>
    <message>
        <source>options</source>
        <translation>ключи</translation>
    </message>
    <message>
        <source>show this help and exit</source>
        <translation>показать эту справку и выйти</translation>
    </message>
    <message>
        <source>missing: {words}</source>
        <translation>не хватает: {words}</translation>
    </message>
    <message>
        <source>a word is missing behind it</source>
        <translation>после него не хватает слова</translation>
    </message>
    <message>
        <source>cannot stand together with {words}</source>
        <translation>не может стоять вместе с {words}</translation>
    </message>
    <message>
        <source>the language of the game (default: that of the settings, else of the system)</source>
        <translation>язык игры (обычно тот, что в настройках, иначе язык системы)</translation>
    </message>
    <message>
        <source>the language of the picture (default: {usual})</source>
        <translation>язык картинки (обычно {usual})</translation>
    </message>
    <message>
        <source>its size in logical pixels (default: {usual})</source>
        <translation>её размер в логических пикселях (обычно {usual})</translation>
    </message>
    <message>
        <source>pixels of the file for each logical pixel, 1 to 4 (default: 1)</source>
        <translation>сколько пикселей файла на логический пиксель, от 1 до 4 (обычно 1)</translation>
    </message>
    <message>
        <source>the look of the table (default: {usual})</source>
        <translation>вид стола (обычно {usual})</translation>
    </message>
    <message>
        <source>how large the letters are, 0.85 to 1.5 (default: 1)</source>
        <translation>насколько крупны буквы, от 0.85 до 1.5 (обычно 1)</translation>
    </message>
    <message>
        <source>the file that the picture is written to</source>
        <translation>файл, в который записать картинку</translation>
    </message>
    <message>
        <source>continue this saved game instead of starting a new one</source>
        <translation>продолжить эту сохранённую партию, а не начинать новую</translation>
    </message>
    <message>
        <source>continue the last unfinished game, from here or from the window</source>
        <translation>продолжить партию, оставленную последней, здесь или в окне</translation>
    </message>
    <message>
        <source>who plays, in the order of play, of {who} (default: {seats})</source>
        <translation>кто играет, в порядке ходов, из {who} (обычно {seats})</translation>
    </message>
    <message>
        <source>what they are called: a name for each seat, or for each human</source>
        <translation>как их зовут: имя для каждого места или для каждого человека</translation>
    </message>
    <message>
        <source>The squire plays for every family. A deck has ten kinds of cards, the same for all families: a set of ten is played as it is; of a larger one ten are drawn for each game; a smaller one is filled up for each game with cards drawn from Oriflamme and Alliance.</source>
        <translation>За каждую семью играет оруженосец. В колоде десять видов карт, у всех семей одни и те же: набор из десяти играется как есть; из большего для каждой партии берутся десять наугад; меньший для каждой партии дополняется картами, взятыми наугад из Орифламмы и Альянса.</translation>
    </message>
    <message>
        <source>what is counted</source>
        <translation>что считается</translation>
    </message>
    <message>
        <source>with {option}</source>
        <translation>с ключом {option}</translation>
    </message>
    <message>
        <source>copies of the card that were in a hand at the beginning of a game; those that were set aside cannot be played</source>
        <translation>экземпляры карты, бывшие в руке в начале партии; отложенные сыграть нельзя</translation>
    </message>
    <message>
        <source>of the copies dealt, those that came into the queue: placed, or swapped in for another card</source>
        <translation>из розданных экземпляров те, что попали в ряд событий: выложены или обменяны на другую карту</translation>
    </message>
    <message>
        <source>of the copies played, those that their owner turned up at least once</source>
        <translation>из сыгранных экземпляров те, что владелец хотя бы раз открыл</translation>
    </message>
    <message>
        <source>of the copies played, those that were eliminated</source>
        <translation>из сыгранных экземпляров те, что были устранены</translation>
    </message>
    <message>
        <source>what a copy that was played earned its owner in a game: what was collected from it, when it was revealed or later; what it gained by its own lines, by lines that it copied, in reserve, and when it avenged itself; what it stole; and 1 for each card that it eliminated. Influence that it lays on cards counts for those, when it is collected from them. What rivals lose by it is not added, what its owner loses to rivals is not taken off.</source>
        <translation>сколько сыгранный экземпляр принёс владельцу за партию: что собрано с него при открытии или позже; что он получил по своим строкам, по скопированным, в резерве и когда отомстил; что он забрал; и по 1 за каждую карту, которую он устранил. Влияние, которое он кладёт на карты, считается за них, когда его с них собирают. Что теряют из-за него соперники, не прибавляется; что его владелец теряет из-за соперников, не вычитается.</translation>
    </message>
    <message>
        <source>of the families that played the card, those that won; a victory that several share is divided among them. If no card made a difference, this would be 1 divided by the number of players.</source>
        <translation>из семей, сыгравших карту, те, что победили; общая победа делится между победившими. Если бы карты ничего не меняли, здесь было бы 1, делённое на число игроков.</translation>
    </message>
    <message>
        <source>what a card that lies open earned at a turn of its own</source>
        <translation>сколько принесла открытая карта в свой ход</translation>
    </message>
    <message>
        <source>what a card earned at the turn at which it was turned up</source>
        <translation>сколько принесла карта в тот ход, когда её открыли</translation>
    </message>
    <message>
        <source>how much of that lay on it</source>
        <translation>сколько из этого лежало на ней</translation>
    </message>
    <message>
        <source>what a copy that was played earned at turns of other cards</source>
        <translation>сколько сыгранный экземпляр принёс в ходы других карт</translation>
    </message>
    <message>
        <source>how many cards a copy that was played eliminated</source>
        <translation>сколько карт устранил сыгранный экземпляр</translation>
    </message>
    <message>
        <source>of the turns at which the card acted, those at which nothing came of it but what lay on it</source>
        <translation>из ходов, в которые карта действовала, те, что не дали ничего, кроме лежавшего на ней</translation>
    </message>
    <message>
        <source>of the turns at which it lay face down, those at which less than its cost lay on it</source>
        <translation>из ходов, когда она лежала лицом вниз, те, когда на ней лежало меньше, чем она стоит</translation>
    </message>
    <message>
        <source>how long a bot may think about a move (default: 1)</source>
        <translation>сколько секунд бот может думать над ходом (обычно 1)</translation>
    </message>
    <message>
        <source>unrecognized arguments: {words}</source>
        <translation>непонятные слова: {words}</translation>
    </message>
    <message>
        <source>invalid choice: {word}; choose one of {words}</source>
        <translation>{word} выбрать нельзя; выберите одно из {words}</translation>
    </message>
    <message>
        <source>let bots say why they play as they do, where they know it</source>
        <translation>пусть боты говорят, почему так ходят, если знают</translation>
    </message>
    <message>
        <source>play the answers in this file first, one a line; &apos;#&apos; begins a comment</source>
        <translation>сначала сыграть ответы из этого файла, по одному в строке; с &apos;#&apos; начинается примечание</translation>
    </message>
    <message>
        <source>write the record of the game here when it ends or is left</source>
        <translation>записать сюда партию, когда она кончится или будет оставлена</translation>
    </message>
    <message>
        <source>for how many seconds (default: 5)</source>
        <translation>сколько секунд (обычно 5)</translation>
    </message>
    <message>
        <source>puzzles in {format} (default: those of the program)</source>
        <translation>задачи в формате {format} (обычно те, что есть в программе)</translation>
    </message>
    <message>
        <source>find out again what every move comes to</source>
        <translation>узнать заново, что даёт каждый ход</translation>
    </message>
    <message>
        <source>look for puzzles in games of bots</source>
        <translation>искать задачи в партиях ботов</translation>
    </message>
    <message>
        <source>how many games are played on from each decision (default: {usual})</source>
        <translation>сколько партий доиграть от каждого решения (обычно {usual})</translation>
    </message>
    <message>
        <source>who plays on in what is found (default: {usual})</source>
        <translation>кто доигрывает найденное (обычно {usual})</translation>
    </message>
    <message>
        <source>how many games are looked through (default: 10)</source>
        <translation>сколько партий просмотреть (обычно 10)</translation>
    </message>
    <message>
        <source>A puzzle is judged by what its seat knows: hidden cards are dealt anew for each game that is played on, the same for all moves. {prove} repeats that, or the search where a puzzle was searched to the end, and fails where a solution is another or a figure lies outside of what luck may do. {find} prints puzzles as their files hold them.</source>
        <translation>О задаче судят по тому, что знает её место: скрытые карты раздаются заново для каждой доигранной партии, одинаково для всех ходов. {prove} повторяет это или перебор, если задача перебрана до конца, и сообщает об ошибке, если решение другое или число дальше, чем допускает случай. {find} выводит задачи так, как они лежат в файлах.</translation>
    </message>
    <message>
        <source>a record, {files}, or a file with a game as one line; - reads what is typed</source>
        <translation>запись {files} или файл с партией в одной строке; - читает то, что набрано</translation>
    </message>
    <message>
        <source>show the moves of an unfinished game too, which tell hidden cards</source>
        <translation>показать и ходы неоконченной партии, которые выдают скрытые карты</translation>
    </message>
    <message>
        <source>print what happened in whole sentences</source>
        <translation>рассказать, что было, целыми предложениями</translation>
    </message>
    <message>
        <source>print that as a page for a browser</source>
        <translation>вывести это страницей для браузера</translation>
    </message>
    <message>
        <source>print a finished game as one line, to be sent to others</source>
        <translation>вывести оконченную партию одной строкой, чтобы её послать</translation>
    </message>
    <message>
        <source>a list of scenarios in {format}</source>
        <translation>список положений в формате {format}</translation>
    </message>
    <message>
        <source>where your card sets are, if not where the game looks</source>
        <translation>где лежат ваши наборы карт, если не там, где их ищет игра</translation>
    </message>
    <message>
        <source>a set of cards by its name, or a card file; more than one to mix them</source>
        <translation>набор карт по названию или файл карт; несколько, чтобы их смешать</translation>
    </message>
    <message>
        <source>play with only these kinds of the sets</source>
        <translation>играть только с этими видами карт из наборов</translation>
    </message>
    <message>
        <source>count only this game (default: all)</source>
        <translation>считать только эту игру (обычно все)</translation>
    </message>
    <message>
        <source>print a table for spreadsheets</source>
        <translation>вывести таблицу для программ с таблицами</translation>
    </message>
    <message>
        <source>where the weights are written (default: where this user&apos;s bots find them)</source>
        <translation>куда записать веса (обычно туда, где их находят боты этого пользователя)</translation>
    </message>
    <message>
        <source>how many games are played (default: {usual}, or as many as a game needs that is learned its way)</source>
        <translation>сколько партий сыграть (обычно {usual} или столько, сколько нужно игре, которой учатся по-своему)</translation>
    </message>
    <message>
        <source>where checkpoints are kept; a training that was interrupted goes on (default: {usual})</source>
        <translation>где лежат промежуточные состояния; прерванное обучение продолжается (обычно {usual})</translation>
    </message>
    <message>
        <source>learn only to beat the bot whose weights these are, to see how much it can be exploited</source>
        <translation>учиться только побеждать бота с этими весами, чтобы увидеть, насколько он уязвим</translation>
    </message>
    <message>
        <source>how many times it is measured against two bots by rules of thumb (default: {usual})</source>
        <translation>сколько раз измерить его силу против двух ботов, играющих по простым правилам (обычно {usual})</translation>
    </message>
    <message>
        <source>write a page with pictures of how it went</source>
        <translation>записать страницу с графиками того, как всё шло</translation>
    </message>
    <message>
        <source>which game (default: {game})</source>
        <translation>какая игра (обычно {game})</translation>
    </message>
    <message>
        <source>in {game} also {names}</source>
        <translation>в {game} также {names}</translation>
    </message>
    <message>
        <source>characters of bots, as in {example}, are {names}</source>
        <translation>характеры ботов, как в {example}: {names}</translation>
    </message>
    <message>
        <source>an option of the game in the words of a record; more than one to choose more</source>
        <translation>вариант игры в словах записи; чтобы выбрать больше, укажите несколько</translation>
    </message>
    <message>
        <source>how many play (default: {usual})</source>
        <translation>сколько играют (обычно {usual})</translation>
    </message>
    <message>
        <source>the same seed, the same games (default: {seed})</source>
        <translation>то же число — те же партии (обычно {seed})</translation>
    </message>
    <message>
        <source>another each time</source>
        <translation>каждый раз другое</translation>
    </message>
    <message>
        <source>how many processes play (default: 1)</source>
        <translation>сколько процессов играют (обычно 1)</translation>
    </message>
    <message>
        <source>print one {format} object instead of lines for people</source>
        <translation>вывести один объект {format} вместо строк для людей</translation>
    </message>
</context>
<context>
    <name>HouseDeckBar</name>
    <message>
        <source>Save as a house deck…</source>
        <translation>Сохранить колоду…</translation>
    </message>
    <message>
        <source>Remove this house deck</source>
        <translation>Удалить эту домашнюю колоду</translation>
    </message>
    <message>
        <source>House decks</source>
        <translation>Домашние колоды</translation>
    </message>
    <message>
        <source>A name for the deck</source>
        <translation>Название колоды</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>No house decks yet</source>
        <translation>Домашних колод пока нет</translation>
    </message>
    <message>
        <source>Remove the house deck “{name}”?</source>
        <translation>Удалить колоду «{name}»?</translation>
    </message>
</context>
<context>
    <name>HouseDecks</name>
    <message>
        <source>The house deck “{name}” uses cards of {sets}, which are not here.</source>
        <translation>В&#xa0;домашней колоде «{name}» есть карты из наборов, которых здесь нет: {sets}.</translation>
    </message>
    <message>
        <source>A house deck has ten kinds.</source>
        <translation>В&#xa0;домашней колоде десять видов карт.</translation>
    </message>
    <message>
        <source>A house deck needs a name.</source>
        <translation>Домашней колоде нужно название.</translation>
    </message>
    <message>
        <source>There is a house deck called “{name}” already. Give this one another name.</source>
        <translation>Домашняя колода «{name}» уже есть. Назовите эту иначе.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n house deck(s) already. Remove one of them first.</source>
        <translation>
            <numerusform>Домашних колод уже %n. Сначала удалите одну из них.</numerusform>
            <numerusform>Домашних колод уже %n. Сначала удалите одну из них.</numerusform>
            <numerusform>Домашних колод уже %n. Сначала удалите одну из них.</numerusform>
        </translation>
    </message>
    <message>
        <source>The house deck “{name}” is gone.</source>
        <translation>Домашняя колода «{name}» удалена.</translation>
    </message>
</context>
<context>
    <name>Inspection</name>
    <message>
        <source>A closer look</source>
        <translation>Вблизи</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>Name of the game</source>
        <translation>Название игры</translation>
    </message>
    <message>
        <source>“{name}” can be opened again with “Open a saved game”, as often as you like.</source>
        <translation>Игру «{name}» можно открыть снова через «Открыть сохранённую игру» сколько угодно раз.</translation>
    </message>
    <message>
        <source>The game is saved</source>
        <translation>Игра сохранена</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Your goal</source>
        <translation>Ваша цель</translation>
    </message>
    <message>
        <source>Five territories lie between you and Green. In each of them your army meets Green’s; the player who controls more territories at the end wins.</source>
        <translation>Между вами и Зелёными лежат пять территорий. На каждой ваше войско стоит против войска Зелёных; победит тот, кто в&#xa0;конце контролирует больше территорий.</translation>
    </message>
    <message>
        <source>Your units</source>
        <translation>Ваши отряды</translation>
    </message>
    <message>
        <source>In each turn you draw a card and play one. Count the icons on them: the flag is the strongest, then come the helmet, the swords, the bow and the spear.</source>
        <translation>Каждый ход вы берёте карту и выкладываете одну. Важны значки на них: сильнее всех флаг, затем шлем, мечи, лук и копьё.</translation>
    </message>
    <message>
        <source>Play your first unit</source>
        <translation>Выложите первый отряд</translation>
    </message>
    <message>
        <source>All of one kind</source>
        <translation>Все одинаковые</translation>
    </message>
    <message>
        <source>Remember seniority</source>
        <translation>Помните о&#xa0;старшинстве</translation>
    </message>
    <message>
        <source>Complete the army</source>
        <translation>Завершите войско</translation>
    </message>
    <message>
        <source>Not certain yet</source>
        <translation>Ещё не ясно</translation>
    </message>
    <message>
        <source>Your army is complete, but nobody controls the territory yet: with three more helmets Green could still have the stronger regiment.</source>
        <translation>Ваше войско полное, но территорию ещё никто не контролирует: ещё с&#xa0;тремя шлемами у&#xa0;Зелёных мог бы получиться полк сильнее.</translation>
    </message>
    <message>
        <source>Control</source>
        <translation>Контроль</translation>
    </message>
    <message>
        <source>Green played a spear here and can no longer have a regiment. As soon as nobody can overtake you, the territory is yours for good, and you get the first of five victory markers.</source>
        <translation>Зелёные выложили сюда копьё, и полка у&#xa0;них уже не выйдет. Как только вас никто не может обогнать, территория навсегда ваша, и вы получаете первый из пяти маркеров победы.</translation>
    </message>
    <message>
        <source>The king is dead. The family with the most influence after six rounds takes the throne. Yours is the number beside the coin.</source>
        <translation>Король умер. Трон займёт семья, у&#xa0;которой после шести раундов больше всего влияния. Ваше влияние — число у&#xa0;монеты.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваша рука</translation>
    </message>
    <message>
        <source>Every family has the same ten cards, and three, chosen at random, were set aside. You play one of these seven each round; the others see only their backs.</source>
        <translation>У&#xa0;каждой семьи те же десять карт, и три из них отложены наугад. Каждый раунд вы выкладываете одну из этих семи; остальные видят только рубашки.</translation>
    </message>
    <message>
        <source>Place your first card</source>
        <translation>Выложите первую карту</translation>
    </message>
    <message>
        <source>Drag the Lord to the end of the queue. Nobody sees what it is until you reveal it.</source>
        <translation>Перетащите Лорда в&#xa0;конец ряда событий. Никто не знает, что это за карта, пока вы её не активируете.</translation>
    </message>
    <message>
        <source>Wait, or reveal</source>
        <translation>Ждать или активировать</translation>
    </message>
    <message>
        <source>Now the cards act from left to right. Green revealed the Heir, who earned 2 at once. Keep your Lord face down: 1 influence is placed on the card, and it is yours when you reveal it.</source>
        <translation>Теперь карты действуют слева направо. Зелёные активировали Наследника, и он сразу принёс 2. Оставьте Лорда лицом вниз: на карту ляжет 1 очко влияния, и оно ваше, когда вы её активируете.</translation>
    </message>
    <message>
        <source>A second card</source>
        <translation>Вторая карта</translation>
    </message>
    <message>
        <source>Each round every player adds a card, at one of the ends or on top of one of their own. Play the Archer at the end, beside your Lord.</source>
        <translation>Каждый раунд все добавляют по карте: с&#xa0;края ряда или на свою карту. Выложите Лучницу в&#xa0;конец, рядом со своим Лордом.</translation>
    </message>
    <message>
        <source>Reveal the Lord</source>
        <translation>Активируйте Лорда</translation>
    </message>
    <message>
        <source>You get the influence that lies on the card. Then the Lord earns 1, and 1 more for each card of yours beside it: the Archer counts although nobody knows it.</source>
        <translation>Вы забираете влияние, что лежит на карте. Затем Лорд приносит 1 и ещё 1 за каждую вашу карту рядом: Лучница тоже считается, хотя её никто не видел.</translation>
    </message>
    <message>
        <source>Reveal the Archer</source>
        <translation>Активируйте Лучницу</translation>
    </message>
    <message>
        <source>The Archer eliminates the first or the last card of the queue, and that earns 1. Characters stay face up and act again in every round; an intrigue acts once and is gone.</source>
        <translation>Лучница устраняет первую или последнюю карту ряда, и это приносит 1. Персонажи остаются лицом вверх и действуют снова каждый раунд; интрига действует один раз и уходит в сброс.</translation>
    </message>
    <message>
        <source>Choose your target</source>
        <translation>Выберите цель</translation>
    </message>
    <message>
        <source>The last card is your own Archer. The first one belongs to Green and may be anything: click on it.</source>
        <translation>Последняя карта — ваша Лучница. Первая принадлежит Зелёным и может быть чем угодно: щёлкните по ней.</translation>
    </message>
    <message>
        <source>Red’s Judge put a verdict token on Green’s Diplomat. Anyone may use the tokens: your Judge could eliminate that card. But the Judge will soon earn more, so keep it face down; 1 influence is placed on it.</source>
        <translation>Судья Красных положил жетон приговора на Дипломата Зелёных. Жетоны общие: ваш Судья мог бы устранить эту карту. Но скоро Судья принесёт больше, так что оставьте его лицом вниз; на него ляжет 1 очко влияния.</translation>
    </message>
    <message>
        <source>The Infiltration lies in reserve above your name; a covered card got nothing from it. Now the Judge is on top and acts at once. Reveal it: you get the 1 influence that lies on it.</source>
        <translation>Внедрение лежит в&#xa0;резерве над вашим именем; накрытая карта от него ничего не получила. Теперь сверху Судья, и он действует сразу. Активируйте его: вы заберёте 1 очко влияния, что на нём лежит.</translation>
    </message>
    <message>
        <source>Your Judge may earn 1 and mark another card, or eliminate a marked one, whoever put the token there. Choose “Execute”.</source>
        <translation>Ваш Судья может принести 1 и пометить ещё одну карту или устранить помеченную, кто бы ни положил туда жетон. Выберите «Казнить».</translation>
    </message>
    <message>
        <source>Your turn to bargain</source>
        <translation>Теперь договариваетесь вы</translation>
    </message>
    <message>
        <source>Two face-up Diplomats can put 2 influence on each other in every round, but nobody has to keep a promise. You hold one, and Green’s lies face up. Four more rounds: the most influence wins.</source>
        <translation>Два открытых Дипломата могут каждый раунд класть друг на друга по 2 очка влияния, но держать слово никто не обязан. Один у&#xa0;вас в&#xa0;руке, Дипломат Зелёных уже открыт. Ещё четыре раунда: победит тот, у&#xa0;кого больше всего влияния.</translation>
    </message>
    <message>
        <source>You want points. Dominance Checks give them to those loyal to a coalition far ahead in blocks, otherwise to those with the most cylinders in play. Red is British: declare for the Afghans.</source>
        <translation>Вам нужны очки. Проверки доминирования дают их лояльным коалиции, у&#xa0;которой намного больше блоков, а иначе тем, у&#xa0;кого больше цилиндров в&#xa0;игре. Красные за британцев: выберите афганцев.</translation>
    </message>
    <message>
        <source>You could place up to three blocks. Keep your 2 rupees: end the building with “{button}”.</source>
        <translation>Можно было бы поставить до трёх блоков. Оставьте себе 2 рупии: закончите строительство кнопкой «{button}».</translation>
    </message>
    <message>
        <source>Nobody rules Transcaspia, so nobody has to be bribed. The tribe of Nasrullah Khan will make you its ruler. Play the card to the right.</source>
        <translation>Закаспием не правит никто, так что взятку давать не надо. Племя этой карты сделает вас там правителем. Разыграйте её справа.</translation>
    </message>
    <message>
        <source>A tax takes a rupee for each star of the card, from the market or from players with a court card of a region you rule. Nasrullah Khan is political, so it is free: tax with his card.</source>
        <translation>Налогом берут по рупии за каждую звезду карты: с&#xa0;рынка или у&#xa0;игроков, при дворе которых есть карта региона, где вы правите. Эта карта политическая, действие не тратится: соберите ею налог.</translation>
    </message>
    <message>
        <source>Now it is your game</source>
        <translation>Теперь это ваша игра</translation>
    </message>
    <message>
        <source>It was a Soldier, who eliminates a card beside it. Point at any card to read what it does; F1 opens the rules. Four more rounds: will your family take the throne?</source>
        <translation>Это был Солдат: он устраняет одну из соседних карт. Наведите указатель на любую карту, чтобы прочесть, что она делает; F1 открывает правила. Ещё четыре раунда: займёт ли ваша семья трон?</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Первая игра</translation>
    </message>
    <message>
        <source>You hold three cards with nothing but swords. Drag one to Jerusalem: four cards make an army, and what lies there never moves again.</source>
        <translation>У&#xa0;вас три карты с&#xa0;одними мечами. Перетащите одну в&#xa0;Иерусалим: четыре карты составляют войско, а выложенное уже не передвигают.</translation>
    </message>
    <message>
        <source>The same icon on all four cards is a regiment, on three a battalion, on two a company. A regiment beats any army without one, so add the second swords in Jerusalem.</source>
        <translation>Один и тот же значок на всех четырёх картах — это полк, на трёх — батальон, на двух — рота. Полк бьёт любое войско без полка, так что добавьте в&#xa0;Иерусалиме вторые мечи.</translation>
    </message>
    <message>
        <source>Green has played a helmet against you: four helmets would outrank four swords. So do not give Green time for them; play your third swords to Jerusalem.</source>
        <translation>Зелёные выложили против вас шлем: четыре шлема были бы старше четырёх мечей. Не давайте им на это времени: выложите в&#xa0;Иерусалим третьи мечи.</translation>
    </message>
    <message>
        <source>A card counts for every icon on it. Play the one with spear, swords and flag to Jerusalem: its swords complete the regiment, and its other icons would break a tie.</source>
        <translation>Карта считается за каждый свой значок. Выложите в&#xa0;Иерусалим ту, что с&#xa0;копьём, мечами и&#xa0;флагом: её мечи завершат полк, а&#xa0;остальные значки решили бы спор равных.</translation>
    </message>
    <message>
        <source>Each territory counts the same. The fifth marker ends the game at once, and three territories are the majority. Point at one to read who leads there; F1 opens the rules.</source>
        <translation>Все территории стоят одинаково. Пятый маркер сразу завершает игру, а три территории — это большинство. Наведите указатель на территорию, чтобы прочесть, кто там впереди; F1 открывает правила.</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Что нового</translation>
    </message>
    <message>
        <source>The rules are those of Oriflamme; the ten cards are new. They bring verdicts that anyone may carry out, cards that work from the reserve, and bargains.</source>
        <translation>Правила те же, что в&#xa0;Орифламме, а десять карт новые. Это приговоры, которые может исполнить любой, карты, что действуют из резерва, и&#xa0;договорённости.</translation>
    </message>
    <message>
        <source>Place the Judge</source>
        <translation>Выложите Судью</translation>
    </message>
    <message>
        <source>Drag the Judge to the end of the queue. There it acts after the others’ cards and can use what they have done.</source>
        <translation>Перетащите Судью в&#xa0;конец ряда событий. Там он будет действовать после чужих карт и сможет воспользоваться тем, что они сделали.</translation>
    </message>
    <message>
        <source>A verdict</source>
        <translation>Приговор</translation>
    </message>
    <message>
        <source>Cover the Judge</source>
        <translation>Накройте Судью</translation>
    </message>
    <message>
        <source>Drag the Infiltration onto your Judge. A covered card keeps its influence, and nobody can hit it; it waits until the card on top is gone.</source>
        <translation>Перетащите Внедрение на своего Судью. Накрытая карта сохраняет своё влияние, и до неё никому не добраться; она ждёт, пока верхняя не покинет ряд.</translation>
    </message>
    <message>
        <source>Into the reserve</source>
        <translation>В&#xa0;резерв</translation>
    </message>
    <message>
        <source>Red has marked Green’s new card too. Reveal the Infiltration: it goes to your reserve, where nothing can touch it, and from then on you gain 2 more for each face-down card that you eliminate.</source>
        <translation>Красные пометили и&#xa0;новую карту Зелёных. Активируйте Внедрение: оно уйдёт в&#xa0;ваш резерв, где на него ничто не действует, и&#xa0;теперь за каждую закрытую карту, которую вы устраните, вы получаете ещё 2.</translation>
    </message>
    <message>
        <source>What lay beneath</source>
        <translation>Что лежало под ним</translation>
    </message>
    <message>
        <source>Sentence or execute</source>
        <translation>Вынести приговор или казнить</translation>
    </message>
    <message>
        <source>Whose verdict?</source>
        <translation>Чей приговор?</translation>
    </message>
    <message>
        <source>Two cards are marked, both Green’s. The Diplomat would bring you 1. Click on the face-down card: it brings 1, and 2 more because of your Infiltration.</source>
        <translation>Помечены две карты, обе Зелёных. Дипломат принёс бы вам 1. Щёлкните по закрытой карте: она принесёт 1 и ещё 2 благодаря вашему Внедрению.</translation>
    </message>
    <message>
        <source>Choose a side</source>
        <translation>Выберите сторону</translation>
    </message>
    <message>
        <source>The market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>A turn has two actions. Buying is one: a card costs 1 rupee for each column to its left, placed on the cards there. Whoever buys those cards gets the rupees.</source>
        <translation>За ход у&#xa0;вас два действия. Покупка — одно из них: карта стоит по рупии за каждый столбец слева от неё, и&#xa0;эти рупии кладут на карты слева. Кто их купит, получит и&#xa0;рупии.</translation>
    </message>
    <message>
        <source>Buy a card</source>
        <translation>Купите карту</translation>
    </message>
    <message>
        <source>Aminullah Khan Logari lies in the first column and is free. Take him to your hand.</source>
        <translation>Аминулла-хан Логари лежит в&#xa0;первом столбце и ничего не стоит. Возьмите его в&#xa0;руку.</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Разыграйте её</translation>
    </message>
    <message>
        <source>A card works in your court. When it is played, its icons act from top to bottom: this one places a tribe, an army and a spy. Play it into your court.</source>
        <translation>Карта действует при дворе. Как только она разыграна, срабатывают её значки сверху вниз: здесь это племя, армия и шпион. Разыграйте её в свой двор.</translation>
    </message>
    <message>
        <source>Who rules Kabul</source>
        <translation>Кто правит Кабулом</translation>
    </message>
    <message>
        <source>You do: you have a tribe there, and your tribe and the Afghan army are more than anyone else has. Rulers build, tax, and are bribed.</source>
        <translation>Вы: там ваше племя, а вместе с&#xa0;афганской армией у&#xa0;вас там больше, чем у&#xa0;любого другого. Правитель строит, собирает налоги и берёт взятки.</translation>
    </message>
    <message>
        <source>The favored suit</source>
        <translation>Предпочитаемая масть</translation>
    </message>
    <message>
        <source>Both actions are spent. But cards of the favored suit act without spending any, and it is political now, as this card is. Use it to build.</source>
        <translation>Оба действия потрачены. Но карты предпочитаемой масти действуют, не тратя действий, а сейчас это политическая масть, как и у&#xa0;этой карты. Используйте её для строительства.</translation>
    </message>
    <message>
        <source>Build an army</source>
        <translation>Поставьте армию</translation>
    </message>
    <message>
        <source>You may build where you rule. A block costs 2 rupees, which go to the market. Place an army in Kabul.</source>
        <translation>Строить можно там, где вы правите. Блок стоит 2 рупии, они уходят на рынок. Поставьте армию в&#xa0;Кабуле.</translation>
    </message>
    <message>
        <source>Save the rest</source>
        <translation>Сберегите остальное</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>Each card acts once in a turn. There is nothing left to do: end your turn.</source>
        <translation>Каждая карта действует раз за ход. Делать больше нечего: закончите ход.</translation>
    </message>
    <message>
        <source>A bribe</source>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>Red wants to play a card of Kabul, where you rule. You may ask for 1 rupee for each tribe of yours there: ask for 1.</source>
        <translation>Красные хотят разыграть карту Кабула, где правите вы. Можно запросить по рупии за каждое ваше племя там: запросите 1.</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Шпионы</translation>
    </message>
    <message>
        <source>Red’s Kabul Bazaar put a spy on your card, where yours stands too. With more spies than anyone else, Red would hold it hostage: to use it, you would have to pay a bribe.</source>
        <translation>Кабульский базар Красных поставил шпиона на вашу карту, где стоит и ваш. Будь шпионов Красных там больше всего, карта стала бы заложницей: за её действие пришлось бы давать взятку.</translation>
    </message>
    <message>
        <source>Nasrullah Khan costs 1 rupee, which is placed on the card to the left. Take him to your hand.</source>
        <translation>Насрулла-хан стоит 1 рупию, она ляжет на карту слева. Возьмите его в&#xa0;руку.</translation>
    </message>
    <message>
        <source>Another region</source>
        <translation>Другой регион</translation>
    </message>
    <message>
        <source>Taxes</source>
        <translation>Налоги</translation>
    </message>
    <message>
        <source>The shelter</source>
        <translation>Защита от налогов</translation>
    </message>
    <message>
        <source>Red has a card of Kabul and can be taxed. Its two economic stars shelter 2 of the 3 rupees: take the third.</source>
        <translation>У&#xa0;Красных есть карта Кабула, так что налог можно взять с&#xa0;них. Две её экономические звезды укрывают 2 рупии из 3: возьмите третью.</translation>
    </message>
    <message>
        <source>Red’s turn</source>
        <translation>Ход Красных</translation>
    </message>
    <message>
        <source>Your actions are spent again, and rupees are better kept now. End your turn, and watch what Red buys.</source>
        <translation>Действия снова потрачены, а рупии теперь лучше приберечь. Закончите ход и посмотрите, что покупают Красные.</translation>
    </message>
    <message>
        <source>Buy once more</source>
        <translation>Купите ещё раз</translation>
    </message>
    <message>
        <source>Paolo Avitabile is free, with a tribe and an army for Punjab. Take him to your hand.</source>
        <translation>Паоло Авитабиле ничего не стоит, а принесёт племя и армию в&#xa0;Пенджаб. Возьмите его в&#xa0;руку.</translation>
    </message>
    <message>
        <source>The cleanup</source>
        <translation>Очистка</translation>
    </message>
    <message>
        <source>At the end of a turn a court keeps 3 cards and 1 more for each political star, a hand 2 and 1 more for each intelligence star. Then the market closes up and is filled. End your turn: nobody has to take both actions.</source>
        <translation>В&#xa0;конце хода при дворе остаётся 3 карты и ещё 1 за каждую политическую звезду, в&#xa0;руке — 2 и ещё 1 за каждую звезду разведки. Затем рынок сдвигается и пополняется. Закончите ход: выполнять оба действия не обязательно.</translation>
    </message>
    <message>
        <source>The Dominance Check</source>
        <translation>Проверка доминирования</translation>
    </message>
    <message>
        <source>Here is the first of four. It is scored when someone buys it or it is left in the first column: a coalition 4 blocks ahead pays those loyal to it by influence; otherwise cylinders in play count. {key} shows what it would bring now.</source>
        <translation>Это первая из четырёх. Её проводят, когда её купили или она осталась в&#xa0;первом столбце. Если у&#xa0;коалиции на 4 блока больше, очки лояльным ей даёт влияние, иначе — цилиндры в&#xa0;игре. {key} покажет, что было бы сейчас.</translation>
    </message>
    <message>
        <source>A lead of 4 points after a check wins at once; otherwise the most points after the last one win. Point at anything to read what it is; F1 opens the rules.</source>
        <translation>Кто после проверки впереди на 4 очка, побеждает сразу, иначе — тот, у&#xa0;кого больше очков после последней. Наведите указатель на что угодно, чтобы прочесть, что это; F1 открывает правила.</translation>
    </message>
    <message>
        <source>The rules allow that too, but in this first game please follow the callout.</source>
        <translation>Правила позволяют и это, но первая игра идёт так, как сказано в&#xa0;выноске.</translation>
    </message>
    <message>
        <source>{lesson}, step {step} of {count}</source>
        <translation>{lesson}, шаг {step} из {count}</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Show me again</source>
        <translation>Показать ещё раз</translation>
    </message>
    <message>
        <source>Now you: {heading}</source>
        <translation>Теперь вы: {heading}</translation>
    </message>
    <message>
        <source>This first game cannot be started</source>
        <translation>Эту первую игру нельзя начать</translation>
    </message>
</context>
<context>
    <name>Library</name>
    <message>
        <source>Import saved games</source>
        <translation>Импортировать сохранённые игры</translation>
    </message>
    <message>
        <source>Export a saved game</source>
        <translation>Экспортировать сохранённую игру</translation>
    </message>
    <message>
        <source>The game was not exported</source>
        <translation>Игра не экспортирована</translation>
    </message>
    <message>
        <source>“{name}” is in the bin.</source>
        <translation>«{name}» в корзине.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Empty the bin</source>
        <translation>Очистить корзину</translation>
    </message>
    <message>
        <source>All games in the bin are removed from this computer for good.</source>
        <translation>Все партии из корзины будут удалены с этого компьютера навсегда.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Оставить их</translation>
    </message>
    <message>
        <source>Player, game, note</source>
        <translation>Игрок, игра, заметка</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Statistics ({key})</source>
        <translation>Статистика ({key})</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Папка</translation>
    </message>
    <message>
        <source>All</source>
        <comment>games</comment>
        <translation>Все</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Идут</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Законченные</translation>
    </message>
    <message>
        <source>Named</source>
        <translation>С названием</translation>
    </message>
    <message>
        <source>Bin</source>
        <translation>Корзина</translation>
    </message>
    <message>
        <source>Which games</source>
        <translation>Какие игры</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Сначала новые</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Сначала старые</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По названию</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Which game</source>
        <translation>Какая игра</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Все игры</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>Корзина пуста.</translation>
    </message>
    <message>
        <source>Every game you play is saved automatically and will appear here.</source>
        <translation>Каждая сыгранная здесь игра сохраняется сама, и её можно будет найти здесь.</translation>
    </message>
    <message>
        <source>No matching games.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n&#xa0;игра</numerusform>
            <numerusform>%n&#xa0;игры</numerusform>
            <numerusform>%n&#xa0;игр</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} of {all} files read</source>
        <translation>Прочитано файлов: {done} из {all}</translation>
    </message>
    <message>
        <source>This game was not changed</source>
        <translation>Игра не изменена</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор игры</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>In the bin</source>
        <translation>В корзине</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Учебная партия</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>a game</comment>
        <translation>Закончена</translation>
    </message>
    <message>
        <source>Named</source>
        <comment>a game</comment>
        <translation>С названием</translation>
    </message>
    <message>
        <source>won</source>
        <translation>победа</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Anything worth remembering about this game</source>
        <translation>Что стоит запомнить об этой игре</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message numerus="yes">
        <source>Deleted games can be restored for %n day(s)</source>
        <translation>
            <numerusform>Удалённые игры можно восстановить в течение %n&#xa0;дня</numerusform>
            <numerusform>Удалённые игры можно восстановить в течение %n&#xa0;дней</numerusform>
            <numerusform>Удалённые игры можно восстановить в течение %n&#xa0;дней</numerusform>
        </translation>
    </message>
    <message>
        <source>started {day}</source>
        <translation>начата {day}</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n&#xa0;игрок</numerusform>
            <numerusform>%n&#xa0;игрока</numerusform>
            <numerusform>%n&#xa0;игроков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n&#xa0;ход</numerusform>
            <numerusform>%n&#xa0;хода</numerusform>
            <numerusform>%n&#xa0;ходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s) taken</source>
        <translation>
            <numerusform>%n&#xa0;подсказка</numerusform>
            <numerusform>%n&#xa0;подсказки</numerusform>
            <numerusform>%n&#xa0;подсказок</numerusform>
        </translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Зерно {seed}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>сегодня</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>вчера</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Сегодня, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Вчера, {time}</translation>
    </message>
    <message>
        <source>In progress</source>
        <comment>a game</comment>
        <translation>Идёт</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Chronicle</source>
        <translation>Хроника</translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>“{file}” is the game you are playing.</source>
        <translation>«{file}» — это та игра, которая идёт сейчас.</translation>
    </message>
    <message>
        <source>This game is open already</source>
        <translation>Эта игра уже открыта</translation>
    </message>
    <message>
        <source>This game cannot be opened</source>
        <translation>Игру не удаётся открыть</translation>
    </message>
    <message>
        <source>Open “{file}” instead? This game is saved as it stands.</source>
        <translation>Открыть вместо неё «{file}»? Начатая игра не пропадёт: она сохранена.</translation>
    </message>
    <message>
        <source>Open “{file}” instead? This game will be lost, because it cannot be saved.</source>
        <translation>Открыть вместо неё «{file}»? Тогда начатая игра пропадёт, потому что сохранить её не удаётся.</translation>
    </message>
    <message>
        <source>A game is being played</source>
        <translation>Сейчас идёт игра</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Begin another game? This one is saved as it stands.</source>
        <translation>Начать другую игру? Эта не пропадёт: она сохранена.</translation>
    </message>
    <message>
        <source>Begin another game? This one will be lost, because it cannot be saved.</source>
        <translation>Начать другую игру? Тогда эта пропадёт, потому что сохранить её не удаётся.</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Другая игра</translation>
    </message>
    <message>
        <source>Start this game over? This one is saved as it stands.</source>
        <translation>Начать эту игру заново? Нынешняя сохранится такой, какая она сейчас.</translation>
    </message>
    <message>
        <source>Start this game over? This one will be lost, because it cannot be saved.</source>
        <translation>Начать эту игру заново? Нынешняя пропадёт: сохранить её нельзя.</translation>
    </message>
    <message>
        <source>Leave this game? It will be lost, because it cannot be saved.</source>
        <translation>Выйти из игры? Она пропадёт: сохранить её нельзя.</translation>
    </message>
    <message>
        <source>Close the window? This game will be lost, because it cannot be saved.</source>
        <translation>Закрыть окно? Эта игра пропадёт: сохранить её нельзя.</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Закрыть окно</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Here it had already got further than “{file}”, so it goes on from there.</source>
        <translation>Она продолжается с&#xa0;того места, где её оставили: это дальше, чем в&#xa0;файле «{file}».</translation>
    </message>
    <message>
        <source>“{file}” is further along, so the game goes on from there. The other one is saved too.</source>
        <translation>В&#xa0;файле «{file}» сыграно больше, поэтому игра продолжается оттуда. Прежняя запись тоже сохранена.</translation>
    </message>
    <message>
        <source>“{file}” was played to its end here, and this is how it ended.</source>
        <translation>Игра из файла «{file}» здесь уже доиграна, и&#xa0;вот чем она закончилась.</translation>
    </message>
    <message>
        <source>This game is saved here already</source>
        <translation>Эта игра здесь уже сохранена</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>Put %n influence on card {place} or card {other}.</source>
        <translation>
            <numerusform>Положите %n&#xa0;очко влияния на карту {place} или {other}.</numerusform>
            <numerusform>Положите %n&#xa0;очка влияния на карту {place} или {other}.</numerusform>
            <numerusform>Положите %n&#xa0;очков влияния на карту {place} или {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put {amount} influence on one of %n cards.</source>
        <translation>
            <numerusform>Положите влияние ({amount}) на одну из %n&#xa0;карты.</numerusform>
            <numerusform>Положите влияние ({amount}) на одну из %n&#xa0;карт.</numerusform>
            <numerusform>Положите влияние ({amount}) на одну из %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Put %n influence on a card.</source>
        <translation>
            <numerusform>Положите %n&#xa0;очко влияния на одну из карт.</numerusform>
            <numerusform>Положите %n&#xa0;очка влияния на одну из карт.</numerusform>
            <numerusform>Положите %n&#xa0;очков влияния на одну из карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Card {place} or card {other} loses up to %n influence.</source>
        <translation>
            <numerusform>Карта {place} или {other} теряет до %n&#xa0;очка влияния.</numerusform>
            <numerusform>Карта {place} или {other} теряет до %n&#xa0;очков влияния.</numerusform>
            <numerusform>Карта {place} или {other} теряет до %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One of %n cards loses up to {amount} influence.</source>
        <translation>
            <numerusform>Одна из %n&#xa0;карты теряет влияние, не больше {amount}.</numerusform>
            <numerusform>Одна из %n&#xa0;карт теряет влияние, не больше {amount}.</numerusform>
            <numerusform>Одна из %n&#xa0;карт теряет влияние, не больше {amount}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card loses up to %n influence.</source>
        <translation>
            <numerusform>Одна из карт теряет до %n&#xa0;очка влияния.</numerusform>
            <numerusform>Одна из карт теряет до %n&#xa0;очков влияния.</numerusform>
            <numerusform>Одна из карт теряет до %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>The owner of a card takes the influence on it.</source>
        <translation>Одна из карт отдаёт владельцу всё своё влияние.</translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n influence from {family} or {other_family}.</source>
        <translation>
            <numerusform>Заберите у&#xa0;{family_gen} или у&#xa0;{other_family_gen} до %n&#xa0;очка влияния.</numerusform>
            <numerusform>Заберите у&#xa0;{family_gen} или у&#xa0;{other_family_gen} до %n&#xa0;очков влияния.</numerusform>
            <numerusform>Заберите у&#xa0;{family_gen} или у&#xa0;{other_family_gen} до %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n influence from the owner of a card.</source>
        <translation>
            <numerusform>Заберите у&#xa0;владельца одной из карт до %n&#xa0;очка влияния.</numerusform>
            <numerusform>Заберите у&#xa0;владельца одной из карт до %n&#xa0;очков влияния.</numerusform>
            <numerusform>Заберите у&#xa0;владельца одной из карт до %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take up to %n influence from {family}.</source>
        <translation>
            <numerusform>Заберите у {family_gen} до %n очка влияния.</numerusform>
            <numerusform>Заберите у {family_gen} до %n очков влияния.</numerusform>
            <numerusform>Заберите у {family_gen} до %n очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminate card {place} or card {other}.</source>
        <translation>Устраните карту {place} или {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Eliminate one of %n cards.</source>
        <translation>
            <numerusform>Устраните одну из %n&#xa0;карты.</numerusform>
            <numerusform>Устраните одну из %n&#xa0;карт.</numerusform>
            <numerusform>Устраните одну из %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Eliminate any card.</source>
        <translation>Устраните любую карту.</translation>
    </message>
    <message>
        <source>Eliminate a card.</source>
        <translation>Устраните одну из карт.</translation>
    </message>
    <message>
        <source>Then choose: {options}.</source>
        <translation>Затем выберите: {options}.</translation>
    </message>
    <message>
        <source>Then choose where it goes.</source>
        <translation>Затем выберите, куда ляжет карта.</translation>
    </message>
    <message>
        <source>The {card} may be among them.</source>
        <translation>Среди них может быть {card}.</translation>
    </message>
    <message>
        <source>If it is the {card}: {what}</source>
        <translation>Если это {card}: {what}</translation>
    </message>
    <message>
        <source>if {card}</source>
        <translation>если {card}</translation>
    </message>
    <message>
        <source>Last round: influence on it will count for nothing.</source>
        <translation>Последний раунд: влияние на ней ничего не даст.</translation>
    </message>
    <message>
        <source>It earns 0: {family}’s {card} is face up.</source>
        <translation>Приносит 0: {card} {family_gen} лежит лицом вверх.</translation>
    </message>
    <message>
        <source>Discard a card.</source>
        <translation>Сбросьте одну из карт.</translation>
    </message>
    <message>
        <source>Lay a card in reserve.</source>
        <translation>Зарезервируйте одну из карт.</translation>
    </message>
    <message>
        <source>Put a verdict on card {place} or card {other}.</source>
        <translation>Вынесите приговор карте {place} или {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Put a verdict on one of %n cards.</source>
        <translation>
            <numerusform>Вынесите приговор одной из %n&#xa0;карты.</numerusform>
            <numerusform>Вынесите приговор одной из %n&#xa0;карт.</numerusform>
            <numerusform>Вынесите приговор одной из %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a verdict on any card.</source>
        <translation>Вынесите приговор любой карте.</translation>
    </message>
    <message>
        <source>Put a verdict on a card.</source>
        <translation>Вынесите приговор одной из карт.</translation>
    </message>
    <message>
        <source>Turn a card face down.</source>
        <translation>Переверните одну из карт лицом вниз.</translation>
    </message>
    <message>
        <source>Move card {place} or card {other} to another place.</source>
        <translation>Переместите карту {place} или {other} на другое место.</translation>
    </message>
    <message numerus="yes">
        <source>Move one of %n cards to another place.</source>
        <translation>
            <numerusform>Переместите одну из %n&#xa0;карты на другое место.</numerusform>
            <numerusform>Переместите одну из %n&#xa0;карт на другое место.</numerusform>
            <numerusform>Переместите одну из %n&#xa0;карт на другое место.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move a card to another place.</source>
        <translation>Переместите одну из карт на другое место.</translation>
    </message>
    <message>
        <source>Do what card {place} or card {other} says.</source>
        <translation>Скопируйте эффект карты {place} или {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Do what one of %n cards says.</source>
        <translation>
            <numerusform>Скопируйте эффект одной из %n&#xa0;карты.</numerusform>
            <numerusform>Скопируйте эффект одной из %n&#xa0;карт.</numerusform>
            <numerusform>Скопируйте эффект одной из %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Do what another card says.</source>
        <translation>Скопируйте эффект другой карты.</translation>
    </message>
    <message>
        <source>Swap this card for a card from your hand.</source>
        <translation>Поменяйте эту карту на карту из руки.</translation>
    </message>
    <message>
        <source>More may follow, as the text of the card says.</source>
        <translation>Дальше может последовать и&#xa0;другое, как сказано на карте.</translation>
    </message>
    <message>
        <source>Nothing happens.</source>
        <translation>Ничего не происходит.</translation>
    </message>
</context>
<context>
    <name>OrdonanceChronicle</name>
    <message>
        <source>Before the game</source>
        <translation>Перед игрой</translation>
    </message>
    <message>
        <source>The deck is a reconstruction: the printed list of cards is not public.</source>
        <translation>Колода — реконструкция: полный список карт изданной игры не опубликован.</translation>
    </message>
    <message>
        <source>Single icons are compared by number first, and only then by seniority.</source>
        <translation>Одиночные значки сравнивают сначала по числу и&#xa0;только потом по старшинству.</translation>
    </message>
    <message>
        <source>Whether an army could still be overtaken is judged by the cards that are not on the table.</source>
        <translation>Можно ли ещё обогнать войско, проверяют по картам, которых нет на столе.</translation>
    </message>
    <message>
        <source>The most points win: in each territory 3 for the strongest army, 2 for the second, 1 for the third.</source>
        <translation>Побеждает тот, у&#xa0;кого больше очков: на каждой территории сильнейшее войско приносит 3, второе 2, третье 1.</translation>
    </message>
    <message>
        <source>It is a tournament: the most territories win, and points are kept as well.</source>
        <translation>Это турнир: побеждает тот, у&#xa0;кого больше территорий, но ведётся и&#xa0;счёт очков.</translation>
    </message>
    <message>
        <source>The game goes on until all places are full.</source>
        <translation>Игра продолжается, пока не заполнены все места.</translation>
    </message>
    <message>
        <source>Only complete armies earn points.</source>
        <translation>Очки приносят только полные войска.</translation>
    </message>
    <message>
        <source>Turn {turn}</source>
        <translation>Ход {turn}</translation>
    </message>
    <message>
        <source>{family} draws a card.</source>
        <translation>{family} берут карту.</translation>
    </message>
    <message>
        <source>{family} draws a card: {unit}.</source>
        <extracomment>{unit} is a card by its icons, &quot;spear and bow&quot;; here in the nominative.</extracomment>
        <translation>{family} берут карту: {unit}.</translation>
    </message>
    <message>
        <source>{family} plays {unit_acc} {territory_in}.</source>
        <extracomment>{unit_acc} is a card by its icons, &quot;spear and bow&quot;; {territory_in} is &quot;in Antioch&quot;, with its preposition.</extracomment>
        <translation>{family} выкладывают {unit_acc} {territory_to}.</translation>
    </message>
    <message>
        <source>{family} plays {unit_acc} {territory_in} and completes the army.</source>
        <translation>{family} выкладывают {unit_acc} {territory_to}: войско собрано.</translation>
    </message>
    <message>
        <source>{family} plays {unit_acc} {territory_in} and takes it with marker {marker}: {groups}.</source>
        <extracomment>{groups} is what decides, &quot;a regiment of swords&quot;; &quot;it&quot; is the territory.</extracomment>
        <translation>{family} выкладывают {unit_acc} {territory_to}, получают контроль и&#xa0;маркер&#xa0;{marker}; у&#xa0;них {groups}.</translation>
    </message>
    <message>
        <source>{family} takes {territory_acc} with marker {marker}: {groups}.</source>
        <extracomment>{marker} is a number in Roman.</extracomment>
        <translation>{family} получают контроль над {territory_ins} и&#xa0;маркер&#xa0;{marker}; у&#xa0;них {groups}.</translation>
    </message>
    <message>
        <source>As nobody can play any more, {family} takes {territory_acc} with marker {marker}: {groups}.</source>
        <translation>Больше никто не может ходить, поэтому {family} получают контроль над {territory_ins} и&#xa0;маркер&#xa0;{marker}; у&#xa0;них {groups}.</translation>
    </message>
    <message>
        <source>{family} passes: no card is left.</source>
        <translation>{family} пропускают ход: карт не осталось.</translation>
    </message>
    <message>
        <source>{family} passes: no place is free.</source>
        <translation>{family} пропускают ход: свободных мест нет.</translation>
    </message>
    <message>
        <source>{icon}, now {n}</source>
        <extracomment>Stands behind a figure: &quot;+1 Bow, now 3&quot; of an army; {icon} is in the nominative.</extracomment>
        <translation>{icon}, теперь {n}</translation>
    </message>
    <message>
        <source>A complete army takes the territory as soon as nobody can overtake it.</source>
        <translation>Полное войско получает контроль над территорией, как только никто уже не может его обогнать.</translation>
    </message>
    <message>
        <source>All hands are revealed.</source>
        <translation>Все показывают карты, оставшиеся в&#xa0;руке.</translation>
    </message>
    <message>
        <source>Nobody takes {territory_acc}: no army is complete there.</source>
        <translation>{territory} не достаётся никому: полных войск там нет.</translation>
    </message>
    <message numerus="yes">
        <source>{family} wins with %n territories.</source>
        <translation>
            <numerusform>{family} побеждают: у&#xa0;них %n&#xa0;территория.</numerusform>
            <numerusform>{family} побеждают: у&#xa0;них %n&#xa0;территории.</numerusform>
            <numerusform>{family} побеждают: у&#xa0;них %n&#xa0;территорий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} wins with %n points.</source>
        <translation>
            <numerusform>{family} побеждают: у&#xa0;них %n&#xa0;очко.</numerusform>
            <numerusform>{family} побеждают: у&#xa0;них %n&#xa0;очка.</numerusform>
            <numerusform>{family} побеждают: у&#xa0;них %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The victory is shared: {families}.</source>
        <extracomment>{families} are several in one list, &quot;Red and Blue&quot;.</extracomment>
        <translation>Победа общая: {families}.</translation>
    </message>
</context>
<context>
    <name>OrdonanceEnding</name>
    <message>
        <source>The kingdoms are shared</source>
        <translation>Победители делят королевства</translation>
    </message>
    <message numerus="yes">
        <source>{names}, with %n point(s) each</source>
        <translation>
            <numerusform>{names}: по %n&#xa0;очку</numerusform>
            <numerusform>{names}: по %n&#xa0;очка</numerusform>
            <numerusform>{names}: по %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names}, with %n territories each</source>
        <translation>
            <numerusform>{names}: по %n&#xa0;территории</numerusform>
            <numerusform>{names}: по %n&#xa0;территории</numerusform>
            <numerusform>{names}: по %n&#xa0;территорий</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} rules the kingdoms</source>
        <extracomment>A family of knights has won: &quot;Blue rules the kingdoms&quot;</extracomment>
        <translation>{family} правят королевствами</translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n point(s)</source>
        <translation>
            <numerusform>{name}: %n&#xa0;очко</numerusform>
            <numerusform>{name}: %n&#xa0;очка</numerusform>
            <numerusform>{name}: %n&#xa0;очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n territories</source>
        <translation>
            <numerusform>{name}: %n&#xa0;территория</numerusform>
            <numerusform>{name}: %n&#xa0;территории</numerusform>
            <numerusform>{name}: %n&#xa0;территорий</numerusform>
        </translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Маркеры</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Территории</translation>
    </message>
    <message>
        <source>By territories</source>
        <translation>По территориям</translation>
    </message>
    <message>
        <source>By points</source>
        <translation>По очкам</translation>
    </message>
    <message>
        <source>Territories, marker by marker</source>
        <translation>Территории по маркерам</translation>
    </message>
    <message>
        <source>Tied on points: the family with more territories wins ({counts}).</source>
        <extracomment>{counts} is a list: &quot;Blue 3, Red 2&quot;</extracomment>
        <translation>Очков поровну: побеждает тот, у&#xa0;кого больше территорий ({counts}).</translation>
    </message>
    <message>
        <source>Tied on points, and without any territory: the victory is shared.</source>
        <translation>Очков поровну, а территорий нет: победа общая.</translation>
    </message>
    <message>
        <source>Nobody holds a territory: the victory is shared.</source>
        <translation>Территорий нет ни у&#xa0;кого: победа общая.</translation>
    </message>
    <message>
        <source>Tied on points and territories: the family whose last marker came earlier wins ({counts}).</source>
        <translation>Поровну и&#xa0;очков, и&#xa0;территорий: побеждает тот, чей последний маркер взят раньше ({counts}).</translation>
    </message>
    <message>
        <source>Tied on territories: the family whose last marker came earlier wins ({counts}).</source>
        <extracomment>{counts} is a list with Roman numbers: &quot;Blue IV, Red V&quot;</extracomment>
        <translation>Территорий поровну: побеждает тот, чей последний маркер взят раньше ({counts}).</translation>
    </message>
    <message>
        <source>Strongest army</source>
        <translation>Сильнейшее войско</translation>
    </message>
    <message>
        <source>Points, territory by territory</source>
        <translation>Очки по территориям</translation>
    </message>
    <message>
        <source>Cards played into decided territories</source>
        <translation>Карты на уже взятых территориях</translation>
    </message>
    <message>
        <source>Left in hand</source>
        <translation>Остались в&#xa0;руке</translation>
    </message>
    <message>
        <source>Never drawn</source>
        <translation>Остались в&#xa0;колоде</translation>
    </message>
    <message>
        <source>Marker {marker}, {territory}: {family} held the most from then on.</source>
        <translation>Маркер {marker}, {territory}: с этого времени больше всего территорий у {family_gen}.</translation>
    </message>
    <message>
        <source>{family} in turn {turn}: {groups}.</source>
        <extracomment>&quot;Red in turn 9: a regiment of flags.&quot;; {groups} stands in the nominative.</extracomment>
        <translation>{family}, ход {turn}&#xa0;— {groups}.</translation>
    </message>
    <message>
        <source>{family} in turn {turn}.</source>
        <translation>{family}, ход {turn}.</translation>
    </message>
    <message>
        <source>{family} in turn {turn}, through a card of {rival_gen}: {groups}.</source>
        <extracomment>The card of a rival has made it certain: &quot;Red in turn 9, through a card of Blue: a regiment of flags.&quot;</extracomment>
        <translation>{family}, ход {turn}, благодаря карте {rival_gen}&#xa0;— {groups}.</translation>
    </message>
    <message>
        <source>{family} in turn {turn}, through a card of {rival_gen}.</source>
        <translation>{family}, ход {turn}, благодаря карте {rival_gen}.</translation>
    </message>
    <message>
        <source>{family} {territory_in}: {groups}.</source>
        <translation>{family} {territory_in}&#xa0;— {groups}.</translation>
    </message>
</context>
<context>
    <name>OrdonanceReasons</name>
    <message>
        <source>Why {family} holds {territory_acc}</source>
        <translation>Почему {territory_acc} контролируют {family}</translation>
    </message>
    <message>
        <source>Nobody holds {territory_acc} yet</source>
        <translation>{territory_acc} пока никто не контролирует</translation>
    </message>
    <message>
        <source>Nobody holds {territory_acc}</source>
        <translation>{territory_acc} никто не контролирует</translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards: {groups}</source>
        <extracomment>These stand behind a player&apos;s name, without a full stop; {groups} is what an army shows, &quot;a battalion of bows&quot;.</extracomment>
        <translation>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, {groups}</numerusform>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, {groups}</numerusform>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, {groups}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards: {groups}; at best {best}</source>
        <translation>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, {groups}; может собрать {best_acc}</numerusform>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, {groups}; может собрать {best_acc}</numerusform>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, {groups}; может собрать {best_acc}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards, could still become: {best}</source>
        <translation>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, может собрать {best_acc}</numerusform>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, может собрать {best_acc}</numerusform>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, может собрать {best_acc}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards, could still overtake</source>
        <translation>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, ещё может обогнать</numerusform>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, ещё может обогнать</numerusform>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, ещё может обогнать</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of {size} cards, cannot catch up</source>
        <translation>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, уже не обгонит</numerusform>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, уже не обгонит</numerusform>
            <numerusform>%n&#xa0;из&#xa0;{size} карт, уже не обгонит</numerusform>
        </translation>
    </message>
    <message>
        <source>No card here yet</source>
        <translation>Карт здесь пока нет</translation>
    </message>
    <message>
        <source>No card here</source>
        <translation>Карт здесь нет</translation>
    </message>
    <message>
        <source>{family} has {groups_acc}, {rival} only {rival_groups_acc}.</source>
        <extracomment>Groups in the accusative: &quot;Red has regiments of bows and spears, Blue only a regiment of flags.&quot;</extracomment>
        <translation>У&#xa0;{family_gen} {groups}, у&#xa0;{rival_gen} только {rival_groups}.</translation>
    </message>
    <message>
        <source>{family} has {groups_acc}, {rival} has no {level}.</source>
        <extracomment>&quot;Red has a regiment of bows, Blue has no regiment.&quot;</extracomment>
        <translation>У&#xa0;{family_gen} {groups}, у&#xa0;{rival_gen} {level_genpl} нет.</translation>
    </message>
    <message>
        <source>Both have {equal_acc}; besides, {family} has {groups_acc}, {rival} only {rival_groups_acc}.</source>
        <extracomment>{equal_acc} is what counts more and is the same on both sides: &quot;a regiment of flags&quot;</extracomment>
        <translation>И&#xa0;у&#xa0;{family_gen}, и&#xa0;у&#xa0;{rival_gen} {equal}; но у&#xa0;{family_gen} ещё {groups}, а у&#xa0;{rival_gen} только {rival_groups}.</translation>
    </message>
    <message>
        <source>Both have {equal_acc}; besides, {family} has {groups_acc}, {rival} has no {level}.</source>
        <translation>И&#xa0;у&#xa0;{family_gen}, и&#xa0;у&#xa0;{rival_gen} {equal}; но у&#xa0;{family_gen} ещё {groups}, а у&#xa0;{rival_gen} {level_genpl} нет.</translation>
    </message>
    <message>
        <source>{family} has more single icons than {rival}: {count} against {rival_count}.</source>
        <translation>У&#xa0;{family_gen} больше одиночных значков, чем у&#xa0;{rival_gen}: {count} против {rival_count}.</translation>
    </message>
    <message>
        <source>Both have {equal_acc}; besides, {family} has more single icons than {rival}: {count} against {rival_count}.</source>
        <translation>И&#xa0;у&#xa0;{family_gen}, и&#xa0;у&#xa0;{rival_gen} {equal}; но у&#xa0;{family_gen} больше одиночных значков: {count} против {rival_count}.</translation>
    </message>
    <message>
        <source>{family} and {rival} both have one {level_acc}; {outranks}.</source>
        <extracomment>{outranks} is a clause: &quot;the helmet outranks the bow&quot;</extracomment>
        <translation>У&#xa0;{family_gen} и&#xa0;{rival_gen} {level_genpl} поровну; решает старшинство: {outranks}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} and {rival} both have %n {level_plural}; {outranks}.</source>
        <translation>
            <numerusform>У&#xa0;{family_gen} и&#xa0;{rival_gen} {level_genpl} поровну, по %n; решает старшинство: {outranks}.</numerusform>
            <numerusform>У&#xa0;{family_gen} и&#xa0;{rival_gen} {level_genpl} поровну, по %n; решает старшинство: {outranks}.</numerusform>
            <numerusform>У&#xa0;{family_gen} и&#xa0;{rival_gen} {level_genpl} поровну, по %n; решает старшинство: {outranks}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} and {rival} both have {equal_acc} and the same number of {level_plural}; {outranks}.</source>
        <extracomment>&quot;Red and Blue both have a regiment of flags and equally many battalions; the helmet outranks the bow.&quot;</extracomment>
        <translation>И&#xa0;у&#xa0;{family_gen}, и&#xa0;у&#xa0;{rival_gen} {equal}, {level_genpl} тоже поровну; решает старшинство: {outranks}.</translation>
    </message>
    <message>
        <source>{family} and {rival} both have only single icons; {outranks}.</source>
        <translation>И&#xa0;у {family_gen}, и&#xa0;у {rival_gen} только одиночные значки; решает старшинство: {outranks}.</translation>
    </message>
    <message>
        <source>{family} and {rival} both have {equal_acc}; of the single icons, {outranks}.</source>
        <translation>И&#xa0;у&#xa0;{family_gen}, и&#xa0;у&#xa0;{rival_gen} {equal}; решают одиночные значки: {outranks}.</translation>
    </message>
    <message>
        <source>{family} and {rival} have the same army; {family} completed it earlier.</source>
        <translation>Войска {family_gen} и&#xa0;{rival_gen} одинаковы; {family} собрали своё раньше.</translation>
    </message>
    <message>
        <source>Only {family} has {groups_acc}; everything that ranks higher is equal.</source>
        <extracomment>{groups_acc} is one single icon: &quot;a single flag&quot;</extracomment>
        <translation>{groups} есть только у&#xa0;{family_gen}; всё, что важнее, совпадает.</translation>
    </message>
    <message>
        <source>Even at best {rival} could only reach {best_acc}.</source>
        <extracomment>&quot;Even at best Red could only reach a regiment of bows.&quot;</extracomment>
        <translation>Даже в&#xa0;лучшем случае {rival} собрали бы только {best_acc}.</translation>
    </message>
    <message>
        <source>Even at best {rival} could only reach {best_acc}; {outranks}.</source>
        <translation>Даже в&#xa0;лучшем случае {rival} собрали бы только {best_acc}; {outranks}.</translation>
    </message>
    <message>
        <source>{rival} cannot reach a {level} here any more.</source>
        <translation>{rival} уже не соберут здесь {level_acc}.</translation>
    </message>
    <message>
        <source>Even at best {rival} could only draw level, and {family} was first.</source>
        <translation>Даже в&#xa0;лучшем случае {rival} только сравнялись бы, а {family} собрали войско раньше.</translation>
    </message>
    <message>
        <source>With the cards that are not on the table {rival} cannot overtake {family_acc} any more.</source>
        <translation>С&#xa0;картами, которых нет на столе, {rival} уже не обгонят {family_acc}.</translation>
    </message>
    <message>
        <source>Nobody can play any more: the best complete army takes the territory.</source>
        <translation>Больше никто не может ходить: территория достаётся сильнейшему полному войску.</translation>
    </message>
    <message>
        <source>No card lies here yet.</source>
        <translation>Карт здесь пока нет.</translation>
    </message>
    <message>
        <source>No army is complete here yet.</source>
        <translation>Полных войск здесь пока нет.</translation>
    </message>
    <message>
        <source>No army was completed here.</source>
        <translation>Полного войска здесь никто не собрал.</translation>
    </message>
    <message>
        <source>{family} leads; {rival} could still reach {best_acc}.</source>
        <extracomment>&quot;Blue leads; Red could still reach a regiment of helmets.&quot;</extracomment>
        <translation>{family} впереди, но {rival} ещё могут собрать {best_acc}.</translation>
    </message>
    <message>
        <source>{family} leads; {rival} has no card here yet and could still overtake.</source>
        <translation>{family} впереди, но {rival}, у&#xa0;которых здесь пока нет карт, ещё могут их обогнать.</translation>
    </message>
    <message>
        <source>{family} leads; with the cards that are not on the table {rival} could still overtake.</source>
        <translation>{family} впереди, но с&#xa0;картами, которых нет на столе, {rival} ещё могут их обогнать.</translation>
    </message>
    <message>
        <source>{family} leads; {families} could still overtake.</source>
        <extracomment>{families} are several in one list: &quot;Red and Blue&quot;</extracomment>
        <translation>{family} впереди, но {families} ещё могут их обогнать.</translation>
    </message>
    <message>
        <source>Nobody can overtake {family_acc} any more.</source>
        <translation>{family_acc} уже никто не обгонит.</translation>
    </message>
    <message>
        <source>{family} takes {territory_acc}: nobody can overtake this army any more.</source>
        <translation>{family} получают контроль над {territory_ins}: это войско уже никому не превзойти.</translation>
    </message>
    <message>
        <source>{family} can win nothing more {territory_in} and gets rid of a card there.</source>
        <translation>{family} больше ничего не могут получить {territory_in} и избавляются там от лишней карты.</translation>
    </message>
    <message>
        <source>{family} begins an army {territory_in} and hopes for {groups_acc}.</source>
        <extracomment>{groups_acc} is what they hope for, &quot;a regiment of swords&quot;</extracomment>
        <translation>{family} начинают собирать войско {territory_in} и надеются на {groups_acc}.</translation>
    </message>
    <message>
        <source>{family} does without a regiment {territory_in}: smaller groups will do.</source>
        <translation>{family} обходятся {territory_in} без полка: хватит и меньших групп.</translation>
    </message>
    <message>
        <source>{family} can no longer form a regiment {territory_in} and fills up the army there.</source>
        <translation>{family} уже не соберут полк {territory_in} и просто пополняют там войско.</translation>
    </message>
    <message>
        <source>{family} completes {groups_acc} {territory_in}.</source>
        <translation>{family} завершают {groups_acc} {territory_in}.</translation>
    </message>
    <message>
        <source>{family} goes after {groups_acc} {territory_in}, where a rival is further ahead.</source>
        <translation>{family} хотят собрать {groups_acc} {territory_in}, где соперник продвинулся дальше.</translation>
    </message>
    <message numerus="yes">
        <source>{family} goes on with {groups_acc} {territory_in}: %n such card(s) are not on the table yet.</source>
        <translation>
            <numerusform>{family} продолжают собирать {groups_acc} {territory_in}: ещё не вышла %n&#xa0;карта с таким значком.</numerusform>
            <numerusform>{family} продолжают собирать {groups_acc} {territory_in}: ещё не вышли %n&#xa0;карты с таким значком.</numerusform>
            <numerusform>{family} продолжают собирать {groups_acc} {territory_in}: ещё не вышло %n&#xa0;карт с таким значком.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdonanceSpoken</name>
    <message>
        <source>{unit}, in your hand.</source>
        <translation>{unit}, у&#xa0;вас в&#xa0;руке.</translation>
    </message>
    <message>
        <source>{unit}, in your hand, just drawn.</source>
        <translation>{unit}, у&#xa0;вас в&#xa0;руке, только что взятая карта.</translation>
    </message>
    <message>
        <source>{family}, a card in hand.</source>
        <translation>{family}, карта в&#xa0;руке.</translation>
    </message>
    <message>
        <source>{family}, {unit}, in hand.</source>
        <translation>{family}, {unit}, карта в&#xa0;руке.</translation>
    </message>
    <message>
        <source>A card of the draw pile.</source>
        <translation>Карта колоды.</translation>
    </message>
    <message>
        <source>{unit}, in the draw pile.</source>
        <translation>{unit}, карта колоды.</translation>
    </message>
    <message>
        <source>{family}, {unit}, {territory_in}, card {place} of {size}.</source>
        <extracomment>&quot;Red, spear and bow, in Antioch, card 2 of 4.&quot;</extracomment>
        <translation>{family}, {unit}, {territory_in}, карта {place} из&#xa0;{size}.</translation>
    </message>
    <message>
        <source>Free place {territory_in}, for card {place} of {size}.</source>
        <translation>Свободное место {territory_in}, для карты {place} из&#xa0;{size}.</translation>
    </message>
    <message>
        <source>Play {unit_acc} {territory_in}, as card {place} of {size}.</source>
        <translation>Выложить {unit_acc} {territory_to}, карта {place} из&#xa0;{size}.</translation>
    </message>
    <message>
        <source>Territory {number}, {territory}.</source>
        <translation>Территория {number}, {territory}.</translation>
    </message>
    <message>
        <source>{family} holds it for good, with victory marker {marker}.</source>
        <translation>Контроль у&#xa0;{family_gen}, и&#xa0;это окончательно; маркер победы&#xa0;{marker}.</translation>
    </message>
    <message>
        <source>Nobody holds it yet.</source>
        <translation>Её пока никто не контролирует.</translation>
    </message>
    <message>
        <source>Nobody holds it.</source>
        <translation>Её никто не контролирует.</translation>
    </message>
    <message>
        <source>{family}: a complete army, {groups}.</source>
        <extracomment>{groups} is what the army shows, &quot;a regiment of flags, a company of bows&quot;</extracomment>
        <translation>{family}: полное войско, {groups}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n of {size} cards, {groups}.</source>
        <translation>
            <numerusform>{family}: %n&#xa0;из&#xa0;{size} карт, {groups}.</numerusform>
            <numerusform>{family}: %n&#xa0;из&#xa0;{size} карт, {groups}.</numerusform>
            <numerusform>{family}: %n&#xa0;из&#xa0;{size} карт, {groups}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n of {size} cards, {groups}; at best {best}.</source>
        <translation>
            <numerusform>{family}: %n&#xa0;из&#xa0;{size} карт, {groups}; в&#xa0;лучшем случае {best}.</numerusform>
            <numerusform>{family}: %n&#xa0;из&#xa0;{size} карт, {groups}; в&#xa0;лучшем случае {best}.</numerusform>
            <numerusform>{family}: %n&#xa0;из&#xa0;{size} карт, {groups}; в&#xa0;лучшем случае {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n of {size} cards, {groups}; cannot catch up any more.</source>
        <translation>
            <numerusform>{family}: %n&#xa0;из&#xa0;{size} карт, {groups}; уже не обгонят.</numerusform>
            <numerusform>{family}: %n&#xa0;из&#xa0;{size} карт, {groups}; уже не обгонят.</numerusform>
            <numerusform>{family}: %n&#xa0;из&#xa0;{size} карт, {groups}; уже не обгонят.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}: no card.</source>
        <translation>{family}: карт нет.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n free place(s) here.</source>
        <translation>
            <numerusform>У&#xa0;вас здесь %n&#xa0;свободное место.</numerusform>
            <numerusform>У&#xa0;вас здесь %n&#xa0;свободных места.</numerusform>
            <numerusform>У&#xa0;вас здесь %n&#xa0;свободных мест.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no free place here.</source>
        <translation>У&#xa0;вас здесь нет свободных мест.</translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n card(s) in hand.</source>
        <translation>
            <numerusform>{family}: %n&#xa0;карта в&#xa0;руке.</numerusform>
            <numerusform>{family}: %n&#xa0;карты в&#xa0;руке.</numerusform>
            <numerusform>{family}: %n&#xa0;карт в&#xa0;руке.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n territories, markers {markers}.</source>
        <translation>
            <numerusform>%n&#xa0;территория, маркер {markers}.</numerusform>
            <numerusform>%n&#xa0;территории, маркеры {markers}.</numerusform>
            <numerusform>%n&#xa0;территорий, маркеры {markers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No territory yet.</source>
        <translation>Территорий пока нет.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) as things stand.</source>
        <translation>
            <numerusform>Сейчас %n&#xa0;очко.</numerusform>
            <numerusform>Сейчас %n&#xa0;очка.</numerusform>
            <numerusform>Сейчас %n&#xa0;очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have not seen %n card(s).</source>
        <translation>
            <numerusform>Вы не видели %n&#xa0;карту.</numerusform>
            <numerusform>Вы не видели %n&#xa0;карты.</numerusform>
            <numerusform>Вы не видели %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{icon}: on %n of them.</source>
        <extracomment>{icon} is one of the five, in the nominative: &quot;Flag: on 17 of them.&quot;</extracomment>
        <translation>
            <numerusform>{icon}: на %n&#xa0;из них.</numerusform>
            <numerusform>{icon}: на %n&#xa0;из них.</numerusform>
            <numerusform>{icon}: на %n&#xa0;из них.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the deck</source>
        <translation>
            <numerusform>В&#xa0;колоде %n</numerusform>
            <numerusform>В&#xa0;колоде %n</numerusform>
            <numerusform>В&#xa0;колоде %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OrdonanceTable</name>
    <message>
        <source>Play the selected unit into that territory</source>
        <translation>Выложить взятый отряд на территорию с&#xa0;этим номером</translation>
    </message>
    <message>
        <source>Say why a territory is held, or why not yet</source>
        <translation>Объяснить, почему контроль получен или почему его ещё нет</translation>
    </message>
    <message>
        <source>Show the cards you have not seen, or fold them away</source>
        <translation>Показать карты, которых вы не видели, или свернуть их</translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn} · %n of {territories} decided</source>
        <extracomment>&quot;Turn 12 · 2 of 5 decided&quot;: how many territories somebody controls already</extracomment>
        <translation>
            <numerusform>Ход {turn} · решено %n&#xa0;из&#xa0;{territories}</numerusform>
            <numerusform>Ход {turn} · решено %n&#xa0;из&#xa0;{territories}</numerusform>
            <numerusform>Ход {turn} · решено %n&#xa0;из&#xa0;{territories}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{groups}; %n place(s) left</source>
        <extracomment>{groups} is what an army shows, &quot;a battalion of bows&quot;</extracomment>
        <translation>
            <numerusform>{groups}; осталось %n место</numerusform>
            <numerusform>{groups}; осталось %n места</numerusform>
            <numerusform>{groups}; осталось %n мест</numerusform>
        </translation>
    </message>
    <message>
        <source>The army is complete: {groups}</source>
        <translation>Войско собрано: {groups}</translation>
    </message>
    <message>
        <source>Victory markers, in the order in which territories are taken</source>
        <translation>Маркеры победы в&#xa0;порядке, в&#xa0;котором берут территории</translation>
    </message>
    <message>
        <source>the deck is empty</source>
        <translation>колода пуста</translation>
    </message>
    <message>
        <source>in the deck</source>
        <comment>under the number of cards</comment>
        <translation>в&#xa0;колоде</translation>
    </message>
    <message>
        <source>Just drawn</source>
        <translation>Только что взята</translation>
    </message>
    <message numerus="yes">
        <source>%n of {cards}</source>
        <translation>
            <numerusform>%n&#xa0;из&#xa0;{cards}</numerusform>
            <numerusform>%n&#xa0;из&#xa0;{cards}</numerusform>
            <numerusform>%n&#xa0;из&#xa0;{cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Unseen cards</source>
        <translation>Неизвестные карты</translation>
    </message>
    <message>
        <source>By number of icons</source>
        <translation>По числу значков</translation>
    </message>
    <message>
        <source>seniority</source>
        <translation>старшинство</translation>
    </message>
    <message>
        <source>You cannot play</source>
        <translation>Вы не можете ходить</translation>
    </message>
    <message>
        <source>Play one unit</source>
        <translation>Выложите один отряд</translation>
    </message>
    <message numerus="yes">
        <source>The deck is empty; at most %n card(s) per territory</source>
        <translation>
            <numerusform>Колода пуста; на территории не больше %n&#xa0;карты</numerusform>
            <numerusform>Колода пуста; на территории не больше %n&#xa0;карт</numerusform>
            <numerusform>Колода пуста; на территории не больше %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You drew {unit_acc}; at most %n card(s) per territory</source>
        <extracomment>{unit_acc} is a card by its icons, &quot;spear and bow&quot;</extracomment>
        <translation>
            <numerusform>Вы взяли {unit_acc}; на территории не больше %n&#xa0;карты</numerusform>
            <numerusform>Вы взяли {unit_acc}; на территории не больше %n&#xa0;карт</numerusform>
            <numerusform>Вы взяли {unit_acc}; на территории не больше %n&#xa0;карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пропустить ход</translation>
    </message>
    <message>
        <source>No card is left in your hand or in the deck</source>
        <translation>Карт нет ни в&#xa0;руке, ни в&#xa0;колоде</translation>
    </message>
    <message>
        <source>All your places are taken</source>
        <translation>Все ваши места заняты</translation>
    </message>
    <message>
        <source>You drew {unit_acc}, but all your places are taken</source>
        <translation>Вы взяли {unit_acc}, но все ваши места заняты</translation>
    </message>
    <message>
        <source>Place here</source>
        <translation>Сюда</translation>
    </message>
    <message numerus="yes">
        <source>Your army {territory_in} is complete: it can hold at most %n card(s).</source>
        <translation>
            <numerusform>Ваше войско {territory_in} полное: больше %n&#xa0;карты не положить.</numerusform>
            <numerusform>Ваше войско {territory_in} полное: больше %n&#xa0;карт не положить.</numerusform>
            <numerusform>Ваше войско {territory_in} полное: больше %n&#xa0;карт не положить.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can play units only on your own side of a territory.</source>
        <translation>Отряды выкладывают на своей стороне территории.</translation>
    </message>
    <message>
        <source>You can play a unit only on your turn.</source>
        <translation>Отряд выкладывают в&#xa0;свой ход.</translation>
    </message>
    <message>
        <source>Choose a unit from your hand first.</source>
        <translation>Сначала выберите отряд из руки.</translation>
    </message>
    <message>
        <source>Drop the unit on one of the glowing places.</source>
        <translation>Положите отряд на одно из светящихся мест.</translation>
    </message>
</context>
<context>
    <name>OrdonanceTerminal</name>
    <message>
        <source>The letters of the icons, from the lowest to the highest: {letters}. A dot is a free place in an army; the figures in brackets say how often an army shows each icon.</source>
        <translation>Буквы значков от младшего к старшему: {letters}. Точка — свободное место войска; в скобках указано, сколько раз войско показывает каждый значок.</translation>
    </message>
    <message>
        <source>A move is &apos;play SB 3&apos;: the unit with spear and bow goes into the third territory. Or it is &apos;pass&apos;.</source>
        <translation>Ход записывается как &apos;play SB 3&apos;: отряд с копьём и луком идёт на третью территорию. Или это &apos;pass&apos; (пас).</translation>
    </message>
    <message>
        <source>In your hand: {units}</source>
        <translation>У вас в руке: {units}</translation>
    </message>
    <message>
        <source>Territory</source>
        <translation>Территория</translation>
    </message>
    <message numerus="yes">
        <source>%n territories</source>
        <translation>
            <numerusform>%n территория</numerusform>
            <numerusform>%n территории</numerusform>
            <numerusform>%n территорий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}: held with marker {marker}</source>
        <translation>{family}: контроль, маркер {marker}</translation>
    </message>
    <message>
        <source>{family}: strongest so far</source>
        <translation>{family}: пока сильнее всех</translation>
    </message>
    <message>
        <source>open</source>
        <translation>не решено</translation>
    </message>
</context>
<context>
    <name>OriflammeTerminal</name>
    <message>
        <source>Cards of the queue are counted from the front; in moves the count begins with 0, so that &apos;target 3&apos; is card 4. A card in brackets lies face down and only you know it; &apos;{unknown}&apos; is a card that you do not know; &apos;&gt;&apos; marks the card whose turn it is.</source>
        <translation>Карты ряда считаются от начала; в ходах счёт идёт с 0, так что &apos;target 3&apos; — это карта 4. Карта в скобках лежит лицом вниз, и знаете её только вы; &apos;{unknown}&apos; — карта, которую вы не знаете; &apos;&gt;&apos; отмечает карту, чья сейчас очередь.</translation>
    </message>
    <message>
        <source>A card is played with &apos;place spy front&apos;, &apos;place spy back&apos;, or &apos;place spy on 2&apos;, which covers your card there. Then &apos;keep&apos; or &apos;reveal&apos;, &apos;target 3&apos;, &apos;gap 1&apos;, &apos;hand spy&apos;, or a word of a choice that a card gives.</source>
        <translation>Карту выкладывают ходом &apos;place spy front&apos; (в начало), &apos;place spy back&apos; (в конец) или &apos;place spy on 2&apos; (накрыть там свою карту). Дальше: &apos;keep&apos; (оставить) или &apos;reveal&apos; (активировать), &apos;target 3&apos; (цель), &apos;gap 1&apos; (промежуток), &apos;hand spy&apos; (из руки) или слово из тех, что предлагает карта.</translation>
    </message>
    <message>
        <source>In your hand: {cards}</source>
        <translation>У вас в руке: {cards}</translation>
    </message>
    <message>
        <source>Set aside: {cards}</source>
        <translation>Отложены: {cards}</translation>
    </message>
    <message>
        <source>The queue is empty.</source>
        <translation>Ряд пуст.</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>лицом вниз</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>лицом вверх</translation>
    </message>
    <message>
        <source>The queue, front first:</source>
        <translation>Ряд событий с начала:</translation>
    </message>
    <message>
        <source>under it {card}</source>
        <translation>под ней {card}</translation>
    </message>
    <message>
        <source>in reserve: {cards}</source>
        <translation>в резерве: {cards}</translation>
    </message>
    <message>
        <source>discarded: {cards}</source>
        <translation>в сбросе: {cards}</translation>
    </message>
    <message>
        <source>set aside: {cards}</source>
        <translation>отложены: {cards}</translation>
    </message>
</context>
<context>
    <name>OwnSetsSettings</name>
    <message>
        <source>Open the folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Read about it</source>
        <translation>Прочитать о&#xa0;нём</translation>
    </message>
    <message>
        <source>The language of cards</source>
        <translation>Язык карт</translation>
    </message>
    <message>
        <source>How to write cards, word by word and with examples</source>
        <translation>Как писать карты: слово за словом и&#xa0;с&#xa0;примерами</translation>
    </message>
    <message>
        <source>Card sets</source>
        <translation>Наборы карт</translation>
    </message>
    <message>
        <source>The folder for sets that you have written</source>
        <translation>Папка для наборов, которые написали вы</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) in the folder, still being read: {unread}</source>
        <translation>
            <numerusform>В&#xa0;папке %n&#xa0;набор, ещё загружаются: {unread}</numerusform>
            <numerusform>В&#xa0;папке %n&#xa0;набора, ещё загружаются: {unread}</numerusform>
            <numerusform>В&#xa0;папке %n&#xa0;наборов, ещё загружаются: {unread}</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no set in the folder yet</source>
        <translation>Наборов в&#xa0;папке пока нет</translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) in the folder</source>
        <translation>
            <numerusform>В&#xa0;папке %n&#xa0;набор</numerusform>
            <numerusform>В&#xa0;папке %n&#xa0;набора</numerusform>
            <numerusform>В&#xa0;папке %n&#xa0;наборов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s) in the folder, with mistakes: {broken}</source>
        <translation>
            <numerusform>В&#xa0;папке %n&#xa0;набор, с&#xa0;ошибками: {broken}</numerusform>
            <numerusform>В&#xa0;папке %n&#xa0;набора, с&#xa0;ошибками: {broken}</numerusform>
            <numerusform>В&#xa0;папке %n&#xa0;наборов, с&#xa0;ошибками: {broken}</numerusform>
        </translation>
    </message>
    <message>
        <source>The folder could not be opened. You will find it here: {folder}</source>
        <translation>Открыть папку отсюда не удаётся. Откройте её сами: {folder}</translation>
    </message>
    <message>
        <source>The folder could not be created ({reason}). Please create it yourself: {folder}</source>
        <translation>Создать папку не удаётся ({reason}). Создайте её сами: {folder}</translation>
    </message>
</context>
<context>
    <name>PamirCards</name>
    <message>
        <source>Event</source>
        <translation>Событие</translation>
    </message>
    <message>
        <source>cannot be bought</source>
        <comment>foot of an event card</comment>
        <translation>купить нельзя</translation>
    </message>
    <message>
        <source>bought or discarded</source>
        <comment>foot of an event card: it happens when bought and when discarded</comment>
        <translation>покупка и сброс</translation>
    </message>
    <message>
        <source>If bought</source>
        <translation>Если купить</translation>
    </message>
    <message>
        <source>If discarded</source>
        <translation>Если сбросить</translation>
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
        <translation>Итог</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Что дальше</translation>
    </message>
    <message>
        <source>Check {number} of {total}</source>
        <translation>Проверка {number} из {total}</translation>
    </message>
    <message>
        <source>it has come to the left end of the market</source>
        <translation>карта дошла до левого края рынка</translation>
    </message>
    <message>
        <source>two checks lay in the market and are resolved as one</source>
        <translation>на рынке лежали две проверки, они проводятся как одна</translation>
    </message>
    <message>
        <source>{family} has taken it for free</source>
        <translation>{family} получили карту бесплатно</translation>
    </message>
    <message numerus="yes">
        <source>{family} has bought it for %n rupee(s)</source>
        <translation>
            <numerusform>{family} купили карту за %n рупию</numerusform>
            <numerusform>{family} купили карту за %n рупии</numerusform>
            <numerusform>{family} купили карту за %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No check lies in the market; %n is (are) still in the deck</source>
        <translation>
            <numerusform>На рынке проверок нет; в колоде ещё %n</numerusform>
            <numerusform>На рынке проверок нет; в колоде ещё %n</numerusform>
            <numerusform>На рынке проверок нет; в колоде ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>A check lies in the market</source>
        <translation>На рынке лежит проверка</translation>
    </message>
    <message>
        <source>The check in the market costs you nothing, and will take place at the end of this turn</source>
        <translation>Проверка на рынке вам ничего не стоит, а в конце хода пройдёт сама</translation>
    </message>
    <message numerus="yes">
        <source>The check costs you %n rupee(s), or takes place by itself at the left end</source>
        <translation>
            <numerusform>Проверка стоит вам %n рупию или пройдёт сама у левого края</numerusform>
            <numerusform>Проверка стоит вам %n рупии или пройдёт сама у левого края</numerusform>
            <numerusform>Проверка стоит вам %n рупий или пройдёт сама у левого края</numerusform>
        </translation>
    </message>
    <message>
        <source>The {coalition_people} are dominant</source>
        <translation>Доминируют {coalition_people}</translation>
    </message>
    <message>
        <source>Nobody is dominant</source>
        <translation>Никто не доминирует</translation>
    </message>
    <message numerus="yes">
        <source>They lead by %n block(s); a lead of {needed} is enough.</source>
        <translation>
            <numerusform>Перевес: %n блок; достаточно {needed}.</numerusform>
            <numerusform>Перевес: %n блока; достаточно {needed}.</numerusform>
            <numerusform>Перевес: %n блоков; достаточно {needed}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No coalition leads; a lead of {needed} is needed.</source>
        <translation>Впереди нет никого, а нужен перевес {needed}.</translation>
    </message>
    <message>
        <source>The {coalition_people} lead by {lead}; a lead of {needed} is needed.</source>
        <translation>Впереди {coalition_people}, перевес {lead}; нужен {needed}.</translation>
    </message>
    <message>
        <source>Those loyal to them score by influence: {points}.</source>
        <translation>Лояльные им получают очки за влияние: {points}.</translation>
    </message>
    <message>
        <source>Everyone scores by cylinders in play: {points}.</source>
        <translation>Все получают очки за цилиндры в игре: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>%n more check(s) will come after it.</source>
        <translation>
            <numerusform>Потом будет ещё %n проверка.</numerusform>
            <numerusform>Потом будут ещё %n проверки.</numerusform>
            <numerusform>Потом будет ещё %n проверок.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last check: all points are doubled.</source>
        <translation>Это последняя проверка: все очки удваиваются.</translation>
    </message>
    <message>
        <source>{lead} more</source>
        <comment>blocks</comment>
        <translation>на {lead} больше</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Влияние</translation>
    </message>
    <message>
        <source>Tribes</source>
        <translation>Племена</translation>
    </message>
    <message>
        <source>Spies</source>
        <translation>Шпионы</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Подарки</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>В игре</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Место</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Всего</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>{family} · loyal to the {coalition_people}</source>
        <translation>{family} · лояльность: {coalition_people}</translation>
    </message>
    <message>
        <source>{family} · loyal to all</source>
        <translation>{family} · лояльность: все</translation>
    </message>
    <message>
        <source>takes no part</source>
        <translation>не участвует</translation>
    </message>
    <message numerus="yes">
        <source>A tie: {sum} shared by %n</source>
        <translation>
            <numerusform>Ничья: {sum} на %n</numerusform>
            <numerusform>Ничья: {sum} на %n</numerusform>
            <numerusform>Ничья: {sum} на %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody leads, so the game goes on.</source>
        <translation>Впереди нет никого, игра продолжается.</translation>
    </message>
    <message>
        <source>{families} have the same points: red stars decide, then rupees.</source>
        <translation>Очков поровну ({families}): решают красные звёзды, затем рупии.</translation>
    </message>
    <message numerus="yes">
        <source>{family} leads by %n and wins.</source>
        <translation>
            <numerusform>{family} впереди на %n и побеждают.</numerusform>
            <numerusform>{family} впереди на %n и побеждают.</numerusform>
            <numerusform>{family} впереди на %n и побеждают.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} leads by %n and wins at once.</source>
        <translation>
            <numerusform>{family} впереди на %n и сразу побеждают.</numerusform>
            <numerusform>{family} впереди на %n и сразу побеждают.</numerusform>
            <numerusform>{family} впереди на %n и сразу побеждают.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} leads by %n, and {decisive} would win: the game goes on.</source>
        <translation>
            <numerusform>{family} впереди на %n, для победы нужно {decisive}: игра продолжается.</numerusform>
            <numerusform>{family} впереди на %n, для победы нужно {decisive}: игра продолжается.</numerusform>
            <numerusform>{family} впереди на %n, для победы нужно {decisive}: игра продолжается.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message numerus="yes">
        <source>All %n blocks leave the map</source>
        <translation>
            <numerusform>С поля уходит %n блок</numerusform>
            <numerusform>С поля уходят все %n блока</numerusform>
            <numerusform>С поля уходят все %n блоков</numerusform>
        </translation>
    </message>
    <message>
        <source>No longer in force: {events}</source>
        <translation>Действие окончено: {events}</translation>
    </message>
    <message numerus="yes">
        <source>%n Afghan army(ies) enter Kabul</source>
        <translation>
            <numerusform>Афганских армий входит в Кабул: %n</numerusform>
            <numerusform>Афганских армий входит в Кабул: %n</numerusform>
            <numerusform>Афганских армий входит в Кабул: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The blocks stay on the map</source>
        <translation>Блоки остаются на поле</translation>
    </message>
    <message numerus="yes">
        <source>%n more block(s) of the {coalition_people}</source>
        <translation>
            <numerusform>Ещё %n блок у {coalition_people_gen}</numerusform>
            <numerusform>Ещё %n блока у {coalition_people_gen}</numerusform>
            <numerusform>Ещё %n блоков у {coalition_people_gen}</numerusform>
        </translation>
    </message>
    <message>
        <source>The {coalition_people} dominant: {points}</source>
        <translation>Доминируют {coalition_people}: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) of the {coalition_people} fewer</source>
        <translation>
            <numerusform>На %n блок меньше у {coalition_people_gen}</numerusform>
            <numerusform>На %n блока меньше у {coalition_people_gen}</numerusform>
            <numerusform>На %n блоков меньше у {coalition_people_gen}</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody dominant: {points}</source>
        <translation>Никто не доминирует: {points}</translation>
    </message>
    <message>
        <source>nobody scores</source>
        <translation>никто не получает очков</translation>
    </message>
    <message>
        <source>{family} wins</source>
        <translation>{family} побеждают</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Проверка доминирования</translation>
    </message>
    <message>
        <source>A lead of {decisive} or more after a check wins at once.</source>
        <translation>Кто после проверки впереди на {decisive} или больше, сразу побеждает.</translation>
    </message>
    <message>
        <source>Dominance Check: who scores what now</source>
        <translation>Проверка доминирования: кто сколько получил бы сейчас</translation>
    </message>
    <message>
        <source>What would change it</source>
        <translation>Что изменит исход</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Show on the map</source>
        <translation>Показать на поле</translation>
    </message>
    <message>
        <source>Show all at once</source>
        <translation>Показать всё сразу</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>PamirChronicle</name>
    <message>
        <source>{family} ends the turn.</source>
        <extracomment>of an answer that the chronicle does not tell</extracomment>
        <translation>{family} заканчивают ход.</translation>
    </message>
    <message>
        <source>{family} leaves it at that.</source>
        <extracomment>likewise, where more could be built, moved, taken or removed</extracomment>
        <translation>{family} на этом останавливаются.</translation>
    </message>
    <message>
        <source>{family} is loyal to the {coalition_people}.</source>
        <translation>{family} лояльны {coalition_people_dat}.</translation>
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
            <numerusform>{family} побеждают, набрав %n победное очко.</numerusform>
            <numerusform>{family} побеждают, набрав %n победных очка.</numerusform>
            <numerusform>{family} побеждают, набрав %n победных очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The victory is shared: {families}.</source>
        <translation>Победа общая: {families}.</translation>
    </message>
    <message>
        <source>{family} still held {cards}.</source>
        <translation>В руке у {family_gen} осталось: {cards}.</translation>
    </message>
    <message>
        <source>{family} holds {cards} now.</source>
        <translation>Теперь в руке у {family_gen}: {cards}.</translation>
    </message>
    <message>
        <source>New in the market: {cards}.</source>
        <translation>Новое на рынке: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s).</source>
        <translation>
            <numerusform>{family} покупают карту {card} за %n рупию.</numerusform>
            <numerusform>{family} покупают карту {card} за %n рупии.</numerusform>
            <numerusform>{family} покупают карту {card} за %n рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} takes {card} for free.</source>
        <translation>{family} берут карту {card} бесплатно.</translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s){parts}.</source>
        <translation>
            <numerusform>{family} покупают карту {card} за %n рупию{parts}.</numerusform>
            <numerusform>{family} покупают карту {card} за %n рупии{parts}.</numerusform>
            <numerusform>{family} покупают карту {card} за %n рупий{parts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} takes {card} for free{parts}.</source>
        <translation>{family} берут карту {card} бесплатно{parts}.</translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s) and gets the {gets} on it.</source>
        <extracomment>{gets} are the rupees that lay on the card</extracomment>
        <translation>
            <numerusform>{family} покупают карту {card} за %n рупию и берут с неё {gets}.</numerusform>
            <numerusform>{family} покупают карту {card} за %n рупии и берут с неё {gets}.</numerusform>
            <numerusform>{family} покупают карту {card} за %n рупий и берут с неё {gets}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn} · {family}, %n rupee(s)</source>
        <translation>
            <numerusform>Ход {turn} · {family}, %n рупия</numerusform>
            <numerusform>Ход {turn} · {family}, %n рупии</numerusform>
            <numerusform>Ход {turn} · {family}, %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Turn {turn} · Wakhan ({family}), %n rupee(s)</source>
        <translation>
            <numerusform>Ход {turn} · Вахан ({family}), %n рупия</numerusform>
            <numerusform>Ход {turn} · Вахан ({family}), %n рупии</numerusform>
            <numerusform>Ход {turn} · Вахан ({family}), %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes {card} for free and gets the %n rupee(s) on it.</source>
        <translation>
            <numerusform>{family} берут карту {card} бесплатно и получают с неё %n рупию.</numerusform>
            <numerusform>{family} берут карту {card} бесплатно и получают с неё %n рупии.</numerusform>
            <numerusform>{family} берут карту {card} бесплатно и получают с неё %n рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} buys {card} for %n rupee(s) and gets the {gets} on it{parts}.</source>
        <translation>
            <numerusform>{family} покупают карту {card} за %n рупию и берут с неё {gets}{parts}.</numerusform>
            <numerusform>{family} покупают карту {card} за %n рупии и берут с неё {gets}{parts}.</numerusform>
            <numerusform>{family} покупают карту {card} за %n рупий и берут с неё {gets}{parts}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} takes {card} for free and gets the %n rupee(s) on it{parts}.</source>
        <translation>
            <numerusform>{family} берут карту {card} бесплатно и получают с неё %n рупию{parts}.</numerusform>
            <numerusform>{family} берут карту {card} бесплатно и получают с неё %n рупии{parts}.</numerusform>
            <numerusform>{family} берут карту {card} бесплатно и получают с неё %n рупий{parts}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} leaves the market. {event}{parts}.</source>
        <translation>Карта {card} уходит с рынка. {event}{parts}.</translation>
    </message>
    <message>
        <source>{card} leaves the market.</source>
        <translation>Карта {card} уходит с рынка.</translation>
    </message>
    <message>
        <source>{event}{parts}.</source>
        <translation>{event}{parts}.</translation>
    </message>
    <message>
        <source>No longer in force: {events}.</source>
        <translation>Действие окончено: {events}.</translation>
    </message>
    <message>
        <source>{family} wants to play {card}{parts}.</source>
        <translation>{family} хотят разыграть карту {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} wants to use {card} to {action}{parts}.</source>
        <translation>{family} хотят использовать карту {card} ({action}){parts}.</translation>
    </message>
    <message>
        <source>{family} plays {card} at the left end of the court{parts}.</source>
        <translation>{family} выкладывают карту {card} на левый край двора{parts}.</translation>
    </message>
    <message>
        <source>{family} plays {card} at the right end of the court{parts}.</source>
        <translation>{family} выкладывают карту {card} на правый край двора{parts}.</translation>
    </message>
    <message>
        <source>{family} battles, using {card}{parts}.</source>
        <translation>{family} используют карту {card} для битвы{parts}.</translation>
    </message>
    <message>
        <source>{family} betrays, using {card}{parts}.</source>
        <translation>{family} используют карту {card} для предательства{parts}.</translation>
    </message>
    <message>
        <source>{family} builds with {card}{parts}.</source>
        <translation>{family} используют карту {card} для строительства{parts}.</translation>
    </message>
    <message>
        <source>{family} uses {card}{parts}.</source>
        <translation>{family} используют карту {card}{parts}.</translation>
    </message>
    <message>
        <source>{family} moves with {card}{parts}.</source>
        <translation>{family} используют карту {card} для перемещения{parts}.</translation>
    </message>
    <message>
        <source>{family} taxes with {card}{parts}.</source>
        <translation>{family} используют карту {card} для налога{parts}.</translation>
    </message>
    <message>
        <source>Dominance Check</source>
        <translation>Проверка доминирования</translation>
    </message>
    <message>
        <source>Last Dominance Check · points are doubled</source>
        <translation>Последняя проверка доминирования · очки удваиваются</translation>
    </message>
    <message>
        <source>Blocks on the map: Afghans {afghan}, British {british}, Russians {russian}.</source>
        <translation>Блоков на поле: афганских {afghan}, британских {british}, русских {russian}.</translation>
    </message>
    <message>
        <source>The {coalition_people} are dominant. Influence among them{parts}.</source>
        <translation>Доминирует {coalition}. Влияние в ней{parts}.</translation>
    </message>
    <message>
        <source>The {coalition_people} are dominant, and nobody has influence among them.</source>
        <translation>Доминирует {coalition}, но влияния в ней нет ни у кого.</translation>
    </message>
    <message>
        <source>No coalition is dominant. Cylinders in play{parts}.</source>
        <translation>Ни одна коалиция не доминирует. Цилиндры в игре{parts}.</translation>
    </message>
    <message>
        <source>Victory points{parts}.</source>
        <translation>Победные очки{parts}.</translation>
    </message>
    <message>
        <source>All blocks leave the map{parts}.</source>
        <translation>Все блоки уходят с поля{parts}.</translation>
    </message>
    <message>
        <source>Insurrection{parts}.</source>
        <extracomment>the ability of that name</extracomment>
        <translation>Восстание{parts}.</translation>
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
        <translation>племя {region_in}</translation>
    </message>
    <message>
        <source>Before the first turn every player declares for one of the coalitions.</source>
        <translation>Перед первым ходом все объявляют, какой коалиции они лояльны.</translation>
    </message>
    <message>
        <source>A player who changes sides loses the gifts, prizes and patriots of the old coalition.</source>
        <translation>Кто меняет лояльность, теряет подарки, призы и патриотов прежней коалиции.</translation>
    </message>
    <message>
        <source>A card costs a rupee for each column to its left, placed on the cards there.</source>
        <translation>Карта стоит по рупии за каждый столбец слева от неё; их кладут на те карты, что левее.</translation>
    </message>
    <message>
        <source>While the military suit is favored, a card costs two rupees for each column to its left.</source>
        <translation>Пока предпочитается военная масть, карта стоит по две рупии за каждый столбец слева от неё.</translation>
    </message>
    <message>
        <source>A card in the leftmost column costs nothing.</source>
        <translation>Карта в крайнем левом столбце ничего не стоит.</translation>
    </message>
    <message>
        <source>The ruler of a card’s region may ask its player for a rupee for each tribe there.</source>
        <translation>Правитель региона карты может запросить с того, кто её разыгрывает, по рупии за каждое своё племя там.</translation>
    </message>
    <message>
        <source>The player with the most spies on a card may ask its owner for a rupee for each of them.</source>
        <translation>У кого на карте больше всего шпионов, тот может запросить с её владельца по рупии за каждого из них.</translation>
    </message>
    <message>
        <source>A card joins an end of the court, and its icons act at once, from top to bottom.</source>
        <translation>Карту кладут с краю двора, и сразу действуют её значки, сверху вниз.</translation>
    </message>
    <message>
        <source>A player who loses the last tribe in a region loses its political cards as well.</source>
        <translation>Кто теряет последнее племя в регионе, теряет и политические карты этого региона.</translation>
    </message>
    <message>
        <source>A court keeps three cards, and one more for each purple star in it.</source>
        <translation>При дворе остаются три карты и ещё по одной за каждую фиолетовую звезду двора.</translation>
    </message>
    <message>
        <source>A hand keeps two cards, and one more for each blue star in the court.</source>
        <translation>В руке остаются две карты и ещё по одной за каждую синюю звезду двора.</translation>
    </message>
    <message>
        <source>After each turn the cards move up to the left, and the deck fills the empty places.</source>
        <translation>После каждого хода карты сдвигаются влево, а пустые места заполняются из колоды.</translation>
    </message>
    <message numerus="yes">
        <source>A coalition is dominant with at least %n block(s) more than each of the others.</source>
        <translation>
            <numerusform>Доминирует коалиция, у которой хотя бы на %n блок больше, чем у каждой из других.</numerusform>
            <numerusform>Доминирует коалиция, у которой хотя бы на %n блока больше, чем у каждой из других.</numerusform>
            <numerusform>Доминирует коалиция, у которой хотя бы на %n блоков больше, чем у каждой из других.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No coalition has %n block(s) more than each other, so cylinders in play are counted.</source>
        <translation>
            <numerusform>Ни у одной коалиции нет перевеса в %n блок над каждой из других, поэтому считают цилиндры в игре.</numerusform>
            <numerusform>Ни у одной коалиции нет перевеса в %n блока над каждой из других, поэтому считают цилиндры в игре.</numerusform>
            <numerusform>Ни у одной коалиции нет перевеса в %n блоков над каждой из других, поэтому считают цилиндры в игре.</numerusform>
        </translation>
    </message>
    <message>
        <source>The most influence scores five points, the second most three, the third most one.</source>
        <translation>Самый влиятельный получает пять очков, второй — три, третий — одно.</translation>
    </message>
    <message>
        <source>The most cylinders in play score three points, the second most one.</source>
        <translation>Тот, у кого в игре больше всего цилиндров, получает три очка, второй — одно.</translation>
    </message>
    <message>
        <source>After a check in which a coalition was dominant, all blocks leave the map.</source>
        <translation>После проверки, в которой доминировала коалиция, все блоки уходят с поля.</translation>
    </message>
    <message>
        <source>A lead of four points after a check wins at once; after the last check the most points win.</source>
        <translation>Кто после проверки впереди на четыре очка, побеждает сразу; после последней — тот, у кого больше очков.</translation>
    </message>
    <message>
        <source>in points</source>
        <extracomment>by how much stands before it: &quot;+3 in points&quot;</extracomment>
        <translation>в очках</translation>
    </message>
    <message>
        <source>in influence</source>
        <extracomment>by how much stands before it: &quot;+1 in influence&quot;</extracomment>
        <translation>во влиянии</translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) {region_in}</source>
        <translation>
            <numerusform>%n племя {region_in}</numerusform>
            <numerusform>%n племени {region_in}</numerusform>
            <numerusform>%n племён {region_in}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy on {card}</source>
        <translation>шпион на карте {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) on {card}</source>
        <translation>
            <numerusform>%n шпион на карте {card}</numerusform>
            <numerusform>%n шпиона на карте {card}</numerusform>
            <numerusform>%n шпионов на карте {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy on {card} in {other_family}’s court</source>
        <translation>шпион на карте {card} при дворе {other_family_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) on {card} in {other_family}’s court</source>
        <translation>
            <numerusform>%n шпион на карте {card} при дворе {other_family_gen}</numerusform>
            <numerusform>%n шпиона на карте {card} при дворе {other_family_gen}</numerusform>
            <numerusform>%n шпионов на карте {card} при дворе {other_family_gen}</numerusform>
        </translation>
    </message>
    <message>
        <source>a gift for {cost}</source>
        <extracomment>{cost} is a number of rupees</extracomment>
        <translation>подарок за {cost}</translation>
    </message>
    <message>
        <source>{army} goes {from_region_from} {to_region_to}</source>
        <translation>{army} идёт {from_region_from} {to_region_to}</translation>
    </message>
    <message numerus="yes">
        <source>%n {army_plural} go {from_region_from} {to_region_to}</source>
        <translation>
            <numerusform>%n {army} идёт {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n {army_plural} идут {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n {army_genpl} идут {from_region_from} {to_region_to}</numerusform>
        </translation>
    </message>
    <message>
        <source>a tribe goes {from_region_from} {to_region_to}</source>
        <translation>племя идёт {from_region_from} {to_region_to}</translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) go {from_region_from} {to_region_to}</source>
        <translation>
            <numerusform>%n племя идёт {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n племени идут {from_region_from} {to_region_to}</numerusform>
            <numerusform>%n племён идут {from_region_from} {to_region_to}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy goes from {from_card} to {to_card}</source>
        <translation>шпион идёт с карты {from_card} на карту {to_card}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) go from {from_card} to {to_card}</source>
        <translation>
            <numerusform>%n шпион идёт с карты {from_card} на карту {to_card}</numerusform>
            <numerusform>%n шпиона идут с карты {from_card} на карту {to_card}</numerusform>
            <numerusform>%n шпионов идут с карты {from_card} на карту {to_card}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy goes from {from_card} to {to_card} in {other_family}’s court</source>
        <translation>шпион идёт с карты {from_card} на карту {to_card} при дворе {other_family_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) go from {from_card} to {to_card} in {other_family}’s court</source>
        <translation>
            <numerusform>%n шпион идёт с карты {from_card} на карту {to_card} при дворе {other_family_gen}</numerusform>
            <numerusform>%n шпиона идут с карты {from_card} на карту {to_card} при дворе {other_family_gen}</numerusform>
            <numerusform>%n шпионов идут с карты {from_card} на карту {to_card} при дворе {other_family_gen}</numerusform>
        </translation>
    </message>
    <message>
        <source>{army} leaves {region}</source>
        <translation>{army} покидает {region_acc}</translation>
    </message>
    <message numerus="yes">
        <source>%n {army_plural} leave {region}</source>
        <translation>
            <numerusform>%n {army} покидает {region_acc}</numerusform>
            <numerusform>%n {army_plural} покидают {region_acc}</numerusform>
            <numerusform>%n {army_genpl} покидают {region_acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>{road} {border} is gone</source>
        <translation>{road} {border} убрана</translation>
    </message>
    <message numerus="yes">
        <source>%n {road_plural} {border} are gone</source>
        <translation>
            <numerusform>%n {road} {border} убрана</numerusform>
            <numerusform>%n {road_plural} {border} убраны</numerusform>
            <numerusform>%n {road_genpl} {border} убрано</numerusform>
        </translation>
    </message>
    <message>
        <source>a tribe of {family} leaves {region}</source>
        <translation>племя {family_gen} покидает {region_acc}</translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) of {family} leave {region}</source>
        <translation>
            <numerusform>%n племя {family_gen} покидает {region_acc}</numerusform>
            <numerusform>%n племени {family_gen} покидают {region_acc}</numerusform>
            <numerusform>%n племён {family_gen} покидают {region_acc}</numerusform>
        </translation>
    </message>
    <message>
        <source>a spy of {family} leaves {card}</source>
        <translation>шпион {family_gen} покидает карту {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) of {family} leave {card}</source>
        <translation>
            <numerusform>%n шпион {family_gen} покидает карту {card}</numerusform>
            <numerusform>%n шпиона {family_gen} покидают карту {card}</numerusform>
            <numerusform>%n шпионов {family_gen} покидают карту {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} loses the gift for {cost}</source>
        <extracomment>{cost} is a number of rupees</extracomment>
        <translation>{family} теряют подарок за {cost}</translation>
    </message>
    <message>
        <source>{card} leaves {family}’s court</source>
        <translation>карта {card} покидает двор {family_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) of {family} on it go back</source>
        <extracomment>from a court card that is discarded</extracomment>
        <translation>
            <numerusform>%n шпион {family_gen} возвращается с неё в запас</numerusform>
            <numerusform>%n шпиона {family_gen} возвращаются с неё в запас</numerusform>
            <numerusform>%n шпионов {family_gen} возвращаются с неё в запас</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} discards %n card(s) from the hand ({cards})</source>
        <translation>
            <numerusform>{family} сбрасывают %n карту из руки ({cards})</numerusform>
            <numerusform>{family} сбрасывают %n карты из руки ({cards})</numerusform>
            <numerusform>{family} сбрасывают %n карт из руки ({cards})</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} loses %n prize(s)</source>
        <translation>
            <numerusform>{family} теряют %n приз</numerusform>
            <numerusform>{family} теряют %n приза</numerusform>
            <numerusform>{family} теряют %n призов</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} leaves the {from_coalition_people} for the {to_coalition_people}</source>
        <translation>{family} переходят от {from_coalition_people_gen} к {to_coalition_people_dat}</translation>
    </message>
    <message>
        <source>{family} takes {card} {coalition_as_prize}</source>
        <translation>{family} берут карту {card} {coalition_as_prize}</translation>
    </message>
    <message>
        <source>{family} and {other_family} swap hands</source>
        <translation>{family} и {other_family} обмениваются всеми картами</translation>
    </message>
    <message>
        <source>{family} rules {region} now</source>
        <translation>{region_ins} теперь правят {family}</translation>
    </message>
    <message>
        <source>nobody rules {region} any more</source>
        <translation>{region_ins} больше никто не правит</translation>
    </message>
    <message>
        <source>the {coalition_people} are dominant now</source>
        <translation>теперь доминирует {coalition}</translation>
    </message>
    <message>
        <source>no coalition is dominant any more</source>
        <translation>ни одна коалиция больше не доминирует</translation>
    </message>
    <message>
        <source>the {suit} is favored now</source>
        <translation>предпочитаемой становится {suit}</translation>
    </message>
    <message>
        <source>the {suit} is favored now, and prices double</source>
        <translation>предпочитаемой становится {suit}, и цены удваиваются</translation>
    </message>
    <message>
        <source>the {suit} stays favored</source>
        <translation>предпочитаемой остаётся {suit}</translation>
    </message>
    <message>
        <source>it is about {family}</source>
        <translation>речь о {family_gen}</translation>
    </message>
    <message>
        <source>in force for {family} until the next Dominance Check</source>
        <translation>действует для {family_gen} до следующей проверки доминирования</translation>
    </message>
    <message>
        <source>in force until the next Dominance Check</source>
        <translation>действует до следующей проверки доминирования</translation>
    </message>
    <message>
        <source>{family} {count}</source>
        <extracomment>at a Dominance Check: &quot;Red 5&quot; is its influence or the number of its cylinders in play</extracomment>
        <translation>{family} {count}</translation>
    </message>
    <message>
        <source>{family} {count} ({total} in all)</source>
        <translation>{family} {count} (всего {total})</translation>
    </message>
    <message numerus="yes">
        <source>{family} asks for %n rupee(s)</source>
        <translation>
            <numerusform>{family} просят %n рупию</numerusform>
            <numerusform>{family} просят %n рупии</numerusform>
            <numerusform>{family} просят %n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} asks for nothing</source>
        <translation>{family} ничего не просят</translation>
    </message>
    <message>
        <source>{family} pays</source>
        <translation>{family} платят</translation>
    </message>
    <message>
        <source>{family} cannot pay that much</source>
        <translation>{family} не могут столько заплатить</translation>
    </message>
    <message>
        <source>{family} drops the action</source>
        <translation>{family} отказываются</translation>
    </message>
    <message numerus="yes">
        <source>{family} gets %n rupee(s) from {other_family}</source>
        <translation>
            <numerusform>{family} получают %n рупию от {other_family_gen}</numerusform>
            <numerusform>{family} получают %n рупии от {other_family_gen}</numerusform>
            <numerusform>{family} получают %n рупий от {other_family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) from {family}</source>
        <translation>
            <numerusform>%n рупия с {family_gen}</numerusform>
            <numerusform>%n рупии с {family_gen}</numerusform>
            <numerusform>%n рупий с {family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) from {card}</source>
        <translation>
            <numerusform>%n рупия с карты {card}</numerusform>
            <numerusform>%n рупии с карты {card}</numerusform>
            <numerusform>%n рупий с карты {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) from the bank</source>
        <translation>
            <numerusform>%n рупия из банка</numerusform>
            <numerusform>%n рупии из банка</numerusform>
            <numerusform>%n рупий из банка</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} pays back %n rupee(s)</source>
        <translation>
            <numerusform>{family} возвращают %n рупию</numerusform>
            <numerusform>{family} возвращают %n рупии</numerusform>
            <numerusform>{family} возвращают %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) leave the game</source>
        <translation>
            <numerusform>%n рупия выбывает из игры</numerusform>
            <numerusform>%n рупии выбывают из игры</numerusform>
            <numerusform>%n рупий выбывает из игры</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on {card} leave the game</source>
        <translation>
            <numerusform>%n рупия с карты {card} выбывает из игры</numerusform>
            <numerusform>%n рупии с карты {card} выбывают из игры</numerusform>
            <numerusform>%n рупий с карты {card} выбывает из игры</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirEnding</name>
    <message numerus="yes">
        <source>{names}, with %n point(s) each after check {check}</source>
        <translation>
            <numerusform>{names}: по %n очку после проверки&#xa0;{check}</numerusform>
            <numerusform>{names}: по %n очка после проверки&#xa0;{check}</numerusform>
            <numerusform>{names}: по %n очков после проверки&#xa0;{check}</numerusform>
        </translation>
    </message>
    <message>
        <source>The Great Game is shared</source>
        <translation>Большая игра закончилась вничью</translation>
    </message>
    <message numerus="yes">
        <source>{name}, with %n point(s) after check {check}</source>
        <translation>
            <numerusform>{name}: %n очко после проверки&#xa0;{check}</numerusform>
            <numerusform>{name}: %n очка после проверки&#xa0;{check}</numerusform>
            <numerusform>{name}: %n очков после проверки&#xa0;{check}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}, %n point(s) ahead after check {check}</source>
        <translation>
            <numerusform>{name}: отрыв в %n очко после проверки&#xa0;{check}</numerusform>
            <numerusform>{name}: отрыв в %n очка после проверки&#xa0;{check}</numerusform>
            <numerusform>{name}: отрыв в %n очков после проверки&#xa0;{check}</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} wins the Great Game</source>
        <translation>{family} выигрывают Большую игру</translation>
    </message>
    <message>
        <source>Tied on victory points: the most red stars win ({counts}).</source>
        <translation>Поровну победных очков: побеждает тот, у кого больше красных звёзд ({counts}).</translation>
    </message>
    <message>
        <source>Tied on victory points and red stars: the most rupees win ({counts}).</source>
        <translation>Поровну победных очков и красных звёзд: побеждает тот, у кого больше рупий ({counts}).</translation>
    </message>
    <message>
        <source>Tied on victory points, red stars and rupees ({counts}): the victory is shared.</source>
        <translation>Поровну победных очков, красных звёзд и рупий ({counts}): победа общая.</translation>
    </message>
    <message>
        <source>Loyalty</source>
        <translation>Лояльность</translation>
    </message>
    <message>
        <source>Played</source>
        <comment>court cards of a player, over a column of figures</comment>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>court cards of a player, over a column of figures</comment>
        <translation>Потеряно</translation>
    </message>
    <message>
        <source>loyal to all coalitions</source>
        <translation>лояльность всем коалициям</translation>
    </message>
    <message>
        <source>Victory points, check by check</source>
        <translation>Победные очки по проверкам</translation>
    </message>
    <message>
        <source>turn {turn}, ×2</source>
        <extracomment>In which turn points were scored twice over: &quot;turn 51, ×2&quot;</extracomment>
        <translation>ход {turn}, ×2</translation>
    </message>
    <message>
        <source>turn {turn}</source>
        <extracomment>In which turn points were scored twice over: &quot;turn 51, ×2&quot;</extracomment>
        <translation>ход {turn}</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>Что решило игру</translation>
    </message>
    <message>
        <source>Changes of loyalty</source>
        <translation>Смены лояльности</translation>
    </message>
    <message>
        <source>Rupees from others, by bribes and taxes</source>
        <translation>Рупии от других: взятки и налоги</translation>
    </message>
    <message>
        <source>{family} led from the first check on.</source>
        <translation>{family} были впереди с первой проверки.</translation>
    </message>
    <message>
        <source>Check {check}, turn {turn}: {family} took the lead and kept it.</source>
        <translation>Проверка {check}, ход {turn}: {family} вышли вперёд и остались впереди.</translation>
    </message>
    <message>
        <source>Check {check}: {family} scored {points} and led by four points or more.</source>
        <translation>Проверка {check}: {family} +{points}, отрыв не меньше четырёх очков.</translation>
    </message>
    <message numerus="yes">
        <source>The final check, with all points doubled: {family} led {other_family_acc} by %n and scored {points}.</source>
        <translation>
            <numerusform>Последняя проверка с удвоенными очками: {family} опережали {other_family_acc} на %n очко и получили ещё {points}.</numerusform>
            <numerusform>Последняя проверка с удвоенными очками: {family} опережали {other_family_acc} на %n очка и получили ещё {points}.</numerusform>
            <numerusform>Последняя проверка с удвоенными очками: {family} опережали {other_family_acc} на %n очков и получили ещё {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The final check, with all points doubled: {family} was %n behind {other_family_gen} and scored {points}.</source>
        <translation>
            <numerusform>Последняя проверка с удвоенными очками: {family} отставали от {other_family_gen} на %n очко, но получили ещё {points}.</numerusform>
            <numerusform>Последняя проверка с удвоенными очками: {family} отставали от {other_family_gen} на %n очка, но получили ещё {points}.</numerusform>
            <numerusform>Последняя проверка с удвоенными очками: {family} отставали от {other_family_gen} на %n очков, но получили ещё {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The final check, with all points doubled: {family} was level with {other_family_ins} and scored {points}.</source>
        <translation>Последняя проверка с удвоенными очками: {family} шли вровень с {other_family_ins} и получили очков: {points}.</translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n point(s) for cylinders in play, turn {turn}</source>
        <translation>
            <numerusform>{family}: %n очко за цилиндры в игре, ход {turn}</numerusform>
            <numerusform>{family}: %n очка за цилиндры в игре, ход {turn}</numerusform>
            <numerusform>{family}: %n очков за цилиндры в игре, ход {turn}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n point(s) with the {coalition_people}, turn {turn}</source>
        <translation>
            <numerusform>{family}: %n очко вместе с {coalition_people_ins}, ход {turn}</numerusform>
            <numerusform>{family}: %n очка вместе с {coalition_people_ins}, ход {turn}</numerusform>
            <numerusform>{family}: %n очков вместе с {coalition_people_ins}, ход {turn}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirList</name>
    <message>
        <source>Not now</source>
        <translation>Сейчас нельзя</translation>
    </message>
    <message>
        <source>Buy a card from the market</source>
        <translation>Купить карту с рынка</translation>
    </message>
    <message>
        <source>Play a card from your hand</source>
        <translation>Разыграть карту из руки</translation>
    </message>
    <message>
        <source>Use a card in your court</source>
        <translation>Использовать карту двора</translation>
    </message>
    <message>
        <source>End the turn</source>
        <translation>Закончить ход</translation>
    </message>
    <message>
        <source>{name}: {deed}</source>
        <translation>{name}: {deed}</translation>
    </message>
    <message>
        <source>How things stand</source>
        <translation>Как обстоят дела</translation>
    </message>
    <message>
        <source>The map</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>The market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Your court</source>
        <translation>Ваш двор</translation>
    </message>
    <message>
        <source>The court of {family_gen}</source>
        <translation>Двор {family_gen}</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ваша рука</translation>
    </message>
    <message>
        <source>{region}: nobody rules</source>
        <translation>{region}: никто не правит</translation>
    </message>
    <message>
        <source>{region}: {family} rules</source>
        <translation>{region}: правят {family}</translation>
    </message>
</context>
<context>
    <name>PamirMap</name>
    <message>
        <source>Nobody rules {region}</source>
        <translation>{region_ins} никто не правит</translation>
    </message>
    <message>
        <source>You rule {region}</source>
        <translation>Вы правите {region_ins}</translation>
    </message>
    <message>
        <source>{family} rules {region}</source>
        <translation>{region_ins} правят {family}</translation>
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
            <numerusform>На %n фишку больше, чем у любого другого</numerusform>
            <numerusform>На %n фишки больше, чем у любого другого</numerusform>
            <numerusform>На %n фишек больше, чем у любого другого</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n more tribe(s) you would rule it</source>
        <translation>
            <numerusform>Ещё %n племя, и править будете вы</numerusform>
            <numerusform>Ещё %n племени, и править будете вы</numerusform>
            <numerusform>Ещё %n племён, и править будете вы</numerusform>
        </translation>
    </message>
    <message>
        <source>Roads</source>
        <translation>Дороги</translation>
    </message>
    <message>
        <source>Cards of {region_gen}</source>
        <translation>Карты {region_gen}</translation>
    </message>
    <message>
        <source>What ruling brings</source>
        <translation>Что даёт власть</translation>
    </message>
    <message>
        <source>{region_to}: {pieces}</source>
        <translation>{region_to}: {pieces}</translation>
    </message>
    <message numerus="yes">
        <source>Tax: up to %n rupee(s) from {family_gen}</source>
        <translation>
            <numerusform>Налог: до %n рупии с {family_gen}</numerusform>
            <numerusform>Налог: до %n рупий с {family_gen}</numerusform>
            <numerusform>Налог: до %n рупий с {family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bribes for cards played: up to %n rupee(s)</source>
        <translation>
            <numerusform>Взятки за розыгрыш карт: до %n рупии</numerusform>
            <numerusform>Взятки за розыгрыш карт: до %n рупий</numerusform>
            <numerusform>Взятки за розыгрыш карт: до %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) of {family_gen}</source>
        <translation>
            <numerusform>%n племя {family_gen}</numerusform>
            <numerusform>%n племени {family_gen}</numerusform>
            <numerusform>%n племён {family_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) of yours</source>
        <translation>
            <numerusform>%n ваше племя</numerusform>
            <numerusform>%n ваших племени</numerusform>
            <numerusform>%n ваших племён</numerusform>
        </translation>
    </message>
    <message>
        <source>No pieces</source>
        <translation>Фишек нет</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n фишка</numerusform>
            <numerusform>%n фишки</numerusform>
            <numerusform>%n фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n piece(s)</source>
        <translation>
            <numerusform>не больше %n фишки</numerusform>
            <numerusform>не больше %n фишек</numerusform>
            <numerusform>не больше %n фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n block(s)</source>
        <translation>
            <numerusform>не больше %n блока</numerusform>
            <numerusform>не больше %n блоков</numerusform>
            <numerusform>не больше %n блоков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at most %n step(s)</source>
        <translation>
            <numerusform>не больше %n шага</numerusform>
            <numerusform>не больше %n шагов</numerusform>
            <numerusform>не больше %n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>{done} done, {left} to go</source>
        <translation>сделано: {done}, осталось: {left}</translation>
    </message>
    <message>
        <source>Your own pieces are not removed.</source>
        <translation>Свои фишки не убирают.</translation>
    </message>
    <message>
        <source>These stay</source>
        <translation>Остаются</translation>
    </message>
    <message>
        <source>Caspian Sea</source>
        <translation>Каспий</translation>
    </message>
</context>
<context>
    <name>PamirMotives</name>
    <message>
        <source>{family} expects to score more at the next Dominance Check this way.</source>
        <translation>{family} рассчитывают так получить больше на следующей проверке доминирования.</translation>
    </message>
    <message>
        <source>{family} prefers this Dominance Check to a later one.</source>
        <translation>{family} считают, что эта проверка доминирования для них лучше, чем более поздняя.</translation>
    </message>
    <message>
        <source>{family} is preparing the blocks on the map for the next Dominance Check.</source>
        <translation>К следующей проверке доминирования {family} думают о блоках на поле.</translation>
    </message>
    <message>
        <source>{family} is preparing its influence for the next Dominance Check.</source>
        <translation>К следующей проверке доминирования {family} думают о влиянии.</translation>
    </message>
    <message>
        <source>{family} is preparing its cylinders in play for the next Dominance Check.</source>
        <translation>К следующей проверке доминирования {family} думают о цилиндрах в игре.</translation>
    </message>
    <message>
        <source>{family} wants more influence in the coalition.</source>
        <translation>{family} хотят больше влияния в коалиции.</translation>
    </message>
    <message>
        <source>{family} wants its coalition to be stronger on the map.</source>
        <translation>{family} хотят усилить свою коалицию на поле.</translation>
    </message>
    <message>
        <source>{family} wants more cylinders in play.</source>
        <translation>{family} хотят больше цилиндров в игре.</translation>
    </message>
    <message>
        <source>{family} needs rupees.</source>
        <translation>{family} хотят пополнить кошелёк.</translation>
    </message>
    <message>
        <source>{family} wants a better court.</source>
        <translation>{family} хотят двор получше.</translation>
    </message>
    <message>
        <source>{family} wants a good hand for later turns.</source>
        <translation>{family} хотят иметь хорошие карты на следующие ходы.</translation>
    </message>
    <message>
        <source>{family} wants to rule and to profit from it.</source>
        <translation>{family} хотят править регионом и извлечь из этого выгоду.</translation>
    </message>
    <message>
        <source>{family} has in mind what spies can do to court cards.</source>
        <translation>{family} думают о том, что шпионы могут сделать с картами двора.</translation>
    </message>
    <message>
        <source>{family} simply wants more cards, pieces and rupees.</source>
        <translation>{family} хотят, чтобы всего было больше: карт, фишек, рупий.</translation>
    </message>
    <message>
        <source>{family} acts on a whim.</source>
        <translation>{family} ходят наугад.</translation>
    </message>
    <message>
        <source>{family} looks at the patriots in the market, and at who else is loyal.</source>
        <translation>{family} смотрят, чьи патриоты лежат на рынке и кто ещё лоялен той же коалиции.</translation>
    </message>
    <message>
        <source>{family} sees nothing better to do.</source>
        <translation>{family} не видят, что можно сделать лучше.</translation>
    </message>
    <message>
        <source>{family} wins with this.</source>
        <translation>{family} побеждают этим ходом.</translation>
    </message>
    <message>
        <source>{family} can win this turn.</source>
        <translation>{family} могут победить в этот ход.</translation>
    </message>
    <message>
        <source>{family} wants to stop {other_family}.</source>
        <extracomment>{other_family} is another player</extracomment>
        <translation>{family} хотят остановить {other_family_acc}.</translation>
    </message>
</context>
<context>
    <name>PamirMoves</name>
    <message>
        <source>loyal to them as well: {families}</source>
        <translation>их уже выбрали: {families}</translation>
    </message>
    <message numerus="yes">
        <source>%n patriot(s) in the market</source>
        <translation>
            <numerusform>%n патриот на рынке</numerusform>
            <numerusform>%n патриота на рынке</numerusform>
            <numerusform>%n патриотов на рынке</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} for free</source>
        <translation>{name}, бесплатно</translation>
    </message>
    <message numerus="yes">
        <source>{name} for %n rupee(s)</source>
        <translation>
            <numerusform>{name} за %n рупию</numerusform>
            <numerusform>{name} за %n рупии</numerusform>
            <numerusform>{name} за %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you get %n rupee(s) from it</source>
        <translation>
            <numerusform>вы получите с карты %n рупию</numerusform>
            <numerusform>вы получите с карты %n рупии</numerusform>
            <numerusform>вы получите с карты %n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, to the right end</source>
        <translation>{name}: на правый край двора</translation>
    </message>
    <message>
        <source>{name}, to your court</source>
        <translation>{name}: в ваш двор</translation>
    </message>
    <message>
        <source>{name}, to the left end</source>
        <translation>{name}: на левый край двора</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}: {what}</translation>
    </message>
    <message>
        <source>the action would be dropped at once</source>
        <translation>действие сразу сорвётся</translation>
    </message>
    <message>
        <source>bonus action</source>
        <translation>бонусное действие</translation>
    </message>
    <message numerus="yes">
        <source>{family} may ask for a bribe of up to %n rupee(s)</source>
        <translation>
            <numerusform>{family} могут запросить взятку до %n рупии</numerusform>
            <numerusform>{family} могут запросить взятку до %n рупий</numerusform>
            <numerusform>{family} могут запросить взятку до %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <translation>
            <numerusform>%n подарок</numerusform>
            <numerusform>%n подарка</numerusform>
            <numerusform>%n подарков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <translation>
            <numerusform>%n приз</numerusform>
            <numerusform>%n приза</numerusform>
            <numerusform>%n призов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patriot(s)</source>
        <translation>
            <numerusform>%n патриот</numerusform>
            <numerusform>%n патриота</numerusform>
            <numerusform>%n патриотов</numerusform>
        </translation>
    </message>
    <message>
        <source>you lose {what}</source>
        <translation>потери: {what}</translation>
    </message>
    <message>
        <source>you join the {coalition_people}</source>
        <translation>вы переходите к {coalition_people_dat}</translation>
    </message>
    <message>
        <source>end the turn</source>
        <translation>закончить ход</translation>
    </message>
    <message>
        <source>take it for free</source>
        <translation>купить бесплатно</translation>
    </message>
    <message numerus="yes">
        <source>buy it for %n rupee(s)</source>
        <translation>
            <numerusform>купить за %n рупию</numerusform>
            <numerusform>купить за %n рупии</numerusform>
            <numerusform>купить за %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your hand will have %n card(s) too many</source>
        <translation>
            <numerusform>в руке будет %n лишняя карта</numerusform>
            <numerusform>в руке будут %n лишние карты</numerusform>
            <numerusform>в руке будет %n лишних карт</numerusform>
        </translation>
    </message>
    <message>
        <source>victory points: {points}</source>
        <translation>победные очки: {points}</translation>
    </message>
    <message>
        <source>the game ends with it, and {family} wins</source>
        <translation>игра на этом закончится: победят {family}</translation>
    </message>
    <message>
        <source>the game ends with it, and {families} share the victory</source>
        <translation>игра на этом закончится, победу разделят {families}</translation>
    </message>
    <message>
        <source>the game ends with it, and you win</source>
        <translation>игра на этом закончится вашей победой</translation>
    </message>
    <message>
        <source>to the left end</source>
        <translation>на левый край</translation>
    </message>
    <message>
        <source>to the right end</source>
        <translation>на правый край</translation>
    </message>
    <message>
        <source>to your court</source>
        <translation>в ваш двор</translation>
    </message>
    <message numerus="yes">
        <source>your court will have %n card(s) too many</source>
        <translation>
            <numerusform>при дворе будет %n лишняя карта</numerusform>
            <numerusform>при дворе будут %n лишние карты</numerusform>
            <numerusform>при дворе будет %n лишних карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n action(s) unused</source>
        <translation>
            <numerusform>неиспользованных действий: %n</numerusform>
            <numerusform>неиспользованных действий: %n</numerusform>
            <numerusform>неиспользованных действий: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your court will be discarded</source>
        <translation>
            <numerusform>уйдёт %n карта двора</numerusform>
            <numerusform>уйдут %n карты двора</numerusform>
            <numerusform>уйдут %n карт двора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your hand will be discarded</source>
        <translation>
            <numerusform>уйдёт %n карта из руки</numerusform>
            <numerusform>уйдут %n карты из руки</numerusform>
            <numerusform>уйдёт %n карт из руки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps %n</source>
        <translation>
            <numerusform>у {family_gen} останется %n</numerusform>
            <numerusform>у {family_gen} останется %n</numerusform>
            <numerusform>у {family_gen} останется %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} cannot pay that</source>
        <translation>{family} не смогут столько заплатить</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s)</source>
        <translation>
            <numerusform>%n рупия</numerusform>
            <numerusform>%n рупии</numerusform>
            <numerusform>%n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message numerus="yes">
        <source>pay %n rupee(s)</source>
        <translation>
            <numerusform>заплатить %n рупию</numerusform>
            <numerusform>заплатить %n рупии</numerusform>
            <numerusform>заплатить %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you keep %n</source>
        <translation>
            <numerusform>у вас останется %n</numerusform>
            <numerusform>у вас останется %n</numerusform>
            <numerusform>у вас останется %n</numerusform>
        </translation>
    </message>
    <message>
        <source>do it without paying</source>
        <translation>действовать без взятки</translation>
    </message>
    <message>
        <source>drop it</source>
        <translation>отказаться</translation>
    </message>
    <message>
        <source>no action is spent</source>
        <translation>действие не тратится</translation>
    </message>
    <message numerus="yes">
        <source>first {family} may ask for %n</source>
        <translation>
            <numerusform>взятка до %n: {family}</numerusform>
            <numerusform>взятка до %n: {family}</numerusform>
            <numerusform>взятка до %n: {family}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} may ask for a bribe of up to %n rupee(s), and you can pay {spare}</source>
        <translation>
            <numerusform>{family} могут запросить взятку до %n рупии, а заплатить вы можете {spare}</numerusform>
            <numerusform>{family} могут запросить взятку до %n рупий, а заплатить вы можете {spare}</numerusform>
            <numerusform>{family} могут запросить взятку до %n рупий, а заплатить вы можете {spare}</numerusform>
        </translation>
    </message>
    <message>
        <source>court of {family_gen}</source>
        <translation>двор {family_gen}</translation>
    </message>
    <message>
        <source>tax {family_acc}</source>
        <translation>налог с {family_gen}</translation>
    </message>
    <message>
        <source>take rupees from {card}</source>
        <translation>налог с карты {card}</translation>
    </message>
    <message numerus="yes">
        <source>tax up to %n rupee(s)</source>
        <translation>
            <numerusform>налог до %n рупии</numerusform>
            <numerusform>налог до %n рупий</numerusform>
            <numerusform>налог до %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on the market</source>
        <translation>
            <numerusform>на рынке %n рупия</numerusform>
            <numerusform>на рынке %n рупии</numerusform>
            <numerusform>на рынке %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a gift for {some} or %n rupee(s)</source>
        <translation>
            <numerusform>подарок за {some} или %n рупию</numerusform>
            <numerusform>подарок за {some} или %n рупии</numerusform>
            <numerusform>подарок за {some} или %n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>your supply is empty: a piece on the table is taken instead</source>
        <translation>ваш запас пуст: цилиндр берётся со стола</translation>
    </message>
    <message>
        <source>build {where} or on the borders</source>
        <translation>строительство {where} или на границах</translation>
    </message>
    <message numerus="yes">
        <source>build in one of %n region(s) or on the borders</source>
        <translation>
            <numerusform>строительство в одном регионе из %n или на границах</numerusform>
            <numerusform>строительство в одном регионе из %n или на границах</numerusform>
            <numerusform>строительство в одном регионе из %n или на границах</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2 rupees each, you can pay for %n</source>
        <translation>
            <numerusform>по 2 рупии, хватит на %n блок</numerusform>
            <numerusform>по 2 рупии, хватит на %n блока</numerusform>
            <numerusform>по 2 рупии, хватит на %n блоков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>2 rupees for two, you can pay for %n</source>
        <translation>
            <numerusform>2 рупии за два, хватит на %n блок</numerusform>
            <numerusform>2 рупии за два, хватит на %n блока</numerusform>
            <numerusform>2 рупии за два, хватит на %n блоков</numerusform>
        </translation>
    </message>
    <message>
        <source>no block is left: one on the map is taken instead</source>
        <translation>в запасе нет блоков: один берётся с поля</translation>
    </message>
    <message numerus="yes">
        <source>move up to %n step(s)</source>
        <translation>
            <numerusform>перемещение на %n шаг</numerusform>
            <numerusform>перемещение на %n шага</numerusform>
            <numerusform>перемещение на %n шагов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n army(ies)</source>
        <translation>
            <numerusform>%n армия</numerusform>
            <numerusform>%n армии</numerusform>
            <numerusform>%n армий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies)</source>
        <translation>
            <numerusform>%n шпион</numerusform>
            <numerusform>%n шпиона</numerusform>
            <numerusform>%n шпионов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s)</source>
        <translation>
            <numerusform>%n племя</numerusform>
            <numerusform>%n племени</numerusform>
            <numerusform>%n племён</numerusform>
        </translation>
    </message>
    <message>
        <source>betray {card}</source>
        <translation>предать карту {card}</translation>
    </message>
    <message numerus="yes">
        <source>betray one of %n card(s)</source>
        <translation>
            <numerusform>предать одну карту из %n</numerusform>
            <numerusform>предать одну карту из %n</numerusform>
            <numerusform>предать одну карту из %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>battle in one of %n place(s)</source>
        <translation>
            <numerusform>битва в одном месте из %n</numerusform>
            <numerusform>битва в одном месте из %n</numerusform>
            <numerusform>битва в одном месте из %n</numerusform>
        </translation>
    </message>
    <message>
        <source>battle {region_in}</source>
        <translation>битва {region_in}</translation>
    </message>
    <message>
        <source>battle on {card}</source>
        <translation>битва на карте {card}</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s) within reach</source>
        <translation>
            <numerusform>в пределах досягаемости %n фишка</numerusform>
            <numerusform>в пределах досягаемости %n фишки</numerusform>
            <numerusform>в пределах досягаемости %n фишек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you may remove %n</source>
        <translation>
            <numerusform>можно убрать %n</numerusform>
            <numerusform>можно убрать %n</numerusform>
            <numerusform>можно убрать %n</numerusform>
        </translation>
    </message>
    <message>
        <source>your court</source>
        <translation>ваш двор</translation>
    </message>
    <message>
        <source>no prize</source>
        <translation>без приза</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>ваша рука</translation>
    </message>
    <message numerus="yes">
        <source>you pay %n rupee(s) back</source>
        <translation>
            <numerusform>вы вернёте %n рупию</numerusform>
            <numerusform>вы вернёте %n рупии</numerusform>
            <numerusform>вы вернёте %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} pays %n rupee(s) back</source>
        <translation>
            <numerusform>{family} вернут %n рупию</numerusform>
            <numerusform>{family} вернут %n рупии</numerusform>
            <numerusform>{family} вернут %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tribe(s) {region_in} will go with it</source>
        <translation>
            <numerusform>с картой уйдёт %n племя {region_in}</numerusform>
            <numerusform>с картой уйдут %n племени {region_in}</numerusform>
            <numerusform>с картой уйдут %n племён {region_in}</numerusform>
        </translation>
    </message>
    <message>
        <source>give up the spy</source>
        <translation>отпустить</translation>
    </message>
    <message>
        <source>it goes back to your supply</source>
        <translation>он вернётся в ваш запас</translation>
    </message>
    <message>
        <source>take it</source>
        <translation>взять</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>не брать</translation>
    </message>
    <message>
        <source>nothing there</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>the spy on {card}</source>
        <translation>шпион на карте {card}</translation>
    </message>
    <message>
        <source>a road, {border}</source>
        <translation>дорога, {border}</translation>
    </message>
    <message>
        <source>an army {region_in}</source>
        <translation>армия {region_in}</translation>
    </message>
    <message>
        <source>the last one there</source>
        <translation>последнее там</translation>
    </message>
    <message>
        <source>the last one there, with which {cards} will go</source>
        <translation>последнее там, а с ним уйдут: {cards}</translation>
    </message>
    <message>
        <source>{family} will rule {region}</source>
        <translation>{region_ins} будут править {family}</translation>
    </message>
    <message>
        <source>nobody will rule {region}</source>
        <translation>{region_ins} никто не будет править</translation>
    </message>
    <message>
        <source>you will rule {region}</source>
        <translation>вы будете править {region_ins}</translation>
    </message>
    <message>
        <source>an army {region_from} {other_region_to}</source>
        <translation>армия {region_from} {other_region_to}</translation>
    </message>
    <message>
        <source>a tribe {region_from} {other_region_to}</source>
        <translation>племя {region_from} {other_region_to}</translation>
    </message>
    <message>
        <source>a spy from {card} to {other_card}</source>
        <translation>шпион с карты {card} на карту {other_card}</translation>
    </message>
    <message numerus="yes">
        <source>a gift for %n rupee(s)</source>
        <translation>
            <numerusform>подарок за %n рупию</numerusform>
            <numerusform>подарок за %n рупии</numerusform>
            <numerusform>подарок за %n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>a tribe of {family_gen}</source>
        <translation>племя {family_gen}</translation>
    </message>
    <message>
        <source>a spy of {family_gen}</source>
        <translation>шпион {family_gen}</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on it</source>
        <translation>
            <numerusform>на карте %n рупия</numerusform>
            <numerusform>на карте %n рупии</numerusform>
            <numerusform>на карте %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) not sheltered</source>
        <translation>
            <numerusform>без защиты %n рупия</numerusform>
            <numerusform>без защиты %n рупии</numerusform>
            <numerusform>без защиты %n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>influence {before}, then {after}</source>
        <translation>влияние {before}, станет {after}</translation>
    </message>
    <message numerus="yes">
        <source>you get %n card(s)</source>
        <translation>
            <numerusform>вы получите %n карту</numerusform>
            <numerusform>вы получите %n карты</numerusform>
            <numerusform>вы получите %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>как сейчас</translation>
    </message>
    <message>
        <source>prices double</source>
        <translation>цены удвоятся</translation>
    </message>
    <message>
        <source>enough</source>
        <translation>хватит</translation>
    </message>
    <message>
        <source>not now</source>
        <translation>не сейчас</translation>
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
        <translation>Вахан (автоматический соперник)</translation>
    </message>
    <message>
        <source>Nobody sees the cards in another player’s hand.</source>
        <translation>Никто не видит карт в чужой руке.</translation>
    </message>
    <message>
        <source>Hidden</source>
        <comment>the hands of all players</comment>
        <translation>Скрыты</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>the hands of all players</comment>
        <translation>Открыты</translation>
    </message>
    <message>
        <source>All players see each other’s hands, and the curtain never falls.</source>
        <translation>Все видят карты друг друга, и занавес не опускается.</translation>
    </message>
    <message>
        <source>Savvy purchasing</source>
        <translation>Умелые покупки</translation>
    </message>
    <message>
        <source>Wakhan takes a cheaper card of the same suit if it has at least as many stars.</source>
        <translation>Вахан берёт более дешёвую карту той же масти, если звёзд на ней не меньше.</translation>
    </message>
    <message>
        <source>Moving spies</source>
        <translation>Ходы шпионов</translation>
    </message>
    <message>
        <source>If none of Wakhan’s armies can move, one of her idle spies does.</source>
        <translation>Если армии Вахана не могут двигаться, ходит один из незанятых шпионов.</translation>
    </message>
    <message>
        <source>Steadfast loyalty</source>
        <translation>Твёрдая лояльность</translation>
    </message>
    <message>
        <source>Of the coalitions that nobody else serves, Wakhan follows the one with the most blocks.</source>
        <translation>Из коалиций, которым больше никто не лоялен, Вахан выбирает ту, у которой больше всего блоков.</translation>
    </message>
    <message>
        <source>2–5 players · three coalitions</source>
        <translation>2–5 игроков · три коалиции</translation>
    </message>
    <message>
        <source>Wakhan plays against one or two others.</source>
        <translation>Вахан играет против одного или двух соперников.</translation>
    </message>
    <message>
        <source>The player after Wakhan</source>
        <translation>Место после Вахана</translation>
    </message>
    <message>
        <source>Wakhan’s improvements</source>
        <translation>Улучшения Вахана</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Карты в руке</translation>
    </message>
</context>
<context>
    <name>PamirPages</name>
    <message>
        <source>While a suit is favored, using its cards costs none of your actions.</source>
        <translation>Карты предпочитаемой масти используют, не тратя действий.</translation>
    </message>
    <message>
        <source>The favored suit is now: {suit_word}.</source>
        <translation>Сейчас предпочитаемая масть: {suit_word}.</translation>
    </message>
    <message>
        <source>This suit is favored now.</source>
        <translation>Сейчас эта масть предпочитаемая.</translation>
    </message>
    <message>
        <source>This suit is favored now, so prices are doubled.</source>
        <translation>Сейчас эта масть предпочитаемая, поэтому цены удвоены.</translation>
    </message>
    <message numerus="yes">
        <source>%n star(s), {suit}</source>
        <translation>
            <numerusform>%n звезда, {suit}</numerusform>
            <numerusform>%n звезды, {suit}</numerusform>
            <numerusform>%n звёзд, {suit}</numerusform>
        </translation>
    </message>
    <message>
        <source>A tax takes at most as many rupees, a move as many steps, and a battle as many pieces as this card has stars.</source>
        <translation>Налог приносит не больше рупий, перемещение даёт не больше шагов, а битва убирает не больше фишек, чем звёзд на этой карте.</translation>
    </message>
    <message>
        <source>Each economic star in your court shelters one rupee from taxes.</source>
        <translation>Каждая экономическая звезда при вашем дворе укрывает от налогов одну рупию.</translation>
    </message>
    <message>
        <source>Military stars in your court break a tie at the end of the game.</source>
        <translation>Военные звёзды при вашем дворе решают исход ничьей в конце игры.</translation>
    </message>
    <message>
        <source>Each political star lets you keep one more card in your court.</source>
        <translation>Каждая политическая звезда позволяет держать при дворе на одну карту больше.</translation>
    </message>
    <message>
        <source>Each intelligence star in your court lets you keep one more card in your hand.</source>
        <translation>Каждая звезда разведки при вашем дворе позволяет держать в руке на одну карту больше.</translation>
    </message>
    <message numerus="yes">
        <source>You shelter %n rupee(s) now.</source>
        <translation>
            <numerusform>Сейчас у вас укрыта %n рупия.</numerusform>
            <numerusform>Сейчас у вас укрыты %n рупии.</numerusform>
            <numerusform>Сейчас у вас укрыто %n рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Military stars in your court now: {count}.</source>
        <translation>Военные звёзды при вашем дворе сейчас: {count}.</translation>
    </message>
    <message numerus="yes">
        <source>Your court may keep %n card(s) now.</source>
        <translation>
            <numerusform>Сейчас при вашем дворе может остаться %n карта.</numerusform>
            <numerusform>Сейчас при вашем дворе могут остаться %n карты.</numerusform>
            <numerusform>Сейчас при вашем дворе могут остаться %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand may keep %n card(s) now.</source>
        <translation>
            <numerusform>Сейчас в вашей руке может остаться %n карта.</numerusform>
            <numerusform>Сейчас в вашей руке могут остаться %n карты.</numerusform>
            <numerusform>Сейчас в вашей руке могут остаться %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who plays this card joins the {coalition_people}; it is worth 1 influence.</source>
        <translation>Кто разыграет эту карту, перейдёт к {coalition_people_dat}; она даёт одно очко влияния.</translation>
    </message>
    <message>
        <source>A player who betrays this card may take it as a prize: 1 influence.</source>
        <translation>Кто предаст эту карту, сможет взять её как приз: одно очко влияния.</translation>
    </message>
    <message>
        <source>You are loyal to this coalition already.</source>
        <translation>Вы уже лояльны этой коалиции.</translation>
    </message>
    <message>
        <source>You would change sides and lose your gifts, prizes and other patriots.</source>
        <translation>Вы сменили бы сторону и потеряли бы подарки, призы и прежних патриотов.</translation>
    </message>
    <message>
        <source>It is a bonus action now and costs neither of your two actions.</source>
        <translation>Сейчас это бонусное действие: оно не тратит ни одного из двух.</translation>
    </message>
    <message>
        <source>The ruler of a region builds and taxes there, and may ask for bribes when its cards are played.</source>
        <translation>Кто правит регионом, тот строит в нём, собирает налоги и может требовать взятки, когда разыгрывают его карты.</translation>
    </message>
    <message>
        <source>The ruler of a card’s region may ask for a bribe when it is played.</source>
        <translation>Кто правит регионом карты, может запросить взятку, когда её разыгрывают.</translation>
    </message>
    <message>
        <source>The player with the most spies on a court card holds it hostage.</source>
        <translation>У кого больше всего шпионов на карте двора, тот держит её в заложниках.</translation>
    </message>
    <message>
        <source>Bribe</source>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>A card that gets a rupee cannot be bought in the same turn.</source>
        <translation>Карту, на которую положили рупию, нельзя купить в тот же ход.</translation>
    </message>
    <message>
        <source>Cannot be bought this turn</source>
        <translation>В этот ход купить нельзя</translation>
    </message>
    <message>
        <source>You can buy it now.</source>
        <translation>Её можно купить сейчас.</translation>
    </message>
    <message>
        <source>{family} holds it as a prize.</source>
        <translation>{family} держат её как приз.</translation>
    </message>
    <message>
        <source>Open the page of the card or region under the pointer</source>
        <translation>Открыть страницу карты или региона под указателем</translation>
    </message>
</context>
<context>
    <name>PamirPanels</name>
    <message numerus="yes">
        <source>Court of {family_gen}: {count} of %n card(s)</source>
        <translation>
            <numerusform>Двор {family_gen}: {count} из %n карты</numerusform>
            <numerusform>Двор {family_gen}: {count} из %n карт</numerusform>
            <numerusform>Двор {family_gen}: {count} из %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <comment>cylinders</comment>
        <translation>{count} из {all}</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>before a number or a list of what the reader has</extracomment>
        <translation>Вы</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} pt</source>
        <comment>victory points</comment>
        <translation>{points} ПО</translation>
    </message>
    <message>
        <source>Influence {influence}</source>
        <translation>Влияние {influence}</translation>
    </message>
    <message>
        <source>Infl. {influence}</source>
        <comment>influence</comment>
        <translation>Вл. {influence}</translation>
    </message>
    <message>
        <source>Gifts</source>
        <translation>Подарки</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Призы</translation>
    </message>
    <message>
        <source>none</source>
        <comment>prizes</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Запас</translation>
    </message>
    <message>
        <source>tax shelter</source>
        <translation>от налога</translation>
    </message>
    <message>
        <source>tie-break</source>
        <translation>при ничьей</translation>
    </message>
    <message>
        <source>court limit {limit}</source>
        <translation>двор до {limit}</translation>
    </message>
    <message>
        <source>hand limit {limit}</source>
        <translation>рука до {limit}</translation>
    </message>
    <message>
        <source>Keep open</source>
        <translation>Не закрывать</translation>
    </message>
    <message>
        <source>Has declared for the {coalition_people}</source>
        <translation>Выбор сделан: {coalition_people}</translation>
    </message>
    <message>
        <source>Takes the first turn</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Declares last</source>
        <translation>Последний выбор</translation>
    </message>
    <message>
        <source>Declares last and takes the first turn</source>
        <translation>Последний выбор и первый ход</translation>
    </message>
    <message>
        <source>All coalitions</source>
        <translation>Все коалиции</translation>
    </message>
    <message>
        <source>No loyalty</source>
        <translation>нет</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s)</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n подарок</numerusform>
            <numerusform>%n подарка</numerusform>
            <numerusform>%n подарков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n for gifts</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n за подарки</numerusform>
            <numerusform>%n за подарки</numerusform>
            <numerusform>%n за подарки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n patriot(s)</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n патриот</numerusform>
            <numerusform>%n патриота</numerusform>
            <numerusform>%n патриотов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n prize(s)</source>
        <comment>influence</comment>
        <translation>
            <numerusform>%n приз</numerusform>
            <numerusform>%n приза</numerusform>
            <numerusform>%n призов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s), of which {safe} cannot be taxed.</source>
        <translation>
            <numerusform>%n рупия, под защитой от налога: {safe}.</numerusform>
            <numerusform>%n рупии, под защитой от налога: {safe}.</numerusform>
            <numerusform>%n рупий, под защитой от налога: {safe}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand; {limit} may stay at the end of a turn.</source>
        <translation>
            <numerusform>В руке %n карта; в конце хода может остаться {limit}.</numerusform>
            <numerusform>В руке %n карты; в конце хода может остаться {limit}.</numerusform>
            <numerusform>В руке %n карт; в конце хода может остаться {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cylinder(s) in the supply, {play} in play.</source>
        <translation>
            <numerusform>%n цилиндр в запасе, {play} в игре.</numerusform>
            <numerusform>%n цилиндра в запасе, {play} в игре.</numerusform>
            <numerusform>%n цилиндров в запасе, {play} в игре.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s).</source>
        <translation>
            <numerusform>%n победное очко.</numerusform>
            <numerusform>%n победных очка.</numerusform>
            <numerusform>%n победных очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Economic stars: {stars}. That many rupees cannot be taxed.</source>
        <translation>Экономические звёзды: {stars}. Столько рупий защищено от налога.</translation>
    </message>
    <message>
        <source>Military stars: {stars}. They break ties at the end.</source>
        <translation>Военные звёзды: {stars}. В конце они решают, если очков поровну.</translation>
    </message>
    <message numerus="yes">
        <source>Political stars: {stars}. %n card(s) may stay in the court at the end of a turn.</source>
        <translation>
            <numerusform>Политические звёзды: {stars}. В конце хода при дворе может остаться %n карта.</numerusform>
            <numerusform>Политические звёзды: {stars}. В конце хода при дворе могут остаться %n карты.</numerusform>
            <numerusform>Политические звёзды: {stars}. В конце хода при дворе могут остаться %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Intelligence stars: {stars}. %n card(s) may stay in the hand at the end of a turn.</source>
        <translation>
            <numerusform>Звёзды разведки: {stars}. В конце хода в руке может остаться %n карта.</numerusform>
            <numerusform>Звёзды разведки: {stars}. В конце хода в руке могут остаться %n карты.</numerusform>
            <numerusform>Звёзды разведки: {stars}. В конце хода в руке могут остаться %n карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Loyal to all coalitions.</source>
        <translation>Лояльность всем коалициям.</translation>
    </message>
    <message>
        <source>Not loyal to any coalition yet.</source>
        <translation>Лояльность ещё не выбрана.</translation>
    </message>
    <message>
        <source>Loyal to the {coalition_people}.</source>
        <translation>Лояльность {coalition_people_dat}.</translation>
    </message>
    <message>
        <source>Influence by coalition: {counts}.</source>
        <translation>Влияние по коалициям: {counts}.</translation>
    </message>
    <message>
        <source>Influence comes with loyalty.</source>
        <translation>Влияние появится вместе с лояльностью.</translation>
    </message>
    <message>
        <source>Influence {influence}: {parts}.</source>
        <translation>Влияние {influence}: {parts}.</translation>
    </message>
    <message>
        <source>No gifts yet; they cost 2, 4 and 6 rupees.</source>
        <translation>Подарков ещё нет; они стоят 2, 4 и 6 рупий.</translation>
    </message>
    <message>
        <source>Gifts for {costs}; they add {worth} to the influence.</source>
        <comment>numbers of rupees</comment>
        <translation>Подарки за {costs}; влияние от них: {worth}.</translation>
    </message>
    <message>
        <source>No prizes.</source>
        <translation>Призов нет.</translation>
    </message>
    <message>
        <source>Prizes: {cards}.</source>
        <translation>Призы: {cards}.</translation>
    </message>
    <message>
        <source>No card in the court.</source>
        <translation>Двор пуст.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the court: {cards}; {limit} may stay.</source>
        <translation>
            <numerusform>При дворе %n карта: {cards}; может остаться {limit}.</numerusform>
            <numerusform>При дворе %n карты: {cards}; может остаться {limit}.</numerusform>
            <numerusform>При дворе %n карт: {cards}; может остаться {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can tax up to %n rupee(s) here.</source>
        <translation>
            <numerusform>Здесь можно взять налогом до %n рупии.</numerusform>
            <numerusform>Здесь можно взять налогом до %n рупий.</numerusform>
            <numerusform>Здесь можно взять налогом до %n рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the court of {family_gen}, or close it</source>
        <translation>Показать двор {family_gen} или закрыть его</translation>
    </message>
    <message>
        <source>Keep an open court open</source>
        <translation>Не закрывать открытый двор</translation>
    </message>
    <message>
        <source>Favored suit</source>
        <translation>Предпочитаемая масть</translation>
    </message>
    <message numerus="yes">
        <source>Cards of this column cost %n rupee(s): {base}, doubled.</source>
        <translation>
            <numerusform>Карты этого столбца стоят %n рупию: {base}, вдвойне.</numerusform>
            <numerusform>Карты этого столбца стоят %n рупии: {base}, вдвойне.</numerusform>
            <numerusform>Карты этого столбца стоят %n рупий: {base}, вдвойне.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cards of this column cost %n rupee(s).</source>
        <translation>
            <numerusform>Карты этого столбца стоят %n рупию.</numerusform>
            <numerusform>Карты этого столбца стоят %n рупии.</numerusform>
            <numerusform>Карты этого столбца стоят %n рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) on this card, for whoever buys it.</source>
        <translation>
            <numerusform>На этой карте %n рупия: её получит тот, кто купит карту.</numerusform>
            <numerusform>На этой карте %n рупии: их получит тот, кто купит карту.</numerusform>
            <numerusform>На этой карте %n рупий: их получит тот, кто купит карту.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leaves at the end of this turn. {event}: {event_text}</source>
        <translation>Уйдёт в конце этого хода. {event}. {event_text}</translation>
    </message>
    <message>
        <source>A check lies in the market: a second one is resolved at once.</source>
        <translation>На рынке лежит проверка: если выйдет вторая, проверка состоится сразу.</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>actions</comment>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) left · deck {cards}</source>
        <translation>
            <numerusform>Ещё %n проверка · колода {cards}</numerusform>
            <numerusform>Ещё %n проверки · колода {cards}</numerusform>
            <numerusform>Ещё %n проверок · колода {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>In force until the next check</source>
        <translation>Действует до следующей проверки</translation>
    </message>
    <message>
        <source>No event is in force</source>
        <translation>Ни одно событие не действует</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s) left</source>
        <translation>
            <numerusform>Ещё %n проверка</numerusform>
            <numerusform>Ещё %n проверки</numerusform>
            <numerusform>Ещё %n проверок</numerusform>
        </translation>
    </message>
    <message>
        <source>Blocks of the {coalition_people_gen}: {play} on the map, {left} in the pool.</source>
        <translation>Блоки {coalition_people_gen}: {play} на поле, {left} в запасе.</translation>
    </message>
    <message>
        <source>Blocks</source>
        <translation>Блоки</translation>
    </message>
    <message>
        <source>map</source>
        <comment>column of blocks</comment>
        <translation>поле</translation>
    </message>
    <message>
        <source>pool</source>
        <comment>column of blocks</comment>
        <translation>запас</translation>
    </message>
    <message>
        <source>needs a lead of {needed}</source>
        <translation>нужен перевес {needed}</translation>
    </message>
    <message>
        <source>{coalition_people} lead by {lead}, {needed} needed</source>
        <translation>{coalition_people}: перевес {lead}, нужен {needed}</translation>
    </message>
    <message>
        <source>Nobody leads, {needed} needed</source>
        <translation>Впереди никого нет, нужен перевес {needed}</translation>
    </message>
    <message>
        <source>{coalition_people} dominate with a lead of {lead}</source>
        <translation>{coalition_people} доминируют, перевес {lead}</translation>
    </message>
    <message>
        <source>Victory points: {points}.</source>
        <translation>Победные очки: {points}.</translation>
    </message>
</context>
<context>
    <name>PamirPicked</name>
    <message>
        <source>Your court will have {count} of {limit} cards: the surplus goes at the end of the turn</source>
        <translation>При вашем дворе будет карт: {count} при пределе {limit}; лишние уйдут в конце хода</translation>
    </message>
    <message>
        <source>Your court will have {count} of {limit} cards</source>
        <translation>При вашем дворе будет карт: {count} из {limit}</translation>
    </message>
    <message>
        <source>{name}: at which end of your court?</source>
        <translation>{name}: у какого края двора?</translation>
    </message>
    <message>
        <source>{name}: into your court?</source>
        <translation>{name}: в ваш двор?</translation>
    </message>
    <message>
        <source>{name}: choose an action</source>
        <translation>{name}: выберите действие</translation>
    </message>
    <message>
        <source>A bonus action: it costs none of your actions</source>
        <translation>Бонусное действие: ваши действия не тратятся</translation>
    </message>
    <message>
        <source>It costs one action of {count}</source>
        <translation>Стоит одного действия из {count}</translation>
    </message>
    <message>
        <source>{name}: take it for free</source>
        <translation>{name}: взять бесплатно</translation>
    </message>
    <message numerus="yes">
        <source>{name}: buy it for %n rupee(s)</source>
        <translation>
            <numerusform>{name}: купить за %n рупию</numerusform>
            <numerusform>{name}: купить за %n рупии</numerusform>
            <numerusform>{name}: купить за %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It happens at once; you will have %n rupee(s) left</source>
        <translation>
            <numerusform>Событие произойдёт сразу; у вас будет %n рупия</numerusform>
            <numerusform>Событие произойдёт сразу; у вас будет %n рупии</numerusform>
            <numerusform>Событие произойдёт сразу; у вас будет %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You will have %n rupee(s) left, and {count} of {limit} cards in your hand</source>
        <translation>
            <numerusform>У вас будет %n рупия, в руке карт: {count} из {limit}</numerusform>
            <numerusform>У вас будет %n рупии, в руке карт: {count} из {limit}</numerusform>
            <numerusform>У вас будет %n рупий, в руке карт: {count} из {limit}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n rupee(s)</source>
        <translation>
            <numerusform>до %n рупии</numerusform>
            <numerusform>до %n рупий</numerusform>
            <numerusform>до %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) of your hand</source>
        <translation>
            <numerusform>%n карта из руки</numerusform>
            <numerusform>%n карты из руки</numerusform>
            <numerusform>%n карт из руки</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} as a bonus</source>
        <translation>из них бонусом: {count}</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Купить</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a card</comment>
        <translation>Разыграть</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Использовать</translation>
    </message>
    <message>
        <source>The army {region_in}: where to?</source>
        <translation>Армия {region_in}: куда?</translation>
    </message>
    <message>
        <source>Your tribe {region_in}: where to?</source>
        <translation>Ваше племя {region_in}: куда?</translation>
    </message>
    <message>
        <source>Your spy on {card}: to which card?</source>
        <translation>Ваш шпион на карте {card}: на какую карту?</translation>
    </message>
</context>
<context>
    <name>PamirQuestions</name>
    <message>
        <source>Declaration {place} of {places}; several players may choose the same</source>
        <translation>Выбор {place} из {places}; одну коалицию могут выбрать несколько игроков</translation>
    </message>
    <message>
        <source>To which coalition are you loyal?</source>
        <translation>Какой коалиции вы будете лояльны?</translation>
    </message>
    <message>
        <source>Nothing is left but to end your turn</source>
        <translation>Остаётся только закончить ход</translation>
    </message>
    <message>
        <source>No action is left</source>
        <translation>Действий не осталось</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) can still be used for a bonus action</source>
        <translation>
            <numerusform>Ещё %n карту можно использовать для бонусного действия</numerusform>
            <numerusform>Ещё %n карты можно использовать для бонусных действий</numerusform>
            <numerusform>Ещё %n карт можно использовать для бонусных действий</numerusform>
        </translation>
    </message>
    <message>
        <source>Buy, play or use a card; using {suit_cards} costs no action</source>
        <translation>Купите, разыграйте или используйте карту; использовать {suit_cards} можно без траты действия</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: %n action(s) left</source>
        <translation>
            <numerusform>Ваш ход: осталось %n действие</numerusform>
            <numerusform>Ваш ход: осталось %n действия</numerusform>
            <numerusform>Ваш ход: осталось %n действий</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} wants to use {card} ({deed}): what bribe do you ask for?</source>
        <translation>{family} хотят использовать карту {card} ({deed}): какую взятку вы запросите?</translation>
    </message>
    <message numerus="yes">
        <source>Your spies hold the card hostage: at most %n rupee(s)</source>
        <translation>
            <numerusform>Ваши шпионы держат карту в заложниках: не больше %n рупии</numerusform>
            <numerusform>Ваши шпионы держат карту в заложниках: не больше %n рупий</numerusform>
            <numerusform>Ваши шпионы держат карту в заложниках: не больше %n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} wants to play {card}: what bribe do you ask for?</source>
        <translation>{family} хотят разыграть карту {card}: какую взятку вы запросите?</translation>
    </message>
    <message numerus="yes">
        <source>You rule {region}: at most %n rupee(s)</source>
        <translation>
            <numerusform>Вы правите {region_ins}: не больше %n рупии</numerusform>
            <numerusform>Вы правите {region_ins}: не больше %n рупий</numerusform>
            <numerusform>Вы правите {region_ins}: не больше %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} asks for %n rupee(s): do you pay?</source>
        <translation>
            <numerusform>{family} требуют %n рупию: заплатите?</numerusform>
            <numerusform>{family} требуют %n рупии: заплатите?</numerusform>
            <numerusform>{family} требуют %n рупий: заплатите?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For playing {card}; you have %n rupee(s)</source>
        <translation>
            <numerusform>За розыгрыш карты {card}; у вас %n рупия</numerusform>
            <numerusform>За розыгрыш карты {card}; у вас %n рупии</numerusform>
            <numerusform>За розыгрыш карты {card}; у вас %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For using {card} ({deed}, which costs {cost}); you have %n rupee(s)</source>
        <translation>
            <numerusform>За использование карты {card} ({deed}, стоит {cost}); у вас %n рупия</numerusform>
            <numerusform>За использование карты {card} ({deed}, стоит {cost}); у вас %n рупии</numerusform>
            <numerusform>За использование карты {card} ({deed}, стоит {cost}); у вас %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For using {card} ({deed}); you have %n rupee(s)</source>
        <translation>
            <numerusform>За использование карты {card} ({deed}); у вас %n рупия</numerusform>
            <numerusform>За использование карты {card} ({deed}); у вас %n рупии</numerusform>
            <numerusform>За использование карты {card} ({deed}); у вас %n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>On which border of {region_gen} does the road go?</source>
        <translation>На какую границу {region_gen} ляжет дорога?</translation>
    </message>
    <message>
        <source>Road {number} of {count}</source>
        <translation>Дорога {number} из {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n block(s) left in the supply</source>
        <translation>
            <numerusform>в запасе %n блок</numerusform>
            <numerusform>в запасе %n блока</numerusform>
            <numerusform>в запасе %n блоков</numerusform>
        </translation>
    </message>
    <message>
        <source>On which court card of {region_gen} does the spy go?</source>
        <translation>На какую карту {region_gen} встанет шпион?</translation>
    </message>
    <message>
        <source>Spy {number} of {count}</source>
        <translation>Шпион {number} из {count}</translation>
    </message>
    <message>
        <source>any court will do</source>
        <translation>при любом дворе</translation>
    </message>
    <message>
        <source>No block of your coalition is left: where do you take one from?</source>
        <translation>В запасе нет блоков вашей коалиции: откуда взять блок?</translation>
    </message>
    <message>
        <source>Your supply is empty: where do you take a cylinder from?</source>
        <translation>Ваш запас пуст: откуда взять цилиндр?</translation>
    </message>
    <message>
        <source>You build with it</source>
        <translation>Он пойдёт на строительство</translation>
    </message>
    <message>
        <source>It becomes a spy</source>
        <translation>Он станет шпионом</translation>
    </message>
    <message>
        <source>It becomes a gift</source>
        <translation>Он станет подарком</translation>
    </message>
    <message>
        <source>It becomes a road on a border of {region_gen}</source>
        <translation>Он станет дорогой на границе {region_gen}</translation>
    </message>
    <message>
        <source>It becomes an army {region_in}</source>
        <translation>Он станет армией {region_in}</translation>
    </message>
    <message>
        <source>It becomes a tribe {region_in}</source>
        <translation>Он станет племенем {region_in}</translation>
    </message>
    <message>
        <source>It becomes a spy on a card of {region_gen}</source>
        <translation>Он станет шпионом на карте {region_gen}</translation>
    </message>
    <message>
        <source>Blackmail: on which card do you place a spy?</source>
        <translation>Шантаж: на какую карту поставить шпиона?</translation>
    </message>
    <message>
        <source>There must be no spy on it yet</source>
        <translation>Шпионов на ней быть не должно</translation>
    </message>
    <message>
        <source>Where does block {number} go?</source>
        <translation>Куда поставить блок {number}?</translation>
    </message>
    <message numerus="yes">
        <source>you have %n rupee(s)</source>
        <translation>
            <numerusform>у вас %n рупия</numerusform>
            <numerusform>у вас %n рупии</numerusform>
            <numerusform>у вас %n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>{cost} rupees each, up to {most} blocks</source>
        <translation>Каждый за {cost} рупии, до {most} блоков</translation>
    </message>
    <message>
        <source>This one costs nothing more</source>
        <translation>За этот платить не нужно</translation>
    </message>
    <message>
        <source>{cost} rupees for two, up to {most} blocks</source>
        <translation>{cost} рупии за два, до {most} блоков</translation>
    </message>
    <message>
        <source>Where does the free block go?</source>
        <translation>Куда поставить бесплатный блок?</translation>
    </message>
    <message>
        <source>Each is worth one influence</source>
        <translation>Каждый приносит одно очко влияния</translation>
    </message>
    <message>
        <source>Each is worth two influence</source>
        <translation>Каждый приносит два очка влияния</translation>
    </message>
    <message>
        <source>Which gift do you buy?</source>
        <translation>Какой подарок вы сделаете?</translation>
    </message>
    <message numerus="yes">
        <source>Tax: you may take %n rupee(s); where from?</source>
        <translation>
            <numerusform>Налог: можно взять %n рупию; откуда?</numerusform>
            <numerusform>Налог: можно взять %n рупии; откуда?</numerusform>
            <numerusform>Налог: можно взять %n рупий; откуда?</numerusform>
        </translation>
    </message>
    <message>
        <source>From market cards, or from players with cards of regions that you rule</source>
        <translation>С карт рынка или у игроков с картами регионов, которыми вы правите</translation>
    </message>
    <message>
        <source>Armies need roads of their coalition; spies go to the next card</source>
        <translation>Армиям нужны дороги их коалиции; шпион идёт на соседнюю карту</translation>
    </message>
    <message>
        <source>Your armies need no roads; spies go to the next card</source>
        <translation>Вашим армиям дороги не нужны; шпион идёт на соседнюю карту</translation>
    </message>
    <message numerus="yes">
        <source>Move: %n step(s) left</source>
        <translation>
            <numerusform>Перемещение: остался %n шаг</numerusform>
            <numerusform>Перемещение: осталось %n шага</numerusform>
            <numerusform>Перемещение: осталось %n шагов</numerusform>
        </translation>
    </message>
    <message>
        <source>Which card do you betray?</source>
        <translation>Какую карту вы предаёте?</translation>
    </message>
    <message>
        <source>It goes with all spies on it; the 2 rupees are paid</source>
        <translation>Она уйдёт со всеми шпионами на ней; 2 рупии уже заплачены</translation>
    </message>
    <message>
        <source>It is worth one influence</source>
        <translation>Он приносит одно очко влияния</translation>
    </message>
    <message>
        <source>You would change sides and join the {coalition_people}</source>
        <translation>Вы смените сторону и перейдёте к {coalition_people_dat}</translation>
    </message>
    <message>
        <source>{card}: do you take this prize?</source>
        <translation>{card}: взять этот приз?</translation>
    </message>
    <message>
        <source>{card}: where is the battle?</source>
        <translation>{card}: где будет битва?</translation>
    </message>
    <message numerus="yes">
        <source>You remove at most %n piece(s), and no more than you have armies or spies there</source>
        <translation>
            <numerusform>Вы уберёте не больше %n фишки и не больше, чем у вас там армий или шпионов</numerusform>
            <numerusform>Вы уберёте не больше %n фишек и не больше, чем у вас там армий или шпионов</numerusform>
            <numerusform>Вы уберёте не больше %n фишек и не больше, чем у вас там армий или шпионов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle: you may remove %n piece(s); which?</source>
        <translation>
            <numerusform>Битва: можно убрать %n фишку; какую?</numerusform>
            <numerusform>Битва: можно убрать %n фишки; какую сначала?</numerusform>
            <numerusform>Битва: можно убрать %n фишек; какую сначала?</numerusform>
        </translation>
    </message>
    <message>
        <source>From this card: {card}</source>
        <translation>С карты {card}</translation>
    </message>
    <message>
        <source>Region: {region}, with its borders</source>
        <translation>Регион: {region}, вместе с границами</translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) can still be sheltered</source>
        <translation>
            <numerusform>Укрыть можно ещё %n шпиона</numerusform>
            <numerusform>Укрыть можно ещё %n шпионов</numerusform>
            <numerusform>Укрыть можно ещё %n шпионов</numerusform>
        </translation>
    </message>
    <message>
        <source>Your spy was removed: does it go to a Safe House?</source>
        <translation>Вашего шпиона убрали: укрыть его на явочной квартире?</translation>
    </message>
    <message numerus="yes">
        <source>Limit {limit}: three, and %n political star(s)</source>
        <translation>
            <numerusform>Предел {limit}: три и %n политическая звезда</numerusform>
            <numerusform>Предел {limit}: три и %n политические звезды</numerusform>
            <numerusform>Предел {limit}: три и %n политических звёзд</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your court has %n card(s) too many: which one do you discard?</source>
        <translation>
            <numerusform>При вашем дворе %n лишняя карта: какая уйдёт?</numerusform>
            <numerusform>При вашем дворе %n лишние карты: какая уйдёт?</numerusform>
            <numerusform>При вашем дворе %n лишних карт: какая уйдёт?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Limit {limit}: two, and %n intelligence star(s)</source>
        <translation>
            <numerusform>Предел {limit}: две и %n звезда разведки</numerusform>
            <numerusform>Предел {limit}: две и %n звезды разведки</numerusform>
            <numerusform>Предел {limit}: две и %n звёзд разведки</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand has %n card(s) too many: which one do you discard?</source>
        <translation>
            <numerusform>В вашей руке %n лишняя карта: какая уйдёт?</numerusform>
            <numerusform>В вашей руке %n лишние карты: какая уйдёт?</numerusform>
            <numerusform>В вашей руке %n лишних карт: какая уйдёт?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You cannot pay %n rupee(s) of your debt: which card do you give up for it?</source>
        <translation>
            <numerusform>Не хватает %n рупии, чтобы вернуть долг: какая карта уйдёт?</numerusform>
            <numerusform>Не хватает %n рупий, чтобы вернуть долг: какая карта уйдёт?</numerusform>
            <numerusform>Не хватает %n рупий, чтобы вернуть долг: какая карта уйдёт?</numerusform>
        </translation>
    </message>
    <message>
        <source>Each card pays one rupee</source>
        <translation>Каждая карта заменяет одну рупию</translation>
    </message>
    <message>
        <source>You change sides: which patriot goes first?</source>
        <translation>Вы меняете сторону: какой патриот уйдёт первым?</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n patriot(s) and cannot pay back all leverage</source>
        <translation>
            <numerusform>Вы теряете %n патриота и не сможете вернуть весь долг за рычаги</numerusform>
            <numerusform>Вы теряете %n патриотов и не сможете вернуть весь долг за рычаги</numerusform>
            <numerusform>Вы теряете %n патриотов и не сможете вернуть весь долг за рычаги</numerusform>
        </translation>
    </message>
    <message>
        <source>{event}: which card of your hand do you discard?</source>
        <translation>{event}: какую карту из руки вы сбросите?</translation>
    </message>
    <message>
        <source>Every player discards one</source>
        <translation>Каждый игрок сбрасывает одну</translation>
    </message>
    <message>
        <source>Who is the rumor about?</source>
        <translation>О ком слухи?</translation>
    </message>
    <message>
        <source>That player’s patriots give no influence until the next check is over</source>
        <translation>Патриоты этого игрока не приносят влияния до конца следующей проверки</translation>
    </message>
    <message>
        <source>Who do you swap hands with?</source>
        <translation>С кем поменяться картами из руки?</translation>
    </message>
    <message numerus="yes">
        <source>You give %n card(s)</source>
        <translation>
            <numerusform>Вы отдаёте %n карту</numerusform>
            <numerusform>Вы отдаёте %n карты</numerusform>
            <numerusform>Вы отдаёте %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>Which suit is favored until the next Dominance Check?</source>
        <translation>Какая масть будет предпочитаемой до следующей проверки доминирования?</translation>
    </message>
    <message>
        <source>Icons and events do not change it until then</source>
        <translation>До тех пор её не меняют ни значки, ни события</translation>
    </message>
    <message>
        <source>{event}: which region is cleared?</source>
        <translation>{event}: какой регион очистить?</translation>
    </message>
    <message>
        <source>All tribes and armies go; roads stay</source>
        <translation>Все племена и армии уйдут; дороги останутся</translation>
    </message>
</context>
<context>
    <name>PamirReasons</name>
    <message>
        <source>Wakhan turns over card {number}: her arrows point at column {column} and {arrow}; her pragmatic loyalty is with the {coalition_people}.</source>
        <extracomment>columns are counted by what their cards cost, from 0; {arrow} is &quot;at the top&quot; or &quot;at the bottom&quot;</extracomment>
        <translation>Карта {number}: столбец {column}, {arrow}; прагматичная лояльность: {coalition_people}.</translation>
    </message>
    <message>
        <source>No card lies below it: all her cards are shuffled, and she draws again.</source>
        <translation>Под ней больше нет карт: Вахан перемешивает все свои карты и берёт снова.</translation>
    </message>
    <message>
        <source>Card {number}, line {place}: {line}</source>
        <extracomment>{line} is a whole sentence: &quot;Wakhan battles.&quot;</extracomment>
        <translation>Карта {number}, строка {place}. {line}</translation>
    </message>
    <message>
        <source>That is not possible: no card of her court has the action “{action}”.</source>
        <translation>Это невозможно: ни у одной карты двора Вахана нет действия «{action}».</translation>
    </message>
    <message>
        <source>That is not possible: all her cards with the action “{action}” are used.</source>
        <translation>Это невозможно: все карты с действием «{action}» уже использованы.</translation>
    </message>
    <message>
        <source>That is not possible: she cannot pay for the action “{action}”.</source>
        <translation>Это невозможно: на действие «{action}» не хватает рупий.</translation>
    </message>
    <message>
        <source>That is not possible: there is no region where she has pieces to fight with and enemies to fight.</source>
        <translation>Это невозможно: нигде фигуры, которые сражаются за Вахана, не стоят рядом с врагом.</translation>
    </message>
    <message>
        <source>That is not possible: no card has both a spy of hers and an enemy’s.</source>
        <translation>Это невозможно: ни на одной карте шпион Вахана не стоит рядом с вражеским.</translation>
    </message>
    <message>
        <source>That is not possible: no spy of hers is on a card that she would betray.</source>
        <translation>Это невозможно: ни один шпион Вахана не стоит на карте, которую стоило бы предать.</translation>
    </message>
    <message>
        <source>That is not possible: there is no region where she could build.</source>
        <translation>Это невозможно: нет региона, где Вахан мог бы строить.</translation>
    </message>
    <message>
        <source>That is not possible: no army of hers can leave for a region where it is wanted.</source>
        <translation>Это невозможно: ни одна его армия не может уйти туда, где она нужна.</translation>
    </message>
    <message>
        <source>That is not possible: there is nothing to tax.</source>
        <translation>Это невозможно: налог взять не с кого и не с чего.</translation>
    </message>
    <message>
        <source>That is not possible: the market has no such card that she can pay for.</source>
        <translation>Это невозможно: на рынке нет такой карты, за которую хватает рупий.</translation>
    </message>
    <message>
        <source>That is not possible: its condition is not met, or the market has no such card that she can pay for.</source>
        <translation>Это невозможно: условие не выполнено, или на рынке нет такой карты, за которую хватает рупий.</translation>
    </message>
    <message>
        <source>Both of her actions are spent: only bonus actions are left.</source>
        <translation>Оба действия потрачены: остались только бонусные.</translation>
    </message>
    <message>
        <source>Three lines in a row were not possible: only bonus actions are left.</source>
        <translation>Три строки подряд оказались невозможны: остались только бонусные действия.</translation>
    </message>
    <message>
        <source>{card} has a bonus action: the leftmost icon that can be done is {action}.</source>
        <extracomment>{action} is the name of an action</extracomment>
        <translation>У карты {card} бонусное действие, первое слева из возможных: {action}.</translation>
    </message>
    <message>
        <source>Blackmail: of the cards of {region_gen} without spies she chooses {card} for a spy, since {priority}.</source>
        <extracomment>{priority} is a clause about the card, here and below: &quot;it is the only one&quot;</extracomment>
        <translation>Шантаж: из карт {region_gen} без шпионов Вахан выбирает для шпиона карту {card}, потому что {priority}.</translation>
    </message>
    <message numerus="yes">
        <source>She buys {card}: it brings her %n victory point(s), more than anyone else.</source>
        <translation>
            <numerusform>Вахан покупает карту {card}: она принесёт ему %n победное очко, больше, чем кому-либо.</numerusform>
            <numerusform>Вахан покупает карту {card}: она принесёт ему %n победных очка, больше, чем кому-либо.</numerusform>
            <numerusform>Вахан покупает карту {card}: она принесёт ему %n победных очков, больше, чем кому-либо.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>She buys {card}: it brings her %n victory point(s), and she wins the game with it.</source>
        <translation>
            <numerusform>Вахан покупает карту {card}: она принесёт ему %n победное очко, и он выиграет партию.</numerusform>
            <numerusform>Вахан покупает карту {card}: она принесёт ему %n победных очка, и он выиграет партию.</numerusform>
            <numerusform>Вахан покупает карту {card}: она принесёт ему %n победных очков, и он выиграет партию.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Dominance Check is near: {card} is the cheapest patriot of the dominant {coalition_people}.</source>
        <translation>Близится проверка доминирования, а доминирует {coalition}: карта {card} — её самый дешёвый патриот.</translation>
    </message>
    <message>
        <source>A Dominance Check is near and the {coalition_people} are dominant: {card} is the cheapest card with the most armies and roads ({count}).</source>
        <translation>Близится проверка доминирования, а доминирует {coalition}: карта {card} — самая дешёвая из тех, где больше всего армий и дорог ({count}).</translation>
    </message>
    <message>
        <source>A Dominance Check is near and the {coalition_people} are dominant, but no card has an army or a road: {card} is the cheapest.</source>
        <translation>Близится проверка доминирования, а доминирует {coalition}, но ни на одной карте нет ни армии, ни дороги: карта {card} — самая дешёвая.</translation>
    </message>
    <message>
        <source>A Dominance Check is near and nobody is dominant: {card} is the cheapest card with the most tribes and spies ({count}).</source>
        <translation>Близится проверка доминирования, и никто не доминирует: карта {card} — самая дешёвая из тех, где больше всего племён и шпионов ({count}).</translation>
    </message>
    <message>
        <source>A Dominance Check is near, nobody is dominant and no card has a tribe or a spy: {card} is the cheapest.</source>
        <translation>Близится проверка доминирования, никто не доминирует, и ни на одной карте нет ни племени, ни шпиона: карта {card} — самая дешёвая.</translation>
    </message>
    <message>
        <source>A Dominance Check is near, nobody is dominant and no card has a tribe or a spy: {card} brings her the most rupees ({count}).</source>
        <translation>Близится проверка доминирования, никто не доминирует, и ни на одной карте нет ни племени, ни шпиона: карта {card} принесёт больше всего рупий ({count}).</translation>
    </message>
    <message>
        <source>Her arrows point at column {start} in {row}: {card} in column {column} is the first valid card.</source>
        <extracomment>{row} is &quot;the upper row&quot; or &quot;the lower row&quot;</extracomment>
        <translation>Стрелки указывают на столбец {start} и {row}: карта {card} в столбце {column} — первая подходящая.</translation>
    </message>
    <message>
        <source>Where her arrows point no card is valid; from column {start} on in {row}, {card} in column {column} is the first.</source>
        <translation>Там, куда указывают стрелки, подходящей карты нет; проверяется {row}, начиная со столбца {start}: первая — карта {card} в столбце {column}.</translation>
    </message>
    <message>
        <source>{card} is cheaper than {other_card}, of the same suit and at least its rank: she takes that instead.</source>
        <translation>Карта {card} дешевле, чем {other_card}, той же масти и не ниже рангом: Вахан берёт её.</translation>
    </message>
    <message numerus="yes">
        <source>Her line asks for {card}, at %n rupee(s).</source>
        <translation>
            <numerusform>По этой строке подходит карта {card}, цена: %n рупия.</numerusform>
            <numerusform>По этой строке подходит карта {card}, цена: %n рупии.</numerusform>
            <numerusform>По этой строке подходит карта {card}, цена: %n рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {card} she pays {family} the full bribe of %n rupee(s).</source>
        <translation>
            <numerusform>За карту {card} Вахан платит {family_dat} взятку полностью: %n рупию.</numerusform>
            <numerusform>За карту {card} Вахан платит {family_dat} взятку полностью: %n рупии.</numerusform>
            <numerusform>За карту {card} Вахан платит {family_dat} взятку полностью: %n рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For {card} she owes {family} a bribe of %n rupee(s), which she does not have: it is discarded.</source>
        <translation>
            <numerusform>За карту {card} Вахан должен дать {family_dat} взятку в %n рупию, а столько у него нет: карта сбрасывается.</numerusform>
            <numerusform>За карту {card} Вахан должен дать {family_dat} взятку в %n рупии, а столько у него нет: карта сбрасывается.</numerusform>
            <numerusform>За карту {card} Вахан должен дать {family_dat} взятку в %n рупий, а столько у него нет: карта сбрасывается.</numerusform>
        </translation>
    </message>
    <message>
        <source>The red arrow says where she plays {card}: at the {side} end of her court.</source>
        <extracomment>{side} is &quot;left&quot; or &quot;right&quot;</extracomment>
        <translation>Красная стрелка указывает, на какой край двора Вахан кладёт карту {card}: {side}.</translation>
    </message>
    <message>
        <source>Of the cards of {region_gen} where she does not have the most spies she chooses {card}, since {priority}.</source>
        <translation>Из карт {region_gen}, где не у Вахана больше всего шпионов, он выбирает карту {card}, потому что {priority}.</translation>
    </message>
    <message>
        <source>She has the most spies on all cards of {region_gen}; of these she chooses {card}, since {priority}.</source>
        <translation>На всех картах {region_gen} больше всего шпионов у Вахана; из них он выбирает карту {card}, потому что {priority}.</translation>
    </message>
    <message>
        <source>No block of the {coalition_people} is left: by the list of her card she takes an army {region_from}.</source>
        <translation>Блоков {coalition_people_gen} не осталось: по списку своей карты Вахан берёт армию {region_from}.</translation>
    </message>
    <message>
        <source>No block of the {coalition_people} is left: by the list of her card she takes the road {border}.</source>
        <translation>Блоков {coalition_people_gen} не осталось: по списку своей карты Вахан берёт дорогу {border}.</translation>
    </message>
    <message>
        <source>No block of the {coalition_people} is left, and none on the map can be taken: nothing is placed.</source>
        <translation>Блоков {coalition_people_gen} не осталось, и с поля взять нечего: ничего не выставляется.</translation>
    </message>
    <message>
        <source>None of her cylinders is left: she takes a tribe {region_from}.</source>
        <translation>Цилиндров у Вахана не осталось: он берёт племя {region_from}.</translation>
    </message>
    <message>
        <source>None of her cylinders is left: she takes a spy from {card}.</source>
        <translation>Цилиндров у Вахана не осталось: он берёт шпиона с карты {card}.</translation>
    </message>
    <message>
        <source>None of her cylinders is left, and none in play can be taken: nothing is placed.</source>
        <translation>Цилиндров у Вахана не осталось, и взять их неоткуда: ничего не выставляется.</translation>
    </message>
    <message>
        <source>A card that was swapped to her is played at once: {card}.</source>
        <translation>Карта, полученная при обмене, разыгрывается сразу: {card}.</translation>
    </message>
    <message>
        <source>Of her unused cards with the action “{action}” that she can pay for she chooses {card}, since {priority}.</source>
        <extracomment>{action} is the name of an action</extracomment>
        <translation>Действие «{action}», карта {card}: {priority}.</translation>
    </message>
    <message numerus="yes">
        <source>She taxes players first, the richest first: %n rupee(s) from {family}.</source>
        <translation>
            <numerusform>Вахан собирает налог сначала с игроков, начиная с самых богатых: берёт %n рупию у {family_gen}.</numerusform>
            <numerusform>Вахан собирает налог сначала с игроков, начиная с самых богатых: берёт %n рупии у {family_gen}.</numerusform>
            <numerusform>Вахан собирает налог сначала с игроков, начиная с самых богатых: берёт %n рупий у {family_gen}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the market she takes %n rupee(s) on {card}.</source>
        <translation>
            <numerusform>С рынка Вахан берёт %n рупию с карты {card}.</numerusform>
            <numerusform>С рынка Вахан берёт %n рупии с карты {card}.</numerusform>
            <numerusform>С рынка Вахан берёт %n рупий с карты {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cheapest free gift costs %n rupee(s).</source>
        <translation>
            <numerusform>Самый дешёвый свободный подарок стоит %n рупию.</numerusform>
            <numerusform>Самый дешёвый свободный подарок стоит %n рупии.</numerusform>
            <numerusform>Самый дешёвый свободный подарок стоит %n рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{region} is the first region of her list that she rules: up to %n {army_plural} there.</source>
        <translation>
            <numerusform>{region} — первый регион в списке Вахана, которым он правит; там появятся {army_plural}, самое большее %n.</numerusform>
            <numerusform>{region} — первый регион в списке Вахана, которым он правит; там появятся {army_plural}, самое большее %n.</numerusform>
            <numerusform>{region} — первый регион в списке Вахана, которым он правит; там появятся {army_plural}, самое большее %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Infrastructure gives her one more: {army} {region_in}.</source>
        <translation>Инфраструктура даёт ещё один блок: {army} {region_in}.</translation>
    </message>
    <message>
        <source>Of the cards with a prize and a spy of hers she chooses {card}, since {priority}.</source>
        <translation>Из карт с призом и своим шпионом Вахан выбирает карту {card}, потому что {priority}.</translation>
    </message>
    <message>
        <source>She always takes the prize: {card} {coalition_as_prize}.</source>
        <translation>Вахан всегда берёт приз: карту {card} {coalition_as_prize}.</translation>
    </message>
    <message>
        <source>{region} is the first region of her list where she has pieces to fight with (usually {army_plural}) and enemies to fight.</source>
        <translation>{region} — первый регион в списке Вахана, где его силы (обычно {army_plural}) встречают врагов.</translation>
    </message>
    <message>
        <source>There is no region to fight in. Of the cards with a spy of hers and of an enemy she chooses {card}, since {priority}.</source>
        <translation>Ни в одном регионе сражаться не с кем. Из карт со своим и вражеским шпионом Вахан выбирает карту {card}, потому что {priority}.</translation>
    </message>
    <message>
        <source>Of the cards with a spy of hers, one of an enemy and the most spies in all ({count}) she chooses {card}, since {priority}.</source>
        <translation>Из карт со своим и вражеским шпионом, где шпионов больше всего ({count}), Вахан выбирает карту {card}, потому что {priority}.</translation>
    </message>
    <message>
        <source>An army goes {from_region_from} {to_region_to}, where an opponent has a tribe and tribes outnumber such armies.</source>
        <translation>Армия идёт {from_region_from} {to_region_to}, где есть чужое племя, а племён всего больше, чем таких армий.</translation>
    </message>
    <message>
        <source>A tribe goes {from_region_from} {to_region_to}, where an opponent has a tribe and tribes outnumber her armies.</source>
        <translation>Племя идёт {from_region_from} {to_region_to}, где есть чужое племя, а племён всего больше, чем армий Вахана.</translation>
    </message>
    <message>
        <source>No army can move: an idle spy goes from {from_card}, of the lowest priority, to {to_card}, the best beside it.</source>
        <translation>Ни одна армия не может идти: свободный шпион переходит с наименее важной карты {from_card} на лучшую из соседних, {to_card}.</translation>
    </message>
    <message>
        <source>She always uses a Safe House: the spy goes onto {card}.</source>
        <translation>Вахан всегда пользуется явочной квартирой: шпион идёт на карту {card}.</translation>
    </message>
    <message>
        <source>Her court is too large. Of its cards she gives up {card}, since {given_up}.</source>
        <translation>Двор Вахана слишком велик: сбрасывается карта {card}, потому что {given_up}.</translation>
    </message>
    <message>
        <source>The red arrow says who it is about: {family}.</source>
        <translation>Красная стрелка указывает, о ком слухи: {family}.</translation>
    </message>
    <message>
        <source>The red arrow says who she swaps hands with: {family}.</source>
        <translation>Красная стрелка указывает, с кем Вахан меняется картами: {family}.</translation>
    </message>
    <message>
        <source>She leaves the {suit} favored.</source>
        <translation>Вахан оставляет предпочитаемой {suit_acc}.</translation>
    </message>
    <message>
        <source>{region} is the first region of her list.</source>
        <translation>{region} — первый регион в списке Вахана.</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>верхний ряд</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>нижний ряд</translation>
    </message>
    <message>
        <source>the upper row</source>
        <translation>верхний ряд</translation>
    </message>
    <message>
        <source>the lower row</source>
        <translation>нижний ряд</translation>
    </message>
    <message>
        <source>left</source>
        <comment>end of a court</comment>
        <translation>левый</translation>
    </message>
    <message>
        <source>right</source>
        <comment>end of a court</comment>
        <translation>правый</translation>
    </message>
    <message>
        <source>it is the only one</source>
        <translation>она единственная</translation>
    </message>
    <message>
        <source>it lies with an opponent</source>
        <translation>она лежит у соперника</translation>
    </message>
    <message>
        <source>it is of the favored suit</source>
        <translation>она предпочитаемой масти</translation>
    </message>
    <message>
        <source>it is a patriot of the dominant coalition</source>
        <translation>она патриот доминирующей коалиции</translation>
    </message>
    <message>
        <source>it has a prize of the dominant coalition</source>
        <translation>на ней приз доминирующей коалиции</translation>
    </message>
    <message>
        <source>it is a patriot</source>
        <translation>она патриот</translation>
    </message>
    <message>
        <source>it has leverage</source>
        <translation>на ней есть рычаг</translation>
    </message>
    <message>
        <source>it has the highest rank</source>
        <translation>её ранг самый высокий</translation>
    </message>
    <message>
        <source>it has the highest number</source>
        <translation>её номер самый большой</translation>
    </message>
    <message>
        <source>it is not political</source>
        <translation>она не политическая</translation>
    </message>
    <message>
        <source>it is not a patriot</source>
        <translation>она не патриот</translation>
    </message>
    <message>
        <source>it has no leverage</source>
        <translation>на ней нет рычага</translation>
    </message>
    <message>
        <source>it has the largest surplus of other players’ spies over hers</source>
        <translation>на ней наибольший перевес чужих шпионов</translation>
    </message>
    <message>
        <source>it has the fewest spies</source>
        <translation>на ней меньше всего шпионов</translation>
    </message>
    <message>
        <source>it has the lowest rank</source>
        <translation>её ранг самый низкий</translation>
    </message>
    <message>
        <source>it is not of the favored suit</source>
        <translation>она не предпочитаемой масти</translation>
    </message>
    <message>
        <source>it has the lowest number</source>
        <translation>её номер самый маленький</translation>
    </message>
</context>
<context>
    <name>PamirRefusals</name>
    <message>
        <source>{family} decides now.</source>
        <translation>Сейчас решают {family}.</translation>
    </message>
    <message>
        <source>{card} cannot be bought.</source>
        <translation>Карту {card} нельзя купить.</translation>
    </message>
    <message>
        <source>{card} got a rupee this turn: you can buy it next turn.</source>
        <translation>Карта {card} получила рупию в этот ход: её можно купить в следующий.</translation>
    </message>
    <message numerus="yes">
        <source>{card} costs {cost}; you have %n rupee(s).</source>
        <translation>
            <numerusform>Карта {card} стоит {cost}; у вас %n рупия.</numerusform>
            <numerusform>Карта {card} стоит {cost}; у вас %n рупии.</numerusform>
            <numerusform>Карта {card} стоит {cost}; у вас %n рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards are played at the left or right end of your court.</source>
        <translation>Карту кладут на левый или правый край своего двора.</translation>
    </message>
    <message>
        <source>{card} does not have this action: {what}.</source>
        <translation>У карты {card} нет действия: {what}.</translation>
    </message>
    <message>
        <source>{card} was used this turn.</source>
        <translation>Карта {card} в этот ход уже использована.</translation>
    </message>
    <message numerus="yes">
        <source>This costs 2 rupees; you have %n rupee(s).</source>
        <translation>
            <numerusform>Это стоит 2 рупии; у вас %n рупия.</numerusform>
            <numerusform>Это стоит 2 рупии; у вас %n рупии.</numerusform>
            <numerusform>Это стоит 2 рупии; у вас %n рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>All your gift spaces are filled.</source>
        <translation>Все ваши поля подарков заняты.</translation>
    </message>
    <message>
        <source>You rule no region to build in.</source>
        <translation>Строить негде: вы не правите ни одним регионом.</translation>
    </message>
    <message>
        <source>There is no card with a spy of yours that can be betrayed.</source>
        <translation>Нет карты с вашим шпионом, которую можно предать.</translation>
    </message>
    <message>
        <source>There are no rupees that you could take.</source>
        <translation>Нет рупий, которые можно взять.</translation>
    </message>
    <message>
        <source>Neither an army nor a spy of yours can move.</source>
        <translation>Ни одна ваша армия и ни один шпион не могут переместиться.</translation>
    </message>
    <message>
        <source>You have no piece left for it.</source>
        <translation>Для этого не осталось фишек.</translation>
    </message>
    <message>
        <source>There is no battle that you could fight.</source>
        <translation>Вам негде вступить в битву.</translation>
    </message>
    <message>
        <source>No action is left; only bonus actions and the end of the turn.</source>
        <translation>Действий не осталось; возможны только бонусные действия и конец хода.</translation>
    </message>
    <message>
        <source>You have given up this action with {card}: do something else first.</source>
        <translation>От этого действия картой {card} вы уже отказались: сначала сделайте что-нибудь другое.</translation>
    </message>
    <message>
        <source>{card} is not in the market.</source>
        <translation>Карты {card} нет на рынке.</translation>
    </message>
    <message>
        <source>{card} is not in your hand.</source>
        <translation>Карты {card} нет в вашей руке.</translation>
    </message>
    <message>
        <source>{card} is not in your court.</source>
        <translation>Карты {card} нет при вашем дворе.</translation>
    </message>
    <message>
        <source>{card} is in no court.</source>
        <translation>Карты {card} нет ни при одном дворе.</translation>
    </message>
    <message>
        <source>You have no spy on {card}.</source>
        <translation>На карте {card} нет вашего шпиона.</translation>
    </message>
    <message numerus="yes">
        <source>You can ask for at most %n rupee(s).</source>
        <translation>
            <numerusform>Можно запросить не больше %n рупии.</numerusform>
            <numerusform>Можно запросить не больше %n рупий.</numerusform>
            <numerusform>Можно запросить не больше %n рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n rupee(s).</source>
        <translation>
            <numerusform>У вас %n рупия.</numerusform>
            <numerusform>У вас %n рупии.</numerusform>
            <numerusform>У вас %n рупий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n rupee(s), and the action itself costs {cost}.</source>
        <translation>
            <numerusform>У вас %n рупия, а само действие стоит {cost}.</numerusform>
            <numerusform>У вас %n рупии, а само действие стоит {cost}.</numerusform>
            <numerusform>У вас %n рупий, а само действие стоит {cost}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The court comes first, then the hand.</source>
        <translation>Сначала двор, потом рука.</translation>
    </message>
    <message>
        <source>{card} is not a patriot you have to lose.</source>
        <translation>Карту {card} вы не теряете: это не патриот прежней коалиции.</translation>
    </message>
    <message>
        <source>{card} is neither in your court nor in your hand.</source>
        <translation>Карты {card} нет ни при вашем дворе, ни в руке.</translation>
    </message>
    <message>
        <source>{ability}: political cards of {family_gen} cannot be betrayed.</source>
        <translation>{ability}: политические карты {family_gen} нельзя предать.</translation>
    </message>
    <message>
        <source>The road goes onto a border of {region_gen}.</source>
        <translation>Дорога ложится на границу {region_gen}.</translation>
    </message>
    <message>
        <source>{card} is not a card of {region_gen}.</source>
        <translation>Карта {card} не относится к региону: {region}.</translation>
    </message>
    <message>
        <source>There is a spy on {card} already.</source>
        <translation>На карте {card} уже есть шпион.</translation>
    </message>
    <message>
        <source>{card} is not a card of the region of your Blackmail.</source>
        <translation>Карта {card} не из региона вашего шантажа.</translation>
    </message>
    <message>
        <source>You do not rule {region}: build where you rule, or on a border of it.</source>
        <translation>Вы не правите {region_ins}: стройте там, где правите, или на границе.</translation>
    </message>
    <message>
        <source>You rule neither side of this border: {border}.</source>
        <translation>Вы не правите ни по одну сторону этой границы: {border}.</translation>
    </message>
    <message>
        <source>No piece can be taken from there; those that were placed this turn stay.</source>
        <translation>Оттуда взять нечего; поставленное в этот ход остаётся.</translation>
    </message>
    <message>
        <source>Tribes can move only with Nationalism.</source>
        <translation>Племена перемещаются, только пока действует событие «Национализм».</translation>
    </message>
    <message>
        <source>You have no army {region_in}.</source>
        <translation>У вас нет армий {region_in}.</translation>
    </message>
    <message>
        <source>You have no tribe {region_in}.</source>
        <translation>У вас нет племён {region_in}.</translation>
    </message>
    <message>
        <source>{region} and {other_region} have no common border.</source>
        <translation>{region} и {other_region} не граничат.</translation>
    </message>
    <message>
        <source>No road of the {coalition_gen} leads {region_from} {other_region_to}.</source>
        <translation>Дорог {coalition_gen} {region_from} {other_region_to} нет.</translation>
    </message>
    <message>
        <source>A spy goes to the next card; the courts form a ring.</source>
        <translation>Шпион идёт на соседнюю карту; дворы образуют кольцо.</translation>
    </message>
    <message>
        <source>This gift space is filled.</source>
        <translation>Это поле подарка занято.</translation>
    </message>
    <message numerus="yes">
        <source>This gift costs {cost}; you have %n rupee(s).</source>
        <translation>
            <numerusform>Этот подарок стоит {cost}; у вас %n рупия.</numerusform>
            <numerusform>Этот подарок стоит {cost}; у вас %n рупии.</numerusform>
            <numerusform>Этот подарок стоит {cost}; у вас %n рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no rupees on {card}.</source>
        <translation>На карте {card} нет рупий.</translation>
    </message>
    <message>
        <source>{family} has no court card of a region that you rule.</source>
        <translation>При дворе {family_gen} нет карт регионов, которыми вы правите.</translation>
    </message>
    <message>
        <source>All rupees of {family_gen} are sheltered.</source>
        <translation>Все рупии {family_gen} под защитой.</translation>
    </message>
    <message numerus="yes">
        <source>The cheapest gift costs {cost}; you have %n rupee(s).</source>
        <translation>
            <numerusform>Самый дешёвый подарок стоит {cost}; у вас %n рупия.</numerusform>
            <numerusform>Самый дешёвый подарок стоит {cost}; у вас %n рупии.</numerusform>
            <numerusform>Самый дешёвый подарок стоит {cost}; у вас %n рупий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing there can be removed.</source>
        <translation>Там нечего убрать.</translation>
    </message>
    <message>
        <source>{family} is loyal to the {coalition_gen}, as you are.</source>
        <translation>{family} лояльны той же коалиции, что и вы: {coalition}.</translation>
    </message>
    <message>
        <source>{ability} of {family_gen} prevents that.</source>
        <translation>Этого не допускает свойство {family_gen}: {ability}.</translation>
    </message>
    <message>
        <source>Blocks of your own coalition cannot be removed.</source>
        <translation>Блоки своей коалиции убирать нельзя.</translation>
    </message>
</context>
<context>
    <name>PamirSides</name>
    <message>
        <source>Loyal already</source>
        <translation>Уже лояльны</translation>
    </message>
    <message>
        <source>nobody so far</source>
        <translation>пока никто</translation>
    </message>
    <message>
        <source>What loyalty means</source>
        <translation>Что значит лояльность</translation>
    </message>
    <message>
        <source>Armies and roads that you place are its blocks.</source>
        <translation>Армии и&#xa0;дороги, которые вы ставите,&#xa0;— её блоки.</translation>
    </message>
    <message>
        <source>If it dominates at a check, only those loyal to it score, by influence.</source>
        <translation>Если она доминирует при проверке, очки получают только лояльные ей, по влиянию.</translation>
    </message>
    <message>
        <source>A patriot of another coalition, or its prize, changes your side.</source>
        <translation>Разыграв патриота другой коалиции или взяв её приз, вы меняете сторону.</translation>
    </message>
    <message>
        <source>Rules of loyalty</source>
        <translation>О&#xa0;лояльности</translation>
    </message>
    <message>
        <source>{card}: {coalition_patriot}. Playing it changes your side before its icons count.</source>
        <translation>{card}: {coalition_patriot}. Разыграв карту, вы смените сторону прежде, чем сработают её значки.</translation>
    </message>
    <message>
        <source>{card} is a prize of the {coalition_gen}: with it you change sides.</source>
        <translation>{card}&#xa0;— приз {coalition_gen}: взяв его, вы смените сторону.</translation>
    </message>
    <message>
        <source>Join the {coalition_people}?</source>
        <translation>Перейти на сторону {coalition_people_gen}?</translation>
    </message>
    <message>
        <source>You lose at once</source>
        <translation>Вы сразу теряете</translation>
    </message>
    <message>
        <source>You get</source>
        <translation>Вы получаете</translation>
    </message>
    <message>
        <source>Influence</source>
        <translation>Влияние</translation>
    </message>
    <message>
        <source>Your tribes and spies and all blocks on the map stay where they are.</source>
        <translation>Ваши племена и&#xa0;шпионы, как и&#xa0;все блоки на поле, остаются на месте.</translation>
    </message>
    <message>
        <source>Stay with the {coalition_people}</source>
        <translation>Остаться на стороне {coalition_people_gen}</translation>
    </message>
    <message>
        <source>Nothing is spent</source>
        <translation>Ничего не тратится</translation>
    </message>
    <message>
        <source>Back to your supply, which will have {count}</source>
        <translation>В&#xa0;запас: в&#xa0;нём станет {count}</translation>
    </message>
    <message>
        <source>Out of the game: {cards}</source>
        <translation>Выходят из игры: {cards}</translation>
    </message>
    <message>
        <source>The rule of {region}</source>
        <translation>Власть: {region}</translation>
    </message>
    <message>
        <source>leaves your court</source>
        <translation>покидает ваш двор</translation>
    </message>
    <message>
        <source>Worth 1 influence</source>
        <translation>Даёт 1&#xa0;очко влияния</translation>
    </message>
    <message>
        <source>What you build and place from now on</source>
        <translation>Всё, что вы теперь строите и&#xa0;ставите</translation>
    </message>
    <message>
        <source>You fight the {one_coalition_people} and the {other_coalition_people}</source>
        <translation>Ваши враги: {one_coalition_people} и&#xa0;{other_coalition_people}</translation>
    </message>
    <message>
        <source>you and {families} do not fight each other</source>
        <translation>больше не враги: {families}</translation>
    </message>
    <message>
        <source>Blocks of the {coalition_people}</source>
        <translation>Блоки {coalition_people_gen}</translation>
    </message>
    <message>
        <source>Other enemies</source>
        <translation>Другие враги</translation>
    </message>
    <message>
        <source>Take it and join</source>
        <translation>Взять и&#xa0;перейти</translation>
    </message>
    <message>
        <source>Join at the right end</source>
        <translation>Перейти: справа</translation>
    </message>
    <message>
        <source>Join at the left end</source>
        <translation>Перейти: слева</translation>
    </message>
    <message>
        <source>Beside {name}</source>
        <translation>Рядом: {name}</translation>
    </message>
</context>
<context>
    <name>PamirSpoken</name>
    <message>
        <source>In your hand</source>
        <translation>В вашей руке</translation>
    </message>
    <message>
        <source>Card {place} of {places} in the court of {family_gen}</source>
        <translation>Карта {place} из {places} при дворе {family_gen}</translation>
    </message>
    <message>
        <source>Card {place} of {places} in your court</source>
        <translation>Карта {place} из {places} при вашем дворе</translation>
    </message>
    <message>
        <source>Spies on it: {spies}</source>
        <translation>Шпионы на ней: {spies}</translation>
    </message>
    <message>
        <source>Used this turn</source>
        <translation>Использована в этот ход</translation>
    </message>
    <message>
        <source>Upper row of the market, place {place}</source>
        <translation>Верхний ряд рынка, место {place}</translation>
    </message>
    <message>
        <source>Lower row of the market, place {place}</source>
        <translation>Нижний ряд рынка, место {place}</translation>
    </message>
    <message numerus="yes">
        <source>It costs %n rupee(s)</source>
        <translation>
            <numerusform>Стоит %n рупию</numerusform>
            <numerusform>Стоит %n рупии</numerusform>
            <numerusform>Стоит %n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>It is free</source>
        <translation>Она бесплатна</translation>
    </message>
    <message numerus="yes">
        <source>%n rupee(s) lie on it</source>
        <translation>
            <numerusform>На ней лежит %n рупия</numerusform>
            <numerusform>На ней лежат %n рупии</numerusform>
            <numerusform>На ней лежит %n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>It got a rupee this turn and cannot be bought</source>
        <translation>В этот ход на неё положили рупию: купить нельзя</translation>
    </message>
    <message>
        <source>{road}, {border}</source>
        <translation>{road}, {border}</translation>
    </message>
    <message>
        <source>A rupee on {card}</source>
        <translation>Рупия на карте {card}</translation>
    </message>
    <message>
        <source>A tribe of {family_gen} {region_in}</source>
        <translation>Племя {family_gen} {region_in}</translation>
    </message>
    <message>
        <source>A spy of {family_gen} on {card}</source>
        <translation>Шпион {family_gen} на карте {card}</translation>
    </message>
    <message>
        <source>A gift of {family_gen}</source>
        <translation>Подарок {family_gen}</translation>
    </message>
    <message>
        <source>A rupee of {family_gen}</source>
        <translation>Рупия {family_gen}</translation>
    </message>
    <message>
        <source>A cylinder from the supply of {family_gen}</source>
        <translation>Цилиндр из запаса {family_gen}</translation>
    </message>
    <message>
        <source>Your rupees</source>
        <translation>Ваши рупии</translation>
    </message>
</context>
<context>
    <name>PamirStillOut</name>
    <message>
        <source>What is still in the deck</source>
        <translation>Что ещё в колоде</translation>
    </message>
    <message>
        <source>Bought and not played yet</source>
        <translation>Куплены и ещё не разыграны</translation>
    </message>
    <message>
        <source>Nobody holds a card that was bought.</source>
        <translation>Купленных карт ни у кого на руках нет.</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>Сброшены</translation>
    </message>
    <message>
        <source>No card has been discarded yet.</source>
        <translation>В&#xa0;сбросе ещё нет карт.</translation>
    </message>
    <message>
        <source>Events that are over or in force, and checks</source>
        <translation>События, прошедшие и действующие, и проверки</translation>
    </message>
    <message>
        <source>No event has happened yet.</source>
        <translation>Ещё не было ни одного события.</translation>
    </message>
    <message>
        <source>The deck is empty: no more cards will come.</source>
        <translation>Колода пуста: новых карт больше не будет.</translation>
    </message>
    <message numerus="yes">
        <source>%n court card(s)</source>
        <translation>
            <numerusform>%n карта двора</numerusform>
            <numerusform>%n карты двора</numerusform>
            <numerusform>%n карт двора</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n событие</numerusform>
            <numerusform>%n события</numerusform>
            <numerusform>%n событий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dominance Check(s)</source>
        <translation>
            <numerusform>%n проверка доминирования</numerusform>
            <numerusform>%n проверки доминирования</numerusform>
            <numerusform>%n проверок доминирования</numerusform>
        </translation>
    </message>
    <message>
        <source>In the deck: {parts}.</source>
        <translation>В колоде: {parts}.</translation>
    </message>
    <message>
        <source>Not seen yet, in the deck or not in this game: {regions}</source>
        <translation>Ещё не показаны (в колоде или вне партии): {regions}</translation>
    </message>
    <message>
        <source>See which cards have left the deck, and what may still come</source>
        <translation>Посмотреть, какие карты вышли из колоды и какие ещё могут выйти</translation>
    </message>
</context>
<context>
    <name>PamirTable</name>
    <message>
        <source>Region</source>
        <translation>Регион</translation>
    </message>
    <message>
        <source>Patriot</source>
        <translation>Патриот</translation>
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
        <translation>Действия</translation>
    </message>
    <message>
        <source>Prize</source>
        <translation>Приз</translation>
    </message>
    <message>
        <source>after this turn</source>
        <translation>после этого хода</translation>
    </message>
    <message>
        <source>if discarded: {event}</source>
        <translation>если сбросить: {event}</translation>
    </message>
    <message>
        <source>after this turn: {event}</source>
        <translation>после этого хода: {event}</translation>
    </message>
    <message>
        <source>Ruler</source>
        <translation>Власть</translation>
    </message>
    <message>
        <source>All in play</source>
        <translation>В игре</translation>
    </message>
    <message>
        <source>In supply</source>
        <translation>В запасе</translation>
    </message>
    <message>
        <source>Border</source>
        <translation>Граница</translation>
    </message>
    <message>
        <source>got a rupee this turn</source>
        <translation>получила рупию в этот ход</translation>
    </message>
    <message>
        <source>too expensive</source>
        <translation>слишком дорого</translation>
    </message>
    <message>
        <source>not for sale</source>
        <translation>не продаётся</translation>
    </message>
    <message>
        <source>prices for {family_acc}</source>
        <translation>цены для {family_gen}</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message>
        <source>Pay</source>
        <comment>column of prices</comment>
        <translation>Цен</translation>
    </message>
    <message>
        <source>On</source>
        <comment>column of rupees</comment>
        <translation>На</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>column of victory points</comment>
        <translation>ПО</translation>
    </message>
    <message>
        <source>Rupees</source>
        <comment>column</comment>
        <translation>Рупии</translation>
    </message>
    <message>
        <source>Safe</source>
        <comment>column of sheltered rupees</comment>
        <translation>Защ</translation>
    </message>
    <message>
        <source>Loyal</source>
        <comment>column of coalitions</comment>
        <translation>Лоял</translation>
    </message>
    <message>
        <source>Infl</source>
        <comment>column of influence</comment>
        <translation>Влия</translation>
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
        <translation>Двор</translation>
    </message>
    <message>
        <source>Gifts</source>
        <comment>column</comment>
        <translation>Под</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>column of military stars</comment>
        <translation>Вое</translation>
    </message>
    <message>
        <source>all</source>
        <comment>coalitions</comment>
        <translation>все</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>court</comment>
        <translation>пусто</translation>
    </message>
    <message>
        <source>prizes: {prizes}</source>
        <translation>призы: {prizes}</translation>
    </message>
    <message>
        <source>Court of {family_gen} ({letter})</source>
        <translation>Двор {family_gen} ({letter})</translation>
    </message>
    <message>
        <source>hostage of {family_gen}</source>
        <translation>в заложниках у {family_gen}</translation>
    </message>
    <message>
        <source>Really end the turn?</source>
        <translation>Точно закончить ход?</translation>
    </message>
    <message>
        <source>Left end</source>
        <translation>Левый край</translation>
    </message>
    <message>
        <source>Right end</source>
        <translation>Правый край</translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation>Вам в руку</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Happens now</source>
        <translation>Произойдёт сейчас</translation>
    </message>
    <message>
        <source>Drop it on one of the glowing places.</source>
        <translation>Положите это на одно из светящихся мест.</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>победные очки</translation>
    </message>
    <message>
        <source>influence</source>
        <translation>влияние</translation>
    </message>
    <message>
        <source>Show what a Dominance Check would bring now</source>
        <translation>Показать, что дала бы сейчас проверка доминирования</translation>
    </message>
    <message>
        <source>Open the large map, or close it</source>
        <translation>Открыть большое поле или закрыть его</translation>
    </message>
    <message>
        <source>Show the map larger, smaller, or whole</source>
        <translation>Показать поле крупнее, мельче или целиком</translation>
    </message>
    <message>
        <source>Hold to see the table under the panel</source>
        <translation>Удерживайте, чтобы увидеть стол под листом</translation>
    </message>
    <message>
        <source>Your court: {count} of {limit}</source>
        <translation>Ваш двор: {count} из {limit}</translation>
    </message>
    <message>
        <source>Your hand: {count} of {limit}</source>
        <translation>Ваша рука: {count} из {limit}</translation>
    </message>
    <message>
        <source>In other players’ courts</source>
        <translation>При чужих дворах</translation>
    </message>
    <message>
        <source>spies: {counts}</source>
        <translation>шпионы: {counts}</translation>
    </message>
    <message numerus="yes">
        <source>Your hand, %n card(s):</source>
        <translation>
            <numerusform>Ваша рука, %n карта:</numerusform>
            <numerusform>Ваша рука, %n карты:</numerusform>
            <numerusform>Ваша рука, %n карт:</numerusform>
        </translation>
    </message>
    <message>
        <source>Your hand is empty</source>
        <translation>Ваша рука пуста</translation>
    </message>
    <message>
        <source>Hand of {family_gen}:</source>
        <translation>Рука {family_gen}:</translation>
    </message>
    <message>
        <source>Shown from the hand of {family_gen}:</source>
        <translation>Показано из руки {family_gen}:</translation>
    </message>
    <message>
        <source>Cards are named by their numbers: &apos;buy 37&apos;, &apos;play 37 left&apos;, &apos;tax 8&apos; (also &apos;battle&apos;, &apos;betray&apos;, &apos;build&apos;, &apos;gift&apos;, &apos;move&apos;), &apos;end&apos;. Then come the questions of that action: &apos;road herat-kabul&apos;, &apos;spy 37&apos;, &apos;rupee 37&apos; or &apos;rupee B&apos;, &apos;space 2&apos;, &apos;march herat kabul&apos;, &apos;slip 37 8&apos;, &apos;site kabul&apos;, &apos;remove-tribe B&apos;, &apos;done&apos;.</source>
        <translation>Карты называются по номерам: &apos;buy 37&apos; (купить), &apos;play 37 left&apos; (разыграть слева), &apos;tax 8&apos; (налог; так же &apos;battle&apos;, &apos;betray&apos;, &apos;build&apos;, &apos;gift&apos;, &apos;move&apos;), &apos;end&apos; (конец хода). Затем следуют вопросы этого действия: &apos;road herat-kabul&apos;, &apos;spy 37&apos;, &apos;rupee 37&apos; или &apos;rupee B&apos;, &apos;space 2&apos;, &apos;march herat kabul&apos;, &apos;slip 37 8&apos;, &apos;site kabul&apos;, &apos;remove-tribe B&apos;, &apos;done&apos; (хватит).</translation>
    </message>
    <message>
        <source>A card shows its number, name, suit with a star for each rank, region, impact icons from top to bottom, actions, and of whom it is a patriot and a prize. Icons: {icons}, leverage ({leverage}), and &apos;&gt;&apos; before the suit that becomes favored. Below or behind it: special ability, spies, hostage. In the market, Pay is the price and On the rupees on the card.</source>
        <translation>У карты указаны номер, название, масть со звездой за каждый ранг, регион, значки сверху вниз, действия и то, чей она патриот и чей приз. Значки: {icons}, рычаг ({leverage}) и &apos;&gt;&apos; перед мастью, которая станет предпочитаемой. Под картой или за ней: особое свойство, шпионы, заложник. На рынке «Цен» — цена, «На» — рупии на карте.</translation>
    </message>
    <message>
        <source>In a court &apos;u&apos; is a card that was used this turn, &apos;+&apos; one whose use is a bonus action. Players have letters, as in the moves. VP victory points, Safe rupees sheltered from taxes, Infl influence (of Wakhan among Afghans, British, Russians), Cyl cylinders in play, Hand and Court cards and limit, Gifts filled spaces, Red stars that decide ties.</source>
        <translation>При дворе &apos;u&apos; — карта, использованная в этот ход, &apos;+&apos; — карта, действие которой бонусное. У игроков есть буквы, как в ходах. ПО — победные очки, «Защ» — рупии, защищённые от налогов, «Лоял» — коалиция, «Влия» — влияние (у Вахана среди афганцев, британцев, русских), «Цил» — цилиндры в игре, «Рука» и «Двор» — карты и предел, «Под» — занятые поля подарков, «Вое» — военные (красные) звёзды, которые решают при ничьей.</translation>
    </message>
    <message>
        <source>&apos;about 37&apos;, or &apos;about&apos; with the name of a card, an ability, an event or an action, says what it does.</source>
        <translation>&apos;about 37&apos; или &apos;about&apos; с названием карты, свойства, события или действия объясняет, что они делают.</translation>
    </message>
    <message>
        <source>“{words}” can mean: {names}.</source>
        <translation>«{words}» может означать: {names}.</translation>
    </message>
    <message>
        <source>If it is discarded instead: {event}. {event_text}</source>
        <translation>Если её сбросить: {event}. {event_text}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>icons or actions of a card</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>When played: {icons}.</source>
        <translation>При розыгрыше: {icons}.</translation>
    </message>
    <message>
        <source>Actions: {actions}.</source>
        <translation>Действия: {actions}.</translation>
    </message>
    <message>
        <source>{ability} (on {cards}): {ability_text}</source>
        <translation>{ability} (есть у карт: {cards}). {ability_text}</translation>
    </message>
    <message>
        <source>{event} ({number}, when it is discarded): {event_text}</source>
        <translation>{event} ({number}, при сбросе). {event_text}</translation>
    </message>
    <message>
        <source>{event} ({number}, when it is bought): {event_text}</source>
        <translation>{event} ({number}, при покупке). {event_text}</translation>
    </message>
    <message>
        <source>prize of the {coalition_gen}</source>
        <translation>приз {coalition_gen}</translation>
    </message>
    <message>
        <source>Nobody has had a turn yet.</source>
        <translation>Ходов ещё не было.</translation>
    </message>
    <message>
        <source>The turn of {family_gen}.</source>
        <translation>Ход {family_gen}.</translation>
    </message>
    <message numerus="yes">
        <source>The turn of {family_gen}, %n action(s) left.</source>
        <translation>
            <numerusform>Ход {family_gen}, осталось %n действие.</numerusform>
            <numerusform>Ход {family_gen}, осталось %n действия.</numerusform>
            <numerusform>Ход {family_gen}, осталось %n действий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Favored suit: {suit_word}.</source>
        <translation>Предпочитаемая масть: {suit_word}.</translation>
    </message>
    <message>
        <source>Favored suit: {suit_word}; prices are doubled.</source>
        <translation>Предпочитаемая масть: {suit_word}; цены удвоены.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the deck.</source>
        <translation>
            <numerusform>В колоде %n карта.</numerusform>
            <numerusform>В колоде %n карты.</numerusform>
            <numerusform>В колоде %n карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dominance Check(s) to come.</source>
        <translation>
            <numerusform>Впереди %n проверка доминирования.</numerusform>
            <numerusform>Впереди %n проверки доминирования.</numerusform>
            <numerusform>Впереди %n проверок доминирования.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Dominance Check(s) to come; in the market: {shown}.</source>
        <translation>
            <numerusform>Впереди %n проверка доминирования; на рынке: {shown}.</numerusform>
            <numerusform>Впереди %n проверки доминирования; на рынке: {shown}.</numerusform>
            <numerusform>Впереди %n проверок доминирования; на рынке: {shown}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The {coalition} is dominant, with a lead of {lead}.</source>
        <translation>Доминирует {coalition}: перевес {lead}.</translation>
    </message>
    <message>
        <source>No coalition is dominant: none leads, and a lead of {needed} is needed.</source>
        <translation>Ни одна коалиция не доминирует: впереди нет никого, а нужен перевес {needed}.</translation>
    </message>
    <message>
        <source>No coalition is dominant: the {coalition} leads by {lead}, and a lead of {needed} is needed.</source>
        <translation>Ни одна коалиция не доминирует: впереди {coalition}, её перевес {lead}, а нужен {needed}.</translation>
    </message>
    <message>
        <source>A check now would count cylinders in play; points: {points}.</source>
        <translation>При проверке сейчас считались бы цилиндры в игре; очки: {points}.</translation>
    </message>
    <message>
        <source>A check now would count influence in the {coalition_gen}; points: {points}.</source>
        <translation>При проверке сейчас считалось бы влияние на стороне {coalition_gen}; очки: {points}.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>points</comment>
        <translation>никому</translation>
    </message>
    <message>
        <source>It would be the last one, so they are doubled.</source>
        <translation>Это была бы последняя проверка, поэтому очки удвоены.</translation>
    </message>
    <message>
        <source>{event}, for everybody: {event_text}</source>
        <translation>{event}, для всех. {event_text}</translation>
    </message>
    <message>
        <source>{event}, for {family_acc}: “{text}”.</source>
        <translation>{event}, для {family_gen}: «{text}».</translation>
    </message>
    <message>
        <source>{event}, about {family_acc}: “{text}”.</source>
        <translation>{event}, о {family_gen}: «{text}».</translation>
    </message>
    <message>
        <source>Wakhan’s last card, {number}: {lines}</source>
        <translation>Последняя карта Вахана, {number}: {lines}</translation>
    </message>
</context>
<context>
    <name>PamirTalk</name>
    <message>
        <source>The talk</source>
        <translation>Переговоры</translation>
    </message>
    <message>
        <source>{family}: play {card}</source>
        <translation>{family}: розыгрыш карты {card}</translation>
    </message>
    <message>
        <source>{family}: {deed} with {card}</source>
        <translation>{family}: {deed}, карта {card}</translation>
    </message>
    <message numerus="yes">
        <source>It may cost %n rupee(s) at most</source>
        <translation>
            <numerusform>Взятка: не больше %n рупии</numerusform>
            <numerusform>Взятка: не больше %n рупий</numerusform>
            <numerusform>Взятка: не больше %n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>The hand lies face down during the talk</source>
        <translation>На время переговоров рука закрыта</translation>
    </message>
    <message>
        <source>{family}: name a price</source>
        <translation>{family}: пора назвать цену</translation>
    </message>
    <message numerus="yes">
        <source>{family}: %n rupee(s)</source>
        <translation>
            <numerusform>{family}: %n рупия</numerusform>
            <numerusform>{family}: %n рупии</numerusform>
            <numerusform>{family}: %n рупий</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}: pay or drop it</source>
        <translation>{family}: заплатить или отказаться</translation>
    </message>
    <message>
        <source>Shown from the hand</source>
        <translation>Показана из руки</translation>
    </message>
    <message>
        <source>Court of {family_gen}</source>
        <translation>Двор {family_gen}</translation>
    </message>
    <message>
        <source>to the right end of the court</source>
        <translation>на правый край двора</translation>
    </message>
    <message>
        <source>to the left end of the court</source>
        <translation>на левый край двора</translation>
    </message>
    <message>
        <source>{region} afterwards</source>
        <translation>После этого: {region}</translation>
    </message>
    <message>
        <source>Nobody rules there</source>
        <translation>Там никто не правит</translation>
    </message>
    <message>
        <source>the {suit} will be favored</source>
        <translation>предпочитаемой станет {suit}</translation>
    </message>
    <message>
        <source>the {suit} will be favored, and prices double</source>
        <translation>предпочитаемой станет {suit}, и цены удвоятся</translation>
    </message>
    <message>
        <source>the {suit} will stay favored</source>
        <translation>предпочитаемой останется {suit}</translation>
    </message>
    <message>
        <source>{family} rules there</source>
        <translation>Правят {family}</translation>
    </message>
    <message numerus="yes">
        <source>{family} asks for %n rupee(s), which you cannot pay: the action is dropped.</source>
        <translation>
            <numerusform>{family} просят %n рупию, а столько вы заплатить не можете: действие отменяется.</numerusform>
            <numerusform>{family} просят %n рупии, а столько вы заплатить не можете: действие отменяется.</numerusform>
            <numerusform>{family} просят %n рупий, а столько вы заплатить не можете: действие отменяется.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}: {question}</source>
        <translation>{family}: {question}</translation>
    </message>
    <message>
        <source>The price of {family_gen}</source>
        <translation>Цена {family_gen}</translation>
    </message>
    <message>
        <source>If it is played</source>
        <translation>Если разыграть</translation>
    </message>
    <message>
        <source>If it is used</source>
        <translation>Если использовать</translation>
    </message>
    <message numerus="yes">
        <source>%n road(s) on borders of {region_gen}</source>
        <translation>
            <numerusform>%n дорога на границе {region_gen}</numerusform>
            <numerusform>%n дороги на границах {region_gen}</numerusform>
            <numerusform>%n дорог на границах {region_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n spy(ies) on cards of {region_gen}</source>
        <translation>
            <numerusform>%n шпион на карте {region_gen}</numerusform>
            <numerusform>%n шпиона на картах {region_gen}</numerusform>
            <numerusform>%n шпионов на картах {region_gen}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} has %n rupee(s)</source>
        <translation>
            <numerusform>у {family_gen} %n рупия</numerusform>
            <numerusform>у {family_gen} %n рупии</numerusform>
            <numerusform>у {family_gen} %n рупий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} has %n rupee(s), the action costs {cost}</source>
        <translation>
            <numerusform>у {family_gen} %n рупия, действие стоит {cost}</numerusform>
            <numerusform>у {family_gen} %n рупии, действие стоит {cost}</numerusform>
            <numerusform>у {family_gen} %n рупий, действие стоит {cost}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PamirWakhan</name>
    <message>
        <source>Not political</source>
        <translation>Не политическая</translation>
    </message>
    <message>
        <source>Not a patriot</source>
        <translation>Не патриот</translation>
    </message>
    <message>
        <source>No leverage</source>
        <translation>Без рычага</translation>
    </message>
    <message>
        <source>Most foreign spies</source>
        <translation>Больше чужих шпионов</translation>
    </message>
    <message>
        <source>Fewest spies</source>
        <translation>Меньше шпионов</translation>
    </message>
    <message>
        <source>Lowest rank</source>
        <translation>Низший ранг</translation>
    </message>
    <message>
        <source>Not the favored suit</source>
        <translation>Не та масть</translation>
    </message>
    <message>
        <source>Lowest number</source>
        <translation>Меньший номер</translation>
    </message>
    <message>
        <source>Opponent’s card</source>
        <translation>Карта соперника</translation>
    </message>
    <message>
        <source>Favored suit</source>
        <translation>Предпочитаемая масть</translation>
    </message>
    <message>
        <source>Dominant’s patriot</source>
        <translation>Патриот лидера</translation>
    </message>
    <message>
        <source>Dominant’s prize</source>
        <translation>Приз лидера</translation>
    </message>
    <message>
        <source>Patriot</source>
        <translation>Патриот</translation>
    </message>
    <message>
        <source>Leverage</source>
        <translation>Рычаг</translation>
    </message>
    <message>
        <source>Highest rank</source>
        <translation>Высший ранг</translation>
    </message>
    <message>
        <source>Highest number</source>
        <translation>Больший номер</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Карта {number}</translation>
    </message>
    <message>
        <source>Bonus actions</source>
        <translation>Бонусные действия</translation>
    </message>
    <message>
        <source>attempt {count}</source>
        <translation>{count}-й раз</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Почему</translation>
    </message>
    <message>
        <source>Why {card}</source>
        <translation>Почему {card}</translation>
    </message>
    <message>
        <source>Why {card}, not {other_card}</source>
        <translation>Почему {card}, а не {other_card}</translation>
    </message>
    <message>
        <source>decides nothing</source>
        <translation>не решило</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>осталась %n карта</numerusform>
            <numerusform>осталось %n карты</numerusform>
            <numerusform>осталось %n карт</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) to come</source>
        <translation>
            <numerusform>впереди %n карта</numerusform>
            <numerusform>впереди %n карты</numerusform>
            <numerusform>впереди %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>All</source>
        <translation>Всё</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>Parcels</name>
    <message>
        <source>The set opens as soon as those that you have are there.</source>
        <translation>Набор откроется, как только будут прочитаны те, что у вас есть.</translation>
    </message>
    <message>
        <source>This set of cards cannot be opened</source>
        <translation>Этот набор карт не открывается</translation>
    </message>
</context>
<context>
    <name>PickerScreen</name>
    <message>
        <source>Choose ten kinds of cards</source>
        <translation>Выберите десять видов карт</translation>
    </message>
    <message>
        <source>Every family plays the same ten. The rule books do not say how to mix sets: choosing ten kinds is our house rule.</source>
        <translation>Все семьи играют одними и&#xa0;теми же десятью. Как смешивать наборы, в&#xa0;правилах не сказано: десять видов&#xa0;— домашнее правило.</translation>
    </message>
    <message>
        <source>Click a card, or press Enter, to add or remove it.</source>
        <translation>Щелчок по карте или Enter добавляет её или убирает.</translation>
    </message>
    <message>
        <source>Random ten</source>
        <translation>Десять наугад</translation>
    </message>
    <message>
        <source>Ten of these cards, drawn at random (key R)</source>
        <translation>Десять случайных карт из всех этих (клавиша R)</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Убрать все</translation>
    </message>
    <message>
        <source>Remove every card from the deck (key Del)</source>
        <translation>Убрать из колоды все карты (клавиша Del)</translation>
    </message>
    <message>
        <source>Play with these ten</source>
        <translation>Играть этими десятью</translation>
    </message>
    <message>
        <source>Your deck</source>
        <translation>Ваша колода</translation>
    </message>
    <message>
        <source>{own} + {others}</source>
        <translation>{own} + {others}</translation>
    </message>
    <message>
        <source>{others} of “{first}” and {own} of “{last}”, drawn at random (key F)</source>
        <translation>Случайные карты: {others} из набора «{first}» и&#xa0;{own} из набора «{last}» (клавиша F)</translation>
    </message>
    <message>
        <source>{own} of “{last}” and {others} of the other sets, drawn at random (key F)</source>
        <translation>Случайные карты: {own} из набора «{last}» и&#xa0;{others} из остальных наборов (клавиша F)</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>выбрано: %n</numerusform>
            <numerusform>выбрано: %n</numerusform>
            <numerusform>выбрано: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}, character, chosen</source>
        <translation>{card}, персонаж, карта выбрана</translation>
    </message>
    <message>
        <source>{card}, character, not chosen</source>
        <translation>{card}, персонаж, карта не выбрана</translation>
    </message>
    <message>
        <source>{card}, intrigue, chosen</source>
        <translation>{card}, интрига, карта выбрана</translation>
    </message>
    <message>
        <source>{card}, intrigue, not chosen</source>
        <translation>{card}, интрига, карта не выбрана</translation>
    </message>
    <message numerus="yes">
        <source>%n of {ten}</source>
        <comment>how many kinds are chosen</comment>
        <translation>
            <numerusform>%n&#xa0;из {ten}</numerusform>
            <numerusform>%n&#xa0;из {ten}</numerusform>
            <numerusform>%n&#xa0;из {ten}</numerusform>
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
        <translation>Ваша колода пуста</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more kind(s) first</source>
        <translation>
            <numerusform>Сначала выберите ещё %n&#xa0;вид</numerusform>
            <numerusform>Сначала выберите ещё %n&#xa0;вида</numerusform>
            <numerusform>Сначала выберите ещё %n&#xa0;видов</numerusform>
        </translation>
    </message>
    <message>
        <source>{set} · character</source>
        <translation>{set} · персонаж</translation>
    </message>
    <message>
        <source>{set} · intrigue</source>
        <translation>{set} · интрига</translation>
    </message>
    <message>
        <source>Remove from the deck: {card}</source>
        <translation>Убрать из колоды: {card}</translation>
    </message>
    <message>
        <source>Remove from the deck</source>
        <translation>Убрать из колоды</translation>
    </message>
    <message>
        <source>Add to the deck: {card}</source>
        <translation>Добавить в&#xa0;колоду: {card}</translation>
    </message>
    <message>
        <source>Add to the deck</source>
        <translation>Добавить в&#xa0;колоду</translation>
    </message>
    <message numerus="yes">
        <source>%n more kind(s) to choose</source>
        <translation>
            <numerusform>Осталось выбрать %n&#xa0;вид</numerusform>
            <numerusform>Осталось выбрать %n&#xa0;вида</numerusform>
            <numerusform>Осталось выбрать %n&#xa0;видов</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as the house deck “{name}”</source>
        <translation>Сохранено: домашняя колода «{name}»</translation>
    </message>
    <message>
        <source>Ten kinds are chosen already. Remove one first.</source>
        <translation>Десять видов уже выбраны. Сначала уберите один из них.</translation>
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
        <translation>Продолжать</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>To my turn</source>
        <translation>К моему ходу</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
</context>
<context>
    <name>PlaybackController</name>
    <message>
        <source>Event {number} of {count}: {card}</source>
        <translation>Событие {number} из {count}: {card}</translation>
    </message>
    <message>
        <source>Event {number} of {count}</source>
        <translation>Событие {number} из {count}</translation>
    </message>
    <message>
        <source>You were here: {sentence}</source>
        <translation>Вы остановились здесь: {sentence}</translation>
    </message>
    <message>
        <source>See what others did since your turn</source>
        <translation>Посмотреть, что другие сделали после вашего хода</translation>
    </message>
    <message>
        <source>Stop after every event, or go on</source>
        <translation>Останавливаться после каждого события или продолжать</translation>
    </message>
    <message>
        <source>Look at the previous event again</source>
        <translation>Снова посмотреть предыдущее событие</translation>
    </message>
    <message>
        <source>Go on to your next decision</source>
        <translation>Перейти к своему следующему решению</translation>
    </message>
    <message>
        <source>Tell everything faster</source>
        <translation>Рассказывать всё быстрее</translation>
    </message>
    <message>
        <source>Tell everything slower</source>
        <translation>Рассказывать всё медленнее</translation>
    </message>
    <message>
        <source>Shown again, as it was then</source>
        <translation>Показано снова, как было тогда</translation>
    </message>
    <message>
        <source>Shown again: event {number} of {count} since your turn, as it was then</source>
        <translation>Показано снова: событие {number} из {count} после вашего хода, как было тогда</translation>
    </message>
    <message>
        <source>Shown again: event {number} of {count} since the beginning, as it was then</source>
        <translation>Показано снова: событие {number} из {count} с начала партии, как было тогда</translation>
    </message>
    <message>
        <source>Event {number}</source>
        <translation>Событие {number}</translation>
    </message>
    <message>
        <source>since your turn</source>
        <translation>после вашего хода</translation>
    </message>
    <message>
        <source>since the beginning</source>
        <translation>с начала партии</translation>
    </message>
    <message>
        <source>Since your turn · {count}</source>
        <translation>После вашего хода · {count}</translation>
    </message>
    <message>
        <source>Since the beginning · {count}</source>
        <translation>С начала партии · {count}</translation>
    </message>
    <message>
        <source>card</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>Event by event</source>
        <translation>Событие за событием</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message>
        <source>Play on from here</source>
        <translation>Играть дальше отсюда</translation>
    </message>
    <message>
        <source>Who plays? It becomes a separate practice game, which does not count in the statistics.</source>
        <translation>Кто играет? Это будет отдельная учебная партия, которая не входит в статистику.</translation>
    </message>
    <message>
        <source>Begin the practice game</source>
        <translation>Начать учебную партию</translation>
    </message>
    <message>
        <source>Back to the replay</source>
        <translation>Назад к повтору</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>From the chronicle</source>
        <translation>Из хроники</translation>
    </message>
    <message>
        <source>Last event</source>
        <translation>Рассказано последним</translation>
    </message>
</context>
<context>
    <name>Puzzle</name>
    <message>
        <source>A file of puzzles cannot be read</source>
        <translation>Файл задач нельзя прочитать</translation>
    </message>
    <message>
        <source>This puzzle cannot be played</source>
        <translation>Эту задачу нельзя открыть</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Open a file of puzzles</source>
        <translation>Открыть файл задач</translation>
    </message>
    <message>
        <source>This file was not taken</source>
        <translation>Этот файл не принят</translation>
    </message>
    <message>
        <source>{game}, you and three squires. Everyone who plays today has the same deal.</source>
        <translation>{game}: вы и три оруженосца. У всех, кто играет сегодня, одна и та же раздача.</translation>
    </message>
    <message>
        <source>{day}: {game}. {result}</source>
        <translation>{day}: {game}. {result}</translation>
    </message>
    <message>
        <source>You won it.</source>
        <translation>Вы победили.</translation>
    </message>
    <message>
        <source>You did not win it.</source>
        <translation>Победили не вы.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Задача</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>Все задачи</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Показать решение</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Следующая задача</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Лёгкие</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Средние</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Трудные</translation>
    </message>
    <message>
        <source>{family}: find the move that wins most often.</source>
        <translation>{family}: найдите ход, который чаще всего приводит к победе.</translation>
    </message>
    <message>
        <source>{family}: find the move that wins whatever the others do.</source>
        <translation>{family}: найдите ход, после которого вы победите, что бы ни делали другие.</translation>
    </message>
    <message>
        <source>Right: this move wins whatever the others do.</source>
        <translation>Верно: после этого хода вы победите, что бы ни делали другие.</translation>
    </message>
    <message>
        <source>Right: this move wins {best} of 100 games, the next best one {next}.</source>
        <translation>Верно: этот ход приводит к победе в {best} из 100 партий, следующий за ним — в {next}.</translation>
    </message>
    <message>
        <source>To have it marked as solved, come back after another puzzle and find it at once.</source>
        <translation>Чтобы она была отмечена как решённая, вернитесь к ней после другой задачи и найдите ход с первого раза.</translation>
    </message>
    <message>
        <source>After this move the others can keep you from winning; there is a better one.</source>
        <translation>После этого хода другие могут помешать вам победить; есть ход лучше.</translation>
    </message>
    <message>
        <source>This move wins {own} of 100 games; there is a better one.</source>
        <translation>Этот ход приводит к победе в {own} из 100 партий; есть ход лучше.</translation>
    </message>
    <message>
        <source>The solution: this move wins whatever the others do.</source>
        <translation>Решение: после этого хода вы победите, что бы ни делали другие.</translation>
    </message>
    <message>
        <source>The solution: this move wins {best} of 100 games, the next best one {next}.</source>
        <translation>Решение: этот ход приводит к победе в {best} из 100 партий, следующий за ним — в {next}.</translation>
    </message>
    <message>
        <source>{game}, {grade}: puzzle {number}</source>
        <translation>{game}, {grade}: задача {number}</translation>
    </message>
    <message>
        <source>{game}, {grade}: puzzle {number}, solved</source>
        <translation>{game}, {grade}: задача {number}, решена</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>Решено {solved} из {count}</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Открыть файл</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Раздача дня</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Сыграть раздачу дня</translation>
    </message>
    <message>
        <source>Find the best move, or play the deal of the day</source>
        <translation>Найти лучший ход или сыграть раздачу дня</translation>
    </message>
</context>
<context>
    <name>QueueStrip</name>
    <message>
        <source>{number}: {family}, {card}, face up</source>
        <translation>{number}: {family}, {card}, лицом вверх</translation>
    </message>
    <message>
        <source>{number}: {family}, {card}, face down</source>
        <translation>{number}: {family}, {card}, лицом вниз</translation>
    </message>
    <message numerus="yes">
        <source>%n influence</source>
        <translation>
            <numerusform>%n&#xa0;очко влияния</numerusform>
            <numerusform>%n&#xa0;очка влияния</numerusform>
            <numerusform>%n&#xa0;очков влияния</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n verdict token(s)</source>
        <translation>
            <numerusform>%n&#xa0;жетон приговора</numerusform>
            <numerusform>%n&#xa0;жетона приговора</numerusform>
            <numerusform>%n&#xa0;жетонов приговора</numerusform>
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
            <numerusform>{family} мысленно доиграли %n&#xa0;партию: так вышло лучше всего.</numerusform>
            <numerusform>{family} мысленно доиграли %n&#xa0;партии: так вышло лучше всего.</numerusform>
            <numerusform>{family} мысленно доиграли %n&#xa0;партий: так вышло лучше всего.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} has learned from many games that this usually pays.</source>
        <translation>{family} знают по многим партиям, что это обычно окупается.</translation>
    </message>
</context>
<context>
    <name>RecapPanel</name>
    <message>
        <source>Show all of it</source>
        <translation>Показать всё</translation>
    </message>
    <message>
        <source>Go to my turn</source>
        <translation>К моему ходу</translation>
    </message>
    <message>
        <source>Since your turn</source>
        <translation>После вашего хода</translation>
    </message>
    <message>
        <source>Since the beginning</source>
        <translation>С начала партии</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Step {number} of {count}</source>
        <translation>Шаг {number} из {count}</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть дальше отсюда</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Смотреть</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор игры</translation>
    </message>
    <message>
        <source>Steps of the game</source>
        <translation>Шаги партии</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>К началу</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message>
        <source>To the end</source>
        <comment>of a game</comment>
        <translation>В&#xa0;конец</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Выйти из повтора</translation>
    </message>
    <message>
        <source>Back one mark</source>
        <translation>К предыдущей отметке</translation>
    </message>
    <message>
        <source>Next mark</source>
        <translation>К следующей отметке</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Чьими глазами</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поделиться</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>All cards open</source>
        <translation>Все карты открыты</translation>
    </message>
    <message>
        <source>What everyone saw</source>
        <translation>То, что видели все</translation>
    </message>
    <message>
        <source>As {name} saw it ({family})</source>
        <translation>Глазами игрока: {name} ({family})</translation>
    </message>
    <message>
        <source>You can play on from here once the game is over.</source>
        <translation>Играть дальше отсюда можно, когда партия закончена.</translation>
    </message>
    <message>
        <source>The game is over here.</source>
        <translation>Здесь партия уже закончена.</translation>
    </message>
    <message>
        <source>Go to the mark before or after</source>
        <translation>Перейти к предыдущей или следующей отметке</translation>
    </message>
    <message>
        <source>Play or pause the replay</source>
        <translation>Включить или остановить показ партии</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Go one step back or forward</source>
        <translation>На шаг назад или вперёд</translation>
    </message>
    <message>
        <source>Go to the beginning or to the end</source>
        <translation>К началу или к концу</translation>
    </message>
    <message>
        <source>Switch to another player’s view</source>
        <translation>Смотреть чужими глазами</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть дальше отсюда</translation>
    </message>
    <message>
        <source>Leave the replay</source>
        <translation>Выйти из повтора</translation>
    </message>
    <message>
        <source>Tell everything faster or slower</source>
        <translation>Рассказывать всё быстрее или медленнее</translation>
    </message>
    <message>
        <source>Ask the coach what decided the game</source>
        <translation>Спросить тренера, что решило игру</translation>
    </message>
    <message>
        <source>Go to one of the coach’s deciding moments</source>
        <translation>Перейти к моменту, который отметил тренер</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Повтор игры</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Close the rules (Esc)</source>
        <translation>Закрыть правила (Esc)</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск по правилам</translation>
    </message>
    <message>
        <source>The browser could not be opened. Please type the address into it yourself.</source>
        <translation>Открыть браузер отсюда не удаётся. Введите в&#xa0;нём адрес сами.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>See also</source>
        <translation>См. также</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Язык правил</translation>
    </message>
    <message>
        <source>{game} › {chapter}</source>
        <translation>{game} › {chapter}</translation>
    </message>
    <message>
        <source>Previous page: {title}</source>
        <translation>Предыдущая страница: {title}</translation>
    </message>
    <message>
        <source>Next page: {title}</source>
        <translation>Следующая страница: {title}</translation>
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
        <translation>интрига</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n&#xa0;место</numerusform>
            <numerusform>%n&#xa0;места</numerusform>
            <numerusform>%n&#xa0;мест</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SandboxView</name>
    <message>
        <source>On the table</source>
        <translation>На столе</translation>
    </message>
    <message>
        <source>Show this table larger</source>
        <translation>Показать этот стол крупнее</translation>
    </message>
    <message>
        <source>Back to the card</source>
        <translation>Назад к карте</translation>
    </message>
    <message>
        <source>Activate</source>
        <translation>Активировать</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Take back the last answer (key Z)</source>
        <translation>Отменить последний ответ (клавиша Z)</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Ещё раз</translation>
    </message>
    <message>
        <source>Start over from the same position</source>
        <translation>Начать снова с той же позиции</translation>
    </message>
    <message>
        <source>Another position</source>
        <translation>Другая позиция</translation>
    </message>
    <message>
        <source>Position {number} of {count}: {title}</source>
        <translation>Позиция {number} из {count}: {title}</translation>
    </message>
    <message>
        <source>{family}: {before} before, {now} now</source>
        <translation>{family}: было {before}, теперь {now}</translation>
    </message>
</context>
<context>
    <name>Sayings</name>
    <message>
        <source>Let us begin, and carefully, please.</source>
        <translation>Начнём — и прошу вас, осторожно.</translation>
    </message>
    <message>
        <source>Forgive me. It was too close to what is mine.</source>
        <translation>Простите. Это было слишком близко к моему.</translation>
    </message>
    <message>
        <source>I had no choice, believe me.</source>
        <translation>У меня не было выбора, поверьте.</translation>
    </message>
    <message>
        <source>I knew I should have locked that away.</source>
        <translation>Так и знала: надо было это запереть.</translation>
    </message>
    <message>
        <source>Slow steps go far.</source>
        <translation>Тише едешь — дальше будешь.</translation>
    </message>
    <message>
        <source>At least nobody was hurt.</source>
        <translation>По крайней мере никто не пострадал.</translation>
    </message>
    <message>
        <source>I forget nothing. Just so you know.</source>
        <translation>Я ничего не забываю. Имейте в виду.</translation>
    </message>
    <message>
        <source>That was for last time.</source>
        <translation>Это за прошлый раз.</translation>
    </message>
    <message>
        <source>Now we are even. For now.</source>
        <translation>Теперь мы квиты. Пока.</translation>
    </message>
    <message>
        <source>I shall remember that.</source>
        <translation>Я это запомню.</translation>
    </message>
    <message>
        <source>All debts are paid.</source>
        <translation>Все долги уплачены.</translation>
    </message>
    <message>
        <source>This is not over.</source>
        <translation>Это ещё не конец.</translation>
    </message>
    <message>
        <source>Hands off my chest, everybody.</source>
        <translation>Руки прочь от моего сундука.</translation>
    </message>
    <message>
        <source>A little more for the chest.</source>
        <translation>Ещё немного в сундук.</translation>
    </message>
    <message>
        <source>You will not miss it.</source>
        <translation>Вам это всё равно ни к чему.</translation>
    </message>
    <message>
        <source>My savings. All my savings.</source>
        <translation>Мои сбережения. Все мои сбережения.</translation>
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
        <translation>Грош к грошу — и вот результат.</translation>
    </message>
    <message>
        <source>A little longer and it would have paid.</source>
        <translation>Ещё чуть-чуть, и всё бы окупилось.</translation>
    </message>
    <message>
        <source>Trust me. Or don’t.</source>
        <translation>Верьте мне. Или не верьте.</translation>
    </message>
    <message>
        <source>You did not see that coming, did you?</source>
        <translation>Не ждали, правда?</translation>
    </message>
    <message>
        <source>Just as I planned. Honestly.</source>
        <translation>Всё по плану. Честное слово.</translation>
    </message>
    <message>
        <source>And I was bluffing the whole time.</source>
        <translation>А ведь я всё время блефовал.</translation>
    </message>
    <message>
        <source>I let you have this one.</source>
        <translation>Так и быть, эту партию я уступил.</translation>
    </message>
    <message>
        <source>Watch closely; I shall hide little.</source>
        <translation>Смотрите внимательно: я почти ничего не скрываю.</translation>
    </message>
    <message>
        <source>A lesson: guard what matters.</source>
        <translation>Урок: берегите то, что важно.</translation>
    </message>
    <message>
        <source>Do you see why that had to be?</source>
        <translation>Понимаете, почему это было нужно?</translation>
    </message>
    <message>
        <source>Well done. I would have done the same.</source>
        <translation>Хороший ход. Я поступил бы так же.</translation>
    </message>
    <message>
        <source>Shall we go through it once more?</source>
        <translation>Разберём всё ещё раз?</translation>
    </message>
    <message>
        <source>The pupil surpasses the master. Splendid.</source>
        <translation>Ученик превзошёл учителя. Превосходно.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Human</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Bot</source>
        <translation>Бот</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Кто играет</translation>
    </message>
    <message>
        <source>Squire (rules of thumb)</source>
        <translation>Оруженосец (по простым правилам)</translation>
    </message>
    <message>
        <source>Squire</source>
        <translation>Оруженосец</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Паж</translation>
    </message>
    <message>
        <source>How the bot of {family} plays</source>
        <translation>Как играет бот: {family}</translation>
    </message>
    <message>
        <source>Name of the player of {family}</source>
        <translation>Имя игрока: {family}</translation>
    </message>
    <message>
        <source>{family}, empty seat</source>
        <translation>{family}, место свободно</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Добавить игрока</translation>
    </message>
    <message>
        <source>Add a player: {family}</source>
        <translation>Добавить игрока: {family}</translation>
    </message>
    <message>
        <source>Sits out: at most two play</source>
        <translation>Не участвует: играют двое</translation>
    </message>
    <message>
        <source>Sits out: at most three play</source>
        <translation>Не участвует: играют трое</translation>
    </message>
    <message>
        <source>Sits out: at most four play</source>
        <translation>Не участвует: играют четверо</translation>
    </message>
    <message>
        <source>Drag to change the order, or press Alt and an arrow key</source>
        <translation>Перетащите, чтобы изменить порядок, или нажмите Alt и&#xa0;стрелку</translation>
    </message>
    <message>
        <source>{level}, {character}</source>
        <translation>{level}, {character}</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Обычный</translation>
    </message>
    <message>
        <source>Regent</source>
        <translation>Регент</translation>
    </message>
    <message>
        <source>Regent (thinks ahead)</source>
        <translation>Регент (думает наперёд)</translation>
    </message>
    <message>
        <source>The regent thinks ahead and gives nothing away.</source>
        <translation>Регент думает наперёд и ничего не отдаёт даром.</translation>
    </message>
    <message>
        <source>Chancellor</source>
        <translation>Канцлер</translation>
    </message>
    <message>
        <source>Chancellor (experienced)</source>
        <translation>Канцлер (искушённый)</translation>
    </message>
    <message>
        <source>The chancellor has learned from many games and rarely errs.</source>
        <translation>Канцлер учился на множестве партий и редко ошибается.</translation>
    </message>
    <message>
        <source>Courtier</source>
        <translation>Придворный</translation>
    </message>
    <message>
        <source>Courtier (lively)</source>
        <translation>Придворный (азартный)</translation>
    </message>
    <message>
        <source>The courtier has learned from many games and still likes to try things.</source>
        <translation>Придворный учился на множестве партий, но всё ещё любит пробовать новое.</translation>
    </message>
    <message>
        <source>The squire goes by simple rules of thumb.</source>
        <translation>Оруженосец играет по простым правилам.</translation>
    </message>
    <message>
        <source>Page (beginner)</source>
        <translation>Паж (новичок)</translation>
    </message>
    <message>
        <source>The page is a beginner, who often misjudges.</source>
        <translation>Паж — новичок и часто ошибается.</translation>
    </message>
    <message>
        <source>Cautious</source>
        <comment>a character</comment>
        <translation>Осторожная</translation>
    </message>
    <message>
        <source>Dame Prudence</source>
        <translation>Дама Пруденция</translation>
    </message>
    <message>
        <source>Dame Prudence shelters what she has and would rather not strike.</source>
        <translation>Дама Пруденция бережёт своё и старается ни на кого не нападать.</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <comment>a character</comment>
        <translation>Злопамятный</translation>
    </message>
    <message>
        <source>Sir Guiscard</source>
        <translation>Сэр Гвискар</translation>
    </message>
    <message>
        <source>Sir Guiscard strikes back at whoever has struck him.</source>
        <translation>Сэр Гвискар мстит каждому, кто его задел.</translation>
    </message>
    <message>
        <source>Hoarder</source>
        <comment>a character</comment>
        <translation>Скопидом</translation>
    </message>
    <message>
        <source>Master Aldous</source>
        <translation>Мастер Олдос</translation>
    </message>
    <message>
        <source>Master Aldous lets his influence lie and grow.</source>
        <translation>Мастер Олдос копит и ждёт, пока накопленное подрастёт.</translation>
    </message>
    <message>
        <source>Bluffer</source>
        <comment>a character</comment>
        <translation>Хитрец</translation>
    </message>
    <message>
        <source>Merry Perrin</source>
        <translation>Весельчак Перрен</translation>
    </message>
    <message>
        <source>Merry Perrin keeps everyone guessing.</source>
        <translation>Весельчак Перрен никому не даёт угадать, что у него на уме.</translation>
    </message>
    <message>
        <source>Teacher</source>
        <comment>a character</comment>
        <translation>Учитель</translation>
    </message>
    <message>
        <source>Magister Odo</source>
        <translation>Магистр Одо</translation>
    </message>
    <message>
        <source>Magister Odo plays openly, so that others can learn from it.</source>
        <translation>Магистр Одо играет открыто, чтобы другие могли учиться.</translation>
    </message>
    <message>
        <source>Wins {tenths} of 10 games at a table of three, against two squires.</source>
        <translation>Выигрывает {tenths} из 10 партий за столом на троих, против двух оруженосцев.</translation>
    </message>
    <message>
        <source>A bot without a character plays what it considers best.</source>
        <translation>Бот без характера делает ход, который считает лучшим.</translation>
    </message>
    <message>
        <source>Character of the bot of {family}</source>
        <translation>Характер бота: {family}</translation>
    </message>
    <message>
        <source>Same language as the program</source>
        <translation>Язык программы</translation>
    </message>
    <message>
        <source>The language in which this player is addressed at a shared screen</source>
        <translation>На нём программа обращается к этому игроку за общим экраном</translation>
    </message>
    <message>
        <source>Language of the player of {family}</source>
        <translation>Язык игрока: {family}</translation>
    </message>
    <message>
        <source>{family}, seat {number} of {seats}</source>
        <translation>{family}, место {number} из {seats}</translation>
    </message>
    <message>
        <source>{family}, sits out</source>
        <translation>{family}, не участвуют</translation>
    </message>
    <message>
        <source>At least three families are needed</source>
        <translation>Нужны хотя бы три семьи</translation>
    </message>
    <message>
        <source>At least four families are needed</source>
        <translation>Нужны хотя бы четыре семьи</translation>
    </message>
    <message>
        <source>Remove the player of {family}</source>
        <translation>Убрать игрока: {family}</translation>
    </message>
    <message>
        <source>At least two families are needed</source>
        <translation>Нужны хотя бы две семьи</translation>
    </message>
</context>
<context>
    <name>Seating</name>
    <message>
        <source>Red</source>
        <comment>family</comment>
        <translation>Красные</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>family</comment>
        <translation>Синие</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>family</comment>
        <translation>Зелёные</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>family</comment>
        <translation>Золотые</translation>
    </message>
    <message>
        <source>Black</source>
        <comment>family</comment>
        <translation>Чёрные</translation>
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
        <translation>Сэр Осрик</translation>
    </message>
    <message>
        <source>Dame Isolde</source>
        <comment>a player&apos;s name</comment>
        <translation>Дама Изольда</translation>
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
        <translation>Набор добавлен к вашим</translation>
    </message>
    <message>
        <source>“{name}” can be chosen on the start screen, below the games.</source>
        <translation>Набор «{name}» можно выбрать на главном экране, под играми.</translation>
    </message>
    <message>
        <source>Add it</source>
        <translation>Взять</translation>
    </message>
    <message>
        <source>Do not add it</source>
        <translation>Не брать</translation>
    </message>
    <message>
        <source>Look at it first: nothing is saved until you add it.</source>
        <translation>Сначала рассмотрите: пока вы его не взяли, ничего из него не сохраняется.</translation>
    </message>
    <message>
        <source>A set of cards: “{name}”</source>
        <translation>Набор карт «{name}»</translation>
    </message>
    <message>
        <source>It contains no names or texts for its cards.</source>
        <translation>Названий и текстов для своих карт в нём нет.</translation>
    </message>
    <message>
        <source>Names and texts of its cards: {languages}</source>
        <translation>Названия и тексты карт: {languages}</translation>
    </message>
    <message>
        <source>It is put into a folder of its own: {folder}</source>
        <translation>Он попадёт в отдельную папку: {folder}</translation>
    </message>
    <message>
        <source>You already have this set, letter for letter.</source>
        <translation>Именно такой набор у вас уже есть, до последней буквы.</translation>
    </message>
    <message>
        <source>A set that comes with the game has this name, so this one cannot be added. Its author can give it another name and send it again.</source>
        <translation>Так называется набор, который входит в игру, поэтому этот взять нельзя. Автор может дать ему другое название и прислать ещё раз.</translation>
    </message>
    <message>
        <source>You have another set of this name, in the file {file}. This one takes its place; that file stays, with the ending {ending}, and is no longer a set.</source>
        <translation>У вас есть другой набор с этим названием, в файле {file}. Этот займёт его место; тот файл останется, с окончанием {ending}, но набором уже не будет.</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Заменить</translation>
    </message>
    <message>
        <source>It cannot be written to this folder: {folder} ({reason}).</source>
        <translation>Его не удалось записать в эту папку: {folder} ({reason}).</translation>
    </message>
    <message>
        <source>The set was not added</source>
        <translation>Набор не взят</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Find a setting</source>
        <translation>Найти настройку</translation>
    </message>
    <message>
        <source>No matching setting.</source>
        <translation>Такой настройки нет.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Чтение</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Cards of your own</source>
        <translation>Свои карты</translation>
    </message>
    <message>
        <source>Movement and sound</source>
        <translation>Движение и звук</translation>
    </message>
    <message>
        <source>A</source>
        <comment>a letter in two sizes, before and behind the slider of the text size</comment>
        <translation>А</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Changes at once, also in a game</source>
        <translation>Меняется сразу, даже посреди игры</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>From 85 to 150%</source>
        <translation>От 85 до 150&#xa0;%</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Dark oak, pale limewood, or black on white</source>
        <translation>Тёмный дуб, светлая липа или чёрное на белом</translation>
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
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Off shows changes with an outline</source>
        <translation>Без неё изменения отмечены рамкой</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations</comment>
        <translation>Нет</translation>
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
        <translation>Меньше движения</translation>
    </message>
    <message>
        <source>Cards fade instead of flying</source>
        <translation>Карты не летают, а появляются и исчезают</translation>
    </message>
    <message>
        <source>Curtain between turns</source>
        <translation>Занавес между ходами</translation>
    </message>
    <message>
        <source>Hides hands when people share one screen</source>
        <translation>Скрывает карты, если за одним экраном играют несколько человек</translation>
    </message>
    <message>
        <source>Curtain when you leave the window</source>
        <translation>Занавес при уходе из окна</translation>
    </message>
    <message>
        <source>Hides an open hand when you switch to another program</source>
        <translation>Скрывает руку, когда вы переходите в другую программу</translation>
    </message>
    <message>
        <source>Pause when you leave the window</source>
        <translation>Пауза при уходе из окна</translation>
    </message>
    <message>
        <source>The game waits while you are in another program</source>
        <translation>Игра ждёт, пока вы в другой программе</translation>
    </message>
    <message>
        <source>Explain why a move is not legal</source>
        <translation>Объяснять, почему так ходить нельзя</translation>
    </message>
    <message>
        <source>A sentence beside the card as it slides back</source>
        <translation>Пояснение рядом с картой, которая возвращается в руку</translation>
    </message>
    <message>
        <source>List what happened since your turn</source>
        <translation>Список событий после вашего хода</translation>
    </message>
    <message>
        <source>Opens automatically before each of your decisions</source>
        <translation>Сам открывается перед каждым вашим решением</translation>
    </message>
    <message>
        <source>Bots speak</source>
        <translation>Боты разговаривают</translation>
    </message>
    <message>
        <source>Bots with a character say something now and then</source>
        <translation>Боты с характером иногда что-нибудь говорят</translation>
    </message>
    <message>
        <source>Pause before a bot plays</source>
        <translation>Пауза перед ходом бота</translation>
    </message>
    <message>
        <source>Time to follow what happens</source>
        <translation>Чтобы успеть следить за игрой</translation>
    </message>
    <message>
        <source>Reset this page</source>
        <translation>Сбросить эту страницу</translation>
    </message>
    <message>
        <source>Restores the defaults on this page, except the language</source>
        <translation>Всё на этой странице станет как в начале, кроме языка</translation>
    </message>
    <message>
        <source>Changes are saved at once</source>
        <translation>Изменения сохраняются сразу</translation>
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
        <translation>Нет</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>seconds</comment>
        <translation>{seconds}&#xa0;с</translation>
    </message>
    <message>
        <source>Cards, coins, a bell on your turn</source>
        <translation>Карты, монеты и колокольчик, когда ваш ход</translation>
    </message>
    <message>
        <source>No sound: the library {library} is not installed</source>
        <translation>Звука нет: библиотека {library} не установлена</translation>
    </message>
    <message>
        <source>No sound: there is no device that plays it</source>
        <translation>Звука нет: нет устройства, которое его воспроизводит</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>What happened is described in this language:</source>
        <translation>Ход игры на этом языке:</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Поделиться этой игрой</translation>
    </message>
    <message>
        <source>It is over, so nothing in it is secret any more. What you have noted about it stays here.</source>
        <translation>Игра окончена, и ничего тайного в ней больше нет. Ваша заметка о ней останется здесь.</translation>
    </message>
    <message>
        <source>Save what happened</source>
        <translation>Сохранить ход игры</translation>
    </message>
    <message>
        <source>Save a picture of the end</source>
        <translation>Сохранить картинку финала</translation>
    </message>
    <message>
        <source>Copy the game as one line</source>
        <translation>Скопировать игру одной строкой</translation>
    </message>
    <message>
        <source>Copy this position as one line</source>
        <translation>Скопировать эту позицию одной строкой</translation>
    </message>
    <message>
        <source>The line is on the clipboard. Send it to someone: they copy it, press {key} in Gonfalon, and the game opens.</source>
        <translation>Строка в буфере обмена. Отправьте её кому угодно: достаточно скопировать её и нажать {key} в Gonfalon, и игра откроется.</translation>
    </message>
    <message>
        <source>The game is copied</source>
        <translation>Игра скопирована</translation>
    </message>
    <message>
        <source>There is no game on the clipboard: first copy the whole line that you were sent.</source>
        <translation>В буфере обмена нет игры: сначала скопируйте целиком строку, которую вам прислали.</translation>
    </message>
    <message>
        <source>the line</source>
        <translation>строка</translation>
    </message>
    <message>
        <source>Page for a browser</source>
        <translation>Страница для браузера</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>Nothing was saved</source>
        <translation>Ничего не сохранено</translation>
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
        <translation>число ошибок — {count}, а может быть, и больше; сначала исправьте эти</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; appears twice in {what}, first in line {line}</source>
        <translation>&apos;{word}&apos; встречается дважды ({what}), впервые в строке {line}</translation>
    </message>
    <message>
        <source>unknown key &apos;{word}&apos; in {what}, did you mean &apos;{near}&apos;?</source>
        <translation>неизвестный ключ &apos;{word}&apos; ({what}); может быть, имелось в виду &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>unknown key &apos;{word}&apos; in {what}; it may have {words}</source>
        <translation>неизвестный ключ &apos;{word}&apos; ({what}); здесь допустимы: {words}</translation>
    </message>
    <message>
        <source>this is a folder, not {what}</source>
        <translation>это папка, а не {what}</translation>
    </message>
    <message>
        <source>the file is larger than {most} kB; {what} is a few pages of text</source>
        <translation>файл больше {most} кБ; {what} — это несколько страниц текста</translation>
    </message>
    <message>
        <source>the file is not a text in UTF-8: byte {number} cannot be read</source>
        <translation>файл — не текст в UTF-8: байт {number} не читается</translation>
    </message>
    <message>
        <source>the file cannot be read: {problem}</source>
        <extracomment>{problem} is what the operating system says, often in English</extracomment>
        <translation>файл не удаётся прочитать: {problem}</translation>
    </message>
    <message>
        <source>the text is longer than {most} kB</source>
        <translation>текст длиннее {most} кБ</translation>
    </message>
    <message>
        <source>the character with the number {number} is not allowed in a text</source>
        <translation>знак с номером {number} в тексте недопустим</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>файл пуст</translation>
    </message>
    <message>
        <source>anchors (&amp;) and aliases (*) are not allowed in {what}</source>
        <translation>якоря (&amp;) и псевдонимы (*) здесь не разрешены ({what})</translation>
    </message>
    <message>
        <source>the tag &apos;{tag}&apos; is not allowed in {what}</source>
        <translation>тег &apos;{tag}&apos; здесь не разрешён ({what})</translation>
    </message>
    <message>
        <source>there are more than {most} words and lists in {what}</source>
        <translation>слов и списков здесь больше {most} ({what})</translation>
    </message>
    <message>
        <source>lists within lists are nested more than {most} deep</source>
        <translation>глубина вложенности списков больше {most}</translation>
    </message>
    <message>
        <source>half a character (\uD800 to \uDFFF) is not text</source>
        <translation>половина знака (от \uD800 до \uDFFF) — это не текст</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>this is a link that leads in a circle, not {what}</source>
        <translation>это ссылка, которая ведёт по кругу, а не {what}</translation>
    </message>
    <message>
        <source>this is a pipe or a device, not {what}</source>
        <translation>это канал или устройство, а не {what}</translation>
    </message>
    <message>
        <source>{what} must be a mapping of names to values, not a list</source>
        <translation>{what} записывается как группа слов со значениями, а не как список</translation>
    </message>
    <message>
        <source>{what} must be a mapping of names to values, not nothing</source>
        <translation>{what} записывается как группа слов со значениями, а здесь ничего нет</translation>
    </message>
    <message>
        <source>{what} must be a mapping of names to values, not &apos;{word}&apos;</source>
        <translation>{what} записывается как группа слов со значениями, а не как &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>{what} must be a list, not a mapping</source>
        <translation>{what} записывается как список, а не как группа слов со значениями</translation>
    </message>
    <message>
        <source>{what} must be a list, not nothing</source>
        <translation>{what} записывается как список, а здесь ничего нет</translation>
    </message>
    <message>
        <source>{what} must be a list, not &apos;{word}&apos;</source>
        <translation>{what} записывается как список, а не как &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>{what} must be a text, not a mapping</source>
        <translation>{what} записывается как текст, а не как группа слов со значениями</translation>
    </message>
    <message>
        <source>{what} must be a text, not a list</source>
        <translation>{what} записывается как текст, а не как список</translation>
    </message>
    <message>
        <source>{what} must be a text, not nothing</source>
        <translation>{what} записывается как текст, а здесь ничего нет</translation>
    </message>
    <message>
        <source>a key of {what} must be a word, not a mapping</source>
        <translation>ключом должно быть слово, а не группа слов со значениями ({what})</translation>
    </message>
    <message>
        <source>a key of {what} must be a word, not a list</source>
        <translation>ключом должно быть слово, а не список ({what})</translation>
    </message>
    <message>
        <source>a key of {what} must be a word, not nothing</source>
        <translation>ключом должно быть слово, а здесь ничего нет ({what})</translation>
    </message>
    <message>
        <source>a colon and a space are not allowed here; check the indentation or use quotation marks</source>
        <extracomment>a colon with a space behind it where the name of a value has ended already; wrong indentation does it too</extracomment>
        <translation>двоеточие с пробелом здесь недопустимо; проверьте отступ или возьмите текст в кавычки</translation>
    </message>
    <message>
        <source>a colon is missing here, behind the word</source>
        <translation>здесь не хватает &apos;:&apos; после слова</translation>
    </message>
    <message>
        <source>the file ends before the quotation marks are closed</source>
        <extracomment>the file ends in quotation marks that were not closed</extracomment>
        <translation>файл кончился, а кавычки не закрыты</translation>
    </message>
    <message>
        <source>a second document begins here (---)</source>
        <extracomment>a line with three hyphens, which begins a second file in the same file</extracomment>
        <translation>здесь начинается второй документ (---)</translation>
    </message>
    <message>
        <source>there is a tab here; indent with spaces</source>
        <translation>здесь табуляция, а отступы делают пробелами</translation>
    </message>
    <message>
        <source>a word cannot begin with {sign}; put the text into quotation marks</source>
        <extracomment>{sign} is the character in its quotation marks</extracomment>
        <translation>слово не может начинаться с {sign}; возьмите текст в кавычки</translation>
    </message>
    <message>
        <source>this line begins in another column than it should</source>
        <translation>эта строка начинается не в том столбце, в котором должна</translation>
    </message>
    <message>
        <source>a comma or &apos;{bracket}&apos; is missing here</source>
        <extracomment>{bracket} is the closing bracket of a list or a group</extracomment>
        <translation>здесь не хватает запятой или &apos;{bracket}&apos;</translation>
    </message>
    <message>
        <source>this is not YAML: {problem}</source>
        <extracomment>{problem} is what the reader of YAML says, in English</extracomment>
        <translation>это не YAML (по-английски: {problem})</translation>
    </message>
    <message>
        <source>a deck of Ordonance</source>
        <translation>колода Ордонанса</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; must be one of {words}, not &apos;{word}&apos;</source>
        <translation>в &apos;{key}&apos; допустимо одно из слов {words}, а не &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>{what} must be a whole number from {least} to {most}, not &apos;{word}&apos;</source>
        <translation>{what}: здесь должно быть целое число от {least} до {most}, а не &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>there is no &apos;icons&apos;: name them from the lowest in seniority to the highest</source>
        <translation>нет ключа &apos;icons&apos;: перечислите значки, начиная с самого младшего</translation>
    </message>
    <message>
        <source>&apos;{icon}&apos; appears more than once in &apos;icons&apos;</source>
        <translation>&apos;{icon}&apos; встречается в &apos;icons&apos; больше одного раза</translation>
    </message>
    <message>
        <source>a deck has at least one icon</source>
        <translation>в колоде должен быть хотя бы один значок</translation>
    </message>
    <message>
        <source>an icon</source>
        <translation>значок</translation>
    </message>
    <message>
        <source>unknown icon &apos;{icon}&apos;, did you mean &apos;{near}&apos;?</source>
        <translation>неизвестный значок &apos;{icon}&apos;; может быть, имелось в виду &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>unknown icon &apos;{icon}&apos;; the icons are {icons}</source>
        <translation>неизвестный значок &apos;{icon}&apos;; значки — это {icons}</translation>
    </message>
    <message>
        <source>there are no cards here: a deck has &apos;copies_by_icon_count&apos; or a list &apos;cards&apos;</source>
        <translation>здесь нет карт: колоде нужен ключ &apos;copies_by_icon_count&apos; или список &apos;cards&apos;</translation>
    </message>
    <message>
        <source>a number of icons</source>
        <translation>число значков</translation>
    </message>
    <message>
        <source>the copies of cards with that many icons ({word})</source>
        <translation>число копий карт с таким числом значков ({word})</translation>
    </message>
    <message>
        <source>the card with {icons} appears twice in this list</source>
        <translation>карта с такими значками встречается в этом списке дважды: {icons}</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>карта</translation>
    </message>
    <message>
        <source>this card has no &apos;icons&apos;</source>
        <translation>у этой карты нет ключа &apos;icons&apos;</translation>
    </message>
    <message>
        <source>the icons of a card</source>
        <translation>перечень значков карты</translation>
    </message>
    <message>
        <source>a card must have at least one icon</source>
        <translation>на карте должен быть хотя бы один значок</translation>
    </message>
    <message>
        <source>the copies of a card</source>
        <translation>число копий карты</translation>
    </message>
    <message>
        <source>&apos;{icon}&apos; appears {count} times on this card</source>
        <translation>слишком много &apos;{icon}&apos; на одной карте: {count}</translation>
    </message>
    <message>
        <source>&apos;{icon}&apos; appears twice on this card; write &apos;allow_repeats: true&apos; if it may</source>
        <translation>&apos;{icon}&apos; встречается на этой карте дважды; если так и нужно, напишите &apos;allow_repeats: true&apos;</translation>
    </message>
    <message>
        <source>the name of a territory</source>
        <translation>название территории</translation>
    </message>
    <message>
        <source>the territory &apos;{name}&apos; appears twice in this list</source>
        <translation>территория &apos;{name}&apos; встречается в этом списке дважды</translation>
    </message>
    <message>
        <source>there are {count} territories; a game has 1 to {most}</source>
        <translation>число территорий — {count}, а в игре их от 1 до {most}</translation>
    </message>
    <message>
        <source>a number of players</source>
        <translation>число игроков</translation>
    </message>
    <message>
        <source>the decks for {players} players</source>
        <translation>число колод для {players} игроков</translation>
    </message>
    <message>
        <source>the number of cards</source>
        <translation>число карт</translation>
    </message>
    <message>
        <source>the deck has {count} cards, not {wanted}</source>
        <translation>карт в колоде {count}, а не {wanted}</translation>
    </message>
    <message>
        <source>a number of cards</source>
        <translation>число карт</translation>
    </message>
    <message>
        <source>of the cards with that many icons ({icons}) the deck has {count}, not {wanted}</source>
        <translation>карт с таким числом значков ({icons}) в колоде {count}, а не {wanted}</translation>
    </message>
    <message>
        <source>{count} cards are too few for {players} players with {hand} cards each</source>
        <translation>слишком мало карт, всего {count}: для {players} игроков не хватит, если раздать каждому по {hand}</translation>
    </message>
    <message>
        <source>{count} cards for {players} players are too many; there may be {most}</source>
        <translation>слишком много карт для {players} игроков: {count}, а может быть не больше {most}</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not a valid id: use small letters, digits and hyphens, at most 32</source>
        <translation>&apos;{id}&apos; не может быть идентификатором: возьмите строчные латинские буквы, цифры и дефисы, не больше 32 знаков</translation>
    </message>
    <message>
        <source>&lt;use&gt; makes more than {most} elements of the drawing; use less, or use it less often</source>
        <translation>с &lt;use&gt; число элементов рисунка больше {most}; используйте меньше или реже</translation>
    </message>
    <message>
        <source>the paths of the drawing hold more than {most} numbers; simplify them</source>
        <translation>в контурах рисунка больше {most} чисел; упростите их</translation>
    </message>
    <message>
        <source>&lt;use&gt; leads more than {most} levels down; use what is drawn, not what uses it</source>
        <translation>глубина &lt;use&gt; больше {most}; используйте то, что нарисовано, а не то, что само использует другое</translation>
    </message>
    <message>
        <source>this &lt;{element}&gt; uses itself; take out what leads back to it</source>
        <translation>этот &lt;{element}&gt; использует сам себя; уберите то, что ведёт обратно к нему</translation>
    </message>
    <message>
        <source>cut the shapes themselves</source>
        <translation>обрежьте сами фигуры</translation>
    </message>
    <message>
        <source>draw the tips as shapes</source>
        <translation>нарисуйте наконечники фигурами</translation>
    </message>
    <message>
        <source>draw it without blur and shadow</source>
        <translation>нарисуйте это без размытия и тени</translation>
    </message>
    <message>
        <source>draw each dash as a line</source>
        <translation>нарисуйте каждый штрих отдельной линией</translation>
    </message>
    <message>
        <source>this is not well-formed XML: {problem}; export the drawing again as plain SVG</source>
        <extracomment>{problem} is what the reader of XML says, in English</extracomment>
        <translation>в этом XML ошибка (по-английски: {problem}); экспортируйте рисунок ещё раз как обычный SVG</translation>
    </message>
    <message>
        <source>there are more than {most} elements; an emblem is a simple drawing</source>
        <translation>элементов больше {most}; эмблема — это простой рисунок</translation>
    </message>
    <message>
        <source>elements are nested more than {most} deep; ungroup what need not be a group</source>
        <translation>глубина вложенности элементов больше {most}; разгруппируйте то, что не обязано быть группой</translation>
    </message>
    <message>
        <source>the file says it is written in {encoding}; save it in UTF-8</source>
        <translation>в файле сказано, что его кодировка — {encoding}; сохраните его в UTF-8</translation>
    </message>
    <message>
        <source>a document type (&lt;!DOCTYPE ...&gt;) and its entities are not allowed in an emblem; delete it</source>
        <translation>тип документа (&lt;!DOCTYPE ...&gt;) и его сущности в эмблеме не разрешены; удалите их</translation>
    </message>
    <message>
        <source>&lt;?{target} ...?&gt; is not allowed in an emblem; delete it</source>
        <translation>&lt;?{target} ...?&gt; в эмблеме не разрешено; удалите это</translation>
    </message>
    <message>
        <source>delete it</source>
        <translation>удалите это</translation>
    </message>
    <message>
        <source>an emblem cannot be animated</source>
        <translation>эмблема не движется</translation>
    </message>
    <message>
        <source>take the drawing out of the link</source>
        <translation>выньте рисунок из ссылки</translation>
    </message>
    <message>
        <source>trace the picture, so that it becomes paths</source>
        <translation>векторизуйте картинку, чтобы она стала контурами</translation>
    </message>
    <message>
        <source>the file is larger than {most} kB; simplify its paths or take out pictures</source>
        <translation>файл больше {most} кБ; упростите контуры или уберите картинки</translation>
    </message>
    <message>
        <source>the file is not a text in UTF-8: byte {number} cannot be read; save it as plain SVG</source>
        <translation>файл — не текст в UTF-8: байт {number} не читается; сохраните рисунок как обычный SVG</translation>
    </message>
    <message>
        <source>the drawing must begin with &lt;svg xmlns=&quot;{namespace}&quot;&gt;, not with &lt;{element}&gt;</source>
        <translation>рисунок должен начинаться с &lt;svg xmlns=&quot;{namespace}&quot;&gt;, а не с &lt;{element}&gt;</translation>
    </message>
    <message>
        <source>there is nothing to see in the drawing: no path, circle or other shape</source>
        <translation>на рисунке ничего не видно: нет ни контура, ни круга, ни другой фигуры</translation>
    </message>
    <message>
        <source>the drawing has no usable size; give &lt;svg&gt; a viewBox, such as viewBox=&quot;0 0 200 200&quot;</source>
        <translation>у рисунка нет пригодных размеров; задайте у &lt;svg&gt; атрибут viewBox, например viewBox=&quot;0 0 200 200&quot;</translation>
    </message>
    <message>
        <source>the drawing is {wide} wide and {high} high; an emblem should be about square</source>
        <translation>ширина рисунка {wide}, а высота {high}; эмблема должна быть примерно квадратной</translation>
    </message>
    <message>
        <source>&lt;{element}&gt; is not allowed in an emblem; {advice}</source>
        <translation>&lt;{element}&gt; в эмблеме не разрешено; {advice}</translation>
    </message>
    <message>
        <source>there is a second &lt;svg&gt; inside the first; make it a group, &lt;g&gt;</source>
        <translation>внутри первого &lt;svg&gt; есть второй; сделайте его группой, &lt;g&gt;</translation>
    </message>
    <message>
        <source>the attribute &apos;{name}&apos; would run a script; delete it</source>
        <translation>атрибут &apos;{name}&apos; запустил бы сценарий; удалите его</translation>
    </message>
    <message>
        <source>the id &apos;{name}&apos; appears twice, first in line {line}</source>
        <translation>id &apos;{name}&apos; встречается дважды, впервые в строке {line}</translation>
    </message>
    <message>
        <source>&apos;{part}&apos; is not allowed in &apos;{name}&apos;</source>
        <translation>&apos;{part}&apos; в &apos;{name}&apos; недопустимо</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is not drawn in an emblem; {advice}, or set it to none</source>
        <translation>&apos;{name}&apos; в эмблеме не рисуется; {advice} или задайте none</translation>
    </message>
    <message>
        <source>a number in &apos;{name}&apos; is larger than {most}; draw it smaller</source>
        <translation>число в &apos;{name}&apos; больше {most}; нарисуйте мельче</translation>
    </message>
    <message>
        <source>&apos;{part}&apos; is not allowed in a style; write colours and widths plainly</source>
        <translation>&apos;{part}&apos; в стиле недопустимо; задавайте цвета и толщину линий прямо</translation>
    </message>
    <message>
        <source>&apos;{part}&apos; is not allowed in &lt;style&gt;; give the shapes their colours themselves</source>
        <translation>&apos;{part}&apos; в &lt;style&gt; недопустимо; задайте цвета самим фигурам</translation>
    </message>
    <message>
        <source>@import and other @ words are not allowed in &lt;style&gt;; give the shapes their colours themselves</source>
        <translation>@import и другие слова с @ в &lt;style&gt; недопустимы; задайте цвета самим фигурам</translation>
    </message>
    <message>
        <source>this &lt;style&gt; is more than plain rules, such as {rule}</source>
        <translation>в этом &lt;style&gt; не только простые правила вроде {rule}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; leads to &apos;{place}&apos;; an emblem may only use what is in its own file, &apos;#name&apos;</source>
        <translation>&apos;{name}&apos; ведёт к &apos;{place}&apos;; эмблема может использовать только то, что есть в её собственном файле, &apos;#name&apos;</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; leads to &apos;{place}&apos;, which is nowhere in the file</source>
        <translation>&apos;{name}&apos; ведёт к &apos;{place}&apos;, а такого в файле нет</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; leads to a &lt;{element}&gt;, which is not drawn in an emblem</source>
        <translation>&apos;{name}&apos; ведёт к &lt;{element}&gt;, а это в эмблеме не рисуется</translation>
    </message>
    <message>
        <source>&lt;{element}&gt; is not drawn in an emblem, did you mean &apos;{near}&apos;?</source>
        <translation>&lt;{element}&gt; в эмблеме не рисуется; может быть, имелось в виду &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>&lt;{element}&gt; is not drawn in an emblem</source>
        <translation>&lt;{element}&gt; в эмблеме не рисуется</translation>
    </message>
    <message>
        <source>{where} has {count} statements; a card has at most {most}</source>
        <translation>строк в {where} — {count}, а у карты их не больше {most}</translation>
    </message>
    <message>
        <source>a statement of {where}</source>
        <translation>строка в {where}</translation>
    </message>
    <message>
        <source>an empty statement in {where}</source>
        <translation>пустая строка в {where}</translation>
    </message>
    <message>
        <source>a statement of {where} has one verb, not {count}: {words}</source>
        <translation>в каждой строке {where} один глагол, а здесь их {count}: {words}</translation>
    </message>
    <message>
        <source>a card in reserve cannot &apos;{word}&apos;, as {where} requires; it may use {words}</source>
        <translation>зарезервированной карте недоступно &apos;{word}&apos;, а в {where} сказано именно это; ей доступны {words}</translation>
    </message>
    <message>
        <source>an &apos;if&apos; of {where}</source>
        <translation>&apos;if&apos; в {where}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; without &apos;{missing}&apos; in {where}</source>
        <translation>&apos;{word}&apos; без &apos;{missing}&apos; в {where}</translation>
    </message>
    <message>
        <source>&apos;it&apos; asks for an adjective in {where}, for instance &apos;it character&apos;</source>
        <translation>после &apos;it&apos; в {where} нужно прилагательное, например &apos;it character&apos;</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; a test begins with &apos;no&apos;, &apos;any&apos; or &apos;it&apos;</source>
        <translation>неизвестное слово &apos;{word}&apos; в {where}; условие начинается с &apos;no&apos;, &apos;any&apos; или &apos;it&apos;</translation>
    </message>
    <message>
        <source>&apos;choose&apos; in {where}</source>
        <translation>&apos;choose&apos; в {where}</translation>
    </message>
    <message>
        <source>&apos;choose&apos; in {where} needs 2 to 9 options, not {count}</source>
        <translation>у &apos;choose&apos; в {where} должно быть от 2 до 9 возможностей, а не {count}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; cannot be the name of an option in {where}: use another small word</source>
        <translation>&apos;{word}&apos; не может быть названием возможности в {where}: возьмите другое слово из строчных латинских букв</translation>
    </message>
    <message>
        <source>in {where} a card can only &apos;swap: hand&apos;</source>
        <translation>в {where} возможно только &apos;swap: hand&apos;</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; after the number of a gain comes &apos;per&apos; and what is counted</source>
        <translation>неизвестное слово &apos;{word}&apos; в {where}; после числа в &apos;gain&apos; идёт &apos;per&apos; и то, что считают</translation>
    </message>
    <message>
        <source>after &apos;per&apos; comes what is counted, for instance &apos;card&apos;, in {where}</source>
        <translation>после &apos;per&apos; идёт то, что считают, например &apos;card&apos;, в {where}</translation>
    </message>
    <message>
        <source>write &apos;per token on this&apos; or &apos;per token on&apos; with adjectives in {where}</source>
        <translation>напишите &apos;per token on this&apos; или &apos;per token on&apos; с прилагательными в {where}</translation>
    </message>
    <message>
        <source>only &apos;this&apos; or adjectives can follow &apos;per token on&apos; in {where}</source>
        <translation>после &apos;per token on&apos; допустимы только &apos;this&apos; или прилагательные в {where}</translation>
    </message>
    <message>
        <source>write &apos;{line} ...&apos; and whom it is done to in {where}</source>
        <translation>напишите в {where} &apos;{line} ...&apos;, а затем, к кому это относится</translation>
    </message>
    <message>
        <source>unknown verb &apos;{word}&apos; in {where}, did you mean &apos;{near}&apos;?</source>
        <translation>неизвестный глагол &apos;{word}&apos; в {where}; может быть, имелось в виду &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>unknown verb &apos;{word}&apos; in {where}; the verbs are {words}</source>
        <translation>неизвестный глагол &apos;{word}&apos; в {where}; глаголы — это {words}</translation>
    </message>
    <message>
        <source>these files have {count} kinds of cards together; a set has at most {most}</source>
        <translation>видов карт в этих файлах вместе {count}, а в наборе их не больше {most}</translation>
    </message>
    <message>
        <source>a card set</source>
        <translation>набор карт</translation>
    </message>
    <message>
        <source>the name of a set</source>
        <translation>название набора</translation>
    </message>
    <message>
        <source>the author of a set</source>
        <translation>автор набора</translation>
    </message>
    <message>
        <source>there are no cards here</source>
        <translation>здесь нет карт</translation>
    </message>
    <message>
        <source>an emblem</source>
        <translation>эмблема</translation>
    </message>
    <message>
        <source>there are {count} kinds of cards; a set has at most {most}</source>
        <translation>видов карт здесь {count}, а в наборе их не больше {most}</translation>
    </message>
    <message>
        <source>{what} has at most {most} characters, this one has {count}</source>
        <translation>слишком много букв ({what}): не больше {most}, а здесь {count}</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is not a valid id for a card: use small letters, digits and hyphens, at most 32</source>
        <translation>&apos;{id}&apos; не может быть идентификатором карты: возьмите строчные латинские буквы, цифры и дефисы, не больше 32 знаков</translation>
    </message>
    <message>
        <source>&apos;{id}&apos; is a word of the card language; a card needs another id</source>
        <translation>&apos;{id}&apos; — слово языка карт; карте нужен другой идентификатор</translation>
    </message>
    <message>
        <source>the card &apos;{id}&apos; appears in another of these files too</source>
        <translation>карта &apos;{id}&apos; есть и в другом из этих файлов</translation>
    </message>
    <message>
        <source>the card &apos;{id}&apos;</source>
        <translation>карта &apos;{id}&apos;</translation>
    </message>
    <message>
        <source>{id} has no &apos;type&apos;: write &apos;type: character&apos; or &apos;type: intrigue&apos;</source>
        <translation>у {id} нет ключа &apos;type&apos;: напишите &apos;type: character&apos; или &apos;type: intrigue&apos;</translation>
    </message>
    <message>
        <source>only an intrigue whose last line is &apos;discard: this&apos;, &apos;reserve: this&apos; or &apos;swap: hand&apos; may &apos;move&apos;, so {where} may not</source>
        <translation>&apos;move&apos; разрешено только интриге, последняя строка которой — &apos;discard: this&apos;, &apos;reserve: this&apos; или &apos;swap: hand&apos;, а значит, не в {where}</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}, did you mean &apos;{near}&apos;?</source>
        <translation>неизвестное слово &apos;{word}&apos; в {where}; может быть, имелось в виду &apos;{near}&apos;?</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; write character or intrigue</source>
        <translation>неизвестное слово &apos;{word}&apos; в {where}; напишите character или intrigue</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; write taken or doubled or lost or kept</source>
        <translation>неизвестное слово &apos;{word}&apos; в {where}; напишите taken, doubled, lost или kept</translation>
    </message>
    <message>
        <source>{where} must be a number from 1 to 99</source>
        <translation>{where} должно быть числом от 1 до 99</translation>
    </message>
    <message>
        <source>&apos;hand&apos; can only be swapped, not used with &apos;{verb}&apos; in {where}</source>
        <translation>&apos;hand&apos; можно только обменять, а не использовать с &apos;{verb}&apos; в {where}</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; a target begins with &apos;one&apos; or &apos;each&apos;, or is &apos;this&apos;, &apos;it&apos; or &apos;attacker&apos;</source>
        <translation>неизвестное слово &apos;{word}&apos; в {where}; цель начинается с &apos;one&apos; или &apos;each&apos; либо это &apos;this&apos;, &apos;it&apos; или &apos;attacker&apos;</translation>
    </message>
    <message>
        <source>a card in reserve cannot ask, so {where} must say &apos;each&apos; instead of &apos;one&apos;</source>
        <translation>зарезервированная карта ни о чём не спрашивает, поэтому в {where} должно быть &apos;each&apos;, а не &apos;one&apos;</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; needs &apos;one&apos;, not &apos;each&apos;, in {where}</source>
        <translation>после &apos;{verb}&apos; должно быть &apos;one&apos;, а не &apos;each&apos;, в {where}</translation>
    </message>
    <message>
        <source>only a face-up card can be copied: add &apos;open&apos; in {where}</source>
        <translation>копировать можно только открытую карту: добавьте &apos;open&apos; в {where}</translation>
    </message>
    <message>
        <source>a card cannot move itself: add &apos;other&apos; in {where}</source>
        <translation>карта не может переместить саму себя: добавьте &apos;other&apos; в {where}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is one card already and takes no adjective in {where}</source>
        <translation>&apos;{word}&apos; — это уже одна карта, прилагательное после этого слова в {where} не нужно</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; needs &apos;one ...&apos; in {where}</source>
        <translation>после &apos;{verb}&apos; должно быть &apos;one ...&apos; в {where}</translation>
    </message>
    <message>
        <source>unknown word &apos;{word}&apos; in {where}; the adjectives are {words} and the ids of cards</source>
        <translation>неизвестное слово &apos;{word}&apos; в {where}; прилагательные — это {words} и идентификаторы карт</translation>
    </message>
    <message>
        <source>&apos;it&apos; cannot be asked for &apos;{word}&apos; in {where}: that card may have left its place by then</source>
        <translation>об &apos;it&apos; в {where} нельзя спросить &apos;{word}&apos;: та карта к этому времени могла покинуть своё место</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; needs &apos;open&apos; beside it in {where}: a face-down card does not show it</source>
        <translation>рядом с &apos;{word}&apos; в {where} нужно &apos;open&apos;: по закрытой карте этого не видно</translation>
    </message>
    <message>
        <source>no card is both open and closed, as {where} requires</source>
        <translation>карта не бывает и открытой, и закрытой сразу, а в {where} сказано именно так</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; in {where} should be a number from 1 to {most}</source>
        <translation>вместо &apos;{word}&apos; в {where} нужно число от 1 до {most}</translation>
    </message>
    <message>
        <source>&apos;it&apos; in {where} refers to nothing yet: choose a card with &apos;one&apos; first</source>
        <translation>&apos;it&apos; в {where} ещё ничего не означает: сначала выберите карту с помощью &apos;one&apos;</translation>
    </message>
    <message>
        <source>there is an attacker only in &apos;avenge&apos;, not in {where}</source>
        <translation>нападавший есть только в &apos;avenge&apos;, а не в {where}</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; in {where} needs words, not a mapping</source>
        <translation>после &apos;{verb}&apos; в {where} нужны слова, а не группа слов со значениями</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; in {where} needs words, not a list</source>
        <translation>после &apos;{verb}&apos; в {where} нужны слова, а не список</translation>
    </message>
    <message>
        <source>&apos;{verb}&apos; in {where} needs words, not nothing</source>
        <translation>после &apos;{verb}&apos; в {where} нужны слова, а там ничего нет</translation>
    </message>
    <message>
        <source>another set is called &apos;{name}&apos; too ({file}); give this one another &apos;name&apos;</source>
        <translation>так же, &apos;{name}&apos;, называется другой набор ({file}); дайте этому другое название (&apos;name&apos;)</translation>
    </message>
    <message>
        <source>a set has at least {least} kinds of cards, this one has 1</source>
        <translation>в наборе нужны хотя бы {least} вида карт, а в этом всего 1</translation>
    </message>
    <message>
        <source>a list of moves</source>
        <translation>список ходов</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a language: write its two letters, for instance &apos;uk&apos;</source>
        <translation>&apos;{word}&apos; — это не язык: напишите его код из двух букв, например &apos;uk&apos;</translation>
    </message>
    <message>
        <source>{where} has {count} characters; there is room for {most}</source>
        <translation>букв в {where} — {count}, а места хватит на {most}</translation>
    </message>
    <message>
        <source>{what} has more than {most} marks over one letter</source>
        <translation>у одной буквы больше {most} надстрочных знаков ({what})</translation>
    </message>
    <message>
        <source>{what} must be on one line</source>
        <translation>{what} записывается в одну строку</translation>
    </message>
    <message>
        <source>the character with the number {number} is not allowed in {what}</source>
        <translation>знак с номером {number} здесь недопустим ({what})</translation>
    </message>
    <message>
        <source>there is no set of cards in it</source>
        <translation>в нём нет набора карт</translation>
    </message>
    <message>
        <source>the cards in it are not those that it was made with; have it sent once more</source>
        <translation>карты в нём не те, с которыми он сделан; попросите прислать его ещё раз</translation>
    </message>
    <message>
        <source>a set of cards</source>
        <translation>набор карт</translation>
    </message>
    <message>
        <source>the file is larger than {most} kB, and no set of cards is</source>
        <translation>файл больше {most} кБ, а наборов карт таких не бывает</translation>
    </message>
    <message>
        <source>this is not a Gonfalon card set</source>
        <translation>это не набор карт Gonfalon</translation>
    </message>
    <message>
        <source>this set was packed by a newer Gonfalon; please update the program</source>
        <translation>этот набор упаковал более новый Gonfalon; обновите, пожалуйста, программу</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it belongs to none of its cards</source>
        <translation>&apos;{name}&apos; в нём не относится ни к одной из его карт</translation>
    </message>
    <message>
        <source>some computers have no files that are called &apos;{name}&apos;; give the card another id</source>
        <translation>на некоторых компьютерах файл нельзя назвать &apos;{name}&apos;; дайте карте другой идентификатор</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is in it twice</source>
        <translation>&apos;{name}&apos; в нём дважды</translation>
    </message>
    <message>
        <source>there are more than {most} files in it</source>
        <translation>в нём больше файлов, чем {most}</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is in it, which is not the name of a file beside the others</source>
        <translation>в нём есть &apos;{name}&apos;, а это не название файла рядом с другими</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it is a folder or a link, not a file</source>
        <translation>&apos;{name}&apos; в нём — папка или ссылка, а не файл</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it is locked with a password</source>
        <translation>&apos;{name}&apos; в нём защищён паролем</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it is packed in a way that is not known here</source>
        <translation>&apos;{name}&apos; в нём сжат неизвестным программе способом</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; in it is larger than {most} kB</source>
        <translation>&apos;{name}&apos; в нём больше {most} кБ</translation>
    </message>
    <message>
        <source>the file is damaged or not whole: have it sent once more</source>
        <translation>файл повреждён или неполон: попросите прислать его ещё раз</translation>
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
        <translation>в этом файле есть ещё одна задача &apos;{id}&apos;</translation>
    </message>
    <message>
        <source>there are no puzzles in this file</source>
        <translation>в этом файле нет задач</translation>
    </message>
    <message>
        <source>{what} has no &apos;{word}&apos;</source>
        <translation>{what}: не хватает &apos;{word}&apos;</translation>
    </message>
    <message>
        <source>the solution &apos;{move}&apos; is not one of the moves</source>
        <translation>решения &apos;{move}&apos; нет среди ходов</translation>
    </message>
    <message>
        <source>a puzzle has a solution and at least one other move</source>
        <translation>у задачи есть решение и хотя бы один другой ход</translation>
    </message>
    <message>
        <source>without &apos;playouts&apos; the solution has a share of {whole}</source>
        <translation>без &apos;playouts&apos; доля решения равна {whole}</translation>
    </message>
    <message>
        <source>another move has as large a share as the solution</source>
        <translation>у другого хода доля не меньше, чем у решения</translation>
    </message>
    <message>
        <source>its game cannot be read: {problem}</source>
        <translation>её партию нельзя прочитать: {problem}</translation>
    </message>
    <message>
        <source>{file}: {sentence}</source>
        <extracomment>a mistake in a card file, such as &quot;harvest.yaml: the file is empty&quot;</extracomment>
        <translation>{file}: {sentence}</translation>
    </message>
    <message>
        <source>{file}, line {line}: {sentence}</source>
        <extracomment>a mistake in a card file, such as &quot;harvest.yaml, line 8: unknown verb &apos;gian&apos; in baker.activate, did you ...&quot;</extracomment>
        <translation>{file}, строка {line}: {sentence}</translation>
    </message>
    <message numerus="yes">
        <source>… and %n more mistake(s)</source>
        <translation>
            <numerusform>… и ещё %n ошибка</numerusform>
            <numerusform>… и ещё %n ошибки</numerusform>
            <numerusform>… и ещё %n ошибок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sound</name>
    <message>
        <source>Turn the sound on</source>
        <translation>Включить звук</translation>
    </message>
    <message>
        <source>Turn the sound off; the wheel makes it louder or softer: {percent}%</source>
        <translation>Выключить звук; колёсиком громче или тише: {percent}&#xa0;%</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>A table for games of influence,
for up to five families at one screen</source>
        <translation>Стол для игр о&#xa0;влиянии:
до пяти семей за одним экраном</translation>
    </message>
    <message>
        <source>Continue a game</source>
        <translation>Продолжить игру</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Выберите игру</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Места за столом</translation>
    </message>
    <message>
        <source>Four play; drag a crest to change who sits out</source>
        <translation>Играют четверо; кто именно, решают, перетаскивая гербы</translation>
    </message>
    <message>
        <source>What is new in Gonfalon {version}</source>
        <translation>Что нового в&#xa0;Gonfalon {version}</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Что нового</translation>
    </message>
    <message>
        <source>This is a different version of the program</source>
        <translation>Версия программы изменилась</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message>
        <source>The queue resolves</source>
        <translation>Карты действуют</translation>
    </message>
    <message>
        <source>From left to right</source>
        <translation>Слева направо</translation>
    </message>
    <message>
        <source>Left to right</source>
        <translation>Слева направо</translation>
    </message>
    <message>
        <source>From right to left</source>
        <translation>Справа налево</translation>
    </message>
    <message>
        <source>Right to left</source>
        <translation>Справа налево</translation>
    </message>
    <message>
        <source>First game</source>
        <translation>Первая игра</translation>
    </message>
    <message>
        <source>Learn it in a short guided game</source>
        <translation>Научитесь за одну короткую игру: она подскажет, что делать</translation>
    </message>
    <message numerus="yes">
        <source>%n of {most} seats taken; drag a crest to change the order</source>
        <translation>
            <numerusform>Занято %n&#xa0;место из {most}; порядок меняют, перетаскивая гербы</numerusform>
            <numerusform>Занято %n&#xa0;места из {most}; порядок меняют, перетаскивая гербы</numerusform>
            <numerusform>Занято %n&#xa0;мест из {most}; порядок меняют, перетаскивая гербы</numerusform>
        </translation>
    </message>
    <message>
        <source>Two play; drag a crest to change who sits out</source>
        <translation>Играют двое; кто именно, решают, перетаскивая гербы</translation>
    </message>
    <message>
        <source>Three play; drag a crest to change who sits out</source>
        <translation>Играют трое; кто именно, решают, перетаскивая гербы</translation>
    </message>
    <message>
        <source>New here? Learn it in four minutes</source>
        <translation>Впервые здесь? Научитесь играть за четыре минуты</translation>
    </message>
    <message numerus="yes">
        <source>Continue {game} (and %n more)</source>
        <translation>
            <numerusform>Продолжить: {game} (и&#xa0;ещё&#xa0;%n)</numerusform>
            <numerusform>Продолжить: {game} (и&#xa0;ещё&#xa0;%n)</numerusform>
            <numerusform>Продолжить: {game} (и&#xa0;ещё&#xa0;%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue {game}</source>
        <translation>Продолжить: {game}</translation>
    </message>
    <message>
        <source>Hide hands between turns</source>
        <translation>Скрывать карты между ходами</translation>
    </message>
    <message>
        <source>A curtain falls when the screen passes from one player to the next</source>
        <translation>Когда экран переходит к&#xa0;другому игроку, опускается занавес</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Начать игру</translation>
    </message>
    <message>
        <source>There is no unfinished game to continue</source>
        <translation>Нет незаконченной игры, которую можно продолжить</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>{name} ({family})</source>
        <translation>{name} ({family})</translation>
    </message>
    <message>
        <source>Two families: a house option, not in the rule book.</source>
        <translation>Две семьи: домашний вариант, в&#xa0;правилах его нет.</translation>
    </message>
    <message>
        <source>Two players have the same name; the crests tell them apart.</source>
        <translation>У&#xa0;двух игроков одно имя: различайте их по гербам.</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Игры</translation>
    </message>
    <message>
        <source>Seats taken</source>
        <translation>Занято мест</translation>
    </message>
    <message>
        <source>Games with hints</source>
        <translation>Игры с&#xa0;подсказками</translation>
    </message>
    <message>
        <source>Victories</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Shared victories</source>
        <translation>Общие победы</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>Средний результат</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Лучший результат</translation>
    </message>
    <message>
        <source>Favourite card</source>
        <translation>Любимая карта</translation>
    </message>
    <message>
        <source>Deadliest card</source>
        <translation>Самая опасная карта</translation>
    </message>
    <message>
        <source>Longest wait</source>
        <translation>Самое долгое ожидание</translation>
    </message>
    <message>
        <source>Victories in a row</source>
        <translation>Победы подряд</translation>
    </message>
    <message>
        <source>Most victories in a row</source>
        <translation>Больше всего побед подряд</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Экспорт таблицы</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Сохранить как картинку</translation>
    </message>
    <message>
        <source>The picture was not saved</source>
        <translation>Картинка не сохранена</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>The table was not exported</source>
        <translation>Таблица не экспортирована</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Сколько игроков</translation>
    </message>
    <message>
        <source>Whether hints were taken</source>
        <translation>Были ли подсказки</translation>
    </message>
    <message>
        <source>Victories by game</source>
        <translation>Победы по играм</translation>
    </message>
    <message>
        <source>Victories by who else played</source>
        <translation>Победы по соперникам</translation>
    </message>
    <message>
        <source>Victories over time</source>
        <translation>Победы с&#xa0;течением времени</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Все столы</translation>
    </message>
    <message>
        <source>Games without hints</source>
        <translation>Игры без подсказок</translation>
    </message>
    <message>
        <source>A shared victory counts as a victory.</source>
        <translation>Общая победа считается победой.</translation>
    </message>
    <message>
        <source>{games}, seats: {seats}</source>
        <translation>{games}, мест: {seats}</translation>
    </message>
    <message>
        <source>{card}, played: {count}</source>
        <translation>{card}, сыграно: {count}</translation>
    </message>
    <message>
        <source>{card}, removed: {count}</source>
        <translation>{card}, устранено: {count}</translation>
    </message>
    <message>
        <source>No game has been finished since the count began.</source>
        <translation>С&#xa0;начала подсчёта ещё не окончена ни одна игра.</translation>
    </message>
    <message>
        <source>No game has been finished yet. Finished games are counted here automatically.</source>
        <translation>Ещё не окончена ни одна игра. Как только одна закончится, она будет учтена здесь сама.</translation>
    </message>
    <message>
        <source>Hints: any</source>
        <translation>Подсказки: любые</translation>
    </message>
    <message>
        <source>Count all games again</source>
        <translation>Считать все игры</translation>
    </message>
    <message>
        <source>Count from now on</source>
        <translation>Считать с&#xa0;этого момента</translation>
    </message>
    <message>
        <source>{done} of {all} games counted</source>
        <translation>Подсчитано игр: {done} из {all}</translation>
    </message>
    <message>
        <source>counted since: {day}</source>
        <translation>начало подсчёта: {day}</translation>
    </message>
    <message>
        <source>Choose one game to see the scores.</source>
        <translation>Чтобы увидеть результаты, выберите одну игру.</translation>
    </message>
    <message>
        <source>{part} of {whole}</source>
        <translation>{part} из {whole}</translation>
    </message>
    <message>
        <source>{victories}, shared: {shared}</source>
        <translation>{victories}, общих: {shared}</translation>
    </message>
    <message>
        <source>{now}, at most {most}</source>
        <translation>{now}, больше всего {most}</translation>
    </message>
    <message numerus="yes">
        <source>{card}, %n round(s)</source>
        <translation>
            <numerusform>{card}, %n&#xa0;раунд</numerusform>
            <numerusform>{card}, %n&#xa0;раунда</numerusform>
            <numerusform>{card}, %n&#xa0;раундов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{family} · Human</source>
        <translation>{family} · человек</translation>
    </message>
    <message>
        <source>{family} · Bot, squire</source>
        <translation>{family} · оруженосец</translation>
    </message>
    <message>
        <source>{family} · Bot, page</source>
        <translation>{family} · паж</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Placement</source>
        <translation>Раунд {round} из {rounds} · Планирование</translation>
    </message>
    <message>
        <source>Round {round} of {rounds} · Resolution</source>
        <translation>Раунд {round} из {rounds} · События</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Игра окончена</translation>
    </message>
    <message>
        <source>The same as {number}</source>
        <translation>То же, что {number}</translation>
    </message>
    <message>
        <source>{answer}: you {before} → {least} to {most}</source>
        <translation>{answer}: у вас {before} → от {least} до {most}</translation>
    </message>
    <message>
        <source>{answer}: you {before} → {least}</source>
        <translation>{answer}: у вас {before} → {least}</translation>
    </message>
    <message>
        <source>{answer}: you stay at {before}</source>
        <translation>{answer}: у вас останется {before}</translation>
    </message>
    <message>
        <source>Influence in the pool: {count}</source>
        <translation>Влияние в&#xa0;личном запасе: {count}</translation>
    </message>
    <message>
        <source>Cards in hand: {count}</source>
        <translation>Карт в&#xa0;руке: {count}</translation>
    </message>
    <message>
        <source>Discarded: {count}</source>
        <translation>В&#xa0;сбросе: {count}</translation>
    </message>
    <message>
        <source>In reserve: {count}</source>
        <translation>Зарезервировано: {count}</translation>
    </message>
    <message>
        <source>First player token: plays first in this round</source>
        <translation>Корона: первый ход в&#xa0;этом раунде</translation>
    </message>
    <message>
        <source>Click to look at the discard pile, the reserve and the cards you have set aside</source>
        <translation>Щёлкните, чтобы посмотреть сброс, зарезервированные карты и&#xa0;карты, которые вы отложили</translation>
    </message>
    <message>
        <source>The rounds of the game; the current one is gold</source>
        <translation>Раунды игры; золотом отмечен нынешний</translation>
    </message>
    <message>
        <source>Resolves left to right</source>
        <translation>Слева направо</translation>
    </message>
    <message>
        <source>Resolves right to left</source>
        <translation>Справа налево</translation>
    </message>
    <message>
        <source>Resolving now</source>
        <translation>Ход этой карты</translation>
    </message>
    <message>
        <source>In your hand</source>
        <translation>В вашей руке</translation>
    </message>
    <message>
        <source>Whoever has the most at the end of the game wins.</source>
        <translation>Побеждает тот, у кого его в конце игры больше всего.</translation>
    </message>
    <message>
        <source>Everyone sees how many there are, but only their owner sees which.</source>
        <translation>Все видят, сколько их, и только хозяин видит, какие.</translation>
    </message>
    <message>
        <source>Everyone may look at them; click to see them.</source>
        <translation>Они открыты для всех; щелчок покажет их.</translation>
    </message>
    <message>
        <source>They lie face up beside the queue, and their effects still apply.</source>
        <translation>Они лежат открыто вне ряда, и то, что на них написано, действует.</translation>
    </message>
    <message>
        <source>Click to see which cards are still out (U)</source>
        <translation>Щёлкните, чтобы увидеть, какие карты ещё не показаны (U)</translation>
    </message>
    <message>
        <source>Its owner collects it on revealing the card; if the card goes first, it is lost.</source>
        <translation>Его получают, когда карту активируют, и теряют вместе с ней.</translation>
    </message>
    <message>
        <source>Only the card on top acts.</source>
        <translation>Действует только верхняя карта.</translation>
    </message>
    <message>
        <source>Place {place} of {places} in the queue</source>
        <translation>Место {place} из {places} в&#xa0;ряду событий</translation>
    </message>
    <message>
        <source>Beneath card {place}</source>
        <translation>Под картой {place}</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Начало</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Конец</translation>
    </message>
    <message>
        <source>Cover</source>
        <translation>Накрыть</translation>
    </message>
    <message>
        <source>Swap</source>
        <comment>on the card</comment>
        <translation>Поменять</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Сюда</translation>
    </message>
    <message>
        <source>Front: it acts before all the cards here now</source>
        <translation>В начало: подействует раньше всех, что лежат здесь сейчас</translation>
    </message>
    <message>
        <source>End: it acts after all the cards here now</source>
        <translation>В конец: подействует после всех, что лежат здесь сейчас</translation>
    </message>
    <message>
        <source>Cover: the card below will not act</source>
        <translation>Накрыть: нижняя карта не&#xa0;будет действовать</translation>
    </message>
    <message>
        <source>Cover: the {card} below will not act</source>
        <translation>Накрыть: {card} внизу не&#xa0;будет действовать</translation>
    </message>
    <message numerus="yes">
        <source>%n influence stays on the card below</source>
        <translation>
            <numerusform>%n очко влияния останется на нижней карте</numerusform>
            <numerusform>%n очка влияния останутся на нижней карте</numerusform>
            <numerusform>%n очков влияния останется на нижней карте</numerusform>
        </translation>
    </message>
    <message>
        <source>The card below will not act. Undo takes the new card back.</source>
        <translation>Карта под&#xa0;новой не&#xa0;будет действовать. «Отменить» вернёт новую в&#xa0;руку.</translation>
    </message>
    <message>
        <source>The {card} below will not act. Undo takes the new card back.</source>
        <translation>{card} внизу не&#xa0;будет действовать. «Отменить» вернёт новую карту в&#xa0;руку.</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>on the card</comment>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Reveal</source>
        <comment>on the card</comment>
        <translation>Активировать</translation>
    </message>
    <message>
        <source>You may cover only a card of your own family.</source>
        <translation>Накрыть можно только карту своей семьи.</translation>
    </message>
    <message>
        <source>A card goes to the front, to the end, or on top of a card of your family, never between two cards.</source>
        <translation>Карту кладут в&#xa0;начало ряда, в&#xa0;конец или поверх карты своей семьи, но не между двумя картами.</translation>
    </message>
    <message>
        <source>You can place a card only on your turn in the placement phase.</source>
        <translation>Карту выкладывают в&#xa0;свой ход в&#xa0;фазе планирования.</translation>
    </message>
    <message>
        <source>This card cannot be chosen now.</source>
        <translation>Сейчас эту карту выбрать нельзя.</translation>
    </message>
    <message>
        <source>To swap, drop the card on the one that acts.</source>
        <translation>Чтобы поменять карты, положите свою на ту, которая действует.</translation>
    </message>
    <message>
        <source>Choose a card from your hand first.</source>
        <translation>Сначала выберите карту из руки.</translation>
    </message>
    <message>
        <source>Drop the card on one of the glowing places.</source>
        <translation>Положите карту на одно из светящихся мест.</translation>
    </message>
    <message>
        <source>At the front or at the end</source>
        <translation>В&#xa0;начало ряда или в&#xa0;конец</translation>
    </message>
    <message>
        <source>The queue is empty: yours is the first card</source>
        <translation>Ряд пуст: ваша карта будет первой</translation>
    </message>
    <message>
        <source>Front, end, or on top of a card of your family</source>
        <translation>В&#xa0;начало, в&#xa0;конец или поверх карты своей семьи</translation>
    </message>
    <message>
        <source>Place a card in the queue</source>
        <translation>Выложите карту в&#xa0;ряд событий</translation>
    </message>
    <message>
        <source>{card}: keep it or reveal it?</source>
        <translation>{card}: оставить или активировать?</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>{card}: it can only be kept</source>
        <translation>{card}: можно только оставить</translation>
    </message>
    <message>
        <source>{card}: where does the card go?</source>
        <translation>{card}: куда положить карту?</translation>
    </message>
    <message>
        <source>{card}: choose a card from your hand</source>
        <translation>{card}: выберите карту из руки</translation>
    </message>
    <message>
        <source>It goes into the queue in place of this one, face down, and acts from the next round on</source>
        <translation>Она ляжет на место этой лицом вниз и&#xa0;начнёт действовать со следующего раунда</translation>
    </message>
    <message>
        <source>{card}: choose one</source>
        <translation>{card}: выберите одно</translation>
    </message>
    <message>
        <source>{card}: choose a card to eliminate</source>
        <translation>{card}: выберите, какую карту устранить</translation>
    </message>
    <message>
        <source>{card}: choose a card to put a verdict on</source>
        <translation>{card}: выберите, какой карте вынести приговор</translation>
    </message>
    <message>
        <source>{card}: choose a card to put influence on</source>
        <translation>{card}: выберите, на какую карту положить влияние</translation>
    </message>
    <message>
        <source>{card}: choose a card to move</source>
        <translation>{card}: выберите, какую карту переместить</translation>
    </message>
    <message>
        <source>{card}: choose a card whose owner loses influence to you</source>
        <translation>{card}: выберите, у&#xa0;владельца какой карты забрать влияние</translation>
    </message>
    <message>
        <source>{card}: choose a card to copy</source>
        <translation>{card}: выберите, какую карту скопировать</translation>
    </message>
    <message>
        <source>{card}: choose a card</source>
        <translation>{card}: выберите карту</translation>
    </message>
    <message numerus="yes">
        <source>%n verdict token(s) in the pool</source>
        <translation>
            <numerusform>Свободных жетонов приговора: %n</numerusform>
            <numerusform>Свободных жетонов приговора: %n</numerusform>
            <numerusform>Свободных жетонов приговора: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You gain 1 influence; what lies on the card is lost</source>
        <translation>Вы получите 1 очко влияния; влияние на карте будет потеряно</translation>
    </message>
    <message>
        <source>No card has a verdict token, so this is the only choice</source>
        <translation>Ни на одной карте нет жетона приговора, поэтому другого выбора нет</translation>
    </message>
    <message>
        <source>No verdict token is left, so this is the only choice</source>
        <translation>Свободных жетонов приговора не осталось, поэтому другого выбора нет</translation>
    </message>
    <message>
        <source>No card is in your hand, so this is the only choice</source>
        <translation>У&#xa0;вас в&#xa0;руке нет карт, поэтому другого выбора нет</translation>
    </message>
    <message>
        <source>This is the only choice now</source>
        <translation>Сейчас другого выбора нет</translation>
    </message>
    <message>
        <source>It came into the queue this round and acts from the next on</source>
        <translation>Карта выложена в&#xa0;этом раунде и&#xa0;начнёт действовать со следующего</translation>
    </message>
    <message numerus="yes">
        <source>It costs {cost} influence to reveal; only %n lies on it</source>
        <translation>
            <numerusform>Активация стоит {cost}, а на карте только %n&#xa0;очко влияния</numerusform>
            <numerusform>Активация стоит {cost}, а на карте только %n&#xa0;очка влияния</numerusform>
            <numerusform>Активация стоит {cost}, а на карте только %n&#xa0;очков влияния</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs %n influence to reveal; nothing lies on it</source>
        <translation>
            <numerusform>Активация стоит %n&#xa0;очко влияния, а на карте его нет</numerusform>
            <numerusform>Активация стоит %n&#xa0;очка влияния, а на карте его нет</numerusform>
            <numerusform>Активация стоит %n&#xa0;очков влияния, а на карте его нет</numerusform>
        </translation>
    </message>
    <message>
        <source>Verdicts: {left} of {all} in the pool</source>
        <translation>Жетоны приговора: {left} из {all}</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>Активировать</translation>
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
            <numerusform>На карте %n&#xa0;очко влияния</numerusform>
            <numerusform>На карте %n&#xa0;очка влияния</numerusform>
            <numerusform>На карте %n&#xa0;очков влияния</numerusform>
        </translation>
    </message>
    <message>
        <source>To the front</source>
        <translation>В&#xa0;начало</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>В&#xa0;конец</translation>
    </message>
    <message>
        <source>After card {place}</source>
        <translation>После карты {place}</translation>
    </message>
    <message>
        <source>A card of this family: {family}</source>
        <translation>Карта семьи: {family}</translation>
    </message>
    <message>
        <source>{card}, of this family: {family}</source>
        <translation>{card}, семья: {family}</translation>
    </message>
    <message>
        <source>Verdicts</source>
        <translation>Приговоры</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
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
        <translation>{family} · придворный</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>Объяснить</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The table</source>
        <translation>Игровой стол</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>No card has been discarded yet.</source>
        <translation>В&#xa0;сбросе ещё нет карт.</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>Зарезервировано</translation>
    </message>
    <message>
        <source>Set aside, for your eyes only</source>
        <translation>Отложенные карты, видны только вам</translation>
    </message>
    <message>
        <source>Choose the answer with that number</source>
        <translation>Выбрать ответ с&#xa0;этим номером</translation>
    </message>
    <message>
        <source>Go to either end of a row; this scrolls a long queue</source>
        <translation>Перейти к&#xa0;началу или концу ряда; так прокручивается длинный ряд</translation>
    </message>
    <message>
        <source>Keep a stack fanned out</source>
        <translation>Оставить стек раскрытым веером</translation>
    </message>
    <message>
        <source>The hidden cards turn up</source>
        <translation>Карты, лежащие лицом вниз, открываются</translation>
    </message>
    <message>
        <source>{family}: show my hand</source>
        <translation>{family}: показать карты</translation>
    </message>
    <message>
        <source>{name} is thinking. Press Space to make it move now.</source>
        <translation>{name} думает. Нажмите пробел, чтобы ход был сделан сразу.</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>Ответы</translation>
    </message>
    <message>
        <source>Ask for a hint: what the strongest bot would do</source>
        <translation>Попросить подсказку: что сделал бы самый сильный бот</translation>
    </message>
    <message>
        <source>Go to a card or a place with the arrows and press Enter there; answers bear their keys.</source>
        <translation>Перейдите стрелками к карте или месту и нажмите Enter; на ответах написаны их клавиши.</translation>
    </message>
    <message>
        <source>Move now</source>
        <translation>Пусть ходит</translation>
    </message>
    <message>
        <source>{bot}: {advice}</source>
        <translation>{bot}: {advice}</translation>
    </message>
    <message>
        <source>What you can do</source>
        <translation>Что вы можете сделать</translation>
    </message>
    <message>
        <source>Go from card to card and from row to row</source>
        <translation>Переходить от карты к&#xa0;карте и&#xa0;от ряда к&#xa0;ряду</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message>
        <source>Pick up a card, put it down, choose</source>
        <translation>Взять карту, положить её, выбрать</translation>
    </message>
    <message>
        <source>Read in the chronicle why a bot moved as it did, if it says so</source>
        <translation>Прочитать в&#xa0;хронике, почему бот так сходил, если он это говорит</translation>
    </message>
    <message>
        <source>Take your last move back</source>
        <translation>Отменить последний ход</translation>
    </message>
    <message>
        <source>Redo the move that you took back</source>
        <translation>Вернуть отменённый ход</translation>
    </message>
    <message>
        <source>Space</source>
        <comment>a key</comment>
        <translation>Пробел</translation>
    </message>
    <message>
        <source>Close what opened last, put a card back, cancel an unfinished move, or open the menu</source>
        <translation>Закрыть то, что открыто, вернуть карту, отменить начатый ход, иначе открыть меню</translation>
    </message>
    <message>
        <source>See again how the game ended</source>
        <translation>Увидеть ещё раз, чем кончилась игра</translation>
    </message>
    <message>
        <source>See which cards of the others are still out; with Alt and a number, of that seat</source>
        <translation>Показать, какие карты других ещё не показаны; с&#xa0;Alt и&#xa0;числом — карты этого места</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Открыть меню</translation>
    </message>
    <message>
        <source>Open the menu: this game is not saved</source>
        <translation>Открыть меню: эта игра не сохранена</translation>
    </message>
    <message>
        <source>Skip animations; make a thinking bot move now</source>
        <translation>Завершить движение на столе; не ждать дольше хода бота</translation>
    </message>
    <message>
        <source>Turn the sound off or on</source>
        <translation>Выключить или включить звук</translation>
    </message>
    <message>
        <source>Open the rules</source>
        <translation>Открыть правила</translation>
    </message>
    <message>
        <source>Explain the current question where a button offers that, or show these keys</source>
        <translation>Объяснить вопрос, если это предлагает кнопка, иначе показать эти клавиши</translation>
    </message>
    <message>
        <source>Take a closer look at what is under the pointer, like a right-click or a long press</source>
        <translation>Рассмотреть то, на что наведено, как правой кнопкой или долгим нажатием</translation>
    </message>
    <message>
        <source>Show the goal of this game and how it ends</source>
        <translation>Посмотреть цель игры и&#xa0;как она заканчивается</translation>
    </message>
    <message>
        <source>List everything you can do now, and what is on the table</source>
        <translation>Перечислить всё, что можно сделать, и что лежит на столе</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>This game is saved here already, further along than in {file}: it goes on where it was left.</source>
        <translation>Эта партия уже хранится здесь и продвинулась дальше, чем в файле {file}: она продолжается с того места, где её оставили.</translation>
    </message>
    <message>
        <source>This game is saved here already, but {file} is further along: it goes on from there. The other is kept too.</source>
        <translation>Эта партия уже хранится здесь, но в файле {file} она продвинулась дальше: она продолжается оттуда. Другая тоже сохранена.</translation>
    </message>
    <message>
        <source>This game was played to its end here, and this is how it ended.</source>
        <translation>Эту партию здесь доиграли до конца, и вот чем она кончилась.</translation>
    </message>
    <message>
        <source>This game cannot be continued: {reason}</source>
        <translation>Эту партию нельзя продолжить: {reason}</translation>
    </message>
    <message>
        <source>There is no unfinished game; games are kept in {folder}.</source>
        <translation>Ни одной незаконченной партии нет; они хранятся в папке {folder}.</translation>
    </message>
    <message>
        <source>The unfinished game before that one goes on.</source>
        <translation>Продолжается партия, оставленная до неё.</translation>
    </message>
    <message>
        <source>There is no such file: {file}.</source>
        <translation>Такого файла нет: {file}.</translation>
    </message>
    <message>
        <source>This game is not saved: it is lost at the end unless you save it.</source>
        <translation>Эта партия не сохраняется: в конце она пропадёт, если её не записать.</translation>
    </message>
    <message>
        <source>There is no text version of {game}.</source>
        <translation>{game}: этой игры в терминале нет.</translation>
    </message>
    <message>
        <source>Type ? for help.</source>
        <translation>Наберите ?, чтобы получить справку.</translation>
    </message>
    <message>
        <source>The game goes on where it was left; type &apos;log&apos; for what you have seen so far.</source>
        <translation>Партия продолжается с того места, где её оставили; наберите &apos;log&apos;, чтобы прочитать всё, что вы до сих пор видели.</translation>
    </message>
    <message>
        <source>The game goes on, and is written again with every move.</source>
        <translation>Партия продолжается, и&#xa0;запись повторяется с&#xa0;каждым ходом.</translation>
    </message>
    <message>
        <source>The game is saved again.</source>
        <translation>Игра снова сохраняется.</translation>
    </message>
    <message>
        <source>{name} is thinking. Press Ctrl+C to make it move now.</source>
        <translation>{name} думает. Нажмите Ctrl+C, чтобы ход был сделан сразу.</translation>
    </message>
    <message>
        <source>{name} does not know what to do and takes the first legal move.</source>
        <translation>{name} не знает, что делать, и берёт первый возможный ход.</translation>
    </message>
    <message>
        <source>Press Enter when {name} sits here.</source>
        <translation>Когда за экран сядет {name}, нажмите Enter.</translation>
    </message>
    <message>
        <source>What has happened since you sat here:</source>
        <translation>Что произошло, пока вас здесь не было:</translation>
    </message>
    <message>
        <source>That was your turn, {name}. Press Enter to hide the table, or type &apos;undo&apos;.</source>
        <translation>{name}, ваш ход сделан. Нажмите Enter, чтобы скрыть стол, или наберите &apos;undo&apos;, чтобы отменить ход.</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n ход</numerusform>
            <numerusform>%n хода</numerusform>
            <numerusform>%n ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; can mean {moves}; type more of it.</source>
        <translation>&apos;{typed}&apos; может означать: {moves}; наберите больше.</translation>
    </message>
    <message>
        <source>There is no move {number}: choose 1 to {last}.</source>
        <translation>Хода под номером {number} нет: выберите от 1 до {last}.</translation>
    </message>
    <message>
        <source>&apos;{typed}&apos; is not a legal move here. Nearest: {moves}. Type ? for help.</source>
        <translation>Хода &apos;{typed}&apos; сейчас нет. Похожие: {moves}. Наберите ?, чтобы получить справку.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Пока ничего не произошло.</translation>
    </message>
    <message>
        <source>The move was not taken back.</source>
        <translation>Ход не отменён.</translation>
    </message>
    <message>
        <source>Taken back: {move}.</source>
        <translation>Отменён ход: {move}.</translation>
    </message>
    <message>
        <source>Made again: {move}.</source>
        <translation>Снова сделан ход: {move}.</translation>
    </message>
    <message>
        <source>Also type what you want to know about: its name or number on the table.</source>
        <translation>Добавьте, о чём вы хотите узнать: название или номер со стола.</translation>
    </message>
    <message>
        <source>There is nothing to tell about &apos;{words}&apos;.</source>
        <translation>О &apos;{words}&apos; рассказать нечего.</translation>
    </message>
    <message>
        <source>Also type a file name: &apos;save evening.gonfalon&apos;</source>
        <translation>Добавьте имя файла: &apos;save evening.gonfalon&apos;</translation>
    </message>
    <message>
        <source>The file is left unchanged.</source>
        <translation>Он остаётся как есть.</translation>
    </message>
    <message>
        <source>{file} holds another game. Type &apos;yes&apos; to write over it, or press Enter to leave it unchanged.</source>
        <translation>В файле {file} другая партия. Наберите &apos;yes&apos;, чтобы записать поверх неё, или нажмите Enter, чтобы оставить её как есть.</translation>
    </message>
    <message>
        <source>leave the game; it is saved, and &apos;{command}&apos; continues it</source>
        <translation>выйти из партии; продолжить её можно командой &apos;{command}&apos;</translation>
    </message>
    <message>
        <source>the table once more</source>
        <translation>стол ещё раз</translation>
    </message>
    <message>
        <source>what you may do</source>
        <translation>какие ходы у вас есть</translation>
    </message>
    <message>
        <source>everything you have seen so far</source>
        <translation>всё, что при вас произошло</translation>
    </message>
    <message>
        <source>what a card or a word on it means, where cards say more than the table has room for</source>
        <translation>что значит карта или слово на ней — в играх, где карты говорят больше, чем помещается</translation>
    </message>
    <message>
        <source>take back your last decision, if nobody has decided and you have learned nothing since</source>
        <translation>отменить своё последнее решение, если с тех пор никто не ходил и вы ничего не узнали</translation>
    </message>
    <message>
        <source>make the decision again that was taken back, until another is made</source>
        <translation>снова принять отменённое решение, пока не принято другое</translation>
    </message>
    <message>
        <source>write the game to a file</source>
        <translation>записать партию в файл</translation>
    </message>
    <message>
        <source>Type the number of a move, or its text; the beginnings of its words will do where they are clear.</source>
        <translation>Наберите номер хода или его текст; хватит и начала слов, если понятно, что имеется в виду.</translation>
    </message>
    <message>
        <source>There is no player &apos;{player}&apos; for {game}; a seat is one of {players}.</source>
        <translation>{game}: игрока &apos;{player}&apos; нет; на месте может сидеть {players}.</translation>
    </message>
    <message>
        <source>Give one name for each seat or one for each human; {option} has {count}.</source>
        <translation>Нужно по имени на каждое место или на каждого человека, а {option} содержит имён: {count}.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; is no name: it has 1 to {most} letters.</source>
        <translation>&apos;{name}&apos; — не имя: в имени от 1 до {most} букв.</translation>
    </message>
    <message>
        <source>Two players would have the same name: {names}.</source>
        <translation>Двух игроков звали бы одинаково: {names}.</translation>
    </message>
    <message>
        <source>{file} holds another game and is left unchanged. Choose another name.</source>
        <translation>В файле {file} другая партия; он остаётся как есть. Выберите другое имя.</translation>
    </message>
    <message>
        <source>Name a saved game or say {option}, not both.</source>
        <translation>Укажите сохранённую партию или {option}, но не то и другое.</translation>
    </message>
    <message>
        <source>{option} is for a new game; a saved one goes on as it was begun.</source>
        <translation>Ключ {option} — для новой партии; сохранённая продолжается так, как была начата.</translation>
    </message>
    <message>
        <source>The moves in {file} cannot be read: {reason}.</source>
        <translation>Ходы из файла {file} нельзя прочитать: {reason}.</translation>
    </message>
    <message>
        <source>This game goes on, and its line would tell hidden cards.</source>
        <translation>Эта партия ещё идёт, и её строка выдала бы скрытые карты.</translation>
    </message>
    <message>
        <source>The moves of an unfinished game reveal hidden cards; {option} shows them.</source>
        <translation>Ходы неоконченной партии выдают скрытые карты; их покажет {option}.</translation>
    </message>
    <message>
        <source>Not finished: {name} has to decide.</source>
        <translation>Не окончена: решает {name}.</translation>
    </message>
    <message>
        <source>{file} already exists and is not a game; it is left unchanged. Choose another name.</source>
        <translation>Файл {file} уже есть, и это не партия; он остаётся как есть. Выберите другое имя.</translation>
    </message>
    <message>
        <source>{file} is not a file; choose another name.</source>
        <translation>{file} — не файл; выберите другое имя.</translation>
    </message>
    <message>
        <source>There is no folder {folder} to save a game in.</source>
        <translation>Нет папки {folder}, чтобы записать в неё партию.</translation>
    </message>
    <message>
        <source>The game is saved in {file}.</source>
        <translation>Партия записана в файл {file}.</translation>
    </message>
    <message>
        <source>It is not finished: the file contains hidden cards.</source>
        <translation>Она не окончена: в файле есть скрытые карты.</translation>
    </message>
    <message>
        <source>The game was not saved.</source>
        <translation>Партия не записана.</translation>
    </message>
    <message>
        <source>The game is saved: &apos;{command}&apos; continues it.</source>
        <translation>Партия сохранена; продолжить: &apos;{command}&apos;.</translation>
    </message>
    <message>
        <source>The game is saved in {file}, but not what happened after move {number}.</source>
        <translation>Партия записана в файл {file}, но без того, что было после хода {number}.</translation>
    </message>
    <message>
        <source>All of it is saved: &apos;{command}&apos; continues it.</source>
        <translation>Сохранена вся партия; продолжить: &apos;{command}&apos;.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a folder: name the one in which your card sets lie</source>
        <translation>&apos;{word}&apos; — не папка: укажите ту, в которой лежат ваши наборы карт</translation>
    </message>
    <message>
        <source>{options} choose sets of cards; there is one deck for {game}.</source>
        <translation>Ключи {options} выбирают наборы карт; колода здесь одна: {game}.</translation>
    </message>
    <message>
        <source>{file} is a deck of {other}, not a set of cards of {game}.</source>
        <translation>{file} — колода другой игры: {other}, а не {game}.</translation>
    </message>
    <message>
        <source>{file} does not lie in the folder of your card sets: say where that is with {option}.</source>
        <translation>{file} лежит не в папке ваших наборов карт: укажите её ключом {option}.</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a time: give seconds, more than 0 and at most 3600</source>
        <translation>&apos;{word}&apos; — не время: укажите секунды, больше 0 и не больше 3600</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not a whole number from {least} to {most}</source>
        <translation>&apos;{word}&apos; — не целое число от {least} до {most}</translation>
    </message>
    <message>
        <source>&apos;{word}&apos; is not an option: write for instance &apos;{example}&apos;</source>
        <translation>&apos;{word}&apos; — не вариант игры: напишите, например, &apos;{example}&apos;</translation>
    </message>
    <message>
        <source>it follows from how many play</source>
        <translation>это зависит от числа игроков</translation>
    </message>
    <message>
        <source>it is no word, but a whole deck</source>
        <translation>это не слово, а целая колода</translation>
    </message>
    <message>
        <source>name {name} among the seats</source>
        <translation>назовите {name} среди мест</translation>
    </message>
    <message>
        <source>The option &apos;{name}&apos; cannot be chosen like this: {why}.</source>
        <translation>Вариант &apos;{name}&apos; так не выбирают: {why}.</translation>
    </message>
    <message>
        <source>{players} cannot play {game}: it is for {least} to {most}.</source>
        <translation>{game}: игроков может быть от {least} до {most}, а не {players}.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n карта в руке</numerusform>
            <numerusform>%n карты в руке</numerusform>
            <numerusform>%n карт в руке</numerusform>
        </translation>
    </message>
    <message>
        <source>The game cannot be saved in {file}: {reason}.</source>
        <translation>Партию нельзя записать в файл {file}: {reason}.</translation>
    </message>
    <message>
        <source>{words} or {last}</source>
        <translation>{words} или {last}</translation>
    </message>
    <message>
        <source>{words} and {last}</source>
        <translation>{words} и {last}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>зерно {seed}</translation>
    </message>
    <message>
        <source>Scores: {scores}</source>
        <translation>Счёт: {scores}</translation>
    </message>
    <message>
        <source>Won by {names}.</source>
        <translation>Победа: {names}.</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (вы)</translation>
    </message>
</context>
<context>
    <name>TocBook</name>
    <message>
        <source>pages shown</source>
        <translation>страницы показаны</translation>
    </message>
    <message>
        <source>pages folded away</source>
        <translation>страницы свёрнуты</translation>
    </message>
</context>
<context>
    <name>Trial</name>
    <message>
        <source>Alone in the queue</source>
        <translation>Одна в ряду событий</translation>
    </message>
    <message>
        <source>Between two rivals</source>
        <translation>Между двумя картами соперников</translation>
    </message>
    <message>
        <source>Between two cards of its own family</source>
        <translation>Между двумя картами своей семьи</translation>
    </message>
    <message>
        <source>Between a rival and its own family</source>
        <translation>Между картой соперника и картой своей семьи</translation>
    </message>
    <message>
        <source>At the front of the queue</source>
        <translation>В начале ряда событий</translation>
    </message>
    <message>
        <source>At the end of the queue</source>
        <translation>В конце ряда событий</translation>
    </message>
    <message>
        <source>In a longer queue</source>
        <translation>В более длинном ряду событий</translation>
    </message>
    <message>
        <source>Face up since an earlier round</source>
        <translation>Открыта с прошлого раунда</translation>
    </message>
    <message>
        <source>Eliminated by a rival, whose card is: {card}</source>
        <translation>Её устраняет карта соперника: {card}</translation>
    </message>
    <message>
        <source>In reserve; its owner eliminates a card with: {card}</source>
        <translation>В резерве; владелец устраняет другую карту. Чем: {card}</translation>
    </message>
    <message>
        <source>In reserve, when a round begins</source>
        <translation>В резерве, когда начинается раунд</translation>
    </message>
    <message>
        <source>In reserve, when the game ends</source>
        <translation>В резерве, когда заканчивается игра</translation>
    </message>
    <message>
        <source>Beside cards with a verdict</source>
        <translation>Рядом с картами, на которых лежит приговор</translation>
    </message>
    <message>
        <source>Beside a card of the same name</source>
        <translation>Рядом с картой с тем же названием</translation>
    </message>
    <message>
        <source>Beside cards that it names</source>
        <translation>Рядом с картами, которые она называет</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>{file}, line {line}</source>
        <translation>{file}, строка {line}</translation>
    </message>
    <message>
        <source>This file is not a game of Gonfalon: {file}.</source>
        <translation>Это не игра Gonfalon: {file}.</translation>
    </message>
    <message>
        <source>Part of this line is missing; copy the whole line again.</source>
        <translation>Часть этой строки потерялась по дороге; скопируйте её целиком ещё раз.</translation>
    </message>
    <message>
        <source>This game was saved by another version of Gonfalon: {file}.</source>
        <translation>Эту игру сохранила другая версия Gonfalon: {file}.</translation>
    </message>
    <message>
        <source>This game needs the card set “{name}”, which is not here or was changed since: {file}. The settings show the folder that it belongs in.</source>
        <translation>Для этой игры нужен набор карт «{name}», но его здесь нет или с&#xa0;тех пор он изменён: {file}. Папку, где он должен лежать, показывают настройки.</translation>
    </message>
    <message>
        <source>This game was played with other cards than those here: {file}.</source>
        <translation>В&#xa0;этой игре были другие карты, не такие, как здесь: {file}.</translation>
    </message>
    <message>
        <source>This file holds a game that this program does not know: {file}.</source>
        <translation>В&#xa0;этом файле игра, которую эта программа не поддерживает: {file}.</translation>
    </message>
    <message>
        <source>This game has no table in the window yet; it is played in a terminal, with the command “{command}”: {file}.</source>
        <translation>У&#xa0;этой игры ещё нет стола в&#xa0;окне; в&#xa0;неё играют в&#xa0;терминале командой «{command}»: {file}.</translation>
    </message>
    <message>
        <source>A bot of this game is not known here: {file}.</source>
        <translation>Бот из этой игры здесь неизвестен: {file}.</translation>
    </message>
    <message>
        <source>This file cannot be read: {file}.</source>
        <translation>Этот файл не удаётся прочитать: {file}.</translation>
    </message>
    <message>
        <source>This file is damaged and was left as it is: {file}.</source>
        <translation>Этот файл повреждён и&#xa0;оставлен как есть: {file}.</translation>
    </message>
    <message>
        <source>This cannot be written: {file}. The reason: {reason}.</source>
        <translation>Это не удалось записать: {file}. Причина: {reason}.</translation>
    </message>
    <message>
        <source>Choose players and cards with which this game can be played. The reason: {reason}</source>
        <translation>Выберите игроков и&#xa0;карты, с&#xa0;которыми в&#xa0;эту игру можно играть. Причина: {reason}</translation>
    </message>
    <message>
        <source>The game cannot be written to this folder: {folder}. It goes on, and is written again with every move. Until that succeeds, it is lost when you close the window.</source>
        <translation>Игру не удаётся записать в&#xa0;эту папку: {folder}. Она продолжается, и&#xa0;запись повторяется с&#xa0;каждым ходом. Пока она не удалась, игра пропадёт, если закрыть окно.</translation>
    </message>
    <message>
        <source>The game cannot be written to this folder: {folder}. The move was not taken back, and the game is saved as before.</source>
        <translation>Игру не удаётся записать в&#xa0;эту папку: {folder}. Она осталась такой, как была, и&#xa0;так и&#xa0;сохранена.</translation>
    </message>
    <message>
        <source>It was played on in another window or in a terminal, so it cannot be continued here. What was played there is saved.</source>
        <translation>В&#xa0;неё играли дальше в&#xa0;другом окне или в&#xa0;терминале, поэтому здесь она не продолжается. Всё, что сыграно там, сохранено.</translation>
    </message>
    <message>
        <source>This file cannot be written: {file}. What you choose here applies now, but is forgotten when you close the window.</source>
        <translation>Этот файл не удаётся записать: {file}. Всё, что вы здесь выбрали, действует, но забудется, когда вы закроете окно.</translation>
    </message>
    <message>
        <source>The game needs a name.</source>
        <translation>Игре нужно название.</translation>
    </message>
    <message>
        <source>This name is too long.</source>
        <translation>Это название слишком длинное.</translation>
    </message>
    <message>
        <source>Some computers use this name for something else; choose another one.</source>
        <translation>На некоторых компьютерах это название занято другим; выберите иное.</translation>
    </message>
    <message>
        <source>A game is saved under this name already; press again to replace it.</source>
        <translation>Игра с таким названием уже есть; следующее нажатие её заменит.</translation>
    </message>
    <message>
        <source>A name cannot contain these characters, or begin or end with a full stop: {signs}</source>
        <translation>В названии не должно быть этих знаков, а в начале и в конце — точки: {signs}</translation>
    </message>
</context>
<context>
    <name>Undo</name>
    <message>
        <source>Only the players can take a move back.</source>
        <translation>Отменить ход могут только игроки.</translation>
    </message>
    <message>
        <source>You have not decided anything yet.</source>
        <translation>Вы ещё ничего не решили.</translation>
    </message>
    <message>
        <source>Another player has decided since your last move.</source>
        <translation>После вашего хода решение принял другой игрок.</translation>
    </message>
    <message>
        <source>Your last move has shown a card, and nobody can forget it.</source>
        <translation>Ваш последний ход показал карту, и&#xa0;забыть её уже нельзя.</translation>
    </message>
    <message>
        <source>Nothing is taken back in a first game or a puzzle; both can be started over at any time.</source>
        <translation>В первой игре и в задаче ходы не отменяют; и ту и другую можно начать заново в любой момент.</translation>
    </message>
    <message>
        <source>You have drawn a card since.</source>
        <translation>После этого хода вы уже взяли карту.</translation>
    </message>
    <message>
        <source>There is no move to redo.</source>
        <translation>Нет отменённого хода, который можно вернуть.</translation>
    </message>
</context>
<context>
    <name>UnseenCards</name>
    <message>
        <source>Discarded in round {round}</source>
        <translation>Сброс, раунд&#xa0;{round}</translation>
    </message>
    <message>
        <source>In reserve</source>
        <translation>Зарезервировано</translation>
    </message>
    <message>
        <source>Seen: card {place}</source>
        <translation>Открыта: карта №&#xa0;{place}</translation>
    </message>
    <message>
        <source>Seen: beneath card {place}</source>
        <translation>Известна: под картой №&#xa0;{place}</translation>
    </message>
    <message>
        <source>Seen: in hand again</source>
        <translation>Известна: снова в&#xa0;руке</translation>
    </message>
    <message>
        <source>Seen: card {place}, face down</source>
        <translation>Известна: карта №&#xa0;{place}, лицом вниз</translation>
    </message>
    <message>
        <source>Every card of this family has been seen.</source>
        <translation>Все карты этой семьи уже известны.</translation>
    </message>
    <message>
        <source>Kinds still out: {count}</source>
        <translation>Ещё не показано видов: {count}</translation>
    </message>
    <message>
        <source>face down: {count}</source>
        <translation>лицом вниз: {count}</translation>
    </message>
    <message>
        <source>in hand: {count}</source>
        <translation>в&#xa0;руке: {count}</translation>
    </message>
    <message>
        <source>out of the game: {count}</source>
        <translation>вне игры: {count}</translation>
    </message>
    <message>
        <source>By numbers alone, each of them is face down with a chance of {count} in {all}. Nothing else is known.</source>
        <translation>Если судить только по числу карт, такая карта лежит лицом вниз с&#xa0;вероятностью {count} из&#xa0;{all}. Больше ничего не известно.</translation>
    </message>
    <message>
        <source>Some of them can only be among certain cards, for they were seen before.</source>
        <translation>Некоторые могут быть лишь среди определённых карт: их уже видели.</translation>
    </message>
    <message>
        <source>May lie face down</source>
        <translation>Может лежать лицом вниз</translation>
    </message>
    <message>
        <source>Not in the queue</source>
        <translation>Не в&#xa0;ряду</translation>
    </message>
    <message>
        <source>{name}: what is still out</source>
        <translation>{name}: что ещё не показано</translation>
    </message>
    <message>
        <source>Still out</source>
        <translation>Ещё не показана</translation>
    </message>
    <message numerus="yes">
        <source>Only what everyone saw. {family}: %n card(s) dealt, {aside} set aside.</source>
        <translation>
            <numerusform>Только то, что видели все. {family}: роздана %n карта, отложено {aside}.</numerusform>
            <numerusform>Только то, что видели все. {family}: розданы %n карты, отложено {aside}.</numerusform>
            <numerusform>Только то, что видели все. {family}: роздано %n карт, отложено {aside}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>UnseenCardsPanel</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Variants</name>
    <message>
        <source>Scoring</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Single icons</source>
        <translation>Одиночные значки</translation>
    </message>
    <message>
        <source>When it is certain</source>
        <translation>Когда всё ясно</translation>
    </message>
    <message>
        <source>The end of the game</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>Incomplete armies</source>
        <translation>Неполные войска</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Территории</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Турнир</translation>
    </message>
    <message>
        <source>By seniority</source>
        <translation>По старшинству</translation>
    </message>
    <message>
        <source>By count first</source>
        <translation>Сначала по числу</translation>
    </message>
    <message>
        <source>By the icons</source>
        <translation>По значкам</translation>
    </message>
    <message>
        <source>By the deck list</source>
        <translation>По списку колоды</translation>
    </message>
    <message>
        <source>With the last marker</source>
        <translation>С&#xa0;последним маркером</translation>
    </message>
    <message>
        <source>When all places are full</source>
        <translation>Когда заполнены все места</translation>
    </message>
    <message>
        <source>Earn points</source>
        <translation>Приносят очки</translation>
    </message>
    <message>
        <source>Earn nothing</source>
        <translation>Ничего не приносят</translation>
    </message>
    <message>
        <source>The player who controls the most territories at the end wins.</source>
        <translation>Побеждает тот, кто в&#xa0;конце контролирует больше всего территорий.</translation>
    </message>
    <message>
        <source>The strongest armies of each territory earn 3, 2 and 1 points; the player with the most wins.</source>
        <translation>Сильнейшие войска каждой территории приносят 3, 2 и&#xa0;1&#xa0;очко; побеждает тот, у&#xa0;кого больше всего очков.</translation>
    </message>
    <message>
        <source>The territories decide; points are kept too, to be added up over several games.</source>
        <translation>Решают территории; ведётся и&#xa0;счёт очков, чтобы складывать их за несколько партий.</translation>
    </message>
    <message>
        <source>They are compared by seniority alone: one flag beats spear, bow and swords.</source>
        <translation>Важно только старшинство: один флаг сильнее копья, лука и&#xa0;мечей вместе.</translation>
    </message>
    <message>
        <source>More single icons beat fewer; equal numbers are compared by seniority.</source>
        <translation>Сильнее тот, у&#xa0;кого их больше; при равном числе решает старшинство.</translation>
    </message>
    <message>
        <source>A missing card is assumed to have every icon; only the territory itself counts.</source>
        <translation>Считается, что на недостающей карте могут быть все значки; смотрят только на саму территорию.</translation>
    </message>
    <message>
        <source>Only cards of the deck that are not on the table yet can still overtake.</source>
        <translation>Обогнать можно только теми картами колоды, которых ещё нет на столе.</translation>
    </message>
    <message>
        <source>The last victory marker ends the game; what lies on the table then is counted.</source>
        <translation>Последний маркер победы завершает игру; в&#xa0;счёт идёт то, что лежит на столе.</translation>
    </message>
    <message>
        <source>Everyone plays on after the last victory marker, until all places are full.</source>
        <translation>После последнего маркера победы все играют дальше, пока не заполнят все места.</translation>
    </message>
    <message>
        <source>An army with cards missing earns points too, if it is strong enough.</source>
        <translation>Войско, которому не хватает карт, тоже приносит очки, если оно достаточно сильное.</translation>
    </message>
    <message>
        <source>Single icons by seniority</source>
        <translation>Одиночные значки по старшинству</translation>
    </message>
    <message>
        <source>Single icons by count first</source>
        <translation>Одиночные значки сначала по числу</translation>
    </message>
    <message>
        <source>Control settled by the icons</source>
        <translation>Контроль по значкам</translation>
    </message>
    <message>
        <source>Control settled by the deck list</source>
        <translation>Контроль по списку колоды</translation>
    </message>
    <message>
        <source>Ends with the last marker</source>
        <translation>Конец с&#xa0;последним маркером</translation>
    </message>
    <message>
        <source>Ends when all places are full</source>
        <translation>Конец, когда заполнены все места</translation>
    </message>
    <message>
        <source>Incomplete armies earn points</source>
        <translation>Неполные войска приносят очки</translation>
    </message>
    <message>
        <source>Incomplete armies earn nothing</source>
        <translation>Неполные войска ничего не приносят</translation>
    </message>
</context>
<context>
    <name>VariantsFold</name>
    <message>
        <source>Variants…</source>
        <translation>Варианты…</translation>
    </message>
    <message>
        <source>Shows more choices for this game</source>
        <translation>Показывает другие настройки этой игры</translation>
    </message>
    <message>
        <source>Hides the choices below</source>
        <translation>Скрывает настройки ниже</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>This game cannot be saved</source>
        <translation>Игру не удаётся сохранить</translation>
    </message>
    <message>
        <source>Save the current game under a name</source>
        <translation>Дать идущей игре название и сохранить её</translation>
    </message>
    <message>
        <source>This game cannot be started</source>
        <translation>Игру не удаётся начать</translation>
    </message>
    <message>
        <source>The last game cannot be continued</source>
        <translation>Последнюю игру нельзя продолжить</translation>
    </message>
    <message>
        <source>The unfinished game before that one goes on here.</source>
        <translation>Здесь продолжается игра, которую оставили до неё.</translation>
    </message>
    <message>
        <source>No game can be continued</source>
        <translation>Нет игры, которую можно продолжить</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>The game is saved after every move.</source>
        <translation>Игра сохраняется после каждого хода.</translation>
    </message>
    <message>
        <source>Why the table is hidden</source>
        <translation>Почему стол закрыт</translation>
    </message>
    <message>
        <source>Another person plays next. Press Enter when that person sits at the screen and nobody else looks. The rules open from the table with F1.</source>
        <translation>Следующий ход за другим игроком. Нажмите Enter, когда он сядет к&#xa0;экрану и&#xa0;больше никто не&#xa0;будет смотреть. Правила открываются за столом клавишей F1.</translation>
    </message>
    <message>
        <source>This game cannot be saved at the moment. It is tried again with every move.</source>
        <translation>Сейчас эту игру сохранить не удаётся. Попытка повторяется с&#xa0;каждым ходом.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Look through all saved games</source>
        <translation>Просмотреть все сохранённые игры</translation>
    </message>
    <message>
        <source>Open the game whose line you have copied</source>
        <translation>Открыть игру, строку которой вы скопировали</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Новая игра</translation>
    </message>
    <message>
        <source>Start over</source>
        <translation>Начать заново</translation>
    </message>
    <message>
        <source>Save under a name</source>
        <translation>Сохранить с названием</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Выйти из полноэкранного режима</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Полный экран</translation>
    </message>
    <message>
        <source>Leave to the start screen</source>
        <translation>Выйти на главный экран</translation>
    </message>
    <message>
        <source>The move was not taken back</source>
        <translation>Ход не отменён</translation>
    </message>
    <message>
        <source>This game is being played elsewhere</source>
        <translation>В&#xa0;эту игру играют в&#xa0;другом месте</translation>
    </message>
    <message>
        <source>The cards are still being read</source>
        <translation>Карты ещё загружаются</translation>
    </message>
    <message>
        <source>The game opens as soon as its cards are there.</source>
        <translation>Игра откроется, как только загрузятся её карты.</translation>
    </message>
    <message>
        <source>Do not wait</source>
        <translation>Не ждать</translation>
    </message>
    <message>
        <source>Full screen, or a window again</source>
        <translation>Полный экран или снова окно</translation>
    </message>
    <message>
        <source>Begin another game</source>
        <translation>Начать другую игру</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Открыть сохранённую игру</translation>
    </message>
    <message>
        <source>Close the program; the game is saved</source>
        <translation>Закрыть программу; игра сохраняется</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Сохранённые игры</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The settings cannot be saved</source>
        <translation>Настройки не удаётся сохранить</translation>
    </message>
</context>
<context>
    <name>Workshop</name>
    <message>
        <source>Card workshop</source>
        <translation>Мастерская карт</translation>
    </message>
    <message>
        <source>Write cards of your own and see at once what they do.</source>
        <translation>Придумывайте собственные карты и сразу смотрите, что они делают.</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Открыть</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) in all; F8 leads to the next</source>
        <translation>
            <numerusform>Всего %n ошибка; F8 ведёт к следующей</numerusform>
            <numerusform>Всего %n ошибки; F8 ведёт к следующей</numerusform>
            <numerusform>Всего %n ошибок; F8 ведёт к следующей</numerusform>
        </translation>
    </message>
    <message>
        <source>Write “{word}”</source>
        <translation>Написать «{word}»</translation>
    </message>
    <message>
        <source>What fits here</source>
        <translation>Что здесь подходит</translation>
    </message>
    <message>
        <source>Find in the text</source>
        <translation>Найти в тексте</translation>
    </message>
    <message>
        <source>Previous match (Shift+Enter)</source>
        <translation>Предыдущее место (Shift+Enter)</translation>
    </message>
    <message>
        <source>Next match (Enter)</source>
        <translation>Следующее место (Enter)</translation>
    </message>
    <message>
        <source>Close the search (Esc)</source>
        <translation>Закрыть поиск (Esc)</translation>
    </message>
    <message>
        <source>Back to the sets (Esc)</source>
        <translation>Назад к наборам (Esc)</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Поделиться</translation>
    </message>
    <message>
        <source>Put the set with its texts and emblems into one file for others</source>
        <translation>Упаковать набор с текстами и эмблемами в один файл для других</translation>
    </message>
    <message>
        <source>Check all</source>
        <translation>Проверить всё</translation>
    </message>
    <message>
        <source>Read the whole set, its texts and its emblems</source>
        <translation>Прочитать весь набор, его тексты и эмблемы</translation>
    </message>
    <message>
        <source>Try in a game</source>
        <translation>Испытать в игре</translation>
    </message>
    <message>
        <source>Save the set and play with it at once, against three bots</source>
        <translation>Сохранить набор и сразу сыграть им против трёх ботов</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Write the file of the set ({key})</source>
        <translation>Записать файл набора ({key})</translation>
    </message>
    <message>
        <source>Make a copy</source>
        <translation>Сделать копию</translation>
    </message>
    <message>
        <source>Make a copy of your own, which you can change</source>
        <translation>Сделать собственную копию, которую можно менять</translation>
    </message>
    <message>
        <source>The mistakes have to be corrected first</source>
        <translation>Сначала надо исправить ошибки</translation>
    </message>
    <message>
        <source>Keep editing</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>The whole language of cards</source>
        <translation>Весь язык карт</translation>
    </message>
    <message>
        <source>What you had not saved last time has been restored.</source>
        <translation>То, что в прошлый раз не было сохранено, снова здесь.</translation>
    </message>
    <message numerus="yes">
        <source>“{name}”: %n kind(s) of cards.</source>
        <translation>
            <numerusform>«{name}»: %n вид карт.</numerusform>
            <numerusform>«{name}»: %n вида карт.</numerusform>
            <numerusform>«{name}»: %n видов карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s).</source>
        <translation>
            <numerusform>%n ошибка.</numerusform>
            <numerusform>%n ошибки.</numerusform>
            <numerusform>%n ошибок.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved yet.</source>
        <translation>Не сохранено.</translation>
    </message>
    <message>
        <source>Read-only: F2 explains a word, F1 the language of cards</source>
        <translation>Только для просмотра: F2 объясняет слово, F1 — язык карт</translation>
    </message>
    <message>
        <source>Tab goes from field to field, Ctrl+Down to the next card</source>
        <translation>Tab ведёт от поля к полю, Ctrl и стрелка вниз — к следующей карте</translation>
    </message>
    <message>
        <source>Ctrl+Space completes a word, F2 explains it, F8 goes to the next mistake</source>
        <translation>Ctrl+пробел дополняет слово, F2 объясняет его, F8 ведёт к следующей ошибке</translation>
    </message>
    <message>
        <source>The emblem cannot be saved</source>
        <translation>Эмблему не удалось сохранить</translation>
    </message>
    <message>
        <source>This cannot be written into the text</source>
        <translation>Этого нельзя вписать в текст</translation>
    </message>
    <message>
        <source>Line {line}: {sentence}</source>
        <translation>Строка {line}: {sentence}</translation>
    </message>
    <message>
        <source>There is no mistake.</source>
        <translation>Ошибок нет.</translation>
    </message>
    <message numerus="yes">
        <source>All of it can be played: %n kind(s) of cards.</source>
        <translation>
            <numerusform>Набором можно играть: %n вид карт.</numerusform>
            <numerusform>Набором можно играть: %n вида карт.</numerusform>
            <numerusform>Набором можно играть: %n видов карт.</numerusform>
        </translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>Ошибок нет</translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s) in the set</source>
        <translation>
            <numerusform>%n ошибка в наборе</numerusform>
            <numerusform>%n ошибки в наборе</numerusform>
            <numerusform>%n ошибок в наборе</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to the first</source>
        <translation>Перейти к первой</translation>
    </message>
    <message>
        <source>This is not a word of the card language.</source>
        <translation>Это не слово языка карт.</translation>
    </message>
    <message>
        <source>The set cannot be saved</source>
        <translation>Набор не удалось сохранить</translation>
    </message>
    <message>
        <source>Another program has written the file: this is its text.</source>
        <translation>Файл записала другая программа: здесь её текст.</translation>
    </message>
    <message>
        <source>The file is gone. Saving will create it again.</source>
        <translation>Файла больше нет. Сохранение запишет его заново.</translation>
    </message>
    <message>
        <source>Another program has written the file {file} while there is something here that is not saved. Which version do you want to keep?</source>
        <translation>Другая программа записала файл {file}, а здесь есть несохранённое. Какой вариант оставить?</translation>
    </message>
    <message>
        <source>Both have changed</source>
        <translation>Изменилось и то и другое</translation>
    </message>
    <message>
        <source>What is written here</source>
        <translation>То, что написано здесь</translation>
    </message>
    <message>
        <source>What is in the file</source>
        <translation>То, что в файле</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Посмотреть</translation>
    </message>
    <message>
        <source>Delete: {name}</source>
        <translation>Удалить: {name}</translation>
    </message>
    <message>
        <source>Edit: {name}</source>
        <translation>Изменить: {name}</translation>
    </message>
    <message>
        <source>Look at: {name}</source>
        <translation>Посмотреть: {name}</translation>
    </message>
    <message>
        <source>Add one from a file</source>
        <translation>Взять из файла</translation>
    </message>
    <message>
        <source>New set</source>
        <translation>Новый набор</translation>
    </message>
    <message>
        <source>Your sets</source>
        <translation>Ваши наборы</translation>
    </message>
    <message>
        <source>Read-only sets</source>
        <translation>Наборы для просмотра</translation>
    </message>
    <message>
        <source>There is none yet. Begin a new one, or make a copy of a set below.</source>
        <translation>Пока ни одного нет. Начните новый или сделайте копию одного из наборов ниже.</translation>
    </message>
    <message>
        <source>Texts in four languages</source>
        <translation>Тексты на четырёх языках</translation>
    </message>
    <message>
        <source>Preview of the set</source>
        <translation>Как выглядит набор</translation>
    </message>
    <message>
        <source>The text of the set {file}</source>
        <translation>Текст набора {file}</translation>
    </message>
    <message>
        <source>The set cannot be created</source>
        <translation>Набор не удалось создать</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Удалить «{name}»?</translation>
    </message>
    <message>
        <source>Its file and its drawings go to the bin of your desktop. Games that were played with it still open.</source>
        <translation>Его файл и рисунки попадут в корзину. Игры, сыгранные им, будут открываться и дальше.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>It cannot be moved to the bin. Please delete it yourself: {file}</source>
        <translation>Корзины для него нет. Удалите его самостоятельно: {file}</translation>
    </message>
    <message>
        <source>The set is still there</source>
        <translation>Набор остался на месте</translation>
    </message>
    <message>
        <source>Sets of cards</source>
        <translation>Наборы карт</translation>
    </message>
    <message>
        <source>This set cannot be added</source>
        <translation>Этот набор нельзя взять</translation>
    </message>
    <message>
        <source>Your own sets are still being read. Please choose the file once more.</source>
        <translation>Ваши наборы ещё загружаются. Выберите файл ещё раз.</translation>
    </message>
    <message>
        <source>This set cannot be added yet</source>
        <translation>Этот набор ещё нельзя взять</translation>
    </message>
    <message>
        <source>Put the set into one file</source>
        <translation>Упаковать набор в один файл</translation>
    </message>
    <message>
        <source>This set cannot be shared</source>
        <translation>Этим набором нельзя поделиться</translation>
    </message>
    <message>
        <source>It is in this file: {file}. Anyone who opens it sees what is in it and can add it.</source>
        <translation>Он в этом файле: {file}. Кто его откроет, увидит, что в нём есть, и сможет взять набор.</translation>
    </message>
    <message>
        <source>The set is packed</source>
        <translation>Набор упакован</translation>
    </message>
    <message>
        <source>This set cannot be opened</source>
        <translation>Этот набор не удалось открыть</translation>
    </message>
    <message>
        <source>Baker</source>
        <translation>Пекарь</translation>
    </message>
    <message>
        <source>Watchdog</source>
        <translation>Сторожевой пёс</translation>
    </message>
    <message>
        <source>What follows this sign is a comment, which the program ignores.</source>
        <translation>То, что написано после этого знака, — примечание: его не читает никто, кроме вас.</translation>
    </message>
    <message>
        <source>Each card has an id, a type, and a list of what it does, line by line.</source>
        <translation>У каждой карты есть идентификатор, тип и список того, что она делает, строка за строкой.</translation>
    </message>
    <message>
        <source>A trap: whoever eliminates it has to pay. Its last line takes it out of the queue.</source>
        <translation>Ловушка: кто её устранит, тот заплатит. Последняя строка убирает её из ряда.</translation>
    </message>
    <message>
        <source>What the cards are called in each language.</source>
        <translation>Как карты называются на каждом языке.</translation>
    </message>
    <message>
        <source>The text on a card is generated from its lines until you write your own.</source>
        <translation>Текст на карте составлен из её строк, пока вы не напишете свой.</translation>
    </message>
</context>
</TS>
