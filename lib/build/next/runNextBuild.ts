/** Runs `next build` as a process. */
import { SiteError } from '@/lib/shared/errors';
import { run } from '@/lib/shared/run.mjs';
import { memoryLimits, rendererVariable, stagesVariable } from './purpose.mjs';

/** Runs `next build`. Throws SiteError if it fails; Next.js has then printed why. */
export async function runNextBuild(environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const code = await run('next', ['build'], {
    // Rendering pages needs no secrets.
    CMS_TOKEN: '',
    MEILISEARCH_ADMIN_KEY: '',
    RELEASE_SECRET: '',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    ...memoryLimits(),
    [stagesVariable]: 'pages',
    [rendererVariable]: '',
    ...environment,
  });
  if (code !== 0)
    throw new SiteError(`Next.js ended with code ${code}; its message is above. The site in out/ is unchanged.`);
}
