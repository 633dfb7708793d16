import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { CheckedEntry } from '@/lib/content/checkedEntry';
import { checkRecords } from '@/lib/content/check';
import { contactsIn } from '@/lib/checks/report/contacts';
import { contentNews } from '@/lib/checks/report/contentNews';
import { reportData, reportOf } from '@/lib/checks/report/writeReport';
import type { SourceRecord } from '@/lib/content/readSource';
import { translationGaps } from '@/lib/checks/report/translationGaps';
import { entry } from '../entries';
import { snapshotOf, silenceProgress } from '../../content/reading';
import { article, asOf, indicator, record, theme } from '../../content/records';

silenceProgress();

describe('whom to ask about an entry', () => {
  const person = entry(
    'team-members',
    { first_name: 'Ada', last_name: 'Meier', email: 'ada@example.org' },
    'de',
    'ada',
  );
  const asked = contactsIn([
    person,
    entry('articles', {
      team_members: [
        { type: 'team-members', key: 'ada' },
        { type: 'team-members', key: 'weg' },
      ],
    }),
    entry('glossars', {}, 'de', 'miete'),
  ]);

  it('is the people that it names and that are there', () => {
    expect(asked({ type: 'articles', key: 'erster' })).toEqual([{ name: 'Ada Meier', email: 'ada@example.org' }]);
  });
});

describe('what is not translated', () => {
  const german = [
    entry('articles', { title: 'Eins', lead: 'Lead', content: [{ kind: 'text' }] }, 'de', 'eins'),
    entry('articles', { title: 'Zwei', lead: 'Lead', content: [] }, 'de', 'zwei'),
    entry('team-members', { first_name: 'Ada' }, 'de', 'ada'),
  ];
  const gapOf = (translated: readonly CheckedEntry[], locale: string) => {
    const gap = translationGaps([...german, ...translated]).find((one) => one.locale === locale);
    return [gap?.all, gap?.missing.map(({ key }) => key), gap?.incomplete.map(({ key }) => key)];
  };

  it('is counted for each language, people aside', () => {
    expect(gapOf([], 'fr')).toEqual([2, ['eins', 'zwei'], []]);
    const one = entry('articles', { title: 'Un', lead: 'Lead', content: [{ kind: 'text' }] }, 'fr', 'eins');
    expect(gapOf([one], 'fr')).toEqual([2, ['zwei'], []]);
    expect(gapOf([one], 'it')).toEqual([2, ['eins', 'zwei'], []]);
  });

  it.each([
    ['a text', { lead: null }],
    ['its blocks', { content: [] }],
  ])('counts a translation without %s that the German entry has', (_, own) => {
    const values = { title: 'Un', lead: 'Lead', content: [{ kind: 'text' }], ...own };
    expect(gapOf([entry('articles', values, 'fr', 'eins')], 'fr')).toEqual([2, ['zwei'], ['eins']]);
    expect(gapOf([entry('articles', values, 'ls', 'eins')], 'ls')).toEqual([2, ['zwei'], []]);
  });
});

describe('what has changed', () => {
  const records = [theme('wohnen'), article('erster'), article('zweiter', {}, { id: 2 })];

  it('is new, different or gone, with its languages', async () => {
    const before = await snapshotOf(records);
    const french = article('erster', { title: 'Premier' }, { id: 3, locale: 'fr' });
    const now = await snapshotOf([
      theme('wohnen', { lead: 'Neu.' }),
      article('erster'),
      french,
      article('dritter', {}, { id: 4 }),
    ]);
    const told = contentNews(before, now)?.map(
      ({ kind, type, key, locales }) => `${kind} ${type}/${key} ${locales.join('+')}`,
    );
    expect(told?.toSorted()).toEqual([
      'changed articles/erster fr',
      'changed display-themes/wohnen de',
      'gone articles/zweiter de',
      'new articles/dritter de',
    ]);
  });

  it('is nothing if nothing has, and unknown without earlier content of the same CMS', async () => {
    const now = await snapshotOf(records);
    expect(contentNews(await snapshotOf(records), now)).toEqual([]);
    expect(contentNews(undefined, now)).toBeUndefined();
    expect(contentNews(await snapshotOf(records, { cmsUrl: 'https://other.example' }), now)).toBeUndefined();
  });
});

describe('what waits', () => {
  const at = '2026-08-22T06:30:00.000Z';
  const bundle = record('releases', {
    title: 'W',
    slug: 'w',
    release_at: at,
    release_status: 'bestätigt',
    approved: true,
  });
  const records = [
    theme('wohnen'),
    article('erster', { release: 'w' }),
    article('zweiter', { release: 'w', updatedAt: '2026-08-21T09:00:00.000Z' }, { id: 2 }),
    article('dritter', { publish_at: '2026-08-23T06:30:00.000Z' }, { id: 3 }),
    article('vierter', { release: 'unbekannt' }, { id: 4 }),
    article('entwurf', { publish_at: at, publishedAt: null }, { id: 5 }),
  ];

  function plan(own: { asOf: string; plannedFrom?: string; drafts?: boolean }, ...more: readonly SourceRecord[]) {
    return checkRecords([...records, ...more, bundle], { drafts: false, ...own }).planned.map(
      ({ at: when, bundle: name, entries }) => [
        when,
        name,
        entries.map(({ meta: { key }, changed }) => (changed === null ? key : `${key}!`)).join(),
      ],
    );
  }

  it('R8 is told by instant, with what was taken out of an approved bundle', () => {
    const waiting = [
      ['2026-08-22T06:30:00.000Z', 'w', 'erster,zweiter!'],
      ['2026-08-23T06:30:00.000Z', null, 'dritter'],
      [null, 'unbekannt', 'vierter'],
    ];
    expect(plan({ asOf })).toEqual(waiting);
    // The site of the instant is made ahead: until then, all of it still waits.
    expect(plan({ asOf: '2026-08-24T00:00:00.000Z', plannedFrom: asOf })).toEqual(waiting);
  });

  it('R8 is told with drafts as if these were published', () => {
    expect(plan({ asOf, drafts: true })).toEqual([
      ['2026-08-22T06:30:00.000Z', 'w', 'erster,zweiter!'],
      ['2026-08-22T06:30:00.000Z', null, 'entwurf'],
      ['2026-08-23T06:30:00.000Z', null, 'dritter'],
      [null, 'unbekannt', 'vierter'],
    ]);
  });

  it('R8 is told by its own instant if an entry comes later than its bundle', () => {
    const late = article('spaeter', { release: 'w', publish_at: '2026-08-25T06:30:00.000Z' }, { id: 6 });
    expect(plan({ asOf }, late)).toContainEqual(['2026-08-25T06:30:00.000Z', 'w', 'spaeter']);
    expect(plan({ asOf: '2026-08-24T00:00:00.000Z' }, late)).toContainEqual([
      '2026-08-25T06:30:00.000Z',
      'w',
      'spaeter',
    ]);
  });

  it('R8 is what was taken out when the others have appeared', () => {
    expect(plan({ asOf: '2026-08-24T00:00:00.000Z' })).toEqual([
      ['2026-08-22T06:30:00.000Z', 'w', 'zweiter!'],
      [null, 'unbekannt', 'vierter'],
    ]);
  });
});

it('the report for programs has the checks, with the people to ask and the address to edit', async () => {
  const snapshot = await snapshotOf([theme('wohnen'), indicator(5813, { sources: [] }, { documentId: 'abc' })], {
    cmsUrl: 'https://cms.example',
  });
  const { problems, translations } = reportData(reportOf(snapshot, { planned: [], before: undefined }));
  expect(problems.map(({ code }) => code)).toEqual(['source-missing', 'description-missing', 'next-update-missing']);
  expect(problems[0]?.editAddress).toContain('/admin/content-manager/collection-types/api::product.product/abc');
  expect(problems[0]?.message).toBe('The source is missing.');
  expect(translations.map(({ locale, all, missing }) => [locale, all, missing])).toEqual(
    locales.slice(1).map((locale) => [locale, 2, 2]),
  );
});
