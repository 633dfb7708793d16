/** Checks the records of the CMS against the content types and turns them into plain entries. */
import type { z } from 'zod';
import { contentType } from '@/content-types/registry';
import type { EntryMeta } from '@/content-types/registry';
import type { ContentType } from '@/content-types/contentType';
import { faultOfIssue } from '@/content-types/fieldFaults';
import { checkBundles, publicPart } from './bundles';
import { isGerman, publishedRecords } from './publishedRecords';
import type { CheckedEntry } from './checkedEntry';
import { CheckCache } from './checkCache';
import { entryId, sharedEntryId, Findings, metaOf } from './findings';
import type { CmsAttributes, KeyedRecord, Reporter } from './findings';
import { withCanonicalKeys } from './recordKeys';
import { maxLevels } from './exceedsDepth';
import { withUsableBlocks } from './usableBlocks';
import { plannedEntries } from './planned';
import type { Planned } from './planned';
import { isEmbargoed, isPublic, nextRelease } from './publication';
import type { PublicationOptions } from './publication';
import { contentRules } from './rules';
import type { SourceRecord } from './readSource';
import { retainedVersions, withReferencesTo, liveVersions } from './liveVersions';
import type { Problem } from '@/lib/faults/problem';
import { chooseVersions } from './chooseVersions';
import { withheldTexts } from './withheldTexts';
import type { WithheldText } from './withheldTexts';

export interface CheckResult {
  readonly entries: readonly CheckedEntry[];
  /** Live versions that stay because the new ones are under embargo. */
  readonly kept: readonly CheckedEntry[];
  /** What the site should contain, with errors or not, as `entryId`s in the order of the CMS. */
  readonly order: readonly string[];
  /** Entries with errors: not in `entries`. */
  readonly invalid: readonly EntryMeta[];
  readonly problems: readonly Problem[];
  /** When the content changes by itself: see `nextRelease`. */
  readonly nextRelease: string | null;
  /** What waits for its instant; for editors only. */
  readonly planned: readonly Planned[];
  /** Entries (`sharedEntryId`) that are published in the CMS, but not on the site because of their instants or bundles. */
  readonly waiting: ReadonlySet<string>;
  /** Entries under embargo without errors: their data are checked ahead. */
  readonly awaited: readonly CheckedEntry[];
  /** Texts of published entries that are still under embargo; must not be stored anywhere. */
  readonly withheld: readonly WithheldText[];
}

function reportIssues(issues: readonly z.core.$ZodIssue[], attributes: CmsAttributes, report: Reporter): void {
  for (const issue of issues) report.error(issue.path.join('.'), faultOfIssue(issue, attributes));
}

function reportDepths({ tooDeep }: KeyedRecord, type: ContentType, report: Reporter): void {
  for (const field of tooDeep.filter((name) => name in type.fields))
    report.error(field, { code: 'too-deep', values: { max: maxLevels } });
}

function reportDoubles(candidates: readonly KeyedRecord[], findings: Findings): void {
  const seen = new Map<string, KeyedRecord>();
  for (const candidate of candidates.filter(({ key }) => key !== '')) {
    const first = seen.get(entryId(candidate));
    if (first === undefined) {
      seen.set(entryId(candidate), candidate);
      continue;
    }
    const numbers = { first: String(first.record.id), second: String(candidate.record.id) };
    findings.reporter(candidate).error('', { code: 'address-taken', values: { address: candidate.key, ...numbers } });
  }
}

function checkCandidate(candidate: KeyedRecord, hasGerman: boolean, findings: Findings): CheckedEntry | undefined {
  const type = contentType(candidate.type);
  const report = findings.reporter(candidate);
  if (candidate.key === '' && type.kind === 'collection') {
    report.error(type.key, { code: 'address-missing' });
    return undefined;
  }
  if (!hasGerman) {
    report.warning('', { code: 'german-missing' });
    return undefined;
  }
  reportDepths(candidate, type, report);
  const attributes = withUsableBlocks(type, candidate.attributes, report);
  const result = type.schema.safeParse(attributes);
  if (!result.success) {
    reportIssues(result.error.issues, attributes, report);
    return undefined;
  }
  const values = withCanonicalKeys(type, result.data);
  for (const rule of contentRules) rule(type, values, report);
  return { meta: metaOf(candidate), values };
}

/** Checks entries under embargo while there is time to fix them. None of them counts as being on the site. */
function checkEmbargoed(
  { visible, awaited, ahead }: Readonly<Record<'visible' | 'awaited' | 'ahead', readonly KeyedRecord[]>>,
  cmsUrl: string | undefined,
): Pick<CheckResult, 'awaited' | 'problems'> {
  const findings = new Findings(cmsUrl);
  // An entry with upcoming data is there twice; `ahead` has its later version.
  const hasNext = new Set(ahead.map(entryId));
  const others = new Map(visible.map((one) => [entryId(one), one]));
  const hasNoNext = (one: KeyedRecord): boolean => !hasNext.has(entryId(one));
  const all = [...awaited.filter(hasNoNext), ...ahead];
  reportDoubles([...[...others.values()].filter(hasNoNext), ...all], findings);
  const inGerman = new Set([...visible, ...awaited].filter(isGerman).map(sharedEntryId));
  const checked = all.flatMap((one) => checkCandidate(one, inGerman.has(sharedEntryId(one)), findings) ?? []);
  return {
    awaited: checked.filter(({ meta }) => !findings.isInvalid(meta)),
    problems: findings.problems.map((problem) => ({ ...problem, awaited: true })),
  };
}

export interface CheckOptions extends PublicationOptions {
  /** For links to the editing page. */
  readonly cmsUrl?: string | undefined;
  /** What visitors see; nothing by default. */
  readonly published?: readonly CheckedEntry[] | undefined;
  /** What appears after this instant (ISO, UTC) is planned; `asOf` by default. A site of a later instant already shows some of it. */
  readonly plannedFrom?: string | undefined;
}

/** Returns the entries without errors, and reports the errors of the others. */
function checkVisible(
  visible: readonly KeyedRecord[],
  findings: Findings,
  memory: CheckCache,
): readonly CheckedEntry[] {
  const inGerman = new Set(visible.filter(isGerman).map(sharedEntryId));
  reportDoubles(visible, findings);
  return visible.flatMap((candidate) => {
    const hasGerman = inGerman.has(sharedEntryId(candidate));
    const check = (): CheckedEntry | undefined => checkCandidate(candidate, hasGerman, findings);
    const entry = hasGerman ? memory.recall(candidate, findings, check) : check();
    return entry !== undefined && !findings.isInvalid(entry.meta) ? [entry] : [];
  });
}

/** The checked values of entries that pass: raw attributes may contain whole related entries, which some servers send along. */
function shownValues(entries: readonly CheckedEntry[], wrong: readonly KeyedRecord[]): readonly object[] {
  return [...entries.map(({ values }) => values), ...wrong.map(({ attributes }) => attributes)];
}

/** Checks all records except those that `memory` knows, and collects every problem instead of stopping at the first. */
export function checkRecords(
  records: readonly SourceRecord[],
  options: CheckOptions,
  memory: CheckCache = new CheckCache(),
): CheckResult {
  const findings = new Findings(options.cmsUrl);
  const { known, ahead, all, bundles } = chooseVersions(publishedRecords(records, options), options, findings);
  const onSite = (candidate: KeyedRecord): boolean => isPublic(candidate, options, bundles);
  const visible = known.filter(onSite).flatMap(publicPart);
  const awaited = known.filter((candidate) => isEmbargoed(candidate, options, bundles));
  const standing = liveVersions(known, options.published ?? [], options.asOf);
  const retained = retainedVersions(standing, awaited, visible);
  checkBundles(all, bundles, findings);
  const entries = withReferencesTo(retained, checkVisible(visible, findings, memory));
  const idsOf = (one: KeyedRecord): readonly string[] => {
    const version = retained.get(one);
    if (version !== undefined) return [entryId(version.meta)];
    return onSite(one) ? publicPart(one).map(entryId) : [];
  };
  const order = [...new Set(known.flatMap(idsOf))];
  memory.forgetOthers(order);
  const wrong = visible.filter((candidate) => findings.isInvalid(metaOf(candidate)));
  const next = checkEmbargoed({ visible, awaited, ahead }, options.cmsUrl);
  const stands = (one: KeyedRecord): boolean =>
    standing.has(one) || (ahead.includes(one) && order.includes(entryId(one)));
  return {
    entries,
    kept: [...retained.values()],
    order,
    invalid: findings.invalid,
    problems: [...findings.problems, ...next.problems],
    awaited: next.awaited,
    nextRelease: nextRelease(all, options, bundles, retained),
    planned: plannedEntries(all, bundles, stands, options.plannedFrom ?? options.asOf),
    waiting: new Set(known.filter((one) => isGerman(one) && !onSite(one)).map(sharedEntryId)),
    withheld: withheldTexts([...awaited, ...ahead], shownValues(entries, wrong)),
  };
}
