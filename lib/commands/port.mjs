/** Says that a port is taken before the work begins, not after it. */
import { createServer } from 'node:net';
import { CommandError } from '../shared/command.mjs';

/**
 * @param {number} port
 * @param {string} [host] all of this machine unless given
 * @returns {Promise<NodeJS.ErrnoException | undefined>} why no server could listen there
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
 * @param {(other: number) => string} [again] what the user can type for another port
 * @returns {Promise<void>}
 * @throws {CommandError} when the server could not listen on the port
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
