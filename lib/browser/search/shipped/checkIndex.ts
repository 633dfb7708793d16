/** Whether what was fetched is an index that this code can read. */
import { searchKinds } from '../document';
import type { AreaValues } from '../document';
import { isBoolean, isNumber, isText, listOf, oneOf, orNull, recordOf, shapeOf } from '../guards';
import type { Guard } from '../guards';
import type { SearchRules } from '../searchRules';
import type { Column } from './column';
import type { LatestValues } from './latestValues';
import { splitRows, unpackNumbers } from './numbers';
import { indexFormat } from './shippedIndex';
import type { HiddenField, ShippedIndex, ShownField, VocabularyTier } from './shippedIndex';

function columnOf<Value>(guard: Guard<Value>): Guard<Column<Value>> {
  return shapeOf<Column<Value>>({ values: listOf(guard), rows: isText });
}

function isUnlike(value: unknown): value is SearchRules['unlike'][number] {
  return listOf(isText)(value) && value.length > 0;
}

function isKindWords(value: unknown): value is SearchRules['kindWords'][number] {
  return listOf(isText)(value) && value.length > 0;
}

function isRelation(value: unknown): value is SearchRules['related'][number] {
  return listOf(listOf(isText))(value) && value.length === 2;
}

const isRules = shapeOf<SearchRules>({
  language: oneOf(['deu', 'fra', 'ita', 'eng']),
  months: listOf(isText),
  stopWords: listOf(isText),
  dividingWords: listOf(isText),
  lightWords: listOf(isText),
  kindWords: listOf(isKindWords),
  synonyms: listOf(listOf(isText)),
  sameValue: listOf(listOf(isText)),
  related: listOf(isRelation),
  exactWords: listOf(isText),
  unlike: listOf(isUnlike),
  scenario: isText,
});

const areValues = shapeOf<LatestValues>({
  zahl: listOf(orNull(isNumber)),
  text: columnOf(isText),
  einheit: columnOf(orNull(isText)),
  zeitpunkt: columnOf(isText),
  veraenderung: columnOf(orNull(isText)),
  teil: columnOf(isBoolean),
});

const isIndex = shapeOf<ShippedIndex>({
  format: oneOf([indexFormat]),
  documents: isNumber,
  language: isText,
  rules: isRules,
  vocabulary: listOf(shapeOf<VocabularyTier>({ gaps: listOf(isText), words: isText })),
  shown: shapeOf<{ readonly [Field in ShownField]: string }>({
    bezeichnung: isText,
    untertitel: isText,
    beschreibung: isText,
  }),
  hidden: shapeOf<{ readonly [Field in HiddenField]: Column<string> }>({
    schlagworte: columnOf(isText),
    kennzahlenset: columnOf(isText),
    bereich: columnOf(isText),
    text: columnOf(isText),
  }),
  idTypes: columnOf(isText),
  idKeys: isText,
  urls: columnOf(listOf(isText)),
  art: columnOf(oneOf(searchKinds)),
  wert: areValues,
  vorschau: columnOf(listOf(isText)),
  namen: columnOf(listOf(isText)),
  gebiete: columnOf(orNull(shapeOf<AreaValues>({ zeitpunkt: isText, werte: recordOf(isText) }))),
  thema: columnOf(listOf(isText)),
  raeumliche_gliederung: columnOf(listOf(isText)),
  jahr: columnOf(orNull(isNumber)),
  aktualisierungsdatum: columnOf(orNull(isText)),
  sprache: columnOf(isText),
  gewicht: columnOf(isNumber),
  szenario: columnOf(isBoolean),
  antwort_auf: columnOf(listOf(isText)),
});

/** Half a file has fields of different length. */
function hasEqualRows(index: ShippedIndex): boolean {
  const { shown, hidden, wert, idKeys, idTypes, urls, art, thema, raeumliche_gliederung: units, jahr } = index;
  const { aktualisierungsdatum: dates, sprache, gewicht, szenario, antwort_auf: pinned } = index;
  const others = [idTypes, urls, art, thema, units, jahr, dates, sprache, gewicht, szenario, pinned];
  const values = [wert.text, wert.einheit, wert.zeitpunkt, wert.veraenderung, wert.teil];
  const answers = [index.vorschau, index.namen, index.gebiete];
  const columns = [...Object.values(hidden), ...values, ...answers, ...others];
  const count = wert.zahl.length;
  const texts = [...Object.values(shown), idKeys];
  return (
    columns.every(({ rows }) => unpackNumbers(rows).length === count) &&
    // No row and one without text are written alike.
    (count === 0 || texts.every((rows) => splitRows(rows).length === count))
  );
}

/** The index, or null if it is of another format, or damaged. */
export function checkIndex(value: unknown): ShippedIndex | null {
  return isIndex(value) && hasEqualRows(value) ? value : null;
}
