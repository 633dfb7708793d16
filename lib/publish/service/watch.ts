/** Whether the active release is still intact. If not, it is rebuilt automatically. */
import { publicReasonOf } from '@/lib/base/errors';
import type { ShownRelease } from '../release/shownRelease';

export interface WatchOptions {
  readonly shown: () => Promise<ShownRelease | null>;
  /** Requests a build of what is public now, unless one is due. */
  readonly askForBuild: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface Watch {
  /** What is wrong; null if nothing is. Holds no content. */
  readonly fault: () => string | null;
  readonly close: () => Promise<void>;
}

const stepMs = 1000;

/** When a damaged release is built anew, in the words of its fault. */
const remedies = {
  'being-built': 'A new release is being built.',
  'with-next-change': 'It will be rebuilt with the next change in the CMS.',
} as const;

function describeFault({ id, info, held }: ShownRelease): string | null {
  if (info !== null) return null;
  const next = remedies[held === null ? 'being-built' : 'with-next-change'];
  return `The description of ${id}, which visitors see, is missing or damaged. ${next}`;
}

/** What comes of a fault that a watch has told; `unknown` if nothing comes by itself. */
export function remedyOf(fault: string): keyof typeof remedies | 'unknown' {
  if (fault.endsWith(remedies['being-built'])) return 'being-built';
  return fault.endsWith(remedies['with-next-change']) ? 'with-next-change' : 'unknown';
}

export function startWatch({ shown, askForBuild, onError }: WatchOptions): Watch {
  let fault: string | null = null;
  const look = async (): Promise<void> => {
    try {
      const seen = await shown();
      const found = seen === null ? null : describeFault(seen);
      if (found !== null && found !== fault) console.error(found);
      fault = found;
      // The result of a rollback stays until the CMS reports a change.
      if (found !== null && seen?.held === null) await askForBuild().catch(onError);
    } catch (error) {
      fault = publicReasonOf(error);
    }
  };
  let looking = look();
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, stepMs);
  return {
    fault: () => fault,
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}
