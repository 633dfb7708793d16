import { describe, expect, it } from 'vitest';
import { menuKeyOf, menuKeys } from '@/lib/site/menu';

describe('the keys of the menu', () => {
  it('B3.2 are Suche 0, Themen 1, Interaktiv 2', () => {
    expect(
      ['/suche', '/themen', '/interaktiv'].map((path) => menuKeys.findIndex((key) => key === menuKeyOf(path))),
    ).toEqual([0, 1, 2]);
  });

  it.each(['/', '/apps', '/themen/', '/fr/themen', 'https://example.org/suche', ''])(
    'B3.2 are not given to other entries: %j',
    (path) => {
      expect(menuKeyOf(path)).toBeNull();
    },
  );
});
