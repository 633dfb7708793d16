/** Builds the site whenever `siteBuilder.ts` asks, and keeps in memory what the next build compares its content with. */
import { buildSite, createBuildMemory, tidyUp, warmUp } from '@/lib/build/buildSite';
import { builderCommand } from './builderCommand';
import { parseBuildOptions } from './options';

const memory = createBuildMemory();

await builderCommand({
  prepare: () => warmUp(memory),
  build: (parameters) => buildSite(parseBuildOptions(parameters), memory),
  tidyUp,
});
