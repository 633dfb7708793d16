/** Sends to Umami and remembers its token (behaviour B7.5, B7.7). */
import type { UmamiRequest } from './requests';

export interface Sender {
  send(request: UmamiRequest): void;
  /** Final: nothing is sent afterwards, and responses that arrive later are ignored. */
  stop(): void;
}

/** The fields of a response that are read. */
interface Answer {
  readonly cache?: unknown;
  readonly disabled?: unknown;
}

/** Newer servers wrap the token in JSON, and only they can ask to stop. */
function parseAnswer(text: string): Answer {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? answer : {};
  } catch {
    return { cache: text };
  }
}

async function post({ address, body }: UmamiRequest, token: string): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...(token && { 'x-umami-cache': token }) };
  const options = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(address, {
    ...options,
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'strict-origin',
  });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return parseAnswer(await response.text());
}

/** Returns a sender. `onDisabled`: called when the server asks to stop sending. */
export function createSender(onDisabled: () => void): Sender {
  let token = '';
  let stopped = false;
  const keep = ({ cache, disabled }: Answer): void => {
    if (stopped) return;
    // An error page is not a valid header value and would break all further requests.
    if (typeof cache === 'string' && /^[!-~]+$/.test(cache)) token = cache;
    if (disabled === true) onDisabled();
  };
  return {
    send: (request) => {
      if (stopped) return;
      post(request, token).then(keep, (error: unknown) => console.error('Analytics: collecting failed.', error));
    },
    stop: () => {
      stopped = true;
      token = '';
    },
  };
}
