/** The folder of a project in which a stand-in builds the site. */
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { createCms } from '@/lib/cms/client';
import { cmsOptions } from '@/lib/cms/cmsOptions';
import { projectFolder } from '@/lib/shared/command.mjs';
import { startTinySite } from '../../fixtures/sampleSite';
import { readFrom } from '../../lib/content/reading';
import { smallSite } from '../../lib/content/smallSite';
import { bundleProgram } from '../../support/bundleProgram';

/** Content of a small site, with the files that belong to it. */
async function writeContent(folder: string): Promise<void> {
  const media = path.join(folder, 'media');
  await mkdir(media, { recursive: true });
  const { url } = await startTinySite(smallSite);
  const cms = createCms(cmsOptions(url));
  await writeFile(path.join(folder, 'content.json'), JSON.stringify(await readFrom(cms, { mediaDirectory: media })));
}

/** Of all projects of a test file. */
let template: Promise<string> | undefined;

afterAll(async () => {
  if (template !== undefined) await rm(await template, { recursive: true });
});

/** Makes the folder of a project in which nothing but the build is another. */
export async function makeProject(folder: string): Promise<void> {
  template ??= makeTemplate();
  await cp(await template, folder, { recursive: true, verbatimSymlinks: true });
}

async function makeTemplate(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'statistikportal-service-'));
  const commands = path.join(folder, 'lib', 'commands');
  const service = path.join(projectFolder, 'lib/commands/releaseServe.ts');
  const builder = path.join(import.meta.dirname, 'standInBuild.ts');
  await bundleProgram(service, path.join(commands, 'releaseServe.mjs'), 'external');
  await bundleProgram(builder, path.join(commands, 'builder.ts'), 'external');
  // Begun by their path.
  for (const thread of ['linkFile.mjs', 'linkWorker.mjs'])
    await cp(path.join(projectFolder, 'lib/shared', thread), path.join(folder, 'lib/shared', thread));
  await symlink(path.join(projectFolder, 'node_modules'), path.join(folder, 'node_modules'));
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }');
  await writeFile(path.join(folder, '.env.example'), '');
  await writeContent(folder);
  return folder;
}
