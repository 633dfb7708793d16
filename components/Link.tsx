import type { ReactNode } from 'react';
import { linkTarget } from '@/lib/i18n/linkTarget';
import type { PageContext } from '@/lib/site/pageContext';
import { addressOnPage } from '@/lib/site/shownOnPage';

export interface LinkProps {
  /** As editors write it: `/thema/x` without language, or a full address. */
  readonly address: string;
  readonly context: PageContext;
  readonly className?: string | undefined;
  readonly newTab?: boolean;
  /** Whether it leads to the current page. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link written by an editor; only its text if the address must not be followed. */
export function Link({
  address,
  context,
  className,
  newTab = false,
  isCurrent = false,
  children,
}: LinkProps): ReactNode {
  const target = linkTarget(addressOnPage(address, context), context.locale);
  if (target.kind === 'refused') return <span className={className}>{children}</span>;
  if (!newTab) {
    return (
      <a href={target.href} className={className} aria-current={isCurrent ? 'page' : undefined}>
        {children}
      </a>
    );
  }
  return (
    <a href={target.href} className={className} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> ({context.messages.opensInNewTab})</span>
    </a>
  );
}
