/** A CMS with sample content, some of whose answers are spoiled on their way. */
import { isRecord } from '@/lib/shared/browser/isRecord';
import http from 'node:http';
import { startSampleCms } from '@/lib/cms/sample-cms/sampleCms';
import type { SampleCms, SampleCmsOptions } from '@/lib/cms/sample-cms/sampleCms';
import type { SourceRecord } from '@/lib/content/readSource';
import { listen } from '@/lib/shared/listen';

export interface Spoiled {
  /** Sent in the place of the records of the same type and number. */
  readonly records?: readonly SourceRecord[];
  /** Addresses below the CMS that it answers with 500. */
  readonly failing?: readonly string[];
}

interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Uint8Array;
}

/** What Strapi calls the type in addresses, outside the intranet. */
function typeAt(path: string): string | undefined {
  const [, name] = /^\/api\/([\w-]+)/.exec(path) ?? [];
  return name === 'quizzes' ? 'quizes' : name;
}

/** The answer of a list or of a single type with the records that were sent in their place. */
function withRecords(answer: unknown, records: readonly SourceRecord[]): unknown {
  if (!isRecord(answer)) return answer;
  const replaced = (sent: unknown): unknown =>
    isRecord(sent) ? (records.find(({ record }) => record.id === sent['id'])?.record ?? sent) : sent;
  const { data } = answer;
  return { ...answer, data: Array.isArray(data) ? data.map(replaced) : replaced(data) };
}

async function answer(url: URL, request: http.IncomingMessage, spoiled: Spoiled): Promise<Reply> {
  const { records = [], failing = [] } = spoiled;
  if (failing.includes(url.pathname)) return { status: 500, contentType: 'text/plain', body: 'Internal Server Error' };
  const { status, headers, ...sent } = await fetchAll(url, request.headers.authorization);
  const own = records.filter(({ type }) => type === typeAt(url.pathname));
  const contentType = headers.get('content-type') ?? '';
  if (status !== 200 || own.length === 0) return { status, contentType, body: sent.bytes };
  const body = JSON.stringify(withRecords(JSON.parse(Buffer.from(sent.bytes).toString('utf8')), own));
  return { status, contentType, body };
}

async function fetchAll(
  url: URL,
  authorization = '',
): Promise<Pick<Response, 'status' | 'headers'> & { readonly bytes: Uint8Array }> {
  const response = await fetch(url, { headers: { authorization } });
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

/** Starts a sample CMS behind a server on the port that spoils what it answers. */
export async function startSpoiledCms(
  { port = 0, ...options }: SampleCmsOptions,
  spoiled: Spoiled,
): Promise<SampleCms> {
  const sample = await startSampleCms(options);
  const server = http.createServer((request, response) => {
    const url = new URL(request.url ?? '/', sample.url);
    void answer(url, request, spoiled).then(
      ({ status, contentType, body }) => response.writeHead(status, { 'Content-Type': contentType }).end(body),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  });
  return {
    ...sample,
    url: `http://127.0.0.1:${await listen(server, port)}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sample.close();
    },
  };
}
