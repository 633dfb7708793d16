import { describe, expect, it } from 'vitest';
import { defineComponent } from '@/content-types/component';
import { contentZone } from '@/content-types/contentZone';
import type { Media, Reference } from '@/content-types/definition';
import { component, components, media, relation, relations, required, text } from '@/content-types/fields';
import { replaceValues } from '@/lib/content/visit';
import type { ValueReplacers } from '@/lib/content/visit';

const cardPart = defineComponent('card', 'Eine Karte.', {
  title: text('Titel.'),
  target: required(relation('Ziel.', 'articles', 'slug')),
});

const boxPart = defineComponent('box', 'Ein Kasten.', {
  picture: media('Bild.'),
  cards: components('Karten.', cardPart),
  main: component('Wichtigste Karte.', cardPart),
});

const fields = {
  title: text('Titel.'),
  box: component('Kasten.', boxPart),
  related: relations('Verwandtes.', 'articles', 'slug'),
  content: contentZone('Inhalt.'),
};

const file: Media = { url: '/uploads/bild.svg', name: 'bild.svg', mime: 'image/svg+xml', width: 1, height: 1 };
const here: Reference = { type: 'articles', key: 'da' };
const gone: Reference = { type: 'articles', key: 'weg' };

const values = {
  title: 'Titel',
  box: {
    picture: file,
    cards: [
      { title: 'a', target: here },
      { title: 'b', target: gone },
    ],
    main: { title: 'c', target: gone },
  },
  related: [gone, here],
  content: [
    { kind: 'background-article', article: gone },
    { kind: 'background-article', article: here },
  ],
};

/** Takes the references to `weg` out and writes down what it was asked. */
function recorder(): { readonly replacement: ValueReplacers; readonly seen: string[]; readonly dropped: string[] } {
  const seen: string[] = [];
  const dropped: string[] = [];
  const replacement: ValueReplacers = {
    reference: (reference, path) => {
      seen.push(path);
      return reference.key === 'weg' ? null : reference;
    },
    dropped: (path) => dropped.push(path),
  };
  return { replacement, seen, dropped };
}

describe('walking values', () => {
  it('meets every reference, with its path', () => {
    const { replacement, seen } = recorder();
    replaceValues(fields, values, '', replacement);
    expect(seen).toEqual([
      'box.cards.0.target',
      'box.cards.1.target',
      'box.main.target',
      'related.0',
      'related.1',
      'content.0.article',
      'content.1.article',
    ]);
  });

  it('takes out what cannot stand any more, and says so', () => {
    const { replacement, dropped } = recorder();
    expect(replaceValues(fields, values, '', replacement)).toEqual({
      title: 'Titel',
      box: { picture: file, cards: [{ title: 'a', target: here }], main: null },
      related: [here],
      content: [{ kind: 'background-article', article: here }],
    });
    expect(dropped).toEqual(['box.cards.1', 'box.main', 'content.0']);
  });

  it('changes files wherever they are', () => {
    const replaced = replaceValues(fields, values, '', { media: (found) => ({ ...found, url: '/media/neu.svg' }) });
    expect(replaced).toMatchObject({ box: { picture: { url: '/media/neu.svg', name: 'bild.svg' } } });
  });

  it('is none for a whole that lost a mandatory part', () => {
    const needsRelated = { ...fields, related: required(fields.related) };
    expect(replaceValues(needsRelated, { ...values, related: [gone] }, '', recorder().replacement)).toBeNull();
  });

  it('does not blame a part that was empty before', () => {
    const needsRelated = { ...fields, related: required(fields.related) };
    expect(replaceValues(needsRelated, { ...values, related: [] }, '', {})).toMatchObject({ related: [] });
  });
});
