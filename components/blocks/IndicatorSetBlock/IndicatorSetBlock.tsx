import type { ReactNode } from 'react';
import { fill } from '@/lib/language/fill';
import { shownElsewhere } from '@/lib/site/shown';
import { indicatorsOfBox } from '@/lib/site/shownByBlocks';
import { indicatorsOfSet } from '@/lib/site/statistics';
import { AlsoOnPage } from '../../lists/AlsoOnPage';
import { EntryLink } from '../../lists/EntryLink';
import { IndicatorGroup } from '../../lists/IndicatorGroup';
import { Heading } from '../../ui/Heading';
import type { BlockProps } from '../blockProps';

/** The indicators of a set with their latest values; says how many more the set has. */
export function IndicatorSetBlock({ block, context, level, anchor }: BlockProps<'indicator-set'>): ReactNode {
  const { content, messages } = context;
  const set = content.get(block.set);
  if (set === undefined) return null;
  const all = indicatorsOfSet(content, set);
  const shown = indicatorsOfBox(block, context);
  const elsewhere = shownElsewhere(all, context);
  const counts = { shown: String(shown.length + elsewhere.length), count: String(all.length) };
  return (
    <section className="indicator-set-block-set">
      <Heading level={level} id={anchor}>
        <EntryLink entry={set} context={context}>
          {set.title}
        </EntryLink>
      </Heading>
      <IndicatorGroup
        indicators={shown}
        display={block.display ?? set.display_mode}
        title={set.title}
        context={context}
      />
      <AlsoOnPage entries={elsewhere} context={context} />
      {shown.length + elsewhere.length < all.length && <p className="note">{fill(messages.detail.shownOf, counts)}</p>}
    </section>
  );
}
