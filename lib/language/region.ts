/** The region whose statistics are published. */
import type { spatialUnits } from '@/content-types/indicatorData';

/** The division of space that is the whole region: values of others are of a part of it, or of more. */
export const wholeRegion = 'Kanton' satisfies (typeof spatialUnits)[number];

/** What rows of the whole are called in data. */
export const region = 'Kanton Basel-Stadt';
