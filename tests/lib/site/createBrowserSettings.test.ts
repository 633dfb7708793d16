import { expect, it } from 'vitest';
import { parseConfig } from '@/lib/shared/config';
import { incompleteSearchSettings } from '@/lib/site/createBrowserSettings';

const url = { MEILISEARCH_URL: 'https://search.example.org' };
const key = { MEILISEARCH_SEARCH_KEY: 'key' };

it('B8.1 a build says nothing of a search server that is set, or of none', () => {
  expect(incompleteSearchSettings(parseConfig({}))).toBeNull();
  expect(incompleteSearchSettings(parseConfig({ ...url, ...key }))).toBeNull();
});

it.each([
  { environment: url, missing: 'MEILISEARCH_SEARCH_KEY' },
  { environment: key, missing: 'MEILISEARCH_URL' },
])('B8.1 a build says that $missing is missing', ({ environment, missing }) => {
  expect(incompleteSearchSettings(parseConfig(environment))).toBe(
    `No ${missing}: visitors search the index that ships with the site. docs/search.md says how to set both.`,
  );
});
