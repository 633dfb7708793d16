/** Collects the problems of an export and shows them together, each message once for all its pages. */
import { SiteError } from '@/lib/shared/errors';
import { describeFault } from '@/lib/faults/faultText';
import type { AddressFault, FaultOf } from '@/lib/faults/faults';

export interface ExportProblem {
  /** Address of the page, or name of the file. */
  readonly page: string;
  /** What was found, what was expected, what to do. */
  readonly message: string;
}

/** A mistake on a finished page that editors can fix. */
export type EditorWarning =
  | { readonly kind: 'address'; readonly page: string; readonly fault: AddressFault }
  | { readonly kind: 'page'; readonly page: string; readonly fault: FaultOf<'title-taken' | 'mark-taken'> };

/** Returns a warning to editors as the log shows it. */
export function problemOf({ page, fault }: EditorWarning): ExportProblem {
  return { page, message: describeFault(fault) };
}

const pagesShown = 5;

function groupByMessage(problems: readonly ExportProblem[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const { page, message } of problems) {
    const pages = groups.get(message);
    if (pages === undefined) groups.set(message, [page]);
    else if (!pages.includes(page)) pages.push(page);
  }
  return groups;
}

function describe(message: string, pages: readonly string[]): string {
  const more = pages.length > pagesShown ? ` and ${pages.length - pagesShown} more` : '';
  return `  ${message}\n    at ${pages.slice(0, pagesShown).join(', ')}${more}`;
}

/** Two lines per message: the message and its pages. */
function describeAll(groups: ReadonlyMap<string, readonly string[]>): string {
  return [...groups].map(([message, pages]) => describe(message, pages)).join('\n');
}

const warningLines = 20;

/** Returns at most 20 lines for the log about problems that do not prevent publication, each message once. */
export function describeWarnings(warnings: readonly ExportProblem[]): readonly string[] {
  const groups = groupByMessage(warnings);
  if (groups.size === 0) return [];
  const lines = describeAll(groups).split('\n');
  const heading = `Warnings: ${groups.size}. The site can be published; the content should be corrected.`;
  if (lines.length < warningLines) return [heading, ...lines];
  // Leaves room for the heading and the last line; each group takes two lines.
  const shown = Math.floor((warningLines - 2) / 2);
  return [heading, ...lines.slice(0, shown * 2), `  … and ${groups.size - shown} more`];
}

/** The export cannot be published. `problems` holds every problem, without grouping. */
export class ExportError extends SiteError {
  override readonly name = 'ExportError';

  constructor(
    what: string,
    readonly problems: readonly ExportProblem[],
    options?: ErrorOptions,
  ) {
    const groups = groupByMessage(problems);
    super(`${what} (problems: ${groups.size}):\n${describeAll(groups)}`, options);
  }
}

/** Throws an ExportError that lists all problems, if there are any. */
export function throwIfProblems(what: string, problems: readonly ExportProblem[]): void {
  if (problems.length > 0) throw new ExportError(what, problems);
}
