import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const wohnflaeche: SampleEntry<'articles'> = {
  shared: {
    slug: 'wohnflaeche',
    publication_date: '2026-03-26',
    display_themes: ['bau-wohnungswesen'],
    display_subthemes: ['gebaeude-wohnungen'],
    statistical_themes: ['104', '101'],
    team_members: ['beat-muster', 'anna-beispiel'],
    highlight_articles: ['leerstand-2026'],
    products: ['6363', '1203', '20021'],
    data_as_of: '2025-12-31',
    last_update: '2026-03-26',
  },
  text: {
    title: 'Wohnfläche pro Kopf: 41 Quadratmeter im Mittel, 65 für Alleinwohnende',
    kicker: 'Wohnen',
    lead: 'Ende 2025 standen einer Person in Basel-Stadt im Mittel 41,2 m² Wohnfläche zur Verfügung. Wie viel Platz es im Einzelfall ist, hängt vor allem von der Grösse des Haushalts ab.',
    image: images.wohnen,
    hero_statistics: [
      { label: 'Mittlere Wohnfläche pro Person', indicator: '6363', period: '2025', supporting_text: 'Ende 2025' },
      {
        label: 'In Einpersonenhaushalten',
        value: 65.1,
        decimals: 1,
        unit: 'm²',
        supporting_text: 'pro Person, 2025',
        url: '/indikatorenportal/6363',
      },
      {
        label: 'In Familien mit fünf und mehr Personen',
        value: 21.0,
        decimals: 1,
        unit: 'm²',
        supporting_text: 'pro Person, 2025',
        url: '/indikatorenportal/6363',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Seit 2010 kein Wachstum mehr',
        body: [
          'Lange Zeit beanspruchten die Menschen immer mehr Wohnraum. 1980 lag die mittlere Wohnfläche pro Person bei 36,0 m², 1990 bei 39,3 m² und 2010 bei 42,1 m². Dieser Höchstwert ist seither nicht mehr erreicht worden.',
          'Bis 2017 ging die Fläche auf 41,0 m² zurück, stieg danach leicht an und beträgt heute 41,2 m². Die Werte bis 2000 stammen aus den eidgenössischen Volkszählungen, jene ab 2012 aus dem kantonalen Register. Kleine Unterschiede zwischen den beiden Abschnitten der Zeitreihe sind daher mit Vorsicht zu lesen.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '6363', size: 'l', start_view: 'chart', show_explanations: true },
      {
        kind: 'simple-hero-statistics-box',
        item: { label: 'Dreimal so viel Platz', value: 3.1, decimals: 1, unit: 'mal', supporting_text: 'Ende 2025' },
        text: 'Wer allein wohnt, verfügt über gut dreimal so viel Wohnfläche wie eine Person in einer Familie mit fünf oder mehr Mitgliedern.',
        source: 'Statistisches Amt Basel-Stadt, eigene Berechnung',
        as_of: '2025',
      },
      {
        kind: 'text',
        heading: 'Der Haushalt entscheidet',
        body: [
          'Küche, Bad und Gang braucht jede Wohnung, gleich ob sie von einer oder von fünf Personen bewohnt wird. Deshalb fällt die Fläche pro Kopf umso kleiner aus, je mehr Menschen sich eine Wohnung teilen. In einem Einpersonenhaushalt sind es 65,1 m², in einer Familie mit mindestens fünf Personen noch 21,0 m².',
          'Auch Lebensphasen spielen eine Rolle. Ziehen die Kinder aus, bleibt die Wohnung oft dieselbe. Der Mittelwert über alle Personen sagt darum wenig darüber aus, wie jemand tatsächlich wohnt.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '1203', size: 'm', start_view: 'chart' },
      {
        kind: 'text',
        heading: 'Unterschiede nach Staatsangehörigkeit und Geschlecht',
        body: [
          'Schweizerinnen und Schweizer wohnten 2025 auf durchschnittlich 45,0 m², Personen ohne Schweizer Pass auf 35,4 m². Bei den Schweizer Staatsangehörigen haben Frauen mit 46,5 m² mehr Platz als Männer mit 43,3 m². In der ausländischen Bevölkerung unterscheiden sich Frauen (35,6 m²) und Männer (35,2 m²) kaum.',
          'Hinter solchen Abständen stehen verschiedene Altersstrukturen und Haushaltsformen. Sie lassen sich nicht allein mit der Staatsangehörigkeit erklären.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Drei von vier belegten Wohnungen sind gemietet',
        body: [
          'Ende 2025 waren 103’900 Wohnungen von mindestens einer Person belegt. Sie verteilen sich so:',
          '- **Mietwohnungen:** 76’014 (73,2 %)\n- **Selbst bewohntes Eigentum:** 15’361 (14,8 %)\n- **Genossenschaftswohnungen:** 11’613 (11,2 %)\n- **Übrige:** 912 (0,9 %)',
          'Der Bestand der Genossenschaften wächst: 2014 waren es 10’386 Wohnungen. Von den 778 Wohnungen, die 2023 neu gebaut wurden, gehörten 323 einer Genossenschaft, also 42 %.',
        ].join('\n\n'),
      },
      { kind: 'app', app: 'wohnungsrechner', display: 'card' },
      {
        kind: 'info-box',
        title: 'So wird gerechnet',
        variant: 'info',
        body: 'Zur Wohnfläche zählen alle Zimmer, die Küche, Bad und Toilette, Abstellräume und Gänge. Die Fläche einer Wohnung wird durch die Zahl der Personen geteilt, die dort gemeldet sind. Balkone, Keller und separate Mansarden bleiben ausser Betracht.',
      },
      { kind: 'link-button', label: 'Leerstand 2026 lesen', url: '/artikel/leerstand-2026', style: 'text' },
      {
        kind: 'additional-information-box',
        title: 'Weitere Informationen',
        links: [
          { title: 'Unterthema Gebäude und Wohnungen', url: '/unterthema/gebaeude-wohnungen' },
          { title: 'Applikation Mietpreisraster', url: '/apps/mietpreisraster' },
        ],
        contacts: ['beat-muster'],
        method_links: [{ title: 'Methodenblatt Gebäude- und Wohnungsregister', url: '/statistik/104' }],
        next_update: 'März 2027',
      },
    ],
    sources: [
      {
        name: 'Statistisches Amt Basel-Stadt, Gebäude- und Wohnungsstatistik',
        url: 'https://statistik.bs.ch/indikatorenportal/6363',
      },
      {
        name: 'Statistisches Amt Basel-Stadt, Bevölkerungsstatistik',
        url: 'https://statistik.bs.ch/indikatorenportal/6365',
      },
      {
        name: 'Statistisches Amt Basel-Stadt, neu erstellte Wohnungen 2023',
        url: 'https://www.statistik.bs.ch/aktuell/blitzlicht.html',
      },
    ],
    next_update_text: 'März 2027',
    frequency: 'jährlich',
    reference_period: '31. Dezember 2025',
  },
  updated: '2026-03-26T09:15:40.000Z',
};
