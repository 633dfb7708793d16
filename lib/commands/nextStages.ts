/** What `npx next build` and `npx next dev` do beside rendering: see `nextAdapter.mjs`. */
import { SiteError } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';
import { memoryOfOneBuild } from '@/lib/build/buildMemory';
import { buildAroundNext } from '@/lib/build/buildAroundNext';
import type { BuildAroundNext } from '@/lib/build/buildAroundNext';
import { tidyUp } from '@/lib/build/discarded';
import { parseBuildOptions } from '@/lib/build/options';
import { completePictures } from '@/lib/build/sharePictures';
import { writeBrowserModule } from '@/lib/build/export/browserModule';
import { PageMemory } from '@/lib/cms/pageMemory';
import { connectCms } from '@/lib/cms/withCms';
import { writeBuildInfo } from '@/lib/build/buildInfo';
import { liveContents } from '@/lib/build/liveContents';
import { buildAlone, renderAlone } from './buildCommand';
import { describe } from './siteCommand';

/** Ends with a message that people can act on; Next.js would print a stack. */
function endWith(error: unknown): never {
  if (!(error instanceof SiteError)) throw error;
  console.error(`\n${error.name}: ${describe(error)}`);
  process.exit(1);
}

/** Reads the content, while no other process builds or renders; until the site is complete. */
export function beginBuilding(): Promise<BuildAroundNext> {
  return new Promise((begun) => {
    const finished = buildAlone(async () => {
      await renderAlone(async () => {
        const build = await buildAroundNext(parseBuildOptions([]), memoryOfOneBuild());
        await new Promise<void>((resolve, reject) => {
          const complete = async (): Promise<void> => {
            await build.complete().then(resolve, reject);
            await finished;
          };
          begun({ complete });
        });
      });
      await completePictures();
      await tidyUp();
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
  const { sample, ...connected } = await connectCms(new PageMemory());
  // Next.js reads its settings in processes that end by themselves, too.
  sample?.unref();
  const contents = liveContents(connected);
  globalThis.developmentContents = contents;
  // The first page waits for it, and tells what is wrong.
  contents().catch(() => undefined);
}
