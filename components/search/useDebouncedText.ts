import { useEffect, useState } from 'react';

/** Milliseconds without change. */
const quietMs = 1000;

/**
 * A text once it and what belongs to it have not changed for a second: screen readers do not announce the result of every keystroke. Empty until
 * then, so that the same text is read again.
 */
export function useDebouncedText(text: string, change: unknown): string {
  const [said, setSaid] = useState<{ readonly text: string; readonly change: unknown }>({ text: '', change: null });
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ text, change }), quietMs);
    return () => clearTimeout(timer);
  }, [text, change]);
  return said.change === change ? said.text : '';
}
