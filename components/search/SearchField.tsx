import type { ChangeEvent, ReactNode, RefObject } from 'react';
import { maxQueryLength } from '@/lib/search/queryLimits';
import { completionText } from '@/lib/search/completions';
import type { Completion } from '@/lib/search/completions';
import { Completions, completionsId, optionId } from './Completions';
import { searchFieldId } from './searchFieldId';
import type { SearchTexts } from './searchProps';
import { useCombobox } from './useCombobox';
import type { Combobox } from './useCombobox';

const hintId = 'search-hint';

export interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly words: string;
  readonly completions: readonly Completion[];
  /** The language of the page, BCP 47. */
  readonly language: string;
  readonly placeholder: string | null;
  readonly texts: SearchTexts;
  /** Whether the words are known here; before, only the field has those of the address. */
  readonly isRead: boolean;
  /** Whether there is no answer yet. */
  readonly isSearching: boolean;
  /** Returns false if the words cannot be taken yet. Nothing is rendered then, as that would empty the field. */
  readonly onType: (words: string) => boolean;
  readonly onSubmit: (words: string) => void;
  readonly onLeave: () => void;
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
      className="search-field-field"
      type="text"
      inputMode="search"
      enterKeyHint="search"
      name="q"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={completionsId}
      aria-activedescendant={active === null ? undefined : optionId(completions, active)}
      aria-describedby={words === '' ? hintId : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxQueryLength}
      placeholder={placeholder ?? undefined}
      value={words}
      data-search-field=""
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
        if (onType(target.value)) offer();
      }}
      onKeyDown={onKeyDown}
      onBlur={() => {
        close();
        onLeave();
      }}
    />
  );
}

/** The field of the search, with completions. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { field, words, completions, language, texts, isRead, isSearching, onType, onSubmit } = props;
  const combobox = useCombobox({ options: completions.map(completionText), pick: onSubmit, clear: () => onType('') });
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
      className="search-field-form with-scripts screen-only"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(words);
      }}
    >
      <label htmlFor={searchFieldId} className="search-field-label">
        {texts.field}
      </label>
      <div className="search-field-box">
        <Input {...props} combobox={combobox} />
        {words !== '' && (
          <button type="button" className="search-field-clear" aria-label={texts.clear} onClick={empty}>
            <svg className="search-field-cross" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        )}
        <Completions
          completions={completions}
          language={language}
          combobox={combobox}
          label={texts.completions}
          pick={pick}
        />
      </div>
      {words === '' && (
        <p id={hintId} className="search-field-hint">
          {texts.startTyping}
        </p>
      )}
      {isSearching && <p className={isRead ? 'search-field-hint' : 'search-field-unread'}>{texts.searching}</p>}
    </form>
  );
}
