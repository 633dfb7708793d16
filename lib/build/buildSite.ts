/** From the CMS to a finished site in `out/`, with what can be reused of the one before. If anything fails, the earlier `out/` stays as it is. */
import { codeFingerprint } from '@/lib/base/fingerprint.mjs';
import type { BuildOptions } from './options';
import { takeUnchanged } from '@/lib/export/takeUnchanged';
import type { PreviousExport } from '@/lib/export/takeUnchanged';
import { edition } from '@/lib/base/edition.mjs';
import { paths } from '@/lib/base/paths';
import { startProgress } from '@/lib/base/progress';
import { writeBuildInfo } from '@/lib/site/buildInfo';
import type { BuildMemory } from './buildMemory';
import type { BuiltSite } from './builtSite';
import { describeBuild, findUnchanged } from './describeBuild';
import { compileSite, renderPages } from '../next/nextBuild';
import type { WaitingNext } from '../next/nextBuild';
import type { Unchanged } from './plan';
import { makeAnyway } from './makeAnyway';
import { withPast } from './readContent';
import type { ContentWithPast, ReadContent } from './readContent';
import { beginBuild, finish, makeBeside, prepareBuild, publishBuild, reportFailure } from './buildStages';
import type { Beside, Gathered, MadeSite } from './buildStages';
import { lateTurn, takeTurn } from './renderingTurn';
import type { Alone, RenderingTurn } from './renderingTurn';

/** Files of an earlier export count as searched if the same texts were searched for in it. */
function previousOf(unchanged: Unchanged, searchedFor: string): PreviousExport | undefined {
  if (unchanged.reads.size === 0) return undefined;
  return { ...unchanged, dir: paths.out, isSearched: unchanged.searchedFor === searchedFor };
}

/** Above this number, starting two other processes pays off. */
const fewPages = 300;

/** Renders what has changed, reuses what has not, and makes the files with data and the search documents. */
async function renderSite(
  content: ContentWithPast,
  unchanged: Unchanged,
  { earlier, ahead }: { readonly earlier: BuiltSite | undefined; readonly ahead: WaitingNext | undefined },
): Promise<Gathered & Beside> {
  const rendering = startProgress('Rendering pages');
  const previous = previousOf(unchanged, content.searchedFor);
  const isSmall = previous !== undefined && (earlier?.pages.length ?? 0) - previous.pages.size <= fewPages;
  const made = await renderPages({ unchanged: unchanged.reads.keys(), isSmall, ahead }, () => ({
    previous,
    taken: previous && takeUnchanged(previous, paths.candidate),
    ...makeBeside(content, unchanged),
  }));
  rendering.done();
  return made;
}

interface MakingOptions {
  readonly earlier: BuiltSite | undefined;
  readonly shown: string | null;
  readonly turn: RenderingTurn;
  /** The fingerprint of the code that renders. */
  readonly code: string;
}

async function makeSite(read: ReadContent, { earlier, shown, turn, code }: MakingOptions): Promise<MadeSite> {
  const content = await withPast(read, shown);
  const info = await describeBuild(content.snapshot, code);
  await writeBuildInfo(info, paths.buildInfo);
  const { unchanged, rendered } = await turn.use(async (ahead) => {
    await compileSite(code);
    const unchanged = await findUnchanged(info, content.snapshot, earlier);
    return { unchanged, rendered: await renderSite(content, unchanged, { earlier, ahead }) };
  });
  const { documents, data, ...gathered } = rendered;
  return { content, info, unchanged, documents, data, ...(await finish(info, gathered, content)) };
}

/**
 * Builds the site of this edition; nobody else does so meanwhile. `renderAlone`: runs what other editions must not do at the same
 * time, because Next.js keeps the compiled code, and what it writes while it renders, in one folder. Throws SiteError if it
 * cannot, with what to do. Afterwards, `tidyUp` has something to do.
 */
export async function buildSite(options: BuildOptions, memory: BuildMemory, renderAlone: Alone): Promise<void> {
  await prepareBuild(options);
  // What editors alone see makes way for what is published.
  const code = codeFingerprint();
  const turn = edition === 'public' ? takeTurn(renderAlone, code) : lateTurn(renderAlone);
  try {
    const begun = await beginBuild(options, memory);
    const earlier = options.full ? undefined : begun.built;
    const make = (readable: ReadContent): Promise<MadeSite> =>
      makeSite(readable, { earlier, shown: options.shown, turn, code });
    const made = await makeAnyway(begun.read, make, { earlier, memory }).catch(async (error: unknown) => {
      await reportFailure(begun);
      throw error;
    });
    await publishBuild(begun, made, memory);
  } finally {
    await turn.end();
  }
}
