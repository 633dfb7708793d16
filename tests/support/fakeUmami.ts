/**
 * An Umami server on this machine, as strict as the real ones and without a memory beyond the test. Two generations:
 * 2 from 2.0 (answers a token), 3 from 2.17 (answers JSON).
 */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { listen } from '@/lib/shared/listen';

interface FakeUmamiOptions {
  readonly generation: 2 | 3;
  /** Programs are counted like people. Otherwise they are answered, but not recorded. */
  readonly countBots?: boolean;
}

interface Accepted {
  /** As it was sent, with fields that the server ignores. */
  readonly body: unknown;
}

interface Refused {
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

const understood = z.object({
  type: z.enum(['event', 'identify']),
  payload: z.object({
    website: z.uuid(),
    hostname: z.string().max(100).optional(),
    screen: z.string().max(11).optional(),
    language: z.string().max(35).optional(),
    url: z.string().max(500).optional(),
    referrer: z.string().max(500).optional(),
    title: z.string().max(500).optional(),
    name: z.string().max(50).optional(),
    data: z.record(z.string(), z.unknown()).optional(),
  }),
});

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
}

type Handler = (request: http.IncomingMessage) => Promise<Answer>;

function createHandler({ generation, countBots = false }: FakeUmamiOptions, records: Records): Handler {
  function accept(body: unknown): Answer {
    understood.parse(body);
    records.accepted.push({ body });
    const token = `eyJhbGciOiJIUzI1NiJ9.${randomUUID()}.${randomUUID()}`;
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
    if (path !== '/api/send') return refuse(404, 'There is only /api/send.');
    if (method !== 'POST') return refuse(405, 'Only POST is allowed.');
    if (!countBots && bot.test(headers['user-agent'] ?? '')) {
      refuse(200, 'This is a bot.');
      return { status: 200, body: { beep: 'boop' } };
    }
    try {
      return accept(body);
    } catch (error) {
      return refuse(400, whatIsWrong(error));
    }
  };
}

/** Starts a server; whoever starts it closes it. */
export async function startFakeUmami(options: FakeUmamiOptions): Promise<FakeUmami> {
  const records: Records = { accepted: [], refused: [] };
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
