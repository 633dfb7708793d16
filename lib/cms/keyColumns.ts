import { collectionNames, collectionTypes } from '@/content-types/registry';
import { contentTypeUid } from '../site/cms-schema/names';

/** By uid, the column that tells the entries of a collection apart; single types have none. */
export const keyColumns: Readonly<Record<string, string>> = Object.fromEntries(
  collectionNames.map((name) => [contentTypeUid(collectionTypes[name]), collectionTypes[name].key]),
);
