import type { IncomingMessage } from 'node:http';

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
