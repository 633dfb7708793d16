import type { LocalizedInput } from '../../registry';
import { economyKategories } from './kategories/economyKategories';
import { peopleKategories } from './kategories/peopleKategories';

/** Statistics and their method sheets in English. */
export const kategories: Readonly<Record<string, LocalizedInput<'kategories'>>> = {
  ...peopleKategories,
  ...economyKategories,
};
