/** Starts the video of the not-found page for those who want motion and have data to spare (behaviour B3.8). */

/** Shows the button that stops the video, which must be possible as long as it moves (WCAG 2.2.2). */
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

/** Does nothing for those who save data. If the video cannot play, its still remains. */
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
