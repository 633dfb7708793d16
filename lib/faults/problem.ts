import type { ContentName } from '@/content-types/registry';
import type { Locale } from '@/content-types/locales';
import { describeFault } from './faultText';
import type { Fault } from './faults';
import { escapeControlsInLine } from '@/lib/shared/escapeControls';

/** Where a problem is, and how bad. Errors keep an entry from being published in its new form; warnings do not. */
interface Place {
  readonly severity: 'error' | 'warning';
  readonly type: ContentName;
  readonly key: string;
  readonly title?: string | undefined;
  readonly locale: Locale;
  /** Path within the entry: `content.3.items.0.label`; empty when the whole entry is meant. */
  readonly field: string;
  /** The page in the CMS where the entry is edited; null if unknown. */
  readonly editAddress: string | null;
  /** The entry still waits for its instant, so the site is not affected. */
  readonly awaited?: true | undefined;
}

/** Something an editor should fix. */
export type Problem = Place & Fault;

/** A problem in one line; `✗` marks errors, `!` warnings. */
export function describeProblem(problem: Problem): string {
  const { severity, type, key, locale, field, editAddress, awaited } = problem;
  const place = `${type} «${key}» (${locale})${field === '' ? '' : `, ${field}`}${awaited === true ? ', still to appear' : ''}`;
  const edit = editAddress === null ? '' : ` ${editAddress}`;
  return escapeControlsInLine(`${severity === 'error' ? '✗' : '!'} ${place}: ${describeFault(problem)}${edit}`);
}
