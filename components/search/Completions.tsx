import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { completionText } from '@/lib/search/completions';
import type { Completion } from '@/lib/search/completions';
import type { Combobox } from './useCombobox';

/** The id of the list below the field. */
export const completionsId = 'search-completions';

export function optionId(completions: readonly Completion[], option: string): string {
  return `${completionsId}-${completions.findIndex((completion) => completionText(completion) === option)}`;
}

export interface CompletionsProps {
  readonly completions: readonly Completion[];
  /** The language of the page, BCP 47. */
  readonly language: string;
  readonly combobox: Combobox;
  readonly label: string;
  readonly pick: (option: string) => void;
}

/** The completions. The keyboard picks them in the field; the pointer picks them here, without moving the focus. */
export function Completions({ completions, language, combobox, label, pick }: CompletionsProps): ReactNode {
  const { isOpen, active } = combobox;
  const list = useRef<HTMLDivElement>(null);
  // The focus stays in the field, so the browser does not scroll to the option by itself.
  useEffect(() => {
    if (active !== null) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={completionsId} role="listbox" aria-label={label} className="completions" hidden={!isOpen}>
      {completions.map((completion) => {
        const option = completionText(completion);
        const pointer = {
          onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
          onClick: () => pick(option),
        };
        return (
          <div
            key={option}
            id={optionId(completions, option)}
            role="option"
            aria-selected={option === active}
            className="completions-completion"
            {...pointer}
          >
            <span>
              {completion.typed}
              <span lang={completion.language === language ? undefined : completion.language}>{completion.added}</span>
              {completion.value !== null && <span className="completions-value"> {completion.value}</span>}
            </span>
          </div>
        );
      })}
    </div>
  );
}
