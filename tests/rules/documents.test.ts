import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '@/package.json';
import { filesIn } from './sourceFiles';

const documents = filesIn('.', /\.md$|^\.env\.example$/);

/** Written by commands, or the example of a step by step guide. */
const notThere = [
  'components/blocks/QuoteBlock/QuoteBlock.tsx',
  'content-types/blocks/quote.ts',
  'deploy/generated/rules.json',
];

/** What a pattern finds in each document, as `document: found`, unless `isThere`. */
function missing(pattern: RegExp, isThere: (found: string, document: string) => boolean): readonly string[] {
  return documents.flatMap(({ path: document, text }) =>
    Array.from(text.matchAll(pattern), ([, found = '']) => found)
      .filter((found) => !isThere(found, document))
      .map((found) => `${document}: ${found}`),
  );
}

describe('the documents', () => {
  it('name commands that exist', () => {
    expect(missing(/npm run (?:--silent )?([a-z][\w:-]*)/g, (name) => name in packageJson.scripts)).toEqual([]);
  });

  it('name files and folders that exist', () => {
    const ownPath = /`((?:app|components|content-types|deploy|docs|e2e|lib|public|tests)\/[\w./[\]-]+)`/g;
    expect(missing(ownPath, (name) => existsSync(name) || notThere.includes(name))).toEqual([]);
  });

  it('of rooms name files and folders of the room, or of the project', () => {
    const inRoom = /`([\w./-]+(?:\/|\.(?:ts|tsx|mjs|json|md)))`/g;
    const exists = (name: string, document: string): boolean =>
      !/^(?:lib|components)\/[\w-]+\/README\.md$/.test(document) ||
      existsSync(path.join(path.dirname(document), name)) ||
      existsSync(name);
    expect(missing(inRoom, exists)).toEqual([]);
  });

  it('link to documents that exist', () => {
    const target = /\]\((?!https?:|mailto:)([^)#\s]+)(?:#[^)]*)?\)/g;
    const exists = (name: string, document: string): boolean => existsSync(path.join(path.dirname(document), name));
    expect(missing(target, exists)).toEqual([]);
  });
});
