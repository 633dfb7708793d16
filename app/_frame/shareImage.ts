/** The picture that other sites show of a page: the entry's own, otherwise one drawn from its title and figure. */
import type { ShareImageContent } from '@/content-types/parts/shareImage';
import type { Entry } from '@/content-types/registry';
import { isEmbedPage, isErrorPage, keyAt } from '@/content-types/routes';
import { resolveKeyFigure } from '@/components/figures/Figures/Figures';
import { valueOf } from '@/lib/data/indicatorValues';
import { latestDetail, latestText } from '@/lib/data/latestText';
import { missingValue, withUnit } from '@/lib/i18n/format/number';
import { previewStrokes } from '@/lib/charts/preview/previewLayout';
import { variantName } from '@/lib/site/pictures/variant';
import { messagesByLocale } from '@/lib/i18n/messages';
import { publisher } from '@/lib/site/permanentAddress';
import { shareAddress, shareSize } from '@/lib/site/share-cards/shareCard';
import type { ShareCard } from '@/lib/site/share-cards/shareCard';
import type { OpenPage, PageDescription } from './sitePage';

export interface ShareImage {
  readonly meta: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
    readonly type: string;
  };
  /** The card to draw; null if the entry has a picture of its own. */
  readonly card: ShareCard | null;
}

const uploadedPicture = /^\/media\/(?:drawings\/)?(?<hash>[0-9a-f]{16})\.(?<ending>png|jpe?g|webp|avif|gif|svg)$/;

/** In px; narrower pictures look blurred when shown large. */
const narrowest = 600;

/** The entry's own picture, cropped to the shape that other sites show; undefined if it is too small or unknown. */
function ownImage({ file, alt, focal_x: x, focal_y: y }: ShareImageContent, title: string): ShareImage | undefined {
  const groups = uploadedPicture.exec(file.url)?.groups;
  const isDrawing = groups?.['ending'] === 'svg';
  if (groups === undefined || (!isDrawing && (file.width ?? 0) < narrowest)) return undefined;
  const focus = { x: Math.round((x ?? 0.5) * 100), y: Math.round((y ?? 0.5) * 100) };
  const isPhotograph = !isDrawing && groups['ending'] !== 'png';
  const name = variantName({
    hash: groups['hash'] ?? '',
    width: shareSize.width,
    crop: { height: shareSize.height, focus },
    moving: false,
    format: isPhotograph ? 'jpg' : 'png',
  });
  const type = isPhotograph ? 'image/jpeg' : 'image/png';
  return { meta: { url: `/media/${name}`, ...shareSize, alt: alt ?? title, type }, card: null };
}

/** The indicator that the picture shows, if any. */
function indicatorOf({ indicator, statistics = [], drawn }: PageDescription): Entry<'products'> | undefined {
  return indicator ?? (statistics.length === 0 ? drawn : undefined);
}

/** The latest value of the indicator, otherwise the first figure of the page. */
function figureOf({ description, context }: OpenPage): ShareCard['figure'] {
  const { statistics = [] } = description;
  const indicator = indicatorOf(description);
  const latest = indicator && valueOf(indicator);
  if (latest) {
    return {
      quantity: latestText(latest, context.language),
      label: latestDetail(latest, indicator.title, context.language),
    };
  }
  const item = statistics.at(0);
  if (item === undefined) return null;
  const { number, unit, detail } = resolveKeyFigure({ item, context });
  if (number === missingValue) return null;
  return {
    quantity: withUnit(number, unit, context.language),
    label: [item.label, detail].filter((part) => part !== null).join(' · '),
  };
}

/** The theme that the page belongs to, if any; otherwise the kind of page. */
function kickerOf({ description, context }: OpenPage): string | null {
  const theme = description.crumbs.find(({ path }) => keyAt('theme', path) !== undefined && path !== context.path);
  const { kinds } = messagesByLocale[description.language];
  return theme?.title ?? (description.kind ? kinds[description.kind] : null);
}

/** In px of the card. */
const [chartSize, chartLine] = [{ width: 260, height: 120 }, 3.8];

function cardOf(page: OpenPage): ShareCard {
  const { title, language } = page.description;
  const indicator = indicatorOf(page.description);
  const strokes = indicator === undefined ? [] : previewStrokes(indicator, { ...chartSize, line: chartLine });
  const chart = strokes.length === 0 ? null : { ...chartSize, strokes };
  const site = publisher(language);
  return { site, kicker: kickerOf(page), title: title ?? site, figure: figureOf(page), chart };
}

/** Returns the share image of a page; null for error pages and pages for frames, which are not shared. */
export function shareImageOf(page: OpenPage): ShareImage | null {
  const { description, context } = page;
  if (isErrorPage(context.path) || isEmbedPage(context.path)) return null;
  const card = cardOf(page);
  const own = description.shareImage && ownImage(description.shareImage, card.title);
  if (own) return own;
  const alt =
    card.figure === null
      ? card.title
      : `${card.title}${messagesByLocale[description.language].colon}${card.figure.quantity}, ${card.figure.label}`;
  return { meta: { url: shareAddress(card), ...shareSize, alt, type: 'image/png' }, card };
}
