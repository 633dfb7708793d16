import type { LocalizedInput } from '../../registry';

/** The notice is empty on purpose, as in German. */
export const headers: Readonly<Record<string, LocalizedInput<'headers'>>> = {
  headers: {
    site_name: 'Statistica',
    site_subtitle: 'Cantone di Basilea Città',
    picker_label: 'Vorrei informazioni su',
    picker_placeholder: 'scegliere un tema',
  },
};
