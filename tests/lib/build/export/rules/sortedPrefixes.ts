import { languagePrefixes } from '@/lib/site/pageFiles';

/** What addresses of the languages begin with, in the order of the rules: German, which has none, comes last. */
export const sortedPrefixes = [
  ...languagePrefixes()
    .filter((prefix) => prefix !== '')
    .toSorted(),
  '',
];
