import { useEffect, useState } from 'react';
import { followKept, keptKeys } from '@/lib/portal/browser/kept';
import type { KeptKind } from '@/lib/portal/browser/kept';

/** The keys of what is put aside; none before the page is alive. */
export function useKept(kind: KeptKind): readonly string[] {
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = (): void => setKept(keptKeys(kind));
    read();
    return followKept(kind, read);
  }, [kind]);
  return kept;
}
