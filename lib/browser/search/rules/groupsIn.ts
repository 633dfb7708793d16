/** Lines of words and phrases that mean the same: `Abfall, Kehricht, Müll`. */
import type { SearchRules } from '../searchRules';

/** Words and phrases with commas between them. */
export function phrasesIn(text: string): readonly string[] {
  return text.split(',').map((phrase) => phrase.trim());
}

/** A text in place of lists, because visitors load it. */
export function groupsIn(text: string): SearchRules['synonyms'] {
  return text.trim().split('\n').map(phrasesIn);
}
