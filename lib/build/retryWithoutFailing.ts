/** Builds a site even if some pages cannot be rendered, by replacing or dropping their entries; see `replaceFailingEntries.ts`. */
import { rm } from 'node:fs/promises';
import type { Problem } from '@/lib/faults/problem';
import type { Snapshot } from '@/lib/content/snapshot';
import { printProblems } from './updateSnapshot';
import { paths } from '@/lib/shared/paths';
import type { BuildCache } from './buildCache';
import type { BuiltSite } from './builtSite';
import { dropFailingEntries } from './dropFailingEntries';

/** Removes what a failed build has left behind. */
export async function clearCandidate(): Promise<void> {
  for (const folder of [paths.candidate, paths.candidateRules]) await rm(folder, { recursive: true, force: true });
}

/** If this many attempts fail, the content is not the cause. */
const maxAttempts = 4;

/** A site made for a later instant may contain content that is not public yet. */
function isAhead(before: BuiltSite | undefined, { asOf }: Snapshot): boolean {
  return before !== undefined && Date.parse(before.content.asOf) > Date.parse(asOf);
}

/**
 * Calls `make` until it succeeds. After each failure, the entries whose pages failed are replaced by their previous version; this is
 * reported once the site is made. Rethrows after four attempts, or if the previous site was made for a later instant: visitors then keep
 * what they have.
 */
export async function retryWithoutFailing<Content extends { readonly snapshot: Snapshot }, Site>(
  read: Content,
  make: (content: Content) => Promise<Site>,
  { earlier, memory }: { readonly earlier: BuiltSite | undefined; readonly memory: BuildCache },
): Promise<Site> {
  let content = read;
  const told: Problem[] = [];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const site = await make(content);
      printProblems(told);
      return site;
    } catch (error) {
      const before = earlier ?? (await memory.sites.load(paths.built));
      if (attempt === maxAttempts || isAhead(before, content.snapshot)) throw error;
      const { snapshot, problems } = await dropFailingEntries(content.snapshot, error, before?.content);
      content = { ...content, snapshot };
      told.push(...problems);
      console.error(`Some pages cannot be made; the site is made without what they show. ${String(error)}`);
      await memory.snapshots.keep(paths.snapshot, snapshot);
      await clearCandidate();
    }
  }
}
