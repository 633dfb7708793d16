import type { LocalizedInput } from '../../registry';

/** The head of every page in French. */
export const headers: Readonly<Record<string, LocalizedInput<'headers'>>> = {
  headers: {
    site_name: 'Statistique',
    site_subtitle: 'Canton de Bâle-Ville',
    picker_label: 'Je cherche quelque chose',
    picker_placeholder: 'veuillez choisir',
  },
};
