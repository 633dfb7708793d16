/** Builds the site whenever `siteBuilder.ts` requests it. Keeps the previous build in memory to compare the next one with. */
import { constants, setPriority } from 'node:os';
import { edition } from '@/lib/shared/edition.mjs';
import { createBuildCache, warmUpCache } from '@/lib/build/buildCache';
import { buildSite } from '@/lib/build/buildSite';
import { codeFingerprint } from '@/lib/shared/fingerprint.mjs';
import { emptyTrash } from '@/lib/build/trash';
import { compileRenderer, removeOldRenderers, warmRenderer } from '@/lib/build/next/renderer';
import { withRenderLock } from './buildCommand';
import { builderCommand } from './builderCommand';
import { parseBuildOptions } from '../build/buildOptions';

const memory = createBuildCache();

// Builds for visitors take precedence over those for editors.
if (edition !== 'public') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

await builderCommand({
  async prepare() {
    await Promise.all([warmUpCache(memory), warmRenderer(codeFingerprint())]);
  },
  async build(parameters) {
    const options = parseBuildOptions(parameters);
    const afterwards = await buildSite(options, memory, withRenderLock);
    if (options.reportLater) return afterwards;
    await afterwards();
    return () => Promise.resolve();
  },
  async tidyUp() {
    await emptyTrash();
    await compileRenderer(codeFingerprint(), withRenderLock);
    await warmRenderer(codeFingerprint());
    await removeOldRenderers();
  },
});
