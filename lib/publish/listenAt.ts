/** Where the services of this machine listen. */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { listen, stopServer, urlOf } from '../base/listen';
import { ReleaseError } from './release/releaseError';

export interface ListenedAddress {
  readonly host: string;
  readonly port: number;
  /** The name of the setting that chooses another port. */
  readonly setting: string;
}

/** Returns the address, without slash at the end. Throws ReleaseError if it cannot be had. */
export async function listenAt(server: Server, { host, port, setting }: ListenedAddress): Promise<string> {
  try {
    return urlOf(host, await listen(server, port, host));
  } catch (cause) {
    throw new ReleaseError(`The service cannot listen on ${host}:${port}. Is ${setting} in use?`, { cause });
  }
}

/** Throws ReleaseError if the address cannot be had: before any work, because who does not hear the CMS must not publish. */
export async function requireFreeAddress(address: ListenedAddress): Promise<void> {
  const server = createServer();
  await listenAt(server, address);
  await stopServer(server);
}
