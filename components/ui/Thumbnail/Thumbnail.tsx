import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture';
import type { PictureProps } from '../Picture/Picture';

export interface ThumbnailProps {
  readonly image: PictureProps['image'];
  /** The language of its text, if it differs from its surroundings. */
  readonly language?: string | undefined;
  /** For pictures whose credit no page of their own shows. */
  readonly showCredit?: boolean;
}

/** The picture of a tile, cropped to one shape so that tiles align. Its caption is on the page to which the tile leads. */
export function Thumbnail({ image, language, showCredit = false }: ThumbnailProps): ReactNode {
  const credit = showCredit ? (image.credit ?? null) : null;
  return (
    <span className="thumbnail-frame" lang={language}>
      <Picture image={image} layout="tile" />
      {credit !== null && <small className="thumbnail-credit">© {credit}</small>}
    </span>
  );
}
