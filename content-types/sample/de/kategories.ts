import type { SampleEntry } from '../../registry';
import { economyKategories } from './kategories/economyKategories';
import { housingKategories } from './kategories/housingKategories';
import { populationKategories } from './kategories/populationKategories';
import { trafficKategories } from './kategories/trafficKategories';

/** All statistics with their method sheets. */
export const kategories: readonly SampleEntry<'kategories'>[] = [
  ...populationKategories,
  ...housingKategories,
  ...economyKategories,
  ...trafficKategories,
];
