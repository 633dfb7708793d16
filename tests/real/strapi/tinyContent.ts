/**
 * A few entries of every type with what is awkward for a CMS: relations in circles, to drafts and to entries without
 * translation, every kind of block, precise numbers, text in four languages.
 */
import type { SampleContent, SampleEntry } from '@/content-types/registry';
import { tinyBlocks } from './tinyBlocks';
import type { Translations } from '@/lib/cms/sample-cms/sampleStore';

const updated = '2026-03-01T12:00:00.000Z';

const image = { file: 'rhein.svg', alt: 'Der Rhein' };

const text = { kind: 'text', body: 'Ein Absatz.' } as const;

const theme = (url: string, number: string, order: number) => ({
  shared: { url, rank: order, highlight_articles: ['erster-artikel'], products: ['5813'] },
  text: { number, title: `Thema ${url}`, lead: 'Worum es geht.', image, content: [text] },
  updated,
});

const product = (number: number): SampleEntry<'products'> => ({
  shared: {
    stata_id: number,
    produkt: 'Indikator',
    display_themes: ['wohnen', 'bevoelkerung'],
    chart_type: 'line',
    chart_options: { yMin: 0, visible: ['wert'] },
    data_rows: [
      ['2024', 0.1],
      ['2025', null],
    ],
    spatial_units: ['Kanton', 'Wohnviertel'],
    boost: 1.25,
    decimals: 1,
    parent: '5813',
  },
  text: {
    title: `Indikator ${number}`,
    unit: '%',
    lesehilfe: 'Der Wert ist 0,1 %.',
    long_description: 'Eine Linie.',
    keywords: ['leer', 'Wohnung'],
    columns: [
      { key: 'jahr', label: 'Jahr', role: 'period' },
      { key: 'wert', label: 'Wert', role: 'value' },
    ],
    annotations: [{ type: 'point', x: '2024', y: 0.125, text: 'Anmerkung' }],
    sources: [{ name: 'Statistisches Amt', url: 'https://example.org/' }],
  },
  updated,
});

const article = (slug: string) => ({
  slug,
  publication_date: '2026-08-21',
  display_themes: ['bevoelkerung', 'wohnen'],
});

const articleText = (title: string) => ({ title, lead: 'Die Aussage.', content: [text] });

export const tinyContent: SampleContent = {
  articles: [
    {
      shared: {
        ...article('erster-artikel'),
        highlight_articles: ['zweiter-artikel', 'entwurf'],
        products: ['5814', '5813'],
        publish_at: '2026-08-21T06:30:00.000Z',
      },
      text: {
        ...articleText('Übung macht den Meister'),
        content: tinyBlocks,
        share_image: { file: 'share-standard.png', alt: 'Teilen' },
      },
      updated,
    },
    {
      shared: { ...article('zweiter-artikel'), highlight_articles: ['erster-artikel'] },
      text: articleText('Zweiter'),
      updated,
    },
    { shared: article('entwurf'), text: articleText('Entwurf'), updated, draft: true },
    {
      shared: { ...article('ümläut.2_b-c'), noindex: true },
      text: articleText('Umlaut'),
      updated: '2026-03-02T12:00:00.000Z',
    },
  ],
  apps: [
    {
      shared: { slug: 'rechner', linked_product: '5813' },
      text: { title: 'Rechner', lead: 'Rechnet.', url: 'https://example.org/', image },
      updated,
    },
  ],
  'background-page-articles': [
    {
      shared: { slug: 'karte', interactive_type: 'iframe', height_mobile: 400 },
      text: {
        title: 'Karte',
        lead: 'Zeigt.',
        url: `https://example.org/?${'x'.repeat(300)}`,
        purpose: 'Sie zeigt.',
        long_description: 'Karte.',
      },
      updated,
    },
  ],
  'background-page-containers': [
    {
      shared: { slug: 'sammlung', layout: 'tabs', pages: ['karte'] },
      text: { title: 'Sammlung', lead: 'Sammelt.' },
      updated,
    },
  ],
  'display-subthemes': [
    {
      shared: { url: 'haushalte', display_theme: 'bevoelkerung', rank: 1 },
      text: { title: 'Haushalte', content: [text] },
      updated,
    },
  ],
  'display-themes': [theme('wohnen', '09', 2), theme('bevoelkerung', '01', 1)],
  'focus-teasers': [
    { shared: { slug: 'fokus', highlight_indikator: '5813' }, text: { title: 'Fokus', url: '/suche', image }, updated },
  ],
  glossars: [
    {
      shared: { slug: 'leerstand', see_also: ['leerstand'] },
      text: { term: 'Leerstand', short: 'Leer.', definition: 'Steht leer.', variants: ['Leerstände'] },
      updated,
    },
  ],
  'header-links': [
    { shared: { path: '/themen', type: 'main' }, text: { label: 'Themen' }, updated },
    { shared: { path: '/suche', type: 'main' }, text: { label: 'Suche' }, updated },
    { shared: { path: 'https://example.org/', type: 'external' }, text: { label: 'Anderswo' }, updated },
  ],
  indikatorensets: [
    {
      shared: { slug: 'indikatoren', product_indikatorenset: '5814' },
      text: {
        title: 'Set',
        lead: 'Lead.',
        chapters: [{ title: 'Kapitel', number: '1', indicators: ['5814', '5813'] }, { title: 'Leer' }],
      },
      updated,
    },
  ],
  kategories: [
    {
      shared: { stata_id: 1, successor_theme: '1', since_year: 1990 },
      text: { title: 'Statistik', lead: 'Misst.', breaks: [{ period: '2010', text: 'Neu' }] },
      updated,
    },
  ],
  products: [product(5813), product(5814)],
  quizes: [
    {
      shared: { slug: 'quiz' },
      text: {
        title: 'Quiz',
        questions: [
          {
            text: 'Wie viele?',
            type: 'estimate',
            value: 0.78,
            tolerance: 0.05,
            indicator: '5813',
            image,
            answers: [{ text: 'Eins', correct: true }],
            explanation: 'Darum.',
          },
        ],
        result_texts: [{ from: 0, text: 'Schade' }],
      },
      updated,
    },
  ],
  releases: [
    {
      shared: { slug: 'wohnen', release_at: '2026-03-29T01:30:00.000Z', release_status: 'bestätigt' },
      text: { title: 'Wohnen 2026' },
      updated,
    },
    { shared: { slug: 'offen' }, text: { title: 'Ohne Zeitpunkt' }, updated, draft: true },
  ],
  teasers: [
    { shared: { slug: 'erster', release: 'wohnen' }, text: { title: 'Erster', url: '/themen' }, updated },
    { shared: { slug: 'zweiter', date: '2026-01-01' }, text: { title: 'Zweiter', url: '/suche', image }, updated },
  ],
  'team-members': [
    {
      shared: { slug: 'anna', first_name: 'Anna', last_name: 'Muster' },
      text: { function: 'Leitung', photo: { file: 'portrait-1.svg' } },
      updated,
    },
  ],
  'background-page': [{ shared: { pages: ['karte'] }, text: { title: 'Interaktiv' }, updated }],
  'cookie-consent': [
    {
      shared: {},
      text: {
        title: 'Zustimmung',
        text: 'Text',
        accept_all_label: 'Alles',
        accept_partial_label: 'Nur nötige',
        settings_label: 'Ändern',
        external_content_text: 'Inhalt von {host}',
        external_content_label: 'Laden',
      },
      updated,
    },
  ],
  footer: [
    { shared: {}, text: { button_links: [{ url: '/sitemap', link_title: 'Übersicht', group: 'Mehr' }] }, updated },
  ],
  headers: [
    {
      shared: { notice_level: 'info' },
      text: { site_name: 'Statistik', picker_label: 'Ich möchte etwas', picker_placeholder: 'bitte auswählen' },
      updated,
    },
  ],
  'home-page': [
    {
      shared: { highlight_indikator: '5813', highlight_articles: ['entwurf', 'erster-artikel'] },
      text: { title: 'Start', content: [text] },
      updated,
    },
  ],
  'indikatorenset-page': [{ shared: { filter_statistical_themes: ['1'] }, text: { title: 'Sets' }, updated }],
  'search-page': [{ shared: {}, text: { title: 'Suche' }, updated }],
  'search-words': [],
  'theme-page': [{ shared: { display_themes: ['bevoelkerung', 'wohnen'] }, text: { title: 'Themen' }, updated }],
};

export const tinyTranslations: Translations = {
  fr: {
    articles: {
      'erster-artikel': {
        title: 'Premier',
        lead: 'Le message.',
        content: [
          { kind: 'indicator', indicator: '5813' },
          { kind: 'expand-section', summary: 'Plus', body: 'Texte', indicators: ['5814', '5813'] },
        ],
      },
      'ümläut.2_b-c': { ...articleText('Tréma') },
    },
    products: { '5813': { title: 'Indicateur', unit: '%', keywords: ['vide'] } },
    'display-themes': { wohnen: { number: '09', title: 'Logement', lead: 'De quoi il s’agit.' } },
    'home-page': { 'home-page': { title: 'Accueil' } },
    'header-links': { '/suche': { label: 'Recherche' }, '/themen': { label: 'Thèmes' } },
  },
  ls: { articles: { 'erster-artikel': { title: 'Einfach', lead: 'Das ist einfach.', content: [text] } } },
  en: { 'display-themes': { bevoelkerung: { number: '01', title: 'Population', lead: 'About people.' } } },
};
