/** Reads hits from outside: only what is a hit, with an address that can be followed safely, gets onto the page. */
import { isOwnPath } from '@/lib/shared/browser/ownAddress';
import type { AreaValues, DocumentValue, SearchHit } from './document';
import { searchKinds } from './document';
import { isNumber, isText, arrayOf, oneOf, optional, recordOf, objectOf } from './guards';

/**
 * A page of this site, of another website, or a mail address. Stricter than browsers, which repair addresses:
 * what they would have to repair is rejected.
 */
export function isSafeAddress(address: unknown): address is string {
  if (!isText(address) || /\p{Cc}/u.test(address)) return false;
  if (isOwnPath(address)) return true;
  if (!/^(https?:\/\/[^/\\]|mailto:)/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

/** As an index delivers it that was made before there were all fields. */
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

/** A hit can do without. */
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

/** Unknown to an index that was made before there was the field. */
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

/** The hit, or null for what is none; further fields are left out. */
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
