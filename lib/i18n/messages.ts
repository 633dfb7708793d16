/** Interface texts, one JSON file per language. German is the reference: missing or additional texts in another language do not compile. */
import type { ChartKind } from '@/content-types/chartKinds';
import type { Locale } from '@/content-types/locales';
import { suggestionTexts } from '@/lib/search/field/suggestionTexts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import ls from './messages/ls.json' with { type: 'json' };

type Texts = typeof de & { readonly charts: { readonly kinds: { readonly [Kind in ChartKind]: string } } };

/** Leichte Sprache falls back to German for texts that need no simpler form. */
const lsTexts: Texts = {
  ...de,
  ...ls,
  preview: { ...de.preview, ...ls.preview },
  labels: { ...de.labels, ...ls.labels },
  charts: { ...ls.charts, selection: { ...de.charts.selection, ...ls.charts.selection } },
  search: { ...de.search, ...ls.search },
  errors: { ...de.errors, ...ls.errors },
};

const texts: { readonly [Name in Locale]: Texts } = { de, ls: lsTexts, fr, it, en };

/** No language has texts that German lacks. */
de satisfies typeof en & typeof fr & typeof it & typeof ls;

function withSuggestions(locale: Locale) {
  const { kinds, searchField, ...others } = texts[locale];
  return {
    ...others,
    kinds: { ...suggestionTexts[locale].kinds, ...kinds },
    searchField: { ...searchField, ...suggestionTexts[locale] },
  };
}

export type Messages = ReturnType<typeof withSuggestions>;

export const messagesByLocale: { readonly [Name in Locale]: Messages } = {
  de: withSuggestions('de'),
  ls: withSuggestions('ls'),
  fr: withSuggestions('fr'),
  it: withSuggestions('it'),
  en: withSuggestions('en'),
};
