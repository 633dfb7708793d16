import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const quizQuartier: LocalizedInput<'background-page-articles'> = {
  title: 'Quiz: How well do you know the districts?',
  short_title: 'Districts',
  lead: 'Where do the most people live, and where are the most dwellings vacant? Test your knowledge of the 19 districts and the two communes.',
  image: images.quiz,
  content: [
    { kind: 'quiz', quiz: 'quartier', mode: 'inline' },
    {
      kind: 'text',
      heading: 'Read more',
      body: 'All figures used in the questions can be found in the article [The districts from A to Z](/artikel/wohnviertel-von-a-bis-z) (in German). To set areas side by side, open the page [Districts compared](/interaktiv/wohnviertel-vergleich).',
    },
    { kind: 'link-button', label: 'More quizzes', url: '/interaktiv/container/quizsammlung', style: 'secondary' },
  ],
};
