import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const glossar: LocalizedInput<'background-page-articles'> = {
  title: 'Glossary',
  short_title: 'Glossary',
  lead: 'Resident population, rate, median: the technical terms used on this website are explained here.',
  image: images.glossar,
  content: [
    {
      kind: 'text',
      heading: 'How to use the glossary',
      body: [
        'The terms are in alphabetical order. Each entry starts with an explanation in one sentence; examples and related terms follow where they help. You can share the address of an entry: `/en/interaktiv/glossar#begriff-leerwohnungsquote` leads directly to the vacancy rate. The addresses use the German terms in every language.',
        'Is a word missing, or is an explanation unclear? Get in touch with the contact person at the end of the page.',
      ].join('\n\n'),
    },
    { kind: 'glossary', title: 'All terms', letter_index: true, display: 'list' },
    {
      kind: 'info-box',
      title: 'Related terms, different meanings',
      variant: 'info',
      body: 'Some words sound alike and yet do not mean the same. Per cent and percentage points are one example, mean and median another. Why there is more than one population figure is explained in the article [Permanent, mean or cantonal population](/artikel/staendig-oder-mittlere-bevoelkerung) (in German).',
    },
    {
      kind: 'additional-information-box',
      title: 'Further information',
      links: [
        { title: 'All themes', url: '/themen' },
        { title: 'Indicator portal', url: '/indikatorenportal' },
      ],
      contacts: ['hans-entwurf'],
    },
  ],
  seo_description: 'The most important terms of public statistics, explained briefly and in plain words.',
};
