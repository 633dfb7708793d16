import type { ReactNode } from 'react';
import { titleWidthStep } from '@/lib/site/titleWidthStep';
import { Lines } from '../ui/Lines';
import { Picture } from '../ui/Picture/Picture';
import type { ImageContent } from '../ui/Picture/Picture';

export interface PageHeadProps {
  readonly title: string;
  /** Line above the title: kind or number. */
  readonly kicker?: ReactNode;
  readonly lead?: string | null | undefined;
  /** Sets the lead in text size, as a figure follows at once. */
  readonly isBrief?: boolean;
  readonly image?: ImageContent | null | undefined;
}

/** Title and lead of a page; its picture is beside them if there is room, so that the content begins on the first screen. */
export function PageHead({ title, kicker, lead, isBrief = false, image }: PageHeadProps): ReactNode {
  const head = (
    <div className="page-head">
      {kicker && <p className="eyebrow">{kicker}</p>}
      <h1 data-word={titleWidthStep(title)}>{title}</h1>
      {lead && (
        <p className={isBrief ? undefined : 'lead'}>
          <Lines text={lead} />
        </p>
      )}
    </div>
  );
  if (!image) return head;
  return (
    <div className="page-head-pair">
      {head}
      <Picture image={image} layout="full" priority />
    </div>
  );
}
