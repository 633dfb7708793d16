/** `npm run dev`: `next dev` on the port of the settings. What it shows: `nextStages.ts`. */
import { config } from '@/lib/shared/config';
import { requireOffice } from '@/lib/build/publicSettings';
import { run } from '@/lib/shared/run.mjs';
import { ensurePortIsFree } from './port.mjs';
import { siteCommand } from './siteCommand';

await siteCommand(async () => {
  const settings = config();
  requireOffice(settings);
  const { PORT: port } = settings;
  await ensurePortIsFree(port, (other) => `PORT=${other} npm run dev`);
  return run('next', ['dev', '--port', String(port)], { MEILISEARCH_ADMIN_KEY: '', NEXT_TELEMETRY_DISABLED: '1' });
});
