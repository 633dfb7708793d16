/** The files with which the site ships its search, and how they are fetched. */
import type { Locale } from '@/content-types/locales';
import { fetchWithTimeout } from '@/lib/shared/browser/timeouts';
import { SearchError } from './engine';

/** Where they lie on the site. */
export const searchFolder = '/search';

/** What can be found in a language. */
export function indexFile(locale: Locale): string {
  return `${locale}.json`;
}

/** The rules by which searches in a language are read; the index holds them, too. */
export function rulesFile(locale: Locale): string {
  return `${locale}-rules.json`;
}

/** Throws SearchError if it cannot be fetched. */
export async function fetchText(url: string): Promise<string> {
  const response = await fetchWithTimeout(url).catch((cause: unknown) => {
    throw new SearchError(`The file ${url} of the search could not be fetched.`, 'network', { cause });
  });
  const { ok, status } = response;
  if (!ok)
    throw new SearchError(`The file ${url} of the search was answered with status ${status}.`, 'api', { status });
  return response.text();
}

/** Throws SearchError if the text of the file is no JSON. */
export function parseText(text: string, url: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new SearchError(`The file ${url} of the search is not JSON.`, 'proxy', { cause });
  }
}
