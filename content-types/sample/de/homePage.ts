import type { SampleEntry } from '../../registry';
import { images, shareImages } from './images';

export const homePage: readonly SampleEntry<'home-page'>[] = [
  {
    shared: {
      highlight_indikator: '6623',
      highlight_articles: ['leerstand-2026', 'tourismus-2025', 'bevoelkerung-juli-2026', 'szenarien-2050'],
    },
    text: {
      title: '211’094 Menschen leben im Kanton Basel-Stadt.',
      lead: 'Stand Ende Juli 2026. Wie sie wohnen und arbeiten: Zahlen, Karten und Erklärungen, frei für alle.',
      image: images.home,
      search_placeholder: 'Leerwohnungen, Löhne, Riehen …',
      slogans: [
        { text: 'Wer allein wohnt, hat im Mittel 65 Quadratmeter für sich.', url: '/artikel/wohnflaeche' },
        { text: 'Ein Viertel der neuen Autos fährt nur mit Strom.', url: '/artikel/neuwagen-antrieb' },
        { text: '15’040 Menschen lebten 1774 in der Stadt Basel.', url: '/artikel/stadt-seit-1774' },
      ],
      hero_statistics: [
        {
          label: 'Leerwohnungsquote',
          indicator: '5813',
          sparkline: true,
          supporting_text: '1. Juni 2026; 2025: 0,92 %',
          trend_text: 'tiefer als im Vorjahr',
        },
        {
          label: 'Arbeitslosenquote',
          indicator: '7510',
          sparkline: true,
          supporting_text: 'Juli 2026',
        },
        {
          label: 'Logiernächte',
          indicator: '6546',
          sparkline: true,
          supporting_text: '2025; 63 % aus dem Ausland',
          trend_text: 'höher als im Vorjahr',
        },
        {
          label: 'Teuerung',
          indicator: '7512',
          sparkline: true,
          supporting_text: 'Juli 2026 zum Vorjahr; Schweiz: 0,4 %',
        },
      ],
      content: [
        { kind: 'theme-list', title: 'Themen', display: 'list', show_counts: true },
        { kind: 'teaser-box', title: 'Neu erschienen', limit: 4 },
        { kind: 'focus-teaser', focus_teaser: 'pendeln-fokus' },
        {
          kind: 'field-link',
          title: 'Oft gefragt',
          items: [
            {
              label: 'Mein Wohnviertel',
              url: '/interaktiv/wohnviertel-vergleich',
              icon: 'map',
              description: 'Alle 21 Gebiete nebeneinander',
            },
            {
              label: 'Leere Wohnungen',
              url: '/unterthema/leerstand',
              icon: 'building',
              description: 'Stand, Entwicklung, Quartiere',
            },
            { label: 'Mieten', url: '/unterthema/mietpreise', icon: 'price', description: 'Was Wohnungen kosten' },
            {
              label: 'Zukunft der Bevölkerung',
              url: '/unterthema/szenarien',
              icon: 'people',
              description: 'Drei Szenarien bis 2050',
            },
          ],
        },
        { kind: 'indicator-set', set: 'monatsindikatoren', display: 'tiles', limit: 6 },
        {
          kind: 'teaser-box',
          title: 'Mehr aus dem Statistischen Amt',
          teasers: ['jahrbuch', 'newsletter'],
          columns: 2,
        },
      ],
      info_box: {
        title: 'Sie finden eine Zahl nicht?',
        body: 'Rufen Sie an oder schreiben Sie uns: [+41 61 000 00 07](tel:+41610000007), [gina.schema@example.org](mailto:gina.schema@example.org). Wir helfen beim Suchen, erklären Begriffe und stellen Daten zusammen. Einfache Auskünfte sind kostenlos.',
      },
      seo_title: 'Statistik des Kantons Basel-Stadt',
      seo_description:
        'Zahlen zu Bevölkerung, Wohnen, Arbeit, Tourismus, Verkehr und Umwelt im Kanton Basel-Stadt: Indikatoren, Karten, Artikel und offene Daten.',
      share_image: shareImages.standard,
    },
    updated: '2026-08-21T06:30:00.000Z',
  },
];
