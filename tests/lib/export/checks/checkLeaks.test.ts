import { describe, expect, it } from 'vitest';
import { checkLeaks } from '@/lib/export/checks/checkLeaks';
import { temporaryFolder } from '../../commands/temporaryFolder';

const secrets = [
  { text: 'Die Quote sinkt (0,78 %) zum dritten Mal', entry: 'products 17 (de)' },
  { text: 'Le taux baisse pour la fois suivante', entry: 'products 17 (fr)' },
];

function leaksIn(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  return checkLeaks(temporaryFolder(files).path, secrets).then((leaks) => leaks.map(({ page }) => page));
}

describe('a site with content that is not public yet', () => {
  it.each([
    ['index.html', '<h1>Die Quote sinkt (0,78 %) zum dritten Mal</h1>'],
    ['themen/_payload.json', '{"main":"<p>Die Quote sinkt (0,78\u202f%) zum dritten Mal"}'],
    ['daten/indikator/5813.csv', '"Die Quote sinkt (0,78\u00a0%)\nzum dritten Mal";2026'],
    ['feed.xml', '<title>Le taux baisse  pour la fois suivante</title>'],
    ['media/a1.svg', '<title>Le taux baisse pour la fois suivante</title>'],
    ['_redirects', '/alt /neu # Le taux baisse pour la fois suivante'],
  ])('R3 is found out by %s', async (file, content) => {
    expect(await leaksIn({ [file]: content, 'andere.html': '<h1>Die Quote sinkt</h1>' })).toEqual([file]);
  });

  it('R3 is told by the number of the entry; the text itself stays secret', async () => {
    const { path } = temporaryFolder({ 'index.html': secrets.map(({ text }) => text).join(' ') });
    const messages = (await checkLeaks(path, secrets)).map(({ message }) => message);
    expect(messages).toHaveLength(2);
    expect(messages[0]).toMatch(/^has a text of products 17 \(de\), which is not public yet\./);
    expect(messages.join(' ')).not.toContain('Quote');
  });
});

it('R3 a site without such content is fine', async () => {
  expect(await leaksIn({ 'index.html': '<h1>Die Quote sinkt (0,78 %)</h1>' })).toEqual([]);
});
