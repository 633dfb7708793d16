/** The answers that are not simply a file: plain text, redirects, error pages. */
import type { ServerResponse } from 'node:http';
import { encodeAddress } from '../../site/pageFiles';
import type { ServerRules } from '../rules/serverRules';
import { errorPageFor, headersFor } from './matchRules';
import { openFirst } from './openFile';
import type { Overlay } from './overlay';
import type { RequestPath } from './requestPath';

export interface Responses {
  text(status: number, text: string): void;
  /** 301; the query of the request goes along. */
  redirect(target: string, asked: RequestPath): void;
  /** The error page in the language of the address. */
  notFound(path: string): Promise<void>;
}

/** Missing when the site was built without one. */
async function readPage(rootDir: string, name: string | null): Promise<string | null> {
  const file = name === null ? null : await openFirst(rootDir, [name]);
  if (file === null) return null;
  try {
    return await file.handle.readFile('utf8');
  } finally {
    await file.handle.close();
  }
}

/** The site that is served. */
export interface ServedSite {
  readonly rootDir: string;
  readonly rules: ServerRules;
  readonly overlay: Overlay | undefined;
}

/** Answers for one response, with the headers of the rules. */
export function makeAnswers({ rules, rootDir, overlay }: ServedSite, response: ServerResponse): Responses {
  const setHeaders = (headers: Readonly<Record<string, string>>): void => {
    for (const [name, value] of Object.entries(overlay?.headers(headers) ?? headers)) response.setHeader(name, value);
  };
  const text: Responses['text'] = (status, content) => {
    setHeaders({ ...headersFor(rules, '/', { status }), 'Content-Type': 'text/plain;charset=utf-8' });
    response.writeHead(status).end(content);
  };
  return {
    text,
    redirect(target, { path, query }) {
      setHeaders({ ...headersFor(rules, path, { status: 301 }), Location: `${encodeAddress(target)}${query}` });
      response.writeHead(301).end();
    },
    async notFound(path) {
      const file = errorPageFor(rules, path, 404);
      const html = await readPage(rootDir, file);
      if (file === null || html === null) {
        text(404, 'Not found\n');
        return;
      }
      const page = `/${file.replace(/\.html$/, '')}`;
      setHeaders({ ...headersFor(rules, page, { status: 404 }), 'Content-Type': 'text/html;charset=utf-8' });
      response.writeHead(404).end(overlay?.page(html) ?? html);
    },
  };
}
