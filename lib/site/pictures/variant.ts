/** The name of a made picture says what it was made of and how, so that pages can name files that do not exist yet. */
import type { Media } from '@/content-types/definition';

export const variantFormats = ['avif', 'webp', 'jpg', 'png'] as const;

export type VariantFormat = (typeof variantFormats)[number];

/** The most important point, from left and from top, in percent. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export interface Variant {
  /** Of the original: the beginning of its SHA-256. */
  readonly hash: string;
  readonly width: number;
  /** Null leaves the shape as it is. */
  readonly crop: { readonly height: number; readonly focus: FocalPoint } | null;
  /** All frames; otherwise the first. */
  readonly moving: boolean;
  readonly format: VariantFormat;
}

/** Raised when the same parameters give other pictures: files live in caches for a year. */
const generation = 'a';

/** `0123456789abcdef-a640x427-50-40.avif`, uncut `0123456789abcdef-a640.avif`, moving `0123456789abcdef-a640m.webp`. */
export function variantName({ hash, width, crop, moving, format }: Variant): string {
  const size = crop === null ? String(width) : `${width}x${crop.height}-${crop.focus.x}-${crop.focus.y}`;
  return `${hash}-${generation}${size}${moving ? 'm' : ''}.${format}`;
}

const namePattern = new RegExp(
  `^(?<hash>[0-9a-f]{16})-${generation}(?<width>\\d{1,4})(?:x(?<height>\\d{1,4})-(?<x>\\d{1,3})-(?<y>\\d{1,3}))?(?<moving>m)?\\.(?<format>${variantFormats.join('|')})$`,
);

/** What a file name asks for; undefined when it is not the name of a variant. */
export function parseVariant(name: string): Variant | undefined {
  const groups = namePattern.exec(name)?.groups;
  const format = variantFormats.find((known) => known === groups?.['format']);
  if (groups === undefined || format === undefined) return undefined;
  const { hash = '', width, height, x, y, moving } = groups;
  const crop = height === undefined ? null : { height: Number(height), focus: { x: Number(x), y: Number(y) } };
  return { hash, width: Number(width), crop, moving: moving !== undefined, format };
}

const rasterAddress = /^\/media\/(?<hash>[0-9a-f]{16})\.(?<ending>png|jpe?g|webp|avif|gif)$/;

/** The hash and the ending of a picture made of pixels, as the snapshot keeps it; undefined for all other files. */
export function rasterOf(address: string): { readonly hash: string; readonly ending: string } | undefined {
  const groups = rasterAddress.exec(address)?.groups;
  return groups && { hash: groups['hash'] ?? '', ending: groups['ending'] ?? '' };
}

/** The format for browsers that know nothing newer: that of the upload, if it is an old one itself. */
export function fallbackFormat(ending: string): VariantFormat {
  if (ending === 'jpg' || ending === 'jpeg') return 'jpg';
  return ending === 'png' || ending === 'gif' ? 'png' : 'webp';
}

/** The size in which people see a picture; undefined if it could not be measured. */
export function sizeOf({ width, height }: Media): { readonly width: number; readonly height: number } | undefined {
  return width === null || height === null || width === 0 || height === 0 ? undefined : { width, height };
}
