import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const szenarien2050: LocalizedInput<'articles'> = {
  title: 'Basel-Stadt in 2050: three scenarios, three answers',
  kicker: 'Population',
  lead: 'In the medium scenario the population of the canton grows to 232,648 people by 2050. The other two scenarios show how far things might turn out differently.',
  image: images.bevoelkerung,
  hero_statistics: [
    {
      label: 'High scenario',
      value: 256991,
      decimals: 0,
      unit: 'people',
      supporting_text: 'Year 2050; 22.1% more than in 2025',
      url: '/indikatorenportal/6215',
    },
    {
      label: 'Medium scenario',
      indicator: '6215',
      series: 'mittel',
      period: '2050',
      supporting_text: 'Year 2050; 10.5% more than in 2025',
    },
    {
      label: 'Low scenario',
      value: 196369,
      decimals: 0,
      unit: 'people',
      supporting_text: 'Year 2050; 6.7% fewer than in 2025',
      url: '/indikatorenportal/6215',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'A range of 60,000 people',
      body: [
        'At the end of 2025 the canton had 210,529 residents. All three scenarios start from this number. In the high scenario, about 46,500 more people live here in 2050, in the medium scenario about 22,100 more, and in the low scenario about 14,200 fewer.',
        'In the end, more than 60,000 people lie between the high and the low scenario. The further ahead we look, the wider this range becomes, because small differences in the assumptions add up over the years.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '6215', size: 'full', start_view: 'chart', show_explanations: true },
    {
      kind: 'info-box',
      title: 'A scenario is not a forecast',
      variant: 'info',
      body: 'Scenarios answer the question “What if?”. They show how the population develops if certain assumptions on births, life expectancy and migration come true. They do not say which scenario is more likely.',
    },
    {
      kind: 'text',
      heading: 'What the scenarios assume',
      body: [
        'Three quantities determine how many people will live here in future:',
        '1. **Births**: how many children are born?\n2. **Deaths**: how old do people get?\n3. **Migration**: how many people move in, how many move away?',
        'For life expectancy, the medium scenario assumes a slow increase. For Swiss women it rises from 83.9 years (2026) to 85.4 years (2050), for Swiss men from 80.0 to 82.0 years.',
        '### Births minus deaths',
        'In 2025 the balance of births and deaths was negative at −110: more people died than were born. In the medium scenario this remains so, with a value of −165 in 2050. In the high scenario the balance turns positive at 468, in the low scenario it falls to −769. In the medium scenario, then, the population can only grow through positive net migration.',
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Children and young people',
      body: [
        'Today 36,632 people under the age of 20 live in the canton. In the medium scenario their number rises only slightly by 2050, to 37,712. In the high scenario it is 44,011, in the low one 29,539.',
        'The youth dependency ratio compares this group with people aged 20 to 64. In 2025, there were 27.4 younger people for every 100 people of working age. By 2050 the value falls to 25.4 in the medium scenario.',
        [
          '| Quantity in 2050 | low | medium | high |',
          '| --- | ---: | ---: | ---: |',
          '| Population | 196,369 | 232,648 | 256,991 |',
          '| People under 20 | 29,539 | 37,712 | 44,011 |',
          '| Youth dependency ratio | 23.5 | 25.4 | 27.0 |',
          '| Births minus deaths | −769 | −165 | 468 |',
        ].join('\n'),
      ].join('\n\n'),
    },
    {
      kind: 'text',
      heading: 'Why the Confederation arrives at other figures',
      body: 'The Federal Statistical Office calculates scenarios, too. Its reference scenario leads from 200,031 people in 2023 to 212,809 in 2055. The starting value is lower because the Confederation uses the permanent resident population. The two series must therefore not be drawn in the same chart.',
    },
    { kind: 'app', app: 'bevoelkerungspyramide', display: 'card' },
    {
      kind: 'glossary',
      title: 'Terms',
      terms: ['szenario', 'wanderungssaldo', 'staendige-wohnbevoelkerung'],
      display: 'accordion',
    },
    {
      kind: 'additional-information-box',
      title: 'Further information',
      links: [
        { title: 'Sub-theme Scenarios (in German)', url: '/unterthema/szenarien' },
        {
          title: 'Interactive: the population in time lapse (in German)',
          url: '/interaktiv/bevoelkerung-im-zeitraffer',
        },
        {
          title: 'Article on permanent and mean population (in German)',
          url: '/artikel/staendig-oder-mittlere-bevoelkerung',
        },
      ],
      contacts: ['anna-beispiel'],
      method_links: [{ title: 'Method sheet of the population scenarios (in German)', url: '/statistik/102' }],
    },
  ],
  sources: [
    {
      name: 'Statistical Office of Basel-Stadt, Population scenarios 2026',
      url: 'https://statistik.bs.ch/indikatorenportal/6215',
    },
    {
      name: 'Federal Statistical Office (FSO), Population scenarios',
      url: 'https://statistik.bs.ch/indikatorenportal/11899',
    },
  ],
  reference_period: '2025–2050',
};
