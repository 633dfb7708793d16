import { de } from './de';
import type { SearchRules } from '../searchRules';
import { relatedIn } from './relatedIn';

/** How Leichte Sprache writes long words. Visitors type them as they know them. */
const divided: Readonly<Record<string, string>> = {
  Arbeitslosenquote: 'Arbeitslosen-Quote',
  Leerwohnung: 'Leer-Wohnung',
  Leerwohnungen: 'Leer-Wohnungen',
  Leerwohnungsquote: 'Leer-Wohnungs-Quote',
  Logiernacht: 'Logier-Nacht',
  Logiernächte: 'Logier-Nächte',
  Mietpreis: 'Miet-Preis',
  Mittelwert: 'Mittel-Wert',
  Vollzeitäquivalent: 'Voll-Zeit-Äquivalent',
  Wohnfläche: 'Wohn-Fläche',
  Wohnbevölkerung: 'Wohn-Bevölkerung',
  Wohnviertel: 'Wohn-Viertel',
  Wörterbuch: 'Wörter-Buch',
};

function withDivided(groups: SearchRules['synonyms']): SearchRules['synonyms'] {
  return groups.map((group) => group.flatMap((word) => [word, divided[word] ?? []].flat()));
}

/** Leichte Sprache is German, and has some words of its own. */
export const ls: SearchRules = {
  ...de,
  synonyms: [...withDivided(de.synonyms), ['Internet-Seite', 'Website', 'Webseite']],
  sameValue: withDivided(de.sameValue),
  // No page in Leichte Sprache is about those who look for work.
  related: [...de.related, ...relatedIn('RAV: Arbeitslose')],
};
