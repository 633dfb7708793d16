import type { SampleEntry } from '../../../registry';

/** One of the two entries of a bundle: hidden until the bundle appears, in all languages. */
export const mietpreise2027: SampleEntry<'articles'> = {
  shared: {
    slug: 'mietpreise-2027',
    publication_date: '2027-09-01',
    release: 'mietpreise-2027',
    display_themes: ['bau-wohnungswesen'],
    team_members: ['beat-muster'],
    products: ['9992'],
  },
  text: {
    title: 'Mietpreise 2027 (Kontrolltext-Paket)',
    lead: 'Kontrolltext-Paket: Dieser Artikel erscheint zusammen mit seinem Indikator.',
    content: [
      {
        kind: 'text',
        body: 'Kontrolltext-Paket: Die erfundene Zahl 16180339 dient nur der Prüfung.',
      },
    ],
  },
  updated: '2026-10-14T07:00:00.000Z',
};
