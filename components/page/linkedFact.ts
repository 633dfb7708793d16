import type { LinkedEntry } from '@/lib/site/entryAddresses';
import type { PageContext } from '@/lib/site/pageContext';
import { entryLinks } from '../lists/EntryLinks';
import type { Fact } from '../ui/Facts/Facts';

const singular = { themes: 'theme', subThemes: 'subTheme', statistics: 'statistic' } as const;

/** Returns the entries that something belongs to as a fact, labelled in the singular or plural. */
export function linkedFact(label: keyof typeof singular, entries: readonly LinkedEntry[], context: PageContext): Fact {
  const { labels, kinds } = context.messages;
  return {
    label: entries.length > 1 ? labels[label] : kinds[singular[label]],
    value: entryLinks({ entries, context }),
  };
}
