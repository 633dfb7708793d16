/** What an older version of the content types had and the new one has not. */
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { listFiles } from '../base/files';
import { parseJson } from '../base/parseJson';

export interface RemovedField {
  /** As Strapi names it: `article`, `blocks.text`. */
  readonly type: string;
  readonly field: string;
  /** New fields of the same kind in the same type: one may be the old one with another name. */
  readonly similar: readonly string[];
}

type Files = ReadonlyMap<string, string>;

type Attributes = Readonly<Record<string, { readonly type: string }>>;

const schemaSchema = z.object({ attributes: z.record(z.string(), z.object({ type: z.string() })) });

/** `src/api/article/content-types/article/schema.json` → `article`; null if the file is no schema. */
function typeOf(file: string): string | null {
  const [, entry, category, component] =
    /^src\/(?:api\/[^/]+\/content-types\/([^/]+)\/schema|components\/([^/]+)\/([^/]+))\.json$/.exec(file) ?? [];
  return entry ?? (category === undefined ? null : `${category}.${component ?? ''}`);
}

function attributesOf(text: string | undefined): Attributes {
  const schema = schemaSchema.safeParse(parseJson(text ?? '{}'));
  return schema.success ? schema.data.attributes : {};
}

/** Compares the files of an application, by path. */
export function removedFields(before: Files, now: Files): readonly RemovedField[] {
  return [...before].flatMap(([file, text]) => {
    const type = typeOf(file);
    if (type === null) return [];
    const old = attributesOf(text);
    const current = attributesOf(now.get(file));
    const added = Object.entries(current).filter(([name]) => old[name] === undefined);
    return Object.entries(old)
      .filter(([name]) => current[name] === undefined)
      .map(([field, attribute]) => ({
        type,
        field,
        similar: added.filter(([, other]) => other.type === attribute.type).map(([name]) => name),
      }));
  });
}

/** The files of `src` of an application that was made before; none if there is none. */
export async function readApplication(folder: string): Promise<Files> {
  const names = listFiles(path.join(folder, 'src')).map((name) => `src/${name}`);
  const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/** The embedded database, with what its writing may have left beside it. */
const databaseFiles = ['data.db', 'data.db-wal', 'data.db-shm'];

/** Copies the embedded database as it is before the change. Returns the copy; null if the content is in PostgreSQL. */
export async function keepDatabase(folder: string, now: Date): Promise<string | null> {
  const suffix = `before-${now.toISOString().replaceAll(':', '-')}`;
  const copies = await Promise.all(
    databaseFiles.map(async (name) => {
      const copy = path.join(folder, name.replace('data', `data-${suffix}`));
      return copyFile(path.join(folder, name), copy).then(
        () => copy,
        () => null,
      );
    }),
  );
  return copies[0] ?? null;
}

/** What people are told of it. */
export function describeRemoved(removed: readonly RemovedField[], copy: string | null): string {
  const lines = removed.map(({ type, field, similar }) => {
    const hint = similar.length === 0 ? '' : ` (perhaps now ${similar.join(' or ')}, which is new)`;
    return `  ${type}: ${field}${hint}`;
  });
  return [
    'The content types no longer have these fields:',
    ...lines,
    'Their values stay in the database, in the columns of these names, but the admin panel does not show them.',
    ...(copy === null ? [] : [`The database as it was before: ${copy}`]),
  ].join('\n');
}
