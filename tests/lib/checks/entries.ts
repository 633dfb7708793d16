/** Entries as they are after the check of fields, with what a test is about. */
import type { ContentName } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import type { CheckContext, CheckGroup } from '@/lib/checks/checkTypes';
import { faultText } from '@/lib/faults/faultText';

type Values = CheckedEntry['values'];

export function entry(type: ContentName, values: Values, locale: Locale = 'de', key = 'erster'): CheckedEntry {
  return { meta: { type, key, locale, updatedAt: '2026-08-20T08:00:00.000Z', record: '1' }, values };
}

/** A site that uses few words. */
export const context: CheckContext = {
  today: '2026-08-21',
  knowsWord: (word) =>
    'wohnen viertel stich miete preise tag wohnung deutsch land kurs unter nehmen'.split(' ').includes(word),
  numbersBehind: () => [1_686_289, 211_094, 12],
};

/** What a group of checks finds, as `field: code`. */
export function codesOf({ checks }: CheckGroup, checked: CheckedEntry, known = context): readonly string[] {
  return checks.flatMap(({ find }) =>
    (find?.(checked, known) ?? []).map(({ field, fault }) => `${field}: ${fault.code}`),
  );
}

/** What editors read about it, in German. */
export function saysOf({ checks }: CheckGroup, checked: CheckedEntry): readonly string[] {
  return checks.flatMap(({ find }) =>
    (find?.(checked, context) ?? []).map(({ fault }) => faultText(fault, 'de').found),
  );
}
