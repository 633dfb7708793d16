/** Reads the bodies of answers. */
import { z } from 'zod';
import { parseJson } from '@/lib/shared/parseJson';
import type { CmsBodyError, UnusableBody } from './cmsErrors';
import { wireRecord } from './strapiVersions';
import type { CmsRecord } from './types';

/** A complete answer with status 200. */
export interface CmsAnswer {
  readonly bytes: Buffer;
  readonly isWebPage: boolean;
  /** Makes the error to throw if the content is not as expected. */
  readonly refuse: (problem: string, more?: Pick<UnusableBody, 'publicProblem' | 'cause'>) => CmsBodyError;
}

/** Whether an answer is HTML: an error page or the login page of a proxy. */
export function isWebPage(contentType: string | undefined, body: string): boolean {
  return /^\s*(text\/html|application\/xhtml\+xml)/i.test(contentType ?? '') || /^\s*<(!doctype|html)/i.test(body);
}

const strapiFailure = z.object({ error: z.object({ message: z.string() }) });

const longestExplanation = 200;

/** What Strapi says about an error; empty if the answer is not Strapi's. */
export function explanationIn(body: string): string {
  const failure = strapiFailure.safeParse(parseJson(body));
  return failure.success ? failure.data.error.message.slice(0, longestExplanation) : '';
}

function jsonIn({ bytes, isWebPage: isPage, refuse }: CmsAnswer): unknown {
  if (bytes.length === 0) throw refuse('an empty body, expected JSON');
  if (isPage) throw refuse('a web page, expected JSON');
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw refuse('no valid JSON', { cause: error });
  }
}

function readAs<Value>(delivery: CmsAnswer, schema: z.ZodType<Value>): Value {
  const result = schema.safeParse(jsonIn(delivery));
  if (result.success) return result.data;
  const problems = result.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.join('.') || 'the answer'} ${message}`);
  const publicProblem = 'JSON that is not in the form of Strapi';
  throw delivery.refuse(`${publicProblem}: ${problems.join('; ')}`, { publicProblem });
}

export interface ListPage {
  readonly records: readonly CmsRecord[];
  /** The size that the CMS used, which may be smaller than requested. */
  readonly pageSize: number;
  readonly total: number;
}

const listPage = z
  .object({
    data: z.array(wireRecord),
    meta: z.object({ pagination: z.object({ pageSize: z.int().min(1), total: z.int().min(0) }) }),
  })
  .transform(({ data, meta }): ListPage => ({ records: data, ...meta.pagination }));

/** One page of a list. Throws CmsBodyError. */
export function readListPage(delivery: CmsAnswer): ListPage {
  return readAs(delivery, listPage);
}

const singleRecord = z.object({ data: wireRecord.nullable() }).transform(({ data }) => data);

/** One entry, null if the CMS says that there is none. Throws CmsBodyError. */
export function readRecord(delivery: CmsAnswer): CmsRecord | null {
  return readAs(delivery, singleRecord);
}

/** The bytes of a file. Throws CmsBodyError for an empty file, and for a web page instead of it. */
export function readFile(delivery: CmsAnswer, path: string): Uint8Array {
  if (delivery.bytes.length === 0) throw delivery.refuse('an empty file');
  if (delivery.isWebPage && !/\.x?html?$/i.test(path)) throw delivery.refuse('a web page instead of a file');
  return delivery.bytes;
}
