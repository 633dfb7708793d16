/** Of a server that says nothing: what is asked ends when it is given up. */
export function silentFetch(_address: string, { signal }: { readonly signal: AbortSignal }): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason instanceof Error ? signal.reason : new Error('left')));
  });
}
