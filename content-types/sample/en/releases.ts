import type { LocalizedInput } from '../../registry';

export const releases: Readonly<Record<string, LocalizedInput<'releases'>>> = {
  'mietpreise-2027': { title: 'Mietpreise 2027 (Kontrolltext-Paket)', calendar_title: 'Rents in Basel-Stadt' },
  tourismusjahr: {
    title: 'Jahreszahlen Tourismus, alle Tabellen',
    calendar_title: 'Tourism in the year 2026',
    date_changes: [
      {
        previous_date: '2027-02-11',
        reason: 'The Confederation delivers the figures a week later.',
        when: '2026-11-05',
      },
    ],
  },
  szenarien: {
    title: 'Neue Szenarien, Termin mit dem Bund klären',
    calendar_title: 'Population scenarios to 2055',
    date_text: 'May 2027',
  },
};
