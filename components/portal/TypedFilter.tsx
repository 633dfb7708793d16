import { useState } from 'react';
import type { ReactNode } from 'react';

export interface TypedFilterProps {
  /** The id of the hint beside the field. */
  readonly id: string;
  readonly label: string;
  /** The expected format, shown beside the field. */
  readonly format?: string;
  /** Shown if the text is not valid. */
  readonly wrong: string;
  /** The maximum length of the text. */
  readonly length: number;
  readonly isNumber?: boolean;
  /** The current value. */
  readonly value: string;
  /** Formats a value as people write it. */
  readonly show: (value: string) => string;
  /** Parses the text; undefined if it is not valid, or not yet. */
  readonly read: (text: string) => string | undefined;
  readonly onValue: (value: string) => void;
}

/** A field that takes effect as soon as its text is valid; when left before that, it says what is wrong. */
export function TypedFilter({
  id,
  label,
  format,
  wrong,
  length,
  isNumber,
  value,
  show,
  read,
  onValue,
}: TypedFilterProps): ReactNode {
  const [typed, setTyped] = useState({ text: show(value), value, isLeft: false });
  const isWrong = typed.isLeft && read(typed.text) === undefined;
  // The value can change from outside, too: by «back» or by resetting all filters.
  if (typed.value !== value)
    setTyped({ text: read(typed.text) === value ? typed.text : show(value), value, isLeft: false });
  return (
    <>
      <label className={isNumber === true ? 'results-sort results-year' : 'results-sort'}>
        {label}
        <input
          className="results-select"
          inputMode={isNumber === true ? 'numeric' : undefined}
          maxLength={length}
          size={length}
          value={typed.text}
          aria-invalid={isWrong}
          aria-describedby={id}
          onBlur={() => setTyped({ ...typed, isLeft: true })}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped({ ...typed, text, isLeft: false });
            const known = read(text);
            if (known !== undefined) onValue(known);
          }}
        />
      </label>
      <span className="results-sort" id={id} hidden={format === undefined && !isWrong}>
        {format}
        {isWrong && <strong role="alert">{wrong}</strong>}
      </span>
    </>
  );
}
