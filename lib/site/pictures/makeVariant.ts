/** Creates one variant of a picture with sharp: cropped around its focal point, resized, in sRGB, without metadata. */
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { longestMotionMs, maxPixels, openPicture } from '../../content/files/openPicture';
import type { Variant, VariantFormat } from './variant';

interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Start of a section of length `part` in `whole`, centred on `percent` as closely as possible. */
function startOf(part: number, whole: number, percent: number): number {
  return Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
}

/** Returns the largest region of the wanted shape, centred on the focal point as closely as possible. */
export function cropRegion(
  { width, height }: Size,
  crop: Size,
  focus: { readonly x: number; readonly y: number },
): Region {
  const scale = Math.min(width / crop.width, height / crop.height);
  const part = { width: Math.round(crop.width * scale), height: Math.round(crop.height * scale) };
  return { ...part, left: startOf(part.width, width, focus.x), top: startOf(part.height, height, focus.y) };
}

/**
 * Quality chosen by eye and measurement on photographs and drawings: AVIF 50 shows no blocks at normal distance; effort
 * 3 takes half the time of 4 for 2 % more bytes.
 */
function encode(picture: Sharp, format: VariantFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 50, effort: 3 });
    case 'webp':
      return picture.webp({ quality: 72, effort: 4 });
    case 'jpg':
      return picture.flatten({ background: '#fff' }).jpeg({ quality: 74, mozjpeg: true });
    case 'png':
      return picture.png({ palette: true, quality: 90, effort: 4 });
  }
}

async function makeMoving(bytes: Uint8Array, { width }: Variant): Promise<Buffer> {
  const { delay = [] } = await sharp(bytes, { animated: true }).metadata();
  const once = delay.reduce((sum, milliseconds) => sum + milliseconds, 0);
  const loop = Math.max(1, Math.floor(longestMotionMs / Math.max(once, 1)));
  return openPicture(bytes, { moving: true })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 72, loop })
    .toBuffer();
}

/** Returns the bytes of a variant; deterministic. Throws what sharp throws for unreadable pictures. */
export async function makeVariant(bytes: Uint8Array, variant: Variant): Promise<Buffer> {
  const { width, crop, format, moving } = variant;
  if (moving) return makeMoving(bytes, variant);
  if (crop === null) return encode(openPicture(bytes).resize({ width, withoutEnlargement: true }), format).toBuffer();
  const { autoOrient: size } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  const target = { width, height: crop.height };
  const cut = openPicture(bytes).extract(cropRegion(size, target, crop.focus));
  return encode(cut.resize({ ...target, fit: 'fill' }), format).toBuffer();
}
