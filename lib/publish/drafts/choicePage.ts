/** Where editors choose what the preview shows: all drafts, or the site as it will be at an instant. */
import { createHash } from 'node:crypto';
import type { Locale } from '@/content-types/locales';
import { instantFault } from '@/content-types/swissTime';
import { encodeEntities } from '@/lib/base/html/entities';
import { fill } from '@/lib/language/fill';
import { messagesByLocale } from '@/lib/language/messages';
import { formatInstant } from '@/lib/language/format/date';
import { languageTag } from '@/lib/language/paths';
import { choiceAddress } from './addresses';
import { describeState } from './overlay';
import type { DraftState } from './draftState';

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem}' +
  'form{margin-block:1.5rem}label{display:block;margin-block-end:.25rem}button,input{font:inherit;padding:.4rem .6rem;margin-block-end:.5rem}';

const styleHash = createHash('sha256').update(style).digest('base64');

/** `frameOrigin`: who else may show the page in a frame. */
export function pagePolicy(frameOrigin: string | null = null): string {
  const ancestors = `'self' ${frameOrigin ?? ''}`.trim();
  return `default-src 'none'; form-action 'self'; frame-ancestors ${ancestors}; base-uri 'none'; style-src 'sha256-${styleHash}'`;
}

export function pageWith(locale: Locale, content: string): string {
  const { title } = messagesByLocale[locale].preview;
  return (
    `<!doctype html><html lang="${languageTag[locale]}"><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${encodeEntities(title)}</title><style>${style}</style></head><body><main>` +
    `<h1>${encodeEntities(title)}</h1>${content}</main></body></html>`
  );
}

/** A page with one sentence. */
export function sentencePage(locale: Locale, name: 'closed' | 'empty' | 'making'): string {
  return pageWith(locale, `<p>${encodeEntities(messagesByLocale[locale].preview[name])}</p>`);
}

/** In the place of a page of an instant (ISO, UTC) to come whose site is still being built. */
export function comingPage(locale: Locale, moment: string): string {
  const sentence = fill(messagesByLocale[locale].preview.coming, { moment: formatInstant(moment) });
  return pageWith(locale, `<p>${encodeEntities(sentence)}</p>`);
}

export interface ChoicePage {
  readonly locale: Locale;
  readonly state: DraftState | null;
  /** The path of the page that is to be seen. */
  readonly page: string;
  /** The instants (ISO, UTC) at which something is published next, the first of them first. */
  readonly releases: readonly string[];
  readonly isWrong?: boolean;
}

/** More would be a list to search in. */
const mostReleases = 12;

export function choicePage({ locale, state, page, releases, isWrong = false }: ChoicePage): string {
  const texts = messagesByLocale[locale].preview;
  const text = (name: keyof typeof texts): string => encodeEntities(texts[name]);
  const address = `${choiceAddress}?${new URLSearchParams({ language: locale, page }).toString()}`;
  const form = (content: string): string => `<form method="post" action="${encodeEntities(address)}">${content}</form>`;
  const buttons = releases
    .slice(0, mostReleases)
    .map((at) => `<button name="moment" value="${encodeEntities(at)}">${encodeEntities(formatInstant(at))}</button>`);
  const later = '<input type="hidden" name="view" value="later">';
  return pageWith(
    locale,
    [
      `<p>${text('lead')}</p>`,
      state === null ? '' : `<p>${encodeEntities(describeState(state, locale))}</p>`,
      isWrong ? `<p role="alert"><strong>${text('wrongMoment')}</strong></p>` : '',
      form(`<button name="view" value="drafts">${text('showDrafts')}</button>`),
      buttons.length === 0 ? '' : form(`<p>${text('releases')}</p>${later}${buttons.join(' ')}`),
      form(
        `<label for="moment">${text('moment')}</label>${later}` +
          `<input id="moment" name="moment" type="datetime-local" required> <button>${text('showLater')}</button>`,
      ),
      `<p><a href="${encodeEntities(page)}">${text('back')}</a></p>`,
    ].join(''),
  );
}

/** As an instant; of a time that clocks in Switzerland show twice the earlier one. */
function readMoment(moment: string): string | null {
  const fault = instantFault(moment);
  if (fault === undefined) return moment;
  if (fault.code === 'instant-twice') return fault.values.first;
  return fault.code === 'instant-without-offset' ? fault.values.instant : null;
}

/** The instant to come (ISO, UTC) that a button names, or a form as clocks in Switzerland show it; null if there is none. */
export function instantOf(moment: string, now = Date.now()): string | null {
  const time = Date.parse(readMoment(moment) ?? '');
  return time > now ? new Date(time).toISOString() : null;
}
