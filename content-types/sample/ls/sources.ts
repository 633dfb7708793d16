/** Where the figures on pages in Leichte Sprache come from, always with the same words. */
import type { InputShape } from '../../definition';
import type { sourcePart } from '../../parts/source';

type Source = InputShape<typeof sourcePart.fields>;

export const sources = {
  cityPopulation: {
    name: 'Statistisches Amt Basel-Stadt: Liste von den Menschen in der Stadt',
    url: 'https://statistik.bs.ch/indikatorenportal/6623',
  },
  population: {
    name: 'Statistisches Amt Basel-Stadt: Liste von den Menschen im Kanton',
    url: 'https://statistik.bs.ch/indikatorenportal/7763',
  },
  age: {
    name: 'Statistisches Amt Basel-Stadt: Alter von den Menschen',
    url: 'https://statistik.bs.ch/indikatorenportal/8379',
  },
  vacancies: {
    name: 'Statistisches Amt Basel-Stadt: Zählung von leeren Wohnungen',
    url: 'https://statistik.bs.ch/indikatorenportal/5813',
  },
  dwellings: { name: 'Statistisches Amt Basel-Stadt: Liste von den Wohnungen' },
} as const satisfies Readonly<Record<string, Source>>;
