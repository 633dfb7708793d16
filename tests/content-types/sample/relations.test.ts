import { expect, it } from 'vitest';
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { relationsIn } from '@/lib/cms/marks';
import { planSeed } from '@/lib/cms/seedPlan';

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
