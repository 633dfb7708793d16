/** The pages that editors pin to a search as its first answer. */
import type { Locale } from '@/content-types/locales';
import type { Content } from '@/lib/content/content';
import { linkTarget } from '@/lib/i18n/linkTarget';
import { localizedPath, splitPath } from '@/lib/i18n/paths';
import type { SearchDocument } from '@/lib/search/document';
import { normalizePunctuation } from '@/lib/shared/browser/spelling';
import { queryKey, readQuery } from '@/lib/search/words/searchQuery';
import { spellings } from './documentSpellings';
import { pinnedAnswers, textRulesOf } from './rulesOfContent';

/** The address of a page in this language, in whichever form editors entered it; null if it is not on this site. */
function addressOf(page: string, locale: Locale): string | null {
  const target = linkTarget(page.trim(), locale);
  if (target.kind !== 'internal' || !target.href.startsWith('/')) return null;
  return localizedPath(locale, splitPath(target.href.split('/').filter((segment) => segment !== '')).path);
}

/** Returns the documents with the searches pinned to them, which also become keywords. */
export function withPinnedAnswers(documents: readonly SearchDocument[], content: Content): readonly SearchDocument[] {
  const { locale } = content;
  const answers = pinnedAnswers(content).map(({ query, page }) => ({
    query: normalizePunctuation(query),
    address: addressOf(page, locale),
  }));
  return documents.map((document) => {
    const queries = answers.flatMap(({ query, address }) => (address === document.url ? query : []));
    if (queries.length === 0) return document;
    const named = { ...document, keywords: [...document.keywords, ...queries] };
    return {
      ...named,
      spellings: spellings(named),
      answers: queries.map((query) => queryKey(readQuery(query, textRulesOf(content)))),
    };
  });
}
