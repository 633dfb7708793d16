import type { CachedContent } from './staleRecords';

/** What nothing in the CMS tells of, such as changes in its database by hand, is seen after a day. */
const longestMs = 24 * 60 * 60_000;

/** What a process that reads a CMS several times has read, so that the next time it asks only for what has changed. */
export class RecordCache {
  #known: CachedContent | undefined;
  /** When all of it was read, by `performance.now()`. */
  #readAt = -Infinity;

  /** Undefined if everything is to be read. */
  recall(): CachedContent | undefined {
    return performance.now() - this.#readAt > longestMs ? undefined : this.#known;
  }

  /** `isWhole`: nothing of it was known before. */
  keep(known: CachedContent, isWhole: boolean): void {
    this.#known = known;
    if (isWhole) this.#readAt = performance.now();
  }

  /** What is wrong is read again, type by type: it may be mended where no date tells, as in the permissions of the token. */
  distrust(types: ReadonlySet<string>): void {
    if (this.#known === undefined) return;
    const trusted = [...this.#known.records].filter(([name]) => !types.has(name));
    this.#known = { ...this.#known, records: new Map(trusted) };
  }

  forget(): void {
    this.#known = undefined;
  }
}
