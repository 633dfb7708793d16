import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { newSecrets } from '@/lib/office/application';
import { ensureNodeIsSupported, writeSecretFile } from '@/lib/office/prepare';
import { temporaryFolder } from '../commands/temporaryFolder';

describe('Node', () => {
  it.each(['20.19.0', '26.1.0'])('%s runs Strapi', (node) => {
    expect(() => ensureNodeIsSupported(node)).not.toThrow();
  });

  it.each(['18.20.4', '27.0.0'])('%s is refused, with the versions that run it', (node) => {
    expect(() => ensureNodeIsSupported(node)).toThrow(`runs on Node 20 to 26, and this is Node ${node}`);
  });
});

it('each CMS gets secrets of its own', () => {
  const values = [newSecrets(), newSecrets()].flatMap((text) =>
    text
      .trim()
      .split('\n')
      .flatMap((line) => line.slice(line.indexOf('=') + 1).split(',')),
  );
  expect(values).toHaveLength(14);
  expect(new Set(values)).toHaveProperty('size', 14);
  expect(values.every((value) => value.length >= 32)).toBe(true);
});

it('secrets can be read by their owner alone, also in a file that was there', async () => {
  const file = path.join(temporaryFolder().path, 'token.txt');
  await writeFile(file, 'old', { mode: 0o644 });
  await writeSecretFile(file, 'new');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
