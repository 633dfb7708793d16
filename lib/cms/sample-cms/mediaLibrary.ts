/** The files of the sample content, described as Strapi's media library does. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Fields } from '@/content-types/definition';
import { contentNames, contentType } from '@/content-types/registry';
import { SiteError } from '@/lib/shared/errors';
import { ignoreMissing } from '@/lib/shared/replaceFolders';
import { isRecord } from '@/lib/shared/browser/isRecord';
import type { SampleStore } from './sampleStore';

export interface MediaFile {
  readonly id: number;
  readonly attributes: Readonly<Record<string, unknown>> & { readonly url: string; readonly mime: string };
}

/** By file name. */
export type MediaLibrary = ReadonlyMap<string, MediaFile>;

/** The sample content names files that do not exist. */
export class MissingMediaError extends SiteError {
  override readonly name: string = 'MissingMediaError';

  constructor(directory: string, names: readonly string[]) {
    super(
      `The sample content uses files that are not in ${directory}: ${names.join(', ')}. Add them or correct the names.`,
    );
  }
}

const mimeTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.csv': 'text/csv',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.json': 'application/json',
  '.geojson': 'application/geo+json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.tsv': 'text/tab-separated-values',
  '.txt': 'text/plain',
  '.webp': 'image/webp',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.zip': 'application/zip',
};

/** Sample files have no history; a fixed day keeps answers the same each time. */
const uploaded = '2026-01-05T08:00:00.000Z';

async function describeFile(directory: string, name: string, id: number): Promise<MediaFile> {
  const file = path.join(directory, name);
  const extension = path.extname(name).toLowerCase();
  const mime = mimeTypes[extension] ?? 'application/octet-stream';
  const size = mime.startsWith('image/') ? await sharp(file).metadata() : null;
  const { size: bytes } = await stat(file);
  return {
    id,
    attributes: {
      name,
      alternativeText: null,
      caption: null,
      width: size?.width ?? null,
      height: size?.height ?? null,
      formats: null,
      hash: path.basename(name, path.extname(name)),
      ext: extension,
      mime,
      size: Math.round(bytes / 10) / 100,
      url: `/uploads/${encodeURIComponent(name)}`,
      previewUrl: null,
      provider: 'local',
      provider_metadata: null,
      createdAt: uploaded,
      updatedAt: uploaded,
    },
  };
}

/** Describes every file of a folder; subfolders are left out. */
export async function readMediaLibrary(directory: string): Promise<MediaLibrary> {
  // Content without pictures may have no such folder.
  const found = (await readdir(directory, { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  const names = found
    .filter((item) => item.isFile() && !item.name.startsWith('.'))
    .map(({ name }) => name)
    .sort();
  const files = await Promise.all(names.map((name, index) => describeFile(directory, name, index + 1)));
  return new Map(names.flatMap((name, index) => (files[index] === undefined ? [] : [[name, files[index]] as const])));
}

/** The names of files in the values of an entry, a component or a block. */
function fileNames(values: unknown, fields: Fields): readonly string[] {
  if (!isRecord(values)) return [];
  return Object.entries(fields).flatMap(([name, { storage }]) => {
    const value = values[name];
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (storage.type === 'media') return typeof value === 'string' ? [value] : [];
    if (storage.type === 'component') return items.flatMap((item) => fileNames(item, storage.component.fields));
    if (storage.type !== 'dynamiczone') return [];
    return items.flatMap((item) => {
      const block = storage.blocks.find(({ kind }) => isRecord(item) && item['kind'] === kind);
      return block === undefined ? [] : fileNames(item, block.fields);
    });
  });
}

/** Throws MissingMediaError that names every file the content uses and the library lacks. */
export function checkMedia(store: SampleStore, library: MediaLibrary, directory: string): void {
  const used = contentNames.flatMap((name) =>
    store.rows(name).flatMap(({ values }) => fileNames(values, contentType(name).fields)),
  );
  const missing = [...new Set(used)].filter((name) => !library.has(name)).sort();
  if (missing.length > 0) throw new MissingMediaError(directory, missing);
}
