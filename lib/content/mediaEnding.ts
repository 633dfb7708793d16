import path from 'node:path';
import type { Media } from '@/content-types/definition';

/** What the site passes on from its own address. Others, like .html or .js, could run there as part of the site. */
export const mediaEndings: readonly string[] = [
  ...['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'],
  ...['pdf', 'csv', 'xlsx', 'json', 'txt', 'zip'],
  ...['mp4', 'webm'],
].map((name) => `.${name}`);

/**
 * The ending of the address, else that of the name: editors may rename a file in the CMS, and the new name need not
 * have one. Undefined when the site does not accept it.
 */
export function mediaEnding({ url, name }: Pick<Media, 'url' | 'name'>): string | undefined {
  const endings = [url.replace(/[?#].*$/, ''), name].map((text) => path.posix.extname(text).toLowerCase());
  const ending = endings.find((found) => found !== '');
  return mediaEndings.find((accepted) => accepted === ending);
}
