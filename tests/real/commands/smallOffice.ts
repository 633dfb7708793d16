/** A small office on a disk, which is backed up, lost and restored. */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { listFiles } from '@/lib/shared/files';
import { paths } from '@/lib/shared/paths';
import { installPackages } from '@/lib/office/installPackages';
import { sqlitePackage } from '@/lib/office/packages';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';
import { bundleProgram } from '../../support/bundleProgram';

/** The packages of a CMS that a backup needs. */
const packages = mkdtempSync(path.join(tmpdir(), 'statistikportal-packages-'));

/** The commands are bundled: they start several times as fast. */
function programOf(command: Command): string {
  return path.join(paths.cache, 'bundled', `${command}.mjs`);
}

beforeAll(async () => {
  for (const command of ['backup', 'restore'] as const)
    await bundleProgram(`lib/commands/${command}.ts`, programOf(command), 'external');
  await installPackages(packages, JSON.stringify({ dependencies: sqlitePackage }), 'Installing SQLite');
});
afterAll(() => rmSync(packages, { recursive: true }));

export const id = '20261122T083000Z-3a867a05b06d';
export const earlier = '20261121T083000Z-3a867a05b06c';
export const secret = 'a-secret-of-the-tests';

type Command = 'backup' | 'restore';

interface Ended {
  readonly code: unknown;
  readonly output: string;
}

interface Office {
  readonly folder: string;
  readonly archives: string;
  run(command: Command, parameters: readonly string[], settings?: Readonly<Record<string, string>>): Promise<Ended>;
  /** The archive of a backup that must succeed. */
  save(...parameters: readonly string[]): Promise<string>;
}

const files = {
  'cms/.env': `APP_KEYS=${secret}\n`,
  'cms/package.json': '{}',
  'cms/token.txt': 'token',
  'cms/public/uploads/Zürich «a b».txt': randomBytes(100_000).toString('hex'),
  'cms/build/index.html': 'made again',
  'office/office.yaml': 'region: x\n',
  'office/logos/logo.svg': '<svg/>',
  [`releases/releases/${id}/site/index.html`]: 'now',
  [`releases/releases/${id}/release.json`]: '{}',
  [`releases/releases/${earlier}/site/index.html`]: 'before',
  'releases/history.jsonl': '{}\n',
  'env/env': `RELEASE_SECRET=${secret}\n`,
};

/** A small office, whose commands run as on its machine. */
export function smallOffice(): Office {
  const { path: folder } = temporaryFolder(files);
  const at = (name: string): string => path.join(folder, name);
  symlinkSync(`releases/${id}`, at('releases/current'));
  symlinkSync(path.join(packages, 'node_modules'), at('cms/node_modules'));
  const archives = at('archives');
  const places = { RELEASE_DIR: at('releases'), OFFICE_DIR: at('office'), CMS_PORT: '0', RELEASE_PORT: '0' };
  const run: Office['run'] = (command, parameters, settings = {}) =>
    new Promise((resolve) => {
      const program = [programOf(command), '--cms', at('cms'), ...parameters];
      const env = { ...process.env, ...places, ...settings };
      execFile(process.execPath, program, { env }, (error, output, errors) =>
        resolve({ code: error?.code ?? 0, output: output + errors }),
      );
    });
  return {
    folder,
    archives,
    run,
    async save(...parameters) {
      const ended = await run('backup', [archives, '--settings', at('env/env'), ...parameters]);
      expect(ended.code, ended.output).toBe(0);
      return path.join(archives, readdirSync(archives).at(-1) ?? '');
    },
  };
}

/** Each file below some folders of an office, with its content. */
export function contentOf({ folder }: Office, names = ['cms', 'releases', 'office']): Readonly<Record<string, string>> {
  const found = names.flatMap((name) => listFiles(path.join(folder, name)).map((file) => `${name}/${file}`));
  return Object.fromEntries(found.map((file) => [file, readFileSync(path.join(folder, file), 'base64')]));
}

export function lose({ folder }: Office): void {
  for (const name of ['cms', 'releases', 'office']) rmSync(path.join(folder, name), { recursive: true });
}

/** Writes each number into two tables at once until it is stopped. None of it is in the file itself, only in what lies beside it. */
const writer = `
  const Database = require('better-sqlite3');
  const database = new Database(process.argv[1]);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; CREATE TABLE one (n, text); CREATE TABLE other (n, text);');
  const into = (table) => database.prepare('INSERT INTO ' + table + ' VALUES (?, ?)');
  const [one, other] = [into('one'), into('other')];
  let n = 0;
  setInterval(() => {
    database.exec('BEGIN');
    for (let i = 0; i < 20; i += 1) { one.run(n, 'x'.repeat(500)); other.run(n, 'y'.repeat(500)); n += 1; }
    database.exec('COMMIT');
    if (n === 2000) console.log('ready');
  });`;

export async function startWriting({ folder }: Office): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['-e', writer, path.join(folder, 'cms/data.db')], { cwd: packages });
  await once(child.stdout, 'data');
  return async () => {
    expect(child.exitCode).toBeNull();
    child.kill();
    await once(child, 'exit');
  };
}

/** What a database says. */
export function ask(file: string, question: string): string {
  const script = `const Database = require('better-sqlite3');
    console.log(JSON.stringify(new Database(process.argv[1]).prepare(process.argv[2]).all()));`;
  return execFileSync(process.execPath, ['-e', script, file, question], { cwd: packages, encoding: 'utf8' }).trim();
}

/** The archive with other content of its manifest. */
export function withManifest(archive: string, change: (text: string) => string): string {
  const { path: folder } = temporaryFolder();
  execFileSync('tar', ['-xf', archive, '-C', folder]);
  const file = path.join(folder, 'manifest.json');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  const changed = path.join(folder, '..', `${path.basename(folder)}.tar`);
  onTestFinished(() => rmSync(changed));
  execFileSync('tar', ['-cf', changed, '-C', folder, ...readdirSync(folder)]);
  return changed;
}
