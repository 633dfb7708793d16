import type { ReactNode } from 'react';
import { TeaserElements } from '../../TeaserElements/TeaserElements';
import { Box } from '../../ui/Box/Box';
import { Heading } from '../../ui/Heading';
import { below } from '../../ui/headingLevel';
import { Prose } from '../../ui/Prose/Prose';
import type { BlockProps } from '../blockProps';

/** A hint, warning, correction or definition beside the text. */
export function InfoBoxBlock({ block, context, level, anchor }: BlockProps<'info-box'>): ReactNode {
  const { labels } = context.messages;
  const names = {
    info: labels.information,
    warning: labels.warning,
    correction: labels.correctionBox,
    definition: labels.definition,
  };
  return (
    <Box marked={block.variant === 'warning' || block.variant === 'correction'}>
      <Heading level={level} id={anchor}>
        {block.title ?? names[block.variant ?? 'info']}
      </Heading>
      <Prose text={block.body} context={context} level={level} />
      <TeaserElements items={block.teaser_elements} context={context} level={below(level)} />
    </Box>
  );
}
