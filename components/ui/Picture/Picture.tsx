import type { ReactNode } from 'react';
import type { Shape } from '@/content-types/definition';
import type { imagePart } from '@/content-types/parts/image';
import styles from './Picture.module.scss';

export type ImageContent = Shape<(typeof imagePart)['fields']>;

export interface PictureProps {
  readonly image: ImageContent;
  /** Pictures at the top of a page are loaded at once. */
  readonly priority?: boolean;
}

/** A picture with caption and credit. Its size is known, so nothing moves when it arrives. */
export function Picture({ image, priority = false }: PictureProps): ReactNode {
  const { file, alt, decorative, caption, credit } = image;
  const img = (
    <img
      className={styles.image}
      src={file.url}
      alt={decorative ? '' : (alt ?? '')}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
  if (caption === null && credit === null) return img;
  return (
    <figure className={styles.figure}>
      {img}
      <figcaption className={styles.caption}>
        {[caption, credit].filter((part) => part !== null).join(' · ')}
      </figcaption>
    </figure>
  );
}
