import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Work, prices and tourism. */
export const economyThemes: Readonly<Record<string, LocalizedInput<'display-themes'>>> = {
  'arbeit-erwerb': {
    number: '03',
    title: 'Lavoro e reddito',
    lead: 'Chi lavora, chi cerca lavoro e in quali rami si trovano i posti.',
    image: images.arbeit,
    hero_statistics: [
      {
        label: 'Tasso di disoccupazione',
        indicator: '7510',
        supporting_text: 'luglio 2026; 4’760 persone iscritte a un URC',
      },
      {
        label: 'Tasso di disoccupazione tra i 15 e i 24 anni',
        value: 4.5,
        decimals: 1,
        unit: '%',
        supporting_text: 'media 2025; tutte le età: 4,3 %',
        url: '/indikatorenportal/8980',
      },
      {
        label: 'Disoccupati di lunga durata',
        value: 941,
        unit: 'persone',
        supporting_text: 'luglio 2026; iscritti da oltre un anno',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sottotemi', display: 'tiles', show_lead: true },
      { kind: 'indicator', indicator: '7510', size: 'l', range_from: '2020-01' },
      { kind: 'background-article', article: 'pendeln', kicker: 'Lavoro e trasporti' },
      {
        kind: 'text',
        heading: 'Un mercato del lavoro oltre i confini',
        body: [
          'Il Cantone offre quasi tanti posti di lavoro quanti sono i suoi abitanti: nel 2023 vi lavoravano 199’745 addetti. Molti abitano altrove, nel resto della Svizzera nordoccidentale, nel Baden meridionale o in Alsazia.',
          '',
          'Per questo le cifre secondo il **luogo di lavoro** (addetti) e quelle secondo il **domicilio** (persone attive, disoccupati) non dicono la stessa cosa. Ogni indicatore precisa quale vale.',
        ].join('\n'),
      },
      { kind: 'focus-teaser', focus_teaser: 'glossar-fokus' },
      {
        kind: 'additional-information-box',
        title: 'Per approfondire',
        contacts: ['carla-exempel'],
        sources: [sources.unemployment, sources.companies, sources.structuralSurvey],
        method_links: [{ title: 'Scheda metodologica della statistica della disoccupazione', url: '/statistik/106' }],
        links: [{ title: 'Cifre della Confederazione sulla disoccupazione', url: 'https://www.amstat.ch/' }],
        next_update: 'Ogni mese, all’inizio del mese successivo',
      },
    ],
  },
  preise: {
    number: '05',
    title: 'Prezzi',
    lead: 'Quanto costa vivere a Basilea: prezzi al consumo e pigioni.',
    image: images.home,
    hero_statistics: [
      {
        label: 'Rincaro rispetto a un anno prima',
        indicator: '7512',
        supporting_text: 'luglio 2026; Svizzera: 0,4 %',
        trend_text: 'media 2025: 0,2 %',
      },
      {
        label: 'Indice dei prezzi al consumo di Basilea',
        value: 101.1,
        decimals: 1,
        unit: 'punti',
        supporting_text: 'luglio 2026; dicembre 2025 = 100',
        url: '/indikatorenportal/7513',
      },
      {
        label: 'Pigione mensile di un’abitazione di 3 locali',
        value: 1353,
        unit: 'franchi',
        supporting_text: 'maggio 2026; maggio 2025: 1’330 franchi',
        url: '/unterthema/mietpreise',
      },
    ],
    content: [
      { kind: 'indicator', indicator: '7512', size: 'l' },
      {
        kind: 'text',
        heading: 'Una cifra per mille prezzi',
        body: 'Il rincaro misura come cambiano in media i prezzi di tutti i beni e servizi. Per la singola economia domestica può essere più alto o più basso: chi usa spesso l’automobile risente di più del prezzo della benzina, chi ha appena traslocato delle pigioni.',
      },
      {
        kind: 'sub-theme-list',
        title: 'Sottotemi',
        display: 'list',
        show_counts: false,
        show_lead: true,
      },
      {
        kind: 'additional-information-box',
        contacts: ['carla-exempel'],
        sources: [sources.consumerPrices, sources.rents],
        method_links: [
          { title: 'Scheda metodologica dell’indice di Basilea', url: '/statistik/107' },
          { title: 'Scheda metodologica della rilevazione delle pigioni (in tedesco)', url: '/statistik/113' },
        ],
      },
    ],
  },
  tourismus: {
    number: '10',
    title: 'Turismo',
    lead: 'Ospiti, pernottamenti e letti: quante persone pernottano negli alberghi di Basilea e da dove vengono.',
    image: images.tourismus,
    hero_statistics: [
      {
        label: 'Pernottamenti in albergo',
        indicator: '6546',
        supporting_text: '2025; 2024: 1’553’925',
        trend_text: 'più dell’anno precedente',
      },
      {
        label: 'Pernottamenti nell’ultimo mese',
        indicator: '7516',
        supporting_text: 'luglio 2026',
      },
      {
        label: 'Letti negli alberghi',
        value: 9493,
        unit: 'letti',
        supporting_text: '2025, in 63 aziende; 2024: 9’291',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Fiere, musei, carnevale',
        body: 'Basilea accoglie viaggiatori d’affari e vacanzieri. Nel 2025 il 62,8 % dei pernottamenti è stato di ospiti dall’estero, cioè 1’059’022 su 1’686’289. Il mese più forte è stato dicembre con 175’960 pernottamenti, il più debole gennaio con 89’163.',
      },
      { kind: 'indicator', indicator: '7516', size: 'l', show_explanations: true },
      { kind: 'background-article', article: 'tourismus-2025' },
      { kind: 'sub-theme-list', display: 'list', show_lead: true },
      { kind: 'teaser-box', title: 'Novità sul turismo', limit: 3, columns: 3 },
      {
        kind: 'additional-information-box',
        title: 'Per approfondire',
        contacts: ['daniel-modell'],
        sources: [sources.tourism],
        method_links: [{ title: 'Scheda metodologica della statistica del turismo', url: '/statistik/105' }],
        links: [{ title: 'Dati sui pernottamenti nel portale dei dati (in tedesco)', url: 'https://data.bs.ch/' }],
        next_update: 'Ogni mese',
      },
    ],
    share_image: shareImages.standard,
  },
};
