/** What the admin panel would show editors of Strapi's own, and in English. */
import type { StrapiApp } from './strapiApp';

/** Accounts of visitors, of which the website has none. */
const visitors = 'plugin::users-permissions.user';

/** Where Strapi puts what a program uploads. */
const folderOfPrograms = { english: 'API Uploads', german: 'Von Programmen hochgeladen' } as const;

/** Call it when Strapi is loaded and not started yet. */
export function setUpPanel(strapi: StrapiApp): void {
  const type = strapi.contentType(visitors);
  if (type !== undefined) type.pluginOptions = { ...type.pluginOptions, 'content-manager': { visible: false } };
  strapi.db.lifecycles.subscribe({
    models: ['plugin::upload.folder'],
    beforeCreate: ({ params: { data } }) => {
      if (data['name'] === folderOfPrograms.english) data['name'] = folderOfPrograms.german;
    },
  });
}
