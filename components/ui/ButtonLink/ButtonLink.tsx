import type { ReactNode } from 'react';
import { linkTarget } from '@/lib/i18n/linkTarget';
import type { PageContext } from '@/lib/site/pageContext';
import { Link } from '../../Link';
import { Icon, isIconName } from '../Icon/Icon';
import type { IconName } from '../Icon/Icon';

export interface ButtonLinkProps {
  readonly address: string;
  readonly context: PageContext;
  readonly style?: 'primary' | 'secondary' | 'text';
  /** Instead of the arrow; unknown names are ignored. */
  readonly icon?: string | null;
  readonly newTab?: boolean;
  readonly children: ReactNode;
}

function iconOf(icon: string | null, isExternal: boolean): IconName {
  if (icon !== null && isIconName(icon)) return icon;
  return isExternal ? 'external' : 'arrow';
}

/** A link that looks like a button; the arrow shows whether it leaves the site. */
export function ButtonLink(props: ButtonLinkProps): ReactNode {
  const { address, context, style = 'primary', icon = null, newTab = false, children } = props;
  const isExternal = linkTarget(address, context.locale).kind === 'external';
  return (
    <Link address={address} context={context} className={`button-link-${style}`} newTab={newTab}>
      <span className="button-link-label">{children}</span>
      <Icon name={iconOf(icon, isExternal)} />
      {isExternal && <span className="visually-hidden"> ({context.messages.externalSite})</span>}
    </Link>
  );
}
