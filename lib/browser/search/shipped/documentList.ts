/** The documents of an index: what is filtered and counted at once, and the hits when they are shown. */
import type { SearchHit, SearchKind } from '../document';
import { joinAddress } from './addresses';
import { unpackColumn } from './column';
import { partMark } from './compounds';
import { unpackLatestValues } from './latestValues';
import { splitRows, unpackNumbers } from './numbers';
import type { ShippedIndex, ShownField } from './shippedIndex';
import { joinTokens } from './tokens';
import type { VocabularyToken } from './vocabulary';

/** What filtering, sorting and counting need: a value for each document. */
export interface DocumentFacts {
  readonly art: readonly SearchKind[];
  readonly thema: readonly (readonly string[])[];
  readonly raeumliche_gliederung: readonly (readonly string[])[];
  readonly jahr: readonly (number | null)[];
  readonly aktualisierungsdatum: readonly (string | null)[];
  readonly gewicht: readonly number[];
  readonly namen: readonly (readonly string[])[];
}

export interface DocumentList {
  readonly facts: DocumentFacts;
  readonly titles: () => readonly string[];
  readonly hit: (document: number) => SearchHit | undefined;
}

function readFacts(index: ShippedIndex): DocumentFacts {
  return {
    art: unpackColumn(index.art),
    thema: unpackColumn(index.thema),
    raeumliche_gliederung: unpackColumn(index.raeumliche_gliederung),
    jahr: unpackColumn(index.jahr),
    aktualisierungsdatum: unpackColumn(index.aktualisierungsdatum),
    gewicht: unpackColumn(index.gewicht),
    namen: unpackColumn(index.namen),
  };
}

/** Reads texts, without the marks of parts. */
function textReader(vocabulary: readonly VocabularyToken[]): (row: string) => string {
  const tokens = vocabulary.map(({ text, isWord }) => ({
    text: isWord ? text.replaceAll(partMark, '') : text,
    isWord,
  }));
  return (row) => joinTokens(unpackNumbers(row).flatMap((number) => tokens[number] ?? []));
}

export function readDocuments(index: ShippedIndex, vocabulary: readonly VocabularyToken[]): DocumentList {
  const facts = readFacts(index);
  const readText = textReader(vocabulary);
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
  return {
    facts,
    titles: () => rows.bezeichnung.map(readText),
    hit(document) {
      const art = facts.art[document];
      if (art === undefined) return undefined;
      const untertitel = textAt('untertitel', document);
      const [idType, idKey, preview] = [idTypes[document] ?? '', idKeys[document] ?? '', previews[document] ?? []];
      return {
        ...joinAddress({ idType, idKey, url: urls[document] ?? [] }),
        art,
        bezeichnung: textAt('bezeichnung', document),
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
