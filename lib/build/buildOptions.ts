/** The options of `npm run build --`. */
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { ConfigurationError } from '@/lib/shared/errors';
import { paths } from '@/lib/shared/paths';

export interface BuildOptions {
  /** Builds what is public at this instant (ISO, UTC). */
  readonly asOf: string;
  /** Accepts that a collection has lost more than a fifth of its entries. */
  readonly allowLoss: boolean;
  /** Entries that were unpublished in the CMS, as type and key: `articles/aus-dem-buero`. */
  readonly takenBack: readonly string[];
  /** Renders every page, even unchanged ones. */
  readonly full: boolean;
  /** Reads the whole CMS, ignoring this process's caches. */
  readonly reread: boolean;
  /** Leaves share images to `sharePictures.ts`. */
  readonly picturesLater: boolean;
  /** Reports success before the report and the dependencies, which only the next process needs, are written. */
  readonly reportLater: boolean;
  /** Folder of the site that visitors currently see; null if there is none. */
  readonly shown: string | null;
}

const instant = z.iso.datetime({ offset: true });

/**
 * Parses `--as-of <instant>`, `--allow-loss`, `--taken-back <type>/<key>` (repeatable), `--full`, `--reread`, `--pictures-later`,
 * `--report-later` and `--shown <folder>` (by default `out/`; empty for none). Throws ConfigurationError for anything else.
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
