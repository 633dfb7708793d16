/** Loads the code of filterable lists, date marks and list positions on the few pages that have them. */

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
