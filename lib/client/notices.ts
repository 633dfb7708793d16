/** Keeps what is focused clear of the notices at the lower edge of the window, however high they are (WCAG 2.4.11). */
export function reserveSpaceForNotices(): void {
  const notices = document.querySelector('[data-notices]');
  if (notices === null) return;
  // Reported by the browser after layout, so that nothing is measured here.
  new ResizeObserver(([entry]) => {
    const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
    document.documentElement.style.setProperty('--notices', `${Math.ceil(height)}px`);
  }).observe(notices);
}
