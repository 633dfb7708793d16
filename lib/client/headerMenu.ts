/** Closes the menu of narrow screens when the focus leaves it, because the menu would cover the focused element. */

const menuSelector = '[data-site-header] [popover]';

/** Whether the menu is open. On wide screens it is a line of the header and no popover; some browsers have no popovers. */
export function isMenuOpen(menu: HTMLElement): boolean {
  return 'hidePopover' in menu && menu.matches(':popover-open');
}

function closeWhenLeft({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element) || !(relatedTarget instanceof Node)) return;
  const menu = target.closest<HTMLElement>(menuSelector);
  if (menu !== null && !menu.contains(relatedTarget) && isMenuOpen(menu)) menu.hidePopover();
}

/** Closes the menu when one of its links is followed, even to a place on the same page. */
function closeWhenFollowed({ target }: Event): void {
  const menu = target instanceof Element && target.closest('a') ? target.closest<HTMLElement>(menuSelector) : null;
  if (menu !== null && isMenuOpen(menu)) menu.hidePopover();
}

export function startHeaderMenu(): void {
  document.addEventListener('click', closeWhenFollowed);
  document.addEventListener('focusout', closeWhenLeft);
}
