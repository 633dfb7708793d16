/** How long visitors wait for a file of the site that does not come. What fails then says so, and offers a way on. */

/** Milliseconds without a sign. */
export const timeoutMs = 10_000;

function silent(what: string): Error {
  return new Error(`${what} did not come: ten seconds without a sign.`);
}

/**
 * Like `fetch`, but rejects if nothing comes for ten seconds, at the beginning or while the content is read. A slow connection
 * is waited for as long as something comes.
 */
export async function fetchWithTimeout(address: string, init: RequestInit = {}): Promise<Response> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isHeard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(silent(address)), timeoutMs);
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

/** The result of the work, such as `import()`. Calls `tell` if it takes more than ten seconds; it may still come then. */
export function notifyIfLate<Value>(work: Promise<Value>, tell: () => void): Promise<Value> {
  const timer = setTimeout(tell, timeoutMs);
  return work.finally(() => clearTimeout(timer));
}

/** The same for what is not waited for any longer: rejects after ten seconds. */
export function withTimeout<Value>(work: Promise<Value>, what: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    notifyIfLate(work, () => reject(silent(what))).then(resolve, reject);
  });
}
