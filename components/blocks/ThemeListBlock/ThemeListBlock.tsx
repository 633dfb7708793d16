import type { ReactNode } from 'react';
import { ThemeIndex } from '../../ThemeIndex';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';

/** All themes or a choice of them. */
export function ThemeListBlock({ block, context, level, anchor }: BlockProps<'theme-list'>): ReactNode {
  const themes = block.themes.length > 0 ? context.content.list(block.themes) : context.content.all('display-themes');
  return (
    <Section title={block.title ?? context.messages.labels.themes} level={level} anchor={anchor}>
      <ThemeIndex themes={themes} context={context} showCounts={block.show_counts} showLead={block.show_lead} />
    </Section>
  );
}
