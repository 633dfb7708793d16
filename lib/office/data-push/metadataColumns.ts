/** What the columns of a metadata file are, and what may stand in them. */
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
  /** Undefined for what is the same in all languages. */
  readonly locale: Locale | undefined;
  readonly schema: z.ZodType;
}

const { title, unit, last_update: lastUpdate, next_update: nextUpdate, publish_at: embargo } = products.fields;

/** German has no ending: `title`, `title_fr`. */
function texts(name: string, schema: z.ZodType): readonly MetadataColumn[] {
  return locales.map((locale) => {
    const ending = locale === defaultLocale ? '' : `_${locale}`;
    return { name: name + ending, field: name, locale, schema };
  });
}

/** The column that says of which indicator a row is. */
export const numberColumn = 'number';

export const metadataColumns: readonly MetadataColumn[] = [
  ...texts('title', title.schema),
  ...texts('unit', unit.schema),
  ...texts('source', sourcePart.fields.name.schema),
  { name: 'last_update', field: 'last_update', locale: undefined, schema: lastUpdate.schema },
  { name: 'next_update', field: 'next_update', locale: undefined, schema: nextUpdate.schema },
  { name: 'embargo', field: 'publish_at', locale: undefined, schema: embargo.schema },
];

/** Takes away what is there; an empty cell leaves it. */
export const clearMark = '-';

/** What is wrong with the text of a cell; undefined for what the field can hold. */
export function metadataFault({ schema }: MetadataColumn, value: string | null): Fault | undefined {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue === undefined ? undefined : faultOfIssue(issue, value);
}
