/**
 * The types of content definitions. The functions that create them are in `fields.ts`, `component.ts`, `block.ts` and
 * `contentType.ts`.
 */
import type { z } from 'zod';

/** How Strapi stores a field; the discriminator is Strapi's own attribute type. */
export type Storage =
  | {
      readonly type: 'string' | 'text' | 'richtext';
      readonly maxLength?: number;
      readonly unique?: boolean;
      /** What Strapi accepts, as the source of a regular expression. */
      readonly regex?: string;
    }
  | { readonly type: 'integer' | 'decimal'; readonly min?: number; readonly max?: number; readonly unique?: boolean }
  | { readonly type: 'boolean'; readonly default: boolean }
  | { readonly type: 'date' | 'datetime' }
  | { readonly type: 'enumeration'; readonly values: readonly string[] }
  | { readonly type: 'json' }
  | { readonly type: 'media'; readonly allowed: 'images' | 'files' }
  | { readonly type: 'relation'; readonly target: string; readonly targetKey: string; readonly many: boolean }
  | {
      readonly type: 'component';
      readonly component: ComponentType;
      readonly repeatable: boolean;
      readonly max?: number;
    }
  | { readonly type: 'dynamiczone'; readonly blocks: readonly BlockType[] };

/**
 * `Value` is what pages get, `Input` what sample content is written in. A shared field has one value for all
 * languages and is read from the German entry.
 */
export interface Field<
  Value = unknown,
  Input = unknown,
  Required extends boolean = boolean,
  Shared extends boolean = boolean,
> {
  readonly storage: Storage;
  readonly doc: string;
  readonly required: Required;
  readonly shared: Shared;
  readonly schema: z.ZodType<Value>;
  /** Never set; carries the type only. */
  readonly input?: Input;
}

export type Fields = Readonly<Record<string, Field>>;

/** A pointer to an entry of another collection; `key` is the target's address part (slug, url or number). */
export interface Reference<Target extends string = string> {
  readonly type: Target;
  readonly key: string;
}

/** A file of the CMS's media library, as the CMS describes it. */
export interface Media {
  readonly url: string;
  readonly name: string;
  readonly mime: string;
  readonly width: number | null;
  readonly height: number | null;
  /** An animated picture; the site detects it itself. */
  readonly moving?: true;
  /** In bytes; known once the file is fetched. */
  readonly size?: number;
}

/** The plain object that a set of fields turns into. */
export type Shape<Definition extends Fields> = {
  readonly [Name in keyof Definition]: Definition[Name] extends Field<infer Value> ? Value : never;
};

type FilterKeys<Definition extends Fields, Wanted> = {
  [Name in keyof Definition]: Definition[Name] extends Wanted ? Name : never;
}[keyof Definition];

type InputOf<Wanted> = Wanted extends Field<unknown, infer Input> ? Input : never;

/**
 * What an author of sample content writes for a set of fields: required fields must be present, others may be. `Wanted`
 * narrows it to the shared or the localized fields.
 */
export type InputShape<Definition extends Fields, Wanted = unknown> = {
  readonly [Name in FilterKeys<Definition, { required: true } & Wanted>]: InputOf<Definition[Name]>;
} & {
  readonly [Name in FilterKeys<Definition, { required: false } & Wanted>]?: InputOf<Definition[Name]>;
};

/** A named group of fields that content types and blocks use (Strapi: a component of the category `parts`). */
export interface ComponentType<Definition extends Fields = Fields> {
  readonly name: string;
  readonly doc: string;
  readonly fields: Definition;
  readonly schema: z.ZodType<Shape<Definition>>;
}

/** What editors see when they choose a content box. */
export interface BlockLook {
  /** In German, as in the list of the CMS. */
  readonly label: string;
  /** Strapi's name of the icon in that list. */
  readonly icon: string;
  readonly doc: string;
}

/** One kind of content box (Strapi: a component of the category `blocks`, used in dynamic zones). */
export interface BlockType<Kind extends string = string, Definition extends Fields = Fields> extends BlockLook {
  readonly kind: Kind;
  readonly fields: Definition;
  readonly schema: z.ZodType<BlockShape<Kind, Definition>>;
}

export type BlockShape<Kind extends string, Definition extends Fields> = { readonly kind: Kind } & Shape<Definition>;

export type BlockInputShape<Kind extends string, Definition extends Fields> = {
  readonly kind: Kind;
} & InputShape<Definition>;
