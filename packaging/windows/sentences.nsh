; What the set-up program and the uninstaller say, in the four languages of the game.

!macro Sentence NAME ENGLISH POLISH RUSSIAN UKRAINIAN
  LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${NAME} ${LANG_POLISH} "${POLISH}"
  LangString ${NAME} ${LANG_RUSSIAN} "${RUSSIAN}"
  LangString ${NAME} ${LANG_UKRAINIAN} "${UKRAINIAN}"
!macroend

!insertmacro Sentence PROGRAM_TOLD \
  "The game itself, with its rules in four languages, and its entry in the Start menu." \
  "Sama gra wraz z zasadami w czterech językach oraz jej pozycja w menu Start." \
  "Сама игра с правилами на четырёх языках и её ярлык в меню «Пуск»." \
  "Сама гра з правилами чотирма мовами та її ярлик у меню «Пуск»."
!insertmacro Sentence DESKTOP_SHORTCUT \
  "Shortcut on the desktop" \
  "Skrót na pulpicie" \
  "Ярлык на рабочем столе" \
  "Ярлик на робочому столі"
!insertmacro Sentence DESKTOP_SHORTCUT_TOLD \
  "A shortcut on the desktop that starts Gonfalon." \
  "Skrót na pulpicie, który uruchamia Gonfalon." \
  "Ярлык на рабочем столе, который запускает Gonfalon." \
  "Ярлик на робочому столі, який запускає Gonfalon."
!insertmacro Sentence COMMENT \
  "Card games of influence and intrigue" \
  "Gry karciane o wpływach i intrygach" \
  "Карточные игры о влиянии и интригах" \
  "Карткові ігри про вплив та інтриги"
!insertmacro Sentence RECORD \
  "Gonfalon game" \
  "Gra programu Gonfalon" \
  "Запись партии Gonfalon" \
  "Гра Gonfalon"
!insertmacro Sentence SET \
  "Gonfalon set of cards" \
  "Zestaw kart programu Gonfalon" \
  "Набор карт Gonfalon" \
  "Набір карт Gonfalon"
!insertmacro Sentence IS_RUNNING \
  "Gonfalon is running. Please close its window and try again. The game that is being played is kept." \
  "Gonfalon jest uruchomiony. Zamknij jego okno i spróbuj ponownie. Rozgrywana gra jest zapisana." \
  "Gonfalon сейчас запущен. Закройте, пожалуйста, его окно и попробуйте ещё раз. Начатая игра сохранена." \
  "Gonfalon зараз запущено. Закрийте, будь ласка, його вікно й спробуйте ще раз. Розпочату гру збережено."
!insertmacro Sentence NOT_WRITTEN \
  "Some files could not be written, so Gonfalon is not installed completely. Please see whether there is room on the disk and whether you may write into this folder, then start the set-up program again." \
  "Nie udało się zapisać niektórych plików, więc Gonfalon nie jest w pełni zainstalowany. Sprawdź, czy na dysku jest miejsce i czy możesz zapisywać w tym folderze, a potem ponownie uruchom instalator." \
  "Некоторые файлы не удалось записать, поэтому Gonfalon установлен не полностью. Проверьте, пожалуйста, есть ли место на диске и можно ли записывать в эту папку, а затем запустите программу установки снова." \
  "Деякі файли не вдалося записати, тому Gonfalon установлено не повністю. Перевірте, будь ласка, чи є місце на диску й чи можна записувати в цю теку, а потім знову запустіть програму встановлення."
!insertmacro Sentence TOO_OLD \
  "Gonfalon needs Windows 10, version 1809, or newer." \
  "Gonfalon wymaga systemu Windows 10 w wersji 1809 lub nowszego." \
  "Для Gonfalon нужна Windows 10 версии 1809 или новее." \
  "Для Gonfalon потрібна Windows 10 версії 1809 або новіша."
!insertmacro Sentence REMOVING_EARLIER \
  "Removing the earlier version; saved games are kept" \
  "Usuwanie wcześniejszej wersji; zapisane gry pozostają" \
  "Удаление прежней версии; сохранённые игры остаются" \
  "Видалення попередньої версії; збережені ігри залишаються"
!insertmacro Sentence EARLIER_STAYS \
  "The earlier version of Gonfalon could not be removed. Please remove it in the settings of Windows under Apps, then start the set-up program again." \
  "Nie udało się usunąć wcześniejszej wersji programu Gonfalon. Usuń ją w Ustawieniach systemu Windows, w sekcji Aplikacje, a potem ponownie uruchom instalator." \
  "Прежнюю версию Gonfalon не удалось удалить. Удалите её, пожалуйста, в параметрах Windows, в разделе «Приложения», а затем запустите программу установки снова." \
  "Попередню версію Gonfalon не вдалося видалити. Видаліть її, будь ласка, у параметрах Windows, у розділі «Програми», а потім знову запустіть програму встановлення."
!insertmacro Sentence REMOVE_SAVES \
  "Do you want to remove your saved games, your own card sets and your settings too? If you keep them, Gonfalon will find them when it is installed again." \
  "Czy usunąć także zapisane gry, własne zestawy kart i ustawienia? Jeśli pozostaną, Gonfalon odnajdzie je po ponownej instalacji." \
  "Удалить также сохранённые игры, ваши наборы карт и настройки? Если их оставить, Gonfalon найдёт их после повторной установки." \
  "Видалити також збережені ігри, ваші набори карт і налаштування? Якщо їх залишити, Gonfalon знайде їх після повторного встановлення."

; -- the pages of the set-up program ------------------------------------------------------------------------------------

!insertmacro Sentence CHOICE \
  "What should be installed?" \
  "Co zainstalować?" \
  "Что установить?" \
  "Що встановити?"
!insertmacro Sentence CHOICE_TOLD \
  "This program installs Gonfalon ${VERSION}." \
  "Ten program zainstaluje Gonfalon ${VERSION}." \
  "Эта программа установит Gonfalon ${VERSION}." \
  "Ця програма встановить Gonfalon ${VERSION}."
!insertmacro Sentence ONLY_FOR_YOU \
  "Gonfalon is installed for you alone and needs no administrator. Files with the endings .gonfalon and .gonfalon-set will be opened by it." \
  "Gonfalon zostanie zainstalowany tylko dla ciebie; uprawnienia administratora nie są potrzebne. Pliki z rozszerzeniami .gonfalon i .gonfalon-set będą się w nim otwierać." \
  "Gonfalon будет установлен только для вас, права администратора не нужны. Файлы с расширениями .gonfalon и .gonfalon-set будут открываться в нём." \
  "Gonfalon буде встановлено лише для вас; права адміністратора не потрібні. Файли з розширеннями .gonfalon і .gonfalon-set відкриватимуться в ньому."
!insertmacro Sentence PARTS \
  "Parts:" \
  "Składniki:" \
  "Компоненты:" \
  "Складники:"
!insertmacro Sentence PLACE \
  "Where should it be installed?" \
  "Gdzie zainstalować?" \
  "Куда установить?" \
  "Куди встановити?"
!insertmacro Sentence PLACE_TOLD \
  "Your saved games are kept in another place, whatever you choose." \
  "Zapisane gry są przechowywane w innym miejscu, niezależnie od tego wyboru." \
  "Сохранённые игры лежат в другом месте, что бы вы ни выбрали." \
  "Збережені ігри лежатимуть в іншому місці, хоч би що ви обрали."
!insertmacro Sentence PLACE_USUAL \
  "The folder below is the usual one; you may choose another into which you are allowed to write." \
  "Poniższy folder jest domyślny; możesz wybrać inny, w którym wolno ci zapisywać pliki." \
  "Ниже указана папка по умолчанию; можно выбрать и другую, если вам разрешено записывать в неё файлы." \
  "Нижче вказано звичайну теку; можна обрати й іншу, у яку вам дозволено записувати файли."
!insertmacro Sentence FOLDER \
  "Folder:" \
  "Folder:" \
  "Папка:" \
  "Тека:"
!insertmacro Sentence INSTALLING \
  "Gonfalon is being installed" \
  "Trwa instalacja programu Gonfalon" \
  "Gonfalon устанавливается" \
  "Триває встановлення Gonfalon"
!insertmacro Sentence INSTALLING_TOLD \
  "This takes less than a minute." \
  "To potrwa mniej niż minutę." \
  "Это займёт меньше минуты." \
  "Це триватиме менше хвилини."
!insertmacro Sentence INSTALLED \
  "Gonfalon is installed" \
  "Gonfalon został zainstalowany" \
  "Gonfalon установлен" \
  "Gonfalon установлено"
!insertmacro Sentence INSTALLED_TOLD \
  "You find it in the Start menu." \
  "Znajdziesz go w menu Start." \
  "Вы найдёте его в меню «Пуск»." \
  "Ви знайдете його в меню «Пуск»."
!insertmacro Sentence INSTALLED_WHERE \
  "You find it in the Start menu. To remove it again, open the settings of Windows and look under Apps." \
  "Znajdziesz go w menu Start. Aby go usunąć, otwórz Ustawienia systemu Windows i zajrzyj do sekcji Aplikacje." \
  "Вы найдёте его в меню «Пуск». Чтобы его удалить, откройте параметры Windows и загляните в раздел «Приложения»." \
  "Ви знайдете його в меню «Пуск». Щоб його видалити, відкрийте параметри Windows і загляньте до розділу «Програми»."
!insertmacro Sentence PLAY_NOW \
  "Play now" \
  "Zagraj teraz" \
  "Сразу начать игру" \
  "Грати зараз"
!insertmacro Sentence DONE \
  "&Close" \
  "&Zamknij" \
  "&Закрыть" \
  "&Закрити"
!insertmacro Sentence REALLY_STOP \
  "Gonfalon is not installed yet. Do you really want to stop?" \
  "Gonfalon nie jest jeszcze zainstalowany. Czy na pewno przerwać instalację?" \
  "Gonfalon ещё не установлен. Вы действительно хотите прервать установку?" \
  "Gonfalon ще не встановлено. Ви справді хочете перервати встановлення?"

; -- the pages of the uninstaller ---------------------------------------------------------------------------------------

!insertmacro Sentence REMOVAL \
  "Remove Gonfalon" \
  "Usuwanie programu Gonfalon" \
  "Удаление Gonfalon" \
  "Видалення Gonfalon"
!insertmacro Sentence REMOVAL_TOLD \
  "The program is removed from this computer." \
  "Program zostanie usunięty z tego komputera." \
  "Программа будет удалена с этого компьютера." \
  "Програму буде видалено з цього компʼютера."
!insertmacro Sentence REMOVAL_ASKS \
  "Only what was installed is removed from this folder. You will be asked whether to keep your saved games." \
  "Z tego folderu zostanie usunięte tylko to, co zainstalowano. Pojawi się pytanie, czy zachować zapisane gry." \
  "Из этой папки будет удалено только то, что было установлено. Вас спросят, оставить ли сохранённые игры." \
  "Із цієї теки буде видалено лише те, що було встановлено. Вас запитають, чи залишити збережені ігри."
!insertmacro Sentence REMOVING \
  "Gonfalon is being removed" \
  "Trwa usuwanie programu Gonfalon" \
  "Gonfalon удаляется" \
  "Триває видалення Gonfalon"
!insertmacro Sentence REMOVING_TOLD \
  "This takes a moment." \
  "To chwilę potrwa." \
  "Это займёт немного времени." \
  "Це триватиме недовго."
!insertmacro Sentence REMOVED \
  "Gonfalon is removed" \
  "Gonfalon został usunięty" \
  "Gonfalon удалён" \
  "Gonfalon видалено"
!insertmacro Sentence REMOVED_TOLD \
  "You may close this window." \
  "Można zamknąć to okno." \
  "Это окно можно закрыть." \
  "Це вікно можна закрити."
