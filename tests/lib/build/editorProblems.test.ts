import { expect, it } from 'vitest';
import { editorProblems } from '@/lib/build/editorProblems';
import { linkEntries } from '@/lib/content/link';
import type { Problem as PageProblem } from '@/lib/export/problems';
import type { SourceRecord } from '@/lib/content/source';
import { article, checked, theme, wireText } from '../content/records';

const cmsUrl = 'https://cms.example/api';

function told(warnings: readonly PageProblem[], ...records: readonly SourceRecord[]): readonly string[] {
  const entries = linkEntries(checked(...records)).entries.map((entry) => ({ ...entry, hash: '' }));
  return editorProblems(warnings, { entries, source: { cmsUrl, drafts: false } }).map(
    ({ type, key, locale, field, message, editAddress }) =>
      `${type}/${key}/${locale} ${field}: ${message} ${editAddress === null ? 'nowhere' : 'edit'}`,
  );
}

function broken(page: string, link: string): PageProblem {
  return { page, message: `The link «${link}» leads to no page and no file.` };
}

const text = wireText('Siehe [dort](/thema/weg) und [hier](/fr/thema/weg).');

it('a link is told of where it is written, once for all languages that show the German text', () => {
  const pages = ['/artikel/erster', '/fr/artikel/erster', '/en/artikel/erster'];
  const links = ['/thema/weg', '/fr/thema/weg', '/en/thema/weg'];
  const warnings = pages.map((page, index) => broken(page, links[index] ?? ''));
  const problems = told(warnings, theme('wohnen'), article('erster', { content: [text] }));
  expect(problems).toContain(
    'articles/erster/de content.0.body: The link «/thema/weg» leads to no page and no file edit',
  );
  expect(problems.filter((problem) => problem.includes('«/thema/weg»'))).toHaveLength(1);
});

it('a translation has its own', () => {
  const problems = told(
    [broken('/fr/artikel/erster', '/fr/thema/weg')],
    theme('wohnen'),
    article('erster', { content: [wireText('[a](/thema/weg)')] }),
    article('erster', { content: [wireText('[b](/thema/weg)')] }, { locale: 'fr', id: 2 }),
  );
  expect(problems).toEqual([
    'articles/erster/fr content.0.body: The link «/thema/weg» leads to no page and no file edit',
  ]);
});

it('what no field holds is told of at the entry of the page, and a redirect where it was written', () => {
  const left = { page: '/thema/alt', message: 'The redirect was left out: there is a page.' };
  const sameTitle = { page: '/thema/wohnen', message: 'The title is that of another page.' };
  expect(told([left, sameTitle], theme('wohnen', { redirects_from: ['/thema/alt'] }))).toEqual([
    'display-themes/wohnen/de redirects_from: The redirect was left out: there is a page edit',
    'display-themes/wohnen/de : The title is that of another page edit',
  ]);
});
