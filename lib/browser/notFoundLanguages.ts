const languagePrefix = /^\/(?:ls|fr|it|en)(?=\/|$)/;

/** On the not-found page the language switch keeps the address that was asked for: it may exist in the other language. */
export function keepMissingAddress({ pathname }: Pick<Location, 'pathname'> = window.location): void {
  const path = pathname.replace(languagePrefix, '') || '/';
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    const { language = 'de' } = link.dataset;
    if (link.closest('main') === null)
      link.pathname = language === 'de' ? path : `/${language}${path.replace(/^\/$/, '')}`;
  }
}
