import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { entryPath } from '@/content-types/routes';
import { isReadable, localizedPath } from '@/lib/i18n/paths';
import { indicatorsOfSubTheme, indicatorsOfTheme } from '@/lib/site/indicators';
import { showPage } from '../../support/showPage';
import { contextIn } from '../../support/site';

interface Topic {
  readonly path: string;
  readonly narrowed: string;
  readonly indicators: number;
}

function topicsIn(locale: Locale): readonly Topic[] {
  const { content } = contextIn(locale);
  // The others have a page that says that there is none in Leichte Sprache.
  const isWritten = ({ meta }: { readonly meta: { readonly locale: Locale } }): boolean =>
    isReadable(meta.locale, locale);
  return [
    ...content
      .all('display-themes')
      .filter(isWritten)
      .map(({ url }) => ({
        path: entryPath('theme', url),
        narrowed: `thema=${url}`,
        indicators: indicatorsOfTheme(content, url).length,
      })),
    ...content
      .all('display-subthemes')
      .filter(isWritten)
      .map(({ url }) => ({
        path: entryPath('sub-theme', url),
        narrowed: `unterthema=${url}`,
        indicators: indicatorsOfSubTheme(content, url).length,
      })),
  ];
}

/** Where the page leads to in the portal; empty if it does not. */
function portalLink(path: string, locale: Locale): string {
  document.body.replaceChildren();
  showPage(path, locale);
  return document.querySelector('main a[href*="/indikatorenportal?"]')?.getAttribute('href') ?? '';
}

describe('a theme or sub-theme leads to its indicators in the portal', () => {
  it.each(locales)('if it has one or more (%s)', (locale) => {
    const topics = topicsIn(locale).filter(({ indicators }) => indicators > 0);
    expect(topics.length).toBeGreaterThan(1);
    expect(topics.map(({ path }) => portalLink(path, locale))).toEqual(
      topics.map(({ narrowed }) => localizedPath(locale, `/indikatorenportal?${narrowed}`)),
    );
  });

  it('unless it has none', () => {
    const topics = topicsIn('de').filter(({ indicators }) => indicators === 0);
    expect(topics.map(({ path }) => portalLink(path, 'de')).join('')).toBe('');
  });
});
