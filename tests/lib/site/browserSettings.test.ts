import { expect, it } from 'vitest';
import { parseConfig } from '@/lib/shared/config';
import { halfSearchServer } from '@/lib/site/browserSettings';

const url = { MEILISEARCH_URL: 'https://search.example.org' };
const key = { MEILISEARCH_SEARCH_KEY: 'key' };

it('B8.1 a build says nothing of a search server that is set, or of none', () => {
  expect(halfSearchServer(parseConfig({}))).toBeNull();
  expect(halfSearchServer(parseConfig({ ...url, ...key }))).toBeNull();
});

it.each([
  { environment: url, missing: 'MEILISEARCH_SEARCH_KEY' },
  { environment: key, missing: 'MEILISEARCH_URL' },
])('B8.1 a build says that $missing is missing', ({ environment, missing }) => {
  expect(halfSearchServer(parseConfig(environment))).toBe(
    `No ${missing}: visitors search the index that ships with the site. docs/search.md says how to set both.`,
  );
});
