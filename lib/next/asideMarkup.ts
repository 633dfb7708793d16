/**
 * The body of a page goes around Next.js: it lies in a file, and a comment in the page names it. Next.js would write the text
 * several times for each page (as data of its own, as data of each part, in the page twice), all of which the export throws
 * away: `docs/decisions/024-bodies-go-around-nextjs.md`.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { paths } from '@/lib/base/paths';

const place = /<!--body ([0-9a-f]{32})-->/;

const nameLength = 32;

/** Lays the text aside and returns what stands for it in the page. Same text, same file. */
export function layAside(markup: string, folder: string = paths.bodies): string {
  const name = createHash('sha256').update(markup).digest('hex').slice(0, nameLength);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), markup);
  return `<!--body ${name}-->`;
}

/** The page with the text that was laid aside; a page that Next.js rendered as a whole has none, and stays as it is. */
export function withBody(page: string, folder: string = paths.bodies): string {
  return page.replace(place, (_mark, name: string) => readFileSync(path.join(folder, name), 'utf8'));
}
