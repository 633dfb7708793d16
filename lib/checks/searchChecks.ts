/** Checks the words that editors teach the search. */
import { describeValue } from '@/content-types/describeValue';
import type { CheckGroup, CheckFinding } from './checkTypes';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { groupIn, linesOf, relationIn } from '@/lib/content/searchWords';

/** Lines without effect: a single word, or everyday words without subjects. */
function uselessLines({ meta, values }: CheckedEntry): readonly CheckFinding[] {
  if (meta.type !== 'search-words') return [];
  return Object.entries({ same_meaning: groupIn, same_value: groupIn, related: relationIn }).flatMap(
    ([field, read]) => {
      const value = values[field];
      return linesOf(typeof value === 'string' ? value : null).flatMap((line, index) => {
        const isUseful = line.trim() === '' || read(line) !== null;
        // Counted from 1, as editors see it.
        const place = { line: index + 1, found: describeValue(line) };
        return isUseful ? [] : [{ field, fault: { code: 'search-words-line' as const, values: place } }];
      });
    },
  );
}

export const searchChecks: CheckGroup = {
  title: 'Suche',
  checks: [
    {
      code: 'search-words-line',
      severity: 'warning',
      doc: 'Eine Zeile mit Wörtern der Suche sagt nichts: ein Wort allein, oder kein Doppelpunkt mit Wörtern davor und danach.',
      find: uselessLines,
    },
  ],
};
