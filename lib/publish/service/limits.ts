/** How much of the service one client can take from the others. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Rate limit: a bucket that refills every second. */
interface Bucket {
  /** Whether one more request is allowed now. */
  readonly take: () => boolean;
}

/** `max`: how many at once; `perSecond`: how fast it refills. */
export function createBucket(max: number, perSecond: number, now: () => number = () => performance.now()): Bucket {
  let left = max;
  let filledAt = now();
  return {
    take: () => {
      const time = now();
      left = Math.min(max, left + ((time - filledAt) / 1000) * perSecond);
      filledAt = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}

/** Refused at once, so that a typo is noticed. */
const prompt = { max: 20, perSecond: 0.2 };

const lateMs = 2000;
/** Each waiting request occupies a connection that others may need. */
const maxRefused = 50;

/** The response: that the secret is wrong; after a delay, that there are too many requests; or none at all. */
type Refusal = 'wrong' | 'too many' | 'nothing';

export type TurnAway = () => Promise<Refusal>;

/**
 * Slows down whoever sends wrong secrets: the first ones are refused at once, further ones late or not at all.
 * One limit for all client addresses: behind a proxy all clients share one. Only wrong secrets count, so that nobody can lock
 * out those who know the secret.
 */
export function createRefusals(): TurnAway {
  const bucket = createBucket(prompt.max, prompt.perSecond);
  let waiting = 0;
  return async () => {
    if (bucket.take()) return 'wrong';
    if (waiting >= maxRefused) return 'nothing';
    waiting += 1;
    await sleep(lateMs, undefined, { ref: false });
    waiting -= 1;
    return 'too many';
  };
}

/**
 * Ends the connection that has waited longest if more than `max` have not sent a complete request yet: a client that sends a
 * byte a second must not keep others out.
 */
export function limitWaiting(server: Server, max: number): void {
  /** In the order in which they began to wait. */
  const waiting = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    socket.once('close', () => waiting.delete(socket));
    waiting.add(socket);
    const [oldest] = waiting;
    if (waiting.size > max) oldest?.destroy();
  });
  // A complete request gets a response, and with it the connection ends.
  server.on('request', (request) => {
    const { socket } = request;
    request.once('end', () => waiting.delete(socket));
  });
}

/**
 * The body of a request as text; null if it is larger than allowed. The rest is then left to the server, which discards
 * it, so that the sender still gets the response. Throws if the request is aborted.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) return null;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    if (!Buffer.isBuffer(part)) continue;
    bytes += part.length;
    if (bytes > maxBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
