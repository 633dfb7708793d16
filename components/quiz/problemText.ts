import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import type { GivenAnswer, Question } from './quizState';

/** What is missing before an answer can be checked. Putting answers in order is never incomplete. */
export function problemText({ type }: Question, { estimate }: GivenAnswer, texts: Messages['quiz']): string {
  const typed = estimate.trim();
  if (type !== 'estimate') return type === 'multiple' ? texts.chooseSome : texts.chooseOne;
  return typed === '' ? texts.enterNumber : fill(texts.noNumber, { typed });
}
