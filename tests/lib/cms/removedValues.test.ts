import { describe, expect, it } from 'vitest';
import type { Models } from '@/lib/cms/models';
import { RemovedValues } from '@/lib/cms/removedValues';

const article = 'api::article.article';

const models: Models = new Map([
  [
    article,
    {
      slug: { type: 'string', unique: true },
      motto: { type: 'string' },
      image: { type: 'component', component: 'parts.image' },
      theme: { type: 'relation', target: 'api::theme.theme' },
      content: { type: 'dynamiczone', components: ['blocks.text', 'blocks.list'] },
    },
  ],
  ['api::theme.theme', { url: { type: 'string', unique: true } }],
  ['parts.image', { alt: { type: 'string' }, file: { type: 'media' } }],
  [
    'blocks.text',
    { body: { type: 'richtext' }, pictures: { type: 'component', component: 'parts.image', repeatable: true } },
  ],
  ['blocks.list', { title: { type: 'string' } }],
]);

function valuesOf(...fields: readonly (readonly [type: string, field: string])[]): RemovedValues {
  const removed = fields.map(([type, field]) => ({ type, field, nowIs: null, similar: [] }));
  return new RemovedValues(models, removed, 5);
}

const identity = { documentId: 'abc', locale: 'fr', publishedAt: null, slug: 'velos' };
const select = ['id', 'documentId', 'locale', 'publishedAt', 'slug'];

const told = { entry: 'article', id: 'abc', key: 'velos', locale: 'fr', state: 'draft' };

describe('the values of removed fields', () => {
  it('are read from the types that have them, and nothing else is', () => {
    expect(valuesOf([article, 'motto']).requests()).toEqual(
      new Map([[article, { select: [...select, 'motto'], populate: {} }]]),
    );
  });

  it('name the entry, its language, and whether it is published', () => {
    const values = valuesOf([article, 'motto']);
    const motto = { field: 'article: motto', place: 'motto', value: 'Frei' };
    expect(values.valuesIn(article, { ...identity, motto: 'Frei' })).toEqual([{ ...told, ...motto }]);
    const published = { ...identity, publishedAt: '2026-11-25', motto: 'Frei' };
    expect(values.valuesIn(article, published)).toMatchObject([{ state: 'published' }]);
  });

  it('name the entry as version 4 does, which numbers each of its languages and has no unique field that they share', () => {
    const removed = [{ type: article, field: 'motto', nowIs: null, similar: [] }];
    const fields = new Map([[article, { motto: { type: 'string' }, slug: { type: 'string' } }]]);
    const values = new RemovedValues(fields, removed, 4);
    expect(values.requests()).toEqual(
      new Map([[article, { select: ['id', 'locale', 'publishedAt', 'slug', 'motto'], populate: {} }]]),
    );
    expect(values.valuesIn(article, { ...identity, id: 7, motto: 'Frei' })).toMatchObject([{ ...told, id: 7 }]);
  });

  it('are found in groups of fields and in content boxes, at any depth', () => {
    const values = valuesOf(['parts.image', 'alt']);
    const alt = { select: ['id', 'alt'], populate: {} };
    const pictures = { select: ['id'], populate: { pictures: alt } };
    expect(values.requests()).toEqual(
      new Map([[article, { select, populate: { image: alt, content: { on: { 'blocks.text': pictures } } } }]]),
    );
    const content = [
      { __component: 'blocks.list', id: 1 },
      {
        __component: 'blocks.text',
        id: 1,
        pictures: [
          { id: 1, alt: null },
          { id: 2, alt: 'Ein Velo' },
        ],
      },
    ];
    const entry = { ...identity, image: { id: 3, alt: 'Der Rhein' }, content };
    expect(values.valuesIn(article, entry)).toEqual([
      { ...told, field: 'parts.image: alt', place: 'image.alt', value: 'Der Rhein' },
      { ...told, field: 'parts.image: alt', place: 'content.1.pictures.1.alt', value: 'Ein Velo' },
    ]);
  });

  it('are whole groups with their files, and for relations the entries by their keys', () => {
    const alt = { select: ['id', 'alt'], populate: { file: { select: ['id', 'name', 'url'], populate: {} } } };
    const theme = { select: ['id', 'documentId', 'locale', 'publishedAt', 'url'], populate: {} };
    const values = valuesOf([article, 'image'], [article, 'theme']);
    expect(values.requests()).toEqual(new Map([[article, { select, populate: { image: alt, theme } }]]));
    const image = { id: 3, alt: 'Der Rhein', file: { id: 1, name: 'rhein.jpg' } };
    expect(values.valuesIn(article, { ...identity, image, theme: null })).toEqual([
      { ...told, field: 'article: image', place: 'image', value: image },
    ]);
  });
});
