import type { ReactNode } from 'react';
import { localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import styles from './SearchForm.module.scss';

export interface SearchFormProps {
  readonly context: PageContext;
  /** Names the field on this page; must be unique on it. */
  readonly id: string;
  readonly placeholder: string | null;
  readonly words?: string | null;
  readonly submitLabel?: string;
}

/** A field that leads to the search page; a plain form, so it works without scripts. */
export function SearchForm({ context, id, placeholder, words = null, submitLabel }: SearchFormProps): ReactNode {
  const { search } = context.messages;
  return (
    // Several fields on a page are told apart by what their buttons say.
    <form
      role="search"
      aria-label={submitLabel ?? search.label}
      action={localizedPath(context.locale, '/suche')}
      method="get"
      className={styles.form}
    >
      <label htmlFor={id} className="visually-hidden">
        {search.field}
      </label>
      <input
        id={id}
        className={styles.field}
        type="search"
        name="q"
        defaultValue={words ?? undefined}
        placeholder={placeholder ?? undefined}
        autoComplete="off"
      />
      <button type="submit" className={styles.button}>
        {submitLabel ?? search.submit}
      </button>
    </form>
  );
}
