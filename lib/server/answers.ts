/** The answers that are not simply a file: plain text, redirects, error pages. */
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { encodeAddress } from '../export/addresses';
import type { ServerRules } from '../export/rules/serverRules';
import { errorPageFor, headersFor } from './matchRules';
import type { RequestPath } from './requestPath';

export interface Answers {
  setHeaders(headers: Readonly<Record<string, string>>): void;
  text(status: number, text: string): void;
  /** 301; the query of the request goes along. */
  redirect(target: string, asked: RequestPath): void;
  /** The error page in the language of the address. */
  notFound(path: string): void;
}

/** Missing when the site was built without one. */
function readPage(rootDir: string, file: string | null): Buffer | null {
  if (file === null) return null;
  try {
    return readFileSync(join(rootDir, file));
  } catch {
    return null;
  }
}

/** Answers for one response, with the headers of the rules. */
export function makeAnswers(rules: ServerRules, rootDir: string, response: ServerResponse): Answers {
  const setHeaders: Answers['setHeaders'] = (headers) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  const text: Answers['text'] = (status, content) => {
    setHeaders({ ...headersFor(rules, '/', status), 'Content-Type': 'text/plain;charset=utf-8' });
    response.writeHead(status).end(content);
  };
  return {
    setHeaders,
    text,
    redirect(target, { path, query }) {
      setHeaders({ ...headersFor(rules, path, 301), Location: `${encodeAddress(target)}${query}` });
      response.writeHead(301).end();
    },
    notFound(path) {
      const file = errorPageFor(rules, path, 404);
      const html = readPage(rootDir, file);
      if (file === null || html === null) {
        text(404, 'Not found\n');
        return;
      }
      const page = `/${file.replace(/\.html$/, '')}`;
      setHeaders({ ...headersFor(rules, page, 404), 'Content-Type': 'text/html;charset=utf-8' });
      response.writeHead(404).end(html);
    },
  };
}
