/** One block of every kind, with everything filled in that has to be populated. */
import type { BlockInput } from '@/content-types/blocks/blockTypes';

const image = { file: 'home.svg', alt: 'Eine Zeichnung', focal_x: 0.333, focal_y: 0.5 };

const statistic = { label: 'Einwohner', indicator: '5813', decimals: 1, goal: 'higher', value: 1234567890.25 } as const;

const teaserElement = { title: 'Anriss', text: 'Zwei\nZeilen', image, url: '/themen', date: '2026-01-31' };

export const tinyBlocks: readonly BlockInput[] = [
  { kind: 'text', heading: 'Zwischentitel', body: '### Titel\n\nText mit **Fett** und 5 m².' },
  { kind: 'hero-statistics-box', items: [statistic, { label: 'Von Hand', value: 0.1 }], source: 'Quelle' },
  { kind: 'simple-hero-statistics-box', item: statistic, text: 'Ein Satz zur Zahl.' },
  { kind: 'indicator', indicator: '5813', show_table: false, start_view: 'table', size: 'l' },
  { kind: 'info-box', body: 'Achtung', variant: 'warning', teaser_elements: [teaserElement] },
  { kind: 'expand-section', summary: 'Mehr', body: 'Inhalt', indicators: ['5814', '5813'], open_initially: true },
  { kind: 'focus-teaser', focus_teaser: 'fokus' },
  { kind: 'teaser-box', teasers: ['zweiter', 'erster'], theme: 'bevoelkerung', limit: 3, columns: 3 },
  { kind: 'background-article', article: 'zweiter-artikel', kicker: 'Hintergrund' },
  { kind: 'background-article', article: 'entwurf' },
  { kind: 'app', app: 'rechner', display: 'card' },
  { kind: 'link-button', label: 'Los', url: '/suche', style: 'primary' },
  { kind: 'indicator-set', set: 'indikatoren', display: 'tiles', limit: 4 },
  { kind: 'field-link', items: [{ label: 'Feld', url: '/thema/bevoelkerung', count: 0 }] },
  {
    kind: 'additional-information-box',
    downloads: [
      { title: 'Zeichnung', file: 'quiz.svg', date: '2026-02-01' },
      { title: 'Anderswo', url: 'https://example.org/a.csv' },
    ],
    links: [{ title: 'Verweis', url: 'https://example.org/' }],
    contacts: ['anna'],
    sources: [{ name: 'Statistisches Amt' }],
    method_links: [{ title: 'Methode', url: '/statistik/1' }],
  },
  { kind: 'search-button', label: 'Suchen', query: 'wohnen' },
  {
    kind: 'iframe',
    src: 'https://example.org/karte',
    title: 'Karte',
    purpose: 'Die Karte zeigt, wo gebaut wird.',
    height_mobile: 300,
    height_desktop: 500,
    fallback_text: 'Eine Karte.',
    fallback_image: image,
  },
  { kind: 'quiz', quiz: 'quiz', mode: 'inline', questions_limit: 1 },
  { kind: 'glossary', terms: ['leerstand'], letter_index: true, display: 'list' },
  { kind: 'interactive-element', interactive: 'karte', container: 'sammlung' },
  {
    kind: 'search-product-list',
    produkt: 'OGD-Datensatz',
    theme: 'bevoelkerung',
    sub_theme: 'haushalte',
    sort: 'manual',
    pinned: ['5814'],
  },
  { kind: 'theme-list', themes: ['wohnen', 'bevoelkerung'], display: 'list' },
  { kind: 'sub-theme-list', theme: 'bevoelkerung', sub_themes: ['haushalte'], show_lead: true },
];
