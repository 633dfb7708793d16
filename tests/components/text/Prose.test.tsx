import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Prose } from '@/components/text/Prose/Prose';
import type { Locale } from '@/content-types/locales';
import { textsOf } from '../../support/textsOf';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

function renderProse(text: string, locale: Locale = 'de'): HTMLElement {
  return renderInPage(<Prose text={text} place="text" context={contextIn(locale)} level={2} />, locale);
}

describe('text of editors', () => {
  it('shows HTML as text', () => {
    const page = renderProse('Vorher <b onclick="alert(1)">fett</b> <img src=x onerror=alert(1)> nachher');
    expect(page.querySelector('b, img')).not.toBeInTheDocument();
    expect(screen.getByText(/<b onclick="alert\(1\)">fett<\/b>/)).toBeVisible();
  });

  it.each(['JaVaScRiPt:alert(1)', 'data:text/html,x', '//evil.example/x'])('B5.5 makes no link of %s', (address) => {
    renderProse(`Ein [Verweis](${address}).`);
    expect(screen.getByText('Verweis')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('B1.1 leads to pages of the site in the language of the page', () => {
    renderProse('Zum [Thema](/thema/wohnen) und [hinaus](https://www.example.org/).', 'it');
    expect(screen.getByRole('link', { name: 'Thema' })).toHaveAttribute('href', '/it/thema/wohnen');
    expect(screen.getByRole('link', { name: 'hinaus' })).toHaveAttribute('href', 'https://www.example.org/');
  });

  it('puts its headings below the one above, of whatever level they were written', () => {
    renderProse('# Eins\n\n## Zwei\n\n### Drei\n\n#### Vier');
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Eins', 'Zwei', 'Drei']);
    expect(textsOf(screen.getAllByRole('heading', { level: 4 }))).toEqual(['Vier']);
  });

  it('shows no pictures from elsewhere, only what they would have shown', () => {
    const page = renderProse('Ein ![Bild vom Rhein](https://evil.example/zaehler.gif).');
    expect(page.querySelector('img')).not.toBeInTheDocument();
    expect(page).toHaveTextContent('Ein Bild vom Rhein.');
  });
});

describe('text in Leichte Sprache', () => {
  const text = 'Dieser Tag heisst [Stich-Tag](/tag). Wir zählen am 1. Juni. **Immer.** Auch 2026.\n\n- Eins. Zwei.';

  it('has each sentence on its own line, also after links and in lists', () => {
    const page = renderProse(text, 'ls');
    expect(page.querySelectorAll('br')).toHaveLength(4);
    expect(screen.getByRole('listitem').innerHTML).toBe('Eins.<br>\nZwei.');
    expect(screen.getByText(/Wir zählen/).innerHTML).toContain('Wir zählen am 1. Juni.<br>');
  });

  it('keeps the lines that its editors made, once', () => {
    expect(renderProse('Eins.  \nZwei.\nDrei.', 'ls').querySelectorAll('br')).toHaveLength(2);
  });

  it('takes a bold line above a table as its caption, and names the area that the keyboard scrolls by it', () => {
    renderProse('**Leere Wohnungen**\n\n| Gebiet | Anzahl |\n| --- | ---: |\n| Riehen | 84 |');
    expect(screen.getByRole('table', { name: 'Leere Wohnungen' })).toBeVisible();
    expect(screen.getByRole('group', { name: 'Leere Wohnungen' })).toHaveAttribute('tabindex', '0');
    expect(screen.getAllByText('Leere Wohnungen')).toHaveLength(1);
    expect(screen.getByRole('cell', { name: '84' })).not.toHaveAttribute('style');
  });

  it('names tables without a caption by the heading above and their columns, each by a name of its own', () => {
    const table = '| Jahr | Wert |\n| --- | --- |\n| 2026 | 1 |';
    renderProse([table, table, '# Riehen', table].join('\n\n'));
    const names = screen.getAllByRole('group').map((area) => area.getAttribute('aria-label'));
    expect(names).toEqual(['Jahr, Wert', 'Jahr, Wert (2)', 'Riehen: Jahr, Wert']);
  });

  it('puts columns of numbers on the right, unless told otherwise', () => {
    renderProse(
      '| Gebiet | Quote | Ort | Mitte |\n| --- | --- | --- | :---: |\n| Riehen | 0,84 % | Ost | 1 |\n| Basel | 1’079 | West | 2 |',
    );
    expect(screen.getByRole('columnheader', { name: 'Quote' })).toHaveClass('prose-right');
    expect(screen.getByRole('cell', { name: '0,84 %' })).toHaveClass('prose-right');
    expect(screen.getByRole('cell', { name: 'Ost' })).not.toHaveClass('prose-right');
    expect(screen.getByRole('cell', { name: '1' })).toHaveClass('prose-center');
  });

  it('names no rows if the first column repeats itself or is not filled in', () => {
    renderProse('| Ort | Wert |\n| --- | --- |\n| Basel | 1 |\n| Basel | 2 |\n\n| | B |\n| --- | --- |\n| | 2 |');
    expect(screen.queryAllByRole('rowheader')).toEqual([]);
    expect(textsOf(screen.getAllByRole('columnheader'))).toEqual(['Ort', 'Wert', 'B']);
  });

  it('leads to footnotes and back in words of its language', () => {
    renderProse('Ein Satz.[^1]\n\n[^1]: Die Anmerkung.', 'fr');
    expect(screen.getByRole('heading', { name: 'Notes de bas de page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Note 1' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retour au texte, note 1' })).toBeVisible();
  });
});
