/** Questions of each kind for tests. */
import type { Question } from '@/components/quiz/quizState';

const blank: Question = {
  text: 'Frage?',
  type: 'single',
  image: null,
  answers: [],
  value: null,
  tolerance: null,
  unit: null,
  source: null,
  explanation: 'Darum.',
};

/** With these answers; those at the given positions are right. */
export function choiceQuestion(
  type: 'single' | 'multiple',
  texts: readonly string[],
  right: readonly number[],
): Question {
  const answers = texts.map((text, index) => ({ text, correct: right.includes(index), feedback: null }));
  return { ...blank, type, answers };
}

/** With its answers in the right order. */
export function orderQuestion(texts: readonly string[]): Question {
  return { ...blank, type: 'order', answers: texts.map((text) => ({ text, correct: false, feedback: null })) };
}

export function estimateQuestion(value: number, tolerance: number | null, unit: string | null = null): Question {
  return { ...blank, type: 'estimate', value, tolerance, unit };
}
