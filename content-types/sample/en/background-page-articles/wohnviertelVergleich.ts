import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const wohnviertelVergleich: LocalizedInput<'background-page-articles'> = {
  title: 'Districts compared',
  short_title: 'Districts compared',
  lead: 'Population, vacancy and area show how the 19 districts and the communes of Riehen and Bettingen differ.',
  image: images.home,
  content: [
    {
      kind: 'text',
      heading: 'Population',
      body: 'Riehen has the most residents with 23,048 people, Bettingen the fewest with 1,317. The 19 districts of the city lie in between. The figures refer to the end of July 2026 and are updated every month.',
    },
    { kind: 'indicator', indicator: '7763', size: 'full', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Vacancy',
      body: 'On 1 June 2026 the vacancy rate ranged from 0.24% in Wettstein to 2.45% in Vorstädte. In eight of the 21 areas it is 1% or more.',
    },
    { kind: 'indicator', indicator: '5814', size: 'full', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Area',
      body: 'The largest district of the city is Hirzbrunnen with 309.5 hectares, the smallest is Clara with 23.1 hectares. The commune of Riehen covers 1,086.0 hectares. All values are listed under [Area of the districts](/indikatorenportal/1501) (in German).',
    },
    {
      kind: 'info-box',
      title: 'Small areas, big jumps',
      variant: 'warning',
      body: 'In a district with only a few thousand residents or dwellings, a single new building can change a rate considerably. You should therefore always compare several years.',
    },
    {
      kind: 'theme-list',
      title: 'Themes with figures on the districts',
      themes: ['bevoelkerung', 'raum-umwelt', 'bau-wohnungswesen'],
      display: 'tiles',
      show_counts: true,
      show_lead: false,
    },
    {
      kind: 'link-button',
      label: 'To the indicator set Districts',
      url: '/indikatorenset/wohnviertel',
      style: 'primary',
    },
  ],
};
