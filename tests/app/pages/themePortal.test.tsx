import { expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { entryPath } from '@/content-types/routes';
import { isReadable, localizedPath } from '@/lib/i18n/paths';
import { indicatorsOfSubTheme, indicatorsOfTheme } from '@/lib/site/indicators';
import { showPage } from '../../support/showPage';
import { contextIn } from '../../support/site';

interface Topic {
  readonly path: string;
  /** What the portal is narrowed to; empty if the topic has no indicators. */
  readonly narrowed: string;
}

/** Those that are written in the language: the others have a page that says that there is none in Leichte Sprache. */
function topicsIn(locale: Locale): readonly Topic[] {
  const { content } = contextIn(locale);
  const themes = content.all('display-themes').map(({ meta, url }) => ({
    meta,
    path: entryPath('theme', url),
    narrowed: indicatorsOfTheme(content, url).length > 0 ? `/indikatorenportal?thema=${url}` : '',
  }));
  const subThemes = content.all('display-subthemes').map(({ meta, url }) => ({
    meta,
    path: entryPath('sub-theme', url),
    narrowed: indicatorsOfSubTheme(content, url).length > 0 ? `/indikatorenportal?unterthema=${url}` : '',
  }));
  return [...themes, ...subThemes].filter(({ meta }) => isReadable(meta.locale, locale));
}

/** Where the page leads to in the portal; empty if it does not. */
function portalLink(path: string, locale: Locale): string {
  document.body.replaceChildren();
  showPage(path, locale);
  return document.querySelector('main a[href*="/indikatorenportal?"]')?.getAttribute('href') ?? '';
}

it.each(locales)('a theme or sub-theme leads to its indicators in the portal, unless it has none (%s)', (locale) => {
  const topics = topicsIn(locale);
  expect(topics.length).toBeGreaterThan(1);
  expect(topics.map(({ path }) => portalLink(path, locale))).toEqual(
    topics.map(({ narrowed }) => narrowed && localizedPath(locale, narrowed)),
  );
});
