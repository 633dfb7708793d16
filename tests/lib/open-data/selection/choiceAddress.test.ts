import { describe, expect, it } from 'vitest';
import { readChoice, withoutChoice, writeChoice } from '@/lib/open-data/selection/choiceAddress';
import { firstChoice } from '@/lib/open-data/selection/choice';
import type { Choice } from '@/lib/open-data/selection/choice';
import { areasAndSexes, knownSpace } from './examples';

const data = areasAndSexes();
const space = knownSpace(data);
const first = firstChoice(data, space);

const choice: Choice = {
  names: [['Riehen', 'Basel'], ['Männer']],
  measure: 'index',
  kind: 'column',
  from: '2025',
  to: '2026',
};

function read(search: string): Choice | null {
  return readChoice(search, '5813', first, space);
}

describe('a choice in the address', () => {
  it('can be read by people', () => {
    expect(writeChoice('', '5813', choice, space)).toBe(
      '?auswahl=5813&gemeinde=Riehen&gemeinde=Basel&geschlecht=M%C3%A4nner&werte=index&form=saeulen&von=2025&bis=2026',
    );
  });

  it.each([choice, first, { ...choice, measure: 'share' as const, kind: 'map' as const, from: null }])(
    'comes back as it was written',
    (written) => {
      expect(read(writeChoice('', '5813', written, space))).toEqual(written);
    },
  );

  it('replaces an earlier one and leaves what others have added', () => {
    const address = writeChoice('?utm_source=brief&auswahl=1&von=2025&gemeinde=Basel', '5813', choice, space);
    expect(address).toMatch(/^\?utm_source=brief&auswahl=5813&/);
    expect(new URLSearchParams(address).getAll('gemeinde')).toEqual(['Riehen', 'Basel']);
    expect(withoutChoice(address, space)).toBe('?utm_source=brief');
    expect(withoutChoice('?auswahl=5813', space)).toBe('');
  });

  it('gives what is shown first for all that the data do not have', () => {
    expect(read('?auswahl=5813&gemeinde=Olten&werte=x&form=toString&von=1800&bis=x')).toEqual(first);
  });

  it('does not run backwards', () => {
    expect(read('?auswahl=5813&von=2026&bis=2025')).toMatchObject({ from: null, to: null });
  });

  it('holds six series at most, whoever wrote it', () => {
    const all = '?auswahl=5813&gemeinde=Riehen&gemeinde=Bettingen&gemeinde=Basel&gemeinde=Muttenz';
    const names = read(`${all}&geschlecht=Frauen&geschlecht=M%C3%A4nner`)?.names;
    expect(names).toEqual([['Riehen', 'Bettingen', 'Basel', 'Muttenz'], ['Frauen']]);
  });

  it('keeps its own names from columns of the same name', () => {
    const [jahr, , ...others] = data.columns;
    const odd = { ...data.columns[1], key: 'von' };
    const named = areasAndSexes({ columns: [jahr, odd, ...others] });
    expect(knownSpace(named).dimensions[0]?.id).toBe('von_');
  });
});
