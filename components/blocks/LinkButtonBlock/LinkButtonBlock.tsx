import type { ReactNode } from 'react';
import { fileKind } from '@/lib/i18n/format/file';
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink';
import type { BlockProps } from '../blockProps';

/** A standalone link; links to files show the file type. */
export function LinkButtonBlock({ block, context }: BlockProps<'link-button'>): ReactNode {
  const { label, url, style, icon, new_window: newTab } = block;
  const kind = fileKind(url);
  return (
    <ButtonLink address={url} context={context} style={style ?? 'primary'} icon={icon} newTab={newTab}>
      {kind === null ? label : `${label} (${kind})`}
    </ButtonLink>
  );
}
