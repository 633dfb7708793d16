import type { SampleEntry } from '../../../registry';

/** Published but embargoed: its marker word and its number must appear nowhere before `publish_at`, and are there from then on. */
export const sperrfrist2027: SampleEntry<'articles'> = {
  shared: {
    slug: 'sperrfrist-2027',
    publication_date: '2027-06-01',
    publish_at: '2027-06-01T06:30:00Z',
    display_themes: ['bau-wohnungswesen'],
    display_subthemes: ['leerstand'],
    statistical_themes: ['103'],
    team_members: ['beat-muster'],
    highlight_articles: ['leerstand-2026'],
    products: ['5813'],
    redirects_from: ['/artikel/alt-Kontrolltext-Sperrfrist'],
  },
  text: {
    title: 'Leerstand 2027 (Kontrolltext-Sperrfrist)',
    kicker: 'Wohnen Kontrolltext-Sperrfrist',
    lead: 'Kontrolltext-Sperrfrist: Dieser Text darf auf der öffentlichen Website, in der Suche und in Dateien nicht zu finden sein.',
    image: {
      file: 'wohnen.svg',
      alt: 'Kontrolltext-Sperrfrist: Zeichnung zum Thema Wohnen',
      caption: 'Kontrolltext-Sperrfrist',
      credit: 'Kontrolltext-Sperrfrist',
    },
    hero_statistics: [
      {
        label: 'Leere Wohnungen Kontrolltext-Sperrfrist',
        value: 27182818,
        decimals: 0,
        unit: 'Wohnungen',
        supporting_text: 'Stichtag 1. Juni 2027 Kontrolltext-Sperrfrist',
        trend_text: 'Kontrolltext-Sperrfrist',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Überschrift Kontrolltext-Sperrfrist',
        body: 'Kontrolltext-Sperrfrist: Am Stichtag wurde die erfundene Zahl 27182818 gezählt. Sie dient nur der Prüfung.',
      },
      {
        kind: 'hero-statistics-box',
        title: 'Kennzahlen Kontrolltext-Sperrfrist',
        items: [
          {
            label: 'Erfundene Zahl Kontrolltext-Sperrfrist',
            value: 27182818,
            decimals: 0,
            supporting_text: 'Kontrolltext-Sperrfrist',
          },
        ],
        source: 'Kontrolltext-Sperrfrist',
        as_of: 'Kontrolltext-Sperrfrist',
      },
      {
        kind: 'info-box',
        title: 'Kasten Kontrolltext-Sperrfrist',
        variant: 'warning',
        body: 'Kontrolltext-Sperrfrist: Auch dieser Kasten bleibt verborgen.',
        teaser_elements: [
          {
            title: 'Anriss Kontrolltext-Sperrfrist',
            text: 'Kontrolltext-Sperrfrist',
            url: '/artikel/leerstand-2026',
            kind: 'Kontrolltext-Sperrfrist',
          },
        ],
      },
      {
        kind: 'expand-section',
        summary: 'Abschnitt Kontrolltext-Sperrfrist',
        body: 'Kontrolltext-Sperrfrist: Zusätzliche Angaben.',
      },
      {
        kind: 'link-button',
        label: 'Verweis Kontrolltext-Sperrfrist',
        url: '/unterthema/leerstand',
        style: 'secondary',
      },
      {
        kind: 'additional-information-box',
        title: 'Weiteres Kontrolltext-Sperrfrist',
        downloads: [{ title: 'Datei Kontrolltext-Sperrfrist', url: 'https://data.bs.ch/' }],
        links: [{ title: 'Verweis Kontrolltext-Sperrfrist', url: '/thema/bau-wohnungswesen' }],
        contacts: ['beat-muster'],
        next_update: 'Kontrolltext-Sperrfrist',
      },
    ],
    sources: [{ name: 'Quelle Kontrolltext-Sperrfrist', url: 'https://data.bs.ch/' }],
    next_update_text: 'Kontrolltext-Sperrfrist',
    frequency: 'Kontrolltext-Sperrfrist',
    reference_period: 'Kontrolltext-Sperrfrist',
    corrections: [{ when: '2027-06-01', text: 'Korrektur Kontrolltext-Sperrfrist' }],
    notices: [{ when: '2027-06-01', text: 'Hinweis Kontrolltext-Sperrfrist' }],
    seo_title: 'Leerstand 2027 (Kontrolltext-Sperrfrist)',
    seo_description: 'Kontrolltext-Sperrfrist: Beschreibung für Suchmaschinen.',
    share_image: { file: 'share-standard.png', alt: 'Kontrolltext-Sperrfrist' },
    info_box: {
      title: 'Kasten am Ende Kontrolltext-Sperrfrist',
      body: 'Kontrolltext-Sperrfrist: Schluss.',
      teaser_elements: [{ title: 'Anriss am Ende Kontrolltext-Sperrfrist', url: '/artikel/leerstand-2026' }],
    },
  },
  updated: '2026-10-12T09:30:00.000Z',
};
