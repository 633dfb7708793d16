import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '@/lib/content/readSource';
import { problemsOf } from './checking';
import { article, record, wireBlock } from './records';

function interactive(attributes: Readonly<Record<string, unknown>>): SourceRecord {
  return record('background-page-articles', { slug: 'karte', title: 'Karte', lead: 'Zeigt.', ...attributes });
}

function textOf(body: string): SourceRecord {
  return article('erster', { content: [wireBlock('text', { body })] });
}

describe('editors are told of', () => {
  it.each(['javascript:alert(1)', '//fremd.example/', 'https://www.bs.ch@evil.example/', 'thema/wohnen'])(
    'a link that is left out: %s',
    (address) => {
      const expected = `link-refused ${address}`;
      expect(problemsOf(textOf(`Ein [Verweis](${address}).`))).toEqual([`warning content.0.body: ${expected}`]);
      expect(problemsOf(record('teasers', { slug: 'a', title: 'A', url: address }))).toEqual([
        `warning url: ${expected}`,
      ]);
    },
  );

  it.each([
    ['a heading without words', '###\n\nText.', 'heading-without-words'],
    ['a heading at the end', 'Text.\n\n### Ende', 'heading-without-text Ende'],
    ['a heading before another', '### Eins\n\n### Zwei\n\nText.', 'heading-without-text Eins'],
    ['an empty item', '- eins\n-\n- drei', 'list-item-empty'],
    ['a link without words', 'Siehe [](/themen).', 'link-without-words'],
    ['a picture in the text', '![Bild](https://fremd.example/bild.png)', 'picture-in-text'],
  ])('%s', (_, body, expected) => {
    expect(problemsOf(textOf(body))).toEqual([`warning content.0.body: ${expected}`]);
  });

  it('an icon that does not exist', () => {
    const button = wireBlock('link-button', { label: 'Mehr', url: '/themen', icon: 'einhorn' });
    expect(problemsOf(article('erster', { content: [button] }))).toEqual([
      'warning content.0.icon: unknown-icon einhorn',
    ]);
  });

  it('content that is not encrypted', () => {
    const embedded = { interactive_type: 'iframe', url: 'http://alt.example/', purpose: 'P', long_description: 'B' };
    expect(problemsOf(interactive(embedded))).toEqual(['warning url: frame-unencrypted']);
  });

  it('boxes without anything in them', () => {
    const box = wireBlock('additional-information-box', { title: 'Weiterführendes' });
    expect(problemsOf(article('erster', { content: [box] }))).toEqual(['warning content.0: nothing-inside']);
  });
});

it.each([
  'Text.\n\n### Titel\n\nText.',
  '### Titel\n\n#### Untertitel\n\nText.',
  '```\n### Kein Titel\n```',
  '[Thema](/thema/wohnen), [Mail](mailto:a@example.org), [Fussnote](#fn), [weit](https://example.org/a_(b))',
])('editors are not told of what is right: %j', (body) => {
  expect(problemsOf(textOf(body))).toEqual([]);
});
