/** The edition of the site that this process and its child processes build and serve. */

/**
 * `public`: what visitors see. The others are for editors only, in folders of their own: `drafts` with everything
 * unpublished; `later` with what will be public at an instant.
 */
const editions = /** @type {const} */ (['public', 'drafts', 'later']);

/** @typedef {(typeof editions)[number]} Edition */

/**
 * The environment variable with the edition. Set by `lib/commands/draftServe.ts` for its child processes, never in
 * `.env`: the default is the public site.
 */
export const editionVariable = 'SITE_EDITION';

/** @returns {Edition} */
function editionOf(/** @type {string | undefined} */ name) {
  const found = editions.find((edition) => edition === (name ?? 'public'));
  if (found === undefined)
    throw new Error(`${editionVariable} is «${name ?? ''}»; expected one of ${editions.join(', ')}.`);
  return found;
}

export const edition = editionOf(process.env[editionVariable]);

/**
 * Returns the folder of what is built from the content, relative to the working directory.
 * @param {Edition} [of]
 */
export function cacheFolder(of = edition) {
  return of === 'public' ? '.cache' : `.cache/editions/${of}`;
}
