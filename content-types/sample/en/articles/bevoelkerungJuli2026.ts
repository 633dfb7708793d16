import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const bevoelkerungJuli2026: LocalizedInput<'articles'> = {
  title: '211,094 people live in Basel-Stadt at the end of July 2026',
  kicker: 'Population',
  lead: 'At the end of July 2026, a total of 211,094 people lived in the Canton of Basel-Stadt. Ten of the 21 areas have grown since the end of June, eleven have fewer residents.',
  image: images.bevoelkerung,
  hero_statistics: [
    {
      label: 'Resident population of the canton',
      value: 211094,
      decimals: 0,
      unit: 'people',
      supporting_text: 'End of July 2026',
      url: '/indikatorenportal/7763',
    },
    {
      label: 'City of Basel',
      value: 186729,
      decimals: 0,
      unit: 'people',
      supporting_text: 'July 2026; 88.5% of the population',
      url: '/indikatorenportal/6623',
    },
    {
      label: 'Riehen and Bettingen',
      value: 24365,
      decimals: 0,
      unit: 'people',
      supporting_text: 'July 2026; 23,048 and 1,317 people',
      url: '/indikatorenportal/7763',
    },
  ],
  content: [
    {
      kind: 'text',
      heading: 'A quiet summer month',
      body: [
        'Of the 211,094 people, 186,729 lived in the city of Basel, 23,048 in the commune of Riehen and 1,317 in Bettingen. The total has hardly changed since the previous month: adding up the changes in the 21 areas gives a slight decline of 64 people.',
        'Monthly values fluctuate because arrivals and departures are not spread evenly over the year. To assess growth, it is better to compare the ends of years: at the end of 2024 the canton had 207,515 residents, at the end of 2025 it was 210,529. That is an increase of 1.5%.',
      ].join('\n\n'),
    },
    { kind: 'indicator', indicator: '7763', size: 'full', start_view: 'chart', show_explanations: true },
    {
      kind: 'text',
      heading: 'Where the number rose and where it fell',
      body: [
        'In July the population grew most in Riehen, by 73 people. The largest decline was in the district of Rosental with 53 people, just ahead of Iselin with 50. In relation to its size, Altstadt Grossbasel lost most: 0.9% fewer people lived there than a month earlier.',
        '### Large and small districts',
        'The most populous district of the city is St. Johann with 19,811 people, closely followed by Gundeldingen with 19,624 and Iselin with 18,190. The fewest people live in Altstadt Kleinbasel (2,503), Altstadt Grossbasel (2,681) and Kleinhüningen (2,861).',
      ].join('\n\n'),
    },
    {
      kind: 'interactive-element',
      interactive: 'wohnviertel-vergleich',
      caption: 'The 19 districts and the two communes compared',
      source: 'Statistical Office of Basel-Stadt',
      long_description:
        'The page compares the population, the vacancy rate and the area of the 21 areas in charts, tables and text.',
    },
    {
      kind: 'text',
      heading: 'Densely populated',
      body: 'No other commune of the trinational agglomeration has a population density as high as that of Basel. In 2022, 7,277 people lived here on one square kilometre. In Birsfelden it was 4,089, in Binningen 3,505 and in Riehen 2,019. The agglomeration has 203 communes, of which 107 are in Switzerland, 72 in France and 24 in Germany.',
    },
    {
      kind: 'text',
      heading: 'Age and origin',
      body: [
        'At the end of 2025, 36,632 people were younger than 20, or 17.4% of the population. For every 100 people of working age, between 20 and 64, there were 57.6 who were younger or older. This value has changed little since 2016 (56.7).',
        'Swiss nationals are 45.3 years old on average, foreign nationals 38.1 years. The gap is narrowing: in 2006 the two groups were still almost 12 years apart, today it is just over 7.',
      ].join('\n\n'),
    },
    {
      kind: 'info-box',
      title: 'Which population is meant',
      variant: 'info',
      body: 'The monthly figures follow the cantonal definition of the resident population. The permanent resident population of the Confederation is defined more narrowly and is therefore smaller. The article [Permanent or mean population](/artikel/staendig-oder-mittlere-bevoelkerung) (in German) explains the difference.',
    },
    {
      kind: 'iframe',
      src: 'https://map.geo.bs.ch/',
      title: 'City map of the Canton of Basel-Stadt with the boundaries of the districts',
      purpose: 'The map of the canton shows where the districts are.',
      height_mobile: 420,
      height_desktop: 560,
      fallback_text:
        'Map of the Canton of Basel-Stadt that can show the boundaries of the 19 districts and of the communes of Riehen and Bettingen.',
      caption: 'Map application of the Canton of Basel-Stadt',
      source: 'Geoportal of the Canton of Basel-Stadt',
    },
    {
      kind: 'link-button',
      label: 'All indicators on the population',
      url: '/thema/bevoelkerung',
      style: 'secondary',
    },
    {
      kind: 'additional-information-box',
      title: 'Further information',
      downloads: [
        { title: 'Resident population by district as open data', url: 'https://data.bs.ch/', date: '2026-08-19' },
      ],
      links: [{ title: 'Indicator set Districts (in German)', url: '/indikatorenset/wohnviertel' }],
      contacts: ['anna-beispiel'],
      sources: [
        {
          name: 'Statistical Office of Basel-Stadt, Population statistics',
          url: 'https://statistik.bs.ch/indikatorenportal/7763',
        },
      ],
      method_links: [{ title: 'Method sheet of the population statistics', url: '/statistik/101' }],
      next_update: 'Every month',
    },
  ],
  sources: [
    {
      name: 'Statistical Office of Basel-Stadt, Population statistics',
      url: 'https://statistik.bs.ch/indikatorenportal/7763',
    },
    {
      name: 'Federal Statistical Office (FSO), City Statistics',
      url: 'https://statistik.bs.ch/indikatorenportal/7954',
    },
    {
      name: 'Statistical Office of Basel-Stadt, Average age of the population',
      url: 'https://statistik.bs.ch/indikatorenportal/6063',
    },
    {
      name: 'Statistical Office of Basel-Stadt, Dependency ratio',
      url: 'https://statistik.bs.ch/indikatorenportal/8379',
    },
  ],
  next_update_text: 'middle of the following month',
  frequency: 'monthly',
  reference_period: 'End of July 2026',
};
