/** `npm run build`: from the CMS to a finished site in `out/`. If anything fails, the earlier `out/` stays as it is. */
import { createBuildMemory } from '@/lib/build/buildMemory';
import { buildSite } from '@/lib/build/buildSite';
import { tidyUp } from '@/lib/build/discarded';
import { buildCommand } from './buildCommand';
import { parseBuildOptions } from '../build/options';

await buildCommand(async () => {
  await buildSite(parseBuildOptions(process.argv.slice(2)), createBuildMemory());
  await tidyUp();
});
