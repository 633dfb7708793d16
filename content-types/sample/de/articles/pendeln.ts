import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const pendeln: SampleEntry<'articles'> = {
  shared: {
    slug: 'pendeln',
    publication_date: '2026-04-23',
    display_themes: ['verkehr', 'arbeit-erwerb'],
    display_subthemes: ['pendler', 'beschaeftigte'],
    statistical_themes: ['110'],
    team_members: ['daniel-modell', 'carla-exempel'],
    highlight_articles: ['neuwagen-antrieb', 'unfaelle-2025', 'arbeitslosigkeit-juli-2026'],
    products: ['5203', '1401'],
    data_as_of: '2024-12-31',
    last_update: '2026-04-23',
  },
  text: {
    title: 'Auf eine wegpendelnde Person kommen fast vier zupendelnde',
    kicker: 'Verkehr und Arbeit',
    lead: 'Rund 90’400 Personen wohnten 2024 ausserhalb des Kantons und arbeiteten in Basel-Stadt. In der Gegenrichtung waren es rund 24’700.',
    image: images.tram,
    hero_statistics: [
      {
        label: 'Zupendelnde',
        indicator: '5203',
        series: 'zupendelnde',
        period: '2024',
        supporting_text: 'gerundet, 2024',
      },
      {
        label: 'Wegpendelnde',
        indicator: '5203',
        series: 'wegpendelnde',
        period: '2024',
        supporting_text: 'gerundet, 2024',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Ein Zentrum für Arbeit',
        body: [
          'Basel-Stadt bietet weit mehr Arbeit, als die eigene Bevölkerung leisten kann. Ende 2023 zählte der Kanton 199’745 Beschäftigte bei 206’308 Einwohnerinnen und Einwohnern. Auf 100 Personen, die hier wohnen, kommen also 97 Beschäftigte, Kinder und Pensionierte eingerechnet.',
          'Einen grossen Teil dieser Arbeit übernehmen Pendlerinnen und Pendler. 2024 kamen rund 90’400 Personen von ausserhalb, während rund 24’700 Personen aus dem Kanton anderswo arbeiteten. Daraus ergibt sich ein Überschuss von rund 65’700 Personen: Auf eine wegpendelnde Person entfallen 3,7 zupendelnde.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '5203', size: 'l', start_view: 'chart', show_explanations: true },
      { kind: 'focus-teaser', focus_teaser: 'pendeln-fokus' },
      {
        kind: 'text',
        heading: 'Über zwei Landesgrenzen hinweg',
        body: [
          'Der Arbeitsmarkt hält sich nicht an Grenzen. Zur trinationalen Agglomeration Basel gehören 203 Gemeinden in drei Ländern:',
          '- 107 in der Schweiz\n- 72 in Frankreich\n- 24 in Deutschland',
          'Wie viele Personen aus Frankreich und Deutschland im Kanton arbeiten, misst die Grenzgängerstatistik des Bundes. Sie geht von den erteilten Bewilligungen aus. Die beiden Quellen ergänzen sich, lassen sich aber nicht ohne Weiteres zusammenzählen.',
        ].join('\n\n'),
      },
      {
        kind: 'interactive-element',
        interactive: 'pendlerkarte',
        caption: 'Pendlerbeziehungen in der Region',
        source: 'Kanton Basel-Stadt',
        long_description:
          'Die Karte zeigt, zwischen welchen Gemeinden der Region und dem Kanton Basel-Stadt gependelt wird.',
      },
      {
        kind: 'text',
        heading: 'Gut erschlossen',
        body: [
          'Wer im Kanton wohnt, hat es zur nächsten Haltestelle meist nicht weit. 2024 lebten zwei Drittel der Bevölkerung (66,1 %) in einem Gebiet der besten Güteklasse A des öffentlichen Verkehrs, weitere 30,1 % in der Klasse B. In den Klassen D und E wohnten zusammen weniger als 600 Personen.',
          [
            '| Güteklasse | Einwohnerinnen und Einwohner | Anteil |',
            '| --- | ---: | ---: |',
            '| A | 136’925 | 66,1 % |',
            '| B | 62’317 | 30,1 % |',
            '| C | 7’161 | 3,5 % |',
            '| D | 459 | 0,2 % |',
            '| E | 133 | 0,1 % |',
          ].join('\n'),
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '1401', size: 'm', start_view: 'chart', show_downloads: false },
      {
        kind: 'text',
        heading: 'Wo die Beschäftigten arbeiten',
        body: [
          'Welche Branchen so viele Menschen anziehen, zeigt die Statistik der Unternehmensstruktur. 2022 zählte der Kanton 199’737 Beschäftigte. 34’903 von ihnen, also 17,5 %, arbeiteten im Gesundheits- und Sozialwesen. Freiberufliche, wissenschaftliche und technische Dienstleistungen beschäftigten 23’426 Personen (11,7 %), die Chemie- und Pharmaindustrie 18’441 (9,2 %).',
          'Die Beschäftigten werden an ihrem Arbeitsort gezählt. Wer in Basel arbeitet und in Liestal wohnt, erscheint deshalb in Basel bei den Beschäftigten und in Liestal bei der Bevölkerung.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Mit dem Auto in die Innenstadt',
        body: 'Nicht alle Wege in die Stadt sind Arbeitswege. In die vier Parkhäuser der Innenstadt fuhren 2023 von Montag bis Freitag durchschnittlich 5’668 Autos pro Tag, an Samstagen 6’583. Der Samstag liegt damit um 16 % höher: ein Hinweis darauf, dass viele zum Einkaufen und in der Freizeit kommen.',
      },
      {
        kind: 'info-box',
        title: 'Eine Stichprobe, keine Vollerhebung',
        variant: 'info',
        body: 'Die Zahlen zum Pendeln beruhen auf einer Stichprobe und werden auf die ganze Bevölkerung hochgerechnet. Sie sind deshalb gerundet. Kleine Veränderungen von einem Jahr zum nächsten können zufällig sein.',
      },
      { kind: 'link-button', label: 'Zur Applikation StatAtlas', url: '/apps/statatlas', style: 'secondary' },
      {
        kind: 'search-button',
        label: 'Nach Pendlerzahlen suchen',
        query: 'Pendler',
        placeholder: 'Gemeinde oder Stichwort',
      },
      {
        kind: 'additional-information-box',
        title: 'Weitere Informationen',
        links: [
          { title: 'Unterthema Pendler', url: '/unterthema/pendler' },
          { title: 'Unterthema Beschäftigte', url: '/unterthema/beschaeftigte' },
        ],
        contacts: ['daniel-modell', 'carla-exempel'],
        method_links: [{ title: 'Methodenblatt Pendlerstatistik', url: '/statistik/110' }],
        next_update: 'Frühling 2027',
      },
    ],
    sources: [
      {
        name: 'Indikatorenportal Basel-Stadt, Pendlerinnen und Pendler',
        url: 'https://statistik.bs.ch/indikatorenportal/5203',
      },
      {
        name: 'Bundesamt für Statistik (BFS), Statistik der Unternehmensstruktur (STATENT)',
        url: 'https://statistik.bs.ch/indikatorenportal/5901',
      },
      { name: 'Amt für Mobilität Basel-Stadt, ÖV-Güteklassen', url: 'https://statistik.bs.ch/indikatorenportal/5822' },
      {
        name: 'Bundesamt für Statistik (BFS), Beschäftigte nach Branche',
        url: 'https://statistik.bs.ch/indikatorenportal/8438',
      },
      {
        name: 'Parkhäuser Basel-Stadt, Einfahrten in der Innenstadt',
        url: 'https://statistik.bs.ch/indikatorenportal/9594',
      },
    ],
    next_update_text: 'Frühling 2027',
    frequency: 'jährlich',
    reference_period: 'Jahr 2024',
    info_box: {
      title: 'Basel in Bewegung',
      body: 'Karten und Animationen zu Bevölkerung und Verkehr auf einer Seite.',
      teaser_elements: [
        { title: 'Basel in Bewegung', url: '/interaktiv/container/basel-in-bewegung', kind: 'Interaktiv' },
      ],
    },
  },
  updated: '2026-04-23T07:00:00.000Z',
};
