import type { ReactNode } from 'react';
import type { PageContext } from '@/lib/site/pageContext';
import { Icon } from '../../ui/Icon/Icon';

const dark = '(prefers-color-scheme: dark)';

/**
 * The background video of the 404 page. It stands still until `lib/client` starts it: only for visitors who want motion
 * and have data to spare, and with a button to stop it. If it cannot be loaded, the still remains.
 */
export function BackgroundVideo({ context }: { readonly context: PageContext }): ReactNode {
  return (
    <div className="background-video-stage" data-background-video>
      <div aria-hidden="true" className="background-video-pictures">
        <picture>
          <source srcSet="/not-found/still-dark.svg" media={dark} />
          <img className="background-video-still" src="/not-found/still.svg" alt="" width="1280" height="400" />
        </picture>
        {/* Decoration without sound and words. */}
        <video className="background-video-video" muted loop playsInline preload="none" tabIndex={-1}>
          <source src="/not-found/wellen-dark.mp4" type="video/mp4" media={dark} />
          <source src="/not-found/wellen-dark.webm" type="video/webm" media={dark} />
          <source src="/not-found/wellen.mp4" type="video/mp4" />
          <source src="/not-found/wellen.webm" type="video/webm" />
        </video>
      </div>
      <button type="button" className="background-video-control" aria-pressed="false" hidden>
        <span className="background-video-pause">
          <Icon name="pause" />
        </span>
        <span className="background-video-play">
          <Icon name="play" />
        </span>
        {context.messages.errors.stopVideo}
      </button>
    </div>
  );
}
