import type { SampleEntry } from '../../registry';

/** Their ranks are in the order of the menu keys: Suche 0, Themen 1, Interaktiv 2. */
export const headerLinks: readonly SampleEntry<'header-links'>[] = [
  {
    shared: { path: '/suche', rank: 1, icon: 'search', type: 'main' },
    text: { label: 'Suche' },
    updated: '2025-06-02T07:00:00.000Z',
  },
  {
    shared: { path: '/themen', rank: 2, icon: 'list', type: 'main' },
    text: { label: 'Themen' },
    updated: '2025-06-02T07:01:00.000Z',
  },
  {
    shared: { path: '/interaktiv', rank: 3, icon: 'chart', type: 'main' },
    text: { label: 'Interaktiv' },
    updated: '2025-06-02T07:02:00.000Z',
  },
  {
    shared: { path: 'https://www.bs.ch/pd/statistisches-amt', rank: 4, icon: 'external', type: 'external' },
    text: { label: 'Über uns' },
    updated: '2025-06-02T07:03:00.000Z',
  },
];
