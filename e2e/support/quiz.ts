/** A quiz, and its answers as its page holds them for who has no scripts. */
import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { htmlOf, pageWith } from './site';

const questionSchema = z.object({
  answers: z.array(z.object({ text: z.string(), correct: z.boolean() })),
});

export type Question = z.infer<typeof questionSchema>;

/** Its first question has answers of which one is right. */
export function quizPage(): string {
  return pageWith('quiz', / data-island="QuizPlayer"(?:(?!<\/fieldset>).)*type="radio"/s, 'interactive');
}

export function questionsOf(address: string): readonly Question[] {
  const [, data = '{}'] = /<script type="application\/json">(\{"id":"quiz.*?)<\/script>/s.exec(htmlOf(address)) ?? [];
  return z.object({ questions: z.array(questionSchema) }).parse(JSON.parse(data)).questions;
}

/** Where in the quiz one is. */
export function placeOf(page: Page, number: number): Locator {
  return page.getByText(`Frage ${number} von ${questionsOf(quizPage()).length}`, { exact: true });
}
