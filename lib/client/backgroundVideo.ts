/** Starts the video of the not-found page, unless visitors prefer less motion or less data (behaviour B3.8). */

/** Shows the button that stops the video, which WCAG 2.2.2 requires for moving content. */
function offerStop(stage: HTMLElement, video: HTMLVideoElement): void {
  const button = stage.querySelector('button');
  if (button === null) return;
  button.hidden = false;
  button.addEventListener('click', () => {
    button.setAttribute('aria-pressed', String(!video.paused));
    if (video.paused) void video.play();
    else video.pause();
  });
}

/** Plays the video, unless visitors save data or prefer reduced motion. If it cannot play, its still image remains. */
export async function startBackgroundVideo(savesData: () => boolean): Promise<void> {
  const stage = document.querySelector<HTMLElement>('[data-background-video]');
  const video = stage?.querySelector('video');
  if (!stage || !video || savesData() || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    await video.play();
  } catch {
    return;
  }
  stage.dataset['playing'] = '';
  offerStop(stage, video);
}
