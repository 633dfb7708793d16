import type { ReactNode } from 'react';
import { ThemeSection } from '../../lists/ThemeSection';
import { themesOfBlock } from '../blockContents';
import type { BlockProps } from '../blockProps';

/** All themes or a selection of them. */
export function ThemeListBlock({ block, context, level, anchor }: BlockProps<'theme-list'>): ReactNode {
  const { messages } = context;
  return (
    <ThemeSection
      title={block.title ?? messages.labels.themes}
      level={level}
      anchor={anchor}
      context={context}
      themes={themesOfBlock(block, context)}
      display={block.display}
      showCounts={block.show_counts}
      showLead={block.show_lead}
    />
  );
}
