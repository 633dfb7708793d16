import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { collectionTypes } from '@/content-types/registry';
import { CmsLimitError } from '@/lib/cms/cmsErrors';
import { connectTo, link, listOf } from '../../fixtures/cmsConnection';
import { serve } from '../../fixtures/faultServer';
import { json, text } from '../../fixtures/faults';

const links = collectionTypes['header-links'];

describe('an answer of the CMS that is too much', () => {
  it.each([
    [
      'sixty million entries',
      json(listOf([link(1)], { total: 60_000_000 })),
      'a list of 60000000 entries, allowed are 10000. If the content really is that large, raise CMS_MAX_ENTRIES',
    ],
    [
      'a packed one of 300 megabytes',
      text(200, gzipSync(Buffer.alloc(300_000_000, ' '), { level: 1 }), { 'Content-Encoding': 'gzip' }),
      'more than 1000000 bytes, allowed are 1000000. If the content really is that large, raise CMS_MAX_ANSWER_BYTES',
    ],
  ])('%s ends the reading at once with its setting', async (_, behaviour, message) => {
    const server = await serve(behaviour);
    const before = process.memoryUsage().rss;
    const reading = connectTo(server.url).cms.list(links, 'de');
    await expect(reading).rejects.toThrow(CmsLimitError);
    await expect(reading).rejects.toThrow(message);
    expect(server.seen).toHaveLength(1);
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });

  it('a file ends with the setting for files', async () => {
    const server = await serve(text(200, Buffer.alloc(1_000_001), { 'Content-Type': 'image/png' }));
    await expect(connectTo(server.url).cms.file('/uploads/a.png')).rejects.toThrow(
      'more than 1000000 bytes, allowed are 1000000. If the content really is that large, raise CMS_MAX_FILE_BYTES',
    );
  });
});
