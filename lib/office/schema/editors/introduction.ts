/** The introduction to the documentation for editors: what holds for every entry. */
export const introduction = [
  '# Handbuch für die Redaktion',
  'Zum Nachschlagen. Schritt für Schritt und mit Bildern: [Sechs Aufgaben für die Redaktion](handbook/README.md). Zum Ausprobieren startet `npm run office` ein Strapi mit Beispielinhalten, die Website und ihre Vorschau. Die Rolle «Editor» schreibt und veröffentlicht alles, «Author» schreibt eigene Entwürfe.',
  'Diese Seite entsteht aus den Inhaltstypen in `content-types/`: `npm run cms:schema -- --docs`.',
  '## Was immer gilt',
  '### Veröffentlichen',
  [
    '- Die Website zeigt nur veröffentlichte Einträge. Ein Verweis auf einen Entwurf bleibt weg. Veröffentlichen Sie in Strapi 5 nach dem Ziel auch den Eintrag mit dem Verweis nochmals.',
    '- Ein Block darf nicht auf den Eintrag verweisen, in dem er steht: Strapi 5 verliert solche Verweise.',
    '- Vor `publish_at` (Sperrfrist) ist die neue Fassung nirgends zu finden. Was schon auf der Website ist, bleibt bis dahin; wer es wegnehmen will, macht den Eintrag zum Entwurf. Ab `unpublish_at` verschwindet er.',
    '- Fehlt ein Pflichtfeld oder ist ein Wert falsch, bleibt die letzte gültige Fassung auf der Website, auch wenn im CMS «Veröffentlicht» steht. Gibt es keine, fehlt der Eintrag mit allem, was ohne ihn nicht stehen kann. Vorschau und Statusseite sagen, was zu ändern ist; alles andere erscheint.',
  ].join('\n'),
  '### Vorschau',
  [
    '- «Vorschau öffnen» (Strapi 5) zeigt die Seite des Eintrags mit allen gespeicherten Entwürfen, in der Sprache, die Sie bearbeiten. Was eben gespeichert wurde, erscheint nach kurzer Zeit von selbst. Einträge ohne eigene Seite führen zur Startseite. Der Reiter «Veröffentlicht» zeigt die Website, wie alle sie sehen.',
    '- Die Vorschau sieht nur, wer aus dem CMS kommt. Der Verweis gilt zehn Minuten, die Vorschau bleibt danach zehn Stunden offen. Oben auf jeder Seite steht, was sie zeigt und von wann sie ist.',
    '- «Zeitpunkt wählen» zeigt die Website, wie sie dann sein wird: was jetzt veröffentlicht ist und dessen Sperrfrist bis dahin endet, ohne Entwürfe. Für jede Sperrfrist gibt es eine Schaltfläche. Gewählt wird für alle, die die Vorschau offen haben.',
    '- Mit Entwürfen zeigt die Vorschau auch, was erst später oder mit einem Bündel erscheint. Ein Entwurf mit einem Fehler erscheint in seiner letzten gültigen Fassung; wer ihn aus dem CMS öffnet, liest an dieser Stelle, was zu ändern ist.',
  ].join('\n'),
  '### Mehrere Einträge zum selben Zeitpunkt',
  [
    '- Ein [Bündel](#bündel) hat einen Zeitpunkt (`release_at`). Einträge gehören dazu, wenn seine Kennung in ihrem Feld `release` steht.',
    '- Ist das Bündel veröffentlicht und bestätigt, erscheinen sie ab `release_at`. Sonst erscheint keiner: auch wenn es abgesagt, ein Entwurf oder gelöscht oder seine Kennung falsch geschrieben ist. Die Meldung zum Bündel oder zum Eintrag sagt, was fehlt.',
    '- Veröffentlichen Sie auch jeden Eintrag selbst, sonst fehlt er. Lassen Sie sein `publish_at` leer: Ein späterer Zeitpunkt hält ihn länger zurück als die anderen.',
    '- Fehler in Feldern und Dateien mit Daten stehen schon vor dem Zeitpunkt im Bericht und auf der Statusseite; Bilder und Verweise werden erst kurz davor geprüft. Ein Eintrag mit einem Fehler fehlt, die anderen erscheinen.',
    '- Nach der Freigabe (`approved`) sind die Einträge gesperrt: Was noch geändert wird, erscheint nicht mit den anderen, in keiner Sprache. Wer die Änderung geprüft hat, veröffentlicht das Bündel nochmals. Nach dem Zeitpunkt gilt die Sperre nicht mehr.',
    '- Ein Eintrag, der schon auf der Website ist, behält bis dahin seine bisherige Fassung, auch wenn das Bündel abgesagt oder gelöscht wird.',
    '- Lassen Sie das Bündel nachher veröffentlicht und bestätigt, solange Einträge es nennen: Sonst erscheinen ihre Änderungen nicht. Wer aufräumt, leert zuerst `release` in den Einträgen.',
  ].join('\n'),
  '### Neue Daten, die auf ihren Zeitpunkt warten',
  [
    '- Die nächsten Daten eines Indikators kommen nach `upcoming_data_file`, mit einem Zeitpunkt (`upcoming_at`) oder einem Bündel (`upcoming_release`). Der Eintrag bleibt veröffentlicht, Korrekturen an Texten erscheinen wie sonst; nur die Daten warten.',
    '- Davor ist von den neuen Daten nichts auf der Website, danach sind sie überall zugleich. Die Vorschau zeigt sie mit Entwürfen sofort.',
    '- Mit den Daten ändern sich letzte Aktualisierung, Stand (`upcoming_data_as_of`) und alles, was die Website aus ihnen schreibt. Texte bleiben; die Lesehilfe nennt ihre Werte darum am besten so: `{{5813}}`, `{{5813|period}}`.',
    '- Fehler der Datei stehen mit Zeile und Spalte schon vorher im Bericht. Bleiben sie, ändert sich zum Zeitpunkt nichts.',
    '- Ein Hinweis erinnert danach an das Aufräumen: Datei nach `data_file`, Tag nach `last_update`, Stand nach `data_as_of`, dann die Felder der neuen Daten leeren. Bis dahin zeigt die Website die neuen Daten, auch wenn `data_file` (von Hand oder durch `npm run data:push`) andere hat.',
  ].join('\n'),
  '### Sprachen',
  [
    '- Jeder Eintrag beginnt auf Deutsch. Übersetzungen sind im CMS weitere Sprachen desselben Eintrags.',
    '- Texte, JSON, Bausteine und Blöcke hat jede Sprache für sich; alles andere gilt wie im deutschen Eintrag. Ausnahmen sind unten bezeichnet: «alle gleich», «je Sprache».',
    '- Fehlt eine Übersetzung, erscheint der deutsche Text und ist als solcher gekennzeichnet, in Leichter Sprache ein Hinweis.',
    '- Ein Verweis in einem Block reicht nur zu Einträgen, die es in der Sprache des Blocks gibt.',
  ].join('\n'),
  '### Adressen und Verweise',
  [
    '- Eine Kennung hat kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche, höchstens 200 Zeichen. Sie ist in allen Sprachen gleich und kommt nur einmal vor.',
    '- Eine veröffentlichte Adresse bleibt am besten für immer. Ändert sie sich doch, kommt die alte nach `redirects_from`.',
    '- Eigene Seiten beginnen mit «/», ohne Sprache: «/thema/bevoelkerung». Andere Ziele sind ganze Adressen mit «https://».',
    '- Von einem Link zu einer Seite, die es nicht gibt, steht auf der Website nur der Text. Bericht und Statusseite nennen das Feld und die nächste Adresse.',
  ].join('\n'),
  '### Texte und Bilder',
  [
    '- «Formatierter Text» ist Markdown: Überschriften ab der dritten Stufe (`###`), Listen, Tabellen, Verweise. HTML erscheint als Text, von einem Bild nur der Ersatztext; Bilder gehören in das Feld `image`.',
    '- Werte von Indikatoren: `{{5813}}` ist der neuste Wert mit Einheit, `{{5813:quote@2025}}` der einer Spalte und eines Zeitpunkts, `{{5813:quote, Riehen}}` der eines Gebiets oder einer Gruppe. `|number` zeigt nur die Zahl, `|period` den Zeitpunkt, `|difference` und `|change` die Veränderung zum Wert davor (Menge, Prozent), `|rank` den Rang des Gebiets («Rang 3 von 19»). So stimmt der Satz nach jeder Aktualisierung, in jeder Sprache.',
    '- Eine Veränderung gibt es nicht über einen Bruch oder eine Lücke der Reihe, von unsicheren Werten, zwischen Werten mit verschiedenem Status oder aus verschiedenen Jahreszeiten, und in Prozent nicht von Grad und Saldi; von Anteilen steht sie in Prozentpunkten. Der Rang zählt Gebiete derselben Art, den höchsten Wert zuerst, und fehlt bei weniger als fünf.',
    '- Ein ganz fetter Absatz direkt vor einer Tabelle wird ihre Überschrift. Ist in der ersten Spalte jede Zelle anders, benennt sie die Zeilen. Zahlen stehen von selbst rechtsbündig.',
    '- Ein Bild braucht einen Ersatztext, ausser es ist als reiner Schmuck gekennzeichnet.',
    '- Zeiträume schreiben wir mit Halbgeviertstrich (2002–2026), Flächen mit hochgestellter Ziffer (m²).',
  ].join('\n'),
  '### Die Statusseite',
  [
    '- Ohne Anmeldung zeigt sie, welche Ausgabe auf der Website ist, was gebaut wird und wann die nächste Sperrfrist endet. Die Adresse kennen jene, die die Website betreiben.',
    '- Nach der Anmeldung mit dem Kennwort der Redaktion zeigt sie auch, was nicht so erscheint, wie es im CMS steht, und warum; was noch kommt; und wann zuletzt veröffentlicht wurde. Wer es war, steht im CMS beim Eintrag (oben rechts unter «…»).',
    '- «Jetzt veröffentlichen» baut die Website sofort. Was unter Sperrfrist steht, bleibt es.',
    '- «Zurücknehmen» zeigt wieder die Ausgabe davor, bis im CMS das nächste Mal etwas veröffentlicht wird. Nehmen Sie zuerst zurück, korrigieren Sie dann im CMS, und veröffentlichen Sie die Korrektur; was Sie vorher korrigiert haben, veröffentlichen Sie nochmals. Solange eine Ausgabe wartet oder gebaut wird, lässt sich nichts zurücknehmen.',
    '- Melden Sie sich ab, wenn andere das Gerät benutzen. Sonst endet die Anmeldung nach acht Stunden.',
  ].join('\n'),
] as const;

/** The introduction to the list of checks. */
export const checksIntroduction = [
  'Ein Fehler hält die neue Fassung eines Eintrags zurück. Alles andere ist ein Hinweis; er hält nur zurück, wenn er das sagt (es fehlt der deutsche Eintrag, eine nötige Verknüpfung oder etwas am Bündel). Beides steht nach jedem Bau im Bericht (auf der Statusseite: «Hinweise zum Inhalt»), je Eintrag mit dem Weg ins CMS und den Auskunftspersonen, dazu was sich geändert hat, was noch erscheint und welche Übersetzungen fehlen. `npm run content:check` prüft auch alle Entwürfe, wie wenn sie veröffentlicht wären.',
  'Am häufigsten wird gemeldet:',
] as const;

/** How to read the lists of fields. */
export const fieldsIntroduction =
  'Vor dem Doppelpunkt steht, was ins Feld kommt, dahinter, was es bedeutet. «Text, 60» nimmt höchstens 60 Zeichen auf, «Text» 255, «JSON» Listen und Daten: ["eins", "zwei"]. Im CMS steht der Name des Felds in eckigen Klammern darunter.';
