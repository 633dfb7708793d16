import { dump } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '@/lib/shared/errors';
import { localizedName, readOffice } from '@/lib/shared/office';
import { temporaryFolder } from '../commands/temporaryFolder';

const canton = { key: 'Kanton', extent: 'whole', one: { de: 'Kanton', fr: 'Canton' } };
const commune = {
  key: 'Gemeinde',
  extent: 'part',
  one: { de: 'Gemeinde', fr: 'Commune' },
  several: { de: 'Gemeinden', fr: 'Communes' },
  areas: ['Lausanne', 'Nyon'],
};
const valid = {
  organisation: 'kanton-waadt',
  prefix: 'vd',
  region: { de: 'Kanton Waadt', fr: 'Canton de Vaud' },
  languages: ['de', 'fr'],
  kinds: [canton, commune],
};

function faultsOf(file: string): string {
  const { path } = temporaryFolder({ 'office.yaml': file });
  try {
    readOffice(path);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message;
    throw error;
  }
  return '';
}

describe('the file of an office', () => {
  it('is read with what may be left out', () => {
    const { path } = temporaryFolder({ 'office.yaml': dump(valid) });
    expect(readOffice(path)).toMatchObject({
      tiles: [],
      kinds: [
        { key: 'Kanton', areas: [], pages: true },
        { key: 'Gemeinde', areas: ['Lausanne', 'Nyon'], pages: true },
      ],
    });
  });

  it.each([
    ['begins with a language other than German', { languages: ['fr', 'de'] }, 'languages must begin with «de»'],
    ['names a language twice', { languages: ['de', 'fr', 'fr'] }, 'languages names «fr» twice'],
    ['lacks a name in one of its languages', { languages: ['de', 'fr', 'it'] }, 'region.it is missing'],
    ['has no kind that is the region', { kinds: [commune] }, 'kinds must hold one kind with the extent «whole»'],
    ['has a kind twice', { kinds: [canton, commune, commune] }, 'kinds holds «Gemeinde» twice'],
    [
      'does not say what several parts are called',
      { kinds: [canton, { ...commune, several: undefined }] },
      'several is missing',
    ],
    ['lists no areas of a part', { kinds: [canton, { ...commune, areas: [] }] }, 'areas is missing'],
    ['lists an area twice', { kinds: [canton, { ...commune, areas: ['Nyon', 'Nyon'] }] }, 'names «Nyon» twice'],
    ['lists areas of what is no part', { kinds: [{ ...canton, areas: ['Waadt'] }, commune] }, 'areas is for parts'],
    ['has a word that nobody reads', { colour: 'red' }, 'there is no «colour»'],
    ['lacks a value', { prefix: undefined }, 'prefix is missing'],
  ])('is refused if it %s', (_name, change, message) => {
    expect(faultsOf(dump({ ...valid, ...change }, { skipInvalid: true }))).toContain(message);
  });

  it('tells all its faults at once, with the place of an example', () => {
    const message = faultsOf(dump({ ...valid, prefix: 'VD', organisation: 'a b' }));
    expect(message).toContain('prefix must be small letters');
    expect(message).toContain('organisation must be small letters');
    expect(message).toContain('content-types/sample/office/office.yaml');
  });

  it('is refused with the line if it is no YAML, and with its place if it is not there', () => {
    expect(faultsOf('prefix: vd\n  region: {')).toContain('(2:');
    expect(faultsOf('')).toContain('is empty');
    expect(faultsOf(`${dump(valid)}---\nprefix: vd\n`)).toContain('document');
    expect(() => readOffice('no/such/folder')).toThrow(/no\/such\/folder.*office\.yaml\n.*cannot be read/s);
  });
});

it('Leichte Sprache has German names where it has none of its own', () => {
  expect(localizedName({ de: 'Wohnviertel', ls: 'Wohn-Viertel' }, 'ls')).toBe('Wohn-Viertel');
  expect(localizedName({ de: 'Gemeinde' }, 'ls')).toBe('Gemeinde');
});
