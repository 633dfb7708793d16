/** Milliseconds that Zurich is ahead of universal time when a year begins; then it is always winter there. */
const zurichAhead = 60 * 60 * 1000;

/** Pages of last year say this year (behaviour B3.7). A wrong clock never goes back before the build. */
export function showCurrentYear(): void {
  // Where the office is, as the build counts: visitors may be in another year already.
  const year = new Date(Date.now() + zurichAhead).getUTCFullYear();
  for (const element of document.querySelectorAll('[data-current-year]')) {
    if (Number(element.textContent) < year) element.textContent = String(year);
  }
}
