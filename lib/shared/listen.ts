/** Starts and stops the servers of this program. */
import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

/**
 * Listens on this machine only, unless `host` says otherwise. Returns the port, a free one unless given. Throws Node's
 * error if it is in use.
 */
export async function listen(server: Server, wanted = 0, host = '127.0.0.1'): Promise<number> {
  server.listen(wanted, host);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : wanted;
}

/** Returns the address of a server, without a trailing slash. */
export function serverUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Ends all connections. Resolves when the server has stopped. */
export function stopServer(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
