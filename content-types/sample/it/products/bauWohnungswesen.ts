import type { LocalizedInput } from '../../../registry';
import { shareImages } from '../images';
import { freeUse } from '../sources';

/** The translated indicators of construction and housing. */
export const bauWohnungswesenProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '5813': {
    title: 'Tasso di abitazioni vuote',
    subtitle: 'Cantone di Basilea Città, al 1º giugno',
    description: 'Quante abitazioni su cento nel Cantone sono vuote e disponibili.',
    lesehilfe:
      'Il 1º giugno 2026 nel Cantone di Basilea Città era vuoto lo 0,78 % di tutte le abitazioni, cioè 78 su 10’000.',
    long_description:
      'Grafico a linee con due gobbe. La linea inizia nel 2002 con l’1,33 %, raggiunge nel 2005 il punto più alto con l’1,52 % e scende fino allo 0,23 % nel 2014. Poi sale fino all’1,17 % nel 2022, scende allo 0,77 % nel 2024, si trova allo 0,92 % nel 2025 e termina nel 2026 con lo 0,78 %.',
    erlaeuterungen:
      'Un’abitazione è considerata vuota se nel giorno di riferimento è abitabile e non occupata ed è offerta in affitto duraturo o in vendita. Contano anche le abitazioni ammobiliate e le case unifamiliari.\n\n- **Numeratore:** abitazioni vuote il 1º giugno\n- **Denominatore:** tutte le abitazioni secondo il registro degli edifici e delle abitazioni alla fine dell’anno precedente\n\nLa differenza tra due anni è indicata in *punti percentuali*: dal 2014 al 2022 il tasso è aumentato di 0,94 punti percentuali.',
    unit: '%',
    unit_label: 'Percentuale delle abitazioni',
    columns: [
      { key: 'jahr', label: 'Anno', role: 'period' },
      { key: 'quote', label: 'Tasso di abitazioni vuote', role: 'value' },
    ],
    annotations: [
      { type: 'point', x: '2014', y: 0.23, text: 'Valore minimo: 0,23 %' },
      { type: 'point', x: '2005', y: 1.52, text: 'Valore massimo: 1,52 %' },
    ],
    keywords: [
      'abitazioni sfitte',
      'abitazioni vuote',
      'mercato delle abitazioni',
      'penuria di alloggi',
      'tasso di sfitto',
    ],
    external_links: [
      { title: 'Articolo sulle abitazioni vuote 2026', url: '/artikel/leerstand-2026' },
      { title: 'Set di indicatori sulle abitazioni vuote', url: '/indikatorenset/leerstand' },
    ],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, rilevazione delle abitazioni vuote',
        url: 'https://statistik.bs.ch/indikatorenportal/5813',
      },
    ],
    license: freeUse,
    frequency: 'annuale',
    reference_period: 'giorno di riferimento 1º giugno, 2002–2026',
    seo_description:
      'Il tasso di abitazioni vuote del Cantone di Basilea Città dal 2002 al 2026: grafico, tabella, dati e spiegazioni.',
    share_image: shareImages.leerstand,
  },
  '7580': {
    title: 'Abitazioni vuote',
    subtitle: 'Cantone di Basilea Città, numero nel giorno di riferimento, 1960–2026',
    description: 'Il numero di abitazioni vuote nel Cantone dal 1960.',
    lesehilfe: 'Il 1º giugno 2026 nel Cantone erano vuote 912 abitazioni, 167 in meno di un anno prima.',
    long_description:
      'Grafico a colonne con 67 anni e quattro onde. Negli anni Sessanta le colonne si vedono appena: nel 1963 le abitazioni erano 4. I picchi sono nel 1976 con 1’268, nel 1985 con 1’077, nel 1999 con 1’602 e nel 2022 con 1’328 abitazioni vuote. In mezzo si trovano i minimi del 1990 con 175 e del 2014 con 245. L’ultima colonna, quella del 2026, indica 912.',
    erlaeuterungen:
      'Il numero dipende anche da quante abitazioni esistono in tutto. Per i confronti su un lungo periodo o con altri Cantoni è quindi più adatto il [tasso di abitazioni vuote](/indikatorenportal/5813).\n\nDelle 912 abitazioni vuote nel 2026, 224 hanno un locale, 274 due, 265 tre e 149 quattro o più locali.',
    unit: 'abitazioni',
    unit_label: 'Numero di abitazioni',
    columns: [
      { key: 'jahr', label: 'Anno', role: 'period' },
      { key: 'leer', label: 'Abitazioni vuote', role: 'value' },
    ],
    keywords: ['abitazioni sfitte', 'abitazioni vuote', 'numero'],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, rilevazione delle abitazioni vuote',
        url: 'https://statistik.bs.ch/indikatorenportal/7580',
      },
      {
        name: 'Ufficio di statistica di Basilea Città, statistica degli edifici e delle abitazioni',
        url: 'https://statistik.bs.ch/indikatorenportal/6214',
      },
    ],
    license: freeUse,
    frequency: 'annuale',
    reference_period: 'giorno di riferimento 1º giugno, 1960–2026',
    corrections: [
      {
        when: '2025-03-27',
        text: 'Per il 2024 erano indicate 865 abitazioni vuote. Il valore corretto è 897. Gli altri anni non sono interessati.',
      },
    ],
  },
  '5814': {
    title: 'Tasso di abitazioni vuote per quartiere',
    subtitle: 'Quartieri della città di Basilea, Riehen e Bettingen, 1º giugno 2026',
    description: 'Il tasso di abitazioni vuote dei 19 quartieri e dei Comuni di Riehen e Bettingen, 2026 e 2016.',
    lesehilfe: 'Il 1º giugno 2026 il tasso più alto tra tutti i quartieri era quello delle Vorstädte, con il 2,45 %.',
    long_description:
      'Carta del Cantone con 21 territori colorati; più il colore è intenso, più il tasso è alto. I più intensi sono Vorstädte con il 2,45 % e Altstadt Grossbasel con l’1,52 %. Superano l’1 % anche Altstadt Kleinbasel, St. Johann, Rosental, Clara, Kleinhüningen e, di poco, St. Alban. I più tenui sono Wettstein con lo 0,24 % e Bachletten con lo 0,32 %.',
    erlaeuterungen:
      'Nei quartieri piccoli bastano poche abitazioni per cambiare molto il tasso, per esempio quando un edificio nuovo nel giorno di riferimento non è ancora affittato.\n\nL’ultima colonna della tabella indica la differenza rispetto al 2016 in punti percentuali. È negativa a Hirzbrunnen (−0,55) e a Bettingen (−1,48): lì nel 2016 la quota di abitazioni vuote era più alta.',
    unit: '%',
    unit_label: 'Percentuale delle abitazioni',
    columns: [
      { key: 'wohnviertel', label: 'Quartiere o Comune', role: 'area' },
      { key: 'quote_2026', label: 'Tasso di abitazioni vuote 2026', role: 'value' },
      { key: 'quote_2016', label: 'Tasso di abitazioni vuote 2016', role: 'value' },
      { key: 'differenz', label: 'Differenza tra 2026 e 2016', role: 'value', unit: 'punti percentuali' },
    ],
    keywords: ['abitazioni sfitte', 'abitazioni vuote', 'carta', 'quartiere'],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, rilevazione delle abitazioni vuote',
        url: 'https://statistik.bs.ch/indikatorenportal/5814',
      },
    ],
    license: freeUse,
    frequency: 'annuale',
    reference_period: 'giorno di riferimento 1º giugno 2026',
  },
};
