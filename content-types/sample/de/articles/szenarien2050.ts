import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const szenarien2050: SampleEntry<'articles'> = {
  shared: {
    slug: 'szenarien-2050',
    publication_date: '2026-07-16',
    display_themes: ['bevoelkerung'],
    display_subthemes: ['szenarien', 'bestand-struktur'],
    statistical_themes: ['102', '101'],
    team_members: ['anna-beispiel'],
    highlight_articles: ['bevoelkerung-juli-2026', 'staendig-oder-mittlere-bevoelkerung', 'stadt-seit-1774'],
    products: ['6215', '11899', '20020'],
    data_as_of: '2025-12-31',
    last_update: '2026-07-16',
  },
  text: {
    title: 'Basel-Stadt im Jahr 2050: drei Szenarien, drei Antworten',
    kicker: 'Bevölkerung',
    lead: 'Im mittleren Szenario wächst die Bevölkerung des Kantons bis 2050 auf 232’648 Personen. Die beiden anderen Szenarien zeigen, wie weit die Entwicklung davon abweichen könnte.',
    image: images.bevoelkerung,
    hero_statistics: [
      {
        label: 'Hohes Szenario',
        value: 256991,
        decimals: 0,
        unit: 'Personen',
        supporting_text: 'Jahr 2050; 22,1 % mehr als 2025',
        url: '/indikatorenportal/6215',
      },
      {
        label: 'Mittleres Szenario',
        indicator: '6215',
        series: 'mittel',
        period: '2050',
        supporting_text: 'Jahr 2050; 10,5 % mehr als 2025',
      },
      {
        label: 'Tiefes Szenario',
        value: 196369,
        decimals: 0,
        unit: 'Personen',
        supporting_text: 'Jahr 2050; 6,7 % weniger als 2025',
        url: '/indikatorenportal/6215',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Die Spannweite beträgt 60’000 Personen',
        body: [
          'Ende 2025 zählte der Kanton 210’529 Einwohnerinnen und Einwohner. Von diesem Bestand gehen alle drei Szenarien aus. Im hohen Szenario leben 2050 rund 46’500 Personen mehr hier, im mittleren rund 22’100 mehr und im tiefen rund 14’200 weniger.',
          'Zwischen dem hohen und dem tiefen Szenario liegen am Ende gut 60’000 Personen. Je weiter der Blick reicht, desto grösser wird diese Spannweite, denn kleine Unterschiede in den Annahmen summieren sich über die Jahre.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '6215', size: 'full', start_view: 'chart', show_explanations: true },
      {
        kind: 'info-box',
        title: 'Ein Szenario ist keine Prognose',
        variant: 'info',
        body: 'Szenarien beantworten die Frage «Was wäre, wenn?». Sie zeigen, wie sich die Bevölkerung entwickelt, falls bestimmte Annahmen zu Geburten, Lebenserwartung und Wanderungen eintreffen. Welches Szenario wahrscheinlicher ist, sagen sie nicht.',
      },
      {
        kind: 'text',
        heading: 'Was die Szenarien annehmen',
        body: [
          'Drei Grössen bestimmen, wie viele Menschen künftig hier wohnen:',
          '1. Die **Geburten**: Wie viele Kinder kommen zur Welt?\n2. Die **Sterbefälle**: Wie alt werden die Menschen?\n3. Die **Wanderungen**: Wie viele Personen ziehen zu, wie viele weg?',
          'Bei der Lebenserwartung rechnet das mittlere Szenario mit einem langsamen Anstieg. Für Schweizerinnen steigt sie von 83,9 Jahren (2026) auf 85,4 Jahre (2050), für Schweizer von 80,0 auf 82,0 Jahre.',
          '### Geburtenüberschuss',
          'Der Geburtenüberschuss war 2025 mit −110 negativ: Es starben mehr Menschen, als geboren wurden. Im mittleren Szenario bleibt das so, 2050 beträgt der Wert −165. Im hohen Szenario wird er mit 468 positiv, im tiefen sinkt er auf −769. Wachsen kann die Bevölkerung im mittleren Szenario also nur durch einen positiven Wanderungssaldo.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '1202', size: 'm', start_view: 'chart' },
      {
        kind: 'text',
        heading: 'Kinder und Jugendliche',
        body: [
          'Heute leben 36’632 Personen unter 20 Jahren im Kanton. Im mittleren Szenario steigt ihre Zahl bis 2050 nur wenig, auf 37’712. Im hohen Szenario sind es 44’011, im tiefen 29’539.',
          'Der Jugendquotient stellt diese Gruppe den 20- bis 64-Jährigen gegenüber. 2025 kamen auf 100 Personen im erwerbsfähigen Alter 27,4 jüngere. Bis 2050 sinkt der Wert im mittleren Szenario auf 25,4.',
          [
            '| Grösse im Jahr 2050 | tief | mittel | hoch |',
            '| --- | ---: | ---: | ---: |',
            '| Bevölkerung | 196’369 | 232’648 | 256’991 |',
            '| Personen unter 20 Jahren | 29’539 | 37’712 | 44’011 |',
            '| Jugendquotient | 23,5 | 25,4 | 27,0 |',
            '| Geburtenüberschuss | −769 | −165 | 468 |',
          ].join('\n'),
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '1204', size: 'm', start_view: 'chart', show_downloads: false },
      {
        kind: 'text',
        heading: 'Warum der Bund auf andere Zahlen kommt',
        body: 'Auch das Bundesamt für Statistik rechnet Szenarien. Sein Referenzszenario führt von 200’031 Personen im Jahr 2023 auf 212’809 im Jahr 2055. Der Ausgangswert ist tiefer, weil der Bund die ständige Wohnbevölkerung verwendet. Die beiden Reihen dürfen daher nicht in dasselbe Diagramm gezeichnet werden.',
      },
      { kind: 'indicator', indicator: '11899', size: 'm', start_view: 'chart', show_downloads: false },
      { kind: 'app', app: 'bevoelkerungspyramide', display: 'card' },
      { kind: 'background-article', article: 'staendig-oder-mittlere-bevoelkerung', kicker: 'Hintergrund' },
      {
        kind: 'additional-information-box',
        title: 'Weitere Informationen',
        links: [
          { title: 'Unterthema Szenarien', url: '/unterthema/szenarien' },
          { title: 'Interaktiv: Bevölkerung im Zeitraffer', url: '/interaktiv/bevoelkerung-im-zeitraffer' },
        ],
        contacts: ['anna-beispiel'],
        method_links: [{ title: 'Methodenblatt Bevölkerungsszenarien', url: '/statistik/102' }],
      },
    ],
    sources: [
      {
        name: 'Statistisches Amt Basel-Stadt, Bevölkerungsszenarien 2026',
        url: 'https://statistik.bs.ch/indikatorenportal/6215',
      },
      {
        name: 'Bundesamt für Statistik (BFS), Szenarien zur Bevölkerungsentwicklung',
        url: 'https://statistik.bs.ch/indikatorenportal/11899',
      },
    ],
    reference_period: '2025–2050',
  },
  updated: '2026-07-16T08:00:00.000Z',
};
