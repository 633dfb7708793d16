import { useId } from 'react';
import type { Dispatch, ReactNode } from 'react';
import { fill } from '@/lib/i18n/messages';
import type { Messages } from '@/lib/i18n/messages';
import type { Question, QuizAction, QuizState } from './quizState';
import styles from './QuizPlayer.module.scss';

export interface AnswerFieldsProps {
  readonly question: Question;
  readonly state: QuizState;
  readonly texts: Messages['quiz'];
  readonly dispatch: Dispatch<QuizAction>;
}

function Choices({ question, state, dispatch }: AnswerFieldsProps): ReactNode {
  const name = useId();
  const isSingle = question.type === 'single';
  return question.answers.map(({ text }, index) => (
    <label key={text} className={styles.choice}>
      <input
        type={isSingle ? 'radio' : 'checkbox'}
        name={name}
        checked={state.answer.chosen.includes(index)}
        // Not disabled, which would lose the focus: the state takes no answer any more.
        aria-disabled={state.checked}
        onChange={() => dispatch({ type: isSingle ? 'choose' : 'toggle', index })}
      />
      {text}
    </label>
  ));
}

function Estimate({ question, state, texts, dispatch }: AnswerFieldsProps): ReactNode {
  return (
    <label className={styles.estimate}>
      {texts.yourEstimate}
      {question.unit !== null && ` (${question.unit})`}
      <input
        className={styles.field}
        inputMode="decimal"
        autoComplete="off"
        value={state.answer.estimate}
        readOnly={state.checked}
        onChange={({ target }) => dispatch({ type: 'estimate', text: target.value })}
      />
    </label>
  );
}

/** A button that cannot move its answer further keeps the focus; pressing it changes nothing. */
function Order({ question, state, texts, dispatch }: AnswerFieldsProps): ReactNode {
  const last = state.answer.order.length - 1;
  return (
    <ol className={styles.order}>
      {state.answer.order.map((original, position) => {
        const answer = question.answers[original]?.text ?? '';
        return (
          <li key={original} className={styles.movable}>
            <span className={styles.movableText}>{answer}</span>
            <button
              type="button"
              className={styles.move}
              aria-label={fill(texts.moveUp, { answer })}
              aria-disabled={state.checked || position === 0}
              onClick={() => dispatch({ type: 'moveUp', position })}
            >
              ↑
            </button>
            <button
              type="button"
              className={styles.move}
              aria-label={fill(texts.moveDown, { answer })}
              aria-disabled={state.checked || position === last}
              onClick={() => dispatch({ type: 'moveDown', position })}
            >
              ↓
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const fieldsByType = { single: Choices, multiple: Choices, estimate: Estimate, order: Order } as const;

/** The answers of a question to choose from, to estimate or to put in order. */
export function AnswerFields(props: AnswerFieldsProps): ReactNode {
  const { question, texts } = props;
  const AnswerInput = fieldsByType[question.type];
  const hint = { single: null, multiple: texts.several, estimate: null, order: texts.order }[question.type];
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.question}>{question.text}</legend>
      {question.image !== null && (
        <img
          className={styles.image}
          src={question.image.file.url}
          alt={question.image.decorative ? '' : (question.image.alt ?? '')}
          width={question.image.file.width ?? undefined}
          height={question.image.file.height ?? undefined}
          loading="lazy"
        />
      )}
      {hint !== null && <p>{hint}</p>}
      <AnswerInput key={question.text} {...props} />
    </fieldset>
  );
}
