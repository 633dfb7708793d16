import type { LocalizedInput } from '../../registry';

export const releases: Readonly<Record<string, LocalizedInput<'releases'>>> = {
  'mietpreise-2027': {
    title: 'Mietpreise 2027 (Kontrolltext-Paket)',
    calendar_title: 'Loyers dans le canton de Bâle-Ville',
  },
  tourismusjahr: {
    title: 'Jahreszahlen Tourismus, alle Tabellen',
    calendar_title: 'L’année touristique 2026',
    date_changes: [
      {
        previous_date: '2027-02-11',
        reason: 'La Confédération livre les chiffres une semaine plus tard.',
        when: '2026-11-05',
      },
    ],
  },
  szenarien: {
    title: 'Neue Szenarien, Termin mit dem Bund klären',
    calendar_title: 'Scénarios de la population jusqu’en 2055',
    date_text: 'Mai 2027',
  },
};
