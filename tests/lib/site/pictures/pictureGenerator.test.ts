import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createPictureGenerator } from '@/lib/site/pictures/pictureGenerator';

it('makes a picture for other sites of a drawing, which lies in a folder of its own', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'workshop-'));
  const originals = path.join(folder, 'media');
  await mkdir(path.join(originals, 'drawings'), { recursive: true });
  await copyFile('tests/fixtures/media/bild.svg', path.join(originals, 'drawings', '0123456789abcdef.svg'));
  const { make } = createPictureGenerator(originals, path.join(folder, 'cache'));
  const crop = { height: 63, focus: { x: 50, y: 50 } };
  const { bytes } = await make({ hash: '0123456789abcdef', width: 120, crop, moving: false, format: 'png' });
  expect([...bytes.subarray(1, 4)].map((code) => String.fromCharCode(code)).join('')).toBe('PNG');
  await rm(folder, { recursive: true, force: true });
});
