import type { ReactNode } from 'react';
import { ThemeSection } from '../../lists/ThemeSection';
import type { BlockProps } from '../blockProps';

/** All themes or a selection of them. */
export function ThemeListBlock({ block, context, level, anchor }: BlockProps<'theme-list'>): ReactNode {
  const { content, messages } = context;
  return (
    <ThemeSection
      title={block.title ?? messages.labels.themes}
      level={level}
      anchor={anchor}
      context={context}
      themes={block.themes.length > 0 ? content.list(block.themes) : content.all('display-themes')}
      display={block.display}
      showCounts={block.show_counts}
      showLead={block.show_lead}
    />
  );
}
