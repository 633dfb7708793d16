import type { FaultTexts } from '../../faults';

const fillIn = 'Füllen Sie das Feld im CMS aus.';
const correct = 'Korrigieren Sie das Feld im CMS.';
const shorten = 'Kürzen Sie den Text.';
const simplify = 'Teilen Sie den Text auf oder vereinfachen Sie ihn.';
const correctData = 'Korrigieren Sie die Daten.';
const tellOperators = 'An Ihrem Text liegt das nicht. Melden Sie es jenen, die die Website betreiben.';
const correctAddress = 'Korrigieren Sie die frühere Adresse.';
const correctLink = 'Korrigieren Sie den Link oder entfernen Sie ihn.';
const removeRedirect = 'Entfernen Sie die frühere Adresse.';
const publishOther = 'Veröffentlichen Sie den anderen Eintrag oder entfernen Sie die Verknüpfung.';
const publish = 'Veröffentlichen Sie den Eintrag im CMS.';
const uploadAgain = 'Laden Sie die Datei noch einmal ins CMS hoch.';
const dayAndTime = 'Schreiben Sie Tag, Uhrzeit und Abstand zur Weltzeit so: 2026-08-21T08:30:00+02:00.';

const saveDrawing =
  'Speichern Sie die Zeichnung im Zeichenprogramm als «einfaches SVG», oder laden Sie sie als PNG hoch.';

export const de: FaultTexts = {
  empty: { found: 'Das Feld ist leer, muss aber ausgefüllt sein.', fix: fillIn },
  'not-delivered': { found: 'Das CMS hat den Inhalt dieses Feldes nicht geliefert.', fix: tellOperators },
  'not-text': { found: 'Hier muss ein Text stehen. Im Feld steht: {found}.', fix: correct },
  'not-number': {
    found: 'Hier muss eine Zahl stehen. Im Feld steht: {found}.',
    fix: 'Schreiben Sie nur Ziffern, mit einem Punkt vor den Dezimalstellen: 1234.5.',
  },
  'not-whole-number': {
    found: 'Hier muss eine ganze Zahl stehen. Im Feld steht: {found}.',
    fix: 'Schreiben Sie eine Zahl ohne Dezimalstellen.',
  },
  'not-yes-or-no': { found: 'Hier muss Ja oder Nein stehen. Im Feld steht: {found}.', fix: correct },
  'not-list': { found: 'Hier muss eine Liste stehen. Im Feld steht: {found}.', fix: correct },
  'not-group': { found: 'Hier müssen mehrere benannte Angaben stehen. Im Feld steht: {found}.', fix: correct },
  'not-cell': {
    found: 'In einer Zelle der Daten muss ein Text, eine Zahl oder nichts (null) stehen. Hier steht: {found}.',
    fix: correctData,
  },
  'not-a-day': {
    found: 'Hier muss ein Tag des Kalenders stehen. Im Feld steht: {found}.',
    fix: 'Schreiben Sie Jahr, Monat und Tag so: 2026-08-21.',
  },
  'not-an-instant': { found: 'Hier müssen Tag und Uhrzeit stehen. Im Feld steht: {found}.', fix: dayAndTime },
  'instant-without-offset': {
    found: 'Bei «{found}» fehlt der Abstand zur Weltzeit, also ob Sommerzeit oder Winterzeit gilt.',
    fix: 'Schreiben Sie für diese Uhrzeit in der Schweiz: {instant}.',
  },
  'instant-left-out': {
    found: 'Die Uhrzeit in «{found}» gibt es in der Schweiz nicht: In dieser Nacht beginnt die Sommerzeit.',
    fix: 'Wählen Sie eine andere Uhrzeit.',
  },
  'instant-twice': {
    found: 'Die Uhrzeit in «{found}» gibt es in der Schweiz zweimal: In dieser Nacht endet die Sommerzeit.',
    fix: 'Schreiben Sie {first} (Sommerzeit) oder {second} (Winterzeit).',
  },
  'below-min': {
    found: 'Die Zahl ist zu klein: {found}. Möglich ist {min} oder mehr.',
    fix: 'Schreiben Sie eine grössere Zahl.',
  },
  'above-max': {
    found: 'Die Zahl ist zu gross: {found}. Möglich ist {max} oder weniger.',
    fix: 'Schreiben Sie eine kleinere Zahl.',
  },
  'too-short': { found: 'Der Text ist zu kurz: Er muss mindestens so viele Zeichen haben: {min}.', fix: correct },
  'too-long': { found: 'Der Text ist zu lang: Er hat {found} Zeichen. Platz ist für {max}.', fix: shorten },
  'too-many-items': {
    found: 'Die Liste ist zu lang: Sie hat {found} Teile. Platz ist für {max}.',
    fix: 'Nehmen Sie Teile aus der Liste heraus.',
  },
  'unknown-choice': {
    found: '«{found}» steht nicht zur Auswahl.',
    fix: 'Wählen Sie eines von diesen: {allowed}.',
  },
  'unknown-settings': {
    found: 'Diese Einstellungen gibt es nicht: {found}.',
    fix: 'Entfernen Sie sie oder korrigieren Sie ihre Namen.',
  },
  'unknown-box': {
    found: 'Die Website kennt diese Art von Inhaltsbox nicht und zeigt die Box darum nicht: {found}.',
    fix: 'Entfernen Sie die Box, oder melden Sie es jenen, die die Website betreiben.',
  },
  'target-without-key': {
    found: 'Der verknüpfte Eintrag ({target}) hat keine Adresse: Dort ist das Feld «{field}» leer.',
    fix: 'Füllen Sie dort das Feld aus oder entfernen Sie die Verknüpfung.',
  },
  'data-too-deep': {
    found: 'Die Daten sind zu tief verschachtelt. Möglich sind so viele Ebenen: {max}.',
    fix: correctData,
  },
  'data-too-large': {
    found: 'Das sind zu viele Daten. Platz ist für so viele Werte: {max}.',
    fix: 'Kürzen Sie die Daten oder teilen Sie sie auf mehrere Einträge auf.',
  },
  'data-text-too-long': {
    found: 'Ein Text in den Daten ist zu lang. Platz ist für so viele Zeichen: {max}.',
    fix: shorten,
  },
  'text-too-many-lines': { found: 'Der Text hat zu viele Zeilen. Möglich sind {max}.', fix: simplify },
  'text-too-nested': {
    found: 'In einer Zeile stecken zu viele Zitate und Listen ineinander. Möglich sind {max}.',
    fix: simplify,
  },
  'text-too-indented': {
    found: 'Vor einer Zeile stehen zu viele Leerzeichen. Möglich sind {max}.',
    fix: 'Entfernen Sie die Leerzeichen am Anfang der Zeile.',
  },
  'text-too-many-brackets': { found: 'Der Text hat zu viele eckige Klammern. Möglich sind {max}.', fix: simplify },
  'text-too-much-emphasis': {
    found: 'Der Text hat zu viele Zeichen zum Hervorheben (* _ ~). Möglich sind {max}.',
    fix: simplify,
  },
  'text-too-many-footnotes': {
    found: 'Der Text verweist zu oft auf Fussnoten. Möglich sind {max} Verweise.',
    fix: simplify,
  },
  'text-too-many-underlines': {
    found: 'Der Text hat zu viele unterstrichene Titel oder Trennlinien. Möglich sind {max}.',
    fix: simplify,
  },
  'text-too-many-cells': {
    found: 'Die Tabellen im Text haben zu viele Zellen. Möglich sind {max}.',
    fix: 'Kürzen Sie die Tabellen oder bieten Sie sie als Datei an.',
  },
  'address-part-characters': {
    found: '«{found}» kann nicht Teil einer Internetadresse sein.',
    fix: 'Beginnen Sie mit einem Buchstaben oder einer Ziffer, und schreiben Sie nur Buchstaben, Ziffern, Punkt, Unterstrich und Bindestrich, höchstens 200 Zeichen.',
  },
  'address-part-too-long': {
    found: 'Dieser Teil der Internetadresse ist zu lang. Platz ist für {max} Byte; Umlaute zählen doppelt.',
    fix: 'Wählen Sie etwas Kürzeres.',
  },
  'address-part-reserved': {
    found: '«{found}» geht nicht als Teil der Internetadresse: So heissen Dateien der Website.',
    fix: 'Wählen Sie einen anderen Namen, nicht «index» und keinen, der mit .html, .txt, .gz oder .br endet.',
  },
  unusable: { found: 'Damit kann die Website nichts anfangen: {found}.', fix: correct },
  'earlier-address-form': {
    found: '«{address}» ist keine Adresse auf dieser Website.',
    fix: 'Schreiben Sie sie so: /artikel/alt, ohne Schrägstrich am Ende und ohne Frage- oder Rautezeichen.',
  },
  'earlier-address-characters': {
    found: 'Die frühere Adresse «{address}» enthält ein unsichtbares oder beschädigtes Zeichen.',
    fix: 'Schreiben Sie die Adresse neu, statt sie zu kopieren.',
  },
  'earlier-address-accents': {
    found: 'In der früheren Adresse «{address}» bestehen Buchstaben mit Punkten oder Akzenten aus zwei Zeichen.',
    fix: 'Schreiben Sie die Adresse neu, statt sie zu kopieren.',
  },
  'earlier-address-encoded': {
    found: 'Die frühere Adresse «{address}» enthält verschlüsselte Zeichen wie %C3%BC.',
    fix: 'Schreiben Sie die Buchstaben, wie man sie liest: ü statt %C3%BC.',
  },
  'earlier-address-steps': {
    found: 'Die frühere Adresse «{address}» enthält Punkte zwischen Schrägstrichen.',
    fix: correctAddress,
  },
  'earlier-address-too-long': {
    found: 'Die frühere Adresse «{address}» ist länger, als eine Adresse sein kann.',
    fix: correctAddress,
  },
  'earlier-address-reserved': {
    found: 'Unter der früheren Adresse «{address}» liegt eine Datei der Website.',
    fix: removeRedirect,
  },
  'too-deep': { found: 'Der Inhalt ist zu tief verschachtelt. Möglich sind so viele Ebenen: {max}.', fix: correct },
  'half-character': {
    found: 'Der Text enthält ein halbes Zeichen, zum Beispiel ein halbes Emoji.',
    fix: 'Schreiben Sie die Stelle neu.',
  },
  'control-character': {
    found: 'Der Text enthält ein unsichtbares Steuerzeichen.',
    fix: 'Schreiben Sie den Text neu, statt ihn zu kopieren.',
  },
  'indicator-field-empty': { found: 'Das Feld ist leer, bei Indikatoren muss es aber ausgefüllt sein.', fix: fillIn },
  'embedded-field-empty': {
    found: 'Das Feld ist leer, bei eingebetteten Inhalten muss es aber ausgefüllt sein.',
    fix: fillIn,
  },
  'not-value-column': {
    found: '«{found}» ist keine Wertspalte dieses Indikators. Wertspalten sind: {expected}.',
    fix: 'Tragen Sie den Schlüssel einer Wertspalte ein, oder lassen Sie das Feld leer.',
  },
  'row-length': {
    found: 'Diese Zeile hat {found} Zellen. Nötig sind {expected}, für jede Spalte eine.',
    fix: correctData,
  },
  'alternative-missing': {
    found: 'Das Bild hat keine Beschreibung und ist nicht als Schmuck markiert.',
    fix: 'Beschreiben Sie, was das Bild zeigt: Menschen, die es nicht sehen, lesen diesen Text.',
  },
  'frame-host': {
    found: 'Die Adresse führt zu «{host}»; das ist kein Name einer Website.',
    fix: 'Schreiben Sie die Adresse mit dem Namen der Website.',
  },
  'address-missing': {
    found: 'Der Eintrag hat keine Adresse. Ohne sie erscheint er nicht.',
    fix: fillIn,
  },
  'address-taken': {
    found: 'Zwei Einträge haben die Adresse «{address}»: Nummer {first} und Nummer {second}.',
    fix: 'Geben Sie einem von ihnen eine andere Adresse.',
  },
  'german-missing': {
    found: 'Der Eintrag ist auf Deutsch nicht veröffentlicht. Die Übersetzung erscheint darum nicht.',
    fix: 'Veröffentlichen Sie den deutschen Eintrag.',
  },
  'box-target-unpublished': {
    found: 'Die Box zeigt auf einen Eintrag, den es in dieser Sprache nicht gibt. Die Box erscheint darum nicht.',
    fix: 'Veröffentlichen Sie den anderen Eintrag in dieser Sprache oder entfernen Sie die Box.',
  },
  'reference-unpublished': {
    found: 'Der verknüpfte Eintrag ist nicht veröffentlicht: {kind} «{key}». Die Verknüpfung erscheint darum nicht.',
    fix: publishOther,
  },
  'part-left-out': {
    found: 'Dieser Teil erscheint nicht: Er braucht eine Verknüpfung, die nicht veröffentlicht ist.',
    fix: publishOther,
  },
  'entry-left-out': {
    found:
      'Der Eintrag erscheint nicht, oder nicht in seiner neuen Fassung: Er braucht eine Verknüpfung, die nicht veröffentlicht ist.',
    fix: publishOther,
  },
  'single-unpublished': {
    found:
      'Der Eintrag ist auf Deutsch nicht mehr veröffentlicht, aber Seiten brauchen ihn. Die Website zeigt seine letzte Fassung.',
    fix: publish,
  },
  'single-missing': {
    found: 'Der Eintrag ist auf Deutsch nicht veröffentlicht. Die Website zeigt an seiner Stelle nur das Nötigste.',
    fix: publish,
  },
  'home-page-missing': {
    found: 'Die Startseite ist auf Deutsch nicht veröffentlicht. Ohne sie kann die Website nicht erscheinen.',
    fix: publish,
  },
  'pages-failed': {
    found:
      'Diese Seiten lassen sich mit dem Eintrag nicht herstellen: {pages}. Er bleibt, wie er vorher war, oder erscheint nicht.',
    fix: 'Machen Sie die letzte Änderung rückgängig, oder fragen Sie jene, die die Website betreiben: Ihr Protokoll nennt den Grund.',
  },
  'placeholder-left': {
    found: 'Im Text steht noch ein Platzhalter.',
    fix: 'Schreiben Sie den Text oder leeren Sie das Feld.',
  },
  'html-in-text': {
    found: 'Der Text enthält HTML-Befehle in spitzen Klammern. Auf der Seite erscheinen sie als Text.',
    fix: 'Entfernen Sie sie und gestalten Sie den Text mit den Mitteln des CMS.',
  },
  'link-refused': {
    found: '«{found}» ist keine Adresse, zu der die Website führt. Der Text erscheint ohne Link.',
    fix: 'Schreiben Sie /thema/bevoelkerung für Seiten dieser Website, sonst eine ganze Adresse, die mit https:// beginnt.',
  },
  'link-without-words': {
    found: 'Ein Link hat keinen Text, den man anklicken kann.',
    fix: 'Schreiben Sie, wohin der Link führt.',
  },
  'heading-without-words': {
    found: 'Ein Zwischentitel ist leer.',
    fix: 'Schreiben Sie den Zwischentitel oder entfernen Sie seine Rautezeichen (#).',
  },
  'heading-without-text': {
    found: 'Unter dem Zwischentitel «{heading}» steht nichts.',
    fix: 'Schreiben Sie den Text dazu oder entfernen Sie den Zwischentitel.',
  },
  'list-item-empty': {
    found: 'In einer Liste ist ein Punkt leer.',
    fix: 'Schreiben Sie den Punkt oder entfernen Sie sein Zeichen.',
  },
  'picture-in-text': {
    found: 'Im Text steht ein Bild. Dort zeigt die Website es nicht.',
    fix: 'Fügen Sie das Bild in einem Feld für Bilder ein.',
  },
  'nothing-inside': { found: 'Hier ist alles leer.', fix: 'Füllen Sie diesen Teil aus oder entfernen Sie ihn.' },
  'frame-unencrypted': {
    found: 'Die Adresse ist nicht verschlüsselt (http:). Die Seite zeigt darum nur einen Link.',
    fix: 'Schreiben Sie eine Adresse, die mit https:// beginnt.',
  },
  'unknown-icon': {
    found: 'Das Symbol «{found}» gibt es nicht. Die Seite zeigt keines.',
    fix: 'Wählen Sie eines aus der Liste.',
  },
  'bundle-name-taken': {
    found: 'Zwei Bündel heissen «{name}». Einträge, die darum nicht erscheinen: {count}.',
    fix: 'Geben Sie einem der Bündel einen anderen Namen.',
  },
  'bundle-status-missing': {
    found: 'Das Bündel hat keinen Stand. Einträge, die darum nicht erscheinen: {count}.',
    fix: 'Wählen Sie «{wanted}», sobald sie erscheinen dürfen.',
  },
  'bundle-unconfirmed': {
    found: 'Das Bündel hat den Stand «{found}». Einträge, die darum nicht erscheinen: {count}.',
    fix: 'Wählen Sie «{wanted}», sobald sie erscheinen dürfen.',
  },
  'bundle-instant-missing': {
    found: 'Das Bündel hat keinen Zeitpunkt. Einträge, die darum nicht erscheinen: {count}.',
    fix: dayAndTime,
  },
  'bundle-instant-invalid': {
    found: '«{found}» ist kein Zeitpunkt. Einträge, die darum nicht erscheinen: {count}.',
    fix: dayAndTime,
  },
  'bundle-unpublished': {
    found: 'Das Bündel «{name}» ist nicht veröffentlicht. Der Eintrag erscheint darum nicht.',
    fix: 'Veröffentlichen Sie das Bündel, korrigieren Sie seinen Namen oder leeren Sie das Feld.',
  },
  'later-than-bundle': {
    found: 'Der Zeitpunkt liegt nach dem des Bündels «{name}». Der Eintrag erscheint später als die anderen.',
    fix: 'Leeren Sie das Feld, wenn der Eintrag mit den anderen erscheinen soll.',
  },
  'bundle-member-changed': {
    found:
      'Der Eintrag wurde am {when} geändert, nach der Freigabe des Bündels «{name}». Er erscheint darum nicht mit den anderen.',
    fix: 'Prüfen Sie die Änderung und geben Sie das Bündel noch einmal frei, oder nehmen Sie den Eintrag aus dem Bündel.',
  },
  'source-missing': { found: 'Die Quelle fehlt.', fix: 'Nennen Sie Amt und Erhebung, von denen die Zahlen stammen.' },
  'description-missing': {
    found: 'Die Beschreibung fehlt.',
    fix: 'Sagen Sie in ein bis zwei Sätzen, was gezählt oder gemessen wird.',
  },
  'next-update-missing': {
    found: 'Es steht nicht da, wann neue Zahlen kommen.',
    fix: 'Nennen Sie den Tag oder den Monat, oder schreiben Sie bei der Häufigkeit «einmalig» oder «abgeschlossen».',
  },
  'area-unlisted': {
    found: 'Diese Gebiete kennt das Amt nicht: {names}. Sie haben keine Seite und keinen Rang.',
    fix: 'Schreiben Sie die Namen wie in der Liste der Gebiete, oder lassen Sie die Liste ergänzen (office.yaml).',
  },
  'update-overdue': {
    found: 'Neue Zahlen waren auf den {day} angekündigt. Dieser Tag ist vorbei.',
    fix: 'Veröffentlichen Sie die neuen Zahlen und nennen Sie den nächsten Tag.',
  },
  'alternative-useless': {
    found: 'Der Ersatztext «{found}» sagt nicht, was auf dem Bild ist.',
    fix: 'Beschreiben Sie, was das Bild zeigt, oder kennzeichnen Sie es als Schmuck.',
  },
  'ls-sentence-long': {
    found: 'Zu lange Sätze für Leichte Sprache: {count}. Mehr als {max} Wörter hat zum Beispiel: «{found}».',
    fix: 'Machen Sie mehrere Sätze daraus: in jedem Satz eine Aussage.',
  },
  'ls-passive': {
    found: 'Sätze im Passiv: {count}. Zum Beispiel: «{found}».',
    fix: 'Sagen Sie, wer etwas tut: «Wir zählen die Menschen» statt «Die Menschen werden gezählt».',
  },
  'ls-compound': {
    found: 'Lange Wörter ohne Bindestrich: {count}. Zum Beispiel: {found}.',
    fix: 'Trennen Sie die Wörter mit Bindestrich oder Mediopunkt: «Wohn-Viertel».',
  },
  'ls-rounding': {
    found: '«{found}» ist zu stark gerundet: Auf Deutsch steht {expected}.',
    fix: 'Runden Sie auf 5 % genau, oder lassen Sie die Zahl aus dem Indikator lesen.',
  },
  'file-ending': {
    found: 'Die Art der Datei «{file}» nimmt die Website nicht an. Möglich sind {allowed}.',
    fix: 'Laden Sie die Datei in einem anderen Format hoch oder entfernen Sie sie.',
  },
  'file-mime': {
    found: 'Die Datei «{file}» endet mit {ending}, ist im CMS aber als {found} angemeldet statt als {expected}.',
    fix: 'Laden Sie die Datei noch einmal hoch, mit der richtigen Endung.',
  },
  'file-bytes': {
    found: 'Die Datei «{file}» endet mit {ending}, enthält aber etwas anderes.',
    fix: 'Laden Sie die Datei noch einmal hoch, mit der richtigen Endung.',
  },
  'file-unreadable': {
    found: 'Die Datei kann nicht gelesen werden. Gemeldet wurde: {found}.',
    fix: 'Öffnen Sie die Datei mit dem Programm, in dem sie entstanden ist, und speichern Sie sie neu.',
  },
  'file-missing': { found: 'Die Datei «{file}» fehlt im CMS.', fix: uploadAgain },
  'file-undelivered': {
    found: 'Die Datei «{file}» liess sich mehrmals nicht holen.',
    fix: 'Veröffentlichen Sie den Eintrag später noch einmal. Hilft das nicht, laden Sie die Datei noch einmal hoch.',
  },
  'file-too-large': {
    found: 'Die Datei «{file}» ist zu gross. Platz ist für {max} Kilobyte.',
    fix: 'Laden Sie eine kleinere hoch. Muss sie so gross sein, fragen Sie jene, die die Website betreiben.',
  },
  'file-elsewhere': {
    found: 'Die Datei «{file}» liegt nicht im CMS, sondern hier: {place}. Von dort holt die Website keine Dateien.',
    fix: 'Laden Sie die Datei ins CMS hoch.',
  },
  'picture-unreadable': {
    found: 'Die Datei «{file}» lässt sich nicht als Bild ({mime}) öffnen: Sie ist beschädigt oder etwas anderes.',
    fix: uploadAgain,
  },
  'picture-too-large': {
    found: 'Das Bild «{file}» ist zu gross: {megapixels} Millionen Bildpunkte. Möglich sind {max} Millionen.',
    fix: 'Verkleinern Sie das Bild auf eine Breite von 2400 Bildpunkten und laden Sie es noch einmal hoch.',
  },
  'drawing-unsafe': {
    found: 'Die Zeichnung «{file}» (SVG) enthält etwas, das die Website aus Sicherheitsgründen nicht zeigt: {found}.',
    fix: saveDrawing,
  },
  'drawing-broken': {
    found: 'Die Zeichnung «{file}» ist kein gültiges SVG: In Zeile {line} steht ein Fehler.',
    fix: saveDrawing,
  },
  'cell-not-value': {
    found:
      'Zeile {row}, Spalte «{column}»: Hier steht {found}. Nötig ist eine Zahl oder eines der Zeichen …, X, ( ), –.',
    fix: 'Schreiben Sie nur Ziffern, zum Beispiel 1234,5 oder 1’234.5, oder das Zeichen für einen fehlenden Wert.',
  },
  'cell-not-status': {
    found: 'Zeile {row}, Spalte «{column}»: {found} sagt nicht, wie sicher die Werte sind.',
    fix: 'Schreiben Sie gemessen, provisorisch, geschätzt, revidiert oder Szenario, oder lassen Sie die Zelle leer.',
  },
  'headline-not-in-data': {
    found: '«{found}» kommt in den Daten nicht vor.',
    fix: 'Schreiben Sie das Gebiet oder die Gruppe wie in den Daten, oder lassen Sie das Feld leer.',
  },
  'bound-value-form': {
    found: 'Der Text nennt einen Wert in der Form {found}, die nicht verstanden wird.',
    fix: 'Schreiben Sie in doppelten geschweiften Klammern 5813, 5813:spalte@2026 oder 5813:spalte@2026, Gebiet|number; hinter dem senkrechten Strich number, period, difference, change oder rank.',
  },
  'bound-value-missing': {
    found: 'Die Daten haben keinen Wert für {found}.',
    fix: 'Prüfen Sie Nummer des Indikators, Spalte, Zeitpunkt und Gebiet. Veränderung und Rang gibt es nur, wo sie etwas aussagen: nicht über einen Bruch der Reihe, in Prozent nicht von Grad oder Saldi, kein Rang unter weniger als fünf Gebieten derselben Art. Der Eintrag bleibt, wie er war.',
  },
  'finding-other-value': {
    found: 'Der Satz nennt {found}; in den Daten steht {expected}.',
    fix: 'Prüfen Sie den Satz, oder nennen Sie den Wert mit der Nummer des Indikators in doppelten geschweiften Klammern, dann stimmt er nach jeder Aktualisierung.',
  },
  'finding-other-direction': {
    found: 'Der Satz sagt «{found}»; der Wert hat sich aber um {expected} verändert.',
    fix: 'Prüfen Sie den Satz und die Daten.',
  },
  'cell-percent': {
    found: 'Zeile {row}, Spalte «{column}»: {found} ist mit Prozentzeichen geschrieben.',
    fix: 'Schreiben Sie die Zahl ohne Prozentzeichen (5,2 statt 5,2 %), in Tabellenprogrammen ohne Prozentformat. Die Einheit steht beim Indikator.',
  },
  'cell-empty': {
    found:
      'Zeile {row}, Spalte «{column}»: Die Zelle ist leer. Nötig ist der Zeitpunkt, das Gebiet oder die Gruppe, für die die Zeile gilt.',
    fix: 'Füllen Sie die Zelle aus, oder löschen Sie die Zeile.',
  },
  'cell-too-long': {
    found: 'Zeile {row}, Spalte «{column}»: Der Text ist länger als {max} Zeichen.',
    fix: 'Kürzen Sie den Text.',
  },
  'cell-two-marks': {
    found:
      'Zeile {row}, Spalte «{column}»: Hier steht {found}, weiter oben {other}. Vor den Dezimalstellen stehen überall entweder Kommas oder Punkte.',
    fix: 'Schreiben Sie alle Zahlen gleich, und trennen Sie Tausender mit einem Apostroph oder gar nicht.',
  },
  'cell-thousands': {
    found:
      'Zeile {row}, Spalte «{column}»: {found} kann drei Dezimalstellen haben, oder das Zeichen trennt Tausender. Alle Zahlen der Spalte lassen beides zu.',
    fix: 'Trennen Sie Tausender mit einem Apostroph oder gar nicht. Sind es Dezimalstellen, geben Sie bei der Spalte oder beim Indikator 3 Nachkommastellen an.',
  },
  'cell-line-break': {
    found:
      'Zeile {row}, Spalte «{column}»: Der Text geht über mehrere Zeilen. Vielleicht verschluckt ein Anführungszeichen die Zeilen dazwischen.',
    fix: 'Löschen Sie den Zeilenumbruch oder das Anführungszeichen.',
  },
  'cell-control-character': {
    found: 'Zeile {row}, Spalte «{column}»: Der Text enthält ein Zeichen, das niemand lesen kann.',
    fix: 'Schreiben Sie den Text dieser Zelle neu.',
  },
  'more-cells': {
    found: '{count} weitere Stellen der Daten haben Fehler.',
    fix: 'Korrigieren Sie zuerst die genannten; die übrigen werden danach gemeldet.',
  },
  'map-file-ending': {
    found: 'Die Datei «{file}» ist keine Karte. Möglich sind: {allowed}.',
    fix: 'Speichern Sie die Gebiete als GeoJSON, und laden Sie die Datei hoch.',
  },
  'map-file-bytes': {
    found: 'Die Karte ist {found} kB gross. Möglich sind {max} kB.',
    fix: 'Vereinfachen Sie die Grenzen im Geoinformationssystem, und laden Sie die Datei neu hoch.',
  },
  'map-file-areas': {
    found: 'Die Karte hat {found} Gebiete. Möglich sind {max}.',
    fix: 'Behalten Sie nur die Gebiete, die der Indikator braucht.',
  },
  'map-file-points': {
    found: 'Die Grenzen der Karte haben {found} Punkte. Möglich sind {max}.',
    fix: 'Vereinfachen Sie die Grenzen im Geoinformationssystem, und laden Sie die Datei neu hoch.',
  },
  'map-file-form': {
    found:
      'Die Datei ist keine lesbare Karte. Gefunden: {found}. Erwartet: GeoJSON, eine «FeatureCollection» mit Gebieten.',
    fix: 'Speichern Sie die Gebiete neu als GeoJSON, und laden Sie die Datei hoch.',
  },
  'map-file-mixed': {
    found: 'Die Gebiete der Karte sind in verschiedenen Koordinatensystemen gemessen.',
    fix: 'Speichern Sie alle Gebiete in einem: LV95 (EPSG:2056) oder WGS 84.',
  },
  'map-file-exchanged': {
    found: 'Die Koordinaten der Karte sind vertauscht: Zuerst steht Nord, dann Ost. Gefunden: {found}.',
    fix: 'Speichern Sie die Karte neu, mit der Ostkoordinate zuerst (7.59, 47.56).',
  },
  'map-twice': {
    found: 'Die Gebiete stehen zweimal im Eintrag, als Datei und als Liste.',
    fix: 'Lassen Sie eines der beiden Felder leer.',
  },
  'map-feature-shape': {
    found: 'Gebiet {feature} der Karte hat keine Fläche. Gefunden: {found}. Erwartet: {expected}.',
    fix: 'Löschen Sie das Gebiet aus der Datei, oder speichern Sie es als Fläche.',
  },
  'map-feature-empty': {
    found: 'Gebiet {feature} der Karte hat keine Grenzen («geometry» ist leer).',
    fix: 'Zeichnen Sie das Gebiet, oder löschen Sie es aus der Datei.',
  },
  'map-feature-flat': {
    found: 'Gebiet {feature} der Karte hat keine Fläche: Seine Punkte liegen am selben Ort oder auf einer Linie.',
    fix: 'Zeichnen Sie das Gebiet neu, oder löschen Sie es aus der Datei.',
  },
  'map-feature-far': {
    found:
      'Gebiet {feature} der Karte liegt so weit von den anderen entfernt, dass diese nicht mehr zu erkennen wären.',
    fix: 'Prüfen Sie seine Koordinaten, oder löschen Sie das Gebiet aus der Datei.',
  },
  'map-feature-small': {
    found: 'Gebiet {feature} ist zu klein, um auf dieser Karte gezeichnet zu werden.',
    fix: 'Fassen Sie es mit einem Nachbarn zusammen, löschen Sie es aus der Datei, oder wählen Sie einen kleineren Ausschnitt.',
  },
  'map-feature-place': {
    found:
      'Gebiet {feature} der Karte liegt weder in der Schweiz noch auf der Erde. Gefunden: {found}. Erwartet: zuerst Ost, dann Nord, in LV95 (2611000, 1267000) oder in Grad (7.59, 47.56).',
    fix: 'Speichern Sie die Karte in LV95 (EPSG:2056) oder WGS 84, mit der Ostkoordinate zuerst.',
  },
  'map-key-missing': {
    found:
      'Keines der Gebiete in den Daten steht in der Karte. Gefunden: {found}. Die Eigenschaften der Karte heissen: {expected}.',
    fix: 'Nennen Sie in den Einstellungen des Diagramms mit «areaKey» die Eigenschaft, die den Namen oder die Nummer des Gebiets enthält.',
  },
  'map-area-missing': {
    found: 'Das Gebiet «{found}» der Daten fehlt auf der Karte. Dort stehen: {expected}.',
    fix: 'Schreiben Sie es in den Daten wie in der Karte. Ist es kein Gebiet, etwa ein Total, darf das so sein: Es steht nur in der Tabelle und der Rangliste.',
  },
  'data-twice': {
    found: 'Die Daten stehen zweimal im Eintrag, als Datei und als Liste.',
    fix: 'Lassen Sie eines der beiden Felder leer.',
  },
  'data-source-address': {
    found: 'Die Adresse der Daten ist keine, die die Website abruft.',
    fix: 'Nennen Sie eine ganze Adresse, die mit https:// beginnt, ohne Kennwort.',
  },
  'data-source-host': {
    found: 'Von «{found}» dürfen keine Daten geholt werden.',
    fix: 'Wer die Website betreibt, kann diese Quelle erlauben. Sonst laden Sie die Daten als Datei hoch.',
  },
  'data-source-failed': {
    found: 'Die Quelle der Daten antwortet seit {when} nicht, wie sie soll: {found}. Gute von vorher bleiben.',
    fix: 'Fragen Sie bei der Quelle nach, oder laden Sie die Daten als Datei hoch und leeren Sie die Adresse.',
  },
  'data-source-html': {
    found:
      'An der Adresse der Daten ist seit {when} eine Webseite oder etwas anderes, das keine Tabelle ist. Gute von vorher bleiben.',
    fix: 'Öffnen Sie die Adresse und berichtigen Sie sie, oder fragen Sie bei der Quelle nach.',
  },
  'data-source-empty': {
    found: 'Die Quelle der Daten hat seit {when} keine Zeilen. Gute von vorher bleiben.',
    fix: 'Fragen Sie bei der Quelle nach.',
  },
  'data-source-fewer': {
    found: 'Die Quelle der Daten hat seit {when} nur noch {found} von {expected} Zeilen. Gute von vorher bleiben.',
    fix: 'Fragen Sie bei der Quelle nach. Stimmt es, so hängen Sie an die Adresse «#» und den Tag an: Dann gilt sie als neu.',
  },
  'data-source-broken': {
    found:
      'Die Daten an der Adresse lassen sich seit {when} nicht lesen; was falsch ist, steht daneben. Gute von vorher bleiben.',
    fix: 'Berichtigen Sie die Quelle, oder passen Sie die Spalten des Indikators an.',
  },
  'upcoming-time-missing': {
    found: 'Die neuen Daten haben weder einen Zeitpunkt noch ein Bündel. Sie erscheinen nie.',
    fix: 'Nennen Sie den Zeitpunkt oder das Bündel, oder leeren Sie das Feld der neuen Daten.',
  },
  'upcoming-file-missing': {
    found: 'Neue Daten sind angekündigt, aber ihre Datei fehlt.',
    fix: 'Laden Sie die Datei hoch, oder leeren Sie Zeitpunkt und Bündel der neuen Daten.',
  },
  'upcoming-not-moved': {
    found:
      'Die Daten, die schon öffentlich sind, stehen noch nicht an ihrem Platz. Bis dahin bleibt der Eintrag, wie er auf der Website ist.',
    fix: 'Laden Sie die öffentlichen Daten bei den Daten hoch, und setzen Sie die letzte Aktualisierung auf den Tag, an dem sie erschienen sind.',
  },
  'upcoming-public': {
    found:
      'Die neuen Daten sind seit {when} auf der Website. Was im Feld der bisherigen Daten steht, erscheint nicht mehr.',
    fix: 'Verschieben Sie die Datei ins Feld der Daten, übernehmen Sie den Tag als letzte Aktualisierung und den Stand, und leeren Sie die Felder der neuen Daten.',
  },
  'data-file-ending': {
    found: 'Die Datei «{file}» ist keine Tabelle. Möglich sind: {allowed}.',
    fix: 'Speichern Sie die Tabelle in einem dieser Formate, und laden Sie sie hoch.',
  },
  'data-file-encoding': {
    found: 'Die Buchstaben der Datei sind weder als UTF-8 noch als Windows-1252 gespeichert; Umlaute wären falsch.',
    fix: 'Speichern Sie die Datei als «CSV UTF-8», oder laden Sie sie als XLSX hoch.',
  },
  'data-file-json': {
    found: 'Die Datei ist kein ganzer Datensatz: {found} fehlt oder ist unbrauchbar.',
    fix: 'Exportieren Sie den Datensatz noch einmal, oder laden Sie die Daten als Tabelle hoch (CSV, XLSX).',
  },
  'data-dimension-open': {
    found: 'Die Dimension {found} hat mehrere Ausprägungen und ist keine Spalte des Indikators.',
    fix: 'Ergänzen Sie die Spalte beim Indikator, oder wählen Sie im Export eine einzige Ausprägung.',
  },
  'data-file-quotes': {
    found: 'Zeile {row}: Ein Anführungszeichen beginnt oder endet an der falschen Stelle.',
    fix: 'Setzen Sie Texte mit Trennzeichen ganz in gerade Anführungszeichen, und verdoppeln Sie jene darin.',
  },
  'data-file-broken': {
    found: 'Die Datei ist keine lesbare Tabelle (XLSX oder ODS).',
    fix: 'Öffnen Sie die Datei im Tabellenprogramm, und speichern Sie sie neu als XLSX, ohne Passwort.',
  },
  'data-file-size': {
    found: 'Die Tabelle in der Datei ist zu gross, um gelesen zu werden.',
    fix: 'Behalten Sie nur das Blatt, die Zeilen und die Spalten, die der Indikator braucht.',
  },
  'data-file-hidden': {
    found: 'Die ODS-Datei hat ausgeblendete oder gefilterte Zeilen, Spalten oder Blätter.',
    fix: 'Blenden Sie alles ein, löschen Sie, was nicht öffentlich werden soll, und laden Sie die Datei noch einmal hoch; oder speichern Sie sie als XLSX.',
  },
  'data-file-comments': {
    found: 'Vor den Daten stehen mehr als {max} Zeilen, die mit # beginnen.',
    fix: 'Löschen Sie diese Zeilen. Quelle und Bemerkungen haben beim Indikator eigene Felder.',
  },
  'data-file-empty': {
    found: 'Die Datei enthält keine Tabelle: Alle Zeilen sind leer.',
    fix: 'Laden Sie die Datei mit Kopfzeile und Daten hoch. Eine Tabelle in XLSX oder ODS steht auf dem ersten sichtbaren Blatt.',
  },
  'data-rows-hidden': {
    found: 'Ausgeblendete oder gefilterte Zeilen der Datei werden nicht gezeigt: {rows}.',
    fix: 'Das darf so sein. Sollen sie erscheinen, blenden Sie sie ein, und laden Sie die Datei noch einmal hoch.',
  },
  'data-columns-hidden': {
    found: 'Ausgeblendete Spalten der Datei werden nicht gezeigt: {columns}.',
    fix: 'Das darf so sein. Sollen sie erscheinen, blenden Sie sie ein, und laden Sie die Datei noch einmal hoch.',
  },
  'data-file-rows': {
    found: 'Die Datei hat mehr Zeilen als die {max}, die für diesen Indikator möglich sind.',
    fix: 'Fassen Sie die Daten zusammen, oder veröffentlichen Sie sie als Datensatz und verweisen Sie darauf.',
  },
  'data-file-columns': {
    found: 'Die Datei hat {found} oder mehr Spalten. Möglich sind {max}.',
    fix: 'Löschen Sie die Spalten, die der Indikator nicht braucht.',
  },
  'data-head-missing': {
    found:
      'Keine Zeile am Anfang der Datei nennt die Spalten des Indikators ({expected}). Am ehesten ist Zeile {row} die Kopfzeile; dort stehen, mit vorgeschlagenen Aufgaben: {found}.',
    fix: 'Nennen Sie die Spalten beim Indikator so wie in der Datei, oder ändern Sie die Kopfzeile der Datei.',
  },
  'data-head-several': {
    found: 'Mehrere Zeilen können die Kopfzeile sein: {rows}.',
    fix: 'Behalten Sie die Kopfzeile, die zu den Daten gehört, und löschen Sie die anderen.',
  },
  'data-column-missing': {
    found: 'In der Kopfzeile fehlt die Spalte «{column}» («{label}»). Dort stehen: {found}.',
    fix: 'Nennen Sie die Spalte in der Kopfzeile der Datei so wie beim Indikator, mit Schlüssel oder Überschrift.',
  },
  'data-column-twice': {
    found: 'Die Kopfzeile nennt die Spalte «{column}» mehrmals.',
    fix: 'Benennen Sie die andere Spalte um, oder löschen Sie sie.',
  },
  'data-left-out': {
    found:
      'Text ausserhalb der Tabelle und Einheiten im Tabellenkopf werden nicht gezeigt (mit Nummer der Zeile): {found}.',
    fix: 'Das darf so sein. Quelle, Stand, Einheit und Bemerkungen haben beim Indikator eigene Felder.',
  },
  'data-column-unused': {
    found: 'Die Spalte «{column}» der Datei gehört zu keiner Spalte des Indikators und wird nicht gezeigt.',
    fix: 'Das darf so sein. Soll sie erscheinen, ergänzen Sie sie bei den Spalten des Indikators.',
  },
  'data-row-twice': {
    found: 'Die Zeilen {other} und {row} haben denselben Zeitpunkt, dasselbe Gebiet und dieselbe Gruppe: {found}.',
    fix: 'Löschen Sie eine der beiden, oder fügen Sie die Spalte hinzu, in der sie sich unterscheiden.',
  },
  'data-not-period': {
    found: 'Zeile {row}: {found} ist kein Zeitpunkt wie {other} in den anderen Zeilen.',
    fix: 'Schreiben Sie alle Zeitpunkte gleich und ohne Fussnotenzeichen. Wie sicher ein Wert ist, steht in einer Spalte mit der Aufgabe «status», eine Bemerkung in einer mit der Aufgabe «note».',
  },
  'data-row-remark': {
    found: 'Zeile {row}: {found} ist kein Zeitpunkt wie in den anderen Zeilen, und Werte fehlen.',
    fix: 'Löschen Sie Bemerkungen in der Tabelle. Quelle und Stand haben beim Indikator eigene Felder.',
  },
  'columns-differ': {
    found:
      'Die Spalten sind andere als im deutschen Eintrag, nach dem die Datei gelesen wird: hier {found}, dort {expected}.',
    fix: 'Geben Sie den Spalten dieselben Schlüssel und Aufgaben in derselben Reihenfolge. Nur Überschriften, Einheiten und Nachkommastellen dürfen abweichen.',
  },
  'data-row-length': {
    found: 'Zeile {row} hat {found} Zellen. Nötig sind {expected} wie in der Kopfzeile.',
    fix: 'Ergänzen Sie die fehlenden Zellen, und setzen Sie Texte, die das Trennzeichen enthalten, in Anführungszeichen.',
  },
  'link-invalid': { found: '«{address}» ist keine gültige Adresse.', fix: correctLink },
  'link-protocol': {
    found: 'Der Link «{address}» beginnt mit etwas, das die Website nicht erlaubt.',
    fix: 'Schreiben Sie eine Adresse, die mit https:// beginnt, oder entfernen Sie den Link.',
  },
  'link-nowhere': { found: 'Der Link «{address}» führt zu keiner Seite und zu keiner Datei.', fix: correctLink },
  'link-near': {
    found: 'Der Link «{address}» führt zu keiner Seite; auf der Website steht nur sein Text.',
    fix: 'Die nächste Adresse, die es gibt, ist «{nearest}».',
  },
  'search-words-line': {
    found: 'Zeile {line}, «{found}», sagt der Suche nichts.',
    fix: 'Schreiben Sie eine Gruppe mit Kommas («Leerstand, Wohnungsnot»), einen Verweis mit einem Doppelpunkt («Baukran: Wohnungsbau»).',
  },
  'link-without-place': {
    found: 'Der Link «{address}» führt zu einer Seite, auf der es die Stelle hinter dem Rautezeichen (#) nicht gibt.',
    fix: correctLink,
  },
  'redirect-hides-page': {
    found: 'Unter der früheren Adresse «{address}» gibt es eine Seite. Die Weiterleitung wird darum weggelassen.',
    fix: removeRedirect,
  },
  'redirect-hides-file': {
    found:
      'Unter der früheren Adresse «{address}» liegt eine Datei der Website. Die Weiterleitung wird darum weggelassen.',
    fix: removeRedirect,
  },
  'redirect-nowhere': {
    found: 'Die frühere Adresse «{address}» kann nirgendwohin führen: Der Eintrag hat keine Seite.',
    fix: removeRedirect,
  },
  'redirect-twice': {
    found:
      'Die frühere Adresse «{address}» ist mehr als einmal eingetragen. Grosse und kleine Buchstaben gelten als gleich.',
    fix: 'Behalten Sie sie an einer Stelle und entfernen Sie die anderen.',
  },
  'title-taken': {
    found: 'Den Titel «{title}» hat auch die Seite {other}. In Suchmaschinen sind die beiden nicht zu unterscheiden.',
    fix: 'Ändern Sie einen der Titel.',
  },
  'mark-taken': {
    found:
      'Auf der Seite steht etwas zweimal, zum Beispiel dieselbe Inhaltsbox (Sprungmarke «{mark}»). Links führen zur ersten Stelle.',
    fix: 'Entfernen Sie eine der beiden. Steht nichts zweimal da, melden Sie es jenen, die die Website betreiben.',
  },
};
