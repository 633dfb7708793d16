/** The responses of the service. */
import type { IncomingMessage } from 'node:http';

export interface ServiceResponse {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Handler = (request: IncomingMessage) => Promise<ServiceResponse>;

export function textResponse(
  status: number,
  line: string,
  headers: Readonly<Record<string, string>> = {},
): ServiceResponse {
  return { status, body: `${line}\n`, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } };
}

/** `policy`: what the page may load. */
export function pageResponse(
  status: number,
  body: string,
  policy: string,
  headers: Readonly<Record<string, string>> = {},
): ServiceResponse {
  const own = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return { status, body, headers: { ...headers, ...own } };
}

export function jsonResponse(status: number, value: unknown): ServiceResponse {
  return { status, body: `${JSON.stringify(value, null, 1)}\n`, headers: { 'Content-Type': 'application/json' } };
}
