import type { ReactNode } from 'react';
import { ThemeIndex } from '../../lists/ThemeIndex';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';

/** All themes or a choice of them. */
export function ThemeListBlock({ block, context, level, anchor }: BlockProps<'theme-list'>): ReactNode {
  const { content, messages } = context;
  const themes = block.themes.length > 0 ? content.list(block.themes) : content.all('display-themes');
  const display = block.display === 'tiles' ? 'tiles' : 'index';
  const explainsCounts = block.show_counts && display === 'index';
  return (
    <Section
      title={block.title ?? messages.labels.themes}
      level={level}
      anchor={anchor}
      note={explainsCounts ? messages.overview.figuresAtEnd : undefined}
    >
      <ThemeIndex
        themes={themes}
        context={context}
        display={display}
        showCounts={block.show_counts}
        showLead={block.show_lead}
      />
    </Section>
  );
}
