/** Caches in memory what was parsed from a file, as long as it is the same file, whatever its name. */
import { stat } from 'node:fs/promises';
import { ignoreMissing } from './replaceFolders';

/** Builds for an embargo and builds for now alternate. */
const maxKept = 2;

export class ParsedFileCache<Value> {
  readonly #kept = new Map<string, Promise<Value>>();

  /** Returns the cached value of a file, or the result of `read`, which is then cached. */
  async get(file: string, read: () => Promise<Value>): Promise<Value> {
    const identity = await this.#identityOf(file);
    if (identity === undefined) return read();
    const reading = this.#kept.get(identity) ?? read();
    this.#put(identity, reading);
    reading.catch(() => this.#kept.delete(identity));
    return reading;
  }

  /** Caches a value for the writer of the file: it must equal what `read` would return. */
  async put(file: string, value: Value): Promise<void> {
    const identity = await this.#identityOf(file);
    if (identity !== undefined) this.#put(identity, Promise.resolve(value));
  }

  /** Includes the time, because inode numbers are reused. */
  async #identityOf(file: string): Promise<string | undefined> {
    const found = (await stat(file).catch(ignoreMissing)) ?? undefined;
    return found && [found.dev, found.ino, found.mtimeMs].join(' ');
  }

  /** Keeps the most recently used values. */
  #put(identity: string, value: Promise<Value>): void {
    this.#kept.delete(identity);
    this.#kept.set(identity, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxKept && oldest !== undefined) this.#kept.delete(oldest);
  }
}
