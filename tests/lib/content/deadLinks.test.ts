import { describe, expect, it } from 'vitest';
import { withoutDeadLinks } from '@/lib/content/deadLinks';
import type { Snapshot } from '@/lib/content/snapshot';
import { entry } from '../checks/entries';
import { entryIn, silenceProgress, snapshotOf } from './reading';
import { article, record, said, theme, wireText } from './records';

silenceProgress();

const body =
  'Siehe [Wohnen](/thema/wohnem#preise "mehr"), [Arbeit](/thema/arbeit) und [Weg](</artikel/gibt-es-nicht>).';
const erster = article('erster', { content: [wireText(body)] });
const menu = record('header-links', { label: 'Wohnen', path: '/thema/wohnen', type: 'main' });
const arbeit = theme('arbeit', {}, { id: 2 });

function bodyIn(snapshot: Snapshot): unknown {
  return entryIn(snapshot, 'articles/erster/de').values['content'];
}

describe('a link to a page that does not exist', () => {
  it.each([false, true])(
    'is told with its field, and the nearest address, and leaves its text (drafts: %s)',
    async (drafts) => {
      const snapshot = await snapshotOf([theme('wohnen'), arbeit, erster], { drafts });
      expect(snapshot.problems.map((problem) => `${problem.severity} ${problem.field}: ${said(problem)}`)).toEqual([
        'warning content.0.body: link-near /thema/wohnem#preise /thema/wohnen#preise',
        'warning content.0.body: link-nowhere /artikel/gibt-es-nicht',
      ]);
      expect(bodyIn(snapshot)).toMatchObject([
        {
          body: 'Siehe [Wohnen](:/thema/wohnem#preise "mehr"), [Arbeit](/thema/arbeit) und [Weg](<:/artikel/gibt-es-nicht>).',
        },
      ]);
    },
  );

  it('is a link again as soon as the page is there, even in a version that was kept meanwhile', async () => {
    const wrong = article('erster', { title: '' });
    const wrongMenu = record('header-links', { label: '', path: '/thema/wohnen', type: 'main' });
    const before = await snapshotOf([arbeit, erster, menu]);
    const during = await snapshotOf([arbeit, wrong, wrongMenu], { previous: before });
    expect(during.entries.map(({ values }) => values)).toEqual(before.entries.map(({ values }) => values));
    expect(during.problems.map(said)).toEqual(expect.arrayContaining(['link-nowhere /artikel/gibt-es-nicht']));
    const wanted = article('gibt-es-nicht', {}, { id: 2 });
    const after = await snapshotOf([theme('wohnen'), arbeit, wrong, wrongMenu, wanted], { previous: during });
    expect(bodyIn(after)).toMatchObject([{ body: body.replace('/thema/wohnem', ':/thema/wohnem') }]);
    expect(after.entries.filter(({ meta }) => meta.type === 'header-links')).toMatchObject([
      { stale: true, values: { path: '/thema/wohnen' } },
    ]);
  });
});

const known = [
  entry('articles', { redirects_from: ['/artikel/alt', '/hintergrund/thema'] }, 'de', 'leerstand'),
  entry('products', {}, 'de', '5813'),
  entry('glossars', {}, 'de', 'miete'),
  entry('indikatorensets', {}, 'de', 'wohnen'),
  entry('background-page-articles', {}, 'de', 'karte'),
];

/** The fields in which a link was found. */
function found(body: string, locale: 'de' | 'fr' = 'de'): readonly string[] {
  const own = entry('articles', { content: [{ kind: 'text', body }] }, locale);
  return withoutDeadLinks([...known, own], null).problems.map(({ field }) => field);
}

describe('a link in a text', () => {
  it.each([
    '[a](/artikel/fehlt)',
    '[a](/fr/artikel/fehlt)',
    '[a](/indikatorenportal/1)',
    '[a](/indikatorenset/fehlt/preise)',
    '[a](/artikel/leerstand/mehr)',
    '[a](/artikle/leerstand)',
    '[a](/Artikel/leerstand)',
    '[a](/gibt-es-nicht)',
    '[a](/hintergrund/fehlt)',
  ])('to an entry that is not there is told: %s', (body) => {
    expect(found(body)).toEqual(['content.0.body']);
    expect(found(body, 'fr')).toEqual(['content.0.body']);
  });

  it.each([
    '[a](/artikel/leerstand)',
    '[a](/fr/artikel/leerstand#oben)',
    '[a](/artikel/alt)',
    '[a](/Artikel/ALT)',
    '[a](/hintergrund/thema)',
    '[a](/fr/Hintergrund/karte?jahr=2026#oben)',
    '[a](/hintergrund/)',
    '[a](/indikatorenportal/5813)',
    '[a](/gebiet/riehen)',
    '[a](/indikatorenset/wohnen/preise)',
    '[a](/)',
    '[a](/suche?q=miete)',
    '[a](/artikel/bev%C3%B6lkerung)',
    '[a](/thema/wohnen/feed.xml)',
    '[a](https://www.bs.ch/artikel/fehlt)',
    '[a](mailto:a@example.org)',
    '[a](#oben)',
  ])('to what is there, or is not made of an entry, is not: %s', (body) => {
    expect(found(body)).toEqual([]);
  });
});
