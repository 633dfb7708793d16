/** Makes the index that ships with the site. The same documents and rules make the same bytes. */
import { groupBy } from '@/lib/base/groupBy';
import type { SearchDocument } from '../../browser/search/document';
import { hiddenWords } from './documentWords';
import type { SearchRules } from '../../browser/search/searchRules';
import { spellingsOf } from '../../browser/search/spelling';
import { splitAddress, splitAt } from '../../browser/search/shipped/addresses';
import { packColumn } from '../../browser/search/shipped/column';
import { knownWords, markParts } from '../../browser/search/words/compounds';
import { packLatestValues } from '../../browser/search/shipped/latestValues';
import { joinRows, packNumbers, packSet } from '../../browser/search/shipped/numbers';
import { indexFormat } from '../../browser/search/shipped/shippedIndex';
import type { HiddenField, ShippedIndex, ShownField } from '../../browser/search/shipped/shippedIndex';
import { isGap, tokensOf } from '../../browser/search/words/tokens';
import { packVocabulary } from '../../browser/search/shipped/vocabulary';

interface Rows {
  readonly shown: { readonly [Field in ShownField]: readonly (readonly string[])[] };
  readonly hidden: { readonly [Field in HiddenField]: readonly (readonly string[])[] };
}

function rowsOf(documents: readonly SearchDocument[], rules: SearchRules): Rows {
  const stopWords = new Set(rules.stopWords.flatMap(spellingsOf));
  const hidden = documents.map((document) => hiddenWords(document, stopWords));
  return {
    shown: {
      bezeichnung: documents.map(({ bezeichnung }) => tokensOf(bezeichnung)),
      untertitel: documents.map(({ untertitel }) => tokensOf(untertitel ?? '')),
      beschreibung: documents.map(({ beschreibung }) => tokensOf(beschreibung)),
    },
    hidden: {
      schlagworte: hidden.map(({ schlagworte }) => schlagworte),
      kennzahlenset: hidden.map(({ kennzahlenset }) => kennzahlenset),
      bereich: hidden.map(({ bereich }) => bereich),
      text: hidden.map(({ text }) => text),
    },
  };
}

function countsOf(tokens: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...groupBy(tokens, (token) => token)].map(([token, same]) => [token, same.length]));
}

/** One way of writing for hidden words that differ only in capitals: one that is shown, else the most frequent. */
function usualSpellings(shown: ReadonlyMap<string, number>, hidden: ReadonlyMap<string, number>): Map<string, string> {
  const usual = new Map<string, string>();
  for (const counts of [hidden, shown]) {
    const frequentLast = [...counts].sort(([left, many], [right, more]) => many - more || (left < right ? -1 : 1));
    for (const [word] of frequentLast) usual.set(word.toLowerCase(), word);
  }
  return usual;
}

function packRows({ shown, hidden }: Rows, isGerman: boolean): Pick<ShippedIndex, 'vocabulary' | 'shown' | 'hidden'> {
  const shownCounts = countsOf(Object.values(shown).flat(2));
  const hiddenCounts = countsOf(Object.values(hidden).flat(2));
  const usual = usualSpellings(shownCounts, hiddenCounts);
  const written = (word: string): string => usual.get(word.toLowerCase()) ?? word;
  const counts = new Map(shownCounts);
  for (const [word, count] of hiddenCounts) counts.set(written(word), (counts.get(written(word)) ?? 0) + count);
  const known = knownWords(
    isGerman ? [...shownCounts.keys(), ...hiddenCounts.keys()].filter((token) => !isGap(token)) : [],
  );
  const { tiers, numbers } = packVocabulary(counts, (word) => markParts(word, known));
  const numberOf = (token: string): number => numbers.get(token) ?? 0;
  const texts = (field: ShownField): string => joinRows(shown[field].map((row) => packNumbers(row.map(numberOf))));
  const sets = (field: HiddenField): ShippedIndex['hidden'][HiddenField] =>
    packColumn(hidden[field].map((row) => packSet(row.map((word) => numberOf(written(word))))));
  return {
    vocabulary: tiers,
    shown: { bezeichnung: texts('bezeichnung'), untertitel: texts('untertitel'), beschreibung: texts('beschreibung') },
    hidden: {
      schlagworte: sets('schlagworte'),
      kennzahlenset: sets('kennzahlenset'),
      bereich: sets('bereich'),
      text: sets('text'),
    },
  };
}

/** `language` is the BCP 47 name of the documents' language. */
export function buildIndex(documents: readonly SearchDocument[], rules: SearchRules, language: string): ShippedIndex {
  const addresses = documents.map(({ id, url }) => splitAddress(id, url));
  const column = <Value>(valueOf: (document: SearchDocument) => Value): ReturnType<typeof packColumn<Value>> =>
    packColumn(documents.map(valueOf));
  return {
    format: indexFormat,
    documents: documents.length,
    language,
    rules,
    ...packRows(rowsOf(documents, rules), rules.language === 'deu'),
    idTypes: packColumn(addresses.map(({ idType }) => idType)),
    idKeys: addresses.map(({ idKey }) => idKey).join(' '),
    urls: packColumn(addresses.map(({ url }) => url)),
    art: column(({ art }) => art),
    wert: packLatestValues(documents.map(({ wert }) => wert)),
    vorschau: packColumn(
      documents.map(({ vorschau }, index) =>
        vorschau === null ? [] : splitAt(vorschau, addresses[index]?.idKey ?? ''),
      ),
    ),
    namen: column(({ namen }) => namen),
    gebiete: column(({ gebiete }) => gebiete),
    thema: column(({ thema }) => thema),
    raeumliche_gliederung: column(({ raeumliche_gliederung: units }) => units),
    jahr: column(({ jahr }) => jahr),
    aktualisierungsdatum: column(({ aktualisierungsdatum }) => aktualisierungsdatum),
    sprache: column(({ sprache }) => sprache),
    gewicht: column(({ gewicht }) => gewicht),
    szenario: column(({ szenario }) => szenario),
    antwort_auf: column(({ antwort_auf: searches }) => searches),
  };
}
