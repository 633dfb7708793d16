/** Writes down what removed fields hold, by the Strapi of a folder as it was before the update. */
import { writeTextFile } from '../base/files';
import { applicationFiles } from './application';
import { createStrapi } from './createStrapi';
import { versionFor } from './heldVersion';
import { modelsIn } from './models';
import { readApplication, removedFields } from './removedFields';
import { RemovedValues } from './removedValues';
import type { RemovedValue } from './removedValues';
import type { StrapiApp } from './strapiApp';

/** The values of a type are kept in memory, those of its fields that stay are not. */
async function readValues(strapi: StrapiApp, values: RemovedValues): Promise<readonly RemovedValue[]> {
  const found: RemovedValue[] = [];
  for (const [uid, request] of values.requests()) {
    const entries = await strapi.db.query(uid).findMany({ ...request, orderBy: { id: 'asc' } });
    found.push(...entries.flatMap((entry) => values.valuesIn(uid, entry)));
  }
  return found;
}

/**
 * Writes the values of all removed fields into the file, as a JSON list, which is empty if there are none. The code in the
 * folder is that of before, and the folder is the working directory of this process from then on.
 */
export async function saveRemovedValues(folder: string, file: string): Promise<void> {
  const version = await versionFor(folder);
  const before = await readApplication(folder);
  const values = new RemovedValues(modelsIn(before), removedFields(before, applicationFiles(version)), version);
  process.chdir(folder);
  const { strapi } = createStrapi(version, folder, { serveAdminPanel: false });
  await strapi.load();
  await writeTextFile(file, `${JSON.stringify(await readValues(strapi, values), null, 2)}\n`);
  await strapi.destroy();
}
