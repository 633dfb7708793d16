import { expect, it } from 'vitest';
import { editorProblems } from '@/lib/build/editorProblems';
import { entryId } from '@/lib/content/findings';
import { linkEntries } from '@/lib/content/linkEntries';
import type { EditorWarning } from '@/lib/build/export/problems';
import type { SourceRecord } from '@/lib/content/readSource';
import { article, checked, indicatorSet, said, theme, wireText } from '../content/records';

const cmsUrl = 'https://cms.example/api';

function told(warnings: readonly EditorWarning[], ...records: readonly SourceRecord[]): readonly string[] {
  const entries = linkEntries(checked(...records)).entries.map((entry) => ({ ...entry, hash: '' }));
  return editorProblems(warnings, { entries, source: { cmsUrl, drafts: false } }).map(
    (problem) =>
      `${entryId(problem)} ${problem.field}: ${said(problem)} ${problem.editAddress === null ? 'nowhere' : 'edit'}`,
  );
}

function broken(page: string, address: string): EditorWarning {
  return { kind: 'address', page, fault: { code: 'link-nowhere', values: { address } } };
}

const text = wireText('Siehe [dort](/thema/weg) und [hier](/fr/thema/weg).');

it('a link is told of where it is written, once for all languages that show the German text', () => {
  const pages = ['/artikel/erster', '/fr/artikel/erster', '/en/artikel/erster'];
  const links = ['/thema/weg', '/fr/thema/weg', '/en/thema/weg'];
  const warnings = pages.map((page, index) => broken(page, links[index] ?? ''));
  const problems = told(warnings, theme('wohnen'), article('erster', { content: [text] }));
  expect(problems).toContain('articles/erster/de content.0.body: link-nowhere /thema/weg edit');
  expect(problems.filter((problem) => problem.includes(' /thema/weg '))).toHaveLength(1);
});

it('a translation has its own', () => {
  const problems = told(
    [broken('/fr/artikel/erster', '/fr/thema/weg')],
    theme('wohnen'),
    article('erster', { content: [wireText('[a](/thema/weg)')] }),
    article('erster', { content: [wireText('[b](/thema/weg)')] }, { locale: 'fr', id: 2 }),
  );
  expect(problems).toEqual(['articles/erster/fr content.0.body: link-nowhere /thema/weg edit']);
});

it('a title is told of at the entry of its page, and a redirect where it was written', () => {
  const left: EditorWarning = {
    kind: 'address',
    page: '/fr/thema/alt',
    fault: { code: 'redirect-hides-page', values: { address: '/fr/thema/alt' } },
  };
  const sameTitle: EditorWarning = {
    kind: 'page',
    page: '/thema/wohnen',
    fault: { code: 'title-taken', values: { title: 'Wohnen', other: '/thema/miete' } },
  };
  expect(told([left, sameTitle], theme('wohnen', { redirects_from: ['/thema/alt'] }))).toEqual([
    'display-themes/wohnen/de redirects_from: redirect-hides-page /thema/alt edit',
    'display-themes/wohnen/de : title-taken Wohnen /thema/miete edit',
  ]);
});

it('a title of a chapter is told of at the set', () => {
  const sameTitle: EditorWarning = {
    kind: 'page',
    page: '/fr/indikatorenset/markt/preise/miete',
    fault: { code: 'title-taken', values: { title: 'Miete', other: '/thema/miete' } },
  };
  expect(told([sameTitle], indicatorSet('markt'))).toEqual([
    'indikatorensets/markt/de : title-taken Miete /thema/miete edit',
  ]);
});

it('an address that nobody wrote in the CMS is nobody’s there', () => {
  expect(told([broken('/thema/wohnen', '/vorlage/weg')], theme('wohnen'))).toEqual([]);
});
