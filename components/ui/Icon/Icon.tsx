import type { ReactNode } from 'react';
import { iconAddress } from '@/lib/site/icons';
import type { IconName } from '@/lib/site/icons';

export { isIconName } from '@/lib/site/icons';
export type { IconName } from '@/lib/site/icons';

/** A decorative drawing beside a text that says the same. */
export function Icon({ name }: { readonly name: IconName }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={iconAddress(name)} />
    </svg>
  );
}
