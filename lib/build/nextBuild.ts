/** The build driven by `npx next build`: Next.js renders every page between our stages; see `lib/commands/nextAdapter.mjs`. */
import { codeFingerprint } from '@/lib/shared/fingerprint.mjs';
import type { BuildOptions } from './buildOptions';
import { paths } from '@/lib/shared/paths';
import { writeBuildInfo } from './buildInfo';
import type { BuildCache } from './buildCache';
import { describeBuild } from './describeBuild';
import { clearRenderedPages, exportDependencies } from './next/exportPages';
import { noneUnchanged } from './unchangedPages';
import { withDataHistory } from './readContent';
import { startBuild, finish, gatherExport, prepareBuild, publishBuild, reportFailure } from './buildStages';

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
      const gathered = await gatherExport(content, exportDependencies());
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
