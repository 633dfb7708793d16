import type { SampleEntry } from '../../../registry';

/** Glossary terms from U to Z. */
export const termsUToZ: readonly SampleEntry<'glossars'>[] = [
  {
    shared: { slug: 'unfall', see_also: ['register', 'zeitreihe'], display_themes: ['verkehr'] },
    text: {
      term: 'Unfall',
      short:
        'In der Verkehrsstatistik: ein von der Polizei erfasstes Ereignis auf der Strasse mit Personen- oder Sachschaden.',
      definition:
        'Die Statistik zählt Strassenverkehrsunfälle, die der Polizei gemeldet werden. 2025 waren es in Basel-Stadt 500; bei 273 davon wurde mindestens eine Person verletzt oder getötet. Unfälle und Verunfallte sind nicht dasselbe: Bei einem Unfall können mehrere Menschen zu Schaden kommen.\n\n2025 verunfallten 340 Personen: 234 wurden leicht und 101 schwer verletzt, 5 starben. Leichte Unfälle, zu denen niemand die Polizei ruft, fehlen in den Zahlen. Weil die jährlichen Werte klein sind, schwanken sie; mehrere Jahre zusammen ergeben ein verlässlicheres Bild.\n\n[Strassenverkehrsunfälle als Indikator](/indikatorenportal/9274)',
      variants: [
        'Unfälle',
        'Unfällen',
        'Unfalls',
        'Verunfallte',
        'Verunfallten',
        'Strassenverkehrsunfall',
        'Strassenverkehrsunfälle',
      ],
    },
    updated: '2026-03-24T07:30:00.000Z',
  },
  {
    shared: { slug: 'vollerhebung', see_also: ['stichprobe', 'register', 'leerwohnung'] },
    text: {
      term: 'Vollerhebung',
      short: 'Befragung oder Zählung, bei der alle erfasst werden und nicht nur eine Auswahl.',
      definition:
        'Bei einer Vollerhebung liegt zu jeder Einheit eine Angabe vor. Die Leerwohnungszählung erfasst alle leer stehenden Wohnungen im Kanton, die Tourismusstatistik alle geöffneten Hotels. Auch die Auswertung eines Registers ist eine Art Vollerhebung.\n\nDer Vorteil: Es gibt keine Unschärfe durch Zufall, und auch kleine Gebiete wie Bettingen oder die Altstadt Kleinbasel lassen sich ausweisen. Der Aufwand ist jedoch gross. Fehlerfrei ist auch eine Vollerhebung nicht, denn Angaben können fehlen, zu spät eintreffen oder falsch sein. Wo das zu viel Aufwand wäre, genügt eine Stichprobe.',
      synonyms: ['Vollzählung'],
      variants: ['Vollerhebungen'],
    },
    updated: '2025-07-01T07:15:00.000Z',
  },
  {
    shared: {
      slug: 'vollzeitaequivalent',
      see_also: ['beschaeftigte', 'erwerbsperson'],
      display_themes: ['arbeit-erwerb'],
    },
    text: {
      term: 'Vollzeitäquivalent',
      short: 'Masseinheit für Arbeit: Teilzeitstellen werden zu vollen Stellen zusammengezählt.',
      definition:
        'Zwei Betriebe mit je zehn Beschäftigten können sehr verschieden viel Arbeit leisten, je nachdem, wie viele davon Teilzeit arbeiten. Das Vollzeitäquivalent macht sie vergleichbar: Jede Stelle zählt so viel, wie ihr Pensum ausmacht. Zehn Personen mit einem Pensum von je 50 % ergeben fünf Vollzeitäquivalente.\n\nIn Basel-Stadt ist die Zahl der Vollzeitäquivalente deutlich kleiner als die Zahl der Beschäftigten, weil viele Menschen Teilzeit arbeiten, vor allem im Gesundheits- und im Bildungswesen. In der Industrie liegen die beiden Werte näher beieinander.\n\n[Beschäftigte nach Wirtschaftssektor](/indikatorenportal/1401)',
      variants: ['Vollzeitäquivalente', 'Vollzeitäquivalenten', 'Vollzeitstelle', 'Vollzeitstellen'],
      abbreviations: ['VZÄ'],
    },
    updated: '2025-10-07T08:05:00.000Z',
  },
  {
    shared: {
      slug: 'wanderungssaldo',
      see_also: ['geburtenueberschuss', 'wohnbevoelkerung', 'szenario'],
      display_themes: ['bevoelkerung'],
    },
    text: {
      term: 'Wanderungssaldo',
      short: 'Zuzüge minus Wegzüge in einem Zeitraum.',
      definition:
        'Der Wanderungssaldo zeigt, ob mehr Menschen zu- als wegziehen. Ziehen in einem Jahr 14’000 Personen nach Basel-Stadt und 12’500 weg, beträgt er in diesem erfundenen Beispiel +1’500; im umgekehrten Fall wäre er −1’500. Umzüge innerhalb des Kantons zählen nicht, wohl aber bei der Betrachtung einzelner Wohnviertel.\n\nZusammen mit dem Geburtenüberschuss erklärt der Wanderungssaldo, weshalb die Bevölkerung wächst oder schrumpft. Oft unterscheidet man Wanderungen mit dem Ausland, mit anderen Kantonen und mit dem Kanton Basel-Landschaft.\n\n[Wanderungssaldo als Indikator](/indikatorenportal/1202)',
      synonyms: ['Wanderungsbilanz'],
      variants: ['Wanderungssaldos', 'Wanderungssalden', 'Wanderungsgewinn', 'Wanderungsverlust'],
    },
    updated: '2026-02-03T08:05:00.000Z',
  },
  {
    shared: {
      slug: 'wohnbevoelkerung',
      see_also: ['staendige-wohnbevoelkerung', 'register', 'stichtag', 'bevoelkerungsdichte'],
      display_themes: ['bevoelkerung'],
    },
    text: {
      term: 'Wohnbevölkerung',
      short: 'Alle Personen, die laut Einwohnerregister im Kanton wohnen, auch solche mit kurzem Aufenthalt.',
      definition:
        'Die kantonale Statistik wertet das Einwohnerregister aus und zählt, wer in Basel, Riehen oder Bettingen gemeldet ist. Sie erscheint jeden Monat und für jedes Wohnviertel. Im Juli 2026 umfasste die Wohnbevölkerung 211’094 Personen.\n\nIhren Höchststand erreichte sie 1970 mit 236’219, den Tiefstand danach 2001 mit 187’459. Der Bund verwendet die enger gefasste ständige Wohnbevölkerung, die kurze Aufenthalte ausschliesst; seine Zahl ist daher kleiner. Wenn auf dieser Website nichts anderes steht, ist die kantonale Definition gemeint.\n\n[Wohnbevölkerung nach Wohnviertel](/indikatorenportal/7763)',
      variants: ['Einwohnerzahl', 'Einwohnerzahlen', 'Bevölkerungszahl', 'Bevölkerungszahlen', 'Bevölkerungsbestand'],
    },
    updated: '2026-08-06T06:30:00.000Z',
  },
  {
    shared: {
      slug: 'wohnflaeche',
      see_also: ['haushalt', 'mittelwert', 'register'],
      display_themes: ['bau-wohnungswesen'],
    },
    text: {
      term: 'Wohnfläche',
      short: 'Fläche aller Zimmer, Küchen, Bäder und Gänge einer Wohnung in Quadratmetern.',
      definition:
        'Zur Wohnfläche gehören alle Räume innerhalb der Wohnung. Balkone, Keller, Estrich und gemeinsam genutzte Räume zählen nicht. Teilt man die Fläche durch die Zahl der Bewohnerinnen und Bewohner, erhält man die Wohnfläche pro Kopf.\n\nSie hängt vor allem davon ab, wie viele Personen zusammenleben: 2025 verfügten Menschen in Einpersonenhaushalten in Basel-Stadt im Mittel über 65,1 m², Familien mit mindestens fünf Personen über 21,0 m² pro Kopf. Die Angaben stammen aus dem Gebäude- und Wohnungsregister, verknüpft mit dem Einwohnerregister.\n\n[Wohnfläche pro Kopf als Indikator](/indikatorenportal/6363)',
      variants: ['Wohnflächen', 'Wohnfläche pro Kopf', 'Wohnflächenverbrauch'],
    },
    updated: '2026-04-21T08:05:00.000Z',
  },
  {
    shared: {
      slug: 'wohnviertel',
      see_also: ['gemeinde', 'agglomeration', 'bevoelkerungsdichte'],
      display_themes: ['raum-umwelt', 'bevoelkerung'],
    },
    text: {
      term: 'Wohnviertel',
      short:
        'Eines der 19 Gebiete, in die die Stadt Basel für die Statistik eingeteilt ist, zum Beispiel St. Johann oder Wettstein.',
      definition:
        'Die Stadt Basel ist für die Statistik in 19 Wohnviertel gegliedert. Ihre Grenzen bleiben über lange Zeit gleich, damit sich Zahlen vergleichen lassen. Zusammen mit den Gemeinden Riehen und Bettingen ergeben sie 21 Gebiete. Jedes Wohnviertel besteht aus kleineren Bezirken und diese aus Blöcken.\n\nAm meisten Menschen wohnten im Juli 2026 im St. Johann (19’811), am wenigsten in der Altstadt Kleinbasel (2’503). Im Alltag sagt man meist Quartier; die Grenzen im Kopf stimmen allerdings nicht immer mit jenen der Statistik überein.\n\n[Wohnviertel im Vergleich](/indikatorenset/wohnviertel)',
      synonyms: ['Quartier'],
      variants: ['Wohnvierteln', 'Wohnviertels', 'Quartiere', 'Quartieren', 'Quartiers'],
    },
    updated: '2026-08-06T06:30:00.000Z',
  },
  {
    shared: { slug: 'zeitreihe', see_also: ['indikator', 'revision', 'saisonbereinigung', 'basisjahr'] },
    text: {
      term: 'Zeitreihe',
      short: 'Werte derselben Grösse zu aufeinanderfolgenden Zeitpunkten, etwa jährlich oder monatlich.',
      definition:
        'Eine Zeitreihe macht Entwicklungen sichtbar. Damit die Werte vergleichbar sind, müssen Methode, Gebiet und Zeitpunkt gleich bleiben. Ändert sich etwas davon, entsteht ein Bruch, den wir im Diagramm kennzeichnen.\n\nEine der längsten Reihen auf dieser Website ist die Bevölkerung der Stadt Basel: 1774 lebten hier 15’040 Menschen, Ende 2025 waren es 186’332. Bei so langen Reihen liegen die frühen Werte weit auseinander, weil damals nur selten gezählt wurde. Die Linie zwischen zwei Punkten ist dann keine Messung, sondern eine Verbindung.\n\n[Bevölkerung der Stadt Basel seit 1774](/indikatorenportal/6623)',
      synonyms: ['Datenreihe'],
      variants: ['Zeitreihen', 'Datenreihen'],
    },
    updated: '2025-08-26T08:10:00.000Z',
  },
];
