/**
 * Examples of every content box, used by tests. The first of each kind sets every field; the others are edge cases:
 * only required fields, the longest title, long lists, no pictures. Relations and files refer to the small site of the
 * tests.
 */
/* eslint-disable max-lines -- a table of data */
import type { BlockInput, BlockKind } from './blockTypes';

type ExampleOf<Kind extends BlockKind> = Extract<BlockInput, { readonly kind: Kind }>;

/** A missing kind, a missing field in the first example and an example under the wrong kind do not compile. */
export type BlockExamples = {
  readonly [Kind in BlockKind]: readonly [Required<ExampleOf<Kind>>, ...ExampleOf<Kind>[]];
};

/** As long as the longest title on the real site: 108 characters. */
const longestTitle =
  'Wohnbevölkerung nach Staatsangehörigkeit, Aufenthaltsdauer, Altersklasse und Wohnviertel im Kanton seit 1979';

const sixty = Array.from({ length: 60 }, (_, index) => index + 1);

const image = {
  file: 'bild.svg',
  alt: 'Eine einfarbige Fläche',
  decorative: false,
  caption: 'So sieht es aus.',
  credit: 'Statistisches Amt',
  focal_x: 0.5,
  focal_y: 0.25,
};

const decoration = { file: 'bild.svg', decorative: true };

const typedFigure = {
  label: 'Einwohnerinnen und Einwohner',
  value: 210821,
  decimals: 0,
  unit: 'Personen',
  supporting_text: 'Juli 2026, 365 mehr als im Juni',
  goal: 'none',
  trend_text: 'leicht steigend',
  url: '/thema/bevoelkerung',
} as const;

const readFigure = { label: 'Leerstandsquote', indicator: '100', series: 'quote', period: '2025' } as const;

const teaserElement = {
  title: 'Wohnungen im Vergleich',
  text: 'Wo es viele gibt und wo wenige.',
  image,
  url: '/artikel/leerstand-2026',
  kind: 'Webartikel',
  date: '2026-08-21',
} as const;

const richBody = [
  'Ein Absatz mit **fetter** und *kursiver* Schrift, einem [Verweis im Haus](/thema/wohnen) und einem',
  '[Verweis nach aussen](https://www.example.org/zahlen).',
  '',
  '### Ein Zwischentitel',
  '',
  '- Erstens',
  '- Zweitens',
  '',
  '#### Noch einer',
  '',
  '1. Der Reihe nach',
  '',
  '| Jahre | Wert |',
  '| :--- | ---: |',
  '| 2025 | 0,92 |',
  '| 2026 | 0,78 |',
].join('\n');

export const blockExamples: BlockExamples = {
  text: [
    { kind: 'text', heading: 'Grosse Unterschiede', body: richBody },
    { kind: 'text', body: 'Nur ein Satz.' },
    { kind: 'text', body: '### Zuerst ein Zwischentitel\n\nDann ein Satz.' },
    { kind: 'text', heading: longestTitle, body: sixty.map((number) => `- Punkt ${number}`).join('\n') },
    { kind: 'text', heading: 'Zwei Tabellen', body: ['| A |\n| --- |\n| 1 |', '| B |\n| --- |\n| 2 |'].join('\n\n') },
  ],
  'hero-statistics-box': [
    {
      kind: 'hero-statistics-box',
      title: 'Der Kanton in Zahlen',
      items: [typedFigure, readFigure],
      source: 'Statistisches Amt',
      as_of: 'August 2026',
    },
    { kind: 'hero-statistics-box', items: [{ label: 'Noch ohne Wert' }] },
    {
      kind: 'hero-statistics-box',
      title: longestTitle,
      items: sixty.slice(0, 6).map((number) => ({ label: longestTitle, value: number * 1_234_567.5 })),
    },
  ],
  'simple-hero-statistics-box': [
    {
      kind: 'simple-hero-statistics-box',
      item: { ...readFigure, unit: '%' },
      text: 'So viele Wohnungen standen leer.',
      source: 'Leerstandserhebung',
      as_of: 'Juni 2025',
    },
    { kind: 'simple-hero-statistics-box', item: { label: 'Sommertage', value: -3 }, text: 'Ein Satz zur Zahl.' },
  ],
  indicator: [
    {
      kind: 'indicator',
      indicator: '100',
      title_override: 'Leere Wohnungen seit 2024',
      show_reading_aid: true,
      show_explanations: true,
      show_table: true,
      show_downloads: true,
      start_view: 'table',
      range_from: '2024',
      range_to: '2025',
      size: 'full',
    },
    { kind: 'indicator', indicator: '200' },
    { kind: 'indicator', indicator: '300', title_override: longestTitle, show_explanations: true },
    { kind: 'indicator', indicator: '100', show_reading_aid: false, show_table: false },
  ],
  'info-box': [
    {
      kind: 'info-box',
      title: 'Was Sie wissen sollten',
      body: 'Ein Satz mit [Verweis](/themen).\n\n### Und noch etwas\n\nNoch einer.',
      variant: 'definition',
      teaser_elements: [teaserElement],
    },
    { kind: 'info-box', body: 'Nur ein Satz.' },
    { kind: 'info-box', body: 'Die Zahl vom Mai war falsch.', variant: 'correction' },
    {
      kind: 'info-box',
      title: longestTitle,
      body: 'Viele Anrisse ohne Bild.',
      variant: 'warning',
      teaser_elements: sixty
        .slice(0, 12)
        .map((number) => ({ title: `Anriss ${number}`, url: `/artikel/anriss-${number}` })),
    },
  ],
  'expand-section': [
    {
      kind: 'expand-section',
      summary: 'Wie wir zählen',
      body: 'Am Stichtag.\n\n### Wer zählt\n\n- die Verwaltungen\n- das Amt',
      indicators: ['100', '200'],
      open_initially: true,
    },
    { kind: 'expand-section', summary: longestTitle, body: 'Nur ein Satz.' },
  ],
  'focus-teaser': [
    { kind: 'focus-teaser', focus_teaser: 'leerstand' },
    { kind: 'focus-teaser', focus_teaser: 'bevoelkerung' },
  ],
  'teaser-box': [
    {
      kind: 'teaser-box',
      title: 'Aktuell',
      teasers: ['medienmitteilung', 'themen'],
      theme: 'wohnen',
      limit: 6,
      columns: 3,
    },
    { kind: 'teaser-box' },
    { kind: 'teaser-box', title: longestTitle, theme: 'bevoelkerung', limit: 1 },
  ],
  'background-article': [
    { kind: 'background-article', article: 'leerstand-2026', kicker: 'Zum Nachlesen' },
    { kind: 'background-article', article: 'bevoelkerung-2026' },
  ],
  app: [
    { kind: 'app', app: 'mietrechner', display: 'embed', height: 800 },
    { kind: 'app', app: 'atlas' },
    { kind: 'app', app: 'atlas', display: 'embed' },
    { kind: 'app', app: 'mietrechner', display: 'card' },
  ],
  'link-button': [
    {
      kind: 'link-button',
      label: 'Zum Portal',
      url: '/indikatorenportal',
      style: 'secondary',
      icon: 'link',
      new_window: true,
    },
    { kind: 'link-button', label: 'Bericht herunterladen', url: 'https://www.example.org/bericht.pdf' },
    { kind: 'link-button', label: longestTitle, url: 'https://www.example.org/' },
    { kind: 'link-button', label: 'Schreiben Sie uns', url: 'mailto:amt@example.org', style: 'text' },
  ],
  'indicator-set': [
    { kind: 'indicator-set', set: 'wohnungsmarkt', display: 'tiles', limit: 2 },
    { kind: 'indicator-set', set: 'wohnungsmarkt' },
  ],
  'field-link': [
    {
      kind: 'field-link',
      title: 'Themenfelder',
      items: [
        { label: 'Leerstand', url: '/unterthema/leerstand', icon: 'link', description: 'Was frei ist.', count: 1234 },
      ],
    },
    {
      kind: 'field-link',
      items: sixty.map((number) => ({ label: `Feld ${number}`, url: `/unterthema/feld-${number}` })),
    },
  ],
  'additional-information-box': [
    {
      kind: 'additional-information-box',
      title: 'Mehr zum Thema',
      downloads: [
        { title: 'Tabelle der Werte', file: 'werte.csv', date: '2026-08-21', language: 'Deutsch und Französisch' },
        { title: 'Ältere Werte', url: 'https://daten.example.org/alt.csv' },
        { title: 'Noch ohne Datei' },
      ],
      links: [{ title: 'Zur Übersicht', url: '/themen' }],
      contacts: ['muster', 'still'],
      sources: [{ name: 'Bund', url: 'https://www.example.org/' }, { name: 'Amt des Kantons' }],
      method_links: [{ title: 'Methode der Erhebung', url: '/statistik/70' }],
      next_update: 'August 2027',
    },
    { kind: 'additional-information-box' },
    {
      kind: 'additional-information-box',
      title: longestTitle,
      links: sixty
        .slice(0, 12)
        .map((number) => ({ title: `Verweis ${number}`, url: `https://www.example.org/${number}` })),
    },
  ],
  'search-button': [
    { kind: 'search-button', label: 'Jetzt suchen', query: 'leere Wohnungen', placeholder: 'zum Beispiel Leerstand' },
    { kind: 'search-button', label: 'Alles durchsuchen' },
    { kind: 'search-button', label: 'Miete & Kauf suchen', query: 'Miete & Kauf' },
  ],
  iframe: [
    {
      kind: 'iframe',
      src: 'https://karten.example.org/basel?thema=wohnen',
      title: 'Karte des Kantons',
      purpose: 'Die Karte zeigt, wo gebaut wird.',
      height_mobile: 400,
      height_desktop: 700,
      fallback_text: 'Eine Karte mit drei Gemeinden.',
      fallback_image: image,
      caption: 'Stand August 2026',
      source: 'Amt für Karten',
      sandbox: ['allow-scripts', 'allow-same-origin'],
      allow: ['fullscreen', 'geolocation'],
      referrer_policy: 'origin',
    },
    {
      kind: 'iframe',
      src: 'https://karten.example.org/',
      title: longestTitle,
      purpose: 'Sie zeigt, wo gebaut wird.',
      height_mobile: 50,
      height_desktop: 50,
      fallback_text: 'Eine Karte.',
      fallback_image: decoration,
    },
    {
      kind: 'iframe',
      src: '/uploads/bild.svg',
      title: 'Eine eigene Zeichnung',
      purpose: 'Sie zeigt, wo gebaut wird.',
      height_mobile: 400,
      height_desktop: 600,
      fallback_text: 'Eine Zeichnung von dieser Website, die sofort geladen wird.',
    },
    {
      kind: 'iframe',
      src: 'http://alt.example.org/',
      title: 'Eine unverschlüsselte Karte',
      purpose: 'Sie zeigt, wo gebaut wird.',
      height_mobile: 400,
      height_desktop: 600,
      fallback_text: 'Eine Karte, die nur als Verweis gezeigt wird.',
    },
  ],
  quiz: [
    { kind: 'quiz', quiz: 'quartier', mode: 'inline', questions_limit: 2 },
    { kind: 'quiz', quiz: 'quartier' },
    { kind: 'quiz', quiz: 'quartier', mode: 'link' },
  ],
  glossary: [
    {
      kind: 'glossary',
      title: 'Begriffe zum Wohnen',
      terms: ['wohnung', 'leerwohnung'],
      letter_index: true,
      display: 'accordion',
    },
    { kind: 'glossary' },
    { kind: 'glossary', title: longestTitle, letter_index: true },
    { kind: 'glossary', title: 'Kurz erklärt', terms: ['wohnung', 'leerwohnung', 'aera'], display: 'inline' },
  ],
  'interactive-element': [
    {
      kind: 'interactive-element',
      interactive: 'karte',
      container: 'viertel',
      caption: 'Alle Viertel auf einen Blick',
      source: 'Statistisches Amt',
      long_description: 'Die Karte färbt jedes Viertel nach seiner Quote.',
    },
    { kind: 'interactive-element', interactive: 'glossar' },
    { kind: 'interactive-element', interactive: 'quiz-quartier' },
    { kind: 'interactive-element', container: 'viertel' },
    { kind: 'interactive-element' },
  ],
  'search-product-list': [
    {
      kind: 'search-product-list',
      title: 'Zahlen zum Leerstand',
      produkt: 'Indikator',
      theme: 'wohnen',
      sub_theme: 'leerstand',
      sort: 'date',
      limit: 5,
      pinned: ['500'],
      show_facets: true,
      empty_text: 'Noch nichts da.',
    },
    { kind: 'search-product-list' },
    { kind: 'search-product-list', title: longestTitle, produkt: 'Applikation', empty_text: 'Noch nichts da.' },
  ],
  'theme-list': [
    {
      kind: 'theme-list',
      title: 'Zwei Themen',
      themes: ['wohnen', 'bevoelkerung'],
      display: 'list',
      show_counts: true,
      show_lead: true,
    },
    { kind: 'theme-list' },
    { kind: 'theme-list', title: longestTitle, show_counts: false },
  ],
  'sub-theme-list': [
    {
      kind: 'sub-theme-list',
      title: 'Unterthemen zum Wohnen',
      theme: 'wohnen',
      sub_themes: ['alter'],
      display: 'tiles',
      show_counts: true,
      show_lead: true,
    },
    { kind: 'sub-theme-list', sub_themes: ['leerstand', 'alter'] },
    { kind: 'sub-theme-list' },
  ],
};
