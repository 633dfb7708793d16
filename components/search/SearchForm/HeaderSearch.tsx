import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { localizedPath } from '@/lib/language/paths';
import type { PageContext } from '@/lib/site/pageContext';
import { Icon } from '../../ui/Icon/Icon';
import styles from './SearchForm.module.scss';

/** The search in the header row, and in its menu on narrow screens. On every page, so it is as short as possible. */
export function HeaderSearch({ context: { locale, messages } }: { readonly context: PageContext }): ReactNode {
  const { label, placeholder, submit } = messages.searchField;
  return (
    <form
      role="search"
      aria-label={label}
      action={localizedPath(locale, routes.search)}
      className={`${styles.form} ${styles.inHeader}`}
      data-instant-search={locale}
    >
      <input
        className={styles.field}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        data-search-field
        suppressHydrationWarning
      />
      <button type="submit" className={styles.button} aria-label={submit}>
        <Icon name="search" />
      </button>
    </form>
  );
}
