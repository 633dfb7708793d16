import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IndicatorSection } from '@/components/lists/IndicatorSection';
import { indicatorEntry } from '../../lib/site/charts/indicators';
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

describe('the indicators of a theme', () => {
  it('are a selection of them, with the way to all in the portal', () => {
    renderInPage(<IndicatorSection indicators={several} all={all} context={context} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    const links = screen.getAllByRole('link', { name: 'Alle 8 Indikatoren zu «Wohnen»' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([all.address, all.withoutScripts]);
  });

  it('are all of them if there are not many, without a way to the same', () => {
    renderInPage(<IndicatorSection indicators={several.slice(0, 4)} all={all} context={context} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('link', { name: /Alle/ })).not.toBeInTheDocument();
  });
});

it('the indicators of a page that no other lists are all there', () => {
  renderInPage(<IndicatorSection indicators={several} context={context} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
});
