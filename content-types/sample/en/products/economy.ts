import type { LocalizedInput } from '../../../registry';

const license = 'Open use, source must be provided';

/** The indicators of the themes work, prices and tourism. */
export const economyProducts: Readonly<Record<string, LocalizedInput<'products'>>> = {
  '7510': {
    title: 'Unemployment rate',
    subtitle: 'Canton of Basel-Stadt and Switzerland, January 2016 to July 2026',
    description: 'Registered unemployed people as a share of the labour force, month by month.',
    lesehilfe: 'In July 2026, 4.6% of the labour force in the Canton of Basel-Stadt were registered as unemployed.',
    long_description:
      'Line chart by month with two lines. The line of the Canton of Basel-Stadt is always above that of Switzerland. It falls from 4.0% in January 2016 to below 3% in 2019, rises above 4% during the pandemic, falls again until 2022 and has been rising since 2023 to 4.8% in January 2026. In July 2026 it is at 4.6%. The line of Switzerland ends in December 2025 at 3.1%.',
    erlaeuterungen:
      'People count as unemployed if they are registered with a regional employment centre (RAV), have no job and are available immediately. The labour force is everyone who works or is looking for work.\n\nAt the end of July 2026, 4,760 people in the canton were unemployed, 941 of them for more than a year. A change from 4.5 to 4.6% is 0.1 *percentage points*.',
    unit: '%',
    unit_label: 'Per cent of the labour force',
    columns: [
      { key: 'monat', label: 'Month', role: 'period' },
      { key: 'basel_stadt', label: 'Basel-Stadt', role: 'value' },
      { key: 'schweiz', label: 'Switzerland', role: 'value' },
    ],
    annotations: [
      { type: 'break', x: '2020-01', text: 'New estimate of the labour force' },
      { type: 'range', x: '2020-03/2021-06', text: 'Covid-19 pandemic' },
    ],
    keywords: ['unemployment', 'RAV', 'job search', 'labour market', 'SECO'],
    external_links: [
      { title: 'Article on unemployment in July 2026 (in German)', url: '/artikel/arbeitslosigkeit-juli-2026' },
    ],
    sources: [
      {
        name: 'State Secretariat for Economic Affairs (SECO), Unemployment statistics',
        url: 'https://statistik.bs.ch/indikatorenportal/7510',
      },
      {
        name: 'State Secretariat for Economic Affairs (SECO), Unemployment rate by canton',
        url: 'https://statistik.bs.ch/indikatorenportal/2459',
      },
    ],
    license,
    next_update_text: 'at the beginning of the following month',
    frequency: 'monthly',
    reference_period: 'End of month',
    notices: [
      {
        when: '2026-08-06',
        text: 'The values from January to June 2026 are calculated: registered unemployed people divided by the labour force on which the rate for July 2026 is based.',
      },
    ],
  },
  '7512': {
    title: 'Inflation compared with the previous year',
    subtitle: 'Basel consumer price index, January to July 2026',
    description: 'By how many per cent consumer prices in Basel-Stadt are higher than a year earlier.',
    lesehilfe:
      'In July 2026, goods and services in Basel-Stadt were on average 0.3% more expensive than a year earlier.',
    long_description:
      'Column chart with seven months. In January 2026 inflation is 0.0%. The columns grow to 0.7% by May and then become shorter again: 0.5% in June and 0.3% in July.',
    erlaeuterungen:
      'Inflation is the percentage change in the [Basel index](/indikatorenportal/7513) (in German) from the same month of the previous year. The values are calculated from index figures rounded to one decimal and may therefore differ by 0.1 percentage points from values based on unrounded figures.\n\nIn Switzerland as a whole, inflation was 0.4% in July 2026. Averaged over 2025 it was 0.2% in Basel-Stadt.',
    unit: '%',
    unit_label: 'Per cent compared with the same month of the previous year',
    columns: [
      { key: 'monat', label: 'Month', role: 'period' },
      { key: 'teuerung', label: 'Inflation', role: 'value' },
    ],
    keywords: ['inflation', 'prices', 'consumer prices', 'cost of living', 'purchasing power'],
    external_links: [{ title: 'Article on inflation in July 2026 (in German)', url: '/artikel/teuerung-juli-2026' }],
    sources: [
      {
        name: 'Statistical Office of Basel-Stadt, Basel consumer price index',
        url: 'https://statistik.bs.ch/indikatorenportal/7512',
      },
      { name: 'Federal Statistical Office (FSO), Swiss Consumer Price Index', url: 'https://www.bfs.admin.ch/' },
    ],
    license,
    next_update_text: 'at the beginning of the following month',
    frequency: 'monthly',
    reference_period: 'July 2026',
  },
  '6546': {
    title: 'Overnight stays per year',
    subtitle: 'Hotels in the Canton of Basel-Stadt, 1939–2025',
    description: 'Overnight stays in Basel’s hotels since 1939, by guests from Switzerland and from abroad.',
    lesehilfe:
      'In 2025, hotels in the Canton of Basel-Stadt recorded 1,686,289 overnight stays, more than ever before.',
    long_description:
      'Stacked area chart with two areas. Together they rise from 263,780 overnight stays in 1939 to 752,702 in 1971, remain at about this level until 2003 and then grow to 1,423,486 in 2019. In 2020 they collapse to 545,906. In 2025 they reach 1,686,289. In the war years the area consists almost entirely of guests from Switzerland; since 1947 those from abroad have been in the majority, except in 2020 and 2021.',
    erlaeuterungen:
      'An overnight stay is one night spent by one person in a hotel. If a couple stays for three nights, that makes six overnight stays. Holiday flats are not included.\n\nIn 2025, guests from Switzerland accounted for 627,267 overnight stays and guests from abroad for 1,059,022.',
    unit: 'overnight stays',
    unit_label: 'Number of overnight stays',
    columns: [
      { key: 'jahr', label: 'Year', role: 'period' },
      { key: 'total', label: 'Total', role: 'total' },
      { key: 'inland', label: 'Guests from Switzerland', role: 'value' },
      { key: 'ausland', label: 'Guests from abroad', role: 'value' },
    ],
    annotations: [
      { type: 'range', x: '1939/1945', text: 'Second World War' },
      { type: 'break', x: '2005', text: 'New survey method' },
      { type: 'range', x: '2020/2021', text: 'Travel restrictions because of Covid-19' },
    ],
    keywords: ['overnight stays', 'hotel', 'hotel nights', 'guests', 'tourism'],
    external_links: [{ title: 'Article on tourism in 2025', url: '/artikel/tourismus-2025' }],
    sources: [
      {
        name: 'Statistical Office of Basel-Stadt, Tourism statistics',
        url: 'https://statistik.bs.ch/indikatorenportal/6546',
      },
    ],
    license,
    frequency: 'yearly',
    reference_period: 'Years 1939–2025',
  },
  '7516': {
    title: 'Overnight stays per month',
    subtitle: 'Hotels in the Canton of Basel-Stadt, since January 2025',
    description: 'Overnight stays in Basel’s hotels, month by month.',
    lesehilfe: 'In July 2026, hotels in the Canton of Basel-Stadt recorded 158,473 overnight stays.',
    long_description:
      'Line chart by month. The line starts in January 2025 at 89,163 overnight stays, is at 167,378 in July 2025 and reaches its highest point in December 2025 with 175,960. The values for January to June 2026 are missing; after that there is a single point at 158,473 in July 2026.',
    erlaeuterungen:
      'The number of overnight stays varies with trade fairs, holidays and the run-up to Christmas. It therefore makes sense to compare a month with the same month of the previous year: in July 2025 there were 167,378.\n\nThe breakdown by origin is available for the months of 2025.',
    unit: 'overnight stays',
    unit_label: 'Number of overnight stays',
    columns: [
      { key: 'monat', label: 'Month', role: 'period' },
      { key: 'total', label: 'Total', role: 'total' },
      { key: 'inland', label: 'Guests from Switzerland', role: 'value' },
      { key: 'ausland', label: 'Guests from abroad', role: 'value' },
    ],
    keywords: ['overnight stays', 'monthly figures', 'hotel', 'season'],
    sources: [
      {
        name: 'Statistical Office of Basel-Stadt, Tourism statistics',
        url: 'https://statistik.bs.ch/indikatorenportal/7516',
      },
      {
        name: 'Statistical Office of Basel-Stadt, Tourism statistics (months of 2025 by origin)',
        url: 'https://statistik.bs.ch/indikatorenportal/6545',
      },
    ],
    license,
    next_update_text: 'end of the following month',
    frequency: 'monthly',
    reference_period: 'January 2025 to July 2026',
    notices: [{ when: '2026-08-20', text: 'The series contains no values for January to June 2026.' }],
  },
  '1402': {
    title: 'Registered unemployed people by month',
    subtitle: 'Canton of Basel-Stadt, January 2015 to July 2026',
    description: 'How many people are registered as unemployed: months below each other, years side by side.',
    lesehilfe:
      'In July 2026, 4,760 people were registered as unemployed in the Canton of Basel-Stadt, 342 more than in July 2025.',
    long_description:
      'Table of coloured fields: twelve rows for the months, twelve columns for the years 2015 to 2026. The stronger the colour, the more people are unemployed. In most columns the fields of winter are stronger than those of summer. The palest years are 2019, 2022 and 2023; the lowest value is that of September 2019 with 2,770. From March 2020 to April 2021 the fields are stronger, with 4,510 in January 2021. Since autumn 2023 the colour has been getting stronger again, up to the highest value of 4,903 in January 2026. The fields from August to December 2026 are empty.',
    erlaeuterungen:
      'Counted are people who are registered with a regional employment centre (RAV), have no job and could start one at once. There are usually more of them in winter than in summer. It is therefore best to compare a month with the same month of other years, that is, within a row.\n\nThe [unemployment rate](/indikatorenportal/7510) shows which share of the labour force is unemployed.',
    unit: 'people',
    unit_label: 'Number of people',
    columns: [
      { key: 'monat', label: 'Month', role: 'period' },
      { key: 'arbeitslose', label: 'Registered unemployed people', role: 'value' },
    ],
    keywords: ['unemployment', 'season', 'RAV', 'monthly figures', 'SECO'],
    sources: [
      {
        name: 'State Secretariat for Economic Affairs (SECO), Unemployment statistics',
        url: 'https://statistik.bs.ch/indikatorenportal/8980',
      },
    ],
    license,
    next_update_text: 'at the beginning of the following month',
    frequency: 'monthly',
    reference_period: 'End of month',
    notices: [
      {
        when: '2026-01-09',
        text: 'Because of a new system, the value of December 2025 is that of 22 December instead of the end of the month.',
      },
    ],
  },
};
