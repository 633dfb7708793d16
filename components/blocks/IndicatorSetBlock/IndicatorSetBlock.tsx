import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/messages';
import { indicatorsOfSet } from '@/lib/site/statistics';
import { EntryLink } from '../../EntryLink';
import { IndicatorGroup } from '../../IndicatorGroup';
import { Heading } from '../../ui/Heading';
import type { BlockProps } from '../blockProps';
import styles from './IndicatorSetBlock.module.scss';

/** The indicators of a set with their latest values; says how many more the set has. */
export function IndicatorSetBlock({ block, context, level, anchor }: BlockProps<'indicator-set'>): ReactNode {
  const { content, messages } = context;
  const set = content.get(block.set);
  if (set === undefined) return null;
  const all = indicatorsOfSet(content, set);
  const shown = all.slice(0, block.limit ?? undefined);
  const counts = { shown: String(shown.length), count: String(all.length) };
  return (
    <section className={styles.set}>
      <Heading level={level} id={anchor}>
        <EntryLink entry={set} context={context} />
      </Heading>
      <IndicatorGroup
        indicators={shown}
        display={block.display ?? set.display_mode}
        title={set.title}
        context={context}
      />
      {shown.length < all.length && <p className="note">{fill(messages.detail.shownOf, counts)}</p>}
    </section>
  );
}
