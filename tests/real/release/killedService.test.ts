import { expect, it } from 'vitest';
import { temporaryFolder } from '../../lib/commands/temporaryFolder';
import { silenceProgress } from '../../lib/content/reading';
import { keptReleases, killService } from './killService';

silenceProgress();

/** More of them, with a search server, are in `tests/real/kills/killedService.test.ts`. */
const kills = 5;

it('a service that is killed again and again leaves visitors a whole site, and ends up with the last change', async () => {
  const aftermath = await killService(temporaryFolder().path, { kills, seed: 1 });
  expect(aftermath.damages).toEqual([]);
  expect(aftermath.faults).toEqual([]);
  expect(aftermath.editions.size).toBeGreaterThan(1);
  expect(aftermath.live).toBe(aftermath.asked);
  expect(aftermath.releases).toHaveLength(keptReleases);
  expect(aftermath.names).toEqual(['current', 'history.jsonl', 'queue.json', 'releases']);
}, 240_000);
