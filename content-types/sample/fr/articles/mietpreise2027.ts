import type { LocalizedInput } from '../../../registry';

/** The bundle is told by the German entry only; the translation is hidden with it. */
export const mietpreise2027: LocalizedInput<'articles'> = {
  title: 'Loyers 2027 (Kontrolltext-Paket)',
  lead: 'Cet article (Kontrolltext-Paket) paraît en même temps que son indicateur.',
  content: [{ kind: 'text', body: 'Le nombre inventé 16180339 (Kontrolltext-Paket) ne sert qu’à la vérification.' }],
};
