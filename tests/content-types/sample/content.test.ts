import { describe, expect, it } from 'vitest';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { BlockInput } from '@/content-types/blocks/blockTypes';
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { sampleMedia } from '@/lib/shared/office';
import { relationsIn } from '@/lib/office/placeholders';
import { planSeed } from '@/lib/office/seedPlan';
import { runChecks } from '@/lib/checks/runChecks';
import { readMediaLibrary } from '@/lib/cms/sample-cms/mediaLibrary';
import { loadSite } from '../../support/site';

const media = await readMediaLibrary(sampleMedia());
const { snapshot, problems } = loadSite({ content: sampleContent, translations: sampleTranslations, media });
const translations = Object.values(sampleTranslations);

/** Every content box in German; `content` is the zone's name in all content types. */
const boxes = Object.values(sampleContent).flatMap((entries) =>
  entries.flatMap(({ text }): readonly BlockInput[] => ('content' in text ? (text.content ?? []) : [])),
);

describe('the sample', () => {
  it('is valid, with no relation that leads nowhere', () => {
    expect(problems).toEqual([]);
  });

  it('has nothing that editors should mend, but placeholders', () => {
    expect(runChecks(snapshot).filter(({ code }) => code !== 'placeholder-left')).toEqual([]);
  });

  it.each(blockTypes.map(({ kind }) => kind))('shows the content box %s at least twice', (kind) => {
    expect(boxes.filter((box) => box.kind === kind).length).toBeGreaterThanOrEqual(2);
  });

  // https://github.com/strapi/strapi/issues/24936
  it('has no block that points to the entry it is in: Strapi 5 loses such a relation when it publishes', () => {
    const { entries } = planSeed(sampleContent, sampleTranslations);
    const lost = entries.flatMap(({ uid, key, versions }) =>
      versions.flatMap(({ locale, data }) =>
        relationsIn(data)
          .filter(([place, target]) => place.includes('.') && target.uid === uid && target.keys.includes(key))
          .map(([place]) => `${uid} ${key} (${locale}): ${place}`),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('calls nothing in its footers otherwise than its main menu', () => {
    const mainMenu = sampleContent['header-links'].map(({ shared }) => shared.path);
    const footers = [sampleContent.footer[0]?.text, ...translations.map(({ footer }) => footer?.['footer'])];
    const links = footers.flatMap((footer) => footer?.button_links ?? []);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ url, is_external: isExternal }) => isExternal && mainMenu.includes(url))).toEqual([]);
  });

  it('has short names of themes and indicator sets that are part of their titles, so that readers know them again', () => {
    const named = [
      ...sampleContent['display-themes'].map(({ text }) => text),
      ...translations.flatMap((texts) => Object.values(texts['display-themes'] ?? {})),
    ].map(({ title, title_short: short }) => ({ title, short }));
    const sets = [
      ...sampleContent.indikatorensets.map(({ text }) => text),
      ...translations.flatMap((texts) => Object.values(texts.indikatorensets ?? {})),
    ].map(({ title, short_title: short }) => ({ title, short }));
    expect([...named, ...sets].filter(({ title, short }) => !title.includes(short ?? ''))).toEqual([]);
  });
});
