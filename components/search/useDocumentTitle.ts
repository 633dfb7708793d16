import { useEffect, useRef } from 'react';

/**
 * Puts what was found in front of the page's title, to distinguish searches in tabs, bookmarks and the history. Soft
 * navigation may show another page, whose title stays, and may bring this one back, with its own title.
 */
export function useDocumentTitle(found: string, isShown: () => boolean): void {
  const own = useRef<string>(null);
  useEffect(() => {
    const write = (): void => {
      if (!isShown()) return;
      own.current ??= document.title;
      document.title = found === '' ? own.current : `${found} – ${own.current}`;
    };
    write();
    document.addEventListener('page:finish', write);
    return () => document.removeEventListener('page:finish', write);
  }, [found, isShown]);
}
