import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { PageContext } from '@/lib/site/pageContext';
import { Heading } from '../ui/Heading';
import type { HeadingLevel } from '../ui/headingLevel';
import { Picture } from '../ui/Picture/Picture';
import { initialOrder } from './quizState';
import { Lines } from '../ui/Lines';
import type { Question } from './quizState';
import { solutionText } from './solutionText';

export interface QuizSolutionsProps {
  readonly questions: readonly Question[];
  readonly context: PageContext;
  readonly level: HeadingLevel;
}

/** The answers to choose from; those to put in order are shuffled. */
function Offered({ question: { type, answers } }: { readonly question: Question }): ReactNode {
  if (answers.length === 0) return null;
  const offered = type === 'order' ? initialOrder(answers.length).map((index) => answers[index]?.text) : undefined;
  return (
    <ul className="quiz-solutions-offered">
      {(offered ?? answers.map(({ text }) => text)).map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** The questions with their answers to open, for print and for browsers without scripts. */
export function QuizSolutions({ questions, context, level }: QuizSolutionsProps): ReactNode {
  const { quiz } = context.messages;
  return questions.map((question) => (
    <div key={question.text} className="quiz-solutions-question">
      <Heading level={level}>{question.text}</Heading>
      {question.image !== null && <Picture image={question.image} />}
      <Offered question={question} />
      <details>
        <summary>{quiz.answer}</summary>
        <p>{fill(quiz.solution, { answer: solutionText(question, context.language) })}</p>
        <p>
          <Lines text={question.explanation} />
        </p>
        {question.source !== null && (
          <p>
            {quiz.numbers}{' '}
            <a href={question.source.href} lang={question.source.lang}>
              {question.source.title}
            </a>
          </p>
        )}
      </details>
    </div>
  ));
}
