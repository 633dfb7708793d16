/** What `npx next build` and `npx next dev` do besides rendering: see `nextAdapter.mjs`. */
import { SiteError } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';
import { singleBuildCache } from '@/lib/build/buildCache';
import { startNextBuild } from '@/lib/build/nextBuild';
import type { NextBuild } from '@/lib/build/nextBuild';
import { emptyTrash } from '@/lib/build/trash';
import { parseBuildOptions } from '@/lib/build/buildOptions';
import { completeShareImages } from '@/lib/build/missingShareImages';
import { writeBrowserModule } from '@/lib/build/export/browserModule';
import { ListPageCache } from '@/lib/cms/listPageCache';
import { connectCms } from '@/lib/cms/withCms';
import { writeBuildInfo } from '@/lib/build/buildInfo';
import { liveContents } from '@/lib/build/liveContents';
import { withBuildLock, withRenderLock } from './buildCommand';
import { describeError } from './siteCommand';

/** Exits with a message that people can act on; Next.js would print a stack. */
function exitWithError(error: unknown): never {
  if (!(error instanceof SiteError)) throw error;
  console.error(`\n${error.name}: ${describeError(error)}`);
  process.exit(1);
}

/** Reads the content and returns the build, holding the build and render locks until `complete` has finished. Failures end the process. */
export function startLockedBuild(): Promise<NextBuild> {
  return new Promise((begun) => {
    const finished = withBuildLock(async () => {
      await withRenderLock(async () => {
        const build = await startNextBuild(parseBuildOptions([]), singleBuildCache());
        await new Promise<void>((resolve, reject) => {
          const complete = async (): Promise<void> => {
            await build.complete().then(resolve, reject);
            await finished;
          };
          begun({ complete });
        });
      });
      await completeShareImages();
      await emptyTrash();
    });
    // Covers failures both before Next.js renders and afterwards.
    finished.catch(exitWithError);
  });
}

/** Bundles the browser code and starts reading the content while Next.js compiles the first page. */
export async function prepareDevelopment(): Promise<void> {
  const [browserModule = '', embeddedModule = ''] = await writeBrowserModule(paths.public);
  const id = 'development';
  const timestamp = new Date().toISOString();
  const info = { id, contentId: id, timestamp, nextRelease: null, browserModule, embeddedModule, fingerprint: '' };
  await writeBuildInfo(info, paths.developmentInfo);
  const { sample, ...connected } = await connectCms(new ListPageCache());
  // Next.js also reads its configuration in processes that must be able to exit.
  sample?.unref();
  const contents = liveContents(connected);
  globalThis.developmentContents = contents;
  // The first page awaits it and reports the error.
  contents().catch(() => undefined);
}
