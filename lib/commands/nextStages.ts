/** What `npx next build` and `npx next dev` do beside rendering: see `nextAdapter.mjs`. */
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

/** Ends with a message that people can act on; Next.js would print a stack. */
function endWith(error: unknown): never {
  if (!(error instanceof SiteError)) throw error;
  console.error(`\n${error.name}: ${describeError(error)}`);
  process.exit(1);
}

/** Reads the content, while no other process builds or renders; until the site is complete. */
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
    // A failure before Next.js renders, or after.
    finished.catch(endWith);
  });
}

/** Bundles the code for visitors, and reads the content while Next.js compiles the first page. */
export async function prepareDevelopment(): Promise<void> {
  const [browserModule = '', embeddedModule = ''] = await writeBrowserModule(paths.public);
  const id = 'development';
  const timestamp = new Date().toISOString();
  const info = { id, contentId: id, timestamp, nextRelease: null, browserModule, embeddedModule, fingerprint: '' };
  await writeBuildInfo(info, paths.developmentInfo);
  const { sample, ...connected } = await connectCms(new ListPageCache());
  // Next.js reads its settings in processes that end by themselves, too.
  sample?.unref();
  const contents = liveContents(connected);
  globalThis.developmentContents = contents;
  // The first page waits for it, and tells what is wrong.
  contents().catch(() => undefined);
}
