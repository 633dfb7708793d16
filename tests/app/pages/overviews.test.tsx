import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPage } from '../../support/showPage';
import { textsOf } from '../../support/textsOf';

function linkTexts(container: HTMLElement): readonly string[] {
  return textsOf(within(container).getAllByRole('link'));
}

/** Names of links that lead to more than one address. */
function ambiguousLinks(page: HTMLElement): readonly string[] {
  const targets = new Map<string, Set<string>>();
  for (const link of within(page).getAllByRole<HTMLAnchorElement>('link')) {
    const name = link.textContent;
    targets.set(name, (targets.get(name) ?? new Set()).add(link.href));
  }
  return [...targets].filter(([, addresses]) => addresses.size > 1).map(([name]) => name);
}

describe('the home page', () => {
  it('lists the newest articles with their days, the last one first, and the themes once', () => {
    showPage('/');
    const section = screen.getByRole('heading', { name: 'Neu erschienen' }).closest('section');
    expect(section && textsOf(within(section).getAllByRole('time'))).toEqual([
      '21.\u00a0August 2026',
      '15.\u00a0Juli 2026',
      '2.\u00a0November 2025',
    ]);
    expect(screen.getAllByRole('link', { name: 'Wohnen kurz [de]' })).toHaveLength(1);
    expect(screen.getAllByText('Zahl rechts: Indikatoren')).toHaveLength(1);
  });
});

describe('overviews', () => {
  it('in Leichte Sprache list what is written in it first, then, marked, what is not', () => {
    const page = showPage('/artikel', 'ls');
    const texts = linkTexts(page);
    expect(texts.indexOf('Wer pendelt [de]')).toBeGreaterThan(texts.indexOf('Es gibt wenige Wohnungen [ls]'));
    expect(page).toHaveTextContent('Das gibt es nur in Standard-Sprache:');
    expect(page).toHaveTextContent('Wer pendelt [de] (in Standard-Sprache)');
  });

  it.each(['/sitemap', '/thema', '/unterthema', '/themen'])('tell links to different pages apart on %s', (path) => {
    expect(ambiguousLinks(showPage(path))).toEqual([]);
  });
});
