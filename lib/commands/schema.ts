/** Generates the Strapi schemas or the editors' documentation from the content types. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeTextFile } from '@/lib/shared/files';
import { editorsDocumentation } from '@/lib/office/schema/editors/editorsDocumentation';
import { iconSheet, iconSheetName } from '@/lib/office/schema/editors/iconSheet';
import { strapiFiles } from '@/lib/office/schema/strapiFiles';
import type { SchemaOptions } from '@/lib/cms/schemaOptions';

const documentationPath = 'docs/editors.md';

const usage = `Usage:
  npm run cms:schema -- --strapi 4|5 --out <folder> [--intranet]
      Writes src/api and src/components of a Strapi project into the folder.
      --intranet: the quiz collection is called «quizes» instead of «quizzes».
  npm run cms:schema -- --docs
      Writes ${documentationPath}, the documentation for editors.
  npm run cms:schema -- --docs --check
      Fails when ${documentationPath} is not what --docs would write.`;

async function writeSchemas(folder: string, options: SchemaOptions): Promise<void> {
  const files = strapiFiles(options);
  for (const [name, text] of files) await writeTextFile(path.join(folder, name), text);
  console.log(`${files.size} files for Strapi ${options.strapi} in ${folder}`);
}

/** The documentation page and its picture of the icons, by path. */
function documentation(): ReadonlyMap<string, string> {
  return new Map([
    [documentationPath, editorsDocumentation()],
    [path.join(path.dirname(documentationPath), iconSheetName), iconSheet()],
  ]);
}

async function writeDocumentation(): Promise<void> {
  for (const [file, text] of documentation()) await writeTextFile(file, text);
  console.log(`Wrote ${documentationPath}`);
}

async function checkDocumentation(): Promise<number> {
  for (const [file, text] of documentation()) {
    if ((await readFile(file, 'utf8').catch(() => '')) === text) continue;
    console.error(`${file} is not what the content types say. Run: npm run cms:schema -- --docs`);
    return 1;
  }
  console.log(`${documentationPath} is up to date.`);
  return 0;
}

function parseCommandLine(): { strapi?: string; out?: string; intranet: boolean; docs: boolean; check: boolean } {
  const { values } = parseArgs({
    options: {
      strapi: { type: 'string' },
      out: { type: 'string' },
      intranet: { type: 'boolean', default: false },
      docs: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
    },
  });
  return values;
}

/** Returns the exit code. */
async function main(): Promise<number> {
  const { strapi, out, intranet, docs, check } = parseCommandLine();
  if (docs && check) return checkDocumentation();
  if (docs) await writeDocumentation();
  else if ((strapi === '4' || strapi === '5') && out !== undefined) {
    await writeSchemas(out, { strapi: strapi === '4' ? 4 : 5, intranet });
  } else {
    console.log(usage);
    return strapi === undefined && out === undefined ? 0 : 1;
  }
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? `${error.message}\n\n${usage}` : error);
  return 1;
});
