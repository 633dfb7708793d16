/** What editors teach the search. */
import { isRecord } from '@/lib/base/isRecord';
import { shownValue } from '@/content-types/shownValue';
import type { CheckContext, CheckGroup, Found } from './contentCheck';
import type { CheckedEntry } from '../checkedEntry';

const german: ReadonlySet<string> = new Set(['de', 'ls']);

/** Whether the site may have all parts of a word; of short ones as «ÖV» nobody knows. */
function isKnown(word: string, { knowsWord }: CheckContext): boolean {
  const parts = word.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return word.trim() !== '' && parts.every(knowsWord);
}

/** Groups of which no page has a word: whoever looks for one finds nothing, as before. */
function unknownGroups({ meta, values }: CheckedEntry, context: CheckContext): readonly Found[] {
  const groups: readonly unknown[] = Array.isArray(values['synonyms']) ? values['synonyms'] : [];
  if (meta.type !== 'search-words' || !german.has(meta.locale)) return [];
  return groups.flatMap((group, place): readonly Found[] => {
    const words = isRecord(group) && typeof group['words'] === 'string' ? group['words'] : '';
    if (words.split(',').some((word) => isKnown(word, context))) return [];
    const fault = { code: 'search-words-unknown', values: { found: shownValue(words) } } as const;
    return [{ field: `synonyms.${place}.words`, fault }];
  });
}

export const searchChecks: CheckGroup = {
  title: 'Suche',
  checks: [
    {
      code: 'search-words-unknown',
      severity: 'warning',
      doc: 'Von einer Gruppe gleichbedeutender Wörter steht keines auf der Website: Wer danach sucht, findet nichts.',
      find: unknownGroups,
    },
  ],
};
