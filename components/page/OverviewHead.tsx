import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import { PageHead } from './PageHead';

export interface OverviewHeadProps {
  readonly title: string;
  /** What the list contains; not shown while it is empty. */
  readonly lead: string;
  readonly isEmpty: boolean;
  readonly context: PageContext;
}

/** Title and lead of a page that lists what is published; if there is nothing yet, the lead says so. */
export function OverviewHead({ title, lead, isEmpty, context }: OverviewHeadProps): ReactNode {
  return <PageHead title={title} lead={isEmpty ? context.messages.overview.nothingYet : lead} />;
}
