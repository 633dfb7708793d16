import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SourceFacts } from '@/components/figures/SourceFacts/SourceFacts';
import { renderInPage } from '../../../support/renderPage';
import { contextIn } from '../../../support/site';

const nothing = {
  sources: [],
  data_as_of: null,
  last_update: null,
  next_update: null,
  next_update_text: null,
  frequency: null,
  reference_period: null,
  license: null,
};

describe('where figures come from', () => {
  it('tells equal sources of two figures apart for those who hear their links alone', () => {
    const source = { name: 'Leerstandserhebung', url: 'https://www.example.org/' };
    renderInPage(
      <>
        <SourceFacts entry={{ ...nothing, title: 'Quote', sources: [source] }} context={contextIn('de')} />
        <SourceFacts entry={{ ...nothing, title: 'Anzahl', sources: [source] }} context={contextIn('de')} />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Leerstandserhebung (Quote)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leerstandserhebung (Anzahl)' })).toBeVisible();
  });

  it('says the next update in words if the editors have some, else as a day', () => {
    const next = { ...nothing, next_update: '2027-08-20' };
    renderInPage(
      <>
        <SourceFacts entry={{ ...next, next_update_text: 'im Sommer' }} context={contextIn('de')} />
        <SourceFacts entry={next} context={contextIn('fr')} />
      </>,
    );
    expect(screen.getByText('im Sommer')).toBeVisible();
    expect(screen.getByText('20 août 2027')).toBeVisible();
  });

  it('is nothing if nothing is known', () => {
    renderInPage(<SourceFacts entry={nothing} context={contextIn('de')} />);
    expect(screen.queryByRole('term')).not.toBeInTheDocument();
  });
});
