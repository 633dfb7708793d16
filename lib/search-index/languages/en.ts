import { splitWords } from './splitWords';
import type { LanguageWords } from './languageWords';

/** English. */
export const en: LanguageWords = {
  language: 'eng',
  months: splitWords('January February March April May June July August September October November December'),
  stopWords: splitWords(`
    a about after again all also am an and any are as at be because been being between both but by can could current
    currently date did do does during each every far few find for from get had has have having he her here hers him
    his how i if in interactive into is it its itself just latest live lives many may me might moment more most much
    must newest no nor not now nowadays number of off on once only or other our over own per please present
    presently recent right s same she should show since so some such t than that the their them then there these
    they this those through to today too under until up us very was we were what when where which while who whom
    whose why will with within would you your
  `),
  lightWords: splitWords(`
    almost already always amount annual average biggest capita change changed chart come data day days decreased
    developed development facts fallen figures go going graph grow growing grown happen happened high highest
    increase increased information largest last long lowest month monthly months out overview paid pay people
    percentage person rate really rise risen rising share smallest statistics stayed table total trend trends use
    week without year yearly years
  `),
  kindWords: [
    ['app', 'app', 'tool'],
    ['indicatorSet', 'indicators'],
    ['interactive', 'map'],
    ['article', 'analysis', 'article', 'report'],
    ['dataset', 'csv', 'download'],
    ['glossary', 'define', 'definition', 'difference', 'explained', 'meaning', 'means'],
    ['area', 'my'],
    ['page', 'my'],
    ['person', 'contact', 'responsible'],
    ['quiz', 'game', 'quiz'],
    ['statistic', 'calculated', 'measured', 'method', 'methodology', 'methods', 'source', 'survey'],
  ],
  levels: splitWords('canton city town municipality'),
  scenario: 'scenario',
};
