import type { LocalizedInput } from '../../../registry';
import { images } from '../images';

export const quizQuartier: LocalizedInput<'background-page-articles'> = {
  title: 'Quiz: quanto conosce i quartieri?',
  short_title: 'Quartieri',
  lead: 'Dove vivono più persone e dove ci sono più abitazioni vuote? Metta alla prova le Sue conoscenze sui 19 quartieri e sui Comuni di Riehen e Bettingen.',
  image: images.quiz,
  content: [
    { kind: 'quiz', quiz: 'quartier', mode: 'inline' },
    {
      kind: 'text',
      heading: 'Per saperne di più',
      body: 'Molte cifre citate nelle domande si trovano nel [confronto tra i quartieri](/interaktiv/wohnviertel-vergleich), che mette i territori direttamente fianco a fianco. Tutti i quartieri sono descritti nell’articolo [I quartieri dalla A alla Z](/artikel/wohnviertel-von-a-bis-z) (in tedesco).',
    },
    { kind: 'link-button', label: 'Altri quiz', url: '/interaktiv/container/quizsammlung', style: 'secondary' },
  ],
};
