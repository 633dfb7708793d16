import qs from 'qs';
import { describe, expect, it } from 'vitest';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { CollectionType } from '@/content-types/contentType';
import { collectionTypes, contentNames, contentType, singleTypes } from '@/content-types/registry';
import { populateQuery } from '@/lib/cms/populate';
import type { CmsPart } from '@/lib/cms/types';
import { CmsQueryTooLongError, PopulateError } from '@/lib/cms/cmsErrors';
import { hasNestedRelationsTo } from '@/lib/cms/populate';
import { connectTo, listOf } from '../../fixtures/cmsConnection';
import { serve } from '../../fixtures/faultServer';
import { json, strapiError } from '../../fixtures/faults';

describe('the explicit tree', () => {
  it('B2.5 lists every kind of block, because the CMS leaves out the others silently', () => {
    const { populate } = populateQuery(singleTypes['search-page'], 'explicit');
    expect(populate).toHaveProperty('content.on');
    const on: unknown = qs.parse(qs.stringify(populateQuery(singleTypes['search-page'], 'explicit')), { depth: 20 });
    const kinds = blockTypes.map(({ kind }) => `blocks.${kind}`);
    expect(on).toHaveProperty(
      ['populate', 'content', 'on'],
      expect.toSatisfy((value: object) => Object.keys(value).length === kinds.length),
    );
    for (const kind of kinds) expect(on).toHaveProperty(['populate', 'content', 'on', kind]);
  });

  it('B2.5 asks inside blocks for published relations only, which Strapi 4 would forget', () => {
    const path = ['populate', 'content', 'on', 'blocks.app', 'populate', 'app'];
    const filters = { publishedAt: { $notNull: true } };
    expect(populateQuery(singleTypes['search-page'], 'explicit')).toHaveProperty(path, { fields: ['slug'], filters });
    expect(populateQuery(singleTypes['search-page'], 'explicit', { drafts: true })).toHaveProperty(path, {
      fields: ['slug'],
    });
  });

  it.each(contentNames)('stays within the limits of Strapi and of proxies for %s', (name) => {
    const text = qs.stringify(populateQuery(contentType(name), 'explicit'), { encodeValuesOnly: true });
    const deepest = Math.max(...text.split('&').map((part) => part.split('[').length));
    expect(text.length).toBeLessThan(7_800);
    expect(text.split('&').length).toBeLessThan(1_000);
    expect(deepest).toBeLessThan(20);
  });
});

describe('populate=deep', () => {
  it('B2.5 without the plugin on Strapi 4 is an error that says so', async () => {
    const server = await serve(json(listOf([{ id: 1, attributes: { title: 'Anriss', slug: 'anriss' } }])));
    const reading = connectTo(server.url, { populate: 'deep' }).cms.list(collectionTypes.teasers, 'de');
    await expect(reading).rejects.toThrow(PopulateError);
    await expect(reading).rejects.toThrow(
      'The entries of teasers are not populated: the CMS did not deliver image. ' +
        'populate=deep needs the plugin strapi-plugin-populate-deep, which leaves out relations that lead back to a type ' +
        'it has passed. Set CMS_POPULATE=explicit.',
    );
  });

  it('B2.5 without the plugin on Strapi 5 is the same error', async () => {
    const server = await serve(strapiError(400, 'Invalid key deep'));
    const reading = connectTo(server.url, { populate: 'deep' }).cms.single(singleTypes.footer, 'de');
    await expect(reading).rejects.toThrow('The entries of footer are not populated: the CMS refused populate=deep.');
  });
});

it('B2.5 an answer that lacks a part is an error that names the type and the fields', async () => {
  const complete = { id: 1, attributes: { title: 'Eins', image: null } };
  const incomplete = { id: 2, attributes: { title: 'Zwei' } };
  const server = await serve(json(listOf([complete, incomplete])));
  await expect(connectTo(server.url).cms.list(collectionTypes.teasers, 'de')).rejects.toThrow(
    'The entries of teasers are not populated: the CMS did not deliver image. Add these fields to the content type',
  );
});

describe('the query', () => {
  it('carries the language, and drafts in the words of both versions when asked to', async () => {
    const server = await serve(json(listOf([])));
    await connectTo(server.url).cms.list(collectionTypes['header-links'], 'fr');
    await connectTo(server.url, { drafts: true }).cms.list(collectionTypes['header-links'], 'ls');
    const [published, drafts] = server.seen.map(({ query }) => query);
    expect(published?.get('locale')).toBe('fr');
    expect(published?.has('publicationState')).toBe(false);
    expect(published?.has('status')).toBe(false);
    expect(drafts?.get('locale')).toBe('ls');
    expect(drafts?.get('publicationState')).toBe('preview');
    expect(drafts?.get('status')).toBe('draft');
  });

  it('that is too long for a server is refused before it is sent', async () => {
    const server = await serve(json(listOf([])));
    const ids = Array.from({ length: 2000 }, (_, index) => index);
    const reading = connectTo(server.url).cms.list(collectionTypes['header-links'], 'de', { ids });
    await expect(reading).rejects.toThrow(CmsQueryTooLongError);
    await expect(reading).rejects.toThrow(
      /^GET \/api\/header-links: the query has \d+ characters, servers accept about 14000/,
    );
    expect(server.seen).toEqual([]);
  });
});

describe('a part of entries', () => {
  async function askedFor(type: CollectionType, part: CmsPart): Promise<string> {
    const server = await serve(json(listOf([])));
    await connectTo(server.url).cms.list(type, ['de', 'fr'], { part });
    return server.seen[0]?.address ?? '';
  }

  it('may be all that tells whether it has changed: own relations, and files wherever they are', async () => {
    const address = await askedFor(collectionTypes.articles, 'stamp');
    expect(address).toContain('populate[display_themes][fields][0]=url&');
    expect(address).toContain('populate[image][populate][file][fields][0]=url');
    expect(address).toContain('[blocks.iframe][populate][fallback_image][populate][file][fields][0]=url');
    expect(address).not.toContain('[blocks.background-article]');
  });

  it('may be the relations inside components and blocks to entries of some types', async () => {
    const address = await askedFor(collectionTypes.articles, { relationsTo: ['articles'] });
    expect(address).toContain('populate[content][on][blocks.background-article][populate][article][fields][0]=slug');
    expect(address).toContain('[filters][publishedAt][$notNull]=true');
    expect(address).not.toContain('[blocks.iframe]');
    expect(address).not.toContain('populate[highlight_articles]');
  });

  it.each([
    ['articles', 'articles', true],
    ['team-members', 'display-themes', false],
    ['glossars', 'articles', false],
  ] as const)('of %s leads to %s: %s', (type, target, isSo) => {
    expect(hasNestedRelationsTo(collectionTypes[type], [target])).toBe(isSo);
  });
});
