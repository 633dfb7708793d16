import { describe, expect, it } from 'vitest';
import type { SourceRecord } from '@/lib/content/readSource';
import { checkRecords } from '@/lib/content/check';
import type { WithheldText } from '@/lib/content/withheldTexts';
import { article, asOf, record, theme } from './records';

const later = { publish_at: '2026-12-01T07:30:00Z' };
const title = 'Die Leerwohnungsquote sinkt zum dritten Mal';

function withheldOf(...records: readonly SourceRecord[]): readonly WithheldText[] {
  return checkRecords(records, { asOf, drafts: false }).withheld;
}

function textsOf(...records: readonly SourceRecord[]): readonly string[] {
  return withheldOf(...records).map(({ text }) => text);
}

describe('texts of what is held back', () => {
  it('R3 are those of entries whose instant has not come, with what editors find them by', () => {
    const [found, ...others] = withheldOf(theme('wohnen', { title, ...later }, { id: 17 }));
    expect(found).toEqual({ text: title, entry: 'display-themes 17 (de)' });
    expect(others).toEqual([]);
  });

  it('R3 are those of entries whose bundle has not appeared', () => {
    const bundle = { slug: 'mieten', title: 'Mieten', release_at: later.publish_at, release_status: 'bestätigt' };
    expect(textsOf(theme('wohnen', { title, release: 'mieten' }), record('releases', bundle))).toEqual([title]);
    expect(textsOf(theme('wohnen', { title, release: 'unbekannt' }))).toEqual([title]);
  });

  it('R3 are none of public entries, drafts, or entries that are over', () => {
    expect(textsOf(theme('wohnen', { title }))).toEqual([]);
    expect(textsOf(theme('wohnen', { title, publishedAt: null, ...later }))).toEqual([]);
    expect(textsOf(theme('wohnen', { title, unpublish_at: '2026-01-01T07:30:00Z' }))).toEqual([]);
  });

  it('R3 are those of single paragraphs and items of lists, as pages show them', () => {
    const text =
      'Der erste Absatz hat viele Worte\n\nAuch der zweite Absatz hat viele\n- Ein Punkt einer Liste mit Worten\n- Noch ein Punkt derselben Liste';
    expect(textsOf(theme('wohnen', { title: 'Wohnen', long_description: text, ...later })).toSorted()).toEqual([
      'Auch der zweite Absatz hat viele',
      'Der erste Absatz hat viele Worte',
      'Ein Punkt einer Liste mit Worten',
      'Noch ein Punkt derselben Liste',
    ]);
  });

  it('R3 are none that something public says, too', () => {
    const quoting = theme('arbeit', { title: `Vorschau: ${title}` }, { id: 2 });
    expect(textsOf(theme('wohnen', { title, ...later }), quoting)).toEqual([]);
  });

  it('R3 are also those that the server sends along with what refers to them', () => {
    const wohnen = theme('wohnen', { title, ...later });
    const reference = { data: [{ id: 17, attributes: { url: 'wohnen', title } }] };
    expect(textsOf(wohnen, article('mieten', { display_themes: reference }))).toEqual([title]);
    const wrong = article('mieten', { title: `Vorschau: ${title}`, publication_date: 'gestern' });
    expect(textsOf(wohnen, wrong)).toEqual([]);
  });

  it('R3 leave out what is found anywhere, and what is written in another way in a page', () => {
    for (const short of ['Wohnen', 'Wohnungsmarkt Basel', 'Wo ist was'])
      expect(textsOf(theme('wohnen', { title: short, ...later }))).toEqual([]);
    const marked = theme('wohnen', { title: 'Mieten & Preise: «Alle Zahlen der letzten Jahre»', ...later });
    expect(textsOf(marked)).toEqual(['Alle Zahlen der letzten Jahre']);
  });

  it('R3 are the title, too, however long the other texts are', () => {
    const sentences = Array.from(
      { length: 6 },
      (_, index) => `Ein Satz mit ${'sehr '.repeat(index + 1)}vielen Wörtern`,
    );
    const long = { description: sentences.join(': '), ...later };
    expect(textsOf(theme('wohnen', { title: 'Mieten in Basel', ...long }))).toHaveLength(5);
    expect(textsOf(theme('wohnen', { title: 'Mieten in Basel', ...long }))[0]).toBe('Mieten in Basel');
    const compound = textsOf(theme('wohnen', { title: 'Leerwohnungsquote 2026', ...long }));
    expect(compound[0]).toBe('Leerwohnungsquote 2026');
    const term = record('glossars', {
      slug: 'quote',
      term: 'Quote der Mieten',
      definition: long.description,
      ...later,
    });
    expect(textsOf(term)).toContain('Quote der Mieten');
  });

  it('R3 are the address, too, if it is telling and nothing public names it', () => {
    expect(textsOf(theme('leere-wohnungen', { title: 'Wohnen', ...later }))).toEqual(['/leere-wohnungen']);
    for (const address of ['leer-wohnen', 'leerewohnungen', '/leere-wohnungen'])
      expect(textsOf(theme(address, { title: 'Wohnen', ...later }))).toEqual([]);
    const naming = theme('arbeit', { title: 'Arbeit', lead: '[Mehr](/themen/leere-wohnungen)' }, { id: 2 });
    expect(textsOf(theme('leere-wohnungen', { title: 'Wohnen', ...later }), naming)).toEqual([]);
  });

  it('R3 are none that something short and public says, or the interface', () => {
    const short = theme('arbeit', { title: 'Mieten in Basel' }, { id: 2 });
    expect(textsOf(theme('wohnen', { title: 'Mieten in Basel', ...later }), short)).toEqual([]);
    expect(textsOf(theme('wohnen', { title: 'Sie sind hier', ...later }))).toEqual([]);
    expect(textsOf(theme('wohnen', { title: 'Zur Frage nach der Zustimmung springen', ...later }))).toEqual([]);
  });

  it('R3 have single spaces, and are the longest of an entry', () => {
    const seo = Array.from({ length: 6 }, (_, index) => `Ein Satz mit ${'sehr '.repeat(index + 1)}vielen Wörtern`);
    const many = theme('wohnen', { title: 'Wohnen', description: seo.join(': '), ...later });
    const found = textsOf(many);
    expect(found).toHaveLength(4);
    expect(found[0]).toBe(seo[5]);
    expect(textsOf(theme('wohnen', { title: 'Eine\n  Zeile und\u202fnoch eine', ...later }))).toEqual([
      'Eine Zeile und noch eine',
    ]);
  });
});
