/** `npm run typeface`: makes the typeface of the site from that of its package, after a new version of that. */
import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { compress, decompress } from 'woff2-encoder';
import { formatBytes } from '@/lib/base/quantities';
import { withOpenSpaces } from './withOpenSpaces';

const source = 'node_modules/@fontsource-variable/public-sans';
const target = 'app/_styles/publicSans.woff2';

const unpacked = await decompress(await readFile(`${source}/files/public-sans-latin-wght-normal.woff2`));
const font = await compress(withOpenSpaces(unpacked));
await writeFile(target, font);
await copyFile(`${source}/LICENSE`, 'app/_styles/publicSans.license.txt');
console.log(`Wrote ${target}: ${formatBytes(font.length)}`);
