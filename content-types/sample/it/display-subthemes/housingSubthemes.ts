import type { LocalizedInput } from '../../../registry';
import { images, shareImages } from '../images';
import { sources } from '../sources';

/** Sub-themes of housing and of tourism. */
export const housingSubthemes: Readonly<Record<string, LocalizedInput<'display-subthemes'>>> = {
  leerstand: {
    title: 'Abitazioni vuote',
    lead: 'Quante abitazioni sono libere il 1º giugno, dove si trovano e quanto sono grandi.',
    image: images.wohnen,
    content: [
      {
        kind: 'hero-statistics-box',
        title: 'Il 1º giugno 2026',
        items: [
          {
            label: 'Tasso di abitazioni vuote',
            indicator: '5813',
            supporting_text: '2025: 0,92 %',
            trend_text: 'più basso dell’anno precedente',
          },
          { label: 'Abitazioni vuote', indicator: '7580', supporting_text: '2025: 1’079' },
          {
            label: 'Tasso dei due Cantoni di Basilea',
            value: 0.7,
            decimals: 1,
            unit: '%',
            supporting_text: '1º giugno 2026; 1’892 abitazioni vuote a Basilea Città e Basilea Campagna',
          },
        ],
        source: 'Ufficio di statistica di Basilea Città, rilevazione delle abitazioni vuote',
        as_of: '1º giugno 2026',
      },
      { kind: 'background-article', article: 'leerstand-2026', kicker: 'Novità' },
      {
        kind: 'text',
        heading: 'Evoluzione',
        body: 'Nel 2005 era vuoto l’1,52 % delle abitazioni, nel 2014 ancora lo 0,23 %. Poi il mercato si è disteso; nel 2022 il tasso era dell’1,17 %. Da allora oscilla tra lo 0,8 % e l’1,1 %.',
      },
      {
        kind: 'indicator',
        indicator: '5813',
        size: 'l',
        show_explanations: true,
        range_from: '2002',
        range_to: '2026',
      },
      { kind: 'indicator', indicator: '7580', size: 'm' },
      {
        kind: 'text',
        heading: 'Per quartiere',
        body: 'La quota di abitazioni libere è più alta nelle Vorstädte (2,45 %) e più bassa a Wettstein (0,24 %). In 13 dei 21 territori è vuota meno di un’abitazione su cento.',
      },
      { kind: 'indicator', indicator: '5814', size: 'l', start_view: 'chart' },
      {
        kind: 'text',
        heading: 'Per numero di locali',
        body: 'Cinque abitazioni vuote su sei hanno al massimo tre locali. Più l’abitazione è grande, più raramente è vuota: lo è l’1,7 % di quelle di un locale e lo 0,3 % di quelle di sei o più locali.',
      },
      { kind: 'indicator', indicator: '7577', size: 'm' },
      { kind: 'indicator-set', set: 'leerstand', display: 'tiles', limit: 6 },
      {
        kind: 'glossary',
        title: 'Termini sulle abitazioni vuote',
        terms: ['leerwohnung', 'leerwohnungsquote', 'stichtag', 'prozentpunkt'],
        display: 'accordion',
      },
      {
        kind: 'additional-information-box',
        title: 'Dati e informazioni',
        contacts: ['beat-muster'],
        sources: [sources.vacancies],
        method_links: [
          { title: 'Scheda metodologica della rilevazione delle abitazioni vuote', url: '/statistik/103' },
        ],
        links: [{ title: 'Dati sulle abitazioni vuote (in tedesco)', url: 'https://data.bs.ch/' }],
        next_update: 'Agosto 2027',
      },
    ],
    info_box: {
      title: 'Anche dai vicini',
      body: 'La rilevazione copre Basilea Città e Basilea Campagna. Il 1º giugno 2026 a Basilea Campagna le abitazioni vuote erano 980.',
      teaser_elements: [
        {
          title: '912 abitazioni vuote',
          text: 'I risultati del 2026 in breve.',
          url: '/artikel/leerstand-2026',
          kind: 'Articolo',
          date: '2026-08-21',
          image: images.wohnen,
        },
      ],
    },
    share_image: shareImages.leerstand,
  },
  beherbergung: {
    title: 'Ricettività turistica',
    lead: 'Arrivi, pernottamenti e letti negli alberghi del Cantone.',
    image: images.tourismus,
    content: [
      {
        kind: 'hero-statistics-box',
        items: [
          { label: 'Pernottamenti', indicator: '6546', supporting_text: '2025; 2024: 1’553’925', goal: 'none' },
          {
            label: 'di cui dall’estero',
            value: 62.8,
            decimals: 1,
            unit: '%',
            supporting_text: '2025; 1’059’022 pernottamenti',
            url: '/indikatorenportal/6546',
          },
          { label: 'Aziende alberghiere', value: 63, supporting_text: '2025; 2024: 64' },
          { label: 'Letti', value: 9493, supporting_text: '2025; 2024: 9’291' },
        ],
        source: 'Ufficio di statistica di Basilea Città, statistica del turismo',
        as_of: 'Anno 2025',
      },
      { kind: 'indicator', indicator: '6546', size: 'l' },
      { kind: 'indicator', indicator: '7516', size: 'm', show_explanations: true },
      {
        kind: 'text',
        heading: 'Provenienza degli ospiti',
        body: [
          'Poco più di un terzo dei pernottamenti è di ospiti dalla Svizzera. Dall’estero la maggior parte degli ospiti viene dalla Germania.',
          '',
          '| Provenienza | Pernottamenti 2016 | Pernottamenti 2025 |',
          '| --- | ---: | ---: |',
          '| Svizzera | 406’196 | 627’267 |',
          '| Germania | 167’768 | 224’286 |',
          '| Stati Uniti | 123’366 | 157’617 |',
          '| Regno Unito | 101’277 | 101’493 |',
          '| Francia | 52’631 | 58’879 |',
        ].join('\n'),
      },
      { kind: 'background-article', article: 'tourismus-2025' },
      {
        kind: 'text',
        heading: 'Alberghi',
        body: 'Delle 63 aziende aperte almeno un giorno nel 2025, 19 avevano quattro o cinque stelle, 21 tre e 8 una o due. 15 erano senza stelle.',
      },
      { kind: 'glossary', terms: ['logiernacht'], display: 'list' },
      {
        kind: 'link-button',
        label: 'Dati su data.bs.ch (in tedesco)',
        url: 'https://data.bs.ch/',
        style: 'text',
        icon: 'external',
      },
      {
        kind: 'additional-information-box',
        contacts: ['daniel-modell'],
        sources: [sources.tourism],
        method_links: [{ title: 'Scheda metodologica della statistica del turismo', url: '/statistik/105' }],
        next_update: 'Ogni mese',
      },
    ],
  },
};
