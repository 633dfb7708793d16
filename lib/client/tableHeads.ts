/**
 * Keeps the head of a long table in view. A frame that scrolls sideways would prevent that, so tables that fit into
 * their frame are released from it (components/text/TableScroller).
 */
export function startStickyTableHeads(): void {
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) target.toggleAttribute('data-fits', target.scrollWidth <= target.clientWidth);
  });
  const watch = (): void => {
    sizes.disconnect();
    for (const frame of document.querySelectorAll('[data-table-frame]')) sizes.observe(frame);
  };
  watch();
  document.addEventListener('page:finish', watch);
}
