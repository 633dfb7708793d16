/** Reads and changes indicators in the CMS, through the API of `deploy/strapi-data.cjs`. */
import { z } from 'zod';
import { defaultLocale, locales } from '@/content-types/locales';
import { dataColumnPart } from '@/content-types/parts/dataColumn';
import type { FileColumn } from '@/lib/data/files/columnFinder';
import { request } from './cmsRequest';
import type { CmsAccess } from './cmsRequest';
import { PushRequestError } from './pushErrors';

const versionSchema = z.object({
  stata_id: z.number(),
  locale: z.enum(locales),
  published: z.boolean(),
  title: z.string().nullable(),
  unit: z.string().nullable(),
  decimals: z.number().nullable(),
  headline_area: z.string().nullable(),
  headline_category: z.string().nullable(),
  last_update: z.string().nullable(),
  next_update: z.string().nullable(),
  publish_at: z.string().nullable(),
  // Those of a draft may be incomplete.
  columns: z.array(z.looseObject({ key: z.string().nullable() })),
  sources: z.array(z.string()),
  data_file: z.object({ name: z.string(), url: z.string(), mime: z.string() }).nullable(),
});

/** An indicator in a language, as a draft or as it is published. */
export type IndicatorVersion = z.infer<typeof versionSchema>;

const stateSchema = z.object({ unreported: z.boolean(), versions: z.array(z.unknown()) });

export interface CmsState {
  readonly unreported: boolean;
  readonly versions: readonly IndicatorVersion[];
  /** What is wrong with versions that are left out: editors may not have finished them. */
  readonly leftOut: readonly string[];
}

const nameSchema = z.object({ stata_id: z.unknown(), locale: z.unknown() });

function stateOf({ unreported, versions }: z.infer<typeof stateSchema>): CmsState {
  const leftOut: string[] = [];
  const fit = versions.flatMap((version) => {
    const parsed = versionSchema.safeParse(version);
    if (parsed.success) return [parsed.data];
    const { stata_id: number, locale } = nameSchema.safeParse(version).data ?? {};
    const [issue] = parsed.error.issues;
    leftOut.push(
      `indicator ${String(number)}, ${String(locale)}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
    );
    return [];
  });
  return { unreported, versions: fit, leftOut };
}

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The changes of an indicator. */
export interface Change {
  readonly shared: Readonly<Record<string, string | null>>;
  /** By language. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string | null>>>>;
  /** The keys of the columns for which the file was checked. */
  readonly keys: string;
}

export interface CmsData {
  readonly read: () => Promise<CmsState>;
  readonly send: (indicator: number, change: Change, file: SentFile | undefined) => Promise<void>;
  /** Notifies the website. */
  readonly finish: () => Promise<void>;
}

function formOf(change: Change, file: SentFile | undefined): FormData {
  const form = new FormData();
  form.append('change', JSON.stringify(change));
  if (file !== undefined) form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  return form;
}

const advice: CmsAccess['advice'] = {
  missing: 'the CMS has no such address: install deploy/strapi-data.cjs in it, and check CMS_URL',
  refused: 'the CMS refuses the token: set CMS_DATA_TOKEN to one with the permissions of «Indicator-data»',
};

/** Connects to the CMS; nothing is requested yet. Methods reject with PushRequestError, or PushAccessError if a setting is wrong. */
export function connectCmsData(access: Omit<CmsAccess, 'advice'>): CmsData {
  const options = { ...access, advice };
  const at = (place: string): string => `/api/indicator-data${place}`;
  return {
    async read() {
      const parsed = stateSchema.safeParse(await request(at(''), {}, options));
      if (parsed.success) return stateOf(parsed.data);
      const [issue] = parsed.error.issues;
      const found = `the answer cannot be used (${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''})`;
      throw new PushRequestError('GET /api/indicator-data', found, 'refused', null);
    },
    async send(indicator, change, file) {
      await request(at(`/${indicator}`), { method: 'POST', body: formOf(change, file) }, options);
    },
    async finish() {
      await request(at('/finish'), { method: 'POST' }, options);
    },
  };
}

/** The German version of an indicator: the published one, or else the draft; undefined if there is no such indicator. */
export function referenceVersion(versions: readonly IndicatorVersion[]): IndicatorVersion | undefined {
  const german = versions.filter(({ locale }) => locale === defaultLocale);
  return german.find(({ published }) => published) ?? german[0];
}

/** The keys of the columns, by which the CMS recognises the versions that the data were checked for. */
export function keysOf({ columns }: IndicatorVersion): string {
  return columns.map(({ key }) => key ?? '').join(' ');
}

/** The columns for reading data files; undefined if they are incomplete. */
export function fileColumns({
  columns,
  decimals,
}: Pick<IndicatorVersion, 'columns' | 'decimals'>): readonly FileColumn[] | undefined {
  const parsed = z.array(dataColumnPart.schema).min(1).safeParse(columns);
  return parsed.data?.map((column) => ({ ...column, decimals: column.decimals ?? decimals }));
}
