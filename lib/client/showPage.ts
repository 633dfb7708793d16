/** Puts the data of a page in place of the current one. Header and footer stay, but for what differs between pages. */
import type { CachedPage } from './backForwardCache';
import { siteWideMeta, translationsMeta } from '@/lib/shared/browser/pagePayload';
import type { HeadAttributes, PagePayload } from '@/lib/shared/browser/pagePayload';
import { setHtml } from './trustedHtml';

function isOfThisPage(meta: Element): boolean {
  const name = meta.getAttribute('name') ?? meta.getAttribute('property');
  return name !== null && !siteWideMeta.includes(name);
}

function removeHeadOfOldPage(): void {
  for (const link of document.head.querySelectorAll('link[rel="canonical"], link[rel="alternate"]')) link.remove();
  for (const meta of document.head.querySelectorAll('meta')) if (isOfThisPage(meta)) meta.remove();
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}

function addToHead(name: string, attributes: HeadAttributes, text = ''): void {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  // Not as `textContent`, which trusted types refuse for scripts: this is data, which nothing runs.
  element.append(text);
  document.head.append(element);
}

function showHead({ title, canonical, alternates, description, meta, jsonLd }: PagePayload): void {
  document.title = title;
  if (description !== null) addToHead('meta', { name: 'description', content: description });
  if (canonical !== null) addToHead('link', { rel: 'canonical', href: canonical });
  for (const attributes of alternates) addToHead('link', { rel: 'alternate', ...attributes });
  for (const attributes of meta) addToHead('meta', attributes);
  for (const text of jsonLd) addToHead('script', { type: 'application/ld+json' }, text);
}

/** Entries of the menu carry the key of their section. */
function showMenuKey(menuKey: string): void {
  for (const entry of document.querySelectorAll('a[data-menu-key]')) {
    entry.ariaCurrent = entry.getAttribute('data-menu-key') === menuKey ? 'true' : null;
  }
}

/** What was opened in the header to choose this page has done its work. */
function closeHeader(): void {
  for (const opened of document.querySelectorAll('[data-topic-picker] details[open]')) opened.removeAttribute('open');
  const menu = document.querySelector<HTMLElement>('[data-site-header] [popover]');
  if (menu !== null && 'hidePopover' in menu) menu.hidePopover();
}

/** Links of the language switch follow the page; those within the text are the text's own. */
function showLanguageLinks(alternates: readonly HeadAttributes[]): void {
  for (const link of document.querySelectorAll('a[hreflang]')) {
    const target = alternates.find(({ hreflang }) => hreflang === link.getAttribute('hreflang'))?.['href'];
    if (target === undefined || link.closest('main') !== null) continue;
    // Alternates name the public site, which is another host in a preview.
    link.setAttribute('href', new URL(target, document.baseURI).pathname);
  }
}

/** Marks the languages that the page is not written in; without a list all count as written. */
function showTranslations(meta: readonly HeadAttributes[]): void {
  const written = meta.find(({ name }) => name === translationsMeta)?.['content']?.split(' ');
  for (const link of document.querySelectorAll('a[data-language]')) {
    if (link.closest('main') !== null) continue;
    link.toggleAttribute('data-missing', written?.includes(link.getAttribute('data-language') ?? '') === false);
  }
}

/**
 * Whether the change is shown as a cross-fade: never on pages of content, which are read one after the other, and never
 * for those who want no motion (behaviour B5.6).
 */
export function usesCrossFade({ isContent }: PagePayload): boolean {
  if (isContent || document.querySelector('[data-content]') || !('startViewTransition' in document)) return false;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** `kept` is the page as it was shown before. Throws when the current page has no `<main>`. */
export function showPage(payload: PagePayload, kept?: CachedPage): void {
  const main = document.querySelector('main');
  if (main === null) throw new Error('No main.');
  removeHeadOfOldPage();
  if (kept === undefined) setHtml(main, payload.main);
  else main.replaceChildren(...kept.nodes);
  showHead(payload);
  // The element around the page says what is true outside `<main>`, too.
  const { parentElement: frame } = main;
  frame?.toggleAttribute('data-content', payload.isContent);
  frame?.setAttribute('data-menu-key', payload.menuKey);
  showMenuKey(payload.menuKey);
  closeHeader();
  showLanguageLinks(payload.alternates);
  showTranslations(payload.meta);
}

function elementOfHash(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** Moves the focus to what had it before, to what the address points at, or to the heading: reading goes on there. */
export function focusNewPage(hash: string, kept?: CachedPage): void {
  const target =
    kept?.focused ??
    elementOfHash(hash) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.querySelector('main');
  if (target === null) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
