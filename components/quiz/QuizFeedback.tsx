import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { formatNumber, formatQuantity } from '@/lib/i18n/format/number';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { EstimateScale } from './EstimateScale';
import { acceptedRange, isCorrect } from './quizState';
import { Lines } from '../ui/Lines';
import type { Question, QuizState } from './quizState';
import { solutionText } from './solutionText';
import { Verdict } from './Verdict';

export interface QuizFeedbackProps {
  readonly question: Question;
  readonly state: QuizState;
  readonly texts: Messages['quiz'];
  readonly language: Locale;
}

function Accepted({ question, texts, language }: QuizFeedbackProps): ReactNode {
  if (question.type !== 'estimate' || !question.tolerance) return null;
  const { from, to } = acceptedRange(question);
  return (
    <p className="quiz-feedback-note">
      {fill(texts.accepted, { from: formatNumber(from, language), to: formatQuantity(to, question.unit, language) })}
    </p>
  );
}

/** After the check: whether the answer is right, what was right, why, and the source of the figures. */
export function QuizFeedback(props: QuizFeedbackProps): ReactNode {
  const { question, state, texts, language } = props;
  const right = isCorrect(question, state.answer);
  const chosen = question.answers.filter((_, index) => state.answer.chosen.includes(index));
  return (
    <div className="quiz-feedback-feedback">
      <p className="quiz-feedback-verdict">
        <Verdict right={right}>{right ? texts.correct : texts.wrong}</Verdict>
      </p>
      {chosen.map(
        ({ text, feedback }) =>
          feedback !== null && (
            <p key={text}>
              <Lines text={feedback} />
            </p>
          ),
      )}
      {!right && (
        <p className="quiz-feedback-solution">{fill(texts.solution, { answer: solutionText(question, language) })}</p>
      )}
      {question.type === 'estimate' && <EstimateScale question={question} estimate={state.answer.estimate} />}
      <Accepted {...props} />
      <p>
        <Lines text={question.explanation} />
      </p>
      {question.source !== null && (
        <p>
          {texts.numbers}{' '}
          <a href={question.source.href} lang={question.source.lang}>
            {question.source.title}
          </a>
        </p>
      )}
    </div>
  );
}
