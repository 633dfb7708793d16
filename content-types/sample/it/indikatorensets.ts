import type { LocalizedInput } from '../../registry';
import { images } from './images';
import { freeUse, sources } from './sources';

/** The translated indicator sets; their chapters name translated indicators only. */
export const indikatorensets: Readonly<Record<string, LocalizedInput<'indikatorensets'>>> = {
  leerstand: {
    title: 'Abitazioni vuote',
    short_title: 'Abitazioni vuote',
    lead: 'Quante abitazioni sono vuote, dove si trovano e come è evoluto il loro numero dal 1960.',
    image: images.wohnen,
    chapters: [
      { number: '1', title: 'Abitazioni vuote nel Cantone', level: 1, indicators: ['5813', '7580'] },
      {
        number: '2',
        title: 'Abitazioni vuote per territorio',
        level: 1,
        text: 'Le differenze tra i quartieri sono grandi.',
        indicators: ['5814'],
      },
      { number: '3', title: 'Abitazioni vuote per grandezza', level: 1, indicators: ['7577'] },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Ogni anno il 1º giugno',
        body: 'La rilevazione delle abitazioni vuote si svolge lo stesso giorno in tutta la Svizzera. Nel 2026 nel Cantone di Basilea Città le abitazioni vuote erano 912, lo 0,78 % del totale.',
      },
      {
        kind: 'expand-section',
        summary: 'Quando un’abitazione è considerata vuota?',
        body: 'Nel giorno di riferimento non è occupata, ma è abitabile ed è offerta in affitto duraturo o in vendita. Le abitazioni già affittate ma non ancora occupate non contano.',
        indicators: ['5813'],
      },
      {
        kind: 'link-button',
        label: 'Articolo sulle abitazioni vuote 2026',
        url: '/artikel/leerstand-2026',
        style: 'secondary',
      },
    ],
    sources: [sources.vacancies, sources.dwellings],
    license: freeUse,
    frequency: 'annuale',
    reference_period: 'giorno di riferimento 1º giugno 2026',
  },
  monatsindikatoren: {
    title: 'Indicatori mensili',
    lead: 'Le cifre chiave che escono ogni mese: popolazione, disoccupazione, prezzi e turismo.',
    image: images.home,
    chapters: [
      { number: '1', title: 'Popolazione', level: 1, indicators: ['7763'] },
      {
        number: '2',
        title: 'Economia',
        level: 1,
        text: 'Com’è andata l’economia di Basilea nell’ultimo mese.',
      },
      { number: '2.1', title: 'Mercato del lavoro', level: 2, indicators: ['7510', '1402'] },
      { number: '2.2', title: 'Prezzi', level: 2, indicators: ['7512'] },
      { number: '2.3', title: 'Turismo', level: 2, indicators: ['7516'] },
    ],
    content: [
      {
        kind: 'text',
        body: 'Nel luglio 2026 nel Cantone vivevano 211’094 persone. Il 4,6 % delle persone attive era disoccupato, i prezzi erano dello 0,3 % più alti di un anno prima e gli alberghi hanno registrato 158’473 pernottamenti.',
      },
    ],
    sources: [sources.population, sources.unemployment, sources.consumerPrices, sources.tourism],
    license: freeUse,
    next_update_text: 'nel corso del mese successivo',
    frequency: 'mensile',
    reference_period: 'luglio 2026',
  },
};
