import type { ContentName } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import { visibleLine } from '@/lib/visibleText';

/** Something an editor should mend. Errors keep an entry from being published in its new form; warnings do not. */
export interface Problem {
  readonly severity: 'error' | 'warning';
  readonly type: ContentName;
  readonly key: string;
  readonly locale: Locale;
  /** Path within the entry: `content.3.items.0.label`; empty when the whole entry is meant. */
  readonly field: string;
  readonly message: string;
  readonly hint: string;
  /** Where the entry is edited, if the CMS told. */
  readonly editAddress: string | null;
}

/** A problem in one line; `✗` marks errors, `!` warnings. */
export function describeProblem({ severity, type, key, locale, field, message, hint, editAddress }: Problem): string {
  const place = `${type} «${key}» (${locale})${field === '' ? '' : `, ${field}`}`;
  const edit = editAddress === null ? '' : ` ${editAddress}`;
  return visibleLine(`${severity === 'error' ? '✗' : '!'} ${place}: ${message}. ${hint}${edit}`);
}
