import type { LocalizedInput } from '../../registry';

export const releases: Readonly<Record<string, LocalizedInput<'releases'>>> = {
  'mietpreise-2027': {
    title: 'Mietpreise 2027 (Kontrolltext-Paket)',
    calendar_title: 'Affitti nel Cantone di Basilea Città',
  },
  tourismusjahr: {
    title: 'Jahreszahlen Tourismus, alle Tabellen',
    calendar_title: 'L’anno turistico 2026',
    date_changes: [
      {
        previous_date: '2027-02-11',
        reason: 'La Confederazione fornisce le cifre una settimana più tardi.',
        when: '2026-11-05',
      },
    ],
  },
  szenarien: {
    title: 'Neue Szenarien, Termin mit dem Bund klären',
    calendar_title: 'Scenari della popolazione fino al 2055',
    date_text: 'maggio 2027',
  },
};
