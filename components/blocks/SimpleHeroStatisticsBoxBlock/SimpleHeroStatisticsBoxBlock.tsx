import type { ReactNode } from 'react';
import { Box } from '../../ui/Box/Box';
import { Facts } from '../../ui/Facts/Facts';
import { Figure } from '../../figures/Figures/Figures';
import type { BlockProps } from '../blockProps';

/** One large figure with a sentence. */
export function SimpleHeroStatisticsBoxBlock({ block, context }: BlockProps<'simple-hero-statistics-box'>): ReactNode {
  const { labels } = context.messages;
  return (
    <Box>
      <Figure item={block.item} context={context} />
      <p>{block.text}</p>
      <Facts
        facts={[
          { label: labels.source, value: block.source },
          { label: labels.asOf, value: block.as_of },
        ]}
      />
    </Box>
  );
}
