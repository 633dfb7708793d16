/** A page for editors: it has nothing but its own style, and no script. */
import { createHash } from 'node:crypto';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/content-types/locales';
import { languageTag } from '@/lib/i18n/paths';

interface PageParts {
  readonly locale: Locale;
  readonly title: string;
  readonly style: string;
  /** Below the title. */
  readonly children: ReactNode;
  /** After what the page is about. */
  readonly end?: ReactNode;
}

export function Page({ locale, title, style, children, end }: PageParts): ReactElement {
  return (
    <html lang={languageTag[locale]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          {children}
        </main>
        {end}
      </body>
    </html>
  );
}

export function writePage(page: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** The header that says what such a page may do. Forms lead to its own server; `ancestors`: who may show it in a frame. */
export function policyFor(style: string, ancestors = "'none'") {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors ${ancestors}; base-uri 'none'`;
  return { 'Content-Security-Policy': policy } as const;
}
