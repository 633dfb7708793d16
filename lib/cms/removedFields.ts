/** What an older version of the content types had and the new one has not. */
import { copyFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, SiteError } from '../base/errors';
import { listFiles } from '../base/files';
import { modelsIn, shortName } from './models';
import type { Attribute } from './models';

export interface RemovedField {
  /** As Strapi names it: `api::article.article`, `blocks.text`. */
  readonly type: string;
  readonly field: string;
  /** What a field of the same name is now, if it is of another kind. */
  readonly nowIs: string | null;
  /** New fields of the same kind in the same type: one may be the old one with another name. */
  readonly similar: readonly string[];
}

type Files = ReadonlyMap<string, string>;

/** Kinds that keep a value as it is. */
const texts: readonly string[] = ['string', 'text', 'richtext'];

/** What two attributes have in common if the values of one are those of the other. */
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

/** The files of `src` of an application that was made before; none if there is none. */
export async function readApplication(folder: string): Promise<Files> {
  const names = listFiles(path.join(folder, 'src')).map((name) => `src/${name}`);
  const texts = names.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/** An instant as part of the name of a file. */
export function timeInName(now: Date): string {
  return now.toISOString().replaceAll(':', '-');
}

/** The embedded database, with what its writing may have left beside it. */
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
 * Copies the embedded database as it is before the change. `database`: the address of one in PostgreSQL. Returns the copy; null if the content is in PostgreSQL. Throws
 * SiteError if it cannot be copied.
 */
export async function keepDatabase(folder: string, now: Date, database: string): Promise<string | null> {
  // What is left of an embedded one is not what the content is in.
  if (database !== '') return null;
  const at = (name: string): string => path.join(folder, name);
  const copyName = (name: string): string => name.replace('data', `data-before-${timeInName(now)}`);
  const copies = await Promise.all(databaseFiles.map((name) => copyIfThere(at(name), at(copyName(name)))));
  return copies[0] ?? null;
}

function hintAt({ nowIs, similar }: RemovedField): string {
  if (nowIs !== null) return ` (now of another kind: ${nowIs})`;
  return similar.length === 0 ? '' : ` (perhaps now ${similar.join(' or ')}, which is new)`;
}

/** The file with what removed fields hold, and how much that is. */
export interface SavedValues {
  readonly file: string;
  readonly count: number;
}

/** What people are told of it. `values`: null if there are none; `copy`: of the database, null in PostgreSQL. */
export function describeRemoved(
  removed: readonly RemovedField[],
  values: SavedValues | null,
  copy: string | null,
): string {
  const lines = removed.map((one) => `  ${shortName(one.type)}: ${one.field}${hintAt(one)}`);
  const kept =
    values === null
      ? 'No entry has a value in them.'
      : `Their ${values.count} values, each with its entry and language: ${values.file}\n` +
        'They also stay in the database, but the admin panel does not show them.';
  return [
    'The content types no longer have these fields:',
    ...lines,
    kept,
    ...(copy === null ? [] : [`The database as it was before: ${copy}`]),
  ].join('\n');
}
