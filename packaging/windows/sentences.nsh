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
  "Card games of banners and intrigue" \
  "Gry karciane o sztandarach i intrygach" \
  "Карточные игры о знамёнах и интригах" \
  "Карткові ігри про знамена та інтриги"
!insertmacro Sentence RECORD \
  "Gonfalon game" \
  "Gra Gonfalon" \
  "Игра Gonfalon" \
  "Гра Gonfalon"
!insertmacro Sentence IS_RUNNING \
  "Gonfalon is running. Please close its window and try again. The game that is being played is kept." \
  "Gonfalon jest uruchomiony. Proszę zamknąć jego okno i spróbować ponownie. Rozgrywana gra jest zapisana." \
  "Gonfalon сейчас запущен. Закройте, пожалуйста, его окно и попробуйте ещё раз. Начатая игра сохранена." \
  "Gonfalon зараз запущено. Закрийте, будь ласка, його вікно й спробуйте ще раз. Розпочату гру збережено."
!insertmacro Sentence NOT_WRITTEN \
  "Some files could not be written, so Gonfalon is not installed completely. Please see whether there is room on the disk and whether you may write into this folder, then start the set-up program again." \
  "Nie udało się zapisać niektórych plików, więc Gonfalon nie jest w pełni zainstalowany. Proszę sprawdzić, czy na dysku jest miejsce i czy można zapisywać w tym folderze, a potem uruchomić instalator ponownie." \
  "Некоторые файлы не удалось записать, поэтому Gonfalon установлен не полностью. Проверьте, пожалуйста, есть ли место на диске и можно ли записывать в эту папку, а затем запустите установку снова." \
  "Деякі файли не вдалося записати, тому Gonfalon установлено не повністю. Перевірте, будь ласка, чи є місце на диску й чи можна записувати в цю папку, а потім запустіть встановлення знову."
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
  "Nie udało się usunąć wcześniejszej wersji Gonfalon. Proszę usunąć ją w Ustawieniach systemu Windows w sekcji Aplikacje, a potem uruchomić instalator ponownie." \
  "Прежнюю версию Gonfalon не удалось удалить. Удалите её, пожалуйста, в параметрах Windows в разделе «Приложения», а затем запустите установку снова." \
  "Попередню версію Gonfalon не вдалося видалити. Видаліть її, будь ласка, у параметрах Windows у розділі «Програми», а потім запустіть встановлення знову."
!insertmacro Sentence REMOVE_SAVES \
  "Do you want to remove your saved games, your own card sets and your settings too? If you keep them, Gonfalon will find them when it is installed again." \
  "Czy usunąć także zapisane gry, własne zestawy kart i ustawienia? Jeśli pozostaną, Gonfalon odnajdzie je po ponownej instalacji." \
  "Удалить также сохранённые игры, ваши наборы карт и настройки? Если их оставить, Gonfalon найдёт их после повторной установки." \
  "Видалити також збережені ігри, ваші набори карт і налаштування? Якщо їх залишити, Gonfalon знайде їх після повторного встановлення."
