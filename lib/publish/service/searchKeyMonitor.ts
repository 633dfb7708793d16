/** Checks whether visitors can still search with the key in the pages, which may be revoked on the server at any time. */
import type { ReleaseInfo } from '../release/releaseInfo';
import { SearchServerError, UnfitSearchKeyError } from '@/lib/search-index/server/searchServerErrors';
import { missingPermissions } from '@/lib/search-index/server/keyCheck';

/** The release that visitors search with. */
export interface ShownSearch {
  readonly id: string;
  /** Null if the release is damaged. */
  readonly info: Pick<ReleaseInfo, 'search'> | null;
}

export interface SearchKeyMonitorOptions {
  readonly shown: () => Promise<ShownSearch | null>;
  /** Called once for each key that the server refuses. Visitors then search in the shipped index. */
  readonly onError: (error: unknown) => void;
}

/** Ten minutes: keys are rarely revoked, and each check takes a dozen requests. */
const stepMs = 600_000;

function placeOf(id: string): string {
  return `in the pages of ${id}`;
}

/** Returns null if the key works or the server does not answer, which is noticed elsewhere. */
async function refusalOf({ id, info }: ShownSearch): Promise<UnfitSearchKeyError | null> {
  const search = info?.search ?? null;
  if (search === null) return null;
  try {
    const refused = await missingPermissions({ url: search.url, searchKey: search.key });
    return refused.length === 0 ? null : new UnfitSearchKeyError(search.url, refused, [], placeOf(id));
  } catch (error) {
    if (error instanceof SearchServerError) return null;
    throw error;
  }
}

/** Checks now and every ten minutes. Returns a function that stops it. */
export function startSearchKeyMonitor({ shown, onError }: SearchKeyMonitorOptions): () => Promise<void> {
  let told: string | null = null;
  const look = async (): Promise<void> => {
    try {
      const seen = await shown();
      const refusal = seen === null ? null : await refusalOf(seen);
      if (refusal !== null && refusal.message !== told) onError(refusal);
      told = refusal?.message ?? null;
    } catch (error) {
      onError(error);
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, stepMs);
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
