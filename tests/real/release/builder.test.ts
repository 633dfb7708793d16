import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { currentRelease } from '@/lib/publish/release/releaseFolder';
import { silenceProgress } from '../../lib/content/reading';
import { openOffice } from './office';
import { until } from './serviceProcess';

silenceProgress();

it('the same code builds in the same process, other code in another one', async () => {
  const { office, folder } = await openOffice();
  const service = await office.start();
  onTestFinished(async () => {
    await service.kill('SIGTERM');
  });
  const buildersAfterChange = async (): Promise<number> => {
    await office.change(service);
    await office.rest(service);
    return service.said().split('A builder begins.').length - 1;
  };
  expect(await buildersAfterChange()).toBe(1);
  expect(await buildersAfterChange()).toBe(1);
  await writeFile(path.join(folder, 'lib', 'installed.ts'), 'export {};\n');
  expect(await buildersAfterChange()).toBe(2);
  expect(await office.live()).toBe(office.asked);
}, 120_000);

it('each build follows the release that visitors see, whatever was built in between', async () => {
  const { office, folder } = await openOffice();
  const service = await office.start();
  onTestFinished(async () => {
    await service.kill('SIGTERM');
  });
  const followed = async (): Promise<string | undefined> => {
    await office.change(service);
    await office.rest(service);
    return [...service.said().matchAll(/The build follows (.*)\./g)].at(-1)?.[1];
  };
  expect(await followed()).toBe('nothing');
  const first = await currentRelease(path.join(folder, 'published'));
  expect(await followed()).toBe(first);
  const second = await currentRelease(path.join(folder, 'published'));
  expect(second).not.toBe(first);
  expect(await service.rollBack()).toBe(202);
  await until(
    () => `the rollback. The service says: ${service.said()}`,
    async () => ((await currentRelease(path.join(folder, 'published'))) === first ? true : undefined),
  );
  expect(await followed()).toBe(first);
}, 120_000);
