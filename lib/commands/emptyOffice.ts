/** `npm run office -- --empty [folder]`: writes the files of an office that begins without sample content. */
import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ConfigurationError, errorCode } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';
import { siteCommand } from './siteCommand';

const template = path.join('content-types', 'template');

async function ensureEmpty(folder: string): Promise<void> {
  const [name] = await readdir(folder).catch((cause: unknown): readonly string[] => {
    if (errorCode(cause) === 'ENOENT') return [];
    throw new ConfigurationError(`${folder} cannot be used as the folder of an office.`, { cause });
  });
  if (name === undefined) return;
  throw new ConfigurationError(
    `The folder ${folder} is not empty: it holds «${name}». Nothing was changed. Name an empty folder, or one that does not ` +
      'exist: npm run office -- --empty <folder>',
  );
}

function nextSteps(folder: string): string {
  return [
    `An office without sample content is in ${folder}.`,
    `1. Change office/office.yaml there: region, languages, kinds of areas.`,
    `2. Write into .env: SAMPLE_DIR=${folder}`,
    '3. npm start shows its site; npm run content:check lists what to write first.',
    '4. npm run office -- <folder> starts a CMS that begins with it, in a new folder.',
  ].join('\n');
}

await siteCommand(async () => {
  const { positionals } = parseArgs({ options: { empty: { type: 'boolean' } }, allowPositionals: true });
  const [given = paths.office, ...others] = positionals;
  if (others.length > 0)
    throw new ConfigurationError(
      `Expected one folder, found ${positionals.join(', ')}: npm run office -- --empty <folder>`,
    );
  const folder = path.resolve(given);
  await ensureEmpty(folder);
  await cp(template, folder, { recursive: true });
  await mkdir(path.join(folder, 'media'), { recursive: true });
  console.log(nextSteps(folder));
  return 0;
});
