/** Whom to ask about an entry: the people named in it. */
import { defaultLocale } from '@/content-types/locales';
import { isRecord } from '@/lib/shared/browser/isRecord';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { sharedEntryId } from '@/lib/content/findings';

export interface Contact {
  readonly name: string;
  readonly email: string | null;
}

function contactOf({ values }: CheckedEntry): Contact {
  const { first_name: first, last_name: last, email } = values;
  const name = [first, last].filter((part) => typeof part === 'string').join(' ');
  return { name, email: typeof email === 'string' && email !== '' ? email : null };
}

/** Returns a function that finds the contacts of an entry, in its order; none if it names nobody or does not exist. */
export function contactsIn(
  entries: readonly CheckedEntry[],
): (entry: { readonly type: string; readonly key: string }) => readonly Contact[] {
  const german = entries.filter(({ meta }) => meta.locale === defaultLocale);
  const people = new Map(
    german.filter(({ meta }) => meta.type === 'team-members').map((person) => [person.meta.key, contactOf(person)]),
  );
  const asked = new Map(german.map(({ meta, values }) => [sharedEntryId(meta), values['team_members']]));
  return (entry) => {
    const references = asked.get(sharedEntryId(entry));
    if (!Array.isArray(references)) return [];
    return references.flatMap((reference: unknown) =>
      isRecord(reference) ? (people.get(String(reference['key'])) ?? []) : [],
    );
  };
}
