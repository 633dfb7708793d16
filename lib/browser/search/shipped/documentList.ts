/** The documents of an index: what is filtered and counted at once, and the hits when they are shown. */
import type { SearchHit, SearchKind } from '../document';
import { joinAddress } from './addresses';
import { unpackColumn } from './column';
import { partMark } from '../words/compounds';
import { unpackLatestValues } from './latestValues';
import { splitRows, unpackNumbers, unpackSet } from './numbers';
import type { HiddenField, ShippedIndex, ShownField } from './shippedIndex';
import { joinTokens } from '../words/tokens';
import type { VocabularyToken } from './vocabulary';

/** What filtering, sorting and counting need: a value for each document. */
export interface DocumentFacts {
  readonly art: readonly SearchKind[];
  readonly thema: readonly (readonly string[])[];
  readonly raeumliche_gliederung: readonly (readonly string[])[];
  readonly jahr: readonly (number | null)[];
  readonly aktualisierungsdatum: readonly (string | null)[];
  readonly gewicht: readonly number[];
  readonly szenario: readonly boolean[];
  readonly antwort_auf: readonly (readonly string[])[];
  readonly namen: readonly (readonly string[])[];
  /** Read when it is asked for. */
  readonly titleOf: (document: number) => string;
}

export interface DocumentList {
  readonly facts: DocumentFacts;
  readonly hit: (document: number) => SearchHit | undefined;
  /**
   * The numbers of the words of a document that are found and not shown. The key of its id is one of its keywords: its
   * number follows those of the vocabulary.
   */
  readonly hidden: (document: number) => (field: HiddenField) => readonly number[];
}

function readFacts(index: ShippedIndex): Omit<DocumentFacts, 'titleOf'> {
  return {
    art: unpackColumn(index.art),
    thema: unpackColumn(index.thema),
    raeumliche_gliederung: unpackColumn(index.raeumliche_gliederung),
    jahr: unpackColumn(index.jahr),
    aktualisierungsdatum: unpackColumn(index.aktualisierungsdatum),
    gewicht: unpackColumn(index.gewicht),
    szenario: unpackColumn(index.szenario),
    antwort_auf: unpackColumn(index.antwort_auf),
    namen: unpackColumn(index.namen),
  };
}

/** Without the marks of parts. */
function plainTokens(vocabulary: readonly VocabularyToken[]): readonly VocabularyToken[] {
  return vocabulary.map(({ text, isWord }) => ({ text: isWord ? text.replaceAll(partMark, '') : text, isWord }));
}

/** Most are never asked for: the sets of a field are unpacked when they are. */
function hiddenReader(index: ShippedIndex, firstKey: number): DocumentList['hidden'] {
  const known = new Map<HiddenField, readonly string[]>();
  return (document) => (field) => {
    const sets = known.get(field) ?? unpackColumn(index.hidden[field]);
    known.set(field, sets);
    const numbers = unpackSet(sets[document] ?? '');
    return field === 'schlagworte' ? [...numbers, firstKey + document] : numbers;
  };
}

export function readDocuments(index: ShippedIndex, vocabulary: readonly VocabularyToken[]): DocumentList {
  const tokens = plainTokens(vocabulary);
  const readText = (row: string): string => joinTokens(unpackNumbers(row).flatMap((number) => tokens[number] ?? []));
  const rows: { readonly [Field in ShownField]: readonly string[] } = {
    bezeichnung: splitRows(index.shown.bezeichnung),
    untertitel: splitRows(index.shown.untertitel),
    beschreibung: splitRows(index.shown.beschreibung),
  };
  const idKeys = splitRows(index.idKeys);
  const [idTypes, urls] = [unpackColumn(index.idTypes), unpackColumn(index.urls)];
  const [values, languages] = [unpackLatestValues(index.wert), unpackColumn(index.sprache)];
  const [previews, areas] = [unpackColumn(index.vorschau), unpackColumn(index.gebiete)];
  const textAt = (field: ShownField, document: number): string => readText(rows[field][document] ?? '');
  const titleOf = (document: number): string => textAt('bezeichnung', document);
  const facts = { ...readFacts(index), titleOf };
  return {
    facts,
    hidden: hiddenReader(index, vocabulary.length),
    hit(document) {
      const art = facts.art[document];
      if (art === undefined) return undefined;
      const untertitel = textAt('untertitel', document);
      const [idType, idKey, preview] = [idTypes[document] ?? '', idKeys[document] ?? '', previews[document] ?? []];
      return {
        ...joinAddress({ idType, idKey, url: urls[document] ?? [] }),
        art,
        bezeichnung: titleOf(document),
        untertitel: untertitel === '' ? null : untertitel,
        beschreibung: textAt('beschreibung', document),
        wert: values[document] ?? null,
        vorschau: preview.length === 0 ? null : preview.join(idKey),
        namen: facts.namen[document] ?? [],
        gebiete: areas[document] ?? null,
        thema: facts.thema[document] ?? [],
        aktualisierungsdatum: facts.aktualisierungsdatum[document] ?? null,
        sprache: languages[document] ?? index.language,
      };
    },
  };
}
