/** `npm run release:serve`: publishes the site whenever the CMS tells of a change, until Ctrl-C. */
import { mkdir } from 'node:fs/promises';
import { config } from '@/lib/config';
import { ConfigurationError } from '@/lib/errors';
import { startScheduler } from '@/lib/release/service/scheduler';
import { startService } from '@/lib/release/service/server';
import type { Memory } from '@/lib/release/service/status';
import { describeRelease, publishRelease, releaseFolder, rollBack } from './releaseWork';
import { siteCommand } from './siteCommand';
import { untilEnded } from './untilEnded';

function secretOf(): string {
  const { RELEASE_SECRET: secret } = config();
  if (secret !== undefined) return secret;
  throw new ConfigurationError(
    'The environment lacks RELEASE_SECRET, without which everybody could ask for builds. Set it in .env: docs/operations.md says how.',
  );
}

await siteCommand(async () => {
  const secret = secretOf();
  const { RELEASE_HOST: host, RELEASE_PORT: port, RELEASE_DEBOUNCE_MS: debounceMs } = config();
  const folder = releaseFolder();
  await mkdir(folder, { recursive: true });
  const memory: Memory = { lastWebhook: null, lastError: null, requests: 0, refused: 0 };
  const scheduler = await startScheduler({
    folder,
    debounceMs,
    publish: async ({ changes, reason }) => {
      console.error(`Building: ${changes} changes, the last one ${reason}.`);
      console.error(`Visitors see ${describeRelease(await publishRelease())}`);
    },
    onError: (error) => {
      const message = error instanceof Error ? error.message : String(error);
      memory.lastError = { at: new Date().toISOString(), message };
      console.error(error);
    },
  });
  const rollback = async (): Promise<void> => {
    console.error(`Taken back: visitors see ${describeRelease(await rollBack())}`);
  };
  const service = await startService({ folder, secret, host, port, scheduler, rollback, memory });
  console.error(`The service listens on ${service.url} (Ctrl-C ends it). Status: ${service.url}/status`);
  await untilEnded();
  await service.close();
  return 0;
});
