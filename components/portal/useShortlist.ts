import { useEffect, useState } from 'react';
import { onShortlistChange, shortlistedKeys } from '@/lib/portal/browser/shortlist';
import type { ShortlistKind } from '@/lib/portal/browser/shortlist';

/** Returns the keys on the shortlist; none before hydration. */
export function useShortlist(kind: ShortlistKind): readonly string[] {
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = (): void => setKept(shortlistedKeys(kind));
    read();
    return onShortlistChange(kind, read);
  }, [kind]);
  return kept;
}
