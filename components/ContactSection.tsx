import type { ReactNode } from 'react';
import type { Reference } from '@/content-types/definition';
import { publicMembers } from '@/lib/site/team';
import type { PageContext } from '@/lib/site/pageContext';
import { ContactList } from './ContactList/ContactList';
import { Section } from './ui/Section/Section';

export interface ContactSectionProps {
  readonly members: readonly Reference<'team-members'>[];
  readonly context: PageContext;
}

/** Who answers questions about a page; nothing when nobody is named in public. */
export function ContactSection({ members, context }: ContactSectionProps): ReactNode {
  const shown = publicMembers(context.content.list(members));
  if (shown.length === 0) return null;
  return (
    <Section title={context.messages.labels.contact} level={2} anchor="liste-auskunft">
      <ContactList members={shown} context={context} />
    </Section>
  );
}
