/** Keeps focused elements clear of the notices at the bottom of the window, whatever their height (WCAG 2.4.11). */
export function reserveSpaceForNotices(): void {
  const notices = document.querySelector('[data-notices]');
  if (notices === null) return;
  // The observer reports sizes after layout, so that nothing needs measuring here.
  new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    document.documentElement.style.setProperty('--notices', `${Math.ceil(height)}px`);
  }).observe(notices);
}
