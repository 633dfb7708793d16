import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { routes } from '@/content-types/routes';
import { Blocks } from '@/components/blocks/Blocks';
import { Island } from '@/components/Island';
import { PageHead } from '@/components/page/PageHead';
import { Search } from '@/components/search/Search.client';
import type { SearchProps } from '@/components/search/searchProps';
import { SubThemeSection, ThemeSection } from '@/components/lists/ThemeSection';
import { kindNames } from '@/lib/i18n/areaKinds';
import { config } from '@/lib/shared/config';
import { listsAllThemes } from '@/lib/site/blocks';
import { contactAddress } from '@/lib/site/contact';
import { chipName } from '@/lib/site/entryAddresses';
import type { PageContext } from '@/lib/site/pageContext';
import { stopWordsOf } from '@/lib/search-index/rulesOfContent';
import type { PageProps, SitePage } from '@/app/_frame/sitePage';
import { entryDescription } from '@/app/_frame/entryDescription';

function serverOf(): SearchProps['server'] {
  const { MEILISEARCH_URL: url, MEILISEARCH_SEARCH_KEY: key } = config();
  return url === undefined || key === undefined ? null : { url, key };
}

function textsOf({ messages }: PageContext): SearchProps['texts'] {
  const { currentValue, inGlossary, glossary } = messages.labels;
  const { colon, onlyInGerman, externalSite, pages } = messages;
  const others = { colon, currentValue, inGlossary, glossary, onlyInGerman, externalSite, allThemes: pages.allThemes };
  return { ...messages.search, ...others };
}

function labelsOf({ content, messages, locale }: PageContext): SearchProps['labels'] {
  const themes = content.all('display-themes').map((theme) => [theme.meta.key, chipName(theme)] as const);
  return { kind: messages.kinds, themes: Object.fromEntries(themes), divisions: kindNames(locale) };
}

function SearchPage({ data: page, context }: PageProps<Entry<'search-page'>>): ReactNode {
  const { content, messages, locale } = context;
  const [themes, subThemes] = [content.all('display-themes'), content.all('display-subthemes')];
  return (
    <>
      <PageHead title={page.title} lead={page.lead} />
      <Island name="Search" context={context}>
        <Search
          locale={locale}
          server={serverOf()}
          texts={textsOf(context)}
          labels={labelsOf(context)}
          stopWords={stopWordsOf(content)}
          placeholder={page.placeholder}
          emptyText={page.empty_text}
          contact={contactAddress(context)}
        />
      </Island>
      <p className="without-scripts">{messages.search.needsScript}</p>
      <div className="search-page-rest">
        {!listsAllThemes(page.content) && themes.length > 0 && <ThemeSection themes={themes} context={context} />}
        {subThemes.length > 0 && <SubThemeSection subThemes={subThemes} context={context} />}
        <Blocks blocks={page.content} context={context} />
      </div>
    </>
  );
}

export const search: SitePage<Entry<'search-page'>> = {
  name: 'search',
  title: ({ search }) => search.submit,
  menuKey: 'search',
  load: (content) => content.single('search-page'),
  describe: (page) => ({
    ...entryDescription(page, { summary: page.lead }),
    crumbs: [{ title: page.title, path: routes.search, language: page.meta.locale }],
  }),
  Page: SearchPage,
};
