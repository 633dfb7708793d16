import type { ReactNode } from 'react';
import { wordStep } from '@/lib/site/wordStep';
import { Lines } from '../ui/Lines';
import { Picture } from '../ui/Picture/Picture';
import type { ImageContent } from '../ui/Picture/Picture';

export interface PageHeadProps {
  readonly title: string;
  /** Line above the title: kind or number. */
  readonly kicker?: ReactNode;
  readonly lead?: string | null | undefined;
  readonly image?: ImageContent | null | undefined;
}

/** Title and lead of a page. */
export function PageHead({ title, kicker, lead, image }: PageHeadProps): ReactNode {
  return (
    <div className="page-head">
      {kicker && <p className="eyebrow">{kicker}</p>}
      <h1 data-word={wordStep(title)}>{title}</h1>
      {lead && (
        <p className="lead">
          <Lines text={lead} />
        </p>
      )}
      {image && <Picture image={image} layout="full" priority />}
    </div>
  );
}
