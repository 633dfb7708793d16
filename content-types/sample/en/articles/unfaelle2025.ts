import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const unfaelle2025: LocalizedInput<'articles'> = {
  title: 'Road traffic in 2025: 500 accidents, 340 casualties',
  kicker: 'Transport',
  lead: 'In 2025 the police recorded a total of 500 accidents on the roads of the Canton of Basel-Stadt, 35 fewer than in 2024. Five people lost their lives.',
  image: images.verkehr,
  hero_statistics: [
    {
      label: 'Road traffic accidents',
      indicator: '9274',
      series: 'unfaelle',
      period: '2025',
      supporting_text: 'Year 2025; previous year: 535',
      goal: 'lower',
      trend_text: '35 accidents fewer',
    },
    {
      label: 'Casualties',
      value: 340,
      decimals: 0,
      unit: 'people',
      supporting_text: 'Year 2025; previous year: 365',
      trend_text: '25 people fewer',
      url: '/indikatorenportal/9283',
    },
    {
      label: 'Seriously injured people',
      value: 101,
      decimals: 0,
      supporting_text: '2025; 29.7% of all casualties',
      url: '/indikatorenportal/9283',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'Fewest accidents since 2017',
      body: [
        'An accident appears in the statistics if the police have recorded it. In 2025 there were 500, 6.5% fewer than in the year before. That is the lowest value since 2017, when the present way of counting was introduced. It is just below the previous low of 502 accidents in 2022.',
        'In 273 of the 500 accidents people were hurt; that is 54.6%. The other 227 accidents caused damage to property only.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '9274', size: 'l', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Two out of three casualties were slightly injured',
      body: [
        'There were 340 casualties in all. Of these, 234 were slightly and 101 seriously injured; five people died. In relation to all casualties this is 68.8%, 29.7% and 1.5%.',
        'Fortunately, deaths in road traffic are so rare in a small canton that the number can vary greatly from year to year. No trend can be read from a single year. The sum of people seriously injured and killed over several years says more.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'The long view',
      body: [
        'The number of casualties has more than halved since the 1990s. It was highest in 1995 with 980 people and lowest in 2012 with 307. It then rose again to 490 in 2016, and has not exceeded 410 in any year since 2020.',
        [
          '| Year | Accidents | Casualties |',
          '| --- | ---: | ---: |',
          '| 2019 | 747 | 471 |',
          '| 2020 | 602 | 366 |',
          '| 2021 | 577 | 377 |',
          '| 2022 | 502 | 344 |',
          '| 2023 | 561 | 410 |',
          '| 2024 | 535 | 365 |',
          '| 2025 | 500 | 340 |',
        ].join('\n'),
      ].join('\n\n'),
    },
    {
      kind: 'info-box',
      title: 'Break in the series',
      variant: 'warning',
      body: 'Until 2016, reported parking damage by an unknown person also counted as an accident. Since 2017 it has been left out. The number of accidents before and after this change must therefore not be compared directly; for casualties the comparison is valid.',
    },
    {
      kind: 'text',
      heading: 'In relation to the population',
      body: 'On average there were just under ten accidents a week in 2025. In relation to the mean resident population of 209,022 people, there were 163 casualties per 100,000 residents. However, not all casualties live in the canton: people are counted where the accident happened, not where they live.',
    },
    {
      kind: 'expand-section',
      summary: 'When does an injury count as serious?',
      body: 'A person counts as seriously injured if the accident makes normal activities at home impossible for at least 24 hours, for example because of a stay in hospital. A person counts as killed if they die of the consequences of the accident within 30 days.',
    },
    {
      kind: 'additional-information-box',
      title: 'Further information',
      links: [
        { title: 'Theme Transport', url: '/thema/verkehr' },
        { title: 'Sub-theme Road traffic accidents (in German)', url: '/unterthema/strassenverkehrsunfaelle' },
        { title: 'Indicator Casualties by severity of injury (in German)', url: '/indikatorenportal/9283' },
      ],
      contacts: ['daniel-modell'],
      sources: [
        {
          name: 'Basel-Stadt Cantonal Police; Federal Roads Office (FEDRO)',
          url: 'https://statistik.bs.ch/indikatorenportal/9274',
        },
      ],
      method_links: [
        { title: 'Method sheet of the road traffic accident statistics (in German)', url: '/statistik/108' },
      ],
      next_update: 'March 2027',
    },
  ],
  sources: [
    {
      name: 'Basel-Stadt Cantonal Police; Federal Roads Office (FEDRO)',
      url: 'https://statistik.bs.ch/indikatorenportal/9274',
    },
    {
      name: 'Basel-Stadt Cantonal Police, Casualties',
      url: 'https://statistik.bs.ch/indikatorenportal/5186',
    },
  ],
  next_update_text: 'March 2027',
  frequency: 'yearly',
  reference_period: 'Year 2025',
  corrections: [
    {
      when: '2026-03-24',
      text: 'The first version said that the number of casualties had fallen by 35. The correct decrease is 25 people, from 365 to 340. The number of accidents was correct from the start.',
    },
  ],
};
