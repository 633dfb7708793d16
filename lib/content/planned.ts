/** What is published in the CMS, or would be, and waits for its instant: for editors alone. It may name what is to come. */
import { defaultLocale } from '@/content-types/locales';
import type { EntryMeta } from '@/content-types/registry';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { isBundle } from './bundles';
import { metaOf } from './findings';
import type { KeyedRecord } from './findings';
import { appearsAt, bundleOf, bundleMember } from './publication';
import type { Bundles } from './publication';

export interface PlannedEntry {
  readonly meta: EntryMeta;
  /** Since when it is out of its approved bundle, because somebody changed it (ISO, UTC); null if it is not. */
  readonly changed: string | null;
  /** Whether an earlier version of it stands on the site until then. */
  readonly stands: boolean;
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

/** Everything that waits, by instant: entries of a bundle together. `stands`: whether visitors see an earlier version. */
export function plannedEntries(
  candidates: readonly KeyedRecord[],
  bundles: Bundles,
  stands: (candidate: KeyedRecord) => boolean,
  asOf: string,
): readonly Planned[] {
  const now = Date.parse(asOf);
  const waiting = candidates
    .filter((one) => one.locale === defaultLocale && !isBundle(one))
    .filter((one) => appearsAt(one, bundles) > now);
  // What was taken out of its bundle stays with it.
  const instantOf = (one: KeyedRecord, bundle: string | null): string | null =>
    isoOf(
      bundle !== null && bundles.changed.has(bundleMember(one))
        ? bundles.instants.get(bundle)
        : appearsAt(one, bundles),
    );
  const plans = waiting.map((one) => {
    const bundle = bundleOf(one) ?? null;
    const entry = { meta: metaOf(one), changed: bundles.changed.get(bundleMember(one)) ?? null, stands: stands(one) };
    return { at: instantOf(one, bundle), bundle, entry };
  });
  return [...groupBy(plans, ({ at, bundle }) => JSON.stringify([at, bundle])).values()]
    .flatMap(([first, ...others]): readonly Planned[] =>
      first === undefined
        ? []
        : [{ at: first.at, bundle: first.bundle, entries: [first, ...others].map(({ entry }) => entry) }],
    )
    .toSorted(inOrder);
}
