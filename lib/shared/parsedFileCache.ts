/** Caches in memory what was derived from a file, as long as it is the same file, whatever its name. */
import { stat } from 'node:fs/promises';
import { ignoreMissing } from './replaceFolders';

/** A build for an embargo and one of now take turns. */
const maxKept = 2;

export class ParsedFileCache<Value> {
  readonly #kept = new Map<string, Promise<Value>>();

  /** The cached value for the file; otherwise what `read` makes of it, which is then cached. */
  async get(file: string, read: () => Promise<Value>): Promise<Value> {
    const identity = await this.#identityOf(file);
    if (identity === undefined) return read();
    const reading = this.#kept.get(identity) ?? read();
    this.#put(identity, reading);
    reading.catch(() => this.#kept.delete(identity));
    return reading;
  }

  /** For the writer of the file: this is what reading it would return. */
  async put(file: string, value: Value): Promise<void> {
    const identity = await this.#identityOf(file);
    if (identity !== undefined) this.#put(identity, Promise.resolve(value));
  }

  /** Inode numbers are reused, but not with the same time. */
  async #identityOf(file: string): Promise<string | undefined> {
    const found = (await stat(file).catch(ignoreMissing)) ?? undefined;
    return found && [found.dev, found.ino, found.mtimeMs].join(' ');
  }

  /** The most recently requested ones stay. */
  #put(identity: string, value: Promise<Value>): void {
    this.#kept.delete(identity);
    this.#kept.set(identity, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > maxKept && oldest !== undefined) this.#kept.delete(oldest);
  }
}
