import { routeTable } from '@/app/_pages/routeTable';
import type { OpenPage } from '@/app/_pages/defineRoute';
import type { Locale } from '@/content-types/locales';
import { contextIn } from './site';

/** The page of the tiny site at an address without language; undefined when there is none. */
export function openPage(path: string, locale: Locale): OpenPage | undefined {
  return routeTable.map((route) => route.open(contextIn(locale, path))).find((page) => page !== undefined);
}

/** A page that must be there. */
export function pageAt(path: string, locale: Locale): OpenPage {
  const page = openPage(path, locale);
  if (page === undefined) throw new Error(`The tiny site has no page ${path}.`);
  return page;
}
