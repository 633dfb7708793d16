/**
 * The process that builds the site for releases. It stays alive between builds, because it then knows what the next
 * one compares its content with.
 */
import { ReleaseError } from '@/lib/publish/release/releaseError';
import { codeFingerprint } from '../base/fingerprint.mjs';
import { startWorker } from '../base/run.mjs';
import type { Worker } from '../base/run.mjs';

/** With new code, a new process is started. */
interface Builder {
  readonly code: string;
  readonly worker: Worker;
}

let builder: Builder | undefined;

/** Starts the process unless it runs: it can warm up before there is anything to build. */
export function startBuilder(): Worker {
  const code = codeFingerprint();
  if (builder?.code === code && builder.worker.isRunning()) return builder.worker;
  void builder?.worker.end();
  const worker = startWorker('builder');
  builder = { code, worker };
  return worker;
}

/**
 * Builds the site; `parameters` are the options of `npm run build`. One build at a time. Throws ReleaseError with its
 * reason, which may be public, if it fails or takes longer than `longestMs` milliseconds.
 */
export async function runBuild(parameters: readonly string[], longestMs?: number): Promise<void> {
  const reasons: string[] = [];
  const onFailure = (reason: string): void => void reasons.push(reason);
  const limit = longestMs === undefined ? {} : { longestMs };
  const code = await startBuilder().ask(parameters, { onFailure, ...limit });
  if (code === 0) return;
  const why = reasons.length === 0 ? 'The log says why.' : reasons.join('\n');
  throw new ReleaseError(`The site could not be built. Nothing changes for visitors.\n${why}`, {
    publicReason: true,
  });
}
