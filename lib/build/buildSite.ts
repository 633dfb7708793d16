/** Builds the site in `out/` from the CMS, reusing what has not changed. If anything fails, `out/` stays as it is. */
import { codeFingerprint } from '@/lib/shared/fingerprint.mjs';
import { paths } from '@/lib/shared/paths';
import { startProgress } from '@/lib/shared/progress';
import { createContents } from '@/lib/content/content';
import { finishPage } from './export/finishPages';
import type { FinishedPage } from './export/finishPages';
import { reuseUnchanged } from './export/reuseUnchanged';
import type { PreviousExport } from './export/reuseUnchanged';
import { compileRenderer, renderPages } from './next/renderer';
import type { RunExclusively } from './next/renderer';
import { writeBuildInfo } from './buildInfo';
import type { BuildCache } from './buildCache';
import { startBuild, finish, makeSideOutputs, prepareBuild, publishBuild, reportFailure } from './buildStages';
import type { DeferredWork, SideOutputs, GatheredExport, MadeSite } from './buildStages';
import type { BuiltSite } from './builtSite';
import { describeBuild, findUnchanged } from './describeBuild';
import { retryWithoutFailing } from './retryWithoutFailing';
import type { BuildOptions } from './buildOptions';
import type { UnchangedPages } from './unchangedPages';
import { withDataHistory } from './readContent';
import type { ContentWithHistory, ReadContent } from './readContent';

interface MakingOptions {
  readonly earlier: BuiltSite | undefined;
  readonly shown: string | null;
  /** The fingerprint of the code that renders. */
  readonly code: string;
  readonly nextAlone: RunExclusively;
}

/** Reused files need no second leak check if the previous build searched for the same texts. */
function previousOf(unchanged: UnchangedPages, searchedFor: string): PreviousExport | undefined {
  if (unchanged.reads.size === 0) return undefined;
  return { ...unchanged, dir: paths.out, isSearched: unchanged.searchedFor === searchedFor };
}

async function makeChanges(
  content: ContentWithHistory,
  unchanged: UnchangedPages,
  code: string,
): Promise<Pick<GatheredExport, 'rendered' | 'made'> & SideOutputs> {
  const folder = paths.candidate;
  const made = new Map<string, FinishedPage>();
  const rendered = await renderPages(code, {
    contents: createContents(content.snapshot),
    isReused: (address) => unchanged.pages.has(address),
    folder,
    async store(address, html) {
      made.set(address, await finishPage(folder, address, html));
    },
  });
  return { rendered, made, ...makeSideOutputs(content, unchanged) };
}

/** Renders the changed pages in this process and reuses the others. */
async function renderChanges(
  content: ContentWithHistory,
  unchanged: UnchangedPages,
  previous: PreviousExport | undefined,
  { code, nextAlone }: MakingOptions,
): Promise<GatheredExport & SideOutputs> {
  await compileRenderer(code, nextAlone);
  const taking = previous && reuseUnchanged(previous, paths.candidate);
  const making = makeChanges(content, unchanged, code);
  // If one fails, wait for the other, so that nothing is written afterwards.
  await Promise.allSettled([taking, making]);
  const made = await making;
  return { previous, taken: await taking, ...made };
}

async function makeSite(read: ReadContent, options: MakingOptions): Promise<MadeSite> {
  const { earlier, shown, code } = options;
  const content = await withDataHistory(read, shown);
  const info = await describeBuild(content.snapshot, code);
  await writeBuildInfo(info, paths.buildInfo);
  const unchanged = await findUnchanged(info, content.snapshot, earlier);
  const previous = previousOf(unchanged, content.searchedFor);
  const rendering = startProgress('Rendering pages');
  const gathered = await renderChanges(content, unchanged, previous, options);
  rendering.done();
  return { content, info, unchanged, ...gathered, ...(await finish(info, gathered, content)) };
}

/**
 * Builds the site of this edition and returns the deferred work; afterwards call `emptyTrash`. The caller makes sure that no other process
 * builds the same edition. `nextAlone` runs `next build`, which writes to one folder, exclusively across editions. Throws SiteError with
 * advice if it fails.
 */
export async function buildSite(
  options: BuildOptions,
  memory: BuildCache,
  nextAlone: RunExclusively,
): Promise<DeferredWork> {
  await prepareBuild(options);
  const code = codeFingerprint();
  const begun = await startBuild(options, memory);
  const earlier = options.full ? undefined : begun.built;
  const make = (readable: ReadContent): Promise<MadeSite> =>
    makeSite(readable, { earlier, shown: options.shown, code, nextAlone });
  const made = await retryWithoutFailing(begun.read, make, { earlier, memory }).catch(async (error: unknown) => {
    await reportFailure(begun);
    throw error;
  });
  return publishBuild(begun, made, memory);
}
