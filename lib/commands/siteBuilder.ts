/**
 * The process that builds the site for releases. It stays alive between builds, because it then knows what the next
 * one compares its content with.
 */
import { BuildFailedError } from '@/lib/publish/release/releaseError';
import { codeFingerprint } from '@/lib/shared/fingerprint.mjs';
import { startWorker } from '@/lib/shared/run.mjs';
import type { Worker } from '@/lib/shared/run.mjs';

/** With new code, a new process is started. */
interface Started {
  readonly code: string;
  readonly worker: Worker;
}

export interface SiteBuilder {
  /** Starts the process unless it runs: it can warm up before there is anything to build. */
  readonly start: () => Worker;
  /**
   * Builds the site; `parameters` are the options of `npm run build`. One build at a time. Throws ReleaseError with its
   * reason, which may be public, if it fails or takes longer than `longestMs` milliseconds.
   */
  readonly run: (parameters: readonly string[], longestMs?: number) => Promise<void>;
}

/** `environment`: what the process gets beside that of this one, such as the edition of the site. */
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

/** Of the site for visitors. */
export const { start: startBuilder, run: runBuild } = createBuilder();
