import type { LocalizedInput } from '../../registry';
import { catalogueProducts } from './products/catalogue';
import { economyProducts } from './products/economy';
import { housingProducts } from './products/housing';
import { populationProducts } from './products/population';
import { transportProducts } from './products/transport';

/** Products in English: indicators by theme, then what has its page elsewhere. */
export const products: Readonly<Record<string, LocalizedInput<'products'>>> = {
  ...populationProducts,
  ...housingProducts,
  ...economyProducts,
  ...transportProducts,
  ...catalogueProducts,
};
