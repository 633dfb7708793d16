import { parseAtomFeed } from 'feedsmith';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import type { SourceRecord } from '@/lib/content/readSource';
import { siteUrl } from '@/lib/shared/config';
import { foldLine } from '@/lib/calendar/follow/calendarFile';
import { feedOfPage } from '@/lib/calendar/follow/subscriptionAddresses';
import { createContents } from '@/lib/content/content';
import { subscriptionFiles } from '@/lib/calendar/follow/subscriptionFiles';
import type { Contents } from '@/lib/site/contents';
import { silenceProgress, snapshotOf } from '../../content/reading';
import { article, indicator, pointers, record, theme } from '../../content/records';

silenceProgress();

/** By their place in the site. */
function filesOf(contents: Contents): ReadonlyMap<string, string> {
  const files = locales.flatMap((locale) => subscriptionFiles(contents, locale));
  return new Map(files.map(({ address, content }) => [address.slice(1), String(content)]));
}

const wohnen = { display_themes: pointers('url', ['wohnen']) };
const host = new URL(siteUrl()).hostname;

/** A file of a site with these records on 21 August 2026. */
async function fileOf(name: string, records: readonly SourceRecord[]): Promise<string> {
  const snapshot = await snapshotOf([theme('wohnen'), theme('verkehr'), ...records]);
  return filesOf(createContents(snapshot)).get(name) ?? '';
}

function eventsIn(file: string): readonly ICAL.Event[] {
  return ICAL.Component.fromString(file)
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
}

function propertyOf({ component }: ICAL.Event, name: string): string {
  return String(component.getFirstPropertyValue(name));
}

const changes = [
  { id: 1, previous_date: '2026-09-01', reason: 'Der Bund liefert später; sehr spät, leider.', when: '2026-08-10' },
];

const bundle = record('releases', {
  slug: 'leerstand',
  title: 'GEHEIM',
  calendar_title: 'Leerstand, Mieten',
  release_at: '2026-09-08T06:30:00Z',
  release_status: 'bestätigt',
  date_changes: changes,
  ...wohnen,
});

describe('the calendars', () => {
  it('have whole days for dates, and instants for bundles', async () => {
    const records = [bundle, indicator(1, { ...wohnen, next_update: '2026-12-01' }, { id: 1 })];
    const [moved, day] = eventsIn(await fileOf('agenda.ics', records));
    expect(moved?.startDate.toJSDate().toISOString()).toBe('2026-09-08T06:30:00.000Z');
    expect([moved?.summary, moved?.sequence]).toEqual(['Leerstand, Mieten', 1]);
    expect(moved?.description).toContain(
      'Bisheriger Termin: 1.\u00a0September 2026. Der Bund liefert später; sehr spät, leider.',
    );
    expect([day?.startDate.isDate, day?.startDate.toString(), day?.uid]).toEqual([
      true,
      '2026-12-01',
      `products-1@${host}`,
    ]);
    expect(day?.sequence).toBe(0);
  });

  it('say what is sure, what is not and what was cancelled', async () => {
    const statusOf = async (attributes: Readonly<Record<string, unknown>>): Promise<string | undefined> => {
      const own = {
        ...bundle,
        record: { ...bundle.record, attributes: { ...bundle.record.attributes, ...attributes } },
      };
      const [event] = eventsIn(await fileOf('agenda.ics', [own]));
      return event && propertyOf(event, 'status');
    };
    expect(await statusOf({})).toBe('CONFIRMED');
    expect(await statusOf({ release_status: 'provisorisch' })).toBe('TENTATIVE');
    expect(await statusOf({ release_status: 'abgesagt' })).toBe('CANCELLED');
  });

  it('keep the name of an event when its date moves', async () => {
    const uids = async (day: string): Promise<readonly string[]> =>
      eventsIn(await fileOf('agenda.ics', [indicator(1, { ...wohnen, next_update: day })])).map(({ uid }) => uid);
    expect(await uids('2026-12-01')).toEqual(await uids('2027-01-15'));
  });

  it('of a theme hold its dates alone, and none without a day', async () => {
    const records = [
      bundle,
      indicator(1, { ...wohnen, next_update_text: 'März 2027' }, { id: 1 }),
      indicator(2, { display_themes: pointers('url', ['verkehr']), next_update: '2026-12-01' }, { id: 2 }),
    ];
    expect(eventsIn(await fileOf('thema/wohnen/agenda.ics', records)).map(({ summary }) => summary)).toEqual([
      'Leerstand, Mieten',
    ]);
  });

  it.each(locales)('have lines of 75 bytes, and each event under a name of its own, in %s', async (locale) => {
    const title = 'Über Wohnungen, Häuser und Gebäude, die übrig geblieben sind '.repeat(2);
    const records = [1, 2].map((id) => indicator(id, { ...wohnen, title, next_update: '2026-12-01' }, { id }));
    const file = await fileOf(`${locale === 'de' ? '' : `${locale}/`}agenda.ics`, [bundle, ...records]);
    expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(new Set(eventsIn(file).map(({ uid }) => uid)).size).toBe(3);
  });

  it('fold lines between characters', () => {
    const line = `SUMMARY:${'ü😀'.repeat(40)}`;
    const parts = foldLine(line).split('\r\n ');
    expect(parts.join('')).toBe(line);
    expect(Math.max(...parts.map((part) => Buffer.byteLength(part)))).toBeLessThanOrEqual(75);
  });
});

describe('the feeds', () => {
  const corrections = [
    { id: 2, when: '2026-08-19', text: 'Richtig ist 5 & nicht <4>.', previous_version: null },
    { id: 1, when: '2026-08-01', text: 'Die Einheit war falsch.', previous_version: null },
  ];
  const records = [
    article('alt', { publication_date: '2026-08-03' }),
    article('neu', { publication_date: '2026-08-20', publish_at: '2026-08-20T06:30:00Z' }),
    article('morgen', { publication_date: '2026-08-22' }),
    indicator(1, { ...wohnen, title: 'Leerstand', last_update: '2026-08-10', corrections }, { id: 1 }),
  ];

  it('tell of articles, new data and corrections, the newest first', async () => {
    const { entries = [], ...feed } = parseAtomFeed(await fileOf('feed.xml', records));
    expect(entries.map(({ id, updated }) => [id, updated])).toEqual([
      [`tag:${host},2026-08-20:/artikel/neu`, '2026-08-20T06:30:00Z'],
      [`tag:${host},2026-08-19:/indikatorenportal/1/korrektur-2`, '2026-08-18T22:00:00Z'],
      [`tag:${host},2026-08-10:/indikatorenportal/1`, '2026-08-09T22:00:00Z'],
      [`tag:${host},2026-08-03:/artikel/alt`, '2026-08-02T22:00:00Z'],
      [`tag:${host},2026-08-01:/indikatorenportal/1/korrektur-1`, '2026-07-31T22:00:00Z'],
    ]);
    expect(entries[1]?.title).toMatchObject({ value: 'Korrektur: Leerstand', xml: { lang: 'de' } });
    expect(entries[1]?.summary).toMatchObject({ value: 'Richtig ist 5 & nicht <4>.' });
    expect(entries[1]?.links?.[0]?.href).toBe(`${siteUrl()}/indikatorenportal/1`);
    expect([feed.id, feed.updated]).toEqual([`${siteUrl()}/feed.xml`, '2026-08-20T06:30:00Z']);
    expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${siteUrl()}/feed.xml`);
  });

  it('of a theme hold what belongs to it', async () => {
    const { entries = [] } = parseAtomFeed(await fileOf('fr/thema/wohnen/feed.xml', records));
    expect(entries.map(({ id }) => id)).toContain(`tag:${host},2026-08-10:/fr/indikatorenportal/1`);
    expect(await fileOf('thema/verkehr/feed.xml', records)).not.toContain('<entry>');
  });
});

it('pages of themes announce their own feed, the home page and the calendar that of the site, others none', () => {
  expect(feedOfPage('/thema/wohnen', 'fr')).toBe('/fr/thema/wohnen/feed.xml');
  expect(feedOfPage('/', 'de')).toBe('/feed.xml');
  expect(feedOfPage('/agenda', 'ls')).toBe('/ls/feed.xml');
  expect(feedOfPage('/artikel/leerstand-2026', 'de')).toBeUndefined();
});
