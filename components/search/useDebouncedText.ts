import { useEffect, useState } from 'react';

const quietMs = 1000;

/**
 * Returns a text once it and `change` have been stable for a second, so that screen readers do not announce the result
 * of every keystroke. Empty until then, so that the same text is announced again.
 */
export function useDebouncedText(text: string, change: unknown): string {
  const [said, setSaid] = useState<{ readonly text: string; readonly change: unknown }>({ text: '', change: null });
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ text, change }), quietMs);
    return () => clearTimeout(timer);
  }, [text, change]);
  return said.change === change ? said.text : '';
}
