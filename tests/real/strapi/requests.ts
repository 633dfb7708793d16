/** What the site asks a CMS, and what goes wrong on the way. Each must be answered alike by every CMS. */
import qs from 'qs';
import { locales } from '@/content-types/locales';
import { contentNames, contentType } from '@/content-types/registry';
import { populateQuery } from '@/lib/cms/populate';

export type Authorization = 'token' | 'none' | 'wrong';

export interface RawRequest {
  readonly title: string;
  /** Below `/api/`. */
  readonly path: string;
  readonly authorization: Authorization;
}

type Query = Readonly<Record<string, unknown>>;

function withQuery(path: string, query: Query): string {
  return `${path}${qs.stringify(query, { encodeValuesOnly: true, addQueryPrefix: true })}`;
}

function request(title: string, path: string, query: Query = {}, authorization: Authorization = 'token'): RawRequest {
  return { title, path: withQuery(path, query), authorization };
}

function endpoint(name: string): string {
  return name === 'quizes' ? 'quizzes' : name;
}

/** Everything of every type, as the site reads it, in German and in a language that has less. The content says the same of all. */
const readings = contentNames.flatMap((name) =>
  (['de', 'fr'] as const).map((locale) => {
    const type = contentType(name);
    const sort = type.kind === 'collection' ? { sort: [...type.sort, 'id'] } : {};
    const query = { locale, ...populateQuery(type, 'explicit'), ...sort };
    return request(`everything of ${name} in ${locale}`, endpoint(name), query);
  }),
);

const keysOnly = { fields: ['slug'], sort: 'slug' };

const lists = [
  request('a list as it comes', 'articles', { sort: 'slug' }),
  request('selected fields', 'articles', { fields: ['slug', 'title'], sort: 'slug:desc' }),
  request('a field by its number', 'articles?fields[0]=slug&sort[0]=slug'),
  request('two sort fields', 'display-themes', { fields: ['url'], sort: ['rank', 'url:desc'] }),
  request('sort as one word', 'display-themes', { fields: ['url'], sort: 'rank,url' }),
  request('the first page', 'articles', { ...keysOnly, pagination: { page: 1, pageSize: 2 } }),
  request('the last page', 'articles', { ...keysOnly, pagination: { page: 2, pageSize: 2 } }),
  request('a page behind the last', 'articles', { ...keysOnly, pagination: { page: 9, pageSize: 2 } }),
  request('a page size above the limit', 'articles', { ...keysOnly, pagination: { pageSize: 1000 } }),
  request('the menu in its order', 'header-links', { sort: 'id', fields: ['path', 'label'] }),
];

const filters = [
  request('equal', 'header-links', { filters: { type: { $eq: 'main' } }, sort: 'path' }),
  request('equal without operator', 'header-links', { filters: { type: 'main' }, sort: 'path' }),
  request('one of several', 'articles', { ...keysOnly, filters: { slug: { $in: ['erster-artikel', 'entwurf'] } } }),
  request('a slug with umlauts', 'articles', { ...keysOnly, filters: { slug: { $eq: 'ümläut.2_b-c' } } }),
  request('greater than', 'products', { fields: ['stata_id'], filters: { stata_id: { $gt: 5813 } } }),
  request('changed since', 'articles', { ...keysOnly, filters: { updatedAt: { $gt: '2026-03-01T12:00:00.000Z' } } }),
  request('not empty', 'articles', { ...keysOnly, filters: { publish_at: { $notNull: true } } }),
  request('nothing fits', 'articles', { ...keysOnly, filters: { slug: { $eq: 'nie' } } }),
  request('an unknown field in a filter', 'articles', { filters: { nonsense: { $eq: 'x' } } }),
];

const populates = [
  request('a relation', 'articles', { ...keysOnly, populate: { highlight_articles: { fields: ['slug'] } } }),
  request('a relation by name', 'articles', { ...keysOnly, populate: ['image'] }),
  request('a single relation', 'display-subthemes', {
    fields: ['url'],
    populate: { display_theme: { fields: ['url'] } },
  }),
  request('relations in a component', 'indikatorensets', {
    fields: ['slug'],
    populate: { chapters: { populate: { indicators: { fields: ['stata_id'] } } } },
  }),
  request('one kind of block', 'articles', {
    ...keysOnly,
    populate: { content: { on: { 'blocks.text': true } } },
  }),
  request('relations to drafts in a single type', 'home-page', {
    fields: ['title'],
    populate: { highlight_articles: { fields: ['slug'] } },
  }),
];

const languages = [
  request('no language', 'articles', keysOnly),
  ...locales.map((locale) => request(`articles in ${locale}`, 'articles', { ...keysOnly, locale })),
  request('a single type without a version in the language', 'search-page', { locale: 'it' }),
  request('a single type', 'home-page', { fields: ['title'], locale: 'fr' }),
  request('drafts', 'articles', { ...keysOnly, publicationState: 'preview', status: 'draft' }),
];

const refusals = [
  request('an unknown path', 'nonsense'),
  request('an unknown path with a wrong token', 'nonsense', {}, 'wrong'),
  request('a number nobody has', 'articles/987654'),
  request('without token', 'articles', {}, 'none'),
  request('with a wrong token', 'articles', {}, 'wrong'),
  request('a single type without token', 'home-page', {}, 'none'),
];

/** What a request without filters for the targets gets to see. */
export const draftsThroughBlocks = request('drafts through blocks', 'articles', {
  ...keysOnly,
  filters: { slug: { $eq: 'erster-artikel' } },
  populate: { content: { on: { 'blocks.background-article': { populate: { article: { fields: ['slug'] } } } } } },
});

export const rawRequests: readonly RawRequest[] = [
  ...readings,
  ...lists,
  ...filters,
  ...populates,
  ...languages,
  ...refusals,
];
