/** Finds the fields that the content types no longer have, and saves their values. */
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorCode, SiteError } from '@/lib/shared/errors';
import { listFiles } from '@/lib/shared/files';
import { parseJson } from '@/lib/shared/parseJson';

const attributeSchema = z.object({
  type: z.string(),
  /** The uid of the component. */
  component: z.string().optional(),
  repeatable: z.boolean().optional(),
  target: z.string().optional(),
  relation: z.string().optional(),
});

type Attribute = z.infer<typeof attributeSchema>;

/** By uid: `api::article.article`, `blocks.text`. */
type Models = ReadonlyMap<string, Readonly<Record<string, Attribute>>>;

type Files = ReadonlyMap<string, string>;

const schemaSchema = z.object({ attributes: z.record(z.string(), attributeSchema) });

/** `src/api/article/content-types/article/schema.json` → `api::article.article`; null if the file is no schema. */
function uidOf(file: string): string | null {
  const [, entry, category, component] =
    /^src\/(?:api\/[^/]+\/content-types\/([^/]+)\/schema|components\/([^/]+)\/([^/]+))\.json$/.exec(file) ?? [];
  if (entry !== undefined) return `api::${entry}.${entry}`;
  return category === undefined ? null : `${category}.${component ?? ''}`;
}

/** Reads the models in files; leaves out those that cannot be read. */
function modelsIn(files: Files): Models {
  return new Map(
    [...files].flatMap(([file, text]) => {
      const uid = uidOf(file);
      const schema = uid === null ? undefined : schemaSchema.safeParse(parseJson(text));
      return uid !== null && schema?.success === true ? [[uid, schema.data.attributes] as const] : [];
    }),
  );
}

export interface RemovedField {
  /** As Strapi names it: `api::article.article`, `blocks.text`. */
  readonly type: string;
  readonly field: string;
  /** The type of the field that now has this name, if it is of another kind. */
  readonly nowIs: string | null;
  /** New fields with the same type of attribute: one of them may be the old field, renamed. */
  readonly similar: readonly string[];
}

/** Types of attributes that can replace each other without changing values. */
const texts: readonly string[] = ['string', 'text', 'richtext'];

/** Equal for attributes whose values are interchangeable. */
function kindOf({ type, component = '', repeatable = false, relation = '', target = '' }: Attribute): string {
  return [texts.includes(type) ? 'text' : type, component, repeatable, relation, target].join(' ');
}

/** Compares the files of an application, by path. */
export function removedFields(before: Files, now: Files): readonly RemovedField[] {
  const current = modelsIn(now);
  return [...modelsIn(before)].flatMap(([type, old]) => {
    const attributes = current.get(type) ?? {};
    const added = Object.entries(attributes).filter(([name]) => old[name] === undefined);
    return Object.entries(old).flatMap(([field, attribute]): RemovedField[] => {
      const now = attributes[field];
      if (now !== undefined)
        return kindOf(now) === kindOf(attribute) ? [] : [{ type, field, nowIs: now.type, similar: [] }];
      const similar = added.filter(([, { type: other }]) => other === attribute.type).map(([name]) => name);
      return [{ type, field, nowIs: null, similar }];
    });
  });
}

/** The files in `src` of an existing application, by path; empty if there is none. */
export async function readApplication(folder: string): Promise<Files> {
  const names = listFiles(path.join(folder, 'src')).map((name) => `src/${name}`);
  const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/** The embedded database, and the files that SQLite may have left beside it. */
const databaseFiles = ['data.db', 'data.db-wal', 'data.db-shm'];

/** Returns the copy; null if there is no such file. */
async function copyIfThere(file: string, copy: string): Promise<string | null> {
  try {
    await copyFile(file, copy);
    return copy;
  } catch (cause) {
    if (errorCode(cause) === 'ENOENT') return null;
    const hint = 'Nothing was changed. Is there room on the disk? Then start again.';
    throw new SiteError(`${file} could not be copied before its content types change. ${hint}`, { cause });
  }
}

/**
 * Copies the embedded database before the change. `database`: the address of a PostgreSQL database, empty for the embedded one.
 * Returns the copy; null with PostgreSQL, or if there is no database. Throws SiteError if it cannot be copied.
 */
export async function backUpDatabase(folder: string, now: Date, database: string): Promise<string | null> {
  // The content is not in an embedded database, even if there is a file of one.
  if (database !== '') return null;
  const at = (name: string): string => path.join(folder, name);
  const copyName = (name: string): string =>
    name.replace('data', `data-before-${now.toISOString().replaceAll(':', '-')}`);
  const copies = await Promise.all(databaseFiles.map((name) => copyIfThere(at(name), at(copyName(name)))));
  return copies[0] ?? null;
}

/** For messages: `article`, `blocks.text`. */
function shortName(uid: string): string {
  return uid.replace(/^api::([^.]+)\..*$/, '$1');
}

function hintAt({ nowIs, similar }: RemovedField): string {
  if (nowIs !== null) return ` (now of another kind: ${nowIs})`;
  return similar.length === 0 ? '' : ` (perhaps now ${similar.join(' or ')}, which is new)`;
}

/** The message about removed fields. `copy`: of the database; null with PostgreSQL. */
export function describeRemoved(removed: readonly RemovedField[], copy: string | null): string {
  return [
    'The content types no longer have these fields:',
    ...removed.map((one) => `  ${shortName(one.type)}: ${one.field}${hintAt(one)}`),
    'The admin panel does not show their values, which stay in the database until an entry is published again.',
    copy === null
      ? 'To keep them, save the database before that: npm run backup <folder>'
      : `The database as it was before: ${copy}`,
  ].join('\n');
}
