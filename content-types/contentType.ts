import { objectSchema } from './component';
import type { Fields, Shape } from './definition';
import type { z } from 'zod';

interface Definition<Name extends string, Definitions extends Fields> {
  /** The name in addresses of the CMS and everywhere in this project (`display-themes`). */
  readonly name: Name;
  /** The name of one entry, for people (`Thema`). */
  readonly label: string;
  readonly doc: string;
  /** The address of an entry without language: its page, or an anchor on a page. */
  readonly address?: (key: string) => string;
  readonly fields: Definitions;
  readonly schema: z.ZodType<Shape<Definitions>>;
}

/** Many entries of one kind, identified by the field `key`, which all languages of an entry share. */
export interface CollectionType<Name extends string = string, Definitions extends Fields = Fields> extends Definition<
  Name,
  Definitions
> {
  readonly kind: 'collection';
  /** Strapi's name of one entry (`display-theme`). */
  readonly singularName: string;
  readonly key: string;
  /** The sort order of list requests; must be total, so that the pages of a list do not overlap. The site orders entries itself. */
  readonly sort: readonly string[];
  /** The field that breaks ties between entries with the same `rank`; only for types with a rank. */
  readonly title?: string;
  /** If the CMS does not know the collection yet, it counts as empty. */
  readonly isOptional: boolean;
}

/** One entry that exists once per language. */
export interface SingleType<Name extends string = string, Definitions extends Fields = Fields> extends Definition<
  Name,
  Definitions
> {
  readonly kind: 'single';
}

export type ContentType = CollectionType | SingleType;

type Options<Definitions extends Fields> = Pick<
  Definition<string, Definitions>,
  'label' | 'doc' | 'address' | 'fields'
>;

interface CollectionOptions<Definitions extends Fields> extends Options<Definitions> {
  readonly singularName: string;
  readonly key: keyof Definitions & string;
  readonly sort?: readonly string[];
  readonly title?: keyof Definitions & string;
  readonly isOptional?: boolean;
}

export function defineCollection<const Name extends string, Definitions extends Fields>(
  name: Name,
  options: CollectionOptions<Definitions>,
): CollectionType<Name, Definitions> {
  const { key, fields } = options;
  return { sort: [key], isOptional: false, ...options, kind: 'collection', name, schema: objectSchema(fields) };
}

export function defineSingleType<const Name extends string, Definitions extends Fields>(
  name: Name,
  options: Options<Definitions>,
): SingleType<Name, Definitions> {
  return { ...options, kind: 'single', name, schema: objectSchema(options.fields) };
}
