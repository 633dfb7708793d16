import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';

export const leerstand2026: LocalizedInput<'articles'> = {
  title: 'Il tasso di abitazioni vuote scende allo 0,78 %',
  kicker: 'Abitare',
  lead: 'Il 1º giugno 2026 nel Cantone di Basilea Città erano vuote 912 abitazioni, 167 in meno di un anno prima. Il tasso di abitazioni vuote è così sceso dallo 0,92 % allo 0,78 %.',
  image: { ...images.wohnen, focal_x: 0.5, focal_y: 0.4 },
  hero_statistics: [
    {
      label: 'Tasso di abitazioni vuote',
      indicator: '5813',
      supporting_text: '1º giugno 2026; anno precedente: 0,92 %',
      trend_text: '0,14 punti percentuali in meno',
    },
    {
      label: 'Abitazioni vuote',
      indicator: '7580',
      supporting_text: '1º giugno 2026; anno precedente: 1’079',
      trend_text: '167 abitazioni in meno',
    },
    {
      label: 'Tasso più alto: quartiere Vorstädte',
      value: 2.45,
      decimals: 2,
      unit: '%',
      supporting_text: '1º giugno 2026; tasso più basso: Wettstein con lo 0,24 %',
      url: '/indikatorenportal/5814',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Meno abitazioni vuote dell’anno precedente',
      body: [
        'La rilevazione annuale conta tutte le abitazioni che il 1º giugno, giorno di riferimento, sono offerte in affitto o in vendita e potrebbero essere occupate subito. Nel 2026 erano 912. Rispetto alle 1’079 dell’anno precedente il calo è del 15,5 %.',
        'Il tasso misura la quota delle abitazioni vuote sul totale delle abitazioni. Ora è dello 0,78 %, quasi come nel 2024 (0,77 %). L’aumento del 2025 è stato quindi solo temporaneo.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '5813', size: 'l', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Uno sguardo su vent’anni',
      body: [
        'Il mercato delle abitazioni nel Cantone conosce onde lunghe. Nel 2005 il tasso era dell’1,52 %, fino al 2014 è sceso allo 0,23 %. Poi l’offerta è tornata a crescere; l’ultimo massimo è stato raggiunto nel 2022 con l’1,17 %. Da allora le abitazioni vuote sono diminuite.',
        'Il numero di abitazioni vuote mostra lo stesso andamento. Nel 2017 ne sono state contate 546, nel 2022 1’328, cioè più del doppio. L’indicatore [Abitazioni vuote](/indikatorenportal/7580) riporta l’intera serie.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '7580', size: 'm', start_view: 'chart', show_downloads: false },
    {
      kind: 'info-box',
      title: 'Che cosa si considera vuoto',
      variant: 'definition',
      body: 'Un’abitazione vuota nel giorno di riferimento non è occupata, è abitabile ed è offerta in affitto per almeno tre mesi o in vendita. Non vi rientrano le abitazioni in ristrutturazione o già assegnate.',
    },
    {
      kind: 'text',
      heading: 'Le abitazioni piccole sono vuote più spesso',
      body: [
        'Delle 912 abitazioni vuote 763 avevano al massimo tre locali; sono l’83,7 %. Il tasso è più alto per i monolocali. Per le famiglie invece la scelta resta limitata: solo 49 delle abitazioni vuote avevano cinque o più locali.',
        [
          '| Numero di locali | Abitazioni vuote | Quota sul totale delle vuote | Tasso di abitazioni vuote |',
          '| --- | ---: | ---: | ---: |',
          '| 1 locale | 224 | 24,6 % | 1,7 % |',
          '| 2 locali | 274 | 30,0 % | 1,0 % |',
          '| 3 locali | 265 | 29,1 % | 0,6 % |',
          '| 4 locali | 100 | 11,0 % | 0,5 % |',
          '| 5 locali | 29 | 3,2 % | 0,4 % |',
          '| 6 e più locali | 20 | 2,2 % | 0,3 % |',
        ].join('\n'),
        'Le quote sono arrotondate; la loro somma non è quindi esattamente 100 %.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Grandi differenze tra i quartieri',
      body: [
        'Il tasso è più alto nelle Vorstädte (2,45 %), seguite da Altstadt Grossbasel (1,52 %) e Altstadt Kleinbasel (1,18 %). All’altro estremo si trovano Wettstein (0,24 %) e Bachletten (0,32 %). A Riehen il tasso è dello 0,84 %, a Bettingen dello 0,53 %.',
        'Il confronto con il 2016 mostra quasi ovunque un aumento. Solo a Hirzbrunnen e a Bettingen il tasso è oggi più basso di dieci anni fa. Nei quartieri piccoli basta però un solo edificio nuovo per cambiare nettamente il tasso.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '5814', size: 'full', start_view: 'chart' },
    {
      kind: 'expand-section',
      summary: 'Come nasce la rilevazione delle abitazioni vuote',
      body: [
        'È una rilevazione totale. Amministrazioni, cooperative e proprietari notificano le loro abitazioni vuote. I dati vengono confrontati con il registro degli edifici e delle abitazioni, dal quale proviene anche il totale delle abitazioni.',
        '- **Giorno di riferimento:** 1º giugno\n- **Territorio:** Cantone, Comuni e quartieri\n- **Pubblicazione:** in agosto',
        'La scheda metodologica della [rilevazione delle abitazioni vuote](/statistik/103) descrive il procedimento nei dettagli.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'I due Cantoni insieme',
      body: 'Anche nel Cantone vicino le abitazioni vuote sono diminuite: a Basilea Campagna erano 980, contro le 1’196 del 2025. Per i due Cantoni insieme risultano 1’892 abitazioni vuote e un tasso dello 0,70 %.',
    },
    { kind: 'indicator-set', set: 'leerstand', display: 'tiles', limit: 6 },
    { kind: 'quiz', quiz: 'quartier', mode: 'inline', questions_limit: 3 },
  ],
  sources: [
    {
      name: 'Ufficio di statistica di Basilea Città, rilevazione delle abitazioni vuote',
      url: 'https://statistik.bs.ch/indikatorenportal/5813',
    },
    {
      name: 'Ufficio di statistica di Basilea Città, rilevazione delle abitazioni vuote per quartiere',
      url: 'https://statistik.bs.ch/indikatorenportal/5814',
    },
  ],
  next_update_text: 'agosto 2027',
  frequency: 'annuale',
  reference_period: 'giorno di riferimento 1º giugno 2026',
  seo_title: 'Abitazioni vuote 2026: lo 0,78 % a Basilea Città',
  seo_description:
    'Il 1º giugno 2026 a Basilea Città erano vuote 912 abitazioni. Le cifre per numero di locali, quartiere e anno.',
  share_image: shareImages.leerstand,
};
