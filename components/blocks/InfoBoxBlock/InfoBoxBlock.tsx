import type { ReactNode } from 'react';
import { TeaserElements } from '../../lists/TeaserElements/TeaserElements';
import { Box } from '../../ui/Box/Box';
import { Heading } from '../../ui/Heading';
import { levelBelow } from '../../ui/headingLevel';
import { Prose } from '../../text/Prose/Prose';
import type { BlockProps } from '../blockProps';

/** A hint, warning, correction or definition beside the text; its kind is written, not only coloured. */
export function InfoBoxBlock({ block, context, level, anchor }: BlockProps<'info-box'>): ReactNode {
  const { labels } = context.messages;
  const kind = block.variant ?? 'info';
  const names = {
    info: labels.information,
    warning: labels.warning,
    correction: labels.correctionBox,
    definition: labels.definition,
  };
  return (
    <Box kind={kind}>
      <div className="info-box-block-head">
        {kind !== 'info' && block.title !== null && <p className="info-box-block-kind">{names[kind]}</p>}
        <Heading level={level} id={anchor} className="info-box-block-title">
          {block.title ?? names[kind]}
        </Heading>
      </div>
      <Prose text={block.body} place={anchor} context={context} level={level} />
      <TeaserElements items={block.teaser_elements} context={context} level={levelBelow(level)} />
    </Box>
  );
}
