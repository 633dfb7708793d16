import type { LocalizedInput } from '../../registry';

/** Each sentence stands on its own line (two spaces before a line break are a hard break in Markdown). */
function lines(...sentences: readonly string[]): string {
  return sentences.join('  \n');
}

/** Leaves an empty line between groups of sentences. */
function paragraphs(...groups: readonly string[]): string {
  return groups.join('\n\n');
}

/** Glossary terms in Leichte Sprache: figures are rounded, long words are split with a hyphen. */
export const glossars: Readonly<Record<string, LocalizedInput<'glossars'>>> = {
  arbeitslosenquote: {
    term: 'Arbeitslosen-Quote',
    short: 'Die Zahl sagt: So viele von 100 Personen suchen Arbeit.',
    definition: paragraphs(
      lines(
        'Manche Menschen haben **keine** Arbeit.',
        'Sie suchen eine neue Arbeit.',
        'Sie melden sich bei einem Amt.',
        'Das Amt hilft bei der Suche.',
        'Dann zählen wir diese Menschen.',
        'Das Wort dafür ist: arbeitslos.',
      ),
      lines(
        'Die Zahlen sind vom Juli 2026:',
        'Etwa 5 von 100 Personen sind arbeitslos.',
        'Wir rechnen dabei **nicht** mit allen Menschen.',
        'Kinder zählen wir zum Beispiel **nicht** mit.',
      ),
    ),
    variants: ['arbeitslos', 'Arbeitslosenquote'],
  },
  beschaeftigte: {
    term: 'Beschäftigte',
    short: 'Das sind alle Menschen mit einer Arbeits-Stelle in Basel-Stadt.',
    definition: paragraphs(
      lines(
        'Beschäftigte arbeiten im Kanton Basel-Stadt.',
        'Sie müssen **nicht** hier wohnen.',
        'Manche arbeiten den ganzen Tag.',
        'Andere arbeiten nur ein paar Stunden.',
        'Wir zählen alle mit.',
      ),
      lines(
        'Ein Beispiel:',
        'Eine Frau wohnt in Deutschland.',
        'Sie arbeitet in Basel.',
        'Dann zählen wir sie in Basel.',
      ),
    ),
    variants: ['Beschäftigten'],
  },
  gemeinde: {
    term: 'Gemeinde',
    short: 'Das ist ein Ort mit eigenen Ämtern.',
    definition: paragraphs(
      lines(
        'Ein Kanton hat viele Orte.',
        'Diese Orte heissen Gemeinden.',
        'Der Kanton Basel-Stadt ist klein.',
        'Hier gibt es nur 3 Gemeinden:',
        'Basel, Riehen und Bettingen.',
      ),
      lines(
        'Im Juli 2026 war es so:',
        'In Basel wohnen etwa 187 Tausend Menschen.',
        'In Riehen wohnen etwa 23 Tausend Menschen.',
        'In Bettingen wohnen etwa 1’300 Menschen.',
      ),
    ),
    variants: ['Gemeinden'],
  },
  haushalt: {
    term: 'Haushalt',
    short: 'Das sind alle Menschen, die zusammen in einer Wohnung leben.',
    definition: paragraphs(
      lines(
        'Zu einem Haushalt gehören alle Menschen in einer Wohnung.',
        'Zum Beispiel eine Familie.',
        'Oder Freunde, die zusammen wohnen.',
        'Manche Menschen wohnen allein.',
        'Das ist auch ein Haushalt.',
      ),
      lines(
        'Im Jahr 2025 war es so:',
        'Wer allein wohnt, hat viel Platz.',
        'Das sind etwa 65 Quadrat-Meter.',
        'In grossen Familien hat jede Person etwa 21 Quadrat-Meter.',
      ),
    ),
    variants: ['Haushalte', 'Haushalten'],
  },
  leerwohnung: {
    term: 'Leer-Wohnung',
    short: 'Diese Wohnung ist leer. Man kann sie mieten oder kaufen.',
    definition: paragraphs(
      lines(
        'In einer Leer-Wohnung wohnt **niemand**.',
        'Die Wohnung ist fertig gebaut.',
        'Man kann die Wohnung mieten.',
        'Oder man kann die Wohnung kaufen.',
      ),
      lines(
        'Wir zählen die leeren Wohnungen jedes Jahr.',
        'Wir zählen sie immer am 1. Juni.',
        'Im Jahr 2026 waren es etwa 910 Wohnungen.',
        'So viele waren es im ganzen Kanton Basel-Stadt.',
      ),
    ),
    variants: ['Leer-Wohnungen', 'leere Wohnung', 'leere Wohnungen', 'leeren Wohnungen'],
  },
  leerwohnungsquote: {
    term: 'Leer-Wohnungs-Quote',
    short: 'Die Zahl sagt: So viele von 100 Wohnungen sind leer.',
    definition: paragraphs(
      lines(
        'Im Kanton Basel-Stadt gibt es sehr viele Wohnungen.',
        'Nur wenige davon sind leer.',
        'Das zeigt die Leer-Wohnungs-Quote.',
      ),
      lines(
        'Im Jahr 2026 war es so:',
        'Von 100 Wohnungen war ungefähr 1 Wohnung leer.',
        'Darum ist die Suche nach einer Wohnung in Basel schwer.',
      ),
    ),
    variants: ['Leerwohnungsquote'],
  },
  logiernacht: {
    term: 'Logier-Nacht',
    short: 'Eine Person schläft eine Nacht im Hotel.',
    definition: paragraphs(
      lines('Viele Menschen besuchen Basel.', 'Sie schlafen in einem Hotel.', 'Wir zählen jede Nacht und jede Person.'),
      lines('Ein Beispiel:', '2 Personen schlafen 3 Nächte im Hotel.', 'Das sind 6 Logier-Nächte.'),
      lines(
        'Im Jahr 2025 waren es in Basel-Stadt etwa 1,7 Millionen Logier-Nächte.',
        'Viele Gäste kamen aus einem anderen Land.',
      ),
    ),
    variants: ['Logier-Nächte', 'Logiernacht', 'Logiernächte'],
  },
  mietpreis: {
    term: 'Miete',
    short: 'Das ist das Geld, das eine Wohnung jeden Monat kostet.',
    definition: paragraphs(
      lines(
        'Viele Menschen haben **keine** eigene Wohnung.',
        'Die Wohnung gehört einer anderen Person.',
        'Oder die Wohnung gehört einer Firma.',
        'Dann bezahlt man jeden Monat Geld.',
        'Dieses Geld heisst: Miete.',
      ),
      lines(
        'Heizung und warmes Wasser kosten auch Geld.',
        'Das kommt zur Miete dazu.',
        'Bei unseren Zahlen rechnen wir es meistens **nicht** mit.',
      ),
    ),
    synonyms: ['Miet-Preis', 'Mietpreis'],
    variants: ['Mieten', 'Miet-Preise'],
  },
  mittelwert: {
    term: 'Mittel-Wert',
    short: 'Man verteilt alles so, dass jeder gleich viel hat.',
    definition: paragraphs(
      lines(
        'Der Mittel-Wert ist eine Rechnung.',
        'Man zählt alles zusammen.',
        'Dann teilt man es gleich auf.',
        'Viele Menschen sagen auch: Durch-Schnitt.',
      ),
      lines(
        'Ein Beispiel:',
        'Anna hat 2 Äpfel.',
        'Beat hat 4 Äpfel.',
        'Zusammen sind das 6 Äpfel.',
        'Sie teilen die Äpfel gleich auf.',
        'Dann hat jede Person 3 Äpfel.',
        'Der Mittel-Wert ist 3.',
      ),
    ),
    synonyms: ['Durch-Schnitt', 'Durchschnitt'],
    variants: ['Mittelwert'],
  },
  pendler: {
    term: 'Pendlerinnen und Pendler',
    short: 'Sie fahren jeden Tag an einen anderen Ort zur Arbeit.',
    definition: paragraphs(
      lines(
        'Manche Menschen arbeiten **nicht** dort, wo sie wohnen.',
        'Sie fahren am Morgen zur Arbeit.',
        'Am Abend fahren sie wieder nach Hause.',
        'Diese Menschen heissen Pendlerinnen und Pendler.',
      ),
      lines(
        'Im Jahr 2024 war es so:',
        'Etwa 90 Tausend Menschen sind zur Arbeit nach Basel-Stadt gefahren.',
        'Viele wohnen im Kanton Basel-Landschaft.',
        'Andere wohnen in Deutschland oder in Frankreich.',
        'Etwa 25 Tausend Menschen wohnen in Basel-Stadt und arbeiten an einem anderen Ort.',
      ),
    ),
    variants: ['Pendler', 'Pendlerin', 'Pendlerinnen', 'pendeln'],
  },
  stichtag: {
    term: 'Stich-Tag',
    short: 'An diesem Tag zählen wir.',
    definition: paragraphs(
      lines(
        'Viele Dinge ändern sich jeden Tag.',
        'Menschen ziehen um.',
        'Wohnungen werden frei.',
        'Darum zählen wir an einem festen Tag.',
        'Diesen Tag nennen wir Stich-Tag.',
      ),
      lines(
        'Ein Beispiel:',
        'Wir zählen die leeren Wohnungen am 1. Juni.',
        'Der 1. Juni ist der Stich-Tag.',
        'So können wir ein Jahr mit einem anderen Jahr vergleichen.',
      ),
    ),
    variants: ['Stichtag'],
  },
  teuerung: {
    term: 'Teuerung',
    short: 'Viele Dinge kosten mehr Geld als vor einem Jahr.',
    definition: paragraphs(
      lines(
        'Manche Dinge werden mit der Zeit teurer.',
        'Zum Beispiel Brot oder die Miete.',
        'Andere Dinge werden billiger.',
        'Wir rechnen alles zusammen.',
        'Dann sehen wir: Ist das Leben teurer als vor einem Jahr?',
        'Das nennen wir Teuerung.',
      ),
      lines(
        'Im Juli 2026 war die Teuerung in Basel klein.',
        'Ein Jahr vorher hat ein Einkauf 100 Franken gekostet.',
        'Jetzt kostet der gleiche Einkauf etwa 30 Rappen mehr.',
      ),
    ),
    synonyms: ['Inflation'],
  },
  unfall: {
    term: 'Unfall',
    short: 'Auf der Strasse passiert etwas Schlimmes, und die Polizei kommt.',
    definition: paragraphs(
      lines(
        'Wir zählen die Unfälle auf der Strasse.',
        'Wir zählen nur die Unfälle, die die Polizei kennt.',
        'Bei kleinen Unfällen ruft niemand die Polizei.',
        'Diese Unfälle zählen wir **nicht** mit.',
      ),
      lines(
        'Im Jahr 2025 waren es in Basel-Stadt 500 Unfälle.',
        '335 Menschen haben sich dabei verletzt.',
        '5 Menschen sind dabei gestorben.',
      ),
    ),
    variants: ['Unfälle', 'Unfällen'],
  },
  vollzeitaequivalent: {
    term: 'Voll-Zeit-Äquivalent',
    short: 'Wir rechnen halbe Stellen zu ganzen Stellen zusammen.',
    definition: paragraphs(
      lines(
        'Äquivalent heisst: gleich viel.',
        'Manche Menschen arbeiten die ganze Woche.',
        'Andere arbeiten nur die halbe Woche.',
        'Darum rechnen wir so:',
        '2 halbe Stellen sind so viel wie 1 ganze Stelle.',
      ),
      lines(
        'Ein Beispiel:',
        '10 Menschen arbeiten in einer Firma.',
        'Jede Person arbeitet die halbe Woche.',
        'Das sind 5 Voll-Zeit-Äquivalente.',
      ),
    ),
    synonyms: ['VZÄ'],
    variants: ['Vollzeitäquivalent', 'Voll-Zeit-Äquivalente'],
  },
  wohnbevoelkerung: {
    term: 'Wohn-Bevölkerung',
    short: 'Das sind alle Menschen, die hier wohnen.',
    definition: paragraphs(
      lines(
        'Im Kanton Basel-Stadt wohnen viele Menschen.',
        'Wer hier wohnt, meldet sich bei einem Amt an.',
        'Das Amt hat eine Liste.',
        'Mit der Liste zählen wir alle Menschen.',
      ),
      lines(
        'Im Juli 2026 waren es etwa 211 Tausend Menschen.',
        'Die meisten wohnen in der Stadt Basel.',
        'Etwa 23 Tausend Menschen wohnen in Riehen.',
        'Etwa 1’300 Menschen wohnen in Bettingen.',
      ),
    ),
    variants: ['Wohnbevölkerung'],
  },
  wohnflaeche: {
    term: 'Wohn-Fläche',
    short: 'Die Zahl sagt: So gross ist eine Wohnung.',
    definition: paragraphs(
      lines(
        'Wir messen alle Zimmer in der Wohnung.',
        'Auch die Küche und das Bad messen wir.',
        'Balkon und Keller messen wir **nicht**.',
        'Dann zählen wir alles zusammen.',
        'Das ist die Wohn-Fläche.',
      ),
      lines(
        'Die Wohn-Fläche steht in Quadrat-Metern.',
        '1 Quadrat-Meter ist so gross:',
        '1 Meter lang und 1 Meter breit.',
      ),
    ),
    variants: ['Wohnfläche', 'Wohn-Flächen'],
  },
  wohnviertel: {
    term: 'Wohn-Viertel',
    short: 'Das ist ein Teil von der Stadt Basel.',
    definition: paragraphs(
      lines(
        'Die Stadt Basel ist gross.',
        'Darum teilen wir die Stadt in Teile.',
        'Jeder Teil heisst Wohn-Viertel.',
        'Viele Menschen sagen auch: Quartier.',
        'In Basel gibt es 19 Wohn-Viertel.',
      ),
      lines(
        'In St. Johann wohnen am meisten Menschen.',
        'Es sind etwa 20 Tausend.',
        'In der Altstadt Kleinbasel wohnen am wenigsten Menschen.',
        'Es sind etwa 2’500.',
      ),
    ),
    synonyms: ['Quartier'],
    variants: ['Wohnviertel', 'Quartiere'],
  },
};
