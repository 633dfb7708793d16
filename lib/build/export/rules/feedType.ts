/** Feeds end in `.xml`, so servers recognize them by their full name. */
import { subscriptionFileNames } from '@/content-types/routes';

export const feedType = 'application/atom+xml';

/** Whether a path or an address is that of a feed. */
export function isFeed(file: string): boolean {
  return file.split('/').at(-1) === subscriptionFileNames.feed;
}

/** Patterns of all feeds for static hosts: at the root, below a language, below a theme, below both. */
export const feedPatterns = ['', '/:a', '/:a/:b', '/:a/:b/:c'].map((start) => `${start}/${subscriptionFileNames.feed}`);
