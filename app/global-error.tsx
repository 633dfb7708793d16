'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { messagesByLocale } from '@/lib/language/messages';
import { languageTag, splitPath } from '@/lib/language/paths';

interface GlobalErrorProps {
  readonly error: Error & { readonly digest?: string; readonly status?: number };
}

/** Shown when rendering itself fails, while developing; an island that fails stays in its place: `components/Island.tsx`. */
export default function GlobalError({ error }: GlobalErrorProps): ReactNode {
  const { locale } = splitPath(
    usePathname()
      .split('/')
      .filter((segment) => segment !== ''),
  );
  const status = error.status ?? 500;
  return (
    <html lang={languageTag[locale]}>
      <body>
        <main className="page">
          <h1 lang="en">{status} Internal Server Error</h1>
          <p lang="en">{error.message}</p>
          <details>
            <summary>{messagesByLocale[locale].errors.details}</summary>
            <pre>{error.stack}</pre>
          </details>
        </main>
      </body>
    </html>
  );
}
