/**
 * Renders pages on demand within this process: Next.js as a server without a port (`next start`), with the content that this process has in
 * memory. The bytes are those of `next build`.
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
import { encodeAddress } from '@/lib/site/pageFiles';
import { FailedPagesError } from './failedPages';
import { becomeRenderer, rendererVariable } from './purpose.mjs';
import { runNextBuild } from './runNextBuild';
import { UnexpectedNextError } from './unexpected';

/** Folder of the renderer for a fingerprint of code and settings. */
function folderOf(code: string): string {
  return path.join(paths.renderers, code.slice(0, 16));
}

/** Written last, so it is missing if compiling was interrupted. */
function markOf(code: string): string {
  return path.join(folderOf(code), 'compiled');
}

export function isCompiled(code: string): boolean {
  return existsSync(markOf(code));
}

/** Runs work exclusively across processes. */
export type RunExclusively = <Result>(work: () => Promise<Result>) => Promise<Result>;

async function compile(code: string): Promise<void> {
  const folder = folderOf(code);
  const settings = { extends: path.relative(folder, 'tsconfig.json') };
  await writeTextFile(path.join(folder, 'tsconfig.json'), JSON.stringify(settings));
  await runNextBuild({ [rendererVariable]: path.relative(process.cwd(), folder) });
  await writeFile(markOf(code), '');
}

/** Compiles the renderer for this fingerprint unless that was done already. Needs no content. `nextAlone`: see `buildSite`. */
export async function compileRenderer(code: string, nextAlone: RunExclusively): Promise<void> {
  if (isCompiled(code)) return;
  await nextAlone(async () => {
    // Another process may have compiled it meanwhile.
    if (!isCompiled(code)) await compile(code);
  });
}

interface Answer {
  readonly status: number | undefined;
  readonly body: string;
  /** The cookies that it sets, as a request sends them. */
  readonly cookie: string;
}

type Get = (address: string, cookie?: string) => Promise<Answer>;

/** Starts Next.js in this process. Requests go through memory instead of a port, since the pages may not be public yet. */
async function start(code: string): Promise<Get> {
  becomeRenderer(path.relative(process.cwd(), folderOf(code)));
  const { default: next } = await import('next');
  const app = next({ dev: false, dir: process.cwd() });
  const answer = app.getRequestHandler();
  await app.prepare();
  const server = createServer((asked, response) => void answer(asked, response));
  return async (address, cookie = '') => {
    const [ours, theirs] = duplexPair();
    server.emit('connection', theirs);
    const asked = request({ createConnection: () => ours, path: address, headers: { cookie } }).end();
    const [response] = z.tuple([z.instanceof(IncomingMessage)]).parse(await once(asked, 'response'));
    const set = response.headers['set-cookie'] ?? [];
    const sent = set.map((one) => one.split(';')[0]).join('; ');
    return { status: response.statusCode, body: await text(response), cookie: sent };
  };
}

const started = new Map<string, Promise<Get>>();

/** One per fingerprint; a new version of the code is built by a new process. */
function rendererFor(code: string): Promise<Get> {
  const known = started.get(code) ?? start(code);
  started.set(code, known);
  return known;
}

/** Starts the renderer ahead of time if it is compiled. */
export async function warmRenderer(code: string): Promise<void> {
  if (isCompiled(code)) await rendererFor(code);
}

/** Next.js has German at `/de`, the public site at the root. */
function requestOf(address: string): string {
  const { locale, path: own } = splitAddress(address);
  return encodeAddress(locale === defaultLocale ? `/${defaultLocale}${own === '/' ? '' : own}` : address);
}

/** Copies what is the same for all pages: styles, fonts and the public folder. */
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
  /** `address` is decoded: `/fr/themen`. */
  readonly isReused: (address: string) => boolean;
  /** Folder of the export; existing files stay. */
  readonly folder: string;
  /** Receives each page, decoded address and HTML. */
  readonly store: (address: string, html: string) => Promise<void>;
}

/**
 * Renders the pages that are not reused, places styles and fonts, and returns the dependencies. Throws FailedPagesError once the other
 * pages are stored.
 */
export async function renderPages(
  code: string,
  { contents, isReused, folder, store }: PagesToRender,
): Promise<PageDependencies> {
  const get = await rendererFor(code);
  const reads = new Map<string, DependencyRecorder>();
  const readsFor = (address: string): DependencyRecorder => {
    const own = new DependencyRecorder();
    reads.set(address, own);
    return own;
  };
  globalThis.providedContent = { contents, dependencyRecorder: readsFor };
  placeFiles(code, folder);
  const listed = await get('/addresses');
  const addresses = z.array(z.string()).parse(JSON.parse(listed.body));
  const noted = new Map<string, readonly Dependency[]>();
  const failed: string[] = [];
  for (const address of addresses) {
    if (isReused(address)) continue;
    const { status, body } = await get(requestOf(address), listed.cookie);
    const read = reads.get(address)?.dependencies();
    if (status !== 200) {
      console.error(`The page ${address} cannot be rendered; its message is above.`);
      failed.push(address);
    } else if (read === undefined) {
      throw new UnexpectedNextError(`Next.js has answered for ${address} without rendering it.`);
    } else {
      noted.set(address, read);
      await store(address, body);
    }
    reads.delete(address);
  }
  if (failed.length > 0) throw new FailedPagesError(failed);
  return noted;
}

/** One per edition, and one of the previous code. */
const keptRenderers = 3;

/** Removes all but the most recently compiled renderers. */
export async function removeOldRenderers(): Promise<void> {
  const names = (await readdir(paths.renderers).catch(ignoreMissing)) ?? [];
  const folders = names.map((name) => path.join(paths.renderers, name));
  const aged = await Promise.all(folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })));
  const old = aged.toSorted((one, other) => other.at - one.at).slice(keptRenderers);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
}
