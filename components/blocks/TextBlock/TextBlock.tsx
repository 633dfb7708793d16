import type { ReactNode } from 'react';
import { Prose } from '../../ui/Prose/Prose';
import { Section } from '../../ui/Section/Section';
import type { BlockProps } from '../blockProps';

/** Running text. */
export function TextBlock({ block, context, level, anchor }: BlockProps<'text'>): ReactNode {
  return (
    <Section title={block.heading} level={level} anchor={anchor}>
      <Prose text={block.body} context={context} level={level} />
    </Section>
  );
}
