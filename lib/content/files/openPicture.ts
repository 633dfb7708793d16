/** How untrusted pictures are opened, and how large and how long they may be. */
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** Larger pictures would take gigabytes of memory to open. */
export const maxPixels = 50_000_000;

/** A picture that takes longer is broken or malicious. */
const secondsAllowed = 60;

// Several pictures at once use the cores better than several threads for one, and memory stays bounded.
sharp.concurrency(1);
sharp.cache(false);

/** Opens a picture with limits that are safe for untrusted files. */
export function openPicture(bytes: Uint8Array, { moving = false } = {}): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: moving })
    .timeout({ seconds: secondsAllowed })
    .autoOrient();
}

/** Motion must stop by itself within this time, as WCAG 2.2.2 requires. */
export const longestMotionMs = 5000;
