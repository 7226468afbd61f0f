<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
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
        <source>End of the game</source>
        <translation>Конец игры</translation>
    </message>
    <message>
        <source>{family} holds the crown and plays first.</source>
        <translation>Жетон первого игрока у&#xa0;{family_gen}: они ходят первыми.</translation>
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
        <source>{family} covers its card with a new card.</source>
        <translation>{family} накрывают свою карту новой.</translation>
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
        <source>{family} keeps its card face-down: %n influence on it.</source>
        <translation>
            <numerusform>{family} оставляют карту лицом вниз: на ней %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family} оставляют карту лицом вниз: на ней %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family} оставляют карту лицом вниз: на ней %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family} keeps its {card} face-down: %n influence on it.</source>
        <translation>
            <numerusform>{family} оставляют {card_acc} лицом вниз: на карте %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family} оставляют {card_acc} лицом вниз: на карте %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family} оставляют {card_acc} лицом вниз: на карте %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family} keeps its card face-down.</source>
        <translation>{family} оставляют карту лицом вниз.</translation>
    </message>
    <message>
        <source>{family} keeps its {card} face-down.</source>
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
            <numerusform>{family} активируют {card_acc}; с&#xa0;этой карты теряется %n&#xa0;очко влияния.</numerusform>
            <numerusform>{family} активируют {card_acc}; с&#xa0;этой карты теряются %n&#xa0;очка влияния.</numerusform>
            <numerusform>{family} активируют {card_acc}; с&#xa0;этой карты теряется %n&#xa0;очков влияния.</numerusform>
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
            <numerusform>{card} {family_gen} устраняет {victim_acc} {victim_family_gen}; с&#xa0;этой карты теряется %n&#xa0;очко влияния.</numerusform>
            <numerusform>{card} {family_gen} устраняет {victim_acc} {victim_family_gen}; с&#xa0;этой карты теряются %n&#xa0;очка влияния.</numerusform>
            <numerusform>{card} {family_gen} устраняет {victim_acc} {victim_family_gen}; с&#xa0;этой карты теряется %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates {family}’s own {victim}.</source>
        <translation>{card} {family_gen} устраняет {victim_acc} своей же семьи.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} eliminates {family}’s own {victim}; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card} {family_gen} устраняет {victim_acc} своей же семьи; с&#xa0;этой карты теряется %n&#xa0;очко влияния.</numerusform>
            <numerusform>{card} {family_gen} устраняет {victim_acc} своей же семьи; с&#xa0;этой карты теряются %n&#xa0;очка влияния.</numerusform>
            <numerusform>{card} {family_gen} устраняет {victim_acc} своей же семьи; с&#xa0;этой карты теряется %n&#xa0;очков влияния.</numerusform>
        </translation>
    </message>
    <message>
        <source>{family}’s {card} eliminates itself.</source>
        <translation>{card} {family_gen} устраняет себя.</translation>
    </message>
    <message>
        <source>{family}’s {card} is discarded.</source>
        <translation>{card_acc} {family_gen} сбрасывают.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} is discarded; %n influence on it is lost.</source>
        <translation>
            <numerusform>{card_acc} {family_gen} сбрасывают; с&#xa0;этой карты теряется %n&#xa0;очко влияния.</numerusform>
            <numerusform>{card_acc} {family_gen} сбрасывают; с&#xa0;этой карты теряются %n&#xa0;очка влияния.</numerusform>
            <numerusform>{card_acc} {family_gen} сбрасывают; с&#xa0;этой карты теряется %n&#xa0;очков влияния.</numerusform>
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
        <source>{family}’s {card} moves {victim_family}’s card to place {place}.</source>
        <translation>{card} {family_gen} перемещает карту {victim_family_gen} на место {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} moves {victim_family}’s {victim} to place {place}.</source>
        <translation>{card} {family_gen} перемещает {victim_acc} {victim_family_gen} на место {place}.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves {victim_family}’s card where it was.</source>
        <translation>{card} {family_gen} оставляет карту {victim_family_gen} на прежнем месте.</translation>
    </message>
    <message>
        <source>{family}’s {card} leaves {victim_family}’s {victim} where it was.</source>
        <translation>{card} {family_gen} оставляет {victim_acc} {victim_family_gen} на прежнем месте.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on {victim_family}’s card.</source>
        <translation>{card} {family_gen} кладёт жетон приговора на карту {victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on {victim_family}’s {victim}.</source>
        <translation>{card} {family_gen} кладёт жетон приговора на {victim_acc} {victim_family_gen}.</translation>
    </message>
    <message>
        <source>{family}’s {card} puts a verdict on itself.</source>
        <translation>{card} {family_gen} кладёт жетон приговора на себя.</translation>
    </message>
    <message>
        <source>{family}’s {card} turns face-down again.</source>
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
    <message numerus="yes">
        <source>{family}’s {card} earns %n.</source>
        <translation>
            <numerusform>{card} {family_gen} приносит %n&#xa0;очко.</numerusform>
            <numerusform>{card} {family_gen} приносит %n&#xa0;очка.</numerusform>
            <numerusform>{card} {family_gen} приносит %n&#xa0;очков.</numerusform>
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
        <translation>{card} {family_gen} ищет в&#xa0;своей же семье и&#xa0;ничего не забирает.</translation>
    </message>
    <message numerus="yes">
        <source>{family}’s {card} puts %n influence on {victim_family}’s card.</source>
        <translation>
            <numerusform>{card} {family_gen} кладёт %n&#xa0;очко влияния на карту {victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} кладёт %n&#xa0;очка влияния на карту {victim_family_gen}.</numerusform>
            <numerusform>{card} {family_gen} кладёт %n&#xa0;очков влияния на карту {victim_family_gen}.</numerusform>
        </translation>
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
            <numerusform>{card} {family_gen} кладёт влияние, по {amount}, на %n&#xa0;карту.</numerusform>
            <numerusform>{card} {family_gen} кладёт влияние, по {amount}, на %n&#xa0;карты.</numerusform>
            <numerusform>{card} {family_gen} кладёт влияние, по {amount}, на %n&#xa0;карт.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{family}’s card loses %n influence.</source>
        <translation>
            <numerusform>Карта {family_gen} теряет %n&#xa0;очко влияния.</numerusform>
            <numerusform>Карта {family_gen} теряет %n&#xa0;очка влияния.</numerusform>
            <numerusform>Карта {family_gen} теряет %n&#xa0;очков влияния.</numerusform>
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
            <numerusform>{family} теряют влияние, по {amount}, с&#xa0;%n&#xa0;карты.</numerusform>
            <numerusform>{family} теряют влияние, по {amount}, с&#xa0;%n&#xa0;карт.</numerusform>
            <numerusform>{family} теряют влияние, по {amount}, с&#xa0;%n&#xa0;карт.</numerusform>
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
    <name>ChronicleView</name>
    <message>
        <source>Chronicle</source>
        <translation>Хроника</translation>
    </message>
</context>
<context>
    <name>CurtainScreen</name>
    <message>
        <source>{family}’s hand is hidden</source>
        <translation>Карты {family} скрыты</translation>
    </message>
    <message>
        <source>{name}, go on as soon as nobody else looks at the screen.</source>
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
        <translation>{family}&#xa0;— это я: показать карты</translation>
    </message>
    <message>
        <source>While you were away</source>
        <translation>Пока вас не было</translation>
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
        <source>{card} of {name}, {amount} in round {round}</source>
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
        <source>{card} of {name}, face down for %n round(s)</source>
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
        <source>Equal in influence: the family with the most places of the queue under its cards wins ({counts}).</source>
        <translation>Влияния поровну: побеждает семья, чьи карты лежат сверху на большем числе мест ряда ({counts}).</translation>
    </message>
    <message>
        <source>Equal in influence and in places of the queue ({counts}): the victory is shared.</source>
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
        <translation>На главный экран</translation>
    </message>
    <message>
        <source>Tie-break</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Start</source>
        <comment>of the game, under the chart</comment>
        <translation>Начало</translation>
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
        <translation>Устранено</translation>
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
        <source>See also</source>
        <translation>См. также</translation>
    </message>
    <message>
        <source>Language of the rules</source>
        <translation>Язык правил</translation>
    </message>
    <message>
        <source>Oriflamme</source>
        <translation>Орифламма</translation>
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
        <source>Page (plays at random)</source>
        <translation>Паж (ходит наугад)</translation>
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
        <source>Drag to change the order, or press Alt and an arrow key</source>
        <translation>Перетащите, чтобы изменить порядок, или нажмите Alt и&#xa0;стрелку</translation>
    </message>
    <message>
        <source>{family}, seat {number} of {seats}</source>
        <translation>{family}, место {number} из {seats}</translation>
    </message>
    <message>
        <source>Remove the player of {family}</source>
        <translation>Убрать игрока: {family}</translation>
    </message>
    <message>
        <source>Two families are the fewest that can play</source>
        <translation>Меньше чем двумя семьями играть нельзя</translation>
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
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Найти настройку</translation>
    </message>
    <message>
        <source>No setting is called that.</source>
        <translation>Такой настройки нет.</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Чтение</translation>
    </message>
    <message>
        <source>Movement</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Игра</translation>
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
        <source>From 85 to 150 %</source>
        <translation>От 85 до 150&#xa0;%</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Dark oak, light lime, or black on white</source>
        <translation>Тёмный дуб, светлая липа или чёрное на белом</translation>
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
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>Animations</source>
        <translation>Анимация</translation>
    </message>
    <message>
        <source>Off shows changes with an outline</source>
        <translation>Без неё перемены видны по рамке</translation>
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
        <source>Curtain when the window is left</source>
        <translation>Занавес при уходе из окна</translation>
    </message>
    <message>
        <source>Hides an open hand when you turn to another program</source>
        <translation>Скрывает руку, когда вы переходите в другую программу</translation>
    </message>
    <message>
        <source>Explain why a move is not legal</source>
        <translation>Объяснять, почему так ходить нельзя</translation>
    </message>
    <message>
        <source>A sentence beside the card that glides home</source>
        <translation>Пояснение рядом с картой, которая возвращается в руку</translation>
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
        <source>Restore this page</source>
        <translation>Сбросить эту страницу</translation>
    </message>
    <message>
        <source>Everything on this page as it was at first, but not the language</source>
        <translation>Всё на этой странице станет как в начале, кроме языка</translation>
    </message>
    <message>
        <source>Changes are kept at once</source>
        <translation>Изменения сохраняются сразу</translation>
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
        <translation>Стол для игр о&#xa0;влиянии:
до пяти семей за одним экраном</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Continue a game</source>
        <translation>Продолжить игру</translation>
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
        <source>Choose a game</source>
        <translation>Выберите игру</translation>
    </message>
    <message>
        <source>Oriflamme</source>
        <translation>Орифламма</translation>
    </message>
    <message>
        <source>3 to 5 families · 6 rounds · 7 of 10 cards in hand</source>
        <translation>3–5 семей · 6 раундов · 7 карт из 10 в&#xa0;руке</translation>
    </message>
    <message>
        <source>Place your people and your intrigues face down in the queue of influence. Let them wait and grow rich, or reveal them before a rival finds them.</source>
        <translation>Выкладывайте персонажей и&#xa0;интриги лицом вниз в&#xa0;ряд событий. Пусть ждут и&#xa0;копят влияние, или активируйте их, пока до них не добрался соперник.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Места за столом</translation>
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
        <source>There is no unfinished game to go on with</source>
        <translation>Нет незаконченной игры, которую можно продолжить</translation>
    </message>
    <message numerus="yes">
        <source>%n of 5 seats taken; drag a crest to change the order</source>
        <translation>
            <numerusform>Занято %n&#xa0;место из 5; порядок меняют, перетаскивая гербы</numerusform>
            <numerusform>Занято %n&#xa0;места из 5; порядок меняют, перетаскивая гербы</numerusform>
            <numerusform>Занято %n&#xa0;мест из 5; порядок меняют, перетаскивая гербы</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>{name} ({family})</source>
        <translation>{name} ({family})</translation>
    </message>
    <message>
        <source>Two families: a house option, not in the rule book.</source>
        <translation>Две семьи: домашний вариант, в&#xa0;книге правил его нет.</translation>
    </message>
    <message>
        <source>Two players have the same name; the crests tell them apart.</source>
        <translation>У&#xa0;двух игроков одно имя: различайте их по гербам.</translation>
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
        <source>Oriflamme</source>
        <translation>Орифламма</translation>
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
        <source>Here</source>
        <translation>Сюда</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>on the card</comment>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Reveal</source>
        <comment>on the card</comment>
        <translation>Открыть</translation>
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
        <source>You place a card when it is your turn in the placement phase.</source>
        <translation>Карту выкладывают в&#xa0;свой ход в&#xa0;фазе планирования.</translation>
    </message>
    <message>
        <source>This card cannot be chosen now.</source>
        <translation>Сейчас эту карту выбрать нельзя.</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Сначала выберите карту с руки.</translation>
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
        <source>{card}: where does the card go?</source>
        <translation>{card}: куда положить карту?</translation>
    </message>
    <message>
        <source>{card}: choose a card of your hand</source>
        <translation>{card}: выберите карту из руки</translation>
    </message>
    <message>
        <source>{card}: choose one</source>
        <translation>{card}: выберите одно</translation>
    </message>
    <message>
        <source>{card}: choose a card</source>
        <translation>{card}: выберите карту</translation>
    </message>
    <message>
        <source>It came into the queue this round and gets nothing</source>
        <translation>Карта выложена в&#xa0;этом раунде и&#xa0;ничего не получит</translation>
    </message>
    <message numerus="yes">
        <source>1 more on it, %n in all</source>
        <translation>
            <numerusform>+1 очко на карту, всего %n</numerusform>
            <numerusform>+1 очко на карту, всего %n</numerusform>
            <numerusform>+1 очко на карту, всего %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Nothing lies on it; it acts now</source>
        <translation>На карте нет влияния; она сработает сразу</translation>
    </message>
    <message numerus="yes">
        <source>The %n on it is lost; it acts now</source>
        <translation>
            <numerusform>%n&#xa0;очко с&#xa0;карты теряется; она сработает сразу</numerusform>
            <numerusform>%n&#xa0;очка с&#xa0;карты теряются; она сработает сразу</numerusform>
            <numerusform>%n&#xa0;очков с&#xa0;карты теряется; она сработает сразу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n on it stays; it acts now</source>
        <translation>
            <numerusform>%n&#xa0;очко остаётся на карте; она сработает сразу</numerusform>
            <numerusform>%n&#xa0;очка остаются на карте; она сработает сразу</numerusform>
            <numerusform>%n&#xa0;очков остаётся на карте; она сработает сразу</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n from it; it acts now</source>
        <translation>
            <numerusform>Заберёте %n&#xa0;очко; карта сработает сразу</numerusform>
            <numerusform>Заберёте %n&#xa0;очка; карта сработает сразу</numerusform>
            <numerusform>Заберёте %n&#xa0;очков; карта сработает сразу</numerusform>
        </translation>
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
        <source>Rules</source>
        <translation>Правила</translation>
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
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Arrows: from card to card and from row to row</source>
        <translation>Стрелки: от карты к&#xa0;карте и&#xa0;от ряда к&#xa0;ряду</translation>
    </message>
    <message>
        <source>Enter: take a card, lay it, choose</source>
        <translation>Enter: взять карту, положить её, выбрать</translation>
    </message>
    <message>
        <source>1 to 9: answer the choices</source>
        <translation>От 1 до 9: выбрать ответ</translation>
    </message>
    <message>
        <source>Esc: lay a card back, then the menu</source>
        <translation>Esc: вернуть карту в&#xa0;руку, затем меню</translation>
    </message>
    <message>
        <source>Z: take back, Space: finish what moves</source>
        <translation>Z: отменить ход, пробел: завершить движение</translation>
    </message>
    <message>
        <source>Home and End, or the wheel: scroll a long queue</source>
        <translation>Home, End или колесо мыши: прокрутить длинный ряд</translation>
    </message>
    <message>
        <source>F1: rules, ?: these keys</source>
        <translation>F1: правила, ?: эта подсказка</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>This file is not a game of Gonfalon: {file}.</source>
        <translation>Это не игра Gonfalon: {file}.</translation>
    </message>
    <message>
        <source>This game was saved by another version of Gonfalon: {file}.</source>
        <translation>Эту игру сохранила другая версия Gonfalon: {file}.</translation>
    </message>
    <message>
        <source>This game was played with other cards than those here: {file}.</source>
        <translation>В&#xa0;этой игре были другие карты, не такие, как здесь: {file}.</translation>
    </message>
    <message>
        <source>This file holds a game that is not played here: {file}.</source>
        <translation>В&#xa0;этом файле игра, в&#xa0;которую здесь не играют: {file}.</translation>
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
        <source>These seats cannot play together: take two to five families.</source>
        <translation>Эти места не могут играть вместе: нужно от двух до пяти семей.</translation>
    </message>
    <message>
        <source>Nothing can be written to this folder: {folder}. The game goes on, but it is lost when you close the window.</source>
        <translation>В&#xa0;эту папку ничего не удаётся записать: {folder}. Игра продолжается, но пропадёт, когда вы закроете окно.</translation>
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
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>This game cannot be kept</source>
        <translation>Игру не удаётся сохранить</translation>
    </message>
    <message>
        <source>This game cannot be begun</source>
        <translation>Игру не удаётся начать</translation>
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
        <source>The game is kept at every move.</source>
        <translation>Игра сохраняется после каждого хода.</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
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
        <source>Leave to the start screen</source>
        <translation>Выйти на главный экран</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
</TS>
