import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const pendeln: LocalizedInput<'articles'> = {
  title: 'Per ogni pendolare in uscita quasi quattro in entrata',
  kicker: 'Trasporti e lavoro',
  lead: 'Nel 2024 circa 90’400 persone abitavano fuori dal Cantone e lavoravano a Basilea Città. In senso inverso erano circa 24’700.',
  image: images.tram,
  hero_statistics: [
    {
      label: 'Pendolari in entrata',
      indicator: '5203',
      series: 'zupendelnde',
      period: '2024',
      supporting_text: 'dato arrotondato, 2024',
    },
    {
      label: 'Pendolari in uscita',
      indicator: '5203',
      series: 'wegpendelnde',
      period: '2024',
      supporting_text: 'dato arrotondato, 2024',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Un centro per il lavoro',
      body: [
        'Basilea Città offre molto più lavoro di quanto possa svolgerne la sua popolazione. A fine 2023 il Cantone contava 199’745 addetti e 206’308 abitanti. Per ogni 100 persone che vi abitano, bambini e pensionati compresi, ci sono quindi 97 addetti.',
        'Gran parte di questo lavoro è svolta da pendolari. Nel 2024 circa 90’400 persone venivano da fuori, mentre circa 24’700 abitanti del Cantone lavoravano altrove. Ne risulta un’eccedenza di circa 65’700 persone: per ogni pendolare in uscita ce ne sono 3,7 in entrata.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '5203', size: 'l', start_view: 'chart', show_explanations: true },
    { kind: 'focus-teaser', focus_teaser: 'pendeln-fokus' },
    {
      kind: 'text',
      heading: 'Oltre due confini nazionali',
      body: [
        'Il mercato del lavoro non si ferma ai confini. L’agglomerato trinazionale di Basilea comprende 203 Comuni in tre Paesi:',
        '- 107 in Svizzera\n- 72 in Francia\n- 24 in Germania',
        'Quante persone residenti in Francia e in Germania lavorano nel Cantone lo misura la Statistica dei frontalieri della Confederazione, che si basa sui permessi rilasciati. Le due fonti si completano, ma non si possono semplicemente sommare.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Collegamenti vicini',
      body: [
        'Chi abita nel Cantone di solito non è lontano dalla fermata più vicina. Nel 2024 due terzi della popolazione (66,1 %) vivevano in una zona con il miglior livello di qualità dei trasporti pubblici, il livello A; un altro 30,1 % in una zona di livello B. Nei livelli D ed E abitavano insieme meno di 600 persone.',
        [
          '| Livello di qualità | Abitanti | Quota |',
          '| --- | ---: | ---: |',
          '| A | 136’925 | 66,1 % |',
          '| B | 62’317 | 30,1 % |',
          '| C | 7’161 | 3,5 % |',
          '| D | 459 | 0,2 % |',
          '| E | 133 | 0,1 % |',
        ].join('\n'),
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Dove lavorano gli addetti',
      body: [
        'Quali rami attirano così tante persone lo mostra la Statistica strutturale delle imprese. Nel 2022 il Cantone contava 199’737 addetti. 34’903, cioè il 17,5 %, lavoravano nella sanità e nell’assistenza sociale. Le attività professionali, scientifiche e tecniche occupavano 23’426 persone (11,7 %), l’industria chimica e farmaceutica 18’441 (9,2 %).',
        'Gli addetti sono contati nel luogo di lavoro. Chi lavora a Basilea e abita a Liestal figura perciò tra gli addetti a Basilea e nella popolazione a Liestal.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'In automobile nel centro città',
      body: 'Non tutti gli spostamenti verso la città sono dovuti al lavoro. Nel 2023 nei quattro autosili del centro sono entrate in media 5’668 automobili al giorno dal lunedì al venerdì e 6’583 il sabato. Il sabato il valore è quindi più alto del 16 %: un segno che molte persone vengono per gli acquisti e il tempo libero.',
    },
    {
      kind: 'info-box',
      title: 'Un campione, non una rilevazione totale',
      variant: 'info',
      body: 'Le cifre sui pendolari si basano su un campione e sono estrapolate all’intera popolazione. Per questo sono arrotondate. Piccole variazioni da un anno all’altro possono essere casuali.',
    },
    { kind: 'link-button', label: 'All’applicazione StatAtlas', url: '/apps/statatlas', style: 'secondary' },
    {
      kind: 'search-button',
      label: 'Cercare cifre sui pendolari',
      query: 'pendolari',
      placeholder: 'Comune o parola chiave',
    },
    {
      kind: 'additional-information-box',
      title: 'Ulteriori informazioni',
      links: [
        { title: 'Sottotema Pendolari', url: '/unterthema/pendler' },
        { title: 'Carta dei pendolari (in tedesco)', url: '/interaktiv/pendlerkarte' },
      ],
      contacts: ['daniel-modell', 'carla-exempel'],
      method_links: [
        { title: 'Scheda metodologica della statistica dei pendolari (in tedesco)', url: '/statistik/110' },
      ],
      next_update: 'Primavera 2027',
    },
  ],
  sources: [
    {
      name: 'Portale degli indicatori di Basilea Città, pendolari',
      url: 'https://statistik.bs.ch/indikatorenportal/5203',
    },
    {
      name: 'Ufficio federale di statistica (UST), Statistica strutturale delle imprese (STATENT)',
      url: 'https://statistik.bs.ch/indikatorenportal/5901',
    },
    {
      name: 'Ufficio della mobilità di Basilea Città, livelli di qualità dei trasporti pubblici',
      url: 'https://statistik.bs.ch/indikatorenportal/5822',
    },
    {
      name: 'Ufficio federale di statistica (UST), addetti per ramo',
      url: 'https://statistik.bs.ch/indikatorenportal/8438',
    },
    {
      name: 'Autosili di Basilea Città, entrate nel centro città',
      url: 'https://statistik.bs.ch/indikatorenportal/9594',
    },
  ],
  next_update_text: 'primavera 2027',
  frequency: 'annuale',
  reference_period: 'anno 2024',
  info_box: {
    title: 'Basilea in movimento',
    body: 'Carte e animazioni su popolazione e trasporti riunite in una pagina (in tedesco).',
    teaser_elements: [
      { title: 'Basilea in movimento', url: '/interaktiv/container/basel-in-bewegung', kind: 'Interattivo' },
    ],
  },
};
