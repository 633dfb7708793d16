import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { Lines } from '../ui/Lines';
import type { Question, QuizState } from './quizState';
import { solutionText } from './solutionText';
import { Verdict } from './Verdict';

export interface QuizResultProps {
  readonly questions: readonly Question[];
  readonly resultTexts: readonly { readonly from: number; readonly text: string }[];
  readonly showScore: boolean;
  readonly texts: Messages['quiz'];
  readonly language: Locale;
  readonly state: QuizState;
}

function Score({ state: { correct }, questions, texts }: QuizResultProps): ReactNode {
  const words = fill(texts.score, { correct: String(correct), count: String(questions.length) });
  return (
    <p className="quiz-result-score">
      <span className="quiz-result-figure" aria-hidden="true">
        {correct}
        <span className="quiz-result-out-of">/{questions.length}</span>
      </span>
      <span>{words}</span>
    </p>
  );
}

/** All questions with their answers, to read again. */
function Review({ questions, state, texts, language }: QuizResultProps): ReactNode {
  return (
    <details className="quiz-result-review">
      <summary className="quiz-result-summary">{texts.review}</summary>
      <ol className="quiz-result-list">
        {questions.map((question, index) => {
          const right = state.results[index] ?? false;
          return (
            <li key={question.text} className="quiz-result-item">
              <p className="quiz-result-asked">{question.text}</p>
              <p>{fill(texts.solution, { answer: solutionText(question, language) })}</p>
              <Verdict right={right}>{right ? texts.correct : texts.wrong}</Verdict>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** The result, in the words of the editors; the score is left out if they do not want it. */
export function QuizResult(props: QuizResultProps): ReactNode {
  const { resultTexts, state, showScore } = props;
  const fitting = resultTexts
    .toSorted((left, right) => right.from - left.from)
    .find(({ from }) => state.correct >= from);
  return (
    <>
      {showScore && <Score {...props} />}
      {fitting && (
        <p className="quiz-result-words">
          <Lines text={fitting.text} />
        </p>
      )}
      {showScore && <Review {...props} />}
    </>
  );
}
