/** From the content to the documents of the search, one list per language. */
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { entryPath, routes } from '@/content-types/routes';
import type { Content } from '@/lib/content/content';
import { linkTarget } from '@/lib/language/links';
import { messagesByLocale } from '@/lib/language/messages';
import { isReadable, languageTag, localizedPath } from '@/lib/language/paths';
import { entryAddress } from '@/lib/site/addresses';
import type { LinkedEntry } from '@/lib/site/addresses';
import { areaLead, siteAreas } from '@/lib/site/areas';
import { contactAnchor } from '@/lib/site/contact';
import { isIndicator } from '@/lib/site/indicators';
import { publicMembers } from '@/lib/site/team';
import type { SearchDocument } from '../../browser/search/document';
import { article, interactive, overview, person, product, subTheme, term, theme } from './documentKinds';
import type { Described } from './documentKinds';
import { spellings } from './documentSpellings';
import { textOf } from './documentText';
import { withEditorsWords } from './editorsWords';
import { ofRegionByLocale, regionByLocale } from '@/lib/language/region';

type Indexed = LinkedEntry | Entry<'team-members'>;

/** What is found, and how to describe it: not every language lists all. */
type Pair = readonly [Indexed, () => Described | null];

/** People have no page: the first that names them, else their mail address. */
function personAddress(member: Entry<'team-members'>, content: Content): string | null {
  const pages = [...content.all('display-themes'), ...content.all('display-subthemes'), ...content.all('kategories')];
  const page = pages.find(({ team_members: members }) => members.some(({ key }) => key === member.meta.key));
  const address = page === undefined ? null : entryAddress(page);
  if (address !== null) return `${address}#${contactAnchor}`;
  return member.email === null ? null : `mailto:${member.email}`;
}

function isPerson(entry: Indexed): entry is Entry<'team-members'> {
  return entry.meta.type === 'team-members';
}

/** The address as a visitor of this language follows it; null if the entry has none that is safe. */
function urlOf(entry: Indexed, content: Content): string | null {
  const address = isPerson(entry) ? personAddress(entry, content) : entryAddress(entry);
  if (address === null) return null;
  const target = linkTarget(address, content.locale === 'ls' ? entry.meta.locale : content.locale);
  return target.kind === 'refused' ? null : target.href;
}

/** Everything that can be found. Entries with a page of their own come first: a product may lead to the same page. */
function pairsOf(content: Content): readonly Pair[] {
  const products = content.all('products').filter(({ visible_in_portal: isVisible }) => isVisible);
  const [indicators, catalogue] = [products.filter(isIndicator), products.filter((entry) => !isIndicator(entry))];
  return [
    ...content.all('display-themes').map((entry) => [entry, () => theme(entry)] as const),
    ...content.all('display-subthemes').map((entry) => [entry, () => subTheme(entry, content)] as const),
    ...content.all('articles').map((entry) => [entry, () => article(entry, content)] as const),
    ...indicators.map((entry) => [entry, () => product(entry, content)] as const),
    ...content.all('indikatorensets').map((entry) => [entry, () => overview('indicatorSet', entry, content)] as const),
    ...content.all('kategories').map((entry) => [entry, () => overview('statistic', entry, content)] as const),
    ...content.all('background-page-articles').map((entry) => [entry, () => interactive(entry, content)] as const),
    ...content
      .all('background-page-containers')
      .map((entry) => [entry, () => overview('container', entry, content)] as const),
    ...content.all('apps').map((entry) => [entry, () => overview('app', entry, content)] as const),
    ...content.all('glossars').map((entry) => [entry, () => term(entry, content)] as const),
    ...publicMembers(content.all('team-members')).map((entry) => [entry, () => person(entry, content)] as const),
    ...catalogue.map((entry) => [entry, () => product(entry, content)] as const),
  ];
}

const empty = {
  untertitel: null,
  wert: null,
  vorschau: null,
  namen: [],
  gebiete: null,
  produkt: null,
  stata_id: null,
  thema: [],
  unterthema: [],
  kennzahlenset: [],
  bereich: [],
  raeumliche_gliederung: [],
  jahr: null,
  publikationsdatum: null,
  aktualisierungsdatum: null,
  schlagworte: [],
  gewicht: 1,
  szenario: false,
  antwort_auf: [],
} as const;

/** The text with the names of the region, so that a search that holds them finds no fewer documents. */
export function inRegion(text: string, locale: Locale): string {
  return `${text} ${regionByLocale[locale]} ${ofRegionByLocale[locale]}`.trim();
}

/** The search server takes letters without accents, digits, `-` and `_`; editors' addresses may hold others. */
function idOf({ type, key }: Pick<Indexed['meta'], 'key'> & { readonly type: string }): string {
  return `${type}-${key}`.replace(/[^\w-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16) ?? ''}`);
}

/** The German title of a translation: many visitors know only that one. */
function germanTitle({ meta: { type, key, locale } }: Indexed, german: Content): readonly string[] {
  const entry = german.find(type, key);
  if (entry === undefined || entry.meta.locale === locale) return [];
  if ('title' in entry) return [entry.title];
  return 'term' in entry ? [entry.term] : [];
}

function documentOf([entry, describe]: Pair, { content, german }: Languages): SearchDocument | null {
  const url = urlOf(entry, content);
  const described = url === null ? null : describe();
  if (described === null || url === null) return null;
  const filled = { ...empty, text: textOf(entry), ...described };
  const text = inRegion(filled.text, content.locale);
  const named = { ...filled, schlagworte: [...filled.schlagworte, ...germanTitle(entry, german)] };
  return {
    ...named,
    text,
    id: idOf(entry.meta),
    url,
    sprache: languageTag[entry.meta.locale],
    schreibweisen: spellings(named),
    gewicht: named.gewicht * (entry.meta.locale === content.locale ? 1 : foreign),
  };
}

type Own = Pick<SearchDocument, 'id' | 'art' | 'bezeichnung' | 'beschreibung' | 'schlagworte'> &
  Partial<Pick<SearchDocument, 'untertitel' | 'raeumliche_gliederung'>>;

/** What is found of a page that is no entry: its texts belong to the interface. */
function ownDocument(path: string, own: Own, { locale }: Content): SearchDocument {
  const described = {
    ...empty,
    ...own,
    url: localizedPath(locale, path),
    text: inRegion('', locale),
    sprache: languageTag[locale],
  };
  return { ...described, schreibweisen: spellings(described) };
}

interface Overview {
  readonly title: string;
  readonly lead: string;
  /** What people look for it with, and is not in its title. */
  readonly searchWords: string;
}

function overviewDocument(
  name: 'area-list' | 'calendar' | 'news',
  { title, lead, searchWords }: Overview,
  content: Content,
): SearchDocument {
  const own = { id: `page-${name}`, art: 'page', bezeichnung: title, beschreibung: lead } as const;
  return ownDocument(routes[name], { ...own, schlagworte: [searchWords] }, content);
}

/** The calendar, and what is new in the data. */
function newsDocuments(content: Content): readonly SearchDocument[] {
  const { pages, calendar, dataNews } = messagesByLocale[content.locale];
  const { searchWords } = calendar;
  const news = { title: pages.news, lead: pages.newsLead, searchWords: dataNews.searchWords };
  return [
    overviewDocument('calendar', { title: pages.calendar, lead: pages.calendarLead, searchWords }, content),
    overviewDocument('news', news, content),
  ];
}

/** Each area by its name, and the list of them by what people call theirs. */
function areaDocuments(content: Content): readonly SearchDocument[] {
  const { pages, areas: texts, spatialUnits } = messagesByLocale[content.locale];
  const areas = siteAreas(content);
  if (areas.length === 0) return [];
  const list = { title: pages.areas, lead: pages.areasLead, searchWords: texts.searchWords };
  return [
    ...areas.map((area) =>
      ownDocument(
        entryPath('area', area.slug),
        {
          id: idOf({ type: 'area', key: area.slug }),
          art: 'area',
          bezeichnung: area.name,
          untertitel: spatialUnits[area.level],
          beschreibung: areaLead(area, { language: content.locale, messages: messagesByLocale[content.locale] }),
          schlagworte: [],
          raeumliche_gliederung: [area.level],
        },
        content,
      ),
    ),
    overviewDocument('area-list', list, content),
  ];
}

/** Of two matching pages, visitors prefer the one in their language. */
const foreign = 0.8;

interface Languages {
  readonly content: Content;
  readonly german: Content;
}

/**
 * The documents of a language, in an order that is always the same. Leichte Sprache has only its own.
 * With the `german` content translations are found by their German titles too.
 */
export function documentsOf(content: Content, german = content): readonly SearchDocument[] {
  const pairs = pairsOf(content);
  const addresses = new Set<string>();
  const documents = pairs.flatMap((pair) => {
    const document = isReadable(pair[0].meta.locale, content.locale) ? documentOf(pair, { content, german }) : null;
    if (document === null || addresses.has(document.url)) return [];
    if (document.art !== 'person') addresses.add(document.url);
    return [document];
  });
  return withEditorsWords([...documents, ...areaDocuments(content), ...newsDocuments(content)], content);
}
