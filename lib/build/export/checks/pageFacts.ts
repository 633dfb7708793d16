/** Collects what the checks and rules need to know about a page, in one pass. */
import type { Tag } from '@/lib/shared/html/tokenizer';
import { pageTitle } from '../extractPayload';

export interface PageFacts {
  readonly title: string;
  readonly headings: number;
  readonly mains: number;
  /** Names of the page's islands. */
  readonly islands: readonly string[];
  readonly ids: ReadonlySet<string>;
  readonly duplicateIds: ReadonlySet<string>;
  /** Whether the page has an SVG that is not just decoration. */
  readonly chart: boolean;
  /** Every address on the page, as written. */
  readonly references: readonly string[];
  /** Addresses of pictures on the page and of its share image. */
  readonly pictures: readonly string[];
  /** Addresses of the scripts that current browsers run. */
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
  /** Inline scripts that a browser would run. */
  readonly inlineScripts: number;
  /** What the content security policy blocks: `<p style>`, `<style>`, `<button onclick>`. */
  readonly blocked: readonly string[];
  /** Hosts of frames, including those that wait for consent. */
  readonly embedHosts: readonly string[];
}

const referenceAttributes: ReadonlySet<string> = new Set([
  'href',
  'src',
  'poster',
  'action',
  'formaction',
  'xlink:href',
]);
const runningTypes: ReadonlySet<string> = new Set(['', 'module', 'text/javascript', 'application/javascript']);

interface Findings {
  readonly ids: Set<string>;
  readonly duplicateIds: Set<string>;
  readonly references: string[];
  readonly pictures: string[];
  readonly blocked: string[];
  readonly embedHosts: string[];
}

function candidates(sourceSet: string): readonly string[] {
  return sourceSet
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '');
}

function noteId({ ids, duplicateIds }: Findings, id: string): void {
  (ids.has(id) ? duplicateIds : ids).add(id);
}

/** Runs for every attribute on the site, so each name is tested as little as possible. */
function noteAttribute(findings: Findings, element: string, name: string, value: string): void {
  if (name === 'id') noteId(findings, value);
  else if (referenceAttributes.has(name)) findings.references.push(value);
  else if (name === 'srcset' || name === 'imagesrcset') findings.references.push(...candidates(value));
  else if (name === 'data-embed-host') findings.embedHosts.push(value);
  else if (name === 'style' || /^on[a-z]/.test(name)) findings.blocked.push(`<${element} ${name}="${value}">`);
}

function picturesOf({ name, attributes }: Tag): readonly string[] {
  const isShared =
    name === 'meta' && /^(?:og|twitter):image$/.test(attributes.get('property') ?? attributes.get('name') ?? '');
  if (isShared) return [attributes.get('content') ?? ''];
  if (name !== 'img' && name !== 'source') return [];
  const single = name === 'img' ? [attributes.get('src') ?? ''] : [];
  return [...single, ...candidates(attributes.get('srcset') ?? '')];
}

function noteTag(findings: Findings, tag: Tag): void {
  const { name, attributes } = tag;
  findings.pictures.push(...picturesOf(tag));
  if (name === 'style') findings.blocked.push('<style>');
  for (const [attribute, value] of attributes) noteAttribute(findings, name, attribute, value);
  const frame = name === 'iframe' ? attributes.get('src') : undefined;
  if (frame !== undefined && URL.canParse(frame)) findings.embedHosts.push(new URL(frame).host);
}

function runsInline({ attributes }: Tag): boolean {
  return !attributes.has('src') && runningTypes.has((attributes.get('type') ?? '').toLowerCase());
}

/** Returns the facts about a page; `tags` are those of `html`. */
export function pageFacts(html: string, tags: readonly Tag[]): PageFacts {
  const findings: Findings = {
    ids: new Set(),
    duplicateIds: new Set(),
    references: [],
    pictures: [],
    blocked: [],
    embedHosts: [],
  };
  const starts = tags.filter((tag) => tag.kind === 'start');
  for (const tag of starts) noteTag(findings, tag);
  const scripts = starts.filter(({ name, attributes }) => name === 'script' && !attributes.has('nomodule'));
  const sheets = starts.filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === 'stylesheet');
  return {
    ...findings,
    title: pageTitle(html, tags),
    headings: starts.filter(({ name }) => name === 'h1').length,
    mains: starts.filter(({ name }) => name === 'main').length,
    // Icons are hidden from screen readers, charts are not.
    chart: starts.some(({ name, attributes }) => name === 'svg' && attributes.get('aria-hidden') !== 'true'),
    islands: starts.flatMap(({ attributes }) => attributes.get('data-island') ?? []),
    scripts: scripts.flatMap(({ attributes }) => attributes.get('src') ?? []),
    stylesheets: sheets.flatMap(({ attributes }) => attributes.get('href') ?? []),
    inlineScripts: scripts.filter(runsInline).length,
  };
}
