import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/messages';
import type { PageContext } from '@/lib/site/pageContext';
import { Heading } from '../ui/Heading';
import type { HeadingLevel } from '../ui/headingLevel';
import type { Question } from './quizState';
import { solutionText } from './solutionText';
import { Lines } from '../ui/Lines';

export interface QuizSolutionsProps {
  readonly questions: readonly Question[];
  readonly context: PageContext;
  readonly level: HeadingLevel;
}

/** The questions with their answers, for print and for browsers without scripts. */
export function QuizSolutions({ questions, context, level }: QuizSolutionsProps): ReactNode {
  const { quiz } = context.messages;
  return questions.map((question) => (
    <div key={question.text}>
      <Heading level={level}>{question.text}</Heading>
      <details>
        <summary>{quiz.answer}</summary>
        <p>{fill(quiz.solution, { answer: solutionText(question, context.language) })}</p>
        <p>
          <Lines text={question.explanation} />
        </p>
      </details>
    </div>
  ));
}
