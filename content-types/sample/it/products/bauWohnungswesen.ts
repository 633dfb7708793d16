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
    corrections: [
      {
        when: '2026-08-27',
        text: 'Nella prima versione i valori di Rosental e Wettstein erano scambiati. I valori corretti sono l’1,01 % per Rosental e lo 0,24 % per Wettstein.',
      },
    ],
  },
  '7577': {
    title: 'Abitazioni vuote per numero di locali',
    subtitle: 'Cantone di Basilea Città, 1º giugno 2026',
    description: 'Quanti locali hanno le abitazioni vuote nel giorno di riferimento.',
    lesehilfe: 'Il 1º giugno 2026 avevano due locali 274 delle 912 abitazioni vuote, cioè il 30 %.',
    long_description:
      'Grafico ad anello con sei parti. La più grande sono le abitazioni di due locali (274, 30 %), seguite da quelle di tre locali (265, 29 %) e di un locale (224, 25 %). Più piccole sono le parti delle abitazioni di quattro (100, 11 %), di cinque (29, 3 %) e di sei o più locali (20, 2 %).',
    erlaeuterungen:
      'Più di quattro abitazioni vuote su cinque hanno al massimo tre locali. La tabella rapporta il loro numero anche a tutte le abitazioni della stessa grandezza: è vuoto l’1,7 % delle abitazioni di un locale, ma solo lo 0,3 % di quelle di sei o più locali.\n\nUn’abitazione è vuota se nel giorno di riferimento vi si potrebbe traslocare ed è offerta in affitto duraturo o in vendita.',
    unit: 'abitazioni',
    unit_label: 'Numero di abitazioni',
    columns: [
      { key: 'zimmer', label: 'Numero di locali', role: 'category' },
      { key: 'anzahl', label: 'Abitazioni vuote', role: 'value' },
      { key: 'quote', label: 'Quota di tutte quelle di questa grandezza', role: 'value', unit: '%', decimals: 1 },
    ],
    keywords: ['abitazioni sfitte', 'locali', 'grandezza delle abitazioni', 'monolocale'],
    external_links: [{ title: 'Articolo sulle abitazioni vuote 2026', url: '/artikel/leerstand-2026' }],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, rilevazione delle abitazioni vuote',
        url: 'https://statistik.bs.ch/indikatorenportal/7577',
      },
    ],
    license: freeUse,
    frequency: 'annuale',
    reference_period: 'giorno di riferimento 1º giugno 2026',
  },
  '1302': {
    title: 'Abitazioni per quartiere',
    subtitle: 'Quartieri della città di Basilea, Riehen e Bettingen, fine 2025',
    description: 'Quante abitazioni ci sono nei 19 quartieri e nei Comuni di Riehen e Bettingen.',
    lesehilfe:
      'Alla fine del 2025 a Gundeldingen c’erano 11’979 abitazioni, più che in ogni altro territorio del Cantone.',
    long_description:
      'Carta del Cantone con 21 territori e in ognuno un cerchio; più il cerchio è grande, più abitazioni ci sono. I cerchi più grandi sono quelli di Gundeldingen con 11’979, Riehen con 10’964, St. Johann con 10’751 e Iselin con 10’362 abitazioni. I più piccoli sono quelli di Bettingen con 564, Kleinhüningen con 1’588, Altstadt Grossbasel con 1’624 e Altstadt Kleinbasel con 1’775.',
    erlaeuterungen:
      'In tutto sono 117’252. La tabella indica anche quelle di uno o due locali: 41’134, poco più di un terzo. Cucina, bagno, corridoi e mezzi locali non contano come locali.\n\nI territori hanno grandezze molto diverse: molte abitazioni non significano quindi che l’edificazione sia densa.',
    unit: 'abitazioni',
    unit_label: 'Numero di abitazioni',
    columns: [
      { key: 'wohnviertel', label: 'Quartiere o Comune', role: 'area' },
      { key: 'wohnungen', label: 'Abitazioni', role: 'value' },
      { key: 'klein', label: 'di cui con 1 o 2 locali', role: 'value' },
    ],
    keywords: ['patrimonio abitativo', 'quartiere', 'carta', 'locali'],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, statistica degli edifici e delle abitazioni',
        url: 'https://statistik.bs.ch/indikatorenportal/6988',
      },
    ],
    license: freeUse,
    frequency: 'annuale',
    reference_period: 'fine 2025',
  },
  '22409': {
    title: 'Soddisfazione per i dintorni dell’abitazione',
    subtitle: 'Città di Basilea, risposte di famiglie, 2009–2022',
    description: 'Quanto sono soddisfatte le famiglie della città di Basilea dei dintorni della loro abitazione.',
    lesehilfe: 'Nel 2022 696 risposte su 1’403 erano «molto soddisfatte», cioè il 49,6 %.',
    long_description:
      'Quattro barre orizzontali al 100 %, una per ogni inchiesta: 2009, 2013, 2017 e 2022, ognuna in quattro parti da molto soddisfatte a molto insoddisfatte. Era molto soddisfatto il 45 % (2009), il 34 % (2013), il 51 % (2017) e il 50 % (2022) delle famiglie, abbastanza soddisfatto il 42, il 47, il 37 e il 39 %. Tra il 9 e il 14 % era piuttosto insoddisfatto, soprattutto nel 2013; tra il 2 e il 5 % era molto insoddisfatto.',
    erlaeuterungen:
      'La domanda riguarda i dintorni dell’abitazione nel loro insieme. All’inchiesta partecipano le economie domestiche con almeno un genitore e un figlio sotto i 18 anni che vivono nel Cantone da un anno o più. Qui sono riportate quelle della città di Basilea.\n\nIl grafico rapporta le quattro risposte alla loro somma. Le famiglie che non sapevano o non hanno risposto sono solo nella tabella; contandole, nel 2022 era molto soddisfatto il 46,9 %. Dal 2013 le risposte sono ponderate secondo la formazione dei genitori e il tipo di famiglia e perciò arrotondate.',
    unit: 'risposte',
    unit_label: 'Numero di risposte, ponderato',
    columns: [
      { key: 'jahr', label: 'Anno', role: 'period' },
      { key: 'sehr_zufrieden', label: 'molto soddisfatte', role: 'value' },
      { key: 'eher_zufrieden', label: 'abbastanza soddisfatte', role: 'value' },
      { key: 'eher_unzufrieden', label: 'piuttosto insoddisfatte', role: 'value' },
      { key: 'sehr_unzufrieden', label: 'molto insoddisfatte', role: 'value' },
      { key: 'ohne_antwort', label: 'non so, nessuna risposta', role: 'value' },
    ],
    keywords: ['inchiesta', 'sondaggio', 'famiglie', 'qualità di vita', 'quartiere'],
    sources: [
      {
        name: 'Ufficio di statistica di Basilea Città, inchiesta cantonale presso le famiglie',
        url: 'https://statistik.bs.ch/indikatorenportal/22409',
      },
    ],
    license: freeUse,
    next_update_text: 'dopo la prossima inchiesta presso le famiglie',
    frequency: 'ogni quattro o cinque anni',
    reference_period: 'inchieste 2009, 2013, 2017 e 2022',
  },
};
