/** What Next.js is started for, as the environment tells all of its processes. */

/**
 * `pages`: it renders pages of content that has been read, and somebody else finishes them. Without it, Next.js was started by people: the
 * build adapter reads the content, and finishes the site.
 */
export const stagesVariable = 'SITE_STAGES';

/** The folder of a renderer, relative to that of the project: see `renderer.ts`. Empty and absent are the same. */
export const rendererVariable = 'SITE_RENDERER';

/** @returns {string | undefined} */
export function rendererFolder() {
  const folder = process.env[rendererVariable] ?? '';
  return folder === '' ? undefined : folder;
}

/**
 * What this process starts next is the renderer in that folder.
 * @param {string} folder
 */
export function becomeRenderer(folder) {
  Object.assign(process.env, { NODE_ENV: 'production', [rendererVariable]: folder });
}

/** Whether pages are made when they are asked for: by the development server, and by a renderer. */
export function isOnDemand() {
  return process.env.NODE_ENV === 'development' || rendererFolder() !== undefined;
}

/**
 * For `next build`: with less room V8 collects sooner, and the processes that render take half the memory at no cost in time;
 * whoever needs more says so in `NODE_OPTIONS`. The second holds glibc to two heaps for all threads of the compiler.
 * @returns {Record<string, string>}
 */
export function memoryLimits() {
  const { NODE_OPTIONS: own = '', MALLOC_ARENA_MAX: heaps = '2' } = process.env;
  return { NODE_OPTIONS: `--max-old-space-size=1500 ${own}`.trim(), MALLOC_ARENA_MAX: heaps };
}
