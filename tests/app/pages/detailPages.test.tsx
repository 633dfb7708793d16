import { screen, within } from '@testing-library/react';
import type { BoundFunctions, queries } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPage } from '../../support/showPage';
import { textsOf } from '../../support/textsOf';

/** What stands beside the name of a fact. */
function fact(name: string): Element | null {
  return screen.getAllByText(name, { selector: 'dt' })[0]?.nextElementSibling ?? null;
}

/** The section below a heading. */
function section(name: string): BoundFunctions<typeof queries> {
  return within(screen.getByRole('heading', { name }).closest('section') ?? document.body);
}

describe('an article', () => {
  it('says beside the text when it appeared, how long it takes, what it is about and who wrote it', () => {
    showPage('/artikel/leerstand-2026');
    expect(fact('Veröffentlicht')).toHaveTextContent('21. August 2026');
    expect(fact('Zuletzt geändert')).toHaveTextContent('25. August 2026');
    expect(fact('Lesezeit')).toHaveTextContent('1 Minute');
    expect(within(screen.getByText('Verfasst von').parentElement ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '#liste-auskunft',
    );
  });

  it('shows its corrections above the text, each with a place of its own, and a table of contents', () => {
    const page = showPage('/artikel/leerstand-2026');
    const correction = screen.getByRole('heading', { name: 'Korrektur vom 25.\u00a0August 2026' });
    expect(correction).toHaveAttribute('id', 'korrektur-2026-08-25');
    expect(page.querySelector('h2')).toBe(correction);
    expect(screen.getByRole('link', { name: /^Frühere Fassung/ })).toHaveAttribute('href', '/artikel/alt');
    const places = textsOf([...page.querySelectorAll('nav[aria-label="Inhalt"] a')]);
    expect(places).toEqual(['Was sich ändert [de]', 'Was gleich bleibt [de]']);
  });

  it('leads to related articles, names its authors with their pictures, and says how to quote it', () => {
    showPage('/artikel/leerstand-2026');
    const related = section('Verwandte Artikel').getByRole('link', { name: 'Mehr Menschen im Kanton [de]' });
    expect(related).toHaveAttribute('href', '/artikel/bevoelkerung-2026');
    expect(section('Autorinnen und Autoren').getByText('Beat Muster')).toBeVisible();
    expect(section('Autorinnen und Autoren').getByRole('presentation')).toHaveAttribute('src', '/uploads/bild.svg');
    const quote = section('So zitieren Sie diese Seite').getByText(/«Weniger leere Wohnungen \[de\]», Fassung vom/);
    expect(quote).toHaveTextContent(/25\. August 2026, https?:\/\/.+\/artikel\/leerstand-2026$/);
  });
});

it('a theme leads from its top to those who answer questions', () => {
  showPage('/thema/wohnen');
  const places = within(screen.getByRole('navigation', { name: 'Auf dieser Seite' }));
  expect(places.getByRole('link', { name: 'Auskunft' })).toHaveAttribute('href', '#liste-auskunft');
});

it('a statistic names the indicators and sets that rest on it, products once', () => {
  showPage('/statistik/70');
  expect(section('Indikatoren').getByRole('link', { name: 'Leerstandsquote [de]' })).toBeVisible();
  expect(section('Indikatorensets').getByRole('link', { name: 'Wohnungsmarkt [de]' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Produkte' })).not.toBeInTheDocument();
});

it('a statistic says in short where its figures come from, and its method behind a door', () => {
  showPage('/statistik/70');
  const sheet = section('Steckbrief');
  expect(sheet.getByText('Meldungen der Verwaltungen [de]').closest('details')).toBeNull();
  expect(sheet.getByText('Den Wohnungsmarkt beobachten. [de]').closest('details')).toHaveTextContent(
    /^Über diese Zahlen/,
  );
});

it('a statistic of which nothing is known has no sheet', () => {
  showPage('/statistik/71');
  expect(screen.queryByRole('heading', { name: 'Steckbrief' })).toBeNull();
});

describe('an indicator', () => {
  it('names the one that it belongs to, and its place in the sets, with chapter and neighbours', () => {
    showPage('/indikatorenportal/300');
    expect(fact('Gehört zu')).toHaveTextContent('Leerstandsquote [de]');
    const places = section('Teil dieser Indikatorensets');
    expect(places.getByText(/Indikator 2 von 3/)).toHaveTextContent('1 Angebot [de] · Indikator 2 von 3');
    expect(places.getByText('Vorheriger Indikator').nextElementSibling).toHaveTextContent('Leerstandsquote [de]');
    expect(places.getByText('Nächster Indikator').nextElementSibling).toHaveTextContent('Wohnbevölkerung [de]');
    const chapter = places.getByRole('link', { name: '1 Angebot [de]' });
    expect(chapter).toHaveAttribute('href', '/indikatorenset/wohnungsmarkt/angebot-de');
  });
});

it('an indicator set leads to its chapters and counts its indicators once each', () => {
  const page = showPage('/indikatorenset/wohnungsmarkt');
  const places = [...page.querySelectorAll('nav[aria-label="Kapitel"] a')];
  expect(textsOf(places)).toEqual(['1 Angebot [de]', '1.1 Nachfrage [de]']);
  expect(fact('Indikatoren')).toHaveTextContent('3');
  expect(section('Kapitel').getByRole('listitem')).toHaveTextContent('1 Angebot [de]Nachfrage [de]3 Indikatoren');
  expect(page).not.toHaveTextContent('Was zu haben ist.');
});

describe('a chapter of an indicator set', () => {
  it('shows its text and indicators, and leads to its parts', () => {
    const page = showPage('/indikatorenset/wohnungsmarkt/angebot-de');
    expect(screen.getByRole('heading', { level: 1, name: '1 Angebot [de]' })).toBeVisible();
    expect(page).toHaveTextContent('Was zu haben ist. [de]');
    expect(screen.getByRole('link', { name: 'Baupreise [de]' })).toBeVisible();
    const ways = within(screen.getByRole('navigation', { name: 'Weiter im Indikatorenset' }));
    expect(ways.getByText('Nächstes Kapitel').nextElementSibling).toHaveTextContent('1.1 Nachfrage [de]');
    expect(section('Kapitel').getByRole('link', { name: '1.1 Nachfrage [de]' })).toHaveAttribute(
      'href',
      '/indikatorenset/wohnungsmarkt/angebot-de/nachfrage-de',
    );
  });

  it('stands in the contents of its set as the open one, and leads up and on, to each page once', () => {
    showPage('/indikatorenset/wohnungsmarkt/angebot-de/nachfrage-de');
    const contents = within(screen.getByRole('navigation', { name: 'Kapitel' }));
    expect(contents.getByRole('link', { current: 'page', hidden: true })).toHaveTextContent('1.1 Nachfrage [de]');
    const ways = within(screen.getByRole('navigation', { name: 'Weiter im Indikatorenset' }));
    expect(ways.getByText('Eine Ebene höher').nextElementSibling).toHaveTextContent('1 Angebot [de]');
    expect(ways.getAllByRole('link')).toHaveLength(1);
  });
});

it('a collection of interactive contents as tabs has a link to each of them by its short title, and shows all without scripts', () => {
  const page = showPage('/interaktiv/container/viertel');
  const tab = screen.getByRole('link', { name: 'Karte [de]' });
  expect(tab).toHaveAttribute('href', '#karte');
  expect(page.querySelector('#karte')).toContainElement(tab);
  expect(screen.getByRole('link', { name: 'Auf eigener Seite öffnen (Karte der Wohnviertel [de])' })).toHaveAttribute(
    'href',
    '/interaktiv/karte',
  );
});

it('an application shows what the catalogue of products says about it', () => {
  showPage('/apps/mietrechner');
  expect(fact('Räumliche Gliederung')).toHaveTextContent('Wohnviertel, Gemeinde');
  expect(fact('Erstmals veröffentlicht')).toHaveTextContent('1. März 2019');
  expect(screen.getByRole('link', { name: 'Offene Wohnungsdaten [de]' })).toBeVisible();
});
