/** Single types that the CMS does not deliver: pages cannot be rendered without them, so they get defaults. */
import { defaultLocale } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { singleNames, singleTypes } from '@/content-types/registry';
import type { SingleName } from '@/content-types/registry';
import { defaultTexts } from '@/lib/i18n/defaultTexts';
import type { DefaultTexts } from '@/lib/i18n/defaultTexts';
import type { CheckedEntry } from './checkedEntry';
import { emptyAttributes } from './emptyAttributes';
import { createReporter } from './findings';
import type { Problem } from '@/lib/faults/problem';
import type { Snapshot } from './snapshot';

/** There is no default for this one: only the office knows what its home page says. */
export const requiredSingle = 'home-page' satisfies SingleName;

type Texts = Readonly<Record<string, string>>;

/** The texts that an entry needs at least. */
const requiredTexts: { readonly [Name in Exclude<SingleName, typeof requiredSingle>]: (texts: DefaultTexts) => Texts } =
  {
    'background-page': ({ interactive }) => ({ title: interactive }),
    'cookie-consent': (texts) => ({
      title: texts.consentTitle,
      text: texts.consentText,
      accept_all_label: texts.acceptAll,
      accept_partial_label: texts.acceptPartial,
      settings_label: texts.consentSettings,
      external_content_text: texts.externalText,
      external_content_label: texts.externalLabel,
    }),
    footer: () => ({}),
    headers: (texts) => ({
      site_name: texts.siteName,
      picker_label: texts.pickerLabel,
      picker_placeholder: texts.pickerPlaceholder,
    }),
    'indikatorenset-page': ({ indicatorSets }) => ({ title: indicatorSets }),
    'search-page': ({ search }) => ({ title: search }),
    'search-words': () => ({}),
    'theme-page': ({ themes }) => ({ title: themes }),
  };

function makeDefault(type: keyof typeof requiredTexts, locale: Locale): CheckedEntry {
  const { fields, schema } = singleTypes[type];
  const values = schema.parse({ ...emptyAttributes(fields), ...requiredTexts[type](defaultTexts[locale]) });
  return { meta: { type, key: type, locale, updatedAt: '' }, values };
}

/** The default of a single type that was never published; undefined for the home page. */
export function defaultEntry(type: SingleName, locale: Locale): CheckedEntry | undefined {
  return type === requiredSingle ? undefined : makeDefault(type, locale);
}

/** The single types without an entry in German. */
export function missingSingles({ entries }: Pick<Snapshot, 'entries'>): readonly SingleName[] {
  const german = entries.filter(({ meta }) => meta.locale === defaultLocale);
  const present = new Set<string>(german.map(({ meta }) => meta.type));
  return singleNames.filter((name) => !present.has(name));
}

/** Reports missing single types: an error for the home page, a warning for those with a default. */
export function missingSingleProblems(types: readonly SingleName[], cmsUrl: string | undefined): readonly Problem[] {
  const problems: Problem[] = [];
  for (const type of types) {
    const meta = { type, key: type, locale: defaultLocale, updatedAt: '' };
    const { error, warning } = createReporter(problems, { meta, cmsUrl });
    if (type === requiredSingle) error('', { code: 'home-page-missing' });
    else warning('', { code: 'single-missing' });
  }
  return problems;
}
