/** Makes the pictures that pages name, from the originals in one folder, and keeps them between builds. */
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

/** A picture could not be made. */
export class PictureError extends SiteError {
  override readonly name: string = 'PictureError';
  constructor(name: string, original: string | undefined, cause?: unknown) {
    const what =
      original === undefined ? 'its original is not among the files of the content' : `${original} cannot be read`;
    super(`The picture /media/${name} cannot be made: ${what}. Upload the picture to the CMS again.`, { cause });
  }
}

/** As many pictures at once as there are cores; each takes one. */
export const pictureConcurrency = availableParallelism();

/** Other versions of the encoders make other bytes. */
export const encoderVersion = `${sharp.versions.sharp}-${sharp.versions.vips}`;

export interface PictureGenerator {
  /** The bytes of a variant, and whether they had to be made. Throws PictureError. */
  readonly make: (variant: Variant) => Promise<{ readonly bytes: Uint8Array; readonly made: boolean }>;
  /** Removes what no build has used for some weeks. */
  readonly prune: () => Promise<void>;
}

/** `originals` is the folder of the snapshot's files, `cacheFolder` where made pictures are kept. */
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
