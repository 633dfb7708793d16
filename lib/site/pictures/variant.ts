/** Names of picture variants encode the original and all parameters, so that pages can name files before they exist. */
import type { Media } from '@/content-types/definition';

export const variantFormats = ['avif', 'webp', 'jpg', 'png'] as const;

export type VariantFormat = (typeof variantFormats)[number];

/** The most important point, in percent from left and top. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export interface Variant {
  /** Start of the SHA-256 of the original. */
  readonly hash: string;
  readonly width: number;
  /** Null keeps the shape. */
  readonly crop: { readonly height: number; readonly focus: FocalPoint } | null;
  /** All frames, or only the first. */
  readonly moving: boolean;
  readonly format: VariantFormat;
}

/** Change it when the same parameters give other pictures: files are cached for a year. */
const generation = 'a';

/** Returns `0123456789abcdef-a640x427-50-40.avif`, uncropped `0123456789abcdef-a640.avif`, animated `0123456789abcdef-a640m.webp`. */
export function variantName({ hash, width, crop, moving, format }: Variant): string {
  const size = crop === null ? String(width) : `${width}x${crop.height}-${crop.focus.x}-${crop.focus.y}`;
  return `${hash}-${generation}${size}${moving ? 'm' : ''}.${format}`;
}

const namePattern = new RegExp(
  `^(?<hash>[0-9a-f]{16})-${generation}(?<width>\\d{1,4})(?:x(?<height>\\d{1,4})-(?<x>\\d{1,3})-(?<y>\\d{1,3}))?(?<moving>m)?\\.(?<format>${variantFormats.join('|')})$`,
);

/** Parses a file name; undefined if it is not the name of a variant. */
export function parseVariant(name: string): Variant | undefined {
  const groups = namePattern.exec(name)?.groups;
  const format = variantFormats.find((known) => known === groups?.['format']);
  if (groups === undefined || format === undefined) return undefined;
  const { hash = '', width, height, x, y, moving } = groups;
  const crop = height === undefined ? null : { height: Number(height), focus: { x: Number(x), y: Number(y) } };
  return { hash, width: Number(width), crop, moving: moving !== undefined, format };
}

const rasterAddress = /^\/media\/(?<hash>[0-9a-f]{16})\.(?<ending>png|jpe?g|webp|avif|gif)$/;

/** Returns hash and extension of a raster picture as named in the snapshot; undefined for all other files. */
export function rasterOf(address: string): { readonly hash: string; readonly ending: string } | undefined {
  const groups = rasterAddress.exec(address)?.groups;
  return groups && { hash: groups['hash'] ?? '', ending: groups['ending'] ?? '' };
}

/** Returns the format for browsers without newer ones: that of the upload, if it is an old one itself. */
export function fallbackFormat(ending: string): VariantFormat {
  if (ending === 'jpg' || ending === 'jpeg') return 'jpg';
  return ending === 'png' || ending === 'gif' ? 'png' : 'webp';
}

/** Returns the displayed size of a picture; undefined if unknown. */
export function sizeOf({ width, height }: Media): { readonly width: number; readonly height: number } | undefined {
  return width === null || height === null || width === 0 || height === 0 ? undefined : { width, height };
}
