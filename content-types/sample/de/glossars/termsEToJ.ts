import type { SampleEntry } from '../../../registry';

/** Glossary terms from E to J. */
export const termsEToJ: readonly SampleEntry<'glossars'>[] = [
  {
    shared: {
      slug: 'erwerbslose',
      see_also: ['arbeitslosenquote', 'erwerbsperson', 'stichprobe'],
      display_themes: ['arbeit-erwerb'],
    },
    text: {
      term: 'Erwerbslose',
      short:
        'Personen ohne Arbeit, die in den letzten vier Wochen eine Stelle gesucht haben und rasch beginnen könnten.',
      definition:
        'Als erwerbslos gilt nach der Definition der Internationalen Arbeitsorganisation (ILO), wer in der Woche der Befragung keine bezahlte Arbeit hatte, in den vier Wochen davor aktiv gesucht hat und verfügbar wäre. Ob die Person bei einem Arbeitsvermittlungszentrum gemeldet ist, spielt keine Rolle.\n\nErmittelt werden die Erwerbslosen mit einer Stichprobe, der Schweizerischen Arbeitskräfteerhebung. Die Zahl eignet sich für Vergleiche mit anderen Ländern. Für den Kanton Basel-Stadt liegen dagegen die registrierten Arbeitslosen schneller und genauer vor, weil sie aus einem Register stammen.',
      variants: ['Erwerbslosen', 'Erwerbsloser', 'erwerbslos', 'Erwerbslosigkeit', 'Erwerbslosenquote'],
      abbreviations: ['ILO'],
      source: 'Bundesamt für Statistik (BFS), Schweizerische Arbeitskräfteerhebung',
    },
    updated: '2025-09-02T08:00:00.000Z',
  },
  {
    shared: {
      slug: 'erwerbsperson',
      see_also: ['beschaeftigte', 'erwerbslose', 'arbeitslosenquote'],
      display_themes: ['arbeit-erwerb'],
    },
    text: {
      term: 'Erwerbsperson',
      short: 'Person ab 15 Jahren, die arbeitet oder Arbeit sucht und verfügbar ist.',
      definition:
        'Zu den Erwerbspersonen gehören alle, die auf dem Arbeitsmarkt sind: die Erwerbstätigen und die Erwerbslosen zusammen. Nicht dazu zählen etwa Kinder, die meisten Pensionierten und Personen, die sich ganz der Familie oder einer Ausbildung widmen.\n\nGezählt wird am Wohnort. Damit unterscheiden sich die Erwerbspersonen von den Beschäftigten, die am Arbeitsort erfasst werden. Die Zahl der Erwerbspersonen steht im Nenner der Arbeitslosenquote. Sie stammt aus einer Befragung des Bundes und wird nur alle paar Jahre erneuert.',
      variants: ['Erwerbspersonen', 'Erwerbstätige', 'Erwerbstätigen', 'Erwerbsbevölkerung'],
    },
    updated: '2025-09-02T08:05:00.000Z',
  },
  {
    shared: {
      slug: 'geburtenueberschuss',
      see_also: ['wanderungssaldo', 'wohnbevoelkerung', 'szenario'],
      display_themes: ['bevoelkerung', 'gesundheit'],
    },
    text: {
      term: 'Geburtenüberschuss',
      short:
        'Lebendgeborene minus Todesfälle in einem Zeitraum; ist das Ergebnis negativ, spricht man von Sterbeüberschuss.',
      definition:
        'Der Geburtenüberschuss ist einer der beiden Gründe, weshalb sich eine Bevölkerung verändert; der andere ist der Wanderungssaldo. Werden in einem Jahr mehr Kinder geboren, als Menschen sterben, ist er positiv.\n\nEin Beispiel mit runden Zahlen: Bei 2’000 Geburten und 1’900 Todesfällen beträgt der Geburtenüberschuss +100, bei 1’900 Geburten und 2’000 Todesfällen −100. Gezählt wird nach dem Wohnort der Mutter oder der verstorbenen Person, nicht nach dem Ort des Spitals. Das ist in Basel wichtig, weil viele Kinder aus der Umgebung hier zur Welt kommen.',
      synonyms: ['Geburtensaldo'],
      variants: ['Geburtenüberschusses', 'Geburtenüberschüsse', 'Sterbeüberschuss', 'Sterbeüberschusses'],
    },
    updated: '2026-02-03T08:00:00.000Z',
  },
  {
    shared: {
      slug: 'gemeinde',
      see_also: ['wohnviertel', 'agglomeration', 'wohnbevoelkerung'],
      display_themes: ['raum-umwelt', 'bevoelkerung'],
    },
    text: {
      term: 'Gemeinde',
      short: 'Die unterste politische Ebene der Schweiz; Basel-Stadt hat drei Gemeinden: Basel, Riehen und Bettingen.',
      definition:
        'Gemeinden haben eigene Behörden und eigene Aufgaben. Der Kanton Basel-Stadt zählt nur drei und ist damit ein Sonderfall: Die Geschäfte der Stadt Basel führt der Kanton gleich mit, Riehen und Bettingen verwalten sich selbst.\n\nIm Juli 2026 wohnten in der Stadt Basel 186’729 Personen, in Riehen 23’048 und in Bettingen 1’317. In der Statistik stehen Riehen und Bettingen oft neben den 19 Wohnvierteln der Stadt, obwohl sie eine andere Stellung haben. Zusammen sind das die 21 Gebiete unserer Karten und Tabellen.',
      variants: ['Gemeinden'],
    },
    updated: '2026-08-06T06:30:00.000Z',
  },
  {
    shared: {
      slug: 'haushalt',
      see_also: ['wohnflaeche', 'register', 'wohnbevoelkerung'],
      display_themes: ['bevoelkerung', 'bau-wohnungswesen'],
    },
    text: {
      term: 'Haushalt',
      short: 'Alle Personen, die zusammen in derselben Wohnung leben; auch wer allein wohnt, bildet einen Haushalt.',
      definition:
        'In der Statistik wird der Haushalt über die Wohnung bestimmt: Wer laut Einwohnerregister zur gleichen Wohnung gehört, bildet einen Privathaushalt, ob Familie, Paar oder Wohngemeinschaft. Verwandtschaft spielt keine Rolle.\n\nPersonen in Heimen, Gefängnissen oder Wohnheimen leben in Kollektivhaushalten und werden getrennt ausgewiesen. Die Grösse eines Haushalts ist die Zahl seiner Personen. Sie beeinflusst andere Kennzahlen stark: 2025 standen im Kanton in Einpersonenhaushalten 65,1 m² Wohnfläche je Person zur Verfügung, in Familien mit mindestens fünf Personen 21,0 m².\n\n[Haushalte nach Grösse](/indikatorenportal/1203)',
      synonyms: ['Privathaushalt'],
      variants: [
        'Haushalte',
        'Haushalten',
        'Haushalts',
        'Privathaushalte',
        'Einpersonenhaushalt',
        'Einpersonenhaushalte',
      ],
    },
    updated: '2026-04-21T08:00:00.000Z',
  },
  {
    shared: { slug: 'indikator', see_also: ['indikatorenset', 'zeitreihe', 'lesehilfe', 'quote'] },
    text: {
      term: 'Indikator',
      short: 'Eine Kennzahl, die regelmässig nach der gleichen Methode ermittelt wird und eine Entwicklung anzeigt.',
      definition:
        'Ein Indikator verdichtet viele Angaben zu einer Zahl, die sich über die Zeit oder zwischen Gebieten vergleichen lässt. Er zeigt etwas an, das man nicht direkt messen kann: Die Leerwohnungsquote zum Beispiel steht dafür, wie schwer es ist, in Basel eine Wohnung zu finden. {{5813|period}} betrug sie {{5813}}.\n\nAuf dieser Website hat jeder Indikator eine eigene Seite mit Diagramm, Tabelle, Lesehilfe, Erläuterungen, Quelle und Daten zum Herunterladen. Ein einzelner Indikator erklärt selten Ursachen; dafür braucht es weitere Angaben.\n\n[Zum Indikatorenportal](/indikatorenportal)',
      synonyms: ['Kennzahl'],
      variants: ['Indikatoren', 'Indikators', 'Kennzahlen'],
    },
    updated: '2025-06-10T07:00:00.000Z',
  },
  {
    shared: { slug: 'indikatorenset', see_also: ['indikator', 'wohnviertel'] },
    text: {
      term: 'Indikatorenset',
      short: 'Eine geordnete Auswahl von Indikatoren, die zusammen ein Thema oder einen Auftrag beschreiben.',
      definition:
        'Ein Indikatorenset stellt Kennzahlen aus mehreren Themen so zusammen, dass sie gemeinsam ein Bild ergeben. Manche Sets entstehen im Auftrag einer Amtsstelle und begleiten ein Gesetz, eine Strategie oder einen Stadtteil, andere dienen dem raschen Überblick.\n\nDas Set «Wohnviertel» vergleicht die 19 Wohnviertel der Stadt sowie Riehen und Bettingen, das Set «Monatsindikatoren» sammelt Zahlen, die jeden Monat neu erscheinen. Ein Indikator kann zu mehreren Sets gehören; seine Werte sind überall dieselben, weil sie aus einer einzigen Quelle gelesen werden.\n\n[Alle Indikatorensets](/indikatorenset)',
      synonyms: ['Kennzahlenset'],
      variants: ['Indikatorensets', 'Kennzahlensets'],
    },
    updated: '2025-06-10T07:05:00.000Z',
  },
  {
    shared: {
      slug: 'jugendquotient',
      see_also: ['quote', 'wohnbevoelkerung', 'szenario'],
      display_themes: ['bevoelkerung'],
    },
    text: {
      term: 'Jugendquotient',
      short: 'Zahl der Personen unter 20 Jahren je 100 Personen zwischen 20 und 64 Jahren.',
      definition:
        'Der Jugendquotient vergleicht die Kinder und Jugendlichen mit der Bevölkerung im üblichen Erwerbsalter. Leben in einem Quartier 600 Personen unter 20 Jahren und 2’000 Personen zwischen 20 und 64 Jahren, so beträgt er 30.\n\nDie Kennzahl deutet an, wie viele Junge auf jene kommen, die in der Regel arbeiten und für sie sorgen. Zusammen mit dem Altersquotienten, der die Personen ab 65 Jahren zählt, beschreibt sie den Altersaufbau. In Wohnvierteln mit vielen Familien ist der Jugendquotient hoch, in der Innenstadt tief.\n\n[Altersaufbau als Indikator](/indikatorenportal/1204)',
      variants: ['Jugendquotienten', 'Altersquotient', 'Altersquotienten'],
    },
    updated: '2026-05-12T08:00:00.000Z',
  },
];
