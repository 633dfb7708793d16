import { expect, it } from 'vitest';
import { classNamesOf } from '@/lib/next/classNames';

it('knows the names that Next.js 16.4 gives to the classes of a style module, and the short ones for them', () => {
  const names = new Map([['qEJK5q_verdict', 'c008a']]);
  expect(classNamesOf('components/quiz/QuizFeedback.module.scss', names)).toMatchObject({
    feedback: 'qEJK5q_feedback',
    verdict: 'c008a',
  });
});

const pages = 'components/search/Pages.module.scss';
const pageNames = new Map([
  ['ANpQUW_page', 'c0080'],
  ['ANpQUW_current', 'c0081'],
]);

it('names what a class is composed of', () => {
  expect(classNamesOf(pages, pageNames)).toMatchObject({ current: 'c0081 c0080' });
});

it('says so if it knows them no longer', () => {
  expect(() => classNamesOf('components/quiz/QuizFeedback.module.scss', pageNames)).toThrow(
    /No class of components\/quiz\/QuizFeedback\.module\.scss is in the compiled style sheets/,
  );
});

it('lists them in the same order each time, so that the same code has the same address', () => {
  const names = Object.keys(classNamesOf(pages, pageNames));
  expect(names).toEqual(names.toSorted());
});
