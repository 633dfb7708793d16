import type { LocalizedInput } from '../../registry';

/** Menu entries in English, by the address they lead to. */
export const headerLinks: Readonly<Record<string, LocalizedInput<'header-links'>>> = {
  '/suche': { label: 'Search' },
  '/themen': { label: 'Themes' },
  '/interaktiv': { label: 'Interactive' },
  'https://www.bs.ch/pd/statistisches-amt': { label: 'About us' },
};
