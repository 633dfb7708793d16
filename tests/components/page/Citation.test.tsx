import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Citation } from '@/components/page/Citation/Citation';
import type { Locale } from '@/content-types/locales';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

function citationIn(locale: Locale): HTMLElement {
  const context = contextIn(locale, '/artikel/miete');
  renderInPage(<Citation title="Was kostet Wohnen?" day="2026-08-21" context={context} />, locale);
  return screen.getByText(/Was kostet Wohnen\?/, { selector: 'p' });
}

describe('how to quote a page', () => {
  it('is one line that can be copied', () => {
    expect(citationIn('de')).toHaveTextContent(
      /: «Was kostet Wohnen\?», Fassung vom 21\. August 2026, http.*\/artikel\/miete$/,
    );
  });

  it('is offered as programs for literature read it, to be copied', () => {
    citationIn('de');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'BibTeX' }).value).toMatch(/^@misc\{/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'RIS' }).value).toMatch(/^TY {2}- ELEC\n/);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'CSL-JSON' }).value).toMatch(/"type":"webpage"/);
    expect(screen.getByRole('button', { name: /^Kopieren ?: RIS$/ })).toHaveAttribute('data-figure-tool', 'copy');
  });

  it('is short sentences in Leichte Sprache, each on its line', () => {
    const citation = citationIn('ls');
    const lines = citation.innerHTML.split('<br>');
    expect(lines.slice(0, 2)).toEqual(['Die Seite heisst: «Was kostet Wohnen?».', 'Sie ist vom 21.&nbsp;August 2026.']);
    expect(lines).toHaveLength(4);
    expect(lines.at(-1)).toMatch(/^Sie steht hier: http.*\/ls\/artikel\/miete$/);
  });
});
