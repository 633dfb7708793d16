import type { LocalizedInput } from '../../registry';

/** The menu in Leichte Sprache. */
export const headerLinks: Readonly<Record<string, LocalizedInput<'header-links'>>> = {
  '/suche': { label: 'Suche' },
  '/themen': { label: 'Themen' },
  '/interaktiv': { label: 'Zum Mitmachen' },
  'https://www.bs.ch/pd/statistisches-amt': { label: 'Über uns' },
};
