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
    redirects_from: ['/artikel/alt-SPERRFRIST-KANARIENVOGEL'],
  },
  text: {
    title: 'Leerstand 2027: Sperrfrist SPERRFRIST-KANARIENVOGEL',
    kicker: 'Wohnen SPERRFRIST-KANARIENVOGEL',
    lead: 'SPERRFRIST-KANARIENVOGEL: Dieser Text darf auf der öffentlichen Website, in der Suche und in Dateien nicht zu finden sein.',
    image: {
      file: 'wohnen.svg',
      alt: 'SPERRFRIST-KANARIENVOGEL: Zeichnung zum Thema Wohnen',
      caption: 'SPERRFRIST-KANARIENVOGEL',
      credit: 'SPERRFRIST-KANARIENVOGEL',
    },
    hero_statistics: [
      {
        label: 'Leere Wohnungen SPERRFRIST-KANARIENVOGEL',
        value: 27182818,
        decimals: 0,
        unit: 'Wohnungen',
        supporting_text: 'Stichtag 1. Juni 2027 SPERRFRIST-KANARIENVOGEL',
        trend_text: 'SPERRFRIST-KANARIENVOGEL',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Überschrift SPERRFRIST-KANARIENVOGEL',
        body: 'SPERRFRIST-KANARIENVOGEL: Am Stichtag wurde die erfundene Zahl 27182818 gezählt. Sie dient nur der Prüfung.',
      },
      {
        kind: 'hero-statistics-box',
        title: 'Kennzahlen SPERRFRIST-KANARIENVOGEL',
        items: [
          {
            label: 'Erfundene Zahl SPERRFRIST-KANARIENVOGEL',
            value: 27182818,
            decimals: 0,
            supporting_text: 'SPERRFRIST-KANARIENVOGEL',
          },
        ],
        source: 'SPERRFRIST-KANARIENVOGEL',
        as_of: 'SPERRFRIST-KANARIENVOGEL',
      },
      {
        kind: 'info-box',
        title: 'Kasten SPERRFRIST-KANARIENVOGEL',
        variant: 'warning',
        body: 'SPERRFRIST-KANARIENVOGEL: Auch dieser Kasten bleibt verborgen.',
        teaser_elements: [
          {
            title: 'Anriss SPERRFRIST-KANARIENVOGEL',
            text: 'SPERRFRIST-KANARIENVOGEL',
            url: '/artikel/leerstand-2026',
            kind: 'SPERRFRIST-KANARIENVOGEL',
          },
        ],
      },
      {
        kind: 'expand-section',
        summary: 'Abschnitt SPERRFRIST-KANARIENVOGEL',
        body: 'SPERRFRIST-KANARIENVOGEL: Zusätzliche Angaben.',
      },
      {
        kind: 'link-button',
        label: 'Verweis SPERRFRIST-KANARIENVOGEL',
        url: '/unterthema/leerstand',
        style: 'secondary',
      },
      {
        kind: 'additional-information-box',
        title: 'Weiteres SPERRFRIST-KANARIENVOGEL',
        downloads: [{ title: 'Datei SPERRFRIST-KANARIENVOGEL', url: 'https://data.bs.ch/' }],
        links: [{ title: 'Verweis SPERRFRIST-KANARIENVOGEL', url: '/thema/bau-wohnungswesen' }],
        contacts: ['beat-muster'],
        next_update: 'SPERRFRIST-KANARIENVOGEL',
      },
    ],
    sources: [{ name: 'Quelle SPERRFRIST-KANARIENVOGEL', url: 'https://data.bs.ch/' }],
    next_update_text: 'SPERRFRIST-KANARIENVOGEL',
    frequency: 'SPERRFRIST-KANARIENVOGEL',
    reference_period: 'SPERRFRIST-KANARIENVOGEL',
    corrections: [{ when: '2027-06-01', text: 'Korrektur SPERRFRIST-KANARIENVOGEL' }],
    notices: [{ when: '2027-06-01', text: 'Hinweis SPERRFRIST-KANARIENVOGEL' }],
    seo_title: 'Leerstand 2027: Sperrfrist SPERRFRIST-KANARIENVOGEL',
    seo_description: 'SPERRFRIST-KANARIENVOGEL: Beschreibung für Suchmaschinen.',
    share_image: { file: 'share-standard.png', alt: 'SPERRFRIST-KANARIENVOGEL' },
    info_box: {
      title: 'Kasten am Ende SPERRFRIST-KANARIENVOGEL',
      body: 'SPERRFRIST-KANARIENVOGEL: Schluss.',
      teaser_elements: [{ title: 'Anriss am Ende SPERRFRIST-KANARIENVOGEL', url: '/artikel/leerstand-2026' }],
    },
  },
  updated: '2026-10-12T09:30:00.000Z',
};
