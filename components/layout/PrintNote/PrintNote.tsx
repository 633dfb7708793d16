import type { ReactNode } from 'react';
import { config } from '@/lib/config';
import { languageTag, localizedPath } from '@/lib/i18n/paths';
import type { PageContext } from '@/lib/site/pageContext';
import styles from './PrintNote.module.scss';

/** On paper only: who published the page, and where it stands. */
export function PrintNote({ context }: { readonly context: PageContext }): ReactNode {
  const { content, locale, path } = context;
  const { copyright, meta } = content.single('footer');
  const address = new URL(localizedPath(locale, path), config().SITE_URL);
  return (
    <p className={styles.note} lang={meta.locale === locale ? undefined : languageTag[meta.locale]}>
      {copyright !== null && `${copyright} · `}
      {address.href}
    </p>
  );
}
