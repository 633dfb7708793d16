/** From the wire to the snapshot: what is too deep is the error of one field. */
import { expect, it } from 'vitest';
import { singleNames } from '@/content-types/registry';
import { connectTo, listOf } from '../../fixtures/cmsConnection';
import { startFaultServer } from '../../fixtures/faultServer';
import type { Behaviour, SeenRequest } from '../../fixtures/faultServer';
import { strapiError, text } from '../../fixtures/faults';
import { idsIn, readFrom, silenceProgress } from './reading';
import { article, theme } from './records';

silenceProgress();

const placeholder = 'so deep';
const records = [theme('wohnen'), article('tief', { redirects_from: placeholder }), article('flach', {}, { id: 2 })];

/** A CMS with these records whose placeholder is a value of its own. */
function answer({ path }: SeenRequest, value: string): Behaviour {
  const name = path.replace('/api/', '');
  if (singleNames.some((single) => single === name)) return strapiError(404, 'Not Found');
  const found = records.filter(({ type }) => type === name).map(({ record }) => record);
  return text(200, JSON.stringify(listOf(found)).replaceAll(JSON.stringify(placeholder), value));
}

it.each([
  ['lists', `${'['.repeat(5000)}1${']'.repeat(5000)}`],
  ['lists that go on and on', `${'['.repeat(90_000)}1${']'.repeat(90_000)}`],
  ['objects', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
])('%s inside each other keep their entry alone from being published', async (_, value) => {
  const { url } = await startFaultServer((request) => answer(request, value));
  const limits = { answerBytes: 100_000_000, fileBytes: 1_000_000, entries: 10_000 };
  const snapshot = await readFrom(connectTo(url, { limits, log: () => undefined }).cms);
  expect(idsIn(snapshot)).toEqual(expect.arrayContaining(['articles/flach/de', 'display-themes/wohnen/de']));
  expect(idsIn(snapshot)).not.toContain('articles/tief/de');
  expect(snapshot.problems).toContainEqual(
    expect.objectContaining({ key: 'tief', field: 'redirects_from', severity: 'error' }),
  );
});
