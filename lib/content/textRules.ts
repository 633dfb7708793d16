/** Warns editors of what pages silently ignore. None of it prevents an entry from being published. */
import type { ContentType } from '@/content-types/contentType';
import type { Field, Fields } from '@/content-types/definition';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import { defaultLocale } from '@/content-types/locales';
import { describeValue } from '@/content-types/describeValue';
import { isRecord } from '@/lib/shared/browser/isRecord';
import { linkTarget } from '@/lib/i18n/linkTarget';
import type { Reporter } from './findings';
import { framedAddresses } from './framedAddresses';

type Values = Readonly<Record<string, unknown>>;

type Warn = Reporter['warning'];

type Visit = (field: Field, value: unknown, path: string, name: string) => void;

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function blockFields(block: Values): Fields {
  return blockTypes.find(({ kind }) => kind === block['kind'])?.fields ?? {};
}

/** Calls `visit` for every field inside checked values, with its path. */
export function visitFields(fields: Fields, values: Values, before: string, visit: Visit): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    const path = before === '' ? name : `${before}.${name}`;
    visit(field, value, path, name);
    const { storage } = field;
    if (storage.type !== 'component' && storage.type !== 'dynamiczone') continue;
    const isList = Array.isArray(value);
    for (const [index, item] of asList(value).entries()) {
      if (!isRecord(item)) continue;
      const inner = storage.type === 'component' ? storage.component.fields : blockFields(item);
      visitFields(inner, item, isList ? `${path}.${index}` : path, visit);
    }
  }
}

const addressNames: ReadonlySet<string> = new Set(['url', 'src', 'path', 'page', 'previous_version']);

/** Matches the addresses of links and pictures in Markdown; the brackets before may hold anything. */
export const markdownAddress = /\]\([ \t]*<?((?:[^\s()<>]|\([^\s()<>]*\))+)/g;

/** The addresses in the value of a field, as editors wrote them. */
export function addressesIn({ storage }: Field, value: unknown, name: string): readonly string[] {
  if (typeof value !== 'string') return [];
  if (storage.type === 'richtext') return [...value.matchAll(markdownAddress)].flatMap(([, address]) => address ?? []);
  // In some types, the unique field for the entry's own address has such a name.
  return storage.type === 'string' && storage.unique !== true && addressNames.has(name) ? [value] : [];
}

function warnOfLinks(addresses: readonly string[], path: string, warn: Warn): void {
  for (const address of new Set(addresses)) {
    if (linkTarget(address, defaultLocale).kind === 'refused')
      warn(path, { code: 'link-refused', values: { found: describeValue(address) } });
  }
}

const headingLine = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/;
const emptyItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]*$/;
const fence = /^ {0,3}(?:```|~~~)/;

/** The lines of a text outside of code, without empty ones. */
function writtenLines(text: string): readonly string[] {
  let isCode = false;
  return text.split('\n').filter((line) => {
    if (fence.test(line)) isCode = !isCode;
    return !isCode && line.trim() !== '';
  });
}

function warnOfHeadings(lines: readonly string[], path: string, warn: Warn): void {
  for (const [index, line] of lines.entries()) {
    const [, marks, title = ''] = headingLine.exec(line) ?? [];
    if (marks === undefined) continue;
    const words = title.replace(/#+$/, '').trim();
    const [, next] = headingLine.exec(lines[index + 1] ?? '') ?? [];
    const isLast = index === lines.length - 1;
    if (words === '') warn(path, { code: 'heading-without-words' });
    else if (isLast || (next !== undefined && next.length <= marks.length))
      warn(path, { code: 'heading-without-text', values: { heading: describeValue(words) } });
  }
}

function warnOfText(text: string, path: string, warn: Warn): void {
  const lines = writtenLines(text);
  warnOfHeadings(lines, path, warn);
  if (lines.some((line) => emptyItem.test(line))) warn(path, { code: 'list-item-empty' });
  if (text.includes('[](')) warn(path, { code: 'link-without-words' });
  if (text.includes('![')) warn(path, { code: 'picture-in-text' });
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0);
}

/** Groups of which every part may be empty; all others have a required part. */
const mayBeEmpty: ReadonlySet<string> = new Set(['additional-information-box', 'interactive-element', 'info-box']);

function warnOfEmptiness({ storage }: Field, value: unknown, path: string, warn: Warn): void {
  if (storage.type !== 'dynamiczone' && storage.type !== 'component') return;
  const partName = storage.type === 'component' ? storage.component.name : null;
  for (const [index, item] of asList(value).entries()) {
    if (!isRecord(item) || !mayBeEmpty.has(partName ?? String(item['kind']))) continue;
    const parts = Object.entries(item).filter(([name]) => name !== 'kind' && name !== 'title');
    if (parts.every(([, part]) => isEmpty(part)))
      warn(Array.isArray(value) ? `${path}.${index}` : path, { code: 'nothing-inside' });
  }
}

function warnOfFrames(type: ContentType, values: Values, warn: Warn): void {
  for (const [path, address] of framedAddresses(type, values))
    if (/^\s*http:/i.test(address)) warn(path, { code: 'frame-unencrypted' });
}

/** Warns of links, frames, icons, headings and elements that pages leave out. */
export function partsAreShown(type: ContentType, values: Values, { warning }: Reporter): void {
  warnOfFrames(type, values, warning);
  visitFields(type.fields, values, '', (field, value, path, name) => {
    const { storage } = field;
    warnOfEmptiness(field, value, path, warning);
    warnOfLinks(addressesIn(field, value, name), path, warning);
    if (typeof value !== 'string') return;
    if (storage.type === 'richtext') warnOfText(value, path, warning);
    if (storage.type === 'enumeration' && !storage.values.includes(value))
      warning(path, { code: 'unknown-icon', values: { found: describeValue(value) } });
  });
}
