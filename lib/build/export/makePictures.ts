/** Generates exactly the pictures that pages refer to and writes them to `/media/` of the export. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { memoize } from '@/lib/shared/browser/memoize';
import { createPictureGenerator, PictureError, pictureConcurrency } from '@/lib/site/pictures/pictureGenerator';
import { parseVariant } from '@/lib/site/pictures/variant';
import type { FinishedPage } from './finishPages';
import { pathOnSite } from '@/lib/site/pageFiles';
import { throwIfProblems } from './problems';
import { nothingReused } from './reuseFiles';
import type { ReusedFiles } from './reuseFiles';
import type { ExportProblem } from './problems';

export interface PicturesToMake {
  readonly pages: readonly FinishedPage[];
  readonly siteUrl: string;
  /** Media of the content. */
  readonly mediaDir: string;
  readonly exportDir: string;
  /** Folder that keeps generated pictures between builds. */
  readonly cacheDir: string;
  readonly taken?: ReusedFiles;
}

const folder = '/media/';

const mediaOn = memoize(({ facts }: FinishedPage) => facts.pictures.filter((address) => address.includes(folder)));

/** File names below `/media/` that pages refer to, each with the first page that does. */
function namedPictures(pages: readonly FinishedPage[], siteUrl: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const page of pages) {
    const { path } = page;
    for (const reference of mediaOn(page)) {
      const address = pathOnSite(reference, siteUrl);
      if (address?.startsWith(folder) && !names.has(address.slice(folder.length)))
        names.set(address.slice(folder.length), path);
    }
  }
  return names;
}

/** Returns how many pictures there are and how many had to be generated now. Throws an ExportError listing all that failed. */
export async function makePictures(
  options: PicturesToMake,
): Promise<{ readonly total: number; readonly made: number }> {
  const { pages, siteUrl, mediaDir, exportDir, cacheDir, taken = nothingReused } = options;
  const workshop = createPictureGenerator(mediaDir, cacheDir);
  const wanted = [...namedPictures(pages, siteUrl)].flatMap(([name, page]) => {
    const variant = parseVariant(name);
    return variant === undefined ? [] : [{ name, page, variant }];
  });
  await mkdir(join(exportDir, 'media'), { recursive: true });
  const problems: ExportProblem[] = [];
  let made = 0;
  await mapConcurrently(
    wanted,
    async ({ name, page, variant }) => {
      if (taken.take(`media/${name}`)) return;
      try {
        const picture = await workshop.make(variant);
        if (picture.made) made += 1;
        await writeFile(join(exportDir, 'media', name), picture.bytes);
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        problems.push({ page, message: error.message });
      }
    },
    pictureConcurrency,
  );
  throwIfProblems('Pictures are missing', problems);
  await workshop.prune();
  return { total: wanted.length, made };
}
