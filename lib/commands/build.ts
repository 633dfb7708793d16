/** `npm run build`: from the CMS to a finished site in `out/`. If anything fails, the earlier `out/` stays as it is. */
import { memoryOfOneBuild } from '@/lib/build/buildMemory';
import { buildSite } from '@/lib/build/buildSite';
import { tidyUp } from '@/lib/build/discarded';
import { completePictures } from '@/lib/build/sharePictures';
import { buildCommand, renderAlone } from './buildCommand';
import { parseBuildOptions } from '../build/options';

await buildCommand(async () => {
  const options = parseBuildOptions(process.argv.slice(2));
  const afterwards = await buildSite(options, memoryOfOneBuild(), renderAlone);
  await afterwards();
  if (!options.picturesLater) await completePictures();
  await tidyUp();
});
