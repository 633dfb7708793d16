import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DataTable } from '@/components/figures/DataTable/DataTable';
import type { Locale } from '@/content-types/locales';
import type { Entry } from '@/content-types/registry';
import { column, indicatorEntry } from '../../lib/charts/indicators';
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
  it('has a caption that names the indicator, and a header for each column, with the unit of its values', () => {
    renderTable('100');
    expect(screen.getByRole('table', { name: 'Daten zu «Leerstandsquote [de]»' })).toBeVisible();
    const headers = screen.getAllByRole('columnheader');
    expect(textsOf(headers)).toEqual(['Jahr [de]', 'Quote [de] (%)', 'Anzahl [de] (Wohnungen [de])']);
    expect(headers.map((header) => header.getAttribute('scope'))).toEqual(['col', 'col', 'col']);
  });

  it('names the unit of the bounds of an interval, too', () => {
    const columns = [column('jahr', 'period'), column('wert', 'value'), column('tief', 'low'), column('hoch', 'high')];
    const indicator = indicatorEntry({ columns, data_rows: [['2050', 50, 40, 65]], unit: 'Personen' });
    renderInPage(<DataTable indicator={indicator} context={contextIn('de')} />, 'de');
    const units = textsOf(screen.getAllByRole('columnheader')).filter((text) => text.endsWith('(Personen)'));
    expect(units).toHaveLength(3);
  });

  it('begins each row with a header for its period', () => {
    renderTable('200');
    const headers = screen.getAllByRole('rowheader');
    expect(textsOf(headers)).toEqual(['Juni 2026', 'Juli 2026']);
    expect(headers[0]).toHaveAttribute('scope', 'row');
  });

  it.each([
    ['de', ['0,79', '980']],
    ['en', ['0.79', '980']],
  ] as const)('B9 writes numbers with the decimals of their column, as the language does: %s', (locale, cells) => {
    renderInPage(<DataTable indicator={indicatorOf('100')} context={contextIn(locale)} />, locale);
    const last = screen.getByRole('row', { name: /^2026/ });
    expect(textsOf(within(last).getAllByRole('cell'))).toEqual(cells);
  });

  it.each([
    [null, '…', 'nicht verfügbar'],
    ['X', 'X', 'aus Gründen des Datenschutzes nicht gezeigt'],
    ['()', '( )', 'unsicher, beruht auf wenigen Fällen'],
    ['(1234)', '(1’234)', '1’234, unsicher, beruht auf wenigen Fällen'],
    ['-', '–', 'nichts vorhanden, genau null'],
  ])('B9 shows what %j says by its sign, and reads it out in words', (value, sign, spoken) => {
    const indicator = { ...indicatorOf('100'), data_rows: [['2024', value, 1]], decimals: 0 };
    renderInPage(<DataTable indicator={indicator} context={contextIn('de')} />, 'de');
    const [cell] = screen.getAllByRole('cell');
    expect(cell).toHaveAccessibleName(spoken);
    expect(cell).toHaveTextContent(sign);
  });

  it('explains the signs that it has, and no others', () => {
    const indicator = {
      ...indicatorOf('100'),
      data_rows: [
        ['2024', 'X', null],
        ['2025', 'X', 3],
      ],
    };
    renderInPage(<DataTable indicator={indicator} context={contextIn('fr')} />, 'fr');
    const signs = within(screen.getByRole('list', { name: 'Signes dans le tableau' })).getAllByRole('listitem');
    expect(textsOf(signs)).toEqual(['… non disponible', 'X non publié pour protéger les données']);
  });

  it('marks how sure a value is, explains the mark, and has no column for it, wherever that is in the data', () => {
    const [period, first] = indicatorOf('100').columns;
    const status = period && { ...period, key: 'art', label: 'Art', role: 'status' as const };
    const columns = [status, period, first].filter((one) => one !== undefined);
    const rows = [
      ['provisorisch', '2024', 1.5],
      [null, '2025', 2],
      ['Szenario', '2050', 3],
    ];
    const indicator = { ...indicatorOf('100'), columns, data_rows: rows };
    renderInPage(<DataTable indicator={indicator} context={contextIn('de')} />, 'de');
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    expect(textsOf(screen.getAllByRole('rowheader'))).toEqual(['2024', '2025', '2050']);
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells).toEqual(['1,50p, provisorisch', '2,00', '3,00s, Szenario']);
    expect(textsOf(within(screen.getByRole('list')).getAllByRole('listitem'))).toEqual([
      'p provisorisch',
      's Szenario',
    ]);
  });

  const upwards = Array.from({ length: 2003 }, (_, index) => [String(3000 + index), 1, 2]);

  it.each([
    ['the oldest', upwards, '3003'],
    ['the newest', upwards.toReversed(), '5002'],
  ])('shows the newest two thousand rows of a very long series that begins with %s', (_order, rows, first) => {
    const indicator = { ...indicatorOf('100'), data_rows: rows };
    const html = renderToStaticMarkup(<DataTable indicator={indicator} context={contextIn('de')} />);
    const [, ...shown] = (/<tbody.*<\/tbody>/s.exec(html)?.[0] ?? '').split('<tr');
    expect(shown).toHaveLength(2000);
    expect(shown[0]).toContain(`>${first}<`);
    expect(html).toContain('Gezeigt sind 2’000 von 2’003 Zeilen. Alle stehen in der CSV-Datei.');
  });

  it.each([
    ['short', 'Wert', true],
    ['a long', 'Wert nach Bevölkerungsentwicklungsszenario', false],
  ])('is set in columns on paper if its heads have room there: %s head', (_head, label, isInColumns) => {
    const columns = [column('jahr', 'period'), { ...column('wert', 'value'), label }];
    const years = Array.from({ length: 20 }, (_, index) => [`${2000 + index}`, index]);
    const indicator = indicatorEntry({ columns, data_rows: years });
    renderInPage(<DataTable indicator={indicator} context={contextIn('de')} />, 'de');
    expect(screen.getByRole('group').classList.contains('table-scroller-narrow')).toBe(isInColumns);
  });
});
