import { describe, expect, it } from 'vitest';
import type { Problem } from '@/lib/faults/problem';
import type { ContentReport } from '@/lib/checks/report/contentReport';
import { uniqueProblems } from '@/lib/checks/report/writeReport';
import { reportPage } from '@/lib/checks/report/reportPage';
import { reportText } from '@/lib/checks/report/reportText';
import type { Fault } from '@/lib/faults/faults';
import { formatInstant } from '@/lib/i18n/format/date';

const asOf = '2026-08-21T10:00:00.000Z';

type Place = Omit<Problem, 'code' | 'values'>;

function problem(own: Partial<Place> = {}, fault: Fault = { code: 'placeholder-left' }): Problem {
  const entry = { type: 'articles', key: 'erster', locale: 'de', field: 'title' } as const;
  return { severity: 'warning', ...entry, editAddress: null, ...fault, ...own };
}

function reportWith(problems: readonly Problem[], own: Partial<ContentReport> = {}): ContentReport {
  const nothing = { firstSteps: [], planned: [], translations: [], news: null, contactsOf: () => [] };
  return { asOf, problems, ...nothing, cmsUrl: 'https://cms.example', ...own };
}

describe('the report', () => {
  it('tells a fault in a field that all languages share once, where it is fixed', () => {
    const german = problem({ field: 'redirects_from.0' });
    expect(uniqueProblems([german, { ...german, locale: 'fr' }, { ...german, locale: 'it' }])).toEqual([german]);
  });

  it('tells the same fault of each language if each has its own text', () => {
    const both = [problem(), problem({ locale: 'fr' })];
    expect(uniqueProblems([...both, ...both])).toEqual(both);
  });

  it('tells a fault of a shared field if only a translation has it', () => {
    const french = problem({ field: 'redirects_from', locale: 'fr' });
    expect(uniqueProblems([french])).toEqual([french]);
  });

  it('has every single one for people, grouped by entry, those with errors and German first', () => {
    const many = Array.from({ length: 40 }, (_, index) => problem({ field: `content.${index}.body` }));
    const other = { key: 'zweiter', editAddress: 'https://cms.example/admin?a=1&b=2' };
    const page = reportPage(
      reportWith([...many, problem({ ...other, locale: 'fr' }), problem({ ...other, severity: 'error', field: '' })]),
    );
    expect(page.match(/<li>/g)).toHaveLength(42);
    expect([...page.matchAll(/<h3>(.*?)<\/h3>/g)].map(([, title]) => title)).toEqual([
      'Artikel «zweiter»',
      'Artikel «erster»',
    ]);
    expect(page.indexOf('Deutsch')).toBeLessThan(page.indexOf('Français'));
    expect(page).toContain('<a href="https://cms.example/admin?a=1&amp;b=2">im CMS bearbeiten</a>');
  });

  it('says in German what is wrong, where, and what to do', () => {
    const tooLong: Fault = { code: 'too-long', values: { max: 255, found: 12_345 } };
    const page = reportPage(reportWith([problem({ field: 'hero_statistics.3.label' }, tooLong)]));
    expect(page).toContain(
      'Kennzahlen unter dem Lead › 4. › Was die Zahl misst (<code>hero_statistics › 4. › label</code>)',
    );
    expect(page).toContain('Der Text ist zu lang: Er hat 12’345 Zeichen. Platz ist für 255. Kürzen Sie den Text.');
    expect(page).not.toContain('lang="en"');
  });

  it('says whom to ask, what has changed, what waits and what is not translated, with links to the CMS', () => {
    const meta = { type: 'articles', key: 'erster', locale: 'de', updatedAt: asOf, record: '7' } as const;
    const french = { ...meta, locale: 'fr' } as const;
    const report = reportWith([problem()], {
      contactsOf: ({ key }) => (key === 'erster' ? [{ name: 'Ada <Meier>', email: 'ada@example.org' }] : []),
      news: { since: asOf, entries: [{ kind: 'new', type: 'articles', key: 'erster', locales: ['de', 'fr'], meta }] },
      planned: [
        {
          at: '2026-08-22T06:30:00.000Z',
          bundle: 'wohnen',
          entries: [{ meta, changed: '2026-08-21T09:00:00.000Z', stands: true }],
        },
        { at: null, bundle: null, entries: [{ meta: french, changed: null, stands: false }] },
        { at: '2026-08-23T06:30:00.000Z', bundle: null, entries: [{ meta, changed: null, stands: true }] },
      ],
      translations: [{ locale: 'fr', all: 3, missing: [meta], incomplete: [french] }],
    });
    const page = reportPage(report);
    expect(page).toContain('Auskunft: <a href="mailto:ada@example.org">Ada &lt;Meier&gt;</a>.');
    expect(page).toContain('Artikel «erster»: neu (Deutsch, Français).');
    expect(page).toContain(`${formatInstant('2026-08-22T06:30:00.000Z')}, Bündel «wohnen»`);
    expect(page).toContain('(nicht dabei: am ');
    expect(page).toContain('Ohne Zeitpunkt<ul>');
    expect(page).toContain('(bisher nicht auf der Website)');
    expect(page).toContain('(bis 23.08.2026, 08:30 steht die bisherige Fassung)');
    expect(page).toContain('Français: Von 3 Einträgen fehlen 1; nicht vollständig sind 1.');
    expect(page.match(/href="https:\/\/cms\.example\/admin\/content-manager\//g)).toHaveLength(4);
    expect(reportText(report)).toContain('Auskunft: Ada <Meier> <ada@example.org>.');
    expect(reportText(report)).toContain('Artikel «erster»: neu');
  });

  it('says what to write first, and what of it is done', () => {
    const report = reportWith([], {
      firstSteps: [
        { step: 'theme', isDone: true },
        { step: 'article', isDone: false },
      ],
    });
    expect(reportText(report)).toContain(
      'Für den Anfang:\n  [x] Das erste Thema anlegen\n  [ ] Den ersten Artikel zu einem Thema schreiben',
    );
    const page = reportPage(report);
    expect(page).toContain('<li>✓ Das erste Thema anlegen (erledigt)</li><li>Den ersten Artikel');
  });

  it('is one line for each problem in a terminal, whatever editors wrote', () => {
    const told = problem({}, { code: 'unknown-icon', values: { found: 'a\nb\u001b[31m' } });
    expect(reportText(reportWith([told])).split('\n')).toHaveLength(
      reportText(reportWith([problem()])).split('\n').length,
    );
    expect(reportText(reportWith([told]))).not.toContain('\u001b');
  });
});
