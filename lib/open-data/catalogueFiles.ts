/** Returns the files that list all data, at fixed addresses. */
import type { Contents } from '@/lib/site/contents';
import { catalogue } from './catalogue';
import { datasets } from './datasets';
import { indexCsv, indexJson } from './indexFiles';
import type { SiteFile } from './indicatorFiles';
import { languageModelText } from './languageModelText';
import { jsonLd, turtle } from './rdf';

export function catalogueFiles(contents: Contents): readonly SiteFile[] {
  const list = datasets(contents);
  const things = catalogue(list, contents);
  return [
    { address: '/daten/index.json', content: indexJson(list) },
    { address: '/daten/index.csv', content: indexCsv(list) },
    { address: '/catalog.ttl', content: turtle(things) },
    { address: '/catalog.jsonld', content: jsonLd(things) },
    { address: '/llms.txt', content: languageModelText(contents) },
  ];
}
