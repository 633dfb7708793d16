/** The release service as it runs, but for the build: what would be built is noted. Also notes what it hears and answers. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startScheduler } from '@/lib/publish/service/scheduler';
import type { BuildRequest } from '@/lib/publish/release/queue';
import { startService } from '@/lib/publish/service/releaseService';
import { createServiceState } from '@/lib/publish/service/status';

/** Long enough that a burst is one build, short enough to see builds. */
const debounceMs = 300;

const noEmbargo = { at: null, phase: 'none', candidate: null, failures: 0, lastDelayMs: null } as const;

export interface ListeningService {
  /** Without a slash at the end. */
  readonly url: string;
  readonly secret: string;
  /** Event and status of each answer: `entry.publish 202`. */
  readonly answers: readonly string[];
  /** Why a build was asked for: `entry.publish article`. */
  readonly reasons: readonly string[];
  readonly builds: readonly BuildRequest[];
  /** Of the largest body. */
  readonly largestBytes: () => number;
  readonly close: () => Promise<void>;
}

interface Finished {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

function isFinished(message: unknown): message is Finished {
  if (typeof message !== 'object' || message === null || !('request' in message && 'response' in message)) return false;
  return message.request instanceof IncomingMessage && message.response instanceof ServerResponse;
}

/** Notes what the service in this process answers to Strapi, until the function that it returns is called. */
function noteAnswers(answers: string[], sizes: number[]): () => void {
  const note = (message: unknown): void => {
    if (!isFinished(message) || message.request.url !== '/rebuild') return;
    const { 'x-strapi-event': event = 'no event', 'content-length': bytes } = message.request.headers;
    answers.push(`${String(event)} ${message.response.statusCode}`);
    sizes.push(Number(bytes));
  };
  subscribe('http.server.response.finish', note);
  return () => unsubscribe('http.server.response.finish', note);
}

export async function startListening(): Promise<ListeningService> {
  const folder = await mkdtemp(path.join(tmpdir(), 'listening-service-'));
  const answers: string[] = [];
  const sizes: number[] = [];
  const reasons: string[] = [];
  const builds: BuildRequest[] = [];
  const publish = (request: BuildRequest): Promise<void> => {
    builds.push(request);
    return Promise.resolve();
  };
  const scheduler = await startScheduler({ folder, debounceMs, publish, onError: console.error });
  const ask = (reason: string): Promise<void> => {
    reasons.push(reason);
    return scheduler.ask(reason);
  };
  const secret = 'a-secret-that-strapi-knows';
  const service = await startService({
    folder,
    secret,
    host: '127.0.0.1',
    port: 0,
    scheduler: { ask, askForAll: scheduler.askForAll, now: scheduler.now, state: scheduler.state },
    embargo: () => noEmbargo,
    fault: () => null,
    rollback: () => Promise.resolve(),
    memory: createServiceState(),
  });
  const stopNoting = noteAnswers(answers, sizes);
  const close = async (): Promise<void> => {
    stopNoting();
    await service.close();
    await scheduler.close();
    await rm(folder, { recursive: true, force: true });
  };
  const largestBytes = (): number => Math.max(...sizes);
  return { url: service.url, secret, answers, reasons, builds, largestBytes, close };
}
