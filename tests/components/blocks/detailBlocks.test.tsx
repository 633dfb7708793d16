import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderBlocks } from '../../support/renderBlocks';
import { textsOf } from '../../support/textsOf';

describe('the headings of content boxes', () => {
  it('stand below the heading of the text that they belong to', () => {
    renderBlocks([
      { kind: 'indicator', indicator: '100', title_override: 'Davor' },
      { kind: 'text', heading: 'Abschnitt', body: 'Ein Satz.' },
      { kind: 'indicator', indicator: '100', title_override: 'Darin' },
      { kind: 'info-box', title: 'Auch darin', body: 'Ein Satz.' },
      { kind: 'text', body: '### Zwischentitel\n\nEin Satz.' },
      { kind: 'additional-information-box', title: 'Danach', next_update: 'Herbst 2027' },
      { kind: 'info-box', title: 'Wieder oben', body: 'Ein Satz.' },
    ]);
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'Davor',
      'Abschnitt',
      'Danach',
      'Wieder oben',
    ]);
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Darin', 'Auch darin', 'Zwischentitel']);
  });

  it('stand below a heading that is written in a text without one', () => {
    renderBlocks([
      { kind: 'text', body: '### Geschrieben\n\nEin Satz.' },
      { kind: 'indicator', indicator: '100', title_override: 'Darin' },
    ]);
    expect(screen.getByRole('heading', { name: 'Geschrieben', level: 2 })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Darin', level: 3 })).toBeVisible();
  });
});

describe('info box', () => {
  it.each([
    ['warning', 'Achtung'],
    ['correction', 'Korrektur'],
    ['definition', 'Begriff'],
  ] as const)('says that it is a %s, beside its own title', (variant, name) => {
    renderBlocks([{ kind: 'info-box', title: 'Zum Stichtag', body: 'Ein Satz.', variant }]);
    expect(screen.getByRole('heading', { name: 'Zum Stichtag' })).toBeVisible();
    expect(screen.getByText(name)).toBeVisible();
  });

  it('without a title is headed by its kind, said once', () => {
    renderBlocks([{ kind: 'info-box', body: 'Ein Satz.', variant: 'warning' }]);
    expect(screen.getByRole('heading', { name: 'Achtung' })).toBeVisible();
    expect(screen.getAllByText('Achtung')).toHaveLength(1);
  });
});

describe('link button', () => {
  it('says the kind of a file', () => {
    renderBlocks([{ kind: 'link-button', label: 'Bericht', url: 'https://www.example.org/bericht.pdf' }]);
    expect(screen.getByRole('link', { name: /^Bericht \(PDF\)/ })).toBeVisible();
  });

  it('opens a new window only if the editors say so', () => {
    renderBlocks([
      { kind: 'link-button', label: 'Hier', url: '/themen' },
      { kind: 'link-button', label: 'Dort', url: '/themen', new_window: true },
    ]);
    expect(screen.getByRole('link', { name: 'Hier' })).not.toHaveAttribute('target');
    expect(screen.getByRole('link', { name: /^Dort.*neuem Fenster/ })).toHaveAttribute('target', '_blank');
  });
});

it('additional information box names kind, language and day of a file, and leaves out what is not there yet', () => {
  const downloads = [
    { title: 'Werte', file: 'werte.csv', date: '2026-08-21', language: 'Deutsch' },
    { title: 'Noch ohne Datei' },
  ];
  renderBlocks([{ kind: 'additional-information-box', downloads }]);
  expect(screen.getByText('(CSV, Deutsch, 21. August 2026)')).toBeVisible();
  expect(screen.queryByText('Noch ohne Datei')).not.toBeInTheDocument();
});

describe('indicator set', () => {
  it('as a table names indicators, points in time and values', () => {
    renderBlocks([{ kind: 'indicator-set', set: 'wohnungsmarkt', display: 'table' }]);
    const table = screen.getByRole('table', { name: 'Indikatoren: Wohnungsmarkt [de]' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(3);
    expect(within(table).getByRole('rowheader', { name: /^Leerstandsquote/ })).toBeVisible();
  });

  it('says how many indicators it leaves out', () => {
    renderBlocks([{ kind: 'indicator-set', set: 'wohnungsmarkt', limit: 2 }]);
    expect(screen.getByText('2 von 3 Indikatoren des Sets')).toBeVisible();
  });
});

it('background article announces the article with kicker, day, lead and picture', () => {
  renderBlocks([{ kind: 'background-article', article: 'leerstand-2026', kicker: 'Zum Nachlesen' }]);
  expect(screen.getByRole('link', { name: 'Weniger leere Wohnungen [de]' })).toHaveAttribute(
    'href',
    '/artikel/leerstand-2026',
  );
  expect(screen.getByText('Zum Nachlesen · 21. August 2026')).toBeVisible();
  expect(screen.getByText('Die Quote sinkt zum dritten Mal. [de]')).toBeVisible();
});
