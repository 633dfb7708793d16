/** Makes a site although some of its pages cannot be made: their entries are replaced or dropped, see `replaceFailingEntries.ts`. */
import { rm } from 'node:fs/promises';
import type { Problem } from '@/lib/faults/problem';
import type { Snapshot } from '@/lib/content/snapshot';
import { printProblems } from './updateSnapshot';
import { paths } from '@/lib/shared/paths';
import type { BuildCache } from './buildCache';
import type { BuiltSite } from './builtSite';
import { dropFailingEntries } from './dropFailingEntries';

/** What a failed build has left behind. */
export async function clearCandidate(): Promise<void> {
  for (const folder of [paths.candidate, paths.candidateRules]) await rm(folder, { recursive: true, force: true });
}

/** After this many attempts, the content is not to blame. */
const maxAttempts = 4;

/** If it was made for a later instant, the previous site may contain what is not public yet. */
function isAhead(before: BuiltSite | undefined, { asOf }: Snapshot): boolean {
  return before !== undefined && Date.parse(before.content.asOf) > Date.parse(asOf);
}

/**
 * Calls `make` until it succeeds; entries whose pages cannot be made are replaced by their previous version, which is reported when
 * the others are made. After a site that was made in advance nothing is replaced: visitors keep what they have.
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
