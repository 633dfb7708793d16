/** After each of many edits, a reading of what has changed gives the content that a whole one gives. */
import { expect, it } from 'vitest';
import { RecordCache } from '@/lib/content/recordCache';
import { readSource } from '@/lib/content/readSource';
import type { SourceRecord } from '@/lib/content/readSource';
import { steps } from '../../real/rebuild/edits';
import type { EditedContent } from '../../real/rebuild/edits';
import { connectTo } from '../../fixtures/cmsConnection';
import { startTinySite } from '../../fixtures/sampleSite';
import { tinySite, tinySiteTranslations } from '../../fixtures/tinySite';
import { density, vacancies } from '../../support/areaSite';
import { createDates } from '../../support/datedContent';
import { randomNumbers } from '../../support/random';

/** The numbers of what they refer to do not matter to anybody. */
function withoutNumbers(records: readonly SourceRecord[]): string {
  return JSON.stringify(records, (name, value: unknown) => (name === 'id' ? undefined : value));
}

it('is the same after edits of all kinds, one step after the other', async () => {
  const random = randomNumbers(20_261_125);
  const dated = createDates();
  const memory = new RecordCache();
  const products = [...tinySite.products, vacancies, density];
  let edited: EditedContent = { content: { ...tinySite, products }, translations: tinySiteTranslations };
  const compare = async (): Promise<void> => {
    const { cms } = connectTo((await startTinySite(dated(edited))).url);
    expect(withoutNumbers(await readSource(cms, memory))).toBe(withoutNumbers(await readSource(cms)));
  };
  await compare();
  for (const [number, step] of steps.entries()) {
    for (const edit of step) edited = edit(edited, random, number);
    await compare();
  }
});
