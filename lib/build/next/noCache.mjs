/** The page cache of a renderer, which keeps nothing: every request renders anew. Next.js makes one instance per request. */
export default class NoCache {
  get() {
    return Promise.resolve(null);
  }

  set() {
    return Promise.resolve();
  }

  revalidateTag() {
    return Promise.resolve();
  }

  resetRequestCache() {
    // There is nothing to reset.
  }
}
