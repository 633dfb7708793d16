/** Runs a Strapi with sample content until Ctrl-C: `npx tsx tests/strapi/serve.ts 5`. Prints its address and token as JSON. */
import { startStrapi } from './startStrapi';
import { tinyContent, tinyTranslations } from './tinyContent';

const version = process.argv[2] === '4' ? 4 : 5;
const strapi = await startStrapi({ version, content: tinyContent, translations: tinyTranslations });
console.log(JSON.stringify(strapi));
