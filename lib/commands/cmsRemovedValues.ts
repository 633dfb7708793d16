/** Saves what removed fields hold, before `npm run cms` starts with the new content types: a process, because Strapi is one. */
import { saveRemovedValues } from '@/lib/cms/saveRemovedValues';
import { siteCommand } from './siteCommand';

await siteCommand(async () => {
  const [folder = '', file = ''] = process.argv.slice(2);
  await saveRemovedValues(folder, file);
  return 0;
});
