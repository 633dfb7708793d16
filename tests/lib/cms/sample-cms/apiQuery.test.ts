import { describe, expect, it } from 'vitest';
import { ask, failure } from '../../../fixtures/sampleSite';

describe('a list', () => {
  it('has plain values, Strapi’s own and pagination, and nothing that was not asked for', async () => {
    const { body } = await ask('header-links?sort=id');
    const day = '2026-03-01T12:00:00.000Z';
    const own = { createdAt: day, updatedAt: day, publishedAt: day, locale: 'de' };
    expect(body).toEqual({
      data: [
        { id: 1, attributes: { path: '/suche', label: 'Suche', icon: null, rank: null, type: 'main', ...own } },
        { id: 2, attributes: { path: '/themen', label: 'Themen', icon: null, rank: null, type: 'main', ...own } },
        {
          id: 3,
          attributes: {
            path: 'https://example.org/',
            label: 'Über uns',
            icon: null,
            rank: null,
            type: 'external',
            ...own,
          },
        },
      ],
      meta: { pagination: { page: 1, pageSize: 25, pageCount: 1, total: 3 } },
    });
    expect((await ask('display-themes')).body).not.toHaveProperty('data.0.attributes.image');
  });

  it('shows drafts only to those who ask for them', async () => {
    expect((await ask('articles')).body).toHaveProperty('meta.pagination.total', 1);
    expect((await ask('articles?publicationState=live')).body).toHaveProperty('meta.pagination.total', 1);
    expect((await ask('articles?publicationState=preview')).body).toHaveProperty('data.1.attributes.publishedAt', null);
    expect(await ask('articles?publicationState=alles')).toEqual(
      failure(500, 'InternalServerError', 'Internal Server Error'),
    );
  });

  it('is in one language, German unless asked otherwise', async () => {
    expect((await ask('display-themes')).body).toHaveProperty('meta.pagination.total', 2);
    expect((await ask('display-themes?locale=fr')).body).toMatchObject({
      data: [{ id: 3, attributes: { title: 'Logement', url: 'wohnen', rank: 2, locale: 'fr' } }],
    });
    expect((await ask('display-themes?locale=en')).body).toHaveProperty('data', []);
    expect((await ask('display-themes?locale=xx')).body).toHaveProperty('data', []);
    expect((await ask('display-themes?locale=all')).body).toHaveProperty('meta.pagination.total', 3);
  });

  it.each([
    ['page]=2&pagination[pageSize]=2', { page: 2, pageSize: 2, pageCount: 2, total: 3 }, 1],
    ['page]=9&pagination[pageSize]=2', { page: 9, pageSize: 2, pageCount: 2, total: 3 }, 0],
    ['pageSize]=1000', { page: 1, pageSize: 100, pageCount: 1, total: 3 }, 3],
    ['pageSize]=0', { page: 1, pageSize: 1, pageCount: 3, total: 3 }, 1],
    ['page]=-1', { page: 1, pageSize: 25, pageCount: 1, total: 3 }, 3],
  ])('is cut into pages for pagination[%s', async (query, pagination, length) => {
    const { body } = await ask(`header-links?pagination[${query}`);
    expect(body).toMatchObject({ meta: { pagination } });
    expect(body).toHaveProperty('data.length', length);
  });

  it.each([
    ['filters[type][$eq]=main', [1, 2]],
    ['filters[type]=external', [3]],
    ['filters[path][$in][0]=/suche&filters[path][$in][1]=/themen', [1, 2]],
    ['filters[icon][$notNull]=true', []],
    ['filters[id][$gt]=1&filters[type][$eq]=main', [2]],
    ['filters[updatedAt][$gt]=2026-02-28T12:00:00.000Z', [1, 2, 3]],
    ['sort[0]=type&sort[1]=path:desc', [3, 2, 1]],
  ])('answers %s', async (query, ids) => {
    const { body } = await ask(`header-links?${query}`);
    expect(body).toMatchObject({ data: ids.map((id) => ({ id })) });
  });

  it.each([
    ['filters[gibtesnicht]=1', 'gibtesnicht'],
    ['filters[type][$gibtesnicht]=1', '$gibtesnicht'],
    ['sort=gibtesnicht', 'gibtesnicht'],
  ])('refuses %s', async (query, name) => {
    expect(await ask(`header-links?${query}`)).toEqual(failure(400, 'ValidationError', `Invalid parameter ${name}`));
  });

  it('has only the fields asked for', async () => {
    const { body } = await ask('header-links?fields[0]=path&fields[1]=type&sort=id');
    expect(body).toHaveProperty('data.0', { id: 1, attributes: { path: '/suche', type: 'main' } });
  });
});

describe('one entry', () => {
  it('is found by its number in any language', async () => {
    expect((await ask('display-themes/3?locale=de')).body).toMatchObject({
      data: { id: 3, attributes: { locale: 'fr' } },
      meta: {},
    });
  });

  it('is not found as long as it is a draft', async () => {
    expect((await ask('articles/2')).status).toBe(404);
    expect((await ask('articles/2?publicationState=preview')).status).toBe(200);
  });

  it('of a single type exists per language', async () => {
    expect((await ask('home-page?locale=fr')).body).toMatchObject({
      data: { attributes: { title: 'Bâle compte' } },
      meta: {},
    });
    expect((await ask('home-page?locale=it')).status).toBe(404);
    expect((await ask('footer')).status).toBe(404);
  });
});
