import type { CachedContent } from './staleRecords';

/** After a day everything is read again, to notice changes without a trace in the CMS, such as edits in its database by hand. */
const longestMs = 24 * 60 * 60_000;

/** The records that a process has read, so that its next reading of the CMS requests only what has changed. */
export class RecordCache {
  #known: CachedContent | undefined;
  /** When all of it was read, by `performance.now()`. */
  #readAt = -Infinity;

  /** The cached content; undefined if everything must be read. */
  recall(): CachedContent | undefined {
    return performance.now() - this.#readAt > longestMs ? undefined : this.#known;
  }

  /** `isWhole`: everything was read, nothing reused. */
  keep(known: CachedContent, isWhole: boolean): void {
    this.#known = known;
    if (isWhole) this.#readAt = performance.now();
  }

  /** Drops the records of types with problems: these may be fixed where no date changes, as in the permissions of the token. */
  distrust(types: ReadonlySet<string>): void {
    if (this.#known === undefined) return;
    const trusted = [...this.#known.records].filter(([name]) => !types.has(name));
    this.#known = { ...this.#known, records: new Map(trusted) };
  }

  forget(): void {
    this.#known = undefined;
  }
}
