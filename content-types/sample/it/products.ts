import type { LocalizedInput } from '../../registry';
import { arbeitPreiseProducts } from './products/arbeitPreise';
import { bauWohnungswesenProducts } from './products/bauWohnungswesen';
import { bevoelkerungProducts } from './products/bevoelkerung';
import { catalogueProducts } from './products/catalogue';
import { tourismusProducts } from './products/tourismus';
import { verkehrProducts } from './products/verkehr';

/** The translated part of the catalogue. */
export const products: Readonly<Record<string, LocalizedInput<'products'>>> = {
  ...bevoelkerungProducts,
  ...bauWohnungswesenProducts,
  ...tourismusProducts,
  ...arbeitPreiseProducts,
  ...verkehrProducts,
  ...catalogueProducts,
};
