/** The data of a page, `{path}/_payload.json`, from which soft navigation shows it. Written by the export. */

import { isObject } from './isObject';

/** Attributes of an element in `<head>`, by name. */
export type HeadAttributes = Readonly<Record<string, string>>;

export interface PagePayload {
  readonly title: string;
  readonly lang: string;
  /** `topics`, `search`, `interactive` or empty. */
  readonly menuKey: string;
  /** Whether it is a page of content: an article, a theme, an indicator, … */
  readonly isContent: boolean;
  readonly canonical: string | null;
  /** `<link rel="alternate">`: `href` with `hreflang`, or with `type` and `title`. */
  readonly alternates: readonly HeadAttributes[];
  readonly description: string | null;
  /** Other named `<meta>` elements of the page. */
  readonly meta: readonly HeadAttributes[];
  /** JSON-LD outside `<main>`. */
  readonly jsonLd: readonly string[];
  /** Content of `<main>`, as HTML. */
  readonly main: string;
  /** The build named in the page. */
  readonly build: string | null;
  /** Stylesheets and modules. */
  readonly assets: readonly string[];
}

function isTextOrNull(value: unknown): boolean {
  return value === null || typeof value === 'string';
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isAttributes(value: unknown): boolean {
  return isObject(value) && Object.values(value).every(isText);
}

/** Whether a value is a complete payload. */
export function isPagePayload(value: unknown): value is PagePayload {
  if (!isObject(value)) return false;
  const texts = ['title', 'lang', 'menuKey', 'main'];
  return (
    texts.every((name) => isText(value[name])) &&
    typeof value['isContent'] === 'boolean' &&
    isTextOrNull(value['canonical']) &&
    isTextOrNull(value['description']) &&
    isTextOrNull(value['build']) &&
    isListOf(value['alternates'], isAttributes) &&
    isListOf(value['meta'], isAttributes) &&
    isListOf(value['jsonLd'], isText) &&
    isListOf(value['assets'], isText)
  );
}

/** Name of the Trusted Types policy under which the browser code may turn `main` into elements. */
export const htmlPolicy = 'site';

/** Name of the `<meta>` that lists the languages a page is written in: `de fr`. */
export const translationsMeta = 'translations';

/** Names of the `<meta>` elements that are the same on every page; the description is a separate field. */
export const siteWideMeta: readonly string[] = [
  'viewport',
  'theme-color',
  'color-scheme',
  'format-detection',
  'next-size-adjust',
];
