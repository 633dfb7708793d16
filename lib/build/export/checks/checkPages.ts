/** Checks each page by itself, and the titles of all pages of a language. */
import type { FinishedPage } from '../finishPages';
import type { EditorWarning, ExportProblem } from '../problems';
import { isHost } from '@/lib/shared/host';

function once(count: number, element: string): readonly string[] {
  return count === 1 ? [] : [`The page has ${count} <${element}>; expected exactly one.`];
}

function messagesFor({ facts }: FinishedPage): readonly string[] {
  const messages = [...once(facts.headings, 'h1'), ...once(facts.mains, 'main')];
  if (facts.title === '') messages.push('The page has no <title>.');
  for (const markup of new Set(facts.blocked)) {
    messages.push(`The content security policy blocks ${markup}; use a class, or an attribute of the drawing.`);
  }
  for (const host of facts.embedHosts) {
    if (!isHost(host)) messages.push(`The host of a frame is not a host name: «${host}».`);
  }
  if (facts.inlineScripts > 0) messages.push('An inline script was left; the content security policy blocks it.');
  return messages;
}

/** Checks that each page has one heading, one main area and a title, and nothing that the content security policy blocks. */
export function checkPages(pages: readonly FinishedPage[]): readonly ExportProblem[] {
  return pages.flatMap((page) => messagesFor(page).map((message) => ({ page: page.path, message })));
}

/** Returns a warning for each duplicate id: anchors and labels reach only the first element. */
export function checkIds(pages: readonly FinishedPage[]): readonly EditorWarning[] {
  return pages.flatMap(({ path, facts }) =>
    [...facts.duplicateIds].map((mark): EditorWarning => ({
      kind: 'page',
      page: path,
      fault: { code: 'mark-taken', values: { mark } },
    })),
  );
}

/** Returns a warning for each title that another page of the same language has: readers and search engines could not tell them apart. */
export function checkTitles(pages: readonly FinishedPage[]): readonly EditorWarning[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ path, locale, errorStatus, facts: { title } }): readonly EditorWarning[] => {
    const key = `${locale} ${title}`;
    const other = first.get(key);
    if (errorStatus !== null || title === '') return [];
    if (other !== undefined)
      return [{ kind: 'page', page: path, fault: { code: 'title-taken', values: { title, other } } }];
    first.set(key, path);
    return [];
  });
}
