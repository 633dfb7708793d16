/** The list of what is checked before publishing, from the checks themselves. */
import { checkGroups } from '@/lib/checks/checkGroups';
import { list } from './markdown';

export const checksHeading = 'Was vor dem Veröffentlichen geprüft wird';

/** A list for each topic; most checks only give hints, so errors are marked. */
export function checksList(): readonly string[] {
  return checkGroups.flatMap(({ title, checks }) => [
    `**${title}**`,
    list(checks.map(({ severity, doc }) => (severity === 'error' ? `Fehler: ${doc}` : doc))),
  ]);
}
