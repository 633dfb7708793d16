import { readdirSync, rmSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { layAside, withBody } from '@/lib/next/asideMarkup';
import { temporaryFolder } from '../export/sampleExport';

const markup = '<main>1 < 2, $& und $1</main>';

let folder: string;

beforeEach(async () => {
  folder = await temporaryFolder();
});

describe('layAside', () => {
  it('leaves a mark, in whose place the text comes back letter by letter', () => {
    const mark = layAside(markup, folder);
    expect(mark).not.toContain('main');
    expect(withBody(`<body data-menu-key="">${mark}</body>`, folder)).toBe(`<body data-menu-key="">${markup}</body>`);
  });

  it('keeps the same text once, and others apart', () => {
    const mark = layAside(markup, folder);
    expect(layAside(markup, folder)).toBe(mark);
    expect(withBody(layAside('<main></main>', folder), folder)).toBe('<main></main>');
    expect(readdirSync(folder)).toHaveLength(2);
  });

  it('names its text, so that a page whose text is gone fails', () => {
    const mark = layAside(markup, folder);
    rmSync(folder, { recursive: true });
    expect(() => withBody(mark, folder)).toThrow('ENOENT');
  });
});

it('leaves a page as it is whose text was not laid aside', () => {
  const page = '<body><div data-island="Quiz"></div></body>';
  expect(withBody(page, folder)).toBe(page);
});
