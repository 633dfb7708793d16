import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { sampleToken } from '../lib/commands/sampleToken';
import { pageOfEachKind } from './support/site';

for (const [kind, address] of Object.entries(pageOfEachKind)) {
  test(`${kind} violates no policy and asks no other host`, async ({ page }) => {
    const foreign: string[] = [];
    const violations: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
    });
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) violations.push(message.text());
    });
    page.on('pageerror', (error) => violations.push(error.message));
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
    expect(violations).toEqual([]);
  });
}

function readable(file: string): string {
  const bytes = readFileSync(file);
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString('latin1');
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString('latin1');
  return bytes.toString('latin1');
}

test('B2.1 neither the token of the CMS nor a draft nor embargoed content is anywhere in the site', () => {
  const canaries = ['ENTWURF-KANARIENVOGEL', 'SPERRFRIST-KANARIENVOGEL', '31415926', '27182818', sampleToken];
  const files = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .map((file) => path.join('out', file))
    .filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(1000);
  const leaks = files.flatMap((file) => {
    const text = readable(file);
    return canaries.filter((canary) => text.includes(canary)).map((canary) => `${file}: ${canary}`);
  });
  expect(leaks).toEqual([]);
});
