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
