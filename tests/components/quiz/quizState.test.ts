import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  acceptedRange,
  advanceQuiz,
  isComplete,
  isCorrect,
  initialOrder,
  parseEstimate,
  startQuiz,
} from '@/components/quiz/quizState';
import type { GivenAnswer, Question, QuizAction, QuizState } from '@/components/quiz/quizState';
import { choiceQuestion, estimateQuestion, orderQuestion } from './questions';

const single = choiceQuestion('single', ['19', '21', '23'], [1]);
const multiple = choiceQuestion('multiple', ['Basel', 'Riehen', 'Allschwil'], [0, 1]);
const order = orderQuestion(['Bettingen', 'Riehen', 'Basel']);
const estimate = estimateQuestion(0.3, 0.1, '%');
const questions = [single, multiple, order, estimate];

const nothing: GivenAnswer = { chosen: [], estimate: '', order: [2, 0, 1] };

function play(played: readonly Question[], ...actions: readonly QuizAction[]): QuizState {
  return actions.reduce((state, action) => advanceQuiz(played, state, action), startQuiz(played));
}

const check: QuizAction = { type: 'check' };
const next: QuizAction = { type: 'next' };

describe('an estimate', () => {
  it.each([
    ['42', 42],
    ['0,78', 0.78],
    ['0.78', 0.78],
    [',5', 0.5],
    ["211'094", 211_094],
    ['211\u202f094', 211_094],
    ['1 234,5', 1234.5],
    ['1,234,567', 1_234_567],
    ['-1.234,5', -1234.5],
    ['1.234', 1.234],
    ['\u22123', -3],
    ['+3', 3],
    [' 7. ', 7],
  ])('is understood as people write it: %j', (typed, value) => {
    expect(parseEstimate(typed, estimate)).toBe(value);
  });

  it.each(['', ' ', 'viel', '1,2,3', '1.2345,6', '0x10', '1e5', 'Infinity', 'NaN', '--3', '.', '-', '9'.repeat(400)])(
    'is none: %j',
    (typed) => {
      expect(parseEstimate(typed, estimate)).toBeUndefined();
    },
  );

  it.each([
    ['0,2', true],
    ['0,4', true],
    ['0,19', false],
    ['0,4000001', false],
  ])('is right within the tolerance, bounds included: %s', (typed, expected) => {
    expect(isCorrect(estimate, { ...nothing, estimate: typed })).toBe(expected);
  });

  it.each([
    ['211,000', 211_000],
    ['211.000', 211_000],
    ['-1.500', -1500],
    ['0.500', 0.5],
    ['1500.250', 1500.25],
    ['21.5', 21.5],
  ])('of a whole number may have any mark between thousands: %s', (typed, value) => {
    expect(parseEstimate(typed, estimateQuestion(211_000, 1000))).toBe(value);
    expect(parseEstimate(typed, estimateQuestion(211_000, null))).toBe(value);
  });

  it('without a tolerance has to be exact', () => {
    expect(isCorrect(estimateQuestion(21, null), { ...nothing, estimate: '21' })).toBe(true);
    expect(isCorrect(estimateQuestion(21, null), { ...nothing, estimate: '21,01' })).toBe(false);
  });

  it('at its bounds is right for all decimal numbers', () => {
    const hundredths = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(hundredths, fc.nat(10_000), fc.constantFrom(-1, 1), (value, tolerance, side) => {
        const question = estimateQuestion(value / 100, tolerance / 100);
        const atBound = String((value + side * tolerance) / 100);
        const beyond = String((value + side * (tolerance + 1)) / 100);
        expect(isCorrect(question, { ...nothing, estimate: atBound })).toBe(true);
        expect(isCorrect(question, { ...nothing, estimate: beyond })).toBe(false);
      }),
    );
  });
});

describe('a choice', () => {
  it('of one is right when it is that one', () => {
    expect(isCorrect(single, { ...nothing, chosen: [1] })).toBe(true);
    expect(isCorrect(single, { ...nothing, chosen: [0] })).toBe(false);
  });

  it('of several is right when all of them are chosen and no other', () => {
    expect(isCorrect(multiple, { ...nothing, chosen: [1, 0] })).toBe(true);
    expect(isCorrect(multiple, { ...nothing, chosen: [0] })).toBe(false);
    expect(isCorrect(multiple, { ...nothing, chosen: [0, 1, 2] })).toBe(false);
  });
});

it('an answer is complete when something is chosen or estimated; an order always is', () => {
  expect(questions.map((question) => isComplete(question, nothing))).toEqual([false, false, true, false]);
  expect(isComplete(multiple, { ...nothing, chosen: [2] })).toBe(true);
  expect(isComplete(estimate, { ...nothing, estimate: 'viel' })).toBe(false);
  expect(isComplete(estimate, { ...nothing, estimate: '0' })).toBe(true);
});

it.each([
  [0, []],
  [1, [0]],
  [2, [1, 0]],
  [3, [2, 0, 1]],
  [5, [4, 3, 0, 1, 2]],
])('the order in which answers are offered is always the same: of %d', (count, expected) => {
  expect(initialOrder(count)).toEqual(expected);
});

describe('a quiz', () => {
  it('is played from the first question to the result', () => {
    const state = play(
      questions,
      ...[{ type: 'choose', index: 0 } as const, { type: 'choose', index: 1 } as const, check, next],
      ...[{ type: 'toggle', index: 0 } as const, { type: 'toggle', index: 2 } as const, check, next],
      ...[{ type: 'moveUp', position: 1 } as const, { type: 'moveDown', position: 1 } as const, check, next],
      ...[{ type: 'estimate', text: '0,4' } as const, check, next],
    );
    expect(state).toMatchObject({ index: 4, finished: true, correct: 3, checked: false });
  });

  it.each([
    [{ type: 'moveUp', position: 2 }, [2, 1, 0]],
    [{ type: 'moveDown', position: 0 }, [0, 2, 1]],
    [{ type: 'moveUp', position: 0 }, [2, 0, 1]],
    [{ type: 'moveDown', position: 2 }, [2, 0, 1]],
  ] as const)('moves answers up and down, and not beyond the ends: %j', (action, expected) => {
    expect(play([order], action).answer.order).toEqual(expected);
  });

  it('does not go on before an answer was checked, nor check one that is not complete', () => {
    expect(play(questions, next)).toEqual(startQuiz(questions));
    expect(play(questions, check)).toEqual({ ...startQuiz(questions), incomplete: true });
  });

  it('does not take an answer back that was checked', () => {
    const state = play([single], { type: 'choose', index: 0 }, check);
    expect(advanceQuiz([single], state, { type: 'choose', index: 1 })).toEqual(state);
  });
});

describe('whatever a visitor does', () => {
  const position = fc.integer({ min: -1, max: 3 });
  const action: fc.Arbitrary<QuizAction> = fc.oneof(
    fc.record({ type: fc.constantFrom('choose', 'toggle'), index: fc.nat(2) }),
    fc.record({ type: fc.constantFrom('moveUp', 'moveDown'), position }),
    fc.record({ type: fc.constant('estimate'), text: fc.constantFrom('', '0,3', 'viel', '7') }),
    fc.record({ type: fc.constantFrom('check', 'check', 'next', 'next') }),
  );

  it('the state stays a possible one', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
        const state = play(questions, ...actions);
        const { answer, index, correct, checked, finished } = state;
        const count = questions[index]?.answers.length ?? 0;
        expect(index).toBeLessThanOrEqual(questions.length);
        expect(finished).toBe(index === questions.length);
        expect(correct).toBeLessThanOrEqual(index + Number(checked));
        expect(new Set(answer.chosen).size).toBe(answer.chosen.length);
        expect(answer.order.toSorted()).toEqual(Array.from({ length: count }, (_, place) => place));
        expect(finished && checked).toBe(false);
      }),
    );
  });

  it('a step leaves the state before it as it was, and never loses a point', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), action, (actions, last) => {
        const before = play(questions, ...actions);
        const copy = structuredClone(before);
        const after = advanceQuiz(questions, before, last);
        expect(before).toEqual(copy);
        expect(after.correct - before.correct).toBeGreaterThanOrEqual(0);
        expect(after.correct - before.correct).toBeLessThanOrEqual(1);
      }),
    );
  });
});

it('names the bounds of an estimate as decimals', () => {
  expect(acceptedRange(estimateQuestion(65.1, 8, 'm²'))).toEqual({ from: 57.1, to: 73.1 });
});
