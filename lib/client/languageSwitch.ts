/** The language switch leads to the same place in the other language: query and hash go along (behaviour B1.5). */

/** Also for links that are opened in another tab. Links within the text are the text's own. */
function completeLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (link?.closest('main') !== null) return;
  link.search = window.location.search;
  link.hash = window.location.hash;
}

/** Listens to all clicks before anyone else, so that whoever follows the link sees the whole address. */
export function startLanguageSwitch(): void {
  for (const type of ['pointerdown', 'click', 'auxclick', 'contextmenu'])
    document.addEventListener(type, completeLink, { capture: true });
}
