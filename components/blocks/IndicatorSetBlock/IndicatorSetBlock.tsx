import type { ReactNode } from 'react';
import { EntryLink } from '../../EntryLink';
import { IndicatorList } from '../../IndicatorList/IndicatorList';
import { Heading } from '../../ui/Heading';
import type { BlockProps } from '../blockProps';
import styles from './IndicatorSetBlock.module.scss';

/** The indicators of a set with their latest values. */
export function IndicatorSetBlock({ block, context, level, anchor }: BlockProps<'indicator-set'>): ReactNode {
  const set = context.content.get(block.set);
  if (set === undefined) return null;
  const references = set.chapters.flatMap(({ indicators }) => indicators);
  const unique = references.filter(({ key }, index) => references.findIndex((other) => other.key === key) === index);
  const indicators = context.content.list(unique).slice(0, block.limit ?? undefined);
  return (
    <section className={styles.set}>
      <Heading level={level} id={anchor}>
        <EntryLink entry={set} context={context} />
      </Heading>
      <IndicatorList indicators={indicators} context={context} display={block.display === 'tiles' ? 'tiles' : 'list'} />
    </section>
  );
}
