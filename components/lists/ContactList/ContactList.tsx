import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import { nonBreaking } from '@/lib/i18n/format/nonBreaking';
import { linkTarget } from '@/lib/i18n/linkTarget';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../../language/TextIn';
import { Picture } from '../../ui/Picture/Picture';

export interface ContactListProps {
  readonly members: readonly Entry<'team-members'>[];
  readonly context: PageContext;
}

interface MemberProps {
  readonly member: Entry<'team-members'>;
  readonly context: PageContext;
}

/** Phone and e-mail of a person; what cannot be linked is shown as text. */
function Ways({ member, context }: MemberProps): ReactNode {
  const { labels } = context.messages;
  const ways = [
    {
      label: labels.phone,
      shown: member.phone && nonBreaking(member.phone),
      address: `tel:${member.phone?.replaceAll(' ', '') ?? ''}`,
    },
    { label: labels.email, shown: member.email, address: `mailto:${member.email ?? ''}` },
  ];
  return ways.map(({ label, shown, address }) => {
    const target = linkTarget(address, context.locale);
    return (
      shown !== null && (
        <span key={label} className="contact-list-way">
          <span className="visually-hidden">
            {label}
            {context.messages.colon}
          </span>
          {target.kind === 'refused' ? shown : <a href={target.href}>{shown}</a>}
        </span>
      )
    );
  });
}

function Member({ member, context }: MemberProps): ReactNode {
  const { photo } = member;
  return (
    <li className="contact-list-member">
      {photo !== null && (
        // Decorative, as the name is beside it.
        <div className="contact-list-photo">
          <Picture image={{ ...photo, alt: null, decorative: true }} layout="portrait" />
        </div>
      )}
      <div>
        <span className="contact-list-name">
          {member.first_name} {member.last_name}
        </span>
        {member.function !== null && (
          <span className="contact-list-function">
            <TextIn language={member.meta.locale} context={context}>
              {member.function}
            </TextIn>
          </span>
        )}
        <Ways member={member} context={context} />
      </div>
    </li>
  );
}

/** People who answer questions, with their pictures. */
export function ContactList({ members, context }: ContactListProps): ReactNode {
  return (
    <ul className="contact-list-list">
      {members.map((member) => (
        <Member key={member.slug} member={member} context={context} />
      ))}
    </ul>
  );
}
