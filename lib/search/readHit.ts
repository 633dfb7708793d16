/** Validates hits from outside: only well-formed ones with a safe address reach the page. */
import { isOwnPath } from '@/lib/shared/browser/ownAddress';
import type { AreaValues, DocumentValue, SearchHit } from './document';
import { searchKinds } from './document';
import { isNumber, isText, arrayOf, oneOf, optional, recordOf, objectOf } from './guards';

/**
 * Whether an address leads to a page of this site, to another website or to a mailbox. Stricter than browsers:
 * addresses that they would repair are rejected.
 */
export function isSafeAddress(address: unknown): address is string {
  if (!isText(address) || /\p{Cc}/u.test(address)) return false;
  if (isOwnPath(address)) return true;
  if (!/^(https?:\/\/[^/\\]|mailto:)/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** A shape as an older index delivers it, without newer fields. */
type Delivered<Shape, Rare extends keyof Shape> = Omit<Shape, Rare> & {
  readonly [Name in Rare]: Shape[Name] | undefined;
};

const isValue = objectOf<Delivered<Omit<DocumentValue, 'isPart'>, 'unit' | 'change'>>({
  text: isText,
  number: isNumber,
  unit: optional(isText),
  period: isText,
  change: optional(isText),
});

const areAreaValues = objectOf<AreaValues>({ period: isText, values: recordOf(isText) });

const areNames = arrayOf(isText);

/** Optional fields of a hit. */
type Extras = 'value' | 'preview' | 'names' | 'areas';

const isHit = objectOf<Delivered<Omit<SearchHit, Extras>, 'subtitle' | 'updated'>>({
  id: isText,
  kind: oneOf(searchKinds),
  title: isText,
  subtitle: optional(isText),
  description: isText,
  url: isSafeAddress,
  themes: arrayOf(isText),
  updated: optional(isText),
  language: isText,
});

/** False if the field is missing, as in older indexes. */
function isPart(value: object): boolean {
  return 'isPart' in value && value.isPart === true;
}

function readValue(value: unknown): DocumentValue | null {
  if (!isValue(value)) return null;
  const { text, number, unit, period, change } = value;
  return { text, number, unit: unit ?? null, period, change: change ?? null, isPart: isPart(value) };
}

function readExtras({ value, preview, names, areas }: Readonly<Record<string, unknown>>): Pick<SearchHit, Extras> {
  return {
    value: readValue(value),
    preview: isText(preview) && isOwnPath(preview) ? preview : null,
    names: areNames(names) ? names : [],
    areas: areAreaValues(areas) ? { period: areas.period, values: areas.values } : null,
  };
}

/** Returns the hit without further fields; null if the value is not a hit. */
export function readHit(value: unknown): SearchHit | null {
  if (!isHit(value)) return null;
  const { id, kind, title, subtitle, description, url, themes, updated, language } = value;
  return {
    id,
    kind,
    title,
    subtitle: subtitle ?? null,
    description,
    url,
    ...readExtras(value),
    themes,
    updated: updated ?? null,
    language,
  };
}
