import type { ReactNode } from 'react';
import { linkTarget } from '@/lib/i18n/links';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { Icon } from '../Icon/Icon';
import styles from './ButtonLink.module.scss';

export interface ButtonLinkProps {
  readonly address: string;
  readonly context: PageContext;
  readonly style?: 'primary' | 'secondary' | 'text';
  readonly children: ReactNode;
}

/** A link that looks like a button; the arrow tells whether it leaves the site. */
export function ButtonLink({ address, context, style = 'primary', children }: ButtonLinkProps): ReactNode {
  const isExternal = linkTarget(address, context.locale).kind === 'external';
  return (
    <Link address={address} context={context} className={styles[style]}>
      {children}
      <Icon name={isExternal ? 'external' : 'arrow'} />
      {isExternal && <span className="visually-hidden">({context.messages.externalSite})</span>}
    </Link>
  );
}
