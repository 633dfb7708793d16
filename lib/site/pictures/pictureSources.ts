/** The files that a page offers for a picture. Depends on the picture's data only, so that pages render without reading files. */
import type { Media } from '@/content-types/definition';
import { pictureLayouts } from './pictureLayouts';
import type { PictureLayout, PictureLayoutName } from './pictureLayouts';
import { fallbackFormat, rasterOf, sizeOf, variantName } from './variant';
import type { FocalPoint, Variant, VariantFormat } from './variant';

export interface PictureSource {
  readonly type: string;
  readonly srcSet: string;
  /** A media query, for animated pictures. */
  readonly media?: string;
}

export interface PictureSources {
  /** From the best to the most common format; empty for drawings, which scale to every size. */
  readonly sources: readonly PictureSource[];
  readonly sizes: string;
  readonly src: string;
  /** The displayed shape in px; null if unknown. */
  readonly width: number | null;
  readonly height: number | null;
  /** Whether the shape is the layout's rather than the picture's own. */
  readonly cropped: boolean;
}

export interface PictureToShow {
  readonly file: Media;
  /** From 0 to 1; null means the middle. */
  readonly focal_x: number | null;
  readonly focal_y: number | null;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly cropped: boolean;
}

/** The largest part of the picture in the shape of the layout. */
function shapeIn({ ratio, widerAllowed }: PictureLayout, width: number, height: number): Shape {
  const own = width / height;
  if (ratio === null || own === ratio || (widerAllowed && own > ratio)) return { width, height, cropped: false };
  return own > ratio
    ? { width: Math.round(height * ratio), height, cropped: true }
    : { width, height: Math.round(width / ratio), cropped: true };
}

/** The layout's widths that need no enlarging, plus the picture's own width if it is smaller than the largest. */
function widthsFor(layout: PictureLayout, available: number): readonly number[] {
  const smaller = layout.widths.filter((width) => width < available);
  return smaller.length === layout.widths.length ? smaller : [...smaller, available];
}

function focusOf({ focal_x: x, focal_y: y }: PictureToShow): FocalPoint {
  const percent = (value: number | null): number => Math.round((value ?? 0.5) * 100);
  return { x: percent(x), y: percent(y) };
}

const types: { readonly [Name in VariantFormat]: string } = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** For drawings and pictures of unknown size: one file for every size. */
function single(file: Media, layout: PictureLayout): PictureSources {
  const size = sizeOf(file);
  const shape = size && (layout.drawingsUncut ? { ...size, cropped: false } : shapeIn(layout, size.width, size.height));
  return {
    sources: [],
    sizes: layout.sizes,
    src: file.url,
    width: shape?.width ?? null,
    height: shape?.height ?? null,
    cropped: shape?.cropped ?? false,
  };
}

/** Returns the attributes for `<picture>`. */
export function pictureSources(picture: PictureToShow, layoutName: PictureLayoutName): PictureSources {
  const layout: PictureLayout = pictureLayouts[layoutName];
  const raster = rasterOf(picture.file.url);
  const size = sizeOf(picture.file);
  if (raster === undefined || size === undefined) return single(picture.file, layout);

  const shape = shapeIn(layout, size.width, size.height);
  const focus = focusOf(picture);
  const address = (width: number, format: VariantFormat): string => {
    const crop = shape.cropped ? { height: Math.round((width * shape.height) / shape.width), focus } : null;
    const variant: Variant = { hash: raster.hash, width, crop, moving: false, format };
    return `/media/${variantName(variant)}`;
  };
  const widths = widthsFor(layout, shape.width);
  const source = (format: VariantFormat): PictureSource => ({
    type: types[format],
    srcSet: widths.map((width) => `${address(width, format)} ${width}w`).join(', '),
  });
  const fallbackWidth = Math.min(layout.fallbackWidth, shape.width);
  return {
    sources: [...movingSources(picture, widths), source('avif'), source('webp')],
    sizes: layout.sizes,
    src: address(fallbackWidth, fallbackFormat(raster.ending)),
    ...shape,
  };
}

/** Animated sources, unless visitors prefer reduced motion; they get the first frame. */
function movingSources({ file }: PictureToShow, widths: readonly number[]): readonly PictureSource[] {
  const raster = rasterOf(file.url);
  if (file.moving !== true || raster === undefined) return [];
  const names = widths.map((width) => {
    const name = variantName({ hash: raster.hash, width, crop: null, moving: true, format: 'webp' });
    return `/media/${name} ${width}w`;
  });
  return [{ type: types.webp, srcSet: names.join(', '), media: '(prefers-reduced-motion: no-preference)' }];
}
