import { describe, expect, it } from 'vitest';
import { createContents } from '@/lib/content/content';
import { DependencyRecorder } from '@/lib/content/dependencies';
import { trackContents } from '@/lib/content/trackContents';
import { portalIndicators } from '@/lib/site/indicators';
import { portalData, portalFile, portalStart } from '@/lib/portal/portalFile';
import { previewFile } from '@/lib/open-data/previewFile';
import { silenceProgress, snapshotOf } from '../content/reading';
import { indicator } from '../content/records';
import { contextIn } from '../../support/site';

silenceProgress();

const context = contextIn('de');

describe('the data of the portal', () => {
  it('have every indicator once, with the value that stands for it', () => {
    const { records } = portalData(context);
    expect(records.map(({ key }) => key).toSorted()).toEqual(
      portalIndicators(context.content)
        .map(({ meta }) => meta.key)
        .toSorted(),
    );
    const vacancy = records.find(({ key }) => key === '100');
    expect(vacancy).toMatchObject({ address: '/indikatorenportal/100', figure: { number: '0,79' } });
    expect(vacancy?.figure?.detail).toContain('2026');
  });

  it('offer first what most indicators have', async () => {
    const charts = ['line', 'bar', 'bar', 'map', 'bar', 'map'];
    const written = charts.map((kind, index) => indicator(index + 1, { chart_type: kind }));
    const content = createContents(await snapshotOf(written))('de');
    expect(portalData({ content, locale: 'de' }).choices.darstellungsart.map(([value]) => value)).toEqual([
      'bar',
      'map',
      'line',
    ]);
  });

  it('lead to pages in the language of the page, and say what is in another', () => {
    const french = contextIn('fr');
    const { records, choices } = portalData(french);
    expect(records.every(({ address }) => address.startsWith('/fr/'))).toBe(true);
    const languages = new Map(french.content.all('display-themes').map(({ meta }) => [meta.key, meta.locale]));
    expect(choices.thema.map(([key, , language]) => [key, language])).toEqual(
      choices.thema.map(([key]) => [key, languages.get(key) === 'fr' ? undefined : 'de']),
    );
    expect(new Set(choices.thema.map(([, , language]) => language)).size).toBe(2);
  });

  it('lie among the data, whose release before nobody sees, at the same address for every content', () => {
    expect(portalFile(context)).toEqual({
      address: '/daten/portal.de.json',
      content: JSON.stringify(portalData(context)),
    });
  });
});

it('the page begins with the first of them, and does not depend on the values of the others', async () => {
  const contents = createContents(await snapshotOf([1, 2, 3].map((number) => indicator(number))));
  const reads = new DependencyRecorder();
  const { first, total } = portalStart({ content: trackContents(contents, reads)('de'), locale: 'de' }, 2);
  expect([...first]).toEqual(portalData({ content: contents('de'), locale: 'de' }).records.slice(0, 2));
  expect(total).toBe(3);
  const read = reads
    .dependencies()
    .flatMap((dependency) => /^de\/products\/(\d)#data_rows$/.exec(dependency)?.[1] ?? []);
  expect(read).toEqual(['1', '2']);
});

it('the chart of an indicator is a small picture for both schemes', () => {
  const [vacancy] = portalIndicators(context.content).filter(({ meta }) => meta.key === '100');
  const file = vacancy === undefined ? '' : previewFile(vacancy);
  expect(file).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 240 64"/);
  expect(file).toContain('prefers-color-scheme:dark');
  expect(file).toMatch(/<path class="chart-1" d="M/);
  expect(file.length).toBeLessThan(2_000);
});
