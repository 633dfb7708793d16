/**
 * In the browser in the place of `side-channel`, which `qs` notes things about objects with: the package spends 8 kB on
 * browsers without WeakMap, of which none can show this site.
 */
module.exports = function getSideChannel() {
  const notes = new WeakMap();
  return {
    assert(/** @type {object} */ key) {
      if (!notes.has(key)) throw new TypeError('Side channel does not contain the given key');
    },
    delete: (/** @type {object} */ key) => notes.delete(key),
    get: (/** @type {object} */ key) => notes.get(key),
    has: (/** @type {object} */ key) => notes.has(key),
    set(/** @type {object} */ key, /** @type {unknown} */ value) {
      notes.set(key, value);
    },
  };
};
