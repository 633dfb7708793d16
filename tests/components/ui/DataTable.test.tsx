import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DataTable } from '@/components/ui/DataTable/DataTable';
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { textsOf } from '../../support/textsOf';
import { renderInPage } from '../../support/renderPage';
import { contextIn, site } from '../../support/site';

function indicatorOf(key: string, locale: Locale = 'de'): Entry<'products'> {
  const indicator = site.contents(locale).find('products', key);
  if (indicator === undefined) throw new Error(`The tiny site has no indicator ${key}.`);
  return indicator;
}

function renderTable(key: string, locale: Locale = 'de'): void {
  renderInPage(<DataTable indicator={indicatorOf(key, locale)} context={contextIn(locale)} />, locale);
}

describe('the table of an indicator', () => {
  it('has a caption that names the indicator', () => {
    renderTable('100');
    expect(screen.getByRole('table', { name: 'Daten zu «Leerstandsquote [de]»' })).toBeVisible();
  });

  it('has a header for each column, with the unit of its values', () => {
    renderTable('100');
    const headers = screen.getAllByRole('columnheader');
    expect(textsOf(headers)).toEqual(['Jahr [de]', 'Quote [de] (%)', 'Anzahl [de] (Wohnungen [de])']);
    expect(headers.map((header) => header.getAttribute('scope'))).toEqual(['col', 'col', 'col']);
  });

  it('begins each row with a header for its period', () => {
    renderTable('200');
    const headers = screen.getAllByRole('rowheader');
    expect(textsOf(headers)).toEqual(['Juni 2026', 'Juli 2026']);
    expect(headers[0]).toHaveAttribute('scope', 'row');
  });

  it('B9 writes numbers with the decimals of their column, in the language of the page', () => {
    renderTable('100');
    const last = screen.getByRole('row', { name: /^2026/ });
    expect(textsOf(within(last).getAllByRole('cell'))).toEqual(['0,79', '980']);
  });

  it('B9 writes English numbers with a point', () => {
    renderInPage(<DataTable indicator={indicatorOf('100')} context={contextIn('en')} />, 'en');
    expect(screen.getByRole('cell', { name: '0.92' })).toBeVisible();
  });

  it('B9 shows a missing value as a dash, and reads it out in words', () => {
    renderTable('100');
    const [missing] = within(screen.getByRole('row', { name: /^2024/ })).getAllByRole('cell');
    expect(missing).toHaveAccessibleName('kein Wert vorhanden');
    expect(missing).toHaveTextContent('–');
  });

  it('can be reached by keyboard, to scroll it', () => {
    renderTable('100');
    const area = screen.getByRole('group', { name: 'Daten zu «Leerstandsquote [de]»' });
    expect(area).toHaveAttribute('tabindex', '0');
    expect(within(area).getByRole('table')).toBeVisible();
  });

  it('says so when there are no data yet', () => {
    renderTable('300');
    expect(screen.getByText('Zu diesem Indikator sind noch keine Daten veröffentlicht.')).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });
});
