import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSample } from '@/content-types/sample/readSample';
import { collectionNames } from '@/content-types/registry';
import { firstSteps } from '@/lib/checks/report/firstSteps';
import { runChecks } from '@/lib/checks/runChecks';
import { listFiles } from '@/lib/shared/files';
import { readOffice } from '@/lib/shared/office';
import { renderAddress } from '../../support/renderSite';
import { loadSite } from '../../support/site';
import { siteAddresses } from '../../support/sitePages';
import { entry } from '../../lib/checks/entries';

const folder = path.resolve('content-types/template');
const { sampleContent: content, sampleTranslations: translations } = readSample(folder);
const { snapshot, contents, problems } = loadSite({ content, translations, media: new Map() });

describe('an office without sample content', () => {
  it('is valid, with nothing that editors should mend', () => {
    expect(problems).toEqual([]);
    expect(runChecks(snapshot)).toEqual([]);
  });

  it('has no entry, and its single types in every language of its office', () => {
    expect(collectionNames.filter((name) => content[name].length > 0)).toEqual([]);
    const { languages } = readOffice(path.join(folder, 'office'));
    expect(languages.filter((locale) => !snapshot.entries.some(({ meta }) => meta.locale === locale))).toEqual([]);
  });

  it('shows all its pages in every language, also those to which the footer leads', async () => {
    const addresses = siteAddresses(contents);
    for (const { localizedPath } of addresses)
      expect((await renderAddress(contents, localizedPath)).html).toContain('<h1');
    const paths = addresses.map(({ path: address }) => address);
    const links = content.footer.flatMap(({ text }) => text.button_links ?? []);
    expect(links.filter(({ url }) => !paths.includes(url))).toEqual([]);
    expect(links.length).toBeGreaterThan(0);
  });

  it('says nothing of the office of the sample', () => {
    const texts = listFiles(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    expect(texts.filter((text) => /basel|basler|bâle|basilea|riehen|\bbs\b/i.test(text))).toEqual([]);
  });

  it('is told what to write first, until all of it is there', () => {
    const open = firstSteps(snapshot.entries).filter(({ isDone }) => !isDone);
    expect(open.map(({ step }) => step)).toEqual(['contact', 'imprint', 'theme', 'indicator', 'article', 'home']);
    const written = [
      entry('team-members', {}),
      entry('footer', { bottom_links: [{ url: '/artikel/impressum' }] }),
      entry('display-themes', {}),
      entry('products', { produkt: 'Indikator' }),
      entry('articles', { display_themes: [{ type: 'display-themes', key: 'wohnen' }] }),
    ];
    expect(firstSteps(written).filter(({ isDone }) => !isDone)).toEqual([{ step: 'home', isDone: false }]);
    expect(firstSteps([...written, entry('home-page', { hero_statistics: [{}] })])).toEqual([]);
  });
});
