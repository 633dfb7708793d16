/** What a page and the worker that searches for it tell each other. */
import type { SearchAnswer, SearchRequest } from '../engine';

/** Under which the security policy lets the page start the worker: a policy of trusted types. */
export const workerPolicy = 'worker';

/** Each question has a number, which its answer repeats. */
export type WorkerRequest = { readonly id: number } & (
  | { readonly kind: 'open'; readonly text: string }
  | { readonly kind: 'search'; readonly request: SearchRequest }
  | { readonly kind: 'count'; readonly texts: readonly string[] }
  | { readonly kind: 'forget' }
);

export type WorkerResponse = { readonly id: number } & (
  | { readonly kind: 'opened'; readonly isIndex: boolean }
  | { readonly kind: 'found'; readonly answer: SearchAnswer }
  | { readonly kind: 'counted'; readonly counts: readonly number[] }
  | { readonly kind: 'failed'; readonly message: string }
);

/** The end of a channel: of a worker, of its scope, or of a channel that a test has made. */
export interface Port<Sent, Received> {
  postMessage(message: Sent): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Received>) => void): void;
  /** Nobody is at the other end any more. */
  addEventListener(type: 'error', listener: () => void): void;
}
