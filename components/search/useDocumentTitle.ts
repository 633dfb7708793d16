import { useEffect, useRef } from 'react';

/**
 * What was found, in front of the page's own title: tabs, bookmarks and the history tell searches apart by it. With soft
 * navigation another page may be shown, whose title stays, and this one may come back, with its own title.
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
