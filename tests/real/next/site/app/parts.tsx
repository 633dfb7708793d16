/** What is on the pages, by address; and how the app misbehaves if a test asks it to. */
import type { ReactNode } from 'react';
import { dependencyRecorder } from '@/lib/build/next/dependencyRecorder';
import { Counter } from './Counter.client';

function Plain(): ReactNode {
  const count = 3;
  return <p className="box-special">Noch {count} Stück</p>;
}

function WithIsland(): ReactNode {
  return (
    <div data-island="Counter">
      <Counter count={3} />
    </div>
  );
}

function Breakable(): ReactNode {
  if (process.env['BREAKS'] === '1') throw new Error('Broken for the test');
  return <p>Heil</p>;
}

/** The year of the content, which the page counts as having read. */
export function yearFor(address: string): string | undefined {
  if (process.env['NOTES_NOTHING'] !== '1') dependencyRecorder(address).note('year');
  return globalThis.providedContent?.contents('de').year ?? '2026';
}

export const parts: Readonly<Record<string, () => ReactNode>> = {
  '/': Plain,
  '/insel': WithIsland,
  '/heikel': Breakable,
  '/fr/heikel': Breakable,
};
