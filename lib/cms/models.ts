/** The content types and components of a Strapi application, from its files. */
import { z } from 'zod';
import { parseJson } from '../base/parseJson';

const attributeSchema = z.object({
  type: z.string(),
  unique: z.boolean().optional(),
  /** Of the groups of fields inside. */
  component: z.string().optional(),
  repeatable: z.boolean().optional(),
  /** Of the content boxes that may be inside. */
  components: z.array(z.string()).optional(),
  target: z.string().optional(),
  relation: z.string().optional(),
});

export type Attribute = z.infer<typeof attributeSchema>;

export type Attributes = Readonly<Record<string, Attribute>>;

/** By Strapi's name of a type: `api::article.article`, `blocks.text`. */
export type Models = ReadonlyMap<string, Attributes>;

const schemaSchema = z.object({ attributes: z.record(z.string(), attributeSchema) });

/** `src/api/article/content-types/article/schema.json` → `api::article.article`; null if the file is no schema. */
function uidOf(file: string): string | null {
  const [, entry, category, component] =
    /^src\/(?:api\/[^/]+\/content-types\/([^/]+)\/schema|components\/([^/]+)\/([^/]+))\.json$/.exec(file) ?? [];
  if (entry !== undefined) return `api::${entry}.${entry}`;
  return category === undefined ? null : `${category}.${component ?? ''}`;
}

/** From the texts of files by path; those that cannot be read are left out. */
export function modelsIn(files: ReadonlyMap<string, string>): Models {
  return new Map(
    [...files].flatMap(([file, text]) => {
      const uid = uidOf(file);
      const schema = uid === null ? undefined : schemaSchema.safeParse(parseJson(text));
      return uid !== null && schema?.success === true ? [[uid, schema.data.attributes] as const] : [];
    }),
  );
}

export function isContentType(uid: string): boolean {
  return uid.startsWith('api::');
}

/** As people are told of it: `article`, `blocks.text`. */
export function shortName(uid: string): string {
  return uid.replace(/^api::([^.]+)\..*$/, '$1');
}
