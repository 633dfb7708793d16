/** Reads the metadata of indicators: a list of objects in JSON, or a table with a row per indicator. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Storage } from '@/content-types/definition';
import { products } from '@/content-types/collections/products';
import { sheetEndings } from '@/lib/data/files/fileKinds';
import { sheetTable } from '@/lib/data/files/sheetTable';
import { isEmptyCell } from '@/lib/data/files/table';
import type { RawRow } from '@/lib/data/files/table';
import { textTable } from '@/lib/data/files/textTable';
import { parseJson } from '@/lib/shared/parseJson';
import type { Values } from './importedEntry';

export interface MetadataRow {
  /** Of the table; in JSON, the place in the list. From 1. */
  readonly row: number;
  readonly values: Values;
}

/** Names of `data:push` for fields of the CMS. */
const otherNames: Readonly<Record<string, string>> = { number: 'stata_id', embargo: 'publish_at' };

/** The name as in the CMS: `number` is `stata_id`. */
function named(name: string): string {
  return otherNames[name] ?? name;
}

const words: Readonly<Record<string, boolean>> = { true: true, 1: true, ja: true, false: false, 0: false, nein: false };

/** A cell as the field wants it; lists are separated by commas. What does not fit stays a text and is told. */
function cellValue(text: string, storage: Storage | undefined): unknown {
  const list = (): readonly string[] => text.split(',').map((item) => item.trim());
  switch (storage?.type) {
    case 'integer':
    case 'decimal':
      return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return words[text.toLowerCase()] ?? text;
    case 'json':
      return list();
    case 'relation':
      return storage.many ? list() : text;
    default:
      return text;
  }
}

function storageOf(name: string): Storage | undefined {
  return Object.entries(products.fields).find(
    ([field]) => field === name.replace(/_[a-z]{2}$/, '') || field === name,
  )?.[1].storage;
}

/** `source` is one source with a name; lists of sources are written in JSON. */
function withSources(values: Values): Values {
  const own = Object.entries(values).map(([name, value]): readonly [string, unknown] =>
    name === 'source' || /^source_[a-z]{2}$/.test(name)
      ? [name.replace('source', 'sources'), [{ name: value }]]
      : [name, value],
  );
  return Object.fromEntries(own);
}

function tableRows([head, ...body]: readonly RawRow[]): readonly MetadataRow[] {
  const names = (head?.cells ?? []).map((cell) => named(String(cell ?? '').trim()));
  return body.map(({ number, cells }) => {
    const filled = names.flatMap((name, index) => {
      const cell = cells[index] ?? null;
      return name === '' || isEmptyCell(cell) ? [] : [[name, cellValue(String(cell).trim(), storageOf(name))] as const];
    });
    return { row: number, values: withSources(Object.fromEntries(filled)) };
  });
}

const listSchema = z.array(z.record(z.string(), z.unknown()));

/** Undefined if the JSON is no list of objects. Throws DataFileError. */
export async function readTable(file: string): Promise<readonly MetadataRow[] | undefined> {
  const bytes = await readFile(file);
  const ending = path.extname(file).toLowerCase();
  if (ending === '.json') {
    const list = listSchema.safeParse(parseJson(bytes.toString('utf8'))).data;
    return list?.map((values, index) => ({
      row: index + 1,
      values: withSources(Object.fromEntries(Object.entries(values).map(([name, value]) => [named(name), value]))),
    }));
  }
  const known = ['number', ...Object.keys(products.fields)];
  const { rows } = sheetEndings.includes(ending)
    ? await sheetTable(bytes)
    : textTable(bytes, (cell) => known.includes(cell.trim()));
  return tableRows(rows);
}
