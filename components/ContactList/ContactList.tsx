import type { ReactNode } from 'react';
import type { Entry } from '@/content-types/registry';
import type { PageContext } from '@/lib/site/pageContext';
import { TextIn } from '../TextIn';
import styles from './ContactList.module.scss';

export interface ContactListProps {
  readonly members: readonly Entry<'team-members'>[];
  readonly context: PageContext;
}

/** People who answer questions. */
export function ContactList({ members, context }: ContactListProps): ReactNode {
  const { labels } = context.messages;
  return (
    <ul className={styles.list}>
      {members.map((member) => (
        <li key={member.slug}>
          <span className={styles.name}>
            {member.first_name} {member.last_name}
          </span>
          {member.function !== null && (
            <span className={styles.line}>
              <TextIn language={member.meta.locale} context={context}>
                {member.function}
              </TextIn>
            </span>
          )}
          {member.phone !== null && (
            <span className={styles.line}>
              {labels.phone}: <a href={`tel:${member.phone.replaceAll(' ', '')}`}>{member.phone}</a>
            </span>
          )}
          {member.email !== null && (
            <span className={styles.line}>
              {labels.email}: <a href={`mailto:${member.email}`}>{member.email}</a>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
