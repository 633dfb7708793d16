import { expect, it, vi } from 'vitest';
import type { Entry } from '@/content-types/registry';
import { quizQuestions } from '@/lib/site/quizQuestions';
import { contextIn, site } from '../../support/site';
import { column, indicatorEntry } from '../charts/indicators';

type Question = Entry<'quizes'>['questions'][number];

/** The quiz of the tiny site with one estimate. */
function estimates(changes: Partial<Question>): Entry<'quizes'> {
  const quiz = site.contents('de').find('quizes', 'quartier');
  if (quiz === undefined) throw new Error('The tiny site has no quiz.');
  const questions = quiz.questions.filter(({ type }) => type === 'estimate');
  return { ...quiz, questions: questions.map((question) => ({ ...question, ...changes })) };
}

const indicator = { type: 'products', key: '100' } as const;

it('an estimate without a value asks for the newest one of its indicator', () => {
  const [question] = quizQuestions(estimates({ value: null, unit: null, indicator }), contextIn('de'));
  expect(question).toMatchObject({ value: 0.79, unit: '%' });
});

it.each([
  [0.78345, 2, 0.78],
  [-1.005, 2, -1.01],
  [211094.4166667, 0, 211094],
])('the newest value %d is asked for as the site shows it', (value, decimals, shown) => {
  const columns = [column('jahr', 'period'), column('zahl', 'value')];
  const own = indicatorEntry({ unit: '%', decimals, columns, data_rows: [['2026', value]] });
  const context = contextIn('de');
  const content = { ...context.content, get: vi.fn().mockReturnValue(own) };
  const [question] = quizQuestions(estimates({ value: null, indicator }), { ...context, content });
  expect(question).toMatchObject({ value: shown });
});

it('an estimate that nobody can answer is left out', () => {
  expect(quizQuestions(estimates({ value: null }), contextIn('de'))).toEqual([]);
});

it('leads to the indicator in the language of the page', () => {
  const [question] = quizQuestions(estimates({ indicator }), contextIn('fr'));
  expect(question?.source).toMatchObject({ title: 'Taux de vacance [fr]', href: '/fr/indikatorenportal/100' });
});
