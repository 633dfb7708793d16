/** Few pages have a list to filter, tell of dates, or are part of a list: the code for it is loaded with them. */

function load(): void {
  if (document.querySelector('[data-product-list],[data-until],[data-on-day],[data-list-place]') !== null)
    import('./productList').then(({ startProductLists }) => startProductLists(), console.error);
  const field = document.querySelector<HTMLInputElement>('[data-term-filter]');
  if (field !== null) import('./termFilter').then(({ startTermFilter }) => startTermFilter(field), console.error);
}

export function startFilterableLists(): void {
  load();
  document.addEventListener('page:finish', load);
}
