/** The share image of a page whose entry has none of its own: what is written on it. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '@/lib/shared/browser/memoize';
import { z } from 'zod';
import { paths } from '@/lib/shared/paths';
import { fontVersion } from './fontPackage';
import { siteColour } from '@/lib/site/tokens';

export const shareSize = { width: 1200, height: 630 } as const;

export const shareCardSchema = z.object({
  /** Name of the site. */
  site: z.string(),
  /** Theme, or kind of page. */
  kicker: z.string().nullable(),
  title: z.string(),
  /** The latest figure, as people read it. */
  figure: z.object({ quantity: z.string(), label: z.string() }).nullable(),
  /** The chart in a few strokes of colours of the site. Lists of earlier builds do not have it. */
  chart: z
    .object({
      width: z.number(),
      height: z.number(),
      strokes: z
        .array(z.object({ d: z.string(), width: z.number(), colour: z.string(), isRound: z.boolean() }))
        .readonly(),
    })
    .nullable()
    .default(null),
});

export type ShareCard = Readonly<z.infer<typeof shareCardSchema>>;

/** What all cards share. Each canton has its own. */
export interface ShareLook {
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly accent: string;
  readonly mark: string;
  /** Of charts, by the name of their token. */
  readonly chart: Readonly<Record<string, string>>;
  /** The icon of the browser's tab as SVG. */
  readonly icon: string;
  /** Version of the font, which changes the shape of letters. */
  readonly font: string;
}

/** Raised when the same card is drawn in another way: pictures live in caches for a year. */
const template = 5;

const chartColours = [
  'rule',
  ...[1, 2, 3, 4, 5, 6].map((series) => `chart-${series}`),
  ...[1, 2, 3, 4, 5].map((step) => `chart-scale-${step}`),
];

let look: ShareLook | undefined;

function readLook(): ShareLook {
  const colour = (name: string): string => siteColour(name, 'light');
  return {
    paper: colour('paper'),
    ink: colour('ink'),
    quiet: colour('ink-2'),
    accent: colour('accent'),
    mark: colour('mark'),
    chart: Object.fromEntries(chartColours.map((name) => [name, colour(name)])),
    icon: readFileSync(path.join(paths.public, 'favicon.svg'), 'utf8'),
    font: fontVersion(),
  };
}

/** Colours and sign of the site, read once. */
export function shareLook(): ShareLook {
  look ??= readLook();
  return look;
}

const hashLength = 16;

/** The address of the picture on the site: changes with everything that can be seen on it. */
export const shareAddress = memoize((card: ShareCard): string => {
  const { site, kicker, title, figure, chart } = card;
  const seen = JSON.stringify([template, shareLook(), site, kicker, title, figure?.quantity, figure?.label, chart]);
  return `/share/${createHash('sha256').update(seen).digest('hex').slice(0, hashLength)}.png`;
});
