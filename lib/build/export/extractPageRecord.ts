/** Extracts from a page the record it has for the build: see `app/_frame/PageRecord.tsx`. */
import { pageRecordSchema, recordMark } from './pageRecord';
import type { PageRecordData } from './pageRecord';

const start = `<script type="application/json" ${recordMark}="">`;
const end = '</script>';

/** Returns the record and the page without it. Throws an Error if the record is missing or invalid; `finishPages` adds the address. */
export function extractPageRecord(html: string): { readonly html: string; readonly record: PageRecordData } {
  const from = html.indexOf(start);
  if (from === -1) throw new Error('The page has no record for the build; <PageRecord> writes it.');
  const to = html.indexOf(end, from);
  const record = pageRecordSchema.parse(JSON.parse(html.slice(from + start.length, to)));
  return { html: html.slice(0, from) + html.slice(to + end.length), record };
}
