import { useState } from 'react';
import type { ReactNode } from 'react';
import results from '../search/Results.module.scss';

export interface TypedFilterProps {
  readonly label: string;
  /** How it is to be written, shown beside the field, and the id of that. */
  readonly format?: { readonly id: string; readonly text: string };
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

/** A field that counts as soon as its text says something; left before that, it is marked as wrong. */
export function TypedFilter({
  label,
  format,
  length,
  isNumber,
  value,
  show,
  read,
  onValue,
}: TypedFilterProps): ReactNode {
  const [typed, setTyped] = useState({ text: show(value), value, isLeft: false });
  // Not only this field changes what counts: «back» does, and «all filters away».
  if (typed.value !== value)
    setTyped({ text: read(typed.text) === value ? typed.text : show(value), value, isLeft: false });
  return (
    <>
      <label className={results.sort}>
        {label}
        <input
          className={results.select}
          inputMode={isNumber === true ? 'numeric' : undefined}
          maxLength={length}
          size={length}
          value={typed.text}
          aria-invalid={typed.isLeft && read(typed.text) === undefined}
          aria-describedby={format?.id}
          onBlur={() => setTyped({ ...typed, isLeft: true })}
          onChange={({ currentTarget: { value: text } }) => {
            setTyped({ ...typed, text, isLeft: false });
            const known = read(text);
            if (known !== undefined) onValue(known);
          }}
        />
      </label>
      {format !== undefined && (
        <span className={results.sort} id={format.id}>
          {format.text}
        </span>
      )}
    </>
  );
}
