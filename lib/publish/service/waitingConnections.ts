/** Connections that have not sent a complete request yet: a client that sends a byte a second must not keep others out. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Ends the connection that has waited longest if more than `max` wait for their first request. */
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
