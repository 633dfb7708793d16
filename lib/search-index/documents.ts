/** Turns the content into search documents, one list per language. */
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import type { Content } from '@/lib/content/content';
import { memoize } from '@/lib/shared/browser/memoize';
import { linkTarget } from '@/lib/i18n/linkTarget';
import { messagesByLocale } from '@/lib/i18n/messages';
import { isReadable, languageTag } from '@/lib/i18n/paths';
import { entryAddress } from '@/lib/site/entryAddresses';
import type { LinkedEntry } from '@/lib/site/entryAddresses';
import { contactAnchor } from '@/lib/site/contact';
import { isIndicator } from '@/lib/site/indicators';
import { publicMembers } from '@/lib/site/team';
import type { SearchDocument, SearchKind } from '@/lib/search/document';
import { article, interactive, overview, person, product, subTheme, term, theme } from './documentKinds';
import type { DocumentFields } from './documentKinds';
import { emptyDocument, idOf, withRegionNames, withNormalizedPunctuation } from './documentParts';
import { normalizePunctuation } from '@/lib/shared/browser/spelling';
import { spellings } from './documentSpellings';
import { textOf } from './documentText';
import { ownDocuments } from './ownDocuments';
import { withPinnedAnswers } from './pinnedAnswers';
import { regionNames } from './rulesOfContent';

type Indexed = LinkedEntry | Entry<'team-members'>;

/** An entry, and a function that describes it; null if it is not listed in the language. */
type Pair = readonly [Indexed, () => DocumentFields | null];

/** People have no page: their address is the first page that names them, or else their mail address. */
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

function hrefOf(address: string | null, locale: Locale): string | null {
  if (address === null) return null;
  const target = linkTarget(address, locale);
  return target.kind === 'refused' ? null : target.href;
}

const hrefsOf = memoize((entry: LinkedEntry) => {
  const hrefs = new Map<Locale, string | null>();
  return (locale: Locale): string | null => {
    const href = hrefs.get(locale) ?? hrefOf(entryAddress(entry), locale);
    hrefs.set(locale, href);
    return href;
  };
});

/** The address as visitors of this language follow it; null if the entry has no safe one. */
function urlOf(entry: Indexed, content: Content): string | null {
  const locale = content.locale === 'ls' ? entry.meta.locale : content.locale;
  return isPerson(entry) ? hrefOf(personAddress(entry, content), locale) : hrefsOf(entry)(locale);
}

/** Everything that can be found. Entries with a page of their own come first, because a product may lead to the same page. */
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

/** Kinds of hits that people name in searches: «Thema Verkehr», «Quiz Wohnen». */
const namedKinds: ReadonlySet<SearchKind> = new Set<SearchKind>([
  'theme',
  'subTheme',
  'article',
  'indicator',
  'indicatorSet',
  'statistic',
  'quiz',
  'app',
  'dashboard',
  'dataset',
  'glossary',
]);

/** Appends the name of the kind of page to the text. */
function ofKind(text: string, kind: SearchKind, locale: Locale): string {
  return namedKinds.has(kind) ? `${text} ${messagesByLocale[locale].kinds[kind]}` : text;
}

/** The German title of a translated entry, because many visitors only know that one. */
function germanTitle({ meta: { type, key, locale } }: Indexed, content: Content): readonly string[] {
  const entry = content.getIn(defaultLocale, { type, key });
  if (entry === undefined || entry.meta.locale === locale) return [];
  if ('title' in entry) return [entry.title];
  return 'term' in entry ? [entry.term] : [];
}

/** Of two matching pages, visitors prefer the one in their language, and one of this website. */
const otherLanguageWeight = 0.8;
const externalWeight = 0.85;

/** What a document is made of: the entry itself, and this. */
interface Source {
  readonly url: string;
  readonly described: DocumentFields;
  readonly germanTitle: readonly string[];
  readonly regionNames: readonly string[];
  readonly locale: Locale;
}

function fillDocument(entry: Indexed, { url, described, locale, ...names }: Source): SearchDocument {
  const filled = withNormalizedPunctuation({ ...emptyDocument, text: textOf(entry), ...described });
  const text = withRegionNames(ofKind(filled.text, filled.kind, locale), names.regionNames);
  const named = { ...filled, keywords: [...filled.keywords, ...names.germanTitle.map(normalizePunctuation)] };
  return {
    ...named,
    text,
    id: idOf(entry.meta),
    url,
    language: languageTag[entry.meta.locale],
    spellings: spellings(named),
    weight:
      named.weight *
      (entry.meta.locale === locale ? 1 : otherLanguageWeight) *
      (url.startsWith('/') ? 1 : externalWeight),
  };
}

/** The newest document of each language, and its source as text. */
const newestDocuments = memoize<Indexed, Map<Locale, { readonly source: string; readonly document: SearchDocument }>>(
  () => new Map(),
);

/** The same object as in the previous build if nothing has changed: most entries stay. */
function documentOf([entry, describe]: Pair, content: Content): SearchDocument | null {
  const url = urlOf(entry, content);
  const described = url === null ? null : describe();
  if (described === null || url === null) return null;
  const { locale } = content;
  const names = { germanTitle: germanTitle(entry, content), regionNames: regionNames(content) };
  const made: Source = { url, described, locale, ...names };
  const source = JSON.stringify(made);
  const newest = newestDocuments(entry);
  const known = newest.get(locale);
  if (known?.source === source) return known.document;
  const document = fillDocument(entry, made);
  newest.set(locale, { source, document });
  return document;
}

/** The documents of a language, in a stable order. Leichte Sprache has only its own documents. */
export const documentsOf = memoize((content: Content): readonly SearchDocument[] => {
  const pairs = pairsOf(content);
  const addresses = new Set<string>();
  const documents = pairs.flatMap((pair) => {
    const document = isReadable(pair[0].meta.locale, content.locale) ? documentOf(pair, content) : null;
    if (document === null || addresses.has(document.url)) return [];
    if (document.kind !== 'person') addresses.add(document.url);
    return [document];
  });
  return withPinnedAnswers([...documents, ...ownDocuments(content)], content);
});
