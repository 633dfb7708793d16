/** Builds the site whenever `siteBuilder.ts` asks, and keeps in memory what the next build compares its content with. */
import { createBuildMemory, warmUp } from '@/lib/build/buildMemory';
import { buildSite } from '@/lib/build/buildSite';
import { tidyUp } from '@/lib/build/discarded';
import { renderAlone } from './buildCommand';
import { builderCommand } from './builderCommand';
import { parseBuildOptions } from '../build/options';

const memory = createBuildMemory();

await builderCommand({
  prepare: () => warmUp(memory),
  build: (parameters) => buildSite(parseBuildOptions(parameters), memory, renderAlone),
  tidyUp,
});
