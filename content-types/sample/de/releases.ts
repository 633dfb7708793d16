import type { SampleEntry } from '../../registry';

export const releases: readonly SampleEntry<'releases'>[] = [
  {
    // Its two entries carry a marker word; from `release_at` on both are there, before then neither. The calendar announces it.
    shared: {
      slug: 'mietpreise-2027',
      release_at: '2027-09-01T06:30:00Z',
      release_status: 'bestätigt',
      display_themes: ['bau-wohnungswesen'],
    },
    text: { title: 'Mietpreise 2027 (Kontrolltext-Paket)', calendar_title: 'Mieten in Basel-Stadt' },
    updated: '2026-10-14T07:00:00.000Z',
  },
  {
    shared: {
      slug: 'tourismusjahr',
      release_at: '2027-02-18T07:30:00Z',
      release_status: 'bestätigt',
      display_themes: ['tourismus'],
    },
    text: {
      title: 'Jahreszahlen Tourismus, alle Tabellen',
      calendar_title: 'Das Tourismusjahr 2026',
      date_changes: [
        {
          previous_date: '2027-02-11',
          reason: 'Der Bund liefert die Zahlen eine Woche später.',
          when: '2026-11-05',
        },
      ],
    },
    updated: '2026-11-05T08:10:00.000Z',
  },
  {
    shared: { slug: 'szenarien', release_status: 'provisorisch', display_themes: ['bevoelkerung'] },
    text: {
      title: 'Neue Szenarien, Termin mit dem Bund klären',
      calendar_title: 'Szenarien der Bevölkerung bis 2055',
      date_text: 'Mai 2027',
    },
    updated: '2026-10-20T12:00:00.000Z',
  },
];
