/** The rules of a quiz, without its rendering. */
import { withoutFloatError } from '@/lib/shared/withoutFloatError';
import type { Question } from '@/lib/site/quizQuestions';

export type { Question };

/** What a visitor answered: chosen answers by index, an estimate as typed, or answers in the visitor's order. */
export interface GivenAnswer {
  readonly chosen: readonly number[];
  readonly estimate: string;
  readonly order: readonly number[];
}

export interface QuizState {
  readonly index: number;
  readonly answer: GivenAnswer;
  /** Whether the answer has been checked and its solution is shown. */
  readonly checked: boolean;
  /** Whether the visitor asked for the solution before answering. */
  readonly incomplete: boolean;
  readonly correct: number;
  /** Whether each question so far was answered right. */
  readonly results: readonly boolean[];
  /** The answer that was moved last, and its new position; both from 0. */
  readonly moved: { readonly original: number; readonly position: number } | null;
  readonly finished: boolean;
}

export type QuizAction =
  | { readonly type: 'choose'; readonly index: number }
  | { readonly type: 'toggle'; readonly index: number }
  | { readonly type: 'estimate'; readonly text: string }
  | { readonly type: 'moveUp' | 'moveDown'; readonly position: number }
  | { readonly type: 'check' | 'next' | 'restart' };

/**
 * Returns the order in which answers are offered. It must not be the right one, and must be the same in the browser as
 * in the build, so it is not random: the second half first, backwards.
 */
export function initialOrder(count: number): readonly number[] {
  const positions = Array.from({ length: count }, (_, index) => index);
  const middle = Math.ceil(count / 2);
  return [...positions.slice(middle).toReversed(), ...positions.slice(0, middle)];
}

function emptyAnswer(question: Question | undefined): GivenAnswer {
  return { chosen: [], estimate: '', order: initialOrder(question?.answers.length ?? 0) };
}

export function startQuiz(questions: readonly Question[]): QuizState {
  return {
    index: 0,
    answer: emptyAnswer(questions[0]),
    checked: false,
    incomplete: false,
    correct: 0,
    results: [],
    moved: null,
    finished: false,
  };
}

/** Thousands separated by one mark, perhaps followed by the other mark and decimals. */
const grouped = /^[-+]?[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d+)?|(?:\.\d{3})+(?:,\d+)?)$/;

/** A single mark may also be the decimal mark; it groups only if the question is about whole numbers. */
function withoutGrouping(typed: string, isWhole: boolean): string {
  const [first, ...others] = typed.match(/[.,]/g) ?? [];
  if (first === undefined || !grouped.test(typed)) return typed;
  return isWhole || others.length > 0 ? typed.replaceAll(first, '') : typed;
}

/** Returns the number that a visitor typed, with either decimal mark and any grouping; undefined if it is not a number. */
export function parseEstimate(text: string, { value, tolerance }: Question): number | undefined {
  const typed = text.replace(/[\s'’\u202f\u00a0]/g, '').replace('\u2212', '-');
  const isWhole = Number.isInteger(value) && Number.isInteger(tolerance ?? 0);
  const plain = withoutGrouping(typed, isWhole).replace(',', '.');
  const estimate = /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN;
  return Number.isFinite(estimate) ? estimate : undefined;
}

export function isComplete(question: Question, answer: GivenAnswer): boolean {
  if (question.type === 'estimate') return parseEstimate(answer.estimate, question) !== undefined;
  return question.type === 'order' || answer.chosen.length > 0;
}

/** Bounds included, even if binary fractions miss them: 0.4 is within 0.1 of 0.3. */
function isWithin(estimate: number, value: number, tolerance: number): boolean {
  const rounding = 4 * Number.EPSILON * Math.max(Math.abs(estimate), Math.abs(value));
  return Math.abs(estimate - value) <= tolerance + rounding;
}

export function isCorrect(question: Question, answer: GivenAnswer): boolean {
  if (question.type === 'estimate') {
    const estimate = parseEstimate(answer.estimate, question);
    return estimate !== undefined && isWithin(estimate, question.value ?? 0, question.tolerance ?? 0);
  }
  if (question.type === 'order') return answer.order.every((original, position) => original === position);
  return question.answers.every(({ correct }, index) => correct === answer.chosen.includes(index));
}

function swap(order: readonly number[], left: number, right: number): readonly number[] {
  const [first, second] = [order[left], order[right]];
  return first === undefined || second === undefined ? order : order.with(left, second).with(right, first);
}

function answered(answer: GivenAnswer, action: QuizAction): GivenAnswer {
  switch (action.type) {
    case 'choose':
      return { ...answer, chosen: [action.index] };
    case 'toggle': {
      const { chosen } = answer;
      const without = chosen.filter((index) => index !== action.index);
      return { ...answer, chosen: without.length < chosen.length ? without : [...chosen, action.index] };
    }
    case 'estimate':
      return { ...answer, estimate: action.text };
    case 'moveUp':
      return { ...answer, order: swap(answer.order, action.position, action.position - 1) };
    case 'moveDown':
      return { ...answer, order: swap(answer.order, action.position, action.position + 1) };
    default:
      return answer;
  }
}

/** What an action moved, and where to; null if it moved nothing. */
function movement(before: GivenAnswer, { order }: GivenAnswer, action: QuizAction): QuizState['moved'] {
  if (action.type !== 'moveUp' && action.type !== 'moveDown') return null;
  const original = before.order[action.position];
  const position = order.findIndex((candidate) => candidate === original);
  return original === undefined || position === action.position ? null : { original, position };
}

/** Returns the bounds within which an estimate is right. */
export function acceptedRange({ value, tolerance }: Question): { readonly from: number; readonly to: number } {
  return {
    from: withoutFloatError((value ?? 0) - (tolerance ?? 0)),
    to: withoutFloatError((value ?? 0) + (tolerance ?? 0)),
  };
}

/** Returns the next state of a quiz; actions that do not fit the state change nothing. */
export function advanceQuiz(questions: readonly Question[], state: QuizState, action: QuizAction): QuizState {
  const question = questions[state.index];
  if (action.type === 'restart') return startQuiz(questions);
  if (question === undefined) return state;
  if (action.type === 'check') {
    if (state.checked) return state;
    if (!isComplete(question, state.answer)) return { ...state, incomplete: true };
    const right = isCorrect(question, state.answer);
    const results = [...state.results, right];
    return { ...state, checked: true, incomplete: false, correct: state.correct + Number(right), results };
  }
  if (action.type === 'next') {
    if (!state.checked) return state;
    const index = state.index + 1;
    const finished = index >= questions.length;
    return { ...state, index, checked: false, finished, moved: null, answer: emptyAnswer(questions[index]) };
  }
  if (state.checked) return state;
  const answer = answered(state.answer, action);
  return { ...state, incomplete: false, answer, moved: movement(state.answer, answer, action) };
}
