import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinStyleSheets, writeStyleSheets } from '@/lib/next/joinStyleSheets';
import { UnexpectedNextError } from '@/lib/next/unexpected';

const chunks = '/_next/static/chunks';
const joined = `${chunks}/0first.1second.css`;

function link(name: string): string {
  return `<link rel="stylesheet" href="${chunks}/${name}.css" data-precedence="next"/>`;
}

describe('the style sheets of a page', () => {
  let folder: string;

  const fileOf = (address: string): string => path.join(folder, address);
  const write = (name: string, text: string): void => writeFileSync(fileOf(`${chunks}/${name}.css`), text);
  const isThere = (name: string): boolean => existsSync(fileOf(`${chunks}/${name}.css`));

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'style-sheets-'));
    mkdirSync(fileOf(chunks), { recursive: true });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('become one, named by its parts', () => {
    expect(joinStyleSheets(`<head>${link('0first')}${link('1second')}<title>Themen</title></head>`)).toBe(
      `<head><link rel="stylesheet" href="${joined}"/><title>Themen</title></head>`,
    );
  });

  it('stay as they are if there is one', () => {
    expect(joinStyleSheets(`<head>${link('0first')}</head>`)).toBe(`<head>${link('0first')}</head>`);
  });

  it('are not joined around what stands between them', () => {
    expect(() => joinStyleSheets(`${link('0first')}<title>Themen</title>${link('1second')}`)).toThrow(
      UnexpectedNextError,
    );
  });

  it('are written in their order, shortened as a whole, and parts that no page names go', async () => {
    write('0first', 'b{color:red}');
    write('1second', '\na{color:red}');
    write('2alone', 'c{}');
    await writeStyleSheets(folder, new Set([joined, `${chunks}/2alone.css`]));
    expect(readFileSync(fileOf(joined), 'utf8')).toBe('b,a{color:red}');
    expect(['0first', '1second', '2alone'].map(isThere)).toEqual([false, false, true]);
  });

  it('are those of the earlier build if it has written them', async () => {
    write('0first.1second', 'a{}\nb{}');
    await writeStyleSheets(folder, new Set([joined]));
    expect(readFileSync(fileOf(joined), 'utf8')).toBe('a{}\nb{}');
  });
});
