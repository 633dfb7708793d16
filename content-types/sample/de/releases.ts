import type { SampleEntry } from '../../registry';

/** Its two entries carry a marker word; from `release_at` on both are there, before then neither. */
export const releases: readonly SampleEntry<'releases'>[] = [
  {
    shared: { slug: 'mietpreise-2027', release_at: '2027-09-01T06:30:00Z', release_status: 'bestätigt' },
    text: { title: 'Mietpreise 2027 (PAKET-KANARIENVOGEL)' },
    updated: '2026-10-14T07:00:00.000Z',
  },
];
