import type { SampleEntry } from '../../registry';

/** The order is the order of the menu keys: Suche 0, Themen 1, Interaktiv 2. */
export const headerLinks: readonly SampleEntry<'header-links'>[] = [
  {
    shared: { path: '/suche', icon: 'search', type: 'main' },
    text: { label: 'Suche' },
    updated: '2025-06-02T07:00:00.000Z',
  },
  {
    shared: { path: '/themen', icon: 'list', type: 'main' },
    text: { label: 'Themen' },
    updated: '2025-06-02T07:01:00.000Z',
  },
  {
    shared: { path: '/interaktiv', icon: 'chart', type: 'main' },
    text: { label: 'Interaktiv' },
    updated: '2025-06-02T07:02:00.000Z',
  },
  {
    shared: { path: 'https://www.bs.ch/pd/statistisches-amt', icon: 'external', type: 'external' },
    text: { label: 'Über uns' },
    updated: '2025-06-02T07:03:00.000Z',
  },
];
