/** The release service as it listens, with nothing to build. */
import { onTestFinished } from 'vitest';
import { startScheduler } from '@/lib/publish/service/scheduler';
import { startService } from '@/lib/publish/service/releaseService';
import { createServiceState } from '@/lib/publish/service/status';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';

export const secret = 'a-secret-of-the-tests';

/** Starts it until the test has finished. Returns its address, without a slash at the end. */
export async function startedService(): Promise<string> {
  const folder = temporaryFolder().path;
  const nothing = (): Promise<void> => Promise.resolve();
  const scheduler = await startScheduler({ folder, debounceMs: 60_000, publish: nothing, onError: () => undefined });
  const embargo = { at: null, phase: 'none', candidate: null, failures: 0, lastDelayMs: null } as const;
  const memory = createServiceState();
  const sources = { folder, scheduler, memory, embargo: () => embargo, fault: () => null };
  const service = await startService({ ...sources, host: '127.0.0.1', port: 0, secret, rollback: nothing });
  onTestFinished(async () => {
    await service.close();
    await scheduler.close();
  });
  return service.url;
}
