import { useEffect, useRef } from 'react';
import type { Dispatch, ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import type { Messages } from '@/lib/i18n/messages';
import { Verdict } from './Verdict';
import type { Question, QuizAction, QuizState } from './quizState';

export interface AnswerFieldsProps {
  /** The prefix of its ids. */
  readonly id: string;
  readonly question: Question;
  readonly state: QuizState;
  readonly texts: Messages['quiz'];
  /** The id of the element that says what is missing, while something is. */
  readonly problemId: string;
  readonly dispatch: Dispatch<QuizAction>;
}

/** After the check: whether the answer is right, and whether it was chosen, in words beside the marks. */
function ChoiceVerdict({ correct, chosen, texts }: { correct: boolean; chosen: boolean; texts: Messages['quiz'] }) {
  if (!correct && !chosen) return null;
  const words = [...(correct ? [texts.rightAnswer] : []), ...(chosen ? [texts.yourAnswer] : [])];
  return <Verdict right={correct}>{words.join(', ')}</Verdict>;
}

function Choices({ id, question, state, texts, dispatch }: AnswerFieldsProps): ReactNode {
  const name = `${id}-answer`;
  const isSingle = question.type === 'single';
  return (
    <div className="answer-fields-choices">
      {question.answers.map(({ text, correct }, index) => {
        const chosen = state.answer.chosen.includes(index);
        return (
          <label key={text} className={state.checked ? 'answer-fields-closed' : 'answer-fields-choice'}>
            <input
              type={isSingle ? 'radio' : 'checkbox'}
              className="answer-fields-box"
              name={name}
              checked={chosen}
              // Not disabled, which would lose the focus: the state accepts no more answers.
              aria-disabled={state.checked}
              onChange={() => dispatch({ type: isSingle ? 'choose' : 'toggle', index })}
            />
            <span className="answer-fields-text">{text}</span>
            {state.checked && <ChoiceVerdict correct={correct} chosen={chosen} texts={texts} />}
          </label>
        );
      })}
    </div>
  );
}

function Estimate({ question, state, texts, problemId, dispatch }: AnswerFieldsProps): ReactNode {
  return (
    <label className="answer-fields-estimate">
      <span>
        {texts.yourEstimate}
        {question.unit !== null && ` (${question.unit})`}
      </span>
      <input
        className="answer-fields-field"
        inputMode="decimal"
        autoComplete="off"
        value={state.answer.estimate}
        readOnly={state.checked}
        aria-invalid={state.incomplete}
        aria-describedby={state.incomplete ? problemId : undefined}
        onChange={({ target }) => dispatch({ type: 'estimate', text: target.value })}
      />
    </label>
  );
}

interface MoveButtonProps {
  readonly label: string;
  readonly sign: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Not disabled where it cannot move its answer further, so that it keeps the focus; pressing it then changes nothing. */
function MoveButton({ label, sign, disabled, onPress }: MoveButtonProps): ReactNode {
  return (
    <button type="button" className="answer-fields-move" aria-label={label} aria-disabled={disabled} onClick={onPress}>
      {sign}
    </button>
  );
}

function Order({ question, state, texts, dispatch }: AnswerFieldsProps): ReactNode {
  const last = state.answer.order.length - 1;
  const { moved } = state;
  const list = useRef<HTMLOListElement>(null);
  // Keeps the pressed button, which moves with its answer, in the window.
  useEffect(() => {
    if (moved !== null) list.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [moved]);
  return (
    <>
      <ol ref={list} className="answer-fields-order">
        {state.answer.order.map((original, position) => {
          const answer = question.answers[original]?.text ?? '';
          const right = original === position;
          return (
            <li
              key={original}
              className={moved?.original === original ? 'answer-fields-moved-row' : 'answer-fields-row'}
            >
              <span className="answer-fields-text">{answer}</span>
              {state.checked ? (
                <Verdict right={right}>
                  {right ? texts.rightAnswer : fill(texts.belongs, { place: String(original + 1) })}
                </Verdict>
              ) : (
                <span className="answer-fields-moves">
                  <MoveButton
                    label={fill(texts.moveUp, { answer })}
                    sign="↑"
                    disabled={position === 0}
                    onPress={() => dispatch({ type: 'moveUp', position })}
                  />
                  <MoveButton
                    label={fill(texts.moveDown, { answer })}
                    sign="↓"
                    disabled={position === last}
                    onPress={() => dispatch({ type: 'moveDown', position })}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p className="visually-hidden" role="status">
        {moved !== null &&
          fill(texts.moved, {
            answer: question.answers[moved.original]?.text ?? '',
            place: String(moved.position + 1),
            count: String(last + 1),
          })}
      </p>
    </>
  );
}

const fieldsByType = { single: Choices, multiple: Choices, estimate: Estimate, order: Order } as const;

/** The inputs for a question: to choose, to estimate or to put in order. */
export function AnswerFields(props: AnswerFieldsProps): ReactNode {
  const { id, question, state, texts, problemId } = props;
  const hintId = `${id}-hint`;
  const AnswerInput = fieldsByType[question.type];
  const hint = { single: null, multiple: texts.several, estimate: null, order: texts.order }[question.type];
  const descriptions = [...(hint === null ? [] : [hintId]), ...(state.incomplete ? [problemId] : [])];
  return (
    <fieldset className="answer-fields-fields" aria-describedby={descriptions.join(' ') || undefined}>
      <legend className="answer-fields-question">{question.text}</legend>
      {hint !== null && (
        <p id={hintId} className="answer-fields-hint">
          {hint}
        </p>
      )}
      <AnswerInput key={question.text} {...props} />
    </fieldset>
  );
}
