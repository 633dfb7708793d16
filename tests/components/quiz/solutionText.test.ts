import { expect, it } from 'vitest';
import type { Question } from '@/components/quiz/quizState';
import type { Locale } from '@/content-types/locales';
import { solutionText } from '@/components/quiz/solutionText';
import { choiceQuestion, estimateQuestion, orderQuestion } from './questions';

it.each<[string, Question, Locale, string]>([
  ['is the answer that is right', choiceQuestion('single', ['19', '21', '23'], [1]), 'de', '21'],
  ['is all that are', choiceQuestion('multiple', ['Basel', 'Riehen', 'Allschwil'], [0, 1]), 'de', 'Basel, Riehen'],
  ['is the order', orderQuestion(['Bettingen', 'Riehen', 'Basel']), 'de', 'Bettingen → Riehen → Basel'],
  ['B9 has its unit', estimateQuestion(211_094.5, 1, 'Personen'), 'de', '211’094,5\u00a0Personen'],
  ['B9 is as the language writes it', estimateQuestion(0.78, null, '%'), 'en', '0.78%'],
])('the right answer in words %s', (_, question, locale, text) => {
  expect(solutionText(question, locale)).toBe(text);
});
