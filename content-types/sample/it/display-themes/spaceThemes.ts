import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Environment, energy, housing and traffic. */
export const spaceThemes: Readonly<Record<string, LocalizedInput<'display-themes'>>> = {
  'raum-umwelt': {
    number: '02',
    // Long on purpose, as in German.
    title:
      'Territorio e ambiente: utilizzazione del suolo, clima, acqua, aria e rifiuti nella città di Basilea e nei Comuni di Riehen e Bettingen',
    title_short: 'Territorio e ambiente',
    lead: 'Come si utilizza il suolo, quanto fa caldo, quanto verde c’è e quanti rifiuti si producono.',
    image: images.umwelt,
    hero_statistics: [
      {
        label: 'Rifiuti urbani per abitante',
        value: 244.7,
        decimals: 1,
        unit: 'kg',
        supporting_text: '2024; 2023: 246,6 chilogrammi',
        trend_text: 'meno dell’anno precedente',
        url: '/indikatorenportal/1502',
      },
      {
        label: 'Superficie agricola utile',
        value: 422.9,
        decimals: 1,
        unit: 'ha',
        supporting_text: '2024, gestita da 13 aziende',
        url: '/indikatorenportal/4914',
      },
      {
        label: 'Superficie sotto le chiome degli alberi',
        value: 24.4,
        decimals: 1,
        unit: '%',
        supporting_text: '2024; città di Basilea: 17,2 %',
        url: '/unterthema/klima',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sottotemi', display: 'tiles', show_lead: true },
      {
        kind: 'text',
        heading: 'Densamente costruito, eppure per un quarto sotto gli alberi',
        body: [
          'Su un ettaro di superficie cantonale vivono 58,7 persone (2025), nelle zone edificabili 145,8. In nessun altro Cantone la densità è così alta.',
          '',
          '- **Città di Basilea:** 2’280,1 ettari in 19 quartieri',
          '- **Riehen:** 1’086,0 ettari',
          '- **Bettingen:** 222,7 ettari',
          '',
          'Le superfici dei quartieri e dei Comuni non comprendono il Reno.',
        ].join('\n'),
      },
      {
        kind: 'interactive-element',
        interactive: 'rheintemperatur',
        caption: 'Temperatura dell’acqua del Reno a Basilea',
        source: 'Ufficio dell’ambiente e dell’energia di Basilea Città',
      },
      { kind: 'app', app: 'statatlas', display: 'card' },
      {
        kind: 'additional-information-box',
        title: 'Per approfondire',
        contacts: ['felix-vorlage'],
        sources: [sources.environment, sources.landUse, sources.parks],
        method_links: [
          { title: 'Scheda metodologica della statistica della superficie (in tedesco)', url: '/statistik/111' },
        ],
        links: [{ title: 'Set di indicatori sull’ambiente (in tedesco)', url: '/indikatorenset/umwelt' }],
      },
    ],
    seo_title: 'Territorio e ambiente',
  },
  energie: {
    number: '08',
    title: 'Energia',
    lead: 'Quanta energia consuma il Cantone, da dove viene e quale parte è rinnovabile.',
    image: images.umwelt,
    hero_statistics: [
      {
        label: 'Consumo di olio da riscaldamento, gas e carburanti',
        value: 1291,
        unit: 'GWh',
        supporting_text: '2022; 2010: 2’579 GWh',
        trend_text: 'la metà rispetto al 2010',
        url: '/indikatorenportal/1601',
      },
      {
        label: 'Quota di energia rinnovabile, senza la mobilità',
        value: 50.5,
        decimals: 1,
        unit: '%',
        supporting_text: '2022; 2010: 40,3 %',
      },
      {
        label: 'Elettricità da impianti fotovoltaici',
        value: 39.5,
        decimals: 1,
        unit: 'GWh',
        supporting_text: '2022; 2021: 33,8 GWh',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Meno petrolio e meno gas',
        body: [
          'Dal 2010 al 2022 il consumo di energia fossile si è dimezzato, passando da 2’579 a 1’291 gigawattora. La sua quota sul consumo finale è scesa dal 46,3 % al 33,4 %.',
          '',
          '| Vettore energetico | 2010, GWh | 2022, GWh |',
          '| --- | ---: | ---: |',
          '| Gas naturale | 1’262,5 | 558,4 |',
          '| Olio da riscaldamento | 503,1 | 175,1 |',
          '| Diesel | 397,7 | 349,6 |',
          '| Benzina | 416,2 | 208,3 |',
          '',
          'Per benzina e diesel una parte del calo dipende dal fatto che dal 2020 il consumo è stimato con un nuovo modello del traffico.',
        ].join('\n'),
      },
      { kind: 'sub-theme-list', display: 'list', show_lead: true },
      {
        kind: 'additional-information-box',
        contacts: ['felix-vorlage'],
        sources: [sources.energy],
        next_update: 'La statistica dell’energia esce ogni due anni.',
      },
    ],
  },
  'bau-wohnungswesen': {
    number: '09',
    title: 'Costruzioni e abitazioni',
    lead: 'Edifici, abitazioni, abitazioni vuote: quante abitazioni ci sono, quanto sono grandi e quante sono libere.',
    image: images.wohnen,
    hero_statistics: [
      {
        label: 'Tasso di abitazioni vuote',
        indicator: '5813',
        supporting_text: '1º giugno 2026; 2025: 0,92 %',
        trend_text: 'più basso dell’anno precedente',
      },
      {
        label: 'Abitazioni vuote',
        indicator: '7580',
        supporting_text: '1º giugno 2026; 2025: 1’079',
        trend_text: '167 in meno dell’anno precedente',
      },
      {
        label: 'Abitazioni occupate',
        value: 103900,
        unit: 'abitazioni',
        supporting_text: 'fine 2025; fine 2024: 102’970',
      },
      {
        label: 'Superficie abitativa per persona',
        value: 41.2,
        decimals: 1,
        unit: 'm²',
        supporting_text: '2025; 2024: 41,5 m²',
        url: '/indikatorenportal/6363',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sottotemi', display: 'tiles', show_lead: true },
      { kind: 'background-article', article: 'leerstand-2026', kicker: 'Novità' },
      { kind: 'indicator', indicator: '5813', size: 'l', range_from: '2002' },
      {
        kind: 'text',
        heading: 'Una città di inquilini',
        body: 'A fine 2025 il 73,2 % delle abitazioni occupate erano normali abitazioni in affitto. A queste si aggiungevano 11’613 abitazioni di cooperative. Solo 15’361 abitazioni, il 14,8 %, erano occupate dai proprietari.',
      },
      {
        kind: 'search-product-list',
        title: 'Indicatori sulle abitazioni',
        produkt: 'Indikator',
        sort: 'title',
        limit: 8,
        show_facets: false,
        empty_text: 'Al momento qui non ci sono indicatori.',
      },
      {
        kind: 'additional-information-box',
        title: 'Per approfondire',
        contacts: ['beat-muster'],
        sources: [sources.vacancies, sources.dwellings],
        method_links: [
          { title: 'Scheda metodologica della rilevazione delle abitazioni vuote', url: '/statistik/103' },
          {
            title: 'Scheda metodologica del registro degli edifici e delle abitazioni (in tedesco)',
            url: '/statistik/104',
          },
        ],
        next_update: 'Agosto 2027',
      },
    ],
    share_image: shareImages.leerstand,
  },
  verkehr: {
    number: '11',
    title: 'Mobilità e trasporti',
    lead: 'Con quali mezzi ci si sposta, chi fa il pendolare, quali automobili si comprano e quanto sono sicure le strade.',
    image: images.verkehr,
    hero_statistics: [
      {
        label: 'Incidenti stradali',
        indicator: '9274',
        supporting_text: '2025; 2024: 535',
        goal: 'lower',
        trend_text: '35 in meno dell’anno precedente',
      },
      {
        label: 'Automobili nuove a trazione elettrica',
        indicator: '12713',
        series: 'elektrisch',
        supporting_text: '2025, su 2’652 automobili nuove',
      },
      {
        label: 'entrano nel Cantone per lavoro',
        indicator: '5203',
        series: 'zupendelnde',
        supporting_text: '2024, dato arrotondato; in uscita: 24’700',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sottotemi', display: 'tiles' },
      { kind: 'focus-teaser', focus_teaser: 'pendeln-fokus' },
      {
        kind: 'text',
        heading: 'Più biciclette, meno automobili',
        body: [
          'Dal 2010 al 2025 il traffico ciclistico è aumentato di tre quarti (indice 174,8; 2010 = 100, corretto per gli effetti meteorologici). In tutto il Cantone il traffico automobilistico è diminuito del 7,4 %. Sulle strade cittadine nel 2025 è tornato a crescere, ma è rimasto dell’8,6 % sotto il livello del 2010.',
          '',
          'Fonte: Ufficio della mobilità di Basilea Città, indice delle prestazioni di traffico.',
        ].join('\n'),
      },
      { kind: 'teaser-box', title: 'Novità su mobilità e trasporti', limit: 4, columns: 2 },
      {
        kind: 'additional-information-box',
        title: 'Per approfondire',
        contacts: ['daniel-modell'],
        sources: [sources.accidents, sources.vehicles, sources.structuralSurvey],
        method_links: [
          {
            title: 'Scheda metodologica della statistica degli incidenti stradali (in tedesco)',
            url: '/statistik/108',
          },
          { title: 'Scheda metodologica della statistica dei veicoli a motore (in tedesco)', url: '/statistik/109' },
          { title: 'Scheda metodologica della statistica dei pendolari (in tedesco)', url: '/statistik/110' },
        ],
      },
    ],
  },
};
