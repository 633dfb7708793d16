import type { SampleEntry } from '../../registry';
import { bevoelkerungQuiz } from './quizes/bevoelkerung';
import { quartierQuiz } from './quizes/quartier';
import { wohnenQuiz } from './quizes/wohnen';

/** The three quizzes of the sample content. */
export const quizes: readonly SampleEntry<'quizes'>[] = [quartierQuiz, bevoelkerungQuiz, wohnenQuiz];
