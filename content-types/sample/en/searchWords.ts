import type { LocalizedInput } from '../../registry';

export const searchWords: Readonly<Record<string, LocalizedInput<'search-words'>>> = {
  'search-words': {
    synonyms: [{ words: 'bin collection, waste collection, waste' }],
    answers: [{ query: 'median rent', page: '/unterthema/mietpreise' }],
  },
};
