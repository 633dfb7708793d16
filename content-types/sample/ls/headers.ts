import type { LocalizedInput } from '../../registry';

/** The notice is empty on purpose: most of the time there is none. */
export const headers: Readonly<Record<string, LocalizedInput<'headers'>>> = {
  headers: {
    site_name: 'Statistik',
    site_subtitle: 'Kanton Basel-Stadt',
    picker_label: 'Alle Themen',
    picker_placeholder: 'Wählen Sie ein Thema',
  },
};
