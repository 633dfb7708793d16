/** What must not be published is in no file of the site, packed or not. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { sampleContent } from '../../content-types/sample';
import { sampleToken } from '@/lib/cms/sample-cms/sampleToken';

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());
}

function readable(file: string): Buffer {
  const bytes = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes);
  return file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

test('B2.1 neither the token of the CMS nor a draft nor embargoed content is anywhere in the site', () => {
  const words = ['Kontrolltext-Entwurf', 'Kontrolltext-Sperrfrist', 'Kontrolltext-Paket'];
  const isThere = words.every((word) => JSON.stringify(sampleContent).includes(word));
  test.skip(!isThere, 'the sample content has no such drafts and embargoes');
  const canaries = [...words, '31415926', '27182818', '16180339', sampleToken];
  // Rules for web servers and search documents are made of the snapshot, too.
  const files = ['out', 'deploy/generated', '.cache/snapshot'].flatMap(filesBelow);
  expect(files.length).toBeGreaterThan(100);
  const leaks = files.flatMap((file) => {
    const bytes = readable(file);
    return canaries.filter((canary) => bytes.includes(canary)).map((canary) => `${file}: ${canary}`);
  });
  expect(leaks).toEqual([]);
});
