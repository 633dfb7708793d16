/** What holds for every entry, for people who write in the CMS. */
export const introduction = [
  '# Handbuch für die Redaktion',
  'Diese Seite entsteht aus den Inhaltstypen in `content-types/`. Wer dort etwas ändert, erzeugt sie neu mit `npm run cms:schema -- --docs`.',
  'Sechs Aufgaben, Schritt für Schritt und mit Bildern, stehen in [Sechs Aufgaben für die Redaktion](handbook/README.md): erster Artikel, neuer Indikator aus einer CSV-Datei, Korrektur, Sperrfrist, Leichte Sprache, Zurücknehmen.',
  'Zum Ausprobieren: `npm run office` startet ein Strapi mit den Beispielinhalten, die Website und ihre Vorschau. Unter jedem Feld steht dort in eckigen Klammern der Name, den es hier hat, und davor, was der Name über dem Feld noch nicht sagt. Die Rolle «Editor» schreibt und veröffentlicht alles, «Author» schreibt eigene Entwürfe.',
  '## Was immer gilt',
  '### Veröffentlichen',
  [
    '- Auf der Website erscheinen nur veröffentlichte Einträge, nie Entwürfe. Ein Verweis auf einen Entwurf bleibt weg. Ist das Ziel veröffentlicht, muss in Strapi 5 auch der Eintrag mit dem Verweis nochmals veröffentlicht werden, damit er erscheint.',
    '- Ein Block verweist nie auf den Eintrag, in dem er steht: Strapi 5 verliert solche Verweise beim Veröffentlichen.',
    '- `publish_at` ist eine Sperrfrist: Davor ist die neue Fassung nirgends zu finden, auch wenn sie veröffentlicht ist. Was schon auf der Website ist, bleibt bis dahin, wie es ist; wer es wegnehmen will, macht den Eintrag im CMS zum Entwurf. Ab `unpublish_at` verschwindet er.',
    '- Fehlt ein Pflichtfeld oder ist ein Wert falsch, zeigt die Website die letzte gültige Fassung des Eintrags und meldet in der Vorschau und auf der Statusseite, was zu ändern ist. Beim Eintrag im CMS steht auch dann «Veröffentlicht». Gibt es noch keine gültige Fassung, fehlt der Eintrag mit allem, was ohne ihn nicht stehen kann, bis der Fehler behoben ist; alles andere erscheint.',
  ].join('\n'),
  '### Vorschau',
  [
    '- Beim Eintrag in Strapi 5 führt «Vorschau öffnen» zu seiner Seite, wie sie mit allen gespeicherten Entwürfen aussieht, in der Sprache, die gerade bearbeitet wird. Was eben gespeichert wurde, ist dabei: Solange es eingearbeitet wird, steht das da, und die Seite erscheint von selbst. Im Reiter «Veröffentlicht» zeigt die Vorschau die Website, wie alle sie sehen. Einträge ohne eigene Seite führen zur Startseite.',
    '- Oben auf jeder Seite der Vorschau steht, dass sie nicht veröffentlicht ist, was sie zeigt und von wann sie ist. Besucherinnen und Besucher kommen nicht dorthin; der Verweis aus dem CMS gilt zehn Minuten, die Vorschau bleibt danach zehn Stunden offen.',
    '- «Zeitpunkt wählen» zeigt die Website, wie sie dann sein wird: was jetzt veröffentlicht ist, mit allem, dessen Sperrfrist bis dahin abläuft, und ohne Entwürfe. Für das Ende jeder Sperrfrist gibt es eine Schaltfläche; danach steht wieder die Seite da, von der Sie kommen («Seite nicht gefunden», wenn es sie dann noch nicht gibt). Alle sehen denselben; wer einen anderen wählt, ändert ihn für alle.',
    '- Mit Entwürfen zeigt die Vorschau auch Einträge, die erst später oder mit einem Bündel erscheinen, und Verweise auf Entwürfe. Was sonst gilt, gilt auch hier: Ein Entwurf mit einem Fehler erscheint in seiner letzten gültigen Fassung. Was zu ändern ist, steht an der Stelle der Seite, wenn sie aus dem CMS geöffnet wird.',
  ].join('\n'),
  '### Mehrere Einträge zum selben Zeitpunkt',
  [
    '- Ein [Bündel](#bündel) hat einen Zeitpunkt (`release_at`). Einträge gehören dazu, wenn seine Kennung in ihrem Feld `release` steht. Jeder Eintrag ist so in höchstens einem Bündel.',
    '- Die Einträge eines Bündels sind ab `release_at` auf der Website, wenn das Bündel veröffentlicht und bestätigt ist. Sonst erscheint keiner: auch wenn das Bündel abgesagt, ein Entwurf oder gelöscht ist, oder wenn die Kennung falsch geschrieben ist. Was fehlt, steht in der Meldung zum Bündel oder zum Eintrag.',
    '- Ein Bündel bleibt auch nachher veröffentlicht und bestätigt, solange Einträge es nennen: Sonst erscheinen spätere Änderungen dieser Einträge nicht. Wer aufräumt, leert zuerst das Feld `release` der Einträge.',
    '- Jeder Eintrag des Bündels muss selbst veröffentlicht sein; ein Entwurf fehlt auch nach dem Zeitpunkt. `publish_at` der Einträge bleibt leer: Ein späterer Zeitpunkt hält den Eintrag länger zurück als die anderen.',
    '- Was an den Feldern eines Eintrags fehlt oder falsch ist, steht schon vor dem Zeitpunkt im Bericht und auf der Statusseite. Bleibt es so, fehlt der Eintrag auch nach dem Zeitpunkt; die anderen seines Bündels erscheinen. Auch die Dateien mit Daten werden schon vorher gelesen; Bilder und Verweise prüft erst der Bau kurz vor dem Zeitpunkt.',
    '- Ist ein Bündel freigegeben (`approved`), sind seine Einträge gesperrt: Was danach noch geändert und veröffentlicht wird, in welcher Sprache auch immer, erscheint nicht mit den anderen. Das steht auf der Statusseite und im Bericht. Wer die Änderung geprüft hat, veröffentlicht das Bündel noch einmal und gibt es damit neu frei. Ist der Zeitpunkt vorbei, gilt die Sperre nicht mehr: Korrekturen erscheinen wie sonst.',
    '- Ein Eintrag, der schon auf der Website ist, bleibt in seiner bisherigen Fassung, bis das Bündel erscheint. Das gilt auch, wenn das Bündel danach abgesagt oder gelöscht wird.',
  ].join('\n'),
  '### Neue Daten, die auf ihren Zeitpunkt warten',
  [
    '- Ein Indikator nimmt seine nächsten Daten schon vorher auf: die Datei in `upcoming_data_file`, ihren Zeitpunkt in `upcoming_at` oder ein Bündel in `upcoming_release`. Der Eintrag bleibt veröffentlicht, und Korrekturen an seinen Texten erscheinen wie sonst; nur die Daten warten.',
    '- Bis dahin ist von den neuen Daten nichts auf der Website, auch nicht in Dateien, Suche und Feeds. Zum Zeitpunkt erscheinen sie überall. Mit dem gleichen Zeitpunkt oder Bündel erscheinen mehrere Indikatoren zusammen. Die Vorschau zeigt sie mit Entwürfen sofort, und mit «Zeitpunkt wählen», wie es dann sein wird.',
    '- Mit den Daten kommen der Tag als letzte Aktualisierung, `upcoming_data_as_of` als Stand, und alles, was die Website aus den Daten schreibt: Diagramm, Tabelle, Werte in doppelten geschweiften Klammern und was sich geändert hat. Texte bleiben. Die Lesehilfe nennt darum ihre Werte am besten so: `{{5813}}`, `{{5813|period}}`.',
    '- Fehler der Datei stehen mit Zeile und Spalte schon vorher im Bericht. Bleiben sie, ändert sich zum Zeitpunkt nichts.',
    '- Danach erinnert ein Hinweis daran, die Datei ins Feld `data_file` zu verschieben, den Tag als `last_update` und den Stand als `data_as_of` zu übernehmen und die Felder der neuen Daten zu leeren. Solange das nicht geschehen ist, zeigt die Website die neuen Daten, auch wenn in `data_file` andere stehen; was `npm run data:push` bringt, erscheint erst danach.',
  ].join('\n'),
  '### Sprachen',
  [
    '- Jeder Eintrag beginnt auf Deutsch. Die Übersetzungen (Leichte Sprache, Französisch, Italienisch, Englisch) kommen im CMS als weitere Sprache desselben Eintrags dazu.',
    '- Felder mit «alle gleich» werden immer aus dem deutschen Eintrag gelesen. Felder mit «je Sprache» hat jede Übersetzung für sich.',
    '- Fehlt eine Übersetzung, erscheint der deutsche Text und ist als solcher gekennzeichnet. Nur in Leichter Sprache steht nie deutscher Text, sondern ein Hinweis.',
    '- Innerhalb einer Übersetzung kann ein Verweis nur auf Einträge zeigen, die es in dieser Sprache gibt.',
  ].join('\n'),
  '### Adressen und Verweise',
  [
    '- Eine Kennung beginnt mit einem Buchstaben oder einer Ziffer und besteht aus Buchstaben, Ziffern, «.», «_» und «-», höchstens 200 Zeichen. Sie ist in allen Sprachen gleich und kommt nur einmal vor.',
    '- Eine Adresse, die einmal veröffentlicht war, bleibt am besten für immer. Ändert sie sich doch, kommt die alte nach `redirects_from`.',
    '- Ziele auf der eigenen Website beginnen mit «/» und nennen keine Sprache: «/thema/bevoelkerung». Andere Ziele sind ganze Adressen mit «https://».',
    '- Führt ein Link zu einer Seite, die es nicht gibt, steht auf der Website nur sein Text. Bericht und Statusseite nennen das Feld und die nächste Adresse; sobald es die Seite gibt, ist es wieder ein Link.',
  ].join('\n'),
  '### Texte und Bilder',
  [
    '- «Formatierter Text» ist Markdown: Überschriften ab der dritten Stufe (`###`), Listen, Tabellen, Verweise. HTML wird nicht ausgeführt, sondern als Text gezeigt. Von einem Bild im Text erscheint nur der Ersatztext; Bilder gehören in das Feld `image`.',
    '- Eine Zahl, die es als Indikator gibt, nennt der Text beim Namen: `{{5813}}` wird zum neusten Wert mit Einheit, `{{5813:quote@2025}}` zum Wert einer Spalte und eines Zeitpunkts, `{{5813:quote, Riehen}}` zu dem eines Gebiets oder einer Gruppe. Dahinter sagt `|number`, dass nur die Zahl erscheint, `|period` der Zeitpunkt, `|difference` und `|change` die Veränderung zum Wert davor (als Menge und in Prozent), `|rank` der Rang des Gebiets («Rang 3 von 19»). Eine Veränderung gibt es nur, wo sie etwas aussagt: nicht über einen Bruch der Reihe oder fehlende Zeitpunkte, nicht von unsicheren Werten, nicht zwischen Werten mit verschiedenem Status, nicht von einer anderen Jahreszeit, und in Prozent weder von Grad noch von Saldi; von Anteilen steht sie in Prozentpunkten. Der Rang ist derselbe wie auf der Seite des Gebiets: unter den Gebieten seiner Art, der höchste Wert zuerst, und keiner unter weniger als fünf. So stimmt der Satz nach jeder Aktualisierung, in jeder Sprache.',
    '- Ein ganz fett gesetzter Absatz direkt vor einer Tabelle wird ihre Überschrift. Steht in jeder Zeile der ersten Spalte etwas anderes, benennt diese Spalte die Zeilen. Spalten mit Zahlen stehen von selbst rechtsbündig.',
    '- Ein Bild braucht einen Ersatztext, ausser es ist als reiner Schmuck gekennzeichnet.',
    '- Zeiträume schreiben wir mit Halbgeviertstrich (2002–2026), Flächen mit hochgestellter Ziffer (m²).',
  ].join('\n'),
  '### Die Statusseite',
  [
    '- Die Statusseite zeigt ohne Anmeldung, welche Ausgabe auf der Website ist, seit wann, was gebaut wird und wann die nächste Sperrfrist endet. Ihre Adresse kennen jene, die die Website betreiben.',
    '- Nach der Anmeldung mit dem Kennwort der Redaktion zeigt sie auch, was nicht so erscheint, wie es im CMS steht, und warum; was noch kommt, mit den Einträgen jedes Bündels; und wann zuletzt etwas veröffentlicht wurde. Wer es war, steht im CMS beim Eintrag (oben rechts unter «…»): Strapi 5 meldet es der Website nicht. Jeder Eintrag führt ins CMS.',
    '- «Jetzt veröffentlichen» baut die Website sofort, statt auf weitere Änderungen zu warten. Was unter Sperrfrist steht, bleibt es.',
    '- «Zurücknehmen» zeigt wieder die Ausgabe davor, bis im CMS das nächste Mal etwas veröffentlicht wird. Nehmen Sie also zuerst zurück, korrigieren Sie dann im CMS, was falsch ist, und veröffentlichen Sie es. Was Sie vorher korrigiert haben, veröffentlichen Sie noch einmal. Solange eine neue Ausgabe wartet oder gebaut wird, lässt sich nichts zurücknehmen.',
    '- Melden Sie sich ab, wenn andere das Gerät benutzen. Sonst endet die Anmeldung nach acht Stunden.',
  ].join('\n'),
] as const;

/** What the table of checks is read with. */
export const checksIntroduction = [
  'Ein Fehler hält die neue Fassung eines Eintrags zurück, ein Hinweis nur, wenn er das sagt: Der deutsche Eintrag, eine nötige Verknüpfung oder etwas am Bündel fehlt. Beides steht nach jedem Bau im Bericht (auf der Statusseite: «Hinweise zum Inhalt»), für jeden Eintrag mit dem Weg ins CMS und den Auskunftspersonen. Der Bericht sagt auch, was sich seit der letzten Ausgabe geändert hat, was noch erscheint und wie viele Einträge in jeder Sprache fehlen oder nicht vollständig sind. Mit `npm run content:check` gibt es ihn, bevor etwas veröffentlicht ist, mit allen Entwürfen; Bündel und Sperrfristen gelten darin, wie wenn alles veröffentlicht wäre.',
  'Diese Tabelle nennt, was am häufigsten vorkommt. Auch jedes Feld wird geprüft, wie es weiter unten beschrieben ist.',
] as const;
