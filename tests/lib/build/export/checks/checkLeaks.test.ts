import { describe, expect, it } from 'vitest';
import { checkLeaks, leakSearch } from '@/lib/build/export/checks/checkLeaks';
import { serializeDocuments } from '@/lib/search-index/documentsFile';
import { temporaryFolder } from '../../../commands/temporaryFolder';
import { searchDocuments } from '../../../../fixtures/searchPageDocuments';
import { withRules } from '../../../../support/searchRules';

const secrets = [
  { text: 'Die Quote sinkt (0,78 %) zum dritten Mal', entry: 'products 17 (de)' },
  { text: 'Le taux baisse pour la fois suivante', entry: 'products 17 (fr)' },
  { text: '/leere-wohnungen', entry: 'articles 3 (de)' },
];

function leaksIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return checkLeaks(temporaryFolder(files).path, secrets).then((leaks) => leaks.map(({ page }) => page));
}

describe('a site with content that is not public yet', () => {
  it.each([
    ['index.html', '<h1>Die Quote sinkt (0,78 %) zum dritten Mal</h1>'],
    ['themen.html', '<p>Die Quote sinkt (0,78\u202f%) zum dritten Mal'],
    ['daten/indikator/5813.csv', '"Die Quote sinkt (0,78\u00a0%)\nzum dritten Mal";2026'],
    ['feed.xml', '<title>Le taux baisse  pour la fois suivante</title>'],
    ['media/a1.svg', '<title>Le taux baisse pour la fois suivante</title>'],
    ['_redirects', '/alt /neu # Le taux baisse pour la fois suivante'],
    ['rules.json', '{"redirects":{"/alt":"/fr/artikel/leere-wohnungen"}}'],
  ])('R3 is found out by %s', async (file, content) => {
    expect(await leaksIn({ [file]: content, 'andere.html': '<h1>Die Quote sinkt</h1>' })).toEqual([file]);
  });

  it('R3 is told by the number of the entry; the text itself stays secret', async () => {
    const texts = secrets.slice(0, 2).map(({ text }) => text);
    const { path } = temporaryFolder({ 'index.html': texts.join(' ') });
    const messages = (await checkLeaks(path, secrets)).map(({ message }) => message);
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatch(/^has a text of products 17 \(de\), which is not public yet\./);
    expect(messages.join(' ')).not.toContain('Quote');
  });
});

it('R3 is found in what a release keeps for the search server', () => {
  const search = leakSearch([{ text: 'Der Leerstand sinkt', entry: 'articles 3 (de)' }]);
  const [found] = search('documents.json', serializeDocuments(withRules(new Map([['de', searchDocuments]]))));
  expect(found?.page).toBe('documents.json');
  expect(search('documents.json', serializeDocuments(new Map()))).toEqual([]);
});

it('R3 a site without such content is fine', async () => {
  const html = '<h1>Die Quote sinkt (0,78 %)</h1><h2 id="leere-wohnungen">Leere Wohnungen</h2>';
  expect(await leaksIn({ 'index.html': html })).toEqual([]);
});
