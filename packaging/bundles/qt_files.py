"""Which files of the Qt wheels the program needs; everything else stays out of the bundles."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fnmatch import fnmatchcase

from bundles.languages import LANGUAGES
from bundles.workshop import BuildError

MODULES = ("QtCore", "QtGui", "QtSvg", "QtWidgets")
"""The modules that the program imports."""
FORBIDDEN = (
    "Bluetooth", "Designer", "Multimedia", "Network", "OpenGL", "Pdf", "PrintSupport", "Qml", "Quick", "Sql", "Test",
    "VirtualKeyboard", "WebChannel", "WebEngine", "WebSockets", "WebView",
)  # fmt: skip
"""Modules of Qt that must not be in a bundle, by any of their files: libraries, bindings and plugins."""
FORBIDDEN_PLUGINS = ("egl*", "generic", "networkinformation", "printsupport", "qml*", "sqldrivers", "tls")

COMMON = (
    "PySide6/__init__.py",
    "PySide6/_config.py",
    "PySide6/_git_pyside_version.py",
    "PySide6/PySide6_Essentials.json",
    "shiboken6/__init__.py",
    "shiboken6/_config.py",
    "shiboken6/_git_shiboken_module_version.py",
)
LINUX = (
    *COMMON,
    *(f"PySide6/{module}.abi3.so" for module in MODULES),
    "PySide6/libpyside6.abi3.so.*",
    "shiboken6/Shiboken.abi3.so",
    "shiboken6/libshiboken6.abi3.so.*",
    *(
        f"PySide6/Qt/lib/libQt6{name}.so.6"
        # The board is painted by the processor, so OpenGL and its plugins for X11 and Wayland stay out.
        for name in ("Core", "DBus", "Gui", "Svg", "WaylandClient", "Widgets", "XcbQpa")
    ),
    "PySide6/Qt/lib/libicu*.so.*",
    "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
    "PySide6/Qt/plugins/imageformats/libqsvg.so",
    "PySide6/Qt/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
    "PySide6/Qt/plugins/platforms/libqoffscreen.so",
    "PySide6/Qt/plugins/platforms/libqwayland.so",
    "PySide6/Qt/plugins/platforms/libqxcb.so",
    "PySide6/Qt/plugins/platformthemes/libqxdgdesktopportal.so",
    # GNOME leaves the frame of a window to the window; so do small compositors, for which the other plugin is.
    "PySide6/Qt/plugins/wayland-decoration-client/libadwaita.so",
    "PySide6/Qt/plugins/wayland-decoration-client/libbradient.so",
    "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
    *(f"PySide6/Qt/translations/qtbase_{language}.qm" for language in LANGUAGES),
)
WINDOWS = (
    *COMMON,
    *(f"PySide6/{module}.pyd" for module in MODULES),
    "PySide6/pyside6.abi3.dll",
    "shiboken6/Shiboken.pyd",
    "shiboken6/shiboken6.abi3.dll",
    *(f"PySide6/Qt6{name}.dll" for name in ("Core", "Gui", "Svg", "Widgets")),
    "PySide6/plugins/iconengines/qsvgicon.dll",
    "PySide6/plugins/imageformats/qsvg.dll",
    "PySide6/plugins/platforms/qoffscreen.dll",
    "PySide6/plugins/platforms/qwindows.dll",
    # What the Qt libraries of the wheel are linked against; Windows itself does not bring them.
    "PySide6/msvcp140.dll",
    "PySide6/msvcp140_1.dll",
    "PySide6/msvcp140_2.dll",
    "PySide6/vcruntime140.dll",
    "PySide6/vcruntime140_1.dll",
    *(f"PySide6/translations/qtbase_{language}.qm" for language in LANGUAGES),
)
MACOS = (
    *COMMON,
    *(f"PySide6/{module}.abi3.so" for module in MODULES),
    "PySide6/libpyside6.abi3.*.dylib",
    "shiboken6/Shiboken.abi3.so",
    "shiboken6/libshiboken6.abi3.*.dylib",
    *(
        f"PySide6/Qt/lib/Qt{name}.framework/Versions/A/{part}"
        # QtGui is linked against QtDBus there too.
        for name in ("Core", "DBus", "Gui", "Svg", "Widgets")
        for part in (f"Qt{name}", "Resources/*")
    ),
    "PySide6/Qt/plugins/iconengines/libqsvgicon.dylib",
    "PySide6/Qt/plugins/imageformats/libqsvg.dylib",
    "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
    "PySide6/Qt/plugins/platforms/libqoffscreen.dylib",
    *(f"PySide6/Qt/translations/qtbase_{language}.qm" for language in LANGUAGES),
)
SELECTIONS = {"linux": LINUX, "windows": WINDOWS, "macos": MACOS}


def chosen(names: Iterable[str], patterns: Iterable[str]) -> list[str]:
    """Those of the files in a wheel that one of the patterns asks for, sorted."""
    patterns = tuple(patterns)
    return sorted(name for name in names if any(fnmatchcase(name, pattern) for pattern in patterns))


def without_match(names: Iterable[str], patterns: Iterable[str]) -> list[str]:
    """The patterns that ask for a file which no wheel has: a new version of Qt has moved it."""
    names = tuple(names)
    return [pattern for pattern in patterns if not any(fnmatchcase(name, pattern) for name in names)]


def forbidden(names: Iterable[str]) -> list[str]:
    """Those of the files of a bundle that belong to a part of Qt which must not be in it."""
    parts = "|".join(FORBIDDEN)
    file = re.compile(
        rf"(lib)?(Qt6?|qt6?-?)({parts})[A-Za-z0-9]*([._]|$)|(lib)?q(pdf|tvirtualkeyboard\w*)\.", re.IGNORECASE
    )
    found = []
    for name in names:
        folders = name.split("/")[:-1]
        plugin = folders[folders.index("plugins") + 1] if "plugins" in folders[:-1] else ""
        last = name.rpartition("/")[2]
        if (
            file.match(last)
            or any(fnmatchcase(plugin, pattern) for pattern in FORBIDDEN_PLUGINS)
            or any(file.match(folder) for folder in folders)
            or "qml" in folders
        ):
            found.append(name)
    return found


def check(names: Iterable[str]) -> None:
    """Raise BuildError if a bundle with these files contains something of Qt that must not be in it."""
    bad = forbidden(names)
    if bad:
        raise BuildError(
            f"The bundle contains {len(bad)} files of Qt that the program does not need, the first is {bad[0]}. "
            "Please leave them out in packaging/bundles/qt_files.py, or find out what began to import them."
        )
