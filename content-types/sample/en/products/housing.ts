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
      'On 1 June 2026, 0.78% of all dwellings in the Canton of Basel-Stadt were vacant, or 78 in every 10,000.',
    long_description:
      'Line chart with two peaks. The line starts at 1.33% in 2002, reaches its highest point in 2005 at 1.52% and falls to 0.23% by 2014. It then rises to 1.17% by 2022, falls to 0.77% in 2024, is at 0.92% in 2025 and ends at 0.78% in 2026.',
    erlaeuterungen:
      'A dwelling counts as vacant if, on the reference day, it is fit to live in, unoccupied and offered for long-term rent or for sale. Furnished dwellings and single-family houses are included.\n\n- **Numerator:** vacant dwellings on 1 June\n- **Denominator:** all dwellings in the Register of Buildings and Dwellings at the end of the previous year\n\nThe difference between two years is given in *percentage points*: from 2014 to 2022 the rate rose by 0.94 percentage points.',
    unit: '%',
    unit_label: 'Per cent of dwellings',
    columns: [
      { key: 'jahr', label: 'Year', role: 'period' },
      { key: 'quote', label: 'Vacancy rate', role: 'value' },
    ],
    annotations: [
      { type: 'point', x: '2014', y: 0.23, text: 'Lowest value: 0.23%' },
      { type: 'point', x: '2005', y: 1.52, text: 'Highest value: 1.52%' },
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
      'Column chart with 67 years and four waves. In the 1960s the columns are hardly visible; in 1963 there were 4 dwellings. There are peaks in 1976 with 1,268, in 1985 with 1,077, in 1999 with 1,602 and in 2022 with 1,328 vacant dwellings. In between are low points in 1990 with 175 and in 2014 with 245. The last column, for 2026, shows 912.',
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
    lesehilfe: 'On 1 June 2026, the rate in Vorstädte was the highest of all districts at 2.45%.',
    long_description:
      'Map of the canton with 21 coloured areas; the stronger the colour, the higher the rate. The strongest are Vorstädte with 2.45% and Altstadt Grossbasel with 1.52%. Altstadt Kleinbasel, St. Johann, Rosental, Clara, Kleinhüningen and, just, St. Alban are above 1% as well. The palest are Wettstein with 0.24% and Bachletten with 0.32%.',
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
    corrections: [
      {
        when: '2026-08-27',
        text: 'In the first version, the values for Rosental and Wettstein were swapped. The correct values are 1.01% for Rosental and 0.24% for Wettstein.',
      },
    ],
  },
  '7577': {
    title: 'Vacant dwellings by number of rooms',
    subtitle: 'Canton of Basel-Stadt, 1 June 2026',
    description: 'How many rooms the dwellings have that are vacant on the reference day.',
    lesehilfe: 'On 1 June 2026, 274 of the 912 vacant dwellings had two rooms, or 30%.',
    long_description:
      'Ring chart with six parts. The largest are dwellings with two rooms (274, 30%), followed by those with three rooms (265, 29%) and one room (224, 25%). The parts with four (100, 11%), five (29, 3%) and six or more rooms (20, 2%) are smaller.',
    erlaeuterungen:
      'More than four in five vacant dwellings have three rooms at most. The table also relates their number to all dwellings of the same size: 1.7% of dwellings with one room are vacant, but 0.3% of those with six or more rooms.\n\nA dwelling is vacant if one could move in on the reference day and it is for long-term rent or for sale.',
    unit: 'dwellings',
    unit_label: 'Number of dwellings',
    columns: [
      { key: 'zimmer', label: 'Number of rooms', role: 'category' },
      { key: 'anzahl', label: 'Vacant dwellings', role: 'value' },
      { key: 'quote', label: 'Share of all dwellings of this size', role: 'value', unit: '%', decimals: 1 },
    ],
    keywords: ['vacancy', 'rooms', 'size of dwellings', 'studio flat'],
    external_links: [{ title: 'Article on vacancy in 2026', url: '/artikel/leerstand-2026' }],
    sources: [
      {
        name: 'Statistical Office of Basel-Stadt, Vacancy survey',
        url: 'https://statistik.bs.ch/indikatorenportal/7577',
      },
    ],
    license,
    frequency: 'yearly',
    reference_period: 'Reference day 1 June 2026',
  },
  '1302': {
    title: 'Dwellings by district',
    subtitle: 'Districts of the city of Basel, Riehen and Bettingen, end of 2025',
    description: 'How many dwellings there are in the 19 districts and the two rural communes.',
    lesehilfe: 'At the end of 2025, Gundeldingen had 11,979 dwellings, more than any other area of the canton.',
    long_description:
      'Map of the canton with 21 areas and a circle in each; the larger the circle, the more dwellings. The largest circles are those of Gundeldingen with 11,979, Riehen with 10,964, St. Johann with 10,751 and Iselin with 10,362 dwellings. The smallest are those of Bettingen with 564, Kleinhüningen with 1,588, Altstadt Grossbasel with 1,624 and Altstadt Kleinbasel with 1,775.',
    erlaeuterungen:
      'Together there are 117,252. The table also gives those with one or two rooms: 41,134, just over a third. Kitchens, bathrooms, corridors and half rooms do not count as rooms.\n\nThe areas differ greatly in size, so many dwellings do not mean that an area is densely built.',
    unit: 'dwellings',
    unit_label: 'Number of dwellings',
    columns: [
      { key: 'wohnviertel', label: 'District or commune', role: 'area' },
      { key: 'wohnungen', label: 'Dwellings', role: 'value' },
      { key: 'klein', label: 'of which with 1 or 2 rooms', role: 'value' },
    ],
    keywords: ['housing stock', 'neighbourhood', 'map', 'rooms'],
    sources: [
      {
        name: 'Statistical Office of Basel-Stadt, Buildings and dwellings statistics',
        url: 'https://statistik.bs.ch/indikatorenportal/6988',
      },
    ],
    license,
    frequency: 'yearly',
    reference_period: 'End of 2025',
  },
  '22409': {
    title: 'Satisfaction with the surroundings of the home',
    subtitle: 'City of Basel, answers of families, 2009–2022',
    description: 'How satisfied families in the city of Basel are with the surroundings they live in.',
    lesehilfe: 'In 2022, 696 of 1,403 answers were “very satisfied”, or 49.6%.',
    long_description:
      'Four horizontal bars of 100%, one for each of the surveys of 2009, 2013, 2017 and 2022, in four segments from very satisfied to very dissatisfied. Very satisfied were 45% (2009), 34% (2013), 51% (2017) and 50% (2022), rather satisfied 42, 47, 37 and 39%. Rather dissatisfied were 9 to 14%, most of them in 2013; very dissatisfied were 2 to 5%.',
    erlaeuterungen:
      'The question is about the surroundings as a whole. The survey addresses households in which at least one parent lives with a child under 18 and which have lived in the canton for a year or more. Those in the city of Basel are shown.\n\nThe chart relates the four answers to their sum. Families that did not know or gave no answer are in the table only; counting them, 46.9% were very satisfied in 2022. Since 2013, answers have been weighted by the education of the parents and the type of family, and are therefore rounded.',
    unit: 'answers',
    unit_label: 'Number of answers, weighted',
    columns: [
      { key: 'jahr', label: 'Year', role: 'period' },
      { key: 'sehr_zufrieden', label: 'very satisfied', role: 'value' },
      { key: 'eher_zufrieden', label: 'rather satisfied', role: 'value' },
      { key: 'eher_unzufrieden', label: 'rather dissatisfied', role: 'value' },
      { key: 'sehr_unzufrieden', label: 'very dissatisfied', role: 'value' },
      { key: 'ohne_antwort', label: 'don’t know, no answer', role: 'value' },
    ],
    keywords: ['survey', 'poll', 'families', 'quality of life', 'neighbourhood'],
    sources: [
      {
        name: 'Statistical Office of Basel-Stadt, Cantonal survey of families',
        url: 'https://statistik.bs.ch/indikatorenportal/22409',
      },
    ],
    license,
    next_update_text: 'after the next survey of families',
    frequency: 'every four to five years',
    reference_period: 'Surveys of 2009, 2013, 2017 and 2022',
  },
};
