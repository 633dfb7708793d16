import type { ReactNode, RefObject } from 'react';
import { maxQueryLength } from '@/lib/search/queryLimits';
import { searchFieldId } from './searchFieldId';
import type { SearchTexts } from './searchProps';

const hintId = 'search-hint';

export interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly words: string;
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

function Input({ field, words, placeholder, onType, onLeave }: SearchFieldProps): ReactNode {
  return (
    <input
      ref={field}
      id={searchFieldId}
      className="search-field-field"
      type="text"
      role="searchbox"
      inputMode="search"
      enterKeyHint="search"
      name="q"
      aria-describedby={words === '' ? hintId : undefined}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={maxQueryLength}
      placeholder={placeholder ?? undefined}
      value={words}
      data-search-field=""
      onChange={({ target }) => void onType(target.value)}
      onKeyDown={({ key, nativeEvent }) => {
        // Keys of an input method are not for the field.
        if (key === 'Escape' && !nativeEvent.isComposing) onType('');
      }}
      onBlur={onLeave}
    />
  );
}

/** The field of the search. */
export function SearchField(props: SearchFieldProps): ReactNode {
  const { field, words, texts, isRead, isSearching, onType, onSubmit } = props;
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
        <Input {...props} />
        {words !== '' && (
          <button type="button" className="search-field-clear" aria-label={texts.clear} onClick={empty}>
            <svg className="search-field-cross" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        )}
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
