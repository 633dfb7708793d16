import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import type { GivenAnswer, Question } from './quizState';

/** Returns what is missing before an answer can be checked. Answers to put in order are never incomplete. */
export function problemText({ type }: Question, { estimate }: GivenAnswer, texts: Messages['quiz']): string {
  const typed = estimate.trim();
  if (type !== 'estimate') return type === 'multiple' ? texts.chooseSome : texts.chooseOne;
  return typed === '' ? texts.enterNumber : fill(texts.noNumber, { typed });
}
