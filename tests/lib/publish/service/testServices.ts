/** Running services whose builds do nothing. */
import { afterEach, vi } from 'vitest';
import type { Mock } from 'vitest';
import type { RunningServer } from '@/lib/shared/server';
import type { BuildRequest } from '@/lib/publish/release/queue';
import type { EmbargoState } from '@/lib/publish/service/embargo';
import { startScheduler } from '@/lib/publish/service/scheduler';
import { startService } from '@/lib/publish/service/releaseService';
import type { ServiceOptions } from '@/lib/publish/service/releaseService';
import { createServiceState } from '@/lib/publish/service/status';
import { temporaryFolder } from '../../commands/temporaryFolder';

export const secret = 'a-secret-of-the-tests';

export const noEmbargo: EmbargoState = { at: null, phase: 'none', candidate: null, failures: 0, lastDelayMs: null };

export interface TestService extends Pick<RunningServer, 'url'> {
  readonly folder: string;
  readonly publish: Mock<(request: BuildRequest) => Promise<void>>;
  readonly rollback: Mock<() => Promise<void>>;
}

export interface TestServices {
  readonly start: (options: Partial<ServiceOptions>, debounceMs: number) => Promise<TestService>;
}

export function testServices(): TestServices {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });
  return {
    async start(options, debounceMs) {
      const folder = temporaryFolder().path;
      const publish = vi.fn<(request: BuildRequest) => Promise<void>>(() => Promise.resolve());
      const rollback = vi.fn<() => Promise<void>>(() => Promise.resolve());
      const scheduler = await startScheduler({ folder, debounceMs, publish, onError: () => undefined });
      ends.push(scheduler.close);
      const memory = createServiceState();
      const own = { folder, scheduler, embargo: () => noEmbargo, fault: () => null, memory, secret, rollback };
      const service = await startService({ ...own, host: '127.0.0.1', port: 0, ...options });
      ends.unshift(service.close);
      return { url: service.url, folder, publish, rollback };
    },
  };
}
