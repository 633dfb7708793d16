import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeFiles } from '../../lib/build/export/sampleExport';

const run = promisify(execFile);

let root: string;

/** In the place of the real program: notes its parameters, and fails at the call whose number is in `fails`. */
const aws = `#!/bin/sh
echo "$*" >> "$NOTES"
[ "$(grep -c . "$NOTES")" != "\${FAILS-}" ]
`;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'site-upload-'));
  await mkdir(path.join(root, 'bin'));
  await writeFile(path.join(root, 'bin', 'aws'), aws);
  await chmod(path.join(root, 'bin', 'aws'), 0o755);
});

afterEach(() => rm(root, { recursive: true, force: true }));

async function upload(options: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const env = {
    NODE_ENV: 'test' as const,
    PATH: `${path.join(root, 'bin')}:/usr/bin:/bin`,
    NOTES: path.join(root, 'notes'),
    ...environment,
  };
  await run('deploy/upload.sh', [path.join(root, 'out'), 's3://site', ...options], { env });
}

async function notes(): Promise<readonly string[]> {
  return (await readFile(path.join(root, 'notes'), 'utf8')).trim().split('\n');
}

it('brings what pages load first, then pages, and at last removes what no page of yesterday loads', async () => {
  await writeFiles(path.join(root, 'out'), { 'index.html': 'x' });
  await upload(['--endpoint-url', 'https://s3.example']);
  const [files = '', data = '', pages = '', gone = '', ...more] = await notes();
  expect(more).toEqual([]);
  expect(files).toContain('--include _next/static/* --include assets/*');
  expect(files).toContain('immutable');
  expect(data).toMatch(/--exclude \*\.html .*--exclude _headers --exclude _redirects .*max-age=300/);
  expect(pages).toMatch(/--exclude \* --include \*\.html --content-type text\/html; charset=utf-8/);
  expect(gone).toMatch(/^s3 sync .*--delete --size-only .*--exclude _next\/static\/\* --exclude assets\/\*/);
  for (const call of [files, data, pages]) expect(call).not.toContain('--delete');
  for (const call of [files, data, pages, gone])
    expect(call).toMatch(/^s3 (?:sync|cp) \S+out s3:\/\/site .*--endpoint-url https:\/\/s3\.example$/);
});

it('brings data and pages whatever size and time they have, as of an older site', async () => {
  await writeFiles(path.join(root, 'out'), { 'index.html': 'x' });
  await upload([]);
  const [, data, pages] = await notes();
  for (const call of [data, pages]) expect(call).toMatch(/^s3 cp \S+out s3:\/\/site --recursive /);
});

it('removes old files when it is asked to, once no page loads them any more', async () => {
  await writeFiles(path.join(root, 'out'), { 'index.html': 'x' });
  await upload(['--prune', '--endpoint-url', 'https://s3.example']);
  const [files = '', , pages = '', , pruned = '', ...more] = await notes();
  expect(more).toEqual([]);
  expect(files).not.toContain('--delete');
  expect(pages).not.toContain('--delete');
  expect(pruned).toMatch(/^s3 sync .*--include assets\/\* .*--delete --endpoint-url https:\/\/s3\.example$/);
});

it('brings no page when something before it failed', async () => {
  await writeFiles(path.join(root, 'out'), { 'index.html': 'x' });
  await expect(upload([], { FAILS: '2' })).rejects.toThrow('Command failed');
  expect(await notes()).toHaveLength(2);
});

it('does nothing without a finished site', async () => {
  await writeFiles(path.join(root, 'out'), { 'themen.html': 'x' });
  await expect(upload([])).rejects.toThrow('there is no finished site');
  await expect(notes()).rejects.toThrow('ENOENT');
});
