/** The cache of a renderer: every page is rendered anew whenever it is asked for. Next.js makes one for each request. */
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
    // Nothing was kept.
  }
}
