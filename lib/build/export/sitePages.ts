/** The pages of a finished site and the redirects that lead to them. */
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { collectionNames, singleNames } from '@/content-types/registry';
import { isEmbedPage } from '@/content-types/routes';
import { legacyRedirect } from '@/content-types/siteAddresses';
import { alternatesOf } from '@/lib/i18n/siteLanguages';
import { entryAddress } from '@/lib/site/entryAddresses';
import type { Contents } from '@/lib/site/contents';
import type { PageRecordData } from './pageRecord';

/** A page that is not an error page. */
export interface ListedPage extends PageRecordData {
  /** Decoded, with language: `/fr/themen`. */
  readonly path: string;
  readonly locale: Locale;
}

export interface ErrorPage {
  readonly path: string;
  readonly locale: Locale;
  readonly status: 404 | 500;
}

/** Both ends are addresses without language, valid for every language, or all addresses below one: `/hintergrund/**`. */
export interface EditedRedirect {
  readonly from: string;
  readonly to: string;
}

/** Returns the same page in other languages; empty for embedded charts. `path` is without language. */
export function alternatePages(path: string): readonly { readonly hreflang: string; readonly path: string }[] {
  return isEmbedPage(path) ? [] : alternatesOf(path);
}

/** Returns the redirects of the site itself and the old addresses that editors noted on entries. */
export function redirectsOf(contents: Contents): readonly EditedRedirect[] {
  const content = contents(defaultLocale);
  const entries = [
    ...collectionNames.flatMap((name) => content.all(name)),
    ...singleNames.map((name) => content.single(name)),
  ];
  const edited = entries.flatMap((entry) => {
    const to = entryAddress(entry);
    if (!('redirects_from' in entry) || to?.startsWith('/') !== true) return [];
    return (entry.redirects_from ?? []).map((from) => ({ from, to }));
  });
  return [{ from: `${legacyRedirect.from}/**`, to: `${legacyRedirect.to}/**` }, ...edited];
}
