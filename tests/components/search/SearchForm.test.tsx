import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HeaderSearch } from '@/components/search/SearchForm/HeaderSearch';
import { SearchForm } from '@/components/search/SearchForm/SearchForm';
import { contextIn } from '../../support/site';

describe('the field of a page', () => {
  it('B5.7 is a form that leads to the search page of the language', () => {
    render(<SearchForm context={contextIn('fr')} id="a" placeholder="Mots" />);
    const form = screen.getByRole('search', { name: 'Recherche' });
    expect(form).toHaveAttribute('action', '/fr/suche');
    expect(form).toHaveAttribute('method', 'get');
    expect(within(form).getByRole('searchbox', { name: 'Mots recherchés' })).toHaveAttribute('name', 'q');
    expect(within(form).getByRole('button', { name: 'Rechercher' })).toBeVisible();
  });

  it('tells the header when it opens the page, and the code in which language suggestions are looked for', () => {
    const { rerender } = render(<SearchForm context={contextIn('ls')} id="a" placeholder={null} isOpening />);
    expect(screen.getByRole('search')).toHaveClass('search-form-opening');
    expect(screen.getByRole('search')).toHaveAttribute('data-instant-search', 'ls');
    expect(screen.getByRole('searchbox')).toHaveAttribute('data-search-field');
    rerender(<SearchForm context={contextIn('ls')} id="a" placeholder={null} />);
    expect(screen.getByRole('search')).not.toHaveClass('search-form-opening');
  });
});

describe('the field of the header', () => {
  it('B5.7 is a form that leads to the search page of the language', () => {
    render(<HeaderSearch context={contextIn('it')} />);
    const form = screen.getByRole('search', { name: 'Cerca nel sito' });
    expect(form).toHaveAttribute('action', '/it/suche');
    expect(form).toHaveAttribute('data-instant-search', 'it');
    expect(within(form).getByRole('searchbox', { name: 'Cerca nel sito' })).toHaveAttribute('name', 'q');
    expect(within(form).getByRole('button', { name: 'Avvia la ricerca' })).toBeVisible();
  });

  it('has other names than the field of the page', () => {
    render(
      <>
        <HeaderSearch context={contextIn('de')} />
        <SearchForm context={contextIn('de')} id="a" placeholder={null} />
      </>,
    );
    expect(screen.getAllByRole('search', { name: 'Suche' })).toHaveLength(1);
    expect(screen.getAllByRole('searchbox', { name: 'Suchwörter' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Suchen' })).toHaveLength(1);
  });
});
