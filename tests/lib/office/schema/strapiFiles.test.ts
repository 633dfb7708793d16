import { describe, expect, it } from 'vitest';
import { contentNames, contentType } from '@/content-types/registry';
import { strapiFiles } from '@/lib/office/schema/strapiFiles';
import { longestIdentifier, pluralName, singularName } from '@/lib/cms/schemaNames';
import { z } from 'zod';

const attribute = z.looseObject({
  type: z.string(),
  component: z.string().optional(),
  components: z.array(z.string()).optional(),
  target: z.string().optional(),
});

const schemaFile = z.object({
  kind: z.string().optional(),
  collectionName: z.string(),
  info: z.record(z.string(), z.string()),
  options: z.record(z.string(), z.boolean()),
  pluginOptions: z.unknown().optional(),
  attributes: z.record(z.string(), attribute),
});

const versions = [4, 5] as const;

function schemasFor(strapi: 4 | 5) {
  const files = [...strapiFiles({ strapi, intranet: false })];
  return files
    .filter(([path]) => path.endsWith('.json'))
    .map(([path, text]) => ({ path, ...schemaFile.parse(JSON.parse(text)) }));
}

/** Attribute names that Strapi 5 reserves if entries can be drafts. */
const reserved =
  /^(id|document_?id|(created|updated|published)_?(at|by)(_?id)?|entry_?id|status|localizations|meta|locale|_*strapi.*|__component|__contentType)$/i;

describe.each(versions)('the files for Strapi %i', (strapi) => {
  const files = strapiFiles({ strapi, intranet: false });
  const schemas = schemasFor(strapi);
  const attributes = schemas.flatMap(({ path, attributes: own }) =>
    Object.entries(own).map(([name, value]) => ({ place: `${path} ${name}`, name, ...value })),
  );

  it.each(contentNames)('hold schema, route, controller and service of %s', (name) => {
    const singular = singularName(contentType(name));
    const folder = `src/api/${singular}`;
    expect(files.has(`${folder}/content-types/${singular}/schema.json`)).toBe(true);
    expect(files.get(`${folder}/controllers/${singular}.js`)).toContain(
      `createCoreController('api::${singular}.${singular}')`,
    );
    expect(files.get(`${folder}/routes/${singular}.js`)).toContain(`createCoreRouter('api::${singular}.${singular}')`);
    expect(files.get(`${folder}/services/${singular}.js`)).toContain(
      `createCoreService('api::${singular}.${singular}')`,
    );
  });

  it('hold every component that something refers to, and none that nothing refers to', () => {
    const referred = attributes.flatMap(({ component, components }) => [
      ...(component ? [component] : []),
      ...(components ?? []),
    ]);
    const present = [...files.keys()]
      .filter((path) => path.startsWith('src/components/'))
      .map((path) => path.replace('src/components/', '').replace('.json', '').replace('/', '.'));
    expect([...new Set(referred)].sort()).toEqual(present.sort());
  });

  it('refer only to content types that exist', () => {
    const uids = contentNames.map((name) => singularName(contentType(name))).map((name) => `api::${name}.${name}`);
    for (const { place, target } of attributes) {
      if (target !== undefined) expect(uids, place).toContain(target);
    }
  });

  it('use no attribute name that Strapi keeps for itself', () => {
    expect(attributes.filter(({ name }) => reserved.test(name)).map(({ place }) => place)).toEqual([]);
  });

  it('give every content type drafts and languages', () => {
    const types = schemas.filter(({ kind }) => kind !== undefined);
    expect(types).toHaveLength(contentNames.length);
    for (const { options, pluginOptions } of types) {
      expect(options).toEqual({ draftAndPublish: true });
      expect(pluginOptions).toEqual({ i18n: { localized: true } });
    }
  });

  it('use each table once', () => {
    const tables = schemas.map(({ collectionName }) => collectionName);
    expect(new Set(tables).size).toBe(tables.length);
  });

  it('keep the names of join tables and their indexes short enough for PostgreSQL', () => {
    const identifiers = schemas.flatMap(({ collectionName, attributes: own }) => [
      `${collectionName}_localizations_links_order_inv_fk`,
      `${collectionName}_components_component_type_index`,
      ...Object.entries(own)
        .filter(([, { type }]) => type === 'relation')
        .map(([name]) => `${collectionName}_${name}_links_order_inv_fk`),
    ]);
    expect(identifiers.filter(({ length }) => length > longestIdentifier)).toEqual([]);
  });
});

it('B2.3 names the quiz collection is called quizzes, on the intranet quizes', () => {
  const quiz = contentType('quizes');
  expect(pluralName(quiz, { strapi: 5, intranet: false })).toBe('quizzes');
  expect(pluralName(quiz, { strapi: 5, intranet: true })).toBe('quizes');
});
