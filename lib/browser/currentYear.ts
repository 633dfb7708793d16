/** Pages of last year say this year (behaviour B3.7). A clock that is wrong never goes back behind the build. */
export function showCurrentYear(): void {
  const year = new Date().getFullYear();
  for (const element of document.querySelectorAll('[data-current-year]')) {
    if (Number(element.textContent) < year) element.textContent = String(year);
  }
}
