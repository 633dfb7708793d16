/** Connections that have not sent a whole request yet: who sends a letter a second must not keep others out. */
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
  // Whoever has sent a whole request gets an answer, and with it the connection ends.
  server.on('request', (request) => {
    const { socket } = request;
    request.once('end', () => waiting.delete(socket));
  });
}
