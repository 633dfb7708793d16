/** Search documents of pages that are not entries: areas, lists, the calendar. Their texts come from the interface messages. */
import { entryPath, routes } from '@/content-types/routes';
import type { Content } from '@/lib/content/content';
import { kindName } from '@/lib/i18n/areaKinds';
import { messagesByLocale } from '@/lib/i18n/messages';
import { isReadable, languageTag, localizedPath } from '@/lib/i18n/paths';
import { areaLead, indicatorsOfArea, siteAreas } from '@/lib/site/siteAreas';
import type { SearchDocument } from '@/lib/search/document';
import { emptyDocument, idOf, withRegionNames, withNormalizedPunctuation } from './documentParts';
import { spellings } from './documentSpellings';
import { regionNames } from './rulesOfContent';

type Own = Pick<SearchDocument, 'id' | 'kind' | 'title' | 'description' | 'keywords'> &
  Partial<Pick<SearchDocument, 'subtitle' | 'divisions' | 'text'>>;

function ownDocument(path: string, own: Own, content: Content): SearchDocument {
  const { locale } = content;
  const described = withNormalizedPunctuation({
    ...emptyDocument,
    ...own,
    url: localizedPath(locale, path),
    text: withRegionNames(own.text ?? '', regionNames(content)),
    language: languageTag[locale],
  });
  return { ...described, spellings: spellings(described) };
}

interface Overview {
  readonly title: string;
  readonly lead: string;
  /** Words that people search for it by, in addition to its title. */
  readonly searchWords?: string;
}

function overviewDocument(
  name: 'area-list' | 'calendar' | 'data-access' | 'news' | keyof typeof listedTypes,
  { title, lead, searchWords }: Overview,
  content: Content,
): SearchDocument {
  const own = { id: `page-${name}`, kind: 'page', title, description: lead } as const;
  return ownDocument(routes[name], { ...own, keywords: searchWords === undefined ? [] : [searchWords] }, content);
}

/** The pages that list all entries of a type. */
const listedTypes = {
  'theme-list': 'display-themes',
  'article-list': 'articles',
  'indicator-portal': 'products',
  'app-list': 'apps',
} as const;

function listDocuments(content: Content): readonly SearchDocument[] {
  const { pages } = messagesByLocale[content.locale];
  const isListed = (name: keyof typeof listedTypes): boolean =>
    content.all(listedTypes[name]).some(({ meta }) => isReadable(meta.locale, content.locale));
  const lists = [
    ['theme-list', pages.allThemes, pages.allThemesLead],
    ['article-list', pages.allArticles, pages.allArticlesLead],
    ['indicator-portal', pages.indicatorPortal, pages.indicatorPortalLead],
    ['app-list', pages.apps, pages.appsLead],
  ] as const;
  return lists
    .filter(([name]) => isListed(name))
    .map(([name, title, lead]) => overviewDocument(name, { title, lead }, content));
}

/** Documents of the calendar, the data news and the data access page. */
function serviceDocuments(content: Content): readonly SearchDocument[] {
  const { pages, calendar, dataNews, dataAccess } = messagesByLocale[content.locale];
  const services = [
    ['calendar', pages.calendar, pages.calendarLead, calendar],
    ['news', pages.news, pages.newsLead, dataNews],
    ['data-access', pages.dataAccess, pages.dataAccessLead, dataAccess],
  ] as const;
  return services.map(([name, title, lead, { searchWords }]) =>
    overviewDocument(name, { title, lead, searchWords }, content),
  );
}

/** Documents of each area by name, and of their list by the words people use for it. */
function areaDocuments(content: Content): readonly SearchDocument[] {
  const { pages, areas: texts } = messagesByLocale[content.locale];
  const areas = siteAreas(content);
  if (areas.length === 0) return [];
  const list = { title: pages.areas, lead: pages.areasLead, searchWords: texts.searchWords };
  return [
    ...areas.map((area) =>
      ownDocument(
        entryPath('area', area.slug),
        {
          id: idOf({ type: 'area', key: area.slug }),
          kind: 'area',
          title: area.fullName,
          subtitle: kindName(area.kind, content.locale),
          description: areaLead(area, { language: content.locale, messages: messagesByLocale[content.locale] }),
          keywords: [],
          divisions: [area.kind],
          // Its page shows their values.
          text: indicatorsOfArea(content, area)
            .map(({ title }) => title)
            .join(' '),
        },
        content,
      ),
    ),
    overviewDocument('area-list', list, content),
  ];
}

/** Returns the documents in a stable order. */
export function ownDocuments(content: Content): readonly SearchDocument[] {
  return [...areaDocuments(content), ...listDocuments(content), ...serviceDocuments(content)];
}
