import { stat } from 'node:fs/promises';
import path from 'node:path';
import { mimeOf } from '@/lib/data/files/fileKinds';
import type { StrapiApp } from './strapiApp';

async function uploadFile(strapi: StrapiApp, folder: string, name: string): Promise<number> {
  const location = path.join(folder, name);
  const { size } = await stat(location);
  const mime = mimeOf(path.extname(name));
  if (mime === undefined) throw new Error(`The site does not pass on files like ${location}.`);
  const files = { filepath: location, originalFilename: name, mimetype: mime, size };
  const [uploaded] = await strapi.service('plugin::upload.upload').upload({ data: { fileInfo: { name } }, files });
  if (uploaded === undefined) throw new Error(`Strapi took the file ${location} but told no number.`);
  return uploaded.id;
}

/** Uploads the files unchanged and without smaller copies. Returns a function that finds the id of a file by its name. */
export async function uploadMedia(
  strapi: StrapiApp,
  folder: string,
  names: readonly string[],
): Promise<(name: string) => number> {
  const settings = { sizeOptimization: false, responsiveDimensions: false, autoOrientation: false };
  await strapi.store({ type: 'plugin', name: 'upload', key: 'settings' }).set({ value: settings });
  const ids = new Map<string, number>();
  for (const name of names) ids.set(name, await uploadFile(strapi, folder, name));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`The file ${name} was not uploaded.`);
    return id;
  };
}
