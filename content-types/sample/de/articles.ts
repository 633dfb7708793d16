/** The articles of the sample content. */
import type { SampleEntry } from '../../registry';
import { barrierefreiheit, datenschutz, impressum } from './articles/aboutSite';
import { arbeitslosigkeitJuli2026 } from './articles/arbeitslosigkeitJuli2026';
import { bevoelkerungJuli2026 } from './articles/bevoelkerungJuli2026';
import { entwurfLeerstand2027 } from './articles/entwurfLeerstand2027';
import { frauenGrosserRat } from './articles/frauenGrosserRat';
import { leerstand2026 } from './articles/leerstand2026';
import { mietpreise2027 } from './articles/mietpreise2027';
import { neuwagenAntrieb } from './articles/neuwagenAntrieb';
import { pendeln } from './articles/pendeln';
import { rheinImFluss } from './articles/rheinImFluss';
import { sperrfrist2027 } from './articles/sperrfrist2027';
import { stadtSeit1774 } from './articles/stadtSeit1774';
import { staendigOderMittlereBevoelkerung } from './articles/staendigOderMittlereBevoelkerung';
import { studierende2025 } from './articles/studierende2025';
import { szenarien2050 } from './articles/szenarien2050';
import { teuerungJuli2026 } from './articles/teuerungJuli2026';
import { tourismus2025 } from './articles/tourismus2025';
import { unfaelle2025 } from './articles/unfaelle2025';
import { wohnflaeche } from './articles/wohnflaeche';
import { wohnviertelVonABisZ } from './articles/wohnviertelVonABisZ';

export const articles: readonly SampleEntry<'articles'>[] = [
  leerstand2026,
  tourismus2025,
  bevoelkerungJuli2026,
  wohnflaeche,
  neuwagenAntrieb,
  unfaelle2025,
  pendeln,
  teuerungJuli2026,
  arbeitslosigkeitJuli2026,
  szenarien2050,
  frauenGrosserRat,
  rheinImFluss,
  studierende2025,
  staendigOderMittlereBevoelkerung,
  wohnviertelVonABisZ,
  stadtSeit1774,
  entwurfLeerstand2027,
  sperrfrist2027,
  mietpreise2027,
  barrierefreiheit,
  impressum,
  datenschutz,
];
