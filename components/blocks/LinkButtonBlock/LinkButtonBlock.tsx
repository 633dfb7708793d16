import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink';
import type { BlockProps } from '../blockProps';

/** A link that stands for itself. */
export function LinkButtonBlock({ block, context }: BlockProps<'link-button'>): ReactNode {
  return (
    <ButtonLink address={block.url} context={context} style={block.style ?? 'primary'}>
      {block.label}
    </ButtonLink>
  );
}
