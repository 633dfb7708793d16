import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const stadtSeit1774: SampleEntry<'articles'> = {
  shared: {
    slug: 'stadt-seit-1774',
    publication_date: '2025-05-20',
    revision_date: '2026-02-26',
    display_themes: ['bevoelkerung'],
    display_subthemes: ['bestand-struktur'],
    statistical_themes: ['101'],
    team_members: ['anna-beispiel'],
    highlight_articles: ['bevoelkerung-juli-2026', 'szenarien-2050', 'frauen-grosser-rat'],
    products: ['6623', '6215'],
    data_as_of: '2025-12-31',
    last_update: '2026-02-26',
  },
  text: {
    title: 'Die Bevölkerung der Stadt Basel seit 1774',
    kicker: 'Geschichte',
    lead: 'Vor 250 Jahren lebten in der Stadt Basel 15’040 Menschen, Ende 2025 waren es 186’332. Dazwischen liegen ein rasantes Wachstum, ein langer Rückgang und eine Trendwende.',
    image: images.tal,
    hero_statistics: [
      {
        label: 'Stadt Basel, 1774',
        value: 15040,
        decimals: 0,
        unit: 'Personen',
        supporting_text: 'älteste Zahl der Reihe',
        url: '/indikatorenportal/6623',
      },
      {
        label: 'Stadt Basel, 2025',
        indicator: '6623',
        supporting_text: 'zwölfmal so viele wie 1774',
      },
      {
        label: 'Kanton, Höchstwert',
        value: 236219,
        decimals: 0,
        unit: 'Personen',
        supporting_text: 'Ende 1970',
      },
    ],
    content: [
      {
        kind: 'text',
        heading: 'Von der ersten Zählung bis 1900',
        body: [
          'Die älteste Zahl der Reihe stammt aus dem Jahr 1774. Auf dem Gebiet der heutigen Stadt wohnten damals 15’040 Personen, im Gebiet des heutigen Kantons 16’726. Danach wuchs die Bevölkerung zuerst langsam: 1835 zählte der Kanton 23’254 Einwohnerinnen und Einwohner, 1850 waren es 29’555.',
          'In der zweiten Hälfte des 19. Jahrhunderts beschleunigte sich das Wachstum. 1870 lebten 47’040 Menschen hier, 1900 bereits 112’227. In fünfzig Jahren hatte sich die Bevölkerung also fast vervierfacht.',
        ].join('\n\n'),
      },
      {
        kind: 'indicator',
        indicator: '6623',
        title_override: 'Wohnbevölkerung der Stadt Basel seit 1774',
        size: 'full',
        start_view: 'chart',
        show_explanations: true,
      },
      {
        kind: 'text',
        heading: 'Das 20. Jahrhundert: Aufstieg und Rückgang',
        body: [
          'Während der beiden Weltkriege stockte das Wachstum, in der Nachkriegszeit setzte es umso stärker wieder ein. Ende 1970 erreichte der Kanton mit 236’219 Personen seinen bisherigen Höchststand.',
          'In den folgenden drei Jahrzehnten zogen viele Familien in die Gemeinden der Agglomeration. Bis 2001 verlor der Kanton 48’760 Personen, ein Fünftel seiner Bevölkerung. Mit 187’459 war der tiefste Stand seit 1947 erreicht.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Ausgewählte Jahre',
        body: [
          [
            '| Jahr | Kanton Basel-Stadt | Veränderung seit der Zeile darüber |',
            '| --- | ---: | ---: |',
            '| 1774 | 16’726 | – |',
            '| 1850 | 29’555 | +12’829 |',
            '| 1900 | 112’227 | +82’672 |',
            '| 1950 | 196’319 | +84’092 |',
            '| 1970 | 236’219 | +39’900 |',
            '| 2001 | 187’459 | −48’760 |',
            '| 2025 | 210’529 | +23’070 |',
          ].join('\n'),
        ].join('\n\n'),
      },
      {
        kind: 'info-box',
        title: 'Eine Reihe, viele Methoden',
        variant: 'info',
        body: 'Eine Zeitreihe über 250 Jahre entsteht nicht aus einer einzigen Quelle. Frühe Werte beruhen auf einzelnen Zählungen, später kamen die Volkszählungen und die Fortschreibung dazu. Seit 2012 liefert das Einwohnerregister die Zahlen. Kleine Sprünge können deshalb auf die Methode zurückgehen.',
      },
      {
        kind: 'text',
        heading: 'Wieder auf Wachstumskurs',
        body: [
          'Seit 2007 nimmt die Bevölkerung in den meisten Jahren wieder zu. Ende 2018 überschritt sie mit 200’256 Personen erneut die Marke von 200’000. Ende 2025 zählte der Kanton 210’529 Einwohnerinnen und Einwohner, 12,3 % mehr als 2001.',
          'In der Stadt allein wohnten Ende 2023 insgesamt 182’434 Personen, ein Jahr später 183’564 und Ende 2025 schon 186’332. Bis zum Höchststand von 1970 fehlen dem Kanton rund 25’700 Personen. Im [mittleren Szenario](/artikel/szenarien-2050) würde er auch 2050 noch nicht erreicht.',
        ].join('\n\n'),
      },
      {
        kind: 'text',
        heading: 'Die Stadt und die Landgemeinden',
        body: [
          'Zum Kanton gehören seit der Trennung von Basel-Landschaft im Jahr 1833 neben der Stadt auch Riehen und Bettingen. 1774 lebten ausserhalb der Stadt 1’686 Personen, 2025 waren es 24’197. Die Landgemeinden sind damit etwas stärker gewachsen als die Stadt: Der Anteil der Stadt an der Bevölkerung des Kantons ging von 89,9 % auf 88,5 % zurück.',
          'Das Wachstum der letzten zwanzig Jahre entfällt auf die ausländische Bevölkerung. Zwischen 2005 und 2024 nahm die Zahl der Ausländerinnen und Ausländer von 57’040 auf 80’355 zu, jene der Schweizerinnen und Schweizer sank von 130’423 auf 127’160. Einbürgerungen sind darin bereits enthalten.',
        ].join('\n\n'),
      },
      {
        kind: 'interactive-element',
        interactive: 'bevoelkerung-im-zeitraffer',
        caption: 'Bevölkerung im Zeitraffer',
        source: 'Kanton Basel-Stadt',
        long_description:
          'Eine Karte zeigt, wie sich die Bevölkerung im Gebiet des Kantons verteilt und im Lauf der Zeit verändert hat.',
      },
      { kind: 'quiz', quiz: 'bevoelkerung', mode: 'inline', questions_limit: 4 },
      { kind: 'teaser-box', title: 'Neues zur Bevölkerung', theme: 'bevoelkerung', limit: 3, columns: 3 },
      { kind: 'background-article', article: 'szenarien-2050', kicker: 'Wie es weitergehen könnte' },
      {
        kind: 'additional-information-box',
        title: 'Weitere Informationen',
        links: [{ title: 'Thema Bevölkerung', url: '/thema/bevoelkerung' }],
        contacts: ['anna-beispiel'],
        method_links: [{ title: 'Methodenblatt Bevölkerungsstatistik', url: '/statistik/101' }],
        next_update: 'Februar 2027',
      },
    ],
    sources: [
      {
        name: 'Statistisches Amt Basel-Stadt, Bevölkerungsstatistik',
        url: 'https://statistik.bs.ch/indikatorenportal/6623',
      },
      {
        name: 'Statistisches Amt Basel-Stadt, Bevölkerungsbestand am Jahresende',
        url: 'https://statistik.bs.ch/indikatorenportal/4132',
      },
      {
        name: 'Statistisches Amt Basel-Stadt, Bevölkerung nach Staatsangehörigkeit',
        url: 'https://statistik.bs.ch/indikatorenportal/6058',
      },
    ],
    next_update_text: 'Februar 2027',
    frequency: 'jährlich',
    reference_period: '1774–2025',
  },
  updated: '2026-02-26T09:05:00.000Z',
};
