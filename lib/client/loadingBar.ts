/** A thin bar at the top of the window while a page takes longer than usual to load (behaviour B3.6). Drawn by the style sheet. */

const patienceMs = 200;

/** Navigations in progress: a superseded one finishes after its successor has started. */
let underWay = 0;
let timer: number | undefined;

function show(isLoading: boolean): void {
  document.documentElement.toggleAttribute('data-loading', isLoading);
}

export function startLoadingBar(): void {
  document.addEventListener('page:start', () => {
    underWay += 1;
    timer ??= window.setTimeout(() => show(true), patienceMs);
  });
  document.addEventListener('page:finish', () => {
    underWay -= 1;
    if (underWay > 0) return;
    window.clearTimeout(timer);
    timer = undefined;
    show(false);
  });
}
