import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { InputShape } from '@/content-types/definition';
import type { statisticItemPart } from '@/content-types/parts/statisticItem';
import { resolveKeyFigure } from '@/components/figures/Figures/Figures';
import type { StatisticItem } from '@/components/figures/Figures/Figures';
import { contextInLanguage } from '@/lib/site/pageContext';
import { renderBlocks } from '../../support/renderBlocks';
import { contextIn, readBlocks } from '../../support/site';
import { textsOf } from '../../support/textsOf';

type Item = InputShape<(typeof statisticItemPart)['fields']>;

function renderFigures(...items: readonly Item[]): HTMLElement {
  return renderBlocks([{ kind: 'hero-statistics-box', items }]);
}

/** As it comes out of the CMS. */
function readItem(item: Item): StatisticItem {
  const [block] = readBlocks([{ kind: 'simple-hero-statistics-box', item, text: 'So viele.' }]).blocks;
  if (block?.kind !== 'simple-hero-statistics-box') throw new Error('The box has not been read.');
  return block.item;
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

  it.each([
    ['Logiernächte', 'Logiernächte', '5Logiernächte'],
    ['Leere Wohnungen, Kanton', 'Wohnungen', '5Leere Wohnungen, Kanton'],
    ['Wohnungsbestand', 'Wohnungen', '5 WohnungenWohnungsbestand'],
  ])('name the unit once: %s in %s', (label, unit, shown) => {
    renderFigures({ label, value: 5, unit });
    expect(screen.getByRole('listitem')).toHaveTextContent(shown);
  });

  it('are left out without a number, also if their indicator is gone, and prefer the indicator to a value typed in', () => {
    const gone = '999999';
    renderFigures(
      { label: 'Weg', indicator: gone },
      { label: 'Noch offen' },
      { label: 'Bleibt', indicator: gone, value: 3 },
      { label: 'Bevölkerung', indicator: '200', value: 1 },
    );
    expect(textsOf(screen.getAllByRole('listitem'))).toEqual(['3Bleibt', expect.stringMatching(/^210’821/)]);
  });

  it.each([
    ['Rund 980 leere Wohnungen', '2026 · Rund 980 leere Wohnungen'],
    ['1. Juni 2026', '1. Juni 2026'],
  ])('say of when they are, unless the words beside them do: %s', (words, detail) => {
    renderFigures({ label: 'Leerstand', indicator: '100', supporting_text: words });
    expect(screen.getByText(detail)).toBeVisible();
  });

  it('are in the language of the text, also in the unit, if that is not the language of the page', () => {
    const context = contextInLanguage(contextIn('fr'), 'de');
    const item = readItem({ label: 'Leere Wohnungen', indicator: '100', series: 'anzahl' });
    expect(resolveKeyFigure({ item, context }).unit).toBe('Wohnungen [de]');
    expect(resolveKeyFigure({ item, context: contextIn('fr') }).unit).toBe('logements [fr]');
  });
});
