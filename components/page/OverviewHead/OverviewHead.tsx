import type { ReactNode } from 'react';
import { PageHead } from '../PageHead';
import type { PageHeadProps } from '../PageHead';
import { Picture } from '../../ui/Picture/Picture';

/** Title and lead of an overview, with its picture beside them, so that what it lists begins on the first screen. */
export function OverviewHead({ image, ...text }: PageHeadProps): ReactNode {
  if (!image) return <PageHead {...text} />;
  return (
    <div className="overview-head-head">
      <PageHead {...text} />
      <Picture image={image} priority />
    </div>
  );
}
