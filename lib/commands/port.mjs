/** Reports a taken port before the work begins. */
import { createServer } from 'node:net';
import { CommandError } from '../shared/command.mjs';

/**
 * Returns why no server could listen on the port.
 * @param {number} port
 * @param {string} [host] all addresses of this machine unless given
 * @returns {Promise<NodeJS.ErrnoException | undefined>}
 */
export function portFault(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * @param {number} port
 * @param {(other: number) => string} [again] the command line for another port
 * @returns {Promise<void>}
 * @throws {CommandError} if no server could listen on the port
 */
export async function ensurePortIsFree(port, again = (other) => `PORT=${other} npm start`) {
  const cause = await portFault(port);
  if (cause === undefined) return;
  const problem =
    cause.code === 'EADDRINUSE'
      ? 'is in use. Stop the program that uses it, or choose another port'
      : `cannot be opened (${cause.message}). Choose another port`;
  throw new CommandError(`Port ${port} ${problem}: ${again(port + 1)}`, { cause });
}
