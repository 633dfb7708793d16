import { de } from './de';
import type { SearchRules } from './searchRules';

/** Leichte Sprache is German, and has some words of its own. Its hyphens do not count: see `documents.ts`. */
export const ls: SearchRules = {
  ...de,
  synonyms: [...de.synonyms, ['Internet-Seite', 'Website', 'Webseite'], ['schwere Wörter', 'Wörter-Buch']],
};
