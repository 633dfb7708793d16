import type { LocalizedInput } from '../../registry';
import { images } from './images';

/** Applications in English. */
export const apps: Readonly<Record<string, LocalizedInput<'apps'>>> = {
  bevoelkerungspyramide: {
    title: 'Population pyramid',
    lead: 'Choose a year and an area, and see how many people of each age live there.',
    url: 'https://data.bs.ch/',
    purpose: 'The pyramid shows the age structure for the year and the area you choose.',
    image: images.apps,
    languages: 'German, French, English',
    accessibility_note:
      'The pyramid can be operated with the keyboard. All values are also given in a table that screen readers can read.',
    content: [
      {
        kind: 'text',
        heading: 'What the pyramid shows',
        body: [
          'Each horizontal bar stands for one year of age, with men on the left and women on the right. The shape tells a lot about the past: years with many births move upwards as a bulge, and immigration widens the middle ages.',
          'In the canton, people without a Swiss passport are 38.1 years old on average, Swiss nationals 45.3 years (2025).',
        ].join('\n\n'),
      },
      { kind: 'background-article', article: 'szenarien-2050', kicker: 'Article' },
    ],
  },
  statatlas: {
    title: 'StatAtlas',
    lead: 'The atlas shows figures on districts, communes and the trinational agglomeration on maps.',
    url: 'https://www.bs.ch/',
    image: images.umwelt,
    languages: 'German, French',
    accessibility_note:
      'Every map comes with a table of the same values. The maps themselves are easier to use with a mouse than with the keyboard.',
    content: [
      {
        kind: 'text',
        heading: 'Areas',
        body: '- 19 districts and the communes of Riehen and Bettingen\n- 203 communes of the trinational agglomeration: 107 in Switzerland, 72 in France and 24 in Germany',
      },
      {
        kind: 'link-button',
        label: 'Districts compared',
        url: '/interaktiv/wohnviertel-vergleich',
        style: 'secondary',
      },
    ],
  },
};
