/** Next.js in two steps: the code is compiled once for each version, pages are rendered with each build. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startProgram } from '@/lib/base/run.mjs';
import { collectReads, failedIn } from '@/lib/content/readsStore';
import { SiteError } from '@/lib/base/errors';
import { writeTextFile } from '@/lib/base/files';
import { paths } from '@/lib/base/paths';
import { parseJson } from '@/lib/base/parseJson';
import { ignoreMissing } from '@/lib/base/replaceFolders';
import { writeUnchanged } from '@/lib/next/unchanged';
import { FailedPagesError } from './failedPages';
import { UnexpectedNextError } from './unexpected';

/** Lies with the compiled code, so that it goes with it. */
const compiledFor = path.join(paths.compiled, 'compiled-for');

/** With it, Next.js would export the addresses of its last run again. */
const lastAddresses = path.join(paths.compiled, 'prerender-manifest.json');

/** Tells `lib/commands/nextAdapter.mjs` that another process reads the content and finishes the export. */
const stagesVariable = 'SITE_STAGES';

function startNext(mode: 'compile' | 'generate', environment: Readonly<Record<string, string>> = {}) {
  // Secrets stay where they are needed: rendering pages needs none.
  return startProgram('next', ['build', '--experimental-build-mode', mode], {
    CMS_TOKEN: '',
    MEILISEARCH_ADMIN_KEY: '',
    RELEASE_SECRET: '',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    [stagesVariable]: 'elsewhere',
    ...environment,
  });
}

function failure(code: number): SiteError {
  return new SiteError(`Next.js ended with code ${code}; its message is above. The site in out/ is unchanged.`);
}

/** Written anew at the end of each rendering, and read at the beginning of the next: half a file would make all of them fail. */
const pagesManifest = path.join(paths.compiled, 'server/pages-manifest.json');

async function isCompiled(code: string): Promise<boolean> {
  if ((await readFile(compiledFor, 'utf8').catch(ignoreMissing)) !== code) return false;
  return parseJson((await readFile(pagesManifest, 'utf8').catch(ignoreMissing)) ?? '') !== undefined;
}

/** Compiles the code, unless that of this fingerprint is there already, and whole. */
export async function compileSite(code: string): Promise<void> {
  if (await isCompiled(code)) return;
  await rm(compiledFor, { force: true });
  const ended = await startNext('compile').ended;
  if (ended !== 0) throw failure(ended);
  await writeFile(compiledFor, code);
}

export interface Rendering {
  /** Addresses of pages and files that are not rendered: decoded, `/fr/themen`. */
  readonly unchanged: Iterable<string>;
  /** For few pages one process is faster than starting two. */
  readonly isSmall: boolean;
  /** What `startAhead` has started. */
  readonly ahead?: WaitingNext | undefined;
}

/** Throws UnexpectedNextError if each build would render all pages from now on: none would be wrong, so nobody would notice. */
async function checkNotes(reused: readonly string[]): Promise<void> {
  const noted = await collectReads(paths.reads);
  const open = await failedIn(paths.reads);
  if (noted.size === 0 || open.length > 0)
    throw new UnexpectedNextError(
      `Next.js has rendered pages, and has not called after() for ${open.slice(0, 3).join(', ') || 'any'}.`,
    );
  // The first of a route is rendered if none has to be, and may be all that is reused: see `toRender`.
  const again = reused.filter((address) => noted.has(address));
  if (again.length > Math.max(1, reused.length / 2))
    throw new UnexpectedNextError(
      `Next.js has rendered ${again.length} of ${reused.length} pages and files that were to be reused, such as ${again[0] ?? ''}.`,
    );
}

const oneWorker = { RENDERING_WORKERS: '1' };

/** Nothing of an earlier rendering is left. */
export async function clearRendering(): Promise<void> {
  for (const folder of [paths.rendered, paths.reads, lastAddresses]) await rm(folder, { recursive: true, force: true });
}

/** Next.js, which waits for the content. */
export type WaitingNext = ReturnType<typeof startNext>;

/**
 * Starts Next.js before it is known what it has to render; `renderPages` goes on with it. Undefined if the code has to be
 * compiled first.
 */
export async function startAhead(code: string): Promise<WaitingNext | undefined> {
  if (!(await isCompiled(code))) return undefined;
  await clearRendering();
  await writeTextFile(paths.contentAwaited, '');
  return startNext('generate', oneWorker);
}

/** The one that was started ahead, if it still waits and is enough, or another. */
async function takeNext({ ahead, isSmall }: Rendering): Promise<WaitingNext> {
  const isEnough = isSmall && ahead?.isRunning() === true;
  if (!isEnough) {
    await ahead?.stop();
    await clearRendering();
  }
  await rm(paths.contentAwaited, { force: true });
  return isEnough ? ahead : startNext('generate', isSmall ? oneWorker : {});
}

async function rendered({ ended }: WaitingNext, reused: readonly string[]): Promise<void> {
  const code = await ended;
  if (code === 0) return checkNotes(reused);
  const failed = await failedIn(paths.reads);
  throw failed.length > 0 ? new FailedPagesError(failed) : failure(code);
}

/**
 * Renders all pages but the unchanged ones to a folder of their own. `meanwhile`: what this process makes while others
 * render, and what is returned; if it throws, these finish first. Throws FailedPagesError, and UnexpectedNextError.
 */
export async function renderPages<Made>(rendering: Rendering, meanwhile: () => Made): Promise<Made> {
  const reused = [...rendering.unchanged];
  await writeUnchanged(reused);
  const pages = rendered(await takeNext(rendering), reused);
  try {
    return meanwhile();
  } finally {
    await pages;
  }
}
