/** Guards against a CMS that sends less than it has. Entries that editors withdraw are no loss. */
import { collectionNames } from '@/content-types/registry';
import { defaultLocale } from '@/content-types/locales';
import type { CheckedEntry } from './checkedEntry';
import { LossError } from './contentErrors';
import type { Loss } from './contentErrors';
import { sharedEntryId } from './findings';

const tolerated = 0.2;

/** Whether so much has vanished at once that it looks like an accident: more than one, and more than a fifth. */
export function isSuddenLoss(lost: number, all: number): boolean {
  return lost > 1 && lost > all * tolerated;
}

export interface LossCheck {
  readonly before: readonly CheckedEntry[];
  readonly now: readonly CheckedEntry[];
  /** Entries (`sharedEntryId`) whose absence has a known reason. */
  readonly explained: ReadonlySet<string>;
}

/** The German entries of a type: every entry has a German version. */
function entriesOf(entries: readonly CheckedEntry[], type: string): readonly string[] {
  return entries.flatMap(({ meta }) =>
    meta.type === type && meta.locale === defaultLocale ? [sharedEntryId(meta)] : [],
  );
}

/** Throws LossError if a collection suddenly shrank by more than is explained. */
export function guardAgainstLoss({ before, now, explained }: LossCheck): void {
  const losses = collectionNames.flatMap((type): readonly Loss[] => {
    const present = new Set(entriesOf(now, type));
    const expected = entriesOf(before, type).filter((name) => present.has(name) || !explained.has(name)).length;
    const loss = { type, before: expected, after: present.size };
    return isSuddenLoss(loss.before - loss.after, loss.before) ? [loss] : [];
  });
  if (losses.length > 0) throw new LossError(losses);
}
