import type { ReactNode } from 'react';
import { fill } from '@/lib/i18n/fill';
import { alreadyShown } from '@/lib/site/shownOnPage';
import { indicatorsOfBlock } from '@/components/blocks/blockContents';
import { indicatorsOfSet } from '@/lib/site/statistics';
import { EntryLink } from '../../language/EntryLink';
import { IndicatorGroup } from '../../lists/IndicatorGroup';
import { Heading } from '../../ui/Heading';
import type { BlockProps } from '../blockProps';

/** The indicators of a set with their latest values; says how many more the set has. */
export function IndicatorSetBlock({ block, context, level, anchor }: BlockProps<'indicator-set'>): ReactNode {
  const { content, messages } = context;
  const set = content.get(block.set);
  if (set === undefined) return null;
  const all = indicatorsOfSet(content, set);
  const shown = indicatorsOfBlock(block, context);
  const onPage = shown.length + alreadyShown(all, context).length;
  const counts = { shown: String(onPage), count: String(all.length) };
  const link = (
    <EntryLink entry={set} context={context}>
      {set.title}
    </EntryLink>
  );
  // Only the link to its page remains.
  if (shown.length === 0) return <p id={anchor}>{link}</p>;
  return (
    <section className="indicator-set-block-set">
      <Heading level={level} id={anchor}>
        {link}
      </Heading>
      <IndicatorGroup
        indicators={shown}
        display={block.display ?? set.display_mode}
        title={set.title}
        context={context}
      />
      {onPage < all.length && <p className="note">{fill(messages.detail.shownOf, counts)}</p>}
    </section>
  );
}
