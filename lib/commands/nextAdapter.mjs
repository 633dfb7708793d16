/**
 * The build adapter of Next.js: `npx next build` makes the whole site, and `npx next dev` shows the configured content. Next.js loads
 * adapters as plain JavaScript; the work is done in TypeScript.
 */
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';
import { stagesVariable } from '../build/next/purpose.mjs';

/** @returns {Promise<typeof import('./nextStages')>} */
function stages() {
  return tsImport('./nextStages.ts', import.meta.url);
}

/** @type {import('../build/nextBuild').NextBuild | undefined} */
let building;

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'statistikportal',
  async modifyConfig(config, { phase }) {
    const isLed = phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER;
    if (!isLed || process.env[stagesVariable] !== undefined) return config;
    // The processes started from here only render.
    process.env[stagesVariable] = 'pages';
    const { startLockedBuild, prepareDevelopment } = await stages();
    if (phase === PHASE_PRODUCTION_BUILD) building = await startLockedBuild();
    else await prepareDevelopment();
    return config;
  },
  async onBuildComplete() {
    await building?.complete();
  },
};

export default adapter;
