/** What is published in the CMS and waits for its instant: for editors alone. It may name what is to come. */
import { defaultLocale } from '@/content-types/locales';
import type { EntryMeta } from '@/content-types/registry';
import { groupBy } from '@/lib/base/groupBy';
import { isBundle } from './bundles';
import { entryOf, metaOf } from './findings';
import type { KeyedRecord } from './findings';
import { appearsAt, bundleOf, isDraft } from './publication';
import type { Bundles } from './publication';

export interface PlannedEntry {
  readonly meta: EntryMeta;
  /** Since when it is out of its approved bundle, because somebody changed it (ISO, UTC); null if it is not. */
  readonly changed: string | null;
}

/** Entries that appear together. */
export interface Planned {
  /** The instant (ISO, UTC); null as long as nothing lets them appear. */
  readonly at: string | null;
  /** The name of their bundle; null for entries with an instant of their own. */
  readonly bundle: string | null;
  readonly entries: readonly PlannedEntry[];
}

function isoOf(milliseconds: number | undefined): string | null {
  return milliseconds === undefined || milliseconds === Infinity ? null : new Date(milliseconds).toISOString();
}

/** Those that have no instant come last. */
function inOrder(left: Planned, right: Planned): number {
  const place = ({ at }: Planned): number => (at === null ? Number.MAX_VALUE : Date.parse(at));
  return place(left) - place(right);
}

/** Everything that waits, by instant: bundles with all of their entries, others by themselves. */
export function plannedEntries(candidates: readonly KeyedRecord[], bundles: Bundles, asOf: string): readonly Planned[] {
  const now = Date.parse(asOf);
  const waiting = candidates
    .filter((one) => one.locale === defaultLocale && !isBundle(one) && !isDraft(one))
    .filter((one) => appearsAt(one, bundles) > now);
  const planOf = (candidate: KeyedRecord): string => {
    const bundle = bundleOf(candidate) ?? null;
    const at = bundle === null ? appearsAt(candidate, bundles) : bundles.instants.get(bundle);
    return JSON.stringify([isoOf(at), bundle]);
  };
  return [...groupBy(waiting, planOf).values()]
    .map((group): Planned => {
      const [first] = group;
      const bundle = (first && bundleOf(first)) ?? null;
      const own = first === undefined ? undefined : appearsAt(first, bundles);
      return {
        at: isoOf(bundle === null ? own : bundles.instants.get(bundle)),
        bundle,
        entries: group.map((one) => ({ meta: metaOf(one), changed: bundles.changed.get(entryOf(one)) ?? null })),
      };
    })
    .toSorted(inOrder);
}
