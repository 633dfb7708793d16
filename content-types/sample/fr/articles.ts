import type { LocalizedInput } from '../../registry';
import { barrierefreiheit, datenschutz, impressum } from './articles/aboutSite';
import { bevoelkerungJuli2026 } from './articles/bevoelkerungJuli2026';
import { leerstand2026 } from './articles/leerstand2026';
import { mietpreise2027 } from './articles/mietpreise2027';
import { pendeln } from './articles/pendeln';
import { szenarien2050 } from './articles/szenarien2050';
import { tourismus2025 } from './articles/tourismus2025';
import { unfaelle2025 } from './articles/unfaelle2025';

/** The articles that exist in French. */
export const articles: Readonly<Record<string, LocalizedInput<'articles'>>> = {
  'leerstand-2026': leerstand2026,
  'tourismus-2025': tourismus2025,
  'bevoelkerung-juli-2026': bevoelkerungJuli2026,
  pendeln,
  'szenarien-2050': szenarien2050,
  'unfaelle-2025': unfaelle2025,
  'mietpreise-2027': mietpreise2027,
  barrierefreiheit,
  impressum,
  datenschutz,
};
