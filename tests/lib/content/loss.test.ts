import { describe, expect, it } from 'vitest';
import { LossError } from '@/lib/content/contentErrors';
import type { SourceRecord } from '@/lib/content/readSource';
import { silenceProgress, snapshotOf } from './reading';
import { asOf, theme } from './records';

silenceProgress();

function themes(count: number): readonly SourceRecord[] {
  return Array.from({ length: count }, (_, index) => theme(`thema-${index + 1}`, {}, { id: index + 1 }));
}

describe('a sudden loss', () => {
  it('D4 is one of the site that visitors see, though it is from another CMS', async () => {
    const live = await snapshotOf(themes(10), { cmsUrl: 'https://cms.example' });
    const moved = { live, cmsUrl: 'https://new-cms.example' };
    await expect(snapshotOf(themes(7), moved)).rejects.toThrow('display-themes: 10 entries before, 7 now');
    await expect(snapshotOf(themes(9), moved)).resolves.toMatchObject({ asOf });
    const previous = await snapshotOf(themes(3), { cmsUrl: 'https://new-cms.example' });
    await expect(snapshotOf(themes(3), { ...moved, previous })).rejects.toThrow(LossError);
  });

  it('D4 is not one of the sample content, which nobody misses', async () => {
    const live = await snapshotOf(themes(10));
    await expect(snapshotOf(themes(1), { live, cmsUrl: 'https://cms.example' })).resolves.toMatchObject({ asOf });
  });
});
