/** How pages use pictures: shape, widths, and the width that browsers should expect. */

export interface PictureLayout {
  /** Width divided by height; null keeps the picture's own. */
  readonly ratio: number | null;
  /** Whether a picture wider than `ratio` keeps its shape: panoramas are not cropped further. */
  readonly widerAllowed: boolean;
  /** Whether drawings keep their shape: unlike photographs, they have no mere background to crop. */
  readonly drawingsUncut: boolean;
  /** Widths in px; a picture is never enlarged. */
  readonly widths: readonly number[];
  /** The attribute `sizes`. */
  readonly sizes: string;
  /** Width in px of the only file in the original format, for browsers without AVIF and WebP. */
  readonly fallbackWidth: number;
}

/** Phones have three device pixels per CSS pixel; two look as good and weigh half. */
const phone = '67vw';

export const pictureLayouts = {
  /** Next to the title of a page; below it on phones. */
  full: {
    ratio: 2,
    widerAllowed: true,
    drawingsUncut: true,
    widths: [320, 640, 960, 1280, 1920],
    sizes: `(min-width: 48rem) min(32vw, 33rem), (min-width: 30.01rem) 96vw, ${phone}`,
    fallbackWidth: 1280,
  },
  /** Within a text, uncropped. */
  content: {
    ratio: null,
    widerAllowed: true,
    drawingsUncut: true,
    widths: [320, 640, 960, 1280, 1920],
    sizes: `(min-width: 60rem) 54rem, (min-width: 30.01rem) 96vw, ${phone}`,
    fallbackWidth: 960,
  },
  /** One of several side by side. */
  tile: {
    ratio: 3 / 2,
    widerAllowed: false,
    drawingsUncut: false,
    widths: [320, 480, 640, 960],
    sizes: `(min-width: 64rem) 27rem, (min-width: 30.01rem) 48vw, ${phone}`,
    fallbackWidth: 640,
  },
  /** A person. */
  portrait: {
    ratio: 1,
    widerAllowed: false,
    drawingsUncut: false,
    widths: [96, 192, 320],
    sizes: '6rem',
    fallbackWidth: 192,
  },
} as const satisfies Readonly<Record<string, PictureLayout>>;

export type PictureLayoutName = keyof typeof pictureLayouts;
