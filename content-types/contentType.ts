import { objectSchema } from './component';
import type { Fields, Shape } from './definition';
import type { z } from 'zod';

interface Definition<Name extends string, Definitions extends Fields> {
  /** The name in addresses of the CMS and everywhere in this project (`display-themes`). */
  readonly name: Name;
  /** The name of one entry, for people (`Thema`). */
  readonly label: string;
  readonly doc: string;
  readonly fields: Definitions;
  readonly schema: z.ZodType<Shape<Definitions>>;
}

/** Many entries of one kind, told apart by the field `key`, which all languages of an entry share. */
export interface CollectionType<Name extends string = string, Definitions extends Fields = Fields> extends Definition<
  Name,
  Definitions
> {
  readonly kind: 'collection';
  /** Strapi's name of one entry (`display-theme`). */
  readonly singularName: string;
  readonly key: string;
  /** The sort of a list request; must be total, so that pages of a list do not overlap. The site has its own order. */
  readonly sort: readonly string[];
  /** The field by which entries stand in lists that have the same `rank`, or none; only where there is a rank. */
  readonly title?: string;
  /** The language-independent address of an entry without prefix, for kinds that have a page of their own. */
  readonly address?: (key: string) => string;
  /** A CMS that does not know the collection yet counts as one in which it is empty. */
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

interface CollectionOptions<Definitions extends Fields> {
  readonly singularName: string;
  readonly label: string;
  readonly doc: string;
  readonly key: keyof Definitions & string;
  readonly sort?: readonly string[];
  readonly title?: keyof Definitions & string;
  readonly address?: (key: string) => string;
  readonly isOptional?: boolean;
  readonly fields: Definitions;
}

export function defineCollection<const Name extends string, Definitions extends Fields>(
  name: Name,
  {
    singularName,
    label,
    doc,
    key,
    sort = [key],
    title,
    address,
    isOptional = false,
    fields,
  }: CollectionOptions<Definitions>,
): CollectionType<Name, Definitions> {
  return {
    kind: 'collection',
    name,
    singularName,
    label,
    doc,
    key,
    sort,
    isOptional,
    fields,
    schema: objectSchema(fields),
    ...(title === undefined ? {} : { title }),
    ...(address ? { address } : {}),
  };
}

export function defineSingleType<const Name extends string, Definitions extends Fields>(
  name: Name,
  { label, doc, fields }: { readonly label: string; readonly doc: string; readonly fields: Definitions },
): SingleType<Name, Definitions> {
  return { kind: 'single', name, label, doc, fields, schema: objectSchema(fields) };
}
