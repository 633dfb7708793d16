import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';

export interface SearchFormProps {
  readonly context: PageContext;
  /** The id of the field, unique on the page. */
  readonly id: string;
  readonly placeholder: string | null;
  readonly words?: string | null;
  readonly submitLabel?: string;
  /** Whether it is in the opening of the page, so that wide screens need no field in the header. */
  readonly isOpening?: boolean;
}

/**
 * A field that leads to the search page; a plain form, so it works without scripts. With them, `lib/search/field` adds a
 * list of hits; the attribute tells it the language.
 */
export function SearchForm({
  context,
  id,
  placeholder,
  words = null,
  submitLabel,
  isOpening = false,
}: SearchFormProps): ReactNode {
  const { search } = context.messages;
  return (
    // Named by its button, as a page may have several.
    <form
      role="search"
      aria-label={submitLabel ?? search.label}
      action={localizedPath(context.locale, routes.search)}
      method="get"
      className={`search-form-form search-form-wide${isOpening ? ' search-form-opening' : ''}`}
      data-instant-search={context.locale}
    >
      <label htmlFor={id} className="visually-hidden">
        {search.field}
      </label>
      <input
        id={id}
        className="search-form-field"
        type="search"
        name="q"
        defaultValue={words ?? undefined}
        placeholder={placeholder ?? undefined}
        autoComplete="off"
        data-search-field
        suppressHydrationWarning
      />
      <button type="submit" className="search-form-button">
        {submitLabel ?? search.submit}
      </button>
    </form>
  );
}
