import type { LocalizedInput } from '../../registry';

/** The head of every page in English. */
export const headers: Readonly<Record<string, LocalizedInput<'headers'>>> = {
  headers: {
    site_name: 'Statistics',
    site_subtitle: 'Canton of Basel-Stadt',
    picker_label: 'I am looking for',
    picker_placeholder: 'please choose',
  },
};
