import type { ReactNode } from 'react';
import { subThemesOfBlock } from '@/components/blocks/blockContents';
import { SubThemeSection } from '../../lists/ThemeSection';
import type { BlockProps } from '../blockProps';

/** Sub-themes as an index or as tiles. */
export function SubThemeListBlock({ block, context, level, anchor }: BlockProps<'sub-theme-list'>): ReactNode {
  return (
    <SubThemeSection
      title={block.title ?? context.messages.labels.subThemes}
      level={level}
      anchor={anchor}
      context={context}
      subThemes={subThemesOfBlock(block, context)}
      display={block.display}
      showCounts={block.show_counts}
      showLead={block.show_lead}
    />
  );
}
