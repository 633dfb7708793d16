/**
 * The process that builds the site for releases. It stays alive between builds, so that it has the previous build in memory to compare the
 * next one with.
 */
import { BuildFailedError } from '@/lib/publish/release/releaseError';
import { codeFingerprint } from '@/lib/shared/fingerprint.mjs';
import { startWorker } from '@/lib/shared/run.mjs';
import type { Worker } from '@/lib/shared/run.mjs';

/** Tied to a version of the code; a new version starts a new process. */
interface Started {
  readonly code: string;
  readonly worker: Worker;
}

export interface SiteBuilder {
  /** Starts the process unless it is running, so that it can warm up before the first build. */
  readonly start: () => Worker;
  /**
   * Builds the site, one build at a time; `parameters` are the options of `npm run build`. Throws a BuildFailedError with a reason that may
   * be public if it fails or takes longer than `longestMs` milliseconds.
   */
  readonly run: (parameters: readonly string[], longestMs?: number) => Promise<void>;
}

/** Returns a builder; `start` or the first build starts its process, with `environment` added to that of this process. */
export function createBuilder(environment: Readonly<Record<string, string>> = {}): SiteBuilder {
  let started: Started | undefined;
  const start = (): Worker => {
    const code = codeFingerprint();
    if (started?.code === code && started.worker.isRunning()) return started.worker;
    void started?.worker.end();
    const worker = startWorker('builder', environment);
    started = { code, worker };
    return worker;
  };
  const run: SiteBuilder['run'] = async (parameters, longestMs) => {
    const reasons: string[] = [];
    let failed: string | undefined;
    const onFailure = (reason: string, name?: string): void => {
      reasons.push(reason);
      failed = name;
    };
    const limit = longestMs === undefined ? {} : { longestMs };
    const code = await start().ask(parameters, { onFailure, ...limit });
    if (code === 0) return;
    const why = reasons.length === 0 ? 'The log says why.' : reasons.join('\n');
    throw new BuildFailedError(`The site could not be built. Nothing changes for visitors.\n${why}`, failed);
  };
  return { start, run };
}

/** The builder of the public site. */
export const { start: startBuilder, run: runBuild } = createBuilder();
