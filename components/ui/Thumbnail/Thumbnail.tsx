import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture';
import type { ImageContent } from '../Picture/Picture';
import styles from './Thumbnail.module.scss';

export interface ThumbnailProps {
  readonly image: ImageContent;
  /** The language of its text, where it differs from what surrounds it. */
  readonly language?: string | undefined;
}

/** The picture of a tile, cut to one shape so that tiles align. Its caption stands where the tile leads to. */
export function Thumbnail({ image, language }: ThumbnailProps): ReactNode {
  return (
    <span className={styles.frame} lang={language}>
      <Picture image={image} layout="tile" />
    </span>
  );
}
