import { pageFacts } from '@/lib/build/export/checks/pageFacts';
import type { FinishedPage } from '@/lib/build/export/finishPages';
import { readTags } from '@/lib/shared/html/tokenizer';

/** A page with the facts of its HTML. */
export function finishedPage(
  path: string,
  html: string,
  more: Partial<Omit<FinishedPage, 'facts'>> = {},
): FinishedPage {
  return {
    path,
    locale: 'de',
    errorStatus: null,
    lastModified: null,
    noindex: false,
    ...more,
    facts: pageFacts(html, readTags(html)),
  };
}

/** The smallest page that passes every check. */
export function soundPage({
  title = 'Titel',
  main = '',
}: { readonly title?: string; readonly main?: string } = {}): string {
  return `<html lang="de"><head><title>${title}</title></head><body><main id="inhalt"><h1>Titel</h1>${main}</main></body></html>`;
}
