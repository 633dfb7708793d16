/** A page for editors, with an inline style and no script. */
import { createHash } from 'node:crypto';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '@/content-types/locales';
import { languageTag } from '@/lib/i18n/paths';

interface PageParts {
  readonly locale: Locale;
  readonly title: string;
  readonly style: string;
  /** Content below the title. */
  readonly children: ReactNode;
  /** Content after `<main>`. */
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

/** Returns the content security policy of such a page. Forms post to its own server; `ancestors` may show it in a frame. */
export function policyFor(style: string, ancestors = "'none'") {
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors ${ancestors}; base-uri 'none'`;
  return { 'Content-Security-Policy': policy } as const;
}
