/** The columns of a metadata file, and their valid values. */
import type { z } from 'zod';
import { products } from '@/content-types/collections/products';
import { faultOfIssue } from '@/content-types/fieldFaults';
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { sourcePart } from '@/content-types/parts/source';
import type { Fault } from '@/lib/faults/faults';

export interface MetadataColumn {
  /** As in the head of the file. */
  readonly name: string;
  /** As in the CMS. */
  readonly field: string;
  /** Undefined for fields that all languages share. */
  readonly locale: Locale | undefined;
  readonly schema: z.ZodType;
}

const { title, unit, last_update: lastUpdate, next_update: nextUpdate, publish_at: embargo } = products.fields;

/** A column for each language; German has no ending: `title`, `title_fr`. */
function texts(name: string, schema: z.ZodType): readonly MetadataColumn[] {
  return locales.map((locale) => {
    const ending = locale === defaultLocale ? '' : `_${locale}`;
    return { name: name + ending, field: name, locale, schema };
  });
}

/** The column with the number of the indicator. */
export const numberColumn = 'number';

export const metadataColumns: readonly MetadataColumn[] = [
  ...texts('title', title.schema),
  ...texts('unit', unit.schema),
  ...texts('source', sourcePart.fields.name.schema),
  { name: 'last_update', field: 'last_update', locale: undefined, schema: lastUpdate.schema },
  { name: 'next_update', field: 'next_update', locale: undefined, schema: nextUpdate.schema },
  { name: 'embargo', field: 'publish_at', locale: undefined, schema: embargo.schema },
];

/** Clears the field; an empty cell leaves it as it is. */
export const clearMark = '-';

/** The fault of a value; undefined if the field can hold it. */
export function metadataFault({ schema }: MetadataColumn, value: string | null): Fault | undefined {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue === undefined ? undefined : faultOfIssue(issue, value);
}
