import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { InputShape } from '@/content-types/definition';
import type { statisticItemPart } from '@/content-types/parts/statisticItem';
import { renderBlocks } from '../../support/renderBlocks';
import { textsOf } from '../../support/textsOf';

type Item = InputShape<(typeof statisticItemPart)['fields']>;

function renderFigures(...items: readonly Item[]): HTMLElement {
  return renderBlocks([{ kind: 'hero-statistics-box', items }]);
}

describe('figures', () => {
  it('show the last value of an indicator, its unit and period, and lead to it', () => {
    renderFigures({ label: 'Leerstand', indicator: '100' });
    expect(screen.getByRole('listitem')).toHaveTextContent(/^0,79 %Leerstand2026$/);
    expect(screen.getByRole('link', { name: 'Leerstand' })).toHaveAttribute('href', '/indikatorenportal/100');
  });

  it('show another column and period of an indicator if the editors say so', () => {
    renderFigures({ label: 'Wohnungen', indicator: '100', series: 'anzahl', period: '2023', url: '/thema/wohnen' });
    expect(screen.getByRole('listitem')).toHaveTextContent(/^1’200 Wohnungen \[de\]Wohnungen2023$/);
    expect(screen.getByRole('link', { name: 'Wohnungen' })).toHaveAttribute('href', '/thema/wohnen');
  });

  it('skip a period without a value for the last one that has one', () => {
    renderFigures({ label: 'Leerstand', indicator: '100', series: 'quote' });
    expect(screen.getByRole('listitem')).toHaveTextContent('0,79');
  });

  it('prefer the indicator to a value typed in', () => {
    renderFigures({ label: 'Bevölkerung', indicator: '200', value: 1 });
    expect(screen.getByRole('listitem')).toHaveTextContent('210’821 Personen [de]');
  });

  it('show a value typed in, with its own decimals, unit and words', () => {
    renderFigures({
      label: 'Sonnenstunden',
      value: 1234.5,
      decimals: 0,
      unit: 'h',
      supporting_text: 'im Jahr 2025',
      trend_text: 'mehr als zuvor',
    });
    expect(screen.getByRole('listitem')).toHaveTextContent(/^1’235 hSonnenstundenim Jahr 2025mehr als zuvor$/);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('show a dash, and say so, if neither is there', () => {
    renderFigures({ label: 'Noch offen' });
    expect(screen.getByRole('listitem')).toHaveTextContent('–kein Wert vorhandenNoch offen');
  });

  it('are in the order of the editors, also two of one name', () => {
    renderFigures({ label: 'Anteil', value: 1 }, { label: 'Anteil', value: 2 });
    expect(textsOf(screen.getAllByRole('listitem'))).toEqual(['1Anteil', '2Anteil']);
  });
});
