/** Lines of everyday words and, behind a colon, what they are looked for by: `Baustelle, Baukran: Wohnungsbau`. */
import { phrasesIn } from './groupsIn';
import type { SearchRules } from '../searchRules';

export function relatedIn(text: string): SearchRules['related'] {
  const lines = text.trim().split('\n');
  return lines.map((line) => {
    const [words = '', subjects = ''] = line.split(':');
    return [phrasesIn(words), phrasesIn(subjects)];
  });
}
