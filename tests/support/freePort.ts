import { createServer } from 'node:net';
import { listen } from '@/lib/shared/listen';

/** A port at which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
