import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../commands/temporaryFolder';
import { silenceProgress } from '../../content/reading';
import { Office } from './office';
import { makeProject } from './serviceProcess';

silenceProgress();

it('the same code builds in the same process, other code in another one', async () => {
  const folder = temporaryFolder().path;
  await makeProject(folder);
  await mkdir(path.join(folder, 'web-rules'));
  await writeFile(path.join(folder, 'web-rules', 'nginx-maps.conf'), '# none\n');
  const office = new Office(folder, path.join(folder, 'published'), {});
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
