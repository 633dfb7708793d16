import { z } from 'zod';
import { defineCollection } from '../contentType';
import {
  choice,
  components,
  date,
  decimal,
  flag,
  instant,
  integer,
  json,
  longText,
  media,
  numericKey,
  perLanguage,
  relation,
  relations,
  required,
  richText,
  shared,
  text,
} from '../fields';
import { chartKinds } from '../chartKinds';
import { chartOptions, indicatorRows } from '../indicatorData';
import { mapGeometry } from '../mapGeometry';
import { pageFields, statisticsFields } from '../mixins';
import { annotationPart } from '../parts/annotation';
import { dataColumnPart } from '../parts/dataColumn';
import { namedLinkPart } from '../parts/namedLink';
import { productKinds } from '../productKinds';
import { entryPath, routePrefix } from '../routes';

export const products = defineCollection('products', {
  singularName: 'product',
  label: 'Produkt',
  doc: `Ein Eintrag des Produktverzeichnisses. Indikatoren (produkt = «Indikator») haben eine Seite unter ${routePrefix('indicator')}… und tragen ihre Daten selbst.`,
  key: 'stata_id',
  address: (key) => entryPath('indicator', key),
  fields: {
    stata_id: numericKey(`Nummer: ${routePrefix('indicator')}…`),
    produkt: required(choice('Art des Produkts.', productKinds)),
    title: required(text('Bezeichnung.')),
    subtitle: text('Untertitel: Abgrenzung und Ort, ohne Einheit.'),
    description: longText('Beschreibung in ein bis zwei Sätzen.'),
    url: text('Ziel, wenn das Produkt keine eigene Indikatorseite hat: eigene Seite oder ganze Adresse.', { max: 500 }),
    display_themes: relations('Themen.', 'display-themes', 'url'),
    display_subthemes: relations('Unterthemen.', 'display-subthemes', 'url'),
    statistical_themes: relations('Statistiken, aus denen das Produkt stammt.', 'kategories', 'stata_id'),
    spatial_units: json(
      `Räumliche Gliederung: die Arten der Gebiete, zum Beispiel ["Kanton", "Gemeinde"]. Teile der Region, die in den Daten stehen, haben eine Seite unter ${routePrefix('area')}….`,
      z.array(z.string()),
    ),
    keywords: perLanguage(json('Stichwörter für die Suche, als Liste: ["Velo", "Fahrrad"].', z.array(z.string()))),
    boost: decimal('Gewicht in der Suche; 1 ist normal.', { min: 0, max: 10 }),
    publication_date: date('Erste Veröffentlichung.'),
    lesehilfe: longText('Lesehilfe: ein Satz, der den wichtigsten Wert vorliest. Pflicht bei Indikatoren.'),
    long_description: longText(
      'Was ein gezeichnetes Diagramm zeigt, für alle, die es nicht sehen. Pflicht bei Indikatoren.',
    ),
    erlaeuterungen: richText('Erläuterungen zu Methode und Begriffen.'),
    unit: text('Einheit, die hinter der Zahl steht («%», «Personen»). Pflicht bei Indikatoren.', { max: 40 }),
    unit_label: text('Einheit in Worten («Prozent der Wohnungen»).'),
    decimals: integer(
      'Nachkommastellen. Leer: so viele, wie die Daten haben, höchstens drei; kleine Zahlen behalten ihre ersten drei Ziffern.',
      { min: 0, max: 6 },
    ),
    chart_type: choice(
      'Art des Diagramms. «pyramid» braucht zwei Reihen nach Alter (oder vier bis sechs, abwechselnd links und rechts, etwa Schweizerinnen, Schweizer, Ausländerinnen, Ausländer), «pie» 2 bis 6 Teile eines Ganzen (bei Zeitreihen das Neuste, kein Szenario), «survey» bis zu 7 geordnete Antworten als Reihen (und 2 für «weiss nicht», «keine Angabe»), «spider» 3 bis 12 Achsen und höchstens 4 Reihen, «dot» Namen als Zeilen, «map» Gebiete mit Anteilen oder Mittelwerten (die Wohnviertel und Gemeinden des Kantons oder die einer Kartendatei), «circles» Gebiete mit Anzahlen (beide mit einem Schieberegler, wenn die Daten mehrere Zeitpunkte haben: eine Spalte mit der Zeit oder Spalten, die nach Jahren heissen; höchstens die 60 neusten), «heat» eine Reihe von Monaten über mehrere Jahre oder 2 bis 40 Reihen, «combo» Säulen mit Linien: eine zweite Einheit oder «secondAxis» mit eigener Achse, sonst Ziele und Mittelwerte auf derselben, «scatter» zwei Wertspalten (nach rechts, nach oben), «bubble» eine dritte für die Kreisfläche; eine zweite Spalte mit Namen macht höchstens 6 Gruppen. Passen die Daten nicht, werden Balken, Säulen oder Linien gezeichnet.',
      chartKinds,
    ),
    chart_options: json(
      'Einstellungen des Diagramms. «multiples»: true zeichnet für jede Reihe ein kleines Diagramm mit gleichen Achsen; bei 7 bis 24 Reihen geschieht es von selbst, bei mehr kommt die Tabelle zuerst; von mehr als 6 gestapelten Teilen werden die kleinsten zu «Übrige». «lines» nennt die Spalten einer «combo», die Linien auf der Achse der Säulen sind, «secondMin» und «secondMax», was die rechte Achse mindestens zeigt. «rowsAreSeries»: true macht Zeilen zu Reihen, wenn die Spalten Jahre sind; bei Linien geschieht es von selbst, false verhindert es. «emphasis» nennt Spalten oder Zeilen, die hervortreten; die anderen Reihen sind grau. «panelAxes» ist "equal" (kleine Diagramme mit gleichen Achsen) oder "own" (jedes mit eigener). Auf Karten: «classes» ist "quantiles" (gleich viele Gebiete je Klasse, gilt ohne Angabe), "equal" (gleich grosse Schritte) oder die Liste der Grenzen dazwischen, «classCount» 3 bis 7.',
      chartOptions,
    ),
    columns: components('Spalten der Daten.', dataColumnPart),
    headline: shared(
      text(
        'Wertspalte, deren neuster Wert in Listen für den Indikator steht. Leer: das Total, sonst die einzige, die gezeigt wird, sonst keine. Szenarien und Werte nach der letzten Aktualisierung stehen nie für heute.',
        { max: 60 },
      ),
    ),
    headline_area: shared(text('Gebiet, dessen Wert in Listen steht, wenn die Daten mehrere je Zeitpunkt haben.')),
    headline_category: shared(text('Gruppe, deren Wert in Listen steht, wenn die Daten mehrere je Zeitpunkt haben.')),
    data_file: media(
      'Die Daten als Datei: CSV oder TSV (UTF-8 oder Windows-1252), das erste sichtbare Blatt einer XLSX- oder ODS-Datei, SDMX-CSV oder JSON-stat (.json), höchstens 100’000 Zeilen. Die Kopfzeile nennt die Spalten mit Schlüssel oder Überschrift, in beliebiger Reihenfolge; darüber dürfen Titel stehen, darunter nach einer leeren Zeile Quelle und Fussnoten. Ausgeblendete Zeilen und Spalten werden nicht gezeigt. Zeitpunkte: «2026», «2025/26», «2026-H1», «2026-Q3», «2026-07», «2026-W05» oder «2026-07-31», auch so, wie Menschen sie schreiben («3. Quartal 2026», «Q3 2026», «07.2026», «KW 5 2026»); «2026-1» zählt Quartale, wenn die Spalte über mehrere Jahre bis 4 zählt, Monate, wenn sie weiter zählt, Halbjahre, wenn sie bis 2 zählt. Zahlen mit Komma oder Punkt, ohne Prozentzeichen, Tausender mit Apostroph oder ungetrennt. In SDMX-CSV und JSON-stat ist eine Dimension eine Spalte mit ihrem Namen (Zeit und Gebiet mit jedem), oder ihre Ausprägungen sind die Wertspalten; «OBS_STATUS» sagt, wie sicher ein Wert ist. Fehlende Werte: leer, «NA» oder «…» nicht verfügbar, «X» Datenschutz, «( )» oder «(123)» unsicher, «–» nichts vorhanden (genau null). Die Datei selbst wird nicht veröffentlicht.',
      'files',
    ),
    data_url: shared(
      text(
        'Adresse der Daten, statt einer Datei: Die Website holt sie bei jedem Bau, wenn es dort neue gibt. Sie beginnt mit https://, und wer die Website betreibt, hat ihren Host erlaubt. Möglich sind CSV (wie von Huwise, Opendatasoft und PxWeb), JSON-stat (PxWeb, STAT-TAB), SDMX-CSV und XLSX, mit den Spalten wie bei einer Datei. Antwortet die Quelle nicht, mit einer Webseite, leer, mit anderen Spalten oder mit einem Fünftel weniger Zeilen, bleiben die letzten guten Daten, und Bericht und Statusseite sagen seit wann und warum.',
        { max: 2000 },
      ),
    ),
    upcoming_data_file: media(
      'Neue Daten, die noch warten: eine Datei wie bei den Daten, mit denselben Spalten. Sie erscheinen von selbst zum Zeitpunkt in `upcoming_at` oder mit dem Bündel in `upcoming_release`, überall zugleich; bis dahin bleiben die bisherigen Daten, und Texte lassen sich weiter ändern. Die letzte Aktualisierung ist dann dieser Tag. Danach kommt die Datei ins Feld der Daten, und diese Felder werden geleert. Bringen neue Daten auch neue Texte oder Spalten, passt `publish_at` besser.',
      'files',
    ),
    upcoming_at: instant(
      'Zeitpunkt der neuen Daten: Davor sind sie nirgends zu finden. Leer: der des Bündels in `upcoming_release`.',
    ),
    upcoming_release: shared(
      text('Bündel der neuen Daten: seine Kennung; leer, wenn sie nur auf ihren Zeitpunkt warten.', { max: 200 }),
    ),
    upcoming_data_as_of: date('Stand der neuen Daten; leer: keiner, denn der bisherige gilt dann nicht mehr.'),
    geometry_file: media(
      'Die Gebiete einer Karte als GeoJSON (Polygon oder MultiPolygon), in LV95 (EPSG:2056) oder WGS 84, höchstens 500 Gebiete, 100’000 Punkte und 4 MB. Die Grenzen werden vereinfacht. Die Gebiete der Daten werden mit Namen oder Nummern in jener Eigenschaft gesucht, in der die meisten stehen; «areaKey» in den Einstellungen des Diagramms nennt eine andere. Ohne Datei: Kacheln, wenn die Datei des Amts solche für alle Gebiete hat. Die Datei selbst wird nicht veröffentlicht.',
      'files',
    ),
    geometry: json(
      'Die Gebiete einer Karte, wie die Website sie aus der Datei liest; leer, wenn es eine Datei gibt.',
      mapGeometry,
    ),
    data_rows: json(
      'Die Daten, eine Liste je Zeile; leer, wenn es eine Datei gibt. Fehlende Werte wie dort, «nicht verfügbar» auch als null.',
      indicatorRows,
    ),
    annotations: components('Anmerkungen im Diagramm.', annotationPart),
    external_links: components('Weiterführende Verweise.', namedLinkPart),
    visible_in_portal: flag('Im Indikatorenportal zeigen.', { initially: true }),
    parent: relation('Übergeordneter Indikator.', 'products', 'stata_id'),
    team_members: relations('Auskunftspersonen.', 'team-members', 'slug'),
    ...statisticsFields,
    ...pageFields,
  },
});
