/** Builds the site whenever `siteBuilder.ts` asks, and keeps in memory what the next build compares its content with. */
import { constants, setPriority } from 'node:os';
import { edition } from '@/lib/shared/edition.mjs';
import { createBuildMemory, warmUp } from '@/lib/build/buildMemory';
import { buildSite } from '@/lib/build/buildSite';
import { codeFingerprint } from '@/lib/shared/fingerprint.mjs';
import { tidyUp } from '@/lib/build/discarded';
import { compileRenderer, removeOldRenderers, warmRenderer } from '@/lib/build/next/renderer';
import { renderAlone } from './buildCommand';
import { builderCommand } from './builderCommand';
import { parseBuildOptions } from '../build/options';

const memory = createBuildMemory();

// What editors alone see makes way for what is published.
if (edition !== 'public') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

await builderCommand({
  async prepare() {
    await Promise.all([warmUp(memory), warmRenderer(codeFingerprint())]);
  },
  async build(parameters) {
    const options = parseBuildOptions(parameters);
    const afterwards = await buildSite(options, memory, renderAlone);
    if (options.reportLater) return afterwards;
    await afterwards();
    return () => Promise.resolve();
  },
  async tidyUp() {
    await tidyUp();
    await compileRenderer(codeFingerprint(), renderAlone);
    await warmRenderer(codeFingerprint());
    await removeOldRenderers();
  },
});
