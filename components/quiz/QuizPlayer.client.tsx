'use client';

import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { fill } from '@/lib/i18n/fill';
import { Lines } from '../ui/Lines';
import { Picture } from '../ui/Picture/Picture';
import { AnswerFields } from './AnswerFields';
import { problemText } from './problemText';
import { QuizFeedback } from './QuizFeedback';
import { QuizProgress } from './QuizProgress';
import { QuizResult } from './QuizResult';
import type { QuizResultProps } from './QuizResult';
import { advanceQuiz, startQuiz } from './quizState';
import type { Question, QuizAction, QuizState } from './quizState';

export interface QuizPlayerProps extends Omit<QuizResultProps, 'state'> {
  /** The prefix of its ids, unique on the page. */
  readonly id: string;
}

function QuestionImage({ image }: Pick<Question, 'image'>): ReactNode {
  if (image === null) return null;
  return (
    <div className="quiz-player-image">
      <Picture image={image} />
    </div>
  );
}

/**
 * Returns a ref to the element that gets the focus when the quiz goes on, but not when the page opens. It gets it in a
 * layout effect, as a key pressed before a later effect would be lost.
 */
function useFocusOnChange(index: number): RefObject<HTMLParagraphElement | null> {
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useRef(index);
  useLayoutEffect(() => {
    if (shown.current !== index) place.current?.focus();
    shown.current = index;
  }, [index]);
  return place;
}

/** Keeps the button, which has the focus, in sight when the feedback above pushes it down. */
function useInSight(checked: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (checked) button.current?.scrollIntoView({ block: 'nearest' });
  }, [checked]);
  return button;
}

/** A quiz, one question at a time. Answers do not leave the page and are not stored. */
export function QuizPlayer(props: QuizPlayerProps): ReactNode {
  const { id, questions, texts, language } = props;
  const [state, dispatch] = useReducer(
    (current: QuizState, action: QuizAction) => advanceQuiz(questions, current, action),
    startQuiz(questions),
  );
  const place = useFocusOnChange(state.index);
  const button = useInSight(state.checked);
  const problemId = `${id}-problem`;
  const count = questions.length;
  const question = questions[state.index];
  const progress = <QuizProgress count={count} results={props.showScore ? state.results : []} index={state.index} />;
  if (question === undefined) {
    return (
      <div className="quiz-player-player">
        {props.showScore && progress}
        <p ref={place} tabIndex={-1} className="quiz-player-position">
          {texts.result}
        </p>
        <QuizResult {...props} state={state} />
        <button type="button" className="quiz-player-secondary" onClick={() => dispatch({ type: 'restart' })}>
          {texts.again}
        </button>
      </div>
    );
  }
  const isLast = state.index === count - 1;
  return (
    <form
      className="quiz-player-player"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch({ type: state.checked ? 'next' : 'check' });
      }}
    >
      {progress}
      <p ref={place} tabIndex={-1} className="quiz-player-position">
        {fill(texts.question, { number: String(state.index + 1), count: String(count) })}
      </p>
      <div className={question.image === null ? 'quiz-player-words' : 'quiz-player-with-image'}>
        <AnswerFields {...{ id, question, state, texts, problemId, dispatch }} />
        <QuestionImage image={question.image} />
      </div>
      <div aria-live="polite" className="quiz-player-words">
        {state.incomplete && (
          <p id={problemId} className="quiz-player-problem">
            <Lines text={problemText(question, state.answer, texts)} />
          </p>
        )}
        {state.checked && <QuizFeedback question={question} state={state} texts={texts} language={language} />}
      </div>
      <button ref={button} type="submit" className="quiz-player-button">
        {state.checked ? (isLast ? texts.finish : texts.next) : texts.check}
      </button>
    </form>
  );
}
