/** Hides or translates parts of Strapi that the admin panel would show editors in English. */
import type { StrapiApp } from './strapiApp';

/** Accounts of visitors, of which the website has none. */
const visitors = 'plugin::users-permissions.user';

/** The folder in which Strapi puts uploads by programs. */
const folderOfPrograms = { english: 'API Uploads', german: 'Von Programmen hochgeladen' } as const;

/** To be called when Strapi is loaded, but not started yet. */
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
