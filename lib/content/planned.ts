/** Entries that wait for their instant. For editors only: it may reveal what is coming. */
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
  /** When a change took it out of its approved bundle (ISO, UTC); null if none did. */
  readonly changed: string | null;
  /** Whether visitors see an earlier version until then. */
  readonly stands: boolean;
}

/** Entries that appear together. */
export interface Planned {
  /** The instant (ISO, UTC); null while there is none at which they would appear. */
  readonly at: string | null;
  /** The name of their bundle; null for entries with an instant of their own. */
  readonly bundle: string | null;
  readonly entries: readonly PlannedEntry[];
}

function isoOf(milliseconds: number | undefined): string | null {
  return milliseconds === undefined || milliseconds === Infinity ? null : new Date(milliseconds).toISOString();
}

/** By instant; those without one come last. */
function inOrder(left: Planned, right: Planned): number {
  const place = ({ at }: Planned): number => (at === null ? Number.MAX_VALUE : Date.parse(at));
  return place(left) - place(right);
}

/** All waiting entries by instant, those of a bundle together. `stands`: whether visitors see an earlier version. */
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
  // Entries that a change took out of their bundle are listed with it.
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
