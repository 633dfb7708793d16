import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Citation } from '@/components/page/Citation/Citation';
import type { Locale } from '@/content-types/locales';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

function citationIn(locale: Locale): HTMLElement {
  const context = contextIn(locale, '/artikel/miete');
  renderInPage(
    <Citation title="Was kostet Wohnen?" date="2026-08-21" updatedAt="2026-08-21T08:00:00Z" context={context} />,
    locale,
  );
  return screen.getByText(/Was kostet Wohnen\?/);
}

describe('how to quote a page', () => {
  it('is one line that can be copied', () => {
    expect(citationIn('de')).toHaveTextContent(
      /: «Was kostet Wohnen\?», Fassung vom 21\. August 2026, http.*\/artikel\/miete$/,
    );
  });

  it('is short sentences in Leichte Sprache, each on its line', () => {
    const citation = citationIn('ls');
    const lines = citation.innerHTML.split('<br>');
    expect(lines.slice(0, 2)).toEqual(['Die Seite heisst: «Was kostet Wohnen?».', 'Sie ist vom 21.&nbsp;August 2026.']);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/^Sie steht hier: http.*\/ls\/artikel\/miete$/);
  });
});
