/** Runs the checks that look at finished entries. */
import { contentType } from '@/content-types/registry';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { memoize } from '@/lib/shared/browser/memoize';
import { swissDayOf } from '@/lib/i18n/format/date';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { createReporter } from '@/lib/content/findings';
import type { Problem } from '@/lib/faults/problem';
import type { Snapshot } from '@/lib/content/snapshot';
import { visitFields } from '@/lib/content/textRules';
import { checkGroups } from './checkGroups';
import type { CheckContext } from './checkTypes';
import { referenceNumbers } from './roundingCheck';

const germanLocales: ReadonlySet<string> = new Set(['de', 'ls']);

/** The words of an entry, in lower case. */
const wordsOf = memoize(({ meta, values }: CheckedEntry): ReadonlySet<string> => {
  const words = new Set<string>();
  visitFields(contentType(meta.type).fields, values, '', ({ storage }, value, _path, name) => {
    const isText = storage.type === 'string' || storage.type === 'text' || storage.type === 'richtext';
    if (typeof value !== 'string' || !isText || name === 'url') return;
    for (const [word] of value.matchAll(/\p{L}{4,}/gu)) words.add(word.toLowerCase());
  });
  return words;
});

/** Names of areas in the data, in lower case: they do not count as parts of compounds («Kleinbasel»). */
const areaNamesOf = memoize(({ values: { columns, data_rows: rows } }: CheckedEntry): ReadonlySet<string> => {
  if (!Array.isArray(columns) || !Array.isArray(rows)) return new Set();
  const place = columns.findIndex((column) => isRecord(column) && column['role'] === 'area');
  const cells = place === -1 ? [] : rows.map((row: unknown) => (Array.isArray(row) ? String(row[place]) : ''));
  return new Set(cells.map((name) => name.toLowerCase()));
});

export function checkContext(entries: readonly CheckedEntry[], asOf: string): CheckContext {
  // Words for the search are on no page.
  const shown = entries.filter(({ meta }) => germanLocales.has(meta.locale) && meta.type !== 'search-words');
  const words = shown.map(wordsOf);
  const all = new Set(words.flatMap((own) => [...own]));
  for (const entry of entries) for (const name of areaNamesOf(entry)) all.delete(name);
  return {
    today: swissDayOf(asOf),
    knowsWord: (word) => all.has(word),
    numbersBehind: referenceNumbers(entries),
  };
}

/** Runs all checks on the entries of a snapshot; the result does not include the problems in the snapshot. */
export function runChecks({
  entries,
  asOf,
  source: { cmsUrl },
}: Pick<Snapshot, 'entries' | 'asOf' | 'source'>): readonly Problem[] {
  const context = checkContext(entries, asOf);
  const problems: Problem[] = [];
  for (const entry of entries) {
    const report = createReporter(problems, { meta: entry.meta, cmsUrl });
    for (const { severity, find } of checkGroups.flatMap(({ checks }) => checks))
      for (const { field, fault } of find?.(entry, context) ?? []) report[severity](field, fault);
  }
  return problems;
}
