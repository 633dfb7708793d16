/** The build of `npx next build`: Next.js renders every page between our stages; see `lib/commands/nextAdapter.mjs`. */
import { codeFingerprint } from '@/lib/shared/fingerprint.mjs';
import type { BuildOptions } from './options';
import { paths } from '@/lib/shared/paths';
import { writeBuildInfo } from './buildInfo';
import type { BuildMemory } from './buildMemory';
import { describeBuild } from './describeBuild';
import { clearRendering, readsOfExport } from './next/exportPages';
import { nothingUnchanged } from './plan';
import { withPast } from './readContent';
import { beginBuild, finish, gatherExport, prepareBuild, publishBuild, reportFailure } from './buildStages';

/** A build that Next.js leads: it renders every page between its beginning and this. */
export interface BuildAroundNext {
  /** What comes after the export of Next.js is complete. Throws SiteError; the site in `out/` is then unchanged. */
  readonly complete: () => Promise<void>;
}

/** Reads the content and says what the pages have to know. Throws SiteError if it cannot, with what to do. */
export async function buildAroundNext(options: BuildOptions, memory: BuildMemory): Promise<BuildAroundNext> {
  await prepareBuild(options);
  const begun = await beginBuild(options, memory);
  const content = await withPast(begun.read, options.shown);
  const info = await describeBuild(content.snapshot, codeFingerprint());
  await writeBuildInfo(info, paths.buildInfo);
  await clearRendering();
  return {
    async complete() {
      const gathered = await gatherExport(content, readsOfExport());
      const summary = await finish(info, gathered, content).catch(async (error: unknown) => {
        await reportFailure(begun);
        throw error;
      });
      const made = { content, info, unchanged: nothingUnchanged, ...gathered, ...summary };
      const afterwards = await publishBuild(begun, made, memory);
      await afterwards();
    },
  };
}
