import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { blockTypes } from '@/content-types/blocks/blockTypes';
import { contentNames, contentType } from '@/content-types/registry';
import { editorsDocumentation } from '@/lib/office/schema/editors/editorsDocumentation';
import { headingAnchor } from '@/lib/office/schema/editors/markdown';

const page = editorsDocumentation();
const headings = [...page.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);

/** The lines below a heading, up to the next one. */
function section(heading: string): string {
  const [, rest = ''] = page.split(`\n### ${heading}\n`);
  return rest.split('\n### ')[0] ?? '';
}

describe('the documentation for editors', () => {
  it('is what docs/editors.md says', async () => {
    expect(await readFile('docs/editors.md', 'utf8')).toBe(page);
  });

  it.each(contentNames)('has a section for %s', (name) => {
    expect(section(contentType(name).label)).toContain(`\`${name}\``);
  });

  it.each(blockTypes.map(({ label, doc }) => [label, doc]))('has a section for the block %s', (label, doc) => {
    expect(section(`Block «${label}»`)).toContain(doc);
  });

  it('links only to headings that exist, each of which exists once', () => {
    const anchors = headings.map(headingAnchor);
    const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(links.filter((link) => !anchors.includes(link ?? ''))).toEqual([]);
  });

  it('tells input, duty and meaning of a field, without the rule for addresses', () => {
    expect(section('Thema').split('\n')).toContain('- `url` (Kennung, Pflicht): Adresse: /thema/…');
  });

  it('marks the fields that are not translated as others of their kind', () => {
    expect(section('Zeitraum')).toContain('`release` (Text, 200, alle gleich)');
    expect(section('Angaben zur Seite')).toContain('`ls_checked_at` (Datum, je Sprache)');
  });

  it('describes a common field once, and names it where it occurs', () => {
    expect(page.split('Platz in Menüs und Listen')).toHaveLength(2);
    expect(section('Thema')).toMatch(/^Dazu: .*`rank`/m);
  });

  it('describes a field of the same name where it means something else', () => {
    expect(section('Artikel')).toContain('`team_members` (Verweise: Teammitglied): Autorinnen und Autoren, Auskunft.');
  });

  it('is written in Swiss spelling', () => {
    expect(page).not.toContain('ß');
  });
});
