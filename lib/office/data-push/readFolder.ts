/** Reads the folder of a push, whose files are named by the number of an indicator. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ConfigurationError } from '@/lib/shared/errors';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { dataEndings } from '@/lib/data/files/fileKinds';
import type { PushFault } from './pushReport';

export interface DataFile {
  readonly indicator: number;
  /** `5813.csv` */
  readonly name: string;
  readonly ending: string;
}

export interface PushFolder {
  readonly data: readonly DataFile[];
  /** The name of the file of metadata. */
  readonly metadata: string | undefined;
  readonly faults: readonly PushFault[];
  /** Nothing can be pushed: a faulty file may be metadata with an embargo. */
  readonly isUseless: boolean;
  /** Indicators whose files have a fault in their names, or duplicates. */
  readonly blocked: ReadonlySet<number>;
}

/** The number of an indicator. */
export const indicatorNumberPattern = /^[1-9]\d{0,8}$/;
const metadataName = 'metadata';
/** JSON is not a table. */
const metadataEndings = dataEndings.filter((ending) => ending !== '.json');

interface NamedFile {
  readonly name: string;
  /** In lower case. */
  readonly stem: string;
  readonly ending: string;
}

function nameFault({ name, stem, ending }: NamedFile): readonly PushFault[] {
  if (stem === metadataName && metadataEndings.includes(ending)) return [];
  if (!indicatorNumberPattern.test(stem)) {
    const fix = 'Name it by the number of an indicator, as 5813.csv, or remove it.';
    return [{ file: name, found: 'The name of the file is not the number of an indicator.', fix }];
  }
  if (dataEndings.includes(ending)) return [];
  const found = `The file ends with «${ending}», expected one of ${dataEndings.join(', ')}.`;
  return [{ file: name, found, fix: 'Save it in one of these formats.' }];
}

function duplicates(files: readonly NamedFile[]): readonly PushFault[] {
  const groups = [...groupBy(files, ({ stem }) => stem).values()].filter(({ length }) => length > 1);
  return groups.flatMap((group) =>
    group.map(({ name }) => {
      const others = group.filter((other) => other.name !== name).map((other) => other.name);
      const found = `There are several files with this name: also ${others.join(', ')}.`;
      return { file: name, found, fix: 'Leave the one that counts.' };
    }),
  );
}

/** Whether a faulty file may hold metadata: a duplicate, or a table with another name. */
function mayBeMetadata({ stem, ending }: NamedFile): boolean {
  return stem === metadataName || (!indicatorNumberPattern.test(stem) && dataEndings.includes(ending));
}

/**
 * Lists the folder without hidden files and lock files of programs (`~$5813.xlsx`). Throws ConfigurationError if it cannot be
 * read.
 */
export async function readFolder(folder: string): Promise<PushFolder> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new ConfigurationError(`The folder ${folder} cannot be read: expected a folder with files of data.`, {
      cause,
    });
  });
  const files = entries
    .filter((entry) => !entry.isDirectory() && !/^[.~]/.test(entry.name))
    .map(({ name }): NamedFile => {
      const ending = path.extname(name).toLowerCase();
      return { name, stem: path.basename(name, path.extname(name)).toLowerCase(), ending };
    });
  const named = files.flatMap(nameFault);
  const misnamed = new Set(named.map(({ file }) => file));
  const faults = [...named, ...duplicates(files).filter(({ file }) => !misnamed.has(file))];
  const wrong = new Set(faults.map(({ file }) => file));
  const fit = files.filter(({ name }) => !wrong.has(name));
  return {
    data: fit
      .filter(({ stem }) => stem !== metadataName)
      .map(({ name, stem, ending }) => ({ indicator: Number(stem), name, ending }))
      .sort((one, other) => one.indicator - other.indicator),
    metadata: fit.find(({ stem }) => stem === metadataName)?.name,
    faults,
    isUseless: files.some((file) => wrong.has(file.name) && mayBeMetadata(file)),
    blocked: new Set(
      files
        .filter(({ name, stem }) => wrong.has(name) && indicatorNumberPattern.test(stem))
        .map(({ stem }) => Number(stem)),
    ),
  };
}
