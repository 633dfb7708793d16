import { describe, expect, it } from 'vitest';
import { islandsOutsideIsland, islandsWithoutDirective, strayClientFiles } from './islands';
import { siteCode } from './sourceFiles';

const island = { path: 'components/search/Search.client.tsx', text: "'use client';\nexport function Search() {}" };

function page(body: string, importLine = "import { Search } from '@/components/search/Search.client';") {
  return {
    path: 'app/[lang]/(site)/suche/page.tsx',
    text: `${importLine}\nexport function Page() { return ${body}; }`,
  };
}

describe('this project', () => {
  it('has no client code outside islands', () => {
    expect(strayClientFiles(siteCode())).toEqual([]);
  });

  it('has no island without "use client"', () => {
    expect(islandsWithoutDirective(siteCode())).toEqual([]);
  });

  it('puts islands into pages only through components/Island.tsx, under their own name', () => {
    expect(islandsOutsideIsland(siteCode())).toEqual([]);
  });
});

describe('the rule finds', () => {
  it('client code that a server file imports', () => {
    const hits = { path: 'components/search/Hits.tsx', text: "/** Hits. */\n'use client';\nexport function Hits() {}" };
    const importer = {
      path: 'app/[lang]/(site)/suche/page.tsx',
      text: "import { Hits } from '@/components/search/Hits';",
    };
    expect(strayClientFiles([hits, importer])).toEqual([
      'components/search/Hits.tsx (imported by app/[lang]/(site)/suche/page.tsx)',
    ]);
  });

  it('client code that nothing imports, but not what only an island imports', () => {
    const hits = { path: 'components/search/Hits.tsx', text: "'use client';\nexport function Hits() {}" };
    expect(strayClientFiles([hits])).toEqual(['components/search/Hits.tsx (imported by nothing)']);
    expect(strayClientFiles([hits, { ...island, text: `'use client';\nimport { Hits } from './Hits';` }])).toEqual([]);
  });

  it('an island that forgot the directive', () => {
    expect(islandsWithoutDirective([{ ...island, text: 'export function Search() {}' }])).toEqual([island.path]);
  });

  it.each([
    ['on its own', '<Search />'],
    ['in another element', '<Island name="Search"><div><Search /></div></Island>'],
    ['under another name', '<Island name="Quiz"><Search>x</Search></Island>'],
    ['handed on as a value', '<Island name="Search">{render(Search)}</Island>'],
  ])('an island %s', (_place, body) => {
    expect(islandsOutsideIsland([island, page(body)])).toEqual(['app/[lang]/(site)/suche/page.tsx:2 Search']);
  });

  it('nothing wrong with an island inside Island, or with its types', () => {
    expect(islandsOutsideIsland([page('<Island name="Search"><Search words="a" /></Island>')])).toEqual([]);
    const typeImport = "import type { Search } from '@/components/search/Search.client';";
    expect(islandsOutsideIsland([page('use<Search>()', typeImport)])).toEqual([]);
  });
});
