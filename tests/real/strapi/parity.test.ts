import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSampleCms } from '@/lib/read/sample-cms/server';
import { answerOf } from './answers';
import type { RawServer } from './answers';
import { describeChanges } from './changes/describeChanges';
import { draftsThroughBlocks, rawRequests } from './requests';
import { startStrapi } from './startStrapi';
import { tinyContent, tinyTranslations } from './tinyContent';
import { versionsUnderTest } from './versions';
import { startListening } from './webhooks/listeningService';
import type { ListeningService } from './webhooks/listeningService';
import { describeWebhooks } from './webhooks/describeWebhooks';

const content = { content: tinyContent, translations: tinyTranslations };

describe.each(versionsUnderTest())('Strapi %i', (version) => {
  const running: { close(): Promise<void> }[] = [];
  let sample: RawServer;
  let strapi: RawServer;
  let service: ListeningService;

  beforeAll(async () => {
    const token = 'sample-token';
    const sampleCms = await startSampleCms({ ...content, mediaDir: 'content-types/sample/media', token });
    running.push(sampleCms);
    sample = { url: sampleCms.url, token };
    service = await startListening();
    running.push(service);
    const webhook = { url: `${service.url}/rebuild`, secret: service.secret };
    const started = await startStrapi({ version, ...content, webhook });
    running.push(started);
    strapi = started;
  });

  afterAll(async () => {
    await Promise.all(running.map((server) => server.close()));
  });

  it.each(rawRequests)('B2.4 answers as the sample CMS does: $title', async (request) => {
    expect(await answerOf(strapi, request)).toEqual(await answerOf(sample, request));
  });

  it.runIf(version === 4)(
    'B2.4 delivers drafts through blocks, as the sample CMS does, unless told not to',
    async () => {
      const answer = await answerOf(strapi, draftsThroughBlocks);
      expect(JSON.stringify(answer)).toContain('entwurf');
      expect(answer).toEqual(await answerOf(sample, draftsThroughBlocks));
    },
  );

  it.runIf(version === 5)('B2.4 delivers no drafts through blocks', async () => {
    expect(JSON.stringify(await answerOf(strapi, draftsThroughBlocks))).not.toContain('entwurf');
  });

  // Last, because an editor changes the content here.
  describeWebhooks(version, () => ({ url: strapi.url, service }));
  describeChanges(version, () => strapi);
});
