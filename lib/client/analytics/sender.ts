/** Sends to Umami and remembers what it answers (behaviour B7.5, B7.7). */
import type { UmamiRequest } from './requests';

export interface Sender {
  send(request: UmamiRequest): void;
  /** Discards what it has stored, whatever else the response says. */
  stop(): void;
}

/** What is read of an answer. */
interface Answer {
  readonly cache?: unknown;
  readonly disabled?: unknown;
}

/** Later servers wrap the token in JSON, and only they can ask to stop. */
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

/** `onDisabled` is called when the server asks to stop sending. */
export function createSender(onDisabled: () => void): Sender {
  let token = '';
  let stopped = false;
  const keep = ({ cache, disabled }: Answer): void => {
    if (stopped) return;
    // An error page with line breaks would be no header, and stop all that follows.
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
