/** Alone: the settings of another office are read before those of the sample. */
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createShippedEngine } from '@/lib/search/shipped/shippedEngine';
import { searchKinds } from '@/lib/search/document';
import { buildIndex } from '@/lib/search-index/buildIndex';
import { withRegionNames } from '@/lib/search-index/documentParts';
import { regionNames, searchRulesOf } from '@/lib/search-index/rulesOfContent';
import { documentOf } from '../../fixtures/searchDocuments';
import pages from '../../fixtures/searchZuerich/pages.json';
import searches from '../../fixtures/searchZuerich/searches.json';
import { zuerichWords } from '../../fixtures/searchZuerich/words';
import { idsFor } from '../../support/relevance';
import { siteWithWords } from '../../support/siteWithWords';

/** Of the searches by somebody who knew neither code nor words, so many begin with a wanted page, or find nothing as wanted. */
const leastRight = 0.9;

vi.hoisted(() => vi.stubEnv('OFFICE_DIR', 'tests/fixtures/office-zuerich'));

it('B8.4 the search of another canton needs other words, and no other code', async () => {
  const content = siteWithWords(zuerichWords)('de');
  const documents = pages.map(({ id, kind, title, subtitle, keywords, description, text }) =>
    documentOf({
      id,
      kind: z.enum(searchKinds).parse(kind),
      title,
      subtitle,
      keywords,
      description,
      text: withRegionNames(text, regionNames(content)),
    }),
  );
  const engine = createShippedEngine(buildIndex(documents, searchRulesOf(content), 'de-CH'));
  const wrong: string[] = [];
  for (const { query, right } of searches) {
    const [first = 'nothing'] = await idsFor(engine, query);
    const isRight = right.length === 0 ? first === 'nothing' : right.includes(first);
    if (!isRight) wrong.push(`«${query}» wants ${right.join(' or ') || 'nothing'}, got ${first}`);
  }
  console.info(`${searches.length - wrong.length} of ${searches.length} as wanted. ${wrong.join('; ')}`);
  expect(1 - wrong.length / searches.length, wrong.join('; ')).toBeGreaterThanOrEqual(leastRight);
  expect(JSON.stringify(documents)).not.toMatch(/Basel|Basler/);
});
