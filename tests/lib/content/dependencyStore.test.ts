import { appendFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  appendDependencies,
  collectDependencies,
  loadDependencies,
  storeDependencies,
} from '@/lib/content/dependencyStore';
import { emptyFolder } from './folder';

const reads = new Map([
  ['/fr/themen', ['display-themes', 'year']],
  ['/daten/indikator/7512.csv', ['de/products/7512#data_rows', 'year']],
]);

it('what pages read is collected from all processes', async () => {
  const folder = path.join(await emptyFolder(), 'reads');
  for (const [address, dependencies] of reads) appendDependencies(folder, address, dependencies);
  await writeFile(path.join(folder, '1.jsonl'), '["/",["articles"]]\n');
  expect(await collectDependencies(folder)).toEqual(new Map([...reads, ['/', ['articles']]]));
});

it('a page whose reads were cut off is unknown', async () => {
  const folder = await emptyFolder();
  appendDependencies(folder, '/', ['articles']);
  appendFileSync(path.join(folder, `${process.pid}.jsonl`), '["/themen",["display-th');
  expect(await collectDependencies(folder)).toEqual(new Map([['/', ['articles']]]));
});

it('reads are kept in one file, which a process may write again with others', async () => {
  const folder = await emptyFolder();
  const [first, second] = [path.join(folder, 'a.json'), path.join(folder, 'b.json')];
  await storeDependencies(first, 'a build', reads);
  await storeDependencies(second, 'a build', new Map([...reads, ['/neu', ['year', 'new dependency']]]));
  expect(await loadDependencies(first, 'a build')).toEqual(reads);
  expect(await loadDependencies(second, 'a build')).toEqual(new Map([...reads, ['/neu', ['year', 'new dependency']]]));
});

it('what no page reads any more is forgotten after many builds', async () => {
  const file = path.join(await emptyFolder(), 'reads.json');
  await storeDependencies(file, 'a build', new Map([['/alt', ['old dependency']]]));
  for (let build = 0; build < 100; build += 1) await storeDependencies(file, 'a build', reads);
  expect(await loadDependencies(file, 'a build')).toEqual(reads);
  expect(await readFile(file, 'utf8')).not.toContain('old dependency');
});

it.each([
  ['cut off', '{"format":3,"build":"a build","dependencies":["a"],"pa'],
  ['of another form', '{"format":0,"build":"a build","dependencies":[],"pages":{}}'],
  ['of another build', '{"format":3,"build":"the next one","dependencies":[],"pages":{}}'],
])('a file that is %s tells nothing', async (_, text) => {
  const file = path.join(await emptyFolder(), 'reads.json');
  await writeFile(file, text);
  expect(await loadDependencies(file, 'a build')).toBeUndefined();
});

it('a page with a part that has no name is unknown', async () => {
  const file = path.join(await emptyFolder(), 'reads.json');
  await writeFile(file, '{"format":3,"build":"a build","dependencies":["year"],"pages":{"/":[0],"/themen":[0,1]}}');
  expect(await loadDependencies(file, 'a build')).toEqual(new Map([['/', ['year']]]));
});
