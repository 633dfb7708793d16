import type { LocalizedInput } from '../../registry';

/** The menu in French. */
export const headerLinks: Readonly<Record<string, LocalizedInput<'header-links'>>> = {
  '/suche': { label: 'Recherche' },
  '/themen': { label: 'Thèmes' },
  '/interaktiv': { label: 'Interactif' },
  'https://www.bs.ch/pd/statistisches-amt': { label: 'À propos de nous' },
};
