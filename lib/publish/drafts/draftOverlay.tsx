/** What the draft site adds to the public one: a note above each page, and the right to frame it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultLocale, locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import type { SiteOverlay } from '@/lib/build/export/preview/siteOverlay';
import { fill } from '@/lib/i18n/fill';
import { formatInstant } from '@/lib/i18n/format/date';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag } from '@/lib/i18n/paths';
import { choiceAddress } from './draftAddresses';
import type { DraftState } from './draftState';

function languageOf(html: string): Locale {
  const [, tag] = /<html[^>]*\blang="([^"]*)"/.exec(html) ?? [];
  return locales.find((locale) => languageTag[locale] === tag) ?? defaultLocale;
}

/** Returns what the page shows, in its language. */
export function describeState(state: DraftState, locale: Locale): string {
  const { preview } = messagesByLocale[locale];
  const values = { time: formatInstant(state.madeAt), moment: formatInstant(state.asOf) };
  if (state.view === 'public') return fill(preview.public, values);
  return [
    preview.banner,
    fill(preview[state.view], values),
    ...(state.isChanging ? [preview.changing] : []),
    ...(state.hasFailed ? [preview.failed] : []),
  ].join(' ');
}

function note(state: DraftState, locale: Locale): string {
  return renderToStaticMarkup(
    <p className="site-notice site-notice-warning">
      {describeState(state, locale)}{' '}
      <a href={`${choiceAddress}?language=${locale}`} target="_top">
        {messagesByLocale[locale].preview.choose}
      </a>
    </p>,
  );
}

/** Returns the overlay. `frameOrigin` may show pages in a frame, besides the site itself; null for none. */
export function draftOverlay(state: DraftState, frameOrigin: string | null): SiteOverlay {
  const ancestors = `frame-ancestors 'self' ${frameOrigin ?? ''}`.trim();
  return {
    page: (html) => html.replace(/<body[^>]*>/, (body) => body + note(state, languageOf(html))),
    headers: (ofRules) => {
      const policy = ofRules['Content-Security-Policy']?.replace("frame-ancestors 'self'", ancestors);
      return { ...ofRules, ...(policy === undefined ? {} : { 'Content-Security-Policy': policy }) };
    },
  };
}
