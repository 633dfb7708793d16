/** `npm run dev`: runs `next dev` on the configured port. `nextStages.ts` decides what it shows. */
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
