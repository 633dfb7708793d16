/**
 * Bundles: entries that appear at the same instant, or not at all. Entries name their bundle; docs/decisions/015-bundles.md
 * says why. What is not clear about a bundle keeps its entries back.
 */
import { releases } from '@/content-types/collections/releases';
import type { releaseStates } from '@/content-types/collections/releases';
import { defaultLocale } from '@/content-types/locales';
import { instantSchema } from '@/content-types/swissTime';
import { groupBy } from '@/lib/groupBy';
import type { Candidate, Findings, Reporter } from './findings';
import { bundleOf, instantIn, isDraft } from './publication';
import type { BundleInstants } from './publication';

const confirmed: (typeof releaseStates)[number] = 'bestätigt';

export function isBundle({ type }: Candidate): boolean {
  return type === releases.name;
}

/** Whether a record is published, in the language that decides for all. */
function decides(candidate: Candidate): boolean {
  return candidate.locale === defaultLocale && !isDraft(candidate);
}

/** The published bundles by name; more than one of a name is a mistake. */
function bundlesIn(candidates: readonly Candidate[]): ReadonlyMap<string, readonly Candidate[]> {
  return groupBy(candidates.filter(isBundle).filter(decides), ({ key }) => key);
}

/** When the entries of each published bundle appear. */
export function bundleInstants(candidates: readonly Candidate[]): BundleInstants {
  return new Map(
    [...bundlesIn(candidates)].map(([key, [bundle, double]]) => {
      const isClear = double === undefined && bundle?.attributes['release_status'] === confirmed;
      return [key, (isClear ? instantIn(bundle, 'release_at') : undefined) ?? Infinity];
    }),
  );
}

/** Says why a bundle lets nothing appear. */
function checkBundle({ attributes }: Candidate, consequence: string, { warning }: Reporter): void {
  const { release_at: instant, release_status: status } = attributes;
  if (status !== confirmed) {
    const found = typeof status === 'string' ? `is «${status}»` : 'is empty';
    warning('release_status', `${found}; ${consequence}`, `Set it to «${confirmed}» as soon as they may appear.`);
    return;
  }
  const { error } = instantSchema.safeParse(instant);
  if (error === undefined) return;
  const isEmpty = instant === null || instant === undefined;
  const found = isEmpty ? 'is empty' : `${error.issues[0]?.message}; found ${JSON.stringify(instant)}`;
  warning('release_at', `${found}; ${consequence}`, 'Correct the field in the CMS.');
}

/** Says what is wrong with the bundle that an entry names. */
function checkMember(entry: Candidate, name: string, instant: number | undefined, { warning }: Reporter): void {
  if (instant === undefined) {
    const found = `names the bundle «${name}», which is not published; the entry stays hidden`;
    warning('release', found, 'Publish the bundle, correct its name, or empty the field.');
    return;
  }
  const own = instantIn(entry, 'publish_at');
  if (own === undefined || own <= instant) return;
  const found = `is later than the bundle «${name}»; the entry appears later than the others`;
  warning('publish_at', found, 'Empty the field.');
}

/** Reports what keeps entries back that an editor expects to appear. */
export function checkBundles(candidates: readonly Candidate[], bundles: BundleInstants, findings: Findings): void {
  const entries = candidates.filter((candidate) => !isBundle(candidate)).filter(decides);
  const members = groupBy(entries, bundleOf);
  for (const [key, same] of bundlesIn(candidates)) {
    const number = members.get(key)?.length ?? 0;
    const consequence = `${number} ${number === 1 ? 'entry stays' : 'entries stay'} hidden`;
    for (const bundle of same.slice(1))
      findings
        .reporter(bundle)
        .warning('slug', `two bundles are called «${key}»; ${consequence}`, 'Give one of them another name.');
    for (const bundle of number === 0 ? [] : same) checkBundle(bundle, consequence, findings.reporter(bundle));
  }
  for (const [name, group] of members) {
    if (name === undefined) continue;
    for (const entry of group) checkMember(entry, name, bundles.get(name), findings.reporter(entry));
  }
}
