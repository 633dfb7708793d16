import type { ReactNode } from 'react';
import { unlessShown } from '@/lib/site/shownOnPage';
import { EmbeddedContent } from '../../embeds/EmbeddedContent/EmbeddedContent';
import { Facts } from '../../ui/Facts/Facts';
import type { BlockProps } from '../blockProps';

/** A frame with content of another website, behind a placeholder, or of this one. */
export function IframeBlock({ block, context }: BlockProps<'iframe'>): ReactNode {
  return (
    <div className="stack">
      <EmbeddedContent
        address={block.src}
        title={block.title}
        purpose={block.purpose}
        description={block.fallback_text}
        image={unlessShown(block.fallback_image, context)}
        heightNarrow={block.height_mobile}
        heightWide={block.height_desktop}
        rights={{ sandbox: block.sandbox, allow: block.allow, referrerPolicy: block.referrer_policy }}
        context={context}
      />
      {block.caption !== null && <p className="note">{block.caption}</p>}
      <Facts facts={[{ label: context.messages.labels.source, value: block.source }]} />
    </div>
  );
}
