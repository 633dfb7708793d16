/** The search files that the site ships, and how they are fetched. */
import type { Locale } from '@/content-types/locales';
import { fetchWithTimeout } from '@/lib/shared/browser/timeouts';
import { SearchError } from './engine';

/** Path on the site. */
export const searchFolder = '/search';

/** Returns the name of a language's index file. */
export function indexFile(locale: Locale): string {
  return `${locale}.json`;
}

/** Returns the name of the file with a language's search rules, which its index contains, too. */
export function rulesFile(locale: Locale): string {
  return `${locale}-rules.json`;
}

/** Fetches a text file. Throws SearchError if that fails. */
export async function fetchText(url: string): Promise<string> {
  const response = await fetchWithTimeout(url).catch((cause: unknown) => {
    throw new SearchError(`The file ${url} of the search could not be fetched.`, 'network', { cause });
  });
  const { ok, status } = response;
  if (!ok)
    throw new SearchError(`The file ${url} of the search was answered with status ${status}.`, 'api', { status });
  return response.text();
}

/** Parses JSON. Throws SearchError if the text is not JSON. */
export function parseText(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SearchError(`The file ${url} of the search is not JSON.`, 'proxy', { cause });
  }
}
