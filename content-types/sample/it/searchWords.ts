import type { LocalizedInput } from '../../registry';

export const searchWords: Readonly<Record<string, LocalizedInput<'search-words'>>> = {
  'search-words': {
    synonyms: [{ words: 'raccolta dei rifiuti, nettezza urbana, rifiuti' }],
    answers: [{ query: 'affitto mediano', page: '/unterthema/mietpreise' }],
  },
};
