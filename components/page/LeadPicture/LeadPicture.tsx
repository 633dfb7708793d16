import type { ReactNode } from 'react';
import { Picture } from '../../ui/Picture/Picture';
import type { ImageContent } from '../../ui/Picture/Picture';

/** The picture of a page, no higher than the text needs: the figures are what one comes for. */
export function LeadPicture({ image }: { readonly image: ImageContent | null }): ReactNode {
  if (image === null) return null;
  return (
    <div className="lead-picture-picture">
      <Picture image={image} layout="full" priority />
    </div>
  );
}
