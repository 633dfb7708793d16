import type { LocalizedInput } from '../../../registry';

const license = 'Open use, source must be provided';

/** The indicators of the theme population. */
export const populationProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '7763': {
    title: 'Resident population by district',
    subtitle: '19 districts of the city of Basel, Riehen and Bettingen, end of July 2026',
    description: 'Residents of the 19 districts and the two rural communes, updated every month.',
    lesehilfe:
      'At the end of July 2026, 19,811 people live in St. Johann, more than in any other district of the city of Basel.',
    long_description:
      'Bar chart with 21 horizontal bars, ordered by length. The commune of Riehen is at the top with 23,048 people. The districts of St. Johann with 19,811, Gundeldingen with 19,624 and Iselin with 18,190 people follow. The shortest bars belong to Altstadt Grossbasel (2,681), Altstadt Kleinbasel (2,503) and Bettingen (1,317).',
    erlaeuterungen:
      'Everyone registered in the canton on the last day of the month is counted. The 21 areas together have 211,094 people: 186,729 in the city of Basel, 23,048 in Riehen and 1,317 in Bettingen.\n\nThe table also contains the change from the previous month in per cent. In small areas, a few moves are enough to cause a large change.',
    unit: 'people',
    unit_label: 'Number of people',
    columns: [
      { key: 'wohnviertel', label: 'District or commune', role: 'area' },
      { key: 'einwohner', label: 'Residents', role: 'value' },
      { key: 'veraenderung', label: 'Change from previous month', role: 'value', unit: '%', decimals: 2 },
    ],
    keywords: ['residents', 'inhabitants', 'neighbourhood', 'population size', 'Riehen', 'Bettingen'],
    external_links: [
      { title: 'All districts from A to Z (in German)', url: '/artikel/wohnviertel-von-a-bis-z' },
      { title: 'Datasets on data.bs.ch (in German)', url: 'https://data.bs.ch/' },
    ],
    sources: [
      {
        name: 'Statistical Office of Basel-Stadt, Population statistics',
        url: 'https://statistik.bs.ch/indikatorenportal/7763',
      },
    ],
    license,
    next_update_text: 'middle of the following month',
    frequency: 'monthly',
    reference_period: 'End of July 2026',
    seo_description:
      'How many people live in the 19 districts of Basel, in Riehen and in Bettingen, with a chart and a table.',
  },
  '6623': {
    title: 'Resident population of the city of Basel since 1774',
    subtitle: 'Commune of Basel, end of each year',
    description: 'The number of residents of the city of Basel from the first count of the series until today.',
    lesehilfe:
      'At the end of 2025, 186,332 people lived in the city of Basel, more than twelve times as many as in 1774 with 15,040.',
    long_description:
      'Line chart covering 250 years. The line starts at 15,040 people in 1774 and rises only slightly until 1850. It then becomes steep and reaches its highest point in 1970 with 213,902 people. It falls to 165,548 by 2001 and has been rising again since then, to 186,332 people at the end of 2025. The value for 2022 is missing; the line has a gap there.',
    erlaeuterungen:
      'The earliest values come from individual counts that are many years apart. From 1850 to 1970 they are based on population censuses; from 1970 there is a value for almost every year.\n\n- The distances on the time axis are therefore uneven.\n- Kleinhüningen has been part of the city since 1908.\n- Riehen and Bettingen are not included.',
    unit: 'people',
    unit_label: 'Number of people',
    columns: [
      { key: 'jahr', label: 'Year', role: 'period' },
      { key: 'stadt_basel', label: 'City of Basel', role: 'value' },
    ],
    annotations: [
      { type: 'break', x: '1850', text: 'Censuses from here on' },
      { type: 'break', x: '1908', text: 'Kleinhüningen becomes part of the city' },
      { type: 'point', x: '1970', y: 213902, text: 'Highest value: 213,902 people' },
      { type: 'break', x: '2012', text: 'Register of residents from here on' },
    ],
    keywords: ['history', 'residents', 'census', 'long series', 'history of the city'],
    external_links: [{ title: 'Article on the city since 1774 (in German)', url: '/artikel/stadt-seit-1774' }],
    sources: [
      {
        name: 'Statistical Office of Basel-Stadt, Population statistics',
        url: 'https://statistik.bs.ch/indikatorenportal/6623',
      },
    ],
    license,
    frequency: 'yearly',
    reference_period: 'End of year, 1774–2025',
    notices: [{ when: '2026-08-21', text: 'The value for 2022 is not included in this series.' }],
  },
  '6215': {
    title: 'Population scenarios',
    subtitle: 'Canton of Basel-Stadt, counted up to 2025, three scenarios for 2050',
    description: 'How many people might live in the canton in 2050: a high, a medium and a low scenario.',
    lesehilfe:
      'If the medium scenario comes true, 232,648 people will live in the Canton of Basel-Stadt in 2050, about 22,100 more than at the end of 2025.',
    long_description:
      'Line chart. The counted population falls from 201,903 people in 1985 to 187,459 in 2001 and then rises to 210,529 at the end of 2025. From there, three lines lead to the year 2050: the medium one to 232,648 people, the high one to 256,991, the low one to 196,369. The area between the high and the low line is the range covered by the scenarios.',
    erlaeuterungen:
      'A scenario is not a prediction. It calculates what happens if certain assumptions on births, life expectancy, migration and housing construction come true.\n\nThe chart shows the last counted value and the end point in 2050; the years between them are joined by a straight line.',
    unit: 'people',
    unit_label: 'Number of people',
    columns: [
      { key: 'jahr', label: 'Year', role: 'period' },
      { key: 'mittel', label: 'Medium scenario', role: 'value' },
      { key: 'tief', label: 'Low scenario', role: 'low' },
      { key: 'hoch', label: 'High scenario', role: 'high' },
      { key: 'gezaehlt', label: 'Counted', role: 'value' },
      { key: 'art', label: 'Kind of values', role: 'status' },
    ],
    annotations: [{ type: 'range', x: '2025/2050', text: 'Scenarios, 2026 edition' }],
    keywords: ['forecast', 'projection', 'future', '2050', 'scenario'],
    external_links: [{ title: 'Article on the scenarios up to 2050', url: '/artikel/szenarien-2050' }],
    sources: [
      {
        name: 'Statistical Office of Basel-Stadt, Population scenarios',
        url: 'https://statistik.bs.ch/indikatorenportal/6215',
      },
      {
        name: 'Statistical Office of Basel-Stadt, Population statistics',
        url: 'https://statistik.bs.ch/indikatorenportal/4132',
      },
    ],
    license,
    next_update_text: 'with the next scenarios',
    frequency: 'irregular',
    reference_period: 'End of year, 1985–2050',
  },
};
