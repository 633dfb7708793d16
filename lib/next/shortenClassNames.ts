/**
 * Short names for the classes of style modules. Next.js begins each with six letters of a hash and has no setting for it; short
 * ones save an eighth of the style sheet and a fiftieth of each page, compressed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { listFiles } from '../base/files';
import { UnexpectedNextError } from './unexpected';

/** By the name that Next.js has given. */
export type ShortNames = ReadonlyMap<string, string>;

const record = 'class-names.json';

/** `[hash]_[local]`; Lightning CSS puts an underscore before a hash that begins with a digit. */
const moduleClass = /(?<![\w-])_?[\w-]{6}_[a-zA-Z][\w-]*/g;

/**
 * Begins with the name of the sheet, which is a hash of what is in it: the name of a class changes only if the address of its
 * sheet does, and browsers keep both for a year.
 */
function namesIn(sheet: string, css: string): readonly (readonly [string, string])[] {
  const prefix = `c${path.basename(sheet).slice(0, 3)}`;
  const classes = new Set(Array.from(css.matchAll(/\.([\w-]+)/g), ([, name = '']) => name));
  const ofModules = [...classes].filter((name) => name.match(moduleClass)?.[0] === name);
  return ofModules.map((name, index) => [name, prefix + index.toString(36)]);
}

/** Renames the classes in what Next.js has compiled, and keeps the names beside it for `readShortNames`. */
export async function shortenClassNames(compiled: string): Promise<void> {
  const folders = ['server', path.join('static', 'chunks')];
  const files = folders.flatMap((folder) =>
    listFiles(path.join(compiled, folder)).map((file) => path.join(compiled, folder, file)),
  );
  const texts = await Promise.all(
    files.filter((file) => /\.(css|js)$/.test(file)).map(async (file) => [file, await readFile(file, 'utf8')] as const),
  );
  const sheets = texts.filter(([file]) => file.endsWith('.css'));
  const names = new Map(sheets.flatMap(([file, css]) => namesIn(file, css)));
  if (new Set(names.values()).size < names.size)
    throw new UnexpectedNextError('Two style sheets have names that begin alike, and so would their classes.');
  for (const [file, text] of texts) {
    const renamed = text.replace(moduleClass, (name) => names.get(name) ?? name);
    if (renamed !== text) await writeFile(file, renamed);
  }
  await writeFile(path.join(compiled, record), JSON.stringify(Object.fromEntries(names)));
}

/** The names that `shortenClassNames` gave in this folder. */
export async function readShortNames(compiled: string): Promise<ShortNames> {
  const names: unknown = JSON.parse(await readFile(path.join(compiled, record), 'utf8'));
  return new Map(Object.entries(z.record(z.string(), z.string()).parse(names)));
}
