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
import { UnreadableImageError } from './errors';
import { replaceValues } from './visit';

/** The address of a file on the site, below which the export copies it. */
export function mediaAddress(fileName: string): string {
  return `/media/${fileName}`;
}

const hashLength = 16;

async function measure(bytes: Uint8Array, file: Media): Promise<Pick<Media, 'width' | 'height'>> {
  if (!file.mime.startsWith('image/')) return { width: null, height: null };
  try {
    const { width, height, autoOrient } = await sharp(bytes).metadata();
    return { width: autoOrient.width || width, height: autoOrient.height || height };
  } catch (cause) {
    throw new UnreadableImageError(file, cause);
  }
}

/** The ending of the address: editors may rename a file in the CMS, and the new name need not have one. */
function endingOf({ url, name }: Media): string {
  const endings = [url.replace(/[?#].*$/, ''), name].map((text) => path.posix.extname(text).toLowerCase());
  return endings.find((ending) => /^\.[a-z0-9]{1,8}$/.test(ending)) ?? '';
}

async function fetchFile(cms: Cms, directory: string, file: Media): Promise<Media> {
  const bytes = await cms.file(file.url);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, hashLength);
  const fileName = `${hash}${endingOf(file)}`;
  const size = await measure(bytes, file);
  await writeFile(path.join(directory, fileName), bytes);
  return { ...file, ...size, url: mediaAddress(fileName) };
}

function filesOf(entries: readonly CheckedEntry[]): readonly Media[] {
  const files = new Map<string, Media>();
  for (const { meta, values } of entries) {
    replaceValues(contentType(meta.type).fields, values, '', {
      media(file) {
        files.set(file.url, file);
        return file;
      },
    });
  }
  return [...files.values()];
}

/**
 * Writes every referenced file into `directory` and points the entries to the site's own address.
 * Throws what `cms.file` throws, and UnreadableImageError: a page without its picture is not published.
 */
export async function collectMedia(
  cms: Cms,
  entries: readonly CheckedEntry[],
  directory: string,
  progress?: Progress,
): Promise<readonly CheckedEntry[]> {
  await mkdir(directory, { recursive: true });
  const fetched = new Map<string, Media>();
  await inParallel(filesOf(entries), async (file) => {
    fetched.set(file.url, await fetchFile(cms, directory, file));
    progress?.advance();
  });
  return entries.map(({ meta, values }) => {
    const media = (file: Media): Media | null => fetched.get(file.url) ?? null;
    return { meta, values: replaceValues(contentType(meta.type).fields, values, '', { media }) ?? values };
  });
}
