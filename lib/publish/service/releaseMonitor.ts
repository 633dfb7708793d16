/** Monitors whether the active release is intact, and requests a build if not. */
import { publicReasonOf } from '@/lib/shared/errors';
import type { ShownRelease } from '../release/shownRelease';

export interface ReleaseMonitorOptions {
  readonly shown: () => Promise<ShownRelease | null>;
  /** Requests a build of what is public now, unless one is due. */
  readonly askForBuild: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** What is wrong with the current release. */
export interface ReleaseFault {
  /** For the log and for programs; contains no content. */
  readonly message: string;
  /** When it will be rebuilt; `unknown` if it must be repaired by hand. */
  readonly remedy: 'being-built' | 'with-next-change' | 'unknown';
}

export interface ReleaseMonitor {
  /** Returns what is wrong; null if nothing is. */
  readonly fault: () => ReleaseFault | null;
  readonly close: () => Promise<void>;
}

const stepMs = 1000;

const nextSteps = {
  'being-built': 'A new release is being built.',
  'with-next-change': 'It will be rebuilt with the next change in the CMS.',
} as const;

function describeFault({ id, info, held }: ShownRelease): ReleaseFault | null {
  if (info !== null) return null;
  const remedy = held === null ? 'being-built' : 'with-next-change';
  const message = `The description of ${id}, which visitors see, is missing or damaged. ${nextSteps[remedy]}`;
  return { message, remedy };
}

/** Checks the active release now and every second, until `close`. */
export function startReleaseMonitor({ shown, askForBuild, onError }: ReleaseMonitorOptions): ReleaseMonitor {
  let fault: ReleaseFault | null = null;
  const look = async (): Promise<void> => {
    try {
      const seen = await shown();
      const found = seen === null ? null : describeFault(seen);
      if (found !== null && found.message !== fault?.message) console.error(found.message);
      fault = found;
      // A rollback is held until the CMS reports a change.
      if (found !== null && seen?.held === null) await askForBuild().catch(onError);
    } catch (error) {
      const message = publicReasonOf(error);
      if (message !== fault?.message) onError(error);
      fault = { message, remedy: 'unknown' };
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
