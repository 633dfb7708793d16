/** Timeouts for files of the site, so that a stalled load fails with a message and a way on. */

/** Milliseconds without data. */
export const timeoutMs = 10_000;

function timeoutError(what: string): Error {
  return new Error(`${what} did not come: ten seconds without a sign.`);
}

/**
 * Like `fetch`, but rejects if no data arrives for ten seconds, at the start or while the body is read. A slow
 * connection may take as long as data keeps arriving.
 */
export async function fetchWithTimeout(address: string, init: RequestInit = {}): Promise<Response> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isHeard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(timeoutError(address)), timeoutMs);
  };
  const isOver = (): void => clearTimeout(timer);
  isHeard();
  try {
    const signals = [silence.signal, init.signal].filter((signal) => signal instanceof AbortSignal);
    const response = await fetch(address, { ...init, signal: AbortSignal.any(signals) });
    isHeard();
    const transform = (part: Uint8Array, out: TransformStreamDefaultController<Uint8Array>): void => {
      isHeard();
      out.enqueue(part);
    };
    const body = response.body?.pipeThrough(new TransformStream({ transform, flush: isOver }));
    if (body === undefined) isOver();
    return new Response(body, response);
  } catch (error) {
    isOver();
    throw error;
  }
}

/** Returns the result of the work, such as `import()`. Calls `tell` if it takes more than ten seconds; it may still succeed. */
export function notifyIfLate<Value>(work: Promise<Value>, tell: () => void): Promise<Value> {
  const timer = setTimeout(tell, timeoutMs);
  return work.finally(() => clearTimeout(timer));
}

/** Returns the result of the work, but rejects after ten seconds. */
export function withTimeout<Value>(work: Promise<Value>, what: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    notifyIfLate(work, () => reject(timeoutError(what))).then(resolve, reject);
  });
}
