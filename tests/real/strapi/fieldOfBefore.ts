import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { cmsFolder } from './cmsCommand';

const program = promisify(execFile);

const execute = "new (require('better-sqlite3'))('data.db').exec(process.argv[1])";

/**
 * As if the CMS had been made before the content types lost the field `motto`: it is in the schema, and has a column, which the
 * statements make and fill.
 */
export async function addFieldOfBefore(schema: string, statements: string): Promise<void> {
  const file = path.join(cmsFolder, schema);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"attributes": {', '"attributes": { "motto": { "type": "string" },'));
  await program(process.execPath, ['-e', execute, statements], { cwd: cmsFolder });
}
