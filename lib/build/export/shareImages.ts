/**
 * Makes the share images in `/share/` of the export. No build waits for all of them: it draws for two seconds, which is enough after a
 * changed text, and the rest is drawn when the site is in place. Pages refer to all of them from the start:
 * `docs/decisions/025-share-images-after-the-pages.md`.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { routes } from '@/content-types/routes';
import { formatCount } from '@/lib/shared/quantities';
import { splitAddress } from '@/lib/i18n/paths';
import { fileCache } from '@/lib/shared/fileCache';
import type { FileCache } from '@/lib/shared/fileCache';
import { encoderVersion, pictureConcurrency } from '@/lib/site/pictures/pictureGenerator';
import { mapConcurrently } from '@/lib/shared/mapConcurrently';
import { drawCard } from '@/lib/site/share-cards/drawCard';
import { shareAddress, shareLook } from '@/lib/site/share-cards/shareCard';
import type { ShareCard } from '@/lib/site/share-cards/shareCard';
import type { ListedPage } from './sitePages';
import { nothingReused } from './reuseFiles';
import type { ReusedFiles } from './reuseFiles';

export interface SharedPages {
  readonly pages: readonly ListedPage[];
  /** Folder of a site. */
  readonly exportDir: string;
  /** Folder that keeps drawn images between builds. */
  readonly cacheDir: string;
}

export interface ShareImagesToMake extends SharedPages {
  readonly taken?: ReusedFiles;
  /** How long images may be drawn, in milliseconds. */
  readonly drawMs?: number;
}

export interface ShareImages {
  readonly total: number;
  /** Number of images drawn by this build. */
  readonly made: number;
  /** Images to draw when the site is in place, relative to the export. */
  readonly left: ReadonlySet<string>;
}

const whileWaitingMs = 2000;

/** Cards by file, relative to the export: home pages first, then the most recently changed. */
function cardsOf(pages: readonly ListedPage[]): ReadonlyMap<string, ShareCard> {
  const placed = pages.flatMap(({ path, share, lastModified: day }) =>
    share === undefined ? [] : [{ share, isHome: splitAddress(path).path === routes.home, day: day ?? '' }],
  );
  placed.sort(
    (one, other) =>
      Number(other.isHome) - Number(one.isHome) || Number(one.day < other.day) - Number(one.day > other.day),
  );
  return new Map(placed.map(({ share }) => [shareAddress(share).slice(1), share]));
}

function cacheIn(cacheDir: string): FileCache {
  return fileCache(cacheDir, 'share', encoderVersion);
}

async function drawInto(cache: FileCache, file: string, card: ShareCard): Promise<void> {
  await cache.write(basename(file), await drawCard(card, shareLook()));
}

/** Writes the share images of the pages to an export: reused, cached or, while time allows, drawn. */
export async function makeShareImages(options: ShareImagesToMake): Promise<ShareImages> {
  const { pages, exportDir, cacheDir, taken = nothingReused, drawMs = whileWaitingMs } = options;
  const cache = cacheIn(cacheDir);
  const cards = cardsOf(pages);
  const end = performance.now() + drawMs;
  const left = new Set<string>();
  let made = 0;
  if (cards.size > 0) await mkdir(join(exportDir, 'share'), { recursive: true });
  await mapConcurrently(
    [...cards],
    async ([file, card]) => {
      const place = (): Promise<boolean> => cache.place(basename(file), join(exportDir, file));
      if (taken.take(file) || (await place())) return;
      if (performance.now() > end) {
        left.add(file);
        return;
      }
      await drawInto(cache, file, card);
      await place();
      made += 1;
    },
    pictureConcurrency,
  );
  await cache.prune();
  return { total: cards.size, made, left };
}

/** The share images that pages refer to but a finished site lacks, by file. */
function missingCards({ pages, exportDir }: Pick<SharedPages, 'pages' | 'exportDir'>): ReadonlyMap<string, ShareCard> {
  return new Map([...cardsOf(pages)].filter(([file]) => !existsSync(join(exportDir, file))));
}

/** Returns how many share images a finished site lacks. */
export function countMissing(site: Pick<SharedPages, 'pages' | 'exportDir'>): number {
  return missingCards(site).size;
}

/** Draws the missing images into the cache, since the site may be replaced meanwhile. If interrupted, the next call continues. */
export async function drawMissing({ cacheDir, ...site }: SharedPages): Promise<void> {
  const cache = cacheIn(cacheDir);
  const draw = async ([file, card]: readonly [string, ShareCard]): Promise<void> => {
    if ((await cache.read(basename(file))) === undefined) await drawInto(cache, file, card);
  };
  await mapConcurrently([...missingCards(site)], draw, pictureConcurrency);
}

/** Copies drawn images into a finished site. Nothing else may change the site meanwhile. */
export async function placeMissing({ cacheDir, ...site }: SharedPages): Promise<void> {
  const cache = cacheIn(cacheDir);
  const missing = [...missingCards(site).keys()];
  if (missing.length > 0) await mkdir(join(site.exportDir, 'share'), { recursive: true });
  for (const file of missing) await cache.place(basename(file), join(site.exportDir, file));
}

/** Returns one line for the log. */
export function describeShareImages({ total, made, left }: ShareImages): string {
  const rest = left.size === 0 ? '' : `; ${formatCount(left.size)} are drawn when the site is in its place`;
  return `Pictures for other sites: ${formatCount(total)}, of which ${formatCount(made)} were drawn now${rest}.`;
}
