/** Caches the pages of lists: a page with the same bytes as last time is the same object, and not parsed again. */
import { hash } from 'node:crypto';
import { readListPage } from './readAnswer';
import type { CmsAnswer, ListPage } from './readAnswer';

interface Known {
  readonly digest: string;
  readonly page: ListPage;
}

export class ListPageCache {
  readonly #newest = new Map<string, Known>();

  /** As `readListPage`, for the page of a list at this address. */
  read(address: string, delivery: CmsAnswer): ListPage {
    const digest = hash('sha256', delivery.bytes);
    const known = this.#newest.get(address);
    if (known?.digest === digest) return known.page;
    const page = readListPage(delivery);
    this.#newest.set(address, { digest, page });
    return page;
  }
}
