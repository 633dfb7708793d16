import { describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/content/problem';
import { eachOnce } from '@/lib/content/report';
import { reportPage } from '@/lib/content/reportPage';
import type { Fault } from '@/lib/language/faults';

const asOf = '2026-08-21T10:00:00.000Z';

type Place = Omit<Problem, 'code' | 'values'>;

function problem(own: Partial<Place> = {}, fault: Fault = { code: 'placeholder-left' }): Problem {
  const entry = { type: 'articles', key: 'erster', locale: 'de', field: 'title' } as const;
  return { severity: 'warning', ...entry, editAddress: null, ...fault, ...own };
}

describe('the report', () => {
  it('tells a fault in a field that all languages share once, where it is fixed', () => {
    const german = problem({ field: 'redirects_from.0' });
    expect(eachOnce([german, { ...german, locale: 'fr' }, { ...german, locale: 'it' }])).toEqual([german]);
  });

  it('tells the same fault of each language if each has its own text', () => {
    const both = [problem(), problem({ locale: 'fr' })];
    expect(eachOnce([...both, ...both])).toEqual(both);
  });

  it('tells a fault of a shared field if only a translation has it', () => {
    const french = problem({ field: 'redirects_from', locale: 'fr' });
    expect(eachOnce([french])).toEqual([french]);
  });

  it('has every single one for people, grouped by entry, those with errors and German first', () => {
    const many = Array.from({ length: 40 }, (_, index) => problem({ field: `content.${index}.body` }));
    const other = { key: 'zweiter', editAddress: 'https://cms.example/admin?a=1&b=2' };
    const page = reportPage(asOf, [
      ...many,
      problem({ ...other, locale: 'fr' }),
      problem({ ...other, severity: 'error', field: '' }),
    ]);
    expect(page.match(/<li>/g)).toHaveLength(42);
    expect([...page.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, title]) => title)).toEqual([
      'Artikel «zweiter»',
      'Artikel «erster»',
    ]);
    expect(page.indexOf('Deutsch')).toBeLessThan(page.indexOf('Français'));
    expect(page).toContain('<a href="https://cms.example/admin?a=1&amp;b=2">im CMS bearbeiten</a>');
  });

  it('shows what editors wrote as text', () => {
    expect(reportPage(asOf, [problem({}, { code: 'unknown-icon', values: { found: '<script>' } })])).not.toContain(
      '<script>',
    );
  });

  it('says in German what is wrong, where, and what to do', () => {
    const tooLong: Fault = { code: 'too-long', values: { max: 255, found: 12_345 } };
    const page = reportPage(asOf, [problem({ field: 'hero_statistics.3.label' }, tooLong)]);
    expect(page).toContain(
      'Kennzahlen unter dem Lead › 4. › Was die Zahl misst (<code>hero_statistics › 4. › label</code>)',
    );
    expect(page).toContain('Der Text ist zu lang: Er hat 12’345 Zeichen. Platz ist für 255. Kürzen Sie den Text.');
    expect(page).not.toContain('lang="en"');
  });

  it('says that there is nothing to fix', () => {
    expect(reportPage(asOf, [])).toContain('Nichts zu verbessern.');
  });
});
