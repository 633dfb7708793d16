/** Reads the folder of an import: `metadata.json` or a table, data named by number, articles as `name.md`, pictures. */
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { MediaLibrary } from '@/lib/cms/sample-cms/mediaLibrary';
import { mimeOf } from '@/lib/data/files/fileKinds';
import { groupBy } from '@/lib/shared/browser/groupBy';
import { ConfigurationError } from '@/lib/shared/errors';
import type { PushFault } from '../data-push/pushReport';
import { entryName } from './importedEntry';
import type { ImportedEntry, Read } from './importedEntry';
import { readArticles } from './readArticles';
import { readIndicators } from './readIndicators';

const metadataFile = /^metadata\.(?:json|csv|tsv|txt|xlsx|ods)$/;

/** The names of the files in a folder. Throws ConfigurationError. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((cause: unknown) => {
    throw new ConfigurationError(`The folder ${folder} cannot be read: expected metadata.json or name.md.`, { cause });
  });
  return entries.filter((entry) => entry.isFile() && !/^[.~]/.test(entry.name)).map(({ name }) => name);
}

/** Metadata twice would leave open which counts. */
function repeated({ key, place }: ImportedEntry): PushFault {
  return { ...place, found: `${key} is there twice; the first one counts.`, fix: 'Remove one of them.' };
}

/** Reads what the folder holds. Throws ConfigurationError if that is nothing. */
export async function readAll(folder: string, names: readonly string[]): Promise<Read> {
  const metadata = names.filter((name) => metadataFile.test(name));
  const articles = await readArticles(folder, names);
  if (metadata.length === 0 && articles.length === 0)
    throw new ConfigurationError(`The folder ${folder} holds nothing to import: expected metadata.json or name.md.`);
  const indicators: Read[] = [];
  for (const file of metadata) indicators.push(await readIndicators(folder, file, names));
  const all = [...indicators, ...articles];
  const groups = [
    ...groupBy(
      all.flatMap(({ entries }) => entries),
      entryName,
    ).values(),
  ];
  const again = groups.flatMap(([, ...others]) => others);
  return {
    entries: groups.flatMap(([first]) => first ?? []),
    faults: [...all.flatMap(({ faults }) => faults), ...again.map(repeated)],
    warnings: all.flatMap(({ warnings }) => warnings),
  };
}

/** Describes the files as the CMS will: another content has another name there, so the same file is uploaded once. */
export async function libraryOf(folder: string, names: readonly string[]): Promise<MediaLibrary> {
  const described = names.map(async (name, index) => {
    const ending = path.extname(name);
    const hash = createHash('sha256')
      .update(await readFile(path.join(folder, name)))
      .digest('hex')
      .slice(0, 8);
    const own = `${path.basename(name, ending)}-${hash}${ending}`;
    const mime = mimeOf(ending.toLowerCase()) ?? 'application/octet-stream';
    const attributes = { name: own, url: `/uploads/${own}`, mime, width: null, height: null };
    return [name, { id: index + 1, attributes }] as const;
  });
  return new Map(await Promise.all(described));
}
