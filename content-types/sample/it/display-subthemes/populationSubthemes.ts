import type { LocalizedInput } from '../../../registry';
import { images } from '../images';
import { sources } from '../sources';

/** Sub-themes of population. */
export const populationSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  'bestand-struktur': {
    title: 'Effettivi e struttura',
    lead: 'Quante persone vivono nel Cantone e in quale quartiere, quanti anni hanno e quale nazionalità possiedono.',
    image: images.bevoelkerung,
    content: [
      {
        kind: 'text',
        heading: 'Numero di abitanti',
        body: [
          'A fine 2025 nel Cantone vivevano 210’529 persone, oltre 3’000 in più di un anno prima. Fino al luglio 2026 il numero è salito a 211’094.',
          '',
          '| Comune | Persone, luglio 2026 | Quota |',
          '| --- | ---: | ---: |',
          '| Basilea | 186’729 | 88,5 % |',
          '| Riehen | 23’048 | 10,9 % |',
          '| Bettingen | 1’317 | 0,6 % |',
        ].join('\n'),
      },
      { kind: 'indicator', indicator: '6623', size: 'l', show_explanations: true, range_from: '1774' },
      { kind: 'indicator', indicator: '7763', size: 'm', start_view: 'table' },
      {
        kind: 'text',
        heading: 'Età',
        body: 'Le persone di nazionalità svizzera hanno in media 45,3 anni, quelle con passaporto straniero 38,1 (2025). Ogni 100 persone dai 20 ai 64 anni ce ne sono 57,6 più giovani o più anziane. Questo valore si chiama rapporto di dipendenza totale; dal 2016 è cambiato poco.',
      },
      { kind: 'app', app: 'bevoelkerungspyramide', display: 'embed', height: 640 },
      {
        kind: 'text',
        heading: 'Nazionalità',
        body: 'A fine 2024 nel Cantone vivevano 127’160 persone di nazionalità svizzera e 80’355 di nazionalità straniera. La quota di stranieri è più alta a Rosental (57,3 %) e più bassa a Bachletten (24,1 %, 2025).',
      },
      {
        kind: 'expand-section',
        summary: 'Chi fa parte della popolazione residente?',
        body: [
          'La base è il registro cantonale degli abitanti. Si contano tutte le persone annunciate nel Cantone alla fine del mese, indipendentemente dalla nazionalità.',
          '',
          '### Differenza rispetto alla Confederazione',
          '',
          'L’Ufficio federale di statistica pubblica la popolazione residente **permanente**. La definizione è più ristretta, perché una parte delle persone con un soggiorno breve non è inclusa. Per i confronti tra Cantoni è la cifra giusta.',
        ].join('\n'),
      },
      {
        kind: 'additional-information-box',
        title: 'Dati e informazioni',
        contacts: ['anna-beispiel'],
        sources: [sources.population],
        method_links: [{ title: 'Scheda metodologica della statistica della popolazione', url: '/statistik/101' }],
        links: [{ title: 'Dati sulla popolazione residente per quartiere (in tedesco)', url: 'https://data.bs.ch/' }],
        next_update: 'Ogni mese',
      },
    ],
    info_box: {
      title: 'Lo sapeva?',
      body: 'La densità più alta si registra a Matthäus: circa 257 persone per ettaro. A Bettingen sono 6.',
      teaser_elements: [
        {
          title: 'Confrontare i quartieri',
          url: '/interaktiv/wohnviertel-vergleich',
          kind: 'Dashboard',
          image: images.wohnen,
        },
      ],
    },
  },
  wanderungen: {
    title: 'Migrazioni',
    lead: 'Chi si trasferisce nel Cantone, chi lo lascia e chi trasloca al suo interno.',
    image: images.bevoelkerung,
    content: [
      {
        kind: 'text',
        heading: 'Da dove arrivano le persone',
        body: [
          'Il Cantone cresce soprattutto grazie agli arrivi dall’estero. Nel 2025 il saldo più alto è stato quello con la Germania.',
          '',
          '| Paese | Saldo migratorio 2025 |',
          '| --- | ---: |',
          '| Germania | +1’549 |',
          '| Spagna | +226 |',
          '| Francia | +139 |',
          '| Italia | +123 |',
          '| Stati Uniti | +78 |',
          '',
          'Fonte: Ufficio di statistica di Basilea Città, statistica della popolazione.',
        ].join('\n'),
      },
      {
        kind: 'text',
        heading: 'I giovani arrivano, le famiglie partono',
        body: 'Rispetto al resto della Svizzera il Cantone guadagna persone tra i 15 e i 24 anni e dai 75 anni in su. In tutte le altre classi d’età le partenze superano gli arrivi. Lo si nota soprattutto per i bambini piccoli e i loro genitori: dal 2016 al 2025 il Cantone ha perso così 2’303 bambini sotto i 5 anni.',
      },
      {
        kind: 'info-box',
        variant: 'definition',
        title: 'Migrazione o trasloco?',
        body: 'Chi attraversa il confine cantonale **immigra** o **emigra**. Chi cambia abitazione all’interno del Cantone **trasloca**. I traslochi non modificano il numero di abitanti del Cantone.',
      },
      {
        kind: 'hero-statistics-box',
        title: 'Economie domestiche in movimento',
        items: [
          {
            label: 'hanno traslocato',
            value: 6100,
            unit: 'economie domestiche',
            supporting_text: '2024; 2023: 6’616',
          },
          {
            label: 'sono arrivate',
            value: 4153,
            unit: 'economie domestiche',
            supporting_text: '2024; 2023: 4’349',
          },
          {
            label: 'sono partite',
            value: 3481,
            unit: 'economie domestiche',
            supporting_text: '2024; 2023: 3’430',
          },
        ],
        source: 'Ufficio di statistica di Basilea Città, statistica della popolazione',
        as_of: 'Anno 2024',
      },
      {
        kind: 'glossary',
        title: 'Termini',
        terms: ['wanderungssaldo', 'wohnbevoelkerung', 'staendige-wohnbevoelkerung'],
        letter_index: false,
        display: 'list',
      },
    ],
  },
};
