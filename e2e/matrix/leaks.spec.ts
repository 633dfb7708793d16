/** What must not be published is in no file of the site, packed or not. */
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { sampleContent } from '../../content-types/sample';
import { sampleToken } from '@/lib/cms/sample-cms/sampleToken';

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(file).isFile());
}

/** A picture may carry text that is compressed: the chunks zTXt and iTXt. */
function textOfPng(bytes: Buffer): string {
  const texts: string[] = [];
  for (let start = 8; start + 8 <= bytes.length; start += bytes.readUInt32BE(start) + 12) {
    const kind = bytes.toString('latin1', start + 4, start + 8);
    const content = bytes.subarray(start + 8, start + 8 + bytes.readUInt32BE(start));
    if (kind === 'zTXt' || kind === 'iTXt') texts.push(...unpacked(content));
  }
  return texts.join('\n');
}

/** What is compressed behind the name of a text. */
function unpacked(content: Buffer): readonly string[] {
  return [...content.keys()].flatMap((start) => {
    if (content[start] !== 0x78) return [];
    try {
      return [inflateSync(content.subarray(start)).toString('latin1')];
    } catch {
      // A letter x, not the beginning of compressed text.
      return [];
    }
  });
}

function readable(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString('latin1');
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString('latin1');
  if (file.endsWith('.png')) return bytes.toString('latin1') + textOfPng(bytes);
  return bytes.toString('latin1');
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
    const text = readable(file);
    return canaries.filter((canary) => text.includes(canary)).map((canary) => `${file}: ${canary}`);
  });
  expect(leaks).toEqual([]);
});
