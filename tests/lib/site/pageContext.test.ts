import { expect, it } from 'vitest';
import { createContents } from '@/lib/content/content';
import { messagesByLocale } from '@/lib/i18n/messages';
import { contextInLanguage } from '@/lib/site/pageContext';
import type { PageContext } from '@/lib/site/pageContext';

const empty = {
  source: { cmsUrl: null, drafts: false },
  asOf: '2026-08-21T10:00:00.000Z',
  nextRelease: null,
  entries: [],
  problems: [],
};

const french: PageContext = {
  locale: 'fr',
  language: 'fr',
  path: '/thema/wohnen',
  content: createContents(empty)('fr'),
  messages: messagesByLocale.fr,
};

it("B1.3 the context of a part in another language has that language's texts, while links stay in the language of the page", () => {
  expect(contextInLanguage(french, 'de')).toEqual({ ...french, language: 'de', messages: messagesByLocale.de });
});
