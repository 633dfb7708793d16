/** Reads hits from outside: only what is a hit, with an address that can be followed safely, gets onto the page. */
import type { DocumentValue, SearchHit, SearchKind } from './document';
import { searchKinds } from './document';

type Fields = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** What is missing is nothing: an index made before there was the field. */
function isTextOrNothing(value: unknown): value is string | null | undefined {
  return value === null || value === undefined || isText(value);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

function isKind(value: unknown): value is SearchKind {
  return searchKinds.some((kind) => kind === value);
}

/**
 * A page of this site, of another website, or a mail address. Stricter than browsers, which mend addresses on the way:
 * what they would have to mend is refused.
 */
export function isSafeAddress(address: string): boolean {
  if (/\p{Cc}/u.test(address)) return false;
  if (/^\/(?![/\\])/.test(address)) return true;
  if (!/^(https?:\/\/[^/\\]|mailto:)/i.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return username === '' && password === '';
}

function readValue(value: unknown): DocumentValue | null {
  if (!isObject(value)) return null;
  const { text, zahl, einheit, zeitpunkt } = value;
  if (!isText(text) || typeof zahl !== 'number' || !isTextOrNothing(einheit) || !isText(zeitpunkt)) return null;
  return { text, zahl, einheit: einheit ?? null, zeitpunkt };
}

function readTexts({ id, bezeichnung, beschreibung, url, sprache }: Fields) {
  if (!isText(id) || !isText(bezeichnung) || !isText(beschreibung) || !isText(sprache)) return null;
  if (!isText(url) || !isSafeAddress(url)) return null;
  return { id, bezeichnung, beschreibung, url, sprache };
}

/** The hit, or null for what is none; further fields are left out. */
export function readHit(value: unknown): SearchHit | null {
  if (!isObject(value)) return null;
  const { art, untertitel, wert, thema, aktualisierungsdatum } = value;
  const texts = readTexts(value);
  if (texts === null || !isKind(art) || !isTexts(thema)) return null;
  if (!isTextOrNothing(untertitel) || !isTextOrNothing(aktualisierungsdatum)) return null;
  return {
    ...texts,
    art,
    untertitel: untertitel ?? null,
    wert: readValue(wert),
    thema,
    aktualisierungsdatum: aktualisierungsdatum ?? null,
  };
}
