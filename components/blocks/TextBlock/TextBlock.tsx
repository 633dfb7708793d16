import type { ReactNode } from 'react';
import { levelAbove } from '../../ui/headingLevel';
import { Prose } from '../../text/Prose/Prose';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';

/** Running text. Without a heading of its own, the headings inside move up one level. */
export function TextBlock({ block, context, level, anchor }: BlockProps<'text'>): ReactNode {
  return (
    <Section title={block.heading} level={level} anchor={anchor}>
      <Prose
        text={block.body}
        place={anchor}
        context={context}
        level={block.heading === null ? levelAbove(level) : level}
      />
    </Section>
  );
}
