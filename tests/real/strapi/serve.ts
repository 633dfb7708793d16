/** Runs a Strapi with sample content until Ctrl-C: `npx tsx tests/real/strapi/serve.ts 5`. Prints its address and token as JSON. */
import { sampleContent, sampleTranslations } from '@/content-types/sample';
import { startStrapi } from './startStrapi';

const version = process.argv[2] === '4' ? 4 : 5;
const strapi = await startStrapi({ version, content: sampleContent, translations: sampleTranslations });
console.log(JSON.stringify(strapi));
