import { describe, expect, it } from 'vitest';
import { collectionNames, collectionTypes, singleNames, singleTypes } from '@/content-types/registry';
import { contentState } from '@/lib/content/contentState';
import type { CmsOptions } from '@/lib/read/client';
import { connectTo, testToken } from '../../../fixtures/cmsConnection';
import type { TestConnection } from '../../../fixtures/cmsConnection';
import { startTinySite } from '../../../fixtures/sampleSite';
import { tinyContent } from '../../../fixtures/tinyContent';

async function connectToSample(options: Partial<CmsOptions> = {}): Promise<TestConnection> {
  const { url } = await startTinySite({ token: testToken, maxPageSize: 2 });
  return connectTo(url, options);
}

describe('the sample CMS read by the site', () => {
  it.each(['de', 'fr'] as const)('B2.4 every entry passes the check of its type (%s)', async (locale) => {
    const { cms, lines } = await connectToSample();
    for (const name of collectionNames) {
      const type = collectionTypes[name];
      const records = await cms.list(type, locale);
      for (const { attributes } of records) expect(type.schema.safeParse(attributes).error).toBeUndefined();
    }
    for (const name of singleNames) {
      const { schema } = singleTypes[name];
      const record = await cms.single(singleTypes[name], locale);
      expect(record && schema.safeParse(record.attributes).error).toBeFalsy();
    }
    expect(lines).toEqual([]);
  });

  it('B2.4 German comes out as plain objects', async () => {
    const { cms } = await connectToSample();
    const [article] = await cms.list(collectionTypes.articles, 'de');
    expect(collectionTypes.articles.schema.parse(article?.attributes)).toMatchObject({
      title: 'Erster',
      publication_date: '2026-08-21',
      display_themes: [
        { type: 'display-themes', key: 'wohnen' },
        { type: 'display-themes', key: 'bevölkerung' },
      ],
      products: [{ type: 'products', key: '5813' }],
      sources: [{ name: 'Statistisches Amt', url: null }],
    });
  });

  it('B2.4 French comes with the values that all languages share', async () => {
    const { cms } = await connectToSample();
    const [theme] = await cms.list(collectionTypes['display-themes'], 'fr');
    expect(collectionTypes['display-themes'].schema.parse(theme?.attributes)).toMatchObject({
      title: 'Logement',
      url: 'wohnen',
      rank: 2,
      image: null,
    });
  });

  it('B2.5 no draft comes through relations, not even inside blocks', async () => {
    const { cms } = await connectToSample();
    const records = await cms.list(collectionTypes.articles, 'de');
    expect(JSON.stringify(records)).not.toContain('entwurf');
    expect(JSON.stringify(records)).not.toContain('9990');
    expect(records[0]?.attributes).toHaveProperty('content.2.item.indicator', { data: null });
    expect(records[0]?.attributes).toHaveProperty('content.3.indicators.data.length', 1);
  });

  it('drafts come when asked for', async () => {
    const { cms } = await connectToSample({ drafts: true });
    const records = await cms.list(collectionTypes.articles, 'de');
    expect(records).toHaveLength(2);
    expect(records.find(({ id }) => id === 1)?.attributes).toHaveProperty(
      'content.2.item.indicator.data.attributes.stata_id',
      9990,
    );
  });

  it('B2.6 lists are read across the pages of a server with small pages', async () => {
    const { cms } = await connectToSample();
    const links = await cms.list(collectionTypes['header-links'], 'de');
    expect(links.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('B2.3 quizzes are read by either name', async () => {
    const outside = await connectToSample();
    const inside = await connectToSample({ intranetHosts: ['127.0.0.1'] });
    const publicName = await outside.cms.list(collectionTypes.quizes, 'de');
    const intranetName = await inside.cms.list(collectionTypes.quizes, 'de');
    expect(intranetName).toEqual(publicName);
    expect(collectionTypes.quizes.schema.parse(publicName[0]?.attributes)).toMatchObject({
      questions: [{ text: 'Wie viele?', answers: [{ text: '21', correct: true }], image: null }],
    });
  });

  it('B2.5 populate=deep is recognised as not understood', async () => {
    const { cms } = await connectToSample({ populate: 'deep' });
    await expect(cms.single(singleTypes['home-page'], 'de')).rejects.toMatchObject({ name: 'PopulateError' });
  });

  it('B2.9 a wrong token ends with what to do', async () => {
    const { cms } = await connectToSample({ token: 'falsch' });
    await expect(cms.single(singleTypes['home-page'], 'de')).rejects.toThrow('correct CMS_TOKEN');
  });

  it('the file of an entry can be fetched', async () => {
    const { cms } = await connectToSample();
    const [, theme] = await cms.list(collectionTypes['display-themes'], 'de');
    const { image } = collectionTypes['display-themes'].schema.parse(theme?.attributes);
    const bytes = await cms.file(image?.file.url ?? '');
    expect(Buffer.from(bytes).toString()).toContain('<svg');
    expect(image?.file).toEqual({
      url: '/uploads/bild.svg',
      name: 'bild.svg',
      mime: 'image/svg+xml',
      width: 160,
      height: 90,
    });
  });

  it.each([
    [
      'changed',
      (articles: typeof tinyContent.articles) =>
        articles.map((entry) => ({ ...entry, updated: '2027-01-01T08:00:00Z' })),
    ],
    ['removed', (articles: typeof tinyContent.articles) => articles.slice(1)],
  ])('tells that an entry was %s', async (_, edit) => {
    const { cms } = await connectToSample();
    const { url } = await startTinySite({
      token: testToken,
      content: { ...tinyContent, articles: edit(tinyContent.articles) },
    });
    expect(await contentState(connectTo(url).cms)).not.toBe(await contentState(cms));
    const { url: same } = await startTinySite({ token: testToken });
    expect(await contentState(connectTo(same).cms)).toBe(await contentState(cms));
  });

  it('gives all languages at once', async () => {
    const { cms } = await connectToSample();
    const type = collectionTypes.articles;
    const apart = [...(await cms.list(type, 'de')), ...(await cms.list(type, 'fr'))];
    const together = await cms.list(type, ['de', 'fr']);
    expect(together).toHaveLength(apart.length);
    expect(together).toEqual(expect.arrayContaining(apart));
  });

  it('answers the same each time', async () => {
    const { cms } = await connectToSample();
    const type = collectionTypes.articles;
    expect(await cms.list(type, 'de')).toEqual(await cms.list(type, 'de'));
  });
});
