import { expect, it } from 'vitest';
import { classNamesOf } from '@/lib/next/classNames';

it('knows the names that Next.js 16.4 gives to the classes of a style module', () => {
  expect(classNamesOf('components/quiz/QuizFeedback.module.scss', '.qEJK5q_verdict{color:red}')).toMatchObject({
    feedback: 'qEJK5q_feedback',
    verdict: 'qEJK5q_verdict',
  });
});

it('names what a class is composed of', () => {
  expect(classNamesOf('components/search/Pages.module.scss', '.ANpQUW_page{color:red}')).toMatchObject({
    current: 'ANpQUW_current ANpQUW_page',
  });
});

it('says so if it knows them no longer', () => {
  expect(() => classNamesOf('components/quiz/QuizFeedback.module.scss', '.verdict{color:red}')).toThrow(
    /No class of components\/quiz\/QuizFeedback\.module\.scss is in the compiled style sheets/,
  );
});

it('lists them in the same order each time, so that the same code has the same address', () => {
  const names = Object.keys(classNamesOf('components/search/Pages.module.scss', '.ANpQUW_page{color:red}'));
  expect(names).toEqual(names.toSorted());
});
