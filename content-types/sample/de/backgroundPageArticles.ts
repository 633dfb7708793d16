/** The interactive contents of the sample content. */
import type { SampleEntry } from '../../registry';
import { glossar } from './background-page-articles/glossar';
import { bevoelkerungImZeitraffer, klimakarte, pendlerkarte } from './background-page-articles/maps';
import { quizBevoelkerung, quizQuartier, quizWohnen } from './background-page-articles/quizPages';
import { rheintemperatur } from './background-page-articles/rheintemperatur';
import { wohnviertelVergleich } from './background-page-articles/wohnviertelVergleich';

export const backgroundPageArticles: readonly SampleEntry<'background-page-articles'>[] = [
  glossar,
  quizQuartier,
  quizBevoelkerung,
  quizWohnen,
  wohnviertelVergleich,
  bevoelkerungImZeitraffer,
  pendlerkarte,
  rheintemperatur,
  klimakarte,
];
