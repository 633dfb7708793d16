/** What is checked before publishing, from the list of checks themselves. */
import { checkGroups } from '@/lib/content/checks/checkGroups';
import { table } from './markdown';

const severities = { error: 'Fehler', warning: 'Hinweis' } as const;

export const checksHeading = 'Was vor dem Veröffentlichen geprüft wird';

export function checksTable(): string {
  const rows = checkGroups.flatMap(({ title, checks }) =>
    checks.map(({ severity, doc }) => [title, severities[severity], doc]),
  );
  return table(['Worum es geht', 'Art', 'Was gemeldet wird'], rows);
}
