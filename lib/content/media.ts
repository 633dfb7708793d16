/** Fetches the files that the content refers to, once per file, and keeps them under their content hash. */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Media } from '@/content-types/definition';
import { contentType } from '@/content-types/registry';
import type { Cms } from '@/lib/cms/client';
import { inParallel } from '@/lib/inParallel';
import type { Progress } from '@/lib/progress';
import type { CheckedEntry } from './check';
import { MissingFileError, UnacceptedFileError, UnreadableImageError } from './errors';
import type { FileUse } from './errors';
import { mediaEnding } from './mediaEnding';
import { replaceValues } from './visit';

/** The address of a file on the site, below which the export copies it. */
export function mediaAddress(fileName: string): string {
  return `/media/${fileName}`;
}

const hashLength = 16;

async function measure(bytes: Uint8Array, use: FileUse): Promise<Pick<Media, 'width' | 'height'>> {
  if (!use.file.mime.startsWith('image/')) return { width: null, height: null };
  try {
    const { width, height, autoOrient } = await sharp(bytes).metadata();
    return { width: autoOrient.width || width, height: autoOrient.height || height };
  } catch (cause) {
    throw new UnreadableImageError(use, cause);
  }
}

async function fetchFile(cms: Cms, directory: string, use: FileUse): Promise<Media> {
  const { file } = use;
  const ending = mediaEnding(file);
  if (ending === undefined) throw new UnacceptedFileError(use);
  const bytes = await cms.file(file.url).catch((cause: unknown) => {
    throw new MissingFileError(use, cause);
  });
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
  const fileName = `${hash}${ending}`;
  const size = await measure(bytes, use);
  await writeFile(path.join(directory, fileName), bytes);
  return { ...file, ...size, url: mediaAddress(fileName) };
}

/** Each file once, with the first place that uses it. */
function filesOf(entries: readonly CheckedEntry[]): readonly FileUse[] {
  const uses = new Map<string, FileUse>();
  for (const { meta, values } of entries) {
    replaceValues(contentType(meta.type).fields, values, '', {
      media(file, field) {
        if (!uses.has(file.url)) uses.set(file.url, { file, meta, field });
        return file;
      },
    });
  }
  return [...uses.values()];
}

/**
 * Writes every referenced file into `directory` and points the entries to the site's own address.
 * Throws MissingFileError, UnreadableImageError and UnacceptedFileError: a page without its picture is not published.
 */
export async function collectMedia(
  cms: Cms,
  entries: readonly CheckedEntry[],
  directory: string,
  progress?: Progress,
): Promise<readonly CheckedEntry[]> {
  await mkdir(directory, { recursive: true });
  const fetched = new Map<string, Media>();
  await inParallel(filesOf(entries), async (use) => {
    fetched.set(use.file.url, await fetchFile(cms, directory, use));
    progress?.advance();
  });
  return entries.map(({ meta, values }) => {
    const media = (file: Media): Media | null => fetched.get(file.url) ?? null;
    return { meta, values: replaceValues(contentType(meta.type).fields, values, '', { media }) ?? values };
  });
}
