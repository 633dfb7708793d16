import type { ReactNode } from 'react';
import { subThemesOfBox } from '@/lib/site/shownByBlocks';
import { SubThemeIndex } from '../../lists/SubThemeIndex';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';

/** Sub-themes as an index or as tiles. */
export function SubThemeListBlock({ block, context, level, anchor }: BlockProps<'sub-theme-list'>): ReactNode {
  const { messages } = context;
  const subThemes = subThemesOfBox(block, context);
  const display = block.display === 'tiles' ? 'tiles' : 'index';
  const explainsCounts = block.show_counts && display === 'index' && subThemes.length > 0;
  return (
    <Section
      title={block.title ?? messages.labels.subThemes}
      level={level}
      anchor={anchor}
      note={explainsCounts ? messages.overview.figuresAtEnd : undefined}
    >
      <SubThemeIndex
        subThemes={subThemes}
        context={context}
        display={display}
        showCounts={block.show_counts}
        showLead={block.show_lead}
      />
    </Section>
  );
}
