/** The build driven by `npx next build`: Next.js renders every page between our stages; see `lib/commands/nextAdapter.mjs`. */
import { codeFingerprint } from '@/lib/shared/fingerprint.mjs';
import { moveFiles } from '@/lib/shared/hardLinks';
import { formatCount } from '@/lib/shared/quantities';
import type { BuildOptions } from './buildOptions';
import { paths } from '@/lib/shared/paths';
import { writeBuildInfo } from './buildInfo';
import type { BuildCache } from './buildCache';
import { describeBuild } from './describeBuild';
import { clearRenderedPages, exportDependencies } from './next/exportDependencies';
import { tidyExport } from './next/tidyExport';
import { noneUnchanged } from './unchangedPages';
import { withDataHistory } from './readContent';
import type { ContentWithHistory } from './readContent';
import { startBuild, finish, makeSideOutputs, prepareBuild, publishBuild, reportFailure } from './buildStages';
import type { GatheredExport, SideOutputs } from './buildStages';

/** Moves the exported pages to the candidate folder and makes the side outputs. */
async function gatherExport(content: ContentWithHistory): Promise<GatheredExport & SideOutputs> {
  const rendered = await exportDependencies();
  const beside = makeSideOutputs(content, noneUnchanged);
  const removedFiles = tidyExport(paths.rendered);
  moveFiles(paths.rendered, paths.candidate);
  console.error(`Removed ${formatCount(removedFiles)} files of the framework.`);
  return { rendered, previous: undefined, taken: undefined, ...beside };
}

/** A build driven by Next.js, before it renders the pages. */
export interface NextBuild {
  /** Finishes the site after Next.js has exported all pages. Throws SiteError and leaves `out/` unchanged if it fails. */
  readonly complete: () => Promise<void>;
}

/** Reads the content and writes the build info that the pages need. Throws SiteError with advice if it fails. */
export async function startNextBuild(options: BuildOptions, memory: BuildCache): Promise<NextBuild> {
  await prepareBuild(options);
  const begun = await startBuild(options, memory);
  const content = await withDataHistory(begun.read, options.shown);
  const info = await describeBuild(content.snapshot, codeFingerprint());
  await writeBuildInfo(info, paths.buildInfo);
  await clearRenderedPages();
  return {
    async complete() {
      const gathered = await gatherExport(content);
      const summary = await finish(info, gathered, content).catch(async (error: unknown) => {
        await reportFailure(begun);
        throw error;
      });
      const made = { content, info, unchanged: noneUnchanged, ...gathered, ...summary };
      const afterwards = await publishBuild(begun, made, memory);
      await afterwards();
    },
  };
}
