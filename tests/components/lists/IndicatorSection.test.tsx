import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IndicatorSection } from '@/components/lists/IndicatorSection';
import { withEntriesShown } from '@/lib/site/shownOnPage';
import { indicatorEntry } from '../../lib/charts/indicators';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

const context = contextIn('de');
const indicator = indicatorEntry();
const several = ['1', '2', '3', '4', '5', '6', '7', '8'].map((key) => ({
  ...indicator,
  meta: { ...indicator.meta, key },
}));
const ways = { address: '/indikatorenportal?thema=wohnen', withoutScripts: '/indikatorenportal#wohnen' };
const all = { ...ways, title: 'Wohnen' };

function waysTo(name: string): readonly (string | null)[] {
  return screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
}

describe('the indicators of a theme', () => {
  it.each([8, 4])('are a selection of %d, with the way to where all are and can be narrowed', (count) => {
    renderInPage(<IndicatorSection indicators={several.slice(0, count)} all={all} context={context} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(waysTo(`Alle ${count} Indikatoren zu «Wohnen»`)).toEqual([all.address, all.withoutScripts]);
  });

  it('are one, and said to be one', () => {
    renderInPage(<IndicatorSection indicators={several.slice(0, 1)} all={all} context={context} />);
    expect(waysTo('Der Indikator zu «Wohnen» im Portal')).toHaveLength(2);
  });

  it('are in the portal also if the page shows all of them as figures', () => {
    const shown = withEntriesShown(context, several);
    renderInPage(<IndicatorSection indicators={several} all={all} context={shown} />);
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
    expect(waysTo('Alle 8 Indikatoren zu «Wohnen»')).toHaveLength(2);
  });
});

it('the indicators of a page that no other lists are all there', () => {
  renderInPage(<IndicatorSection indicators={several} context={context} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});
