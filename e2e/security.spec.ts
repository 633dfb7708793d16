import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sampleToken } from '../lib/commands/sampleToken';
import { pageOfEachKind } from './support/site';

/** What the browser reports of the policy from now on; by the console, so that no page is missed. */
async function watchPolicy(page: Page): Promise<readonly string[]> {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|^violation /i.test(message.text())) violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      console.log(`violation ${violatedDirective} ${sample}`),
    );
  });
  return violations;
}

for (const [kind, address] of Object.entries(pageOfEachKind)) {
  test(`${kind} violates no policy and asks no other host`, async ({ page }) => {
    const foreign: string[] = [];
    const violations = await watchPolicy(page);
    page.on('request', (request) => {
      if (new URL(request.url()).hostname !== 'localhost') foreign.push(request.url());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
    expect(violations).toEqual([]);
  });
}

test('searching, playing and going from page to page violate no policy', async ({ page }) => {
  const violations = await watchPolicy(page);
  await page.goto('/suche?q=leer');
  await expect(page.getByRole('heading', { level: 2, name: /Treffer$/ })).toBeVisible();
  await page.goto('/interaktiv/quiz-quartier');
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Antwort prüfen' }).click();
  await page.goto('/themen');
  await page.getByRole('main').getByRole('link', { name: 'Tourismus', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tourismus');
  await page.getByRole('searchbox').first().fill('leer');
  await expect(page.getByRole('listbox')).toBeVisible();
  expect(violations).toEqual([]);
});

for (const address of ['/themen', '/suche', '/gibt-es-nicht']) {
  test(`no code turns text into markup or scripts on ${address}, nor moves the base of addresses`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const results = await page.evaluate(() => {
      const attempt = (act: () => void): string => {
        try {
          act();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.head.append(base);
      return [
        attempt(() => document.body.insertAdjacentHTML('beforeend', '<p>smuggled</p>')),
        attempt(() => (document.createElement('script').src = 'https://evil.example/x.js')),
        attempt(() => (document.createElement('script').text = 'alert(1)')),
        new URL(document.baseURI).host === window.location.host ? 'own' : 'moved',
      ];
    });
    // JSON.parse in the policy of pages with an island refuses code in its own way.
    expect(results).toEqual(['TypeError', 'TypeError', expect.stringMatching(/^(Type|Syntax)Error$/), 'own']);
  });
}

test('B5.5 neither prefetch nor soft navigation asks another host for an address that begins like a path', async ({
  page,
}) => {
  const foreign: string[] = [];
  await page.route('**/*', async (route) => {
    if (new URL(route.request().url()).hostname === 'localhost') await route.fallback();
    else {
      foreign.push(route.request().url());
      await route.abort();
    }
  });
  for (const path of [
    '/.//other-host.example/x',
    '/..//other-host.example/x',
    '/themen/%2e%2e//other-host.example/x',
  ]) {
    await page.goto('/themen', { waitUntil: 'networkidle' });
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.setAttribute('href', href);
      link.textContent = 'Umweg';
      document.querySelector('main')?.prepend(link);
    }, path);
    const link = page.getByRole('main').getByRole('link', { name: 'Umweg' });
    await link.hover();
    await page.waitForTimeout(300);
    await link.click();
    await page.waitForLoadState();
    expect(new URL(page.url()).hostname).toBe('localhost');
  }
  expect(foreign).toEqual([]);
});

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
  const words = ['ENTWURF-KANARIENVOGEL', 'SPERRFRIST-KANARIENVOGEL', 'PAKET-KANARIENVOGEL'];
  const canaries = [...words, '31415926', '27182818', '16180339', sampleToken];
  // Rules for web servers and search documents are made of the snapshot, too.
  const files = ['out', 'deploy/generated', '.cache/snapshot'].flatMap(filesBelow);
  expect(files.length).toBeGreaterThan(1000);
  const leaks = files.flatMap((file) => {
    const text = readable(file);
    return canaries.filter((canary) => text.includes(canary)).map((canary) => `${file}: ${canary}`);
  });
  expect(leaks).toEqual([]);
});
