import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture';
import type { ImageContent } from '../Picture/Picture';
import styles from './Thumbnail.module.scss';

/** The picture of a tile, cut to one shape so that tiles align. Its caption stands where the tile leads to. */
export function Thumbnail({ image }: { readonly image: ImageContent }): ReactNode {
  return (
    <span className={styles.frame}>
      <Picture image={image} layout="tile" />
    </span>
  );
}
