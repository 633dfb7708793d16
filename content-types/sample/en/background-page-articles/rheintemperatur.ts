import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const rheintemperatur: LocalizedInput<'background-page-articles'> = {
  title: 'How warm is the Rhine?',
  short_title: 'Rhine temperature',
  lead: 'Whether the Rhine tempts people in for a swim depends above all on its temperature. This is how it is measured, and here you will find the current values.',
  image: images.rhein,
  content: [
    {
      kind: 'simple-hero-statistics-box',
      item: {
        label: 'Swimmers',
        value: 5500,
        decimals: 0,
        unit: 'people',
        supporting_text: '12 August 2025',
      },
      text: 'About 5,500 people swam in the Rhine in Basel on 12 August 2025.',
      source: 'Statistical Office of Basel-Stadt',
      as_of: 'August 2025',
    },
    {
      kind: 'text',
      heading: 'A measurement with many influences',
      body: [
        'The temperature of the water is measured continuously and stored as an average over a short period. Daily and monthly averages can be calculated from these values. To compare years, the number of days on which a certain value was exceeded is also useful.',
        'The Rhine warms up more slowly than the air and cools down more slowly too. One hot day does not make the water warm, but a hot week may. Discharge also matters: when there is little water, the temperature rises faster.',
      ].join('\n\n'),
    },
    {
      kind: 'iframe',
      src: 'https://data.bs.ch/',
      title: 'Data portal of the Canton of Basel-Stadt with the temperature of the Rhine',
      purpose: 'The data portal shows the continuously measured temperature of the Rhine.',
      height_mobile: 480,
      height_desktop: 600,
      fallback_text:
        'On the data portal of the canton, the measured temperatures of the Rhine are available as a chart, a table and a file.',
      caption: 'Measurements on the Rhine',
      source: 'data.bs.ch',
    },
    {
      kind: 'expand-section',
      summary: 'What to bear in mind when using the data',
      body: [
        '- Individual measurements may be missing, for example during maintenance.',
        '- Values of the last few days have not been checked and are corrected later.',
        '- Temperatures from different measuring stations cannot be compared directly.',
      ].join('\n'),
    },
    {
      kind: 'link-button',
      label: 'Article on the Rhine (in German)',
      url: '/artikel/rhein-im-fluss',
      style: 'secondary',
    },
  ],
};
