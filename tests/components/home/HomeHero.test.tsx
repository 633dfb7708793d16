import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HomeHero } from '@/components/home/HomeHero/HomeHero';
import { indicatorEntry, column } from '../../lib/charts/indicators';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';
import { dataRows } from '../../support/rowsInShort';

it('names the series that is drawn beside the sentence, with its first and last value', () => {
  const context = contextIn('de');
  const home = context.content.single('home-page');
  const indicator = indicatorEntry({
    title: 'Szenarien',
    unit: 'Personen',
    columns: [
      column('jahr', 'period'),
      column('counted', 'value', { label: 'Gezählte Personen' }),
      column('expected', 'value', { label: 'Erwartete Personen' }),
    ],
    headline: 'counted',
    data_rows: dataRows('2020 10 11, 2025 20 21'),
  });
  renderInPage(<HomeHero home={home} context={context} indicator={indicator} />);

  const caption = /^Gezählte Personen: von 10\sPersonen \(2020\) auf 20\sPersonen \(2025\)$/;
  expect(screen.getByRole('link', { name: caption })).toBeVisible();
});
