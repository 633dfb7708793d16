import { expect, it } from 'vitest';
import { locales } from '@/content-types/locales';
import { languageTag } from '@/lib/i18n/paths';
import { draftOverlay } from '@/lib/publish/drafts/draftOverlay';

const state = {
  view: 'drafts',
  asOf: '2026-08-20T09:59:00.000Z',
  madeAt: '2026-08-20T10:00:00.000Z',
  isChanging: true,
  hasFailed: false,
} as const;

const starts = {
  de: 'Vorschau – nicht veröffentlicht.',
  ls: 'Vorschau. Diese Seite ist noch nicht öffentlich.',
  fr: 'Aperçu – non publié.',
  it: 'Anteprima – non pubblicato.',
  en: 'Preview – not published.',
} as const;

it.each(locales)('notes above each page, in its language, what it shows (%s)', (locale) => {
  const { page } = draftOverlay(state, null);
  const html = `<!DOCTYPE html><html lang="${languageTag[locale]}" class="x"><head></head><body data-menu=""><main>`;
  const changed = page(html);
  expect(changed).toMatch(/<body data-menu=""><p class="site-notice site-notice-warning">/);
  expect(changed).toContain(starts[locale]);
  expect(changed).toContain('20.08.2026, 12:00');
  expect(changed.endsWith('</p><main>')).toBe(true);
});

it('lets the CMS show pages in a frame, and nobody else', () => {
  const rules = { 'Content-Security-Policy': "default-src 'self'; frame-ancestors 'self'", 'Cache-Control': 'public' };
  expect(draftOverlay(state, 'https://cms.example.org').headers(rules)).toEqual({
    'Content-Security-Policy': "default-src 'self'; frame-ancestors 'self' https://cms.example.org",
    'Cache-Control': 'public',
  });
  expect(draftOverlay(state, null).headers(rules)['Content-Security-Policy']).toBe(rules['Content-Security-Policy']);
});
