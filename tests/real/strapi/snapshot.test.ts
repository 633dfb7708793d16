import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { snapshotHash } from '@/lib/content/snapshot';
import type { Snapshot } from '@/lib/content/snapshot';
import { planSeed } from '@/lib/cms/seedPlan';
import { relationsIn } from '@/lib/cms/marks';
import { sampleSnapshot, snapshotOf, withoutNumbers } from './snapshotOf';
import { startStrapi } from './startStrapi';
import { versionsUnderTest } from './versions';

const content = { content: sampleContent, translations: sampleTranslations };

describe('the sample content in a real CMS', () => {
  let expected: Snapshot;

  beforeAll(async () => {
    expected = await sampleSnapshot();
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

  it.each(versionsUnderTest())(
    'B2.4 gives the same snapshot from Strapi %i as from the sample CMS',
    async (version) => {
      const strapi = await startStrapi({ version, ...content });
      onTestFinished(() => strapi.close());
      const found = await snapshotOf(strapi);
      expect(withoutNumbers(found)).toEqual(withoutNumbers(expected));
      expect(snapshotHash(found)).toBe(snapshotHash(expected));
      expect(found.problems).toEqual(expected.problems);
    },
  );
});
