'use client';

import type { ReactNode } from 'react';

interface GlobalErrorProps {
  readonly error: Error & { readonly digest?: string; readonly status?: number };
}

/** Shown during development when rendering itself fails. Islands handle their own failures: `components/Island.tsx`. */
export default function GlobalError({ error }: GlobalErrorProps): ReactNode {
  return (
    <html lang="en">
      <body>
        <main className="page">
          <h1>{error.status ?? 500} Internal Server Error</h1>
          <p>{error.message}</p>
          <details>
            <summary>Details</summary>
            <pre>{error.stack}</pre>
          </details>
        </main>
      </body>
    </html>
  );
}
