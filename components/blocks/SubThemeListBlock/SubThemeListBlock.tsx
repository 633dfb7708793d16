import type { ReactNode } from 'react';
import { subThemesOf } from '@/lib/site/indicators';
import { SubThemeIndex } from '../../SubThemeIndex';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';

/** The sub-themes of a theme, or a choice. */
export function SubThemeListBlock({ block, context, level, anchor }: BlockProps<'sub-theme-list'>): ReactNode {
  const { content, messages } = context;
  const subThemes = block.theme === null ? content.list(block.sub_themes) : subThemesOf(content, block.theme.key);
  return (
    <Section title={block.title ?? messages.labels.subThemes} level={level} anchor={anchor}>
      <SubThemeIndex
        subThemes={subThemes}
        context={context}
        showCounts={block.show_counts}
        showLead={block.show_lead}
      />
    </Section>
  );
}
