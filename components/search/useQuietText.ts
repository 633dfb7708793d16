import { useEffect, useState } from 'react';

/** Milliseconds without change. */
const quietMs = 1000;

/** A text once it and what belongs to it have not changed for a second: nobody is read every letter's result. */
export function useQuietText(text: string, change: unknown): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), quietMs);
    return () => clearTimeout(timer);
  }, [text, change]);
  return said;
}
