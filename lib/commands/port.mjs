/** Says that a port is taken before the work begins, not after it. */
import { createServer } from 'node:net';
import { CommandError } from '../base/command.mjs';

/**
 * @param {number} port
 * @param {(other: number) => string} [again] what the user can type for another port
 * @returns {Promise<void>}
 * @throws {CommandError} when the server could not listen on the port
 */
export function ensurePortIsFree(port, again = (other) => `PORT=${other} npm start`) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ cause) => {
      const problem =
        cause.code === 'EADDRINUSE'
          ? 'is in use. Stop the program that uses it, or choose another port'
          : `cannot be opened (${cause.message}). Choose another port`;
      reject(new CommandError(`Port ${port} ${problem}: ${again(port + 1)}`, { cause }));
    });
    probe.listen(port, () => probe.close(() => resolve()));
  });
}
