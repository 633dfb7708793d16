import type { Locale } from '@/content-types/locales';
import { de } from './messages/de';
import type { Messages } from './messages/de';
import { en } from './messages/en';
import { fr } from './messages/fr';
import { it } from './messages/it';
import { ls } from './messages/ls';

export type { Messages };

export const messagesByLocale: { readonly [Name in Locale]: Messages } = { de, ls, fr, it, en };
