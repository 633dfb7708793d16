import type { SampleEntry } from '../../registry';

/** The notice is empty on purpose: most of the time there is none. */
export const headers: readonly SampleEntry<'headers'>[] = [
  {
    shared: {},
    text: {
      site_name: 'Statistik',
      site_subtitle: 'Kanton Basel-Stadt',
      picker_label: 'Ich möchte etwas',
      picker_placeholder: 'bitte auswählen',
    },
    updated: '2025-06-02T07:10:00.000Z',
  },
];
