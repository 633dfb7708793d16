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
    redirects_from: ['/artikel/alt-ENTWURF-KANARIENVOGEL'],
  },
  text: {
    title: 'Leerstand 2027: Entwurf ENTWURF-KANARIENVOGEL',
    kicker: 'Wohnen ENTWURF-KANARIENVOGEL',
    lead: 'ENTWURF-KANARIENVOGEL: Dieser Text darf auf der öffentlichen Website, in der Suche und in Dateien nicht zu finden sein.',
    image: {
      file: 'wohnen.svg',
      alt: 'ENTWURF-KANARIENVOGEL: Zeichnung zum Thema Wohnen',
      caption: 'ENTWURF-KANARIENVOGEL',
      credit: 'ENTWURF-KANARIENVOGEL',
    },
    hero_statistics: [
      {
        label: 'Leere Wohnungen ENTWURF-KANARIENVOGEL',
        value: 31415926,
        decimals: 0,
        unit: 'Wohnungen',
        supporting_text: 'Stichtag 1. Juni 2027 ENTWURF-KANARIENVOGEL',
        trend_text: 'ENTWURF-KANARIENVOGEL',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Überschrift ENTWURF-KANARIENVOGEL',
        body: 'ENTWURF-KANARIENVOGEL: Am Stichtag wurde die erfundene Zahl 31415926 gezählt. Sie dient nur der Prüfung.',
      },
      {
        kind: 'hero-statistics-box',
        title: 'Kennzahlen ENTWURF-KANARIENVOGEL',
        items: [
          {
            label: 'Erfundene Zahl ENTWURF-KANARIENVOGEL',
            value: 31415926,
            decimals: 0,
            supporting_text: 'ENTWURF-KANARIENVOGEL',
          },
        ],
        source: 'ENTWURF-KANARIENVOGEL',
        as_of: 'ENTWURF-KANARIENVOGEL',
      },
      {
        kind: 'info-box',
        title: 'Kasten ENTWURF-KANARIENVOGEL',
        variant: 'warning',
        body: 'ENTWURF-KANARIENVOGEL: Auch dieser Kasten bleibt verborgen.',
        teaser_elements: [
          {
            title: 'Anriss ENTWURF-KANARIENVOGEL',
            text: 'ENTWURF-KANARIENVOGEL',
            url: '/artikel/leerstand-2026',
            kind: 'ENTWURF-KANARIENVOGEL',
          },
        ],
      },
      {
        kind: 'expand-section',
        summary: 'Abschnitt ENTWURF-KANARIENVOGEL',
        body: 'ENTWURF-KANARIENVOGEL: Zusätzliche Angaben.',
      },
      { kind: 'link-button', label: 'Verweis ENTWURF-KANARIENVOGEL', url: '/unterthema/leerstand', style: 'secondary' },
      {
        kind: 'additional-information-box',
        title: 'Weiteres ENTWURF-KANARIENVOGEL',
        downloads: [{ title: 'Datei ENTWURF-KANARIENVOGEL', url: 'https://data.bs.ch/' }],
        links: [{ title: 'Verweis ENTWURF-KANARIENVOGEL', url: '/thema/bau-wohnungswesen' }],
        contacts: ['beat-muster'],
        next_update: 'ENTWURF-KANARIENVOGEL',
      },
    ],
    sources: [{ name: 'Quelle ENTWURF-KANARIENVOGEL', url: 'https://data.bs.ch/' }],
    next_update_text: 'ENTWURF-KANARIENVOGEL',
    frequency: 'ENTWURF-KANARIENVOGEL',
    reference_period: 'ENTWURF-KANARIENVOGEL',
    corrections: [{ when: '2026-10-05', text: 'Korrektur ENTWURF-KANARIENVOGEL' }],
    notices: [{ when: '2026-10-05', text: 'Hinweis ENTWURF-KANARIENVOGEL' }],
    seo_title: 'Leerstand 2027: Entwurf ENTWURF-KANARIENVOGEL',
    seo_description: 'ENTWURF-KANARIENVOGEL: Beschreibung für Suchmaschinen.',
    share_image: { file: 'share-standard.png', alt: 'ENTWURF-KANARIENVOGEL' },
    info_box: {
      title: 'Kasten am Ende ENTWURF-KANARIENVOGEL',
      body: 'ENTWURF-KANARIENVOGEL: Schluss.',
      teaser_elements: [{ title: 'Anriss am Ende ENTWURF-KANARIENVOGEL', url: '/artikel/leerstand-2026' }],
    },
  },
  updated: '2026-10-05T12:00:00.000Z',
  draft: true,
};
