/** Interactive contents that another website provides: two maps and one animation. */
import type { SampleEntry } from '../../../registry';
import { images } from '../images';

export const bevoelkerungImZeitraffer: SampleEntry<'background-page-articles'> = {
  shared: {
    slug: 'bevoelkerung-im-zeitraffer',
    interactive_type: 'iframe',
    height_mobile: 520,
    height_desktop: 720,
    publication_date: '2025-05-20',
    display_themes: ['bevoelkerung'],
    products: ['6623', '6215', '20002'],
    team_members: ['anna-beispiel', 'hans-entwurf'],
  },
  text: {
    title: 'Bevölkerung im Zeitraffer',
    short_title: 'Zeitraffer',
    lead: 'Wachstum, Rückgang, neues Wachstum: Die Darstellung zeigt, wie sich die Bevölkerung im Kanton entwickelt hat.',
    url: 'https://data.bs.ch/',
    purpose: 'Die Darstellung zeigt die Bevölkerung Jahr für Jahr.',
    long_description:
      'Die Daten zeigen die Wohnbevölkerung von Basel-Stadt Jahr für Jahr. Vom 19. Jahrhundert bis 1970 nimmt sie stark zu, von 112’227 Personen im Jahr 1900 auf 236’219. Bis 2001 geht sie auf 187’459 zurück. Danach wächst sie wieder und erreicht Ende 2025 den Wert von 210’529.',
    image: images.bevoelkerung,
    content: [
      {
        kind: 'text',
        heading: 'Darauf können Sie achten',
        body: [
          '- **1970:** der bisherige Höchststand mit 236’219 Personen\n- **2001:** der tiefste Stand seit 1947 mit 187’459 Personen\n- **2018:** wieder mehr als 200’000 Personen am Jahresende',
          'Den Text dazu liefert der Artikel [Die Bevölkerung der Stadt Basel seit 1774](/artikel/stadt-seit-1774).',
        ].join('\n\n'),
      },
      { kind: 'indicator', indicator: '6215', size: 'l', start_view: 'table', show_downloads: true },
    ],
  },
  updated: '2026-02-26T09:20:00.000Z',
};

export const pendlerkarte: SampleEntry<'background-page-articles'> = {
  shared: {
    slug: 'pendlerkarte',
    interactive_type: 'iframe',
    height_mobile: 480,
    height_desktop: 680,
    publication_date: '2026-04-23',
    display_themes: ['verkehr', 'arbeit-erwerb'],
    products: ['5203'],
    team_members: ['daniel-modell'],
  },
  text: {
    title: 'Pendlerkarte der Region Basel',
    short_title: 'Pendlerkarte',
    lead: 'Jeden Tag fahren Zehntausende zur Arbeit in den Kanton. Die Karte zeigt das Gebiet, aus dem sie kommen.',
    url: 'https://map.geo.bs.ch/',
    purpose: 'Auf der Karte können Sie nach Gemeinden suchen.',
    long_description:
      'Die Karte zeigt den Kanton Basel-Stadt und seine Umgebung. Rund 90’400 Personen pendelten 2024 zur Arbeit in den Kanton, rund 24’700 fuhren in die Gegenrichtung. Die Region umfasst Gemeinden in der Schweiz, in Frankreich und in Deutschland.',
    image: images.verkehr,
    content: [
      {
        kind: 'text',
        heading: 'Zur Karte',
        body: 'Zoomen Sie in die Region oder suchen Sie nach einer Gemeinde. Wer die Karte nicht laden möchte, findet dieselben Angaben als Zahlen im Artikel [zum Pendeln](/artikel/pendeln).',
      },
      { kind: 'indicator', indicator: '5203', size: 'l', start_view: 'table' },
    ],
  },
  updated: '2026-04-23T07:10:00.000Z',
};

export const klimakarte: SampleEntry<'background-page-articles'> = {
  shared: {
    slug: 'klimakarte',
    interactive_type: 'iframe',
    height_mobile: 500,
    height_desktop: 700,
    publication_date: '2025-08-11',
    display_themes: ['raum-umwelt', 'energie'],
    products: ['20041', '4914'],
    team_members: ['felix-vorlage'],
  },
  text: {
    title: 'Klimakarte: Wo die Stadt Schatten hat',
    short_title: 'Klimakarte',
    lead: 'Bäume spenden Schatten und kühlen die Luft. Die Karte zeigt, wo im Kanton Bäume, Wiesen und Wälder liegen.',
    url: 'https://map.geo.bs.ch/',
    purpose: 'Auf der Karte können Sie Bäume, Wiesen und Wälder suchen.',
    long_description:
      'Die Karte zeigt Grünflächen und Bäume im Kanton Basel-Stadt. Baumkronen bedeckten 2024 ohne den Wald 16,5 % der Kantonsfläche und 15,1 % der Stadt Basel. Am grünsten ist Bettingen, am wenigsten Grün hat die Altstadt Grossbasel.',
    image: images.umwelt,
    content: [
      {
        kind: 'hero-statistics-box',
        title: 'Von Baumkronen bedeckt, ohne Wald',
        items: [
          { label: 'Kanton', value: 16.5, decimals: 1, unit: '%', supporting_text: 'Jahr 2024' },
          { label: 'Stadt Basel', value: 15.1, decimals: 1, unit: '%', supporting_text: 'Jahr 2024' },
          { label: 'Riehen', value: 20.3, decimals: 1, unit: '%', supporting_text: 'Jahr 2024' },
        ],
        source: 'Stadtgärtnerei Basel-Stadt',
        as_of: '2024',
      },
      {
        kind: 'text',
        heading: 'Viel Grün am Rand, wenig im Zentrum',
        body: 'In Bettingen nehmen Wald, Wiesen und Gärten 89,9 % der Fläche ein, in Riehen 79,3 %. Unter den Wohnvierteln führt das Bruderholz mit 71,2 %. In der Altstadt Grossbasel sind es 6,7 %, in der Altstadt Kleinbasel 7,9 %. Die Angaben stammen aus der amtlichen Vermessung von 2025.',
      },
      { kind: 'indicator-set', set: 'umwelt', display: 'tiles', limit: 6 },
      {
        kind: 'sub-theme-list',
        title: 'Unterthemen zu Raum und Umwelt',
        theme: 'raum-umwelt',
        display: 'list',
        show_counts: true,
        show_lead: true,
      },
    ],
  },
  updated: '2025-08-11T06:55:00.000Z',
};
