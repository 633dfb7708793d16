/**
 * One style sheet for each page. Next.js writes what all pages share in parts, in which each module is shortened for itself;
 * together they are a twentieth smaller after compression, and one request.
 */
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { UnexpectedNextError } from './unexpected';

const folder = '/_next/static/chunks/';
const separator = '.';

const links = /(?:<link rel="stylesheet" href="\/_next\/static\/chunks\/[\w-]+\.css" data-precedence="next"\/>){2,}/;
const partName = /chunks\/([\w-]+)\.css/g;

/**
 * The page with one link for its style sheets; `writeStyleSheets` makes what the link names. Throws UnexpectedNextError if some
 * stand elsewhere.
 */
export function joinStyleSheets(html: string): string {
  const joined = html.replace(links, (found) => {
    const parts = [...found.matchAll(partName)].map(([, name]) => name);
    return `<link rel="stylesheet" href="${folder}${parts.join(separator)}.css"/>`;
  });
  if (joined.split('<link rel="stylesheet"').length > 2)
    throw new UnexpectedNextError('A page that Next.js wrote has style sheets that do not follow each other.');
  return joined;
}

function isJoined(address: string): boolean {
  return address.startsWith(folder) && address.slice(folder.length).split(separator).length > 2;
}

/**
 * Writes the style sheets that pages name by the names of their parts, and deletes parts that no page names. One whose parts
 * are gone was written by the earlier build, whose files are in the folder.
 */
export async function writeStyleSheets(exportDir: string, addresses: ReadonlySet<string>): Promise<void> {
  const joined = [...addresses].filter(isJoined);
  const partsOf = (address: string): readonly string[] => {
    const names = address.slice(folder.length, -'.css'.length).split(separator);
    return names.map((name) => `${folder}${name}.css`);
  };
  for (const address of joined) {
    const parts = partsOf(address).map((part) => join(exportDir, part));
    if (!parts.every((part) => existsSync(part))) continue;
    const code = Buffer.concat(await Promise.all(parts.map((part) => readFile(part))));
    await writeFile(join(exportDir, address), transform({ filename: address, code, minify: true }).code);
  }
  const needless = new Set(joined.flatMap(partsOf).filter((part) => !addresses.has(part)));
  await Promise.all([...needless].map((part) => rm(join(exportDir, part), { force: true })));
}
