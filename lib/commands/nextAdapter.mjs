/**
 * The build adapter of Next.js: `npx next build` makes the whole site, and `npx next dev` shows the content of the settings. Next.js calls it in plain JavaScript;
 * what it does is TypeScript.
 */
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/** In processes that `next build` starts, and below `npm run build`, somebody else has read the content. */
const stagesVariable = 'SITE_STAGES';

/** @returns {Promise<typeof import('./nextStages')>} */
function stages() {
  return tsImport('./nextStages.ts', import.meta.url);
}

/** @type {import('../build/buildAroundNext').BuildAroundNext | undefined} */
let building;

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'statistikportal',
  async modifyConfig(config, { phase }) {
    if (process.env[stagesVariable] !== undefined) return config;
    process.env[stagesVariable] = 'here';
    const { beginBuilding, prepareDevelopment } = await stages();
    if (phase === PHASE_PRODUCTION_BUILD) building = await beginBuilding();
    if (phase === PHASE_DEVELOPMENT_SERVER) await prepareDevelopment();
    return config;
  },
  async onBuildComplete() {
    await building?.complete();
  },
};

export default adapter;
