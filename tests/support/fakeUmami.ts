/**
 * An Umami server on this machine, as strict as the real ones and without a memory beyond the test. Three generations:
 * 1 before 2.0, 2 from 2.0 (answers a token), 3 from 2.17 (answers JSON).
 */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listen } from '@/lib/shared/listen';

export type Generation = 1 | 2 | 3;

export interface FakeUmamiOptions {
  readonly generation: Generation;
  /** Programs are counted like people. Otherwise they are answered, but not recorded. */
  readonly countBots?: boolean;
}

export interface Accepted {
  /** What the server takes it for. */
  readonly kind: 'page view' | 'event' | 'identify';
  /** As it was sent, with fields that the server ignores. */
  readonly body: unknown;
  /** Whether it came with a token of this server for the same website. */
  readonly known: boolean;
}

export interface Refused {
  readonly status: number;
  readonly reason: string;
  readonly path: string;
  /** The text if it was not JSON. */
  readonly body: unknown;
}

export interface FakeUmami {
  /** `http://127.0.0.1:{port}` */
  readonly url: string;
  readonly accepted: readonly Accepted[];
  readonly refused: readonly Refused[];
  readonly close: () => Promise<void>;
}

const page = {
  website: z.uuid(),
  hostname: z.string().max(100).optional(),
  screen: z.string().max(11).optional(),
  language: z.string().max(35).optional(),
  url: z.string().max(500).optional(),
  referrer: z.string().max(500).optional(),
  title: z.string().max(500).optional(),
};

const eventName = z.string().max(50);
const eventData = z.record(z.string(), z.unknown());

const firstBody = z.discriminatedUnion('type', [
  z.object({ type: z.literal('pageview'), payload: z.object({ ...page, url: z.string() }) }),
  z.object({
    type: z.literal('event'),
    payload: z.object({ ...page, url: z.string(), event_name: eventName, event_data: eventData.optional() }),
  }),
]);

const laterBody = z.object({
  type: z.enum(['event', 'identify']),
  payload: z.object({ ...page, name: eventName.optional(), data: eventData.optional() }),
});

interface Understood {
  readonly kind: Accepted['kind'];
  readonly website: string;
}

/** Throws a ZodError that says what is wrong with a body. */
function understand(generation: Generation, body: unknown): Understood {
  if (generation === 1) {
    const { type, payload } = firstBody.parse(body);
    return { kind: type === 'pageview' ? 'page view' : 'event', website: payload.website };
  }
  const { type, payload } = laterBody.parse(body);
  if (type === 'identify') return { kind: type, website: payload.website };
  return { kind: payload.name ? 'event' : 'page view', website: payload.website };
}

const bot = /HeadlessChrome|^node\b|^curl\b/i;

const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'content-type, x-umami-cache',
};

/** So that the server can close as soon as everybody has an answer. */
const once = { Connection: 'close' };

interface Answer {
  readonly status: number;
  readonly body: string | object;
}

function respond(response: http.ServerResponse, { status, body }: Answer): void {
  const isText = typeof body === 'string';
  response.writeHead(status, { ...openToAll, ...once, 'Content-Type': isText ? 'text/plain' : 'application/json' });
  response.end(isText ? body : JSON.stringify(body));
}

function parseJson(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}

function whatIsWrong(error: unknown): string {
  return error instanceof z.ZodError
    ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
    : String(error);
}

interface Records {
  readonly accepted: Accepted[];
  readonly refused: Refused[];
  /** Website by token. */
  readonly tokens: Map<string, string>;
}

type Handler = (request: http.IncomingMessage) => Promise<Answer>;

function createHandler({ generation, countBots = false }: FakeUmamiOptions, records: Records): Handler {
  const endpoint = generation === 1 ? '/api/collect' : '/api/send';

  function accept(body: unknown, sentToken: unknown): Answer {
    const { kind, website } = understand(generation, body);
    const known = typeof sentToken === 'string' && records.tokens.get(sentToken) === website;
    records.accepted.push({ kind, body, known });
    const token = `eyJhbGciOiJIUzI1NiJ9.${randomUUID()}.${randomUUID()}`;
    records.tokens.set(token, website);
    const wrapped = { cache: token, sessionId: randomUUID(), visitId: randomUUID() };
    return { status: 200, body: generation === 3 ? wrapped : token };
  }

  return async (request) => {
    const { method, url: path = '/', headers } = request;
    if (method === 'OPTIONS') return { status: 204, body: '' };
    const body = parseJson(await text(request));
    const refuse = (status: number, reason: string): Answer => {
      records.refused.push({ status, reason, path, body });
      return { status, body: { error: reason } };
    };
    if (path !== endpoint) return refuse(404, `There is only ${endpoint}.`);
    if (method !== 'POST') return refuse(405, 'Only POST is allowed.');
    if (!countBots && bot.test(headers['user-agent'] ?? '')) {
      refuse(200, 'This is a bot.');
      return { status: 200, body: { beep: 'boop' } };
    }
    try {
      return accept(body, headers['x-umami-cache']);
    } catch (error) {
      return refuse(400, whatIsWrong(error));
    }
  };
}

/** Starts a server; whoever starts it closes it. */
export async function startFakeUmami(options: FakeUmamiOptions): Promise<FakeUmami> {
  const records: Records = { accepted: [], refused: [], tokens: new Map() };
  const handle = createHandler(options, records);
  const server = http.createServer((request, response) => {
    void handle(request).then((answer) => respond(response, answer));
  });
  const port = await listen(server);
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  return { url: `http://127.0.0.1:${port}`, accepted: records.accepted, refused: records.refused, close };
}
