import type { LocalizedInput } from '../../../registry';
import { freeUse } from '../sources';

/** The translated products without an indicator page of their own. */
export const catalogueProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '20001': {
    title: 'Abitazioni vuote',
    description: 'Le abitazioni vuote per quartiere, numero di locali e anno, da scaricare e riutilizzare.',
    url: 'https://data.bs.ch/',
    keywords: ['Open Data', 'OGD', 'CSV', 'abitazioni sfitte'],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, rilevazione delle abitazioni vuote',
        url: 'https://data.bs.ch/',
      },
    ],
    license: freeUse,
    frequency: 'annuale',
    reference_period: 'giorno di riferimento 1º giugno',
  },
  '20010': {
    title: 'Quartieri a confronto',
    description: 'I quartieri fianco a fianco: popolazione, abitazioni e superficie in sintesi.',
    url: '/interaktiv/wohnviertel-vergleich',
    keywords: ['quartiere', 'confronto', 'quartieri'],
  },
  '20020': {
    title: 'Piramide delle età',
    description: 'La struttura per età del Cantone e dei suoi quartieri da sfogliare.',
    url: '/apps/bevoelkerungspyramide',
    keywords: ['età', 'piramide', 'applicazione'],
  },
  '20040': {
    title: 'Quartieri',
    description: 'Cifre chiave sui 19 quartieri e sui Comuni di Riehen e Bettingen, ordinate in capitoli.',
    url: '/indikatorenset/wohnviertel',
    keywords: ['quartiere', 'indicatori', 'quartieri'],
  },
};
