import type { LocalizedInput } from '../../registry';

export const searchWords: Readonly<Record<string, LocalizedInput<'search-words'>>> = {
  'search-words': {
    synonyms: [{ words: 'ramassage des ordures, enlèvement des déchets, déchets' }],
    answers: [{ query: 'loyer médian', page: '/unterthema/mietpreise' }],
  },
};
