import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { silenceProgress } from '../../lib/content/reading';
import { openOffice } from './office';

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
