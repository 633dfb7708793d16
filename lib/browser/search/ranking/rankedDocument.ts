import type { SearchDocument } from '../document';

/** What filtering, counting and ordering documents needs. */
export type RankedDocument = Pick<
  SearchDocument,
  'kind' | 'title' | 'themes' | 'divisions' | 'year' | 'updated' | 'weight' | 'isScenario' | 'answers'
>;
