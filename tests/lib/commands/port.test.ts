import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { ensurePortIsFree } from '@/lib/commands/port.mjs';

/** Listens on a port of this machine's choice until the test is over. */
function listeningPort(host: string): Promise<number> {
  const server = createServer();
  onTestFinished(() => {
    server.close();
  });
  return new Promise((resolve, reject) => {
    server.listen(0, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port'));
      else resolve(address.port);
    });
  });
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

it('a free port is left free', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
  await ensurePortIsFree(port);
  await expect(ensurePortIsFree(port)).resolves.toBeUndefined();
});
