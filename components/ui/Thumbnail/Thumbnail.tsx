import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture';
import type { PictureProps } from '../Picture/Picture';

export interface ThumbnailProps {
  readonly image: PictureProps['image'];
  /** The language of its text, if it differs from its surroundings. */
  readonly language?: string | undefined;
  /** If no page of its own shows the picture with its credit. */
  readonly showCredit?: boolean;
}

/** The picture of a tile, cut to one shape so that tiles align. Its caption stands where the tile leads to. */
export function Thumbnail({ image, language, showCredit = false }: ThumbnailProps): ReactNode {
  const credit = showCredit ? (image.credit ?? null) : null;
  return (
    <span className="thumbnail-frame" lang={language}>
      <Picture image={image} layout="tile" />
      {credit !== null && <small className="thumbnail-credit">© {credit}</small>}
    </span>
  );
}
