/** Serves a page's requests in a worker: reads and prepares the index there, and searches it. */
import type { SearchEngine } from '../engine';
import { createShippedEngine } from './shippedEngine';
import { checkIndex } from './shippedIndex';
import type { Port, WorkerRequest, WorkerResponse } from './workerMessages';

const never = new AbortController().signal;

function openIndex(text: string): SearchEngine | null {
  const index = checkIndex(JSON.parse(text));
  return index === null ? null : createShippedEngine(index);
}

async function replyTo(
  question: Exclude<WorkerRequest, { readonly kind: 'forget' }>,
  engine: SearchEngine | null,
): Promise<WorkerResponse | null> {
  const { id } = question;
  if (question.kind === 'open') return { id, kind: 'opened', isIndex: engine !== null };
  if (engine === null) return null;
  if (question.kind === 'count') return { id, kind: 'counted', counts: await engine.count(question.texts, never) };
  return { id, kind: 'found', answer: await engine.search(question.request, never) };
}

/** Lets queued messages arrive first: further typing may have cancelled some requests. */
function otherMessages(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}

export function serveRequests(port: Port<WorkerResponse, WorkerRequest>): void {
  const forgotten = new Set<number>();
  let engine: SearchEngine | null = null;
  const answer = async (question: WorkerRequest): Promise<void> => {
    if (question.kind === 'forget') {
      forgotten.add(question.id);
      return;
    }
    await otherMessages();
    if (forgotten.delete(question.id)) return;
    try {
      if (question.kind === 'open') engine = openIndex(question.text);
      const reply = await replyTo(question, engine);
      if (reply !== null) port.postMessage(reply);
    } catch (error) {
      port.postMessage({ id: question.id, kind: 'failed', message: String(error) });
    }
  };
  port.addEventListener('message', ({ data }) => void answer(data));
}
