import type { OpenPage } from '@/app/_frame/sitePage';
import type { Locale } from '@/content-types/locales';
import { contextIn } from './site';
import { pageIn } from './sitePages';

/** The page of the tiny site at an address without language; undefined when there is none. */
export function openPage(path: string, locale: Locale): OpenPage | undefined {
  return pageIn(contextIn(locale, path));
}

/** A page that must be there. */
export function pageAt(path: string, locale: Locale): OpenPage {
  const page = openPage(path, locale);
  if (page === undefined) throw new Error(`The tiny site has no page ${path}.`);
  return page;
}
