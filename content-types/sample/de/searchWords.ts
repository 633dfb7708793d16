import type { SampleEntry } from '../../registry';

export const searchWords: readonly SampleEntry<'search-words'>[] = [
  {
    shared: {},
    text: {
      // What visitors have looked for in vain.
      synonyms: [{ words: 'Kehrichtabfuhr, Müllabfuhr, Abfall' }],
      answers: [{ query: 'Medianmiete', page: '/unterthema/mietpreise' }],
    },
    updated: '2026-08-20T08:00:00.000Z',
  },
];
