/** What a release says about itself: `release.json` in its folder. */
import { z } from 'zod';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { markSchema } from './changeMark';

/** A time that sorts, then the id of code and content: `20261122T083000Z-3a867a05b06d`. */
export const releaseIdPattern = /^\d{8}T\d{6}Z-[0-9a-f]{12}$/;

export interface ReleaseFile {
  /** Below the folder of the release, with `/`. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
  /** The file of the finished site that it is a copy of: see `addSiteFiles`. */
  readonly source?: string;
}

/** There are tens of thousands, for which a schema takes a second. */
function isFile(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { path, size, sha256 } = value;
  return typeof path === 'string' && typeof size === 'number' && typeof sha256 === 'string';
}

export const releaseInfoSchema = z.object({
  id: z.string().regex(releaseIdPattern),
  /** The version of the code, as `builds/latest.json` has it. */
  buildId: z.string(),
  /** The same for code and content. */
  contentId: z.string(),
  /** The instant for which the content was chosen. */
  asOf: z.iso.datetime(),
  /** How many changes had come when its content began to be read; null if they were not counted. */
  upTo: markSchema.nullable().default(null),
  /** The next instant at which the content changes by itself, as far as was known then. */
  nextRelease: z.iso.datetime().nullable().default(null),
  /** The search server and the key that stand in its pages; null if they ask none, or if an earlier version made it. */
  search: z.object({ url: z.string(), key: z.string() }).nullable().default(null),
  /** When the release was made. */
  madeAt: z.iso.datetime(),
  /** How many addresses the site has. */
  pages: z.int().nonnegative(),
  /** Every file of the release but this description. */
  files: z.custom<readonly ReleaseFile[]>((value) => Array.isArray(value) && value.every(isFile)),
});

export type ReleaseInfo = z.infer<typeof releaseInfoSchema>;

/** When a release was made, as its id says; in milliseconds. */
export function releaseTime(id: string): number {
  const [date = '', time = ''] = id.split(/[TZ]/);
  const iso = `${date.replace(/(\d{4})(\d\d)/, '$1-$2-')}T${time.replace(/(\d\d)(\d\d)/, '$1:$2:')}Z`;
  return Date.parse(iso);
}

/**
 * The id of a release that is made now of some code and content. Always later than the newest existing one, even if
 * that was made while the clock was ahead: which of two is newer is read from their ids.
 */
export function releaseId(madeAt: Date, contentId: string, newest?: string): string {
  const earliest = newest === undefined ? 0 : releaseTime(newest) + 1000;
  const time = new Date(Math.max(madeAt.getTime(), earliest));
  return `${time.toISOString().replace(/[-:]|\.\d+/g, '')}-${contentId}`;
}
