/** Which site is made and served by this process and those that it starts. */

/**
 * `public`: what visitors see. What only editors see is made beside it, in folders of its own: `drafts`, with all that is not
 * published; `later`, what will be public at an instant.
 */
const editions = /** @type {const} */ (['public', 'drafts', 'later']);

/** @typedef {(typeof editions)[number]} Edition */

/**
 * The variable of the environment that says it. Set by `lib/commands/draftServe.ts` for what it starts, never in `.env`: whoever is
 * told nothing makes the public site.
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
 * Where what is made of the content lies, relative to the working directory.
 * @param {Edition} [of]
 */
export function cacheFolder(of = edition) {
  return of === 'public' ? '.cache' : `.cache/editions/${of}`;
}
