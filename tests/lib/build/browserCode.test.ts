import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { browserModulesOf } from '@/lib/build/browserCode';

const { folder, writeBrowserModule } = await vi.hoisted(async () => {
  const { mkdtempSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  return { folder: mkdtempSync(`${tmpdir()}/browser-code-`), writeBrowserModule: vi.fn() };
});

vi.mock('@/lib/shared/paths', () => ({ paths: { cache: folder, public: folder } }));
vi.mock('@/lib/build/export/browserModule', () => ({ writeBrowserModule }));

afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(() => {
  mkdirSync(`${folder}/assets`, { recursive: true });
  writeBrowserModule.mockReset();
  writeBrowserModule.mockImplementation(() => {
    const addresses = ['/assets/site-1.js', '/assets/embedded-1.js', '/assets/period-1.js'];
    for (const address of addresses) writeFileSync(`${folder}${address}`, '');
    return Promise.resolve(addresses);
  });
});

async function bundlings(code: string): Promise<number> {
  const modules = { browserModule: '/assets/site-1.js', embeddedModule: '/assets/embedded-1.js' };
  expect(await browserModulesOf(code)).toEqual(modules);
  return writeBrowserModule.mock.calls.length;
}

it('bundles the code for browsers once for each version', async () => {
  expect(await bundlings('one')).toBe(1);
  expect(await bundlings('one')).toBe(1);
  expect(await bundlings('two')).toBe(2);
  expect(await bundlings('one')).toBe(3);
});

it('bundles it again if a file of it is gone', async () => {
  await bundlings('three');
  await rm(`${folder}/assets/period-1.js`);
  expect(await bundlings('three')).toBe(2);
});
