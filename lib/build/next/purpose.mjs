/** What Next.js is started for; passed to all its processes by the environment. */

/**
 * `pages`: Next.js only renders pages of content that was already read, and its caller finishes them. If unset, Next.js was started
 * directly: the build adapter reads the content and finishes the site.
 */
export const stagesVariable = 'SITE_STAGES';

/** Folder of a renderer, relative to the project: see `renderer.ts`. Empty means unset. */
export const rendererVariable = 'SITE_RENDERER';

/**
 * Returns the folder of the renderer that this process compiles or runs; undefined if none.
 * @returns {string | undefined}
 */
export function rendererFolder() {
  const folder = process.env[rendererVariable] ?? '';
  return folder === '' ? undefined : folder;
}

/**
 * Makes Next.js start as the renderer of that folder in this process.
 * @param {string} folder
 */
export function becomeRenderer(folder) {
  Object.assign(process.env, { NODE_ENV: 'production', [rendererVariable]: folder });
}

/** Whether pages are rendered on demand: by the development server or a renderer. */
export function isOnDemand() {
  return process.env.NODE_ENV === 'development' || rendererFolder() !== undefined;
}

/**
 * Returns environment variables for `next build`. With a smaller heap, V8 collects garbage sooner, and rendering processes take half the
 * memory in the same time; `NODE_OPTIONS` can raise the limit. `MALLOC_ARENA_MAX` limits glibc to two heaps for all compiler threads.
 * @returns {Record<string, string>}
 */
export function memoryLimits() {
  const { NODE_OPTIONS: own = '', MALLOC_ARENA_MAX: heaps = '2' } = process.env;
  return { NODE_OPTIONS: `--max-old-space-size=1500 ${own}`.trim(), MALLOC_ARENA_MAX: heaps };
}
