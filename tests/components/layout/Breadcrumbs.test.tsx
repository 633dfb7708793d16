import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import type { Crumb } from '@/components/layout/Breadcrumbs/Breadcrumbs';
import { textsOf } from '../../support/textsOf';
import { renderInPage } from '../../support/renderPage';
import { contextIn } from '../../support/site';

const german: readonly Crumb[] = [
  { title: 'Themen', path: '/themen', language: 'de' },
  { title: 'Wohnen', path: '/thema/wohnen', language: 'de' },
];

function steps(name: string): readonly HTMLElement[] {
  return within(screen.getByRole('navigation', { name })).getAllByRole('listitem');
}

describe('breadcrumbs', () => {
  it('lead from the home page to this page, which is marked and no link', () => {
    renderInPage(<Breadcrumbs crumbs={german} context={contextIn('de')} />);
    expect(textsOf(steps('Sie sind hier'))).toEqual(['Start', 'Themen', 'Wohnen']);
    expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'Themen' })).toHaveAttribute('href', '/themen');
    expect(screen.getByText('Wohnen')).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Wohnen' })).not.toBeInTheDocument();
  });

  it('B1.3 stay in the language of the page, and mark German titles', () => {
    renderInPage(<Breadcrumbs crumbs={german} context={contextIn('fr')} />, 'fr');
    const [home, themes] = steps('Vous êtes ici');
    expect(home).not.toHaveAttribute('lang');
    expect(themes).toHaveAttribute('lang', 'de');
    expect(screen.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/fr');
    expect(screen.getByRole('link', { name: 'Themen' })).toHaveAttribute('href', '/fr/themen');
  });
});
