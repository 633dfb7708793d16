import { describe, expect, it } from 'vitest';
import { collectionNames, collectionTypes, singleNames, singleTypes } from '@/content-types/registry';
import type { CmsOptions } from '@/lib/cms/types';
import { connectTo, testToken } from '../../../fixtures/cmsConnection';
import type { TestConnection } from '../../../fixtures/cmsConnection';
import { startTinySite } from '../../../fixtures/sampleSite';

async function connectToSample(options: Partial<CmsOptions> = {}): Promise<TestConnection> {
  const { url } = await startTinySite({ token: testToken, maxPageSize: 2 });
  return connectTo(url, options);
}

describe('the sample CMS read by the site', () => {
  it.each(['de', 'fr'] as const)('B2.4 every entry passes the check of its type (%s)', async (locale) => {
    const { cms, lines } = await connectToSample();
    for (const name of collectionNames) {
      const type = collectionTypes[name];
      const records = await cms.list(type, locale);
      for (const { attributes } of records) expect(type.schema.safeParse(attributes).error).toBeUndefined();
    }
    for (const name of singleNames) {
      const { schema } = singleTypes[name];
      const record = await cms.single(singleTypes[name], locale);
      expect(record && schema.safeParse(record.attributes).error).toBeFalsy();
    }
    expect(lines).toEqual([]);
  });

  it('B2.5 no draft comes through relations, not even inside blocks', async () => {
    const { cms } = await connectToSample();
    const records = await cms.list(collectionTypes.articles, 'de');
    expect(JSON.stringify(records)).not.toContain('entwurf');
    expect(JSON.stringify(records)).not.toContain('9990');
    expect(records[0]?.attributes).toHaveProperty('content.2.item.indicator', { data: null });
    expect(records[0]?.attributes).toHaveProperty('content.3.indicators.data.length', 1);
  });
});
