import { useEffect, useState } from 'react';
import { followKept, keptKeys } from '@/lib/browser/portal/keptIndicators';

/** The keys of the indicators that are put aside; none before the page is alive. */
export function useKept(): readonly string[] {
  const [kept, setKept] = useState<readonly string[]>([]);
  useEffect(() => {
    const read = (): void => setKept(keptKeys());
    read();
    return followKept(read);
  }, []);
  return kept;
}
