import { describe, expect, it } from 'vitest';
import { UnfitSearchKeyError } from '@/lib/search-index/server/searchServerErrors';

const url = 'https://search.example.org';

describe('what is said of a search key that is not fit for visitors', () => {
  it('names what it can do beside searching, and what to do', () => {
    expect(new UnfitSearchKeyError(url, [], ['read keys', 'create keys']).message).toBe(
      [
        `The search key in MEILISEARCH_SEARCH_KEY is not fit for visitors of ${url}. Expected: it can search the site, nothing else.`,
        'It can also: read keys, create keys. Everyone who visits the site could do that.',
        'Make the right one with «npm run search:key», set it as MEILISEARCH_SEARCH_KEY, and build the site again.',
      ].join('\n'),
    );
  });

  it('names what it cannot search', () => {
    const { message } = new UnfitSearchKeyError(url, ['search site_de (403)', 'search site_fr (404)'], []);
    expect(message).toContain('It cannot: search site_de (403), search site_fr (404).');
  });

  it('does not blame the key if nothing is indexed yet', () => {
    expect(new UnfitSearchKeyError(url, ['search site_de (404)'], []).message).toBe(
      `The key is right, but ${url} has nothing to search yet: run «npm run search:index», then this again.`,
    );
  });
});
