/** Takes what a page tells the build out of it: see `app/_frame/PageRecord.tsx`. */
import { pageRecordSchema, recordMark } from './pageRecord';
import type { PageRecordData } from './pageRecord';

const start = `<script type="application/json" ${recordMark}="">`;
const end = '</script>';

/** Throws an Error if there is no record, or not one as expected: `finishPages` names the page. */
export function extractPageRecord(html: string): { readonly html: string; readonly record: PageRecordData } {
  const from = html.indexOf(start);
  if (from === -1) throw new Error('The page has no record for the build; <PageRecord> writes it.');
  const to = html.indexOf(end, from);
  const record = pageRecordSchema.parse(JSON.parse(html.slice(from + start.length, to)));
  return { html: html.slice(0, from) + html.slice(to + end.length), record };
}
