import type { ReactNode } from 'react';
import { subThemesOf } from '@/lib/site/indicators';
import { themeOfPage } from '@/lib/site/pageTheme';
import { SubThemeIndex } from '../../SubThemeIndex';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';

/** The chosen sub-themes; without a choice those of the theme named, or of the page. */
export function SubThemeListBlock({ block, context, level, anchor }: BlockProps<'sub-theme-list'>): ReactNode {
  const { content, messages } = context;
  const theme = block.theme?.key ?? themeOfPage(context);
  const chosen = content.list(block.sub_themes);
  const subThemes = chosen.length > 0 || theme === null ? chosen : subThemesOf(content, theme);
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
