/**
 * Prepares and searches the shipped index in a worker: for many documents this would block the page for too long. This
 * module is loaded twice: by the page, which starts the worker, and by the worker as its code.
 */
import { SearchError } from '../engine';
import type { SearchEngine } from '../engine';
import { serveRequests } from './serveRequests';
import { workerPolicy } from '@/lib/shared/browser/workerPolicy';
import type { Port, WorkerRequest, WorkerResponse } from './workerMessages';

interface AddressPolicy {
  /** Returns an object that the browser accepts where it refuses strings. */
  readonly createScriptURL: (address: string) => string;
}

interface TrustedTypesScope {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: AddressPolicy) => AddressPolicy };
}

/** Always returns the address of this module. */
const plain: AddressPolicy = { createScriptURL: () => import.meta.url };
const { trustedTypes }: typeof globalThis & TrustedTypesScope = globalThis;
/** Created on load: the name can be used once per page. */
const policy = trustedTypes?.createPolicy(workerPolicy, plain) ?? plain;

type Asked = WorkerRequest extends infer Each ? (Each extends WorkerRequest ? Omit<Each, 'id'> : never) : never;

interface Waiting {
  readonly resolve: (reply: WorkerResponse) => void;
  readonly reject: (reason: unknown) => void;
}

function broken(): SearchError {
  return new SearchError('The worker of the search does not run.', 'host');
}

/** Sends requests over a port; each response is matched by its number. */
function asker(port: Port<WorkerRequest, WorkerResponse>) {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let isBroken = false;
  port.addEventListener('message', ({ data }) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'failed') asked?.reject(new SearchError(data.message, 'api'));
    else asked?.resolve(data);
  });
  port.addEventListener('error', () => {
    isBroken = true;
    for (const { reject } of waiting.values()) reject(broken());
    waiting.clear();
  });
  return (question: Asked, signal: AbortSignal | null): Promise<WorkerResponse> => {
    if (isBroken) return Promise.reject(broken());
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      signal?.addEventListener('abort', () => {
        if (waiting.delete(id)) port.postMessage({ id, kind: 'forget' });
        reject(new Error('Nobody waits for the answer any more.'));
      });
      port.postMessage({ ...question, id });
    });
  };
}

function unexpected({ kind }: WorkerResponse): SearchError {
  return new SearchError(`The worker of the search gave an answer to another question: "${kind}".`, 'api');
}

/** Returns the engine at the other end of a port; null if the text is not an index. Throws SearchError if it cannot be read. */
export async function connectEngine(
  port: Port<WorkerRequest, WorkerResponse>,
  text: string,
): Promise<SearchEngine | null> {
  const ask = asker(port);
  const opened = await ask({ kind: 'open', text }, null);
  if (opened.kind !== 'opened') throw unexpected(opened);
  if (!opened.isIndex) return null;
  const answerTo = async (question: Asked, signal: AbortSignal): Promise<WorkerResponse> => {
    signal.throwIfAborted();
    try {
      return await ask(question, signal);
    } catch (error) {
      signal.throwIfAborted();
      throw error;
    }
  };
  return {
    async search(request, signal) {
      const reply = await answerTo({ kind: 'search', request }, signal);
      if (reply.kind !== 'found') throw unexpected(reply);
      return reply.answer;
    },
    async count(texts, signal) {
      const reply = await answerTo({ kind: 'count', texts }, signal);
      if (reply.kind !== 'counted') throw unexpected(reply);
      return reply.counts;
    },
  };
}

/** Opens an index in a worker; resolves with null if the text is not one. Throws SearchError if the worker does not start. */
export function openInWorker(text: string): Promise<SearchEngine | null> {
  const worker = new Worker(policy.createScriptURL(import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => worker.terminate());
  return connectEngine(worker, text);
}

if (typeof document === 'undefined' && typeof self !== 'undefined') serveRequests(self);
