/**
 * Renders pages within this process, when it asks for them: Next.js as a server without a port (`next start`), whose pages are made of
 * what this process has in memory. The bytes are those of `next build`.
 */
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { defaultLocale } from '@/content-types/locales';
import { listFiles, writeTextFile } from '@/lib/shared/files';
import { linkFile, makeFoldersOf } from '@/lib/shared/hardLinks';
import { paths } from '@/lib/shared/paths';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import { DependencyRecorder } from '@/lib/content/dependencies';
import type { Dependency } from '@/lib/content/dependencies';
import type { PageDependencies } from '@/lib/content/dependencyStore';
import { splitAddress } from '@/lib/i18n/paths';
import type { Contents } from '@/lib/site/contents';
import { encodeAddress, pageFile } from '@/lib/site/pageFiles';
import { runNextBuild } from './exportPages';
import { FailedPagesError } from './failedPages';
import { becomeRenderer, rendererVariable } from './purpose.mjs';
import { UnexpectedNextError } from './unexpected';

/** Of the code and the settings of this fingerprint. */
function folderOf(code: string): string {
  return path.join(paths.renderers, code.slice(0, 16));
}

/** Written last: without it, compiling was interrupted. */
function markOf(code: string): string {
  return path.join(folderOf(code), 'compiled');
}

export function isCompiled(code: string): boolean {
  return existsSync(markOf(code));
}

/** Runs work while no other process does such work. */
export type RunExclusively = <Result>(work: () => Promise<Result>) => Promise<Result>;

async function compile(code: string): Promise<void> {
  const folder = folderOf(code);
  const settings = { extends: path.relative(folder, 'tsconfig.json') };
  await writeTextFile(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  await runNextBuild({ [rendererVariable]: path.relative(process.cwd(), folder) });
  await writeFile(markOf(code), '');
}

/** Compiles the code of this fingerprint, unless it is there. Needs no content. `nextAlone`: see `buildSite`. */
export async function compileRenderer(code: string, nextAlone: RunExclusively): Promise<void> {
  if (isCompiled(code)) return;
  await nextAlone(async () => {
    // Another process may have done so meanwhile.
    if (!isCompiled(code)) await compile(code);
  });
}

type Get = (address: string) => Promise<{ readonly status: number | undefined; readonly body: string }>;

/** Starts Next.js in this process. It is asked by HTTP, but through memory: what is not public yet is on no port. */
async function start(code: string): Promise<Get> {
  becomeRenderer(path.relative(process.cwd(), folderOf(code)));
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: process.cwd() });
  const answer = app.getRequestHandler();
  await app.prepare();
  const server = createServer((asked, response) => void answer(asked, response));
  return async (address) => {
    const [ours, theirs] = duplexPair();
    server.emit('connection', theirs);
    const asked = request({ createConnection: () => ours, path: address }).end();
    const [response] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(asked, 'response'));
    return { status: response.statusCode, body: await text(response) };
  };
}

const started = new Map<string, Promise<Get>>();

/** Once in a process; with new code, the process that builds is another one. */
function startedFor(code: string): Promise<Get> {
  const known = started.get(code) ?? start(code);
  started.set(code, known);
  return known;
}

/** Starts it before it is needed, if its code is compiled. */
export async function warmRenderer(code: string): Promise<void> {
  if (isCompiled(code)) await startedFor(code);
}

/** What German has at Next.js, and not at visitors'. */
function requestOf(address: string): string {
  const { locale, path: own } = splitAddress(address);
  return encodeAddress(locale === defaultLocale ? `/${defaultLocale}${own === '/' ? '' : own}` : address);
}

/** The same for all renderings: styles and fonts, and what browsers get as it is. */
function placeFiles(code: string, folder: string): void {
  const own = path.join(folderOf(code), 'app', 'static');
  const files = listFiles(own).filter((file) => !file.endsWith('.js'));
  const target = path.join(folder, '_next', 'static');
  makeFoldersOf(files, target);
  for (const file of files) linkFile(path.join(own, file), path.join(target, file));
  cpSync(paths.public, folder, { recursive: true });
}

export interface PagesToRender {
  readonly contents: Contents;
  /** Decoded: `/fr/themen`. */
  readonly isReused: (address: string) => boolean;
  /** Of the export; what is there stays. */
  readonly folder: string;
}

/**
 * Writes the pages of the content that are not reused, with styles and fonts, and returns what they have read. Throws FailedPagesError
 * when the others are written.
 */
export async function renderPages(
  code: string,
  { contents, isReused, folder }: PagesToRender,
): Promise<PageDependencies> {
  const get = await startedFor(code);
  const reads = new Map<string, DependencyRecorder>();
  const readsFor = (address: string): DependencyRecorder => {
    const own = new DependencyRecorder();
    reads.set(address, own);
    return own;
  };
  globalThis.givenContent = { contents, dependencyRecorder: readsFor };
  placeFiles(code, folder);
  const addresses = z.array(z.string()).parse(JSON.parse((await get('/addresses')).body));
  const noted = new Map<string, readonly Dependency[]>();
  const failed: string[] = [];
  for (const address of addresses) {
    if (isReused(address)) continue;
    const { status, body } = await get(requestOf(address));
    const read = reads.get(address)?.cells();
    if (status !== 200) {
      console.error(`The page ${address} cannot be rendered; its message is above.`);
      failed.push(address);
    } else if (read === undefined) {
      throw new UnexpectedNextError(`Next.js has answered for ${address} without rendering it.`);
    } else {
      noted.set(address, read);
      await writeTextFile(path.join(folder, pageFile(address)), body);
    }
    reads.delete(address);
  }
  if (failed.length > 0) throw new FailedPagesError(failed);
  return noted;
}

/** How many are kept: of the editions, and of the code before. */
const keptRenderers = 3;

/** Removes those that have not been compiled lately. */
export async function removeOldRenderers(): Promise<void> {
  const names = (await readdir(paths.renderers).catch(ignoreMissing)) ?? [];
  const folders = names.map((name) => path.join(paths.renderers, name));
  const aged = await Promise.all(folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })));
  const old = aged.toSorted((one, other) => other.at - one.at).slice(keptRenderers);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
}
