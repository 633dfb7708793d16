/** The menu of narrow screens closes when the focus leaves it: what lies under it must not take the focus unseen. */

function closeWhenLeft({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element) || !(relatedTarget instanceof Node)) return;
  const menu = target.closest<HTMLElement>('[data-site-header] [popover]');
  if (menu === null || menu.contains(relatedTarget) || !('hidePopover' in menu)) return;
  // Wide screens show the same part as a line of the header, which is no popover then.
  if (menu.matches(':popover-open')) menu.hidePopover();
}

export function startHeaderMenu(): void {
  document.addEventListener('focusout', closeWhenLeft);
}
