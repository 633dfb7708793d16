import type { LocalizedInput } from '../../../registry';

const license = 'Open use, source must be provided';

/** The indicators of the theme transport. */
export const transportProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '12713': {
    title: 'New cars by type of drive',
    subtitle: 'Newly registered passenger cars, Canton of Basel-Stadt, 2021–2025',
    description: 'What powers the passenger cars that are newly registered in the canton.',
    lesehilfe: 'Of the 2,652 passenger cars newly registered in 2025, 1,236 had a hybrid drive.',
    long_description:
      'Five columns stacked to 100%, one for each year from 2021 to 2025. The section of hybrid vehicles grows from 31 to 47%, that of electric cars from 14 to 25%. Petrol shrinks from 40 to 21%, diesel from 15 to 8%. Other types of drive are hardly visible.',
    erlaeuterungen:
      'Passenger cars registered for the first time are counted. Every vehicle with both a combustion engine and an electric motor counts as a hybrid, with or without a plug.\n\n| 2025 | Passenger cars | Share |\n| --- | ---: | ---: |\n| Hybrid | 1,236 | 46.6% |\n| Electric | 660 | 24.9% |\n| Petrol | 555 | 20.9% |\n| Diesel | 201 | 7.6% |',
    unit: 'passenger cars',
    unit_label: 'Number of passenger cars',
    columns: [
      { key: 'jahr', label: 'Year', role: 'period' },
      { key: 'total', label: 'Total', role: 'total' },
      { key: 'hybrid', label: 'Hybrid', role: 'value' },
      { key: 'elektrisch', label: 'Electric', role: 'value' },
      { key: 'benzin', label: 'Petrol', role: 'value' },
      { key: 'diesel', label: 'Diesel', role: 'value' },
      { key: 'uebrige', label: 'Other', role: 'value' },
    ],
    keywords: ['electric car', 'car', 'new registrations', 'hybrid', 'motor vehicles'],
    external_links: [{ title: 'Article on new cars (in German)', url: '/artikel/neuwagen-antrieb' }],
    sources: [
      {
        name: 'Federal Roads Office (FEDRO), Motor vehicle statistics',
        url: 'https://statistik.bs.ch/indikatorenportal/12713',
      },
    ],
    license,
    frequency: 'yearly',
    reference_period: 'Years 2021–2025',
  },
  '9274': {
    title: 'Road traffic accidents',
    subtitle: 'Canton of Basel-Stadt, 1992–2025',
    description: 'The number of accidents recorded by the police and of those in which people were injured or killed.',
    lesehilfe: 'In 2025, the police recorded 500 road traffic accidents in the Canton of Basel-Stadt.',
    long_description:
      'Line chart with two lines. The upper one shows all recorded accidents: it is at 3,965 in 1995, falls to 898 by 2012, rises to 1,140 by 2016 and starts again at 835 in 2017 after a break. In 2025 it ends at 500. The lower line shows the accidents with casualties: from 732 in 1992 through its lowest value of 256 in 2012 to 273 in 2025. This value is missing for 2024.',
    erlaeuterungen:
      'Since 2017, some cases with damage to property only have no longer counted as accidents. Values before and after 2017 can therefore not be compared directly. This does not apply to accidents with casualties.',
    unit: 'accidents',
    unit_label: 'Number of accidents',
    columns: [
      { key: 'jahr', label: 'Year', role: 'period' },
      { key: 'unfaelle', label: 'All recorded accidents', role: 'value' },
      { key: 'mit_personenschaden', label: 'Accidents with casualties', role: 'value' },
    ],
    annotations: [
      { type: 'break', x: '2017', text: 'New way of counting: some cases of damage to property are left out' },
    ],
    keywords: ['accident', 'road safety', 'police', 'road'],
    external_links: [{ title: 'Article on accidents in 2025', url: '/artikel/unfaelle-2025' }],
    sources: [
      {
        name: 'Basel-Stadt Cantonal Police; Federal Roads Office (FEDRO)',
        url: 'https://statistik.bs.ch/indikatorenportal/9274',
      },
    ],
    license,
    frequency: 'yearly',
    reference_period: 'Years 1992–2025',
  },
  '5203': {
    title: 'Commuters',
    subtitle: 'Inbound and outbound commuters, Canton of Basel-Stadt, 1990–2024',
    description: 'How many people commute into the canton to work and how many out of it.',
    lesehilfe: 'In 2024, about 90,400 people commuted into the Canton of Basel-Stadt to work.',
    long_description:
      'Column chart with ten years and two columns each. The column of inbound commuters is always three to six times as high as that of outbound commuters. In 1990 there are 86,061 and 14,969 people, in 2010 91,902 and 22,719, in 2016 101,856 and 24,533. For 2024 the columns show about 90,400 and 24,700.',
    erlaeuterungen:
      'Inbound and outbound commuters are people in employment who live in a different canton or country from the one they work in. Up to 2000 the figures come from population censuses, since 2010 from a sample.\n\nAn **r** in the last column of the table means: rounded to the nearest hundred. The rounded values cannot simply be compared with the series up to 2016.',
    unit: 'people',
    unit_label: 'Number of people',
    columns: [
      { key: 'jahr', label: 'Year', role: 'period' },
      { key: 'zupendelnde', label: 'Inbound commuters', role: 'value' },
      { key: 'wegpendelnde', label: 'Outbound commuters', role: 'value' },
      { key: 'hinweis', label: 'Note', role: 'note' },
    ],
    annotations: [{ type: 'break', x: '2010', text: 'Sample instead of population census' }],
    keywords: ['commuting', 'journey to work', 'inbound commuters', 'outbound commuters', 'cross-border commuters'],
    external_links: [{ title: 'Article on commuting', url: '/artikel/pendeln' }],
    sources: [
      {
        name: 'Federal Statistical Office (FSO), Population census, Structural Survey and Cross-border Commuter Statistics',
        url: 'https://statistik.bs.ch/indikatorenportal/5203',
      },
    ],
    license,
    next_update_text: 'Spring 2027',
    frequency: 'yearly',
    reference_period: 'Years 1990–2024',
  },
};
