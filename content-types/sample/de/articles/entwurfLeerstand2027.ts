import type { SampleEntry } from '../../../registry';

/** An unpublished draft: its marker word and its number must appear nowhere in the output. */
export const entwurfLeerstand2027: SampleEntry<'articles'> = {
  shared: {
    slug: 'entwurf-leerstand-2027',
    publication_date: '2026-10-05',
    display_themes: ['bau-wohnungswesen'],
    display_subthemes: ['leerstand'],
    statistical_themes: ['103'],
    team_members: ['beat-muster'],
    highlight_articles: ['leerstand-2026'],
    products: ['5813'],
    redirects_from: ['/artikel/alt-Kontrolltext-Entwurf'],
  },
  text: {
    title: 'Leerstand 2027 (Kontrolltext-Entwurf)',
    kicker: 'Wohnen Kontrolltext-Entwurf',
    lead: 'Kontrolltext-Entwurf: Dieser Text darf auf der öffentlichen Website, in der Suche und in Dateien nicht zu finden sein.',
    image: {
      file: 'wohnen.svg',
      alt: 'Kontrolltext-Entwurf: Zeichnung zum Thema Wohnen',
      caption: 'Kontrolltext-Entwurf',
      credit: 'Kontrolltext-Entwurf',
    },
    hero_statistics: [
      {
        label: 'Leere Wohnungen Kontrolltext-Entwurf',
        value: 31415926,
        decimals: 0,
        unit: 'Wohnungen',
        supporting_text: 'Stichtag 1. Juni 2027 Kontrolltext-Entwurf',
        trend_text: 'Kontrolltext-Entwurf',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Überschrift Kontrolltext-Entwurf',
        body: 'Kontrolltext-Entwurf: Am Stichtag wurde die erfundene Zahl 31415926 gezählt. Sie dient nur der Prüfung.',
      },
      {
        kind: 'hero-statistics-box',
        title: 'Kennzahlen Kontrolltext-Entwurf',
        items: [
          {
            label: 'Erfundene Zahl Kontrolltext-Entwurf',
            value: 31415926,
            decimals: 0,
            supporting_text: 'Kontrolltext-Entwurf',
          },
        ],
        source: 'Kontrolltext-Entwurf',
        as_of: 'Kontrolltext-Entwurf',
      },
      {
        kind: 'info-box',
        title: 'Kasten Kontrolltext-Entwurf',
        variant: 'warning',
        body: 'Kontrolltext-Entwurf: Auch dieser Kasten bleibt verborgen.',
        teaser_elements: [
          {
            title: 'Anriss Kontrolltext-Entwurf',
            text: 'Kontrolltext-Entwurf',
            url: '/artikel/leerstand-2026',
            kind: 'Kontrolltext-Entwurf',
          },
        ],
      },
      {
        kind: 'expand-section',
        summary: 'Abschnitt Kontrolltext-Entwurf',
        body: 'Kontrolltext-Entwurf: Zusätzliche Angaben.',
      },
      { kind: 'link-button', label: 'Verweis Kontrolltext-Entwurf', url: '/unterthema/leerstand', style: 'secondary' },
      {
        kind: 'additional-information-box',
        title: 'Weiteres Kontrolltext-Entwurf',
        downloads: [{ title: 'Datei Kontrolltext-Entwurf', url: 'https://data.bs.ch/' }],
        links: [{ title: 'Verweis Kontrolltext-Entwurf', url: '/thema/bau-wohnungswesen' }],
        contacts: ['beat-muster'],
        next_update: 'Kontrolltext-Entwurf',
      },
    ],
    sources: [{ name: 'Quelle Kontrolltext-Entwurf', url: 'https://data.bs.ch/' }],
    next_update_text: 'Kontrolltext-Entwurf',
    frequency: 'Kontrolltext-Entwurf',
    reference_period: 'Kontrolltext-Entwurf',
    corrections: [{ when: '2026-10-05', text: 'Korrektur Kontrolltext-Entwurf' }],
    notices: [{ when: '2026-10-05', text: 'Hinweis Kontrolltext-Entwurf' }],
    seo_title: 'Leerstand 2027 (Kontrolltext-Entwurf)',
    seo_description: 'Kontrolltext-Entwurf: Beschreibung für Suchmaschinen.',
    share_image: { file: 'share-standard.png', alt: 'Kontrolltext-Entwurf' },
    info_box: {
      title: 'Kasten am Ende Kontrolltext-Entwurf',
      body: 'Kontrolltext-Entwurf: Schluss.',
      teaser_elements: [{ title: 'Anriss am Ende Kontrolltext-Entwurf', url: '/artikel/leerstand-2026' }],
    },
  },
  updated: '2026-10-05T12:00:00.000Z',
  draft: true,
};
