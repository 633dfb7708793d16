/** The content of share images, for pages whose entry has no image of its own. */
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
  /** The newest figure, formatted. */
  figure: z.object({ quantity: z.string(), label: z.string() }).nullable(),
  /** The chart sketch in colours of the site. Missing in lists of earlier builds. */
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

/** The look that all cards share; differs by office. */
export interface ShareLook {
  readonly paper: string;
  readonly ink: string;
  readonly quiet: string;
  readonly accent: string;
  readonly mark: string;
  /** Chart colours by the name of their token. */
  readonly chart: Readonly<Record<string, string>>;
  /** The favicon as SVG. */
  readonly icon: string;
  /** Version of the font, which affects letter shapes. */
  readonly font: string;
}

/** Raise it when the same card is drawn differently: pictures are cached for a year. */
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

/** Returns colours and icon of the site, read once. */
export function shareLook(): ShareLook {
  look ??= readLook();
  return look;
}

const hashLength = 16;

/** Returns the address of the picture, which changes with everything visible on it. */
export const shareAddress = memoize((card: ShareCard): string => {
  const { site, kicker, title, figure, chart } = card;
  const seen = JSON.stringify([template, shareLook(), site, kicker, title, figure?.quantity, figure?.label, chart]);
  return `/share/${createHash('sha256').update(seen).digest('hex').slice(0, hashLength)}.png`;
});
