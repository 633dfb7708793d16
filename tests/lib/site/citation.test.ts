/** What is quoted, read back by programs for literature. */
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { Cite } from '@citation-js/core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { messagesByLocale } from '@/lib/i18n/messages';
import { bibtex, citationText, citedPage, cslJson, ris } from '@/lib/site/citation';
import type { CitedPage } from '@/lib/site/citation';

const read = z.object({
  title: z.string(),
  author: z.array(z.object({ literal: z.string().optional(), family: z.string().optional() })),
  issued: z.object({ 'date-parts': z.array(z.array(z.number())) }).optional(),
  URL: z.string(),
});

/** The only item in a text, without the marks of letters that stay large. */
function itemIn(text: string): z.infer<typeof read> {
  const { data } = new Cite(text);
  expect(data).toHaveLength(1);
  const item = read.parse(data[0]);
  return { ...item, title: item.title.replaceAll(/<\/?span[^>]*>/g, '') };
}

function authorOf({ author }: z.infer<typeof read>): string {
  return author.map(({ literal, family }) => literal ?? family ?? '').join(';');
}

function page(changed: Partial<CitedPage> = {}): CitedPage {
  return citedPage({
    title: 'Leerwohnungsquote',
    day: '2026-08-21',
    address: 'https://statistik.example.org/indikatorenportal/5813',
    language: 'de',
    kind: 'dataset',
    ...changed,
  });
}

const forms = [
  ['BibTeX', bibtex],
  ['RIS', ris],
  ['CSL-JSON', cslJson],
] as const;

const titles = ['Leerwohnungsquote', 'Anteil in % & Fläche in m², «Basel»: 50 $ #1', 'Ein_Wort ~ ^ \\ und "Zitat"'];

describe.each(forms)('a citation as %s', (_, write) => {
  it.each(titles)('is read with its title, office, day and address: %s', (title) => {
    const cited = page({ title });
    const item = itemIn(write(cited));
    expect(item.title).toBe(title);
    expect(authorOf(item)).toBe(cited.office);
    expect(item.issued?.['date-parts']).toEqual([[2026, 8, 21]]);
    expect(item.URL).toBe('https://statistik.example.org/indikatorenportal/5813');
  });

  it('has no day if nobody knows it', () => {
    expect(itemIn(write(page({ day: null }))).issued).toBeUndefined();
  });
});

it.each([
  ['de', 'Statistik Kanton Basel-Stadt'],
  ['ls', 'Statistik Kanton Basel-Stadt'],
  ['fr', 'Statistique Canton de Bâle-Ville'],
  ['it', 'Statistica Cantone di Basilea Città'],
  ['en', 'Statistics Canton of Basel-Stadt'],
] as const)('the office has its name in the language of the text: %s', (language, office) => {
  const cited = page({ language });
  expect(bibtex(cited)).toContain(`author = {{${office}}}`);
  expect(ris(cited)).toContain(`PB  - ${office}`);
  expect(citationText(cited, { language, messages: messagesByLocale[language] })).toContain(office);
});

it('braces in a title do not end it in BibTeX', () => {
  const text = bibtex(page({ title: 'Menge } und {' }));
  expect(text).toContain('title = {{Menge \\textbraceright{} und \\textbraceleft{}}}');
});

it('a citation as text has no day if nobody knows it', () => {
  const text = citationText(page({ day: null }), { language: 'de', messages: messagesByLocale.de });
  expect(text).toMatch(/: «Leerwohnungsquote», https:\/\/statistik\.example\.org\/indikatorenportal\/5813$/);
});
