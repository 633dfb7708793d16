/** Talks to an Umami server as a browser would: the fake one, and a real one if the environment names it. */
import { z } from 'zod';

export interface UmamiServer {
  readonly url: string;
  /** A website that the server knows. */
  readonly website: string;
}

/** The server of `UMAMI_TEST_URL` with the website `UMAMI_TEST_ID`; null if they are not set. For tests alone. */
export function realUmami(): UmamiServer | null {
  const url = process.env['UMAMI_TEST_URL'] ?? '';
  const website = process.env['UMAMI_TEST_ID'] ?? '';
  if (url === '' && website === '') return null;
  if (url !== '' && website !== '') return { url: url.replace(/\/+$/, ''), website };
  throw new Error('UMAMI_TEST_URL and UMAMI_TEST_ID belong together: set both or none.');
}

interface Message {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly type: string; readonly payload: Readonly<Record<string, unknown>> };
}

/** The same message with other fields in its payload. */
export function withPayload({ body, ...message }: Message, fields: Readonly<Record<string, unknown>>): Message {
  return { ...message, body: { ...body, payload: { ...body.payload, ...fields } } };
}

const answerWithToken = z.object({ cache: z.string() });

/** The token in an answer; null if there is none, as for bots. */
function tokenIn(text: string): string | null {
  if (!text.startsWith('{')) return text;
  return answerWithToken.safeParse(JSON.parse(text)).data?.cache ?? null;
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  /** Null if the message was not recorded. */
  readonly token: string | null;
}

/** Servers answer programs, but do not count them. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Sends a message to the path of its address, on this server. */
export async function tell(
  url: string,
  message: Message,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const response = await fetch(`${url}${new URL(message.address).pathname}`, {
    method: 'POST',
    headers: { 'User-Agent': browser, ...message.headers, ...headers },
    body: JSON.stringify(message.body),
  });
  const text = await response.text();
  return { status: response.status, text, token: response.ok ? tokenIn(text) : null };
}

/** What a browser asks before it sends JSON to another site. */
export async function askLeave(url: string): Promise<Response> {
  return fetch(`${url}/api/send`, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://statistik.example.org',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type,x-umami-cache',
    },
  });
}
