import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureDatabaseFits } from '@/lib/cms/databaseVersion';
import { cmsFolders, emptyCms, runCms } from './cmsCommand';
import type { RunningCms } from './cmsCommand';
import { hasPostgres, startPostgres } from './postgres';
import type { RunningPostgres } from './postgres';
import { sampleSnapshot, snapshotOf, withoutNumbers } from './snapshotOf';
import { versionsUnderTest } from './versions';

/** `office.test.ts` has Strapi 5 with PostgreSQL. */
describe.runIf(versionsUnderTest().includes(4) && hasPostgres())('npm run cms -- --strapi 4 with PostgreSQL', () => {
  const folder = cmsFolders[4];
  let postgres: RunningPostgres;
  let cms: RunningCms;

  beforeAll(async () => {
    await emptyCms(4);
    postgres = await startPostgres();
    cms = await runCms(4, { CMS_DATABASE_URL: postgres.url, RELEASE_SECRET: '' });
  });

  afterAll(async () => {
    await cms.close();
    await postgres.close();
  });

  it('gives the site all of the sample content', async () => {
    const expected = await sampleSnapshot();
    const found = await snapshotOf(cms);
    expect(withoutNumbers(found)).toEqual(withoutNumbers(expected));
  });

  it('keeps its database from Strapi 5, which would rebuild it', async () => {
    await expect(ensureDatabaseFits({ folder, strapi: 4 }, postgres.url)).resolves.toBeUndefined();
    await expect(ensureDatabaseFits({ folder, strapi: 5 }, postgres.url)).rejects.toThrow(
      `belongs to a Strapi 4, and ${folder} is for Strapi 5. Nothing was changed.`,
    );
  });

  it('says that a database does not answer', async () => {
    const address = `${postgres.url}-that-nobody-made`;
    await expect(ensureDatabaseFits({ folder, strapi: 4 }, address)).rejects.toThrow('does not answer');
  });
});
