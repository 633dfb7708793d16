import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Where a value stood when somebody chose it. */
export interface KeptValue {
  readonly value: string;
  readonly isFirst: boolean;
}

export interface KeptPlace {
  readonly container: RefObject<HTMLFieldSetElement | null>;
  readonly kept: KeptValue | null;
  readonly keep: (kept: KeptValue | null) => void;
}

/** Whoever chooses a value has the focus there: it keeps its place, also without hits, until the focus is elsewhere. */
export function useKeptPlace(counts: unknown): KeptPlace {
  const container = useRef<HTMLFieldSetElement>(null);
  const [kept, keep] = useState<KeptValue | null>(null);
  useEffect(() => {
    if (container.current?.contains(document.activeElement) !== true) keep(null);
  }, [counts]);
  return { container, kept, keep };
}
