/** Fetches answers and takes out what differs from server to server: numbers, document ids, times, names of files. */
import { responseFormat } from '@/lib/cms/strapiVersions';
import type { RawRequest } from './requests';

export interface RawServer {
  readonly url: string;
  readonly token: string;
}

const wrongToken = 'wrong';

function authorization({ token }: RawServer, kind: RawRequest['authorization']): Readonly<Record<string, string>> {
  if (kind === 'none') return {};
  return { Authorization: `Bearer ${kind === 'wrong' ? wrongToken : token}` };
}

/** A wrong parameter is described in other words by each version. */
const freeWording = 400;

/** Names whose values are the server's own. */
const ownNames = new Set(['id', 'documentId', 'createdAt', 'details']);

function normalizeMember(name: string, value: unknown): unknown {
  if (name === 'publishedAt') return value === null ? 'never' : 'once';
  if (name === 'url' && typeof value === 'string' && value.startsWith('/uploads/')) return '/uploads/…';
  return normalize(value);
}

export function normalize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(normalize);
  if (typeof value !== 'object' || value === null) return value;
  const hasFreeWording = 'status' in value && value.status === freeWording;
  const members = Object.entries(value)
    .filter(([name]) => !ownNames.has(name) && !(hasFreeWording && name === 'message'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(members.map(([name, inner]) => [name, normalizeMember(name, inner)]));
}

/** Status and body of an answer, comparable with those of other servers. */
export async function answerOf(server: RawServer, { path, authorization: kind }: RawRequest): Promise<unknown> {
  const response = await fetch(`${server.url}/api/${path}`, {
    headers: { ...responseFormat, ...authorization(server, kind) },
  });
  return { status: response.status, body: normalize(await response.json()) };
}
