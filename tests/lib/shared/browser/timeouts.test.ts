import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchWithTimeout } from '@/lib/shared/browser/timeouts';

const address = '/daten/portal.de.json';
const silence = `${address} did not come: ten seconds without a sign.`;

let send: ReadableStreamDefaultController<Uint8Array>;

/** As browsers do: what is under way ends with the signal. */
function answerWith(makeResponse: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', (_: string, { signal }: { readonly signal: AbortSignal }) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        const reason = signal.reason instanceof Error ? signal.reason : new Error('no reason');
        reject(reason);
        send.error(reason);
      });
    });
    return Promise.race([makeResponse(), aborted]);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function slowResponse(): Response {
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (send = controller) });
  return new Response(body, { status: 203 });
}

it('a file that does not begin to come is given up after ten seconds', async () => {
  slowResponse();
  answerWith(() => new Promise<never>(() => undefined));
  const expected = expect(fetchWithTimeout(address)).rejects.toThrow(silence);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await expected;
});

it('a file that comes slowly is waited for', async () => {
  answerWith(slowResponse);
  const response = await fetchWithTimeout(address);
  const text = response.text();
  for (const letter of 'Basel') {
    await vi.advanceTimersByTimeAsync(9_000);
    send.enqueue(new TextEncoder().encode(letter));
  }
  await vi.advanceTimersByTimeAsync(9_000);
  send.close();
  expect(await text).toBe('Basel');
  expect(response.status).toBe(203);
  expect(vi.getTimerCount()).toBe(0);
});

it('a file that stops in the middle is given up', async () => {
  answerWith(slowResponse);
  const expected = expect(fetchWithTimeout(address).then((response) => response.text())).rejects.toThrow(silence);
  await vi.advanceTimersByTimeAsync(0);
  send.enqueue(new TextEncoder().encode('Ba'));
  await vi.advanceTimersByTimeAsync(10_000);
  await expected;
});

it('what fails at once, or is no longer wanted, says so at once', async () => {
  slowResponse();
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(fetchWithTimeout(address)).rejects.toThrow('Failed to fetch');
  answerWith(() => new Promise<never>(() => undefined));
  const left = new AbortController();
  const expected = expect(fetchWithTimeout(address, { signal: left.signal })).rejects.toThrow('left');
  left.abort(new Error('left'));
  await expected;
  expect(vi.getTimerCount()).toBe(0);
});
