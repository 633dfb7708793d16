import type { LocalizedInput } from '../../registry';

/** The page of all interactive contents in English. */
export const backgroundPage: Readonly<Record<string, LocalizedInput<'background-page'>>> = {
  'background-page': {
    title: 'Interactive',
    lead: 'Maps to explore, dashboards to compare, puzzles to guess at and a glossary to look things up.',
    content: [
      { kind: 'focus-teaser', focus_teaser: 'quiz-fokus' },
      {
        kind: 'interactive-element',
        container: 'quizsammlung',
        caption: 'All quizzes on one page',
        long_description:
          'Three short quizzes with questions on the districts, the population and housing. Every answer is explained.',
      },
      {
        kind: 'info-box',
        variant: 'info',
        title: 'No mouse, no sound, no pictures needed',
        body: 'The figures behind every map and every chart are also available as a table. Everything can be operated with the keyboard. If something does not work, please write to us.',
      },
      { kind: 'link-button', label: 'To the apps', url: '/apps', style: 'secondary', icon: 'arrow' },
    ],
    seo_description: 'Maps, dashboards, quizzes and a glossary on the statistics of the Canton of Basel-Stadt.',
  },
};
