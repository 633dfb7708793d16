import type { SearchDocument } from '../document';

/** What filtering, counting and ordering documents needs. */
export type RankedDocument = Pick<
  SearchDocument,
  | 'art'
  | 'bezeichnung'
  | 'thema'
  | 'raeumliche_gliederung'
  | 'jahr'
  | 'aktualisierungsdatum'
  | 'gewicht'
  | 'szenario'
  | 'antwort_auf'
>;
