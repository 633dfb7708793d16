import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const bevoelkerungJuli2026: LocalizedInput<'articles'> = {
  title: '211’094 persone vivono a Basilea Città a fine luglio 2026',
  kicker: 'Popolazione',
  lead: 'A fine luglio 2026 nel Cantone di Basilea Città vivevano 211’094 persone. Dalla fine di giugno dieci dei 21 territori sono cresciuti, undici contano meno abitanti.',
  image: images.bevoelkerung,
  hero_statistics: [
    {
      label: 'Popolazione residente del Cantone',
      value: 211094,
      decimals: 0,
      unit: 'persone',
      supporting_text: 'fine luglio 2026',
      url: '/indikatorenportal/7763',
    },
    {
      label: 'Città di Basilea',
      value: 186729,
      decimals: 0,
      unit: 'persone',
      supporting_text: 'Luglio 2026; 88,5 % della popolazione',
      url: '/indikatorenportal/6623',
    },
    {
      label: 'Riehen e Bettingen',
      value: 24365,
      decimals: 0,
      unit: 'persone',
      supporting_text: 'Luglio 2026; 23’048 e 1’317 persone',
      url: '/indikatorenportal/7763',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Un tranquillo mese estivo',
      body: [
        'Delle 211’094 persone 186’729 vivevano nella città di Basilea, 23’048 nel Comune di Riehen e 1’317 a Bettingen. Rispetto al mese precedente il totale è cambiato poco: sommando le variazioni dei 21 territori risulta un leggero calo di 64 persone.',
        'I valori mensili oscillano, perché arrivi e partenze non si distribuiscono in modo uniforme nell’anno. Per giudicare la crescita conviene perciò confrontare le cifre di fine anno: a fine 2024 il Cantone contava 207’515 persone, a fine 2025 già 210’529. È un aumento dell’1,5 %.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '7763', size: 'full', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Dove la popolazione è aumentata e dove è diminuita',
      body: [
        'In luglio l’aumento più forte si è registrato a Riehen, con 73 persone. Il calo maggiore ha riguardato il quartiere Rosental con 53 persone, poco più di Iselin con 50. In rapporto alla popolazione la diminuzione è stata più marcata ad Altstadt Grossbasel: vi abitava lo 0,9 % di persone in meno rispetto a un mese prima.',
        '### Quartieri grandi e piccoli',
        'Il quartiere più popoloso della città è St. Johann con 19’811 persone, seguito da vicino da Gundeldingen con 19’624 e da Iselin con 18’190. I meno popolosi sono Altstadt Kleinbasel (2’503), Altstadt Grossbasel (2’681) e Kleinhüningen (2’861).',
      ].join('\n\n'),
    },
    {
      kind: 'interactive-element',
      interactive: 'wohnviertel-vergleich',
      caption: 'Confronto tra i 19 quartieri e i due Comuni',
      source: 'Ufficio di statistica di Basilea Città',
      long_description:
        'La pagina mette a confronto popolazione, tasso di abitazioni vuote e superficie dei 21 territori in grafici e tabelle.',
    },
    {
      kind: 'text',
      heading: 'Una densità elevata',
      body: 'Nessun altro Comune dell’agglomerato trinazionale ha una densità di popolazione pari a quella di Basilea. Nel 2022 vi vivevano 7’277 persone per chilometro quadrato. A Birsfelden erano 4’089, a Binningen 3’505 e a Riehen 2’019. L’agglomerato comprende 203 Comuni, di cui 107 in Svizzera, 72 in Francia e 24 in Germania.',
    },
    {
      kind: 'text',
      heading: 'Età e provenienza',
      body: [
        'A fine 2025 36’632 persone avevano meno di 20 anni, il 17,4 % della popolazione. Ogni 100 persone in età lavorativa, tra i 20 e i 64 anni, ce n’erano 57,6 più giovani o più anziane. Questo valore è cambiato poco dal 2016 (56,7).',
        'Le persone di nazionalità svizzera hanno in media 45,3 anni, quelle di nazionalità straniera 38,1. La distanza si riduce: nel 2006 tra i due gruppi c’erano ancora quasi 12 anni di differenza, oggi poco più di 7.',
      ].join('\n\n'),
    },
    {
      kind: 'info-box',
      title: 'Di quale popolazione si parla',
      variant: 'info',
      body: 'Le cifre mensili seguono la definizione cantonale di popolazione residente. La popolazione residente permanente della Confederazione è definita in modo più ristretto ed è quindi più bassa. La differenza è spiegata nel [glossario](/interaktiv/glossar#begriff-staendige-wohnbevoelkerung).',
    },
    {
      kind: 'iframe',
      src: 'https://map.geo.bs.ch/',
      title: 'Pianta del Cantone di Basilea Città con i confini dei quartieri',
      purpose: 'La carta del Cantone mostra dove si trovano i quartieri.',
      height_mobile: 420,
      height_desktop: 560,
      fallback_text:
        'Carta del Cantone di Basilea Città su cui si possono visualizzare i confini dei 19 quartieri e dei Comuni di Riehen e Bettingen.',
      caption: 'Carta interattiva del Cantone di Basilea Città',
      source: 'Geoportale del Cantone di Basilea Città',
    },
    {
      kind: 'link-button',
      label: 'Tutti gli indicatori sulla popolazione',
      url: '/thema/bevoelkerung',
      style: 'secondary',
    },
    {
      kind: 'additional-information-box',
      title: 'Ulteriori informazioni',
      downloads: [
        {
          title: 'Popolazione residente per quartiere come dati aperti',
          url: 'https://data.bs.ch/',
          date: '2026-08-19',
        },
      ],
      links: [{ title: 'Set di indicatori sui quartieri (in tedesco)', url: '/indikatorenset/wohnviertel' }],
      contacts: ['anna-beispiel'],
      sources: [
        {
          name: 'Ufficio di statistica di Basilea Città, statistica della popolazione',
          url: 'https://statistik.bs.ch/indikatorenportal/7763',
        },
      ],
      method_links: [{ title: 'Scheda metodologica della statistica della popolazione', url: '/statistik/101' }],
      next_update: 'Ogni mese',
    },
  ],
  sources: [
    {
      name: 'Ufficio di statistica di Basilea Città, statistica della popolazione',
      url: 'https://statistik.bs.ch/indikatorenportal/7763',
    },
    {
      name: 'Ufficio federale di statistica (UST), City Statistics',
      url: 'https://statistik.bs.ch/indikatorenportal/7954',
    },
    {
      name: 'Ufficio di statistica di Basilea Città, età media della popolazione',
      url: 'https://statistik.bs.ch/indikatorenportal/6063',
    },
    {
      name: 'Ufficio di statistica di Basilea Città, rapporto di dipendenza',
      url: 'https://statistik.bs.ch/indikatorenportal/8379',
    },
  ],
  next_update_text: 'a metà del mese successivo',
  frequency: 'mensile',
  reference_period: 'fine luglio 2026',
};
