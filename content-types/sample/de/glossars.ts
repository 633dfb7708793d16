import type { SampleEntry } from '../../registry';
import { termsAToD } from './glossars/termsAToD';
import { termsEToJ } from './glossars/termsEToJ';
import { termsKToL } from './glossars/termsKToL';
import { termsMToR } from './glossars/termsMToR';
import { termsSToT } from './glossars/termsSToT';
import { termsUToZ } from './glossars/termsUToZ';

/** All terms of the glossary, in the order of their identifiers. */
export const glossars: readonly SampleEntry<'glossars'>[] = [
  ...termsAToD,
  ...termsEToJ,
  ...termsKToL,
  ...termsMToR,
  ...termsSToT,
  ...termsUToZ,
];
