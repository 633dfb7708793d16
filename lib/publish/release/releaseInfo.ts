/** The description of a release: `release.json` in its folder. */
import { z } from 'zod';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { markSchema } from './changeMark';

/** A sortable time, then the id of code and content: `20261122T083000Z-3a867a05b06d`. */
export const releaseIdPattern = /^\d{8}T\d{6}Z-[0-9a-f]{12}$/;

export interface ReleaseFile {
  /** Relative to the folder of the release, with `/`. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
  /** Identifies the file of the finished site that it was copied from: see `addSiteFiles`. */
  readonly source?: string;
}

/** Checked by hand, since a schema would take a second for tens of thousands of files. */
function isFile(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { path, size, sha256 } = value;
  return typeof path === 'string' && typeof size === 'number' && typeof sha256 === 'string';
}

export const releaseInfoSchema = z.object({
  id: z.string().regex(releaseIdPattern),
  /** Version of the code, as in `builds/latest.json`. */
  buildId: z.string(),
  /** Version of code and content. */
  contentId: z.string(),
  /** The content is what is public at this instant. */
  asOf: z.iso.datetime(),
  /** How many changes had come when reading its content began; null if they were not counted. */
  upTo: markSchema.nullable().default(null),
  /** The next instant at which the content changes by itself, as known when it was read. */
  nextRelease: z.iso.datetime().nullable().default(null),
  /** The search server and key written into its pages; null if they use none, or if an earlier version made the release. */
  search: z.object({ url: z.string(), key: z.string() }).nullable().default(null),
  madeAt: z.iso.datetime(),
  /** Number of addresses of the site. */
  pages: z.int().nonnegative(),
  /** Every file of the release except this description. */
  files: z.custom<readonly ReleaseFile[]>((value) => Array.isArray(value) && value.every(isFile)),
});

export type ReleaseInfo = z.infer<typeof releaseInfoSchema>;

/** Returns when a release was made, according to its id, in milliseconds since 1970. */
export function releaseTime(id: string): number {
  const [date = '', time = ''] = id.split(/[TZ]/);
  const iso = `${date.replace(/(\d{4})(\d\d)/, '$1-$2-')}T${time.replace(/(\d\d)(\d\d)/, '$1:$2:')}Z`;
  return Date.parse(iso);
}

/**
 * Returns the id of a new release. Always later than that of the newest release, even if that was made while the clock was ahead, since ids
 * tell which release is newer.
 */
export function releaseId(madeAt: Date, contentId: string, newest?: string): string {
  const earliest = newest === undefined ? 0 : releaseTime(newest) + 1000;
  const time = new Date(Math.max(madeAt.getTime(), earliest));
  return `${time.toISOString().replace(/[-:]|\.\d+/g, '')}-${contentId}`;
}
