/**
 * Pictures for other sites, in `/share/` of the export. No site waits for them: a build draws for two seconds, which is enough after a
 * changed text, and the rest is drawn when the site is in its place. Pages name them all from the start: `docs/decisions/025-share-images-after-the-pages.md`.
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
  /** Where made pictures are kept between builds. */
  readonly cacheDir: string;
}

export interface ShareImagesToMake extends SharedPages {
  readonly taken?: ReusedFiles;
  /** How long pictures may be drawn, in milliseconds. */
  readonly drawMs?: number;
}

export interface ShareImages {
  readonly total: number;
  /** Drawn by this build. */
  readonly made: number;
  /** Those that are to be drawn when the site is in its place, relative to the export. */
  readonly left: ReadonlySet<string>;
}

const whileWaitingMs = 2000;

/** By file, relative to the export: those of home pages, then those of what changed last. */
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

/** Puts the pictures that pages name into an export, as far as they are there or can be drawn in time. */
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

/** The pictures that pages name and a finished site lacks, by file. */
function missingCards({ pages, exportDir }: Pick<SharedPages, 'pages' | 'exportDir'>): ReadonlyMap<string, ShareCard> {
  return new Map([...cardsOf(pages)].filter(([file]) => !existsSync(join(exportDir, file))));
}

/** How many pictures a finished site lacks. */
export function countMissing(site: Pick<SharedPages, 'pages' | 'exportDir'>): number {
  return missingCards(site).size;
}

/** Draws what a finished site lacks, to the cache: the site may be replaced meanwhile. If interrupted, the next call goes on. */
export async function drawMissing({ cacheDir, ...site }: SharedPages): Promise<void> {
  const cache = cacheIn(cacheDir);
  const draw = async ([file, card]: readonly [string, ShareCard]): Promise<void> => {
    if ((await cache.read(basename(file))) === undefined) await drawInto(cache, file, card);
  };
  await mapConcurrently([...missingCards(site)], draw, pictureConcurrency);
}

/** Puts what was drawn into a finished site, which nobody else changes meanwhile. */
export async function placeMissing({ cacheDir, ...site }: SharedPages): Promise<void> {
  const cache = cacheIn(cacheDir);
  const missing = [...missingCards(site).keys()];
  if (missing.length > 0) await mkdir(join(site.exportDir, 'share'), { recursive: true });
  for (const file of missing) await cache.place(basename(file), join(site.exportDir, file));
}

/** One line for the log. */
export function describeShareImages({ total, made, left }: ShareImages): string {
  const rest = left.size === 0 ? '' : `; ${formatCount(left.size)} are drawn when the site is in its place`;
  return `Pictures for other sites: ${formatCount(total)}, of which ${formatCount(made)} were drawn now${rest}.`;
}
