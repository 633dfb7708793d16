import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readShortNames, shortenClassNames } from '@/lib/next/shortenClassNames';
import { temporaryFolder, writeFiles } from '../export/sampleExport';

const sheet = 'static/chunks/1ab2.css';
const css = '.plain_one{margin:.5em}._4bcdef_list{color:red}.a-cdef_item a:hover{color:blue}._4bcdef_list .side{x:y}';

async function shortened(files: Readonly<Record<string, string>>): Promise<(file: string) => Promise<string>> {
  const folder = await temporaryFolder();
  await writeFiles(folder, files);
  await shortenClassNames(folder);
  return (file) => readFile(path.join(folder, file), 'utf8');
}

it('gives classes of style modules short names wherever they stand, and leaves all other words as they are', async () => {
  const read = await shortened({
    [sheet]: css,
    'server/chunks/ssr/page.js':
      'x({list:"_4bcdef_list",item:"a-cdef_item _4bcdef_list"},"_4bcdef_listed","abcdef_item")',
  });
  expect(await read(sheet)).toBe('.plain_one{margin:.5em}.c1ab0{color:red}.c1ab1 a:hover{color:blue}.c1ab0 .side{x:y}');
  expect(await read('server/chunks/ssr/page.js')).toBe(
    'x({list:"c1ab0",item:"c1ab1 c1ab0"},"_4bcdef_listed","abcdef_item")',
  );
});

it('names a class by its own sheet alone, because browsers keep a sheet of the same address', async () => {
  const alone = await shortened({ [sheet]: css });
  const beside = await shortened({ [sheet]: css, 'static/chunks/0zzz.css': '._5xyzab_new{color:red}' });
  expect(await beside(sheet)).toBe(await alone(sheet));
});

it('keeps the names for the code of islands', async () => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { [sheet]: css });
  await shortenClassNames(folder);
  expect([...(await readShortNames(folder))]).toEqual([
    ['_4bcdef_list', 'c1ab0'],
    ['a-cdef_item', 'c1ab1'],
  ]);
});

it('refuses sheets whose names begin alike', async () => {
  await expect(shortened({ [sheet]: css, 'static/chunks/1abc.css': '._5xyzab_new{color:red}' })).rejects.toThrow(
    'Two style sheets have names that begin alike',
  );
});
