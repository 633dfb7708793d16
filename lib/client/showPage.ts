/** Replaces the current page by a payload. Header and footer stay, except for what differs between pages. */
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
  // Not `textContent`, which Trusted Types refuse for scripts, even though this one is data and never runs.
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

/** Menu entries carry the key of their section. */
function showMenuKey(menuKey: string): void {
  for (const entry of document.querySelectorAll('a[data-menu-key]')) {
    entry.ariaCurrent = entry.getAttribute('data-menu-key') === menuKey ? 'true' : null;
  }
}

/** Closes what was opened in the header to choose this page. */
function closeHeader(): void {
  for (const opened of document.querySelectorAll('[data-topic-picker] details[open]')) opened.removeAttribute('open');
  const menu = document.querySelector<HTMLElement>('[data-site-header] [popover]');
  if (menu !== null && 'hidePopover' in menu) menu.hidePopover();
}

/** Points the language switch to this page; language links in the content stay unchanged. */
function showLanguageLinks(alternates: readonly HeadAttributes[]): void {
  for (const link of document.querySelectorAll('a[hreflang]')) {
    const target = alternates.find(({ hreflang }) => hreflang === link.getAttribute('hreflang'))?.['href'];
    if (target === undefined || link.closest('main') !== null) continue;
    // Alternates name the public site, which has another host in a preview.
    link.setAttribute('href', new URL(target, document.baseURI).pathname);
  }
}

/** Marks the languages that the page is not translated into; without a list all count as translated. */
function showTranslations(meta: readonly HeadAttributes[]): void {
  const written = meta.find(({ name }) => name === translationsMeta)?.['content']?.split(' ');
  for (const link of document.querySelectorAll('a[data-language]')) {
    if (link.closest('main') !== null) continue;
    link.toggleAttribute('data-missing', written?.includes(link.getAttribute('data-language') ?? '') === false);
  }
}

/**
 * Whether to show the change as a cross-fade: never between content pages, which are read in sequence, and never for
 * visitors who prefer reduced motion (behaviour B5.6).
 */
export function usesCrossFade({ isContent }: PagePayload): boolean {
  if (isContent || document.querySelector('[data-content]') || !('startViewTransition' in document)) return false;
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Shows a page. `kept`: the page as cached before. Throws if the current page has no `<main>`. */
export function showPage(payload: PagePayload, kept?: CachedPage): void {
  const main = document.querySelector('main');
  if (main === null) throw new Error('No main.');
  removeHeadOfOldPage();
  if (kept === undefined) setHtml(main, payload.main);
  else main.replaceChildren(...kept.nodes);
  showHead(payload);
  // The element around `<main>` carries what the frame needs to know of the page.
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

/** Moves the focus to what had it before, or to the target of the hash, or to the heading, so that reading continues there. */
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
