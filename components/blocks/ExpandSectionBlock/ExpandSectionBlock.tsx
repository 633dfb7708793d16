import type { ReactNode } from 'react';
import { placeInSection } from '@/lib/site/shownOnPage';
import { IndicatorFigure } from '../../figures/IndicatorFigure/IndicatorFigure';
import { Heading } from '../../ui/Heading';
import { levelBelow } from '../../ui/headingLevel';
import { Prose } from '../../text/Prose/Prose';
import type { BlockProps } from '../blockProps';

/** A section that opens on demand; browsers open it for a search on the page and in print. */
export function ExpandSectionBlock({ block, context, level, anchor }: BlockProps<'expand-section'>): ReactNode {
  return (
    <details className="expand-section-block-section" open={block.open_initially}>
      <summary className="expand-section-block-summary">
        <Heading level={level} id={anchor} className="expand-section-block-heading">
          {block.summary}
        </Heading>
      </summary>
      <div className="expand-section-block-content">
        <Prose text={block.body} place={anchor} context={context} level={level} />
        {context.content.list(block.indicators).map((indicator) => (
          <IndicatorFigure
            key={indicator.meta.key}
            indicator={indicator}
            context={context}
            level={levelBelow(level)}
            anchor={placeInSection(anchor, indicator.meta.key)}
          />
        ))}
      </div>
    </details>
  );
}
