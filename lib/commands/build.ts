/** `npm run build`: builds the site in `out/` from the CMS. If anything fails, `out/` stays as it is. */
import { singleBuildCache } from '@/lib/build/buildCache';
import { buildSite } from '@/lib/build/buildSite';
import { emptyTrash } from '@/lib/build/trash';
import { completeShareImages } from '@/lib/build/missingShareImages';
import { buildCommand, withRenderLock } from './buildCommand';
import { parseBuildOptions } from '../build/buildOptions';

await buildCommand(async () => {
  const options = parseBuildOptions(process.argv.slice(2));
  const afterwards = await buildSite(options, singleBuildCache(), withRenderLock);
  await afterwards();
  if (!options.picturesLater) await completeShareImages();
  await emptyTrash();
});
