/** A visitor who watches the site all the time and notices what is incomplete. */
import { setTimeout as sleep } from 'node:timers/promises';
import { chooseBy, randomNumbers } from '../../support/random';
import { addresses, dataAddress, editionOf } from './longSite';

export interface Page {
  readonly status: number;
  readonly text: string;
}

/** Asks a web server for an address of the site. */
export type Ask = (address: string) => Promise<Page>;

export interface Impression {
  /** What was not whole, or mixed. */
  readonly faults: readonly string[];
  readonly answers: number;
  readonly editions: ReadonlySet<string>;
}

export interface Visitor {
  readonly leave: () => Promise<Impression>;
}

/**
 * nginx that reloads its rules lets processes with the old and the new ones answer side by side, for a tenth of a second
 * or, on a busy machine, longer.
 */
const overlapMs = 1000;

/**
 * A page, its data, and the page again: if both pages are of one edition, the data must be of it, too, and at the latest
 * when only one edition is served.
 */
export function visit(ask: Ask): Visitor {
  const stay = new AbortController();
  const faults: string[] = [];
  const editions = new Set<string>();
  const choose = chooseBy(randomNumbers(1));
  let answers = 0;
  const look = async (address: string): Promise<string | null> => {
    const { status, text } = await ask(address).catch((error: unknown) => ({ status: 0, text: String(error) }));
    const edition = status === 200 ? editionOf(text) : null;
    answers += 1;
    if (edition === null) faults.push(`${address}: ${status}, not whole: ${text.slice(0, 60)}`);
    else editions.add(edition);
    return edition;
  };
  const agreeSoon = async (address: string): Promise<boolean> => {
    const end = performance.now() + overlapMs;
    while (performance.now() < end) {
      const [page, data, again] = [await look(address), await look(dataAddress(address)), await look(address)];
      if (page === data && page === again) return true;
    }
    return false;
  };
  const walk = async (): Promise<void> => {
    while (!stay.signal.aborted) {
      const address = choose(addresses);
      const first = await look(address);
      const data = await look(dataAddress(address));
      const again = await look(address);
      if (first === again && data !== first && !(await agreeSoon(address)))
        faults.push(`${address}: the data of ${data} with the page of ${first}`);
      // The machine is for the releases as well.
      await sleep(20);
    }
  };
  const walking = walk();
  return {
    async leave() {
      stay.abort();
      await walking;
      return { faults, answers, editions };
    },
  };
}
