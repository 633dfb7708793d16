import { describe, expect, it } from 'vitest';
import { sampleContent, sampleTranslations } from '@/content-types/sample/index';
import { paths } from '@/lib/base/paths';
import { checkGroups } from '@/lib/content/checks/checkGroups';
import { checkContext, runChecks } from '@/lib/content/checks/runChecks';
import { faultTexts } from '@/lib/language/faultText';
import { readMediaLibrary } from '@/lib/read/sample-cms/mediaLibrary';
import { loadSite } from '../../../support/site';

const checks = checkGroups.flatMap((group) => group.checks);

const media = await readMediaLibrary(paths.sampleMedia);
const { snapshot } = loadSite({ content: sampleContent, translations: sampleTranslations, media });

describe('the list of checks', () => {
  it('has each message once, and each is written in every language', () => {
    expect(new Set(checks.map(({ code }) => code)).size).toBe(checks.length);
    for (const { code } of checks) {
      const texts = [faultTexts.de, faultTexts.fr, faultTexts.it, faultTexts.en].map(
        (language) => language[code].found,
      );
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('gives no other message than it names', () => {
    const context = checkContext(snapshot.entries, snapshot.asOf);
    for (const { code, find } of checks) {
      const found = snapshot.entries.flatMap((entry) => find?.(entry, context) ?? []);
      expect(found.filter(({ fault }) => fault.code !== code)).toEqual([]);
    }
  });

  it('finds nothing in the sample content but the pages that are placeholders', () => {
    const found = runChecks(snapshot).map(({ type, key, locale, code }) => `${type}/${key}/${locale} ${code}`);
    expect(found.toSorted()).toEqual([
      'articles/barrierefreiheit/de placeholder-left',
      'articles/datenschutz/de placeholder-left',
      'articles/impressum/de placeholder-left',
    ]);
  });
});
