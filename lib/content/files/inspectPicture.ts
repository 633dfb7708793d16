/** Checks whether an uploaded picture can be used, before anything is derived from it. */
import sharp from 'sharp';
import { drawingFault, embeddedPictures } from './drawingFaults';
import type { DrawingFault } from './drawingFaults';
import { longestMotionMs, maxPixels, openPicture } from './openPicture';

export interface PictureFacts {
  readonly width: number;
  readonly height: number;
  readonly moving?: true;
}

/** Why a picture cannot be used. */
export type PictureFault =
  | { readonly kind: 'too large'; readonly pixels: number }
  | { readonly kind: 'drawing'; readonly fault: DrawingFault }
  | { readonly kind: 'unreadable'; readonly cause: unknown };

const million = 1_000_000;

export const maxMegapixels = maxPixels / million;

interface Film {
  readonly width: number;
  readonly height: number;
  readonly pages?: number | undefined;
  readonly delay?: readonly number[] | undefined;
}

/**
 * Whether an animation may play: a single run of its frames must fit into the allowed time, and all frames together must be
 * small enough to open.
 */
function isMoving({ width, height, pages = 1, delay: delays = [] }: Film): boolean {
  if (delays.length < 2 || width * height * pages > maxPixels) return false;
  return delays.reduce((sum, delay) => sum + delay, 0) <= longestMotionMs;
}

const endingOfFormat: Readonly<Record<string, string>> = {
  png: '.png',
  jpeg: '.jpg',
  webp: '.webp',
  gif: '.gif',
  svg: '.svg',
};

/** The ending by the bytes of a picture; undefined if it is none, or of an unknown kind. */
export async function pictureEnding(bytes: Uint8Array): Promise<string | undefined> {
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  return facts?.compression === 'av1' ? '.avif' : endingOfFormat[facts?.format ?? ''];
}

/** Decodes the whole picture: a truncated file begins like a complete one. */
async function decodeAll(bytes: Uint8Array): Promise<void> {
  await openPicture(bytes).resize({ width: 16, withoutEnlargement: true }).raw().toBuffer();
}

/** The pixels of all pictures embedded in a drawing: showing it opens all of them. */
async function pixelsInside(bytes: Uint8Array): Promise<number> {
  let pixels = 0;
  for (const picture of embeddedPictures(bytes)) {
    // What cannot be opened takes no memory.
    const {
      width = 0,
      height = 0,
      pages = 1,
    } = await sharp(picture, { limitInputPixels: false })
      .metadata()
      .catch((): Partial<Film> => ({}));
    pixels += width * height * pages;
  }
  return pixels;
}

async function factsOf(bytes: Uint8Array, isKnown: boolean): Promise<PictureFacts | PictureFault> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height, autoOrient, format } = metadata;
  if (width * height > maxPixels) return { kind: 'too large', pixels: width * height };
  if (format === 'svg') {
    const fault = drawingFault(bytes);
    if (fault !== undefined) return { kind: 'drawing', fault };
    const pixels = await pixelsInside(bytes);
    if (pixels > maxPixels) return { kind: 'too large', pixels };
  }
  if (!isKnown) await decodeAll(bytes);
  const size = { width: autoOrient.width || width, height: autoOrient.height || height };
  return isMoving(metadata) ? { ...size, moving: true } : size;
}

/** Returns the size of a picture, or why it cannot be used. `isKnown`: an earlier build has decoded it, so this one need not. */
export async function inspectPicture(bytes: Uint8Array, isKnown = false): Promise<PictureFacts | PictureFault> {
  try {
    return await factsOf(bytes, isKnown);
  } catch (cause) {
    return { kind: 'unreadable', cause };
  }
}
