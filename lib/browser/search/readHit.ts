/** Reads hits from outside: only what is a hit, with an address that can be followed safely, gets onto the page. */
import { isOwnPath } from '../ownAddress';
import type { AreaValues, DocumentValue, SearchHit } from './document';
import { searchKinds } from './document';
import { isNumber, isText, listOf, oneOf, orNothing, recordOf, shapeOf } from './guards';

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

const isValue = shapeOf<Delivered<Omit<DocumentValue, 'teil'>, 'einheit' | 'veraenderung'>>({
  text: isText,
  zahl: isNumber,
  einheit: orNothing(isText),
  zeitpunkt: isText,
  veraenderung: orNothing(isText),
});

const areAreaValues = shapeOf<AreaValues>({ zeitpunkt: isText, werte: recordOf(isText) });

const areNames = listOf(isText);

/** A hit can do without. */
type Extras = 'wert' | 'vorschau' | 'namen' | 'gebiete';

const isHit = shapeOf<Delivered<Omit<SearchHit, Extras>, 'untertitel' | 'aktualisierungsdatum'>>({
  id: isText,
  art: oneOf(searchKinds),
  bezeichnung: isText,
  untertitel: orNothing(isText),
  beschreibung: isText,
  url: isSafeAddress,
  thema: listOf(isText),
  aktualisierungsdatum: orNothing(isText),
  sprache: isText,
});

/** Unknown to an index that was made before there was the field. */
function isPart(value: object): boolean {
  return 'teil' in value && value.teil === true;
}

function readValue(value: unknown): DocumentValue | null {
  if (!isValue(value)) return null;
  const { text, zahl, einheit, zeitpunkt, veraenderung } = value;
  return { text, zahl, einheit: einheit ?? null, zeitpunkt, veraenderung: veraenderung ?? null, teil: isPart(value) };
}

function readExtras(value: Readonly<Record<string, unknown>>): Pick<SearchHit, Extras> {
  const { wert, vorschau, namen, gebiete } = value;
  return {
    wert: readValue(wert),
    vorschau: isText(vorschau) && isOwnPath(vorschau) ? vorschau : null,
    namen: areNames(namen) ? namen : [],
    gebiete: areAreaValues(gebiete) ? { zeitpunkt: gebiete.zeitpunkt, werte: gebiete.werte } : null,
  };
}

/** The hit, or null for what is none; further fields are left out. */
export function readHit(value: unknown): SearchHit | null {
  if (!isHit(value)) return null;
  const { id, art, bezeichnung, untertitel, beschreibung, url, thema, aktualisierungsdatum, sprache } = value;
  return {
    id,
    art,
    bezeichnung,
    untertitel: untertitel ?? null,
    beschreibung,
    url,
    ...readExtras(value),
    thema,
    aktualisierungsdatum: aktualisierungsdatum ?? null,
    sprache,
  };
}
