/** The texts around a chart in a saved picture, which must be understandable on its own. */
import { addressOf } from '@/content-types/registry';
import { office } from '@/lib/shared/office';
import { anchorOf } from '@/lib/i18n/format/anchor';
import { formatDate } from '@/lib/i18n/format/date';
import type { Indicator } from '@/lib/site/indicators';
import type { PageContext } from '@/lib/site/pageContext';
import { permanentAddress } from '@/lib/site/permanentAddress';
import { figureDescription } from '@/lib/drawing/model/figureDescription';

/** Attributes that `lib/drawing/browser/picture/savePicture.ts` reads. */
type PictureTexts = Readonly<Record<`data-${'file' | 'title' | 'about' | 'note' | 'address'}`, string>>;

/** Without its ending. */
function fileName({ meta, title }: Indicator, day: string | null): string {
  return [office().prefix, meta.key, anchorOf(title), day].filter((part) => part !== null).join('-');
}

/** Texts in the language of the indicator, with the address of its page in the language of the page. */
export function pictureTexts(
  indicator: Indicator,
  { locale, language, messages }: Pick<PageContext, 'locale' | 'language' | 'messages'>,
): PictureTexts {
  const { title, sources, data_as_of: asOf, last_update: updated, meta } = indicator;
  const { labels, colon } = messages;
  const day = asOf ?? updated;
  const names = sources.map(({ name }) => name).join(', ');
  const source = names === '' ? null : `${sources.length > 1 ? labels.sources : labels.source}${colon}${names}`;
  const state = day === null ? null : `${labels.asOf}${colon}${formatDate(day, language)}`;
  return {
    'data-file': fileName(indicator, day),
    'data-title': title,
    'data-about': figureDescription(indicator, language),
    'data-note': [source, state].filter((part) => part !== null).join(' · '),
    'data-address': permanentAddress({ locale, path: addressOf(meta) ?? '/' }),
  };
}
