import type { Locale } from '@/content-types/locales';
import { formatQuantity } from '@/lib/i18n/format/number';
import type { Question } from './quizState';

/** Returns the right answer in words. */
export function solutionText(question: Question, language: Locale): string {
  if (question.type === 'estimate') return formatQuantity(question.value, question.unit, language);
  const texts = question.answers.filter(({ correct }) => question.type === 'order' || correct).map(({ text }) => text);
  return texts.join(question.type === 'order' ? ' → ' : ', ');
}
