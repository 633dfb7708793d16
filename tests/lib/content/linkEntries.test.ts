import { describe, expect, it } from 'vitest';
import { entryId } from '@/lib/content/findings';
import { linkEntries } from '@/lib/content/linkEntries';
import type { LinkResult } from '@/lib/content/linkEntries';
import type { SourceRecord } from '@/lib/content/readSource';
import { saidIn } from './checking';
import { idsIn } from './reading';
import { article, checked, indicator, pointer, pointers, subTheme, theme, wireText } from './records';

function link(...records: readonly SourceRecord[]): LinkResult {
  return linkEntries(checked(...records));
}

/** One field of an entry. */
function valueIn({ entries }: LinkResult, id: string, field: string): unknown {
  return entries.find(({ meta }) => entryId(meta) === id)?.values[field];
}

function related(...slugs: readonly string[]): unknown {
  return pointers('slug', slugs);
}

function teaserOf(slug: string): unknown {
  return { __component: 'blocks.background-article', article: pointer('slug', slug) };
}

describe('a reference', () => {
  it('D4 to an entry that is not published is left out of its list', () => {
    const result = link(
      theme('wohnen', { highlight_articles: related('erster', 'entwurf', 'zweiter') }),
      article('erster'),
      article('zweiter'),
      article('entwurf', { publishedAt: null }),
    );
    expect(valueIn(result, 'display-themes/wohnen/de', 'highlight_articles')).toEqual([
      { type: 'articles', key: 'erster' },
      { type: 'articles', key: 'zweiter' },
    ]);
    expect(saidIn(result)).toEqual([
      'display-themes/wohnen/de highlight_articles.1: reference-unpublished Artikel entwurf',
    ]);
  });

  it('D4 to a draft inside a block, as Strapi 4 delivers it, is left out of the block', () => {
    const content = [
      {
        __component: 'blocks.expand-section',
        summary: 'Mehr',
        body: 'Text.',
        indicators: pointers('stata_id', [9990, 5813]),
      },
    ];
    const result = link(
      theme('wohnen', { content }),
      indicator(5813),
      indicator(9990, { publishedAt: null }, { id: 2 }),
    );
    expect(valueIn(result, 'display-themes/wohnen/de', 'content')).toMatchObject([
      { kind: 'expand-section', indicators: [{ type: 'products', key: '5813' }] },
    ]);
    expect(JSON.stringify(result.entries)).not.toContain('9990');
  });

  it('D4 to an entry under embargo is left out, too', () => {
    const result = link(
      theme('wohnen', { highlight_indikator: pointer('stata_id', 5813) }),
      indicator(5813, { publish_at: '2026-08-22T06:30:00Z' }),
    );
    expect(valueIn(result, 'display-themes/wohnen/de', 'highlight_indikator')).toBeNull();
  });
});

it('D4 a block that cannot stand without its reference is left out, the others stay', () => {
  const content = [wireText('Vorher.'), teaserOf('entwurf'), wireText('Nachher.')];
  const result = link(theme('wohnen', { content }));
  expect(valueIn(result, 'display-themes/wohnen/de', 'content')).toMatchObject([
    { body: 'Vorher.' },
    { body: 'Nachher.' },
  ]);
  expect(saidIn(result)).toEqual([
    'display-themes/wohnen/de content.1.article: reference-unpublished Artikel entwurf',
    'display-themes/wohnen/de content.1: part-left-out',
  ]);
});

describe('an entry', () => {
  it('D4 that cannot stand without its reference is left out, and says which one', () => {
    const result = link(subTheme('mieten'), theme('arbeit'));
    expect(idsIn(result)).toEqual(['display-themes/arbeit/de']);
    expect(saidIn(result)).toEqual([
      'display-subthemes/mieten/de display_theme: reference-unpublished Thema wohnen',
      'display-subthemes/mieten/de : entry-left-out',
    ]);
  });

  it('D4 stays as long as one of its mandatory references is left', () => {
    const result = link(theme('arbeit'), article('erster', { display_themes: pointers('url', ['wohnen', 'arbeit']) }));
    expect(valueIn(result, 'articles/erster/de', 'display_themes')).toEqual([
      { type: 'display-themes', key: 'arbeit' },
    ]);
  });

  it('D4 takes its translations with it, which could stand on their own', () => {
    const result = link(
      theme('wohnen'),
      article('erster', { content: [teaserOf('entwurf')] }),
      article('erster', { content: [wireText('Un paragraphe.')] }, { locale: 'fr', id: 2 }),
    );
    expect(idsIn(result)).toEqual(['display-themes/wohnen/de']);
  });

  it('D4 takes along what cannot stand without it, step by step', () => {
    const themes = pointers('url', ['arbeit']);
    const result = link(
      article('vierter', { display_themes: themes, content: [teaserOf('dritter')] }),
      article('dritter', { display_themes: themes, content: [teaserOf('zweiter')] }),
      article('zweiter', { display_themes: themes, content: [teaserOf('erster')] }),
      article('erster', { content: [teaserOf('entwurf')] }),
      theme('arbeit', { highlight_articles: related('vierter', 'bleibt') }),
      article('bleibt', { display_themes: themes, highlight_articles: related('erster') }),
    );
    expect(idsIn(result)).toEqual(['display-themes/arbeit/de', 'articles/bleibt/de']);
    expect(valueIn(result, 'display-themes/arbeit/de', 'highlight_articles')).toEqual([
      { type: 'articles', key: 'bleibt' },
    ]);
    expect(valueIn(result, 'articles/bleibt/de', 'highlight_articles')).toEqual([]);
    expect(saidIn(result).filter((problem) => problem.endsWith('-left-out'))).toHaveLength(8);
    expect(new Set(saidIn(result)).size).toBe(saidIn(result).length);
  });

  it('D4 stands with another that needs it in return, but not without', () => {
    const themes = pointers('url', ['arbeit']);
    const pair = [
      article('links', { display_themes: themes, content: [teaserOf('rechts')] }),
      article('rechts', { display_themes: themes, content: [teaserOf('links')] }),
    ];
    expect(idsIn(link(theme('arbeit'), ...pair))).toHaveLength(3);
    expect(idsIn(link(theme('arbeit'), ...pair.slice(1)))).toEqual(['display-themes/arbeit/de']);
  });
});
