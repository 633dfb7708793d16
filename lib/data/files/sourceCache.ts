/** The last good answer of each data source. It is kept between builds, so that the site can show it while the source fails. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '@/lib/shared/parseJson';
import { fileCache } from '@/lib/shared/fileCache';
import type { FileCache } from '@/lib/shared/fileCache';

const keptSchema = z.object({
  /** Base64; null if there has never been a good answer. */
  body: z.string().nullable(),
  etag: z.string().nullable(),
  lastModified: z.string().nullable(),
  /** Time of the first failure since the last good answer (ISO, UTC); null if the last answer was good. */
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

  /** `folder` may be missing. */
  constructor(folder: string) {
    this.#files = fileCache(folder, 'sources', '1');
  }

  /** The cached answer for an indicator and an address; undefined if there is none. Addresses may contain keys, so names are hashes. */
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

  /** Removes answers that have not been used for some weeks. */
  prune(): Promise<void> {
    return this.#files.prune();
  }
}

function nameOf(indicator: string, address: string): string {
  return `${createHash('sha256').update(`${indicator} ${address}`).digest('hex')}.json`;
}
