import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const program = promisify(execFile);

const inSqlite = "new (require('better-sqlite3'))('data.db').exec(process.argv[1])";

const inPostgres = `const client = new (require('pg').Client)(process.argv[2]);
client.connect().then(() => client.query(process.argv[1])).finally(() => client.end());`;

/**
 * As if the CMS had been made before the content types lost the field `motto`: it is in the schema, and has a column, which the
 * statements make and fill. `folder`, `database`: of the CMS; SQLite unless a database is given.
 */
export async function addFieldOfBefore(
  folder: string,
  schema: string,
  statements: string,
  database = '',
): Promise<void> {
  const file = path.join(folder, schema);
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"attributes": {', '"attributes": { "motto": { "type": "string" },'));
  const script = database === '' ? inSqlite : inPostgres;
  await program(process.execPath, ['-e', script, statements, database], { cwd: folder });
}
