/** The language switch leads to the same place in the other language: it keeps query and hash (behaviour B1.5). */

/** Also works for links opened in another tab. Language links in the content stay unchanged. */
function completeLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (link?.closest('main') !== null) return;
  link.search = window.location.search;
  link.hash = window.location.hash;
}

/** Listens in the capture phase, so that other listeners see the complete address. */
export function startLanguageSwitch(): void {
  for (const type of ['pointerdown', 'click', 'auxclick', 'contextmenu'])
    document.addEventListener(type, completeLink, { capture: true });
}
