import { useEffect, useRef } from 'react';
import type { ChangeEvent, ReactNode, RefObject } from 'react';
import { mostLetters } from '@/lib/search/addressState';
import styles from './SearchField.module.scss';
import { searchFieldId } from './searchFieldId';
import type { SearchTexts } from './searchProps';
import { useCombobox } from './useCombobox';
import type { Combobox } from './useCombobox';

const listId = 'search-completions';
const hintId = 'search-hint';

export interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly words: string;
  readonly completions: readonly string[];
  readonly placeholder: string | null;
  readonly texts: SearchTexts;
  readonly onType: (words: string) => void;
  readonly onSubmit: (words: string) => void;
  readonly onLeave: () => void;
}

function optionId(completions: readonly string[], option: string): string {
  return `${listId}-${completions.indexOf(option)}`;
}

interface CompletionsProps {
  readonly completions: readonly string[];
  readonly combobox: Combobox;
  readonly label: string;
  readonly pick: (option: string) => void;
}

/** The keyboard picks in the field; the pointer picks here and leaves the focus where it is. */
function Completions({ completions, combobox, label, pick }: CompletionsProps): ReactNode {
  const { isOpen, active } = combobox;
  const list = useRef<HTMLDivElement>(null);
  // The focus stays in the field, so the browser does not bring the option into sight by itself.
  useEffect(() => {
    if (active !== null) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} id={listId} role="listbox" aria-label={label} className={styles.completions} hidden={!isOpen}>
      {completions.map((option) => {
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
            className={styles.completion}
            {...pointer}
          >
            {option}
          </div>
        );
      })}
    </div>
  );
}

interface InputProps extends SearchFieldProps {
  readonly combobox: Combobox;
}

function Input({ field, words, completions, placeholder, combobox, onType, onLeave }: InputProps): ReactNode {
  const { isOpen, active, offer, close, onKeyDown } = combobox;
  return (
    <input
      ref={field}
      id={searchFieldId}
      className={styles.field}
      type="text"
      inputMode="search"
      enterKeyHint="search"
      name="q"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={listId}
      aria-activedescendant={active === null ? undefined : optionId(completions, active)}
      aria-describedby={words === '' ? hintId : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={mostLetters}
      placeholder={placeholder ?? undefined}
      value={words}
      data-search-field=""
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        onType(target.value);
        offer();
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        close();
        onLeave();
      }}
    />
  );
}

/** The field of the search with the words that may be meant. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { field, words, completions, texts, onType, onSubmit } = props;
  const combobox = useCombobox({ options: completions, pick: onSubmit, clear: () => onType('') });
  const pick = (option: string): void => {
    combobox.close();
    onSubmit(option);
  };
  const empty = (): void => {
    onType('');
    field.current?.focus();
  };
  return (
    // Without scripts there is no search, and before they run the words reach it through the address.
    <form
      role="search"
      aria-label={texts.label}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(words);
      }}
    >
      <label htmlFor={searchFieldId} className={styles.label}>
        {texts.field}
      </label>
      <div className={styles.box}>
        <Input {...props} combobox={combobox} />
        {words !== '' && (
          <button type="button" className={styles.clear} aria-label={texts.clear} onClick={empty}>
            <svg className={styles.cross} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        )}
        <Completions completions={completions} combobox={combobox} label={texts.completions} pick={pick} />
      </div>
      {words === '' && (
        <p id={hintId} className={styles.hint}>
          {texts.startTyping}
        </p>
      )}
    </form>
  );
}
