/** What the service answers. */

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function text(status: number, line: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, body: `${line}\n`, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers } };
}

export function json(status: number, value: unknown): Answer {
  return { status, body: `${JSON.stringify(value, null, 1)}\n`, headers: { 'Content-Type': 'application/json' } };
}
