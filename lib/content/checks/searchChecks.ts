/** What editors teach the search. */
import { shownValue } from '@/content-types/shownValue';
import type { CheckGroup, Found } from './contentCheck';
import type { CheckedEntry } from '../checkedEntry';

interface Line {
  readonly text: string;
  /** Counted from 1, as editors see it. */
  readonly number: number;
}

function linesIn(value: unknown): readonly Line[] {
  const lines = typeof value === 'string' ? value.split('\n') : [];
  return lines.map((text, index) => ({ text, number: index + 1 })).filter(({ text }) => text.trim() !== '');
}

function phrasesIn(text: string): readonly string[] {
  return text.split(',').filter((phrase) => /\p{L}|\p{N}/u.test(phrase));
}

function foundIn(field: string, { text, number }: Line): Found {
  return { field, fault: { code: 'search-words-line', values: { line: number, found: shownValue(text) } } };
}

/** Lines that teach the search nothing: a word without another one, everyday words without what they lead to. */
function uselessLines({ meta, values }: CheckedEntry): readonly Found[] {
  if (meta.type !== 'search-words') return [];
  const groups = (['same_meaning', 'same_value'] as const).flatMap((field) =>
    linesIn(values[field]).flatMap((line) => (phrasesIn(line.text).length > 1 ? [] : foundIn(field, line))),
  );
  const relations = linesIn(values['related']).flatMap((line) => {
    const parts = line.text.split(':');
    const isUseful = parts.length === 2 && parts.every((part) => phrasesIn(part).length > 0);
    return isUseful ? [] : foundIn('related', line);
  });
  return [...groups, ...relations];
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
