/** A copy of the project with little content, which fills a new CMS; neither the site of the project nor its releases are touched. */
import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { copyProject } from '../../support/workshop';

/** Where it is while the tests of this folder run. */
export const tinyProject = path.resolve('.cache/tiny-project');

const sample = path.join(tinyProject, 'content-types/sample');

const index = `export { tinyContent as sampleContent, tinyTranslations as sampleTranslations } from './tinyContent';
`;

/** Once for all tests; returns what removes it. */
export async function setup(): Promise<() => Promise<void>> {
  await copyProject(tinyProject);
  for (const name of ['tinyContent.ts', 'tinyBlocks.ts'])
    await cp(path.join(import.meta.dirname, name), path.join(sample, name));
  await writeFile(path.join(sample, 'index.ts'), index);
  return () => rm(tinyProject, { recursive: true, force: true });
}
