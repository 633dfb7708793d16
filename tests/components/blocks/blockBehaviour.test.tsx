import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blockExamples } from '@/content-types/blocks/blockExamples';
import { renderBlocks } from '../../support/renderBlocks';
import { textsOf } from '../../support/textsOf';

function linkTexts(): readonly string[] {
  return textsOf(screen.queryAllByRole('link'));
}

describe('teaser box', () => {
  const newest = ['Weniger leere Wohnungen [de]', 'Mehr Menschen im Kanton [de]', 'Wer pendelt [de]'];

  it.each([
    ['the newest articles, the last one first', {}, newest],
    ['only articles of its theme', { theme: 'bevoelkerung' }, newest.slice(1)],
    ['no more than its limit', { limit: 1 }, newest.slice(0, 1)],
  ])('without a choice shows %s', (_, fields, texts) => {
    renderBlocks([{ kind: 'teaser-box', ...fields }]);
    expect(linkTexts()).toEqual(texts);
  });

  it('shows the chosen teasers in the order of the editors', () => {
    renderBlocks([{ kind: 'teaser-box', teasers: ['themen', 'medienmitteilung'] }]);
    expect(linkTexts()).toEqual(['Alle Themen ansehen [de]', 'Medienmitteilung zum Leerstand [de]']);
  });
});

describe('indicator', () => {
  it('shows only the periods between two, both included', () => {
    renderBlocks([{ kind: 'indicator', indicator: '100', range_from: '2024', range_to: '2025' }]);
    expect(textsOf(screen.getAllByRole('rowheader'))).toEqual(['2024', '2025']);
    expect(screen.getByText(/2024–2025$/)).toBeVisible();
  });

  it('leads to its own page, under the title that the editors chose, in its language beside German data', () => {
    renderBlocks([{ kind: 'indicator', indicator: '200', title_override: 'Habitants' }], 'fr');
    const link = screen.getByRole('link', { name: 'Habitants' });
    expect(link).toHaveAttribute('href', '/fr/indikatorenportal/200');
    expect(within(link).getByText('Habitants')).toHaveAttribute('lang', 'fr');
  });

  it.each([
    [{}, 1],
    [{ show_reading_aid: false, show_table: false }, 0],
  ])('shows finding and table, and no explanations, unless the editors say so: %j', (fields, count) => {
    renderBlocks([{ kind: 'indicator', indicator: '100', ...fields }]);
    expect(screen.queryAllByText('Von tausend Wohnungen standen acht leer. [de]')).toHaveLength(count);
    expect(screen.queryAllByRole('table')).toHaveLength(count);
    expect(screen.queryByRole('heading', { name: 'Erläuterungen' })).not.toBeInTheDocument();
  });

  it('B1.3 says in the language of the page that it is in German', () => {
    renderBlocks([{ kind: 'indicator', indicator: '200' }], 'fr');
    expect(screen.getByText('en allemand')).toHaveAttribute('lang', 'fr');
    expect(screen.getByRole('figure')).toHaveAttribute('lang', 'de');
  });
});

describe('search button', () => {
  it('without a placeholder is a link to the search with its words', () => {
    renderBlocks([{ kind: 'search-button', label: 'Miete suchen', query: 'Miete & Kauf' }], 'fr');
    const link = screen.getByRole('link', { name: 'Miete suchen' });
    expect(link).toHaveAttribute('href', '/fr/suche?q=Miete%20%26%20Kauf');
  });

  it('with a placeholder is a field with its words', () => {
    renderBlocks([{ kind: 'search-button', label: 'Los', query: 'Miete', placeholder: 'zum Beispiel Zins' }], 'fr');
    const field = screen.getByRole('searchbox', { name: 'Mots recherchés' });
    expect(field).toHaveValue('Miete');
    expect(field).toHaveAttribute('placeholder', 'zum Beispiel Zins');
    expect(screen.getByRole('button', { name: 'Los' })).toBeVisible();
  });
});

describe('glossary', () => {
  it('is in alphabetical order, umlauts with their letters, and has a field that narrows it and its letters', () => {
    renderBlocks([{ kind: 'glossary', letter_index: true }]);
    const terms = textsOf(screen.getAllByRole('heading', { level: 3 }));
    expect(terms).toEqual(['Ära [de]', 'Leerwohnung [de]', 'Wohnung [de]']);
    const index = within(screen.getByRole('navigation', { name: /, Buchstaben$/ }));
    expect(textsOf(index.getAllByRole('link'))).toEqual(['A', 'L', 'W']);
    expect(index.getByRole('link', { name: 'A' })).toHaveAttribute('href', '#begriff-aera');
    expect(textsOf(index.getAllByRole('listitem')).join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(screen.getByRole('textbox', { name: 'Begriff suchen' })).toHaveAttribute('data-term-filter');
  });

  it('B1.3 in Leichte Sprache has only terms that are explained in it, and leads to no other', () => {
    renderBlocks([{ kind: 'glossary' }], 'ls');
    expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Ära [de]', 'Leere Wohnung [ls]']);
    expect(screen.getByText('Das ist eine lange Zeit. [ls]')).toBeVisible();
    expect(screen.queryByText('Ein Zeitraum. [de]')).not.toBeInTheDocument();
    expect(linkTexts()).toEqual([]);
  });

  it('names other forms of the term, its abbreviations and its source', () => {
    renderBlocks([{ kind: 'glossary', terms: ['leerwohnung'] }]);
    const facts = textsOf([...screen.getAllByRole('term'), ...screen.getAllByRole('definition')]);
    expect(facts.slice(0, 4)).toEqual(['Auch', 'Abkürzungen', 'Siehe auch', 'Quelle']);
    expect(facts.slice(4)).toEqual(['Leerbestand', 'LW', 'Wohnung [de]', 'Amt für Wörter [de]']);
  });

  it('to open shows the short explanations first', () => {
    renderBlocks([{ kind: 'glossary', terms: ['aera'], display: 'accordion' }]);
    expect(screen.getByRole('group')).not.toHaveAttribute('open');
    expect(screen.getByText('Zeit. [de]').closest('summary')).toContainElement(
      screen.getByRole('heading', { name: 'Ära [de]' }),
    );
    expect(screen.getByText('Ein Zeitraum. [de]').closest('summary')).toBeNull();
  });

  it('in lines shows the short explanations alone, and leads to the whole ones', () => {
    renderBlocks([{ kind: 'glossary', terms: ['aera'], display: 'inline' }], 'fr');
    expect(screen.getByRole('term')).toHaveTextContent('Ära [de]');
    expect(screen.getByRole('definition')).toHaveTextContent('Zeit. [de] Mehr im Glossar: Ära [de]');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/fr/interaktiv/glossar#begriff-aera');
  });
});

describe('iframe', () => {
  const map = {
    kind: 'iframe' as const,
    src: 'https://karten.example.org/basel',
    title: 'Karte',
    purpose: 'Sie zeigt Baustellen.',
    height_mobile: 300,
    height_desktop: 600,
    fallback_text: 'Eine Karte mit Punkten.',
  };

  it('B4.4 loads nothing from the other website, names it and its purpose, and leads there', () => {
    const page = renderBlocks([{ ...map, fallback_image: { file: 'bild.svg', alt: 'Vorschau der Karte' } }]);
    const loading = page.querySelectorAll('iframe, script, link, object, embed, video, [srcdoc], [src*="//"]');
    expect([...loading]).toEqual([]);
    expect(screen.getByRole('img', { name: 'Vorschau der Karte' })).toHaveAttribute('src', '/uploads/bild.svg');
    expect(screen.getByText('Eine Karte mit Punkten.')).toBeVisible();
    expect(
      screen.getByText(/^Der Inhalt kommt von karten\.example\.org, und karten\.example\.org erfährt .* Baustellen\.$/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: /^Inhalt auf karten\.example\.org öffnen/ })).toHaveAttribute(
      'href',
      'https://karten.example.org/basel',
    );
  });

  it('B4.4 has a button that says from where it loads, and tells the script what', () => {
    const page = renderBlocks([blockExamples.iframe[0]]);
    // Style sheets show it if scripts run.
    expect(screen.getByText('Inhalt von karten.example.org laden [de]')).toHaveAttribute('data-embed-load');
    const { dataset } = page.querySelector<HTMLElement>('[data-embed]') ?? document.body;
    expect(dataset).toMatchObject({
      embed: 'https://karten.example.org/basel?thema=wohnen',
      embedHost: 'karten.example.org',
      embedTitle: 'Karte des Kantons',
      embedSandbox: 'allow-scripts allow-same-origin',
      embedAllow: 'fullscreen; geolocation',
      embedReferrer: 'origin',
    });
  });

  it('of this website loads without a question', () => {
    const page = renderBlocks(blockExamples.iframe.slice(2, 3), 'fr');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(page.querySelector('iframe')).toHaveAttribute('src', '/uploads/bild.svg');
    expect(page.querySelector('iframe')).toHaveAttribute('title', 'Eine eigene Zeichnung');
    expect(linkTexts()).toEqual([]);
  });

  it('without encryption is a link only', () => {
    renderBlocks(blockExamples.iframe.slice(3, 4));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(linkTexts()).toEqual(['Inhalt auf alt.example.org öffnen (fremde Website)']);
  });

  it('B5.5 neither leads to a dangerous address nor offers to load it', () => {
    const page = renderBlocks([{ ...map, src: 'javascript:alert(1)' }]);
    expect(linkTexts()).toEqual([]);
    expect(page.innerHTML).not.toContain('javascript:');
  });
});

it('expand section is open if the editors say so, with its indicators below its heading', () => {
  renderBlocks([
    { kind: 'expand-section', summary: 'Zahlen', body: 'So.', indicators: ['300', '100'], open_initially: true },
  ]);
  expect(screen.getByRole('heading', { level: 2 }).closest('details')).toHaveAttribute('open');
  expect(textsOf(screen.getAllByRole('heading', { level: 3 }))).toEqual(['Baupreise [de]', 'Leerstandsquote [de]']);
});

describe('app', () => {
  it('is a card that leads to its page and to the application', () => {
    renderBlocks([{ kind: 'app', app: 'mietrechner' }]);
    const heading = screen.getByRole('heading', { level: 2 });
    expect(within(heading).getByRole('link')).toHaveAttribute('href', '/apps/mietrechner');
    expect(screen.getByRole('link', { name: /^Applikation öffnen/ })).toHaveAttribute(
      'href',
      'https://rechner.example.org/miete',
    );
  });

  it('B4.4 embedded loads nothing before consent', () => {
    const page = renderBlocks([{ kind: 'app', app: 'mietrechner', display: 'embed', height: 800 }]);
    expect(page.querySelector('iframe')).not.toBeInTheDocument();
    expect(screen.getByText('Mietrechner [de]')).toBeVisible();
    expect(page.querySelector('[data-embed-placeholder]')).toHaveTextContent('Er rechnet mit Ihren Angaben. [de]');
    expect(screen.getByRole('link', { name: /^Inhalt auf rechner\.example\.org öffnen/ })).toBeVisible();
  });
});

describe('product list', () => {
  it('shows all products of the portal by title', () => {
    renderBlocks([{ kind: 'search-product-list' }]);
    expect(linkTexts()).toEqual([
      'Baupreise [de]',
      'Leerstandsquote [de]',
      'Offene Wohnungsdaten [de]',
      'Wohnbevölkerung [de]',
    ]);
    expect(screen.queryByText('Wohnungsübersicht [de]')).not.toBeInTheDocument();
  });

  it.each([
    [{ produkt: 'OGD-Datensatz' }, ['Offene Wohnungsdaten [de]']],
    [{ theme: 'bevoelkerung' }, ['Wohnbevölkerung [de]']],
    [{ sub_theme: 'leerstand' }, ['Leerstandsquote [de]', 'Offene Wohnungsdaten [de]']],
    [{ sub_theme: 'leerstand', produkt: 'Indikator' }, ['Leerstandsquote [de]']],
    [{ produkt: 'Indikator', sort: 'date' }, ['Wohnbevölkerung [de]', 'Leerstandsquote [de]', 'Baupreise [de]']],
    [{ produkt: 'Indikator', sort: 'manual' }, ['Leerstandsquote [de]', 'Wohnbevölkerung [de]', 'Baupreise [de]']],
    [
      { pinned: ['200', '100'] },
      ['Wohnbevölkerung [de]', 'Leerstandsquote [de]', 'Baupreise [de]', 'Offene Wohnungsdaten [de]'],
    ],
  ] as const)('filters, sorts and pins as %j', (filters, expected) => {
    renderBlocks([{ kind: 'search-product-list', ...filters }]);
    expect(linkTexts()).toEqual(expected);
  });

  it('holds the whole list, marks what comes later and says how many are shown', () => {
    renderBlocks([{ kind: 'search-product-list', limit: 3 }]);
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    expect(rows.map((row) => 'later' in row.dataset)).toEqual([false, false, false, true]);
    expect(screen.getByText('3 von 4 Einträgen')).toBeInTheDocument();
  });

  it('has filters if they make a difference, with how many each leaves', () => {
    renderBlocks([{ kind: 'search-product-list', show_facets: true }]);
    expect(textsOf([...document.querySelectorAll('legend')])).toEqual(['Art', 'Thema']);
    expect(textsOf([...document.querySelectorAll('form label')])).toEqual([
      'Alle',
      'Indikator 3',
      'Offene Daten 1',
      'Alle',
      'Wohnen kurz [de] 3',
      'Bevölkerung [de] 1',
    ]);
  });

  it('shows a pinned product that the portal hides, without a link if it has no address', () => {
    renderBlocks([{ kind: 'search-product-list', produkt: 'Dashboard', pinned: ['500'] }]);
    expect(screen.getByText('Wohnungsübersicht [de]')).toBeVisible();
    expect(linkTexts()).toEqual([]);
  });
});

describe('additional information box', () => {
  it('links its files under the same address in every language, and leaves out what is not there yet', () => {
    const file = { title: 'Werte', file: 'werte.csv', date: '2026-08-21', language: 'Deutsch' };
    const downloads = [file, { title: 'Noch ohne Datei' }];
    renderBlocks([{ kind: 'additional-information-box', downloads }], 'fr');
    expect(screen.getByRole('link', { name: 'Werte' })).toHaveAttribute('href', '/uploads/werte.csv');
    expect(screen.getByText('(CSV, Deutsch, 21 août 2026)')).toBeVisible();
    expect(screen.queryByText('Noch ohne Datei')).not.toBeInTheDocument();
  });

  it('names the people who answer questions, without those who are not public', () => {
    renderBlocks([{ kind: 'additional-information-box', contacts: ['muster', 'still'] }]);
    expect(screen.getByText('Beat Muster')).toBeVisible();
    expect(screen.queryByText('Sina Still')).not.toBeInTheDocument();
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(ways).toEqual(expect.arrayContaining(['tel:+41610000001', 'mailto:beat.muster@example.org']));
  });
});

it('places on the page are named after headings, each once, and not as the page names its own', () => {
  const page = renderBlocks([
    { kind: 'text', heading: 'Grössere Wohnungen', body: 'Ein Satz.' },
    { kind: 'text', heading: 'Grössere Wohnungen', body: 'Ein Satz.' },
    { kind: 'text', heading: 'Kennzahlen', body: 'Ein Satz.' },
  ]);
  const names = [...page.querySelectorAll('h2')].map(({ id }) => id);
  expect(names).toEqual(['groessere-wohnungen', 'groessere-wohnungen-2', 'kennzahlen-2']);
});

describe('the headings of content boxes', () => {
  it('stand below the heading of the text that they belong to', () => {
    renderBlocks([
      { kind: 'indicator', indicator: '100', title_override: 'Davor' },
      { kind: 'text', heading: 'Abschnitt', body: 'Ein Satz.' },
      { kind: 'indicator', indicator: '100', title_override: 'Darin' },
      { kind: 'info-box', title: 'Auch darin', body: 'Ein Satz.' },
      { kind: 'text', body: '### Zwischentitel\n\nEin Satz.' },
      { kind: 'additional-information-box', title: 'Danach', next_update: 'Herbst 2027' },
    ]);
    expect(textsOf(screen.getAllByRole('heading', { level: 2 }))).toEqual(['Davor', 'Abschnitt', 'Danach']);
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

it('link button says the kind of a file, and opens a new window only if the editors say so', () => {
  const url = 'https://www.example.org/bericht.pdf';
  renderBlocks([
    { kind: 'link-button', label: 'Bericht', url },
    { kind: 'link-button', label: 'Dort', url: '/themen', new_window: true },
  ]);
  expect(screen.getByRole('link', { name: /^Bericht \(PDF\)/ })).not.toHaveAttribute('target');
  expect(screen.getByRole('link', { name: /^Dort.*neuem Fenster/ })).toHaveAttribute('target', '_blank');
});

it('indicator set as a table names its indicators, and says how many it leaves out', () => {
  renderBlocks([{ kind: 'indicator-set', set: 'wohnungsmarkt', display: 'table', limit: 2 }]);
  const table = screen.getByRole('table', { name: 'Indikatoren: Wohnungsmarkt [de]' });
  expect(within(table).getAllByRole('rowheader')).toHaveLength(2);
  expect(screen.getByText('2 von 3 Indikatoren des Sets')).toBeVisible();
});

it.each([
  [undefined, 4],
  [2, 2],
])('quiz is played on the page, and has its questions and answers for browsers without scripts: %j', (limit, count) => {
  const page = renderBlocks([
    { kind: 'quiz', quiz: 'quartier', ...(limit !== undefined && { questions_limit: limit }) },
  ]);
  expect(page.querySelector('[data-island="QuizPlayer"]')).toBeInTheDocument();
  expect(screen.getByText(`Frage 1 von ${count}`)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(count);
  expect(screen.getByText('Richtig ist: die Altstadt [de], der Hafen [de]')).toBeInTheDocument();
  const whole = screen.queryAllByRole('link', { name: 'Ganzes Quiz' }).map((link) => link.getAttribute('href'));
  expect(whole).toEqual(limit === undefined ? [] : ['/interaktiv/quiz-quartier']);
});
