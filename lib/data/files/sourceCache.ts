/** The last good answer of each source of data, kept between builds: it stays on the site when the source fails. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '@/lib/shared/parseJson';
import { fileCache } from '@/lib/shared/fileCache';
import type { FileCache } from '@/lib/shared/fileCache';

const keptSchema = z.object({
  /** Base64; null if there never was a good one. */
  body: z.string().nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Since when no good one has come (ISO, UTC); null if the last one was. */
  failingSince: z.iso.datetime().nullable(),
});

export interface CachedSource {
  readonly bytes: Uint8Array | null;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly failingSince: string | null;
}

export class SourceCache {
  readonly #files: FileCache;

  /** `folder`: may be missing. */
  constructor(folder: string) {
    this.#files = fileCache(folder, 'sources', '1');
  }

  /** What is kept for an indicator of an address, which may hold a key and is no name of a file. */
  async load(indicator: string, address: string): Promise<CachedSource | undefined> {
    const file = await this.#files.read(nameOf(indicator, address));
    if (file === undefined) return undefined;
    const { success, data } = keptSchema.safeParse(parseJson(file.toString()));
    if (!success) return undefined;
    const { body, ...rest } = data;
    return { ...rest, bytes: body === null ? null : Buffer.from(body, 'base64') };
  }

  async save(indicator: string, address: string, { bytes, ...rest }: CachedSource): Promise<void> {
    const body = bytes === null ? null : Buffer.from(bytes).toString('base64');
    await this.#files.write(nameOf(indicator, address), Buffer.from(JSON.stringify({ body, ...rest })));
  }

  /** Forgets addresses that nothing has asked for in some weeks. */
  prune(): Promise<void> {
    return this.#files.prune();
  }
}

function nameOf(indicator: string, address: string): string {
  return `${createHash('sha256').update(`${indicator} ${address}`).digest('hex')}.json`;
}
