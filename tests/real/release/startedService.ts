/** The release service as it listens, with nothing to build. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { startScheduler } from '@/lib/publish/service/scheduler';
import { startService } from '@/lib/publish/service/releaseService';
import { createServiceState } from '@/lib/publish/service/status';

export const secret = 'a-secret-of-the-tests';

/** Starts it. Returns its address, without a slash at the end. `atEnd`: takes what ends it; the end of the test unless given. */
export async function startedService(atEnd: (close: () => Promise<void>) => void = onTestFinished): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'statistikportal-'));
  const nothing = (): Promise<void> => Promise.resolve();
  const scheduler = await startScheduler({ folder, debounceMs: 60_000, publish: nothing, onError: () => undefined });
  const embargo = { at: null, phase: 'none', candidate: null, failures: 0, lastDelayMs: null } as const;
  const memory = createServiceState();
  const sources = { folder, scheduler, memory, embargo: () => embargo, fault: () => null };
  const service = await startService({ ...sources, host: '127.0.0.1', port: 0, secret, rollback: nothing });
  atEnd(async () => {
    await service.close();
    await scheduler.close();
    await rm(folder, { recursive: true });
  });
  return service.url;
}
