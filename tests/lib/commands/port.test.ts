import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ensurePortIsFree } from '@/lib/commands/port.mjs';
import { listen } from '@/lib/shared/listen';

/** Listens on a port of this machine's choice until the test is over. */
function listeningPort(host: string): Promise<number> {
  const server = createServer();
  onTestFinished(() => {
    server.close();
  });
  return listen(server, 0, host);
}

it.each(['0.0.0.0', '127.0.0.1'])(
  'a port that is in use on %s is said before the build, with a way out',
  async (host) => {
    const port = await listeningPort(host);
    await expect(ensurePortIsFree(port)).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} npm start`,
    );
  },
);

it('the way out names the command that was typed', async () => {
  const port = await listeningPort('127.0.0.1');
  await expect(ensurePortIsFree(port, (other) => `PORT=${other} npm run dev`)).rejects.toThrow(
    `: PORT=${port + 1} npm run dev`,
  );
});
