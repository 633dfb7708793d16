import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { Blocks } from '@/components/blocks/Blocks';
import { Island } from '@/components/Island';
import { PageHead } from '@/components/PageHead';
import { TitleSearch } from '@/components/search/TitleSearch.client';
import type { FindablePage } from '@/components/search/searchTitles';
import { SubThemeIndex } from '@/components/SubThemeIndex';
import { ThemeIndex } from '@/components/ThemeIndex';
import { Section } from '@/components/ui/Section/Section';
import { linkTarget } from '@/lib/i18n/links';
import { languageTag } from '@/lib/i18n/paths';
import { entryAddress, entryTitle } from '@/lib/site/addresses';
import type { LinkedEntry } from '@/lib/site/addresses';
import { listsAllThemes } from '@/lib/site/blocks';
import type { PageContext } from '@/lib/site/pageContext';
import { defineRoute } from './defineRoute';
import type { PageProps } from './defineRoute';
import { entryDescription } from './entryDescription';

/** Products, themes, sub-themes and everything else with a title and an address. */
function findablePages({ content, messages, locale, language }: PageContext): readonly FindablePage[] {
  const { kinds, produkt } = messages;
  const entries: readonly (readonly [string, readonly LinkedEntry[]])[] = [
    [kinds.theme, content.all('display-themes')],
    [kinds.subTheme, content.all('display-subthemes')],
    [kinds.article, content.all('articles')],
    [kinds.indicatorSet, content.all('indikatorensets')],
    [kinds.interactive, content.all('background-page-articles')],
    [kinds.container, content.all('background-page-containers')],
    [kinds.app, content.all('apps')],
    [kinds.statistic, content.all('kategories')],
    [messages.labels.glossary, content.all('glossars')],
    ...content.all('products').map((product) => [produkt[product.produkt], [product]] as const),
  ];
  const seen = new Set<string>();
  return entries.flatMap(([kind, list]) =>
    list.flatMap((entry) => {
      const address = entryAddress(entry);
      const target = address === null ? null : linkTarget(address, locale === 'ls' ? entry.meta.locale : locale);
      // A product that leads to an article's page is the same find as the article.
      if (target === null || target.kind === 'refused' || seen.has(target.href)) return [];
      seen.add(target.href);
      const foreign = entry.meta.locale !== language;
      const marks = foreign ? { lang: languageTag[entry.meta.locale], note: messages.onlyInGerman } : {};
      return [{ title: entryTitle(entry), href: target.href, kind, ...marks }];
    }),
  );
}

function SearchPage({ data: page, context }: PageProps<Entry<'search-page'>>): ReactNode {
  const { content, messages } = context;
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <Island name="TitleSearch">
        <TitleSearch
          pages={findablePages(context)}
          texts={messages.search}
          placeholder={page.placeholder}
          emptyText={page.empty_text}
        />
      </Island>
      <p className="without-scripts">{messages.search.needsScript}</p>
      {!listsAllThemes(page.content) && (
        <Section title={messages.labels.themes} level={2} anchor="liste-themen" note={messages.overview.figuresAtEnd}>
          <ThemeIndex themes={content.all('display-themes')} context={context} />
        </Section>
      )}
      <Section
        title={messages.labels.subThemes}
        level={2}
        anchor="liste-unterthemen"
        note={messages.overview.figuresAtEnd}
      >
        <SubThemeIndex subThemes={content.all('display-subthemes')} context={context} />
      </Section>
      <Blocks blocks={page.content} context={context} />
    </>
  );
}

export const searchRoute = defineRoute({
  name: 'search',
  path: '/suche',
  menuKey: 'search',
  load: (content) => content.single('search-page'),
  describe: (page) => ({
    ...entryDescription(page, { summary: page.lead }),
    crumbs: [{ title: page.title, path: '/suche', language: page.meta.locale }],
  }),
  Page: SearchPage,
});
