/** One search backed by two engines: the server while it answers, otherwise the index that ships with the site. */
import { SearchError } from './engine';
import type { SearchEngine } from './engine';
import { monitorServer } from './serverMonitor';
import type { Backoff, PageVisibility } from './serverMonitor';

export interface FallbackSearch extends SearchEngine {
  /** Whether the next request goes to the server rather than to the shipped index. */
  asksServer(): boolean;
}

export interface FallbackOptions {
  /** Loaded on first use, and again if loading has failed. */
  readonly server: () => Promise<SearchEngine>;
  readonly shipped: SearchEngine;
  /** Called when the server stops answering and when it is back. */
  readonly onOutage: (isOut: boolean) => void;
  readonly page: PageVisibility;
}

type Question<Answer> = (engine: SearchEngine, signal: AbortSignal) => Promise<Answer>;

type Answerer = <Answer>(question: Question<Answer>, signal: AbortSignal) => Promise<Answer>;

/** Loads once, and again after a failure. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** Resolves with the result of the work, or throws the reason of the signal as soon as it is aborted. The work itself continues. */
async function unlessAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const done = new AbortController();
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { signal: done.signal });
  });
  await Promise.race([work, aborted]).finally(() => done.abort());
  signal.throwIfAborted();
  return work;
}

/** Whether the server rejected only this request. A missing index affects all requests. */
function isAboutQuestion(error: unknown): boolean {
  if (!(error instanceof SearchError) || error.failure !== 'api') return false;
  return error.status === 400 && error.code !== 'index_not_found';
}

function backoffOf(error: unknown): Backoff | null {
  const leaveMs = error instanceof SearchError ? error.retryAfterMs : undefined;
  return leaveMs === undefined ? null : { leaveMs };
}

/** Probes the server with a small request. */
async function answers(load: FallbackOptions['server'], signal: AbortSignal): Promise<boolean | Backoff> {
  try {
    const engine = await load();
    await engine.count([''], signal);
    return true;
  } catch (error) {
    return backoffOf(error) ?? false;
  }
}

function searchWith(answer: Answerer): SearchEngine {
  return {
    search: (request, signal) => answer((engine, stop) => engine.search(request, stop), signal),
    count: (texts, signal) => answer((engine, stop) => engine.count(texts, stop), signal),
  };
}

/** Returns a search of the shipped index only, which is loaded on first use, and again after a failure. */
export function shippedOnly(load: () => Promise<SearchEngine>): FallbackSearch {
  const loaded = once(load);
  const answer: Answerer = async (question, signal) => {
    signal.throwIfAborted();
    const engine = await unlessAborted(loaded(), signal);
    return unlessAborted(question(engine, signal), signal);
  };
  return { ...searchWith(answer), asksServer: () => false };
}

/**
 * Returns a search that asks the server. If that does not answer, this search and the next ones use the shipped index
 * until it is back (behaviour B8.5). Each answer comes from one engine only.
 */
export function searchWithFallback({ server, shipped, onOutage, page }: FallbackOptions): FallbackSearch {
  const loadServer = once(server);
  const watch = monitorServer({
    answers: (signal) => answers(loadServer, signal),
    onOutage,
    page,
  });

  /**
   * Continues when the visitor types the next character: otherwise continuous typing would never detect a hanging
   * server, and the search would stall.
   */
  const fromServer = async <Answer>(question: Question<Answer>): Promise<{ readonly answer: Answer } | null> => {
    const alarm = watch.alarm();
    try {
      const engine = await loadServer();
      return { answer: await question(engine, alarm) };
    } catch (error) {
      if (alarm.aborted) return null;
      console.warn('The search server did not answer:', error);
      if (!isAboutQuestion(error)) watch.raise(backoffOf(error));
      return null;
    }
  };
  const answer: Answerer = async (question, signal) => {
    signal.throwIfAborted();
    const ask = () => unlessAborted(fromServer(question), signal);
    const isServerOut = watch.isOut();
    const answered = isServerOut ? null : await ask();
    if (answered !== null) return answered.answer;
    return question(shipped, signal).catch(async (error: unknown) => {
      signal.throwIfAborted();
      // Only the server is left.
      watch.clear();
      const late = isServerOut ? await ask() : null;
      if (late === null) throw error;
      return late.answer;
    });
  };
  return { ...searchWith(answer), asksServer: () => !watch.isOut() };
}
