import type { LocalizedInput } from '../../registry';
import { catalogueProducts } from './products/catalogue';
import { economyProducts } from './products/economy';
import { housingProducts } from './products/housing';
import { populationProducts } from './products/population';
import { trafficProducts } from './products/traffic';

/** The part of the catalogue that exists in French. */
export const products: Readonly<Record<string, LocalizedInput<'products'>>> = {
  ...populationProducts,
  ...housingProducts,
  ...economyProducts,
  ...trafficProducts,
  ...catalogueProducts,
};
