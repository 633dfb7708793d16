/** The files of a Strapi project that depend on the content types. */
import { blockTypes } from '@/content-types/blocks/blockTypes';
import type { ContentType } from '@/content-types/contentType';
import { contentNames, contentType } from '@/content-types/registry';
import { contentTypeUid, singularName } from '@/lib/cms/schemaNames';
import type { SchemaOptions } from '@/lib/cms/schemaOptions';
import { reachableParts } from './reachableParts';
import { blockSchema, contentTypeSchema, partSchema } from './schemas';
import type { StrapiSchema } from './schemas';

type File = readonly [path: string, text: string];

const factories = {
  controllers: 'createCoreController',
  routes: 'createCoreRouter',
  services: 'createCoreService',
} as const;

function schemaFile(path: string, schema: StrapiSchema): File {
  return [path, `${JSON.stringify(schema, null, 2)}\n`];
}

function contentTypeFiles(type: ContentType, options: SchemaOptions): readonly File[] {
  const name = singularName(type);
  const code = Object.entries(factories).map(([folder, factory]): File => [
    `src/api/${name}/${folder}/${name}.js`,
    `'use strict';\n\nmodule.exports = require('@strapi/strapi').factories.${factory}('${contentTypeUid(type)}');\n`,
  ]);
  return [schemaFile(`src/api/${name}/content-types/${name}/schema.json`, contentTypeSchema(type, options)), ...code];
}

/** Path inside the Strapi project and text of every file. */
export function strapiFiles(options: SchemaOptions): ReadonlyMap<string, string> {
  const contentTypes = contentNames.map((name) => contentType(name));
  const parts = reachableParts([...contentTypes, ...blockTypes].map(({ fields }) => fields));
  return new Map([
    ...contentTypes.flatMap((type) => contentTypeFiles(type, options)),
    ...parts.map((part) => schemaFile(`src/components/parts/${part.name}.json`, partSchema(part))),
    ...blockTypes.map((block) => schemaFile(`src/components/blocks/${block.kind}.json`, blockSchema(block))),
  ]);
}
