import type { SampleEntry } from '../../registry';
import { arbeitErwerbProducts } from './products/arbeitErwerb';
import { bauWohnungswesenProducts } from './products/bauWohnungswesen';
import { bevoelkerungProducts } from './products/bevoelkerung';
import { bildungProducts } from './products/bildung';
import { catalogueProducts } from './products/catalogue';
import { energieProducts } from './products/energie';
import { gesundheitProducts } from './products/gesundheit';
import { preiseProducts } from './products/preise';
import { raumUmweltProducts } from './products/raumUmwelt';
import { tourismusProducts } from './products/tourismus';
import { unpublishedProducts } from './products/unpublished';
import { verkehrProducts } from './products/verkehr';

/** The catalogue: indicators by theme, then what has its page elsewhere, then what must not be seen. */
export const products: readonly SampleEntry<'products'>[] = [
  ...bevoelkerungProducts,
  ...raumUmweltProducts,
  ...arbeitErwerbProducts,
  ...preiseProducts,
  ...energieProducts,
  ...bauWohnungswesenProducts,
  ...tourismusProducts,
  ...verkehrProducts,
  ...gesundheitProducts,
  ...bildungProducts,
  ...catalogueProducts,
  ...unpublishedProducts,
];
