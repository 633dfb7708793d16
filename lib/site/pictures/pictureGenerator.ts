/** Creates the pictures that pages name from the originals in a folder, and caches them between builds. */
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '@/lib/shared/files';
import { SiteError } from '@/lib/shared/errors';
import { getOrCreate, fileCache } from '@/lib/shared/fileCache';
import { makeVariant } from './makeVariant';
import type { Variant } from './variant';
import { variantName } from './variant';

/** A picture could not be created. */
export class PictureError extends SiteError {
  override readonly name: string = 'PictureError';
  constructor(name: string, original: string | undefined, cause?: unknown) {
    const what =
      original === undefined ? 'its original is not among the files of the content' : `${original} cannot be read`;
    super(`The picture /media/${name} cannot be made: ${what}. Upload the picture to the CMS again.`, { cause });
  }
}

/** One picture per core. */
export const pictureConcurrency = availableParallelism();

/** Part of the cache key: other encoder versions produce other bytes. */
export const encoderVersion = `${sharp.versions.sharp}-${sharp.versions.vips}`;

export interface PictureGenerator {
  /** Returns the bytes of a variant, and whether they were newly created. Throws PictureError. */
  readonly make: (variant: Variant) => Promise<{ readonly bytes: Uint8Array; readonly made: boolean }>;
  /** Removes cached pictures that no build has used for some weeks. */
  readonly prune: () => Promise<void>;
}

/** Returns a generator. `originals`: folder of the snapshot's files; `cacheFolder`: where created pictures are cached. */
export function createPictureGenerator(originals: string, cacheFolder: string): PictureGenerator {
  const files = new Map(listFiles(originals).map((file) => [path.parse(file).name, file]));
  const cache = fileCache(cacheFolder, 'sharp', encoderVersion);
  return {
    async make(variant) {
      const name = variantName(variant);
      const original = files.get(variant.hash);
      if (original === undefined) throw new PictureError(name, original);
      try {
        return await getOrCreate(cache, name, async () =>
          makeVariant(await readFile(path.join(originals, original)), variant),
        );
      } catch (cause) {
        throw new PictureError(name, original, cause);
      }
    },
    prune: () => cache.prune(),
  };
}
