import { useEffect, useRef } from 'react';

/** What was found, in front of the page's own title: tabs, bookmarks and the history tell searches apart by it. */
export function useFoundTitle(found: string): void {
  const own = useRef<string>(null);
  useEffect(() => {
    own.current ??= document.title;
    document.title = found === '' ? own.current : `${found} – ${own.current}`;
  }, [found]);
}
