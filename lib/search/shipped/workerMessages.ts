/** Messages between a page and its search worker. */
import type { SearchAnswer, SearchRequest } from '../engine';

/** Each request has a number, which its response repeats. */
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

/** One end of a channel: a worker, its scope, or a port that a test has made. */
export interface Port<Sent, Received> {
  postMessage(message: Sent): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Received>) => void): void;
  /** The other end is gone. */
  addEventListener(type: 'error', listener: () => void): void;
}
