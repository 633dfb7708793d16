import type { LocalizedInput } from '../../registry';
import { glossar } from './background-page-articles/glossar';
import { quizQuartier } from './background-page-articles/quizQuartier';
import { rheintemperatur } from './background-page-articles/rheintemperatur';
import { wohnviertelVergleich } from './background-page-articles/wohnviertelVergleich';

/** The translated interactive contents. */
export const backgroundPageArticles: Readonly<Record<string, LocalizedInput<'background-page-articles'>>> = {
  glossar,
  'quiz-quartier': quizQuartier,
  rheintemperatur,
  'wohnviertel-vergleich': wohnviertelVergleich,
};
