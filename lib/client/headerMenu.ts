/** The menu of narrow screens closes when the focus leaves it: what lies under it must not take the focus unseen. */

const menuSelector = '[data-site-header] [popover]';

/** Wide screens show the same part as a line of the header, which is no popover then; some browsers know none. */
export function isMenuOpen(menu: HTMLElement): boolean {
  return 'hidePopover' in menu && menu.matches(':popover-open');
}

function closeWhenLeft({ target, relatedTarget }: FocusEvent): void {
  if (!(target instanceof Element) || !(relatedTarget instanceof Node)) return;
  const menu = target.closest<HTMLElement>(menuSelector);
  if (menu !== null && !menu.contains(relatedTarget) && isMenuOpen(menu)) menu.hidePopover();
}

/** Its links have done their work when they are followed, also those to a place on the same page. */
function closeWhenFollowed({ target }: Event): void {
  const menu = target instanceof Element && target.closest('a') ? target.closest<HTMLElement>(menuSelector) : null;
  if (menu !== null && isMenuOpen(menu)) menu.hidePopover();
}

export function startHeaderMenu(): void {
  document.addEventListener('click', closeWhenFollowed);
  document.addEventListener('focusout', closeWhenLeft);
}
