'use client';

import { useEffect, useReducer, useRef } from 'react';
import type { ReactNode } from 'react';
import type { Locale } from '@/content-types/locales';
import { fill } from '@/lib/i18n/messages';
import type { Messages } from '@/lib/i18n/messages';
import { AnswerFields } from './AnswerFields';
import { advanceQuiz, isComplete, isCorrect, startQuiz } from './quizState';
import type { Question, QuizAction, QuizState } from './quizState';
import styles from './QuizPlayer.module.scss';
import { solutionText } from './solutionText';

export interface QuizPlayerProps {
  readonly questions: readonly Question[];
  readonly resultTexts: readonly { readonly from: number; readonly text: string }[];
  readonly showScore: boolean;
  readonly texts: Messages['quiz'];
  readonly language: Locale;
}

interface FeedbackProps {
  readonly question: Question;
  readonly state: QuizState;
  readonly texts: Messages['quiz'];
  readonly language: Locale;
}

function Feedback({ question, state, texts, language }: FeedbackProps): ReactNode {
  const correct = isCorrect(question, state.answer);
  const chosen = question.answers.filter((_, index) => state.answer.chosen.includes(index));
  return (
    <>
      <p className={correct ? styles.correct : styles.wrong}>{correct ? texts.correct : texts.wrong}</p>
      {chosen.map(({ text, feedback }) => feedback !== null && <p key={text}>{feedback}</p>)}
      {!correct && <p>{fill(texts.solution, { answer: solutionText(question, language) })}</p>}
      <p>{question.explanation}</p>
    </>
  );
}

function Result({
  state,
  questions,
  resultTexts,
  showScore,
  texts,
}: QuizPlayerProps & { readonly state: QuizState }): ReactNode {
  const fitting = resultTexts
    .toSorted((left, right) => right.from - left.from)
    .find(({ from }) => state.correct >= from);
  return (
    <>
      {showScore && (
        <p className={styles.score}>
          {fill(texts.score, { correct: String(state.correct), count: String(questions.length) })}
        </p>
      )}
      {fitting && <p>{fitting.text}</p>}
    </>
  );
}

/** A quiz, one question at a time. Nothing about the answers leaves the page. */
export function QuizPlayer(props: QuizPlayerProps): ReactNode {
  const { questions, texts, language } = props;
  const [state, dispatch] = useReducer(
    (current: QuizState, action: QuizAction) => advanceQuiz(questions, current, action),
    startQuiz(questions),
  );
  const heading = useRef<HTMLDivElement>(null);
  const shownQuestion = useRef(0);
  // The reading position follows to the next question, but does not jump to the quiz when the page opens.
  useEffect(() => {
    if (shownQuestion.current !== state.index) heading.current?.focus();
    shownQuestion.current = state.index;
  }, [state.index]);
  const question = questions[state.index];
  if (question === undefined) {
    return (
      <div className={styles.player}>
        <div ref={heading} tabIndex={-1}>
          <Result {...props} state={state} />
        </div>
        <button type="button" className={styles.button} onClick={() => dispatch({ type: 'restart' })}>
          {texts.again}
        </button>
      </div>
    );
  }
  const isLast = state.index === questions.length - 1;
  return (
    <form
      className={styles.player}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: state.checked ? 'next' : 'check' });
      }}
    >
      <div ref={heading} tabIndex={-1} className={styles.position}>
        {fill(texts.question, { number: String(state.index + 1), count: String(questions.length) })}
      </div>
      <AnswerFields question={question} state={state} texts={texts} dispatch={dispatch} />
      <div aria-live="polite">
        {state.incomplete && <p>{texts.incomplete}</p>}
        {state.checked && <Feedback question={question} state={state} texts={texts} language={language} />}
      </div>
      <button
        type="submit"
        className={styles.button}
        aria-disabled={!state.checked && !isComplete(question, state.answer)}
      >
        {state.checked ? (isLast ? texts.finish : texts.next) : texts.check}
      </button>
    </form>
  );
}
