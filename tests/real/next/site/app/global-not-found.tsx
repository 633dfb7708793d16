import type { ReactNode } from 'react';
import { noteReading } from './parts';

export default function GlobalNotFound(): ReactNode {
  noteReading('/404');
  return (
    <html lang="de">
      <body>
        <main>Nichts da</main>
      </body>
    </html>
  );
}
