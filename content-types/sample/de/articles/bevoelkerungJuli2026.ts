import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const bevoelkerungJuli2026: SampleEntry<'articles'> = {
  shared: {
    slug: 'bevoelkerung-juli-2026',
    publication_date: '2026-08-19',
    display_themes: ['bevoelkerung'],
    display_subthemes: ['bestand-struktur', 'wanderungen'],
    statistical_themes: ['101'],
    team_members: ['anna-beispiel', 'hans-entwurf'],
    highlight_articles: ['stadt-seit-1774', 'staendig-oder-mittlere-bevoelkerung', 'wohnviertel-von-a-bis-z'],
    products: ['7763', '6623', '20002'],
    data_as_of: '2026-07-31',
    last_update: '2026-08-19',
  },
  text: {
    title: '211’094 Menschen wohnen Ende Juli 2026 in Basel-Stadt',
    kicker: 'Bevölkerung',
    lead: 'Im Kanton Basel-Stadt lebten Ende Juli 2026 insgesamt 211’094 Personen. Zehn der 21 Gebiete sind seit Ende Juni gewachsen, elf verzeichnen weniger Einwohnerinnen und Einwohner.',
    image: images.bevoelkerung,
    hero_statistics: [
      {
        label: 'Wohnbevölkerung im Kanton',
        value: 211094,
        decimals: 0,
        unit: 'Personen',
        supporting_text: 'Ende Juli 2026',
        url: '/indikatorenportal/7763',
      },
      {
        label: 'Stadt Basel',
        value: 186729,
        decimals: 0,
        unit: 'Personen',
        supporting_text: 'Juli 2026; 88,5 % der Bevölkerung',
        url: '/indikatorenportal/6623',
      },
      {
        label: 'Riehen und Bettingen',
        value: 24365,
        decimals: 0,
        unit: 'Personen',
        supporting_text: 'Juli 2026; 23’048 und 1’317 Personen',
        url: '/indikatorenportal/7763',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Ein ruhiger Sommermonat',
        body: [
          'Von den 211’094 Personen wohnten 186’729 in der Stadt Basel, 23’048 in der Gemeinde Riehen und 1’317 in Bettingen. Im Vergleich zum Vormonat hat sich die Gesamtzahl kaum verändert: Rechnet man die Veränderungen der 21 Gebiete zusammen, ergibt sich ein leichter Rückgang um 64 Personen.',
          'Monatswerte schwanken, weil sich Zuzüge und Wegzüge nicht gleichmässig über das Jahr verteilen. Wer das Wachstum beurteilen will, vergleicht deshalb besser die Jahresenden: Ende 2024 zählte der Kanton 207’515 Personen, Ende 2025 bereits 210’529. Das ist ein Plus von 1,5 %.',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '7763', size: 'full', start_view: 'chart', show_explanations: true },
      {
        kind: 'text',
        heading: 'Wo die Zahl stieg und wo sie sank',
        body: [
          'Am stärksten nahm die Bevölkerung im Juli in Riehen zu, und zwar um 73 Personen. Den grössten Rückgang verzeichnete das Wohnviertel Rosental mit 53 Personen, knapp vor dem Iselin mit 50. Gemessen an der Grösse war die Abnahme in der Altstadt Grossbasel am deutlichsten: Dort lebten 0,9 % weniger Menschen als einen Monat zuvor.',
          '### Grosse und kleine Wohnviertel',
          'Das bevölkerungsreichste Wohnviertel der Stadt ist St. Johann mit 19’811 Personen, dicht gefolgt von Gundeldingen mit 19’624 und dem Iselin mit 18’190. Die wenigsten Menschen wohnen in der Altstadt Kleinbasel (2’503), in der Altstadt Grossbasel (2’681) und in Kleinhüningen (2’861).',
        ].join('\n\n'),
      },
      {
        kind: 'interactive-element',
        interactive: 'wohnviertel-vergleich',
        caption: 'Vergleich der 19 Wohnviertel und der beiden Gemeinden',
        source: 'Statistisches Amt Basel-Stadt',
        long_description:
          'Die Seite stellt Bevölkerung, Leerwohnungsquote und Fläche der 21 Gebiete in Diagrammen und Tabellen gegenüber.',
      },
      {
        kind: 'text',
        heading: 'Dicht besiedelt',
        body: 'Keine andere Gemeinde der trinationalen Agglomeration hat eine so hohe Bevölkerungsdichte wie Basel. 2022 lebten hier 7’277 Personen auf einem Quadratkilometer. In Birsfelden waren es 4’089, in Binningen 3’505 und in Riehen 2’019. Zur Agglomeration gehören 203 Gemeinden, davon 107 in der Schweiz, 72 in Frankreich und 24 in Deutschland.',
      },
      { kind: 'indicator', indicator: '7954', size: 'm', start_view: 'table' },
      {
        kind: 'text',
        heading: 'Alter und Herkunft',
        body: [
          'Ende 2025 waren 36’632 Personen jünger als 20 Jahre, das sind 17,4 % der Bevölkerung. Auf 100 Personen im erwerbsfähigen Alter zwischen 20 und 64 Jahren kamen 57,6 jüngere oder ältere. Dieser Wert hat sich seit 2016 (56,7) nur wenig verändert.',
          'Schweizerinnen und Schweizer sind im Durchschnitt 45,3 Jahre alt, Ausländerinnen und Ausländer 38,1 Jahre. Der Abstand wird kleiner: 2006 lagen die beiden Gruppen noch knapp 12 Jahre auseinander, heute sind es gut 7.',
        ].join('\n\n'),
      },
      {
        kind: 'info-box',
        title: 'Welche Bevölkerung gemeint ist',
        variant: 'info',
        body: 'Die Monatszahlen folgen der kantonalen Definition der Wohnbevölkerung. Die ständige Wohnbevölkerung des Bundes ist enger gefasst und liegt darum tiefer. Den Unterschied erklärt der Artikel [Ständige oder mittlere Bevölkerung](/artikel/staendig-oder-mittlere-bevoelkerung).',
      },
      {
        kind: 'iframe',
        src: 'https://map.geo.bs.ch/',
        title: 'Stadtplan des Kantons Basel-Stadt mit den Grenzen der Wohnviertel',
        purpose: 'Die Karte des Kantons zeigt die Lage der Wohnviertel.',
        height_mobile: 420,
        height_desktop: 560,
        fallback_text:
          'Karte des Kantons Basel-Stadt, auf der sich die Grenzen der 19 Wohnviertel und der Gemeinden Riehen und Bettingen einblenden lassen.',
        caption: 'Kartenanwendung des Kantons Basel-Stadt',
        source: 'Geoportal Kanton Basel-Stadt',
      },
      {
        kind: 'link-button',
        label: 'Alle Indikatoren zur Bevölkerung',
        url: '/thema/bevoelkerung',
        style: 'secondary',
      },
      {
        kind: 'additional-information-box',
        title: 'Weitere Informationen',
        downloads: [
          { title: 'Wohnbevölkerung nach Quartier als offene Daten', url: 'https://data.bs.ch/', date: '2026-08-19' },
        ],
        links: [{ title: 'Indikatorenset Wohnviertel', url: '/indikatorenset/wohnviertel' }],
        contacts: ['anna-beispiel'],
        sources: [
          {
            name: 'Statistisches Amt Basel-Stadt, Bevölkerungsstatistik',
            url: 'https://statistik.bs.ch/indikatorenportal/7763',
          },
        ],
        method_links: [{ title: 'Methodenblatt Bevölkerungsstatistik', url: '/statistik/101' }],
        next_update: 'Jeden Monat',
      },
    ],
    sources: [
      {
        name: 'Statistisches Amt Basel-Stadt, Bevölkerungsstatistik',
        url: 'https://statistik.bs.ch/indikatorenportal/7763',
      },
      {
        name: 'Bundesamt für Statistik (BFS), City Statistics',
        url: 'https://statistik.bs.ch/indikatorenportal/7954',
      },
      {
        name: 'Statistisches Amt Basel-Stadt, Durchschnittsalter der Bevölkerung',
        url: 'https://statistik.bs.ch/indikatorenportal/6063',
      },
      {
        name: 'Statistisches Amt Basel-Stadt, Abhängigkeitsquotient',
        url: 'https://statistik.bs.ch/indikatorenportal/8379',
      },
    ],
    next_update_text: 'Mitte des Folgemonats',
    frequency: 'monatlich',
    reference_period: 'Ende Juli 2026',
  },
  updated: '2026-08-19T06:30:00.000Z',
};
