import type { SampleEntry } from '../../../registry';

export const frauenGrosserRat: SampleEntry<'articles'> = {
  shared: {
    slug: 'frauen-grosser-rat',
    publication_date: '2025-03-07',
    display_themes: ['bevoelkerung'],
    team_members: ['gina-schema', 'anna-beispiel'],
    highlight_articles: ['stadt-seit-1774'],
    products: ['6044'],
    data_as_of: '2024-10-20',
    last_update: '2024-10-22',
  },
  text: {
    title: 'Grosser Rat: Der Frauenanteil erreicht 46 Prozent',
    kicker: 'Politik',
    lead: 'Bei den Gesamterneuerungswahlen 2024 wurden 46 Frauen und 54 Männer in den Grossen Rat gewählt. So hoch war der Frauenanteil noch nie.',
    image: { file: 'bevoelkerung.svg', decorative: true },
    hero_statistics: [
      {
        label: 'Frauenanteil im Grossen Rat',
        indicator: '6044',
        series: 'frauenanteil',
        period: '2024',
        supporting_text: 'gewählt 2024; 2020: 42 %',
        trend_text: '4 Prozentpunkte mehr',
      },
      {
        label: 'Frauen unter den Kandidierenden',
        value: 38.3,
        decimals: 1,
        unit: '%',
        supporting_text: 'Wahl 2024; 333 von 870 Personen',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Von 14 auf 46 Frauen',
        body: [
          'Seit 1966 dürfen Frauen im Kanton wählen und gewählt werden. Zwei Jahre später, bei den Wahlen von 1968, errangen 14 Frauen einen Sitz; das Parlament hatte damals 130 Mitglieder. Der Anteil betrug 10,8 %.',
          'In den folgenden Jahrzehnten nahm die Vertretung der Frauen fast stetig zu, bis 2008 auf 37 %. 2012 und 2016 fiel der Anteil auf 31 % zurück. 2020 folgte der Sprung auf 42 %, 2024 auf 46 %.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '6044', size: 'l', start_view: 'chart', show_explanations: true },
      {
        kind: 'text',
        heading: 'Ausgewählte Wahljahre',
        body: [
          [
            '| Wahljahr | Gewählte Frauen | Sitze | Frauenanteil |',
            '| --- | ---: | ---: | ---: |',
            '| 1968 | 14 | 130 | 10,8 % |',
            '| 1984 | 32 | 130 | 24,6 % |',
            '| 2000 | 45 | 130 | 34,6 % |',
            '| 2008 | 37 | 100 | 37,0 % |',
            '| 2016 | 31 | 100 | 31,0 % |',
            '| 2020 | 42 | 100 | 42,0 % |',
            '| 2024 | 46 | 100 | 46,0 % |',
          ].join('\n'),
          'Mit der neuen Kantonsverfassung wurde der Grosse Rat von 130 auf 100 Sitze verkleinert. Das gilt seit den Wahlen von 2008. Für den Vergleich über die ganze Zeit eignet sich deshalb der Anteil besser als die Zahl der Sitze.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Kandidatinnen werden häufiger gewählt',
        body: [
          '2024 standen 870 Personen zur Wahl, 333 Frauen und 537 Männer. Von den Frauen wurden 13,8 % gewählt, von den Männern 10,1 %. 2012 war es umgekehrt: Damals kamen 11,8 % der Kandidatinnen, aber 13,6 % der Kandidaten ins Parlament.',
          'Ob jemand gewählt wird, hängt auch von der Liste und vom Wahlkreis ab. Diese Zahlen erlauben deshalb keine Aussage darüber, weshalb Frauen oder Männer bessere Aussichten hatten.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Ein Blick auf andere Bereiche',
        body: [
          'Das Parlament ist nicht der einzige Ort, an dem die Statistik die Vertretung der Geschlechter misst. In der kantonalen Verwaltung betrug der Frauenanteil 2023 im gesamten Personal 54,9 %, in Kaderpositionen 37,1 %. 2014 waren es 52,5 % und 35,1 %.',
          'Auch bei den Löhnen bleibt ein Abstand. Im privaten Sektor der Nordwestschweiz lag der mittlere Bruttolohn 2024 für Frauen bei CHF 6’495 und für Männer bei CHF 7’190, ein Unterschied von 9,7 %. 2002 hatte er noch 20,7 % betragen. Solche Vergleiche sagen nichts darüber aus, ob gleiche Arbeit gleich bezahlt wird; dafür müssten auch Ausbildung, Branche und Funktion berücksichtigt werden.',
        ].join('\n\n'),
      },
      {
        kind: 'info-box',
        title: 'Gezählt wird am Wahlsonntag',
        variant: 'info',
        body: 'Die Statistik hält fest, wer am Wahltag gewählt wurde. Treten während der vier Jahre Mitglieder zurück und rücken andere nach, verändert sich der tatsächliche Anteil, nicht aber der Wert in der Statistik.',
      },
      {
        kind: 'field-link',
        title: 'Weiter in der Statistik',
        items: [
          {
            label: 'Bevölkerung nach Alter und Geschlecht',
            url: '/unterthema/bestand-struktur',
            description: 'Wie viele Frauen und Männer im Kanton leben.',
          },
          {
            label: 'Wahlarchiv',
            url: '/apps/wahlarchiv',
            description: 'Ergebnisse früherer Wahlen und Abstimmungen.',
          },
          {
            label: 'Erwerbspersonen',
            url: '/unterthema/erwerbspersonen',
            description: 'Wer im Kanton arbeitet oder Arbeit sucht.',
          },
        ],
      },
      {
        kind: 'teaser-box',
        title: 'Das könnte Sie auch interessieren',
        teasers: ['jahrbuch', 'newsletter', 'offene-daten'],
        limit: 3,
        columns: 3,
      },
      { kind: 'app', app: 'wahlarchiv', display: 'card' },
    ],
    sources: [
      { name: 'Staatskanzlei Basel-Stadt', url: 'https://statistik.bs.ch/indikatorenportal/6044' },
      {
        name: 'Staatskanzlei Basel-Stadt, Geschlechterverhältnis im Grossen Rat',
        url: 'https://statistik.bs.ch/indikatorenportal/8457',
      },
      {
        name: 'Human Resources Basel-Stadt, Frauen in Kaderpositionen',
        url: 'https://statistik.bs.ch/indikatorenportal/9397',
      },
      {
        name: 'Lohnunterschied zwischen Frauen und Männern, Nordwestschweiz',
        url: 'https://statistik.bs.ch/indikatorenportal/6037',
      },
    ],
    next_update_text: 'Herbst 2028',
    frequency: 'alle vier Jahre',
    reference_period: 'Gesamterneuerungswahlen 2024',
  },
  updated: '2025-03-07T07:30:00.000Z',
};
