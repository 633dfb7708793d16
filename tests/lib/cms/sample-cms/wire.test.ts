import { describe, expect, it } from 'vitest';
import { ask } from '../../../fixtures/sampleSite';

describe('populate', () => {
  it('ignores words that name no field, deep among them', async () => {
    const plain = await ask('articles');
    expect(await ask('articles?populate=deep')).toEqual(plain);
    expect(await ask('articles?populate[gibtesnicht]=true')).toEqual(plain);
    expect(await ask('articles?populate[content]=false')).toEqual(plain);
  });

  it('describes a file as the media library does', async () => {
    const { body } = await ask('display-themes/1?populate[image][populate]=*');
    const file = { url: '/uploads/bild.svg', name: 'bild.svg', mime: 'image/svg+xml', width: 160, height: 90 };
    const image = { file: { data: { id: 1, attributes: file } } };
    expect(body).toMatchObject({ data: { attributes: { image } } });
    const narrow = await ask('display-themes/1?populate[image][populate][file][fields][0]=url');
    expect(narrow.body).toHaveProperty('data.attributes.image.file.data.attributes', { url: '/uploads/bild.svg' });
  });

  it('leaves out relations to drafts, also inside components', async () => {
    const query =
      'populate[highlight_articles]=true&populate[hero_statistics][populate][indicator][fields][0]=stata_id';
    const { body } = await ask(`display-themes/1?${query}`);
    expect(body).toHaveProperty('data.attributes.highlight_articles.data.length', 1);
    expect(body).toMatchObject({
      data: {
        attributes: {
          hero_statistics: [{ indicator: { data: { attributes: { stata_id: 5813 } } } }, { indicator: { data: null } }],
        },
      },
    });
  });

  it('leaks relations to drafts through the kinds of block named under «on», as Strapi 4 does', async () => {
    const item = 'populate[content][on][blocks.simple-hero-statistics-box][populate][item][populate]';
    const leak = { indicator: { data: { id: 2, attributes: { stata_id: 9990 } } } };
    const relation = `${item}[indicator][fields][0]=stata_id`;
    expect((await ask(`articles/1?${relation}`)).body).toMatchObject({
      data: { attributes: { content: [{ item: leak }] } },
    });
    const filtered = await ask(`articles/1?${relation}&${item}[indicator][filters][publishedAt][$notNull]=true`);
    expect(filtered.body).toHaveProperty('data.attributes.content.0.item.indicator', { data: null });
  });

  it('leaks nothing through a dynamic zone without «on», and delivers all its blocks', async () => {
    const { body } = await ask('articles/1?populate[content][populate]=*');
    expect(body).toHaveProperty('data.attributes.content.length', 5);
    expect(body).toHaveProperty('data.attributes.content.3.indicators.data.length', 1);
  });

  it('leaves out relations to entries that the language does not have', async () => {
    const { body } = await ask('articles?locale=fr&populate[display_themes][fields][0]=url&populate[products]=true');
    expect(body).toMatchObject({
      data: [
        {
          attributes: {
            title: 'Premier',
            slug: 'erster',
            display_themes: { data: [{ id: 3, attributes: { url: 'wohnen' } }] },
            products: { data: [] },
          },
        },
      ],
    });
  });

  it('writes instants in UTC and keeps structured data', async () => {
    expect((await ask('products/1')).body).toMatchObject({
      data: {
        attributes: {
          publish_at: '2026-08-21T06:30:00.000Z',
          data_rows: [
            ['2025', 0.8],
            ['2026', null],
          ],
          chart_options: { yMin: 0 },
          boost: 1.25,
          visible_in_portal: true,
          unit: null,
        },
      },
    });
  });
});
