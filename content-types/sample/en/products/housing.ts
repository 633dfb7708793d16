import type { LocalizedInput } from '../../../registry';
import { shareImages } from '../images';

const license = 'Open use, source must be provided';

/** The indicators of the theme construction and housing. */
export const housingProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '5813': {
    title: 'Vacancy rate',
    subtitle: 'Canton of Basel-Stadt, on 1 June of each year',
    description: 'How many dwellings in every hundred are vacant and on the market in the canton.',
    lesehilfe:
      'On 1 June 2026, 0.78 % of all dwellings in the Canton of Basel-Stadt were vacant, or 78 in every 10’000.',
    long_description:
      'Line chart with two peaks. The line starts at 1.33 % in 2002, reaches its highest point in 2005 at 1.52 % and falls to 0.23 % by 2014. It then rises to 1.17 % by 2022, falls to 0.77 % in 2024, is at 0.92 % in 2025 and ends at 0.78 % in 2026.',
    erlaeuterungen:
      'A dwelling counts as vacant if, on the reference day, it is fit to live in, unoccupied and offered for long-term rent or for sale. Furnished dwellings and single-family houses are included.\n\n- **Numerator:** vacant dwellings on 1 June\n- **Denominator:** all dwellings in the Register of Buildings and Dwellings at the end of the previous year\n\nThe difference between two years is given in *percentage points*: from 2014 to 2022 the rate rose by 0.94 percentage points.',
    unit: '%',
    unit_label: 'Per cent of dwellings',
    columns: [
      { key: 'jahr', label: 'Year', role: 'period' },
      { key: 'quote', label: 'Vacancy rate', role: 'value' },
    ],
    annotations: [
      { type: 'point', x: '2014', y: 0.23, text: 'Lowest value: 0.23 %' },
      { type: 'point', x: '2005', y: 1.52, text: 'Highest value: 1.52 %' },
    ],
    keywords: ['vacancy', 'vacant dwellings', 'empty flats', 'housing market', 'housing shortage'],
    external_links: [
      { title: 'Article on vacancy in 2026', url: '/artikel/leerstand-2026' },
      { title: 'Indicator set Vacancy', url: '/indikatorenset/leerstand' },
    ],
    sources: [
      {
        name: 'Statistical Office of Basel-Stadt, Vacancy survey',
        url: 'https://statistik.bs.ch/indikatorenportal/5813',
      },
    ],
    license,
    frequency: 'yearly',
    reference_period: 'Reference day 1 June, 2002–2026',
    seo_description:
      'The vacancy rate of the Canton of Basel-Stadt from 2002 to 2026: chart, table, data and explanations.',
    share_image: shareImages.leerstand,
  },
  '7580': {
    title: 'Vacant dwellings',
    subtitle: 'Canton of Basel-Stadt, number on the reference day, 1960–2026',
    description: 'The number of vacant dwellings in the canton since 1960.',
    lesehilfe: 'On 1 June 2026, 912 dwellings were vacant in the canton, 167 fewer than a year earlier.',
    long_description:
      'Column chart with 67 years and four waves. In the 1960s the columns are hardly visible; in 1963 there were 4 dwellings. There are peaks in 1976 with 1’268, in 1985 with 1’077, in 1999 with 1’602 and in 2022 with 1’328 vacant dwellings. In between are low points in 1990 with 175 and in 2014 with 245. The last column, for 2026, shows 912.',
    erlaeuterungen:
      'The number also depends on how many dwellings there are in the first place. For comparisons over long periods or with other cantons, the [vacancy rate](/indikatorenportal/5813) is therefore more suitable.\n\nOf the 912 vacant dwellings in 2026, 224 have one room, 274 two, 265 three and 149 four or more rooms.',
    unit: 'dwellings',
    unit_label: 'Number of dwellings',
    columns: [
      { key: 'jahr', label: 'Year', role: 'period' },
      { key: 'leer', label: 'Vacant dwellings', role: 'value' },
    ],
    keywords: ['vacancy', 'vacant dwellings', 'empty flats', 'number'],
    sources: [
      {
        name: 'Statistical Office of Basel-Stadt, Vacancy survey',
        url: 'https://statistik.bs.ch/indikatorenportal/7580',
      },
      {
        name: 'Statistical Office of Basel-Stadt, Buildings and dwellings statistics',
        url: 'https://statistik.bs.ch/indikatorenportal/6214',
      },
    ],
    license,
    frequency: 'yearly',
    reference_period: 'Reference day 1 June, 1960–2026',
    corrections: [
      {
        when: '2025-03-27',
        text: 'For 2024 this series gave 865 vacant dwellings. The correct number is 897. The other years are not affected.',
      },
    ],
  },
  '5814': {
    title: 'Vacancy rate by district',
    subtitle: 'Districts of the city of Basel, Riehen and Bettingen, 1 June 2026',
    description: 'The vacancy rate of the 19 districts and the two rural communes, 2026 and 2016.',
    lesehilfe: 'On 1 June 2026, the rate in Vorstädte was the highest of all districts at 2.45 %.',
    long_description:
      'Map of the canton with 21 coloured areas; the stronger the colour, the higher the rate. The strongest are Vorstädte with 2.45 % and Altstadt Grossbasel with 1.52 %. Altstadt Kleinbasel, St. Johann, Rosental, Clara, Kleinhüningen and, just, St. Alban are above 1 % as well. The palest are Wettstein with 0.24 % and Bachletten with 0.32 %.',
    erlaeuterungen:
      'In small districts, a few dwellings are enough to change the rate considerably, for example if a new building has not yet been let on the reference day.\n\nThe last column of the table gives the difference from 2016 in percentage points. It is negative in Hirzbrunnen (−0.55) and Bettingen (−1.48): a larger share of dwellings was vacant there in 2016.',
    unit: '%',
    unit_label: 'Per cent of dwellings',
    columns: [
      { key: 'wohnviertel', label: 'District or commune', role: 'area' },
      { key: 'quote_2026', label: 'Vacancy rate 2026', role: 'value' },
      { key: 'quote_2016', label: 'Vacancy rate 2016', role: 'value' },
      { key: 'differenz', label: 'Difference between 2026 and 2016', role: 'value', unit: 'percentage points' },
    ],
    keywords: ['vacancy', 'neighbourhood', 'map', 'district'],
    sources: [
      {
        name: 'Statistical Office of Basel-Stadt, Vacancy survey',
        url: 'https://statistik.bs.ch/indikatorenportal/5814',
      },
    ],
    license,
    frequency: 'yearly',
    reference_period: 'Reference day 1 June 2026',
  },
};
