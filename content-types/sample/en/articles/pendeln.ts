import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const pendeln: LocalizedInput<'articles'> = {
  title: 'For every commuter who leaves, almost four come in',
  kicker: 'Transport and work',
  lead: 'In 2024 about 90,400 people lived outside the canton and worked in Basel-Stadt. In the opposite direction it was about 24,700.',
  image: images.tram,
  hero_statistics: [
    {
      label: 'Inbound commuters',
      indicator: '5203',
      series: 'zupendelnde',
      period: '2024',
      supporting_text: 'rounded, 2024',
    },
    {
      label: 'Outbound commuters',
      indicator: '5203',
      series: 'wegpendelnde',
      period: '2024',
      supporting_text: 'rounded, 2024',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'A centre of employment',
      body: [
        'Basel-Stadt offers far more work than its own population can do. At the end of 2023 the canton had 199,745 employees and 206,308 residents. For every 100 people who live here there are thus 97 employees, with children and pensioners included among the residents.',
        'A large part of this work is done by commuters. In 2024 about 90,400 people came from outside, while about 24,700 people from the canton worked elsewhere. This gives a surplus of about 65,700 people: there are 3.7 inbound commuters for every outbound one.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '5203', size: 'l', start_view: 'chart', show_explanations: true },
    { kind: 'focus-teaser', focus_teaser: 'pendeln-fokus' },
    {
      kind: 'text',
      heading: 'Across two national borders',
      body: [
        'The labour market does not stop at borders. The trinational agglomeration of Basel consists of 203 communes in three countries:',
        '- 107 in Switzerland\n- 72 in France\n- 24 in Germany',
        'How many people from France and Germany work in the canton is measured by the Cross-border Commuter Statistics of the Confederation. They are based on the permits issued. The two sources complement each other, but they cannot simply be added up.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Well connected',
      body: [
        'People who live in the canton usually do not have far to go to the nearest stop. In 2024 two thirds of the population (66.1%) lived in an area of public transport class A, the best one, and another 30.1% in class B. Fewer than 600 people in all lived in classes D and E.',
        [
          '| Public transport class | Residents | Share |',
          '| --- | ---: | ---: |',
          '| A | 136,925 | 66.1% |',
          '| B | 62,317 | 30.1% |',
          '| C | 7,161 | 3.5% |',
          '| D | 459 | 0.2% |',
          '| E | 133 | 0.1% |',
        ].join('\n'),
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Where employees work',
      body: [
        'The Structural Business Statistics show which industries attract so many people. In 2022 the canton had 199,737 employees. Of these, 34,903, or 17.5%, worked in human health and social work. Professional, scientific and technical services employed 23,426 people (11.7%), the chemical and pharmaceutical industry 18,441 (9.2%).',
        'Employees are counted at their place of work. Someone who works in Basel and lives in Liestal therefore appears in Basel among the employees and in Liestal in the population.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'By car into the city centre',
      body: 'Not all journeys into the city are journeys to work. In 2023 an average of 5,668 cars a day drove into the four car parks of the city centre from Monday to Friday, and 6,583 on Saturdays. The Saturday figure is thus 16% higher: a sign that many people come for shopping and leisure.',
    },
    {
      kind: 'info-box',
      title: 'A sample, not a complete count',
      variant: 'info',
      body: 'The figures on commuting are based on a sample and are extrapolated to the whole population. They are therefore rounded. Small changes from one year to the next may be due to chance.',
    },
    { kind: 'link-button', label: 'To the app StatAtlas', url: '/apps/statatlas', style: 'secondary' },
    {
      kind: 'search-button',
      label: 'Search for commuter figures',
      query: 'commuters',
      placeholder: 'Commune or keyword',
    },
    {
      kind: 'additional-information-box',
      title: 'Further information',
      links: [
        { title: 'Sub-theme Commuters', url: '/unterthema/pendler' },
        { title: 'Sub-theme Employees (in German)', url: '/unterthema/beschaeftigte' },
      ],
      contacts: ['daniel-modell', 'carla-exempel'],
      method_links: [{ title: 'Method sheet of the commuting statistics (in German)', url: '/statistik/110' }],
      next_update: 'Spring 2027',
    },
  ],
  sources: [
    {
      name: 'Indicator portal of Basel-Stadt, Commuters',
      url: 'https://statistik.bs.ch/indikatorenportal/5203',
    },
    {
      name: 'Federal Statistical Office (FSO), Structural Business Statistics (STATENT)',
      url: 'https://statistik.bs.ch/indikatorenportal/5901',
    },
    {
      name: 'Basel-Stadt Mobility Office, Public transport classes',
      url: 'https://statistik.bs.ch/indikatorenportal/5822',
    },
    {
      name: 'Federal Statistical Office (FSO), Employees by industry',
      url: 'https://statistik.bs.ch/indikatorenportal/8438',
    },
    {
      name: 'Parkhäuser Basel-Stadt, Cars entering the city-centre car parks',
      url: 'https://statistik.bs.ch/indikatorenportal/9594',
    },
  ],
  next_update_text: 'Spring 2027',
  frequency: 'yearly',
  reference_period: 'Year 2024',
  info_box: {
    title: 'Also on transport',
    body: 'How safe the roads are that commuters use is shown in the article on accidents in 2025.',
    teaser_elements: [{ title: 'Road traffic in 2025', url: '/artikel/unfaelle-2025', kind: 'Article' }],
  },
};
