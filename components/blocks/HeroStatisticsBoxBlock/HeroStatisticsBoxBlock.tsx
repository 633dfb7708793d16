import type { ReactNode } from 'react';
import { Facts } from '../../ui/Facts/Facts';
import { Figures, keyFiguresWithNumber } from '../../figures/Figures/Figures';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';

/** Up to six figures in a line. */
export function HeroStatisticsBoxBlock({
  block,
  context,
  level,
  anchor,
}: BlockProps<'hero-statistics-box'>): ReactNode {
  const { labels } = context.messages;
  // If no indicator exists any more, neither heading nor source is shown.
  if (keyFiguresWithNumber({ items: block.items, context }).length === 0) return null;
  return (
    <Section title={block.title} level={level} anchor={anchor}>
      <Figures items={block.items} context={context} />
      <Facts
        facts={[
          { label: labels.source, value: block.source },
          { label: labels.asOf, value: block.as_of },
        ]}
      />
    </Section>
  );
}
