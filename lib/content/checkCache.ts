/** Remembers records without faults, so that unchanged ones need not be checked again. */
import type { CheckedEntry } from './checkedEntry';
import { entryId } from './findings';
import type { KeyedRecord, Findings } from './findings';

interface Checked {
  readonly candidate: KeyedRecord;
  /** The attributes as JSON: faster than another check, and shows every difference. */
  readonly source: string;
  readonly entry: CheckedEntry;
}

/** For a process that checks several times: its code does not change while it runs. */
export class CheckCache {
  readonly #checked = new Map<string, Checked>();

  /** Returns the same object as last time if the record is unchanged; else the result of `check`. */
  recall(candidate: KeyedRecord, findings: Findings, check: () => CheckedEntry | undefined): CheckedEntry | undefined {
    const id = entryId(candidate);
    const known = this.#checked.get(id);
    if (known?.candidate === candidate) return known.entry;
    const source = JSON.stringify(candidate.attributes);
    if (known?.source === source) {
      this.#checked.set(id, { ...known, candidate });
      return known.entry;
    }
    const before = findings.problems.length;
    const entry = check();
    // Faults must be reported each time.
    if (entry !== undefined && findings.problems.length === before) this.#checked.set(id, { candidate, source, entry });
    else this.#checked.delete(id);
    return entry;
  }

  /** Keeps only these entries (`entryId`). */
  forgetOthers(ids: readonly string[]): void {
    const wanted = new Set(ids);
    for (const id of this.#checked.keys()) if (!wanted.has(id)) this.#checked.delete(id);
  }
}
