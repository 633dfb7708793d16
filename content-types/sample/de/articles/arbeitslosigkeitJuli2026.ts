import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const arbeitslosigkeitJuli2026: SampleEntry<'articles'> = {
  shared: {
    slug: 'arbeitslosigkeit-juli-2026',
    publication_date: '2026-08-06',
    display_themes: ['arbeit-erwerb'],
    display_subthemes: ['arbeitslose', 'erwerbspersonen'],
    statistical_themes: ['106'],
    team_members: ['carla-exempel'],
    highlight_articles: ['teuerung-juli-2026', 'pendeln'],
    products: ['7510', '8980', '20011'],
    data_as_of: '2026-07-31',
    last_update: '2026-08-06',
  },
  text: {
    title: 'Arbeitslosenquote liegt im Juli bei 4,6 Prozent',
    kicker: 'Arbeit',
    lead: 'Ende Juli 2026 waren in Basel-Stadt 4’760 Personen arbeitslos gemeldet, 100 mehr als im Juni und 342 mehr als ein Jahr zuvor. Jede fünfte von ihnen sucht seit über einem Jahr eine Stelle.',
    image: images.arbeit,
    hero_statistics: [
      {
        label: 'Arbeitslosenquote',
        indicator: '7510',
        series: 'basel_stadt',
        period: '2026-07',
        supporting_text: 'Juli 2026',
        goal: 'none',
      },
      {
        label: 'Quote der 15- bis 24-Jährigen',
        value: 5.9,
        decimals: 1,
        unit: '%',
        supporting_text: 'Juli 2026',
        url: '/indikatorenportal/8980',
      },
      {
        label: 'Langzeitarbeitslose',
        value: 941,
        decimals: 0,
        unit: 'Personen',
        supporting_text: 'Juli 2026; 19,8 % aller Arbeitslosen',
        trend_text: '16 mehr als im Juni',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Mehr Arbeitslose als vor einem Jahr',
        body: [
          'Bei den Regionalen Arbeitsvermittlungszentren waren Ende Juli 4’760 Arbeitslose eingeschrieben. Im Juni hatte die Zahl 4’660 betragen, im Juli des Vorjahrs 4’418. Innert Jahresfrist ergibt sich damit eine Zunahme um 7,7 %. Die Arbeitslosenquote erreicht 4,6 %.',
          'Der Höchststand dieses Jahres stammt aus dem Januar: Damals waren es 4’903 Personen. Dass die Zahl in den kalten Monaten steigt und im Frühling sinkt, ist üblich. Die Monatswerte sind nicht saisonbereinigt, sie enthalten dieses Auf und Ab also noch.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '7510', size: 'l', start_view: 'chart', show_explanations: true },
      {
        kind: 'text',
        heading: 'Junge sind stärker betroffen',
        body: [
          'Bei den 15- bis 24-Jährigen beträgt die Quote 5,9 %. Der Juli ist für diese Gruppe ein besonderer Monat: Viele schliessen dann eine Lehre oder Schule ab und melden sich an, bis sie eine erste Stelle finden.',
          'Im Mittel des ganzen Jahres 2025 lag die Quote der Jungen bei 4,5 % und damit nur wenig über dem Gesamtwert von 4,3 %. Personen ab 50 Jahren waren mit 3,6 % seltener arbeitslos.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '8980', size: 'm', start_view: 'chart' },
      {
        kind: 'text',
        heading: 'Wer lange sucht',
        body: [
          'Als langzeitarbeitslos gilt, wer seit mehr als zwölf Monaten gemeldet ist. Im Juli 2026 traf das auf 941 Personen zu. Höher war die Zahl zuletzt im Januar 2022.',
          [
            '| Monat 2026 | Arbeitslose | davon Langzeitarbeitslose | Anteil |',
            '| --- | ---: | ---: | ---: |',
            '| Januar | 4’903 | 891 | 18,2 % |',
            '| Februar | 4’875 | 901 | 18,5 % |',
            '| März | 4’839 | 913 | 18,9 % |',
            '| April | 4’700 | 900 | 19,1 % |',
            '| Mai | 4’691 | 937 | 20,0 % |',
            '| Juni | 4’660 | 925 | 19,9 % |',
            '| Juli | 4’760 | 941 | 19,8 % |',
          ].join('\n'),
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Vergleich mit der Schweiz',
        body: 'Im Dezember 2025 war die Arbeitslosenquote in Basel-Stadt mit 4,6 % gleich hoch wie heute. In der ganzen Schweiz betrug sie damals 3,1 %, in Basel-Landschaft 3,0 % und im Kanton Zürich 2,9 %. Städtische Kantone weisen oft höhere Quoten aus als ländliche.',
      },
      {
        kind: 'info-box',
        title: 'Hinweis zum Dezember 2025',
        variant: 'warning',
        body: 'Weil das Erfassungssystem umgestellt wurde, beziehen sich die Angaben für den Dezember 2025 auf den 22. Dezember und nicht auf das Monatsende.',
      },
      {
        kind: 'expand-section',
        summary: 'Arbeitslose, Erwerbslose, Stellensuchende: der Unterschied',
        body: [
          '- **Arbeitslose** sind bei einem Arbeitsvermittlungszentrum gemeldet, haben keine Stelle und könnten sofort eine antreten.',
          '- **Stellensuchende** sind ebenfalls gemeldet, besuchen aber zum Beispiel einen Kurs oder haben einen Zwischenverdienst. Die Arbeitslosen sind ein Teil von ihnen.',
          '- **Erwerbslose** werden in einer Befragung ermittelt. Es zählt, ob jemand Arbeit sucht, und nicht, ob sie oder er gemeldet ist.',
        ].join('\n'),
        indicators: ['7510'],
        open_initially: false,
      },
      {
        kind: 'search-product-list',
        title: 'Mehr zu Arbeit und Erwerb',
        theme: 'arbeit-erwerb',
        sub_theme: 'arbeitslose',
        sort: 'date',
        limit: 4,
        pinned: ['7510'],
        show_facets: false,
        empty_text: 'Zu diesem Unterthema gibt es noch keine Produkte.',
      },
      {
        kind: 'additional-information-box',
        title: 'Weitere Informationen',
        links: [
          { title: 'Thema Arbeit, Erwerb', url: '/thema/arbeit-erwerb' },
          { title: 'Indikatorenset Monatsindikatoren', url: '/indikatorenset/monatsindikatoren' },
        ],
        contacts: ['carla-exempel'],
        method_links: [{ title: 'Methodenblatt Arbeitslosenstatistik', url: '/statistik/106' }],
        next_update: 'Jeden Monat',
      },
    ],
    sources: [
      {
        name: 'Staatssekretariat für Wirtschaft SECO, Arbeitslosenstatistik',
        url: 'https://statistik.bs.ch/indikatorenportal/8980',
      },
    ],
    next_update_text: 'zu Beginn des Folgemonats',
    frequency: 'monatlich',
    reference_period: 'Ende Juli 2026',
  },
  updated: '2026-08-06T06:15:22.000Z',
};
