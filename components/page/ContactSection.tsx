import type { ReactNode } from 'react';
import type { Reference } from '@/content-types/definition';
import { contactAnchor } from '@/lib/site/contact';
import type { PageContext } from '@/lib/site/pageContext';
import { publicMembers } from '@/lib/site/team';
import { ContactList } from '../lists/ContactList/ContactList';
import { Section } from '../ui/Section/Section';

export interface ContactSectionProps {
  readonly members: readonly Reference<'team-members'>[];
  readonly context: PageContext;
  /** «Contact» by default; authors are named as such. */
  readonly title?: string | undefined;
}

/** The contacts of a page; nothing if none are public. */
export function ContactSection({ members, context, title }: ContactSectionProps): ReactNode {
  const shown = publicMembers(context.content.list(members));
  if (shown.length === 0) return null;
  return (
    <Section title={title ?? context.messages.labels.contact} level={2} anchor={contactAnchor}>
      <ContactList members={shown} context={context} />
    </Section>
  );
}

/** Returns the same people by name, linked to the section; null if none are public. */
export function contactNames({ members, context }: ContactSectionProps): ReactNode {
  const shown = publicMembers(context.content.list(members));
  if (shown.length === 0) return null;
  return (
    <a href={`#${contactAnchor}`}>{shown.map((member) => `${member.first_name} ${member.last_name}`).join(', ')}</a>
  );
}
