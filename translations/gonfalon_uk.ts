<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk" sourcelanguage="en">
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
        <source>End of the game</source>
        <translation>Кінець гри</translation>
    </message>
    <message>
        <source>{family} holds the crown and plays first.</source>
        <translation>Жетон першого гравця в&#xa0;{family_gen}: вони ходять першими.</translation>
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
        <source>{family} covers its card with a new card.</source>
        <translation>{family} накривають свою карту новою.</translation>
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
        <source>{family} keeps its card face-down: %n influence on it.</source>
        <translation>
            <numerusform>{family} залишають карту долілиць: на ній %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family} залишають карту долілиць: на ній %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family} залишають карту долілиць: на ній %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps its {card} face-down: %n influence on it.</source>
        <translation>
            <numerusform>{family} залишають {card_acc} долілиць: на карті %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family} залишають {card_acc} долілиць: на карті %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family} залишають {card_acc} долілиць: на карті %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} keeps its card face-down.</source>
        <translation>{family} залишають карту долілиць.</translation>
    </message>
    <message>
        <source>{family} keeps its {card} face-down.</source>
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
            <numerusform>{family} відкривають {card_acc}; з&#xa0;цієї карти втрачається %n&#xa0;очко впливу.</numerusform>
            <numerusform>{family} відкривають {card_acc}; з&#xa0;цієї карти втрачаються %n&#xa0;очки впливу.</numerusform>
            <numerusform>{family} відкривають {card_acc}; з&#xa0;цієї карти втрачається %n&#xa0;очок впливу.</numerusform>
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
            <numerusform>{card} {family_gen} вилучає {victim_acc} {victim_family_gen}; з&#xa0;цієї карти втрачається %n&#xa0;очко впливу.</numerusform>
            <numerusform>{card} {family_gen} вилучає {victim_acc} {victim_family_gen}; з&#xa0;цієї карти втрачаються %n&#xa0;очки впливу.</numerusform>
            <numerusform>{card} {family_gen} вилучає {victim_acc} {victim_family_gen}; з&#xa0;цієї карти втрачається %n&#xa0;очок впливу.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates {family}’s own {victim}.</source>
        <translation>{card} {family_gen} вилучає {victim_acc} власної родини.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates {family}’s own {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} вилучає {victim_acc} власної родини; з&#xa0;цієї карти втрачається %n&#xa0;очко впливу.</numerusform>
            <numerusform>{card} {family_gen} вилучає {victim_acc} власної родини; з&#xa0;цієї карти втрачаються %n&#xa0;очки впливу.</numerusform>
            <numerusform>{card} {family_gen} вилучає {victim_acc} власної родини; з&#xa0;цієї карти втрачається %n&#xa0;очок впливу.</numerusform>
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
            <numerusform>{card_acc} {family_gen} скидають; з&#xa0;цієї карти втрачається %n&#xa0;очко впливу.</numerusform>
            <numerusform>{card_acc} {family_gen} скидають; з&#xa0;цієї карти втрачаються %n&#xa0;очки впливу.</numerusform>
            <numerusform>{card_acc} {family_gen} скидають; з&#xa0;цієї карти втрачається %n&#xa0;очок впливу.</numerusform>
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
        <source>{family}’s {card} moves {victim_family}’s card to place {place}.</source>
        <translation>{card} {family_gen} переміщує карту {victim_family_gen} на місце {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} moves {victim_family}’s {victim} to place {place}.</source>
        <translation>{card} {family_gen} переміщує {victim_acc} {victim_family_gen} на місце {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves {victim_family}’s card where it was.</source>
        <translation>{card} {family_gen} залишає карту {victim_family_gen} на тому самому місці.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves {victim_family}’s {victim} where it was.</source>
        <translation>{card} {family_gen} залишає {victim_acc} {victim_family_gen} на тому самому місці.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on {victim_family}’s card.</source>
        <translation>{card} {family_gen} кладе жетон вироку на карту {victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on {victim_family}’s {victim}.</source>
        <translation>{card} {family_gen} кладе жетон вироку на {victim_acc} {victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on itself.</source>
        <translation>{card} {family_gen} кладе жетон вироку на себе.</translation>
    </message>
    <message>
        <source>{family}’s {card} turns face-down again.</source>
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
    <message numerus="yes">
        <source>{family}’s {card} earns %n.</source>
        <translation>
            <numerusform>{card} {family_gen} дає %n&#xa0;очко.</numerusform>
            <numerusform>{card} {family_gen} дає %n&#xa0;очки.</numerusform>
            <numerusform>{card} {family_gen} дає %n&#xa0;очок.</numerusform>
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
        <translation>{card} {family_gen} не знаходить, що забрати в&#xa0;{victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} turns to its own family and takes nothing.</source>
        <translation>{card} {family_gen} шукає у&#xa0;власній родині й&#xa0;нічого не забирає.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on {victim_family}’s card.</source>
        <translation>
            <numerusform>{card} {family_gen} кладе %n&#xa0;очко впливу на карту {victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} кладе %n&#xa0;очки впливу на карту {victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} кладе %n&#xa0;очок впливу на карту {victim_family_gen}.</numerusform>
        </translation>
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
            <numerusform>{card} {family_gen} кладе вплив, по {amount}, на %n&#xa0;карту.</numerusform>
            <numerusform>{card} {family_gen} кладе вплив, по {amount}, на %n&#xa0;карти.</numerusform>
            <numerusform>{card} {family_gen} кладе вплив, по {amount}, на %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s card loses %n influence.</source>
        <translation>
            <numerusform>Карта {family_gen} втрачає %n&#xa0;очко впливу.</numerusform>
            <numerusform>Карта {family_gen} втрачає %n&#xa0;очки впливу.</numerusform>
            <numerusform>Карта {family_gen} втрачає %n&#xa0;очок впливу.</numerusform>
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
            <numerusform>{family} втрачають вплив, по {amount}, з&#xa0;%n&#xa0;карти.</numerusform>
            <numerusform>{family} втрачають вплив, по {amount}, з&#xa0;%n&#xa0;карт.</numerusform>
            <numerusform>{family} втрачають вплив, по {amount}, з&#xa0;%n&#xa0;карт.</numerusform>
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
    <name>ChronicleView</name>
    <message>
        <source>Chronicle</source>
        <translation>Хроніка</translation>
    </message>
</context>
<context>
    <name>CurtainScreen</name>
    <message>
        <source>{family}’s hand is hidden</source>
        <translation>Карти {family} приховано</translation>
    </message>
    <message>
        <source>{name}, go on as soon as nobody else looks at the screen.</source>
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
        <source>{card} of {name}, {amount} in round {round}</source>
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
        <source>{card} of {name}, face down for %n round(s)</source>
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
        <source>Equal in influence: the family with the most places of the queue under its cards wins ({counts}).</source>
        <translation>Впливу порівну: перемагає родина, чиї карти лежать зверху на більшій кількості місць ряду ({counts}).</translation>
    </message>
    <message>
        <source>Equal in influence and in places of the queue ({counts}): the victory is shared.</source>
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
    <message>
        <source>×{number}</source>
        <translation>×{number}</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
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
        <source>See also</source>
        <translation>Див. також</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Мова правил</translation>
    </message>
    <message>
        <source>Oriflamme</source>
        <translation>Орифлама</translation>
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
        <source>Page (plays at random)</source>
        <translation>Паж (ходить навмання)</translation>
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
        <source>Drag to change the order, or press Alt and an arrow key</source>
        <translation>Перетягніть, щоб змінити порядок, або натисніть Alt і&#xa0;стрілку</translation>
    </message>
    <message>
        <source>{family}, seat {number} of {seats}</source>
        <translation>{family}, місце {number} із {seats}</translation>
    </message>
    <message>
        <source>Remove the player of {family}</source>
        <translation>Прибрати гравця: {family}</translation>
    </message>
    <message>
        <source>Two families are the fewest that can play</source>
        <translation>Менш ніж двома родинами грати не можна</translation>
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
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Знайти налаштування</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>Такого налаштування немає.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Читання</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Рух</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Гра</translation>
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
        <source>From 85 to 150 %</source>
        <translation>Від 85 до 150&#xa0;%</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стіл</translation>
    </message>
    <message>
        <source>Dark oak, light lime, or black on white</source>
        <translation>Темний дуб, світла липа або чорне на білому</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Дуб</translation>
    </message>
    <message>
        <source>Lime</source>
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
        <translation>Без неї зміни видно за рамкою</translation>
    </message>
    <message>
        <source>Off</source>
        <comment>animations</comment>
        <translation>Немає</translation>
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
        <source>Curtain when the window is left</source>
        <translation>Завіса при виході з вікна</translation>
    </message>
    <message>
        <source>Hides an open hand when you turn to another program</source>
        <translation>Ховає руку, коли ви переходите до іншої програми</translation>
    </message>
    <message>
        <source>Explain why a move is not legal</source>
        <translation>Пояснювати, чому так ходити не можна</translation>
    </message>
    <message>
        <source>A sentence beside the card that glides home</source>
        <translation>Пояснення поруч із картою, що повертається в руку</translation>
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
        <source>Restore this page</source>
        <translation>Скинути цю сторінку</translation>
    </message>
    <message>
        <source>Everything on this page as it was at first, but not the language</source>
        <translation>Усе на цій сторінці стане як спочатку, крім мови</translation>
    </message>
    <message>
        <source>Changes are kept at once</source>
        <translation>Зміни зберігаються одразу</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>seconds</comment>
        <translation>{seconds}&#xa0;с</translation>
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
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Continue a game</source>
        <translation>Продовжити гру</translation>
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
        <source>Choose a game</source>
        <translation>Оберіть гру</translation>
    </message>
    <message>
        <source>Oriflamme</source>
        <translation>Орифлама</translation>
    </message>
    <message>
        <source>3 to 5 families · 6 rounds · 7 of 10 cards in hand</source>
        <translation>3–5 родин · 6 раундів · 7 карт із 10 у&#xa0;руці</translation>
    </message>
    <message>
        <source>Place your people and your intrigues face down in the queue of influence. Let them wait and grow rich, or reveal them before a rival finds them.</source>
        <translation>Викладайте персонажів та інтриги долілиць у&#xa0;ряд подій. Хай чекають і&#xa0;збирають вплив, або відкрийте їх, доки до них не дістався суперник.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Місця за столом</translation>
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
        <source>There is no unfinished game to go on with</source>
        <translation>Немає незакінченої гри, яку можна продовжити</translation>
    </message>
    <message numerus="yes">
        <source>%n of 5 seats taken; drag a crest to change the order</source>
        <translation>
            <numerusform>Зайнято %n&#xa0;місце з&#xa0;5; порядок змінюють, перетягуючи герби</numerusform>
            <numerusform>Зайнято %n&#xa0;місця з&#xa0;5; порядок змінюють, перетягуючи герби</numerusform>
            <numerusform>Зайнято %n&#xa0;місць із 5; порядок змінюють, перетягуючи герби</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn by lot</source>
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
        <source>Oriflamme</source>
        <translation>Орифлама</translation>
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
        <source>Here</source>
        <translation>Сюди</translation>
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
        <source>You place a card when it is your turn in the placement phase.</source>
        <translation>Карту викладають у&#xa0;свій хід у&#xa0;фазі викладання.</translation>
    </message>
    <message>
        <source>This card cannot be chosen now.</source>
        <translation>Зараз цю карту обрати не можна.</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Спершу виберіть карту з руки.</translation>
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
        <source>{card}: where does the card go?</source>
        <translation>{card}: куди покласти карту?</translation>
    </message>
    <message>
        <source>{card}: choose a card of your hand</source>
        <translation>{card}: оберіть карту з&#xa0;руки</translation>
    </message>
    <message>
        <source>{card}: choose one</source>
        <translation>{card}: оберіть одне</translation>
    </message>
    <message>
        <source>{card}: choose a card</source>
        <translation>{card}: оберіть карту</translation>
    </message>
    <message>
        <source>It came into the queue this round and gets nothing</source>
        <translation>Карту викладено в&#xa0;цьому раунді, тож вона нічого не отримає</translation>
    </message>
    <message numerus="yes">
        <source>1 more on it, %n in all</source>
        <translation>
            <numerusform>+1 очко на карту, усього %n</numerusform>
            <numerusform>+1 очко на карту, усього %n</numerusform>
            <numerusform>+1 очко на карту, усього %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Залишити</translation>
    </message>
    <message>
        <source>Nothing lies on it; it acts now</source>
        <translation>На карті немає впливу; вона подіє одразу</translation>
    </message>
    <message numerus="yes">
        <source>The %n on it is lost; it acts now</source>
        <translation>
            <numerusform>%n&#xa0;очко з&#xa0;карти втрачається; вона подіє одразу</numerusform>
            <numerusform>%n&#xa0;очки з&#xa0;карти втрачаються; вона подіє одразу</numerusform>
            <numerusform>%n&#xa0;очок із карти втрачається; вона подіє одразу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n on it stays; it acts now</source>
        <translation>
            <numerusform>%n&#xa0;очко лишається на карті; вона подіє одразу</numerusform>
            <numerusform>%n&#xa0;очки лишаються на карті; вона подіє одразу</numerusform>
            <numerusform>%n&#xa0;очок лишається на карті; вона подіє одразу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n from it; it acts now</source>
        <translation>
            <numerusform>Заберете %n&#xa0;очко; карта подіє одразу</numerusform>
            <numerusform>Заберете %n&#xa0;очки; карта подіє одразу</numerusform>
            <numerusform>Заберете %n&#xa0;очок; карта подіє одразу</numerusform>
        </translation>
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
        <source>Rules</source>
        <translation>Правила</translation>
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
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message>
        <source>Arrows: from card to card and from row to row</source>
        <translation>Стрілки: від карти до карти й&#xa0;від ряду до ряду</translation>
    </message>
    <message>
        <source>Enter: take a card, lay it, choose</source>
        <translation>Enter: узяти карту, покласти її, обрати</translation>
    </message>
    <message>
        <source>1 to 9: answer the choices</source>
        <translation>Від 1 до 9: обрати відповідь</translation>
    </message>
    <message>
        <source>Esc: lay a card back, then the menu</source>
        <translation>Esc: повернути карту в&#xa0;руку, потім меню</translation>
    </message>
    <message>
        <source>Z: take back, Space: finish what moves</source>
        <translation>Z: скасувати хід, пробіл: завершити рух</translation>
    </message>
    <message>
        <source>Home and End, or the wheel: scroll a long queue</source>
        <translation>Home, End або коліщатко миші: прокрутити довгий ряд</translation>
    </message>
    <message>
        <source>F1: rules, ?: these keys</source>
        <translation>F1: правила, ?: ця підказка</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>This file is not a game of Gonfalon: {file}.</source>
        <translation>Це не гра Gonfalon: {file}.</translation>
    </message>
    <message>
        <source>This game was saved by another version of Gonfalon: {file}.</source>
        <translation>Цю гру зберегла інша версія Gonfalon: {file}.</translation>
    </message>
    <message>
        <source>This game was played with other cards than those here: {file}.</source>
        <translation>У&#xa0;цій грі були інші карти, не такі, як тут: {file}.</translation>
    </message>
    <message>
        <source>This file holds a game that is not played here: {file}.</source>
        <translation>У&#xa0;цьому файлі гра, у&#xa0;яку тут не грають: {file}.</translation>
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
        <source>These seats cannot play together: take two to five families.</source>
        <translation>Ці місця не можуть грати разом: потрібно від двох до пʼяти родин.</translation>
    </message>
    <message>
        <source>Nothing can be written to this folder: {folder}. The game goes on, but it is lost when you close the window.</source>
        <translation>До цієї теки нічого не вдається записати: {folder}. Гра триває, але зникне, коли ви закриєте вікно.</translation>
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
        <source>The game is over.</source>
        <translation>Гру закінчено.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>This game cannot be kept</source>
        <translation>Гру не вдається зберегти</translation>
    </message>
    <message>
        <source>This game cannot be begun</source>
        <translation>Гру не вдається почати</translation>
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
        <source>The game is kept at every move.</source>
        <translation>Гра зберігається після кожного ходу.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Грати далі</translation>
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
        <source>Leave to the start screen</source>
        <translation>Вийти на головний екран</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
</TS>
