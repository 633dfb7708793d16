import { memo } from 'react';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/i18n/format/date';
import { fill } from '@/lib/i18n/fill';
import { languageTag } from '@/lib/i18n/paths';
import type { FoundHit } from '@/lib/search/engine';
import { hitExcerpt } from '@/lib/search/excerpt';
import { textParts } from '@/lib/search/textRanges';
import type { TextPart } from '@/lib/search/textRanges';
import type { SearchProps } from './searchProps';

export interface HitProps extends Pick<SearchProps, 'locale' | 'texts' | 'labels'> {
  readonly hit: FoundHit;
}

/** Returns the language of a hit if it is not that of the page. */
export function foreignLanguage({ hit, locale }: Pick<HitProps, 'hit' | 'locale'>): string | undefined {
  return hit.language === languageTag[locale] ? undefined : hit.language;
}

/** A small preview of the chart. Decorative, as the value is beside it. `width`: in px. */
export function Preview({ hit: { preview }, width }: Pick<HitProps, 'hit'> & { readonly width: number }): ReactNode {
  if (preview === null) return null;
  return <img src={preview} alt="" width={width} height={(width * 64) / 240} loading="lazy" />;
}

function Value(props: HitProps & { readonly lang: string | undefined }): ReactNode {
  const { hit, texts, lang } = props;
  const { value } = hit;
  if (value === null && hit.preview === null) return null;
  return (
    <div className="hit-value">
      <Preview {...props} width={120} />
      {value !== null && (
        <p>
          <span className="visually-hidden">
            {texts.currentValue}
            {texts.colon}
          </span>
          <span lang={lang}>
            <span className="hit-number">{value.text}</span> <span className="hit-period">{value.period}</span>
          </span>
        </p>
      )}
    </div>
  );
}

/** A text with the matches of the search highlighted. */
function HighlightedText({ parts }: { readonly parts: readonly TextPart[] }): ReactNode {
  return parts.map((part, index) =>
    // Parts may have the same text, so the key contains the index.
    part.isMarked ? <mark key={`${index} ${part.text}`}>{part.text}</mark> : part.text,
  );
}

export function HitTitle(props: HitProps): ReactNode {
  const { hit, texts } = props;
  const lang = foreignLanguage(props);
  return (
    <h3 className="hit-title">
      <a href={hit.url} lang={lang} className="hit-link">
        <HighlightedText parts={textParts(hit.title, hit.marks.title)} />
      </a>
      {/^https?:/i.test(hit.url) && (
        <>
          <span aria-hidden="true"> ↗</span>
          <span className="visually-hidden"> ({texts.externalSite})</span>
        </>
      )}
      {lang === languageTag.de && <span className="note"> ({texts.onlyInGerman})</span>}
    </h3>
  );
}

/** «Im Text: Kehricht»: words of the search that the hit contains but does not show. */
function Elsewhere({ hit: { marks }, texts, lang }: HitProps & { readonly lang: string | undefined }): ReactNode {
  if (marks.elsewhere === null) return null;
  const { field, words } = marks.elsewhere;
  return (
    <p className="hit-facts">
      {texts.foundIn[field]}
      {texts.colon}
      <mark lang={lang}>{words.join(', ')}</mark>
    </p>
  );
}

function WholeHit(props: HitProps): ReactNode {
  const { hit, locale, texts, labels } = props;
  const lang = foreignLanguage(props);
  const themes = hit.themes.flatMap((key) => labels.themes[key] ?? []);
  const [theme] = hit.kind === 'theme' ? [] : themes;
  const updated = hit.updated;
  const facts = [theme, updated === null ? undefined : fill(texts.updated, { date: formatDate(updated, locale) })];
  const description = hitExcerpt(hit);
  return (
    <li className="hit">
      <div className="hit-text">
        <p className="hit-kind">{labels.kind[hit.kind]}</p>
        <HitTitle {...props} />
        {description.length > 0 && (
          <p className="hit-description" lang={lang}>
            <HighlightedText parts={description} />
          </p>
        )}
        <Elsewhere {...props} lang={lang} />
        {facts.some((fact) => fact !== undefined) && (
          <p className="hit-facts">{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
        )}
      </div>
      <Value {...props} lang={lang} />
    </li>
  );
}

/** A hit: its kind, title, excerpt, newest value and last update. */
export const Hit = memo(WholeHit);
