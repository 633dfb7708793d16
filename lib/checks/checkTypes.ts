/** The types of checks before publishing; `checkGroups.ts` lists the checks. */
import type { FaultCode, Fault } from '@/lib/faults/faults';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import type { Problem } from '@/lib/faults/problem';

/** What a check has found, and in which field: an empty path means the whole entry. */
export interface CheckFinding {
  readonly field: string;
  readonly fault: Fault;
}

/** What a check knows of the other entries. */
export interface CheckContext {
  /** The day for which the content was chosen, as `2026-08-21`. */
  readonly today: string;
  /** Whether the site uses a word, given in lower case, in German or Leichte Sprache. */
  readonly knowsWord: (word: string) => boolean;
  /** The exact numbers that an entry in Leichte Sprache may round. */
  readonly numbersBehind: (entry: CheckedEntry) => readonly number[];
}

export interface ContentCheck {
  /** Determines the message for editors. */
  readonly code: FaultCode;
  /** Errors keep the entry from being published in its new form. */
  readonly severity: Problem['severity'];
  /** One line for the editors' documentation. */
  readonly doc: string;
  /** Absent if it is found while entries are read, linked or shown. */
  readonly find?: (entry: CheckedEntry, context: CheckContext) => readonly CheckFinding[];
}

/** Checks of one kind. */
export interface CheckGroup {
  readonly title: string;
  readonly checks: readonly ContentCheck[];
}
