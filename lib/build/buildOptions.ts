/** The options of the build, as given after `npm run build --`. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ConfigurationError } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';

export interface BuildOptions {
  /** Shows what is public at this instant (ISO, UTC). */
  readonly asOf: string;
  /** Accepts that a collection lost more than a fifth of its entries. */
  readonly allowLoss: boolean;
  /** Entries that the CMS has said are taken back, by type and key: `articles/aus-dem-buero`. */
  readonly takenBack: readonly string[];
  /** Renders every page, also those that are as they were. */
  readonly full: boolean;
  /** Reads all of the CMS, also what this process knows from before. */
  readonly reread: boolean;
  /** Leaves pictures for other sites to `sharePictures.ts`. */
  readonly picturesLater: boolean;
  /** The report, and what the next process compares its content with, are written when the site is in its place. */
  readonly reportLater: boolean;
  /** The folder of the site that visitors see, which this one follows; null if they see none. */
  readonly shown: string | null;
}

const instant = z.iso.datetime({ offset: true });

/**
 * `--as-of <instant>`, `--allow-loss`, `--taken-back <type>/<key>` (once for each), `--full`, `--reread`, `--pictures-later`,
 * `--report-later` and `--shown <folder>`, without which the site of the build
 * before is the one that visitors see. Throws ConfigurationError for anything else.
 */
export function parseBuildOptions(parameters: readonly string[], now: Date = new Date()): BuildOptions {
  try {
    const { values } = parseArgs({
      args: [...parameters],
      options: {
        full: { type: 'boolean' },
        reread: { type: 'boolean' },
        'as-of': { type: 'string' },
        'allow-loss': { type: 'boolean' },
        'taken-back': { type: 'string', multiple: true },
        'pictures-later': { type: 'boolean' },
        'report-later': { type: 'boolean' },
        shown: { type: 'string' },
      },
    });
    const asOf =
      values['as-of'] === undefined ? now.toISOString() : new Date(instant.parse(values['as-of'])).toISOString();
    const { full = false, reread = false, shown = paths.out } = values;
    const { 'allow-loss': allowLoss = false, 'pictures-later': picturesLater = false } = values;
    const { 'taken-back': takenBack = [], 'report-later': reportLater = false } = values;
    const later = { picturesLater, reportLater };
    return { asOf, allowLoss, takenBack, full, reread, ...later, shown: shown === '' ? null : shown };
  } catch (cause) {
    throw new ConfigurationError(
      `These options cannot be used: ${parameters.join(' ')}\n` +
        'Expected --full, --reread, --allow-loss, --taken-back, --pictures-later, --report-later, --shown with a folder or --as-of with an instant like 2026-08-21T08:30:00+02:00.',
      { cause },
    );
  }
}
