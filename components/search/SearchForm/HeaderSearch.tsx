import type { ReactNode } from 'react';
import { routes } from '@/content-types/routes';
import { localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import { Icon } from '../../ui/Icon/Icon';

/** The search in the header row, and in its menu on narrow screens. On every page, so it is as short as possible. */
export function HeaderSearch({ context: { locale, messages } }: { readonly context: PageContext }): ReactNode {
  const { label, placeholder, submit } = messages.searchField;
  return (
    <form
      role="search"
      aria-label={label}
      action={localizedPath(locale, routes.search)}
      className="search-form-form search-form-in-header"
      data-instant-search={locale}
    >
      <input
        className="search-form-field"
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        data-search-field
        suppressHydrationWarning
      />
      <button type="submit" className="search-form-button" aria-label={submit}>
        <Icon name="search" />
      </button>
    </form>
  );
}
