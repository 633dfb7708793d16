/**
 * Tracks what a page shows, to avoid duplicates: lists omit entries that are shown as a figure or in full, and a
 * picture appears only in its first place.
 */
import type { Block } from '@/content-types/blocks/blockTypes';
import type { Media, Reference } from '@/content-types/definition';
import { keyAt } from '@/content-types/routes';
import type { PageContext, ShownOnPage } from './pageContext';

interface Pictured {
  readonly file: Pick<Media, 'url'>;
}

interface Named {
  readonly meta: { readonly type: string; readonly key: string };
}

const nothing: ShownOnPage = { names: new Set(), figures: new Map() };

const pictureName = ({ file }: Pictured): string => `picture ${file.url}`;
const referenceName = ({ type, key }: Named['meta']): string => `${type}/${key}`;
const entryName = ({ meta }: Named): string => referenceName(meta);
const sourceName = (name: string): string => `source ${name}`;

function isThere<Item>(item: Item | null | undefined): item is Item {
  return item !== null && item !== undefined;
}

/** The context with further names. */
function withNames(context: PageContext, names: readonly string[]): PageContext {
  if (names.length === 0) return context;
  const { names: known, figures } = context.shown ?? nothing;
  return { ...context, shown: { names: new Set([...known, ...names]), figures } };
}

/** Returns the context after a list of these entries. */
export function withEntriesShown(context: PageContext, entries: readonly Named[]): PageContext {
  return withNames(context, entries.map(entryName));
}

/** Returns the context after these pictures. */
export function withPicturesShown(
  context: PageContext,
  pictures: readonly (Pictured | null | undefined)[],
): PageContext {
  return withNames(context, pictures.filter(isThere).map(pictureName));
}

/** Returns the entries that the page does not show elsewhere. */
export function excludeShown<Item extends Named>(entries: readonly Item[], { shown }: PageContext): readonly Item[] {
  return entries.filter((entry) => shown?.names.has(entryName(entry)) !== true);
}

/** Returns the entries that a list omits because the page shows them elsewhere. */
export function alreadyShown<Item extends Named>(entries: readonly Item[], { shown }: PageContext): readonly Item[] {
  return entries.filter((entry) => shown?.names.has(entryName(entry)) === true);
}

/** Returns the sources that the page does not name at its end. */
export function excludeShownSources<Source extends { readonly name: string }>(
  sources: readonly Source[],
  { shown }: PageContext,
): readonly Source[] {
  return sources.filter(({ name }) => shown?.names.has(sourceName(name)) !== true);
}

/** Returns the picture; null if the page shows it already. */
export function unlessShown<Image extends Pictured>(image: Image | null, { shown }: PageContext): Image | null {
  return image !== null && shown?.names.has(pictureName(image)) === true ? null : image;
}

/** Returns the pictures of a list, each once. If one item would have none, none has: it would look as if its picture were missing. */
export function picturesUnlessShown<Image extends Pictured>(
  images: readonly (Image | null)[],
  context: PageContext,
): readonly (Image | null)[] {
  const urls = images.map((image) => image?.file.url);
  const kept = images.map((image, index) =>
    image !== null && urls.indexOf(image.file.url) === index ? unlessShown(image, context) : null,
  );
  return kept.every(isThere) ? kept : images.map(() => null);
}

/** Returns the anchor of the figure if the page shows the indicator at the address; otherwise the address. */
export function addressOnPage(address: string, { shown }: PageContext): string {
  const key = keyAt('indicator', address);
  const place = key === undefined ? undefined : shown?.figures.get(key);
  return place === undefined ? address : `#${place}`;
}

/** Returns the context for the figure itself, which links to its indicator's page. */
export function withoutShownFigures(context: PageContext): PageContext {
  return { ...context, shown: { names: context.shown?.names ?? nothing.names, figures: nothing.figures } };
}

interface KeyFigure {
  readonly indicator: Reference<'products'> | null;
  readonly url: string | null;
}
type KeyFigures = readonly KeyFigure[];

/** The indicator of a key figure; for one with a typed value, the indicator that it links to. */
function indicatorOf({ indicator, url }: KeyFigure): Reference<'products'> | null {
  const key = keyAt('indicator', url ?? '');
  return indicator ?? (key === undefined ? null : { type: 'products', key });
}

interface PlacedBlock {
  readonly block: Block;
  readonly anchor: string;
}

/** Returns the anchor of a figure in an expandable section. */
export function placeInSection(anchor: string, indicator: string): string {
  return `${anchor}-${indicator}`;
}

/** Keys and anchors of the figures in a block. */
function figuresIn({ block, anchor }: PlacedBlock): readonly (readonly [string, string])[] {
  if (block.kind === 'indicator') return [[block.indicator.key, anchor]];
  if (block.kind !== 'expand-section') return [];
  return block.indicators.map(({ key }) => [key, placeInSection(anchor, key)] as const);
}

function keyFiguresIn(block: Block): KeyFigures {
  if (block.kind === 'hero-statistics-box') return block.items;
  return block.kind === 'simple-hero-statistics-box' ? [block.item] : [];
}

/** What a block shows as a figure or in full. */
function inFull(block: Block): readonly (Reference<'articles'> | Reference<'products'> | null)[] {
  if (block.kind === 'expand-section') return block.indicators;
  if (block.kind === 'indicator') return [block.indicator];
  if (block.kind === 'background-article') return [block.article];
  return keyFiguresIn(block).map(indicatorOf);
}

export interface PageParts {
  readonly blocks: readonly PlacedBlock[];
  readonly keyFigures?: KeyFigures;
  /** A figure that the page shows outside its blocks, and its anchor. */
  readonly highlight?: { readonly indicator: Named; readonly anchor: string } | undefined;
  readonly image?: Pictured | null;
  /** People and sources that the page names at its end. */
  readonly members?: readonly Reference[];
  readonly sources?: readonly { readonly name: string }[];
}

/** Returns the context of a page with its own parts, before its first block. */
export function initialContext(context: PageContext, parts: PageParts): PageContext {
  const { blocks, keyFigures = [], highlight, image, members = [], sources = [] } = parts;
  const { content } = context;
  const references = [...blocks.flatMap(({ block }) => inFull(block)), ...keyFigures.map(indicatorOf)];
  const names = [
    // Entries missing in this language, or not public, are not on the page.
    ...references
      .filter(isThere)
      .filter((reference) => content.get(reference) !== undefined)
      .map(referenceName),
    ...members.map(referenceName),
    ...(highlight ? [entryName(highlight.indicator)] : []),
    ...(image ? [pictureName(image)] : []),
    ...sources.map(({ name }) => sourceName(name)),
  ];
  // Links lead to the first figure of an indicator.
  const places = new Map(
    blocks
      .flatMap(figuresIn)
      .filter(([key]) => content.find('products', key))
      .reverse(),
  );
  if (highlight) places.set(highlight.indicator.meta.key, highlight.anchor);
  return { ...context, shown: { names: new Set([...(context.shown?.names ?? []), ...names]), figures: places } };
}
