import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { IndicatorList } from '@/components/lists/IndicatorList/IndicatorList';
import { ProductList } from '@/components/lists/ProductList';
import { createContents } from '@/lib/content/content';
import { column, indicatorEntry } from '../../lib/charts/indicators';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

const indicator = indicatorEntry({
  title: 'Leer stehende Wohnungen',
  subtitle: 'Kanton, 1960–2026',
  unit: 'Wohnungen',
  columns: [column('jahr', 'period'), column('anzahl', 'value')],
  data_rows: [
    ['2025', 1079],
    ['2026', 912],
  ],
});

const { meta, ...values } = indicator;
const entries = [{ meta, values, hash: '' }];
const context = {
  ...contextIn('de'),
  content: createContents({ asOf: '2026-08-21T10:00:00.000Z', entries })('de'),
};

it('an indicator in a list has its value with the period, apart from what is measured', () => {
  renderInPage(<IndicatorList indicators={[indicator]} context={context} />);
  expect(screen.getByText('Kanton, 1960–2026')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(/Neuster Wert: 912 Wohnungen 2026$/);
});

it('an indicator among products has its value with the period, apart from its kind', () => {
  renderInPage(<ProductList title="Produkte" products={[indicator]} context={context} />);
  expect(screen.getByText('Indikator')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent(/Indikator\s*Neuster Wert: 912 Wohnungen 2026$/);
});
