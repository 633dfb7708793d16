import { useState } from 'react';
import type { ReactNode } from 'react';

export interface TypedFilterProps {
  /** Of what is said beside the field. */
  readonly id: string;
  readonly label: string;
  /** How it is to be written, shown beside the field. */
  readonly format?: string;
  /** What is said of a text that says nothing. */
  readonly wrong: string;
  /** Longest text. */
  readonly length: number;
  readonly isNumber?: boolean;
  /** What counts now. */
  readonly value: string;
  /** As people write it. */
  readonly show: (value: string) => string;
  /** Undefined for a text that says nothing, or nothing yet. */
  readonly read: (text: string) => string | undefined;
  readonly onValue: (value: string) => void;
}

/** A field that counts as soon as its text says something; left before that, it says what is wrong. */
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
  // Not only this field changes what counts: «back» does, and «all filters away».
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
