import type { LocalizedInput } from '../../registry';

export const headerLinks: Readonly<Record<string, LocalizedInput<'header-links'>>> = {
  '/suche': { label: 'Ricerca' },
  '/themen': { label: 'Temi' },
  '/interaktiv': { label: 'Interattivo' },
  'https://www.bs.ch/pd/statistisches-amt': { label: 'Chi siamo' },
};
