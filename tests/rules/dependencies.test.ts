import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testedVersion } from '@/lib/build/next/unexpected';

const versions = z.record(z.string(), z.string());
const manifest = z
  .object({ dependencies: versions, devDependencies: versions })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));
const declared = { ...manifest.dependencies, ...manifest.devDependencies };

/** `- `name` (licence): reason. Rejected: alternative.` */
const line = /^- `(?<name>[^`]+)` \((?<licence>[^)]+)\): .+\. Rejected: .+\.$/;

const lines = readFileSync('docs/dependencies.md', 'utf8')
  .split('\n')
  .filter((text) => text.startsWith('- '));

const documented = lines.flatMap((text) => {
  const { name, licence } = line.exec(text)?.groups ?? {};
  return name === undefined || licence === undefined ? [] : [{ name, licence }];
});

describe('packages', () => {
  it('have exact versions', () => {
    expect(Object.entries(declared).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('have a reason, a rejected alternative and a licence in docs/dependencies.md', () => {
    expect(lines.filter((text) => !line.test(text))).toEqual([]);
  });

  it('have the Next.js that lib/build/next is made for; after an upgrade: npm run test:next, then raise testedVersion', () => {
    expect(manifest.dependencies['next']).toBe(testedVersion);
  });

  it('each have their line there, and no other has one', () => {
    expect(documented.map(({ name }) => name).toSorted()).toEqual(Object.keys(declared).toSorted());
  });

  it.each(documented)('$name comes under $licence', ({ name, licence }) => {
    const installed: unknown = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
    expect(installed).toMatchObject({ license: licence });
  });
});
