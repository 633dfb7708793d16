import { singleNames } from '@/content-types/registry';
import { defaultLocale } from '@/content-types/locales';
import type { Problem } from './problem';
import type { Snapshot } from './snapshot';

/** One error for each single type without a German entry: pages cannot be rendered without them. */
export function missingSingles({ entries }: Pick<Snapshot, 'entries'>): readonly Problem[] {
  const present = new Set<string>(
    entries.filter(({ meta }) => meta.locale === defaultLocale).map(({ meta }) => meta.type),
  );
  return singleNames
    .filter((name) => !present.has(name))
    .map((name) => ({
      severity: 'error',
      type: name,
      key: name,
      locale: defaultLocale,
      field: '',
      message: 'has no published German entry; expected one',
      hint: 'Publish the entry in the CMS.',
      editAddress: null,
    }));
}
