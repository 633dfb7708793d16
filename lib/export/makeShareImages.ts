/**
 * Draws the pictures for other sites and puts them into `/share/` of the export. A build of a few pages that has to draw
 * thousands, because a word on all of them has changed, does not wait for all: after a minute the rest point to the
 * picture of the home page, and the next builds draw them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { formatCount } from '../base/quantities';
import { fileCache } from '../base/fileCache';
import { encoderVersion, picturesAtOnce } from '../site/pictures/pictureWorkshop';
import { inParallel } from '../base/inParallel';
import { drawCard } from '../site/share-cards/drawCard';
import { shareAddress, shareLook } from '../site/share-cards/shareCard';
import type { ShareCard } from '../site/share-cards/shareCard';
import type { AddressReplacement } from './finishPages';
import type { ManifestPage, PagesManifest } from '../site/pagesManifest';
import { nothingTakenOver } from './takeOver';
import type { TakenOver } from './takeOver';

export interface ShareImagesToMake {
  readonly manifest: PagesManifest;
  readonly exportDir: string;
  /** Where made pictures are kept between builds. */
  readonly cacheDir: string;
  readonly taken?: TakenOver;
  /** How long pictures may be drawn, in milliseconds. */
  readonly shareTimeMs?: number;
}

export interface ShareImages {
  readonly total: number;
  /** Drawn by this build. */
  readonly made: number;
  /** Left for the next build. */
  readonly left: number;
  /** By address of the page: pictures that are not there yet. */
  readonly replacements: ReadonlyMap<string, AddressReplacement>;
}

const minute = 60_000;

interface SharedPage {
  readonly page: ManifestPage;
  readonly address: string;
  readonly card: ShareCard;
}

/** The home pages, whose picture replaces missing ones, then what changed last. */
function inOrder(pages: readonly ManifestPage[]): readonly SharedPage[] {
  const shared = pages.flatMap((page) =>
    page.share === undefined ? [] : [{ page, card: page.share, address: shareAddress(page.share) }],
  );
  const newest = (left: SharedPage, right: SharedPage): number => {
    const [earlier, later] = [left.page.lastModified ?? '', right.page.lastModified ?? ''];
    return Number(earlier < later) - Number(earlier > later);
  };
  return shared.toSorted((left, right) => Number(isHome(right)) - Number(isHome(left)) || newest(left, right));
}

function isHome({ page }: SharedPage): boolean {
  return page.route === 'home';
}

/** The pictures of home pages by language, which are always drawn. */
function fallbacksOf(shared: readonly SharedPage[]): ReadonlyMap<string, string> {
  return new Map(shared.filter(isHome).map(({ page, address }) => [page.locale, address]));
}

/** The replacement for pictures that are not drawn yet: that of the home page, in the same language if possible. */
function replacementsFor(
  shared: readonly SharedPage[],
  done: ReadonlySet<string>,
  fallbacks: ReadonlyMap<string, string>,
): ReadonlyMap<string, AddressReplacement> {
  const [another] = fallbacks.values();
  return new Map(
    shared.flatMap(({ page, address }) => {
      const to = fallbacks.get(page.locale) ?? another;
      return done.has(address) || to === undefined ? [] : [[page.path, { from: address, to }]];
    }),
  );
}

/** Same pages, same pictures; how many of them exist depends on what earlier builds have drawn. */
export async function makeShareImages(options: ShareImagesToMake): Promise<ShareImages> {
  const { manifest, exportDir, cacheDir, taken = nothingTakenOver, shareTimeMs = minute } = options;
  const cache = fileCache(cacheDir, 'share', encoderVersion);
  const shared = inOrder(manifest.pages);
  const wanted = new Map(shared.map((one) => [one.address, one]));
  const fallbacks = fallbacksOf(shared);
  // Nothing may be left undrawn if there is no fallback for it.
  const always = fallbacks.size === 0 ? new Set(wanted.keys()) : new Set(fallbacks.values());
  const end = performance.now() + shareTimeMs;
  const done = new Set<string>();
  let made = 0;
  if (wanted.size > 0) await mkdir(join(exportDir, 'share'), { recursive: true });
  await inParallel(
    [...wanted.values()],
    async ({ address, card }) => {
      if (taken.take(address.slice(1))) {
        done.add(address);
        return;
      }
      const kept = await cache.read(basename(address));
      if (kept === undefined && performance.now() > end && !always.has(address)) return;
      const bytes = kept ?? (await drawCard(card, shareLook()));
      if (kept === undefined) {
        await cache.write(basename(address), bytes);
        made += 1;
      }
      await writeFile(join(exportDir, address), bytes);
      done.add(address);
    },
    picturesAtOnce,
  );
  await cache.prune();
  return {
    total: wanted.size,
    made,
    left: wanted.size - done.size,
    replacements: replacementsFor(shared, done, fallbacks),
  };
}

/** One line for the log. */
export function describeShareImages({ total, made, left }: ShareImages): string {
  const rest =
    left === 0
      ? ''
      : `; ${formatCount(left)} are left for the next build and show the picture of the home page until then`;
  return `Pictures for other sites: ${formatCount(total)}, of which ${formatCount(made)} were drawn now${rest}.`;
}
