import type { LocalizedInput } from '../../registry';
import { barrierefreiheit, datenschutz, impressum } from './articles/aboutSite';
import { bevoelkerungJuli2026 } from './articles/bevoelkerungJuli2026';
import { leerstand2026 } from './articles/leerstand2026';

/** The articles that exist in Leichte Sprache. */
export const articles: Readonly<Record<string, LocalizedInput<'articles'>>> = {
  'leerstand-2026': leerstand2026,
  'bevoelkerung-juli-2026': bevoelkerungJuli2026,
  barrierefreiheit,
  impressum,
  datenschutz,
};
