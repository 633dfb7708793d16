/** What must not be on any page, found in its document. */
import { locales } from '@/content-types/locales';
import type { Locale } from '@/content-types/locales';
import { messagesByLocale } from '@/lib/i18n/messages';
import { languageTag, localizedPath } from '@/lib/i18n/paths';

/** Headings that are more than one level below the one before. */
function headingJumps(page: Element): readonly string[] {
  const headings = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  return headings.flatMap(({ outerHTML }, index) =>
    (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1 ? [outerHTML] : [],
  );
}

/** Headings of parts that have nothing else. */
function emptyParts(page: Element): readonly string[] {
  const parts = [...page.querySelectorAll('section')].filter(({ childElementCount }) => childElementCount === 1);
  return parts.flatMap(({ firstElementChild }) => {
    const heading = firstElementChild?.matches(
      'h2, h3, h4, h5, h6, div:not(.prose):has(> :is(h2, h3, h4, h5, h6) + p:last-child)',
    );
    return heading === true ? [firstElementChild?.outerHTML ?? ''] : [];
  });
}

function inlineStyles(page: Element): readonly string[] {
  return [...page.querySelectorAll('[style], style')].map(({ outerHTML }) => outerHTML);
}

/** Files have the same address in every language. */
function mislaidFiles(page: Element): readonly string[] {
  const addresses = [...page.querySelectorAll('a[href*="/uploads/"]')].map((link) => link.getAttribute('href') ?? '');
  return addresses.filter((address) => !address.startsWith('/uploads/'));
}

function doubleIds(page: Element): readonly string[] {
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** Links to places on the same page that are not there. */
function brokenJumps(page: Element): readonly string[] {
  const names = [...page.querySelectorAll('a[href^="#"]')].map((link) => link.getAttribute('href')?.slice(1) ?? '');
  return names.filter((name) => page.querySelector(`[id="${name}"]`) === null);
}

/** Whether a link from Leichte Sprache leads to a German page and is marked as German. */
function leavesLeichteSprache(link: Element, locale: Locale): boolean {
  const german = `[lang="${languageTag.de}"]`;
  const isMarked =
    link.matches('[hreflang="de"]') || link.closest(german) !== null || link.querySelector(german) !== null;
  return locale === 'ls' && isMarked;
}

/** Links to other pages of the site that lead out of the language; files have none. */
function linksOutOfLanguage(page: Element, locale: Locale): readonly string[] {
  const others = locales.filter((other) => other !== locale && other !== 'de').map((other) => `/${other}`);
  const start = localizedPath(locale, '/').replace(/\/$/, '');
  return [...page.querySelectorAll('a[href^="/"], form[action^="/"]')]
    .filter((link) => !leavesLeichteSprache(link, locale))
    .map((link) => link.getAttribute('href') ?? link.getAttribute('action') ?? '')
    .filter((address) => !/^\/(?:uploads\/|daten\/|catalog\.)/.test(address))
    .filter((address) => {
      const [path = ''] = address.split(/[?#]/);
      const isForeign = others.some((other) => path === other || path.startsWith(`${other}/`));
      return isForeign || !(path === start || path.startsWith(`${start}/`));
    });
}

function textsIn(messages: object): readonly string[] {
  return Object.values(messages).flatMap((value: unknown) => {
    if (typeof value === 'string') return [value];
    return typeof value === 'object' && value !== null ? textsIn(value) : [];
  });
}

const textsByLocale = locales.map((locale) => ({ locale, texts: new Set(textsIn(messagesByLocale[locale])) }));

/** The languages a text can be in: by the mark of the tiny site, or as a text of the interface. None if unknown. */
function languagesOf(text: string): readonly Locale[] {
  const mark = /\[(\w\w)\]/.exec(text)?.[1];
  if (mark !== undefined) return locales.filter((locale) => locale === mark);
  return textsByLocale.filter(({ texts }) => texts.has(text)).map(({ locale }) => locale);
}

interface ShownText {
  readonly text: string;
  readonly element: Element;
}

function shownTexts(page: Element): readonly ShownText[] {
  // The code of a language, beside a title in it, is in none; nobody reads the data of an island.
  const elements = [...page.querySelectorAll('*:not(abbr, script)')];
  return elements.flatMap((element) => {
    const written = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    const spoken = ['alt', 'aria-label'].map((name) => element.getAttribute(name) ?? '');
    return [...written.map(({ textContent }) => textContent ?? ''), ...spoken]
      .flatMap((text) => text.split(' · '))
      .map((text) => ({ text: text.trim(), element }));
  });
}

/** Texts in another language than the document says at that place, as `language: text`. */
function textsInWrongLanguage(page: Element): readonly string[] {
  return shownTexts(page).flatMap(({ text, element }) => {
    const languages = languagesOf(text).map((locale) => languageTag[locale]);
    const declared = element.closest('[lang]')?.getAttribute('lang') ?? '';
    return languages.length === 0 || languages.includes(declared) ? [] : [`${declared}: ${text}`];
  });
}

/** All faults of a page, each with its kind; none is the expected answer. */
export function allFaults(page: Element, locale: Locale): readonly string[] {
  const found = {
    'jump in the headings': headingJumps(page),
    'heading of nothing': emptyParts(page),
    'inline style': inlineStyles(page),
    'id used twice': doubleIds(page),
    'link to a place that is not there': brokenJumps(page),
    'wrong address of a file': mislaidFiles(page),
    'link out of the language': linksOutOfLanguage(page, locale),
    'text in the wrong language': textsInWrongLanguage(page),
  };
  return Object.entries(found).flatMap(([kind, places]) => places.map((place) => `${kind}: ${place}`));
}
