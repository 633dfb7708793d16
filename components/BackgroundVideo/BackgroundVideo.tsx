import type { ReactNode } from 'react';
import styles from './BackgroundVideo.module.scss';

/**
 * The moving picture of the 404 page. The browser plays it only without reduced motion and data saver (the style sheet
 * then shows the still); a video that cannot be loaded leaves its still too.
 */
export function BackgroundVideo(): ReactNode {
  return (
    <div className={styles.stage} aria-hidden="true">
      <img className={styles.still} src="/not-found/still.svg" alt="" width="1600" height="500" />
      {/* Decoration without sound and words. */}
      <video className={styles.video} autoPlay muted loop playsInline poster="/not-found/still.svg" tabIndex={-1}>
        <source src="/not-found/wellen.webm" type="video/webm" media="(prefers-reduced-motion: no-preference)" />
        <source src="/not-found/wellen.mp4" type="video/mp4" media="(prefers-reduced-motion: no-preference)" />
      </video>
    </div>
  );
}
