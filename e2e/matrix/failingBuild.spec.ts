/** B2.9: a build that cannot read the whole CMS changes nothing of the site that is there. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { sampleContent, sampleTranslations } from '../../content-types/sample';
import { listen, serverUrl } from '@/lib/shared/listen';
import { startSampleCms } from '@/lib/cms/sample-cms/sampleCms';

const token = 'token-of-the-failing-cms';
const answersBeforeFailure = 40;

/** Passes requests on to a CMS, and answers 503 after some time. */
async function startFailingProxy(target: string): Promise<{ url: string; close: () => void }> {
  let answered = 0;
  const server = createServer((request, response) => {
    answered += 1;
    if (answered > answersBeforeFailure) {
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service Unavailable</h1>');
      return;
    }
    const headers = { authorization: request.headers.authorization ?? '' };
    void fetch(`${target}${request.url ?? ''}`, { headers }).then(async (answer) => {
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  return { url: serverUrl('127.0.0.1', await listen(server)), close: () => server.close() };
}

const failureSchema = z.object({ code: z.number(), stderr: z.string() });

async function failedBuild(cmsUrl: string): Promise<z.infer<typeof failureSchema>> {
  try {
    await promisify(execFile)(process.execPath, ['--import', 'tsx', 'lib/commands/build.ts'], {
      env: {
        ...process.env,
        CMS_URL: cmsUrl,
        CMS_TOKEN: token,
        SITE_URL: 'https://statistik.example',
        OFFICE_DIR: 'content-types/sample/office',
      },
    });
  } catch (error) {
    return failureSchema.parse(error);
  }
  throw new Error('The build ended well; it should have failed.');
}

test('B2.9 a CMS that fails half-way ends the build with its cause, and the site stays', async ({ request }) => {
  const files = ['out/builds/latest.json', 'out/index.html', '.cache/build.json', '.cache/snapshot/manifest.json'];
  const before = files.map((file) => readFileSync(file, 'utf8'));
  const cms = await startSampleCms({
    content: sampleContent,
    translations: sampleTranslations,
    mediaDir: 'content-types/sample/media',
    token,
  });
  const proxy = await startFailingProxy(cms.url);
  const { code, stderr } = await failedBuild(proxy.url);
  proxy.close();
  await cms.close();

  expect(code).toBe(1);
  expect(stderr).toContain('503');
  expect(stderr).toContain('Fetch error in endpoint');
  expect(stderr).not.toContain(token);
  expect(stderr.trim().split('\n').length).toBeLessThanOrEqual(40);
  expect(files.map((file) => readFileSync(file, 'utf8'))).toEqual(before);
  expect((await request.get('/')).status()).toBe(200);
});
