import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lockHolder } from '@/lib/publish/release/lock';
import { readQueue } from '@/lib/publish/release/queue';
import { silenceProgress } from '../../lib/content/reading';
import { openOffice } from './office';
import type { Office } from './office';
import { until } from './serviceProcess';
import type { ServiceProcess } from './serviceProcess';

silenceProgress();

const aMinuteAndMore = 120_000;

async function open(): Promise<{ readonly office: Office; readonly folder: string; readonly service: ServiceProcess }> {
  const { office, folder } = await openOffice();
  const service = await office.start();
  onTestFinished(() => void service.kill());
  return { office, folder, service };
}

it.each(['SIGTERM', 'SIGINT'] as const)(
  'a service that has built and is asked to end by %s ends in order',
  async (signal) => {
    const { office, service } = await open();
    await office.change(service);
    await office.rest(service);
    expect(await service.kill(signal)).toBe(0);
  },
  aMinuteAndMore,
);

it(
  'a service that is asked to end while it builds stops the build, remembers it, and ends in order',
  async () => {
    const { office, folder, service } = await open();
    await office.change(service);
    await until(
      () => `a build. The service says: ${service.said()}`,
      () => lockHolder(path.join(folder, '.cache'), 'build'),
    );
    expect(await service.kill('SIGTERM')).toBe(0);
    expect(service.said()).not.toContain('Visitors see 2');
    expect((await readQueue(office.releaseDir)).request?.changes).toBe(1);
  },
  aMinuteAndMore,
);
