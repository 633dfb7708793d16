import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Population, health and education. */
export const societyThemes: Readonly<Record<string, LocalizedInput<'display-themes'>>> = {
  bevoelkerung: {
    number: '01',
    title: 'Popolazione',
    title_short: 'Popolazione',
    lead: 'Quante persone vivono nel Cantone, quanti anni hanno, da dove vengono, con chi vivono e come potrebbe evolvere il loro numero fino al 2050.',
    image: images.bevoelkerung,
    hero_statistics: [
      {
        label: 'vivono nella città di Basilea',
        indicator: '6623',
        supporting_text: 'fine 2025; un anno prima erano 183’564',
        trend_text: 'più di un anno prima',
      },
      {
        label: 'Quota di stranieri nel Cantone',
        value: 38.7,
        decimals: 1,
        unit: '%',
        supporting_text: 'fine 2024; un anno prima: 38,4 %',
        url: '/indikatorenportal/1201',
      },
      {
        label: 'Saldo migratorio del Cantone',
        value: 3124,
        unit: 'persone',
        supporting_text: '2025, con rettifiche; 2024: 1’551',
        url: '/unterthema/wanderungen',
      },
      {
        label: 'Scenario per il 2050',
        indicator: '6215',
        series: 'mittel',
        period: '2050',
        supporting_text: 'scenario medio; alto 256’991, basso 196’369',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sottotemi', display: 'tiles', show_lead: true },
      {
        kind: 'text',
        heading: 'Un piccolo Cantone che torna a crescere',
        body: [
          'Nel luglio 2026 il Cantone conta 211’094 abitanti: 186’729 nella città di Basilea, 23’048 a Riehen e 1’317 a Bettingen.',
          '',
          'Non è sempre stato così. Nel 1970 vi abitavano 236’219 persone, il massimo mai raggiunto. Poi molte si trasferirono nell’agglomerato e nel 2001 ne rimanevano 187’459. Dal 2018 il numero supera di nuovo i 200’000 abitanti.',
          '',
          'Due pagine mostrano che cosa sta dietro a questa evoluzione: le [migrazioni](/unterthema/wanderungen) e la [struttura per età](/unterthema/bestand-struktur).',
        ].join('\n'),
      },
      { kind: 'background-article', article: 'bevoelkerung-juli-2026', kicker: 'Cifre mensili' },
      {
        kind: 'info-box',
        variant: 'definition',
        title: 'Due modi di contare, due cifre',
        body: 'Per la fine del 2023 il Cantone indica 206’308 persone, l’Ufficio federale di statistica 200’031. Entrambe le cifre sono corrette: la **popolazione residente** del Cantone è definita in modo più ampio della **popolazione residente permanente** della Confederazione. Confronti soltanto cifre basate sulla stessa definizione.',
        teaser_elements: [
          {
            title: 'Popolazione permanente, media o cantonale?',
            text: 'Quale cifra è adatta a quale domanda (in tedesco).',
            url: '/artikel/staendig-oder-mittlere-bevoelkerung',
            kind: 'Articolo',
          },
        ],
      },
      { kind: 'quiz', quiz: 'quartier', mode: 'link', questions_limit: 5 },
      {
        kind: 'additional-information-box',
        title: 'Per approfondire',
        contacts: ['anna-beispiel'],
        method_links: [
          { title: 'Scheda metodologica della statistica della popolazione', url: '/statistik/101' },
          { title: 'Scheda metodologica degli scenari demografici (in tedesco)', url: '/statistik/102' },
        ],
        links: [{ title: 'Ufficio federale di statistica: popolazione', url: 'https://www.bfs.admin.ch/' }],
      },
    ],
    seo_description:
      'Numero di abitanti, età, provenienza, economie domestiche, migrazioni e scenari per il Cantone di Basilea Città.',
    share_image: shareImages.standard,
  },
  gesundheit: {
    number: '14',
    title: 'Salute',
    lead: 'Ospedali, case di cura e mortalità: di che cosa si occupa il settore sanitario e quante persone assiste.',
    image: images.bevoelkerung,
    hero_statistics: [
      {
        label: 'Decessi di persone dai 65 anni in su',
        value: 23,
        supporting_text: 'settimana dal 20 luglio 2026, dato provvisorio',
        url: '/indikatorenportal/1701',
      },
      {
        label: 'Letti negli ospedali',
        value: 2177,
        unit: 'letti',
        supporting_text: '2022, media in 13 ospedali',
        url: '/indikatorenportal/1702',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sottotemi', display: 'list', show_lead: true },
      {
        kind: 'text',
        heading: 'Un centro per tutta la regione',
        body: [
          'Gli ospedali del Cantone curano anche molte persone che non vi abitano. Le cifre sugli ospedali si riferiscono perciò all’**ubicazione** dell’ospedale, quelle sui decessi al **domicilio** della persona. Non si possono mettere in rapporto tra loro senza cautela.',
          '',
          'Anche le cure di lunga durata sono un settore importante: nel 2024 gli ospiti delle case di cura di Basilea vi hanno trascorso 1’051’491 giorni. I posti erano occupati al 95,6 %, dopo che nel 2022 il tasso di occupazione era sceso al 92,2 %.',
        ].join('\n'),
      },
      {
        kind: 'hero-statistics-box',
        title: 'Cure a domicilio e in istituto',
        items: [
          {
            label: 'Tasso di occupazione delle case di cura',
            value: 95.6,
            decimals: 1,
            unit: '%',
            supporting_text: '2024; 2023: 94,8 %',
          },
          {
            label: 'Giornate di pensione e di cura',
            value: 1051491,
            unit: 'giornate',
            supporting_text: '2024; 2023: 1’035’673',
          },
          {
            label: 'Ore di cura Spitex',
            value: 633382,
            unit: 'ore',
            supporting_text: '2024, tutti i Comuni',
          },
        ],
        source: 'Dipartimento della sanità di Basilea Città',
        as_of: 'Anno 2024',
      },
      {
        kind: 'additional-information-box',
        title: 'Per approfondire',
        contacts: ['eva-probe'],
        sources: [sources.health, sources.careHomes, sources.population],
        links: [{ title: 'Dipartimento della sanità del Cantone di Basilea Città', url: 'https://www.bs.ch/gd' }],
        next_update: 'Estate 2027',
      },
    ],
  },
  bildung: {
    number: '15',
    title: 'Formazione',
    lead: 'Dalla scuola primaria all’università: chi studia nel Cantone e con quale titolo conclude la formazione.',
    image: images.bildung,
    hero_statistics: [
      {
        label: 'Studenti all’università e alla scuola universitaria professionale',
        value: 28234,
        unit: 'persone',
        supporting_text: '2025, Università di Basilea e FHNW insieme',
        url: '/indikatorenportal/9379',
      },
      {
        label: 'Allievi in una scuola privata',
        value: 7.8,
        decimals: 1,
        unit: '%',
        supporting_text: '2024, scuola dell’obbligo; 2023: 8,1 %',
        url: '/unterthema/schulen',
      },
    ],
    content: [
      { kind: 'sub-theme-list', title: 'Sottotemi', display: 'list', show_lead: true },
      {
        kind: 'text',
        heading: 'Molti titoli, grandi differenze',
        body: 'Nella media degli anni 2019–2023 il 50,3 % della popolazione straniera dai 15 anni in su aveva un titolo di livello terziario, cioè di una scuola universitaria o della formazione professionale superiore. Nello stesso tempo il 27,2 % non aveva alcun titolo dopo la scuola dell’obbligo. Entrambe le quote sono più alte che tra le persone di nazionalità svizzera. I valori provengono da un campione.',
      },
      {
        kind: 'link-button',
        label: 'Indicatore sugli studenti (in tedesco)',
        url: '/indikatorenportal/9379',
        style: 'secondary',
      },
      {
        kind: 'additional-information-box',
        title: 'Per approfondire',
        contacts: ['eva-probe'],
        sources: [sources.education, sources.structuralSurvey],
        method_links: [
          { title: 'Scheda metodologica della statistica della formazione (in tedesco)', url: '/statistik/112' },
        ],
      },
    ],
  },
};
